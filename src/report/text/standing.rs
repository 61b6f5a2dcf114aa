//! The outcome in plain words, and how the figure stands now. The words for each game are in a file of its own.

use super::{gadda, smith, wh40k, wound_box};
use crate::report::{Report, Standing};
use crate::rules::outcome::Outcome;
use crate::sheet::Sheet;
use crate::text::wrap;

/// The outcome in plain words.
pub(super) fn headline(report: &Report) -> String {
    let words = outcome(report);
    match (report.found.time, report.found.in_vain) {
        (Some(time), _) => format!("{}, after {time}.", words.trim_end_matches('.')),
        (None, Some(limit)) => format!("{words} Waited {limit} in vain."),
        (None, None) => words,
    }
}

fn outcome(report: &Report) -> String {
    if report.outcome == Outcome::Refused {
        return "Refused: the rules forbid it.".to_owned();
    }
    match (&report.now, &report.sheet) {
        (Some(Standing::Gadda(now)), Some(Sheet::Gadda(figure))) => gadda::headline(report.outcome, now, figure),
        (Some(Standing::Smith(now)), Some(Sheet::Smith(figure))) => smith::headline(report.outcome, now, figure),
        (Some(Standing::WoundBox(now)), Some(Sheet::WoundBox(_))) => wound_box::headline(report.outcome, now),
        (Some(Standing::Wh40k(now)), Some(Sheet::Wh40k(figure))) => wh40k::headline(report.outcome, now, figure),
        _ => plainly(report.outcome),
    }
}

/// The outcome's own word, as a sentence.
pub(super) fn plainly(outcome: Outcome) -> String {
    let words = outcome.to_string();
    if matches!(outcome, Outcome::Total(_)) {
        return words;
    }
    let words = words.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| format!("{}{}.", first.to_ascii_uppercase(), letters.as_str()))
}

/// How the figure of a report stands, in lines of at most so many columns.
pub(super) fn now(report: &Report, width: usize) -> Option<String> {
    line(report.now.as_ref()?, report.sheet.as_ref()?, report.before.as_ref(), width)
}

/// How a figure stands, and beside it how it stood before, where that is shown.
pub(super) fn line(now: &Standing, sheet: &Sheet, before: Option<&Sheet>, width: usize) -> Option<String> {
    // Lines break between the parts and where a part lists things, not within what belongs together.
    let line = |words: String| {
        let parts = words.replace(' ', "\u{a0}").replace(";\u{a0}", "; ").replace(",\u{a0}", ", ");
        wrap(&parts, "", "  ", width).join("\n").replace('\u{a0}', " ")
    };
    match (now, sheet) {
        (Standing::Gadda(now), Sheet::Gadda(figure)) => Some(line(gadda::now(now, figure))),
        (Standing::Smith(now), Sheet::Smith(figure)) => Some(line(smith::now(now, figure))),
        (Standing::Wh40k(now), Sheet::Wh40k(figure)) => Some(line(wh40k::now(now, figure))),
        (Standing::WoundBox(now), Sheet::WoundBox(figure)) => {
            let before = before.and_then(|before| match before {
                Sheet::WoundBox(before) if before != figure => Some(before),
                _ => None,
            });
            Some(wound_box::now(now, figure, before))
        }
        _ => None,
    }
}
