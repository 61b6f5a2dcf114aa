//! How bad a wound is: what it takes to suffer it and what it takes to heal it.

use super::track::Row;
use crate::words;
use crate::words::Word;
use std::fmt;
use std::str::FromStr;

words! {
    /// How bad a wound is, mild to severe. It sets how the wound heals, wherever it is recorded.
    pub enum Level as "wound level" {
        /// B.
        Bruise = "bruise",
        /// L.
        Light = "light",
        /// W.
        Wound = "wound",
        /// I.
        Incapacitating = "incapacitating",
        /// K.
        Killing = "killing",
    }
}

words! {
    /// A healing spell, named without its "Cure" and "Wounds".
    pub enum Spell as "spell" {
        /// Cure Minor Wounds.
        Minor = "minor",
        /// Cure Light Wounds.
        Light = "light",
        /// Cure Moderate Wounds.
        Moderate = "moderate",
        /// Cure Serious Wounds.
        Serious = "serious",
        /// Cure Critical Wounds.
        Critical = "critical",
    }
}

impl Level {
    /// The row that it belongs to.
    #[must_use]
    pub fn row(self) -> Row {
        match self {
            Level::Bruise => Row::Bruised,
            Level::Light => Row::LightlyWounded,
            Level::Wound => Row::Wounded,
            Level::Incapacitating => Row::Incapacitated,
            Level::Killing => Row::NearDeath,
        }
    }

    /// One level milder; nothing is milder than a bruise.
    #[must_use]
    pub fn milder(self) -> Option<Level> {
        match self {
            Level::Bruise => None,
            Level::Light => Some(Level::Bruise),
            Level::Wound => Some(Level::Light),
            Level::Incapacitating => Some(Level::Wound),
            Level::Killing => Some(Level::Incapacitating),
        }
    }

    /// The letter that stands for it in another row's box.
    #[must_use]
    pub fn letter(self) -> &'static str {
        match self {
            Level::Bruise => "B",
            Level::Light => "L",
            Level::Wound => "W",
            Level::Incapacitating => "I",
            Level::Killing => "K",
        }
    }

    /// The lowest Fortitude result that it still is ([`super::hit::SEVERITY`]); whatever misses them all kills.
    #[must_use]
    pub fn from_result(self) -> Option<i32> {
        match self {
            Level::Bruise => Some(15),
            Level::Light => Some(10),
            Level::Wound => Some(5),
            Level::Incapacitating => Some(0),
            Level::Killing => None,
        }
    }

    /// What it counts where wounds are added up in points ([`super::hit::POINTS`]).
    #[must_use]
    pub fn wound_points(self) -> i32 {
        match self {
            Level::Bruise => 1,
            Level::Light => 2,
            Level::Wound => 4,
            Level::Incapacitating => 8,
            Level::Killing => 16,
        }
    }

    /// The DC of its daily roll ([`super::rest::NATURAL`]); a bruise needs none.
    #[must_use]
    pub fn rest_dc(self) -> Option<i32> {
        match self {
            Level::Bruise => None,
            Level::Light => Some(15),
            Level::Wound => Some(20),
            Level::Incapacitating => Some(25),
            Level::Killing => Some(30),
        }
    }

    /// The weakest spell that lowers it ([`super::heal::MAGIC`]).
    #[must_use]
    pub fn spell(self) -> Spell {
        match self {
            Level::Bruise => Spell::Minor,
            Level::Light => Spell::Light,
            Level::Wound => Spell::Moderate,
            Level::Incapacitating => Spell::Serious,
            Level::Killing => Spell::Critical,
        }
    }

    /// The hit points of healing that lower it ([`super::heal::POINTS_OF_HEALING`]).
    #[must_use]
    pub fn price(self) -> i32 {
        match self {
            Level::Bruise => 1,
            Level::Light => 5,
            Level::Wound => 10,
            Level::Incapacitating => 15,
            Level::Killing => 20,
        }
    }

    /// What people call it.
    #[must_use]
    pub fn noun(self) -> &'static str {
        match self {
            Level::Bruise => "bruise",
            Level::Light => "light wound",
            Level::Wound => "wound",
            Level::Incapacitating => "incapacitating wound",
            Level::Killing => "killing blow",
        }
    }

    /// The same with its article.
    #[must_use]
    pub fn a_noun(self) -> &'static str {
        match self {
            Level::Bruise => "a bruise",
            Level::Light => "a light wound",
            Level::Wound => "a wound",
            Level::Incapacitating => "an incapacitating wound",
            Level::Killing => "a killing blow",
        }
    }
}

impl Spell {
    /// Its full name.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Spell::Minor => "Cure Minor Wounds",
            Spell::Light => "Cure Light Wounds",
            Spell::Moderate => "Cure Moderate Wounds",
            Spell::Serious => "Cure Serious Wounds",
            Spell::Critical => "Cure Critical Wounds",
        }
    }
}

/// A wound as it is pointed out: its level, and its row where that matters: `light`, `light@wounded`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wound {
    /// How bad it is.
    pub level: Level,
    /// Where it is recorded, if that is said.
    pub row: Option<Row>,
}

impl FromStr for Wound {
    type Err = String;

    fn from_str(text: &str) -> Result<Wound, String> {
        let (level, row) = match text.split_once('@') {
            Some((level, row)) => (level, Some(row)),
            None => (text, None),
        };
        Ok(Wound { level: level.trim().parse()?, row: row.map(|row| row.trim().parse()).transpose()? })
    }
}

impl fmt::Display for Wound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.word())?;
        self.row.map_or(Ok(()), |row| write!(f, "@{row}"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, Wound};
    use crate::rules::wound_box::Row;
    use crate::words::Word;

    #[test]
    fn every_level_has_a_row_of_its_own() {
        assert!(Level::ALL.iter().map(|level| level.row()).eq(Row::ALL.iter().copied()));
    }

    #[test]
    fn a_wound_is_pointed_out_by_level_and_row() {
        let wound: Wound = "light@wounded".parse().unwrap();
        assert_eq!((wound.level, wound.row), (Level::Light, Some(Row::Wounded)));
        assert_eq!(wound.to_string(), "light@wounded");
        assert_eq!("killing".parse::<Wound>().unwrap().to_string(), "killing");
        assert!("scratch".parse::<Wound>().unwrap_err().contains("'scratch' is no wound level"));
        assert!("light@wound".parse::<Wound>().unwrap_err().contains("did you mean 'wounded'"));
    }
}
