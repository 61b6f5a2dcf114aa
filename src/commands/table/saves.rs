//! `table saves`: how likely so many dice are to make each number.

use crate::asking::Asking;
use crate::commands::{Asks, Command};
use crate::dice::chance::{Chance, chance, decimal};
use crate::dice::distribution::Distribution;
use crate::dice::reading::{Automatic, Reading, Save};
use crate::dice::{Expr, Pool};
use crate::fault::Fault;
use crate::keyed;
use crate::report::json::FORMAT;
use crate::report::text::grid::Grid;
use crate::report::text::percent::short;
use crate::report::{Answer, Fraction};
use crate::whole::Whole;
use dashu_int::UBig;
use serde_json::{Value, json};

/// As many dice as the widest table without scrolling has.
const USUAL_DICE: u32 = 9;

keyed! {
    /// The flags of `table saves`.
    #[derive(clap::Args)]
    pub struct Saves {
        /// Very low sums succeed and very high ones fail, whatever the number
        #[arg(long)]
        auto: bool,
        /// Up to so many dice, 1 to 100 [default: 9]
        #[arg(long, value_name = "N")]
        max_dice: Option<Whole<1, 100>>,
    }
}

impl Command for Saves {
    const PATH: &'static str = "table saves";
    const ABOUT: &'static str = "How likely dice are to make each number";
    const EXAMPLES: &'static str = "\
sawbones table saves
sawbones table saves --auto --max-dice 4";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        let most = self.max_dice.map_or(USUAL_DICE, |most| most.get().unsigned_abs());
        let columns: Vec<Column> = (1..=most).map(|dice| Column::of(dice, self.auto)).collect();
        Ok(Answer::Reference(text(&columns, self.auto), as_json(&columns, self.auto)))
    }
}

/// One number of dice, against every number.
struct Column {
    dice: u32,
    auto: bool,
    automatic: Option<Automatic>,
    /// The ways to at most each total, the lowest first.
    at_most: Vec<(i64, UBig)>,
    of: UBig,
}

impl Column {
    fn of(dice: u32, auto: bool) -> Column {
        let distribution = Distribution::of(&Expr::from(Pool::d6(dice)));
        let mut sum = UBig::ZERO;
        let gathered = distribution.iter().map(|(total, ways)| {
            sum += ways;
            (total, sum.clone())
        });
        let at_most = gathered.collect();
        Column { dice, auto, automatic: Automatic::of(dice), at_most, of: distribution.all().clone() }
    }

    /// How likely it is to make `target`: each number has a highest sum that makes it.
    fn chance(&self, target: i64) -> Chance {
        let save = Save::new(self.dice, target, self.auto);
        let made = self.at_most.partition_point(|(total, _)| save.class(*total));
        let ways = made.checked_sub(1).map_or(UBig::ZERO, |last| self.at_most[last].1.clone());
        chance(ways, self.of.clone())
    }

    /// Whether this sum succeeds or fails whatever the number, where automatic results are played.
    fn automatic(&self, sum: i64) -> Option<bool> {
        let automatic = self.automatic?;
        if sum <= automatic.success {
            Some(true)
        } else if sum >= automatic.failure {
            Some(false)
        } else {
            None
        }
    }
}

/// What is written behind a chance whose sum is automatic.
fn mark(automatic: Option<bool>) -> &'static str {
    match automatic {
        Some(true) => "+",
        Some(false) => "-",
        None => " ",
    }
}

fn text(columns: &[Column], auto: bool) -> String {
    let cell = |column: &Column, target: i64| {
        let (lowest, highest) = (i64::from(column.dice), 6 * i64::from(column.dice));
        // What no sum misses or makes is left out, but for automatic results, which low numbers live on.
        if target > highest || (target < lowest && !(auto && column.automatic.is_some())) {
            return String::new();
        }
        short(decimal(&column.chance(target))) + mark(column.automatic(target))
    };
    let row = |target: i64| (target.to_string(), columns.iter().map(|column| cell(column, target)).collect());
    let grid = Grid {
        corner: "sum".to_owned(),
        gap: 1,
        columns: columns.iter().map(|column| format!("{}d ", column.dice)).collect(),
        rows: (1..=columns.last().map_or(0, |last| 6 * i64::from(last.dice))).map(row).collect(),
    };
    let played = if auto { ", with automatic results" } else { "" };
    format!(
        "The chance in % of at most a number on six-sided dice{played}\n{}\
         + always succeeds, - always fails, where automatic results are played{}\n",
        grid.text(80),
        if auto { "" } else { " (--auto)" },
    )
}

fn as_json(columns: &[Column], auto: bool) -> Value {
    let cell = |column: &Column, target: i64| {
        let automatic = column.automatic(target).map(|success| if success { "success" } else { "failure" });
        let chance = Fraction::from(column.chance(target));
        let mut cell = json!({ "dice": column.dice, "target": target, "chance": chance });
        if let Some(automatic) = automatic {
            cell["automatic"] = automatic.into();
        }
        cell
    };
    let sums = |column: &Column| i64::from(column.dice)..=6 * i64::from(column.dice);
    let rows = columns.iter().flat_map(|column| sums(column).map(move |target| cell(column, target)));
    json!({ "format": FORMAT, "command": Saves::PATH, "auto": auto, "rows": rows.collect::<Vec<Value>>() })
}

#[cfg(test)]
mod tests {
    use super::Column;
    use crate::dice::chance::chance;

    #[test]
    fn the_chances_are_those_of_the_ways_dice_can_fall() {
        // 3 dice against 12: 160 of 216; 4 against 9: 126 of 1296.
        assert_eq!(Column::of(3, false).chance(12), chance(160_u8.into(), 216_u8.into()));
        assert_eq!(Column::of(4, false).chance(9), chance(126_u8.into(), 1296_u16.into()));
        let percent = |dice, target| {
            let chance = Column::of(dice, false).chance(target);
            (crate::dice::chance::decimal(&chance) * 10_000.0).round() / 100.0
        };
        let known = [percent(6, 23), percent(7, 20), percent(9, 26)];
        assert_eq!(known.map(|known| format!("{known}")), ["72.06", "19.17", "16.72"]);
    }

    #[test]
    fn automatic_results_bound_the_chance_both_ways() {
        // 4 dice: 70 of 1296 come to at most 8, 1226 to at most 19.
        let four = Column::of(4, true);
        assert_eq!(four.chance(3), chance(70_u8.into(), 1296_u16.into()));
        assert_eq!(four.chance(24), chance(1226_u16.into(), 1296_u16.into()));
        assert_eq!([8, 9, 19, 20].map(|sum| four.automatic(sum)), [Some(true), None, None, Some(false)]);
        assert_eq!(Column::of(1, true).automatic(1), None, "one die has no automatic results");
    }
}
