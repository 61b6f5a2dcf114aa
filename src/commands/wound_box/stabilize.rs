//! `wound-box stabilize`: a Heal check on the dying.

use super::Healer;
use crate::asking::Asking;
use crate::commands::figure::wound_box::WoundBoxFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::rules::wound_box::stabilize;

key_groups! {
    /// The flags of `wound-box stabilize`.
    pub struct Stabilize {
        /// Whoever tries.
        healer: Healer,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Stabilize {
    const PATH: &'static str = "wound-box stabilize";
    const ABOUT: &'static str = "A Heal check keeps somebody near death from dying";
    const EXAMPLES: &'static str = "\
sawbones wound-box stabilize --check 5 --mark killing
sawbones wound-box stabilize --fort 3 --check 5 --mark killing --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        super::once(asking, &stabilize::Stabilize { check: self.healer.bonus() }, &self.figure)
    }
}
