//! `heal disease`.

use crate::asking::Asking;
use crate::commands::figure::Attribute;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::disease;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The disease and the healer.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Treatment {
        /// The dice of the disease, 1 to 1000
        #[arg(long, value_name = "N")]
        difficulty: Option<Whole<1, 1000>>,
        /// The healer's IQ
        #[arg(long, value_name = "N")]
        healer_iq: Option<Attribute>,
        /// The healer is a Master Physicker
        #[arg(long)]
        master: bool,
        /// The healer is a Naturalist or an Expert Naturalist
        #[arg(long)]
        naturalist: bool,
        /// The roll has automatic results
        #[arg(long)]
        auto: bool,
    }
}

key_groups! {
    /// The flags of `heal disease`.
    pub struct Disease {
        /// The treatment.
        treatment: Treatment,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Disease {
    const PATH: &'static str = "heal disease";
    const ABOUT: &'static str = "A Physicker treats a disease";
    const EXAMPLES: &'static str = "\
sawbones heal disease --st 12 --difficulty 4 --healer-iq 12
sawbones heal disease --st 12 --difficulty 4 --healer-iq 12 --master --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let with = &self.treatment;
        let needs =
            [("--difficulty N (its dice)", with.difficulty.is_some()), ("--healer-iq N", with.healer_iq.is_some())];
        self.patient.once(asking, &needs, || {
            Ok(disease::Disease {
                difficulty: with.difficulty.map_or(1, Whole::get).unsigned_abs(),
                iq: with.healer_iq.map_or(0, Whole::get),
                master: with.master,
                naturalist: with.naturalist,
                auto: with.auto,
            })
        })
    }
}
