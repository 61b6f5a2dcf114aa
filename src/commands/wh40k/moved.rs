//! `wh40k move`: moving the critically injured.

use crate::asking::Asking;
use crate::commands::figure::needed;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wh40k::{Degrees, moved};
use crate::sheet::Rules;
use crate::{key_groups, keyed};

keyed! {
    /// The move.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Test")]
    pub struct Transport {
        /// How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]
        #[arg(long, value_name = "WAY")]
        degrees: Option<Degrees>,
    }
}

key_groups! {
    /// The flags of `wh40k move`.
    pub struct Move {
        /// The move.
        transport: Transport,
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Move {
    const PATH: &'static str = "wh40k move";
    const ABOUT: &'static str = "Moved far, treated in the open or active while critically injured";
    const EXAMPLES: &'static str = "\
sawbones wh40k move --wounds 17 --tb 3 --toughness 35 --critical 4E@right-arm
sawbones wh40k move --sheet myok-voy.json --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &self.figure.known(&asking))?;
        let moved = moved::Move { degrees: self.transport.degrees.unwrap_or(Degrees::Modern) };
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        asking.once(&moved, figures, Some(Rules::Wh40k))
    }
}
