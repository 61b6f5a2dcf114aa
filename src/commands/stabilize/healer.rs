//! `stabilize healer`: a healer's tries.

use crate::asking::Asking;
use crate::commands::figure::smith::{SmithFigure, figure};
use crate::commands::figure::{Attribute, Count, TftFigure, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::smith::Skill;
use crate::rules::smith::healer::{Healer as Tries, TRY};
use crate::sheet::Rules;
use crate::time::Time;
use crate::whole::Whole;
use crate::{key_groups, keyed};

/// Dice in a healer's pool.
type Dice = Whole<0, 1000>;

keyed! {
    /// The healer.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healer")]
    pub struct Hands {
        /// What the healer knows
        #[arg(long, value_name = "SKILL")]
        skill: Option<Skill>,
        /// The healer's DX; with --self it may be left to the sheet
        #[arg(long, value_name = "N")]
        dx: Option<Attribute>,
        /// When the treatment begins, after the mortal wound [default: late, without a bonus]
        #[arg(long, value_name = "TIME")]
        after: Option<Time>,
        /// The wounded figure treats itself, on one more die
        #[arg(long = "self", id = "self")]
        #[schemars(rename = "self")]
        self_: bool,
        /// Failed tries by this skill or better before, that the sheet does not tell of [default: 0]
        #[arg(long, value_name = "N")]
        failed: Option<Count>,
        /// Dice to roll, in place of those of the skill
        #[arg(long, value_name = "N")]
        pool: Option<Dice>,
        /// Tries in a row, 5 minutes each, until the figure is no longer dying [default: 1]
        #[arg(long, value_name = "N")]
        tries: Option<Whole<1, 1_000_000>>,
    }
}

key_groups! {
    /// The flags of `stabilize healer`.
    pub struct Healer {
        /// The healer.
        hands: Hands,
        /// The figure.
        tft: TftFigure,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Healer {
    const PATH: &'static str = "stabilize healer";
    const ABOUT: &'static str = "A healer tries to stabilize the mortally wounded";
    const EXAMPLES: &'static str = "\
sawbones stabilize healer --st 13 --at -2 --skill physicker --dx 14 --after 5m
sawbones stabilize healer -s nerdeth.json --skill unskilled --self --after 0s
sawbones stabilize healer -s nerdeth.json --skill first-aid --dx 12 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        let Hands { skill, dx, after, self_: own, failed, pool, tries } = self.hands;
        let wanted = [self.tft.st_known(&asking), ("--skill", skill.is_some()), ("--dx N", own || dx.is_some())];
        needed(Self::PATH, &wanted)?;
        let healer = Tries {
            skill: skill.unwrap_or(Skill::Unskilled),
            dx: dx.map(Whole::get),
            own,
            after,
            failed: failed.map_or(0, Whole::get),
            pool: pool.map(|dice| dice.get().unsigned_abs()),
        };
        let limit = TRY.times(tries.map_or(1, |tries| tries.get().unsigned_abs().into()));
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, None, &self.smith_figure))?;
        asking.course(&healer, figures, Some(Rules::Smith), limit, false)
    }
}
