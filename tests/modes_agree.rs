//! One set of rules, three ways to roll: for every question that the cases ask, and many seeds, the recorded dice given
//! back by hand tell the same story with nothing left over; how it came out has a chance in the odds; and all chances sum
//! to 1.

mod thrown;

use sawbones::asking::{Asking, How, Telling};
use sawbones::cli::{self, Line};
use sawbones::commands::Asks;
use sawbones::dice::budget::Budget;
use sawbones::dice::chance::Chance;
use sawbones::dice::seeded::Seeded;
use sawbones::fault::Fault;
use sawbones::report::{Answer, OddsReport, Report};
use sawbones::sheet::{Start, Tft};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ffi::OsString;
use thrown::dice;

const SEEDS: u64 = 25;

/// A question of a case, without how it was to be rolled.
struct Question {
    words: Vec<String>,
    stdin: String,
    rules: Option<Tft>,
}

impl Question {
    fn of(case: &Value) -> Question {
        let mut words = Vec::new();
        let mut args = case["args"].as_array().unwrap().iter().map(|arg| arg.as_str().unwrap());
        while let Some(arg) = args.next() {
            match arg {
                "--odds" | "--json" | "-e" | "-q" => {}
                "--dice" | "--seed" | "--stream" => drop(args.next()),
                other => words.push(other.to_owned()),
            }
        }
        let rules = case["env"]["SAWBONES_RULES"].as_str().and_then(|rules| rules.parse().ok());
        Question { words, stdin: case["stdin"].as_str().unwrap_or_default().to_owned(), rules }
    }

    /// The answer, or none if this is no question about a single figure or dice.
    fn ask(&self, how: How<'_>) -> Option<Result<Answer, Fault>> {
        let words: Vec<OsString> = self.words.iter().map(Into::into).collect();
        let Ok(Line::Answer(listed, question, answering)) = cli::read(&words) else { return None };
        if listed.asks == Asks::Reference {
            return None;
        }
        let start = match answering.figure.sheet {
            None => Start::Nobody,
            Some(_) => match Start::read(&self.stdin) {
                Ok(Start::Many(_)) | Err(_) => return None,
                Ok(start) => start,
            },
        };
        let asking = Asking { command: listed.path, how, start, default_rules: self.rules, telling: Telling::Change };
        Some(question.answer(asking))
    }

    fn play(&self, how: How<'_>) -> Option<Report> {
        match self.ask(how)? {
            Ok(Answer::Report(report)) => Some(*report),
            _ => None,
        }
    }

    fn odds(&self) -> OddsReport {
        match self.ask(How::Odds(Budget::WHOLE)) {
            Some(Ok(Answer::Odds(odds))) => *odds,
            other => panic!("{:?} has no odds: {other:?}", self.words),
        }
    }
}

fn story(report: &Report) -> String {
    let mut json = serde_json::to_value(report).unwrap();
    for origin in ["generator", "seed", "stream", "dice"] {
        json.as_object_mut().unwrap().remove(origin);
    }
    json.to_string()
}

#[test]
fn rolled_given_and_counted() {
    let text = std::fs::read_to_string("tests/cases/open.jsonl").unwrap();
    let mut commands = BTreeSet::new();
    for line in text.lines() {
        let question = Question::of(&serde_json::from_str(line).unwrap());
        if question.play(How::Seeded(&mut Seeded::new(0, 0), 0, 0)).is_none() {
            continue;
        }
        let odds = question.odds();
        let exact = odds.odds.iter().try_fold(Chance::ZERO, |sum, likely| Some(sum + likely.exact.as_ref()?));
        let sum: f64 = odds.odds.iter().map(|likely| likely.p).sum();
        assert!(exact.is_none_or(|sum| sum == Chance::ONE), "{:?}", question.words);
        assert!((sum - 1.0).abs() < 1e-12, "{:?}: {sum}", question.words);
        for seed in 0..SEEDS {
            let rolled = question.play(How::Seeded(&mut Seeded::new(seed, 0), seed, 0)).unwrap();
            commands.insert(rolled.command);
            let shown = dice(&rolled);
            let given =
                question.play(How::Given(&shown)).unwrap_or_else(|| panic!("{:?} with {shown:?}", question.words));
            assert_eq!(story(&rolled), story(&given), "{:?}", question.words);
            let counted =
                odds.odds.iter().any(|likely| likely.outcome == rolled.outcome && likely.figure == rolled.sheet);
            assert!(
                counted,
                "{:?}: seed {seed} gives {} and {:?}, which has no chance",
                question.words, rolled.outcome, rolled.sheet
            );
        }
    }
    assert!(commands.len() >= 4, "{commands:?}");
}
