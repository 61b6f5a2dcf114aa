//! `new`: a fresh sheet from flags.

use super::figure::gadda::{self, GaddaFigure};
use super::figure::smith::{self, SmithFigure};
use super::figure::wh40k::Wh40kFigure;
use super::figure::wound_box::{self, WoundBoxFigure};
use super::figure::{FigureDx, TftFigure, needed};
use super::{Asks, Command};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::sheet::{Rules, Sheet};

/// Makes sure that no flag is missing; a sheet to take it from is not read here.
fn given(command: &str, flags: &[(&'static str, bool)]) -> Result<(), Fault> {
    let bare: Vec<_> = flags.iter().map(|(flag, known)| (flag.split(" (").next().unwrap_or(flag), *known)).collect();
    needed(command, &bare)
}

key_groups! {
    /// The flags of `new gadda`.
    pub struct NewGadda {
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
    }
}

impl Command for NewGadda {
    const PATH: &'static str = "new gadda";
    const ABOUT: &'static str = "A fresh sheet of Gadda's rules";
    const EXAMPLES: &'static str = "\
sawbones new gadda --name Mothhem --st 11 --dx 12 --iq 10
sawbones new gadda --st 11 --wounds 3 --grave arm=6";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Gadda, &asking)?;
        given(Self::PATH, &[self.tft.st_known(&asking)])?;
        gadda::figure(None, &self.tft, &self.dx, &self.gadda_figure).map(Sheet::Gadda).map(Answer::Sheet)
    }
}

key_groups! {
    /// The flags of `new smith`.
    pub struct NewSmith {
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for NewSmith {
    const PATH: &'static str = "new smith";
    const ABOUT: &'static str = "A fresh sheet of Smith's rules";
    const EXAMPLES: &'static str = "\
sawbones new smith --name Nerdeth --st 13 --dx 15
sawbones new smith --st 57 --wounds 54 --scaled average";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.tft.only(Rules::Smith, &asking)?;
        given(Self::PATH, &[self.tft.st_known(&asking)])?;
        smith::figure(None, &self.tft, self.dx.dx, &self.smith_figure).map(Sheet::Smith).map(Answer::Sheet)
    }
}

key_groups! {
    /// The flags of `new wound-box`.
    pub struct NewWoundBox {
        /// The figure.
        figure: WoundBoxFigure,
    }
}

impl Command for NewWoundBox {
    const PATH: &'static str = "new wound-box";
    const ABOUT: &'static str = "A fresh sheet with wound boxes";
    const EXAMPLES: &'static str = "\
sawbones new wound-box --name Ser --fort 5 --feat bruised
sawbones new wound-box --name Guard --fort 1 --minor --boxes 0,0,1,0,1";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        given(Self::PATH, &[self.figure.fort_known(&asking)])?;
        wound_box::figure_with_fort(None, &self.figure).map(Sheet::WoundBox).map(Answer::Sheet)
    }
}

key_groups! {
    /// The flags of `new wh40k`.
    pub struct NewWh40k {
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for NewWh40k {
    const PATH: &'static str = "new wh40k";
    const ABOUT: &'static str = "A fresh sheet of the Warhammer 40,000 rules";
    const EXAMPLES: &'static str = "\
sawbones new wh40k --name 'Myok Voy' --wounds 17 --tb 3 --toughness 35
sawbones new wh40k --wounds 21 --tb 4 --ut 4 --injury 5E@body,3I@head";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        given(Self::PATH, &self.figure.known(&asking))?;
        self.figure.figure(None).map(Sheet::Wh40k).map(Answer::Sheet)
    }
}
