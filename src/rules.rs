//! The games. Each has a folder of its own with its figures, one file per rule or command, and its effects; no game
//! knows another.

pub mod bare;
pub mod gadda;
pub mod outcome;
pub mod smith;
pub mod wh40k;
pub mod wound_box;

use crate::rulebook::Rule;

/// The most points of anything that a figure is kept with. What would be more stays there: nobody tells such wounds apart.
pub const MOST_POINTS: i32 = 1_000_000;

/// Points and more of them, within what a figure is kept with.
pub(crate) fn more(points: i32, more: i32) -> i32 {
    points.saturating_add(more).min(MOST_POINTS)
}

/// Every rule of every game, game by game.
#[must_use]
pub fn all() -> Vec<&'static Rule> {
    [bare::RULES, gadda::RULES, smith::RULES, wound_box::RULES, wh40k::RULES].concat()
}
