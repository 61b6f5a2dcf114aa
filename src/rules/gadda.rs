//! Charles Gadda's "Experimental Injury and Healing rules" for The Fantasy Trip.

pub mod conscious;
pub mod effect;
pub mod figure;
pub mod heal;
pub mod hit;
mod mend;
pub mod prices;
pub mod rest;
pub mod revive;

pub use effect::Effect;
pub use figure::{Figure, GraveWound, Lasting, Lingering, Location, Lost, Now, Scene, State};
pub use mend::in_points;

use crate::rulebook::Rule;

/// The rules in the order of the source.
pub const RULES: &[&Rule] = &[
    &figure::CURRENT_ST,
    &NO_AUTO,
    &hit::HIT,
    &hit::TURN_DAMAGE,
    &hit::LIMB,
    &hit::HEAD,
    &figure::LOW_ST,
    &figure::ZERO,
    &figure::DEATH,
    &hit::GRAVE_WOUND,
    &hit::SIMPLE_GRAVE,
    &hit::LINGERING,
    &conscious::STAY_CONSCIOUS,
    &rest::BED_REST,
    &rest::GRAVE_REST,
    &rest::SALVE_REST,
    &rest::UNTENDED,
    &mend::WAKE_UP,
    &rest::FATIGUE,
    &revive::physicker::PHYSICKER,
    &revive::physicker::REVIVED,
    &revive::physicker::AGAIN,
    &revive::moved::MOVED,
    &revive::spell::SPELL,
    &revive::reattach::REATTACH,
    &revive::potion::POTION,
    &revive::wish::WISH,
    &revive::potion::ANTIDOTE,
    &heal::FRESH,
    &heal::care::BARBER,
    &heal::care::PHYSICKER_CARE,
    &heal::care::MASTER_CARE,
    &heal::GRAVE_CREDIT,
    &heal::disease::DISEASE,
    &heal::spell::HEAL_SPELL,
    &heal::spell::GREAT_HEALING,
    &heal::spell::ONE_SPELL_A_DAY,
    &heal::cleansing::CLEANSING,
    &heal::regrowth::REGROWTH,
    &heal::salve::SALVE,
    &heal::elixir::ELIXIR,
    &heal::elixir::HEALTH_ELIXIR,
    &heal::CAST_ROLL,
    &prices::PRICES,
];

/// Saves have no automatic results unless they are asked for.
pub static NO_AUTO: Rule = Rule::new(
    "gadda.no-auto",
    "N/ST: throw N six-sided dice; a sum of at most the number succeeds. No dice at all always succeed.",
)
.ruled("the source names no automatic results, so there are none; --auto turns on those of smith.auto");
