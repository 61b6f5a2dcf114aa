//! Answers as JSON objects.

use super::{Answer, Effect, Entry, OddsReport, Origin, Report, each_game};
use crate::dice::chance::{Chance, decimal};
use crate::dice::played::{Event, Rolled};
use crate::dice::seeded::GENERATOR;
use crate::fault::Fault;
use crate::odds::Likely;
use crate::sheet::Sheet;
use crate::tell::Tell;
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

/// The version of the JSON form. It changes only when a key is removed or changes its meaning.
pub const FORMAT: u32 = 1;

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Answer::Report(report) => report.serialize(serializer),
            Answer::Odds(odds) => odds.serialize(serializer),
            Answer::Varied(varied) => varied.serialize(serializer),
            Answer::Reference(_, value) => value.serialize(serializer),
            Answer::Sheet(sheet) => sheet.serialize(serializer),
        }
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.entries(&mut map)?;
        map.end()
    }
}

impl Report {
    /// Writes the keys of the report.
    ///
    /// # Errors
    /// Those of the map.
    pub fn entries<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("format", &FORMAT)?;
        map.serialize_entry("command", self.command)?;
        if let Some(rules) = self.rules {
            map.serialize_entry("rules", &rules)?;
        }
        match &self.origin {
            Origin::Seed(seed, stream) => {
                map.serialize_entry("generator", GENERATOR)?;
                map.serialize_entry("seed", &Text(seed))?;
                map.serialize_entry("stream", &Text(stream))?;
            }
            Origin::Hand(shown) => {
                map.serialize_entry("generator", "hand")?;
                map.serialize_entry("dice", &Hand(shown))?;
            }
        }
        map.serialize_entry("outcome", &self.outcome)?;
        map.serialize_entry("events", &Events(&self.events))?;
        if let Some(now) = &self.now {
            map.serialize_entry("now", &Now { now, found: &self.found })?;
        }
        if let Some(sheet) = &self.sheet {
            map.serialize_entry("sheet", sheet)?;
        }
        Ok(())
    }
}

/// An error as a JSON object.
#[must_use]
pub fn error(fault: &Fault) -> String {
    #[derive(serde::Serialize)]
    struct Document<'a> {
        format: u32,
        error: &'a Fault,
    }
    serde_json::to_string(&Document { format: FORMAT, error: fault }).unwrap_or_default()
}

/// The keys of the standing and what else was found, in one object.
#[derive(serde::Serialize)]
struct Now<'a> {
    #[serde(flatten)]
    now: &'a super::Standing,
    #[serde(flatten)]
    found: &'a super::Found,
}

/// A number as text, since it may be too large for a JavaScript number.
struct Text<T>(T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// Dice by hand: faces as numbers, totals as text.
struct Hand<'a>(&'a [crate::dice::given::Shown]);

impl Serialize for Hand<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use crate::dice::given::Shown;
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for shown in self.0 {
            match shown {
                Shown::Face(face) => seq.serialize_element(face)?,
                Shown::Total(_) => seq.serialize_element(&Text(shown))?,
            }
        }
        seq.end()
    }
}

struct Events<'a>(&'a [Entry]);

impl Serialize for Events<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for entry in self.0 {
            seq.serialize_element(&One(entry))?;
        }
        seq.end()
    }
}

struct One<'a>(&'a Entry);

impl Serialize for One<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (at, event) = self.0;
        let mut map = serializer.serialize_map(None)?;
        match event {
            Event::Roll(rolled) => {
                map.serialize_entry("event", "roll")?;
                roll(rolled, &mut map)?;
            }
            Event::Effect(told) => {
                map.serialize_entry("event", "effect")?;
                effect(told, &mut map)?;
            }
        }
        if let Some(at) = at {
            map.serialize_entry("at", at)?;
        }
        map.end()
    }
}

fn roll<M: SerializeMap>(rolled: &Rolled, map: &mut M) -> Result<(), M::Error> {
    map.serialize_entry("for", rolled.purpose)?;
    map.serialize_entry("rule", rolled.rule.id)?;
    map.serialize_entry("dice", &rolled.dice)?;
    map.serialize_entry("faces", &rolled.faces)?;
    map.serialize_entry("total", &rolled.total)?;
    if let Some(target) = rolled.facts.target {
        map.serialize_entry("target", &target)?;
    }
    if let Some(success) = rolled.facts.success {
        map.serialize_entry("success", &success)?;
    }
    if let Some(degrees) = rolled.facts.degrees {
        map.serialize_entry("degrees", &degrees)?;
        // How far below the target the total is.
        if let Some(target) = rolled.facts.target {
            map.serialize_entry("margin", &(target - rolled.total))?;
        }
    }
    if let Some(result) = rolled.facts.result {
        map.serialize_entry("result", result)?;
    }
    if let Some(chance) = &rolled.chance {
        map.serialize_entry("chance", &Fraction(chance))?;
    }
    Ok(())
}

fn effect<M: SerializeMap>(effect: &Effect, map: &mut M) -> Result<(), M::Error> {
    map.serialize_entry("effect", effect.effect())?;
    map.serialize_entry("rule", effect.rule().id)?;
    each_game!(effect, effect => effect.data(map)?);
    map.serialize_entry("text", &Text(effect))
}

/// A chance as ways, of and p.
pub struct Fraction<'a>(pub &'a Chance);

impl Serialize for Fraction<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("ways", &Text(self.0.numerator()))?;
        map.serialize_entry("of", &Text(self.0.denominator()))?;
        map.serialize_entry("p", &decimal(self.0))?;
        map.end()
    }
}

impl Serialize for OddsReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        self.entries(&mut map)?;
        map.end()
    }
}

impl OddsReport {
    /// Writes the keys of the odds.
    ///
    /// # Errors
    /// Those of the map.
    pub fn entries<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
        map.serialize_entry("format", &FORMAT)?;
        map.serialize_entry("command", self.command)?;
        if let Some(rules) = self.rules {
            map.serialize_entry("rules", &rules)?;
        }
        map.serialize_entry("summary", &self.summary)?;
        map.serialize_entry("odds", &Odds(&self.odds))
    }
}

struct Odds<'a>(&'a [Likely<Option<Sheet>>]);

impl Serialize for Odds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for likely in self.0 {
            seq.serialize_element(&Case(likely))?;
        }
        seq.end()
    }
}

struct Case<'a>(&'a Likely<Option<Sheet>>);

impl Serialize for Case<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Likely { p, exact, outcome, figure } = self.0;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("p", p)?;
        if let Some(exact) = exact {
            map.serialize_entry("ways", &Text(exact.numerator()))?;
            map.serialize_entry("of", &Text(exact.denominator()))?;
        }
        map.serialize_entry("outcome", outcome)?;
        if let Some(sheet) = figure {
            map.serialize_entry("sheet", sheet)?;
        }
        map.end()
    }
}
