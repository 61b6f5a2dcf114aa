//! `conscious`: the roll to stay conscious.

use super::figure::gadda::{self as gadda_figure, GaddaFigure};
use super::figure::smith::{self as smith_figure, SmithFigure};
use super::figure::{FigureDx, TftFigure, needed, no_flags_of};
use super::{Asks, Command};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::{gadda, smith};
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

keyed! {
    /// How the roll is played under Smith's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Roll (smith)")]
    pub struct SmithRoll {
        /// By the game master's leave it stays conscious without a roll
        #[arg(long)]
        desperate: bool,
    }
}

key_groups! {
    /// The flags of `conscious`.
    pub struct Conscious {
        /// Under Gadda's rules.
        gadda: GaddaRoll,
        /// Under Smith's rules.
        smith: SmithRoll,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Conscious {
    const PATH: &'static str = "conscious";
    const ABOUT: &'static str = "The roll to stay conscious";
    const EXAMPLES: &'static str = "\
sawbones conscious --st 10 --at 0
sawbones conscious --st 12 --at -2 --odds
sawbones conscious --rules smith --st 9 --at 1 --fatigue 1
sawbones hit 3d6 --st 10 --json | sawbones conscious -s -";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let rules = self.tft.rules(&asking)?;
        match rules {
            Tft::Gadda => {
                let conscious = gadda::conscious::Conscious { auto: self.gadda.auto };
                no_flags_of(Tft::Smith, &self.smith, rules)?;
                no_flags_of(Tft::Smith, &self.smith_figure, rules)?;
                let figures =
                    asking.figures(|sheet| gadda_figure::figure(sheet, &self.tft, &self.dx, &self.gadda_figure))?;
                asking.once(&conscious, figures, Some(rules.into()))
            }
            Tft::Smith => {
                no_flags_of(Tft::Gadda, &self.gadda, rules)?;
                no_flags_of(Tft::Gadda, &self.gadda_figure, rules)?;
                let conscious = smith::conscious::Conscious { desperate: self.smith.desperate };
                let figures =
                    asking.figures(|sheet| smith_figure::figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
                asking.once(&conscious, figures, Some(rules.into()))
            }
        }
    }
}
