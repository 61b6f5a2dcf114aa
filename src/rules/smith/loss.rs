//! What the mortally wounded and the bleeding lose as time passes.

use super::effect::Effect;
use super::figure::Figure;
use crate::dice::Dice;
use crate::rulebook::Rule;
use crate::time::Time;

/// The losses.
pub static MORTAL_LOSS: Rule = Rule::new(
    "smith.mortal-loss",
    "Mortally wounded: a point each half hour lying still, each 10 minutes when moved roughly (or as the game master says). An open bleeding critical takes a point each 30 seconds besides, whether or not wound ST is below 0.",
)
.ruled("lying still, the losses fall on the half hours since the mortal wound ('mortal_minutes' of the sheet); being moved, that clock starts again after each loss");

/// The mortally wounded lose a point each time this has passed, lying still.
pub const LYING_STILL: Time = Time::minutes(30);
/// The same when moved, unless the game master says otherwise.
pub const MOVED: Time = Time::minutes(10);
/// An open bleeding critical takes a point each time this has passed.
pub const BLEEDING: Time = Time::seconds(30);

/// How long a figure has lain mortally wounded, by its sheet.
pub(super) fn lain(figure: &Figure) -> Time {
    Time::minutes(figure.mortal_minutes.unsigned_abs().into())
}

/// Takes up to so many points off a figure, until it is dead.
pub(super) fn lose<D: Dice<Effect>>(points: u64, figure: &mut Figure, dice: &mut D) {
    if let Some(points) = lost(points, figure) {
        dice.tell(Effect::LosesPoints { points, wound_st: figure.wound_st() - points });
        figure.wound(points, dice);
    }
}

/// The same, through an open bleeding critical.
pub(super) fn bleed<D: Dice<Effect>>(points: u64, figure: &mut Figure, dice: &mut D) {
    if let Some(points) = lost(points, figure) {
        dice.tell(Effect::Bleeds { points, wound_st: figure.wound_st() - points });
        figure.wound(points, dice);
    }
}

/// How many of these points a figure still has to lose, if any.
fn lost(points: u64, figure: &Figure) -> Option<i32> {
    let left = if figure.is_dead() { 0 } else { figure.wound_st() - figure.dies_at() };
    Some(i32::try_from(points).unwrap_or(i32::MAX).min(left)).filter(|points| *points > 0)
}
