//! How a figure stands under Smith's rules, in words.

use crate::rules::outcome::Outcome;
use crate::rules::smith::{Condition, Figure, NaturalSave, Now, State};
use crate::time::Time;

/// The outcome in plain words.
pub(super) fn headline(outcome: Outcome, now: &Now, figure: &Figure) -> String {
    let words = match outcome {
        Outcome::Mortal => format!("Mortally wounded, {}", figure.state),
        Outcome::Critical => format!("Stable, in critical condition, {}", figure.state),
        Outcome::Helpless => "Helpless, but conscious".to_owned(),
        Outcome::Stable => "Stable, in critical condition".to_owned(),
        Outcome::Worse => "Worse, and still mortally wounded".to_owned(),
        other => super::standing::plainly(other).trim_end_matches('.').to_owned(),
    };
    format!("{words}: {}.", strength(now, figure))
}

/// How the figure stands.
pub(super) fn now(now: &Now, figure: &Figure) -> String {
    let mut parts = vec![strength(now, figure)];
    if figure.wounds > 0 {
        let half = if figure.healed > 0 { " (half a point healed)" } else { "" };
        parts.push(format!("wounds {}{half}", figure.wounds));
    }
    let others = [("subdual damage", figure.subdual), ("fatigue", figure.fatigue)];
    parts.extend(others.iter().filter(|(_, points)| *points > 0).map(|(word, points)| format!("{word} {points}")));
    if figure.state == State::Unconscious {
        parts.push("unconscious".to_owned());
    }
    if now.mortal {
        let minutes = figure.mortal_minutes.unsigned_abs().into();
        let lain = if minutes == 0 { String::new() } else { format!(" for {}", Time::minutes(minutes)) };
        parts.push(format!("mortally wounded{lain}"));
    } else if figure.condition == Condition::Critical && !figure.is_dead() {
        parts.push("critical condition".to_owned());
    }
    if now.dx_penalty < 0 && !figure.is_dead() {
        parts.push(format!("DX {}", now.dx_penalty));
    }
    if now.dx_next_turn < 0 {
        parts.push(format!("DX {} to the end of next turn", now.dx_next_turn));
    }
    if now.prone {
        parts.push("prone".to_owned());
    }
    if !figure.is_dead() {
        parts.extend(danger(now, figure));
    }
    let name = figure.name.as_deref().unwrap_or("Now");
    format!("{name}: {}", parts.join("; "))
}

/// What matters to who may die.
fn danger(now: &Now, figure: &Figure) -> Vec<String> {
    let mut parts = Vec::new();
    if figure.bleeding {
        parts.push("bleeding".to_owned());
    }
    if now.mortal {
        parts.extend(figure.tries.iter().map(|tried| format!("failed tries {} ({})", tried.failed, tried.skill)));
        if figure.natural_save == NaturalSave::Failed {
            parts.push("natural save failed".to_owned());
        }
    }
    parts.push(format!("dies at {}", now.dies_at));
    parts
}

/// One number where both are the same.
fn strength(now: &Now, figure: &Figure) -> String {
    if now.adjusted_st == now.wound_st {
        format!("ST {} of {}", now.wound_st, figure.st)
    } else {
        format!("adjusted ST {}, wound ST {} of {}", now.adjusted_st, now.wound_st, figure.st)
    }
}
