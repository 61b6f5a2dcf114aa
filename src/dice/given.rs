//! Dice by hand: faces one by one, `=11` for the total of a whole pool, `7/3` for a percentile pair, or asked for one roll
//! after the other.

use super::Pool;
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::str::FromStr;

/// What lies on the table, in the order asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// One die.
    Face(u16),
    /// A percentile die thrown as two of ten sides, tens and units.
    Pair(u16),
    /// A whole pool at once.
    Total(i64),
}

impl FromStr for Shown {
    type Err = String;

    fn from_str(text: &str) -> Result<Shown, String> {
        let text = text.trim();
        let plain = crate::text::plain_minus(text);
        let read = match (plain.strip_prefix('='), plain.split_once('/')) {
            (Some(total), _) => total.trim().parse().ok().map(Shown::Total),
            (None, Some((tens, units))) => pair(tens, units).map(Shown::Pair),
            (None, None) => plain.parse().ok().map(Shown::Face),
        };
        read.ok_or_else(|| format!("'{text}' is no die: faces like 3,4,1 or =11 for the total of a pool"))
    }
}

/// What two dice of ten sides show as one of a hundred: 7 or 70 with 3 is 73.
fn pair(tens: &str, units: &str) -> Option<u16> {
    let [tens, units] = [tens, units].map(|digits| digits.parse::<u16>().ok());
    let tens = tens.filter(|tens| *tens < 10 || (*tens < 100 && tens % 10 == 0))?;
    let tens = if tens < 10 { 10 * tens } else { tens };
    units.filter(|units| *units < 10).map(|units| tens + units)
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shown, D::Error> {
        crate::text::parsed(deserializer, "a face like 3, or \"=11\" for the total of a pool")
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shown::Face(face) | Shown::Pair(face) => write!(f, "{face}"),
            Shown::Total(total) => write!(f, "={total}"),
        }
    }
}

/// A list of dice as it is written: `3,4,=11`.
///
/// # Errors
/// Which entry is no die.
pub fn list(text: &str) -> Result<Vec<Shown>, String> {
    text.split([',', ' ', '\n', '\r']).filter(|part| !part.trim().is_empty()).map(str::parse).collect()
}

/// Why a pool cannot be read from what is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Dice are missing; so many are there.
    TooFew(u32, Pool),
    /// Something is shown that cannot be.
    Impossible(String),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::TooFew(given, pool) => write!(f, "{given} of {} dice are given", pool.count),
            Unread::Impossible(why) => f.write_str(why),
        }
    }
}

/// The faces and the total of a pool, read from what is shown.
///
/// # Errors
/// Why what is there cannot be, or that it is too little.
pub fn read(pool: Pool, shown: &mut impl Iterator<Item = Shown>, faces: &mut Vec<u16>) -> Result<i64, Unread> {
    let impossible = |why| Err(Unread::Impossible(why));
    let start = faces.len();
    for thrown in 0..pool.count {
        match shown.next() {
            Some(Shown::Pair(_)) if pool.sides != 100 => {
                return impossible("a pair of tens and units is for percentile dice".to_owned());
            }
            Some(Shown::Face(face) | Shown::Pair(face)) => {
                faces.push(possible(pool, face).map_err(Unread::Impossible)?);
            }
            Some(Shown::Total(total)) if thrown == 0 => {
                let total = if pool == Pool::PERCENTILE && total == 0 { 100 } else { total };
                let (low, high) = (pool.lowest(), pool.highest());
                if !(low..=high).contains(&total) {
                    return impossible(format!("a total of {total} cannot be; it is from {low} to {high}"));
                }
                return Ok(total);
            }
            Some(Shown::Total(total)) => {
                return impossible(format!("={total} is a whole pool, but {thrown} of its dice are given already"));
            }
            None => return Err(Unread::TooFew(thrown, pool)),
        }
    }
    Ok(pool.total(&faces[start..]))
}

/// A face that the die can show; 0 and 00 are 100 on percentile dice.
fn possible(pool: Pool, face: u16) -> Result<u16, String> {
    match face {
        0 if pool.sides == 100 => Ok(100),
        _ if (1..=pool.sides).contains(&u32::from(face)) => Ok(face),
        _ => Err(format!("a d{} cannot show {face}", pool.sides)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Pool, Shown, list};

    fn read(pool: Pool, shown: &str) -> Result<i64, String> {
        super::read(pool, &mut list(shown).unwrap().into_iter(), &mut Vec::new()).map_err(|why| why.to_string())
    }

    #[test]
    fn on_percentile_dice_0_is_100() {
        let percentile = Pool::PERCENTILE;
        assert_eq!(
            ["0", "00", "=0", "=00", "100", "=7"].map(|shown| read(percentile, shown)),
            [Ok(100), Ok(100), Ok(100), Ok(100), Ok(100), Ok(7)]
        );
        assert!(read(Pool::d6(2), "0,1").unwrap_err().contains("a d6 cannot show 0"));
        assert!(read(Pool::d6(2), "=0").unwrap_err().contains("a total of 0 cannot be; it is from 2 to 12"));
        let two = Pool { count: 2, ..percentile };
        assert!(read(two, "=0").unwrap_err().contains("a total of 0 cannot be"));
        assert_eq!(read(two, "0,1"), Ok(101));
    }

    #[test]
    fn two_dice_of_ten_sides_are_tens_and_units() {
        let pairs = ["0/0", "00/0", "7/3", "70/3", "0/1", "9/0", "10/3", "90/9"]
            .map(|shown| read(Pool::PERCENTILE, shown).unwrap());
        assert_eq!(pairs, [100, 100, 73, 73, 1, 90, 13, 99]);
        for shown in ["7/10", "73/1", "100/0", "7/", "/3", "7/3/1"] {
            assert!(list(shown).is_err(), "{shown}");
        }
        assert!(read(Pool::d6(1), "0/3").unwrap_err().contains("percentile dice"));
    }

    #[test]
    fn a_total_stands_for_a_whole_pool_and_not_for_its_last_dice() {
        assert_eq!(read(Pool::d6(3), "=11"), Ok(11));
        assert!(read(Pool::d6(3), "3,=8").unwrap_err().contains("=8 is a whole pool, but 1 of its dice are given"));
        assert!(read(Pool::d6(3), "3,4").unwrap_err().contains("2 of 3 dice are given"));
    }

    #[test]
    fn what_is_shown_is_written_as_it_is_read() {
        for shown in [Shown::Face(6), Shown::Total(11), Shown::Total(-2)] {
            assert_eq!(shown.to_string().parse(), Ok(shown));
        }
        assert_eq!(Shown::Total(11).to_string(), "=11");
    }
}
