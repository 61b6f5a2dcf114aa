//! `wh40k rest`: days of healing and care.

use crate::asking::Asking;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::figure::{Count, needed};
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wh40k::Degrees;
use crate::rules::wh40k::rest::{self, Carer, Medicae, Order};
use crate::sheet::Rules;
use crate::time::Time;
use crate::whole::Whole;
use crate::{key_groups, keyed, words};

/// The longest wait for what `--until` names.
const LONGEST_WAIT: Time = Time::days(3650);

words! {
    /// What a rest waits for.
    pub enum Until as "end of a rest" {
        /// Every injury is gone.
        Healed = "healed",
    }
}

keyed! {
    /// The rest.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Rest")]
    pub struct Stay {
        /// How long, as in 3d or 72h; with --until the longest wait [default then: 10 years]
        #[arg(value_name = "TIME", help_heading = "Arguments")]
        time: Option<Time>,
        /// Rest until every injury is gone
        #[arg(long, value_name = "WHAT")]
        until: Option<Until>,
        /// The carer's Medicae
        #[arg(long, value_name = "N")]
        medicae: Option<Whole<-1_000_000, 1_000_000>>,
        /// The carer's Intelligence Bonus: what a day of extended care heals
        #[arg(long, value_name = "N")]
        int_bonus: Option<Count>,
        /// An NPC is the carer: every test succeeds with 1 degree
        #[arg(long)]
        npc_care: bool,
        /// Care in combat or crisis: -20
        #[arg(long)]
        combat: bool,
        /// Which injuries heal first [default: oldest]
        #[arg(long, value_name = "WHICH")]
        order: Option<Order>,
        /// How degrees are counted: 1 and 1 more for each full 10, or the full tens alone [default: modern]
        #[arg(long, value_name = "WAY")]
        degrees: Option<Degrees>,
    }
}

key_groups! {
    /// The flags of `wh40k rest`.
    pub struct Rest {
        /// The rest.
        stay: Stay,
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Rest {
    const PATH: &'static str = "wh40k rest";
    const ABOUT: &'static str = "Days of natural healing, extended care and critical care";
    const EXAMPLES: &'static str = "\
sawbones wh40k rest 3d --wounds 17 --tb 3 --suffered 9
sawbones wh40k rest 9d --medicae 80 --wounds 17 --tb 3 --critical 2I --odds
sawbones wh40k rest --until healed --npc-care --int-bonus 4 -s myok-voy.json";
    const ASKS: Asks = Asks::Figure;
    const OPTIONAL: bool = true;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let until = self.stay.until.is_some();
        let [wounds, tb] = self.figure.known(&asking);
        needed(Self::PATH, &[("TIME (or --until healed)", until || self.stay.time.is_some()), wounds, tb])?;
        let rest = rest::Rest {
            carer: self.carer()?,
            combat: self.stay.combat,
            order: self.stay.order.unwrap_or(Order::Oldest),
            degrees: self.stay.degrees.unwrap_or(Degrees::Modern),
        };
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        let limit = self.stay.time.unwrap_or(LONGEST_WAIT);
        asking.course(&rest, figures, Some(Rules::Wh40k), limit, until)
    }
}

impl Rest {
    /// Whoever takes care of the character, if anybody does.
    fn carer(&self) -> Result<Option<Carer>, Fault> {
        let int_bonus = self.stay.int_bonus.map(Whole::get);
        let medicae = match (self.stay.npc_care, self.stay.medicae) {
            (true, _) => Medicae::Npc,
            (false, Some(skill)) => Medicae::Skill(skill.get()),
            (false, None) if int_bonus.is_some() => {
                return Err(Fault::usage(
                    "'--int-bonus' is a carer's, whose '--medicae N' is needed too (or '--npc-care')",
                ));
            }
            (false, None) => return Ok(None),
        };
        Ok(Some(Carer { medicae, int_bonus }))
    }
}
