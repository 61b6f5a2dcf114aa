//! Input that nobody thought of: real requests, sheets and command lines, cut, spliced and stuffed at random. Whatever
//! comes of it, there is an answer or an error in its place; never a panic, never a hang.
//!
//! A few seconds of it belong to every test run. `PROPTEST_CASES=100000 cargo test --release --test fuzz` goes on for
//! long. What fails is kept in `tests/fuzz/seeds.txt` and tried first from then on.

#[path = "../answers/mod.rs"]
mod answers;
mod edits;
#[path = "../requests/mod.rs"]
mod requests;

use answers::{PLAIN, answers};
use edits::{Edit, apply, edits};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, FileFailurePersistence};
use sawbones::batch::Batch;
use sawbones::cli;
use sawbones::fault::Fault;
use sawbones::sheet::{Sheet, Start};
use serde_json::Value;
use std::ffi::OsString;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The longest that one line may take, in a build that is not made to be fast.
const PATIENCE: Duration = Duration::from_secs(60);

static REQUESTS: LazyLock<Vec<Value>> =
    LazyLock::new(|| requests::twins().into_iter().map(|twin| twin.request).collect());
static LINES: LazyLock<Vec<String>> =
    LazyLock::new(|| requests::twins().into_iter().map(|twin| twin.words.join(" ")).collect());
static SHEETS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let requests: String = REQUESTS.iter().filter(|request| request.get("odds").is_none()).map(line).collect();
    let answered = answers(PLAIN, requests.as_bytes()).0;
    let answered = answered.lines().map(|answer| serde_json::from_str::<Value>(answer).unwrap());
    answered.filter_map(|answer| answer.get("sheet").cloned()).collect()
});

fn line(request: &Value) -> String {
    format!("{request}\n")
}

/// As many cases as the environment asks for, or a few.
fn config() -> Config {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    Config {
        cases: asked.unwrap_or(150),
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct("tests/fuzz/seeds.txt"))),
        ..Config::default()
    }
}

/// One of them, edited.
fn edited(seeds: &'static LazyLock<Vec<Value>>) -> impl Strategy<Value = Vec<u8>> {
    (any::<Index>(), edits()).prop_map(|(which, edits)| apply(&edits, which.get(seeds)))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_line_is_answered_once(lines in vec(edited(&REQUESTS), 1..6)) {
        let input = lines.join(&b'\n');
        let wanted = input.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).count();
        let start = Instant::now();
        let (full, done) = answers(PLAIN, &input);
        prop_assert!(start.elapsed() < PATIENCE, "{:?}", start.elapsed());
        prop_assert_eq!(full.lines().count(), wanted);
        prop_assert_eq!(done.requests, wanted as u64);
        let read: Vec<Value> = full.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let bad = read.iter().filter(|answer| answer.get("error").is_some()).count();
        prop_assert_eq!(done.bad, bad as u64);
        for answer in &read {
            prop_assert!(answer.is_object());
            if let Some(error) = answer.get("error") {
                let message = error["message"].as_str().unwrap();
                prop_assert!(!message.is_empty() && message.len() < 2000 && !message.contains('\n'), "{}", message);
            }
        }
        prop_assert_eq!(&answers(Batch { jobs: 3, ..PLAIN }, &input).0, &full);
        let brief = answers(Batch { brief: true, ..PLAIN }, &input).0;
        for (brief, full) in brief.lines().zip(&read) {
            let brief: Value = serde_json::from_str(brief).unwrap();
            prop_assert_eq!(brief.get("error"), full.get("error"));
            prop_assert_eq!(brief.get("id"), full.get("id"));
            if let Some(outcome) = brief.get("outcome") {
                prop_assert_eq!(Some(outcome), full.get("outcome"));
            }
        }
    }

    #[test]
    fn a_sheet_is_read_as_it_is_written(text in edited(&SHEETS)) {
        let Ok(text) = String::from_utf8(text) else { return Ok(()) };
        match Sheet::read(&text) {
            Ok(sheet) => {
                let written = serde_json::to_string(&sheet).unwrap();
                let again = Sheet::read(&written).unwrap();
                prop_assert_eq!(serde_json::to_string(&again).unwrap(), written);
            }
            Err(fault) => prop_assert!(!fault.message.is_empty() && fault.message.len() < 2000, "{}", fault.message),
        }
        drop(Start::read(&text));
    }

    #[test]
    fn a_command_line_is_understood_or_rejected_in_a_line(which in any::<Index>(), edits in vec(any::<Edit>(), 0..4)) {
        let text = apply(&edits, which.get(&LINES).as_str());
        let typed: Vec<OsString> = String::from_utf8_lossy(&text).split(' ').map(OsString::from).collect();
        if let Err(error) = cli::read(&typed)
            && error.use_stderr()
        {
            let complaint = Fault::usage(cli::complaint::line(&error, &typed)).message;
            prop_assert!(!complaint.trim().is_empty());
            prop_assert!(complaint.chars().count() < 1000 && !complaint.contains(char::is_control), "{}", complaint);
        }
    }
}
