//! `wound-box heal first-aid`: a Heal check takes away a bruise.

use super::{Healer, Treated};
use crate::asking::Asking;
use crate::commands::figure::wound_box::WoundBoxFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wound_box::first_aid;
use crate::sheet::Bonus;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The number of the check.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Difficulty {
        /// The number that the check must reach [default: 10]
        #[arg(long, value_name = "N")]
        dc: Option<Bonus>,
    }
}

key_groups! {
    /// The flags of `wound-box heal first-aid`.
    pub struct FirstAid {
        /// Whoever treats.
        healer: Healer,
        /// The number.
        difficulty: Difficulty,
        /// Which bruise.
        treated: Treated,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for FirstAid {
    const PATH: &'static str = "wound-box heal first-aid";
    const ABOUT: &'static str = "A Heal check after a combat takes away one of its bruises";
    const EXAMPLES: &'static str = "\
sawbones wound-box heal first-aid --check 5 --mark bruise --mark bruise
sawbones wound-box heal first-aid --check 4 --dc 15 --mark bruise --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let aid = first_aid::FirstAid {
            check: self.healer.bonus(),
            dc: self.difficulty.dc.map_or(first_aid::USUAL_DC, Whole::get),
            wound: self.treated.wound,
        };
        super::once(asking, &aid, &self.figure)
    }
}
