//! Whole numbers with a range, checked once, where they enter.

use crate::text::plain_minus;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, Deserialize, Deserializer, Visitor};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A whole number from `LOW` to `HIGH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Whole<const LOW: i64, const HIGH: i64>(i32);

impl<const LOW: i64, const HIGH: i64> Whole<LOW, HIGH> {
    /// The number.
    #[must_use]
    pub fn get(self) -> i32 {
        self.0
    }

    fn checked(number: i64) -> Option<Self> {
        if (LOW..=HIGH).contains(&number) { i32::try_from(number).ok().map(Self) } else { None }
    }

    fn rejection(given: &dyn fmt::Display) -> String {
        format!("'{given}' is not a whole number from {LOW} to {HIGH}")
    }
}

impl<const LOW: i64, const HIGH: i64> FromStr for Whole<LOW, HIGH> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        plain_minus(text).parse().ok().and_then(Self::checked).ok_or_else(|| {
            let of_number = |c: char| c.is_ascii_digit() || ".,+-".contains(c);
            let hint = if text.contains("..") {
                " (values one after the other are asked for with --vary and --odds)"
            } else if text.contains([',', '.']) && text.chars().all(of_number) {
                " (no decimals here; decimals take a point, and thousands no separator)"
            } else {
                ""
            };
            Self::rejection(&text) + hint
        })
    }
}

impl<const LOW: i64, const HIGH: i64> fmt::Display for Whole<LOW, HIGH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<'de, const LOW: i64, const HIGH: i64> Deserialize<'de> for Whole<LOW, HIGH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number<const LOW: i64, const HIGH: i64>;

        impl<const LOW: i64, const HIGH: i64> Visitor<'_> for Number<LOW, HIGH> {
            type Value = Whole<LOW, HIGH>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a whole number from {LOW} to {HIGH}")
            }

            fn visit_i64<E: de::Error>(self, number: i64) -> Result<Self::Value, E> {
                Whole::checked(number).ok_or_else(|| E::custom(Self::Value::rejection(&number)))
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Self::Value, E> {
                let checked = i64::try_from(number).ok().and_then(Whole::checked);
                checked.ok_or_else(|| E::custom(Self::Value::rejection(&number)))
            }

            fn visit_f64<E: de::Error>(self, number: f64) -> Result<Self::Value, E> {
                // With its point, which is what is wrong with it.
                Err(E::custom(Self::Value::rejection(&format_args!("{number:?}"))))
            }
        }

        deserializer.deserialize_any(Number)
    }
}

impl<const LOW: i64, const HIGH: i64> JsonSchema for Whole<LOW, HIGH> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Whole_{LOW}_to_{HIGH}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LOW, "maximum": HIGH })
    }
}

#[cfg(test)]
mod tests {
    use super::Whole;

    #[test]
    fn what_is_out_of_range_says_the_range() {
        let error = "0".parse::<Whole<1, 1000>>().unwrap_err();
        assert_eq!(error, "'0' is not a whole number from 1 to 1000");
        assert!("9223372036854775808".parse::<Whole<1, 1000>>().is_err());
        assert!("1.000".parse::<Whole<1, 1000>>().unwrap_err().contains("point"));
    }

    #[test]
    fn a_typographic_minus_is_a_minus() {
        assert_eq!("\u{2212}3".parse::<Whole<-5, 5>>().unwrap().get(), -3);
    }
}
