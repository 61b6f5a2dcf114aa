//! What is drawn at random to be held against the laws.

pub(crate) mod deeds;
pub(crate) mod figures;

use proptest::prelude::*;
use sawbones::asking::{Asking, How, Telling};
use sawbones::commands::{find, read_args};
use sawbones::dice::budget::Budget;
use sawbones::dice::seeded::Seeded;
use sawbones::fault::Fault;
use sawbones::report::{Answer, OddsReport, Report};
use sawbones::sheet::{Sheet, Start};
use serde_json::Value;

/// A command with its flags, as a request has them.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    pub(crate) command: &'static str,
    pub(crate) args: Value,
}

impl Deed {
    fn ask(&self, sheet: &Sheet, how: How<'_>) -> Result<Answer, Fault> {
        let listed = find(self.command).unwrap();
        let args = self.args.to_string();
        let question = read_args(listed, &mut serde_json::Deserializer::from_str(&args)).unwrap();
        let start = Start::One(sheet.clone());
        question.answer(Asking { command: listed.path, how, start, default_rules: None, telling: Telling::Change })
    }

    pub(crate) fn play(&self, sheet: &Sheet, how: How<'_>) -> Result<Report, Fault> {
        self.ask(sheet, how).map(|answer| match answer {
            Answer::Report(report) => *report,
            other => panic!("no report: {other:?}"),
        })
    }

    pub(crate) fn roll(&self, sheet: &Sheet, dice: &mut Seeded) -> Result<Report, Fault> {
        self.play(sheet, How::Seeded(dice, 0, 0))
    }

    pub(crate) fn count(&self, sheet: &Sheet) -> Result<OddsReport, Fault> {
        self.ask(sheet, How::Odds(Budget::WHOLE)).map(|answer| match answer {
            Answer::Odds(odds) => *odds,
            other => panic!("no odds: {other:?}"),
        })
    }
}

pub(crate) fn deed<S: Strategy<Value = Value> + 'static>(command: &'static str, args: S) -> BoxedStrategy<Deed> {
    args.prop_map(move |args| Deed { command, args }).boxed()
}

/// A flag that may be left out.
pub(crate) fn maybe<T: Into<Value>>(args: &mut Value, key: &str, value: Option<T>) {
    if let Some(value) = value {
        args[key] = value.into();
    }
}
