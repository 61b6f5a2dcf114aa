//! A page that is drawn on: its title, text and shapes, and what text must not contain in XML.

use crate::text::wrap;
use std::fmt::{Display, Write};

/// How wide every drawing is.
pub(super) const WIDTH: f64 = 800.0;
/// What is left free around a drawing.
pub(super) const MARGIN: f64 = 24.0;
/// The text that matters.
pub(super) const INK: &str = "#1f2933";
/// The text beside it.
pub(super) const FAINT: &str = "#5f6b76";
/// Lines behind what is shown.
pub(super) const GUIDE: &str = "#e3e7eb";
/// What is shown, if it is one thing.
pub(super) const MAIN: &str = "#2f6f9f";
/// What is shown of bad news.
pub(super) const BAD: &str = "#b8442f";

const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const TITLE_SIZE: f64 = 18.0;
/// How many characters of the title fit in a line.
const TITLE_COLUMNS: usize = 78;

/// Where text stands at its point.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// A page that is being drawn.
pub(super) struct Page {
    body: String,
    title: String,
    /// Where the next thing below may be drawn.
    pub(super) y: f64,
}

impl Page {
    /// A page with its title.
    pub(super) fn new(title: &str) -> Page {
        let mut page = Page { body: String::new(), title: escape(title), y: MARGIN };
        for line in wrap(title, "", "", TITLE_COLUMNS) {
            page.y += TITLE_SIZE;
            let y = page.y;
            let _ = writeln!(
                page.body,
                r#"<text x="{MARGIN}" y="{y}" font-size="{TITLE_SIZE}" font-weight="600" fill="{INK}">{}</text>"#,
                escape(&line)
            );
            page.y += 6.0;
        }
        page.y += 14.0;
        page
    }

    /// Text with its baseline at a point.
    pub(super) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, color: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        let (x, y) = (Short(x), Short(y));
        let _ = writeln!(self.body, r#"<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{color}">{text}</text>"#);
    }

    /// A filled box.
    pub(super) fn area(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), color: &str) {
        let (x, y, width, height) = (Short(x), Short(y), Short(width), Short(height));
        let _ =
            writeln!(self.body, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="2" fill="{color}"/>"#);
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), color: &str, dashed: bool) {
        let dashes = if dashed { r#" stroke-dasharray="4 3""# } else { "" };
        let (x1, y1, x2, y2) = (Short(from.0), Short(from.1), Short(to.0), Short(to.1));
        let _ = writeln!(self.body, r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{color}"{dashes}/>"#);
    }

    /// A line through points, with a dot on each if it is dotted.
    pub(super) fn path(&mut self, points: &[(f64, f64)], color: &str, dotted: bool) {
        let through: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", Short(*x), Short(*y))).collect();
        let _ = writeln!(
            self.body,
            r#"<polyline points="{}" fill="none" stroke="{color}" stroke-width="2.5" stroke-linejoin="round"/>"#,
            through.join(" ")
        );
        for (x, y) in points.iter().filter(|_| dotted) {
            let _ = writeln!(self.body, r#"<circle cx="{}" cy="{}" r="3.5" fill="{color}"/>"#, Short(*x), Short(*y));
        }
    }

    /// A filled shape between points.
    pub(super) fn shape(&mut self, points: &[(f64, f64)], color: &str) {
        let through: Vec<String> = points.iter().map(|(x, y)| format!("{},{}", Short(*x), Short(*y))).collect();
        let _ = writeln!(self.body, r#"<polygon points="{}" fill="{color}" fill-opacity="0.14"/>"#, through.join(" "));
    }

    /// The whole page, as high as what is drawn.
    pub(super) fn finish(self) -> String {
        let height = Short(self.y + MARGIN);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
             viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" font-family=\"{FONTS}\" font-size=\"14\">\n\
             <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n{}</svg>\n",
            self.title, self.body
        )
    }
}

/// A coordinate with one place, which is finer than anybody sees.
struct Short(f64);

impl Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let written = format!("{:.1}", self.0);
        f.write_str(written.strip_suffix(".0").unwrap_or(&written))
    }
}

/// About how wide text is that is set in the usual size.
#[expect(clippy::cast_precision_loss, reason = "a drawing")]
pub(super) fn width_of(text: &str) -> f64 {
    text.chars().count() as f64 * 8.0
}

/// Text as XML has it. Characters that XML cannot hold become the mark for just that.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// A round number that is at least as large, for the end of an axis; and the step between its marks.
pub(super) fn rounded(largest: f64) -> (f64, f64) {
    let mut scale = 1e-9;
    while scale * 10.0 < largest {
        scale *= 10.0;
    }
    let steps = [0.2, 0.5, 1.0, 2.0].map(|step| step * scale);
    let step = steps.into_iter().find(|step| step * 6.0 >= largest).unwrap_or(scale * 2.0);
    let mut end = step;
    while end < largest * (1.0 - 1e-9) {
        end += step;
    }
    (end, step)
}

#[cfg(test)]
mod tests {
    use super::{escape, rounded};

    #[test]
    fn text_cannot_break_out_of_its_place() {
        assert_eq!(escape("a<b> & 'c' \"d\"\u{1b}"), "a&lt;b&gt; &amp; &#39;c&#39; &quot;d&quot;\u{fffd}");
    }

    #[test]
    fn axes_end_at_round_numbers() {
        for (largest, end, step) in [(1.0, 1.0, 0.2), (0.43, 0.5, 0.1), (52.0, 60.0, 10.0), (7.0, 8.0, 2.0)] {
            let (got_end, got_step) = rounded(largest);
            assert!((got_end - end).abs() < 1e-9 && (got_step - step).abs() < 1e-9, "{largest}: {got_end} {got_step}");
        }
    }
}
