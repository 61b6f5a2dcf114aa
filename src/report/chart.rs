//! What a chart of odds shows, however it is drawn: the rows of a table with bars, and the lines of what varies.

use super::odds::{Share, Summary};
use super::text::odds::told;
use super::text::percent::short;
use super::text::totals::{Band, bands, in_order};
use super::varied::{Of, Varied};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The most outcomes that have a line or column of their own; the others share one.
const MOST_OUTCOMES: usize = 9;

/// A row with a bar.
pub(crate) struct Bar {
    /// What it is about.
    pub(crate) label: String,
    /// How likely that is.
    pub(crate) share: Share,
    /// Whether it is bad news.
    pub(crate) bad: bool,
}

/// The rows of the table in words: outcomes with the most likely first, totals of dice with the lowest first.
pub(crate) fn bars(summary: &Summary) -> Vec<Bar> {
    if summary.totals.is_some() {
        let bar = |band: Band| Bar { label: band.name, share: band.share, bad: false };
        return bands(&in_order(summary)).into_iter().map(bar).collect();
    }
    let bar = |(outcome, share): &(Outcome, Share)| Bar {
        label: outcome.to_string(),
        share: share.clone(),
        bad: outcome.unfavourable(),
    };
    told(summary).into_iter().map(bar).collect()
}

/// What a number of a line means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// A chance.
    Chance,
    /// Days.
    Days,
    /// Points of dice.
    Points,
}

/// One thing that moves with what varies.
pub(crate) struct Line {
    /// Its name.
    pub(crate) name: String,
    /// What its numbers mean.
    pub(crate) unit: Unit,
    /// What stands in each row.
    pub(crate) cells: Vec<String>,
    /// The same as numbers; none where there is none.
    pub(crate) sizes: Vec<Option<f64>>,
}

impl Line {
    fn new(name: &str, unit: Unit, varied: &Varied, cell: impl Fn(&Summary) -> (String, Option<f64>)) -> Line {
        let (cells, sizes) = varied.rows.iter().map(|row| cell(&row.summary)).unzip();
        Line { name: name.to_owned(), unit, cells, sizes }
    }

    fn chance(name: &str, varied: &Varied, p: impl Fn(&Summary) -> f64) -> Line {
        Line::new(name, Unit::Chance, varied, |summary| {
            let p = p(summary);
            (short(p), Some(p))
        })
    }
}

/// What there is to show of what varies, the most important first.
pub(crate) fn lines(varied: &Varied, of: Option<Of>) -> Vec<Line> {
    let unit = if varied.of_outcomes() { "" } else { " %" };
    let first = of.map(|of| Line::chance(&format!("{of}{unit}"), varied, |summary| of.share(summary).p));
    let others = if varied.timed() {
        times(varied)
    } else if varied.of_outcomes() {
        outcomes(varied, of)
    } else {
        totals(varied)
    };
    first.into_iter().chain(others).collect()
}

/// The chance of each outcome, but for the one that has its line already.
fn outcomes(varied: &Varied, of: Option<Of>) -> Vec<Line> {
    let other = |outcome: &Outcome| of != Some(Of::Outcome(*outcome));
    let shown: Vec<Outcome> = varied.outcomes().into_iter().filter(other).collect();
    let own = if shown.len() > MOST_OUTCOMES { MOST_OUTCOMES - 1 } else { shown.len() };
    let chance = |summary: &Summary, outcome: Outcome| {
        let found = summary.outcomes.iter().find(|(other, _)| *other == outcome);
        found.map_or(0.0, |(_, share)| share.p)
    };
    let line = |outcome: &Outcome| Line::chance(&outcome.to_string(), varied, |summary| chance(summary, *outcome));
    let mut lines: Vec<Line> = shown[..own].iter().map(line).collect();
    if own < shown.len() {
        let rest = |summary: &Summary| shown[own..].iter().map(|outcome| chance(summary, *outcome)).sum();
        lines.push(Line::chance("others", varied, rest));
    }
    lines
}

/// How long it takes.
fn times(varied: &Varied) -> Vec<Line> {
    let time = |time: Option<Time>| (time.map_or("never".to_owned(), |time| time.to_string()), time.map(Time::in_days));
    vec![
        Line::new("half by", Unit::Days, varied, |summary| {
            time(summary.time.as_ref().and_then(|spread| spread.median))
        }),
        Line::new("9 in 10 by", Unit::Days, varied, |summary| {
            time(summary.time.as_ref().and_then(|spread| spread.p90))
        }),
        Line::new("mean days", Unit::Days, varied, |summary| {
            let mean = summary.time.as_ref().and_then(|spread| spread.mean);
            (mean.map_or("never".to_owned(), |mean| format!("{mean:.1}")), mean)
        }),
        Line::chance("never %", varied, |summary| summary.time.as_ref().map_or(0.0, |spread| spread.never)),
    ]
}

/// How totals of dice are spread.
#[expect(clippy::cast_precision_loss, reason = "totals are far below 2^53")]
fn totals(varied: &Varied) -> Vec<Line> {
    let decimal = |number: Option<f64>| (number.map_or(String::new(), |number| format!("{number:.2}")), number);
    let whole = |number: Option<i64>| (number.map_or(String::new(), |n| n.to_string()), number.map(|n| n as f64));
    let end = |end: Option<&(i64, &Share)>| whole(end.map(|(total, _)| *total));
    vec![
        Line::new("mean", Unit::Points, varied, |summary| decimal(summary.totals.map(|totals| totals.mean))),
        Line::new("deviation", Unit::Points, varied, |summary| decimal(summary.totals.map(|totals| totals.deviation))),
        Line::new("lowest", Unit::Points, varied, |summary| end(in_order(summary).first())),
        Line::new("highest", Unit::Points, varied, |summary| end(in_order(summary).last())),
    ]
}
