//! Chances as bars.

use super::percent::{aligned, percent_of};
use crate::dice::chance::Chance;
use crate::report::odds::Share;
use crate::report::style::Style;
use dashu_int::UBig;
use dashu_int::ops::Gcd;

/// Fractions longer than this are left to the JSON form.
const LONGEST_FRACTION: usize = 15;
/// The longest bar, in columns.
pub(super) const LONGEST_BAR: usize = 50;
const EIGHTHS: [&str; 8] = ["", "\u{258f}", "\u{258e}", "\u{258d}", "\u{258c}", "\u{258b}", "\u{258a}", "\u{2589}"];

/// The columns of a table of chances: in percent and, where they are short, as fractions.
pub(super) struct Columns {
    /// In percent, the points one below the other.
    pub(super) percents: Vec<String>,
    /// As fractions, right-aligned; none if they are too long.
    pub(super) fractions: Option<Vec<String>>,
}

impl Columns {
    /// The columns of these chances.
    pub(super) fn of<'a>(shares: impl Iterator<Item = &'a Share> + Clone) -> Columns {
        let percents: Vec<String> = shares.clone().map(percent_of).collect();
        Columns { percents: aligned(&percents), fractions: fractions(shares) }
    }

    /// How wide they are, with a gap of two columns before each.
    pub(super) fn width(&self) -> usize {
        let wide = |column: &[String]| column.first().map_or(0, |cell| cell.len() + 2);
        wide(&self.percents) + self.fractions.as_deref().map_or(0, wide)
    }

    /// The heading of the percentages.
    pub(super) fn heading(&self, heading: &str) -> String {
        let percents = self.percents.first().map_or(0, String::len);
        let wide = self.width();
        format!("{:<wide$}", format!("  {heading:>percents$}"))
    }

    /// The cells of a row.
    pub(super) fn cells(&self, row: usize) -> String {
        let fraction = self.fractions.as_ref().map_or(String::new(), |fractions| format!("  {}", fractions[row]));
        format!("  {}{fraction}", self.percents[row])
    }
}

/// Fractions on a common denominator, where it is short enough to be read.
fn fractions<'a>(shares: impl Iterator<Item = &'a Share> + Clone) -> Option<Vec<String>> {
    let most = UBig::from(10_u8).pow(LONGEST_FRACTION);
    let common = shares.clone().try_fold(UBig::ONE, |common, share| {
        let of = share.exact.as_ref()?.denominator();
        let common = &common / (&common).gcd(of) * of;
        (common < most).then_some(common)
    })?;
    let ways = |exact: &Chance| exact.numerator() * &common / exact.denominator();
    let written: Vec<String> =
        shares.filter_map(|share| Some(format!("{}/{common}", ways(share.exact.as_ref()?)))).collect();
    let longest = written.iter().map(String::len).max()?;
    let worth_it = longest <= LONGEST_FRACTION && !common.is_one();
    worth_it.then(|| written.iter().map(|fraction| format!("{fraction:>longest$}")).collect())
}

/// A bar of up to `room` columns; in eighths where the characters for it can be shown. What has a chance is seen.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a drawing")]
pub(super) fn bar(share: f64, room: usize, style: Style) -> String {
    let length = share * room as f64;
    if !style.unicode {
        let whole = length.round() as usize;
        return if whole == 0 && share > 0.0 { ".".to_owned() } else { "#".repeat(whole) };
    }
    let eighths = ((length * 8.0).round() as usize).max(usize::from(share > 0.0));
    "\u{2588}".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::{Columns, bar};
    use crate::dice::chance::{chance, decimal};
    use crate::report::odds::Share;
    use crate::report::style::Style;

    fn share(ways: u32, of: u32) -> Share {
        let exact = chance(ways.into(), of.into());
        Share { p: decimal(&exact), exact: Some(exact) }
    }

    #[test]
    fn fractions_share_a_denominator() {
        let columns = Columns::of([share(1, 2), share(1, 3), share(1, 6)].iter());
        assert_eq!([0, 1, 2].map(|row| columns.cells(row)), ["  50.00 %  3/6", "  33.33 %  2/6", "  16.67 %  1/6"]);
        assert_eq!(Columns::of([share(1, 1)].iter()).cells(0), "  100 %", "1/1 says nothing");
        let long = [share(1, 1_000_003), share(1_000_002, 1_000_003), share(1, 999_983)];
        assert!(Columns::of(long.iter()).fractions.is_none());
    }

    #[test]
    fn the_smallest_chance_has_a_bar() {
        let unicode = Style { unicode: true, ..Style::PLAIN };
        assert_eq!([0.0, 1e-9, 0.26, 1.0].map(|share| bar(share, 10, Style::PLAIN)), ["", ".", "###", "##########"]);
        assert_eq!(
            [0.0, 1e-9, 0.26].map(|share| bar(share, 10, unicode)),
            ["", "\u{258f}", "\u{2588}\u{2588}\u{258b}"]
        );
    }
}
