//! `wh40k hit`: one hit and all that follows from it.

use crate::asking::Asking;
use crate::commands::figure::wh40k::Wh40kFigure;
use crate::commands::figure::{Count, needed};
use crate::commands::{Asks, Command};
use crate::dice::Expr;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::wh40k::{DamageType, Location, hit};
use crate::sheet::Rules;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The hit.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Hit")]
    pub struct Blow {
        /// Its damage: dice or a number, as in 2d10 or 12
        #[arg(value_name = "DAMAGE", help_heading = "Arguments")]
        damage: Option<Expr>,
        /// Its damage type: impact, rending, energy or explosive [default: I]
        #[arg(long, value_name = "TYPE")]
        r#type: Option<DamageType>,
        /// Where it lands [default: body]
        #[arg(long, value_name = "WHERE")]
        location: Option<Location>,
        /// Armour points there
        #[arg(long, value_name = "N")]
        ap: Option<Count>,
        /// The weapon's penetration
        #[arg(long, value_name = "N")]
        pen: Option<Count>,
        /// A point of Fate or Infamy is spent: d10 + 1 off the damage
        #[arg(long)]
        fate: bool,
        /// The weapon is Toxic: Toughness at -10 x N, and at least 1 Wound more
        #[arg(long, value_name = "N")]
        toxic: Option<Count>,
        /// Wounds of a failed test against the toxin, dice or a number [default: 1]
        #[arg(long, value_name = "EXPR")]
        toxic_damage: Option<Expr>,
        /// The weapon is blessed, holy or sanctified
        #[arg(long)]
        holy: bool,
        /// The character uses True Grit
        #[arg(long)]
        true_grit: bool,
    }
}

key_groups! {
    /// The flags of `wh40k hit`.
    pub struct Hit {
        /// The hit.
        hit: Blow,
        /// The character.
        figure: Wh40kFigure,
    }
}

impl Command for Hit {
    const PATH: &'static str = "wh40k hit";
    const ABOUT: &'static str = "A hit and all that follows from it";
    const EXAMPLES: &'static str = "\
sawbones wh40k hit 10 --type X --wounds 17 --tb 3 --suffered 13
sawbones wh40k hit 2d10 --ap 4 --pen 2 --wounds 14 --tb 4 --odds
sawbones wh40k hit d10+5 --type E --location left-arm -s myok-voy.json -i";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let [wounds, tb] = self.figure.known(&asking);
        needed(Self::PATH, &[("DAMAGE (dice or a number)", self.hit.damage.is_some()), wounds, tb])?;
        let Some(damage) = &self.hit.damage else { return Err(Fault::usage("'wh40k hit' needs DAMAGE")) };
        if self.hit.toxic_damage.is_some() && self.hit.toxic.is_none() {
            return Err(Fault::usage("'--toxic-damage' needs '--toxic N' too"));
        }
        std::iter::once(damage).chain(&self.hit.toxic_damage).try_for_each(|dice| asking.affordable(dice))?;
        let hit = hit::Hit {
            damage: damage.clone(),
            kind: self.hit.r#type.unwrap_or(DamageType::Impact),
            location: self.hit.location.unwrap_or(Location::Body),
            ap: self.hit.ap.map_or(0, Whole::get),
            pen: self.hit.pen.map_or(0, Whole::get),
            fate: self.hit.fate,
            toxic: self.hit.toxic.map(Whole::get),
            toxic_damage: self.hit.toxic_damage.clone(),
            holy: self.hit.holy,
            true_grit: self.hit.true_grit,
        };
        let figures = asking.figures(|sheet| self.figure.figure(sheet))?;
        asking.once(&hit, figures, Some(Rules::Wh40k))
    }
}
