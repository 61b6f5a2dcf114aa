//! `wh40k show`: how a character stands.

use crate::asking::Asking;
use crate::commands::figure::needed;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::rules::wh40k::show;
use crate::sheet::Rules;

key_groups! {
    /// The flags of `wh40k show`.
    pub struct Show {
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Show {
    const PATH: &'static str = "wh40k show";
    const ABOUT: &'static str = "How a character stands: lightly, heavily or critically wounded";
    const EXAMPLES: &'static str = "\
sawbones wh40k show --wounds 17 --tb 3 --suffered 13
sawbones wh40k show --wounds 17 --tb 3 --injury 5E --critical 6X@head
sawbones wh40k show --sheet myok-voy.json";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &self.figure.known(&asking))?;
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        asking.once(&show::Show, figures, Some(Rules::Wh40k))
    }
}
