//! `heal salve`, `elixir` and `health-elixir`: out of a jar.

use super::Target;
use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::heal::{elixir, salve};
use crate::whole::Whole;
use crate::{key_groups, keyed};

key_groups! {
    /// The flags of `heal salve`.
    pub struct Salve {
        /// The wound.
        target: Target,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Salve {
    const PATH: &'static str = "heal salve";
    const ABOUT: &'static str = "A dose of Healing Salve: a normal point, or a day for a grave wound";
    const EXAMPLES: &'static str = "\
sawbones heal salve --st 12 --wounds 3
sawbones heal salve --st 12 --wounds 3 --grave arm=6 --to grave";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[], || Ok(salve::Salve { aim: self.target.to }))
    }
}

keyed! {
    /// How much is drunk.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Healing")]
    pub struct Doses {
        /// How many doses [default: 1]
        #[arg(long, value_name = "N")]
        doses: Option<Whole<1, 1_000_000>>,
    }
}

key_groups! {
    /// The flags of `heal elixir`.
    pub struct Elixir {
        /// How much.
        doses: Doses,
        /// The wound.
        target: Target,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Elixir {
    const PATH: &'static str = "heal elixir";
    const ABOUT: &'static str = "Healing Elixir: a point a dose, normal or grave";
    const EXAMPLES: &'static str = "\
sawbones heal elixir --st 12 --wounds 2 --grave arm=6 --doses 3
sawbones heal elixir -s mothhem.json -i --to grave:1";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[], || {
            Ok(elixir::Elixir { doses: self.doses.doses.map_or(1, Whole::get), aim: self.target.to })
        })
    }
}

key_groups! {
    /// The flags of `heal health-elixir`.
    pub struct HealthElixir {
        /// The wound.
        target: Target,
        /// The figure.
        patient: Patient,
    }
}

impl Command for HealthElixir {
    const PATH: &'static str = "heal health-elixir";
    const ABOUT: &'static str = "An Elixir of Health: 1d+1 points, and no more disease";
    const EXAMPLES: &'static str = "\
sawbones heal health-elixir --st 12 --wounds 8
sawbones heal health-elixir --st 12 --wounds 2 --grave arm=6 --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        self.patient.once(asking, &[], || Ok(elixir::HealthElixir { aim: self.target.to }))
    }
}
