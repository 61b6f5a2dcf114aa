//! T-K1, T-O1 to T-O3 and T-R: tracks of boxes.

use super::{chain, complains, error_of, json, json_of, outcome, rejection, text, told};
use serde_json::{Value, json};

/// T-K1: in a pipe; `terminals.rs` asks on a terminal.
#[test]
fn in_a_pipe_all_is_plain_ascii() {
    let track = text("wound-box show --fort 3 --mark bruise --mark light --mark light");
    assert!(track.contains("[X]") && track.contains("[ ]") && track.contains("-5"), "{track}");
    for line in [
        "wound-box show --fort 3 --mark bruise --mark light --mark light",
        "wound-box hit 8 --fort 3",
        "wh40k card --wounds 17 --tb 3",
        "hit 3d6 --st 10 --odds",
        "roll 3d6 --odds",
        "rest --until dead --st 10 --at -1 --untended --odds",
        "hit 3d6 --vary st=8..14 --odds",
        "table saves",
        "rule",
        "hit --help",
    ] {
        assert!(text(line).is_ascii(), "{line}");
    }
}

/// T-O1, T-O2
#[test]
fn the_worst_row_alone_counts_and_once() {
    for (marks, penalty) in [
        ("bruise", 0),
        ("light", -2),
        ("wound", -5),
        ("light,wound", -5),
        ("bruise,light,wound", -5),
        ("light,incapacitating", -10),
        ("light,wound,incapacitating", -10),
    ] {
        let line = format!("wound-box show --mark {marks}");
        assert_eq!(json(&line)["now"]["penalty"], penalty, "{marks}");
        let told = text(&line);
        if penalty < 0 {
            assert!(told.lines().next().unwrap().contains(&format!("{penalty} on DEX- and STR-based rolls")), "{told}");
        }
        assert!(told.contains(&format!("penalty           {penalty}\n")), "{told}");
    }
    // The blow that leads there says the same.
    let hit = json("wound-box hit 8 --fort 5 --mark light --dice 8");
    assert_eq!((&hit["outcome"], &hit["now"]["penalty"]), (&json!("wound"), &json!(-5)));
    assert!(told(&hit).contains("the wounded row counts: -5 on DEX and STR rolls"), "{}", told(&hit));
}

/// T-O3
#[test]
fn a_track_that_cannot_be_is_refused_with_its_row() {
    complains(&[
        ("wound-box show --mark light@lightly-wounded,light@lightly-wounded", "the lightly-wounded row has 1 box"),
        ("wound-box show --mark wound@lightly-wounded", "a wound cannot stand in the lightly-wounded row"),
        ("wound-box show --mark killing@incapacitated", "cannot stand in the incapacitated row"),
        ("wound-box show --mark killing,killing", "the near-death row has no box left"),
        ("wound-box show --boxes 1,2,1,1,1", "the lightly-wounded row may not have more boxes than the bruised row"),
        ("wound-box show --boxes 2,1,1,1", "five numbers from 0 to 100"),
        ("wound-box show --minor --boxes 0,0,1,0,1 --mark light@lightly-wounded", "the lightly-wounded row has no box"),
    ]);
    for (keys, wanted) in [
        (
            json!({ "marks": [{ "level": "light", "row": "lightly-wounded" }, { "level": "light", "row": "lightly-wounded" }] }),
            "key 'marks': the lightly-wounded row has 1 box",
        ),
        (
            json!({ "marks": [{ "level": "wound", "row": "lightly-wounded" }] }),
            "key 'marks': a wound cannot stand in the lightly-wounded row",
        ),
        (
            json!({ "marks": [{ "level": "killing" }, { "level": "killing" }] }),
            "key 'marks': the near-death row has no box",
        ),
        (json!({ "marks": [{ "level": "light", "row": "nose" }] }), "'nose' is no row"),
        (json!({ "boxes": [1, 2, 1, 1, 1] }), "key 'boxes': the lightly-wounded row may not have more boxes"),
        (json!({ "boxes": [2, 1, 1, 1] }), "key 'boxes': [2,1,1,1] cannot be"),
        (json!({ "boxes": [2, 1, 1, 1, 1.5] }), "key 'boxes': [2,1,1,1,1.5] cannot be"),
        (json!({ "state": "dying" }), "no box of the near-death row is marked"),
    ] {
        let mut sheet = keys;
        sheet["rules"] = json!("wound-box");
        let request = json!({ "command": "wound-box show", "sheet": sheet });
        for why in [error_of("wound-box show -s -", &sheet.to_string()), rejection(&request)] {
            assert!(why.contains(wanted), "{sheet}: {why}");
        }
    }
}

fn track(report: &Value) -> String {
    let rows = report["now"]["track"].as_array().unwrap().iter();
    let row =
        |row: &Value| row.as_array().unwrap().iter().map(|box_| format!("[{}]", box_.as_str().unwrap())).collect();
    rows.map(row).collect::<Vec<String>>().join(" ")
}

/// T-R1
#[test]
fn a_bruise_and_two_light_wounds() {
    let want = "[X][] [X] [L] [] []";
    let shown = json("wound-box show --mark bruise,light,light");
    assert_eq!((track(&shown).as_str(), &shown["now"]["penalty"]), (want, &json!(-5)));
    // Blow by blow.
    let blow = |dice: i32| format!("wound-box hit 8 --dice {dice}");
    let first = chain(&[&format!("{} --fort 5", blow(20)), &blow(15)]);
    assert_eq!((track(&first).as_str(), &first["now"]["penalty"]), ("[X][] [X] [] [] []", &json!(-2)));
    let second = chain(&[&format!("{} --fort 5", blow(20)), &blow(15), &blow(15)]);
    assert_eq!((track(&second).as_str(), &second["now"]["penalty"]), (want, &json!(-5)));
    let drawn = text("wound-box show --mark bruise,light,light");
    for row in ["bruised           [X][ ]\n", "lightly-wounded   [X]\n", "wounded           [L]\n"] {
        assert!(drawn.contains(row), "{drawn}");
    }
}

/// T-R2
#[test]
fn feats_stand_on_the_first_two_rows() {
    for (row, boxes) in [("bruised", json!([3, 1, 1, 1, 1])), ("lightly-wounded", json!([2, 2, 1, 1, 1]))] {
        assert_eq!(json(&format!("new wound-box --fort 3 --feat {row}"))["boxes"], boxes);
    }
    for (row, before) in [("wounded", "lightly-wounded"), ("incapacitated", "wounded"), ("near-death", "incapacitated")]
    {
        let rule = format!("the {row} row may not have more boxes than the {before} row before it");
        for command in ["new wound-box", "wound-box show", "wound-box hit 3"] {
            complains(&[(&format!("{command} --fort 3 --feat {row}"), &rule)]);
        }
        complains(&[(&format!("wound-box show --feat {row}"), "wound-box.toughness")]);
        // Of a minor character nothing is asked.
        assert_eq!(outcome(&format!("wound-box show --minor --feat {row}")), "unhurt");
    }
    let order = "wound-box show --feat wounded --feat lightly-wounded --feat bruised";
    assert_eq!(json(order)["sheet"]["boxes"], json!([3, 2, 2, 1, 1]));
}

/// T-R3
#[test]
fn the_first_failure_ends_the_day() {
    let rest = "wound-box rest 1d --fort 5 --mark light,wound,incapacitating";
    let report = json(&format!("{rest} --dice 10,14"));
    assert_eq!(track(&report), "[X][] [] [X] [X] []");
    let told = told(&report);
    assert!(told.contains("the light wound becomes a bruise") && told.contains("1 more wound does not roll"), "{told}");
    complains(&[(&format!("{rest} --dice 10,14,20"), "1 left over of 3 given (20)")]);
    assert_eq!(track(&json(&format!("{rest} --dice 10,15,20"))), "[X][] [X] [X] [] []");
}

/// T-R4
#[test]
fn first_aid_frees_a_box_and_the_light_wound_moves_up() {
    let hurt = "--mark bruise,bruise,bruise,light";
    let before = json(&format!("wound-box show {hurt}"));
    assert_eq!((track(&before).as_str(), &before["now"]["penalty"]), ("[X][X] [B] [L] [] []", &json!(-5)));
    // One check of 12 in all, against 10.
    for (check, dice) in [(0, 12), (2, 10)] {
        let aid = json(&format!("wound-box heal first-aid {hurt} --check {check} --dice {dice}"));
        assert_eq!((track(&aid).as_str(), &aid["now"]["penalty"]), ("[X][X] [X] [] [] []", &json!(-2)));
        assert!(told(&aid).contains("the light wound moves up to the lightly-wounded row"), "{}", told(&aid));
    }
    assert_eq!(outcome(&format!("wound-box heal first-aid {hurt} --dice 9")), "no-effect");
    assert_eq!(outcome(&format!("wound-box heal first-aid {hurt} --dc 15 --dice 12")), "no-effect");
    let twice = chain(&[&format!("wound-box heal first-aid {hurt} --dice 12"), "wound-box heal first-aid"]);
    assert_eq!(twice["outcome"], "refused");
}

#[test]
fn marks_that_are_given_are_new() {
    let stable = r#"{"rules":"wound-box","fort":3,"state":"stable","marks":[{"level":"light","row":"near-death"}],"first_aid":true}"#;
    let shown = |line: &str| json_of(line, stable);
    assert_eq!(shown("wound-box show -s -")["outcome"], "stable");
    assert_eq!(shown("wound-box show -s - --mark killing")["outcome"], "dying");
    assert_eq!(shown("wound-box heal first-aid -s - --mark bruise --dice 20")["outcome"], "healed");
}
