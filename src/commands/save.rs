//! `save`: dice against a number.

use super::figure::needed;
use super::{Asks, Command};
use crate::asking::{Asked, Asking, Telling};
use crate::dice::Reading;
use crate::dice::distribution::Distribution;
use crate::fault::Fault;
use crate::keyed;
use crate::report::{Answer, Standing};
use crate::rules::bare;
use crate::whole::Whole;

keyed! {
    /// The flags of `save`.
    #[derive(clap::Args)]
    pub struct Save {
        /// How many six-sided dice, 0 to 1000
        #[arg(value_name = "N", help_heading = "Arguments")]
        dice: Option<Whole<0, 1000>>,
        /// The number that their sum must not pass
        #[arg(value_name = "TARGET", help_heading = "Arguments")]
        target: Option<Whole<-1_000_000, 1_000_000>>,
        /// Very low sums succeed and very high ones fail, whatever the number
        #[arg(long)]
        auto: bool,
    }
}

impl Command for Save {
    const PATH: &'static str = "save";
    const ABOUT: &'static str = "Dice against a number";
    const EXAMPLES: &'static str = "\
sawbones save 3 12
sawbones save 4 6 --auto --odds
sawbones save 3 12 --dice 2,3,6";
    const ASKS: Asks = Asks::Dice;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[("N (how many dice)", self.dice.is_some()), ("TARGET", self.target.is_some())])?;
        let save = bare::Save {
            dice: self.dice.map_or(0, Whole::get).unsigned_abs(),
            target: self.target.map_or(0, Whole::get).into(),
            auto: self.auto,
        };
        let telling = asking.telling;
        let mut answer = asking.once(&save, Asked::One(bare::Nobody), None)?;
        if telling > Telling::Outcome
            && let Answer::Report(report) = &mut answer
        {
            let distribution = Distribution::of(&save.pool());
            let chance = distribution.chance(|total| save.dice == 0 || save.reading().class(total));
            report.now = Some(Standing::Save { dice: save.dice, target: save.target, chance: chance.into() });
        }
        Ok(answer)
    }
}
