//! A bar for each outcome.

use super::page::{Anchor, BAD, FAINT, GUIDE, INK, MAIN, MARGIN, Page, WIDTH, rounded, width_of};
use crate::report::chart;
use crate::report::odds::Summary;
use crate::report::text::Caption;
use crate::report::text::percent::percent;
use crate::report::text::totals::number;

/// From one bar to the next.
const PITCH: f64 = 30.0;
/// How thick a bar is.
const THICK: f64 = 20.0;
/// The same where there are many.
const NARROW: (f64, f64) = (22.0, 15.0);
/// From how many on there are many.
const MANY: usize = 12;
/// Room for the percentage after the longest bar.
const AFTER: f64 = 90.0;

/// The bars.
pub(super) fn bars(summary: &Summary, caption: &Caption<'_>) -> String {
    let rows = chart::bars(summary);
    let mut page = Page::new(&format!("Odds of '{}'", caption.words));
    let (pitch, thick) = if rows.len() > MANY { NARROW } else { (PITCH, THICK) };
    let left = MARGIN + rows.iter().map(|row| width_of(&row.label)).fold(40.0, f64::max) + 10.0;
    let right = WIDTH - MARGIN - AFTER;
    let largest = rows.iter().map(|row| row.share.p).fold(0.0, f64::max);
    let (end, step) = rounded(largest);
    let x = |p: f64| left + p / end * (right - left);
    let top = page.y;
    let bottom = top + pitch * f64::from(u16::try_from(rows.len()).unwrap_or(u16::MAX));
    let mut mark = 0.0;
    while mark <= end * (1.0 + 1e-9) {
        page.line((x(mark), top), (x(mark), bottom), GUIDE, false);
        page.text((x(mark), bottom + 18.0), Anchor::Middle, FAINT, &marked(mark, step));
        mark += step;
    }
    let mut y = top;
    for row in &rows {
        let base = y + pitch / 2.0 + 5.0;
        let color = if row.bad { BAD } else { MAIN };
        let wide = (x(row.share.p) - left).max(0.0);
        page.text((left - 10.0, base), Anchor::End, INK, &row.label);
        page.area((left, y + (pitch - thick) / 2.0), (wide, thick), color);
        page.text((left + wide + 8.0, base), Anchor::Start, INK, &percent(row.share.p));
        y += pitch;
    }
    page.text((f64::midpoint(left, right), bottom + 42.0), Anchor::Middle, INK, "chance");
    page.y = bottom + 46.0;
    if let Some(totals) = &summary.totals {
        page.y += 22.0;
        let line = format!("Mean {}, standard deviation {}", number(totals.mean), number(totals.deviation));
        page.text((MARGIN, page.y), Anchor::Start, FAINT, &line);
    } else if let Some(alive) = &summary.alive {
        page.y += 22.0;
        let conscious =
            summary.conscious.as_ref().map_or(String::new(), |share| format!(", conscious {}", percent(share.p)));
        page.text((MARGIN, page.y), Anchor::Start, FAINT, &format!("Alive {}{conscious}", percent(alive.p)));
    }
    page.finish()
}

/// A mark of an axis of chances, with as many places as its steps need.
pub(super) fn marked(chance: f64, step: f64) -> String {
    let percent = chance * 100.0;
    if step >= 0.01 - 1e-12 {
        format!("{percent:.0} %")
    } else if step >= 0.0001 - 1e-12 {
        format!("{percent:.2} %")
    } else {
        format!("{percent:.1e} %")
    }
}
