//! `heal`: ways to heal, each a command of its own.

pub mod care;
pub mod cleansing;
pub mod disease;
pub mod draught;
pub mod first_aid;
pub mod regrowth;
pub mod spell;

use super::figure::Attribute;
use crate::keyed;
use crate::keys::Valued;
use crate::rules::gadda::heal::aim::Aim;
use crate::whole::Whole;

impl Valued for Aim {}

keyed! {
    /// Which wound it is for.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Target {
        /// Which wound: normal, grave (the oldest first), grave:K [default: normal ones, then grave ones]
        #[arg(long, value_name = "WOUND")]
        to: Option<Aim>,
    }
}

keyed! {
    /// Who casts.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Caster {
        /// The caster's DX: 3 dice against it must succeed [default: the spell works]
        #[arg(long, value_name = "N")]
        caster_dx: Option<Attribute>,
    }
}

impl Caster {
    fn dx(&self) -> Option<i32> {
        self.caster_dx.map(Whole::get)
    }
}
