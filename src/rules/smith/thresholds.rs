//! How much damage shakes, fells and weakens a figure, by its basic ST: the source's effects table, and the fractions
//! that can stand in for it.

use crate::rulebook::Rule;
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;

/// The table.
pub static EFFECTS: Rule = Rule::new(
    "smith.effects",
    "By basic ST: so much damage in one turn, from all sources together, gives -2 DX to the end of the next turn, and so much knocks prone besides; at such an adjusted ST the figure is at -3 DX, and at such it risks falling unconscious. ST 8-29: 5, 8, 3, 1; see 'table effects'.",
)
.ruled("the source lists ST 8 in two rows; it belongs to 8-29. Falling prone includes the -2 DX");
/// The fractions.
pub static EFFECTS_BY_FRACTION: Rule = Rule::new(
    "smith.effects-by-fraction",
    "Option, meant for large creatures, instead of the table: -2 DX at a third of basic ST, prone at a half, -3 DX at a fifth and risk at a tenth, each to the nearest whole. ST 57: 19, 28, 11, 6.",
)
.ruled("halves are rounded down, as the source does for ST 57; the sheet keeps the choice ('fractions')");

/// The four numbers of one ST.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Thresholds {
    /// Damage in one turn from which on: -2 DX to the end of the next turn.
    pub shaken: i32,
    /// Damage in one turn from which on the figure falls prone too.
    pub prone: i32,
    /// Adjusted ST at and below which it is at -3 DX.
    pub weak: i32,
    /// Adjusted ST at and below which it risks falling unconscious.
    pub risk: i32,
}

impl Thresholds {
    /// By the table.
    #[must_use]
    pub const fn by_table(st: i32) -> Thresholds {
        match st {
            ..=3 => Thresholds { shaken: 1, prone: 2, weak: 1, risk: 0 },
            4..=7 => Thresholds { shaken: 2, prone: 4, weak: 1, risk: 0 },
            8..=29 => Thresholds { shaken: 5, prone: 8, weak: 3, risk: 1 },
            _ => {
                let steps = (st - 30) / 20;
                Thresholds { shaken: 10 + 5 * steps, prone: 16 + 8 * steps, weak: 6 + 3 * steps, risk: 2 + steps }
            }
        }
    }

    /// By the fractions.
    #[must_use]
    pub const fn by_fraction(st: i32) -> Thresholds {
        /// To the nearest whole, halves down.
        const fn part(st: i32, divisor: i32) -> i32 {
            (2 * st + divisor - 1) / (2 * divisor)
        }
        Thresholds { shaken: part(st, 3), prone: part(st, 2), weak: part(st, 5), risk: part(st, 10) }
    }
}

/// The rows of the table up to where the source writes them out.
pub fn rows() -> impl Iterator<Item = (RangeInclusive<i32>, Thresholds)> {
    let small = [1..=3, 4..=7, 8..=29];
    let large = (30..=110).step_by(20).map(|from| from..=from + 19);
    small.into_iter().chain(large).map(|band| (band.clone(), Thresholds::by_table(*band.start())))
}

#[cfg(test)]
mod tests {
    use super::{Thresholds, rows};

    fn numbers(of: Thresholds) -> [i32; 4] {
        [of.shaken, of.prone, of.weak, of.risk]
    }

    #[test]
    fn the_rows_are_those_of_the_source() {
        let written: Vec<(i32, i32, [i32; 4])> =
            rows().map(|(band, of)| (*band.start(), *band.end(), numbers(of))).collect();
        let source = [
            (1, 3, [1, 2, 1, 0]),
            (4, 7, [2, 4, 1, 0]),
            (8, 29, [5, 8, 3, 1]),
            (30, 49, [10, 16, 6, 2]),
            (50, 69, [15, 24, 9, 3]),
            (70, 89, [20, 32, 12, 4]),
            (90, 109, [25, 40, 15, 5]),
            (110, 129, [30, 48, 18, 6]),
        ];
        assert_eq!(written, source);
        // 100 ST more: +25, +40, +15, +5.
        assert_eq!(numbers(Thresholds::by_table(210)), [55, 88, 33, 11]);
        assert_eq!(numbers(Thresholds::by_table(1000)), [250, 400, 150, 50]);
    }

    #[test]
    fn every_st_of_a_row_reads_alike() {
        for (band, of) in rows() {
            assert!(band.into_iter().all(|st| Thresholds::by_table(st) == of));
        }
    }

    #[test]
    fn fractions_go_to_the_nearest_whole_and_halves_down() {
        assert_eq!(numbers(Thresholds::by_fraction(57)), [19, 28, 11, 6]);
        assert_eq!(numbers(Thresholds::by_fraction(55)), [18, 27, 11, 5], "27.5 and 5.5 go down");
        assert_eq!(numbers(Thresholds::by_fraction(58)), [19, 29, 12, 6], "19 1/3 goes down, 11.6 up");
    }
}
