//! `wh40k heal`: Medicae on an injury.

use crate::asking::Asking;
use crate::commands::figure::needed;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wh40k::{Degrees, heal};
use crate::sheet::Rules;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The treatment.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Treatment")]
    pub struct Treatment {
        /// The healer's Medicae
        #[arg(long, value_name = "N")]
        medicae: Option<Whole<-1_000_000, 1_000_000>>,
        /// Which injury, 1 being the first [default: the first that may be treated]
        #[arg(long, value_name = "K")]
        treat: Option<Whole<1, 1_000_000>>,
        /// In combat or crisis: -20
        #[arg(long)]
        combat: bool,
        /// Any other modifier to the test
        #[arg(long, value_name = "N")]
        modifier: Option<Whole<-1_000_000, 1_000_000>>,
        /// How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]
        #[arg(long, value_name = "WAY")]
        degrees: Option<Degrees>,
    }
}

key_groups! {
    /// The flags of `wh40k heal`.
    pub struct Heal {
        /// The treatment.
        treatment: Treatment,
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Heal {
    const PATH: &'static str = "wh40k heal";
    const ABOUT: &'static str = "Medicae on an injury of the lightly or heavily wounded";
    const EXAMPLES: &'static str = "\
sawbones wh40k heal --medicae 45 --wounds 17 --tb 3 --injury 5E@body
sawbones wh40k heal --medicae 45 --treat 2 --combat -s myok-voy.json --odds";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let [wounds, tb] = self.figure.known(&asking);
        needed(Self::PATH, &[("--medicae N", self.treatment.medicae.is_some()), wounds, tb])?;
        let heal = heal::Heal {
            medicae: self.treatment.medicae.map_or(0, Whole::get),
            treat: self.treatment.treat.map(|treat| treat.get().unsigned_abs() as usize),
            combat: self.treatment.combat,
            modifier: self.treatment.modifier.map_or(0, Whole::get),
            degrees: self.treatment.degrees.unwrap_or(Degrees::Modern),
        };
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        asking.once(&heal, figures, Some(Rules::Wh40k))
    }
}
