//! Charles Gadda's "Experimental Injury and Healing rules" for The Fantasy Trip.

pub mod conscious;
pub mod effect;
pub mod figure;
pub mod hit;

pub use effect::Effect;
pub use figure::{Figure, GraveWound, Lasting, Lingering, Location, Lost, Now, Scene, State};

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
];

/// Saves have no automatic results unless they are asked for.
pub static NO_AUTO: Rule = Rule::new(
    "gadda.no-auto",
    "N/ST: throw N six-sided dice; a sum of at most the number succeeds. No dice at all always succeed.",
)
.ruled("the source names no automatic results, so there are none; --auto turns on those of smith.auto");
