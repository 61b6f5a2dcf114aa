//! T-O4, T-P and T-Q: both rule texts of The Fantasy Trip.

use super::{chain, error_of, json, json_of, near, outcome, p, text, told};
use serde_json::{Value, json};

/// T-O4
#[test]
fn healing_counts_up_from_below_0() {
    for line in ["heal heal-spell --points 3", "heal great-healing --points 3", "heal elixir --doses 3"] {
        assert_eq!(json(&format!("{line} --st 10 --at -2"))["now"]["st"], 1, "{line}");
    }
    assert_eq!(json("rest 6d --st 10 --at -2")["now"]["st"], 1);
    assert_eq!(json("heal physicker --st 10 --at -2 --healer-dx 12 --dice =9")["now"]["st"], 0);
    let master = "stabilize healer --st 13 --at -2 --skill master-physicker --dx 14 --after 5m --dice =2";
    assert_eq!(json(master)["now"]["wound_st"], 1);
    assert_eq!(json("heal first-aid --st 13 --at -2")["now"]["wound_st"], -1);
}

/// T-P1
#[test]
fn fatigue_fells_but_does_not_kill() {
    let tired = "--rules smith --st 10 --wounds 6 --fatigue 6";
    let report = json(&format!("conscious {tired} --seed 1"));
    assert_eq!((&report["now"]["adjusted_st"], &report["now"]["wound_st"]), (&json!(-2), &json!(4)));
    assert_eq!((&report["now"]["mortal"], &report["events"][1]["target"]), (&json!(false), &json!(8)));
    assert!(text(&format!("conscious {tired}")).contains("adjusted ST -2, wound ST 4 of 10"));
    // Rest costs it nothing, and there is nothing to stabilize.
    assert_eq!(json(&format!("rest 3h {tired} --unconscious"))["now"]["wound_st"], 4);
    assert_eq!(outcome(&format!("stabilize healer {tired} --skill physicker --dx 10")), "refused");
    let subdued = json("hit 20 --rules smith --st 10 --subdual-blow --seed 1");
    assert_eq!((&subdued["now"]["wound_st"], &subdued["now"]["mortal"]), (&json!(10), &json!(false)));
}

/// T-P2
#[test]
fn automatic_results_decide_where_the_number_cannot() {
    assert!(near(p("save 4 6 --auto", "success"), 35.0 / 648.0));
    assert!(near(p("save 4 6", "success"), 5.0 / 432.0));
    assert!(text("save 4 6 --auto --odds").contains("5.40 %"));
    // The source's own case: ST 9 at -3.
    assert!(near(p("conscious --rules smith --st 9 --at -3", "conscious"), 35.0 / 648.0));
    // All saves may have them.
    assert!(near(p("hit 4 --st 10 --location head", "unconscious"), 1.0 - 103.0 / 648.0));
    assert!(p("hit 20 --st 60 --location head --auto", "unconscious") < 1.0);
}

/// T-P3
#[test]
fn one_blow_under_both_rules() {
    let gadda = json("hit 6 --st 10");
    assert_eq!((&gadda["outcome"], &gadda["now"]["dx_next_turn"]), (&json!("grave"), &json!(-2)));
    assert_eq!(gadda["now"]["dx_penalty"], -4);
    assert!(told(&gadda).contains("-2 adjDX on the next turn only"));
    let smith = json("hit 6 --st 10 --rules smith");
    assert_eq!((&smith["outcome"], &smith["now"]["dx_next_turn"]), (&json!("hurt"), &json!(-2)));
    assert_eq!(smith["now"]["dx_penalty"], 0);
    assert!(told(&smith).contains("-2 DX to the end of next turn"));
}

/// T-P4
#[test]
fn a_large_creature_by_table_and_by_fractions() {
    let rows: Vec<Vec<String>> = text("table effects --st 57")
        .lines()
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
    let row = |name: &str| rows.iter().find(|row| row.len() > 2 && row[1] == name).unwrap()[2..].join(" ");
    assert_eq!((row("the"), row("fractions")), ("table 15 24 9 3 to 0".to_owned(), "19 28 11 6 to 0".to_owned()));
    for (damage, flag, penalty, prone, says) in [
        (14, "", 0, false, "14 points"),
        (15, "", -2, false, "15 or more by the table for ST 57"),
        (24, "", -2, true, "24 or more by the table for ST 57"),
        (18, "--fractions", 0, false, "18 points"),
        (19, "--fractions", -2, false, "1/3 of ST 57 (19)"),
        (28, "--fractions", -2, true, "1/2 of ST 57 (28)"),
    ] {
        let hit = json(&format!("hit {damage} --st 57 --rules smith {flag}"));
        assert_eq!((&hit["now"]["dx_next_turn"], &hit["now"]["prone"]), (&json!(penalty), &json!(prone)), "{damage}");
        assert!(told(&hit).contains(says), "{}", told(&hit));
    }
    for (at, flag, penalty) in [(10, "", 0), (9, "", -3), (12, "--fractions", 0), (11, "--fractions", -3)] {
        let now = &json(&format!("hit 0 --st 57 --at {at} --rules smith {flag}"))["now"];
        assert_eq!(now["dx_penalty"], penalty, "{at} {flag}");
    }
    let rolls =
        |at: i32, flag: &str| json(&format!("conscious --st 57 --at {at} --rules smith {flag}"))["events"].to_string();
    for (first_safe, flag) in [(4, ""), (7, "--fractions")] {
        assert!(!rolls(first_safe, flag).contains(r#""event":"roll""#), "{flag}");
        assert!(rolls(first_safe - 1, flag).contains(r#""event":"roll""#), "{flag}");
    }
}

/// T-P5, T-P6
#[test]
fn who_is_dead() {
    for (at, gadda) in [(-2, "unconscious"), (-3, "unconscious"), (-4, "dead")] {
        assert_eq!(outcome(&format!("hit 1 --st 10 --at {}", at + 1)), gadda, "{at}");
        assert_eq!(outcome(&format!("rest 1d --st 10 --at {at}")), gadda, "{at}");
    }
    for (st, limit) in [(9, -5), (10, -5), (13, -7), (14, -7)] {
        let hit = |damage: i32| format!("hit {damage} --st {st} --rules smith");
        assert_eq!(outcome(&hit(st - limit - 1)), "mortal");
        assert_eq!(outcome(&hit(st - limit)), "dead");
        assert_eq!(json(&hit(1))["now"]["dies_at"], limit);
    }
}

/// T-P7
#[test]
fn blows_to_a_limb() {
    let save = &json("hit 4 --st 10 --location arm --seed 1")["events"][1];
    assert_eq!((&save["dice"], &save["target"]), (&json!("4d6"), &json!(10)));
    assert_eq!(save["chance"], json!({ "ways": "103", "of": "648", "p": 103.0 / 648.0 }));
    for (damage, location, lasting) in
        [(5, "arm", ""), (6, "arm", ""), (7, "leg", ""), (8, "arm", "crippled"), (8, "leg", "crippled")]
    {
        // No dice are asked for.
        let hit = json(&format!("hit {damage} --st 10 --location {location}"));
        let rolled = hit["events"].as_array().unwrap().iter().any(|event| event["event"] == "roll");
        assert_eq!((rolled, &hit["sheet"]["grave"][0]["points"]), (false, &json!(damage)));
        let falls = if location == "arm" { "dropped_item" } else { "fell" };
        assert_eq!(hit["now"][falls], true);
        let told = told(&hit);
        if lasting.is_empty() {
            assert!(told.contains(&format!("the {location} is useless until the grave wound heals")), "{told}");
            assert_eq!(hit["sheet"]["lingering"], json!([]));
        } else {
            assert!(told.contains("crippled or lost for good"), "{told}");
            assert_eq!(hit["sheet"]["lingering"][0]["effect"], lasting);
        }
    }
}

/// T-Q1
#[test]
fn a_second_treatment_of_one_incident_is_refused() {
    let methods = ["barber", "physicker", "master-physicker"];
    for first in methods {
        for second in methods {
            let first = format!("heal {first} --st 12 --wounds 5 --healer-dx 12 --dice =9");
            let report = chain(&[&first, &format!("heal {second} --healer-dx 12")]);
            assert_eq!(report["outcome"], "refused");
            assert!(told(&report).contains("the wounds of this incident have been treated"), "{}", told(&report));
        }
    }
    // Harm ends the treatment too, and another incident begins a new one.
    let harm = "heal barber --st 12 --wounds 5 --healer-dx 12 --dice =18";
    assert_eq!(chain(&[harm, "heal physicker --healer-dx 12"])["outcome"], "refused");
    let anew = ["heal physicker --healer-dx 12 --dice =9", "hit 1", "heal physicker --healer-dx 12 --dice =9"];
    assert_eq!(chain(&["hit 5 --st 12", anew[0], anew[1], anew[2]])["outcome"], "healed");
}

/// T-Q2
#[test]
fn a_master_physicker_with_kit_and_spell_heals_8() {
    let report = chain(&[
        "heal master-physicker --st 13 --wounds 9 --healer-dx 14 --dice =9",
        "heal heal-spell --points 5 --talent master-physicker --caster-dx 14 --dice =9",
    ]);
    assert_eq!((&report["outcome"], &report["sheet"]["wounds"]), (&json!("healed"), &json!(1)));
    assert!(told(&report).contains("Heal for 5 points: 20 ST"), "{}", told(&report));
    let more = "heal heal-spell --st 13 --wounds 9 --points 6 --talent master-physicker";
    assert_eq!(outcome(more), "refused");
}

/// T-Q3
#[test]
fn bed_rest_heals_normal_wounds_first_and_then_grave_ones() {
    for (st, grave, normal_by, all_by) in [(12, 6, 10, 34), (16, 8, 5, 21)] {
        let hurt = format!("--st {st} --wounds 5 --grave body={grave}");
        let after = |days: i32| json(&format!("rest {days}d {hurt}"))["sheet"].clone();
        assert_eq!(json(&format!("rest --until healed {hurt}"))["now"]["time"], format!("{all_by}d"));
        assert_eq!((&after(normal_by)["wounds"], &after(normal_by)["grave"][0]["points"]), (&json!(0), &json!(grave)));
        let before = after(normal_by - 1);
        assert_eq!((&before["wounds"], &before["grave"][0]["healed"]), (&json!(1), &json!(0)));
        assert_eq!(after(all_by)["grave"], json!([]));
        assert_eq!(after(all_by - 1)["grave"][0]["points"], 1);
    }
}

/// T-Q4
#[test]
fn healing_left_over_is_not_applied_to_an_older_wound() {
    for second in ["hit 1", "hit 1 --new-incident"] {
        let physicker = "heal physicker --healer-dx 12 --dice =9";
        let report = chain(&["hit 5 --st 12", physicker, second, physicker]);
        assert_eq!((&report["outcome"], &report["sheet"]["wounds"]), (&json!("healed"), &json!(3)), "{second}");
        assert!(told(&report).contains("1 point of normal wounds is healed, 3 left"), "{}", told(&report));
    }
}

/// T-Q5
#[test]
fn nerdeth() {
    let numbers = |now: &Value| (now["dice"].clone(), now["target"].clone(), now["wound_st"].clone());
    let saved = json("stabilize healer --st 13 --at -2 --skill physicker --dx 14 --after 5m --dice =8");
    assert_eq!(numbers(&saved["now"]), (json!(3), json!(10), json!(0)));
    assert_eq!(saved["outcome"], "out-of-danger");
    let alone = "stabilize healer --st 13 --at -2 --skill unskilled --self --dx 12 --after 0s --dice =26";
    let failed = json(alone);
    assert_eq!(numbers(&failed["now"]), (json!(7), json!(14), json!(-3)));
    assert_eq!(failed["outcome"], "worse");
    let lying =
        |time: &str| json(&format!("rest {time} --rules smith --st 13 --at -3 --unconscious --no-natural-save"));
    assert_eq!((&lying("90m")["now"]["wound_st"], &lying("90m")["outcome"]), (&json!(-6), &json!("mortal")));
    assert_eq!((&lying("2h")["now"]["wound_st"], &lying("2h")["outcome"]), (&json!(-7), &json!("dead")));
    assert_eq!(chain(&[alone, "rest 90m"])["now"]["wound_st"], -6);
}

/// T-Q6
#[test]
fn minutes_of_death_add_dice() {
    for (dead, dice) in
        [("0s", 7), ("59s", 7), ("1m", 8), ("61s", 8), ("5m", 8), ("5.1m", 9), ("7m", 9), ("7.1m", 10), ("10m", 10)]
    {
        let report = json(&format!("revive physicker --st 10 --at -4 --dead {dead} --healer physicker,dx=5,iq=5"));
        assert_eq!((&report["now"]["dice"], &report["now"]["target"]), (&json!(dice), &json!(10)), "{dead}");
    }
    for dead in ["10.1m", "601s", "11m", "3d"] {
        let report = json(&format!("revive physicker --st 10 --at -4 --dead {dead} --healer physicker,dx=5,iq=5"));
        assert_eq!(report["outcome"], "refused", "{dead}");
        assert!(told(&report).contains("over 10 minutes no Physicker can help"), "{}", told(&report));
    }
}

#[test]
fn no_number_wakes_whoever_was_knocked_out() {
    let out = r#"{"rules":"gadda","st":12,"wounds":2,"state":"unconscious","knocked_out":true}"#;
    for line in
        ["conscious -s - --wounds 2", "hit 1 -s - --fatigue 1", "hit 1 -s - --at 10", "rest 1h -s - --fatigue 1"]
    {
        assert_eq!(json_of(line, out)["outcome"], "unconscious", "{line}");
    }
    assert_eq!(json_of("rest 1d -s - --fatigue 1", out)["outcome"], "hurt", "a full day ends it");
}

#[test]
fn what_makes_sense_for_none_of_the_piped_is_an_error_as_it_is_for_one() {
    for (hit, revive, why) in [
        ("hit 18 --st 10", "revive wish --dead 1m", "--dx"),
        ("hit 2 --st 10", "revive spell --dead 1m --caster-dx 12", "alive"),
    ] {
        let one = error_of(&format!("{revive} -s -"), &json(hit).to_string());
        let many = error_of(&format!("{revive} -s - --odds"), &json(&format!("{hit} --odds")).to_string());
        assert!(one.contains(why), "{one}");
        assert_eq!(one, many);
    }
    let some = chain(&["hit 3d6 --st 10 --odds", "revive wish --dead 1m --odds"]);
    assert!(near(some["summary"]["p"]["refused"].as_f64().unwrap(), 185.0 / 216.0), "for some of them");
}
