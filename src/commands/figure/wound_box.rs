//! The figure's flags in the game of wound boxes, and the figure that they make.

use crate::asking::Asking;
use crate::fault::Fault;
use crate::keyed;
use crate::keys::Valued;
use crate::name::Name;
use crate::rules::wound_box::{Figure, Level, Row, Size, State, Wound};
use crate::sheet::{Bonus, Boxes, Rules, Sheet};
use crate::text::parsed;
use crate::whole::Whole;
use crate::words::Word;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;

keyed! {
    /// A character with wound boxes.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Figure")]
    pub struct WoundBoxFigure {
        /// Its name
        #[arg(long, value_name = "NAME")]
        name: Option<Name>,
        /// The bonus of its Fortitude save; needed where Fortitude is rolled
        #[arg(long, value_name = "N")]
        fort: Option<Bonus>,
        /// How big it is [default: medium]
        #[arg(long, value_name = "SIZE")]
        size: Option<Size>,
        /// The boxes of its rows, mild to severe [default: 2,1,1,1,1]
        #[arg(long, value_name = "N,N,N,N,N")]
        boxes: Option<Boxes>,
        /// A Toughness feat: one more box in that row; repeatable
        #[arg(long, value_name = "ROW", value_delimiter = ',')]
        feat: Vec<Row>,
        /// A wound that it has, in the row where it belongs or in that one; repeatable
        #[arg(long, value_name = "LEVEL[@ROW]", value_delimiter = ',')]
        mark: Vec<Wound>,
        /// It is a minor character, whose rows may have any number of boxes
        #[arg(long)]
        minor: bool,
    }
}

impl WoundBoxFigure {
    /// Whether somebody says with which bonus Fortitude is rolled, for [`super::needed`].
    #[must_use]
    pub fn fort_known(&self, asking: &Asking<'_>) -> (&'static str, bool) {
        ("--fort N (or --sheet FILE for the whole figure)", self.fort.is_some() || asking.start.rules().is_some())
    }
}

impl<'de> Deserialize<'de> for Wound {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Wound, D::Error> {
        parsed(deserializer, "a wound, as in light or light@wounded")
    }
}

impl JsonSchema for Wound {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Wound".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let words = |words: Vec<&str>| words.join("|");
        let levels = words(Level::ALL.iter().map(|level| level.word()).collect());
        let rows = words(Row::ALL.iter().map(|row| row.word()).collect());
        json_schema!({ "type": "string", "pattern": format!("^({levels})(@({rows}))?$") })
    }
}

impl Valued for Wound {}

/// The figure on the sheet with the flags in force. Marks given as flags stand in place of those on the sheet.
///
/// # Errors
/// If the sheet is kept by other rules, or the track cannot be.
pub fn figure(sheet: Option<Sheet>, own: &WoundBoxFigure) -> Result<Figure, Fault> {
    let mut figure = match sheet {
        Some(Sheet::WoundBox(figure)) => figure,
        None => Figure::unknown(),
        Some(other) => return Err(super::other_rules(Rules::WoundBox, other.rules())),
    };
    figure.fort = own.fort.map(Whole::get).or(figure.fort);
    if let Some(name) = &own.name {
        figure.name = Some(name.clone().into());
    }
    figure.size = own.size.unwrap_or(figure.size);
    rebuild_track(&mut figure, own)?;
    figure.follow_track();
    Ok(figure)
}

/// The figure for what rolls its Fortitude.
///
/// # Errors
/// Those of [`figure`], and if the bonus is not known.
pub fn figure_with_fort(sheet: Option<Sheet>, own: &WoundBoxFigure) -> Result<Figure, Fault> {
    let has_sheet = sheet.is_some();
    let figure = figure(sheet, own)?;
    match figure.fort {
        Some(_) => Ok(figure),
        None if has_sheet => {
            Err(Fault::sheet("bad sheet: key 'fort' is missing, and Fortitude is rolled; --fort N gives it"))
        }
        None => Err(Fault::usage("--fort N is needed, or --sheet FILE for the whole figure")),
    }
}

/// Builds the track anew with the boxes and marks of the flags.
fn rebuild_track(figure: &mut Figure, own: &WoundBoxFigure) -> Result<(), Fault> {
    if own.boxes.is_none() && own.feat.is_empty() && own.mark.is_empty() && !own.minor {
        return Ok(());
    }
    let about = |flag: &str, why: &str| Fault::usage(format!("'--{flag}': {why}"));
    let mut boxes = own.boxes.unwrap_or_else(|| Boxes::of(&figure.track));
    for row in &own.feat {
        boxes = boxes.with_feat(*row).map_err(|why| about(&format!("feat {row}"), &why))?;
    }
    let which = if own.feat.is_empty() { "boxes" } else { "feat" };
    let mut track = boxes.track(own.minor || figure.track.is_minor()).map_err(|why| about(which, &why))?;
    if own.mark.is_empty() {
        for mark in figure.track.marks() {
            track.put(*mark).map_err(|why| about(which, &why))?;
        }
    } else {
        let marks: Vec<(Wound, bool)> = own.mark.iter().map(|wound| (*wound, true)).collect();
        track.take(&marks).map_err(|(wound, why)| about(&format!("mark {wound}"), &why))?;
        // They are new: nobody has stabilized whom they bring near death, or treated them.
        figure.first_aid = false;
        if figure.state == State::Stable {
            figure.state = State::Up;
        }
    }
    figure.track = track;
    Ok(())
}
