//! `stabilize support`: slowing the losses until more skilled help comes.

use crate::asking::Asking;
use crate::commands::figure::smith::{SmithFigure, figure};
use crate::commands::figure::{FigureDx, TftFigure, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::smith::stabilize::{Support as Supported, SupportHours};
use crate::sheet::Rules;
use crate::{key_groups, keyed};

keyed! {
    /// The support.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Support")]
    pub struct Hours {
        /// A point is lost each so many hours [default: 1]
        #[arg(long, value_name = "HOURS")]
        support_hours: Option<SupportHours>,
    }
}

key_groups! {
    /// The flags of `stabilize support`.
    pub struct Support {
        /// The support.
        hours: Hours,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Support {
    const PATH: &'static str = "stabilize support";
    const ABOUT: &'static str = "Support alone: no roll, and slower losses";
    const EXAMPLES: &'static str = "\
sawbones stabilize support --st 13 --at -2 --unconscious
sawbones stabilize support -s nerdeth.json --support-hours 1.5";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
        let hours = self.hours.support_hours.unwrap_or(SupportHours::One);
        asking.once(&Supported { hours }, figures, Some(Rules::Smith))
    }
}
