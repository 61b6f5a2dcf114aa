//! The odds of something that goes on step after step. Equal states are merged after every step, and what a step does
//! to a state is found out once, however often the state comes back: a year of days costs little more than a week.

use super::tally::{Fraction, Sum, Tally};
use super::{Likely, Whom, too_large};
use crate::dice::Unheard;
use crate::dice::budget::{Budget, Spent};
use crate::dice::every_path::{Path, every_path};
use crate::fault::Fault;
use crate::procedure::Course;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The most distinct states of one question, one with a long list counted as several ([`Course::burden`]).
const MOST_STATES: usize = 200_000;

/// How far a run may go.
#[derive(Clone, Copy)]
struct Bounds {
    /// The most steps one after the other.
    steps: usize,
    /// The most moves from state to state that are weighed.
    moves: usize,
    /// The rolls that may be read.
    budget: Budget,
}

/// Within these bounds chances stay exact fractions; a longer course is run with doubles.
const EXACT: Bounds = Bounds { steps: 24, moves: 20_000, budget: Budget(200_000) };
/// Moves are lighter than rolls: so many cost as much as one.
const MOVES: usize = 3;

/// How long it takes until what is waited for comes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Times {
    /// The chance that it comes at each time, the earliest first.
    pub at: Vec<(Time, f64)>,
    /// The chance that it does not come, or not within the longest wait.
    pub never: f64,
}

/// The figures at the end, and when it came.
pub type Ending<F> = (Vec<Likely<F>>, Times);

/// How `course` stands after `limit`, or, with `until`, when what it waits for comes; for whichever of `figures` it is.
///
/// # Errors
/// If the question makes no sense for the one figure there is, or is too large.
pub fn course<C: Course>(
    course: &C,
    figures: &[Likely<C::Figure>],
    whom: Whom,
    limit: Time,
    until: bool,
    budget: Budget,
) -> Result<Ending<C::Figure>, Fault> {
    whom.sensible(figures, false, |figure| course.objection(figure))?;
    // How long it takes is told in doubles anyway.
    if !until
        && figures.iter().all(|likely| likely.exact.is_some())
        && let Ok(answer) = Run::<C, Fraction>::new(course, whom, limit, until, EXACT).all(figures)
    {
        return Ok(answer);
    }
    let all = Bounds { steps: usize::MAX, moves: MOVES * budget.0, budget };
    Run::<C, f64>::new(course, whom, limit, until, all).all(figures).map_err(|Spent| too_large())
}

type StateId = usize;
/// What is in which states.
type Weights<W> = Vec<(StateId, W)>;

struct Run<'a, C: Course, W> {
    course: &'a C,
    whom: Whom,
    limit: Time,
    until: bool,
    left: Bounds,
    states: Vec<C::State>,
    /// How many usual states those are worth.
    held: usize,
    ids: FxHashMap<C::State, StateId>,
    next: Vec<Option<Vec<(StateId, W)>>>,
    paces: Vec<Option<Time>>,
    /// Where a state stands among those that are being merged.
    places: Vec<Option<usize>>,
    ends: Tally<(Outcome, C::Figure), W>,
    reached: BTreeMap<Time, W>,
    never: W,
}

impl<'a, C: Course, W: Sum> Run<'a, C, W> {
    fn new(course: &'a C, whom: Whom, limit: Time, until: bool, bounds: Bounds) -> Self {
        Run {
            course,
            whom,
            limit,
            until,
            left: bounds,
            states: Vec::new(),
            held: 0,
            ids: FxHashMap::default(),
            next: Vec::new(),
            paces: Vec::new(),
            places: Vec::new(),
            ends: Tally::default(),
            reached: BTreeMap::new(),
            never: W::zero(),
        }
    }

    fn all(mut self, figures: &[Likely<C::Figure>]) -> Result<Ending<C::Figure>, Spent> {
        let start = self.start(figures);
        let mut front = BTreeMap::from([(Time::ZERO, start)]);
        while let Some((now, arrived)) = front.pop_first() {
            let mut stepped = false;
            for (id, weight) in self.merged(arrived) {
                stepped |= self.advance(now, id, &weight, &mut front)?;
            }
            if stepped {
                self.left.steps = self.left.steps.checked_sub(1).ok_or(Spent)?;
            }
        }
        let at = self.reached.iter().map(|(time, weight)| (*time, weight.p())).collect();
        Ok((self.ends.likely(), Times { at, never: self.never.p() }))
    }

    /// The states that the figures start in. What does not take part is entered as an end at once.
    fn start(&mut self, figures: &[Likely<C::Figure>]) -> Weights<W> {
        let mut start = Vec::new();
        for likely in figures {
            let Some(weight) = W::of(likely) else { continue };
            let figure = likely.figure.clone();
            let objection = self.course.objection(&figure);
            let aside = self
                .whom
                .aside(&figure, false, objection.as_deref())
                .or_else(|| self.course.refusal(&figure).map(|_| Outcome::Refused));
            if let Some(outcome) = aside {
                self.never.add(&weight);
                self.ends.add((outcome, figure), &weight);
            } else {
                let mut state = self.course.begin(figure);
                self.course.outset(&mut state, &mut Unheard);
                start.push((self.id(state), weight));
            }
        }
        start
    }

    fn id(&mut self, state: C::State) -> StateId {
        if let Some(id) = self.ids.get(&state) {
            return *id;
        }
        let id = self.states.len();
        self.paces.push(self.course.pace(&state));
        self.places.push(None);
        self.held += self.course.burden(&state);
        self.states.push(state.clone());
        self.next.push(None);
        self.ids.insert(state, id);
        id
    }

    /// Equal states as one, in the order in which they came up, so that sums are always taken in the same order.
    fn merged(&mut self, arrived: Weights<W>) -> Weights<W> {
        let mut merged: Weights<W> = Vec::with_capacity(arrived.len().min(self.states.len()));
        for (id, weight) in arrived {
            if let Some(at) = self.places[id] {
                merged[at].1.add(&weight);
            } else {
                self.places[id] = Some(merged.len());
                merged.push((id, weight));
            }
        }
        for (id, _) in &merged {
            self.places[*id] = None;
        }
        merged
    }

    /// Moves what is in one state on; says whether that took a step.
    fn advance(
        &mut self,
        now: Time,
        id: StateId,
        weight: &W,
        front: &mut BTreeMap<Time, Weights<W>>,
    ) -> Result<bool, Spent> {
        if self.until && self.course.reached(&self.states[id]) {
            match self.reached.get_mut(&now) {
                Some(sum) => sum.add(weight),
                None => drop(self.reached.insert(now, weight.clone())),
            }
            self.end(self.states[id].clone(), weight);
            return Ok(false);
        }
        let left = self.limit - now;
        let Some(pace) = self.paces[id].filter(|pace| *pace <= left) else {
            let mut state = self.states[id].clone();
            self.course.remainder(&mut state, left, &mut Unheard);
            self.never.add(weight);
            self.end(state, weight);
            return Ok(false);
        };
        self.expand(id)?;
        let moves = self.next[id].take().unwrap_or_default();
        self.left.moves = self.left.moves.checked_sub(moves.len()).ok_or(Spent)?;
        if self.held > MOST_STATES {
            return Err(Spent);
        }
        let then = front.entry(now + pace).or_default();
        then.extend(moves.iter().map(|(to, chance)| (*to, weight.times(chance))));
        self.next[id] = Some(moves);
        Ok(true)
    }

    /// Finds out where a step leads from a state, the first time the state comes up.
    fn expand(&mut self, id: StateId) -> Result<(), Spent> {
        if self.next[id].is_some() {
            return Ok(());
        }
        let mut found = Tally::<C::State, W>::default();
        let (course, from) = (self.course, &self.states[id]);
        let step = |path: &mut Path<'_, C::Effect>| {
            let mut state = from.clone();
            course.step(&mut state, &mut C::Scene::default(), path);
            state
        };
        let take = |state, weight: W| found.add(state, &weight);
        self.left.budget.each_worth(course.burden(from), |budget| every_path(step, take, budget))?;
        let moves = found.into_entries().map(|(state, weight)| (self.id(state), weight)).collect();
        self.next[id] = Some(moves);
        Ok(())
    }

    fn end(&mut self, state: C::State, weight: &W) {
        let (outcome, figure) = self.course.end(state);
        self.ends.add((outcome, figure), weight);
    }
}

#[cfg(test)]
mod tests {
    use super::{Course, Likely, MOST_STATES, Time, Whom, course};
    use crate::dice::budget::Budget;
    use crate::dice::chance::chance;
    use crate::dice::{Dice, Roll, Save};
    use crate::rulebook::Rule;
    use crate::rules::bare::Nobody;
    use crate::rules::outcome::Outcome;
    use std::convert::Infallible;

    static COIN: Rule = Rule::new("test.coin", "A coin is thrown.");

    /// A coin is thrown each day until it shows heads so many times; every state is worth `burden` usual ones.
    struct Coins {
        heads: u32,
        burden: usize,
    }

    impl Course for Coins {
        type Figure = Nobody;
        type State = u32;
        type Effect = Infallible;
        type Scene = ();

        fn begin(&self, _figure: Nobody) -> u32 {
            0
        }

        fn pace(&self, heads: &u32) -> Option<Time> {
            (*heads < self.heads).then_some(Time::days(1))
        }

        fn burden(&self, _heads: &u32) -> usize {
            self.burden
        }

        fn step<D: Dice<Infallible>>(&self, heads: &mut u32, _scene: &mut (), dice: &mut D) {
            *heads += u32::from(dice.roll(Roll::new("coin", &COIN), &"1d2".parse().unwrap(), &Save::against(1)));
        }

        fn reached(&self, heads: &u32) -> bool {
            *heads == self.heads
        }

        fn end(&self, heads: u32) -> (Outcome, Nobody) {
            (Outcome::Total(heads.into()), Nobody)
        }
    }

    /// One whose chance is known as a fraction, or only as a decimal.
    fn nobody(exact: bool) -> Likely<Nobody> {
        Likely { exact: exact.then(|| chance(1_u8.into(), 1_u8.into())), ..Likely::certain(Outcome::Unhurt, Nobody) }
    }

    fn after(days: u64, figures: &[Likely<Nobody>], until: bool) -> (Vec<(Outcome, f64, bool)>, super::Times) {
        let coins = Coins { heads: 2, burden: 1 };
        let (ends, times) = course(&coins, figures, Whom::One, Time::days(days), until, Budget::WHOLE).unwrap();
        (ends.into_iter().map(|end| (end.outcome, end.p, end.exact.is_some())).collect(), times)
    }

    #[test]
    fn chances_are_fractions_where_they_start_as_such_and_nothing_is_waited_for() {
        let wanted = |exact| {
            [(Outcome::Total(1), 0.5, exact), (Outcome::Total(2), 0.25, exact), (Outcome::Total(0), 0.25, exact)]
        };
        let sorted = |(mut ends, _): (Vec<(Outcome, f64, bool)>, _)| {
            ends.sort_by(|a, b| b.1.total_cmp(&a.1).then(b.0.cmp(&a.0)));
            ends
        };
        assert_eq!(sorted(after(2, &[nobody(true)], false)), wanted(true));
        assert_eq!(sorted(after(2, &[nobody(false)], false)), wanted(false));
        assert_eq!(sorted(after(2, &[nobody(true)], true)), wanted(false));
    }

    #[test]
    fn what_is_waited_for_comes_at_its_times_or_not_within_the_limit() {
        // The second of two heads: on day 2 1 of 4, on day 3 2 of 8, on day 4 3 of 16.
        let (_, times) = after(4, &[nobody(true)], true);
        assert_eq!(times.at, [(Time::days(2), 0.25), (Time::days(3), 0.25), (Time::days(4), 0.1875)]);
        assert!((times.never - 0.3125).abs() < 1e-15);
    }

    #[test]
    fn states_with_long_lists_count_as_several_toward_the_most_there_may_be() {
        let counted = |heads, burden| {
            let coins = Coins { heads, burden };
            course(&coins, &[nobody(true)], Whom::One, Time::days(9), false, Budget(100 * MOST_STATES)).is_ok()
        };
        // With two heads there are three states.
        assert!(counted(1, MOST_STATES / 2) && !counted(2, MOST_STATES / 2));
        assert!(counted(3, MOST_STATES / 4) && !counted(3, MOST_STATES / 4 + 1));
    }

    #[test]
    fn three_moves_cost_as_much_as_a_roll() {
        // Each day that it is still waited for the one coin, there are two moves.
        let counted = |days| {
            let coin = Coins { heads: 1, burden: 1 };
            course(&coin, &[nobody(true)], Whom::One, Time::days(days), false, Budget(100)).is_ok()
        };
        assert_eq!([counted(150), counted(151)], [true, false]);
    }
}
