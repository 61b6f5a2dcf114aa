//! Odds as a table with bars, the most likely first.

use super::percent::percent;
use super::{Caption, title};
use crate::report::OddsReport;
use crate::report::odds::{Share, Spread, Summary};
use crate::report::style::Style;
use crate::rules::outcome::Outcome;
use crate::text::wrap;
use dashu_int::UBig;
use std::fmt::Write;

/// The most rows; what is less likely is one row together.
const MOST_ROWS: usize = 24;
/// What is less likely after many steps is left out: a figure that is still not well after ten years.
const WORTH_TELLING: f64 = 1e-15;
/// Fractions longer than this are left to the JSON form.
const LONGEST_FRACTION: usize = 21;

/// The odds in words.
pub(super) fn odds(report: &OddsReport, caption: &Caption<'_>, style: Style) -> String {
    let mut text = title(&format!("Odds of '{}'", caption.words), style);
    text += &table(&report.summary, style);
    if let Some(alive) = &report.summary.alive {
        let _ = write!(text, "Alive {}", percent(alive.p));
        if let Some(conscious) = &report.summary.conscious {
            let _ = write!(text, ", conscious {}", percent(conscious.p));
        }
        text.push('\n');
    }
    if let Some(time) = &report.summary.time {
        // A number keeps its percent sign.
        let words = times(time).replace(" %", "\u{a0}%");
        text += &(wrap(&words, "", "  ", style.width).join("\n").replace('\u{a0}', " ") + "\n");
    }
    text
}

/// One row for each outcome.
fn table(summary: &Summary, style: Style) -> String {
    let told = |(_, share): &&(Outcome, Share)| share.exact.is_some() || share.p >= WORTH_TELLING;
    let outcomes: Vec<&(Outcome, Share)> = summary.outcomes.iter().filter(told).collect();
    let mut rows: Vec<(String, Share)> =
        outcomes.iter().take(MOST_ROWS).map(|(outcome, share)| (outcome.to_string(), share.clone())).collect();
    let folded = &outcomes[rows.len()..];
    if !folded.is_empty() {
        let exact = folded
            .iter()
            .try_fold(crate::dice::chance::Chance::ZERO, |sum, (_, share)| Some(sum + share.exact.as_ref()?));
        let p = folded.iter().map(|(_, share)| share.p).sum();
        rows.push((format!("{} others", folded.len()), Share { p, exact }));
    }
    let fractions = fractions(&rows);
    let words = rows.iter().map(|(word, _)| word.len()).max().unwrap_or(0);
    let parts = fractions.iter().map(String::len).max().unwrap_or(0);
    let shares: Vec<String> = rows.iter().map(|(_, share)| percent(share.p)).collect();
    let percents = shares.iter().map(String::len).max().unwrap_or(0);
    let room = style.width.saturating_sub(2 + words + 2 + percents + 2 + parts + 2).clamp(8, 50);
    let largest = rows.iter().map(|(_, share)| share.p).fold(f64::MIN_POSITIVE, f64::max);
    let mut text = String::new();
    for (((word, share), fraction), p) in rows.iter().zip(&fractions).zip(&shares) {
        let bar = bar(share.p / largest, room, style);
        let gap = if parts == 0 { "" } else { "  " };
        let line = format!("  {word:<words$}  {p:>percents$}{gap}{fraction:>parts$}  {bar}");
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The fractions of the rows on a common denominator, where it is short enough to be read.
fn fractions(rows: &[(String, Share)]) -> Vec<String> {
    use dashu_int::ops::Gcd;
    let common = rows.iter().try_fold(UBig::ONE, |common, (_, share)| {
        let of = share.exact.as_ref()?.denominator();
        Some(&common / (&common).gcd(of) * of)
    });
    let written = common.map(|common| {
        let write = |(_, share): &(String, Share)| {
            let exact = share.exact.clone().unwrap_or_default();
            let ways = (exact.numerator() * &common) / exact.denominator();
            format!("{ways}/{common}")
        };
        rows.iter().map(write).collect::<Vec<String>>()
    });
    match written {
        Some(fractions) if fractions.iter().all(|fraction| fraction.len() <= LONGEST_FRACTION) => fractions,
        _ => vec![String::new(); rows.len()],
    }
}

/// A bar of up to `room` columns; in eighths where the characters for it can be shown.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a drawing")]
pub(super) fn bar(share: f64, room: usize, style: Style) -> String {
    if !style.unicode {
        return "#".repeat((share * room as f64).round() as usize);
    }
    let eighths = (share * room as f64 * 8.0).round() as usize;
    let part = ["", "\u{258f}", "\u{258e}", "\u{258d}", "\u{258c}", "\u{258b}", "\u{258a}", "\u{2589}"][eighths % 8];
    "\u{2588}".repeat(eighths / 8) + part
}

/// So many days, in a unit that is not too large for them.
fn about(days: f64) -> String {
    match days {
        _ if days >= 2.0 => format!("{days:.1} days"),
        _ if days * 24.0 >= 2.0 => format!("{:.1} hours", days * 24.0),
        _ => format!("{:.1} minutes", days * 24.0 * 60.0),
    }
}

fn times(time: &Spread) -> String {
    let mut text = match (time.median, time.p90) {
        (Some(median), Some(p90)) => format!("Half the time by {median}, nine times in ten by {p90}"),
        (Some(median), None) => format!("Half the time by {median}, but not nine times in ten"),
        (None, _) => "Less than half the time".to_owned(),
    };
    if let Some(mean) = time.mean {
        let condition = if time.never > 0.0 { " where it comes" } else { "" };
        let _ = write!(text, ", {} on average{condition}", about(mean));
    }
    let _ = write!(text, "; never {}", percent(time.never));
    text
}
