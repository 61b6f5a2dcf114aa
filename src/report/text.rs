//! Answers in words, for people at a table: the outcome first, then each step with its arithmetic and rule, then the
//! figure now, last the seed.

mod bars;
pub(crate) mod curve;
mod gadda;
pub(crate) mod grid;
mod journal;
pub(crate) mod odds;
pub(crate) mod percent;
mod smith;
mod standing;
pub(crate) mod totals;
mod vary;
mod wh40k;
mod wound_box;

use super::style::Style;
use super::varied::Of;
use super::{Answer, Origin, Report};
use crate::text::wrap;

/// What the answer cannot say of its question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Caption<'a> {
    /// The question as it was typed.
    pub words: &'a str,
    /// The chance that is looked at first.
    pub of: Option<Of>,
    /// Whether the figure comes from a sheet, so that the words do not tell it.
    pub of_sheet: bool,
}

/// The outcome word alone; for odds, the words with their chances.
#[must_use]
pub fn word(answer: &Answer) -> String {
    match answer {
        Answer::Report(report) => report.outcome.to_string(),
        Answer::Odds(odds) => {
            let line = |(outcome, share): &(_, super::odds::Share)| format!("{outcome} {}", number(share.p));
            odds.summary.outcomes.iter().map(line).collect::<Vec<String>>().join("\n")
        }
        Answer::Varied(varied) => {
            let lines = varied.rows.iter().flat_map(|row| {
                let set: Vec<String> =
                    varied.keys.iter().zip(&row.values).map(|(key, value)| format!("{key}={value}")).collect();
                let line = move |(outcome, share): &(_, super::odds::Share)| {
                    format!("{} {outcome} {}", set.join(" "), number(share.p))
                };
                row.summary.outcomes.iter().map(line)
            });
            lines.collect::<Vec<String>>().join("\n")
        }
        Answer::Reference(text, _) => text.trim_end().to_owned(),
        Answer::Sheet(sheet) => serde_json::to_string(sheet).unwrap_or_default(),
    }
}

/// A chance as a number that is not long because it is small.
fn number(p: f64) -> String {
    if p > 0.0 && p < 1e-5 { format!("{p:e}") } else { p.to_string() }
}

/// The whole answer.
#[must_use]
pub fn text(answer: &Answer, caption: &Caption<'_>, style: Style) -> String {
    match answer {
        Answer::Report(report) => report_text(report, style),
        Answer::Odds(odds) => odds::odds(odds, caption, style),
        Answer::Varied(varied) => vary::varied(varied, caption, style),
        Answer::Reference(text, _) => text.clone(),
        Answer::Sheet(sheet) => serde_json::to_string(sheet).unwrap_or_default() + "\n",
    }
}

/// The first line of odds, in as many lines as it takes.
fn title(words: &str, style: Style) -> String {
    // A flag and its value stay together.
    let mut bound = String::with_capacity(words.len());
    let mut after_flag = false;
    for word in words.split(' ') {
        let flag = word.starts_with("--") || word == "-s";
        bound += if after_flag && !flag { "\u{a0}" } else { " " };
        bound += word;
        after_flag = flag;
    }
    let lines = wrap(bound.trim_start(), "", "  ", style.width);
    lines.into_iter().map(|line| style.bold(&line.replace('\u{a0}', " ")) + "\n").collect()
}

fn report_text(report: &Report, style: Style) -> String {
    if let Some(card) = &report.card {
        return card.clone() + "\n";
    }
    let headline = standing::headline(report);
    let mut text = if report.outcome.unfavourable() { style.bad(&headline) } else { style.bold(&headline) };
    text.push('\n');
    text += &journal::lines(&report.events, style);
    if let Some(now) = standing::now(report, style.width) {
        text += &(now + "\n");
    }
    text += &style.dim(&origin(&report.origin));
    text.push('\n');
    text
}

fn origin(origin: &Origin) -> String {
    match origin {
        Origin::Seed(seed, 0) => format!("Seed {seed}"),
        Origin::Seed(seed, stream) => format!("Seed {seed}, stream {stream}"),
        Origin::Hand(shown) => {
            let list: Vec<String> = shown.iter().map(ToString::to_string).collect();
            if list.is_empty() { "No dice were needed".to_owned() } else { format!("Dice by hand: {}", list.join(",")) }
        }
    }
}
