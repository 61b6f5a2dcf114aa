//! "Lightly, Heavily and Critically Wounded": wounds and healing for the Warhammer 40,000 role-playing games.

pub mod card;
pub mod effect;
pub mod figure;
pub mod heal;
pub mod hit;
pub mod moved;
pub mod rest;
pub mod show;
pub mod test;

pub use effect::Effect;
pub use figure::{Condition, Critical, DamageType, Figure, Injury, Location, Now};
pub use test::Degrees;

use crate::rulebook::Rule;

/// The rules in the order in which they are played.
pub const RULES: &[&Rule] = &[
    &figure::HEAVY_THRESHOLD,
    &figure::CONDITION,
    &figure::AUTOSANGUINE,
    &test::DEGREES,
    &hit::WOUNDS,
    &hit::MITIGATE,
    &hit::INJURY,
    &figure::LETHAL,
    &hit::WOUND_FATIGUE,
    &hit::TOXIC,
    &hit::TRUE_GRIT,
    &heal::MEDICAE,
    &heal::LIGHT,
    &heal::HEAVY,
    &heal::CRITICAL_FIRST,
    &rest::CRITICAL,
    &rest::NATURAL,
    &rest::EXTENDED_CARE,
    &rest::CRITICAL_CARE,
    &moved::MOVE,
    &card::CARD,
];
