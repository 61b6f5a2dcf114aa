//! What may be done to a figure of each game: every command with every flag that matters.

use super::{Deed, deed, maybe};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Value, json};

pub(crate) fn damage() -> impl Strategy<Value = &'static str> {
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

pub(crate) fn gadda_care() -> BoxedStrategy<Deed> {
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
pub(crate) fn gadda_cure() -> BoxedStrategy<Deed> {
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

pub(crate) fn gadda_rest() -> BoxedStrategy<Deed> {
    let args = (days(), any::<[bool; 4]>()).prop_map(|(time, [active, salve, untended, auto])| {
        json!({ "time": time, "active": active, "salve": salve, "untended": untended, "auto": auto })
    });
    deed("rest", args)
}

pub(crate) fn gadda_revival() -> BoxedStrategy<Deed> {
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
pub(crate) fn gadda_deed() -> BoxedStrategy<Deed> {
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

pub(crate) fn smith_rest() -> BoxedStrategy<Deed> {
    let args = (days(), any::<[bool; 4]>()).prop_map(|(time, [moving, support, no_natural_save, reopen])| {
        json!({
            "time": time, "moving": moving, "support": support, "no_natural_save": no_natural_save, "reopen": reopen
        })
    });
    deed("rest", args)
}

pub(crate) fn smith_deed() -> BoxedStrategy<Deed> {
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

pub(crate) fn wound_box_cure() -> BoxedStrategy<Deed> {
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

pub(crate) fn wound_box_deed() -> BoxedStrategy<Deed> {
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

pub(crate) fn wh40k_cure() -> BoxedStrategy<Deed> {
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

pub(crate) fn wh40k_deed() -> BoxedStrategy<Deed> {
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
