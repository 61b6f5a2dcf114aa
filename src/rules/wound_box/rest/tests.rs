//! A day of rest and many, held against the text.

use super::{Order, Rest};
use crate::dice::played::Event;
use crate::procedure::Course;
use crate::rules::outcome::Outcome;
use crate::rules::wound_box::{Effect, Figure, Level, Mark, Row, State, Track};
use crate::testing::{chances_after, likely_after, played_for, rolls, times_until, told};
use crate::time::Time;
use std::time::Instant;

const REST: Rest = Rest { care: None, order: Order::MildFirst, take_20: None };

fn marked(fort: i32, levels: &[Level]) -> Figure {
    let mut figure = Figure::new(fort);
    for level in levels {
        figure.track.mark(*level).unwrap();
    }
    figure.follow_track();
    figure
}

/// What is marked, mild rows first.
fn marks(figure: &Figure) -> Vec<(Level, Row)> {
    figure.track.marks().iter().map(|mark| (mark.level, mark.row)).collect()
}

fn near(p: f64, wanted: f64) -> bool {
    (p - wanted).abs() < 1e-12
}

#[test]
fn bruises_are_gone_after_a_day_wherever_they_are() {
    let story = played_for(&REST, marked(3, &[Level::Bruise; 3]), "1d", "");
    assert_eq!((story.outcome, marks(&story.figure)), (Outcome::Unhurt, vec![]));
    let story = played_for(&REST, marked(3, &[Level::Bruise]), "23h", "");
    assert_eq!(story.outcome, Outcome::Hurt, "less than a day is no rest period");
    assert!(story.figure.track.marks()[0].recent);
}

#[test]
fn the_dead_are_never_healed() {
    let buried = Figure { state: State::Dead, ..marked(3, &[]) };
    assert_eq!(times_until(&REST, buried).at, []);
}

#[test]
fn the_first_failure_ends_the_day() {
    // 10 + 5 reaches 15, 14 + 5 misses 20, and the incapacitating wound does not roll.
    let figure = marked(5, &[Level::Light, Level::Wound, Level::Incapacitating]);
    let story = played_for(&REST, figure, "1d", "10,14");
    let wanted =
        [(Level::Bruise, Row::Bruised), (Level::Wound, Row::Wounded), (Level::Incapacitating, Row::Incapacitated)];
    assert_eq!((story.outcome, marks(&story.figure)), (Outcome::Incapacitated, wanted.into()));
    let told = story.journal.iter().any(|(_, event)| matches!(event, Event::Effect(Effect::EndsDay { waiting: 1 })));
    assert!(told);
}

#[test]
fn the_severe_may_roll_first() {
    // 20 + 5 reaches 25, and the wound and the light wound roll after it.
    let rest = Rest { order: Order::SevereFirst, ..REST };
    let figure = marked(5, &[Level::Light, Level::Incapacitating]);
    let story = played_for(&rest, figure, "1d", "20,9");
    assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded), (Level::Wound, Row::Wounded)]);
}

#[test]
fn a_light_wound_is_a_bruise_and_a_bruise_goes_the_next_day() {
    // d20 + 5 against 15: 11 of 20; healed on the second day at the earliest.
    assert!(near(chances_after(&REST, marked(5, &[Level::Light]), "2d")["unhurt"], 0.55));
    let times = times_until(&REST, marked(5, &[Level::Light]));
    assert!(near(times.at[0].1, 0.55) && times.at[0].0 == Time::days(2));
    assert!(near(times.at[1].1, 0.45 * 0.55));
    assert!(times.never < 1e-12);
}

#[test]
fn a_freed_box_is_filled_before_the_next_wound_rolls() {
    // The bruises go, L moves up from the wounded row and fails with 11 + 3.
    let figure = marked(3, &[Level::Bruise, Level::Bruise, Level::Bruise, Level::Light]);
    let story = played_for(&REST, figure, "1d", "11");
    assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
    assert_eq!(story.figure.penalty(), -2);
}

#[test]
fn a_wound_whose_milder_row_is_full_stays_and_the_rolls_go_on() {
    // Both light wounds stand in the way of the wound: rows 2, 2, 1, 1, 1.
    let mut figure = Figure::new(5);
    figure.track = Track::new([2, 2, 1, 1, 1], false).unwrap();
    for level in [Level::Light, Level::Light, Level::Wound, Level::Incapacitating] {
        figure.track.mark(level).unwrap();
    }
    // With the severe first: 25 is reached, but the wounded row is full; 20 is, but the light row is full; then
    // the first light wound becomes a bruise and the second fails.
    let rest = Rest { order: Order::SevereFirst, ..REST };
    let story = played_for(&rest, figure, "1d", "20,15,10,1");
    let wanted = [
        (Level::Bruise, Row::Bruised),
        (Level::Light, Row::LightlyWounded),
        (Level::Wound, Row::Wounded),
        (Level::Incapacitating, Row::Incapacitated),
    ];
    assert_eq!(marks(&story.figure), wanted);
}

#[test]
fn the_dc_is_that_of_the_level_wherever_it_is_recorded() {
    let mut figure = marked(5, &[Level::Light, Level::Light]);
    figure.track.put(Mark { level: Level::Light, row: Row::Incapacitated, recent: true }).unwrap();
    // All three roll against 15, the milder rows first; each success lets the next move up.
    let story = played_for(&REST, figure, "1d", "10,10,9");
    let wanted = [(Level::Bruise, Row::Bruised), (Level::Bruise, Row::Bruised), (Level::Light, Row::LightlyWounded)];
    assert_eq!(marks(&story.figure), wanted);
}

#[test]
fn a_healer_rolls_when_his_bonus_is_higher() {
    let cared = Rest { care: Some(9), ..REST };
    let story = played_for(&cared, marked(2, &[Level::Light]), "1d", "6");
    assert_eq!(marks(&story.figure), [(Level::Bruise, Row::Bruised)]);
    let story = played_for(&cared, marked(12, &[Level::Light]), "1d", "3");
    assert_eq!(marks(&story.figure), [(Level::Bruise, Row::Bruised)], "his own is");
}

fn twenty(wound: &str) -> Rest {
    Rest { take_20: Some(wound.parse().unwrap()), ..REST }
}

#[test]
fn two_weeks_of_rest_take_20() {
    let story = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "14d", "");
    assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
    let short = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "13d", "");
    assert_eq!(marks(&short.figure), [(Level::Wound, Row::Wounded)]);
    let weak = played_for(&twenty("wound"), marked(-1, &[Level::Wound]), "14d", "");
    assert_eq!(marks(&weak.figure), [(Level::Wound, Row::Wounded)], "20 - 1 misses 20");
    // The fifteenth day is one like any other.
    let on = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "15d", "14");
    assert_eq!(marks(&on.figure), [(Level::Light, Row::LightlyWounded)]);
}

#[test]
fn only_milder_wounds_roll_while_20_is_taken() {
    // The light wound rolls daily, 6 of 20 with Fortitude 0; the incapacitating one does not roll at all.
    let figure = marked(0, &[Level::Light, Level::Wound, Level::Incapacitating]);
    let story = played_for(&twenty("wound"), figure.clone(), "14d", "1,1,15");
    let wanted = [(Level::Light, Row::LightlyWounded), (Level::Incapacitating, Row::Incapacitated)];
    assert_eq!(marks(&story.figure), wanted);
    // A light wound that has missed 14 times keeps its box, and then 20 changes nothing: 0.7 to the 14th.
    let likely = likely_after(&twenty("wound"), figure, "14d");
    let missed = likely.iter().filter(|likely| marks(&likely.figure).contains(&(Level::Wound, Row::Wounded)));
    assert!(near(missed.map(|likely| likely.p).sum(), 0.7_f64.powi(14)));
}

#[test]
fn the_wound_that_takes_20_is_followed_when_it_moves_up() {
    // W stands on the incapacitated row, for three bruises fill the rows before it.
    let figure = marked(0, &[Level::Light, Level::Bruise, Level::Bruise, Level::Bruise, Level::Wound]);
    assert_eq!(figure.track.worst(), Some(Row::Incapacitated));
    let story = played_for(&twenty("wound@incapacitated"), figure, "14d", "20");
    assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
}

#[test]
fn bruises_take_no_20_and_wounds_that_are_not_there_neither() {
    assert!(twenty("bruise").objection(&marked(0, &[Level::Bruise])).unwrap().contains("by themselves"));
    let objection = twenty("light").objection(&marked(0, &[Level::Wound])).unwrap();
    assert_eq!(objection, "'light': no wound of level 'light' is marked");
}

#[test]
fn the_dying_are_refused_and_the_stable_rest() {
    let dying = marked(10, &[Level::Killing]);
    assert_eq!(played_for(&REST, dying.clone(), "1d", "").outcome, Outcome::Refused);
    let stable = Figure { state: State::Stable, ..dying.clone() };
    let story = played_for(&REST, stable.clone(), "1d", "20");
    assert_eq!((story.outcome, story.figure.state), (Outcome::Incapacitated, State::Up));
    assert_eq!(played_for(&REST, stable, "1d", "19").outcome, Outcome::Stable);
    let dead = Figure { state: State::Dead, ..dying };
    assert_eq!(played_for(&REST, dead, "3d", "").outcome, Outcome::Dead);
}

#[test]
fn a_day_ends_the_combat() {
    let figure = Figure { first_aid: true, ..marked(0, &[Level::Light]) };
    let story = played_for(&REST, figure, "1d", "1");
    assert!(!story.figure.first_aid && !story.figure.track.marks()[0].recent);
    let well = Figure { first_aid: true, ..Figure::new(0) };
    assert_eq!(played_for(&REST, well, "1d", "").figure, Figure::new(0));
}

#[test]
fn many_wounds_and_many_days_are_quick() {
    let levels = [Level::Bruise, Level::Light, Level::Light, Level::Wound, Level::Incapacitating];
    let figure = Figure { state: State::Stable, ..marked(8, &levels) };
    let begun = Instant::now();
    let after = chances_after(&REST, figure.clone(), "14d");
    let times = times_until(&REST, figure);
    assert!(after["unhurt"] > 0.0 && times.never < 1e-9);
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}

#[test]
fn only_what_concerns_somebody_is_told() {
    let told = |rest: &Rest, figure, time: &str, dice: &str| told(played_for(rest, figure, time, dice));
    let hurt = || marked(5, &[Level::Light]);
    assert_eq!(told(&REST, hurt(), "23h", ""), [Effect::TooShort]);
    assert_eq!(told(&REST, hurt(), "0s", ""), []);
    assert_eq!(told(&REST, Figure::new(5), "23h", ""), []);
    let dead = Figure { state: State::Dead, ..hurt() };
    let cared = |care| Rest { care: Some(care), ..REST };
    assert_eq!(told(&cared(5), dead, "1d", ""), [Effect::RestsDead]);
    assert_eq!(told(&cared(5), hurt(), "0s", ""), [Effect::CareIsNoBetter { care: 5, fort: 5 }]);
    assert_eq!(told(&cared(6), hurt(), "0s", ""), []);
    let bruised = told(&REST, marked(5, &[Level::Bruise; 2]), "1d", "");
    assert_eq!(bruised, [Effect::BruisesGo { bruises: 2 }, Effect::AllHealed]);
    assert!(!told(&REST, hurt(), "1d", "2").iter().any(|told| matches!(told, Effect::BruisesGo { .. })));
    let twenty = Rest { take_20: "light".parse().ok(), ..REST };
    assert_eq!(told(&twenty, hurt(), "1d", ""), [Effect::TakesTwentyLater { level: Level::Light, days: 13 }]);
}

#[test]
fn a_day_in_which_nothing_heals_and_nothing_is_forgotten_is_not_waited_for() {
    let pace = |figure: Figure| REST.pace(&REST.begin(figure));
    assert_eq!(pace(Figure::new(5)), None);
    assert_eq!(pace(Figure { first_aid: true, ..Figure::new(5) }), Some(Time::days(1)));
    assert_eq!(pace(marked(5, &[Level::Bruise])), Some(Time::days(1)));
    assert_eq!(pace(Figure { state: State::Dead, ..marked(5, &[Level::Light]) }), None);
}

/// For which rule and for what the first roll of a day is.
fn first_roll(rest: &Rest, figure: Figure, dice: &str) -> (&'static str, &'static str) {
    let rolled = &rolls(played_for(rest, figure, "1d", dice).journal)[0];
    (rolled.rule.id, rolled.purpose)
}

#[test]
fn only_a_higher_bonus_makes_it_the_healers_roll() {
    let rule = |care| first_roll(&Rest { care: Some(care), ..REST }, marked(5, &[Level::Light]), "1").0;
    assert_eq!([rule(4), rule(5), rule(6)], ["wound-box.natural", "wound-box.natural", "wound-box.care"]);
}

#[test]
fn a_roll_says_what_it_is_to_heal() {
    for (level, purpose) in [
        (Level::Light, "heal a light wound"),
        (Level::Wound, "heal a wound"),
        (Level::Incapacitating, "heal an incapacitating wound"),
        (Level::Killing, "heal a killing blow"),
    ] {
        let figure = Figure { state: State::Stable, ..marked(5, &[level]) };
        assert_eq!(first_roll(&REST, figure, "1").1, purpose);
    }
}

#[test]
fn two_weeks_of_rest_say_whether_20_was_enough() {
    let told = |fort| {
        let told = told(played_for(&twenty("wound"), marked(fort, &[Level::Wound]), "14d", ""));
        told.into_iter().find(|told| matches!(told, Effect::TakesTwenty { .. })).unwrap()
    };
    let twenty = |bonus, success| {
        let level = Level::Wound;
        Effect::TakesTwenty { level, bonus, result: 20 + bonus, dc: 20, success }
    };
    assert_eq!([told(-1), told(0), told(1)], [twenty(-1, false), twenty(0, true), twenty(1, true)]);
}

#[test]
fn a_character_with_many_wounds_is_worth_several() {
    let burden = |wounds| {
        let mut figure = Figure { track: Track::new([99, 0, 0, 0, 0], true).unwrap(), ..Figure::new(5) };
        for _ in 0..wounds {
            figure.track.mark(Level::Bruise).unwrap();
        }
        REST.burden(&REST.begin(figure))
    };
    assert_eq!([burden(0), burden(7), burden(8), burden(24)], [1, 1, 2, 4]);
}
