//! T-G, T-H1, T-L and T-M: dice of a seed, dice by hand, and exact odds.

use super::{batch, chain, complains, error_of, json, near, outcome, p, sawbones, text, ways};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn faces(line: &str) -> Vec<i64> {
    let report = json(line);
    report["events"][0]["faces"].as_array().unwrap().iter().map(|face| face.as_i64().unwrap()).collect()
}

/// T-G1: `golden_dice.rs` holds the dice themselves; these are the same through the command line.
#[test]
fn seed_42_is_the_same_for_ever_and_the_generator_is_named() {
    let six = [2, 5, 1, 6, 5, 3, 3, 4, 5, 2, 4, 1, 2, 2, 1, 5, 4, 5, 5, 2];
    assert_eq!(faces("roll 20d6 --seed 42"), six);
    assert_eq!(faces("roll 20d6+5d100 --seed 42")[20..], [54, 51, 38, 91, 59]);
    for line in ["roll 3d6", "save 3 12", "hit 3 --st 10", "wound-box show", "wh40k show --wounds 17 --tb 3"] {
        assert_eq!(json(line)["generator"], "chacha8", "{line}");
    }
}

/// T-G2
#[test]
fn the_seed_is_told_and_plays_the_same_again() {
    for line in [
        "roll 9d6",
        "save 9 30",
        "hit 3d6 --st 30",
        "conscious --st 10 --at -1 --rules smith",
        "rest 30d --st 12 --at -2 --untended",
        "wound-box hit 2d6 --fort 3",
        "wh40k hit 3d10 --wounds 17 --tb 3",
    ] {
        let told = text(line);
        let seed = told.lines().last().unwrap().strip_prefix("Seed ").unwrap();
        assert_eq!(text(&format!("{line} --seed {seed}")), told);
        let report = json(line);
        let again = format!("{line} --seed {} --stream {}", report["seed"], report["stream"]).replace('"', "");
        assert_eq!(json(&again), report);
    }
    // Of a batch too, line by line; with outcomes alone it is told beside them.
    let request = json!({ "command": "roll", "args": { "expr": "9d6" } }).to_string();
    let answer: Value = serde_json::from_slice(&sawbones("batch --first 7", &request).stdout).unwrap();
    assert_eq!(answer["stream"], "7");
    let again = format!("roll 9d6 --stream 7 --seed {}", answer["seed"].as_str().unwrap());
    assert_eq!(json(&again), answer);
    assert!(String::from_utf8(sawbones("batch --brief", &request).stderr).unwrap().starts_with("Seed "));
}

/// T-G4
#[test]
fn dice_depend_on_what_was_asked_before_them_alone() {
    for seed in 0..20 {
        let of = |expr: &str| faces(&format!("roll {expr} --seed {seed}"));
        assert_eq!(of("3d6+1d20")[..3], of("3d6"));
        assert_eq!(of("1d20+3d6")[..1], of("1d20"));
        assert_eq!(of("3d6+1d20")[..1], of("1d6"));
    }
    // The next request of a batch is none of its neighbours'.
    let request = |expr: &str| json!({ "command": "roll", "args": { "expr": expr } });
    let [one, other] = [batch(&[request("3d6"), request("1d20")]), batch(&[request("9d4"), request("1d20")])];
    assert_eq!(one[1], other[1]);
}

/// T-H1
#[test]
fn certain_and_impossible_are_1_and_0_and_never_null() {
    for (line, certain) in [
        ("save 3 18", "success"),
        ("save 3 2", "failure"),
        ("save 0 5", "success"),
        ("save 0 -5", "success"),
        ("roll 0d6", "0"),
        ("roll 5", "5"),
        ("hit 3 --st 10", "hurt"),
        ("hit 0d6 --st 10", "unhurt"),
        ("rest 0d --st 10", "unhurt"),
    ] {
        let odds = json(&format!("{line} --odds"));
        assert_eq!(odds["summary"]["p"], json!({ certain: 1.0 }), "{line}");
        assert_eq!(ways(&odds, certain), ("1", "1"), "{line}");
    }
    let nothing = json("roll 0d6 --odds");
    assert_eq!((&nothing["summary"]["mean"], &nothing["summary"]["deviation"]), (&json!(0.0), &json!(0.0)));
    for (target, chance) in
        [(18, json!({ "ways": "1", "of": "1", "p": 1.0 })), (2, json!({ "ways": "0", "of": "1", "p": 0.0 }))]
    {
        assert_eq!(json(&format!("save 3 {target}"))["events"][0]["chance"], chance);
    }
    for line in [
        "rest --until dead --st 10",
        "rest --until healed --st 10",
        "rest --until conscious --st 10 --at -1 --untended",
        "rest --until dead --rules smith --st 13 --at 3",
        "rest --until stable --rules smith --st 13 --at -2",
        "wound-box rest --until healed --fort -100 --mark wound",
        "wh40k rest --until healed --wounds 17 --tb 0 --injury 3I",
        "hit 3 --vary st=3..4",
        "roll 1000d6",
    ] {
        let line = format!("{line} --odds --json");
        let answer = text(&line);
        assert!(!["null", "NaN", "nan", "inf", "Infinity"].iter().any(|none| answer.contains(none)), "{line}");
        assert!(!text(line.trim_end_matches(" --json")).contains("NaN"), "{line}");
    }
    let never = &json("rest --until dead --st 10 --odds")["summary"]["time"];
    assert_eq!((&never["never"], never.get("mean")), (&json!(1.0), None));
}

/// The sum of all fractions of the odds, as a fraction of their common denominator.
fn sum(odds: &Value) -> (u128, u128) {
    let number = |entry: &Value, key: &str| entry[key].as_str().unwrap().parse::<u128>().unwrap();
    let entries = odds["odds"].as_array().unwrap();
    let of = entries.iter().map(|entry| number(entry, "of")).max().unwrap();
    // Each of them divides the largest, as all come from dice of one kind.
    (entries.iter().map(|entry| number(entry, "ways") * (of / number(entry, "of"))).sum(), of)
}

/// T-L1, T-L2, T-L3
#[test]
fn odds_are_exact_fractions_that_add_up_to_1() {
    let save = json("save 3 12 --odds");
    assert_eq!((ways(&save, "success"), ways(&save, "failure")), (("20", "27"), ("7", "27")));
    assert!(near(p("save 3 12", "success"), 20.0 / 27.0));
    let hit = json("wound-box hit 8 --fort 5 --odds");
    for (outcome, twentieths) in
        [("killing", 2.0), ("incapacitating", 5.0), ("wound", 5.0), ("light", 5.0), ("bruise", 3.0)]
    {
        assert!(near(hit["summary"]["p"][outcome].as_f64().unwrap(), twentieths / 20.0), "{outcome}");
    }
    assert_eq!((ways(&hit, "killing"), ways(&hit, "bruise")), (("1", "10"), ("3", "20")));
    let start = Instant::now();
    let thirty = json("save 30 105 --odds");
    assert!(start.elapsed() < Duration::from_secs(1));
    assert_eq!(ways(&thirty, "success"), ("1600364691061463320907", "3070471107232407748608"));
    for odds in [&save, &hit, &thirty, &json("roll 3d6 --odds"), &json("save 4 6 --auto --odds")] {
        let (ways, of) = sum(odds);
        assert_eq!(ways, of);
    }
    assert_eq!(json("save 3 12 --seed 1")["now"]["chance"], json!({ "ways": "20", "of": "27", "p": 20.0 / 27.0 }));
}

/// T-M1
#[test]
fn dice_of_the_table_are_taken_and_shown() {
    for (dice, shown) in [("2,3,6", "2+3+6 = 11, made"), ("=11", "against 12: 11, made"), ("2 3 6", "2+3+6 = 11, made")]
    {
        let line = format!("save|3|12|--dice|{dice}");
        let report = json(&line);
        assert_eq!((&report["outcome"], &report["generator"]), (&json!("success"), &json!("hand")));
        assert!(report.get("seed").is_none() && report["dice"].is_array());
        let told = text(&line);
        assert!(told.contains(shown) && told.contains("Dice by hand: ") && !told.contains("Seed"), "{told}");
    }
    let hand = batch(&[json!({ "command": "save", "args": { "dice": 3, "target": 12 }, "dice": [2, 3, 6] })]);
    assert_eq!((&hand[0]["generator"], &hand[0]["dice"]), (&json!("hand"), &json!([2, 3, 6])));
    // Pools and faces mixed, in the order in which they are asked for.
    let revived = "revive physicker --st 10 --at -5 --dead 3m --healer master,dx=14,iq=13 --dice =20,3,4,4,4";
    assert_eq!(json(revived)["sheet"]["st"], 9);
}

/// T-M2
#[test]
fn percentile_dice_by_hand_have_a_hundred_faces() {
    for (dice, total) in [
        ("00", "100"),
        ("0", "100"),
        ("100", "100"),
        ("=00", "100"),
        ("0/0", "100"),
        ("00/0", "100"),
        ("01", "1"),
        ("1", "1"),
        ("0/1", "1"),
        ("7/3", "73"),
        ("70/3", "73"),
        ("10", "10"),
    ] {
        assert_eq!(outcome(&format!("roll d% --dice {dice}")), total, "{dice}");
        let medicae = format!("wh40k heal --medicae 45 --wounds 17 --tb 3 --injury 5I --dice {dice}");
        let rolled = json(&medicae)["events"].as_array().unwrap().iter().find_map(|event| event["total"].as_i64());
        assert_eq!(rolled, total.parse().ok(), "{dice}");
    }
    assert_eq!(json("roll 2d% --dice 00,7/3")["dice"], json!([0, 73]));
    let request = json!({ "command": "roll", "args": { "expr": "d%" }, "dice": ["0/0"] });
    assert_eq!(batch(&[request])[0]["outcome"], "100");
    complains(&[
        ("roll d% --dice 101", "a d100 cannot show 101"),
        ("roll d% --dice 7/10", "'7/10' is no die"),
        ("roll d20 --dice 0", "a d20 cannot show 0"),
        ("roll 1d10 --dice 0", "a d10 cannot show 0"),
        ("roll 3d6 --dice 0/3,1,1", "percentile dice"),
    ]);
}

/// T-M3
#[test]
fn dice_that_cannot_be_are_refused_with_what_is_wanted_and_given() {
    complains(&[
        ("save 3 12 --dice 2,3", "needs 3d6: 2 of 3 dice are given"),
        ("save 3 12 --dice 2,3,6,1", "1 left over of 4 given (1)"),
        ("save 3 12 --dice =19", "needs 3d6: a total of 19 cannot be; it is from 3 to 18"),
        ("save 3 12 --dice =2", "a total of 2 cannot be; it is from 3 to 18"),
        ("save 3 12 --dice 7,1,1", "a d6 cannot show 7"),
        ("save 3 12 --dice 0,1,1", "a d6 cannot show 0"),
        ("save 3 12 --dice 1,=5", "=5 is a whole pool, but 1 of its dice are given already"),
        ("save 3 12 --dice a,b,c", "'a' is no die"),
        ("save 3 12 --dice =11,=3", "1 left over of 2 given (=3)"),
        ("hit 3 --st 10 --dice 1", "1 left over of 1 given (1)"),
        ("hit 5 --st 11 --location arm --dice 1,2", "the roll 'keep hold' (gadda.limb) needs 5d6: 2 of 5"),
        ("wh40k hit 5 --fate --wounds 17 --tb 3 --dice 11", "needs 1d10: a d10 cannot show 11"),
        ("save 3 12 --dice 1,2,3 --seed 4", "cannot be used with"),
        ("save 3 12 --dice 1,2,3 --odds", "cannot be used with"),
    ]);
    // Nothing is applied, in a chain neither.
    let report = chain(&["hit 3 --st 12", "hit 3"]).to_string();
    assert!(error_of("heal physicker --healer-dx 12 --dice 1 -s -", &report).contains("1 of 3 dice are given"));
}

#[test]
fn sums_show_what_counts_and_with_which_sign() {
    for (line, sum) in [
        ("roll 4d6kl1 --dice 1,2,3,4", "1+(2)+(3)+(4) = 1"),
        ("roll 4d6kh3 --dice 3,3,3,5", "3+3+(3)+5 = 11"),
        ("roll 4d6kh3-2d4 --dice 1,6,5,2,3,4", "(1)+6+5+2-3-4 = 6"),
        ("roll 2d-1 --dice 4,3", "4+3-1 = 6"),
        ("roll -1d6+2 --dice 4", "-4+2 = -2"),
        ("roll 1d6 --dice 4", "1d6: 4 (chance"),
        ("roll 2d6+1d4 --dice =7,2", "2d6+1d4: 9 (chance"),
        ("roll 30d6 --dice =90", "30d6: 90 (chance"),
    ] {
        assert!(text(line).contains(sum), "{line}: {}", text(line));
    }
}

#[test]
fn automatic_results_are_told() {
    let failed = json("save 3 30 --auto --dice =16");
    assert_eq!((&failed["events"][0]["success"], &failed["events"][0]["automatic"]), (&json!(false), &json!(true)));
    assert!(text("save 3 30 --auto --dice =16").contains("16, missed automatically"));
    assert!(text("save 4 6 --auto --dice =8").contains("8, made automatically"));
    assert_eq!(json("save 4 8 --auto --dice =8")["events"][0].get("automatic"), None, "it is low enough anyway");
}
