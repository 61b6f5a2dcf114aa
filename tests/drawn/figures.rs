//! Figures of every game as a sheet may give them.

use super::maybe;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use sawbones::sheet::Sheet;
use serde_json::{Value, json};

fn sheet(written: &Value) -> Option<Sheet> {
    Sheet::read(&written.to_string()).ok()
}

pub(crate) fn gadda_figure() -> impl Strategy<Value = Sheet> {
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

pub(crate) fn smith_figure() -> impl Strategy<Value = Sheet> {
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

pub(crate) fn wound_box_figure() -> impl Strategy<Value = Sheet> {
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

pub(crate) fn wh40k_figure() -> impl Strategy<Value = Sheet> {
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
