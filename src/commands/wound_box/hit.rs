//! `wound-box hit`: a blow, its save and the wound that it leaves.

use crate::asking::Asking;
use crate::commands::figure::wound_box::{WoundBoxFigure, figure_with_fort};
use crate::commands::figure::{Count, needed};
use crate::commands::{Asks, Command};
use crate::dice::Expr;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wound_box::{Size, hit};
use crate::sheet::Rules;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// A blow to a character with wound boxes.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Blow")]
    pub struct Blow {
        /// Its damage: dice or a number, as in 2d+1 or 6
        #[arg(value_name = "DAMAGE")]
        damage: Option<Expr>,
        /// How big the attacker is [default: medium]
        #[arg(long, value_name = "SIZE")]
        attacker_size: Option<Size>,
        /// Play armour: its damage reduction is added, and every number is 5 higher, with 0 too
        #[arg(long, value_name = "N")]
        dr: Option<Count>,
        /// Count wound points and mark no box
        #[arg(long)]
        points: bool,
    }
}

key_groups! {
    /// The flags of `wound-box hit`.
    pub struct Hit {
        /// The blow.
        blow: Blow,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Hit {
    const PATH: &'static str = "wound-box hit";
    const ABOUT: &'static str = "A blow: the Fortitude save, the wound and its box";
    const EXAMPLES: &'static str = "\
sawbones wound-box hit 8 --fort 5
sawbones wound-box hit 2d6+2 --fort 5 --size large --odds
sawbones wound-box hit 8 --fort 5 --dr 3 --mark light --dice 11";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let damage = ("DAMAGE (dice or a number)", self.blow.damage.is_some());
        needed(Self::PATH, &[damage, self.figure.fort_known(&asking)])?;
        let Some(damage) = &self.blow.damage else { return Err(Fault::usage("'wound-box hit' needs DAMAGE")) };
        asking.affordable(damage)?;
        let hit = hit::Hit {
            damage: damage.clone(),
            attacker_size: self.blow.attacker_size.unwrap_or(Size::Medium),
            dr: self.blow.dr.map(Whole::get),
            points: self.blow.points,
        };
        let figures = asking.figures(|sheet| figure_with_fort(sheet, &self.figure))?;
        asking.once(&hit, figures, Some(Rules::WoundBox))
    }
}
