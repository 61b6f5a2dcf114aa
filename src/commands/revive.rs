//! `revive`: ways back from death, each a command of its own.

pub mod magic;
pub mod moved;
pub mod physicker;
pub mod reattach;

use crate::keyed;
use crate::keys::Valued;
use crate::rules::gadda::revive::toll::Toll;
use crate::time::Time;

impl Valued for Toll {}

keyed! {
    /// How long ago it died.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Revival")]
    pub struct Death {
        /// How long the figure has been dead when the work starts: 3m, 12t, 30s
        #[arg(long, value_name = "TIME")]
        dead: Option<Time>,
    }
}

impl Death {
    /// The flag, for the list of those that are needed.
    fn known(&self) -> (&'static str, bool) {
        ("--dead TIME", self.dead.is_some())
    }
}

keyed! {
    /// What it loses.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Revival")]
    pub struct Losses {
        /// How the 5 attribute points are split, as in st=2,iq=3 [default: each from the highest]
        #[arg(long, value_name = "st=N,dx=N,iq=N")]
        lose: Option<Toll>,
    }
}
