//! T-A and T-B: too large, too small, and below 0.

use super::{batch, chain, complains, error, json, outcome, rejection, sawbones, text, told};
use serde_json::json;
use std::process::Command;
use std::time::{Duration, Instant};

/// Every place where dice are named.
const DICE: [&str; 5] = [
    "roll {}",
    "hit {} --st 10",
    "hit {} --st 10 --rules smith",
    "wound-box hit {} --fort 3",
    "wh40k hit {} --wounds 17 --tb 3",
];
const TOXIC: &str = "wh40k hit 3 --wounds 17 --tb 3 --toxic 1 --toxic-damage {}";

fn with_dice(dice: &str) -> Vec<String> {
    DICE.iter().chain([&TOXIC]).map(|line| line.replace("{}", dice)).collect()
}

/// T-A1
#[test]
fn too_many_dice_are_refused_at_once_with_both_limits() {
    for line in with_dice("999999d999999") {
        for line in [&line, &format!("{line} --odds")] {
            let start = Instant::now();
            assert!(error(line).contains("at most 1000 in all, of at most 1000 sides"), "{line}");
            assert!(start.elapsed() < Duration::from_secs(1), "{line}");
        }
    }
    complains(&[
        ("save 999999 3", "0 to 1000"),
        ("save 999999 3 --odds", "0 to 1000"),
        ("heal disease --difficulty 999999 --healer-iq 10 --st 10", "1 to 1000"),
        ("stabilize healer --st 13 --at -2 --skill physicker --dx 14 --pool 999999", "0 to 1000"),
        ("table saves --max-dice 999999", "1 to 100"),
        ("roll 1000d1000 --odds", "too much work"),
    ]);
    for expr in ["999999d999999", "500d6+501d6"] {
        let requests = [json!({ "command": "roll", "args": { "expr": expr } })];
        assert!(rejection(&requests[0]).contains("at most 1000 in all"));
    }
}

/// T-A1
#[cfg(target_os = "linux")]
#[test]
fn what_is_refused_takes_no_memory() {
    for line in ["roll 999999d999999", "roll 999999d999999 --odds", "roll 1000d1000 --odds", "roll 1000d1000 -q"] {
        let script = format!("ulimit -v 204800; exec \"$0\" {line}");
        let output = Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_sawbones")]).output().unwrap();
        let wanted = if line.ends_with("-q") { 0 } else { 2 };
        assert_eq!(output.status.code(), Some(wanted), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// T-A2
#[test]
fn there_are_1000_dice_of_1000_sides_everywhere_and_no_more() {
    for (last, first_refused) in [("1000d6", "1001d6"), ("1d1000", "1d1001"), ("1d6+999d1", "1d6+1000d1")] {
        for line in with_dice(last) {
            text(&format!("{line} --seed 1"));
        }
        for line in with_dice(first_refused) {
            assert!(error(&line).contains("at most 1000"), "{line}");
        }
    }
    for power in 1..=3 {
        let dice = 10_i64.pow(power);
        let total: i64 = outcome(&format!("roll {dice}d6")).parse().unwrap();
        assert!((dice..=6 * dice).contains(&total));
    }
}

/// T-A4
#[test]
fn the_short_form_is_short_whatever_is_rolled() {
    let by_hand = vec!["1000"; 1000].join(",");
    let many_terms = vec!["1d6"; 1000].join("+");
    for line in [
        "roll 1000d1000",
        "save 1000 3500",
        "hit 1000d1000 --st 1000",
        "wound-box hit 1000d1000 --fort 3",
        "wh40k hit 1000d1000 --wounds 17 --tb 3",
        "rest 36525d --st 1000 --wounds 999",
        &format!("roll 1000d1000 --dice {by_hand}"),
        &format!("roll {many_terms}"),
    ] {
        assert!(text(&format!("{line} -q")).len() < 20, "{line:.60}");
    }
    for line in ["roll 1000d1000", "save 1000 3500", "hit 1000d1000 --st 1000"] {
        assert!(text(line).len() < 2000, "{line}");
    }
    assert_eq!(text(&format!("roll 1000d1000 -q --dice {by_hand}")), "1000000\n");
}

/// T-B1
#[test]
fn a_die_has_a_side() {
    for dice in ["1d0", "4d0", "d0", "0d0", "2d6+1d0", "1d0kh1"] {
        for line in with_dice(dice) {
            assert!(error(&line).contains("a die needs at least 1 side"), "{line}");
        }
        let request = json!({ "command": "hit", "args": { "damage": dice, "st": 10 } });
        assert!(rejection(&request).contains("a die needs at least 1 side"));
    }
    assert_eq!(outcome("roll 5d1"), "5");
}

/// T-B2
#[test]
fn a_leading_minus_takes_the_whole_pool() {
    for seed in 0..20 {
        let line = format!("roll -9d20 --seed {seed}");
        let report = json(&line);
        let total: i64 = report["outcome"].as_str().unwrap().parse().unwrap();
        let faces: i64 =
            report["events"][0]["faces"].as_array().unwrap().iter().map(|face| face.as_i64().unwrap()).sum();
        assert_eq!(total, -faces);
        assert!((-180..=-9).contains(&total));
        assert_eq!(json(&line), report);
    }
    assert!(text("roll -9d20").contains("-9d20: "), "it says so");
    assert!(text("rule dice.roll").contains("-9d20 is from -180 to -9"));
    let damage = told(&json("hit -9d20 --st 10"));
    assert!(damage.contains("is below 0, counted as 0"), "{damage}");
}

/// T-B3
#[test]
fn the_complaint_is_about_the_numbers_as_typed() {
    for line in with_dice("15123d123123") {
        assert!(error(&line).contains("'15123d123123': 15123 dice are too many"), "{line}");
    }
    complains(&[
        ("roll 5d123123", "a die of 123123 sides is too large"),
        ("roll 1d6+1000001", "the number 1000001 is past the limit of 1000000"),
        ("save 15123 3", "'15123' is not a whole number"),
        ("hit 3 --st 10 --wounds 15123123", "'15123123' is not a whole number"),
    ]);
}

/// Past 32 and 64 bits.
const HUGE: [&str; 4] = ["4294967297", "1000000000000", "9223372036854775807", "9223372036854775808"];

/// T-B4
#[test]
fn numbers_past_every_integer_are_errors_of_range_wherever_they_stand() {
    let smith = "hit 3 --rules smith --st 10";
    let healer = "stabilize healer --st 13 --at -2 --skill physicker";
    let revive = "revive physicker --st 10 --at -5";
    let wh40k = "wh40k hit 3 --wounds 17 --tb 3";
    let heal = "wh40k heal --wounds 17 --tb 3 --injury 5I@body";
    let lines = [
        "roll 1d6+{}".to_owned(),
        "roll 1d6-{}".to_owned(),
        "save 3 {}".to_owned(),
        "save 3 -{}".to_owned(),
        "hit {} --st 10".to_owned(),
        "hit 3 --st {}".to_owned(),
        "hit 3 --st 10 --wounds {}".to_owned(),
        "hit 3 --st 10 --at -{}".to_owned(),
        "hit 3 --st 10 --fatigue {}".to_owned(),
        "hit 3 --st 10 --armor {}".to_owned(),
        "hit 3 --st 10 --turn-damage {}".to_owned(),
        "hit 3 --st 10 --grave arm={}".to_owned(),
        "hit 3 --st 10 --dx {}".to_owned(),
        "hit 3 --vary st=1..{} --odds".to_owned(),
        format!("{smith} --subdual {{}}"),
        format!("{smith} --death-at -{{}}"),
        format!("{smith} --scaled {{}}"),
        format!("{smith} --crippling --crippling-modifier {{}}"),
        "rest {}d --st 10".to_owned(),
        format!("{healer} --dx {{}}"),
        format!("{healer} --dx 14 --failed {{}}"),
        format!("{healer} --dx 14 --tries {{}}"),
        format!("{healer} --dx 14 --after {{}}m"),
        format!("{revive} --dead 3m --healer master,dx={{}},iq=1"),
        format!("{revive} --dead {{}}m --healer master,dx=1,iq=1"),
        format!("{revive} --dead 3m --healer master,dx=1,iq=1 --elixirs {{}}"),
        "heal great-healing --st 10 --wounds 5 --points {}".to_owned(),
        "heal elixir --st 10 --wounds 5 --doses {}".to_owned(),
        "heal cleansing --st 10 --hexes {}".to_owned(),
        "wound-box hit 3 --fort {}".to_owned(),
        "wound-box hit 3 --fort 3 --dr {}".to_owned(),
        "wound-box show --boxes {},1,1,1,1".to_owned(),
        "wound-box heal points {} --mark light".to_owned(),
        "wound-box rest 3d --fort 3 --care {}".to_owned(),
        "wh40k hit 3 --wounds {} --tb 3".to_owned(),
        "wh40k hit 3 --wounds 17 --tb {}".to_owned(),
        format!("{wh40k} --ut {{}}"),
        format!("{wh40k} --ap {{}}"),
        format!("{wh40k} --toxic {{}}"),
        format!("{wh40k} --suffered {{}}"),
        format!("{wh40k} --injury {{}}E@body"),
        format!("{wh40k} --critical {{}}E@body"),
        format!("{heal} --medicae {{}}"),
        format!("{heal} --medicae 40 --treat {{}}"),
        format!("{heal} --medicae 40 --modifier -{{}}"),
        "new smith --st {}".to_owned(),
        "batch --first {}0000000 nowhere".to_owned(),
        "batch --jobs {} nowhere".to_owned(),
        "table effects --st {}".to_owned(),
    ];
    for line in lines {
        for number in HUGE {
            let line = line.replace("{}", number);
            let error = error(&line);
            let said = ["from ", "at most", "limit", "longest", " is no time", "not a whole number", "1..="];
            assert!(said.iter().any(|range| error.contains(range)), "{line}: {error}");
            assert!(!error.contains("i64") && !error.contains("u64"), "{line}: {error}");
        }
    }
}

/// T-B4
#[test]
fn numbers_past_every_integer_are_errors_in_requests_and_sheets() {
    for number in HUGE {
        let number: u64 = number.parse().unwrap();
        for request in [
            json!({ "command": "hit", "args": { "damage": 3, "st": number } }),
            json!({ "command": "hit", "args": { "damage": number, "st": 10 } }),
            json!({ "command": "hit", "args": { "damage": format!("1d6-{number}"), "st": 10 } }),
            json!({ "command": "save", "args": { "dice": 3, "target": number } }),
            json!({ "command": "rest", "args": { "time": format!("{number}d"), "st": 10 } }),
            json!({ "command": "hit", "args": { "damage": 3 }, "sheet": { "rules": "gadda", "st": 10, "wounds": number } }),
            json!({ "command": "hit", "args": { "damage": 3 }, "sheet": { "rules": "gadda", "st": 10, "grave": [{ "location": "arm", "points": number }] } }),
            json!({ "command": "rest", "args": { "time": "1d" }, "sheet": { "rules": "smith", "st": 10, "mortal_minutes": number } }),
            json!({ "command": "wound-box show", "sheet": { "rules": "wound-box", "fort": number } }),
            json!({ "command": "wound-box show", "sheet": { "rules": "wound-box", "boxes": [number, 1, 1, 1, 1] } }),
            json!({ "command": "wh40k show", "sheet": { "rules": "wh40k", "max_wounds": 17, "tb": 3, "injuries": [{ "points": number, "type": "E", "location": "body" }] } }),
            json!({ "command": "wh40k show", "sheet": { "rules": "wh40k", "max_wounds": 17, "tb": 3, "criticals": [{ "severity": number, "type": "E", "location": "body" }] } }),
        ] {
            let why = rejection(&request);
            let said = ["not a whole number from", "limit", "no time", "numbers from 0 to 100"];
            assert!(said.iter().any(|range| why.contains(range)), "{request}: {why}");
            assert!(!why.contains("i64"), "{request}: {why}");
        }
    }
}

/// T-B4: the largest numbers that are allowed add up to what they should.
#[test]
fn nothing_wraps_round() {
    let hit = json("hit 1000000 --st 10 --wounds 1000000 --fatigue 1000000");
    assert_eq!((&hit["now"]["st"], &hit["outcome"]), (&json!(-2_999_990), &json!("dead")));
    let hit = json("hit 1000000 --rules smith --st 10 --wounds 1000000 --subdual 1000000 --fatigue 1000000");
    assert_eq!(hit["outcome"], "dead");
    assert!(hit["now"]["adjusted_st"].as_i64().unwrap() <= -2_999_990, "{hit}");
    let hit = json("wh40k hit 1000000 --wounds 1000000 --tb 1000000 --suffered 1000000");
    assert_eq!((&hit["now"]["score"], &hit["outcome"]), (&json!(-1_000_000), &json!("lethal")));
    assert_eq!(outcome("roll 1000d1000+1000000 --dice =1000000"), "2000000");
    assert_eq!(outcome("wound-box hit 1000000 --fort -1000000 --dice 1"), "killing");
}

/// T-B5
#[test]
fn damage_below_0_counts_as_0_in_every_game() {
    let tft = ["", "--location arm", "--location head", "--armor 3", "--rules smith", "--rules smith --subdual-blow"];
    for flags in tft.into_iter().chain(["--rules smith --crippling"]) {
        for damage in ["1d6-5 --dice 3", "-2"] {
            let report = json(&format!("hit {damage} --st 10 --wounds 4 {flags}"));
            assert_eq!((&report["sheet"]["wounds"], &report["outcome"]), (&json!(4), &json!("hurt")), "{flags}");
            assert!(told(&report).contains("-2 is below 0, counted as 0"), "{flags}: {}", told(&report));
        }
    }
    let report = json("wh40k hit 1d6-5 --wounds 17 --tb 3 --suffered 4 --toxic 2 --dice 3");
    assert_eq!(report["now"]["suffered"], 4);
    assert!(told(&report).contains("-2 is below 0, counted as 0"));
    let report = json("wound-box hit 1d6-5 --fort 3 --mark light --dice 3,20");
    assert_eq!((&report["outcome"], &report["now"]["penalty"]), (&json!("bruise"), &json!(-2)));
    assert!(told(&report).contains("-2 is below 0, counted as 0"));
    // What a failure against a toxin does is at least a Wound.
    let toxic = json("wh40k hit 5 --wounds 17 --tb 3 --toughness 30 --toxic 1 --toxic-damage 1d6-5 --dice 99,3");
    assert_eq!(toxic["now"]["suffered"], 6);
    assert!(told(&toxic).contains("the toxin does 1 Wound, the least that it does"), "{}", told(&toxic));
    // Armour and Fate never give Wounds back.
    assert_eq!(json("wh40k hit 5 --fate --wounds 17 --tb 3 --suffered 4 --dice 10")["now"]["suffered"], 4);
    assert_eq!(json("hit 3 --st 10 --wounds 4 --armor 9")["sheet"]["wounds"], 4);
}

/// T-B5
#[test]
fn odds_of_damage_below_0_never_heal() {
    let odds = json("hit 1d6-5 --st 10 --wounds 4 --odds");
    let wounds: Vec<i64> =
        odds["odds"].as_array().unwrap().iter().map(|entry| entry["sheet"]["wounds"].as_i64().unwrap()).collect();
    assert_eq!(wounds, [4, 5]);
    let twice = chain(&["hit 1d6-5 --st 10 --wounds 4 --dice 1", "hit 1d6-5 --dice 6"]);
    assert_eq!(twice["sheet"]["wounds"], 5);
    let answers = batch(&[json!({ "command": "hit", "args": { "damage": -3, "st": 10, "wounds": 4 } })]);
    assert_eq!(answers[0]["sheet"]["wounds"], 4);
    assert!(sawbones("hit -3 --st 10 --wounds 4 -q", "").status.success());
}

#[test]
fn what_a_report_holds_can_be_read_again_however_hard_the_blows_were() {
    let again = "hit 1000000";
    for (start, more) in [
        ("hit 1000000 --st 13", again),
        ("hit 1000000 --st 13 --location arm", "hit 1000000 --location arm"),
        ("hit 1000000 --st 13 --rules smith", again),
        ("hit 1000000 --st 13 --rules smith", "hit 1000000 --subdual-blow"),
        ("wh40k hit 1000000 --wounds 17 --tb 3", "wh40k hit 1000000"),
    ] {
        let line: Vec<&str> = [start, more, more, more].into();
        assert!(chain(&line).get("sheet").is_some(), "{line:?}");
    }
}

#[test]
fn a_chance_is_not_long_because_it_is_small() {
    let lines = text("rest 36500d --st 12 --untended --at -1 --odds -q");
    assert!(lines.lines().all(|line| line.len() < 40), "{lines}");
}
