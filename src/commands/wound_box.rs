//! The commands of the game of wound boxes.

pub mod first_aid;
pub mod heal;
pub mod hit;
pub mod rest;
pub mod show;
pub mod stabilize;

use super::figure::wound_box::{WoundBoxFigure, figure};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::keyed;
use crate::procedure::Procedure;
use crate::report::Answer;
use crate::rules::wound_box::{Effect, Figure, Scene, Wound};
use crate::sheet::{Bonus, Rules};
use crate::whole::Whole;

keyed! {
    /// Whoever treats.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Healer {
        /// The Heal bonus of whoever treats [default: 0]
        #[arg(long, value_name = "N")]
        check: Option<Bonus>,
    }
}

impl Healer {
    fn bonus(&self) -> i32 {
        self.check.map_or(0, Whole::get)
    }
}

keyed! {
    /// Which wound.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Treated {
        /// Which wound [default: the most severe that can be treated]
        #[arg(long, value_name = "LEVEL[@ROW]")]
        wound: Option<Wound>,
    }
}

/// The answer to something that happens once to a character with wound boxes.
fn once<P>(mut asking: Asking<'_>, procedure: &P, own: &WoundBoxFigure) -> Result<Answer, Fault>
where
    P: Procedure<Figure = Figure, Effect = Effect, Scene = Scene>,
{
    let figures = asking.figures(|sheet| figure(sheet, own))?;
    asking.once(procedure, figures, Some(Rules::WoundBox))
}
