//! `wh40k card`: the note card of a character.

use crate::asking::Asking;
use crate::commands::figure::needed;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::rules::wh40k::card::card;
use crate::rules::wh40k::show;
use crate::sheet::{Rules, Sheet};

key_groups! {
    /// The flags of `wh40k card`.
    pub struct Card {
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Card {
    const PATH: &'static str = "wh40k card";
    const ABOUT: &'static str = "The 3 x 5 card of a character, to print and keep at the table";
    const EXAMPLES: &'static str = "\
sawbones wh40k card --wounds 17 --tb 3 --injury 5E@body,3E@left-arm
sawbones wh40k card --sheet myok-voy.json";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &self.figure.known(&asking))?;
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        let mut answer = asking.once(&show::Show, figures, Some(Rules::Wh40k))?;
        if let Answer::Report(report) = &mut answer
            && let Some(Sheet::Wh40k(figure)) = &report.sheet
        {
            report.card = Some(card(figure));
        }
        Ok(answer)
    }
}
