//! Laws that hold whatever happens to whom. Figures of every game, deeds of every command and seeds are drawn at random,
//! though the same ones each time.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;
use sawbones::asking::{Asking, How, Telling};
use sawbones::commands::{find, read_args};
use sawbones::dice::chance::Chance;
use sawbones::dice::given::Shown;
use sawbones::dice::played::Event;
use sawbones::dice::seeded::Seeded;
use sawbones::fault::Fault;
use sawbones::report::{Answer, OddsReport, Report};
use sawbones::rules::outcome::Outcome;
use sawbones::rules::{gadda, smith, wound_box};
use sawbones::sheet::{Sheet, Start};
use serde_json::{Value, json};

fn laws(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..ProptestConfig::default() }
}

/// A command with its flags, as a request has them.
#[derive(Clone, Debug)]
struct Deed {
    command: &'static str,
    args: Value,
}

impl Deed {
    fn ask(&self, sheet: &Sheet, how: How<'_>) -> Result<Answer, Fault> {
        let listed = find(self.command).unwrap();
        let args = self.args.to_string();
        let question = read_args(listed, &mut serde_json::Deserializer::from_str(&args)).unwrap();
        let start = Start::One(sheet.clone());
        question.answer(Asking { command: listed.path, how, start, default_rules: None, telling: Telling::Change })
    }

    fn play(&self, sheet: &Sheet, how: How<'_>) -> Result<Report, Fault> {
        self.ask(sheet, how).map(|answer| match answer {
            Answer::Report(report) => *report,
            other => panic!("no report: {other:?}"),
        })
    }

    fn roll(&self, sheet: &Sheet, dice: &mut Seeded) -> Result<Report, Fault> {
        self.play(sheet, How::Seeded(dice, 0, 0))
    }

    fn count(&self, sheet: &Sheet) -> Result<OddsReport, Fault> {
        self.ask(sheet, How::Odds).map(|answer| match answer {
            Answer::Odds(odds) => *odds,
            other => panic!("no odds: {other:?}"),
        })
    }
}

fn deed<S: Strategy<Value = Value> + 'static>(command: &'static str, args: S) -> BoxedStrategy<Deed> {
    args.prop_map(move |args| Deed { command, args }).boxed()
}

/// A flag that may be left out.
fn maybe<T: Into<Value>>(args: &mut Value, key: &str, value: Option<T>) {
    if let Some(value) = value {
        args[key] = value.into();
    }
}

fn sheet(written: &Value) -> Option<Sheet> {
    Sheet::read(&written.to_string()).ok()
}

fn gadda_figure() -> impl Strategy<Value = Sheet> {
    let place = select(&["body", "arm", "leg", "head"][..]);
    let grave = (place.clone(), 1..8, 0..4, any::<bool>()).prop_map(
        |(location, points, healed, treated)| json!({ "location": location, "points": points, "healed": healed, "treated": treated }),
    );
    let numbers = (4..25, 0..120, 0..25_i32, 0..4, 0..4);
    let state = option::weighted(0.3, select(&["conscious", "unconscious"][..]));
    let crippled = vec(place.prop_map(|location| json!({ "location": location, "effect": "crippled" })), 0..2);
    (numbers, vec(grave, 0..2), state, crippled, any::<[bool; 5]>()).prop_map(
        |((st, percent, fresh, healed, fatigue), grave, state, lingering, [simple, salved, out, spell, revived])| {
            let wounds = st * percent / 100;
            let mut written = json!({
                "rules": "gadda", "name": "Mothhem", "st": st, "dx": 11, "iq": 9, "wounds": wounds,
                "fresh": fresh.min(wounds), "healed": healed, "grave": grave, "fatigue": fatigue, "salved": salved,
                "simple_grave": simple, "knocked_out": out, "spell_today": spell, "revived": revived,
                "lingering": lingering, "lost": { "st": 1, "iq": 2 }
            });
            maybe(&mut written, "state", state);
            sheet(&written).unwrap()
        },
    )
}

fn smith_figure() -> impl Strategy<Value = Sheet> {
    let percent = prop_oneof![0..100, 100..150];
    let numbers = (4..21, percent, 0..2, 0..6, 0..6, 0..10, 0..200);
    let state = select(&["conscious", "unconscious"][..]);
    let condition = select(&["sound", "critical", "mortal"][..]);
    let save = select(&["unused", "failed"][..]);
    let tries = vec((select(&["first-aid", "physicker"][..]), 0..3), 0..3);
    (numbers, state, condition, save, tries, proptest::bool::weighted(0.2), any::<[bool; 2]>()).prop_map(
        |((st, percent, healed, subdual, fatigue, last, minutes), state, condition, save, tries, bleeding, flags)| {
            let wounds = st * percent / 100;
            let tries: Vec<Value> =
                tries.iter().map(|(skill, failed)| json!({ "skill": skill, "failed": failed })).collect();
            sheet(&json!({
                "rules": "smith", "st": st, "dx": 12, "wounds": wounds, "healed": healed, "subdual": subdual,
                "fatigue": fatigue, "last_wound": last, "mortal_minutes": minutes, "state": state,
                "condition": condition, "natural_save": save, "tries": tries, "bleeding": bleeding,
                "first_aid": flags[0], "fractions": flags[1]
            }))
            .unwrap()
        },
    )
}

fn wound_box_figure() -> impl Strategy<Value = Sheet> {
    let level = select(&["bruise", "light", "wound", "incapacitating", "killing"][..]);
    let mark = (level, any::<bool>()).prop_map(|(level, recent)| json!({ "level": level, "recent": recent }));
    let boxes = select(&[[2, 1, 1, 1, 1], [3, 2, 2, 1, 1], [2, 2, 1, 1, 1], [2, 2, 2, 2, 2]][..]);
    let size = select(&["small", "medium", "large", "huge"][..]);
    (-2..8, size, boxes, vec(mark, 0..6), any::<bool>(), any::<bool>()).prop_filter_map(
        "more marks than boxes",
        |(fort, size, boxes, marks, first_aid, stable)| {
            let mut written = json!({
                "rules": "wound-box", "fort": fort, "size": size, "boxes": boxes, "marks": marks, "first_aid": first_aid
            });
            let figure = sheet(&written)?;
            // Only who is near death can be stable.
            written["state"] = json!("stable");
            Some(if stable { sheet(&written).unwrap_or(figure) } else { figure })
        },
    )
}

fn wh40k_figure() -> impl Strategy<Value = Sheet> {
    let kind = select(&["I", "R", "E", "X"][..]);
    let injury = (1..8, kind.clone(), any::<bool>())
        .prop_map(|(points, kind, treated)| json!({ "points": points, "type": kind, "treated": treated }));
    let critical = (1..11, kind).prop_map(|(severity, kind)| json!({ "severity": severity, "type": kind }));
    let numbers = (1..22, 0..6, 0..3, 0..3, 0..3);
    let toughness = option::of(20..60);
    (numbers, toughness, vec(injury, 0..4), vec(critical, 0..3), any::<[bool; 2]>()).prop_filter_map(
        "more points than Wounds",
        |((max_wounds, tb, ut, daemonic, fatigue), toughness, injuries, criticals, [autosanguine, below])| {
            let mut written = json!({
                "rules": "wh40k", "max_wounds": max_wounds, "tb": tb, "ut": ut, "daemonic": daemonic,
                "autosanguine": autosanguine, "injuries": injuries, "fatigue": fatigue, "wound_fatigue": fatigue
            });
            maybe(&mut written, "toughness", toughness);
            maybe(&mut written, "criticals", below.then_some(criticals));
            sheet(&written)
        },
    )
}

fn damage() -> impl Strategy<Value = &'static str> {
    select(&["1d6", "2d6-3", "2d6", "1d6+4", "6", "0"][..])
}

fn days() -> impl Strategy<Value = &'static str> {
    select(&["1d", "2d", "3d", "90m", "25h"][..])
}

fn gadda_blow() -> BoxedStrategy<Deed> {
    let place = select(&["body", "arm", "leg", "head"][..]);
    let args = (damage(), place, 0..4, 0..4, any::<[bool; 5]>()).prop_map(
        |(damage, location, armor, turn, [new, stay, lingering, simple, auto])| {
            json!({
                "damage": damage, "location": location, "armor": armor, "turn_damage": turn, "new_incident": new,
                "stay_conscious": stay, "lingering": lingering, "simple_grave": simple, "auto": auto
            })
        },
    );
    deed("hit", args)
}

fn aim() -> impl Strategy<Value = Option<&'static str>> {
    option::of(select(&["normal", "grave", "grave:1"][..]))
}

fn gadda_care() -> BoxedStrategy<Deed> {
    let carer = select(&["heal barber", "heal physicker", "heal master-physicker"][..]);
    (carer, 6..16, aim(), any::<[bool; 2]>())
        .prop_map(|(command, dx, to, [no_kit, auto])| {
            let mut args = json!({ "healer_dx": dx, "no_kit": no_kit, "auto": auto });
            maybe(&mut args, "to", to);
            Deed { command, args }
        })
        .boxed()
}

/// What heals and never fails to somebody's harm.
fn gadda_cure() -> BoxedStrategy<Deed> {
    let talent = select(&["none", "physicker", "master-physicker"][..]);
    let spell = select(&["heal heal-spell", "heal great-healing"][..]);
    let spells = (spell, 1..8, talent, aim(), option::of(8..16)).prop_map(|(command, points, talent, to, dx)| {
        let mut args = json!({ "points": points, "talent": talent });
        maybe(&mut args, "to", to);
        maybe(&mut args, "caster_dx", dx);
        Deed { command, args }
    });
    let with_aim = |command, base: Value| {
        deed(
            command,
            aim().prop_map(move |to| {
                let mut args = base.clone();
                maybe(&mut args, "to", to);
                args
            }),
        )
    };
    prop_oneof![
        3 => spells,
        1 => with_aim("heal salve", json!({})),
        1 => with_aim("heal health-elixir", json!({})),
        1 => (1..5).prop_flat_map(move |doses| with_aim("heal elixir", json!({ "doses": doses }))),
        1 => deed("heal regrowth", select(&["lost", "present"][..]).prop_map(|part| json!({ "part": part }))),
    ]
    .boxed()
}

fn gadda_rest() -> BoxedStrategy<Deed> {
    let args = (days(), any::<[bool; 4]>()).prop_map(|(time, [active, salve, untended, auto])| {
        json!({ "time": time, "active": active, "salve": salve, "untended": untended, "auto": auto })
    });
    deed("rest", args)
}

fn gadda_revival() -> BoxedStrategy<Deed> {
    let healers = select(vec![vec!["physicker,dx=12,iq=11"], vec!["master,dx=13,iq=12", "physicker,dx=12,iq=11"]]);
    let by_hand = (healers, 0..4, select(&["30s", "4m", "9m", "11m"][..]), any::<[bool; 2]>()).prop_map(
        |(healers, elixirs, dead, [again, auto])| {
            json!({ "healer": healers, "elixirs": elixirs, "dead": dead, "again": again, "auto": auto })
        },
    );
    let dead = || select(&["5m", "40m", "2h", "2d"][..]);
    let magic = select(&["revive potion", "revive wish", "revive antidote"][..]);
    prop_oneof![
        deed("revive physicker", by_hand),
        deed("revive spell", (dead(), 8..15).prop_map(|(dead, dx)| json!({ "dead": dead, "caster_dx": dx }))),
        (magic, dead()).prop_map(|(command, dead)| Deed { command, args: json!({ "dead": dead }) }),
    ]
    .boxed()
}

/// All that can be done to a figure under Gadda's rules but bringing it back to life.
fn gadda_deed() -> BoxedStrategy<Deed> {
    let auto = || any::<bool>().prop_map(|auto| json!({ "auto": auto }));
    let disease = (1..6_u32, 8..14, any::<[bool; 2]>()).prop_map(|(difficulty, iq, [master, naturalist])| {
        json!({ "difficulty": difficulty, "healer_iq": iq, "master": master, "naturalist": naturalist })
    });
    let limb = select(&["30s", "3d"][..]).prop_map(|since| json!({ "caster_dx": 11, "since": since }));
    prop_oneof![
        4 => gadda_blow(),
        2 => gadda_care(),
        3 => gadda_cure(),
        3 => gadda_rest(),
        1 => deed("conscious", auto()),
        1 => deed("heal cleansing", (1..8).prop_map(|hexes| json!({ "hexes": hexes, "caster_dx": 11 }))),
        1 => deed("revive moved", auto()),
        1 => deed("revive reattach", limb),
        1 => deed("heal disease", disease),
    ]
    .boxed()
}

fn smith_blow() -> BoxedStrategy<Deed> {
    let args = (damage(), 0..4, 0..4, any::<[bool; 2]>(), 0..3).prop_map(
        |(damage, armor, turn, [desperate, fractions], kind)| {
            json!({
                "damage": damage, "armor": armor, "turn_damage": turn, "desperate": desperate, "fractions": fractions,
                "subdual_blow": kind == 1, "crippling": kind == 2
            })
        },
    );
    deed("hit", args)
}

fn smith_rest() -> BoxedStrategy<Deed> {
    let args = (days(), any::<[bool; 4]>()).prop_map(|(time, [moving, support, no_natural_save, reopen])| {
        json!({
            "time": time, "moving": moving, "support": support, "no_natural_save": no_natural_save, "reopen": reopen
        })
    });
    deed("rest", args)
}

fn smith_deed() -> BoxedStrategy<Deed> {
    let skill = select(&["unskilled", "first-aid", "physicker", "master-physicker"][..]);
    let healer = (skill, 8..16, 1..3, any::<bool>(), option::of(select(&["20s", "2m", "1h"][..]))).prop_map(
        |(skill, dx, tries, own, after)| {
            let mut args = json!({ "skill": skill, "dx": dx, "tries": tries, "self": own });
            maybe(&mut args, "after", after);
            args
        },
    );
    let nothing = || Just(json!({}));
    prop_oneof![
        4 => smith_blow(),
        3 => smith_rest(),
        3 => deed("stabilize healer", healer),
        1 => deed("stabilize magic", nothing()),
        1 => deed("stabilize natural", nothing()),
        1 => deed("stabilize support", nothing()),
        1 => deed("conscious", any::<bool>().prop_map(|desperate| json!({ "desperate": desperate }))),
        1 => deed("heal first-aid", select(&["1m", "2h"][..]).prop_map(|since| json!({ "since": since }))),
    ]
    .boxed()
}

fn wound_box_cure() -> BoxedStrategy<Deed> {
    let spell = select(&["minor", "light", "moderate", "serious", "critical"][..]);
    prop_oneof![
        deed("wound-box heal magic", spell.prop_map(|spell| json!({ "spell": spell }))),
        deed("wound-box heal points", (1..40).prop_map(|points| json!({ "points": points }))),
        deed("wound-box heal first-aid", (-2..9).prop_map(|check| json!({ "check": check }))),
        deed(
            "wound-box rest",
            (days(), option::of(0..9), any::<bool>()).prop_map(|(time, care, turned)| {
                let mut args = json!({ "time": time, "order": if turned { "severe-first" } else { "mild-first" } });
                maybe(&mut args, "care", care);
                args
            })
        ),
    ]
    .boxed()
}

fn wound_box_deed() -> BoxedStrategy<Deed> {
    let size = select(&["small", "medium", "colossal"][..]);
    let blow = (damage(), size, option::of(0..6), any::<bool>()).prop_map(|(damage, size, dr, points)| {
        let mut args = json!({ "damage": damage, "attacker_size": size, "points": points });
        maybe(&mut args, "dr", dr);
        args
    });
    prop_oneof![
        3 => deed("wound-box hit", blow),
        4 => wound_box_cure(),
        1 => deed("wound-box stabilize", (-2..9).prop_map(|check| json!({ "check": check }))),
        1 => deed("wound-box show", Just(json!({}))),
    ]
    .boxed()
}

fn wh40k_cure() -> BoxedStrategy<Deed> {
    let degrees = select(&["modern", "classic"][..]);
    let at_once = (10..70, degrees, any::<bool>())
        .prop_map(|(medicae, degrees, combat)| json!({ "medicae": medicae, "degrees": degrees, "combat": combat }));
    let order = select(&["oldest", "largest", "smallest"][..]);
    let rest = (select(&["1d", "3d", "6d"][..]), order, any::<bool>()).prop_map(|(time, order, npc)| {
        let mut args = json!({ "time": time, "order": order, "npc_care": npc });
        maybe(&mut args, "int_bonus", npc.then_some(3));
        args
    });
    prop_oneof![deed("wh40k heal", at_once), deed("wh40k rest", rest)].boxed()
}

fn wh40k_deed() -> BoxedStrategy<Deed> {
    let kind = select(&["I", "R", "E", "X"][..]);
    let blow = (damage(), kind, 0..6, 0..4, option::of(0..4), any::<[bool; 2]>()).prop_map(
        |(damage, kind, ap, pen, toxic, [fate, holy])| {
            let mut args = json!({ "damage": damage, "type": kind, "ap": ap, "pen": pen, "fate": fate, "holy": holy });
            maybe(&mut args, "toxic", toxic);
            maybe(&mut args, "toxic_damage", toxic.map(|_| "1d10"));
            args
        },
    );
    let cared = (10..70, any::<bool>())
        .prop_map(|(medicae, combat)| json!({ "time": "3d", "medicae": medicae, "int_bonus": 3, "combat": combat }));
    prop_oneof![
        4 => deed("wh40k hit", blow),
        4 => wh40k_cure(),
        1 => deed("wh40k rest", cared),
        1 => deed("wh40k move", Just(json!({ "degrees": "classic" }))),
        1 => deed("wh40k show", Just(json!({}))),
    ]
    .boxed()
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

/// The dice of a report, in order.
fn dice(report: &Report) -> Vec<Shown> {
    let faces = report.events.iter().flat_map(|(_, event)| match event {
        Event::Roll(rolled) => rolled.faces.clone(),
        Event::Effect(_) => Vec::new(),
    });
    faces.map(Shown::Face).collect()
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
