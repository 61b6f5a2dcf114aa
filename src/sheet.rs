//! The figure on paper: one tagged type over the games' figures, read strictly. A report is read as the sheet in it, and
//! an odds report as all of its sheets with their chances.

mod gadda;
mod smith;
mod wh40k;
mod wound_box;

use crate::dice::chance::{chance, decimal};
use crate::fault::Fault;
use crate::odds::Likely;
use crate::rules::gadda as gadda_rules;
use crate::rules::outcome::Outcome;
use crate::rules::smith as smith_rules;
use crate::rules::wh40k as wh40k_rules;
use crate::rules::wound_box as wound_box_rules;
use crate::words;
use crate::words::Word;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;

pub use gadda::{GaddaSheet, GraveEntry};
pub use smith::{SmithSheet, TryEntry};
pub use wh40k::{CriticalEntry, InjuryEntry, Wh40kSheet};
pub use wound_box::{Bonus, Boxes, MarkEntry, WoundBoxSheet};

/// The longest sheet, in bytes.
pub const LONGEST: usize = 1 << 20;

words! {
    /// Which rules a sheet is kept by.
    pub enum Rules as "rules" {
        /// Charles Gadda's, for The Fantasy Trip.
        Gadda = "gadda",
        /// Rick Smith's, for The Fantasy Trip.
        Smith = "smith",
        /// Wound boxes, for d20 games.
        WoundBox = "wound-box",
        /// Those for the Warhammer 40,000 role-playing games.
        Wh40k = "wh40k",
    }
}

words! {
    /// The rule texts for The Fantasy Trip, between which a command that both of them have must choose.
    pub enum Tft as "rules for The Fantasy Trip" {
        /// Charles Gadda's.
        Gadda = "gadda",
        /// Rick Smith's.
        Smith = "smith",
    }
}

impl From<Tft> for Rules {
    fn from(tft: Tft) -> Rules {
        match tft {
            Tft::Gadda => Rules::Gadda,
            Tft::Smith => Rules::Smith,
        }
    }
}

impl Rules {
    /// Which of the rule texts for The Fantasy Trip they are, if they are one.
    #[must_use]
    pub fn tft(self) -> Option<Tft> {
        Tft::ALL.iter().copied().find(|tft| Rules::from(*tft) == self)
    }
}

/// A figure of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "rules", rename_all = "kebab-case")]
pub enum Sheet {
    /// A figure under Gadda's rules.
    Gadda(gadda_rules::Figure),
    /// A figure under Smith's rules.
    Smith(smith_rules::Figure),
    /// A character with wound boxes.
    WoundBox(wound_box_rules::Figure),
    /// A character under the Warhammer 40,000 rules.
    Wh40k(wh40k_rules::Figure),
}

impl Sheet {
    /// The rules it is kept by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        match self {
            Sheet::Gadda(_) => Rules::Gadda,
            Sheet::Smith(_) => Rules::Smith,
            Sheet::WoundBox(_) => Rules::WoundBox,
            Sheet::Wh40k(_) => Rules::Wh40k,
        }
    }

    /// Reads a bare sheet.
    ///
    /// # Errors
    /// The key that is wrong, unknown or missing.
    pub fn read(text: &str) -> Result<Sheet, Fault> {
        #[derive(Deserialize)]
        struct Tag {
            rules: Option<String>,
        }
        let tag: Tag = serde_json::from_str(text).map_err(|why| no_sheet(&why))?;
        let Some(rules) = tag.rules else {
            return Err(Fault::sheet("the sheet does not say its rules: key 'rules' is missing"));
        };
        match rules.parse().map_err(Fault::sheet)? {
            Rules::Gadda => gadda::read(text).map(Sheet::Gadda),
            Rules::Smith => smith::read(text).map(Sheet::Smith),
            Rules::WoundBox => wound_box::read(text).map(Sheet::WoundBox),
            Rules::Wh40k => wh40k::read(text).map(Sheet::Wh40k),
        }
    }
}

/// Reads a sheet as the keys of its game.
fn keys<K: crate::keys::Keys>(text: &str) -> Result<K, Fault> {
    let mut json = serde_json::Deserializer::from_str(text);
    crate::keys::deserialize(&mut json).map_err(|why| no_sheet(&why))
}

fn no_sheet(why: &serde_json::Error) -> Fault {
    let place = format!(" at line {} column {}", why.line(), why.column());
    let message = why.to_string();
    match message.strip_suffix(&place) {
        Some(message) => Fault::sheet(format!("bad sheet{place}: {message}")),
        None => Fault::sheet(format!("bad sheet: {message}")),
    }
}

/// What a question is asked about.
#[derive(Clone, Debug, Default)]
pub enum Start {
    /// Nobody but whom the flags describe.
    #[default]
    Nobody,
    /// One figure.
    One(Sheet),
    /// One of many figures, each with its chance.
    Many(Vec<Likely<Sheet>>),
}

impl Start {
    /// The rules that the sheets are kept by.
    #[must_use]
    pub fn rules(&self) -> Option<Rules> {
        match self {
            Start::Nobody => None,
            Start::One(sheet) => Some(sheet.rules()),
            Start::Many(likely) => likely.first().map(|likely| likely.figure.rules()),
        }
    }

    /// Reads a bare sheet, a report or an odds report.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Start, Fault> {
        #[derive(Deserialize)]
        struct Document<'a> {
            #[serde(borrow)]
            sheet: Option<&'a RawValue>,
            #[serde(borrow)]
            odds: Option<&'a RawValue>,
            rules: Option<serde::de::IgnoredAny>,
            rows: Option<serde::de::IgnoredAny>,
            #[serde(borrow)]
            error: Option<&'a RawValue>,
        }
        if text.len() > LONGEST {
            return Err(Fault::sheet(format!("the sheet is {} bytes long; at most {LONGEST} (1 MiB)", text.len())));
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(Fault::sheet("the sheet is empty: a sheet, a report or an odds report is wanted as JSON"));
        }
        if !text.starts_with('{') {
            return Err(Fault::sheet("the sheet is no JSON object: a sheet, a report or an odds report is wanted"));
        }
        let document: Document<'_> = serde_json::from_str(text).map_err(|why| no_sheet(&why))?;
        match document {
            Document { error: Some(error), .. } => {
                Err(Fault::sheet(format!("what was piped in is an error, not a figure: {}", error.get())))
            }
            Document { rows: Some(_), .. } => {
                Err(Fault::sheet("what was piped in is the answer of --vary, which holds no figures"))
            }
            Document { odds: Some(odds), .. } => read_odds(odds.get()).map(Start::Many),
            Document { sheet: Some(sheet), .. } => Sheet::read(sheet.get()).map(Start::One),
            Document { rules: Some(_), .. } => Sheet::read(text).map(Start::One),
            _ => Err(Fault::sheet(
                "what was given is neither a sheet (key 'rules') nor a report (key 'sheet') nor odds (key 'odds')",
            )),
        }
    }
}

/// Reads the figures of an odds report.
fn read_odds(text: &str) -> Result<Vec<Likely<Sheet>>, Fault> {
    #[derive(Deserialize)]
    struct Entry<'a> {
        p: f64,
        ways: Option<Big>,
        of: Option<Big>,
        #[serde(borrow)]
        outcome: std::borrow::Cow<'a, str>,
        #[serde(borrow)]
        sheet: Option<&'a RawValue>,
    }
    let entries: Vec<Entry<'_>> = serde_json::from_str(text).map_err(|why| no_sheet(&why))?;
    let mut likely = Vec::with_capacity(entries.len());
    for entry in entries {
        let Some(sheet) = entry.sheet else {
            return Err(Fault::sheet("these odds are not of figures: their entries have no key 'sheet'"));
        };
        let exact = match (entry.ways, entry.of) {
            (Some(Big(ways)), Some(Big(of))) if ways <= of && !of.is_zero() => Some(chance(ways, of)),
            (None, None) => None,
            _ => return Err(Fault::sheet("bad odds: 'ways' must be at most 'of', and both or neither given")),
        };
        if !(0.0..=1.0).contains(&entry.p) {
            return Err(Fault::sheet(format!("bad odds: a chance of {} is not from 0 to 1", entry.p)));
        }
        if exact.as_ref().is_some_and(|exact| (decimal(exact) - entry.p).abs() > 1e-9) {
            return Err(Fault::sheet(format!("bad odds: 'ways' in 'of' are not the chance 'p' of {}", entry.p)));
        }
        let outcome = Outcome::read(&entry.outcome)
            .ok_or_else(|| Fault::sheet(format!("bad odds: '{}' is no outcome", entry.outcome)))?;
        likely.push(Likely { p: entry.p, exact, outcome, figure: Sheet::read(sheet.get())? });
    }
    let rules = likely.first().map(|first| first.figure.rules());
    if likely.iter().any(|entry| Some(entry.figure.rules()) != rules) {
        return Err(Fault::sheet("bad odds: their sheets are kept by different rules"));
    }
    if likely.is_empty() {
        return Err(Fault::sheet("bad odds: there are none"));
    }
    let sum: f64 = likely.iter().map(|entry| entry.p).sum();
    if (sum - 1.0).abs() > 1e-9 {
        return Err(Fault::sheet(format!("bad odds: their chances sum to {sum}, not to 1")));
    }
    Ok(likely)
}

/// A number of any size, written as text or as a number.
struct Big(dashu_int::UBig);

impl<'de> Deserialize<'de> for Big {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Big, D::Error> {
        crate::text::parsed(deserializer, "a whole number").map(Big)
    }
}

/// The schema of every sheet: one of the games'.
pub struct AnySheet;

impl JsonSchema for AnySheet {
    fn schema_name() -> Cow<'static, str> {
        "Sheet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let games = [
            (Rules::Gadda, GaddaSheet::json_schema(generator), vec!["st"]),
            (Rules::Smith, SmithSheet::json_schema(generator), vec!["st"]),
            (Rules::WoundBox, WoundBoxSheet::json_schema(generator), vec![]),
            (Rules::Wh40k, Wh40kSheet::json_schema(generator), vec!["max_wounds", "tb"]),
        ];
        let sheets = games.map(|(rules, mut sheet, needed)| {
            if let Some(keys) = sheet.get_mut("properties").and_then(serde_json::Value::as_object_mut) {
                keys.insert("rules".to_owned(), serde_json::json!({ "const": rules }));
            }
            let required: Vec<&str> = std::iter::once("rules").chain(needed).collect();
            sheet.insert("required".to_owned(), required.into());
            sheet
        });
        json_schema!({ "anyOf": sheets })
    }
}
