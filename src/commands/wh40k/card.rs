//! `wh40k card`: the note card of a character.

use crate::asking::{Asked, Asking};
use crate::commands::figure::needed;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::key_groups;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::rules::outcome::Outcome;
use crate::rules::wh40k::Now;
use crate::rules::wh40k::card::card;
use crate::sheet::{AnySheet, Rules, Sheet};
use schemars::{JsonSchema, Schema, SchemaGenerator};

key_groups! {
    /// The flags of `wh40k card`.
    pub struct Card {
        /// The character.
        figure: Wh40kFigure,
    }
}

/// A card as it is written.
#[derive(serde::Serialize, JsonSchema)]
struct CardObject<'a> {
    format: u32,
    command: &'static str,
    rules: Rules,
    outcome: Outcome,
    card: &'a str,
    now: Now,
    #[schemars(with = "AnySheet")]
    sheet: Sheet,
}

/// The schema of a card.
pub(crate) fn schema(generator: &mut SchemaGenerator) -> Schema {
    CardObject::json_schema(generator)
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
        let Asked::One(figure) = asking.figures(|sheet| self.figure.figure(sheet))? else {
            return Err(Fault::usage("a card is of one character, and an odds report holds many"));
        };
        let text = card(&figure);
        let card = CardObject {
            format: FORMAT,
            command: Self::PATH,
            rules: Rules::Wh40k,
            outcome: figure.condition().outcome(),
            card: &text,
            now: figure.now(),
            sheet: Sheet::Wh40k(figure),
        };
        let value = serde_json::to_value(card).unwrap_or_default();
        Ok(Answer::Reference(text + "\n", value))
    }
}
