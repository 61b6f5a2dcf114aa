//! How a character stands under the Warhammer 40,000 rules, in words.

use super::standing::plainly;
use crate::rules::outcome::Outcome;
use crate::rules::wh40k::{Condition, Figure, Injury, Now};

/// The outcome in plain words.
pub(super) fn headline(outcome: Outcome, now: &Now, figure: &Figure) -> String {
    let own = plainly(outcome);
    let words = match outcome {
        Outcome::Light => "Lightly wounded",
        Outcome::Heavy => "Heavily wounded",
        Outcome::Critical => "Critically wounded",
        Outcome::Lethal => "Almost certainly dead",
        _ => own.trim_end_matches('.'),
    };
    format!("{words}: Wounds {} of {}.", now.score, figure.max_wounds)
}

/// What the odds of a character leave out.
pub(super) fn left_out(command: &str, figure: &Figure) -> Option<&'static str> {
    let tested = match command {
        "wh40k move" => !figure.criticals.is_empty(),
        "wh40k hit" => figure.condition() == Condition::Heavy,
        _ => false,
    };
    (tested && figure.toughness.is_none()).then_some("No Toughness is given: tests of it are not counted")
}

/// How the character stands.
pub(super) fn now(now: &Now, figure: &Figure) -> String {
    let mut parts = vec![
        format!("Wounds {} of {}", now.score, figure.max_wounds),
        format!("{} suffered, heavy above {}", now.suffered, now.heavy_threshold),
    ];
    if !figure.criticals.is_empty() {
        let criticals = figure.criticals.iter().map(|critical| match &critical.note {
            Some(note) => format!("{critical} ({note})"),
            None => critical.to_string(),
        });
        parts.push(format!("critical {}", criticals.collect::<Vec<String>>().join(", ")));
    }
    parts.extend(injuries(figure));
    if now.total_fatigue > 0 {
        let from_wounds = match figure.wound_fatigue {
            0 => String::new(),
            all if all == now.total_fatigue => " from wounds".to_owned(),
            some => format!(", {some} of it from wounds"),
        };
        parts.push(format!("fatigue {}{from_wounds}", now.total_fatigue));
    }
    let name = figure.name.as_deref().unwrap_or("Now");
    format!("{name}: {}", parts.join("; "))
}

/// The injuries; several are counted as `--treat` counts them.
fn injuries(figure: &Figure) -> Option<String> {
    let shown = |injury: &Injury| format!("{injury}{}", if injury.treated { " (treated today)" } else { "" });
    match figure.injuries.as_slice() {
        [] => None,
        [only] => Some(format!("injury {}", shown(only))),
        all => {
            let counted = all.iter().enumerate().map(|(at, injury)| format!("({}) {}", at + 1, shown(injury)));
            Some(format!("injuries {}", counted.collect::<Vec<String>>().join(", ")))
        }
    }
}
