//! How long it takes: in a sentence, and as a curve of the chance that it has come by each time, with the median and
//! the time of nine in ten marked.

use super::percent::percent;
use crate::report::odds::Spread;
use crate::report::style::Style;
use crate::text::wrap;
use crate::time::Time;

/// The rows of the drawing.
const ROWS: usize = 10;
/// The most columns of the drawing.
const MOST_COLUMNS: usize = 64;
/// The columns before the drawing: "  100 % |".
const MARGIN: usize = 9;
/// The curve ends where so much of all that ever comes has come.
pub(crate) const SHOWN: f64 = 0.995;

/// The curve and the sentence.
pub(super) fn curve(spread: &Spread, style: Style) -> String {
    let text = Plan::of(spread, style.width).map_or(String::new(), |plan| plan.drawing(spread, style));
    // A number keeps its percent sign.
    let words = sentence(spread).replace(" %", "\u{a0}%");
    text + &wrap(&words, "", "  ", style.width).join("\n").replace('\u{a0}', " ") + "\n"
}

fn sentence(spread: &Spread) -> String {
    let Some(mean) = spread.mean else { return "It never comes, or not within this time".to_owned() };
    let mut text = match (spread.median, spread.p90) {
        (Some(median), Some(p90)) => format!("Half the time by {median}, nine times in ten by {p90}"),
        (Some(median), None) => format!("Half the time by {median}, but not nine times in ten"),
        (None, _) => "Less than half the time".to_owned(),
    };
    let condition = if spread.never > 0.0 { " where it comes" } else { "" };
    text += &format!(", {} on average{condition}", about(mean));
    text + &format!("; never {}", percent(spread.never))
}

/// So many days, in a unit that is not too large for them.
pub(crate) fn about(days: f64) -> String {
    match days {
        _ if days >= 2.0 => format!("{days:.1} days"),
        _ if days * 24.0 >= 2.0 => format!("{:.1} hours", days * 24.0),
        _ => format!("{:.1} minutes", days * 24.0 * 60.0),
    }
}

/// How the times are laid on columns.
struct Plan {
    /// The chance at each step's end is a column or several.
    step: Time,
    /// How many steps a column stands for.
    steps: u64,
    /// How many columns stand for as many steps.
    wide: usize,
    /// How many of these there are.
    count: usize,
    /// The last time shown.
    end: Time,
}

impl Plan {
    /// Steps are as long as the times are apart, or several together. None if there is nothing to draw.
    fn of(spread: &Spread, width: usize) -> Option<Plan> {
        let room = width.saturating_sub(MARGIN).clamp(20, MOST_COLUMNS);
        let ever = spread.by.last()?.1;
        let shown = |(_, p): &&(Time, f64)| *p >= ever * SHOWN;
        let end = spread.by.iter().find(shown).map(|(time, _)| *time)?.max(spread.p90.unwrap_or(Time::ZERO));
        let step = spread.by.iter().filter(|(time, _)| *time <= end).fold(end, |step, (time, _)| common(step, *time));
        if spread.by.len() < 2 || end == Time::ZERO {
            return None;
        }
        let all = end.whole(step);
        let steps = all.div_ceil(room as u64);
        let count = usize::try_from(all.div_ceil(steps)).ok()?;
        Some(Plan { step, steps, wide: (room / count).max(1), count, end })
    }

    /// The chance of each column in eighths of a row.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a drawing"
    )]
    fn levels(&self, spread: &Spread) -> Vec<usize> {
        let full = ROWS * 8;
        let level = |column: u64| {
            let until = self.step.times(self.steps * (column + 1));
            let passed = spread.by.partition_point(|(time, _)| *time <= until);
            let p = passed.checked_sub(1).map_or(0.0, |last| spread.by[last].1);
            let level = (p * full as f64).round() as usize;
            // What is not certain does not touch the top, and what is possible leaves the bottom.
            level.clamp(usize::from(p > 0.0), full - usize::from(p < 1.0 - 1e-9))
        };
        (0..self.count as u64).flat_map(|column| std::iter::repeat_n(level(column), self.wide)).collect()
    }

    /// The column of a time.
    fn column(&self, time: Time) -> usize {
        let column = usize::try_from(time.begun(self.step.times(self.steps))).unwrap_or(0).clamp(1, self.count) - 1;
        column * self.wide + (self.wide - 1) / 2
    }

    fn drawing(&self, spread: &Spread, style: Style) -> String {
        let levels = self.levels(spread);
        let mut text = String::new();
        for row in (0..ROWS).rev() {
            let label = match row + 1 {
                10 => "100 %",
                9 => "90 %",
                5 => "50 %",
                _ => "",
            };
            let guided = matches!(row + 1, 5 | 9);
            let cell = |(column, level): (usize, &usize)| {
                cell(level.saturating_sub(row * 8).min(8), guided && column % 2 == 0, style)
            };
            let cells: String = levels.iter().enumerate().map(cell).collect();
            text += format!("  {label:>5} {}{cells}", if style.unicode { '\u{2502}' } else { '|' }).trim_end();
            text.push('\n');
        }
        text + &self.axis(spread, levels.len(), style)
    }

    /// The line below the drawing, with ticks, and the times of the ticks.
    fn axis(&self, spread: &Spread, columns: usize, style: Style) -> String {
        let (corner, line, tick) = if style.unicode { ('\u{2514}', '\u{2500}', '\u{2534}') } else { ('+', '-', '+') };
        let mut axis = vec![line; columns];
        let mut rows = [String::new(), String::new()];
        let first = self.step.times(self.steps);
        // The marked times have their place first, the ends only where there is room left.
        let mut taken: Vec<(usize, usize, usize, String)> = Vec::new();
        let wanted = [(spread.median, 1), (spread.p90, 1), (Some(self.end), 0), (Some(first), 0)];
        for (time, lowest_row) in wanted {
            let Some(time) = time.filter(|time| *time <= self.end) else { continue };
            let (at, name) = (self.column(time), time.to_string());
            let from = (MARGIN + at).saturating_sub(name.len() / 2);
            let to = from + name.len();
            let free = |row: &usize| taken.iter().all(|(r, a, b, _)| r != row || to < *a || *b < from);
            if taken.iter().any(|(.., other)| *other == name) {
                continue;
            }
            if let Some(row) = (0..=lowest_row).find(free) {
                axis[at] = tick;
                taken.push((row, from, to, name));
            }
        }
        taken.sort();
        for (row, from, _, name) in taken {
            let gap = from - rows[row].len();
            rows[row] += &format!("{}{name}", " ".repeat(gap));
        }
        let axis: String = axis.into_iter().collect();
        let mut text = format!("{}{corner}{axis}\n", " ".repeat(MARGIN - 1));
        for row in rows.iter().filter(|row| !row.is_empty()) {
            text += row;
            text.push('\n');
        }
        text
    }
}

/// A cell of the drawing that is filled so many eighths from below.
fn cell(eighths: usize, guided: bool, style: Style) -> char {
    const BLOCKS: [char; 9] =
        [' ', '\u{2581}', '\u{2582}', '\u{2583}', '\u{2584}', '\u{2585}', '\u{2586}', '\u{2587}', '\u{2588}'];
    match eighths {
        0 if guided => {
            if style.unicode {
                '\u{b7}'
            } else {
                '-'
            }
        }
        _ if style.unicode => BLOCKS[eighths],
        0 => ' ',
        1..=3 => '.',
        4..=6 => ':',
        _ => '#',
    }
}

/// The longest time of which both are multiples.
fn common(mut a: Time, mut b: Time) -> Time {
    while b != Time::ZERO {
        (a, b) = (b, a.rest(b));
    }
    a
}

#[cfg(test)]
mod tests {
    use super::{Plan, curve, sentence};
    use crate::odds::Times;
    use crate::report::odds::Spread;
    use crate::report::style::Style;
    use crate::time::Time;

    fn spread(at: &[(u64, f64)], never: f64) -> Spread {
        let at = at.iter().map(|(days, p)| (Time::days(*days), *p)).collect();
        Spread::of(&Times { at, never })
    }

    #[test]
    fn a_column_for_each_day_shows_what_has_come_by_its_end() {
        let plan_of = |spread: &Spread| Plan::of(spread, 80).map(|plan| (plan.count, plan.wide, plan.levels(spread)));
        let even = spread(&[(1, 0.25), (2, 0.25), (4, 0.5)], 0.0);
        let (count, wide, levels) = plan_of(&even).unwrap();
        assert_eq!((count, wide), (4, 16));
        assert_eq!([0, 16, 32, 48].map(|column| levels[column]), [20, 40, 40, 80]);
        assert!(plan_of(&spread(&[(3, 1.0)], 0.0)).is_none(), "one time is no curve");
        assert!(plan_of(&spread(&[], 1.0)).is_none());
    }

    #[test]
    fn years_of_days_fit_the_page() {
        let days: Vec<(u64, f64)> = (1..=3650).map(|day| (day, 1.0 / 3650.0)).collect();
        let text = curve(&spread(&days, 0.0), Style::PLAIN);
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
        assert!(text.contains("1825d") && text.contains("3285d"), "{text}");
    }

    #[test]
    fn the_sentence_says_what_never_comes() {
        assert_eq!(
            sentence(&spread(&[(2, 0.5), (4, 0.25)], 0.25)),
            "Half the time by 2d, but not nine times in ten, 2.7 days on average where it comes; never 25.00 %"
        );
        assert_eq!(sentence(&spread(&[], 1.0)), "It never comes, or not within this time");
    }
}
