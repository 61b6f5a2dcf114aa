//! The flags that describe a character of the Warhammer 40,000 rules, and the character that they make.

use super::{Count, other_rules};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::keyed;
use crate::name::Name;
use crate::rules::wh40k::{Critical, DamageType, Figure, Injury, Location};
use crate::sheet::{Rules, Sheet};
use crate::text::plain_minus;
use crate::whole::Whole;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer};
use std::borrow::Cow;
use std::str::FromStr;

/// Numbers that are at least 1.
type Positive = Whole<1, 1_000_000>;

keyed! {
    /// The character.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Character")]
    pub struct Wh40kFigure {
        /// The name
        #[arg(long, value_name = "NAME")]
        name: Option<Name>,
        /// Maximum Wounds
        #[arg(long, value_name = "N")]
        wounds: Option<Positive>,
        /// Toughness Bonus, without Unnatural Toughness
        #[arg(long, value_name = "N")]
        tb: Option<Count>,
        /// Unnatural Toughness, as a number to add (not as a multiplier)
        #[arg(long, value_name = "N")]
        ut: Option<Count>,
        /// The Daemonic trait
        #[arg(long, value_name = "N")]
        daemonic: Option<Count>,
        /// The Toughness characteristic; without it tests of Toughness are named and not rolled
        #[arg(long, value_name = "N")]
        toughness: Option<Count>,
        /// Has an Autosanguine implant
        #[arg(long)]
        autosanguine: bool,
        /// An injury: points, damage type and location; repeatable, the oldest first
        #[arg(long, value_name = "5E@body", value_delimiter = ',')]
        injury: Vec<InjuryFlag>,
        /// A critical injury: severity, damage type and location; repeatable
        #[arg(long, value_name = "6X@body", value_delimiter = ',')]
        critical: Vec<CriticalFlag>,
        /// Wounds suffered, as one injury by impact to the body, in place of --injury
        #[arg(long, value_name = "N", conflicts_with = "injury")]
        suffered: Option<Count>,
        /// Levels of fatigue from wounds
        #[arg(long, value_name = "N")]
        wound_fatigue: Option<Count>,
        /// Levels of fatigue from anything else
        #[arg(long, value_name = "N")]
        fatigue: Option<Count>,
    }
}

impl Wh40kFigure {
    /// Which of the flags are given that no character can do without, for [`super::needed`].
    #[must_use]
    pub fn known(&self, asking: &Asking<'_>) -> [(&'static str, bool); 2] {
        let sheet = asking.start.rules().is_some();
        [("--wounds N", sheet || self.wounds.is_some()), ("--tb N (or --sheet FILE)", sheet || self.tb.is_some())]
    }

    /// The character on the sheet with the flags in force.
    ///
    /// # Errors
    /// If the sheet is kept by other rules, something is missing, or the numbers cannot be.
    pub fn figure(&self, sheet: Option<Sheet>) -> Result<Figure, Fault> {
        let mut figure = match (sheet, self.wounds, self.tb) {
            (Some(Sheet::Wh40k(figure)), ..) => figure,
            (Some(other), ..) => return Err(other_rules(Rules::Wh40k, other.rules())),
            (None, Some(wounds), Some(tb)) => Figure::new(wounds.get(), tb.get()),
            (None, ..) => return Err(Fault::usage("--wounds N and --tb N are needed, or --sheet FILE")),
        };
        if let Some(name) = &self.name {
            figure.name = Some(name.clone().into());
        }
        figure.max_wounds = self.wounds.map_or(figure.max_wounds, Whole::get);
        figure.tb = self.tb.map_or(figure.tb, Whole::get);
        figure.ut = self.ut.map_or(figure.ut, Whole::get);
        figure.daemonic = self.daemonic.map_or(figure.daemonic, Whole::get);
        figure.toughness = self.toughness.map(Whole::get).or(figure.toughness);
        figure.autosanguine |= self.autosanguine;
        figure.wound_fatigue = self.wound_fatigue.map_or(figure.wound_fatigue, Whole::get);
        figure.fatigue = self.fatigue.map_or(figure.fatigue, Whole::get);
        if !self.injury.is_empty() {
            figure.injuries = self.injury.iter().map(|flag| flag.0.injury()).collect();
        }
        if !self.critical.is_empty() {
            figure.criticals = self.critical.iter().map(|flag| flag.0.critical()).collect();
        }
        if let Some(suffered) = self.suffered {
            if !self.injury.is_empty() {
                return Err(Fault::usage("'--suffered' and '--injury' say the same; give one of them"));
            }
            suffer(suffered.get(), &mut figure);
        }
        match figure.contradiction() {
            Some(why) => Err(Fault::usage(format!("{why} (--critical)"))),
            None => Ok(figure),
        }
    }
}

/// Puts Wounds down as one hit that did them all: what goes beyond a score of 0 is a critical injury.
fn suffer(suffered: i32, figure: &mut Figure) {
    let mark = |number| Mark { number, kind: DamageType::Impact, location: Location::Body };
    let beyond = suffered - figure.max_wounds;
    figure.injuries = if suffered > 0 { vec![mark(suffered.min(figure.max_wounds)).injury()] } else { Vec::new() };
    if beyond > 0 {
        figure.criticals.push(mark(beyond).critical());
    }
}

/// What injuries and critical injuries have in common as flags: `5E@body`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    number: i32,
    kind: DamageType,
    location: Location,
}

impl Mark {
    /// Reads a mark; a location that is not named is the body.
    fn read(text: &str, wanted: &str) -> Result<Mark, String> {
        let (what, location) = text.split_once('@').unwrap_or((text, "body"));
        let what = what.trim();
        let letters = what.trim_start_matches(|c: char| c.is_ascii_digit());
        let (number, kind) = what.split_at(what.len() - letters.len());
        if number.is_empty() || kind.is_empty() {
            return Err(format!("'{text}' is no {wanted}"));
        }
        Ok(Mark { number: number.parse::<Positive>()?.get(), kind: kind.parse()?, location: location.trim().parse()? })
    }

    fn injury(self) -> Injury {
        Injury { points: self.number, kind: self.kind, location: self.location, treated: false }
    }

    fn critical(self) -> Critical {
        Critical::new(self.number, self.kind, self.location)
    }
}

/// An injury as a flag: `5E@body`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InjuryFlag(Mark);

/// A critical injury as a flag: `6X@body`, or `-6X@body` as it is written on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CriticalFlag(Mark);

const AN_INJURY: &str = "injury: points, damage type and location are wanted, as in 5E@body";
const A_CRITICAL: &str = "critical injury: severity, damage type and location are wanted, as in 6X@body";

impl FromStr for InjuryFlag {
    type Err = String;

    fn from_str(text: &str) -> Result<InjuryFlag, String> {
        Mark::read(text.trim(), AN_INJURY).map(InjuryFlag)
    }
}

impl FromStr for CriticalFlag {
    type Err = String;

    fn from_str(text: &str) -> Result<CriticalFlag, String> {
        let plain = plain_minus(text.trim());
        Mark::read(plain.strip_prefix('-').unwrap_or(&plain), A_CRITICAL).map(CriticalFlag)
    }
}

macro_rules! written {
    ($($name:ident as $what:expr, $minus:literal);+ $(;)?) => { $(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                crate::text::parsed(deserializer, $what)
            }
        }

        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                let pattern = concat!("^", $minus, "[0-9]+[IREXirex](@(head|body|(left|right)-(arm|leg)))?$");
                json_schema!({ "type": "string", "pattern": pattern })
            }
        }
    )+ };
}

written! {
    InjuryFlag as "an injury, as in 5E@body", "";
    CriticalFlag as "a critical injury, as in 6X@body", "-?";
}

#[cfg(test)]
mod tests {
    use super::{CriticalFlag, InjuryFlag, Wh40kFigure};
    use crate::rules::wh40k::Figure;

    fn flags() -> Wh40kFigure {
        Wh40kFigure { wounds: "17".parse().ok(), tb: "3".parse().ok(), ..Wh40kFigure::default() }
    }

    fn shown(figure: &Figure) -> Vec<String> {
        let injuries = figure.injuries.iter().map(ToString::to_string);
        injuries.chain(figure.criticals.iter().map(ToString::to_string)).collect()
    }

    #[test]
    fn injuries_are_written_with_type_and_location() {
        let injury = |text: &str| text.parse::<InjuryFlag>().map(|flag| flag.0.injury().to_string());
        assert_eq!(injury("5E@left-arm").as_deref(), Ok("5E Left Arm"));
        assert_eq!(injury("3x").as_deref(), Ok("3X Body"));
        assert!(injury("E@body").unwrap_err().contains("5E@body"));
        assert!(injury("-5E@body").unwrap_err().contains("5E@body"));
        assert!(injury("0E@body").unwrap_err().contains("from 1 to"));
        assert!(injury("5Q@body").unwrap_err().contains("damage type"));
        assert!(injury("5E@tail").unwrap_err().contains("left-arm"));
        let critical = |text: &str| text.parse::<CriticalFlag>().map(|flag| flag.0.critical().to_string());
        assert_eq!(critical("6X@body"), critical("\u{2212}6X@body"));
    }

    #[test]
    fn wounds_suffered_beyond_0_are_a_critical_injury() {
        let suffered = |points: &str| Wh40kFigure { suffered: points.parse().ok(), ..flags() }.figure(None).unwrap();
        assert_eq!(shown(&suffered("0")), Vec::<String>::new());
        assert_eq!(shown(&suffered("17")), ["17I Body"]);
        assert_eq!(shown(&suffered("20")), ["17I Body", "-3I Body"]);
        assert_eq!((suffered("20").suffered(), suffered("20").score()), (20, -3));
    }

    #[test]
    fn injuries_beyond_0_are_an_error() {
        let injury = vec!["9E".parse().unwrap(), "9I".parse().unwrap()];
        let error = Wh40kFigure { injury, ..flags() }.figure(None).unwrap_err();
        assert!(error.message.contains("18 points"), "{error}");
    }

    #[test]
    fn flags_override_the_sheet() {
        let sheet = crate::sheet::Sheet::read(r#"{"rules":"wh40k","max_wounds":12,"tb":4,"injuries":[{"points":2}]}"#);
        let flags = Wh40kFigure { tb: None, suffered: "5".parse().ok(), ..flags() };
        let figure = flags.figure(sheet.ok()).unwrap();
        assert_eq!((figure.max_wounds, figure.tb, figure.suffered()), (17, 4, 5));
    }
}
