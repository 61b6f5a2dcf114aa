//! T-N, T-S and T-T: the Warhammer 40,000 rules.

use super::{chain, complains, error, json, near, outcome, text, told};
use serde_json::{Value, json};

const FIGURE: &str = "--wounds 17 --tb 3";

/// The one roll of a test.
fn roll(report: &Value) -> Value {
    report["events"].as_array().unwrap().iter().find(|event| event["event"] == "roll").unwrap().clone()
}

fn has_roll(report: &Value) -> bool {
    report["events"].as_array().unwrap().iter().any(|event| event["event"] == "roll")
}

/// T-N1, T-N3
#[test]
fn degrees_follow_the_count_that_is_named() {
    for (target, dice, success, modern, classic) in [
        (65, 61, true, 1, 0),
        (45, 46, false, 1, 0),
        (75, 1, true, 8, 7),
        (45, 45, true, 1, 0),
        (45, 35, true, 2, 1),
        (45, 55, false, 2, 1),
        (45, 54, false, 1, 0),
    ] {
        for (count, degrees) in [("modern", modern), ("classic", classic)] {
            let heal = format!("wh40k heal --medicae {target} {FIGURE} --injury 9I --dice {dice} --degrees {count}");
            let roll = roll(&json(&heal));
            assert_eq!((&roll["success"], &roll["degrees"]), (&json!(success), &json!(degrees)), "{heal}");
            let told = text(&heal);
            assert!(told.contains(&format!("{count} degrees")), "{told}");
        }
    }
    for line in [
        format!("wh40k move {FIGURE} --critical 2E --toughness 65 --dice 36"),
        format!("wh40k rest 3d {FIGURE} --critical 2E --medicae 65 --dice 36"),
    ] {
        assert!(told(&json(&line)).contains("modern degrees"), "{line}");
        assert!(told(&json(&format!("{line} --degrees classic"))).contains("classic degrees"), "{line}");
    }
}

/// T-N2
#[test]
fn every_roll_has_whole_degrees() {
    for (target, success_at_1) in [(5_i32, true), (35, true), (110, true), (-5, false)] {
        let requests: Vec<Value> = (1..=100)
            .map(|dice| {
                let args = json!({ "medicae": target.max(0), "modifier": target.min(0), "wounds": 17, "tb": 3, "injury": ["9I"] });
                json!({ "command": "wh40k heal", "args": args, "dice": [dice] })
            })
            .collect();
        for (dice, report) in (1..).zip(super::batch(&requests)) {
            let roll = roll(&report);
            let made: bool = dice <= target;
            let degrees = 1 + (target - dice).abs() / 10;
            assert_eq!(
                (&roll["success"], &roll["degrees"]),
                (&json!(made), &json!(degrees)),
                "{dice} against {target}"
            );
            assert!(dice != 1 || made == success_at_1);
        }
    }
}

/// T-N4
#[test]
fn penetration_defeats_armour_and_nothing_else() {
    for (flags, wounds) in [
        ("--ut 5 --ap 4 --pen 6", 7),
        ("--ut 5 --ap 4 --pen 0", 3),
        ("--ut 5 --ap 4 --pen 3", 6),
        ("--ut 5 --pen 6", 7),
        ("--daemonic 5 --ap 4 --pen 99", 7),
        ("--ap 4 --pen 6", 12),
        ("--ap 20", 0),
    ] {
        let report = json(&format!("wh40k hit 12 {FIGURE} {flags}"));
        assert_eq!(report["now"]["suffered"], wounds, "{flags}");
    }
    let story = told(&json(&format!("wh40k hit 12 {FIGURE} --ut 5 --ap 4 --pen 6")));
    assert!(story.contains("damage 12 - 0 (AP 4, penetration 6) - 5 (Unnatural Toughness) = 7 Wounds"), "{story}");
}

/// T-N5
#[test]
fn a_test_shows_dice_modifiers_target_margin_and_degrees() {
    for (line, wanted) in [
        (
            "wh40k heal --medicae 45 --combat --modifier 10 --wounds 17 --tb 3 --injury 5E --dice 12",
            "Medicae 45 - 10 (energy) - 20 (combat) + 10 (other) = 25; 1d100 against 25: 12, made by 13, 2 degrees",
        ),
        (
            "wh40k hit 10 --wounds 17 --tb 3 --ut 2 --toughness 35 --suffered 15 --dice 61",
            "Toughness 35 + 10 (Unnatural Toughness) = 45; 1d100 against 45: 61, missed by 16, 2 degrees",
        ),
        (
            "wh40k hit 5 --toxic 2 --wounds 17 --tb 3 --toughness 45 --dice 99",
            "Toughness 45 - 20 (toxic) = 25; 1d100 against 25: 99, missed by 74, 8 degrees",
        ),
        (
            "wh40k move --wounds 17 --tb 3 --critical 2E --toughness 65 --dice 56",
            "Toughness 65 - 30 (critical injury) = 35; 1d100 against 35: 56, missed by 21, 3 degrees",
        ),
        (
            "wh40k rest 3d --wounds 17 --tb 3 --critical 2E --medicae 65 --combat --dice 1",
            "Medicae 65 - 30 (critical injury) - 20 (combat) = 15; 1d100 against 15: 1, made by 14, 2 degrees",
        ),
        (
            "wh40k rest 1d --wounds 17 --tb 3 --injury 15I --medicae 60 --int-bonus 4 --dice 55",
            "Medicae 60 + 0 (extended care) = 60; 1d100 against 60: 55, made by 5, 1 degree",
        ),
        ("save 3 12 --dice 2,3,6", "3d6 against 12: 2+3+6 = 11, made"),
    ] {
        let told = text(line).split_whitespace().collect::<Vec<_>>().join(" ");
        for part in wanted.split("; ") {
            assert!(told.contains(part), "{line}: wanted '{part}', got {told}");
        }
    }
}

/// T-N6
#[test]
fn wounds_suffered_score_and_severity_are_three_numbers() {
    for flags in ["--injury 17I --critical 6X", "--critical 6X", "--suffered 23"] {
        let report = json(&format!("wh40k show {FIGURE} {flags}"));
        assert_eq!((&report["now"]["suffered"], &report["now"]["score"]), (&json!(23), &json!(-6)), "{flags}");
        assert_eq!(report["sheet"]["criticals"][0]["severity"], 6, "{flags}");
    }
    // What is said of them is that.
    let schema = text("schema report");
    for said in ["suffered", "score", "severity"] {
        assert!(schema.contains(said), "{said}");
    }
}

/// T-N7
#[test]
fn targets_past_the_die_compare_plainly_and_say_so() {
    for (flags, dice, wanted, target) in [
        ("--medicae 105", 100, "healed", 105),
        ("--medicae 90 --modifier 15", 100, "healed", 105),
        ("--medicae 15 --combat", 1, "no-effect", -5),
        ("--medicae 5 --modifier -10", 1, "no-effect", -5),
    ] {
        let line = format!("wh40k heal {flags} {FIGURE} --injury 5I --dice {dice}");
        let report = json(&line);
        assert_eq!((&report["outcome"], &roll(&report)["target"]), (&json!(wanted), &json!(target)), "{flags}");
        assert!(told(&report).contains("compared like any other target"), "{flags}");
        let printed = text(&line).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(printed.contains("compared like any other target"), "{printed}");
        assert!(printed.starts_with(if wanted == "healed" { "Healed" } else { "No effect" }), "{printed}");
    }
}

/// T-S1
#[test]
fn the_apostate() {
    let before = json(&format!("wh40k show {FIGURE} --suffered 13"));
    assert_eq!((&before["outcome"], &before["now"]["heavy_threshold"]), (&json!("heavy"), &json!(12)));
    let hit = format!("wh40k hit 10 --type X --location body {FIGURE} --suffered 13");
    let report = json(&format!("{hit} --toughness 35 --dice 36"));
    assert_eq!((&report["now"]["score"], &report["outcome"]), (&json!(-6), &json!("critical")));
    assert_eq!((&roll(&report)["target"], &report["sheet"]["wound_fatigue"]), (&json!(35), &json!(1)));
    let story = told(&report);
    assert!(story.contains("an injury: 4X Body") && story.contains("a critical injury: -6X Body"), "{story}");
    assert!(story.contains("10 Wounds are more than 2 x TB 3"), "{story}");
    // Without a Toughness the test is named.
    let due = json(&hit);
    assert!(!has_roll(&due) && told(&due).contains("Toughness at +0, or 1 level of fatigue"), "{}", told(&due));
}

/// T-S2
#[test]
fn the_toughness_bonus_stops_nothing() {
    let report = json("wh40k hit 10 --wounds 17 --tb 4 --ap 3 --pen 0");
    assert_eq!((&report["now"]["suffered"], &report["events"][0]["wounds"]), (&json!(7), &json!(7)));
    assert_eq!(json("wh40k hit 10 --wounds 17 --tb 40")["now"]["suffered"], 10);
}

/// T-S3
#[test]
fn unnatural_toughness_helps_up_to_50_and_91_fails() {
    for (ut, target, chance) in [(0, 45, 0.45), (5, 70, 0.70), (9, 90, 0.90), (10, 95, 0.90), (12, 95, 0.90)] {
        let line = format!("wh40k hit 40 --wounds 60 --tb 4 --ut {ut} --toughness 45 --suffered 58");
        let odds = json(&format!("{line} --odds"));
        let tired: f64 = odds["odds"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|entry| entry["sheet"]["wound_fatigue"] == 1)
            .map(|entry| entry["p"].as_f64().unwrap())
            .sum();
        assert!(near(1.0 - tired, chance), "{ut}: {tired}");
        assert_eq!(roll(&json(&line))["target"], target, "{ut}");
        for (dice, fails) in [(90, 90 > target), (91, true)] {
            assert_eq!(roll(&json(&format!("{line} --dice {dice}")))["success"], !fails, "{ut}: {dice}");
        }
    }
}

/// T-S4
#[test]
fn what_the_source_does_not_say_is_not_made_up() {
    let plain = json(&format!("wh40k hit 5 {FIGURE} --ut 1 --toughness 45"));
    let grit = json(&format!("wh40k hit 5 --true-grit {FIGURE} --ut 1 --toughness 45"));
    assert_eq!((&grit["sheet"], &grit["outcome"]), (&plain["sheet"], &plain["outcome"]));
    assert!(told(&grit).contains("True Grit may be used; what it does is not in the source"), "{}", told(&grit));
    assert!(error(&format!("wh40k hit 5 --true-grit {FIGURE} --toughness 45")).contains("wh40k.true-grit"));
    let toxic = format!("wh40k hit 5 --toxic 2 {FIGURE}");
    for (flags, wanted) in [
        ("--toughness 45 --dice 1", "resisted, but still does 1 Wound"),
        ("--toughness 45 --dice 99", "what else a failure does is not in the source (--toxic-damage says it)"),
        ("", "1 Wound more in any case; Toughness at -20"),
    ] {
        let report = json(&format!("{toxic} {flags}"));
        assert_eq!(report["now"]["suffered"], 6, "{flags}");
        assert!(told(&report).contains(wanted), "{flags}: {}", told(&report));
    }
    let named = json(&format!("{toxic} --toxic-damage 1d10 --toughness 45 --dice 99,7"));
    assert_eq!(named["now"]["suffered"], 12);
    assert_eq!(json(&format!("{toxic} --toxic-damage 1d10 --ap 5 --toughness 45"))["now"]["suffered"], 0);
}

/// T-S5
#[test]
fn who_tests_against_wound_fatigue() {
    for (damage, flags, tests) in [
        (6, "--suffered 13", false),
        (7, "--suffered 13", true),
        (7, "--suffered 3", false),
        (7, "--suffered 12", false),
        (8, "--suffered 15 --daemonic 1", false),
        (8, "--suffered 15 --daemonic 1 --holy", true),
        (7, "--critical 2I", false),
        (7, "--suffered 13 --autosanguine", true),
    ] {
        let report = json(&format!("wh40k hit {damage} {FIGURE} {flags} --toughness 35"));
        assert_eq!(has_roll(&report), tests, "{damage} {flags}");
    }
}

/// T-S6
#[test]
fn a_further_hit_is_a_critical_injury_of_its_own() {
    let hit = format!("wh40k hit 2 --type I --location body {FIGURE} --critical 4E@right-arm");
    let report = json(&hit);
    assert_eq!(report["now"]["score"], -6);
    assert!(told(&report).contains("a critical injury: -6I Body"), "{}", told(&report));
    assert!(text(&hit).split_whitespace().collect::<Vec<_>>().join(" ").contains("critical -4E Right Arm, -6I Body"));
    let after = chain(&[&hit, "wh40k rest 3d --npc-care"]);
    let severities: Vec<&Value> =
        after["sheet"]["criticals"].as_array().unwrap().iter().map(|critical| &critical["severity"]).collect();
    assert_eq!(severities, [3, 5], "both at the same hour");
}

/// T-T1
#[test]
fn autosanguine_heals_nothing_before_the_last_critical_injury_is_gone() {
    let figure = format!("{FIGURE} --autosanguine --injury 10I --critical 2I");
    let day = json(&format!("wh40k rest 1d {figure}"));
    assert_eq!(day["sheet"]["injuries"][0]["points"], 10);
    assert!(told(&day).contains("nothing else heals before them"), "{}", told(&day));
    // Two times 72 hours of care; then TB + 2 a day.
    for (days, left) in [(6, 10), (7, 5), (8, 0)] {
        let report = json(&format!("wh40k rest {days}d {figure} --npc-care"));
        assert_eq!(report["now"]["suffered"], left, "{days}");
    }
    // As if lightly wounded, however many there are.
    assert_eq!(json(&format!("wh40k rest 1d {FIGURE} --autosanguine --injury 15I"))["now"]["suffered"], 10);
    assert_eq!(json(&format!("wh40k rest 1d {FIGURE} --injury 15I"))["now"]["suffered"], 15);
}

/// T-T2
#[test]
fn first_aid_once_in_a_day() {
    let light = format!("wh40k heal --medicae 45 --treat 1 {FIGURE} --injury 5E");
    for (flags, count, degrees, healed) in [
        ("", "modern", 3, 3),
        ("", "classic", 2, 2),
        ("--injury 10I", "modern", 3, 1),
        ("--injury 10I", "classic", 2, 1),
    ] {
        let report = json(&format!("{light} {flags} --dice 12 --degrees {count}"));
        assert_eq!((&roll(&report)["target"], &roll(&report)["degrees"]), (&json!(35), &json!(degrees)));
        assert_eq!(report["sheet"]["injuries"][0]["points"], 5 - healed, "{flags} {count}");
    }
    for dice in [12, 99] {
        let first = format!("{light} --dice {dice}");
        let again = "wh40k heal --medicae 45 --treat 1";
        let second = chain(&[&first, again]);
        assert_eq!(second["outcome"], "refused");
        assert!(told(&second).contains("treated in these 24 hours"), "{}", told(&second));
        assert_eq!(chain(&[&first, "wh40k rest 23h", again])["outcome"], "refused");
    }
    let next_day =
        chain(&[&format!("{light} --injury 12I --dice 99"), "wh40k rest 1d", "wh40k heal --medicae 45 --treat 1"]);
    assert_ne!(next_day["outcome"], "refused");
}

/// T-T3
#[test]
fn no_first_aid_while_a_critical_injury_remains() {
    for flags in ["", "--autosanguine", "--injury 12I"] {
        let line = format!("wh40k heal --medicae 45 --treat 1 {FIGURE} --injury 5I --critical 2I@head {flags}");
        let report = json(&line);
        assert_eq!(
            (&report["outcome"], report["sheet"]["injuries"][0]["points"].as_i64()),
            (&json!("refused"), Some(5))
        );
        assert_eq!(report["events"][0]["rule"], "wh40k.critical-first");
        assert!(told(&report).contains("before -2I Head is healed by critical care"), "{}", told(&report));
        assert!(text(&line).contains("wh40k.critical-first"));
    }
    assert_eq!(outcome(&format!("wh40k heal --medicae 45 {FIGURE} --critical 2I")), "refused");
    complains(&[("wh40k heal --medicae 45 --treat 9 --wounds 17 --tb 3 --injury 5I", "9")]);
    assert!(text("rule wh40k.critical-first").contains("critical"));
}

#[test]
fn odds_say_which_tests_they_leave_out() {
    let left_out = "No Toughness is given: tests of it are not counted";
    let line = "wh40k move --wounds 17 --tb 3 --critical 8E@head --odds";
    assert!(text(line).contains(left_out));
    assert!(!text(&format!("{line} --toughness 35")).contains(left_out));
    assert!(!text("wh40k hit 5 --wounds 17 --tb 3 --odds").contains(left_out), "no test is due");
    assert!(text("wh40k hit 5 --wounds 17 --tb 3 --suffered 13 --odds").contains(left_out));
}
