//! How a figure stands under Gadda's rules, in words.

use crate::rules::gadda::{Figure, GraveWound, Now, State, in_points};
use crate::rules::outcome::Outcome;

/// The outcome in plain words.
pub(super) fn headline(outcome: Outcome, now: &Now, figure: &Figure) -> String {
    let word = match outcome {
        Outcome::Grave => "Gravely wounded, and conscious".to_owned(),
        other => super::standing::plainly(other).trim_end_matches('.').to_owned(),
    };
    format!("{word}: ST {} of {}.", now.st, figure.st)
}

/// How the figure stands.
pub(super) fn now(now: &Now, figure: &Figure) -> String {
    let mut parts = vec![format!("ST {} of {}", now.st, figure.st)];
    if figure.wounds > 0 {
        parts.push(format!("wounds {}{}", figure.wounds, part_healed(figure.healed)));
    }
    parts.extend(figure.grave.iter().map(|wound| {
        let GraveWound { location, points, healed, .. } = wound;
        format!("grave {location} {points}{}", part_healed(*healed))
    }));
    if figure.fatigue > 0 {
        parts.push(format!("fatigue {}", figure.fatigue));
    }
    if now.dx_penalty < 0 {
        parts.push(format!("DX {}", now.dx_penalty));
    }
    if now.dx_next_turn < 0 {
        parts.push(format!("DX {} next turn", now.dx_next_turn));
    }
    let words = [(now.knocked_down, "knocked down"), (now.dropped_item, "dropped item"), (now.fell, "fell")];
    parts.extend(words.into_iter().filter(|(holds, _)| *holds).map(|(_, word)| word.to_owned()));
    if figure.state == State::Unconscious {
        parts.push("unconscious".to_owned());
    }
    if !figure.is_dead() {
        parts.push(format!("dies below {}", now.dies_below));
    }
    let name = figure.name.as_deref().unwrap_or("Now");
    format!("{name}: {}", parts.join("; "))
}

/// The part of the next point that has healed.
fn part_healed(quarters: i32) -> String {
    if quarters == 0 { String::new() } else { format!(" ({} of a point healed)", in_points(quarters)) }
}
