//! `wound-box rest`: days of rest.

use crate::asking::Asking;
use crate::commands::figure::needed;
use crate::commands::figure::wound_box::{WoundBoxFigure, figure_with_fort};
use crate::commands::{Asks, Command, LONGEST_WAIT};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wound_box::Wound;
use crate::rules::wound_box::rest::{self, Order};
use crate::sheet::{Bonus, Rules};
use crate::time::Time;
use crate::whole::Whole;
use crate::{key_groups, keyed, words};

words! {
    /// What rest can be asked to wait for.
    pub enum Until as "end of rest" {
        /// No box is marked any more.
        Healed = "healed",
    }
}

keyed! {
    /// Rest in the game of wound boxes.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Rest")]
    pub struct Days {
        /// How long, as in 3d or 2w; with --until the longest wait [10 years]
        #[arg(value_name = "TIME")]
        time: Option<Time>,
        /// The bonus of a healer with tools and place; it counts when it is higher than Fortitude
        #[arg(long, value_name = "N")]
        care: Option<Bonus>,
        /// Which wounds roll first [default: mild-first]
        #[arg(long, value_name = "ORDER")]
        order: Option<Order>,
        /// The wound on which 20 is taken, by two weeks of complete rest
        #[arg(long, value_name = "LEVEL[@ROW]")]
        take_20: Option<Wound>,
        /// Rest until all wounds are healed
        #[arg(long, value_name = "WHAT")]
        until: Option<Until>,
    }
}

key_groups! {
    /// The flags of `wound-box rest`.
    pub struct Rest {
        /// The rest.
        days: Days,
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for Rest {
    const PATH: &'static str = "wound-box rest";
    const ABOUT: &'static str = "Days of rest: bruises go, other wounds roll to become milder";
    const EXAMPLES: &'static str = "\
sawbones wound-box rest 3d --fort 5 --mark light --mark wound
sawbones wound-box rest 14d --fort 0 --take-20 wound --mark wound
sawbones wound-box rest --until healed --fort 5 --mark light --odds";
    const ASKS: Asks = Asks::Figure;
    const OPTIONAL: bool = true;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let limit = self.days.time.or(self.days.until.map(|_| LONGEST_WAIT));
        let time = ("TIME (as in 3d) or --until healed", limit.is_some());
        needed(Self::PATH, &[time, self.figure.fort_known(&asking)])?;
        let Some(limit) = limit else { return Err(Fault::usage("'wound-box rest' needs TIME")) };
        let rest = rest::Rest {
            care: self.days.care.map(Whole::get),
            order: self.days.order.unwrap_or(Order::MildFirst),
            take_20: self.days.take_20,
        };
        let figures = asking.figures(|sheet| figure_with_fort(sheet, &self.figure))?;
        asking.course(&rest, figures, Some(Rules::WoundBox), limit, self.days.until.is_some())
    }
}
