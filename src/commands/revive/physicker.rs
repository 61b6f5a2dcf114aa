//! `revive physicker`: by hand.

use super::Death;
use crate::asking::Asking;
use crate::commands::figure::gadda::Patient;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::revive::healer::Healer;
use crate::rules::gadda::revive::physicker;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// How the work is done.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Revival")]
    pub struct Work {
        /// Who works: physicker,dx=12,iq=11 or master,dx=14,iq=13; twice for two together
        #[arg(long, value_name = "HEALER")]
        healer: Vec<Healer>,
        /// Healing elixirs that are used, up to 3
        #[arg(long, value_name = "N")]
        elixirs: Option<Whole<0, 3>>,
        /// It has been revived before, if its sheet does not say so
        #[arg(long)]
        again: bool,
        /// Saves have automatic results
        #[arg(long)]
        auto: bool,
    }
}

key_groups! {
    /// The flags of `revive physicker`.
    pub struct Physicker {
        /// How long dead.
        death: Death,
        /// The work.
        work: Work,
        /// The figure.
        patient: Patient,
    }
}

impl Command for Physicker {
    const PATH: &'static str = "revive physicker";
    const ABOUT: &'static str = "Five minutes' work of one Physicker or two";
    const EXAMPLES: &'static str = "\
sawbones revive physicker --st 10 --at -5 --dead 3m --healer master,dx=14,iq=9
sawbones revive physicker --st 9 --at -4 --dead 30s --healer master,dx=9,iq=9";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        let healer = ("--healer physicker|master,dx=N,iq=N", !self.work.healer.is_empty());
        self.patient.once(asking, &[healer, self.death.known()], || {
            Ok(physicker::Physicker {
                healers: self.work.healer.clone(),
                dead: self.death.dead.unwrap_or_default(),
                elixirs: self.work.elixirs.map_or(0, Whole::get),
                again: self.work.again,
                auto: self.work.auto,
            })
        })
    }
}
