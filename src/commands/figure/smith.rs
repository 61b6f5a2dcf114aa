//! The figure's flags that only Smith's rules have, and the figure that they make.

use super::{Count, TftFigure};
use crate::fault::Fault;
use crate::keyed;
use crate::keys::{Kind, Valued};
use crate::rules::smith::{Condition, Figure, State};
use crate::sheet::{Rules, Sheet};
use crate::text::{plain_minus, written};
use crate::whole::Whole;
use schemars::json_schema;
use serde::{Deserialize, Deserializer};
use std::str::FromStr;

/// A wound ST to die at.
type DeathAt = Whole<-1_000_000, 0>;

keyed! {
    /// What Smith's rules know about a figure besides.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Figure (smith)")]
    pub struct SmithFigure {
        /// Points of subdual damage
        #[arg(long, value_name = "N")]
        subdual: Option<Count>,
        /// It has an open bleeding critical
        #[arg(long)]
        bleeding: bool,
        /// How bad its wounds are [default: mortal when wound ST is below 0]
        #[arg(long, value_name = "CONDITION")]
        condition: Option<Condition>,
        /// It dies at this wound ST, in place of minus half of ST
        #[arg(long, value_name = "N")]
        death_at: Option<DeathAt>,
        /// Its own saves are against 8, 11 or 14, or N, in place of ST
        #[arg(long, value_name = "weak|average|strong|N")]
        scaled: Option<Scale>,
        /// Damage tells at fractions of ST, in place of the effects table
        #[arg(long)]
        fractions: bool,
    }
}

/// How strong a figure is of its kind, on the scale of humans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale(Whole<1, 1000>);

impl Valued for Scale {
    const KIND: Kind = Kind::Number;
}

impl FromStr for Scale {
    type Err = String;

    fn from_str(text: &str) -> Result<Scale, String> {
        let number = match text {
            "weak" => "8",
            "average" => "11",
            "strong" => "14",
            number => number,
        };
        number
            .parse()
            .map(Scale)
            .map_err(|_| format!("'{}' is no scale: weak, average, strong, or an ST from 1 to 1000", plain_minus(text)))
    }
}

impl<'de> Deserialize<'de> for Scale {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Scale, D::Error> {
        crate::text::parsed(deserializer, "weak, average, strong, or an ST")
    }
}

written! {
    Scale as "Scale": |_generator| json_schema!({ "anyOf": [
        { "type": "integer", "minimum": 1, "maximum": 1000 },
        { "type": "string", "pattern": "^(weak|average|strong|[0-9]+)$" },
    ] }),
}

/// The figure on the sheet with the flags in force. Its DX is what the caller says, where --dx is somebody else's.
///
/// # Errors
/// If the sheet is kept by other rules, ST is not known, or the numbers cannot be.
pub fn figure(
    sheet: Option<Sheet>,
    tft: &TftFigure,
    dx: Option<super::Attribute>,
    own: &SmithFigure,
) -> Result<Figure, Fault> {
    let mut figure = match (sheet, tft.st) {
        (Some(Sheet::Smith(mut figure)), st) => {
            figure.st = st.map_or(figure.st, Whole::get);
            figure
        }
        (None, Some(st)) => Figure::new(st.get()),
        (None, None) => return Err(Fault::usage("--st N is needed, or --sheet FILE for the whole figure")),
        (Some(other), _) => return Err(super::other_rules(Rules::Smith, other.rules())),
    };
    let before = (figure.wound_st(), figure.dies_at());
    if let Some(name) = &tft.name {
        figure.name = Some(name.clone().into());
    }
    figure.dx = dx.map(Whole::get).or(figure.dx);
    figure.fatigue = tft.fatigue.map_or(figure.fatigue, Whole::get);
    figure.subdual = own.subdual.map_or(figure.subdual, Whole::get);
    figure.death_at = own.death_at.map(Whole::get).or(figure.death_at);
    figure.scaled = own.scaled.map(|scale| scale.0.get()).or(figure.scaled);
    figure.fractions |= own.fractions;
    if let Some(wounds) = tft.wounds_from(figure.st)? {
        figure.wounds = wounds;
        figure.last_wound = wounds;
    }
    // Other numbers may say that a figure lives which the sheet gave up.
    if figure.is_dead() && (figure.wound_st(), figure.dies_at()) != before {
        figure.state = State::Conscious;
    }
    figure.condition = own.condition.unwrap_or(figure.condition);
    figure.bleeding |= own.bleeding;
    figure.reconcile();
    if let Some(condition) = own.condition.filter(|condition| !figure.is_dead() && *condition != figure.condition) {
        return Err(Fault::usage(format!(
            "'--condition {condition}' cannot be at a wound ST of {}; below 0 it is critical or mortal, else sound",
            figure.wound_st()
        )));
    }
    if tft.unconscious && figure.state == State::Conscious {
        figure.state = State::Unconscious;
    }
    Ok(figure)
}
