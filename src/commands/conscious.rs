//! `conscious`: the roll to stay conscious.

use super::figure::gadda::{GaddaFigure, figure};
use super::figure::{FigureDx, TftFigure, needed};
use super::{Asks, Command};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda;
use crate::sheet::Tft;
use crate::{key_groups, keyed};

keyed! {
    /// How the roll is played under Gadda's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Roll (gadda)")]
    pub struct GaddaRoll {
        /// The roll has automatic results
        #[arg(long)]
        auto: bool,
    }
}

key_groups! {
    /// The flags of `conscious`.
    pub struct Conscious {
        /// Under Gadda's rules.
        gadda: GaddaRoll,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
    }
}

impl Command for Conscious {
    const PATH: &'static str = "conscious";
    const ABOUT: &'static str = "The roll to stay conscious";
    const EXAMPLES: &'static str = "\
sawbones conscious --st 10 --at 0
sawbones conscious --st 12 --at -2 --odds
sawbones hit 3d6 --st 10 --json | sawbones conscious -s -";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let rules = self.tft.rules(&asking)?;
        match rules {
            Tft::Gadda => {
                let conscious = gadda::conscious::Conscious { auto: self.gadda.auto };
                let figures = asking.figures(|sheet| figure(sheet, &self.tft, &self.dx, &self.gadda_figure))?;
                asking.once(&conscious, figures, Some(rules.into()))
            }
        }
    }
}
