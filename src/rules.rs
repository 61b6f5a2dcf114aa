//! The games. Each has a folder of its own with its figures, one file per rule or command, and its effects; no game
//! knows another.

pub mod bare;
pub mod gadda;
pub mod outcome;
pub mod smith;
pub mod wh40k;
pub mod wound_box;

use crate::rulebook::Rule;

/// Every rule of every game, game by game.
#[must_use]
pub fn all() -> Vec<&'static Rule> {
    [bare::RULES, gadda::RULES, smith::RULES, wound_box::RULES, wh40k::RULES].concat()
}
