//! A line for each outcome over the values of a flag; for two flags, a line for each value of the second.

use super::bars::marked;
use super::page::{Anchor, FAINT, GUIDE, INK, MARGIN, Page, WIDTH, rounded, width_of};
use crate::report::chart::{self, Unit};
use crate::report::text::Caption;
use crate::report::varied::{Value, Varied};
use crate::time::Time;

const HEIGHT: f64 = 360.0;
/// Room for the marks left of the lines.
const LEFT: f64 = MARGIN + 56.0;
/// The least distance between the names at the ends of lines.
const NAMES_APART: f64 = 17.0;
/// From how many values on they have no dots.
const MANY: usize = 40;
/// Colours that the colour-blind can tell apart, after Okabe and Ito.
const COLORS: [&str; 8] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#1f2933", "#7f7f7f"];
/// The most lines with a name: more than have room at the side.
const MOST_NAMES: usize = 18;

/// A line with its name and its heights.
struct Series {
    name: String,
    heights: Vec<Option<f64>>,
}

/// The lines.
pub(super) fn lines(varied: &Varied, caption: &Caption<'_>) -> String {
    let flags: Vec<String> = varied.keys.iter().map(|key| key.replace('_', "-")).collect();
    let flag = flags.first().cloned().unwrap_or_default();
    let (title, unit, series) = series(varied, caption, &flags);
    let across = if varied.keys.len() > 1 { varied.of_first() } else { 1 };
    let values: Vec<&Value> = varied.rows.iter().step_by(across).filter_map(|row| row.values.first()).collect();
    let places = places(&values);
    let mut page = Page::new(&title);
    let names = series.iter().map(|series| width_of(&series.name)).fold(40.0, f64::max);
    page.y += 22.0;
    let measured = match unit {
        Unit::Chance => "chance",
        Unit::Days => "days",
        Unit::Points => "total",
    };
    page.text((MARGIN, page.y - 14.0), Anchor::Start, INK, measured);
    let (top, bottom, right) = (page.y, page.y + HEIGHT, WIDTH - MARGIN - names - 12.0);
    let x = |place: f64| LEFT + 12.0 + place * (right - LEFT - 24.0);
    let largest = series.iter().flat_map(|series| &series.heights).flatten().copied().fold(1e-9, f64::max);
    let (end, step) = rounded(largest);
    let y = |height: f64| bottom - height / end * HEIGHT;
    let mut mark = 0.0;
    while mark <= end * (1.0 + 1e-9) {
        page.line((LEFT, y(mark)), (right, y(mark)), GUIDE, false);
        let name = match unit {
            Unit::Chance => marked(mark, step),
            Unit::Days | Unit::Points if step < 1.0 => format!("{mark:.1}"),
            Unit::Days | Unit::Points => format!("{mark:.0}"),
        };
        page.text((LEFT - 8.0, y(mark) + 5.0), Anchor::End, FAINT, &name);
        mark += step;
    }
    let mut free_from = f64::MIN;
    for (value, place) in values.iter().zip(&places) {
        let name = value.to_string();
        let half = width_of(&name) / 2.0 + 4.0;
        if x(*place) - half < free_from {
            continue;
        }
        free_from = x(*place) + half;
        page.line((x(*place), bottom), (x(*place), bottom + 5.0), FAINT, false);
        page.text((x(*place), bottom + 22.0), Anchor::Middle, FAINT, &name);
    }
    page.text((f64::midpoint(LEFT, right), bottom + 46.0), Anchor::Middle, INK, &flag);
    for (at, one) in series.iter().enumerate().rev() {
        // Where there is no number, the line is broken.
        let points: Vec<Option<(f64, f64)>> = places
            .iter()
            .zip(&one.heights)
            .map(|(place, height)| height.map(|height| (x(*place), y(height))))
            .collect();
        for part in points.split(Option::is_none).filter(|part| !part.is_empty()) {
            let part: Vec<(f64, f64)> = part.iter().flatten().copied().collect();
            page.path(&part, COLORS[at % COLORS.len()], values.len() < MANY);
        }
    }
    let ends: Vec<(f64, usize)> = series
        .iter()
        .enumerate()
        .filter_map(|(at, one)| Some((y(one.heights.iter().rev().find_map(|height| *height)?), at)))
        .collect();
    for (height, at) in apart(ends, top, bottom) {
        page.text((right + 8.0, height + 5.0), Anchor::Start, COLORS[at % COLORS.len()], &series[at].name);
    }
    page.y = bottom + 50.0;
    page.finish()
}

/// What is drawn, under which title: every outcome over one flag, or the first over two.
fn series(varied: &Varied, caption: &Caption<'_>, flags: &[String]) -> (String, Unit, Vec<Series>) {
    let lines = chart::lines(varied, caption.of);
    let unit = lines.first().map_or(Unit::Chance, |line| line.unit);
    let words = caption.words;
    if let ([_, second], Some(line)) = (flags, lines.first()) {
        let each = varied.of_first();
        let series = (0..each).map(|at| Series {
            name: format!("{second} {}", varied.rows[at].values[1]),
            heights: line.sizes.iter().skip(at).step_by(each).copied().collect(),
        });
        return (format!("Odds of '{words}': {}", line.name), unit, series.collect());
    }
    let shown = lines.into_iter().filter(|line| line.unit == unit);
    let series = shown.map(|line| Series { name: line.name, heights: line.sizes }).collect();
    let title = match unit {
        Unit::Chance => format!("Odds of '{words}'"),
        Unit::Days => format!("Days of '{words}'"),
        Unit::Points => format!("Totals of '{words}'"),
    };
    (title, unit, series)
}

/// Where values stand from 0 to 1: numbers and times by their size, others one after another.
#[expect(clippy::cast_precision_loss, reason = "a drawing")]
fn places(values: &[&Value]) -> Vec<f64> {
    let size = |value: &&Value| match value {
        Value::Number(number) => Some(*number as f64),
        Value::Text(text) => text.parse::<Time>().ok().map(Time::in_days),
    };
    let sizes: Vec<f64> = values
        .iter()
        .map(size)
        .collect::<Option<Vec<f64>>>()
        .unwrap_or_else(|| (0..values.len()).map(|at| at as f64).collect());
    let low = sizes.iter().copied().fold(f64::MAX, f64::min);
    let high = sizes.iter().copied().fold(f64::MIN, f64::max);
    if high <= low {
        return vec![0.5; sizes.len()];
    }
    sizes.into_iter().map(|size| (size - low) / (high - low)).collect()
}

/// The heights of the names, moved apart where they would cover each other; evenly chosen where there are too many.
fn apart(mut ends: Vec<(f64, usize)>, top: f64, bottom: f64) -> Vec<(f64, usize)> {
    ends.sort_by(|a, b| a.0.total_cmp(&b.0));
    let every = ends.len().div_ceil(MOST_NAMES).max(1);
    let mut ends: Vec<(f64, usize)> = ends.into_iter().step_by(every).collect();
    let mut least = top;
    for (height, _) in &mut ends {
        *height = height.max(least);
        least = *height + NAMES_APART;
    }
    let mut most = bottom;
    for (height, _) in ends.iter_mut().rev() {
        *height = height.min(most);
        most = *height - NAMES_APART;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::{NAMES_APART, apart, places};
    use crate::report::varied::Value;

    #[test]
    fn names_do_not_cover_each_other() {
        let moved = apart(vec![(100.0, 0), (100.0, 1), (101.0, 2), (0.0, 3)], 0.0, 110.0);
        let heights: Vec<f64> = moved.iter().map(|(height, _)| *height).collect();
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= NAMES_APART - 1e-9), "{heights:?}");
        assert!(heights.iter().all(|height| (0.0..=110.0).contains(height)), "{heights:?}");
    }

    #[test]
    fn values_stand_by_their_size() {
        let close = |got: Vec<f64>, want: &[f64]| got.iter().zip(want).all(|(a, b)| (a - b).abs() < 1e-12);
        let text = |text: &str| Value::Text(text.to_owned());
        assert!(close(places(&[&Value::Number(8), &Value::Number(10), &Value::Number(18)]), &[0.0, 0.2, 1.0]));
        assert!(close(places(&[&text("1m"), &text("2m"), &text("5m")]), &[0.0, 0.25, 1.0]));
        assert!(close(places(&[&text("1d6"), &text("4d6"), &text("5d6")]), &[0.0, 0.5, 1.0]));
        assert!(close(places(&[&Value::Number(3)]), &[0.5]));
    }
}
