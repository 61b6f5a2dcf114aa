//! `heal barber`, `physicker` and `master-physicker`: by hand.

use super::Target;
use crate::asking::Asking;
use crate::commands::figure::Attribute;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::care::{Care, Carer};
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The healer.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Hands {
        /// The healer's DX
        #[arg(long, value_name = "N")]
        healer_dx: Option<Attribute>,
        /// There is no Physicker's kit
        #[arg(long)]
        no_kit: bool,
        /// The roll has automatic results
        #[arg(long)]
        auto: bool,
    }
}

macro_rules! care {
    ($(#[$meta:meta])* $name:ident, $path:literal, $about:literal, $examples:literal, $carer:expr) => {
        key_groups! {
            $(#[$meta])*
            pub struct $name {
                /// The healer.
                hands: Hands,
                /// The wound.
                target: Target,
                /// The figure.
                patient: Patient,
            }
        }

        impl Command for $name {
            const PATH: &'static str = $path;
            const ABOUT: &'static str = $about;
            const EXAMPLES: &'static str = $examples;
            const ASKS: Asks = Asks::Figure;

            fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
                answer($carer, &self.hands, &self.target, &self.patient, asking)
            }
        }
    };
}

care!(
    /// The flags of `heal barber`.
    Barber,
    "heal barber",
    "A Barber dresses a wound: 1 point",
    "\
sawbones heal barber --st 12 --wounds 5 --healer-dx 12
sawbones heal barber --st 12 --grave leg=6 --healer-dx 12 --to grave --odds",
    Carer::Barber
);
care!(
    /// The flags of `heal physicker`.
    Physicker,
    "heal physicker",
    "A Physicker dresses a wound: up to 2 points",
    "\
sawbones heal physicker --st 12 --wounds 5 --healer-dx 12
sawbones heal physicker -s mothhem.json -i --healer-dx 13",
    Carer::Physicker
);
care!(
    /// The flags of `heal master-physicker`.
    Master,
    "heal master-physicker",
    "A Master Physicker dresses a wound: up to 3 points",
    "\
sawbones heal master-physicker --st 12 --wounds 9 --healer-dx 13
sawbones heal master-physicker --st 12 --grave leg=6 --healer-dx 13 --to grave",
    Carer::Master
);

fn answer(
    carer: Carer,
    hands: &Hands,
    target: &Target,
    patient: &Patient,
    asking: Asking<'_>,
) -> Result<Answer, Fault> {
    patient.once(asking, &[("--healer-dx N", hands.healer_dx.is_some())], || {
        Ok(Care {
            carer,
            dx: hands.healer_dx.map_or(0, Whole::get),
            kit: !hands.no_kit,
            aim: target.to,
            auto: hands.auto,
        })
    })
}
