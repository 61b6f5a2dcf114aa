//! A d20 with a bonus against a number: at or above it succeeds.

use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll};
use crate::rulebook::Rule;

/// No special faces.
pub(super) static NO_NATURAL: Rule =
    Rule::new("wound-box.no-natural", "A d20 and a bonus against a DC: a result that reaches the DC succeeds.")
        .ruled("the source names none, so a natural 1 or 20 has no special effect");

/// One d20 with a bonus.
pub(super) fn d20(bonus: i32) -> Expr {
    Expr::from(Pool::new(1, 20)).plus_number(bonus.into())
}

/// Rolls a d20 with a bonus against a DC.
pub(super) fn check<E, D: Dice<E>>(roll: Roll, bonus: i32, dc: i32, dice: &mut D) -> bool {
    dice.roll(roll, &d20(bonus), &Reaches(dc.into()))
}

/// At or above the number.
struct Reaches(i64);

impl Reading for Reaches {
    type Class = bool;

    fn class(&self, result: i64) -> bool {
        result >= self.0
    }

    fn facts(&self, result: i64) -> Facts {
        Facts { target: Some(self.0), success: Some(self.class(result)), ..Facts::default() }
    }
}
