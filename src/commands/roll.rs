//! `roll`: the total of dice.

use super::{Asks, Command};
use crate::asking::{Asked, Asking};
use crate::dice::Expr;
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::rules::bare;

keyed! {
    /// The flags of `roll`.
    #[derive(clap::Args)]
    pub struct Roll {
        /// The dice, as in 3d6+1, 2d-1 (a bare d is a d6), d% or 4d6kh3
        #[arg(value_name = "EXPR", help_heading = "Arguments")]
        expr: Option<Expr>,
    }
}

impl Command for Roll {
    const PATH: &'static str = "roll";
    const ABOUT: &'static str = "Roll dice: 3d6+1, 2d-1, d%, 4d6kh3";
    const EXAMPLES: &'static str = "\
sawbones roll 2d-1
sawbones roll 4d6kh3 --seed 7
sawbones roll 3d6 --odds --svg 3d6.svg";
    const ASKS: Asks = Asks::Dice;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let Some(expr) = &self.expr else { return Err(Fault::usage("'roll' needs dice, as in 'roll 3d6'")) };
        asking.affordable(expr)?;
        asking.once(&bare::Roll(expr.clone()), Asked::One(bare::Nobody), None)
    }
}
