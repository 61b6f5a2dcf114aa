//! Odds in words: the question, a table with bars, the chance to be alive and awake, and how long it takes.

use super::bars::{Columns, LONGEST_BAR, bar};
use super::curve;
use super::percent::percent_of;
use super::{Caption, standing, title, totals, wh40k};
use crate::report::odds::{Share, Summary};
use crate::report::style::Style;
use crate::report::{OddsReport, Subject};
use crate::rules::outcome::Outcome;
use crate::sheet::Sheet;
use std::fmt::Write;

/// What is less likely after many steps is left out: a figure that is still not well after ten years.
const WORTH_TELLING: f64 = 1e-15;

/// The odds in words.
pub(super) fn odds(report: &OddsReport, caption: &Caption<'_>, style: Style) -> String {
    let mut text = title(&format!("Odds of '{}'", caption.words), style);
    match &report.subject {
        Some(Subject::Figure(now, sheet)) if caption.of_sheet => {
            if let Some(line) = standing::line(now, sheet, None, style.width) {
                let _ = writeln!(text, "{line}");
            }
        }
        Some(Subject::Figures(number)) if *number > 1 => {
            let _ = writeln!(text, "One of {number} figures, each with its chance");
        }
        _ => {}
    }
    if let Some(Subject::Figure(_, Sheet::Wh40k(figure))) = &report.subject
        && let Some(words) = wh40k::left_out(report.command, figure)
    {
        let _ = writeln!(text, "{words}");
    }
    let summary = &report.summary;
    if let Some(totals) = &summary.totals {
        return text + &totals::table(summary, totals, style);
    }
    text += &table(summary, style);
    if let Some(alive) = &summary.alive {
        let _ = write!(text, "Alive {}", percent_of(alive));
        if let Some(conscious) = &summary.conscious {
            let _ = write!(text, ", conscious {}", percent_of(conscious));
        }
        text.push('\n');
    }
    if let Some(time) = &summary.time {
        text += &curve::curve(time, style);
    }
    text
}

/// One row for each outcome, the most likely first; a full bar is certainty.
fn table(summary: &Summary, style: Style) -> String {
    let rows = told(summary);
    let columns = Columns::of(rows.iter().map(|(_, share)| share));
    let words = rows.iter().map(|(outcome, _)| outcome.to_string().len()).max().unwrap_or(0);
    let room = style.width.saturating_sub(2 + words + columns.width() + 2).clamp(8, LONGEST_BAR);
    let mut text = String::new();
    for (row, (outcome, share)) in rows.iter().enumerate() {
        let bar = bar(share.p, room, style);
        let bar = if outcome.unfavourable() { style.red(&bar) } else { style.green(&bar) };
        let line = format!("  {outcome:<words$}{}  {bar}", columns.cells(row));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The outcomes that are worth telling.
pub(crate) fn told(summary: &Summary) -> Vec<&(Outcome, Share)> {
    let told = |(_, share): &&(Outcome, Share)| share.exact.is_some() || share.p >= WORTH_TELLING;
    summary.outcomes.iter().filter(told).collect()
}
