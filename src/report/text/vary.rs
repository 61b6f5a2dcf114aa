//! How the odds move with a flag: a row for each of its values with a bar for what matters most; with two flags, a grid.

use super::bars::bar;
use super::grid::Grid;
use super::percent::short;
use super::{Caption, title};
use crate::report::odds::Summary;
use crate::report::style::Style;
use crate::report::varied::{Of, Row, Varied};
use crate::rules::outcome::Outcome;
use std::fmt::Write;

/// The most outcomes that have a column; the others share one.
const MOST_COLUMNS: usize = 9;
/// The narrowest bar that shows anything.
const NARROWEST_BAR: usize = 8;
/// The widest bar.
const WIDEST_BAR: usize = 40;

/// A column: its name, and what stands in each row, as text and as what is drawn of it.
struct Column {
    name: String,
    cells: Vec<String>,
    sizes: Vec<f64>,
}

impl Column {
    fn new(name: impl Into<String>, varied: &Varied, cell: impl Fn(&Summary) -> (String, f64)) -> Column {
        let (cells, sizes) = varied.rows.iter().map(|row| cell(&row.summary)).unzip();
        Column { name: name.into(), cells, sizes }
    }

    fn chance(name: impl Into<String>, varied: &Varied, p: impl Fn(&Summary) -> f64) -> Column {
        Column::new(name, varied, |summary| {
            let p = p(summary);
            (short(p), p)
        })
    }

    fn width(&self) -> usize {
        self.cells.iter().chain([&self.name]).map(|cell| cell.chars().count()).max().unwrap_or(0)
    }
}

/// The odds in words.
pub(super) fn varied(varied: &Varied, caption: &Caption<'_>, style: Style) -> String {
    let names: Vec<String> = varied.keys.iter().map(|key| key.replace('_', "-")).collect();
    match names.as_slice() {
        [row, column] => grid(varied, caption, (row, column), style),
        _ => table(varied, caption, &names.concat(), style),
    }
}

/// A row for each value.
fn table(varied: &Varied, caption: &Caption<'_>, flag: &str, style: Style) -> String {
    let columns = columns(varied, caption.of);
    let labels: Vec<String> = varied.rows.iter().map(label).collect();
    let label = labels.iter().map(String::len).chain([flag.len()]).max().unwrap_or(0);
    // As many columns as leave room for the bar; the others go on below.
    let mut used = 2 + label + 2;
    let fit = columns.iter().take_while(|column| {
        used += 2 + column.width();
        used + NARROWEST_BAR <= style.width
    });
    let fit = fit.count().max(1);
    let (beside, below) = columns.split_at(fit.min(columns.len()));
    let room = style.width.saturating_sub(4 + label + beside.iter().map(|column| 2 + column.width()).sum::<usize>());
    let room = room.clamp(NARROWEST_BAR, WIDEST_BAR);
    let drawn = beside.first();
    let largest = drawn.map_or(0.0, |column| column.sizes.iter().copied().fold(0.0, f64::max));
    let unit = if varied.of_outcomes() { " in %" } else { "" };
    let mut text = title(&format!("Odds of '{}'{unit}, by {flag}", caption.words), style);
    let mut header = format!("  {flag:>label$}");
    for column in beside {
        let _ = write!(header, "  {:>width$}", column.name, width = column.width());
    }
    if let Some(drawn) = drawn {
        let _ = write!(header, "  {}", drawn.name);
    }
    text += &style.dim(&header);
    text.push('\n');
    for (at, name) in labels.iter().enumerate() {
        let mut line = format!("  {name:>label$}");
        for column in beside {
            let _ = write!(line, "  {:>width$}", column.cells[at], width = column.width());
        }
        let size = drawn.map_or(0.0, |column| column.sizes[at]);
        let bar = if largest > 0.0 { bar(size / largest, room, style) } else { String::new() };
        let _ = writeln!(text, "{}", format!("{line}  {bar}").trim_end());
    }
    if !below.is_empty() {
        let row = |(at, name): (usize, &String)| {
            (name.clone(), below.iter().map(|column| column.cells[at].clone()).collect())
        };
        let rows = labels.iter().enumerate().map(row).collect();
        let columns = below.iter().map(|column| column.name.clone()).collect();
        text.push('\n');
        text += &Grid { corner: flag.to_owned(), gap: 2, columns, rows }.text(style.width);
    }
    text
}

/// A row for each value of the first flag, a column for each of the second.
fn grid(varied: &Varied, caption: &Caption<'_>, (row, column): (&str, &str), style: Style) -> String {
    let Some(shown) = columns(varied, caption.of).into_iter().next() else { return String::new() };
    let first = varied.rows.iter().filter(|other| other.values[0] == varied.rows[0].values[0]).count().max(1);
    let columns = varied.rows[..first].iter().map(|row| row.values[1].to_string()).collect();
    let lines = varied.rows.chunks(first).zip(shown.cells.chunks(first));
    let rows = lines.map(|(rows, cells)| (label(&rows[0]), cells.to_vec())).collect();
    let unit = if varied.of_outcomes() { " in %" } else { "" };
    let what = format!("{}{unit}", shown.name);
    let mut text = title(&format!("Odds of '{}': {what}, by {row} (down) and {column} (across)", caption.words), style);
    text += &Grid { corner: row.to_owned(), gap: 2, columns, rows }.text(style.width);
    text
}

fn label(row: &Row) -> String {
    row.values.first().map(ToString::to_string).unwrap_or_default()
}

/// What there is to show of each row, the most important first.
fn columns(varied: &Varied, of: Option<Of>) -> Vec<Column> {
    let unit = if varied.of_outcomes() { "" } else { " %" };
    let first = of.map(|of| Column::chance(format!("{of}{unit}"), varied, |summary| of.share(summary).p));
    let mut columns: Vec<Column> = first.into_iter().collect();
    let outcomes = varied.outcomes();
    if varied.timed() {
        columns.extend(times(varied));
    } else if !varied.of_outcomes() {
        columns.extend(totals(varied));
    } else {
        let others = |outcome: &&Outcome| of != Some(Of::Outcome(**outcome));
        let shown: Vec<Outcome> = outcomes.iter().filter(others).copied().collect();
        let most = if shown.len() > MOST_COLUMNS { MOST_COLUMNS - 1 } else { shown.len() };
        let chance = |summary: &Summary, outcome: Outcome| {
            let found = summary.outcomes.iter().find(|(other, _)| *other == outcome);
            found.map_or(0.0, |(_, share)| share.p)
        };
        for outcome in &shown[..most] {
            columns.push(Column::chance(outcome.to_string(), varied, |summary| chance(summary, *outcome)));
        }
        if most < shown.len() {
            let rest = |summary: &Summary| shown[most..].iter().map(|outcome| chance(summary, *outcome)).sum();
            columns.push(Column::chance("others", varied, rest));
        }
    }
    columns
}

/// How long it takes.
fn times(varied: &Varied) -> Vec<Column> {
    let never = "never".to_owned();
    let time = |time: Option<crate::time::Time>| {
        (time.map_or_else(|| never.clone(), |time| time.to_string()), time.map_or(0.0, crate::time::Time::in_days))
    };
    let none = || (never.clone(), 0.0);
    vec![
        Column::new("half by", varied, |summary| summary.time.as_ref().map_or_else(none, |spread| time(spread.median))),
        Column::new("9 in 10 by", varied, |summary| summary.time.as_ref().map_or_else(none, |spread| time(spread.p90))),
        Column::new("mean days", varied, |summary| {
            let mean = summary.time.as_ref().and_then(|spread| spread.mean);
            mean.map_or_else(none, |mean| (format!("{mean:.1}"), mean))
        }),
        Column::chance("never %", varied, |summary| summary.time.as_ref().map_or(0.0, |spread| spread.never)),
    ]
}

/// What totals of dice come to.
fn totals(varied: &Varied) -> Vec<Column> {
    let ends = |summary: &Summary| {
        let totals = summary.outcomes.iter().filter_map(|(outcome, _)| match outcome {
            Outcome::Total(total) => Some(*total),
            _ => None,
        });
        totals.fold(None, |ends: Option<(i64, i64)>, total| {
            Some(ends.map_or((total, total), |(low, high)| (low.min(total), high.max(total))))
        })
    };
    let end = |end: Option<i64>| (end.map_or_else(String::new, |end| end.to_string()), 0.0);
    vec![
        Column::new("mean", varied, |summary| {
            let mean = summary.totals.map_or(0.0, |totals| totals.mean);
            (format!("{mean:.2}"), mean)
        }),
        Column::new("deviation", varied, |summary| {
            let deviation = summary.totals.map_or(0.0, |totals| totals.deviation);
            (format!("{deviation:.2}"), deviation)
        }),
        Column::new("lowest", varied, |summary| end(ends(summary).map(|(low, _)| low))),
        Column::new("highest", varied, |summary| end(ends(summary).map(|(_, high)| high))),
    ]
}
