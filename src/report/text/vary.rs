//! How the odds move with a flag: a row for each of its values with a bar for what matters most; with two flags, a grid.

use super::bars::bar;
use super::grid::Grid;
use super::{Caption, title};
use crate::report::chart::{Line, lines};
use crate::report::style::Style;
use crate::report::varied::{Row, Varied};
use std::fmt::Write;

/// The narrowest bar that shows anything.
const NARROWEST_BAR: usize = 8;
/// The widest bar.
const WIDEST_BAR: usize = 40;

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
    let columns = lines(varied, caption.of);
    let labels: Vec<String> = varied.rows.iter().map(label).collect();
    let label = labels.iter().map(String::len).chain([flag.len()]).max().unwrap_or(0);
    // As many columns as leave room for the bar; the others go on below.
    let mut used = 2 + label + 2;
    let fit = columns.iter().take_while(|column| {
        used += 2 + width(column);
        used + NARROWEST_BAR <= style.width
    });
    let fit = fit.count().max(1);
    let (beside, below) = columns.split_at(fit.min(columns.len()));
    let room = style.width.saturating_sub(4 + label + beside.iter().map(|column| 2 + width(column)).sum::<usize>());
    let room = room.clamp(NARROWEST_BAR, WIDEST_BAR);
    let sizes: Vec<f64> =
        beside.first().map_or(Vec::new(), |drawn| drawn.sizes.iter().map(|size| size.unwrap_or(0.0)).collect());
    let largest = sizes.iter().copied().fold(0.0, f64::max);
    let unit = if varied.of_outcomes() { " in %" } else { "" };
    let mut text = title(&format!("Odds of '{}'{unit}, by {flag}", caption.words), style);
    let mut header = format!("  {flag:>label$}");
    for column in beside {
        let _ = write!(header, "  {:>width$}", column.name, width = width(column));
    }
    if let Some(drawn) = beside.first() {
        let _ = write!(header, "  bars: {}", drawn.name);
    }
    text += &style.dim(&header);
    text.push('\n');
    for (at, name) in labels.iter().enumerate() {
        let mut line = format!("  {name:>label$}");
        for column in beside {
            let _ = write!(line, "  {:>width$}", column.cells[at], width = width(column));
        }
        let bar = if largest > 0.0 { bar(sizes[at] / largest, room, style) } else { String::new() };
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
    let Some(shown) = lines(varied, caption.of).into_iter().next() else { return String::new() };
    let first = varied.of_first();
    let columns = varied.rows[..first].iter().map(|row| row.values[1].to_string()).collect();
    let lines = varied.rows.chunks(first).zip(shown.cells.chunks(first));
    let rows = lines.map(|(rows, cells)| (label(&rows[0]), cells.to_vec())).collect();
    let unit = if varied.of_outcomes() { " in %" } else { "" };
    let what = format!("{}{unit}", shown.name);
    let mut text = title(&format!("Odds of '{}': {what}, by {row} (down) and {column} (across)", caption.words), style);
    text += &Grid { corner: row.to_owned(), gap: 2, columns, rows }.text(style.width);
    text
}

fn width(column: &Line) -> usize {
    column.cells.iter().chain([&column.name]).map(|cell| cell.chars().count()).max().unwrap_or(0)
}

fn label(row: &Row) -> String {
    row.values.first().map(ToString::to_string).unwrap_or_default()
}
