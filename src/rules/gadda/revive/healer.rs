//! Who works on the dead.

use crate::text::{self, written};
use crate::whole::Whole;
use crate::words;
use crate::words::{Word, nearest};
use schemars::json_schema;
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::str::FromStr;

words! {
    /// A healer's talent.
    pub enum Talent as "healer" {
        /// Dresses wounds, no more.
        Barber = "barber",
        /// A Physicker.
        Physicker = "physicker",
        /// A Master Physicker.
        Master = "master",
    }
}

/// A healer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Healer {
    /// Its talent.
    pub talent: Talent,
    /// Its DX.
    pub dx: i32,
    /// Its IQ.
    pub iq: i32,
}

/// How many may work on one figure.
pub const MOST_HEALERS: usize = 2;

/// One healer, or two together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Team {
    One(Healer),
    Two(Healer, Healer),
}

impl Team {
    /// By how many dice the team makes a revival easier.
    pub(super) fn fewer_dice(self) -> i32 {
        match self.kind() {
            Kind::Physicker => 0,
            Kind::Master | Kind::Physickers => 1,
            Kind::PhysickerAndMaster => 2,
            Kind::Masters => 3,
        }
    }

    /// The sum that the dice are held against: DX and IQ, those of two Physickers averaged, the higher of each where
    /// there is a Master among two.
    pub(super) fn target(self) -> i32 {
        match self {
            Team::One(healer) => healer.dx + healer.iq,
            Team::Two(one, two) if self.kind() == Kind::Physickers => (one.dx + two.dx + one.iq + two.iq) / 2,
            Team::Two(one, two) => one.dx.max(two.dx) + one.iq.max(two.iq),
        }
    }

    /// Of whom the team is made.
    pub(super) fn kind(self) -> Kind {
        let is_master = |healer: Healer| healer.talent == Talent::Master;
        match self {
            Team::One(healer) if is_master(healer) => Kind::Master,
            Team::One(_) => Kind::Physicker,
            Team::Two(one, two) => match (is_master(one), is_master(two)) {
                (true, true) => Kind::Masters,
                (false, false) => Kind::Physickers,
                _ => Kind::PhysickerAndMaster,
            },
        }
    }
}

words! {
    /// Of whom a team is made.
    pub enum Kind as "team" {
        /// A Physicker alone.
        Physicker = "physicker",
        /// A Master Physicker alone.
        Master = "master",
        /// Two Physickers.
        Physickers = "two-physickers",
        /// One of each.
        PhysickerAndMaster = "physicker-and-master",
        /// Two Master Physickers.
        Masters = "two-masters",
    }
}

impl Kind {
    /// The team, for people.
    #[must_use]
    pub fn people(self) -> &'static str {
        match self {
            Kind::Physicker => "a Physicker alone",
            Kind::Master => "a Master Physicker alone",
            Kind::Physickers => "two Physickers",
            Kind::PhysickerAndMaster => "a Physicker and a Master Physicker",
            Kind::Masters => "two Master Physickers",
        }
    }
}

const WRITTEN: &str = "a healer is written like physicker,dx=12,iq=11 or master,dx=14,iq=13";

impl fmt::Display for Healer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},dx={},iq={}", self.talent, self.dx, self.iq)
    }
}

impl FromStr for Healer {
    type Err = String;

    fn from_str(written: &str) -> Result<Healer, String> {
        let reject = |why: String| format!("'{written}' is no healer: {why}");
        let mut parts = written.split(',').map(str::trim);
        let talent = parts.next().unwrap_or_default();
        let talent = Talent::from_word(talent).ok_or_else(|| {
            let tip = nearest(talent, ["physicker", "master"])
                .map_or(String::new(), |near| format!("; did you mean '{near}'?"));
            reject(format!("'{talent}' is neither physicker nor master; {WRITTEN}{tip}"))
        })?;
        let [mut dx, mut iq] = [None; 2];
        for part in parts {
            let (name, value) = part.split_once('=').ok_or_else(|| reject(WRITTEN.to_owned()))?;
            let slot = match name.trim().to_ascii_lowercase().as_str() {
                "dx" => &mut dx,
                "iq" => &mut iq,
                other => return Err(reject(format!("'{other}' is neither dx nor iq; {WRITTEN}"))),
            };
            let value = value.trim().parse::<Whole<1, 1000>>().map_err(|why| reject(format!("{name}: {why}")))?;
            if slot.replace(value.get()).is_some() {
                return Err(reject(format!("{name} is given twice")));
            }
        }
        match (dx, iq) {
            (Some(dx), Some(iq)) => Ok(Healer { talent, dx, iq }),
            (None, Some(_)) => Err(reject(format!("dx is missing; {WRITTEN}"))),
            (Some(_), None) => Err(reject(format!("iq is missing; {WRITTEN}"))),
            (None, None) => Err(reject(format!("dx and iq are missing; {WRITTEN}"))),
        }
    }
}

impl<'de> Deserialize<'de> for Healer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Healer, D::Error> {
        text::parsed(deserializer, WRITTEN)
    }
}

written! {
    Healer as "Healer": |_generator| json_schema!({
        "type": "string",
        "pattern": "^(barber|physicker|master),(dx=[0-9]+,iq=[0-9]+|iq=[0-9]+,dx=[0-9]+)$"
    }),
}

#[cfg(test)]
mod tests {
    use super::{Healer, Talent, Team};
    use crate::testing::takes;

    fn healer(written: &str) -> Healer {
        written.parse().unwrap()
    }

    #[test]
    fn a_healer_is_written_as_it_is_read() {
        for written in ["physicker,dx=12,iq=11", "master,dx=14,iq=13"] {
            assert_eq!(healer(written).to_string(), written);
        }
    }

    #[test]
    fn two_heads_are_averaged_or_the_better_of_each_counts() {
        let sums = |one, two| {
            let team = Team::Two(healer(one), healer(two));
            (team.fewer_dice(), team.target())
        };
        assert_eq!(sums("physicker,dx=12,iq=11", "physicker,dx=13,iq=12"), (1, 24));
        assert_eq!(sums("physicker,dx=12,iq=11", "physicker,dx=13,iq=11"), (1, 23));
        assert_eq!(sums("physicker,dx=12,iq=14", "master,dx=14,iq=13"), (2, 28));
        assert_eq!(sums("master,dx=9,iq=12", "master,dx=14,iq=10"), (3, 26));
    }

    #[test]
    fn a_healer_that_cannot_be_read_says_why() {
        assert_eq!(healer("master, iq=13, dx=14"), Healer { talent: Talent::Master, dx: 14, iq: 13 });
        let error = |written: &str| written.parse::<Healer>().unwrap_err();
        assert!(error("witch,dx=3,iq=4").contains("'witch' is neither physicker nor master"));
        assert!(error("master,dx=3").contains("iq is missing"));
        assert!(error("master").contains("dx and iq are missing"));
        assert!(error("master,dx=0,iq=3").contains("from 1 to 1000"));
        assert!(error("master,dx=3,dx=4,iq=3").contains("twice"));
        assert!(error("master,st=3").contains("neither dx nor iq"));
    }

    #[test]
    fn the_schema_takes_what_is_read() {
        for written in [
            "physicker,dx=12,iq=11",
            "master,iq=13,dx=14",
            "barber,dx=12,iq=11",
            "witch,dx=3,iq=4",
            "master,dx=3",
            "master,dx=3,dx=4",
            "master,dx=,iq=3",
            "master",
        ] {
            assert_eq!(takes::<Healer>(written), written.parse::<Healer>().is_ok(), "{written}");
        }
        assert!(!takes::<Healer>(12));
    }
}
