//! The outcome in plain words, and how the figure stands now.

use crate::report::{Report, Standing};
use crate::rules::gadda;
use crate::rules::outcome::Outcome;
use crate::sheet::Sheet;

/// The outcome in plain words.
pub(super) fn headline(report: &Report) -> String {
    let word = match report.outcome {
        Outcome::Total(total) => return format!("{total}"),
        Outcome::Dead => "Dead",
        Outcome::Unconscious => "Unconscious",
        Outcome::Grave => "Gravely wounded, and conscious",
        Outcome::Hurt => "Hurt",
        Outcome::Unhurt => "Unhurt",
        Outcome::Conscious => "Conscious",
        Outcome::Success => "Success",
        Outcome::Failure => "Failure",
        Outcome::Refused => "Refused by the rules",
        other => return capital(&other.to_string().replace('-', " ")),
    };
    match &report.now {
        Some(Standing::Gadda(now)) => {
            let basic = match &report.sheet {
                Some(Sheet::Gadda(figure)) => figure.st,
                _ => now.st,
            };
            format!("{word}: ST {} of {basic}.", now.st)
        }
        _ => format!("{word}."),
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect::<String>() + ".")
}

/// How the figure stands.
pub(super) fn now(report: &Report) -> Option<String> {
    match (report.now.as_ref()?, report.sheet.as_ref()) {
        (Standing::Gadda(now), Some(Sheet::Gadda(figure))) => Some(gadda_now(now, figure)),
        (Standing::Save { .. } | Standing::Gadda(_), _) => None,
    }
}

fn gadda_now(now: &gadda::Now, figure: &gadda::Figure) -> String {
    let mut parts = vec![format!("ST {} of {}", now.st, figure.st)];
    if figure.wounds > 0 {
        parts.push(format!("wounds {}", figure.wounds));
    }
    parts.extend(figure.grave.iter().map(|wound| format!("grave {} {}", wound.location, wound.points)));
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
    if !figure.is_dead() {
        parts.push(format!("dies below {}", now.dies_below));
    }
    let name = figure.name.as_deref().unwrap_or("Now");
    format!("{name}: {}", parts.join("; "))
}
