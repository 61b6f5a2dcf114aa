//! `revive spell`, `potion`, `wish` and `antidote`: by magic.

use super::{Death, Losses};
use crate::asking::Asking;
use crate::commands::figure::Attribute;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::revive::{potion, spell, wish};
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// How the spell is cast.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Revival")]
    pub struct Casting {
        /// The caster's DX
        #[arg(long, value_name = "N")]
        caster_dx: Option<Attribute>,
        /// The body is burned, mangled or has lost limbs: 4 dice
        #[arg(long)]
        mangled: bool,
    }
}

key_groups! {
    /// The flags of `revive spell`.
    pub struct Spell {
        /// How long dead.
        death: Death,
        /// The casting.
        casting: Casting,
        /// What is lost.
        losses: Losses,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Spell {
    const PATH: &'static str = "revive spell";
    const ABOUT: &'static str = "The Revival spell, within less than an hour";
    const EXAMPLES: &'static str = "\
sawbones revive spell --st 12 --dx 11 --iq 10 --at -5 --dead 9m --caster-dx 14
sawbones revive spell --st 12 --at -5 --dead 1m --caster-dx 14 --lose iq=5";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let caster = ("--caster-dx N", self.casting.caster_dx.is_some());
        self.patient.once(asking, &[self.death.known(), caster], || {
            Ok(spell::Spell {
                dead: self.death.dead.unwrap_or_default(),
                caster_dx: self.casting.caster_dx.map_or(0, Whole::get),
                mangled: self.casting.mangled,
                lose: self.losses.lose,
            })
        })
    }
}

keyed! {
    /// How much is given.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Revival")]
    pub struct Dose {
        /// 1, or 2 at once for certain [default: 1]
        #[arg(long, value_name = "N")]
        doses: Option<Whole<1, 2>>,
    }
}

key_groups! {
    /// The flags of `revive potion`.
    pub struct Potion {
        /// How long dead.
        death: Death,
        /// How much.
        dose: Dose,
        /// What is lost.
        losses: Losses,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Potion {
    const PATH: &'static str = "revive potion";
    const ABOUT: &'static str = "A Revival potion, within the hour";
    const EXAMPLES: &'static str = "\
sawbones revive potion --st 12 --dx 11 --iq 10 --at -5 --dead 10m
sawbones revive potion --st 12 --at -5 --dead 10m --lose iq=5 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[self.death.known()], || {
            Ok(potion::Potion {
                dead: self.death.dead.unwrap_or_default(),
                two_doses: self.dose.doses.is_some_and(|doses| doses.get() == 2),
                lose: self.losses.lose,
            })
        })
    }
}

key_groups! {
    /// The flags of `revive wish`.
    pub struct Wish {
        /// How long dead.
        death: Death,
        /// What is lost.
        losses: Losses,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Wish {
    const PATH: &'static str = "revive wish";
    const ABOUT: &'static str = "A Wish, within less than 12 hours";
    const EXAMPLES: &'static str = "\
sawbones revive wish --st 10 --at -6 --dead 1h
sawbones revive wish --st 10 --dx 12 --iq 9 --at -4 --dead 3h";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[self.death.known()], || {
            Ok(wish::Wish { dead: self.death.dead.unwrap_or_default(), lose: self.losses.lose })
        })
    }
}

key_groups! {
    /// The flags of `revive antidote`.
    pub struct Antidote {
        /// How long dead.
        death: Death,
        /// What is lost.
        losses: Losses,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Antidote {
    const PATH: &'static str = "revive antidote";
    const ABOUT: &'static str = "A Universal Antidote for one whom poison killed";
    const EXAMPLES: &'static str = "\
sawbones revive antidote --st 12 --at -5 --dead 5m
sawbones revive antidote --st 12 --dx 11 --iq 10 --at -5 --dead 20m --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[self.death.known()], || {
            Ok(potion::Antidote { dead: self.death.dead.unwrap_or_default(), lose: self.losses.lose })
        })
    }
}
