//! How a character with wound boxes stands: the outcome in plain words, and its boxes as they stand on the sheet,
//! before a change and after it.

use crate::rules::outcome::Outcome;
use crate::rules::wound_box::{Figure, Level, Now, Row, Scene};
use crate::text::count;
use crate::words::Word;

/// The widest drawing of a row; longer ones are counted instead.
const WIDEST: usize = 24;

/// The outcome in plain words.
pub(super) fn headline(outcome: Outcome, now: &Now) -> String {
    let wound = |level: Level| {
        let consequence = now.wound_points.map_or_else(|| state(now), |points| count(points, "wound point"));
        capitalized(&format!("{}: {consequence}.", level.a_noun()))
    };
    match outcome {
        Outcome::Nothing => "Nothing: the blow is shrugged off.".to_owned(),
        Outcome::Bruise => wound(Level::Bruise),
        Outcome::Light => wound(Level::Light),
        Outcome::Wound => wound(Level::Wound),
        Outcome::Incapacitating => wound(Level::Incapacitating),
        Outcome::Killing => wound(Level::Killing),
        Outcome::Healed => format!("Healed: {}.", state(now)),
        Outcome::NoEffect => format!("No effect: {}.", state(now)),
        Outcome::Hurt => format!("Hurt: {}.", state(now)),
        _ => capitalized(&format!("{}.", state(now))),
    }
}

/// How it stands, in a few words.
fn state(now: &Now) -> String {
    let penalty = |penalty: i32| {
        if penalty == 0 { "no penalty".to_owned() } else { format!("{penalty} on DEX- and STR-based rolls") }
    };
    match now.state {
        Outcome::Dying => "near death, unconscious and dying".to_owned(),
        Outcome::Stable => "near death and unconscious, but stable".to_owned(),
        Outcome::Incapacitated => format!("incapacitated, {}", penalty(now.penalty)),
        Outcome::Hurt => penalty(now.penalty),
        other => other.to_string(),
    }
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| format!("{}{}", first.to_ascii_uppercase(), letters.as_str()))
}

/// A column of the drawing: its heading, how the character stood or stands, and whether first aid was given.
struct Column<'a> {
    heading: &'static str,
    now: &'a Now,
    first_aid: bool,
}

/// The track with penalty and state, beside the one before if there was another.
pub(super) fn now(now: &Now, figure: &Figure, before: Option<&Figure>) -> String {
    let then = before.map(|before| (before.now(&Scene::default()), before.first_aid));
    let heading = if then.is_some() { "now" } else { "" };
    let mut columns = vec![Column { heading, now, first_aid: figure.first_aid }];
    if let Some((then, first_aid)) = &then {
        columns.insert(0, Column { heading: "before", now: then, first_aid: *first_aid });
    }
    let mut lines = Lines(Vec::new());
    let name = figure.name.as_deref().unwrap_or_default();
    if !name.is_empty() || columns.len() > 1 {
        lines.add("", name, columns.iter().map(|column| column.heading.to_owned()));
    }
    for (at, row) in Row::ALL.iter().enumerate() {
        let penalty = if row.penalty() == 0 { String::new() } else { row.penalty().to_string() };
        lines.add(&penalty, row.word(), columns.iter().map(|column| boxes(&column.now.track[at])));
    }
    lines.add("", "penalty", columns.iter().map(|column| column.now.penalty.to_string()));
    lines.add("", "state", columns.iter().map(|column| column.now.state.to_string()));
    if columns.iter().any(|column| column.first_aid) {
        let given = |column: &Column<'_>| if column.first_aid { "given" } else { "not given" };
        lines.add("", "first aid", columns.iter().map(|column| given(column).to_owned()));
    }
    lines.aligned()
}

/// Lines of a left part and a cell for each column.
struct Lines(Vec<(String, Vec<String>)>);

impl Lines {
    fn add(&mut self, penalty: &str, name: &str, cells: impl Iterator<Item = String>) {
        self.0.push((format!("  {penalty:>3}  {name:<15}"), cells.collect()));
    }

    fn aligned(&self) -> String {
        let widest = self.0.iter().flat_map(|(_, cells)| cells).map(String::len).max().unwrap_or(0);
        let line = |(left, cells): &(String, Vec<String>)| {
            let cells: String = cells.iter().map(|cell| format!("   {cell:<widest$}")).collect();
            format!("{left}{cells}").trim_end().to_owned()
        };
        self.0.iter().map(line).collect::<Vec<String>>().join("\n")
    }
}

/// The boxes of a row: `[X][B][ ]`, or counted where there are too many to draw.
fn boxes(letters: &[&str]) -> String {
    let boxed = |letter: &&str| if letter.is_empty() { "[ ]".to_owned() } else { format!("[{letter}]") };
    let drawn: String = letters.iter().map(boxed).collect();
    match letters.len() {
        0 => "no box".to_owned(),
        _ if drawn.len() <= WIDEST => drawn,
        _ => {
            let groups = letters.chunk_by(|one, other| one == other);
            let counted = groups.map(|group| format!("{}{}", group.len(), boxed(&group[0])));
            counted.collect::<Vec<String>>().join(" ")
        }
    }
}
