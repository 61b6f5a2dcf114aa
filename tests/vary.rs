//! `--vary`, `--of` and `--svg`, as they are typed: rows that agree with the question asked for each value alone, errors
//! that say what is wrong, and drawings that are well-formed XML and say what was asked.

use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn run_in(folder: &Path, args: &[&str], stdin: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sawbones"))
        .args(args)
        .current_dir(folder)
        .env_remove("SAWBONES_RULES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input may have gone before it is written.
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    child.wait_with_output().unwrap()
}

fn json(line: &str, stdin: &str) -> Value {
    let args: Vec<&str> = line.split(' ').chain(["--odds", "--json"]).collect();
    let output = run_in(".".as_ref(), &args, stdin);
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn error(line: &str) -> String {
    let args: Vec<&str> = line.split(' ').collect();
    let output = run_in(".".as_ref(), &args, "");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn each_row_is_the_question_asked_alone() {
    for (question, key, values) in [
        ("hit 3d6 --rules smith", "st", vec!["8", "11", "20"]),
        ("hit 2d6 --st 10", "at", vec!["-3", "0", "4"]),
        ("hit --st 10", "damage", vec!["3", "2d6", "1d6+4"]),
        ("revive physicker --st 10 --at -4 --healer physicker,dx=12,iq=12", "dead", vec!["30s", "5m", "7m"]),
        ("wound-box rest --until healed --mark light", "fort", vec!["0", "5"]),
    ] {
        let varied = json(&format!("{question} --vary {key}={}", values.join(",")), "");
        assert_eq!((&varied["format"], &varied["vary"]), (&1.into(), &Value::from(vec![key])));
        assert_eq!(varied["rows"].as_array().unwrap().len(), values.len());
        for (row, value) in varied["rows"].as_array().unwrap().iter().zip(values) {
            let alone = match key {
                "damage" => json(&question.replace("hit", &format!("hit {value}")), ""),
                _ => json(&format!("{question} --{key} {value}"), ""),
            };
            assert_eq!(row["summary"], alone["summary"], "{question} with {key} {value}");
            let written = value.parse::<i64>().map_or(Value::from(value), Value::from);
            assert_eq!(row[key], written, "numbers are numbers, times and dice are text");
        }
    }
}

#[test]
fn two_flags_make_every_pair_the_last_moving_fastest() {
    let varied = json("hit 3d6 --vary st=9..10 --vary wounds=0..2", "");
    let pairs: Vec<(i64, i64)> = varied["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["st"].as_i64().unwrap(), row["wounds"].as_i64().unwrap()))
        .collect();
    assert_eq!(pairs, [(9, 0), (9, 1), (9, 2), (10, 0), (10, 1), (10, 2)]);
    assert_eq!(varied["rows"][4]["summary"], json("hit 3d6 --st 10 --wounds 1", "")["summary"]);
}

#[test]
fn every_row_starts_from_what_was_piped_in() {
    for start in ["hit 2d6 --st 11 --rules smith", "new smith --st 11 --wounds 3"] {
        let args: Vec<&str> =
            start.split(' ').chain(if start.starts_with("hit") { vec!["--odds", "--json"] } else { vec![] }).collect();
        let piped = String::from_utf8(run_in(".".as_ref(), &args, "").stdout).unwrap();
        let varied = json("hit 1 -s - --vary damage=1..3", &piped);
        for (row, damage) in varied["rows"].as_array().unwrap().iter().zip(1..) {
            assert_eq!(row["summary"], json(&format!("hit {damage} -s -"), &piped)["summary"], "{start}");
        }
    }
}

#[test]
fn what_makes_no_rows_is_an_error() {
    for (line, why) in [
        ("hit 3 --st 9 --vary st=8..9", "--odds"),
        ("hit 3 --st 9 --of dead --odds", "--vary"),
        ("hit 3 --vary stt=8..9 --odds", "did you mean 'st'?"),
        ("hit 3 --st 9 --vary auto=1 --odds", "takes no single value"),
        ("hit 3 --st 9 --vary location=arm..leg --odds", "words make no range"),
        ("hit 3 --st 9 --vary location=arn --odds", "with location=arn"),
        ("hit 3 --vary st=0..3 --odds", "with st=0: '0' is not a whole number from 1 to 1000"),
        ("hit 3 --vary st=1..200 --vary wounds=0..99 --odds", "at most 10000 rows"),
        ("hit 3 --vary st=1 --vary st=2 --odds", "twice for the same flag"),
        ("hit 3 --vary st=1 --vary wounds=2 --vary dx=3 --odds", "one or two flags; 3 were given"),
        ("hit 3 --vary st=8..9 --of ded --odds", "did you mean 'dead'?"),
        ("wh40k move --wounds 9 --vary tb=2..3 --of alive --odds", "does not say who is alive"),
        ("hit 3 --st 9 --svg a.svg", "--odds"),
        ("hit 3 --st 9 --svg a.svg --seed 1", "'--svg' needs '--odds'"),
        ("hit 3 --st 9 --vary damage=1..3 --seed 1", "'--vary' needs '--odds'"),
        ("hit 3 --vary damage=1..3 -s no.json -i", "'--vary' needs '--odds'"),
        ("hit 3 --st 9 --vary damage=1..3 --dice 1,2", "'--vary' needs '--odds'"),
        ("hit 3 -s Cargo.toml --odds --svg ./Cargo.toml", "would draw over the sheet"),
        ("hit 3 --st 9 --odds --svg no/such/folder/a.svg", "no/such/folder/a.svg"),
    ] {
        assert!(error(line).contains(why), "{line}: {}", error(line));
    }
}

#[test]
fn many_heavy_rows_are_refused_at_once() {
    let list = |rows: usize| (0..rows).map(|plus| format!("1000d6+{plus}")).collect::<Vec<String>>().join(",");
    let error = error(&format!("hit 1 --st 1000 --odds --vary damage={}", list(1000)));
    assert!(error.contains("too much work") && error.contains("1000 values share the work of 16"), "{error}");
    assert_eq!(json(&format!("hit 1 --st 1000 --vary damage={}", list(3)), "")["rows"].as_array().unwrap().len(), 3);
}

/// The drawing that a question makes, with all text in it.
fn drawing(args: &[&str]) -> (String, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let args: Vec<&str> = args.iter().copied().chain(["--odds", "--svg", "drawing.svg"]).collect();
    let output = run_in(folder.path(), &args, "");
    assert!(output.status.success() && !output.stdout.is_empty(), "{args:?}");
    let svg = std::fs::read_to_string(folder.path().join("drawing.svg")).unwrap();
    let text = {
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|why| panic!("{args:?}: {why}\n{svg}"));
        let root = document.root_element();
        assert_eq!((root.tag_name().name(), root.tag_name().namespace()), ("svg", Some("http://www.w3.org/2000/svg")));
        assert!(document.descendants().all(|node| !["script", "image", "style"].contains(&node.tag_name().name())));
        let texts = document.descendants().filter(|node| ["text", "title"].contains(&node.tag_name().name()));
        texts.filter_map(|node| node.text().map(str::to_owned)).collect()
    };
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{args:?}\n{svg}");
    (svg, text)
}

#[test]
fn drawings_say_what_was_asked_and_what_comes_of_it() {
    let words = |line: &str| drawing(&line.split(' ').collect::<Vec<&str>>()).1;
    let bars = words("hit 3d6 --st 10");
    for part in ["Odds of 'hit 3d6 --st 10'", "unconscious", "46.30 %", "Alive 83.80 %, conscious 37.50 %"] {
        assert!(bars.contains(&part.to_owned()), "{bars:?}");
    }
    let lines = words("hit 3d6 --rules smith --vary st=8..20");
    for part in ["Odds of 'hit 3d6 --rules smith'", "st", "8", "20", "100 %", "mortal", "dead"] {
        assert!(lines.contains(&part.to_owned()), "{lines:?}");
    }
    let grid = words("hit 3d6 --vary st=8..12 --vary wounds=0..3 --of dead");
    assert!(grid.contains(&"Odds of 'hit 3d6': dead".to_owned()) && grid.contains(&"wounds 3".to_owned()), "{grid:?}");
    let curve = words("rest --until dead --st 10 --at -1 --untended");
    assert!(curve.contains(&"half by 7d".to_owned()) && curve.contains(&"50 %".to_owned()), "{curve:?}");
}

#[test]
fn drawings_are_drawings_of_any_odds() {
    for line in [
        "roll 100d6",
        "roll 1d1",
        "roll 1 --vary expr=1d6,2d6,4d6kh3",
        "roll 1 --vary expr=1d6,2d6 --of 3",
        "hit 3d6 --vary st=10",
        "hit 3d6 --vary st=8..100",
        "hit 3d6 --vary st=8..12 --vary wounds=0..60",
        "save 3 12 --vary target=3..18",
        "rest --until conscious --st 12 --fatigue 13",
        "rest --until healed --st 12",
        "wound-box rest --until healed --mark light --mark wound --vary fort=0..8",
    ] {
        drawing(&line.split(' ').collect::<Vec<&str>>());
    }
}

#[test]
fn what_is_typed_cannot_break_a_drawing() {
    let (_, text) = drawing(&["hit", "3", "--st", "10", "--name", "<b>&\"']]>"]);
    assert!(text[0].contains("<b>&"), "{text:?}");
}
