//! `wound-box heal magic` and `wound-box heal points`: a spell or points of healing make one wound milder.

use super::Treated;
use crate::asking::Asking;
use crate::commands::figure::wound_box::WoundBoxFigure;
use crate::commands::figure::{Count, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wound_box::Spell;
use crate::rules::wound_box::heal::{Heal, Means};
use crate::{key_groups, keyed};

keyed! {
    /// The spell.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Cast {
        /// Which Cure spell
        #[arg(long, value_name = "SPELL")]
        spell: Option<Spell>,
    }
}

key_groups! {
    /// The flags of `wound-box heal magic`.
    pub struct Magic {
        /// The spell.
        cast: Cast,
        /// Which wound.
        treated: Treated,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Magic {
    const PATH: &'static str = "wound-box heal magic";
    const ABOUT: &'static str = "A Cure spell makes one wound one level milder";
    const EXAMPLES: &'static str = "\
sawbones wound-box heal magic --spell moderate --mark wound
sawbones wound-box heal magic --spell serious --wound wound --mark wound";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let Some(spell) = self.cast.spell else {
            return Err(Fault::usage(
                "'wound-box heal magic' needs --spell (minor, light, moderate, serious or critical)",
            ));
        };
        let heal = Heal { means: Means::Spell(spell), wound: self.treated.wound };
        super::once(asking, &heal, &self.figure)
    }
}

keyed! {
    /// The points.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Given {
        /// The hit points of healing
        #[arg(value_name = "POINTS")]
        points: Option<Count>,
    }
}

key_groups! {
    /// The flags of `wound-box heal points`.
    pub struct Points {
        /// The points.
        given: Given,
        /// Which wound.
        treated: Treated,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Points {
    const PATH: &'static str = "wound-box heal points";
    const ABOUT: &'static str = "Other healing by hit points makes one wound one level milder";
    const EXAMPLES: &'static str = "\
sawbones wound-box heal points 10 --mark wound
sawbones wound-box heal points 7 --mark light --mark light";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[("POINTS (a number)", self.given.points.is_some())])?;
        let points = self.given.points.map_or(0, crate::whole::Whole::get);
        let heal = Heal { means: Means::Points(points), wound: self.treated.wound };
        super::once(asking, &heal, &self.figure)
    }
}
