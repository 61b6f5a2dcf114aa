//! What odds come to: the chance of each outcome, of being alive and awake, and of how long it takes.

use super::Reported;
use crate::dice::chance::{Chance, decimal};
use crate::odds::tally::{Fraction, Sum};
use crate::odds::{Likely, Times};
use crate::rules::outcome::Outcome;
use crate::time::Time;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;
use std::iter;

/// A chance, exact where it is known exactly.
#[derive(Clone, Debug, Default)]
pub struct Share {
    /// As a decimal.
    pub p: f64,
    /// As a fraction.
    pub exact: Option<Chance>,
}

impl Share {
    /// The chances of some of the figures together.
    fn of<'a, F: 'a>(mut likely: impl Iterator<Item = &'a Likely<F>>) -> Share {
        let Some(first) = likely.next() else { return Share { p: 0.0, exact: Some(Chance::ZERO) } };
        let Some(second) = likely.next() else { return Share { p: first.p, exact: first.exact.clone() } };
        let mut p = first.p;
        // Reduced once, at the end, where each sum on the way would cost as much.
        let mut exact = Fraction::of(first);
        for likely in iter::once(second).chain(likely) {
            p += likely.p;
            exact = exact.zip(Fraction::of(likely)).map(|(mut sum, more)| {
                sum.add(&more);
                sum
            });
        }
        let exact = exact.and_then(|sum| sum.exact());
        Share { p: exact.as_ref().map_or(p, decimal), exact }
    }
}

/// How likely each outcome is, the most likely first.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// The outcomes.
    pub outcomes: Vec<(Outcome, Share)>,
    /// The chance to be alive, in games where that is a question.
    pub alive: Option<Share>,
    /// The chance to be conscious.
    pub conscious: Option<Share>,
    /// How the totals are spread, if the outcomes are totals of dice.
    pub totals: Option<Totals>,
    /// How long it takes, if that was asked.
    pub time: Option<Spread>,
}

/// How totals are spread.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Totals {
    /// Their mean.
    pub mean: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// The total that one case in twenty does not pass.
    pub p05: i64,
    /// The total that nineteen cases in twenty do not pass.
    pub p95: i64,
}

impl Totals {
    /// The spread of the outcomes if all of them are totals.
    #[expect(clippy::cast_precision_loss, reason = "totals are far below 2^53")]
    fn of(outcomes: &[(Outcome, Share)]) -> Option<Totals> {
        let total = |(outcome, share): &(Outcome, Share)| match outcome {
            Outcome::Total(total) => Some((*total, share.p)),
            _ => None,
        };
        let all: Vec<(i64, f64)> = outcomes.iter().map(total).collect::<Option<_>>()?;
        // Around the likeliest total the sums stay small, and with them what rounding does.
        let center = all.first()?.0;
        let mean = center as f64 + all.iter().map(|(total, p)| (total - center) as f64 * p).sum::<f64>();
        let squared = |total: i64| (total as f64 - mean) * (total as f64 - mean);
        let variance = all.iter().map(|(total, p)| squared(*total) * p).sum::<f64>();
        let mut in_order = all;
        in_order.sort_unstable_by_key(|(total, _)| *total);
        let passed = |share: f64| {
            let mut sum = 0.0;
            let reached = in_order.iter().find(|(_, p)| {
                sum += p;
                sum >= share - 1e-12
            });
            reached.or(in_order.last()).map_or(center, |(total, _)| *total)
        };
        Some(Totals { mean, deviation: variance.sqrt(), p05: passed(0.05), p95: passed(0.95) })
    }
}

impl Summary {
    /// Sums up the odds of figures.
    #[must_use]
    pub fn of<F: Reported>(all: &[Likely<F>], time: Option<&Times>) -> Summary {
        let mut by_word: Vec<&Likely<F>> = all.iter().collect();
        by_word.sort_by_key(|likely| likely.outcome);
        let with = |alike: &[&Likely<F>]| (alike[0].outcome, Share::of(alike.iter().copied()));
        let mut outcomes: Vec<(Outcome, Share)> = by_word.chunk_by(|a, b| a.outcome == b.outcome).map(with).collect();
        outcomes.sort_by(|a, b| b.1.p.total_cmp(&a.1.p));
        let has_figures = all.iter().any(|likely| likely.figure.conscious().is_some());
        let alive = has_figures.then(|| Share::of(all.iter().filter(|likely| !likely.figure.dead())));
        let awake = |likely: &&Likely<F>| likely.figure.conscious() == Some(true);
        let conscious = has_figures.then(|| Share::of(all.iter().filter(awake)));
        let totals = Totals::of(&outcomes);
        Summary { outcomes, alive, conscious, totals, time: time.map(Spread::of) }
    }
}

/// A summary as it is written.
#[derive(serde::Serialize, JsonSchema)]
struct SummaryObject<'a> {
    p: Outcomes<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    alive: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    conscious: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mean: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<&'a Spread>,
}

/// The chance of each outcome by its word.
struct Outcomes<'a>(&'a [(Outcome, Share)]);

impl Serialize for Outcomes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(outcome, share)| (outcome, share.p)))
    }
}

impl JsonSchema for Outcomes<'_> {
    fn schema_name() -> Cow<'static, str> {
        "Chances".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let outcome = generator.subschema_for::<Outcome>();
        json_schema!({ "type": "object", "propertyNames": outcome, "additionalProperties": { "type": "number" } })
    }
}

impl Serialize for Summary {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let object = SummaryObject {
            p: Outcomes(&self.outcomes),
            alive: self.alive.as_ref().map(|share| share.p),
            conscious: self.conscious.as_ref().map(|share| share.p),
            mean: self.totals.map(|totals| totals.mean),
            deviation: self.totals.map(|totals| totals.deviation),
            time: self.time.as_ref(),
        };
        object.serialize(serializer)
    }
}

impl JsonSchema for Summary {
    fn schema_name() -> Cow<'static, str> {
        "Summary".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        SummaryObject::json_schema(generator)
    }
}

/// How long it takes. The median and the 90th percentile are of all cases, those in which it never comes among them.
#[derive(Clone, Debug, PartialEq, serde::Serialize, JsonSchema)]
pub struct Spread {
    /// The mean in days of the cases in which it comes; none if it never does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    /// The time by which it has come in half of all cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median: Option<Time>,
    /// The time by which it has come in nine tenths of all cases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub p90: Option<Time>,
    /// The chance that it does not come.
    pub never: f64,
    /// The chance that it has come by each time.
    pub by: Vec<(Time, f64)>,
}

impl Spread {
    /// The spread of these times.
    #[must_use]
    pub fn of(times: &Times) -> Spread {
        let mut sum = 0.0;
        let by: Vec<(Time, f64)> = times
            .at
            .iter()
            .map(|(time, p)| {
                sum += p;
                (*time, sum)
            })
            .collect();
        // Half is half also where the doubles that add up to it fall short by a rounding.
        let reached = |share: f64| by.iter().find(|(_, p)| *p >= share - 1e-12).map(|(time, _)| *time);
        let mean = (sum > 0.0).then(|| times.at.iter().map(|(time, p)| time.in_days() * p).sum::<f64>() / sum);
        Spread { mean, median: reached(0.5), p90: reached(0.9), never: times.never, by }
    }
}
