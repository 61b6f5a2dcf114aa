//! `hit`: a blow and all that follows from it.

use super::figure::gadda::{self as gadda_figure, GaddaFigure};
use super::figure::smith::{self as smith_figure, SmithFigure};
use super::figure::{Count, FigureDx, TftFigure, needed, no_flags_of};
use super::{Asks, Command};
use crate::asking::Asking;
use crate::dice::Expr;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::gadda::{self, Location};
use crate::rules::smith;
use crate::sheet::Tft;
use crate::whole::Whole;
use crate::{key_groups, keyed};

/// What is added to the roll for the location of a crippling hit.
type Modifier = Whole<-100, 100>;

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

keyed! {
    /// How a blow is played under Smith's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Blow (smith)")]
    pub struct SmithBlow {
        /// It does subdual damage, which does not kill
        #[arg(long, conflicts_with = "crippling")]
        subdual_blow: bool,
        /// A crippling hit: 2 dice for its location tell whether it bleeds
        #[arg(long)]
        crippling: bool,
        /// Added to the roll for the location
        #[arg(long, value_name = "N", requires = "crippling")]
        crippling_modifier: Option<Modifier>,
        /// By the game master's leave it stays conscious without a roll
        #[arg(long)]
        desperate: bool,
    }
}

key_groups! {
    /// The flags of `hit`.
    pub struct Hit {
        /// The blow.
        blow: Blow,
        /// Under Gadda's rules.
        gadda: GaddaBlow,
        /// Under Smith's rules.
        smith: SmithBlow,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Hit {
    const PATH: &'static str = "hit";
    const ABOUT: &'static str = "A blow and all that follows from it";
    const EXAMPLES: &'static str = "\
sawbones hit 6 --st 11 --location arm
sawbones hit 2d+1 --st 11 --location head --odds
sawbones hit 3d6 --vary st=8..16 --odds
sawbones hit 2d-1 --rules smith --st 13 --turn-damage 3
sawbones hit 3d6 --st 10 --seed 7 --json | sawbones conscious -s - --seed 8";
    const ASKS: Asks = Asks::Figure;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        needed(Self::PATH, &[("DAMAGE (dice or a number)", self.blow.damage.is_some()), self.tft.st_known(&asking)])?;
        let Some(damage) = &self.blow.damage else { return Err(Fault::usage("'hit' needs DAMAGE")) };
        asking.affordable(damage)?;
        let rules = self.tft.rules(&asking)?;
        match rules {
            Tft::Gadda => {
                no_flags_of(Tft::Smith, &self.smith, rules)?;
                no_flags_of(Tft::Smith, &self.smith_figure, rules)?;
                let figures = asking.figures(|sheet| {
                    let mut figure = gadda_figure::figure(sheet, &self.tft, &self.dx, &self.gadda_figure)?;
                    figure.simple_grave |= self.gadda.simple_grave;
                    Ok(figure)
                })?;
                asking.once(&self.under_gadda(damage.clone()), figures, Some(rules.into()))
            }
            Tft::Smith => {
                no_flags_of(Tft::Gadda, &self.gadda, rules)?;
                no_flags_of(Tft::Gadda, &self.gadda_figure, rules)?;
                let hit = self.under_smith(damage.clone())?;
                let figures =
                    asking.figures(|sheet| smith_figure::figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
                asking.once(&hit, figures, Some(rules.into()))
            }
        }
    }
}

impl Hit {
    fn under_gadda(&self, damage: Expr) -> gadda::hit::Hit {
        gadda::hit::Hit {
            damage,
            location: self.gadda.location.unwrap_or(Location::Body),
            armor: self.blow.armor.map_or(0, Whole::get),
            turn_damage: self.blow.turn_damage.map_or(0, Whole::get),
            new_incident: self.gadda.new_incident,
            stay_conscious: self.gadda.stay_conscious,
            lingering: self.gadda.lingering,
            auto: self.gadda.auto,
        }
    }

    fn under_smith(&self, damage: Expr) -> Result<smith::hit::Hit, Fault> {
        let modifier = self.smith.crippling_modifier;
        if modifier.is_some() && !self.smith.crippling {
            return Err(Fault::usage("'--crippling-modifier' is added to the roll of a crippling hit: --crippling"));
        }
        Ok(smith::hit::Hit {
            damage,
            armor: self.blow.armor.map_or(0, Whole::get),
            turn_damage: self.blow.turn_damage.map_or(0, Whole::get),
            subdual: self.smith.subdual_blow,
            crippling: self.smith.crippling.then(|| modifier.map_or(0, Whole::get).into()),
            desperate: self.smith.desperate,
        })
    }
}
