//! The Cleansing spell.

use super::{cast, dead};
use crate::dice::{Dice, Expr, Pool, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// The spell.
pub static CLEANSING: Rule = Rule::new(
    "gadda.cleansing",
    "Cleansing (IQ 17): 20 ST for each of 1 to 7 connected hexes. It cures plague, vampires, werewolves and vermin, not poison, and does 1 die of damage to the one who is cured.",
);

/// What a hex costs the caster.
const COST: i32 = 20;

/// A Cleansing.
#[derive(Clone, Copy, Debug)]
pub struct Cleansing {
    /// How many hexes, 1 to 7.
    pub hexes: i32,
    /// The caster's DX, if a roll is made.
    pub caster_dx: Option<i32>,
}

impl Procedure for Cleansing {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure)
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        dice.tell(Effect::CastsCleansing { hexes: self.hexes, cost: COST * self.hexes });
        if !cast(self.caster_dx, dice) {
            return Outcome::NoEffect;
        }
        dice.tell(Effect::Cleansed);
        let points = dice.total(Roll::new("damage of the cleansing", &CLEANSING), &Expr::from(Pool::d6(1)));
        figure.take_normal(i32::try_from(points).unwrap_or(0));
        dice.tell(Effect::HarmedByCleansing { st: figure.current_st() });
        figure.settle(dice);
        if figure.is_dead() { Outcome::Dead } else { Outcome::Healed }
    }
}

#[cfg(test)]
mod tests {
    use super::Cleansing;
    use crate::rules::gadda::{Effect, Figure, State};
    use crate::testing::{chances, chances_of, played, told};

    const ONE_HEX: Cleansing = Cleansing { hexes: 1, caster_dx: None };

    #[test]
    fn the_weak_may_die_of_the_cure() {
        // ST 13 at -3 lives at -4 and dies of 2 points.
        let figure = Figure { wounds: 16, state: State::Unconscious, ..Figure::new(13) };
        assert_eq!(chances(&ONE_HEX, figure), chances_of([("healed", "1/6"), ("dead", "5/6")]));
    }

    #[test]
    fn a_die_of_normal_damage() {
        let figure = played(&ONE_HEX, Figure::new(10), "6").figure;
        assert_eq!((figure.wounds, figure.fresh, figure.grave.len()), (6, 6, 0));
    }

    #[test]
    fn a_spell_that_fails_neither_cures_nor_harms() {
        let cast = Cleansing { caster_dx: Some(12), ..ONE_HEX };
        let wanted = [("healed", "160/216"), ("no-effect", "56/216")];
        assert_eq!(chances(&cast, Figure::new(20)), chances_of(wanted));
        assert_eq!(played(&cast, Figure::new(20), "=13").figure, Figure::new(20));
    }

    #[test]
    fn every_hex_costs_20() {
        for (hexes, cost) in [(1, 20), (2, 40), (7, 140)] {
            let told = told(played(&Cleansing { hexes, ..ONE_HEX }, Figure::new(10), "1"));
            assert_eq!(told[0], Effect::CastsCleansing { hexes, cost });
        }
    }

    #[test]
    fn a_spell_that_fails_says_so_and_one_that_needs_no_roll_does_not() {
        let told = |caster_dx, dice| told(played(&Cleansing { caster_dx, ..ONE_HEX }, Figure::new(10), dice));
        assert!(told(Some(12), "=13").contains(&Effect::SpellFails));
        assert!(!told(Some(12), "=12,1").contains(&Effect::SpellFails));
        assert!(!told(None, "1").contains(&Effect::SpellFails));
    }
}
