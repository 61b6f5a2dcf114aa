//! `hit`: a blow and all that follows from it.

use super::figure::gadda::{GaddaFigure, figure};
use super::figure::{Count, FigureDx, TftFigure, needed};
use super::{Asks, Command};
use crate::asking::Asking;
use crate::dice::Expr;
use crate::dice::distribution::affordable;
use crate::fault::{Code, Fault};
use crate::report::Answer;
use crate::rules::gadda::{self, Location};
use crate::sheet::Tft;
use crate::whole::Whole;
use crate::{key_groups, keyed};

keyed! {
    /// The blow.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Blow")]
    pub struct Blow {
        /// Its damage: dice or a number, as in 2d+1 or 6
        #[arg(value_name = "DAMAGE", help_heading = "Arguments")]
        damage: Option<Expr>,
        /// Points that armour stops
        #[arg(long, value_name = "N")]
        armor: Option<Count>,
        /// Damage that the figure has taken already this turn
        #[arg(long, value_name = "N")]
        turn_damage: Option<Count>,
    }
}

keyed! {
    /// How a blow is played under Gadda's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Blow (gadda)")]
    pub struct GaddaBlow {
        /// Where it lands [default: body]
        #[arg(long, value_name = "WHERE")]
        location: Option<Location>,
        /// It begins another incident: what was not treated of the last one can no longer be
        #[arg(long)]
        new_incident: bool,
        /// Play rule 4.3.1: at 0 or less a roll keeps the figure conscious
        #[arg(long)]
        stay_conscious: bool,
        /// Grave wounds may leave lingering injuries
        #[arg(long)]
        lingering: bool,
        /// Play the simpler rule for grave wounds: more than 2/3 of ST in all
        #[arg(long)]
        simple_grave: bool,
        /// Saves have automatic results
        #[arg(long)]
        auto: bool,
    }
}

key_groups! {
    /// The flags of `hit`.
    pub struct Hit {
        /// The blow.
        blow: Blow,
        /// Under Gadda's rules.
        gadda: GaddaBlow,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
    }
}

impl Command for Hit {
    const PATH: &'static str = "hit";
    const ABOUT: &'static str = "A blow and all that follows from it";
    const EXAMPLES: &'static str = "\
sawbones hit 6 --st 11 --location arm
sawbones hit 2d+1 --st 11 --location head --odds
sawbones hit 3d6 --st 10 --seed 7 --json | sawbones conscious -s - --seed 8";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[("DAMAGE (dice or a number)", self.blow.damage.is_some()), self.tft.st_known(&asking)])?;
        let Some(damage) = &self.blow.damage else { return Err(Fault::usage("'hit' needs DAMAGE")) };
        if asking.is_odds() {
            affordable(damage).map_err(|why| Fault::new(Code::Limit, why))?;
        }
        let rules = self.tft.rules(&asking)?;
        match rules {
            Tft::Gadda => {
                let hit = gadda::hit::Hit {
                    damage: damage.clone(),
                    location: self.gadda.location.unwrap_or(Location::Body),
                    armor: self.blow.armor.map_or(0, Whole::get),
                    turn_damage: self.blow.turn_damage.map_or(0, Whole::get),
                    new_incident: self.gadda.new_incident,
                    stay_conscious: self.gadda.stay_conscious,
                    lingering: self.gadda.lingering,
                    auto: self.gadda.auto,
                };
                let figures = asking.figures(|sheet| {
                    let mut figure = figure(sheet, &self.tft, &self.dx, &self.gadda_figure)?;
                    figure.simple_grave |= self.gadda.simple_grave;
                    Ok(figure)
                })?;
                asking.once(&hit, figures, Some(rules.into()))
            }
        }
    }
}
