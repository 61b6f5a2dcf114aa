//! The figure of The Fantasy Trip as flags, and whose rules it is played by.

pub mod gadda;
pub mod smith;
pub mod wh40k;
pub mod wound_box;

use crate::asking::Asking;
use crate::fault::Fault;
use crate::keyed;
use crate::keys::Keys;
use crate::name::Name;
use crate::sheet::{Rules, Tft};
use crate::whole::Whole;

/// Points and counts.
pub type Count = Whole<0, 1_000_000>;
/// ST.
pub type St = Whole<1, 1000>;
/// DX, IQ and other numbers that are rolled against.
pub type Attribute = Whole<1, 1000>;
/// A current ST, which may be negative.
pub type CurrentSt = Whole<-1_000_000, 1000>;

keyed! {
    /// The figure, as both rule texts for The Fantasy Trip know it.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Figure")]
    pub struct TftFigure {
        /// Its name
        #[arg(long, value_name = "NAME")]
        name: Option<Name>,
        /// Basic ST, 1 to 1000
        #[arg(long, value_name = "N")]
        st: Option<St>,
        /// Points of wounds it has already
        #[arg(long, value_name = "N")]
        wounds: Option<Count>,
        /// Its ST now, in place of --wounds (smith: ST less wounds)
        #[arg(long, value_name = "N", conflicts_with = "wounds")]
        at: Option<CurrentSt>,
        /// Points of fatigue
        #[arg(long, value_name = "N")]
        fatigue: Option<Count>,
        /// It is unconscious
        #[arg(long)]
        unconscious: bool,
        /// Whose rules: gadda (the default) or smith
        #[arg(long, value_name = "RULES")]
        rules: Option<Tft>,
    }
}

keyed! {
    /// A figure's own DX.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Figure")]
    pub struct FigureDx {
        /// Its DX
        #[arg(long, value_name = "N")]
        dx: Option<Attribute>,
    }
}

impl TftFigure {
    /// Whose rules hold: those of --rules, of the sheet, or the default, in this order.
    ///
    /// # Errors
    /// If --rules and the sheet differ, or the sheet is of another game.
    pub fn rules(&self, asking: &Asking<'_>) -> Result<Tft, Fault> {
        let flag_or_default = self.rules.or(asking.default_rules).unwrap_or(Tft::Gadda);
        let Some(sheet) = asking.start.rules() else { return Ok(flag_or_default) };
        match sheet.tft() {
            Some(tft) if self.rules.is_none_or(|flag| flag == tft) => Ok(tft),
            _ => Err(other_rules(flag_or_default.into(), sheet)),
        }
    }

    /// Whether somebody says what ST the figure has, for [`needed`].
    pub fn st_known(&self, asking: &Asking<'_>) -> (&'static str, bool) {
        ("--st N (or --sheet FILE for the whole figure)", self.st.is_some() || asking.start.rules().is_some())
    }

    /// Makes sure that a command which only `wanted` has is not asked under other rules.
    ///
    /// # Errors
    /// Whose rules were named instead.
    pub fn only(&self, wanted: Rules, asking: &Asking<'_>) -> Result<(), Fault> {
        let others = |rules: &Rules| *rules != wanted;
        if let Some(rules) = self.rules.map(Rules::from).filter(others) {
            let why =
                format!("'{}' belongs to the rules '{wanted}' alone, and '--rules {rules}' is given", asking.command);
            return Err(Fault::usage(why));
        }
        asking.start.rules().filter(others).map_or(Ok(()), |rules| Err(other_rules(wanted, rules)))
    }

    /// The wounds that leave the figure at --at, or those of --wounds, if either is given.
    ///
    /// # Errors
    /// If both are, or --at is more than the figure can have.
    pub fn wounds_from(&self, unwounded: i32) -> Result<Option<i32>, Fault> {
        match (self.wounds, self.at) {
            (Some(_), Some(_)) => Err(Fault::usage("'--at' and '--wounds' say the same; give one of them")),
            (None, Some(at)) if at.get() > unwounded => Err(Fault::usage(format!(
                "'--at {at}' is more than the ST {unwounded} that the figure has without wounds"
            ))),
            (None, Some(at)) => Ok(Some(unwounded - at.get())),
            (wounds, None) => Ok(wounds.map(Whole::get)),
        }
    }
}

/// The error of a figure or command of other rules.
fn other_rules(wanted: Rules, given: Rules) -> Fault {
    Fault::usage(format!("this is asked under the rules '{wanted}', but the figure is kept by '{given}'"))
}

/// Makes sure that no flag of other rules is given.
///
/// # Errors
/// The flag, and the rules that it belongs to.
pub fn no_flags_of(others: Tft, flags: &impl Keys, rules: Tft) -> Result<(), Fault> {
    flags.first_given().map_or(Ok(()), |key| {
        let flag = key.replace('_', "-");
        Err(Fault::usage(format!("'--{flag}' belongs to the rules '{others}'; this figure is played by '{rules}'")))
    })
}

/// The error of flags that are needed and missing, all at once.
///
/// # Errors
/// Their names, if there are any.
pub fn needed(command: &str, flags: &[(&str, bool)]) -> Result<(), Fault> {
    let missing: Vec<&str> = flags.iter().filter(|(_, given)| !given).map(|(flag, _)| *flag).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Fault::usage(format!("'{command}' needs {}", missing.join(" and "))))
}
