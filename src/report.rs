//! The answer: one type for every command, and its renderings. Reports are made by the commands and know nothing of how
//! they are shown.

pub(crate) mod chart;
pub mod json;
pub mod lean;
pub mod odds;
pub mod style;
pub mod svg;
pub mod text;
pub mod varied;

use crate::dice::chance::{Chance, decimal};
use crate::dice::given::Shown;
use crate::dice::played;
use crate::procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::rules::{bare, gadda, smith, wh40k, wound_box};
use crate::sheet::{Rules, Sheet};
use crate::tell::Tell;
use crate::time::Time;
use serde::Serialize;
use std::fmt;

/// Anything that can happen in any game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, schemars::JsonSchema)]
#[schemars(untagged)]
pub enum Effect {
    /// Under Gadda's rules.
    Gadda(gadda::Effect),
    /// Under Smith's rules.
    Smith(smith::Effect),
    /// To a character with wound boxes.
    WoundBox(wound_box::Effect),
    /// Under the Warhammer 40,000 rules.
    Wh40k(wh40k::Effect),
}

impl From<gadda::Effect> for Effect {
    fn from(effect: gadda::Effect) -> Effect {
        Effect::Gadda(effect)
    }
}

impl From<smith::Effect> for Effect {
    fn from(effect: smith::Effect) -> Effect {
        Effect::Smith(effect)
    }
}

impl From<wound_box::Effect> for Effect {
    fn from(effect: wound_box::Effect) -> Effect {
        Effect::WoundBox(effect)
    }
}

impl From<wh40k::Effect> for Effect {
    fn from(effect: wh40k::Effect) -> Effect {
        Effect::Wh40k(effect)
    }
}

/// Where no figure is concerned, nothing can happen to it.
impl From<std::convert::Infallible> for Effect {
    fn from(never: std::convert::Infallible) -> Effect {
        match never {}
    }
}

macro_rules! each_game {
    ($effect:expr, $one:ident => $do:expr) => {
        match $effect {
            Effect::Gadda($one) => $do,
            Effect::Smith($one) => $do,
            Effect::WoundBox($one) => $do,
            Effect::Wh40k($one) => $do,
        }
    };
}
pub(crate) use each_game;

impl Effect {
    /// The name of the effect.
    #[must_use]
    pub fn effect(&self) -> &'static str {
        each_game!(self, effect => effect.effect())
    }

    /// The rule that it follows from.
    #[must_use]
    pub fn rule(&self) -> &'static Rule {
        each_game!(self, effect => effect.rule())
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(self, effect => effect.fmt(f))
    }
}

/// How a figure of any game stands.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
#[serde(untagged)]
pub enum Standing {
    /// Under Gadda's rules.
    Gadda(gadda::Now),
    /// Under Smith's rules.
    Smith(smith::Now),
    /// A character with wound boxes.
    WoundBox(wound_box::Now),
    /// Under the Warhammer 40,000 rules.
    Wh40k(wh40k::Now),
    /// A save that nobody in particular makes.
    Save {
        /// How many dice.
        dice: u32,
        /// Against which number.
        target: i64,
        /// How likely it is to succeed.
        chance: Fraction,
    },
}

/// A chance as it is reported.
#[derive(Clone, Debug, Serialize, schemars::JsonSchema)]
pub struct Fraction {
    /// The ways that count, as text, in lowest terms.
    pub ways: String,
    /// All ways.
    pub of: String,
    /// The same as a decimal.
    pub p: f64,
}

impl From<Chance> for Fraction {
    fn from(chance: Chance) -> Fraction {
        Fraction { ways: chance.numerator().to_string(), of: chance.denominator().to_string(), p: decimal(&chance) }
    }
}

/// What a command found out, beside how the figure stands.
#[derive(Clone, Debug, Default, Serialize, schemars::JsonSchema)]
pub struct Found {
    /// When what was waited for came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<Time>,
    /// How long something was waited for in vain; for people, to programs the missing time says it.
    #[serde(skip)]
    pub in_vain: Option<Time>,
}

/// Where the dice of a report came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The generator, on this seed and stream.
    Seed(u64, u64),
    /// By hand.
    Hand(Vec<Shown>),
}

/// One entry of the journal: when, and what.
pub type Entry = (Option<Time>, played::Event<Effect>);

/// The answer to a question that was played out.
#[derive(Clone, Debug)]
pub struct Report {
    /// The words of the command: "heal barber".
    pub command: &'static str,
    /// The rules it was played by, where a figure is concerned.
    pub rules: Option<Rules>,
    /// Where the dice came from.
    pub origin: Origin,
    /// The answer in a word.
    pub outcome: Outcome,
    /// What happened, in order.
    pub events: Vec<Entry>,
    /// How the figure stands.
    pub now: Option<Standing>,
    /// What else was found out.
    pub found: Found,
    /// The figure before, to be shown beside the figure now.
    pub before: Option<Sheet>,
    /// The figure now.
    pub sheet: Option<Sheet>,
    /// Its note card, if that was wanted: all that is told to people.
    pub card: Option<String>,
}

/// Whom odds are of, before anything happens.
#[derive(Clone, Debug)]
pub enum Subject {
    /// A figure, how it stands and its sheet.
    Figure(Standing, Sheet),
    /// One of so many figures.
    Figures(usize),
}

/// The answer to a question whose odds were asked.
#[derive(Clone, Debug)]
pub struct OddsReport {
    /// The words of the command.
    pub command: &'static str,
    /// The rules, where a figure is concerned.
    pub rules: Option<Rules>,
    /// What can come of it, the most likely first.
    pub odds: Vec<crate::odds::Likely<Option<Sheet>>>,
    /// Whom they are of, if that is to be told.
    pub subject: Option<Subject>,
    /// How likely each outcome is.
    pub summary: odds::Summary,
}

/// Any answer.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Played out.
    Report(Box<Report>),
    /// The odds.
    Odds(Box<OddsReport>),
    /// The odds for different values of a flag.
    Varied(Box<varied::Varied>),
    /// Something to look up: words for people and the same as JSON.
    Reference(String, serde_json::Value),
    /// A fresh sheet.
    Sheet(Sheet),
}

/// A figure that can be put on a sheet and into a report.
pub trait Reported: procedure::Figure {
    /// What is true of a moment in its game.
    type Scene: Default;
    /// What can happen to it.
    type Effect: Into<Effect>;

    /// How it stands.
    fn standing(&self, scene: &Self::Scene) -> Option<Standing>;

    /// Its sheet.
    fn into_sheet(self) -> Option<Sheet>;
}

impl Reported for bare::Nobody {
    type Scene = ();
    type Effect = std::convert::Infallible;

    fn standing(&self, _scene: &()) -> Option<Standing> {
        None
    }

    fn into_sheet(self) -> Option<Sheet> {
        None
    }
}

impl Reported for gadda::Figure {
    type Scene = gadda::Scene;
    type Effect = gadda::Effect;

    fn standing(&self, scene: &gadda::Scene) -> Option<Standing> {
        Some(Standing::Gadda(self.now(scene)))
    }

    fn into_sheet(self) -> Option<Sheet> {
        Some(Sheet::Gadda(self))
    }
}

impl Reported for smith::Figure {
    type Scene = smith::Scene;
    type Effect = smith::Effect;

    fn standing(&self, scene: &smith::Scene) -> Option<Standing> {
        Some(Standing::Smith(self.now(scene)))
    }

    fn into_sheet(self) -> Option<Sheet> {
        Some(Sheet::Smith(self))
    }
}

impl Reported for wound_box::Figure {
    type Scene = wound_box::Scene;
    type Effect = wound_box::Effect;

    fn standing(&self, scene: &wound_box::Scene) -> Option<Standing> {
        Some(Standing::WoundBox(self.now(scene)))
    }

    fn into_sheet(self) -> Option<Sheet> {
        Some(Sheet::WoundBox(self))
    }
}

impl Reported for wh40k::Figure {
    type Scene = ();
    type Effect = wh40k::Effect;

    fn standing(&self, _scene: &()) -> Option<Standing> {
        Some(Standing::Wh40k(self.now()))
    }

    fn into_sheet(self) -> Option<Sheet> {
        Some(Sheet::Wh40k(self))
    }
}
