//! Which wound a healing is meant for.

use crate::dice::Dice;
use crate::rules::gadda::{Effect, Figure};
use crate::text::{self, written};
use schemars::json_schema;
use serde::{Deserialize, Deserializer};
use std::str::FromStr;

/// What a healing is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Normal wounds.
    Normal,
    /// Grave wounds, the oldest first.
    Grave,
    /// One grave wound alone, by its index from 0.
    GraveAt(usize),
}

/// A wound that a healing reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wound {
    /// Normal wounds, all together.
    Normal,
    /// The grave wound at this index.
    Grave(usize),
}

impl Aim {
    /// Why this figure cannot be healed there: it has no such wound.
    pub(super) fn misses(aim: Option<Aim>, figure: &Figure) -> Option<String> {
        match aim {
            Some(Aim::GraveAt(index)) => no_such_grave(index, figure),
            _ => None,
        }
    }

    /// The first wound that a healing goes to, of those that `takes` lets it: what it is meant for, or else normal
    /// wounds before grave ones and the oldest grave one first.
    pub(super) fn first(aim: Option<Aim>, figure: &Figure, takes: impl Fn(Wound) -> bool) -> Option<Wound> {
        let normal = (figure.wounds > 0).then_some(Wound::Normal);
        let grave = (0..figure.grave.len()).map(Wound::Grave);
        let wounds = normal.into_iter().chain(grave);
        wounds.into_iter().find(|wound| Aim::covers(aim, *wound) && takes(*wound))
    }

    fn covers(aim: Option<Aim>, wound: Wound) -> bool {
        match (aim, wound) {
            (None, _) | (Some(Aim::Normal), Wound::Normal) | (Some(Aim::Grave), Wound::Grave(_)) => true,
            (Some(Aim::GraveAt(index)), Wound::Grave(at)) => index == at,
            _ => false,
        }
    }
}

/// Why there is no grave wound at this index.
pub(super) fn no_such_grave(index: usize, figure: &Figure) -> Option<String> {
    let wounds = figure.grave.len();
    (index >= wounds).then(|| match wounds {
        0 => format!("there is no grave wound {}; the figure has none", index + 1),
        _ => format!("there is no grave wound {}; the figure has {wounds}, the oldest is 1", index + 1),
    })
}

/// Spends points on the wounds they are meant for, one wound after the other, each taking from what is left as much
/// as `heal` says. Returns whether any found a wound.
pub(super) fn spend<D: Dice<Effect>>(
    aim: Option<Aim>,
    points: i32,
    figure: &mut Figure,
    dice: &mut D,
    heal: impl Fn(&mut Figure, Wound, i32, &mut D) -> i32,
) -> bool {
    let mut left = points;
    while left > 0
        && let Some(wound) = Aim::first(aim, figure, |_| true)
    {
        left -= heal(figure, wound, left, dice);
        // A wound that is closed is off the sheet, and the next one has its place.
        if matches!(aim, Some(Aim::GraveAt(_))) {
            break;
        }
    }
    if points > left {
        figure.wake(dice);
    }
    points > left
}

/// Heals whole points of any wound.
pub(super) fn whole_points<D: Dice<Effect>>(figure: &mut Figure, wound: Wound, points: i32, dice: &mut D) -> i32 {
    match wound {
        Wound::Normal => figure.heal_normal(points, dice),
        Wound::Grave(index) => figure.heal_grave(index, points, dice),
    }
}

/// Heals whole points of normal wounds, and gives a grave one a day of bed rest for each.
pub(super) fn points_or_days<D: Dice<Effect>>(figure: &mut Figure, wound: Wound, points: i32, dice: &mut D) -> i32 {
    match wound {
        Wound::Normal => figure.heal_normal(points, dice),
        Wound::Grave(index) => figure.credit_grave(index, points, dice),
    }
}

const WRITTEN: &str = "normal, grave (the oldest first) or grave:K (the K-th, 1 is the oldest)";

impl FromStr for Aim {
    type Err = String;

    fn from_str(written: &str) -> Result<Aim, String> {
        let reject = || format!("'{written}' is no wound to heal: {WRITTEN}");
        match written.to_ascii_lowercase().split_once(':') {
            None if written.eq_ignore_ascii_case("normal") => Ok(Aim::Normal),
            None if written.eq_ignore_ascii_case("grave") => Ok(Aim::Grave),
            Some(("grave", number)) => {
                let number: usize = number.parse().map_err(|_| reject())?;
                number.checked_sub(1).map(Aim::GraveAt).ok_or_else(reject)
            }
            _ => Err(reject()),
        }
    }
}

impl<'de> Deserialize<'de> for Aim {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Aim, D::Error> {
        text::parsed(deserializer, WRITTEN)
    }
}

written! {
    Aim as "Aim": |_generator| json_schema!({ "type": "string", "pattern": "^(normal|grave(:[1-9][0-9]*)?)$" }),
}

#[cfg(test)]
mod tests {
    use super::{Aim, Wound};
    use crate::rules::gadda::{Figure, GraveWound, Location};
    use crate::testing::takes;

    #[test]
    fn an_aim_is_read_as_it_is_written() {
        assert_eq!("normal".parse(), Ok(Aim::Normal));
        assert_eq!("grave".parse(), Ok(Aim::Grave));
        assert_eq!("grave:2".parse(), Ok(Aim::GraveAt(1)));
        for wrong in ["graves", "grave:0", "grave:x", "grave:", ""] {
            assert!(wrong.parse::<Aim>().unwrap_err().contains("grave:K"), "{wrong}");
        }
    }

    #[test]
    fn normal_wounds_come_before_grave_ones() {
        let wound = |treated| GraveWound { location: Location::Arm, points: 6, healed: 0, treated };
        let figure = Figure { wounds: 2, grave: vec![wound(true), wound(false)], ..Figure::new(12) };
        let any = |aim| Aim::first(aim, &figure, |_| true);
        assert_eq!(any(None), Some(Wound::Normal));
        assert_eq!(any(Some(Aim::Grave)), Some(Wound::Grave(0)));
        assert_eq!(any(Some(Aim::GraveAt(1))), Some(Wound::Grave(1)));
        let untreated = |wound| matches!(wound, Wound::Grave(index) if !figure.grave[index].treated);
        assert_eq!(Aim::first(None, &figure, untreated), Some(Wound::Grave(1)));
        assert!(Aim::misses(Some(Aim::GraveAt(2)), &figure).unwrap().contains("no grave wound 3"));
    }

    #[test]
    fn a_grave_wound_that_is_not_there_is_said_with_those_that_are() {
        let misses = |graves: &[i32]| {
            let wound =
                |points: &i32| GraveWound { location: Location::Arm, points: *points, healed: 0, treated: false };
            let figure = Figure { grave: graves.iter().map(wound).collect(), ..Figure::new(12) };
            Aim::misses(Some(Aim::GraveAt(1)), &figure)
        };
        assert_eq!(misses(&[]).unwrap(), "there is no grave wound 2; the figure has none");
        assert_eq!(misses(&[6]).unwrap(), "there is no grave wound 2; the figure has 1, the oldest is 1");
        assert_eq!(misses(&[6, 7]), None);
    }

    #[test]
    fn the_schema_takes_what_is_read() {
        for written in ["normal", "grave", "grave:1", "grave:12", "graves", "grave:0", "grave:x", "grave:", ""] {
            assert_eq!(takes::<Aim>(written), written.parse::<Aim>().is_ok(), "{written}");
        }
        assert!(!takes::<Aim>(1));
    }
}
