//! What users of tools like this one have run into, each under its number with others of its kind. What is held by a
//! test elsewhere is not tested here again: broken input is in `hostile.rs`, shells and terminals are in `shells.rs` and
//! `terminals.rs`, and single rules are tested beside the rules.

mod command_line;
mod documents;
mod fantasy_trip;
mod limits;
mod notation;
mod odds_and_dice;
mod wh40k;
mod wound_box;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program on the words of a line, which are split at blanks, or at `|` where there is one.
fn sawbones(line: &str, stdin: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sawbones"));
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(noise);
    }
    if line.contains('|') {
        command.args(line.split('|'));
    } else {
        command.args(line.split_whitespace());
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(stdin.as_bytes());
    child.wait_with_output().unwrap()
}

/// The line with more words, split as its own are.
fn and(line: &str, more: &str) -> String {
    if line.contains('|') { format!("{line}|{}", more.replace(' ', "|")) } else { format!("{line} {more}") }
}

fn json_of(line: &str, stdin: &str) -> Value {
    let output = sawbones(&and(line, "--json"), stdin);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{line}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn json(line: &str) -> Value {
    json_of(line, "")
}

/// One line after the other, each about the figure that the one before left.
fn chain(lines: &[&str]) -> Value {
    lines[1..].iter().fold(json(lines[0]), |report, line| json_of(&and(line, "-s -"), &report.to_string()))
}

fn outcome(line: &str) -> String {
    json(line)["outcome"].as_str().unwrap().to_owned()
}

fn text(line: &str) -> String {
    let output = sawbones(line, "");
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What a report tells, without the breaks of its lines.
fn told(report: &Value) -> String {
    let texts = report["events"].as_array().unwrap().iter().filter_map(|event| event["text"].as_str());
    texts.collect::<Vec<_>>().join("\n")
}

/// The complaint, which must be all that comes of it.
fn error_of(line: &str, stdin: &str) -> String {
    let output = sawbones(line, stdin);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}: {error}");
    assert!(output.stdout.is_empty(), "{line}");
    assert!(error.starts_with("error: ") && error.lines().count() == 1, "{line}: {error}");
    error
}

fn error(line: &str) -> String {
    error_of(line, "")
}

/// The complaints of lines that must hold some words each.
fn complains(table: &[(&str, &str)]) {
    for (line, wanted) in table {
        let error = error(line);
        assert!(error.contains(wanted), "{line}: wanted '{wanted}', got {error}");
    }
}

/// The answers of a batch to requests with such commands and arguments.
fn batch(requests: &[Value]) -> Vec<Value> {
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let output = sawbones("batch --seed 1", &lines);
    let answers = String::from_utf8(output.stdout).unwrap();
    answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What a batch has to say against a request.
fn rejection(request: &Value) -> String {
    let answers = batch(std::slice::from_ref(request));
    answers[0]["error"]["message"].as_str().unwrap_or_else(|| panic!("{request}: {}", answers[0])).to_owned()
}

/// The chance of an outcome.
fn p(line: &str, outcome: &str) -> f64 {
    json(&and(line, "--odds"))["summary"]["p"][outcome].as_f64().unwrap_or(0.0)
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

/// The ways to an outcome and to all of them, as odds write them: in lowest terms.
fn ways<'a>(odds: &'a Value, outcome: &str) -> (&'a str, &'a str) {
    let entry = odds["odds"].as_array().unwrap().iter().find(|entry| entry["outcome"] == outcome).unwrap();
    (entry["ways"].as_str().unwrap(), entry["of"].as_str().unwrap())
}
