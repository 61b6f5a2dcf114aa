//! Hit points replaced by wound boxes, for d20 games; adapted from FUDGE.

mod check;
pub mod effect;
pub mod figure;
pub mod first_aid;
pub mod heal;
pub mod hit;
pub mod rest;
pub mod show;
pub mod stabilize;
pub mod table;
pub mod track;
pub mod wound;

pub use effect::Effect;
pub use figure::{Figure, Now, Scene, Size, State};
pub use track::{Mark, Row, Track};
pub use wound::{Level, Spell, Wound};

use crate::rulebook::Rule;

/// The rules in the order of the source, what it leaves to the reader at the end.
pub const RULES: &[&Rule] = &[
    &track::TOUGHNESS,
    &track::MINOR_CHARACTER,
    &track::OVERFLOW,
    &figure::PENALTY,
    &figure::INCAPACITATED,
    &figure::NEAR_DEATH,
    &hit::FORTITUDE,
    &hit::SEVERITY,
    &hit::SHRUG_OFF,
    &hit::ARMOUR,
    &hit::POINTS,
    &check::NO_NATURAL,
    &first_aid::FIRST_AID,
    &heal::MAGIC,
    &heal::POINTS_OF_HEALING,
    &track::MOVE_UP,
    &rest::BRUISES,
    &rest::NATURAL,
    &rest::TAKE_20,
    &rest::CARE,
    &stabilize::STABILIZE,
];
