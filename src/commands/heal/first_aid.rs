//! `heal first-aid`: the First Aid talent of Smith's rules.

use crate::asking::Asking;
use crate::commands::figure::smith::{SmithFigure, figure};
use crate::commands::figure::{FigureDx, TftFigure, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::smith::first_aid::FirstAid as Aid;
use crate::sheet::Rules;
use crate::time::Time;
use crate::{key_groups, keyed};

keyed! {
    /// The treatment.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Wound {
        /// How long ago the most recent wound was made [default: 0s]
        #[arg(long, value_name = "TIME")]
        since: Option<Time>,
    }
}

key_groups! {
    /// The flags of `heal first-aid`.
    pub struct FirstAid {
        /// The treatment.
        wound: Wound,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for FirstAid {
    const PATH: &'static str = "heal first-aid";
    const ABOUT: &'static str = "First aid for the most recent wound (smith)";
    const EXAMPLES: &'static str = "\
sawbones heal first-aid --st 12 --wounds 5 --since 7m
sawbones hit 2d --rules smith --st 13 --json | sawbones heal first-aid -s -";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
        asking.once(&Aid { since: self.wound.since.unwrap_or(Time::ZERO) }, figures, Some(Rules::Smith))
    }
}
