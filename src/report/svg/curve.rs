//! The chance that it has come by each time, as a curve with the median and nine times in ten marked.

use super::page::{Anchor, FAINT, GUIDE, INK, MAIN, MARGIN, Page, WIDTH};
use crate::report::odds::Spread;
use crate::report::text::Caption;
use crate::report::text::curve::{SHOWN, about};
use crate::report::text::percent::percent;
use crate::time::Time;

const HEIGHT: f64 = 340.0;
/// Room for the marks left of the curve.
const LEFT: f64 = MARGIN + 50.0;
/// The most marks on the axis of time.
const MOST_MARKS: u64 = 9;
/// What lies between them.
const STEPS: [Time; 20] = [
    Time::seconds(5),
    Time::seconds(30),
    Time::minutes(1),
    Time::minutes(5),
    Time::minutes(15),
    Time::minutes(30),
    Time::hours(1),
    Time::hours(2),
    Time::hours(6),
    Time::hours(12),
    Time::days(1),
    Time::days(2),
    Time::days(5),
    Time::days(10),
    Time::days(20),
    Time::days(50),
    Time::days(100),
    Time::days(365),
    Time::days(1000),
    Time::days(5000),
];

/// The time by which a chart may end, since almost nothing comes later; none if there is no curve to draw, since nothing
/// comes, or all at one time.
pub(super) fn end(spread: &Spread) -> Option<Time> {
    let (_, all) = spread.by.last().filter(|_| spread.by.len() > 1)?;
    let (end, _) = spread.by.iter().find(|(_, p)| *p >= all * SHOWN)?;
    Some((*end).max(spread.p90.unwrap_or(*end))).filter(|end| *end > Time::ZERO)
}

/// The curve up to `end`.
pub(super) fn curve(spread: &Spread, end: Time, caption: &Caption<'_>) -> String {
    let mut page = Page::new(&format!("Odds by time of '{}'", caption.words));
    page.y += 22.0;
    page.text((MARGIN, page.y - 14.0), Anchor::Start, INK, "chance");
    let (bottom, right) = (page.y + HEIGHT, WIDTH - MARGIN - 16.0);
    let x = |time: Time| LEFT + (time.in_days() / end.in_days()).min(1.0) * (right - LEFT);
    let y = |p: f64| bottom - p * HEIGHT;
    for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
        page.line((LEFT, y(share)), (right, y(share)), GUIDE, false);
        page.text((LEFT - 8.0, y(share) + 5.0), Anchor::End, FAINT, &format!("{:.0} %", share * 100.0));
    }
    let step = STEPS.into_iter().find(|step| end.whole(*step) <= MOST_MARKS).unwrap_or(end);
    for number in 0..=end.whole(step) {
        let mark = step.times(number);
        page.line((x(mark), bottom), (x(mark), bottom + 5.0), FAINT, false);
        let name = if number == 0 { "0".to_owned() } else { mark.to_string() };
        page.text((x(mark), bottom + 22.0), Anchor::Middle, FAINT, &name);
    }
    // The chance stays until the next time at which it can come, and then goes up at once.
    let mut points = vec![(LEFT, bottom)];
    let mut height = bottom;
    for (time, p) in spread.by.iter().filter(|(time, _)| *time <= end) {
        points.push((x(*time), height));
        height = y(*p);
        points.push((x(*time), height));
    }
    points.push((right, height));
    let mut below = points.clone();
    below.push((right, bottom));
    page.shape(&below, MAIN);
    page.path(&points, MAIN, false);
    for (time, p, name) in [(spread.median, 0.5, "half by"), (spread.p90, 0.9, "nine in ten by")] {
        let Some(time) = time.filter(|time| *time <= end) else { continue };
        page.line((LEFT, y(p)), (x(time), y(p)), FAINT, true);
        page.line((x(time), y(p)), (x(time), bottom), FAINT, true);
        // Beside the mark where the curve is not: to the right of it, below its level.
        let room_right = x(time) + 150.0 < right;
        let (at, anchor) = if room_right { (x(time) + 8.0, Anchor::Start) } else { (x(time) - 8.0, Anchor::End) };
        page.text((at, y(p) + 20.0), anchor, INK, &format!("{name} {time}"));
    }
    page.text((f64::midpoint(LEFT, right), bottom + 44.0), Anchor::Middle, INK, "time");
    let mean = spread.mean.map_or(String::new(), |mean| format!("Mean {}; ", about(mean)));
    page.text((MARGIN, bottom + 68.0), Anchor::Start, FAINT, &format!("{mean}never {}", percent(spread.never)));
    page.y = bottom + 72.0;
    page.finish()
}
