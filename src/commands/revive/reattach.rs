//! `revive reattach`: a severed limb of the living.

use crate::asking::Asking;
use crate::commands::figure::Attribute;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::revive::reattach;
use crate::time::Time;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The limb and the caster.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Limb")]
    pub struct Limb {
        /// How long ago it was severed
        #[arg(long, value_name = "TIME")]
        since: Option<Time>,
        /// The caster's DX
        #[arg(long, value_name = "N")]
        caster_dx: Option<Attribute>,
    }
}

key_groups! {
    /// The flags of `revive reattach`.
    pub struct Reattach {
        /// The limb.
        limb: Limb,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Reattach {
    const PATH: &'static str = "revive reattach";
    const ABOUT: &'static str = "The Revival spell on a severed limb of the living";
    const EXAMPLES: &'static str = "\
sawbones revive reattach --st 12 --since 30m --caster-dx 14
sawbones revive reattach --st 12 --since 30m --caster-dx 14 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let needs = [("--since TIME", self.limb.since.is_some()), ("--caster-dx N", self.limb.caster_dx.is_some())];
        self.patient.once(asking, &needs, || {
            Ok(reattach::Reattach {
                caster_dx: self.limb.caster_dx.map_or(0, Whole::get),
                since: self.limb.since.unwrap_or_default(),
            })
        })
    }
}
