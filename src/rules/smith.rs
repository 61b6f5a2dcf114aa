//! Rick Smith's "Dying in TFT" for The Fantasy Trip.

pub mod conscious;
pub mod effect;
pub mod figure;
pub mod first_aid;
pub mod healer;
pub mod hit;
pub mod loss;
pub mod rest;
pub mod stabilize;
pub mod thresholds;

pub use effect::Effect;
pub use figure::{Condition, Figure, NaturalSave, Now, Scene, Skill, State, Try};

use crate::rulebook::Rule;

/// The rules in the order of the source.
pub const RULES: &[&Rule] = &[
    &AUTO,
    &thresholds::EFFECTS,
    &thresholds::EFFECTS_BY_FRACTION,
    &figure::DEATH,
    &figure::MORTAL,
    &hit::CRIPPLING,
    &conscious::RISK,
    &conscious::BELOW_ZERO,
    &conscious::SCALED,
    &conscious::DESPERATE,
    &healer::HEALER,
    &healer::SELF,
    &healer::RETRY,
    &stabilize::MAGIC,
    &stabilize::NATURAL,
    &stabilize::SUPPORT,
    &loss::MORTAL_LOSS,
    &rest::REOPEN,
    &rest::BED_REST,
    &rest::WAKING,
    &first_aid::FIRST_AID,
];

/// Sums that decide by themselves. [`crate::dice::Save::versus`] plays them.
pub static AUTO: Rule = Rule::new(
    "smith.auto",
    "NvsX: N six-sided dice; a sum of at most X succeeds. Whatever X is, 2 dice succeed on 2 and fail on 12, 3 dice on 5 and 16, 4 dice on 8 and 20, and so on by 3 and 4 for each further die; one die has no automatic results.",
);

#[cfg(test)]
mod tests {
    use super::RULES;

    #[test]
    fn ids_are_those_of_this_game_and_all_different() {
        let mut ids: Vec<&str> = RULES.iter().map(|rule| rule.id).collect();
        assert!(ids.iter().all(|id| id.starts_with("smith.")));
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), RULES.len());
    }
}
