//! `heal heal-spell` and `great-healing`.

use super::{Caster, Target};
use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::spell::{Kind, Spell, Talent};
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// How much is healed.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Points {
        /// How many points the caster pays for
        #[arg(long, value_name = "N")]
        points: Option<Whole<1, 1_000_000>>,
        /// What the caster is besides [default: none]
        #[arg(long, value_name = "TALENT")]
        talent: Option<Talent>,
    }
}

macro_rules! spell {
    ($(#[$meta:meta])* $name:ident, $path:literal, $about:literal, $examples:literal, $kind:expr) => {
        key_groups! {
            $(#[$meta])*
            pub struct $name {
                /// How much.
                points: Points,
                /// The wound.
                target: Target,
                /// Who casts.
                caster: Caster,
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
                self.patient.once(asking, &[("--points N", self.points.points.is_some())], || {
                    Ok(Spell {
                        kind: $kind,
                        points: self.points.points.map_or(0, Whole::get),
                        talent: self.points.talent.unwrap_or(Talent::None),
                        aim: self.target.to,
                        caster_dx: self.caster.dx(),
                    })
                })
            }
        }
    };
}

spell!(
    /// The flags of `heal heal-spell`.
    Heal,
    "heal heal-spell",
    "The Heal spell: up to 3 normal points",
    "\
sawbones heal heal-spell --st 12 --wounds 5 --points 3
sawbones heal heal-spell --st 12 --wounds 5 --points 3 --caster-dx 12 --odds",
    Kind::Heal
);
spell!(
    /// The flags of `heal great-healing`.
    GreatHealing,
    "heal great-healing",
    "The Great Healing spell: up to 6 points, normal or grave",
    "\
sawbones heal great-healing --st 12 --wounds 2 --grave leg=6 --points 6
sawbones heal great-healing --st 9 --grave leg=7 --points 7 --talent physicker",
    Kind::GreatHealing
);
