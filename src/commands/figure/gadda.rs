//! The figure's flags that only Gadda's rules have, and the figure that they make.

use super::{Attribute, Count, FigureDx, TftFigure, needed};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::procedure::Procedure;
use crate::report::{Answer, Reported};
use crate::rules::gadda::{Figure, GraveWound, Location, State};
use crate::sheet::{Rules, Sheet};
use crate::whole::Whole;
use crate::{key_groups, keyed};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::str::FromStr;

keyed! {
    /// What Gadda's rules know about a figure besides.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Figure (gadda)")]
    pub struct GaddaFigure {
        /// Its IQ
        #[arg(long, value_name = "N")]
        iq: Option<Attribute>,
        /// Normal points of this incident that nobody has treated [all wounds]
        #[arg(long, value_name = "N")]
        fresh: Option<Count>,
        /// A grave wound: where and how many points; repeatable
        #[arg(long, value_name = "LOC=N", value_delimiter = ',')]
        grave: Vec<Grave>,
    }
}

key_groups! {
    /// The figure of a command that only Gadda's rules have.
    pub struct Patient {
        /// As both rule texts know it.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// As Gadda's rules know it besides.
        own: GaddaFigure,
    }
}

impl Patient {
    /// The answer to a procedure that `make` makes of the flags, once none of `flags` is missing.
    ///
    /// # Errors
    /// The flags that are missing, other rules, and what is wrong with flags, figure or dice.
    pub fn once<P>(
        &self,
        mut asking: Asking<'_>,
        flags: &[(&'static str, bool)],
        make: impl FnOnce() -> Result<P, Fault>,
    ) -> Result<Answer, Fault>
    where
        P: Procedure<Figure = Figure>,
        Figure: Reported<Scene = P::Scene, Effect = P::Effect>,
    {
        self.tft.only(Rules::Gadda, &asking)?;
        needed(asking.command, &[flags, &[self.tft.st_known(&asking)]].concat())?;
        let procedure = make()?;
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, &self.dx, &self.own))?;
        asking.once(&procedure, figures, Some(Rules::Gadda))
    }
}

/// A grave wound as a flag: `arm=6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grave {
    location: Location,
    points: Whole<1, 1_000_000>,
}

impl FromStr for Grave {
    type Err = String;

    fn from_str(text: &str) -> Result<Grave, String> {
        let (location, points) = text
            .split_once('=')
            .ok_or_else(|| format!("'{text}' is no grave wound: location and points, as in arm=6"))?;
        Ok(Grave { location: location.trim().parse()?, points: points.trim().parse()? })
    }
}

impl<'de> Deserialize<'de> for Grave {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Grave, D::Error> {
        crate::text::parsed(deserializer, "a grave wound, as in arm=6")
    }
}

impl JsonSchema for Grave {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Grave".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^(body|arm|leg|head)=[0-9]+$" })
    }
}

/// The figure on the sheet with the flags in force.
///
/// # Errors
/// If the sheet is kept by other rules, ST is not known, or the numbers cannot be.
pub fn figure(sheet: Option<Sheet>, tft: &TftFigure, dx: &FigureDx, own: &GaddaFigure) -> Result<Figure, Fault> {
    let mut figure = match (sheet, tft.st) {
        (Some(Sheet::Gadda(mut figure)), st) => {
            figure.st = st.map_or(figure.st, Whole::get);
            figure
        }
        (None, Some(st)) => Figure::new(st.get()),
        (None, None) => return Err(Fault::usage("--st N is needed, or --sheet FILE for the whole figure")),
        (Some(other), _) => return Err(super::other_rules(Rules::Gadda, other.rules())),
    };
    let before = figure.current_st();
    if let Some(name) = &tft.name {
        figure.name = Some(name.clone().into());
    }
    figure.dx = dx.dx.map(Whole::get).or(figure.dx);
    figure.iq = own.iq.map(Whole::get).or(figure.iq);
    figure.fatigue = tft.fatigue.map_or(figure.fatigue, Whole::get);
    let grave =
        |wound: &Grave| GraveWound { location: wound.location, points: wound.points.get(), healed: 0, treated: false };
    if !own.grave.is_empty() {
        figure.grave = own.grave.iter().map(grave).collect();
    }
    if let Some(wounds) = tft.wounds_from(figure.current_st() + figure.wounds)? {
        figure.wounds = wounds;
        figure.fresh = wounds;
    }
    if let Some(fresh) = own.fresh {
        if fresh.get() > figure.wounds {
            return Err(Fault::usage(format!("'--fresh {fresh}' is more than the {} points of wounds", figure.wounds)));
        }
        figure.fresh = fresh.get();
    }
    let described = figure.current_st() != before || tft.wounds.is_some() || tft.at.is_some();
    if described {
        figure.state = figure.state_by_numbers();
    }
    // What has put it out is no matter of numbers.
    if (tft.unconscious || figure.knocked_out && described) && figure.state == State::Conscious {
        figure.state = State::Unconscious;
    }
    Ok(figure)
}
