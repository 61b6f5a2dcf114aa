//! Dice without a game: a roll and a save that happen to nobody.

use crate::dice::{self, Dice, Expr, Pool};
use crate::procedure::{self, Procedure};
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use std::convert::Infallible;

/// The rules of dice without a game.
pub const RULES: &[&Rule] = &[&ROLL, &SAVE];

/// Dice that are just rolled.
pub static ROLL: Rule = Rule::new(
    "dice.roll",
    "The total of dice: pools such as 3d6, 2d (d6), d%, 4d6kh3 (the highest three), added and subtracted whole (-9d20 is from -180 to -9), and a number.",
);
/// Dice against a number.
pub static SAVE: Rule = Rule::new(
    "dice.save",
    "So many six-sided dice against a number: a sum of at most the number succeeds. With --auto, very low sums succeed and very high ones fail whatever the number.",
);

/// Nobody in particular.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Nobody;

impl procedure::Figure for Nobody {
    fn dead(&self) -> bool {
        false
    }

    fn conscious(&self) -> Option<bool> {
        None
    }
}

/// A roll of dice.
#[derive(Clone, Debug)]
pub struct Roll(pub Expr);

impl Procedure for Roll {
    type Figure = Nobody;
    type Effect = Infallible;
    type Scene = ();

    fn play<D: Dice<Infallible>>(&self, _figure: &mut Nobody, _scene: &mut (), dice: &mut D) -> Outcome {
        Outcome::Total(dice.total(dice::Roll::new("roll", &ROLL), &self.0))
    }
}

/// Six-sided dice against a number.
#[derive(Clone, Copy, Debug)]
pub struct Save {
    /// How many dice.
    pub dice: u32,
    /// The number.
    pub target: i64,
    /// Whether there are automatic results.
    pub auto: bool,
}

impl Save {
    /// How a total is read.
    #[must_use]
    pub fn reading(self) -> dice::Save {
        dice::Save::new(self.dice, self.target, self.auto)
    }

    /// The dice.
    #[must_use]
    pub fn pool(self) -> Expr {
        Pool::d6(self.dice).into()
    }
}

impl Procedure for Save {
    type Figure = Nobody;
    type Effect = Infallible;
    type Scene = ();

    fn play<D: Dice<Infallible>>(&self, _figure: &mut Nobody, _scene: &mut (), dice: &mut D) -> Outcome {
        let saved = dice.save(dice::Roll::new("save", &SAVE), self.dice, self.reading());
        if saved { Outcome::Success } else { Outcome::Failure }
    }
}

#[cfg(test)]
mod tests {
    use super::{Nobody, Save};
    use crate::procedure::Figure as _;
    use crate::testing::{chances, chances_of};

    #[test]
    fn four_dice_against_6() {
        // 15 of 1296 ways come to 6 or less; with automatic results the 70 that come to 8 or less succeed.
        let plain = Save { dice: 4, target: 6, auto: false };
        assert_eq!(chances(&plain, Nobody), chances_of([("success", "15/1296"), ("failure", "1281/1296")]));
        let auto = Save { auto: true, ..plain };
        assert_eq!(chances(&auto, Nobody), chances_of([("success", "35/648"), ("failure", "613/648")]));
    }

    #[test]
    fn no_dice_always_succeed() {
        assert_eq!(chances(&Save { dice: 0, target: 0, auto: false }, Nobody), chances_of([("success", "1")]));
    }

    #[test]
    fn nobody_is_neither_dead_nor_awake_nor_asleep() {
        assert_eq!((Nobody.dead(), Nobody.conscious()), (false, None));
    }
}
