//! Spans of game time: `90m`, `1d12h`, `6t`. Exact, in microseconds, so that "over 10 minutes" means just that.

use crate::text::written;
use schemars::json_schema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;

/// A span of time from nothing to 100 years.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(u64);

const SECOND: u64 = 1_000_000;
const UNITS: [(char, u64); 6] = [
    ('w', 7 * 86_400 * SECOND),
    ('d', 86_400 * SECOND),
    ('h', 3_600 * SECOND),
    ('m', 60 * SECOND),
    ('t', 5 * SECOND),
    ('s', SECOND),
];
const WRITTEN: &str = "a time is written like 3d, 12h, 90m, 30s, 2w or 6t (turns of 5 seconds)";

impl Time {
    /// No time at all.
    pub const ZERO: Time = Time(0);
    /// The longest time that can be asked for: 100 years.
    pub const LONGEST: Time = Time::days(36_525);

    /// So many seconds.
    #[must_use]
    pub const fn seconds(number: u64) -> Time {
        Time(number * SECOND)
    }

    /// So many turns of 5 seconds.
    #[must_use]
    pub const fn turns(number: u64) -> Time {
        Time::seconds(number * 5)
    }

    /// So many minutes.
    #[must_use]
    pub const fn minutes(number: u64) -> Time {
        Time::seconds(number * 60)
    }

    /// So many hours.
    #[must_use]
    pub const fn hours(number: u64) -> Time {
        Time::minutes(number * 60)
    }

    /// So many days of 24 hours.
    #[must_use]
    pub const fn days(number: u64) -> Time {
        Time::hours(number * 24)
    }

    /// How many times `span` fits in whole.
    #[must_use]
    pub const fn whole(self, span: Time) -> u64 {
        self.0 / span.0
    }

    /// What is left over when `span` is taken out as often as it fits.
    #[must_use]
    pub const fn rest(self, span: Time) -> Time {
        Time(self.0 % span.0)
    }

    /// How many spans have begun: 31 seconds are 7 turns.
    #[must_use]
    pub const fn begun(self, span: Time) -> u64 {
        self.0.div_ceil(span.0)
    }

    /// The span so many times.
    #[must_use]
    pub const fn times(self, number: u64) -> Time {
        Time(self.0 * number)
    }

    /// The time in days, for means and charts.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "for people to read; 100 years are below 2^53 microseconds")]
    pub fn in_days(self) -> f64 {
        self.0 as f64 / Time::days(1).0 as f64
    }
}

impl Add for Time {
    type Output = Time;

    fn add(self, other: Time) -> Time {
        Time(self.0 + other.0)
    }
}

impl Sub for Time {
    type Output = Time;

    /// The time between, or none if `other` is the longer.
    fn sub(self, other: Time) -> Time {
        Time(self.0.saturating_sub(other.0))
    }
}

impl FromStr for Time {
    type Err = String;

    fn from_str(text: &str) -> Result<Time, String> {
        let reject = |why: &str| Err(format!("'{text}' is no time: {why}"));
        let mut left = text.trim();
        if left.is_empty() {
            return reject(WRITTEN);
        }
        if left.contains(',') {
            return reject("decimals take a point, as in 1.5h");
        }
        let mut total: u128 = 0;
        while !left.is_empty() {
            let digits = left.len() - left.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.').len();
            let (number, tail) = left.split_at(digits);
            let Some(unit) = tail.chars().next() else {
                return reject(&format!("it needs a unit; {WRITTEN}"));
            };
            let scale = UNITS.iter().find(|(name, _)| *name == unit.to_ascii_lowercase());
            let (Some((_, scale)), Some(millionths)) = (scale, millionths(number)) else {
                return reject(WRITTEN);
            };
            total = total.saturating_add(millionths.saturating_mul(u128::from(*scale)));
            left = tail[unit.len_utf8()..].trim_start();
        }
        match u64::try_from(total / 1_000_000) {
            Ok(time) if time <= Time::LONGEST.0 => Ok(Time(time)),
            _ => reject("at most 100 years (36525d)"),
        }
    }
}

/// A decimal number with at most six places in millionths.
fn millionths(number: &str) -> Option<u128> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    if part.len() > 6 || part.contains('.') || (whole.is_empty() && part.is_empty()) || whole.len() > 30 {
        return None;
    }
    format!("{whole}{part:0<6}").parse().ok()
}

impl fmt::Display for Time {
    /// In the largest units that fit: `10d`, `2h30m`, `30s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.pad("0s");
        }
        let mut text = String::new();
        let mut left = self.0;
        for (unit, scale) in UNITS.into_iter().filter(|(unit, _)| !matches!(unit, 'w' | 't' | 's')) {
            if left >= scale {
                text += &format!("{}{unit}", left / scale);
                left %= scale;
            }
        }
        if left > 0 {
            let part = format!("{:06}", left % SECOND);
            let part = part.trim_end_matches('0');
            let point = if part.is_empty() { "" } else { "." };
            text += &format!("{}{point}{part}s", left / SECOND);
        }
        f.pad(&text)
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::text::parsed(deserializer, WRITTEN)
    }
}

written! {
    Time as "Time": |_generator| json_schema!({ "type": "string", "pattern": "^([0-9.]+[smhdwtSMHDWT] *)+$" }),
}

#[cfg(test)]
mod tests {
    use super::Time;

    #[test]
    fn units_add_up() {
        assert_eq!("1d12h".parse(), Ok(Time::hours(36)));
        assert_eq!("12t".parse(), Ok(Time::minutes(1)));
        assert_eq!("10.1m".parse(), Ok(Time::seconds(606)));
        assert!("10.000001m".parse::<Time>().unwrap() > Time::minutes(10));
    }

    #[test]
    fn a_bare_number_is_no_time() {
        assert!("3".parse::<Time>().unwrap_err().contains("needs a unit"));
        assert!("1,5h".parse::<Time>().unwrap_err().contains("point"));
        assert!("99999999999999999999999999999999d".parse::<Time>().is_err());
        assert!("36526d".parse::<Time>().unwrap_err().contains("100 years"));
    }

    #[test]
    fn printed_times_read_back() {
        for text in ["10d", "2h30m", "36525d", "30s", "0s", "1d1s", "0.5s"] {
            let time: Time = text.parse().unwrap();
            assert_eq!(time.to_string(), text);
        }
    }
}
