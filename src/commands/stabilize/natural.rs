//! `stabilize natural`: the one save that nature allows.

use crate::asking::Asking;
use crate::commands::figure::smith::{SmithFigure, figure};
use crate::commands::figure::{FigureDx, TftFigure, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::smith::stabilize::Natural as Save;
use crate::sheet::Rules;
use crate::time::Time;
use crate::{key_groups, keyed};

keyed! {
    /// The time that has passed.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Save")]
    pub struct Lain {
        /// How long it has lain still, mortally wounded [default: as its sheet says]
        #[arg(long, value_name = "TIME")]
        after: Option<Time>,
    }
}

key_groups! {
    /// The flags of `stabilize natural`.
    pub struct Natural {
        /// The time that has passed.
        lain: Lain,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Natural {
    const PATH: &'static str = "stabilize natural";
    const ABOUT: &'static str = "The one natural save, after lying still for 2 hours";
    const EXAMPLES: &'static str = "\
sawbones stabilize natural --st 17 --at -1 --after 2h
sawbones stabilize natural -s nerdeth.json --after 150m --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
        asking.once(&Save { after: self.lain.after }, figures, Some(Rules::Smith))
    }
}
