//! How the totals of dice are spread: numbers on a line, so they stand in their order and not by their chance. Many of
//! them are put together in bands, and the far ends are one row each.

use super::bars::{Columns, LONGEST_BAR, bar};
use super::percent::{aligned, percent};
use crate::dice::chance::Chance;
use crate::report::odds::{Share, Summary, Totals};
use crate::report::style::Style;
use crate::rules::outcome::Outcome;
use std::fmt::Write;

/// The most totals that have a row each.
const MOST_ROWS: i64 = 32;
/// The most bands.
const MOST_BANDS: i64 = 24;
/// How likely a far end may be that is folded into one row.
const FOLDED: f64 = 0.001;

/// Some totals together.
pub(crate) struct Band {
    /// Which.
    pub(crate) name: String,
    /// How likely they are.
    pub(crate) share: Share,
}

/// A row for each total or band of totals, with the chance of it or more.
pub(super) fn table(summary: &Summary, totals: &Totals, style: Style) -> String {
    let all = in_order(summary);
    let bands = bands(&all);
    let columns = Columns::of(bands.iter().map(|band| &band.share));
    let or_more = aligned(&or_more(&bands));
    let names = bands.iter().map(|band| band.name.len()).chain([5]).max().unwrap_or(0);
    let mores = or_more.first().map_or(0, String::len).max(7);
    let room = style.width.saturating_sub(2 + names + columns.width() + 2 + mores + 2).clamp(8, LONGEST_BAR);
    let largest = bands.iter().map(|band| band.share.p).fold(f64::MIN_POSITIVE, f64::max);
    let mut text = format!("  {:>names$}{}  {:>mores$}\n", "total", columns.heading("chance"), "or more");
    for (row, band) in bands.iter().enumerate() {
        let bar = bar(band.share.p / largest, room, style);
        let line = format!("  {:>names$}{}  {:>mores$}  {bar}", band.name, columns.cells(row), or_more[row]);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let Totals { mean, deviation, .. } = totals;
    let _ = write!(text, "Mean {}, standard deviation {}", number(*mean), number(*deviation));
    if let (Some((low, _)), Some((high, _))) = (all.first(), all.last())
        && low < high
    {
        let _ = write!(text, "; nine times in ten from {} to {}", totals.p05, totals.p95);
    }
    text + "\n"
}

/// The chance of each band or a higher one, added up from the far end, where the chances are smallest.
fn or_more(bands: &[Band]) -> Vec<String> {
    let mut sum = 0.0;
    let mut sums: Vec<f64> = bands
        .iter()
        .rev()
        .map(|band| {
            sum += band.share.p;
            sum
        })
        .collect();
    sums.reverse();
    sums.iter().enumerate().map(|(row, sum)| percent(if row == 0 { 1.0 } else { *sum })).collect()
}

/// A number with at most two places.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The totals with their chances, the lowest first.
pub(crate) fn in_order(summary: &Summary) -> Vec<(i64, &Share)> {
    let mut all: Vec<(i64, &Share)> = Vec::with_capacity(summary.outcomes.len());
    for (outcome, share) in &summary.outcomes {
        if let Outcome::Total(total) = outcome {
            all.push((*total, share));
        }
    }
    all.sort_unstable_by_key(|(total, _)| *total);
    all
}

/// Few totals one by one, many in bands of a round width between the far ends.
pub(crate) fn bands(all: &[(i64, &Share)]) -> Vec<Band> {
    let (Some((first, _)), Some((last, _))) = (all.first(), all.last()) else { return Vec::new() };
    if last - first < MOST_ROWS {
        return all.iter().map(|(total, share)| Band { name: total.to_string(), share: (*share).clone() }).collect();
    }
    let (start, end) = middle(all);
    let (low, high) = (all[start].0, all[end - 1].0);
    let width = [1, 2, 5].into_iter().cycle().zip(0_u32..).map(|(digit, at)| digit * 10_i64.pow(at / 3));
    let width = width.take(48).find(|width| (high - low) / width < MOST_BANDS).unwrap_or(i64::MAX);
    // Bands begin at round numbers, unless no end is folded: then at the lowest total.
    let origin = if start == 0 { low } else { 0 };
    let band_of = |total: i64| (total - origin).div_euclid(width);
    let start = all.partition_point(|(total, _)| band_of(*total) < band_of(low));
    let end = all.partition_point(|(total, _)| band_of(*total) <= band_of(high));
    let mut bands = Vec::new();
    if start > 0 {
        bands.push(Band { name: format!("under {}", all[start].0), share: together(&all[..start]) });
    }
    for band in all[start..end].chunk_by(|a, b| band_of(a.0) == band_of(b.0)) {
        let (from, to) = (band[0].0, band[band.len() - 1].0);
        let name = if from == to { from.to_string() } else { format!("{from} to {to}") };
        bands.push(Band { name, share: together(band) });
    }
    if end < all.len() {
        bands.push(Band { name: format!("over {}", all[end - 1].0), share: together(&all[end..]) });
    }
    bands
}

/// Where the totals begin and end that are not folded.
fn middle(all: &[(i64, &Share)]) -> (usize, usize) {
    let far = |shares: &mut dyn Iterator<Item = f64>| {
        let mut sum = 0.0;
        shares
            .take_while(|p| {
                sum += p;
                sum < FOLDED
            })
            .count()
    };
    let start = far(&mut all.iter().map(|(_, share)| share.p));
    let end = all.len() - far(&mut all.iter().rev().map(|(_, share)| share.p));
    if start < end { (start, end) } else { (0, all.len()) }
}

fn together(shares: &[(i64, &Share)]) -> Share {
    let exact = shares.iter().try_fold(Chance::ZERO, |sum, (_, share)| Some(sum + share.exact.as_ref()?));
    Share { p: shares.iter().map(|(_, share)| share.p).sum(), exact }
}

#[cfg(test)]
mod tests {
    use super::bands;
    use crate::dice::Expr;
    use crate::dice::chance::{Chance, chance, decimal};
    use crate::dice::distribution::Distribution;
    use crate::report::odds::Share;

    fn names(dice: &str) -> Vec<String> {
        let distribution = Distribution::of(&dice.parse::<Expr>().unwrap());
        let shares: Vec<(i64, Share)> = distribution
            .iter()
            .map(|(total, ways)| {
                let exact = chance(ways.clone(), distribution.all().clone());
                (total, Share { p: decimal(&exact), exact: Some(exact) })
            })
            .collect();
        let all: Vec<(i64, &Share)> = shares.iter().map(|(total, share)| (*total, share)).collect();
        let bands = bands(&all);
        let sum = bands.iter().fold(Chance::ZERO, |sum, band| sum + band.share.exact.clone().unwrap());
        assert_eq!(sum, Chance::ONE, "{dice}: every total is in one band");
        bands.into_iter().map(|band| band.name).collect()
    }

    #[test]
    fn few_totals_have_a_row_each_and_many_are_put_in_round_bands() {
        assert_eq!(names("1d6"), ["1", "2", "3", "4", "5", "6"]);
        assert_eq!(names("0d6+3"), ["3"]);
        let percentile = names("d%");
        assert_eq!((percentile.len(), percentile[0].as_str(), percentile[19].as_str()), (20, "1 to 5", "96 to 100"));
        let hundred = names("100d6");
        assert_eq!((hundred[0].as_str(), hundred[1].as_str()), ("under 295", "295 to 299"));
        assert_eq!(hundred.last().unwrap(), "over 404");
        assert!(names("100d100").len() <= 27);
    }
}
