//! What a rule may know about dice. A rule asks for a throw, says what it is for and how it reads the total; whether
//! the dice are drawn by a generator, lie on the table or go through every way they can fall is not its business.

pub mod budget;
pub mod chance;
pub mod distribution;
pub mod every_path;
pub mod expr;
pub mod given;
pub mod notation;
pub mod played;
pub mod reading;
pub mod seeded;

use crate::rulebook::Rule;
use crate::time::Time;
pub use expr::{Expr, Keep, Pool};
pub use reading::{Facts, Reading, Save, Total};

/// Why dice are thrown: named after what happens in the game, with the rule that asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Roll {
    /// What the roll decides: "keep hold".
    pub purpose: &'static str,
    /// The rule that asks for it.
    pub rule: &'static Rule,
}

impl Roll {
    /// A roll for `purpose` under `rule`.
    #[must_use]
    pub const fn new(purpose: &'static str, rule: &'static Rule) -> Roll {
        Roll { purpose, rule }
    }
}

/// Whom a rule tells what happened. `E` is the game's own effects.
pub trait Witness<E> {
    /// Something happened that is worth telling. Costs nothing while odds are counted.
    fn tell(&mut self, effect: E);
}

/// Nobody listens.
pub struct Unheard;

impl<E> Witness<E> for Unheard {
    fn tell(&mut self, _effect: E) {}
}

/// The one place where chance enters a rule. What follows from it is told here, too.
pub trait Dice<E>: Witness<E> {
    /// Throws dice and returns how the rule reads them. An enumeration branches once for each reading, so a rule
    /// should tell apart no more than it needs.
    fn roll<R: Reading>(&mut self, roll: Roll, dice: &Expr, reading: &R) -> R::Class;

    /// What follows happens at this time after the start.
    fn clock(&mut self, _now: Time) {}

    /// The total of a throw; a plain number is no throw and asks for nothing.
    fn total(&mut self, roll: Roll, dice: &Expr) -> i64 {
        if dice.is_number() { dice.plus() } else { self.roll(roll, dice, &Total) }
    }

    /// `count` six-sided dice against `target`. No dice at all always succeed.
    fn save(&mut self, roll: Roll, count: u32, save: Save) -> bool {
        count == 0 || self.roll(roll, &Expr::from(Pool::d6(count)), &save)
    }
}
