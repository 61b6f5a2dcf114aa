//! Odds as a drawing in SVG that needs nothing beside itself: bars for outcomes, lines for what varies, a curve for how
//! long it takes.

mod bars;
mod curve;
mod lines;
mod page;

use super::Answer;
use super::text::Caption;

/// The drawing of odds; none for other answers.
#[must_use]
pub fn svg(answer: &Answer, caption: &Caption<'_>) -> Option<String> {
    match answer {
        Answer::Odds(odds) => match odds.summary.time.as_ref().and_then(|spread| Some((spread, curve::end(spread)?))) {
            Some((spread, end)) => Some(curve::curve(spread, end, caption)),
            None => Some(bars::bars(&odds.summary, caption)),
        },
        Answer::Varied(varied) => Some(lines::lines(varied, caption)),
        Answer::Report(_) | Answer::Reference(..) | Answer::Sheet(_) => None,
    }
}
