//! Rest, held against the text and its examples.

use super::{Carer, Medicae, Order, Rest};
use crate::procedure::Course;
use crate::rules::outcome::Outcome;
use crate::rules::wh40k::figure::examples::{apostate, critical, injury, points, severities, suffered};
use crate::rules::wh40k::{Condition, DamageType, Degrees, Effect, Figure};
use crate::testing::{chances_after, played_for, times_until, told};
use crate::time::Time;

const ALONE: Rest = Rest { carer: None, combat: false, order: Order::Oldest, degrees: Degrees::Modern };
const BY_NPC: Rest = Rest { carer: Some(Carer { medicae: Medicae::Npc, int_bonus: Some(3) }), ..ALONE };

fn cared(skill: i32) -> Rest {
    Rest { carer: Some(Carer { medicae: Medicae::Skill(skill), int_bonus: None }), ..ALONE }
}

fn cared_by(skill: i32, int_bonus: i32) -> Rest {
    Rest { carer: Some(Carer { medicae: Medicae::Skill(skill), int_bonus: Some(int_bonus) }), ..ALONE }
}

fn after(rest: &Rest, figure: Figure, limit: &str, dice: &str) -> Figure {
    played_for(rest, figure, limit, dice).figure
}

#[test]
fn light_wounds_heal_all_toughness_a_day() {
    assert_eq!(points(&after(&ALONE, suffered(9), "2d", "")), [3]);
    assert_eq!(points(&after(&ALONE, suffered(9), "47h", "")), [6], "only whole days count");
    let tough = Figure { ut: 1, daemonic: 2, ..suffered(9) };
    assert_eq!(points(&after(&ALONE, tough, "1d", "")), [3]);
    assert_eq!(after(&ALONE, suffered(9), "3d", "").condition(), Condition::Unhurt);
}

#[test]
fn autosanguine_heals_two_more_and_whatever_the_state() {
    let figure = Figure { autosanguine: true, ..suffered(14) };
    assert_eq!(points(&after(&ALONE, figure, "1d", "")), [9]);
}

#[test]
fn heavy_wounds_need_a_carer_who_passes_a_test() {
    assert_eq!(points(&after(&ALONE, suffered(16), "5d", "")), [16]);
    assert_eq!(points(&after(&cared_by(50, 4), suffered(16), "1d", "50")), [12]);
    assert_eq!(points(&after(&cared_by(50, 4), suffered(16), "1d", "51")), [16], "a failure does no harm");
    let combat = Rest { combat: true, ..cared_by(50, 4) };
    assert_eq!(points(&after(&combat, suffered(16), "1d", "31")), [16]);
    assert_eq!(points(&after(&combat, suffered(16), "1d", "30")), [12]);
    assert_eq!(points(&after(&BY_NPC, suffered(17), "1d", "")), [14]);
    assert_eq!(points(&after(&cared(50), suffered(16), "5d", "")), [16], "without the bonus nothing is rolled");
}

#[test]
fn below_the_threshold_it_goes_on_without_the_carer() {
    assert_eq!(points(&after(&cared_by(50, 4), suffered(16), "2d", "50")), [9]);
}

#[test]
fn points_go_where_they_are_sent() {
    let figure = || Figure { injuries: [4, 6, 2].map(|of| injury(of, DamageType::Impact)).into(), ..apostate() };
    let sent = |order| points(&after(&Rest { order, ..ALONE }, figure(), "1d", ""));
    assert_eq!(sent(Order::Oldest), [1, 6, 2]);
    assert_eq!(sent(Order::Largest), [4, 3, 2]);
    assert_eq!(sent(Order::Smallest), [3, 6]);
}

#[test]
fn critical_injuries_are_tested_each_72_hours() {
    // 55 - 30 = 25.
    assert_eq!(severities(&after(&cared(55), critical([4]), "3d", "25")), [3]);
    assert_eq!(severities(&after(&cared(55), critical([4]), "2d", "")), [4]);
    assert_eq!(severities(&after(&ALONE, critical([4]), "30d", "")), [4]);
    assert_eq!(severities(&after(&cared(55), critical([4]), "6d", "25,26")), [3], "1 degree does no harm");
}

#[test]
fn a_failure_worsens_a_step_for_two_degrees() {
    // 34 is 9 above: 1 degree; 35: 2; 54: 3; 55: 4; 66: 5; 100: 8.
    let to = |roll| severities(&after(&cared(55), critical([4]), "3d", roll))[0];
    assert_eq!(["34", "35", "54", "55", "66", "100"].map(to), [4, 5, 5, 6, 6, 8]);
    // 20 more in the classic count.
    let classic = Rest { degrees: Degrees::Classic, ..cared(55) };
    let to = |roll| severities(&after(&classic, critical([4]), "3d", roll))[0];
    assert_eq!(["35", "44", "45", "65"].map(to), [4, 4, 5, 6]);
}

#[test]
fn targets_are_not_capped() {
    // 130 - 30 - 20 = 80.
    let combat = Rest { combat: true, ..cared(130) };
    assert_eq!(severities(&after(&combat, critical([4]), "3d", "80")), [3]);
    // 5 - 50 = -45: 01 is 46 above, 5 degrees.
    let hopeless = Rest { combat: true, ..cared(5) };
    assert_eq!(severities(&after(&hopeless, critical([4]), "3d", "1")), [6]);
}

#[test]
fn npc_care_always_succeeds() {
    let story = played_for(&BY_NPC, critical([4, 2]), "6d", "");
    assert_eq!((severities(&story.figure), story.outcome), (vec![2], Outcome::Critical));
}

#[test]
fn nothing_else_heals_before_the_last_critical_injury_is_gone() {
    let figure = Figure { criticals: critical([2]).criticals, autosanguine: true, ..suffered(10) };
    let untended = after(&ALONE, figure.clone(), "1d", "");
    assert_eq!((points(&untended), untended.score()), (vec![10], -2));
    // Gone after 6 days, and TB + 2 on each day from the seventh on.
    assert_eq!(points(&after(&BY_NPC, figure.clone(), "6d", "")), [10]);
    assert_eq!(points(&after(&BY_NPC, figure.clone(), "7d", "")), [5]);
    assert_eq!(times_until(&BY_NPC, figure).at, [(Time::days(8), 1.0)]);
}

#[test]
fn severity_10_ends_the_rest() {
    let story = played_for(&cared(35), critical([8, 1]), "3d", "25,5");
    assert_eq!((severities(&story.figure), story.outcome), (vec![9], Outcome::Critical));
    let story = played_for(&cared(35), critical([8, 1]), "30d", "45,5");
    assert_eq!((severities(&story.figure), story.outcome), (vec![10], Outcome::Lethal));
    assert_eq!(played_for(&cared(55), critical([10]), "9d", "").outcome, Outcome::Lethal);
}

#[test]
fn several_critical_injuries_are_tested_at_the_same_hour() {
    // 80 - 30 = 50: each is gone in half of all cases.
    let odds = chances_after(&cared(80), critical([1, 1, 1]), "3d");
    assert!((odds["unhurt"] - 0.125).abs() < 1e-12, "{odds:?}");
    let story = played_for(&cared(55), critical([1, 2, 1]), "4d", "25,34,20");
    assert_eq!(severities(&story.figure), [2]);
    assert!(story.journal.iter().take(6).all(|(at, _)| *at == Some(Time::days(3))));
}

#[test]
fn a_full_day_lets_injuries_be_treated_again() {
    let treated = || {
        let mut figure = suffered(16);
        figure.injuries[0].treated = true;
        figure
    };
    assert!(after(&ALONE, treated(), "23h", "").injuries[0].treated);
    assert!(!after(&ALONE, treated(), "1d", "").injuries[0].treated);
    let figure = Figure { criticals: critical([2]).criticals, ..treated() };
    assert!(!after(&cared(50), figure, "1d", "").injuries[0].treated, "in the days before a test as well");
}

#[test]
fn nine_days_of_critical_care_for_two() {
    // Against 50, of 100: 50 lessen, 51-59 hold, 60-79 worsen by 1, 80-99 by 2, 100 by 3. The chances that a -1
    // is gone within three tests and that a -2 is, counted by hand:
    // -1: 50 at once; else 9 hold and 50 lessen; or hold, hold, lessen; or worsen by 1 (20) and lessen twice.
    let first = 0.5 + 0.09 * 0.5 + 0.09 * 0.09 * 0.5 + 0.2 * 0.25;
    // -2: two at once; hold once among three and lessen twice, the last of them at the end.
    let second = 0.25 + 2.0 * 0.09 * 0.25;
    let odds = chances_after(&cared(80), critical([1, 2]), "9d");
    let gone: f64 = odds["unhurt"];
    assert!((gone - first * second).abs() < 1e-12, "{gone}");
    assert!((odds["critical"] - 0.823_218_250_061).abs() < 1e-12, "{odds:?}");
}

#[test]
fn ten_wounds_of_tb_3_take_four_days() {
    let times = times_until(&ALONE, suffered(10));
    assert_eq!(times.at, [(Time::days(4), 1.0)]);
    assert!(times_until(&ALONE, suffered(13)).at.is_empty(), "heavily wounded, and nobody cares");
}

#[test]
fn what_heals_nothing_says_why() {
    let last = |rest: &Rest, figure, limit| {
        let (_, event) = played_for(rest, figure, limit, "").journal.pop().unwrap();
        match event {
            crate::dice::played::Event::Effect(effect) => effect,
            crate::dice::played::Event::Roll(_) => panic!("a roll came last"),
        }
    };
    assert_eq!(last(&ALONE, suffered(16), "5d"), Effect::NoExtendedCare);
    assert_eq!(last(&cared(50), suffered(16), "5d"), Effect::NoIntelligenceBonus);
    assert_eq!(last(&ALONE, critical([2]), "5d"), Effect::NoCriticalCare);
    assert_eq!(last(&ALONE, critical([12]), "5d"), Effect::Lethal);
    assert_eq!(last(&ALONE, Figure { tb: 0, ..suffered(2) }, "5d"), Effect::NoNaturalHealing);
    assert_eq!(last(&cared(50), critical([2]), "2d"), Effect::CriticalCareUnfinished { left: Time::days(2) });
    assert_eq!(last(&ALONE, suffered(2), "2h"), Effect::DayUnfinished { left: Time::hours(2) });
}

#[test]
fn what_care_does_is_told_with_where_it_leads() {
    let told = |rest: &Rest, figure, limit: &str, dice: &str| told(played_for(rest, figure, limit, dice));
    let hurt = |points| injury(points, DamageType::Impact);
    let heals = |points, healed, left| Effect::InjuryHeals { injury: hurt(points), points: healed, left };
    let natural = Effect::NaturalHealing { tb: 3, ut: 0, daemonic: 0, autosanguine: 0, points: 3 };
    assert_eq!(told(&ALONE, suffered(9), "1d", ""), [natural.clone(), heals(9, 3, 6)]);
    let two = Figure { injuries: vec![hurt(2), hurt(4)], ..apostate() };
    assert_eq!(told(&ALONE, two, "1d", ""), [natural, heals(2, 2, 0), heals(4, 1, 3)]);
    let one = |severity| critical([severity]).criticals[0].clone();
    let of_critical = |severity, rest: &Rest, dice: &str| {
        let mut all = told(rest, critical([severity]), "3d", dice);
        all.retain(|effect| !matches!(effect, Effect::CriticalCareTest { .. }));
        all
    };
    let lessens = Effect::CriticalLessens { critical: one(4), to: 3 };
    assert_eq!(of_critical(4, &cared(70), "40"), std::slice::from_ref(&lessens));
    assert_eq!(of_critical(4, &BY_NPC, ""), [Effect::CriticalCareByNpc, lessens]);
    assert_eq!(of_critical(4, &cared(70), "41"), [Effect::CriticalHolds { critical: one(4) }]);
    assert_eq!(of_critical(4, &cared(70), "50"), [Effect::CriticalWorsens { critical: one(4), to: 5 }]);
    let lethal = [Effect::CriticalWorsens { critical: one(9), to: 10 }, Effect::Lethal];
    assert_eq!(of_critical(9, &cared(70), "50"), lethal);
}

#[test]
fn why_nothing_heals_is_said_only_of_time_that_is_left() {
    let told = |figure, limit: &str| told(played_for(&ALONE, figure, limit, ""));
    assert_eq!(told(suffered(16), "5d"), [Effect::NoExtendedCare]);
    assert_eq!(told(suffered(16), "0s"), []);
    assert_eq!(told(apostate(), "5d"), []);
}

#[test]
fn a_character_with_many_injuries_is_worth_several() {
    let burden = |injuries, criticals| {
        let figure = Figure {
            injuries: vec![injury(1, DamageType::Impact); injuries],
            criticals: vec![critical([4]).criticals[0].clone(); criticals],
            ..apostate()
        };
        ALONE.burden(&ALONE.begin(figure))
    };
    assert_eq!([burden(0, 0), burden(4, 3), burden(4, 4), burden(8, 16)], [1, 1, 2, 4]);
}

#[test]
fn a_carer_without_an_intelligence_bonus_rolls_for_nothing() {
    for int_bonus in [0, 3] {
        let rest = cared_by(50, int_bonus);
        let pace = rest.pace(&rest.begin(suffered(16)));
        assert_eq!(pace.is_some(), int_bonus > 0);
    }
    assert_eq!(told(played_for(&cared_by(50, 0), suffered(16), "5d", "")), [Effect::NoIntelligenceBonus]);
}
