//! The numbers of these rules level by level, to look them up in.

use super::track::{Row, USUAL_BOXES};
use super::wound::{Level, Spell};
use crate::words::Word;
use serde::Serialize;

/// A level and the row of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The row.
    pub row: Row,
    /// Its boxes without Toughness.
    pub boxes: usize,
    /// What a mark in it costs on DEX- and STR-based rolls.
    pub penalty: i32,
    /// The level.
    pub level: Level,
    /// Its letter in other rows.
    pub letter: &'static str,
    /// The lowest save that leaves it; whatever misses all others is a killing blow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub save: Option<i32>,
    /// The same where armour is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub save_armoured: Option<i32>,
    /// Its wound points.
    pub points: i32,
    /// The DC of its daily roll; a bruise needs none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest_dc: Option<i32>,
    /// The weakest spell that lowers it.
    pub spell: Spell,
    /// The points of healing that lower it.
    pub price: i32,
}

/// The lines, mild to severe.
#[must_use]
pub fn lines() -> Vec<Line> {
    let line = |level: &Level| Line {
        row: level.row(),
        boxes: USUAL_BOXES[*level as usize],
        penalty: level.row().penalty(),
        level: *level,
        letter: level.letter(),
        save: level.from_result(),
        save_armoured: level.from_result().map(|result| result + super::hit::ARMOUR_SHIFT),
        points: level.wound_points(),
        rest_dc: level.rest_dc(),
        spell: level.spell(),
        price: level.price(),
    };
    Level::ALL.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::{Spell, lines};
    use crate::words::Word;

    #[test]
    fn the_numbers_of_the_source() {
        let lines = lines();
        assert!(lines.iter().map(|line| line.save_armoured).eq([Some(20), Some(15), Some(10), Some(5), None]));
        assert!(lines.iter().map(|line| line.penalty).eq([0, -2, -5, -10, -10]));
        assert!(lines.iter().map(|line| line.points).eq([1, 2, 4, 8, 16]));
        assert!(lines.iter().map(|line| line.rest_dc).eq([None, Some(15), Some(20), Some(25), Some(30)]));
        assert!(lines.iter().map(|line| line.price).eq([1, 5, 10, 15, 20]));
        assert!(lines.iter().map(|line| line.spell).eq(Spell::ALL.iter().copied()));
    }
}
