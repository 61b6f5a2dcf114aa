//! `heal regrowth`.

use super::Caster;
use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::aim::Aim;
use crate::rules::gadda::heal::regrowth::{self, Part};
use crate::whole::Whole;
use crate::{key_groups, keyed, words};

words! {
    /// Whether a part is there.
    pub enum PartIs as "state of a part" {
        /// Lost.
        Lost = "lost",
        /// Crippled, or severed and there.
        Present = "present",
    }
}

keyed! {
    /// What is to be made whole.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Whatever {
        /// A part that is lost (40 ST and a week), or present (20 ST)
        #[arg(long, value_name = "WHICH")]
        part: Option<PartIs>,
        /// A grave wound: grave for the oldest, or grave:K
        #[arg(long, value_name = "WOUND")]
        to: Option<Aim>,
        /// The K-th lingering injury of the sheet
        #[arg(long, value_name = "K")]
        lingering: Option<Whole<1, 1_000_000>>,
    }
}

impl Whatever {
    /// What is meant.
    fn part(&self) -> Result<Part, Fault> {
        match (self.part, self.to, self.lingering) {
            (Some(PartIs::Lost), None, None) => Ok(Part::Lost),
            (Some(PartIs::Present), None, None) => Ok(Part::Present),
            (None, Some(Aim::Grave), None) => Ok(Part::GraveAt(0)),
            (None, Some(Aim::GraveAt(index)), None) => Ok(Part::GraveAt(index)),
            (None, Some(Aim::Normal), None) => {
                Err(Fault::usage("'--to normal': Regrowth heals no normal wounds; '--to grave:K' or another spell"))
            }
            (None, None, Some(number)) => Ok(Part::LingeringAt(index(number))),
            _ => Err(Fault::usage("'--part', '--to' and '--lingering' each name one thing to heal; give one of them")),
        }
    }
}

/// Numbers count from 1.
fn index(number: Whole<1, 1_000_000>) -> usize {
    number.get().unsigned_abs() as usize - 1
}

key_groups! {
    /// The flags of `heal regrowth`.
    pub struct Regrowth {
        /// What.
        what: Whatever,
        /// Who casts.
        caster: Caster,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Regrowth {
    const PATH: &'static str = "heal regrowth";
    const ABOUT: &'static str = "The Regrowth spell: a part, a grave wound or a lingering injury";
    const EXAMPLES: &'static str = "\
sawbones heal regrowth --st 12 --part present --caster-dx 12
sawbones heal regrowth --st 12 --grave leg=6 --to grave:1";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let given = self.what.part.is_some() || self.what.to.is_some() || self.what.lingering.is_some();
        let what = ("--part lost|present, --to grave:K or --lingering K", given);
        self.patient
            .once(asking, &[what], || Ok(regrowth::Regrowth { part: self.what.part()?, caster_dx: self.caster.dx() }))
    }
}
