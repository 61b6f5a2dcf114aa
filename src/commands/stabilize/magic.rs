//! `stabilize magic`: a healing spell.

use crate::asking::Asking;
use crate::commands::figure::smith::{SmithFigure, figure};
use crate::commands::figure::{FigureDx, TftFigure, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::rules::smith::stabilize::Magic as Spell;
use crate::sheet::Rules;

key_groups! {
    /// The flags of `stabilize magic`.
    pub struct Magic {
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Magic {
    const PATH: &'static str = "stabilize magic";
    const ABOUT: &'static str = "Any healing spell, which needs no roll";
    const EXAMPLES: &'static str = "\
sawbones stabilize magic --st 13 --at -2 --bleeding
sawbones stabilize magic -s nerdeth.json -i";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        needed(Self::PATH, &[self.tft.st_known(&asking)])?;
        let figures = asking.figures(|sheet| figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
        asking.once(&Spell, figures, Some(Rules::Smith))
    }
}
