//! The odds against twins of them. One twin follows every path from the first roll to the last and merges nothing; one
//! goes day by day with fractions that never become decimals. And what is asked in two halves, one piped into the other,
//! is what comes of asking the whole.

use sawbones::asking::{Asking, How, Telling};
use sawbones::commands::{find, read_args};
use sawbones::dice::Dice;
use sawbones::dice::budget::Budget;
use sawbones::dice::chance::{Chance, decimal};
use sawbones::dice::every_path::{Path, every_path};
use sawbones::odds::tally::{Fraction, Sum};
use sawbones::odds::{self, Likely, Whom};
use sawbones::procedure::Course;
use sawbones::report::{Answer, OddsReport};
use sawbones::rules::outcome::Outcome;
use sawbones::rules::wound_box::Level;
use sawbones::rules::{gadda, smith, wh40k, wound_box};
use sawbones::sheet::Start;
use sawbones::time::Time;
use std::collections::{BTreeMap, HashMap};

/// How far doubles may be from the fractions that they stand for.
const NEAR: f64 = 1e-12;

type Ends<C> = HashMap<(Outcome, <C as Course>::Figure), Chance>;
type Figures<C> = Vec<Likely<<C as Course>::Figure>>;

/// Every path of `play`, each with its chance.
fn every<E, T>(play: impl FnMut(&mut Path<'_, E>) -> T) -> Vec<(T, Chance)> {
    let (mut found, mut budget) = (Vec::new(), Budget::WHOLE);
    every_path(play, |end, weight: Fraction| found.push((end, weight.exact().unwrap())), &mut budget).unwrap();
    found
}

/// What comes after one step from a state, each with its chance.
fn moves<C: Course>(course: &C, from: &C::State) -> Vec<(C::State, Chance)> {
    every(|path| {
        let mut state = from.clone();
        course.step(&mut state, &mut C::Scene::default(), path);
        state
    })
}

/// The whole course on one path, from the first roll to the last.
fn walk<C: Course, D: Dice<C::Effect>>(
    course: &C,
    figure: C::Figure,
    limit: Time,
    dice: &mut D,
) -> (Outcome, C::Figure) {
    let mut state = course.begin(figure);
    course.outset(&mut state, dice);
    let mut left = limit;
    while let Some(pace) = course.pace(&state).filter(|pace| *pace <= left) {
        left = left - pace;
        course.step(&mut state, &mut C::Scene::default(), dice);
    }
    course.remainder(&mut state, left, dice);
    course.end(state)
}

/// Every path, and nothing merged but the ends.
fn every_way<C: Course>(course: &C, figure: &C::Figure, limit: Time) -> Ends<C> {
    let mut ends = Ends::<C>::new();
    for (end, chance) in every(|path| walk(course, figure.clone(), limit, path)) {
        *ends.entry(end).or_default() += chance;
    }
    ends
}

/// Day by day in lowest terms; the ends, and the chance that what is waited for comes at each time.
fn in_fractions<C: Course>(
    course: &C,
    figure: &C::Figure,
    limit: Time,
    until: bool,
) -> (Ends<C>, BTreeMap<Time, Chance>) {
    let (mut ends, mut times) = (Ends::<C>::new(), BTreeMap::<Time, Chance>::new());
    let mut known = HashMap::new();
    let mut start = course.begin(figure.clone());
    every(|path| course.outset(&mut start, path));
    let mut front = BTreeMap::from([(Time::ZERO, HashMap::from([(start, Chance::ONE)]))]);
    while let Some((now, states)) = front.pop_first() {
        for (mut state, chance) in states {
            let left = limit - now;
            if until && course.reached(&state) {
                *times.entry(now).or_default() += &chance;
                *ends.entry(course.end(state)).or_default() += chance;
            } else if let Some(pace) = course.pace(&state).filter(|pace| *pace <= left) {
                for (to, part) in known.entry(state.clone()).or_insert_with(|| moves(course, &state)) {
                    *front.entry(now + pace).or_default().entry(to.clone()).or_default() += &chance * &*part;
                }
            } else {
                every(|path| course.remainder(&mut state, left, path));
                *ends.entry(course.end(state)).or_default() += chance;
            }
        }
    }
    (ends, times)
}

fn counted<C: Course>(course: &C, figures: &[Likely<C::Figure>], whom: Whom, limit: Time) -> Figures<C> {
    odds::course(course, figures, whom, limit, false, Budget::WHOLE).unwrap().0
}

fn certain<F: Clone>(figure: &F) -> [Likely<F>; 1] {
    [Likely::certain(Outcome::Unhurt, figure.clone())]
}

/// The same ends with the same chances: exactly where they are exact, and otherwise as near as doubles can be.
fn assert_same<C: Course>(name: &str, likely: Figures<C>, mut ends: Ends<C>) {
    assert_eq!(ends.values().fold(Chance::ZERO, |sum, chance| sum + chance), Chance::ONE, "{name}");
    let sum: f64 = likely.iter().map(|likely| likely.p).sum();
    assert!((sum - 1.0).abs() < NEAR, "{name}: {sum}");
    for Likely { p, exact, outcome, figure } in likely {
        let chance =
            ends.remove(&(outcome, figure)).unwrap_or_else(|| panic!("{name}: {outcome} with {p} cannot come"));
        assert!((p - decimal(&chance)).abs() < NEAR, "{name}: {outcome} has {p}, not {chance}");
        assert!(exact.is_none_or(|exact| exact == chance), "{name}: {outcome} has not {chance}");
    }
    // What is left is too unlikely for a double.
    assert!(ends.values().all(|chance| decimal(chance) < 1e-300), "{name}");
}

/// A few steps: merged in the one, each path by itself in the other.
fn merging_changes_nothing<C: Course>(name: &str, course: &C, figure: &C::Figure, limit: &str) {
    let limit = limit.parse().unwrap();
    let likely = counted(course, &certain(figure), Whom::One, limit);
    assert!(likely.len() > 1, "{name}: nothing is left to chance");
    assert!(likely.iter().all(|likely| likely.exact.is_some()), "{name}: so few steps stay exact");
    assert_same::<C>(name, likely, every_way(course, figure, limit));
}

/// Many steps: in doubles in the one, in fractions in the other.
fn doubles_are_near<C: Course>(name: &str, course: &C, figure: &C::Figure, limit: &str) {
    let limit = limit.parse().unwrap();
    let likely = counted(course, &certain(figure), Whom::One, limit);
    assert!(likely.iter().all(|likely| likely.exact.is_none()), "{name}: so many steps are in doubles");
    assert_same::<C>(name, likely, in_fractions(course, figure, limit, false).0);
}

/// How long it takes: in doubles in the one, in fractions in the other.
fn times_are_near<C: Course>(name: &str, course: &C, figure: &C::Figure, limit: &str) {
    let limit = limit.parse().unwrap();
    let (_, times) = odds::course(course, &certain(figure), Whom::One, limit, true, Budget::WHOLE).unwrap();
    let exact = in_fractions(course, figure, limit, true).1;
    assert!(times.at.len() > 3, "{name}: it is a matter of chance when it comes");
    assert!(times.at.iter().map(|(time, _)| time).eq(exact.keys()), "{name}");
    for ((time, p), chance) in times.at.iter().zip(exact.values()) {
        assert!((p - decimal(chance)).abs() < NEAR, "{name}: {p} at {time:?}, not {chance}");
    }
    let never = exact.values().fold(Chance::ONE, |left, chance| left - chance);
    assert!((times.never - decimal(&never)).abs() < NEAR, "{name}: never {}", times.never);
}

/// One half after the other is the whole.
fn halves_make_a_whole<C: Course>(name: &str, course: &C, figure: &C::Figure, halves: [&str; 2]) {
    let [first, second] = halves.map(|half| half.parse::<Time>().unwrap());
    let midway = counted(course, &certain(figure), Whom::One, first);
    let piped = counted(course, &midway, Whom::Many, second);
    let mut whole = Ends::<C>::new();
    for likely in counted(course, &certain(figure), Whom::One, first + second) {
        *whole.entry((likely.outcome, likely.figure)).or_default() += likely.exact.unwrap();
    }
    assert_same::<C>(name, piped, whole);
}

fn untended() -> (gadda::rest::Rest, gadda::Figure) {
    let rest = gadda::rest::Rest { active: false, salve: false, untended: true, auto: false, until: None };
    let figure = gadda::Figure { wounds: 14, fresh: 14, state: gadda::State::Unconscious, ..gadda::Figure::new(12) };
    (rest, figure)
}

fn first_aider(st: i32, wound_st: i32) -> (smith::healer::Healer, smith::Figure) {
    let skill = smith::Skill::FirstAid;
    let healer = smith::healer::Healer { skill, dx: Some(12), own: false, after: None, failed: 0, pool: None };
    let mut figure = smith::Figure { wounds: st - wound_st, last_wound: 3, ..smith::Figure::new(st) };
    figure.reconcile();
    (healer, figure)
}

fn lying() -> smith::rest::Rest {
    smith::rest::Rest { moving: None, support: None, natural_save: true, reopen: false, until: None }
}

fn boxes(levels: &[Level]) -> (wound_box::rest::Rest, wound_box::Figure) {
    let rest = wound_box::rest::Rest { care: None, order: wound_box::rest::Order::MildFirst, take_20: None };
    let mut figure = wound_box::Figure::new(5);
    for level in levels {
        figure.track.mark(*level).unwrap();
    }
    figure.follow_track();
    (rest, figure)
}

fn cared(severities: &[i32]) -> (wh40k::rest::Rest, wh40k::Figure) {
    use wh40k::rest::{Carer, Medicae, Order, Rest};
    let carer = Some(Carer { medicae: Medicae::Skill(70), int_bonus: Some(3) });
    let rest = Rest { carer, combat: false, order: Order::Oldest, degrees: wh40k::Degrees::Modern };
    let critical = |severity: &i32| wh40k::Critical::new(*severity, wh40k::DamageType::Impact, wh40k::Location::Body);
    let injuries = [9, 7].map(|points| wh40k::Injury {
        points,
        kind: wh40k::DamageType::Impact,
        location: wh40k::Location::Body,
        treated: false,
    });
    let figure = wh40k::Figure {
        injuries: injuries.into(),
        criticals: severities.iter().map(critical).collect(),
        ..wh40k::Figure::new(17, 3)
    };
    (rest, figure)
}

const HURT: [Level; 3] = [Level::Light, Level::Wound, Level::Incapacitating];

#[test]
fn merging_equal_states_changes_no_chance() {
    let (rest, figure) = untended();
    merging_changes_nothing("gadda rest", &rest, &figure, "8d");
    let (healer, figure) = first_aider(30, -2);
    merging_changes_nothing("smith stabilize", &healer, &figure, "25m");
    let (_, figure) = first_aider(17, -1);
    merging_changes_nothing("smith rest", &lying(), &figure, "4h");
    let (rest, figure) = boxes(&HURT);
    merging_changes_nothing("wound-box rest", &rest, &figure, "4d");
    let (rest, figure) = cared(&[2, 1]);
    merging_changes_nothing("wh40k rest", &rest, &figure, "6d");
}

#[test]
fn over_many_steps_doubles_are_as_good_as_fractions() {
    let (rest, figure) = untended();
    doubles_are_near("gadda rest", &rest, &figure, "60d");
    let (healer, figure) = first_aider(300, -3);
    doubles_are_near("smith stabilize", &healer, &figure, "200m");
    let (rest, figure) = boxes(&HURT);
    doubles_are_near("wound-box rest", &rest, &figure, "40d");
    let (rest, figure) = cared(&[4, 3]);
    doubles_are_near("wh40k rest", &rest, &figure, "60d");
}

#[test]
fn how_long_it_takes_is_as_good_in_doubles() {
    let (rest, figure) = untended();
    let until = |what| gadda::rest::Rest { until: Some(what), ..rest };
    times_are_near("gadda dead", &until(gadda::rest::Until::Dead), &figure, "60d");
    times_are_near("gadda conscious", &until(gadda::rest::Until::Conscious), &figure, "60d");
    let (rest, figure) = boxes(&HURT);
    times_are_near("wound-box", &rest, &figure, "60d");
    let (rest, figure) = cared(&[3]);
    times_are_near("wh40k", &rest, &figure, "60d");
}

#[test]
fn a_rest_in_two_parts_is_the_rest() {
    let (rest, figure) = untended();
    halves_make_a_whole("gadda", &rest, &figure, ["3d", "5d"]);
    let (rest, figure) = boxes(&HURT);
    halves_make_a_whole("wound-box", &rest, &figure, ["2d", "4d"]);
    let (rest, figure) = cared(&[2, 1]);
    halves_make_a_whole("wh40k", &rest, &figure, ["3d", "6d"]);
}

fn asked(command: &str, args: &str, start: Start) -> OddsReport {
    let listed = find(command).unwrap();
    let question = read_args(listed, &mut serde_json::Deserializer::from_str(args)).unwrap();
    let asking = Asking {
        command: listed.path,
        how: How::Odds(Budget::WHOLE),
        start,
        default_rules: None,
        telling: Telling::Outcome,
    };
    match question.answer(asking).unwrap() {
        Answer::Odds(odds) => *odds,
        _ => panic!("{command}: no odds"),
    }
}

/// Hit, treated, and a month in bed: each link takes the odds of the one before as they are written.
#[test]
fn every_link_of_a_chain_adds_up_to_certainty() {
    let links = [
        ("hit", r#"{"damage":"2d6","st":11,"rules":"smith"}"#),
        ("stabilize healer", r#"{"skill":"physicker","dx":13}"#),
        ("rest", r#"{"time":"30d"}"#),
    ];
    let mut written = None;
    for (command, args) in links {
        let start = written.map_or(Start::Nobody, |text: String| Start::read(&text).unwrap());
        let odds = asked(command, args, start);
        let sum: f64 = odds.odds.iter().map(|likely| likely.p).sum();
        assert!((sum - 1.0).abs() < NEAR, "{command}: {sum}");
        if let Some(exact) = odds.odds.iter().map(|likely| likely.exact.as_ref()).collect::<Option<Vec<_>>>() {
            assert_eq!(exact.into_iter().fold(Chance::ZERO, |sum, chance| sum + chance), Chance::ONE, "{command}");
        }
        written = Some(serde_json::to_string(&odds).unwrap());
    }
}
