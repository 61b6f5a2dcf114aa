//! T-C and T-K2: how dice and numbers are written.

use super::{batch, complains, error, json, outcome, rejection, text};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// What is the same but for its writing is the same answer, byte for byte.
fn are_the_same(lines: &[(&str, &str)]) {
    for (one, other) in lines {
        assert_eq!(json(one), json(other), "{one}");
    }
}

/// T-C1: `~` stands for the minus sign.
#[test]
fn typographic_minus_signs_are_minus_signs_everywhere() {
    for minus in ["\u{2013}", "\u{2212}"] {
        for line in [
            "roll 3d6~2 --seed 5",
            "roll ~d6 --seed 5",
            "roll ~3 --seed 5",
            "save 3 ~5 --seed 5",
            "hit 2d6~2 --st 10 --seed 5",
            "hit 3 --st 10 --at ~3 --seed 5",
            "hit 3 --st 10 --at=~3 --seed 5",
            "hit 3 --st 10 --rules smith --death-at ~4 --seed 5",
            "hit 3 --st 10 --rules smith --crippling --crippling-modifier ~2 --seed 5",
            "hit 3 --st 10 --vary at=~3..~1 --odds",
            "conscious --st 10 --at ~1 --rules smith --seed 5",
            "stabilize healer --st 13 --at ~2 --skill physicker --dx 14 --seed 5",
            "wound-box hit 2d6~2 --fort ~2 --seed 5",
            "wound-box heal first-aid --check ~2 --mark bruise --seed 5",
            "wh40k hit 2d10~2 --wounds 17 --tb 3 --seed 5",
            "wh40k show --wounds 17 --tb 3 --critical ~4E@body --seed 5",
            "wh40k heal --medicae 40 --modifier ~10 --wounds 17 --tb 3 --injury 5I@body --seed 5",
        ] {
            are_the_same(&[(&line.replace('~', minus), &line.replace('~', "-"))]);
        }
        let request = |expr: String| json!({ "command": "hit", "args": { "damage": expr, "st": 10 } });
        assert_eq!(batch(&[request(format!("3d6{minus}2"))]), batch(&[request("3d6-2".to_owned())]));
    }
}

/// T-C2
#[test]
fn blanks_and_capitals_change_nothing() {
    for written in ["2D6 + 1", " 2d6+1 ", "2d6 +1", "2d6\t+1", "+2d6+1"] {
        are_the_same(&[
            (&format!("roll|{written}|--seed|5"), "roll|2d6+1|--seed|5"),
            (&format!("hit|{written}|--st|10|--seed|5"), "hit|2d6+1|--st|10|--seed|5"),
            (&format!("wound-box|hit|{written}|--fort|3|--seed|5"), "wound-box|hit|2d6+1|--fort|3|--seed|5"),
        ]);
    }
    // As words of their own, as a shell hands them over.
    are_the_same(&[
        ("roll 2D6 + 1 --seed 5", "roll 2d6+1 --seed 5"),
        ("hit 2d6 - 1 --st 10 --seed 5", "hit 2d6-1 --st 10 --seed 5"),
        ("hit 2D6 +1 --st 10 --seed 5", "hit 2d6+1 --st 10 --seed 5"),
    ]);
}

/// T-C3
#[test]
fn percentile_dice_have_one_meaning() {
    for written in ["d%", "1d%", "D%", "1D%"] {
        are_the_same(&[(&format!("roll {written} --seed 5"), "roll 1d100 --seed 5")]);
        let odds = json(&format!("roll {written} --odds"));
        let totals: BTreeSet<i64> =
            odds["summary"]["p"].as_object().unwrap().keys().map(|total| total.parse().unwrap()).collect();
        assert_eq!((totals.len(), totals.first(), totals.last()), (100, Some(&1), Some(&100)));
    }
}

/// T-C4
#[test]
fn a_bare_d_has_six_sides_and_says_so() {
    for (written, read) in
        [("2d-1", "2d6-1"), ("1d+2", "1d6+2"), ("3d", "3d6"), ("2D-1", "2d6-1"), ("1d+1d", "1d6+1d6"), ("2d", "2d6")]
    {
        are_the_same(&[(&format!("roll {written} --seed 5"), &format!("roll {read} --seed 5"))]);
        assert!(text(&format!("roll {written}")).contains(&format!("{read}: ")), "{written}");
        assert_eq!(json(&format!("hit {written} --st 10"))["events"][0]["dice"], read);
    }
}

/// T-C5
#[test]
fn a_total_is_the_sum_of_the_dice_less_1() {
    let rolls = batch(&vec![json!({ "command": "roll", "args": { "expr": "2d6-1" } }); 1000]);
    let sum = |report: &Value| -> i64 {
        report["events"][0]["faces"].as_array().unwrap().iter().map(|face| face.as_i64().unwrap()).sum()
    };
    assert!(rolls.iter().all(|report| report["events"][0]["total"] == sum(report) - 1));
    assert!(rolls.iter().all(|report| report["outcome"] == json!((sum(report) - 1).to_string())));
    let totals: BTreeSet<i64> = rolls.iter().map(|report| sum(report) - 1).collect();
    assert_eq!((totals.len(), totals.first(), totals.last()), (11, Some(&1), Some(&11)));
}

/// T-C6, T-C7: what is no dice, and the column where it stops to be.
const NO_DICE: [(&str, &str); 23] = [
    ("1d20+-5", "'-' at column 6"),
    ("1d20-+5", "'+' at column 6"),
    ("1d20--5", "'-' at column 6"),
    ("1d20 + -5", "'-' at column 8"),
    ("1d20 please", "'p' at column 6"),
    ("d", "'d' at column 1"),
    ("d-1", "'d' at column 1"),
    ("3d6+", "missing at column 5"),
    ("3d6-", "missing at column 5"),
    ("3d6k", "missing at column 5"),
    ("3d6kh", "missing at column 6"),
    ("3d6kx1", "'x' at column 5"),
    ("3d6kh2kl1", "'k' at column 7"),
    ("3x6", "'x' at column 2"),
    ("2d6d6", "'d' at column 4"),
    ("3d6 3d6", "'3' at column 5"),
    ("(3d6)", "'(' at column 1"),
    ("3d6*2", "'*' at column 4"),
    ("3d6!", "'!' at column 4"),
    ("%", "'%' at column 1"),
    ("d%%", "'%' at column 3"),
    ("2 d 6", "'d' at column 3"),
    ("\u{663}d6", "'\u{663}' at column 1"),
];

#[test]
fn what_is_no_dice_is_never_rolled_and_its_column_is_named() {
    for (written, wanted) in NO_DICE {
        for line in ["roll|{}", "hit|{}|--st|10", "wound-box|hit|{}|--fort|3", "wh40k|hit|{}|--wounds|17|--tb|3"] {
            complains(&[(&line.replace("{}", written), wanted)]);
        }
        let why = rejection(&json!({ "command": "roll", "args": { "expr": written } }));
        assert!(why.contains(wanted), "{written}: {why}");
    }
    assert!(error("roll|").contains("missing at column 1"));
}

/// T-K2
#[test]
fn commas_and_points_in_numbers_are_refused_with_what_is_meant() {
    let whole = "decimals take a point, and thousands no separator";
    let only_whole = "only whole numbers here (no decimals, no separators)";
    let time = "decimals take a point, as in 1.5h";
    for number in ["0,5", "1.000", "1,5"] {
        for (line, wanted) in [
            ("hit {} --st 10", only_whole),
            ("roll 3d6+{}", only_whole),
            ("roll {}d6", only_whole),
            ("wound-box hit {} --fort 3", only_whole),
            ("hit 3 --st {}", whole),
            ("hit 3 --st 10 --wounds {}", whole),
            ("save 3 {}", whole),
            ("save {} 12", whole),
            ("wound-box hit 3 --fort {}", whole),
            ("wh40k hit 3 --wounds {} --tb 3", whole),
        ] {
            complains(&[(&line.replace("{}", number), wanted)]);
        }
    }
    complains(&[
        ("hit 3 --st 10 --grave arm=1.000", whole),
        ("hit 3 --st 10 --grave arm=1,5", "'5' is no grave wound"),
        ("wh40k show --wounds 17 --tb 3 --injury 1,5E@body", "'1' is no injury"),
        ("revive physicker --st 10 --at -5 --dead 3m --healer master,dx=1.5,iq=1", whole),
        ("rest 0,5d --st 10", time),
        ("revive physicker --st 10 --at -5 --dead 10,1m --healer master,dx=1,iq=1", time),
        ("stabilize support --st 13 --at -2 --support-hours 1,5", "'1.5'"),
        ("roll 3d6 --seed 1.000", "not a whole number"),
        ("roll 2d6 --dice 1.5,2", "'1.5' is no die"),
        ("hit 3 --st 1e1", "not a whole number"),
    ]);
    for request in [
        json!({ "command": "hit", "args": { "damage": "0,5", "st": 10 } }),
        json!({ "command": "hit", "args": { "damage": 1.5, "st": 10 } }),
        json!({ "command": "hit", "args": { "damage": 3, "st": 10.5 } }),
        json!({ "command": "hit", "args": { "damage": 3 }, "sheet": { "rules": "gadda", "st": 10.5 } }),
    ] {
        assert!(rejection(&request).contains("whole number"), "{request}");
    }
    assert_eq!(outcome("rest 1.5d --st 10"), "unhurt");
}
