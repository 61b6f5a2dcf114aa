//! What happened, a line per step, with the rule at the right margin.

use super::percent::percent;
use crate::dice::chance::decimal;
use crate::dice::played::{Event, Rolled};
use crate::report::Entry;
use crate::report::style::Style;
use crate::text::{count, wrap};
use std::fmt::Write;

/// The most faces that are printed one by one.
const SHOWN_FACES: usize = 20;

/// The most moments in which the same happened one after the other that are printed one by one.
const SHOWN_MOMENTS: usize = 8;
/// How many of more of them are printed at either end.
const SHOWN_AT_ENDS: usize = 3;

/// A space at which no line ends.
const BOUND: &str = "\u{a0}";

/// The steps. Where the same happens time after time, what lies in the middle is folded.
pub(super) fn lines(events: &[Entry], style: Style) -> String {
    let moments: Vec<&[Entry]> = events.chunk_by(|(at, _), (next, _)| at.is_some() && at == next).collect();
    let mut text = String::new();
    for alike in moments.chunk_by(|moment, next| moment[0].0.is_some() && names(moment).eq(names(next))) {
        if alike.len() <= SHOWN_MOMENTS {
            text.extend(alike.iter().map(|moment| steps(moment, style)));
            continue;
        }
        let (first, last) = (&alike[..SHOWN_AT_ENDS], &alike[alike.len() - SHOWN_AT_ENDS..]);
        text.extend(first.iter().map(|moment| steps(moment, style)));
        let _ = writeln!(text, "  ... {} more times the same ...", alike.len() - first.len() - last.len());
        text.extend(last.iter().map(|moment| steps(moment, style)));
    }
    text
}

/// What happened at a moment, without its numbers.
fn names(moment: &[Entry]) -> impl Iterator<Item = (&'static str, Option<bool>)> {
    moment.iter().map(|(_, event)| match event {
        Event::Roll(rolled) => (rolled.purpose, rolled.facts.success),
        Event::Effect(effect) => (effect.effect(), None),
    })
}

/// The steps of a moment.
fn steps(moment: &[Entry], style: Style) -> String {
    let step = |(at, event): &Entry| {
        let (words, rule) = match event {
            Event::Roll(rolled) => (roll(rolled), rolled.rule.id),
            Event::Effect(effect) => (effect.to_string(), effect.rule().id),
        };
        let words = match at {
            Some(at) => format!("{at}: {words}"),
            None => words,
        };
        line(&words, rule, style)
    };
    moment.iter().map(step).collect()
}

/// Words wrapped to the width, the rule at the right end of the last line if it fits there.
pub(super) fn line(words: &str, rule: &str, style: Style) -> String {
    let width = style.width.max(40);
    let mut lines: Vec<String> = wrap(words, "  ", "    ", width).iter().map(|line| line.replace(BOUND, " ")).collect();
    let mut last = lines.pop().unwrap_or_default();
    if last.len() + 2 + rule.len() > width {
        lines.push(std::mem::take(&mut last));
    }
    let gap = width.saturating_sub(last.len() + rule.len());
    lines.push(format!("{last}{}{}", " ".repeat(gap), style.dim(rule)));
    lines.join("\n") + "\n"
}

/// By how much a test was made or missed: " by 23, 3 degrees". A roll that fails though it is low enough has no margin.
fn margin(rolled: &Rolled, degrees: u32) -> String {
    let degrees = count(degrees, "degree");
    let margin = rolled.facts.target.map_or(0, |target| target - rolled.total);
    let against_the_number = rolled.facts.success == Some(margin < 0);
    if against_the_number { format!(", {degrees}") } else { format!(" by {}, {degrees}", margin.abs()) }
}

/// "3+4+1": the faces as they add up, with a plain number at the end; in brackets what does not count. None where the
/// total says as much.
fn sum(rolled: &Rolled) -> Option<String> {
    let plus = rolled.dice.plus();
    if rolled.faces.is_empty() || rolled.faces.len() == 1 && plus == 0 {
        return None;
    }
    if rolled.faces.len() > SHOWN_FACES {
        let first: Vec<String> = rolled.faces.iter().take(SHOWN_FACES).map(ToString::to_string).collect();
        return Some(first.join("+") + "+...");
    }
    let mut text = String::new();
    let mut left = rolled.faces.as_slice();
    for term in rolled.dice.terms() {
        let faces;
        (faces, left) = left.split_at_checked(term.pool.count as usize)?;
        let counts = term.pool.counts(faces);
        for (face, counts) in faces.iter().zip(counts) {
            let sign = if term.minus {
                "-"
            } else if text.is_empty() {
                ""
            } else {
                "+"
            };
            let _ = if counts { write!(text, "{sign}{face}") } else { write!(text, "{sign}({face})") };
        }
    }
    if plus != 0 {
        let _ = write!(text, "{plus:+}");
    }
    Some(text)
}

/// "stay conscious: 4d6 against 10: 1+2+3+4 = 10, made (15.90 % to make it)".
fn roll(rolled: &Rolled) -> String {
    let mut text = format!("{}: {}", rolled.purpose, rolled.dice);
    if let Some(target) = rolled.facts.target {
        let _ = write!(text, " against {target}");
    }
    text += ": ";
    if let Some(sum) = sum(rolled) {
        let _ = write!(text, "{sum} = ");
    }
    let _ = write!(text, "{}", rolled.total);
    if let Some(result) = rolled.facts.result {
        let _ = write!(text, ", {result}");
    }
    if let Some(success) = rolled.facts.success {
        text += if success { ", made" } else { ", missed" };
        if rolled.facts.automatic {
            text += " automatically";
        }
    }
    if let Some(degrees) = rolled.facts.degrees {
        text += &margin(rolled, degrees);
    }
    if let Some(chance) = &rolled.chance {
        let share = percent(decimal(chance));
        let told = match rolled.facts.success {
            Some(_) => format!("({share} to make it)"),
            None => format!("(chance {share})"),
        };
        text.push(' ');
        text += &told.replace(' ', BOUND);
    }
    text
}
