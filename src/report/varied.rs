//! The odds of the same question for different values of a flag or two.

use super::json::FORMAT;
use super::odds::{Share, Summary};
use crate::rules::outcome::Outcome;
use crate::sheet::Rules;
use crate::text::written;
use crate::words::nearest;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;
use std::str::FromStr;

/// A value that a flag takes.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Number(i64),
    /// A time or dice.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => number.fmt(f),
            Value::Text(text) => f.pad(text),
        }
    }
}

/// The odds for one value, or one pair of values.
#[derive(Clone, Debug)]
pub struct Row {
    /// The values, in the order of the keys.
    pub values: Vec<Value>,
    /// The odds.
    pub summary: Summary,
}

/// The odds for every value.
#[derive(Clone, Debug)]
pub struct Varied {
    /// The words of the command.
    pub command: &'static str,
    /// The rules, where a figure is concerned.
    pub rules: Option<Rules>,
    /// The keys that vary: one or two.
    pub keys: Vec<&'static str>,
    /// The rows, the last key moving fastest.
    pub rows: Vec<Row>,
}

impl Varied {
    /// Every outcome of any row, the most likely over all rows first; totals of dice from the lowest on.
    #[must_use]
    pub fn outcomes(&self) -> Vec<Outcome> {
        let mut sums: Vec<(Outcome, f64)> = Vec::new();
        for (outcome, share) in self.rows.iter().flat_map(|row| &row.summary.outcomes) {
            match sums.iter_mut().find(|(known, _)| known == outcome) {
                Some((_, sum)) => *sum += share.p,
                None => sums.push((*outcome, share.p)),
            }
        }
        let total = |outcome: Outcome| matches!(outcome, Outcome::Total(_));
        sums.sort_by(|a, b| match (total(a.0), total(b.0)) {
            (false, false) => b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)),
            _ => a.0.cmp(&b.0),
        });
        sums.into_iter().map(|(outcome, _)| outcome).collect()
    }

    /// How many rows have the same value of the first flag.
    #[must_use]
    pub fn of_first(&self) -> usize {
        let first = self.rows.first().and_then(|row| row.values.first());
        self.rows.iter().take_while(|row| row.values.first() == first).count().max(1)
    }

    /// Whether what is shown are chances of outcomes, and not times or totals of dice.
    #[must_use]
    pub fn of_outcomes(&self) -> bool {
        !self.timed() && !self.rows.iter().any(|row| row.summary.totals.is_some())
    }

    /// Whether the time it takes was asked for.
    #[must_use]
    pub fn timed(&self) -> bool {
        self.rows.iter().any(|row| row.summary.time.is_some())
    }
}

/// Varied odds as they are written.
#[derive(serde::Serialize, JsonSchema)]
struct VariedObject<'a> {
    #[schemars(extend("const" = FORMAT))]
    format: u32,
    command: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    vary: &'a [&'static str],
    rows: Rows<'a>,
}

/// The rows.
struct Rows<'a>(&'a Varied);

impl Serialize for Rows<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.rows.iter().map(|row| OneRow(&self.0.keys, row)))
    }
}

/// A row: the values by their keys, and the summary.
struct OneRow<'a>(&'a [&'static str], &'a Row);

impl Serialize for OneRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (key, value) in self.0.iter().zip(&self.1.values) {
            map.serialize_entry(key, value)?;
        }
        map.serialize_entry("summary", &self.1.summary)?;
        map.end()
    }
}

written! {
    Rows<'_> as "Rows": |generator| {
        let summary = generator.subschema_for::<Summary>();
        let row = json_schema!({
            "type": "object",
            "properties": { "summary": summary },
            "required": ["summary"],
            "additionalProperties": { "type": ["integer", "string"] }
        });
        json_schema!({ "type": "array", "items": row })
},
}

/// The schema of varied odds.
pub(crate) fn schema(generator: &mut SchemaGenerator) -> Schema {
    VariedObject::json_schema(generator)
}

impl Serialize for Varied {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Varied { command, rules, keys, .. } = self;
        VariedObject { format: FORMAT, command, rules: *rules, vary: keys, rows: Rows(self) }.serialize(serializer)
    }
}

/// Which chance is looked at: that of an outcome, or of what several outcomes have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The chance of an outcome.
    Outcome(Outcome),
    /// The chance to be alive.
    Alive,
}

impl Of {
    /// How likely it is.
    #[must_use]
    pub fn share(self, summary: &Summary) -> Share {
        let outcome = |wanted: Outcome| summary.outcomes.iter().find(|(outcome, _)| *outcome == wanted);
        match self {
            Of::Alive => summary.alive.clone(),
            // Somebody can be conscious in more ways than by an outcome of that name.
            Of::Outcome(Outcome::Conscious) if summary.conscious.is_some() => summary.conscious.clone(),
            Of::Outcome(wanted) => outcome(wanted).map(|(_, share)| share.clone()),
        }
        .unwrap_or_default()
    }
}

impl FromStr for Of {
    type Err = String;

    fn from_str(word: &str) -> Result<Of, String> {
        if word == "alive" {
            return Ok(Of::Alive);
        }
        Outcome::read(word).map(Of::Outcome).ok_or_else(|| {
            let near = nearest(word, Outcome::WORDS.iter().copied().chain(["alive"]));
            match near {
                Some(near) => format!("'{word}' is no outcome; did you mean '{near}'?"),
                None => format!("'{word}' is no outcome: 'alive', a total or one of {}", Outcome::WORDS.join(", ")),
            }
        })
    }
}

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Of::Outcome(outcome) => outcome.fmt(f),
            Of::Alive => f.pad("alive"),
        }
    }
}
