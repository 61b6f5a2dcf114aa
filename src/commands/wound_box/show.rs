//! `wound-box show`: how a character stands.

use crate::asking::Asking;
use crate::commands::figure::wound_box::WoundBoxFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::rules::wound_box::show;

key_groups! {
    /// The flags of `wound-box show`.
    pub struct Show {
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Show {
    const PATH: &'static str = "wound-box show";
    const ABOUT: &'static str = "A character's boxes, its penalty and its state";
    const EXAMPLES: &'static str = "\
sawbones wound-box show --mark bruise --mark light --mark light
sawbones wound-box show --feat lightly-wounded --mark light@wounded";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        super::once(asking, &show::Show, &self.figure)
    }
}
