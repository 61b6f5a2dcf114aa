//! `revive moved`: one who has been revived is carried off.

use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::revive::moved;
use crate::{key_groups, keyed};

keyed! {
    /// How it is played.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Move")]
    pub struct Move {
        /// The save has automatic results
        #[arg(long)]
        auto: bool,
    }
}

key_groups! {
    /// The flags of `revive moved`.
    pub struct Moved {
        /// How it is played.
        way: Move,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Moved {
    const PATH: &'static str = "revive moved";
    const ABOUT: &'static str = "A revived figure is moved more than 3 megahexes";
    const EXAMPLES: &'static str = "\
sawbones revive moved --st 10 --at 0
sawbones revive moved --st 10 --at 0 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[], || Ok(moved::Moved { auto: self.way.auto }))
    }
}
