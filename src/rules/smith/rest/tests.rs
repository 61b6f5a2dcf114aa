//! Rest, held against the text and its examples.

use super::{Rest, Until};
use crate::dice::played::Event;
use crate::procedure::Course;
use crate::rules::outcome::Outcome;
use crate::rules::smith::figure::tests::{at, out_at};
use crate::rules::smith::{Condition, Effect, Figure, NaturalSave, State};
use crate::testing::{chances_after, played_for, times_until, told};
use crate::time::Time;

const STILL: Rest = Rest { moving: None, support: None, natural_save: true, reopen: false, until: None };
const MOVED: Rest = Rest { moving: Some(Time::minutes(10)), ..STILL };
const SUPPORTED: Rest = Rest { support: Some(Time::hours(1)), ..STILL };

fn rested(rest: &Rest, figure: Figure, time: &str, dice: &str) -> (Outcome, Figure) {
    let story = played_for(rest, figure, time, dice);
    (story.outcome, story.figure)
}

fn wound_st_after(rest: &Rest, figure: Figure, time: &str) -> i32 {
    rested(rest, figure, time, "").1.wound_st()
}

#[test]
fn nerdeth_loses_a_point_each_half_hour() {
    let (outcome, figure) = rested(&STILL, out_at(13, -3), "90m", "");
    assert_eq!((outcome, figure.wound_st(), figure.mortal_minutes), (Outcome::Mortal, -6, 90));
    assert_eq!(wound_st_after(&STILL, out_at(13, -3), "89m"), -5);
    let (outcome, figure) = rested(&STILL, out_at(13, -3), "3h", "");
    assert_eq!((outcome, figure.wound_st(), figure.mortal_minutes), (Outcome::Dead, -7, 120));
}

#[test]
fn half_hours_are_counted_from_the_mortal_wound() {
    let figure = rested(&STILL, out_at(13, -2), "20m", "").1;
    assert_eq!((figure.wound_st(), figure.mortal_minutes), (-2, 20));
    let figure = rested(&STILL, figure, "10m", "").1;
    assert_eq!((figure.wound_st(), figure.mortal_minutes), (-3, 30));
}

#[test]
fn moved_it_loses_a_point_each_10_minutes_or_as_the_game_master_says() {
    assert_eq!(wound_st_after(&MOVED, out_at(13, -2), "30m"), -5);
    let smooth = Rest { moving: Some(Time::minutes(15)), ..STILL };
    assert_eq!(wound_st_after(&smooth, out_at(13, -2), "30m"), -4);
    // Two rides of 5 minutes are one of 10.
    let figure = rested(&MOVED, out_at(13, -2), "5m", "").1;
    assert_eq!(figure.mortal_minutes, 5);
    assert_eq!(wound_st_after(&MOVED, figure, "5m"), -3);
    // 2 hours of lying still begin anew after it, and no save is rolled on the way.
    let figure = rested(&MOVED, Figure { mortal_minutes: 115, ..out_at(100, -2) }, "65m", "").1;
    assert_eq!((figure.mortal_minutes, figure.natural_save), (0, NaturalSave::Unused));
    let figure = rested(&STILL, figure, "119m", "").1;
    assert_eq!(figure.natural_save, NaturalSave::Unused);
}

#[test]
fn an_open_bleeding_critical_takes_a_point_each_30_seconds() {
    let bleeding = |wound_st| Figure { bleeding: true, ..out_at(13, wound_st) };
    assert_eq!(wound_st_after(&STILL, bleeding(-1), "2m"), -5);
    assert_eq!(wound_st_after(&STILL, bleeding(-1), "89s"), -3);
    let (outcome, figure) = rested(&STILL, bleeding(3), "2m", "");
    assert_eq!((outcome, figure.wound_st(), figure.mortal_minutes), (Outcome::Mortal, -1, 0));
    let (outcome, figure) = rested(&STILL, bleeding(3), "1d", "");
    assert_eq!((outcome, figure.wound_st(), figure.mortal_minutes), (Outcome::Dead, -7, 3));
    // The half hour's point comes besides: 4 + 60 x 1 + 1.
    let giant = Figure { bleeding: true, ..out_at(500, -4) };
    assert_eq!(wound_st_after(&STILL, giant, "30m"), -65);
}

#[test]
fn nobody_heals_while_bleeding() {
    let bleeding = Figure { bleeding: true, ..Figure::new(1000) };
    assert_eq!(rested(&STILL, Figure { wounds: 1, healed: 1, ..bleeding }, "4h", "").1.healed, 1);
}

#[test]
fn support_slows_the_loss_and_the_bleeding() {
    assert_eq!(wound_st_after(&SUPPORTED, out_at(13, -2), "119m"), -3);
    let long = Rest { support: Some(Time::minutes(90)), natural_save: false, ..STILL };
    assert_eq!(wound_st_after(&long, out_at(13, -2), "3h"), -4);
    let bleeding = Figure { bleeding: true, ..out_at(13, -2) };
    assert_eq!(wound_st_after(&SUPPORTED, bleeding, "2m"), -4);
    // The save at 2 hours comes between the losses at 90 and 180 minutes.
    let between = Rest { natural_save: true, ..long };
    let story = played_for(&between, out_at(20, -2), "2h", "=4");
    assert_eq!((story.scene.target, story.outcome), (Some(14), Outcome::Critical));
    let both = Rest { moving: Some(Time::minutes(10)), ..SUPPORTED };
    assert_eq!(rested(&both, out_at(13, -2), "1h", ""), (Outcome::Refused, out_at(13, -2)));
}

#[test]
fn the_natural_save_comes_after_the_loss_of_the_second_hour() {
    // ST 24 at -1: -5 after two hours, 4 dice against 14: 721 of 1296.
    let chances = chances_after(&STILL, out_at(24, -1), "2h");
    assert!((chances["critical"] - 721.0 / 1296.0).abs() < 1e-15);
    assert!((chances["mortal"] - 575.0 / 1296.0).abs() < 1e-15);
    let without = Rest { natural_save: false, ..STILL };
    assert_eq!(rested(&without, out_at(24, -1), "2h", "").0, Outcome::Mortal);
    assert_eq!(rested(&STILL, out_at(24, -1), "119m", "").0, Outcome::Mortal);
}

#[test]
fn it_comes_once() {
    let figure = rested(&STILL, out_at(24, -1), "4h", "=15").1;
    assert_eq!((figure.natural_save, figure.wound_st()), (NaturalSave::Failed, -9));
    // Put off, it comes with the next loss.
    let put_off = Figure { mortal_minutes: 150, ..out_at(24, -1) };
    let story = played_for(&STILL, put_off, "30m", "=4");
    assert_eq!((story.scene.target, story.outcome), (Some(20), Outcome::Critical));
}

#[test]
fn what_is_left_of_the_time_after_it_is_bed_rest() {
    let (outcome, figure) = rested(&STILL, out_at(24, -1), "98h", "=14");
    assert_eq!((outcome, figure.wound_st(), figure.healed), (Outcome::Critical, -3, 0));
    assert_eq!((figure.natural_save, figure.mortal_minutes), (NaturalSave::Passed, 0));
    assert_eq!(rested(&STILL, out_at(24, -1), "97h", "=14").1.healed, 1);
}

#[test]
fn nerdeth_is_dead_in_two_hours_and_a_half_unless_nature_helps() {
    // At 2 hours -6, 4 dice against 1: an automatic 8, 70 of 1296.
    let times = times_until(&Rest { until: Some(Until::Dead), ..STILL }, out_at(13, -2));
    assert_eq!(times.at.len(), 1);
    assert_eq!(times.at[0].0, Time::minutes(150));
    assert!((times.never - 70.0 / 1296.0).abs() < 1e-15);
    let times = times_until(&Rest { until: Some(Until::Stable), ..STILL }, out_at(13, -2));
    assert_eq!(times.at[0].0, Time::hours(2));
    assert!((times.at[0].1 - 70.0 / 1296.0).abs() < 1e-15);
}

#[test]
fn bed_rest_heals_a_point_in_two_days_and_keeps_the_half() {
    let figure = rested(&STILL, Figure { wounds: 6, ..Figure::new(13) }, "5d", "").1;
    assert_eq!((figure.wounds, figure.healed), (4, 1));
    assert_eq!(rested(&STILL, figure, "1d", "").1.wounds, 3);
    let times = times_until(&Rest { until: Some(Until::Healed), ..STILL }, at(13, 7));
    assert_eq!(times.at, [(Time::days(12), 1.0)]);
}

#[test]
fn critical_condition_ends_at_0() {
    let stable = Figure { condition: Condition::Critical, ..out_at(13, -2) };
    let (outcome, figure) = rested(&STILL, stable.clone(), "4d", "");
    assert_eq!((outcome, figure.condition, figure.wound_st()), (Outcome::Unconscious, Condition::Sound, 0));
    assert_eq!(rested(&STILL, stable.clone(), "3d", "").0, Outcome::Critical);
    assert_eq!(rested(&MOVED, stable, "4d", "").1.wound_st(), -2, "a cart is no bed");
}

#[test]
fn a_reopened_wound_is_mortal_from_the_start() {
    let stable = Figure { condition: Condition::Critical, ..out_at(13, -2) };
    let reopened = Rest { reopen: true, ..STILL };
    let (outcome, figure) = rested(&reopened, stable.clone(), "30m", "");
    assert_eq!((outcome, figure.wound_st(), figure.mortal_minutes), (Outcome::Mortal, -3, 30));
    let story = played_for(&reopened, stable, "30m", "");
    assert!(matches!(story.journal[0], (Some(Time::ZERO), Event::Effect(Effect::Reopens { wound_st: -2 }))));
    // There is nothing to reopen in a figure that is well.
    assert_eq!(rested(&reopened, Figure::new(13), "30m", "").0, Outcome::Unhurt);
    // The odds have the same start.
    let stable = Figure { condition: Condition::Critical, ..out_at(13, -6) };
    assert!((chances_after(&reopened, stable, "30m")["dead"] - 1.0).abs() < 1e-15);
}

#[test]
fn fatigue_and_subdual_damage_come_back_in_quarters_of_an_hour() {
    let tired = Figure { fatigue: 5, subdual: 2, ..Figure::new(13) };
    let figure = rested(&STILL, tired.clone(), "1h", "").1;
    assert_eq!((figure.fatigue, figure.subdual), (1, 0));
    assert_eq!(rested(&STILL, tired.clone(), "59m", "").1.fatigue, 2);
    let times = times_until(&Rest { until: Some(Until::Healed), ..STILL }, tired);
    assert_eq!(times.at, [(Time::minutes(75), 1.0)]);
    // Beside bed rest, and beside dying.
    let figure = Figure { wounds: 4, fatigue: 3, healed: 1, ..Figure::new(13) };
    let figure = rested(&STILL, figure, "1d", "").1;
    assert_eq!((figure.wounds, figure.healed, figure.fatigue), (3, 0, 0));
    assert_eq!(rested(&STILL, Figure { fatigue: 3, ..out_at(13, -2) }, "30m", "").1.fatigue, 1);
}

#[test]
fn it_wakes_at_the_moment_when_enough_has_come_back() {
    for (fatigue, subdual) in [(0, 12), (12, 0), (5, 5), (8, 3), (3, 9), (100, 100)] {
        let figure = Figure { subdual, fatigue, ..out_at(10, 4) };
        let rest = |quarters: u64| {
            let time = format!("{}m", 15 * quarters);
            rested(&STILL, figure.clone(), &time, "").1
        };
        let wakes = (0..200).find(|quarters| rest(*quarters).state == State::Conscious);
        let left = |quarters: i32| (fatigue - quarters).max(0) + (subdual - quarters).max(0);
        let wanted = (0..200).find(|quarters| 4 - left(*quarters) > 0);
        assert_eq!(wakes, wanted.map(|quarters| quarters.unsigned_abs().into()), "{fatigue} and {subdual}");
    }
}

#[test]
fn the_unconscious_wake_above_0() {
    let (outcome, figure) = rested(&STILL, out_at(10, 0), "2d", "");
    assert_eq!((outcome, figure.state), (Outcome::Hurt, State::Conscious));
    assert_eq!(rested(&STILL, out_at(10, 0), "1d", "").0, Outcome::Unconscious);
    let stunned = Figure { subdual: 12, ..out_at(10, 9) };
    assert_eq!(rested(&STILL, stunned.clone(), "45m", "").1.state, State::Unconscious);
    assert_eq!(rested(&STILL, stunned, "1h", "").1.state, State::Conscious);
    assert_eq!(rested(&STILL, out_at(10, 9), "0s", "").1.state, State::Conscious);
}

#[test]
fn the_dead_do_not_rest() {
    let dead = Figure { fatigue: 3, ..at(13, -7) };
    assert_eq!(rested(&STILL, dead.clone(), "10d", ""), (Outcome::Dead, dead));
}

fn told_of(rest: &Rest, figure: Figure, time: &str, dice: &str) -> Vec<Effect> {
    told(played_for(rest, figure, time, dice))
}

fn hurt(wounds: i32) -> Figure {
    Figure { wounds, ..Figure::new(13) }
}

#[test]
fn what_a_time_is_too_short_for_is_told_to_those_who_need_it() {
    let no_day = |left| [Effect::NoFullDay { left }];
    assert_eq!(told_of(&STILL, hurt(4), "2h", ""), no_day(Time::hours(2)));
    assert_eq!(told_of(&STILL, hurt(4), "26h", ""), no_day(Time::hours(2)));
    assert_eq!(told_of(&STILL, hurt(4), "1d", ""), []);
    assert_eq!(told_of(&STILL, Figure::new(13), "2h", ""), []);
    let recovers = Effect::Recovers { fatigue: 0, subdual: 0 };
    let tired = Figure { fatigue: 1, ..hurt(4) };
    let wanted = [recovers, Effect::NoFullDay { left: Time::hours(2) }];
    assert_eq!(told_of(&STILL, tired.clone(), "2h", ""), wanted, "two hours in all");
    assert_eq!(told_of(&STILL, Figure { wounds: 0, ..tired }, "14m", ""), []);
}

#[test]
fn on_the_move_the_wounded_are_told_that_it_is_no_bed_rest() {
    assert_eq!(told_of(&MOVED, hurt(4), "1d", ""), [Effect::NoBedOnTheMove]);
    assert_eq!(told_of(&MOVED, Figure::new(13), "1d", ""), []);
    assert_eq!(told_of(&MOVED, at(13, -7), "1d", ""), [Effect::NoRestForTheDead]);
    assert_eq!(told_of(&MOVED, out_at(13, -2), "10m", ""), [Effect::LosesPoints { points: 1, wound_st: -3 }]);
}

#[test]
fn losses_and_gains_are_told_with_where_they_lead() {
    assert_eq!(told_of(&STILL, out_at(13, -3), "30m", ""), [Effect::LosesPoints { points: 1, wound_st: -4 }]);
    let bleeding = Figure { bleeding: true, ..out_at(13, -3) };
    assert_eq!(told_of(&STILL, bleeding, "30s", ""), [Effect::Bleeds { points: 1, wound_st: -4 }]);
    assert_eq!(told_of(&STILL, Figure { healed: 1, ..hurt(4) }, "1d", ""), [Effect::HealsAPoint { wounds: 3 }]);
    let critical = |wound_st| Figure { healed: 1, condition: Condition::Critical, ..out_at(13, wound_st) };
    assert_eq!(told_of(&STILL, critical(-2), "1d", ""), [Effect::HealsAPoint { wounds: 14 }]);
    let wanted = [Effect::HealsAPoint { wounds: 13 }, Effect::LeavesCriticalCondition];
    assert_eq!(told_of(&STILL, critical(-1), "1d", ""), wanted);
}

#[test]
fn clocks_that_run_side_by_side_do_not_disturb_each_other() {
    // Losses each 45 seconds, and through the wound each 30.
    let jolted = Rest { moving: Some(Time::seconds(45)), ..STILL };
    assert_eq!(wound_st_after(&jolted, Figure { bleeding: true, ..out_at(500, -4) }, "90s"), -4 - 2 - 3);
    // A loss at 10 minutes, and a point of fatigue at 15.
    let tired = Figure { mortal_minutes: 20, fatigue: 1, ..out_at(13, -2) };
    let journal = played_for(&STILL, tired, "30m", "").journal;
    let times: Vec<Time> = journal.into_iter().filter_map(|(at, _)| at).collect();
    assert_eq!(times, [Time::minutes(10), Time::minutes(15)]);
    // Exactly two hours have passed: the save waits for the next loss.
    let put_off = Figure { mortal_minutes: 120, ..out_at(24, -1) };
    assert_eq!(rested(&STILL, put_off, "29m", "").1.natural_save, NaturalSave::Unused);
}

#[test]
fn all_that_can_heal_is_waited_for() {
    let healed = |figure| times_until(&Rest { until: Some(Until::Healed), ..STILL }, figure).at;
    for (fatigue, subdual, minutes) in [(2, 2, 30), (0, 2, 30), (3, 0, 45), (1, 3, 45)] {
        let figure = Figure { subdual, fatigue, ..Figure::new(13) };
        assert_eq!(healed(figure), [(Time::minutes(minutes), 1.0)], "{fatigue} and {subdual}");
    }
    let bruised = Figure { healed: 1, subdual: 1, ..hurt(1) };
    assert_eq!(healed(bruised.clone()), [(Time::days(1), 1.0)]);
    assert_eq!(healed(Figure { subdual: 0, fatigue: 1, ..bruised }), [(Time::days(1), 1.0)]);
}

#[test]
fn a_step_goes_to_the_moment_that_makes_a_difference() {
    let pace = |figure: Figure| STILL.pace(&STILL.begin(figure));
    assert_eq!(pace(Figure::new(13)), None);
    assert_eq!(pace(hurt(1)), Some(Time::days(1)));
    assert_eq!(pace(Figure { fatigue: 5, subdual: 2, ..Figure::new(13) }), Some(Time::minutes(75)));
    let out = |wound_st, fatigue, subdual| Figure { subdual, fatigue, ..out_at(13, wound_st) };
    for (figure, minutes) in [
        (out(4, 4, 0), 15),
        (out(4, 5, 5), 60),
        (out(4, 8, 3), 75),
        (out(4, 0, 9), 90),
        (out(0, 3, 1), 45),
        (out(5, 2, 0), 30),
    ] {
        assert_eq!(pace(figure.clone()), Some(Time::minutes(minutes)), "{figure:?}");
    }
    assert_eq!(rested(&STILL, out(4, 4, 0), "0s", "").1.state, State::Unconscious, "adjusted ST is 0");
}

#[test]
fn days_of_bed_rest_are_counted_from_the_save_that_made_it_stable() {
    // A natural save at 2 hours leaves ST 24 at -5; the days begin there, not at the loss before.
    for (time, wounds, healed) in [("1d1h59m", 29, 0), ("1d2h", 29, 1), ("2d1h59m", 29, 1), ("2d2h", 28, 0)] {
        let (_, figure) = rested(&STILL, out_at(24, -1), time, "=4");
        assert_eq!((figure.wounds, figure.healed), (wounds, healed), "{time}");
    }
    let figure = rested(&SUPPORTED, out_at(24, -1), "2d1h59m", "=4").1;
    assert_eq!((figure.wounds, figure.healed), (27, 1), "supported it has lost 2 points by then");
    assert!(
        !told(played_for(&STILL, out_at(24, -1), "2h", "=4"))
            .iter()
            .any(|effect| matches!(effect, Effect::NoFullDay { .. }))
    );
}

#[test]
fn the_half_hours_begin_when_bleeding_leads_below_0() {
    // ST 200 at 0 is below 0 after 30 seconds of bleeding; half an hour from then it loses a point besides.
    let bleeding = || Figure { bleeding: true, ..at(200, 0) };
    assert_eq!(wound_st_after(&STILL, bleeding(), "30m"), -60);
    assert_eq!(wound_st_after(&STILL, bleeding(), "30m30s"), -62);
    assert_eq!(rested(&STILL, bleeding(), "30m", "").1.mortal_minutes, 29);
}
