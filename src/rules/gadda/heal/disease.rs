//! Treating diseases.

use super::dead;
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// Diseases.
pub static DISEASE: Rule = Rule::new(
    "gadda.disease",
    "A Physicker rolls the disease's dice against IQ to cure it, or to relieve what cannot be cured: one die less for a Master Physicker, one less for a Naturalist or Expert Naturalist, never under one. Barbers cannot.",
);

/// A treatment of a disease.
#[derive(Clone, Copy, Debug)]
pub struct Disease {
    /// The dice of the disease.
    pub difficulty: u32,
    /// The healer's IQ.
    pub iq: i32,
    /// Whether the healer is a Master Physicker.
    pub master: bool,
    /// Whether the healer is a Naturalist or an Expert Naturalist.
    pub naturalist: bool,
    /// Whether the roll has automatic results.
    pub auto: bool,
}

impl Procedure for Disease {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure)
    }

    fn play<D: Dice<Effect>>(&self, _figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let fewer = u32::from(self.master) + u32::from(self.naturalist);
        let count = self.difficulty.saturating_sub(fewer).max(1);
        if fewer > 0 {
            let (difficulty, master, naturalist) = (self.difficulty, self.master, self.naturalist);
            dice.tell(Effect::DiseaseDice { dice: count, difficulty, master, naturalist });
        }
        let target = i64::from(self.iq);
        scene.dice = Some(count);
        scene.target = Some(target);
        if dice.save(Roll::new("cure the disease", &DISEASE), count, Save::new(count, target, self.auto)) {
            dice.tell(Effect::DiseaseCured);
            Outcome::Healed
        } else {
            dice.tell(Effect::DiseaseGoesOn);
            Outcome::NoEffect
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Disease;
    use crate::rules::gadda::{Effect, Figure};
    use crate::testing::{chances, chances_of, played, told};

    fn disease(difficulty: u32, iq: i32) -> Disease {
        Disease { difficulty, iq, master: false, naturalist: false, auto: false }
    }

    #[test]
    fn the_dice_of_the_disease_against_iq() {
        // 4 dice against 12: 435 of 1296.
        let wanted = [("healed", "435/1296"), ("no-effect", "861/1296")];
        assert_eq!(chances(&disease(4, 12), Figure::new(12)), chances_of(wanted));
    }

    #[test]
    fn learning_takes_dice_off_but_never_the_last() {
        // 2 dice against 8: 26 of 36.
        let learned = Disease { master: true, naturalist: true, ..disease(4, 8) };
        let wanted = [("healed", "26/36"), ("no-effect", "10/36")];
        assert_eq!(chances(&learned, Figure::new(12)), chances_of(wanted));
        let easy = Disease { difficulty: 2, ..learned };
        assert_eq!(played(&easy, Figure::new(12), "6").scene.dice, Some(1));
    }

    #[test]
    fn automatic_results_are_those_of_the_dice_rolled() {
        // 2 dice: 12 always fails.
        let auto = Disease { auto: true, ..disease(2, 12) };
        let wanted = [("healed", "35/36"), ("no-effect", "1/36")];
        assert_eq!(chances(&auto, Figure::new(12)), chances_of(wanted));
    }

    #[test]
    fn dice_are_told_to_be_fewer_only_where_they_are() {
        let told = |disease| {
            let told = told(played(&disease, Figure::new(12), "=3"));
            told.into_iter().find(|effect| matches!(effect, Effect::DiseaseDice { .. }))
        };
        assert_eq!(told(disease(3, 12)), None);
        for (master, naturalist, dice) in [(true, false, 2), (false, true, 2), (true, true, 1)] {
            let wanted = Effect::DiseaseDice { dice, difficulty: 3, master, naturalist };
            assert_eq!(told(Disease { master, naturalist, ..disease(3, 12) }), Some(wanted));
        }
    }
}
