//! `heal cleansing`.

use super::Caster;
use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::cleansing;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// How much is cleansed.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Area {
        /// How many hexes, 1 to 7 [default: 1]
        #[arg(long, value_name = "N")]
        hexes: Option<Whole<1, 7>>,
    }
}

key_groups! {
    /// The flags of `heal cleansing`.
    pub struct Cleansing {
        /// How much.
        area: Area,
        /// Who casts.
        caster: Caster,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Cleansing {
    const PATH: &'static str = "heal cleansing";
    const ABOUT: &'static str = "The Cleansing spell: no more disease, and a die of damage";
    const EXAMPLES: &'static str = "\
sawbones heal cleansing --st 12
sawbones heal cleansing --st 13 --at -3 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[], || {
            Ok(cleansing::Cleansing { hexes: self.area.hexes.map_or(1, Whole::get), caster_dx: self.caster.dx() })
        })
    }
}
