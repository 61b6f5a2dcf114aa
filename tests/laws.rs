//! Laws that hold whatever happens to whom. Figures of every game, deeds of every command and seeds are drawn at random,
//! though the same ones each time.

mod drawn;
mod thrown;

use drawn::deeds::{
    damage, gadda_care, gadda_cure, gadda_deed, gadda_rest, gadda_revival, smith_deed, smith_rest, wh40k_cure,
    wh40k_deed, wound_box_cure, wound_box_deed,
};
use drawn::figures::{gadda_figure, smith_figure, wh40k_figure, wound_box_figure};
use drawn::{Deed, deed, maybe};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use sawbones::asking::How;
use sawbones::dice::chance::Chance;
use sawbones::dice::seeded::Seeded;
use sawbones::report::{OddsReport, Report};
use sawbones::rules::outcome::Outcome;
use sawbones::rules::{gadda, smith, wound_box};
use sawbones::sheet::Sheet;
use serde_json::json;
use thrown::dice;

fn laws(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() }
}

/// Any figure of any game with anything that may happen to it.
fn anything() -> impl Strategy<Value = (Sheet, Deed)> {
    prop_oneof![
        4 => (gadda_figure(), gadda_deed()),
        1 => (gadda_figure().prop_map(dead), gadda_revival()),
        4 => (smith_figure(), smith_deed()),
        3 => (wound_box_figure(), wound_box_deed()),
        3 => (wh40k_figure(), wh40k_deed()),
    ]
}

fn dead(figure: Sheet) -> Sheet {
    match figure {
        Sheet::Gadda(figure) => Sheet::Gadda(gadda::Figure { state: gadda::State::Dead, ..figure }),
        Sheet::Smith(figure) => Sheet::Smith(smith::Figure { state: smith::State::Dead, ..figure }),
        Sheet::WoundBox(figure) => Sheet::WoundBox(wound_box::Figure { state: wound_box::State::Dead, ..figure }),
        Sheet::Wh40k(_) => panic!("nobody is dead by these rules"),
    }
}

/// How badly a figure is off, in numbers none of which healing may raise.
fn hurts(figure: &Sheet) -> Vec<i32> {
    match figure {
        Sheet::Gadda(figure) => {
            vec![figure.wounds, figure.grave.iter().map(|wound| wound.points).sum(), figure.fatigue, figure.fresh]
        }
        Sheet::Smith(figure) => vec![figure.wounds, figure.subdual, figure.fatigue],
        Sheet::WoundBox(figure) => {
            let marks = figure.track.marks();
            let count = |total: usize| i32::try_from(total).unwrap();
            vec![
                count(marks.len()),
                count(marks.iter().map(|mark| mark.level as usize).sum()),
                count(marks.iter().map(|mark| mark.row as usize).sum()),
            ]
        }
        Sheet::Wh40k(figure) => vec![
            figure.injuries.iter().map(|injury| injury.points).sum(),
            figure.criticals.iter().map(|critical| critical.severity).sum(),
            figure.wound_fatigue,
            figure.fatigue,
        ],
    }
}

fn story(report: &Report) -> String {
    format!("{:?} {:?} {:?}", report.outcome, report.events, report.sheet)
}

proptest! {
    #![proptest_config(laws(1000))]

    /// Rolled, replayed and counted, it is one rule; and what is written down is what is read.
    #[test]
    fn every_roll_can_be_replayed_and_has_its_chance((figure, deed) in anything(), seed in any::<u64>()) {
        let counted = deed.count(&figure);
        let rolled = match deed.roll(&figure, &mut Seeded::new(seed, 0)) {
            Ok(rolled) => rolled,
            Err(why) => {
                prop_assert_eq!(counted.unwrap_err().message, why.message);
                return Ok(());
            }
        };
        let shown = dice(&rolled);
        prop_assert_eq!(story(&rolled), story(&deed.play(&figure, How::Given(&shown)).unwrap()));
        let odds = counted.unwrap().odds;
        let exact: Option<Vec<Chance>> = odds.iter().map(|likely| likely.exact.clone()).collect();
        if let Some(exact) = exact {
            prop_assert_eq!(exact.into_iter().fold(Chance::ZERO, |sum, chance| sum + chance), Chance::ONE);
        } else {
            // Who bleeds at rest takes more steps than are counted in fractions.
            prop_assert_eq!(deed.command, "rest");
            prop_assert!((odds.iter().map(|likely| likely.p).sum::<f64>() - 1.0).abs() < 1e-12);
        }
        let this = odds.iter().find(|likely| likely.outcome == rolled.outcome && likely.figure == rolled.sheet);
        prop_assert!(this.is_some_and(|likely| likely.p > 0.0));
        for likely in odds {
            let figure = likely.figure.unwrap();
            let written = serde_json::to_string(&figure).unwrap();
            prop_assert_eq!(&Sheet::read(&written).unwrap(), &figure);
            prop_assert!(hurts(&figure).iter().all(|number| *number >= 0), "{}", written);
        }
    }

    #[test]
    fn the_dead_stay_dead(
        (figure, deed) in prop_oneof![
            (gadda_figure(), gadda_deed()),
            (smith_figure(), smith_deed()),
            (wound_box_figure(), wound_box_deed()),
        ],
        seed in any::<u64>(),
    ) {
        let figure = dead(figure);
        if let Ok(rolled) = deed.roll(&figure, &mut Seeded::new(seed, 0)) {
            prop_assert!(matches!(rolled.outcome, Outcome::Dead | Outcome::Refused), "{}", rolled.outcome);
            let now = rolled.sheet.unwrap();
            prop_assert_eq!(dead(now.clone()), now);
        }
    }

    /// Whoever is not left to himself is never worse for being healed, and no more heals than there is.
    #[test]
    fn healing_makes_nobody_worse(
        (figure, deed) in prop_oneof![
            (gadda_figure(), prop_oneof![gadda_cure(), gadda_care(), gadda_rest()]),
            (smith_figure(), prop_oneof![
                smith_rest(),
                deed("heal first-aid", Just(json!({}))),
                deed("stabilize magic", Just(json!({}))),
            ]),
            (wound_box_figure(), wound_box_cure()),
            (wh40k_figure(), wh40k_cure()),
        ],
        seed in any::<u64>(),
    ) {
        let bleeds = matches!(&figure, Sheet::Smith(figure) if figure.is_mortal() || figure.bleeding);
        let risky = deed.args["untended"] == true || deed.command == "rest" && (bleeds || deed.args["reopen"] == true);
        prop_assume!(!risky);
        if let Ok(rolled) = deed.roll(&figure, &mut Seeded::new(seed, 0)) {
            let (before, now) = (hurts(&figure), hurts(&rolled.sheet.unwrap()));
            // The slip of a healer costs a point, which may be the last.
            let was_alive = matches!(&figure, Sheet::Gadda(figure) if !figure.is_dead());
            if rolled.outcome == Outcome::Harmed || rolled.outcome == Outcome::Dead && was_alive {
                prop_assert_eq!(now[0], before[0] + 1);
            } else {
                prop_assert!(now.iter().zip(&before).all(|(now, before)| now <= before), "{:?} {:?}", before, now);
            }
        }
    }
}

/// The chance that it comes out as badly as each outcome or worse; from the worst on.
fn badly(odds: &OddsReport, from_worst: &[Outcome]) -> Vec<Chance> {
    let mut sum = Chance::ZERO;
    let at_worst = from_worst.iter().map(|outcome| {
        let these = odds.odds.iter().filter(|likely| likely.outcome == *outcome);
        these.for_each(|likely| sum += likely.exact.clone().unwrap());
        sum.clone()
    });
    let at_worst: Vec<Chance> = at_worst.collect();
    assert_eq!(at_worst.last(), Some(&Chance::ONE), "every outcome is in the list");
    at_worst
}

/// A figure, a blow without armour, the flag of its armour, and the outcomes from the worst on.
fn blows() -> impl Strategy<Value = (Sheet, Deed, &'static str, Vec<Outcome>)> {
    use Outcome::{
        Bruise, Critical, Dead, Grave, Heavy, Helpless, Hurt, Incapacitating, Killing, Lethal, Light, Mortal, Nothing,
        Unconscious, Unhurt, Wound,
    };
    let plain = |damage: &str| json!({ "damage": damage });
    let place = select(&["body", "arm", "leg", "head"][..]);
    let placed = (damage(), place).prop_map(|(damage, place)| json!({ "damage": damage, "location": place }));
    prop_oneof![
        (gadda_figure(), deed("hit", placed)).prop_map(|(figure, deed)| (
            figure,
            deed,
            "armor",
            vec![Dead, Unconscious, Grave, Hurt, Unhurt]
        )),
        (smith_figure(), deed("hit", damage().prop_map(plain))).prop_map(|(figure, deed)| {
            (figure, deed, "armor", vec![Dead, Mortal, Critical, Unconscious, Helpless, Hurt, Unhurt])
        }),
        (wound_box_figure(), deed("wound-box hit", damage().prop_map(plain))).prop_map(|(figure, deed)| {
            (figure, deed, "dr", vec![Dead, Killing, Incapacitating, Wound, Light, Bruise, Nothing])
        }),
        (wh40k_figure(), deed("wh40k hit", damage().prop_map(|damage| json!({ "damage": damage, "type": "R" }))))
            .prop_map(|(figure, deed)| (figure, deed, "ap", vec![Lethal, Critical, Heavy, Light, Unhurt])),
    ]
}

/// A rest that can be cut between two of its periods, and how long a period is in days.
fn rests() -> impl Strategy<Value = (Sheet, Deed, u64)> {
    let cared = (10..70, any::<bool>())
        .prop_map(|(medicae, combat)| json!({ "medicae": medicae, "int_bonus": 3, "combat": combat }));
    prop_oneof![
        (gadda_figure(), gadda_rest()).prop_map(|(figure, deed)| (figure, deed, 1)),
        (smith_figure(), deed("rest", Just(json!({})))).prop_map(|(figure, deed)| (figure, deed, 1)),
        (
            wound_box_figure(),
            deed(
                "wound-box rest",
                option::of(0..9).prop_map(|care| {
                    let mut args = json!({});
                    maybe(&mut args, "care", care);
                    args
                })
            )
        )
            .prop_map(|(figure, deed)| (figure, deed, 1)),
        // A test of critical care comes every third day.
        (wh40k_figure(), deed("wh40k rest", cared)).prop_map(|(figure, deed)| (figure, deed, 3)),
    ]
}

proptest! {
    #![proptest_config(laws(400))]

    #[test]
    fn more_armour_never_hurts_more((figure, deed, flag, from_worst) in blows(), armour in 0..5, more in 1..4) {
        let behind = |armour: i32| {
            let mut deed = deed.clone();
            deed.args[flag] = json!(armour);
            badly(&deed.count(&figure).unwrap(), &from_worst)
        };
        let (less, more) = (behind(armour), behind(armour + more));
        prop_assert!(less.iter().zip(&more).all(|(less, more)| more <= less), "{:?} {:?}", less, more);
    }

    /// A rest may be cut in two between its periods: with the same dice it comes to the same.
    #[test]
    fn two_rests_are_one_as_long_as_both(
        (figure, deed, period) in rests(), first in 1..5_u64, second in 1..5_u64, seed in any::<u64>(),
    ) {
        // Somebody who is dying begins to heal at an hour of his own.
        prop_assume!(!matches!(&figure, Sheet::Smith(figure) if figure.is_mortal() || figure.bleeding));
        let rest = |figure: &Sheet, periods: u64, dice: &mut Seeded| {
            let mut deed = deed.clone();
            deed.args["time"] = json!(format!("{}d", periods * period));
            deed.roll(figure, dice).unwrap()
        };
        let mut dice = Seeded::new(seed, 0);
        let midway = rest(&figure, first, &mut dice);
        let parts = rest(&midway.sheet.unwrap(), second, &mut dice);
        let whole = rest(&figure, first + second, &mut Seeded::new(seed, 0));
        prop_assert_eq!((parts.outcome, parts.sheet), (whole.outcome, whole.sheet));
    }
}
