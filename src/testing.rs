//! What the tests of the rules share: the exact chance of every outcome of a procedure, beside fractions as a person
//! writes them.

use crate::dice::budget::Budget;
use crate::dice::chance::{Chance, chance};
use crate::dice::given;
use crate::dice::played::{Event, Journal, Rolled, Source};
use crate::odds::{self, Likely, Times, Whom};
use crate::play::{self, Story};
use crate::procedure::{Course, Procedure};
use crate::rules::outcome::Outcome;
use crate::time::Time;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::Value;
use std::collections::BTreeMap;

/// The story of a procedure with these dice on the table: `"3,4,=11"`.
pub(crate) fn played<P: Procedure>(
    procedure: &P,
    figure: P::Figure,
    dice: &str,
) -> Story<'static, P::Figure, P::Scene, P::Effect> {
    let shown = given::list(dice).unwrap().leak();
    play::once(procedure, figure, Source::Given(shown, 0), true).unwrap()
}

/// The story of a course of that length with these dice on the table.
pub(crate) fn played_for<C: Course>(
    course: &C,
    figure: C::Figure,
    limit: &str,
    dice: &str,
) -> Story<'static, C::Figure, C::Scene, C::Effect> {
    let shown = given::list(dice).unwrap().leak();
    play::course(course, figure, limit.parse().unwrap(), false, Source::Given(shown, 0), true).unwrap()
}

/// The figures that can come of a procedure.
pub(crate) fn likely<P: Procedure>(procedure: &P, figure: P::Figure) -> Vec<Likely<P::Figure>> {
    odds::once(procedure, &[Likely::certain(Outcome::Unhurt, figure)], Whom::One, Budget::WHOLE).unwrap()
}

/// The figures that can come of a course of that length.
pub(crate) fn likely_after<C: Course>(course: &C, figure: C::Figure, limit: &str) -> Vec<Likely<C::Figure>> {
    let start = [Likely::certain(Outcome::Unhurt, figure)];
    odds::course(course, &start, Whom::One, limit.parse().unwrap(), false, Budget::WHOLE).unwrap().0
}

/// The chance of each outcome word after a time.
pub(crate) fn chances_after<C: Course>(course: &C, figure: C::Figure, limit: &str) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, f64> = BTreeMap::new();
    for likely in likely_after(course, figure, limit) {
        *sums.entry(likely.outcome.to_string()).or_default() += likely.p;
    }
    assert!((sums.values().sum::<f64>() - 1.0).abs() < 1e-12);
    sums
}

/// How long it takes until what a course waits for comes, within ten years.
pub(crate) fn times_until<C: Course>(course: &C, figure: C::Figure) -> Times {
    odds::course(course, &[Likely::certain(Outcome::Unhurt, figure)], Whom::One, Time::days(3650), true, Budget::WHOLE)
        .unwrap()
        .1
}

/// The chance of each outcome word.
pub(crate) fn chances<P: Procedure>(procedure: &P, figure: P::Figure) -> BTreeMap<String, Chance> {
    let mut sums: BTreeMap<String, Chance> = BTreeMap::new();
    for likely in likely(procedure, figure) {
        *sums.entry(likely.outcome.to_string()).or_default() += likely.exact.unwrap();
    }
    assert_eq!(sums.values().fold(Chance::ZERO, |sum, chance| sum + chance), Chance::ONE);
    sums
}

/// Chances written as fractions: `("hurt", "4/216")`.
pub(crate) fn chances_of<const N: usize>(written: [(&str, &str); N]) -> BTreeMap<String, Chance> {
    let read = |text: &str| {
        let (ways, of) = text.split_once('/').unwrap_or((text, "1"));
        chance(ways.parse().unwrap(), of.parse().unwrap())
    };
    written.into_iter().map(|(outcome, fraction)| (outcome.to_owned(), read(fraction))).collect()
}

/// What was told, without the rolls.
pub(crate) fn told<F, S, E>(story: Story<'_, F, S, E>) -> Vec<E> {
    effects(story.journal)
}

/// The effects of a journal.
pub(crate) fn effects<E>(journal: Journal<E>) -> Vec<E> {
    let effect = |(_, event)| if let Event::Effect(effect) = event { Some(effect) } else { None };
    journal.into_iter().filter_map(effect).collect()
}

/// The rolls of a journal.
pub(crate) fn rolls<E>(journal: Journal<E>) -> Vec<Rolled> {
    let roll = |(_, event)| if let Event::Roll(rolled) = event { Some(rolled) } else { None };
    journal.into_iter().filter_map(roll).collect()
}

/// Whether the schema that stands where a type is used takes a value.
pub(crate) fn takes<T: JsonSchema>(value: impl Into<Value>) -> bool {
    let schema = SchemaGenerator::default().subschema_for::<T>();
    jsonschema::validator_for(schema.as_value()).unwrap().is_valid(&value.into())
}
