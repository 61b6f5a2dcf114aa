//! The dice notation: `3d6+1`, `2d-1` (a bare `d` is d6), `d%`, `4d6kh3`, `2D6 + 1`. A leading minus belongs to the
//! whole first pool: `-9d20` is minus the total of nine dice.

use super::expr::{Expr, Keep, LARGEST_NUMBER, MOST_DICE, MOST_SIDES, Pool, Term};
use crate::text::written;
use schemars::json_schema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::str::FromStr;

const EXAMPLES: &str = "dice are written like 6, 3d6+1, 2d-1, d% or 4d6kh3";

struct Reader<'a> {
    /// What was written.
    text: &'a str,
    /// The same with plain minus signs.
    plain: &'a str,
    /// How many bytes of it have been read.
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.plain.get(self.at..)?.chars().next()
    }

    fn peek_byte(&self) -> Option<u8> {
        self.plain.as_bytes().get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while let Some(c) = self.peek().filter(|c| c.is_whitespace()) {
            self.at += c.len_utf8();
        }
    }

    fn takes(&mut self, wanted: u8) -> bool {
        let found = self.peek_byte().is_some_and(|byte| byte.eq_ignore_ascii_case(&wanted));
        self.at += usize::from(found);
        found
    }

    /// A whole number of up to 18 digits; more is past every limit.
    fn number(&mut self) -> Result<Option<i64>, String> {
        let start = self.at;
        let (mut number, mut digits) = (0_i64, 0);
        while let Some(digit @ b'0'..=b'9') = self.peek_byte() {
            self.at += 1;
            // Zeros in front count for nothing.
            digits += usize::from(digits > 0 || digit != b'0');
            if digits <= 18 {
                number = 10 * number + i64::from(digit - b'0');
            }
        }
        match digits {
            _ if start == self.at => Ok(None),
            0..=18 => Ok(Some(number)),
            _ => Err(format!(
                "{}: a number past every limit at column {} (at most {MOST_DICE} dice of {MOST_SIDES} sides, numbers to {LARGEST_NUMBER})",
                self.shown(),
                self.column(start)
            )),
        }
    }

    /// In which column a byte of the text stands.
    fn column(&self, at: usize) -> usize {
        self.plain[..at].chars().count() + 1
    }

    /// The text as given, cut where it is long.
    fn shown(&self) -> String {
        match self.plain.char_indices().nth(40) {
            Some((end, _)) => format!("'{}...'", &self.plain[..end]),
            None => format!("'{}'", self.text),
        }
    }

    fn unexpected(&self) -> String {
        let what = match self.peek() {
            Some(c) => format!("'{c}' at column {} is not expected", self.column(self.at)),
            None => format!("something is missing at column {}", self.column(self.at)),
        };
        format!("{} are no dice: {what}; {EXAMPLES}", self.shown())
    }

    fn term(&mut self, minus: bool, expr: &mut Expr) -> Result<(), String> {
        let start = self.at;
        let count = self.number()?;
        if !self.takes(b'd') {
            let Some(number) = count else { return Err(self.unexpected()) };
            if matches!(self.peek(), Some('.' | ',')) {
                return Err(format!("{}: only whole numbers here (no decimals, no separators)", self.shown()));
            }
            let plus = expr.plus() + if minus { -number } else { number };
            if number > LARGEST_NUMBER || plus.abs() > LARGEST_NUMBER {
                return Err(format!("{}: the number {number} is past the limit of {LARGEST_NUMBER}", self.shown()));
            }
            *expr = std::mem::replace(expr, Expr::number(0)).plus_number(if minus { -number } else { number });
            return Ok(());
        }
        let sides = if self.takes(b'%') { Some(100) } else { self.number()? };
        if count.is_none() && sides.is_none() {
            self.at = start;
            return Err(self.unexpected());
        }
        let (count, sides) = (count.unwrap_or(1), sides.unwrap_or(6));
        if sides < 1 {
            return Err(format!("{}: a die needs at least 1 side", self.shown()));
        }
        if count + i64::from(expr.dice()) > i64::from(MOST_DICE) {
            return Err(format!(
                "{}: {count} dice are too many; at most {MOST_DICE} in all, of at most {MOST_SIDES} sides",
                self.shown()
            ));
        }
        if sides > i64::from(MOST_SIDES) {
            return Err(format!("{}: a die of {sides} sides is too large; at most {MOST_SIDES}", self.shown()));
        }
        let keep = self.keep(count)?;
        let narrow = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
        expr.push(Term { minus, pool: Pool { count: narrow(count), sides: narrow(sides), keep } });
        Ok(())
    }

    fn keep(&mut self, count: i64) -> Result<Keep, String> {
        if !self.takes(b'k') {
            return Ok(Keep::All);
        }
        let highest = self.takes(b'h');
        if !highest && !self.takes(b'l') {
            return Err(self.unexpected());
        }
        match self.number()? {
            None => Err(self.unexpected()),
            Some(kept) if kept > count => Err(format!("{}: {kept} of {count} dice cannot be kept", self.shown())),
            Some(kept) => {
                let kept = u32::try_from(kept).unwrap_or(u32::MAX);
                Ok(if highest { Keep::Highest(kept) } else { Keep::Lowest(kept) })
            }
        }
    }
}

impl FromStr for Expr {
    type Err = String;

    /// # Errors
    /// Where the text stops making sense, or which limit it is past.
    fn from_str(text: &str) -> Result<Expr, String> {
        let plain = crate::text::plain_minus(text);
        let mut reader = Reader { text, plain: &plain, at: 0 };
        let mut expr = Expr::number(0);
        reader.skip_spaces();
        let mut minus = reader.takes(b'-');
        if !minus {
            reader.takes(b'+');
        }
        loop {
            reader.skip_spaces();
            reader.term(minus, &mut expr)?;
            reader.skip_spaces();
            minus = match reader.peek() {
                None => return Ok(expr),
                Some('+') => false,
                Some('-') => true,
                Some(_) => return Err(reader.unexpected()),
            };
            reader.at += 1;
        }
    }
}

impl Serialize for Expr {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.single_pool() {
            // As most dice are, and without the detour over a formatter.
            Some(Pool { count, sides, keep: Keep::All }) => {
                let mut text = String::with_capacity(12);
                text.push_str(itoa::Buffer::new().format(count));
                text.push('d');
                text.push_str(itoa::Buffer::new().format(sides));
                serializer.serialize_str(&text)
            }
            _ => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Expr {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Expr, D::Error> {
        crate::text::parsed(deserializer, EXAMPLES)
    }
}

written! {
    Expr as "Dice": |_generator| json_schema!({ "type": ["string", "integer"], "description": EXAMPLES }),
}

#[cfg(test)]
mod tests {
    use super::Expr;
    use crate::testing::takes;

    fn read(text: &str) -> String {
        text.parse::<Expr>().unwrap().to_string()
    }

    fn error(text: &str) -> String {
        text.parse::<Expr>().unwrap_err()
    }

    #[test]
    fn dice_are_serialized_as_they_are_displayed() {
        for text in ["3d6", "1000d1000", "0d6", "3d6+1", "-3d6", "4d6kh3", "2d6+1d4", "7"] {
            assert_eq!(serde_json::json!(text.parse::<Expr>().unwrap()), text.parse::<Expr>().unwrap().to_string());
        }
    }

    #[test]
    fn a_bare_d_is_a_d6() {
        assert_eq!(read("2d-1"), "2d6-1");
        assert_eq!(read("1d+2"), "1d6+2");
        assert_eq!(read("3d"), "3d6");
    }

    #[test]
    fn spaces_capitals_and_typographic_minus_signs() {
        for text in ["2d6+1", "2D6 + 1", " 2d6+1 ", "2d6 +1"] {
            assert_eq!(read(text), "2d6+1");
        }
        assert_eq!(read("3d6\u{2013}2"), "3d6-2");
        assert_eq!(read("d%"), "1d100");
        assert_eq!(read("D%"), "1d100");
    }

    #[test]
    fn a_leading_minus_takes_the_whole_pool() {
        assert_eq!(read("-9d20"), "-9d20");
        assert_eq!(read("-3"), "-3");
    }

    #[test]
    fn nonsense_points_at_the_column() {
        assert!(error("1d20 please").contains("column 6"));
        assert!(error("d").contains("column 1"));
        assert!(error("3d6+").contains("column 5"));
        assert!(error("3d6k").contains("column 5"));
        assert!(error("1d20+-5").contains("column 6"));
        assert!(error("").contains("column 1"));
        assert!(error(&"(".repeat(10_000)).len() < 300);
    }

    #[test]
    fn what_is_no_dice_is_shown_as_it_was_given() {
        assert!(error("1d20 please").starts_with("'1d20 please' are no dice: 'p' at column 6"));
        assert!(error("1d6\u{e9}").contains("'\u{e9}' at column 4"));
        let long = error(&"1d6+".repeat(20));
        assert!(long.starts_with(&format!("'{}...'", "1d6+".repeat(10))), "{long}");
    }

    #[test]
    fn a_number_may_be_as_large_as_the_limit_and_no_larger() {
        assert_eq!(read("1000000"), "1000000");
        assert_eq!(read("1d6+1000000-1"), "1d6+999999");
        assert_eq!(read("-1000000"), "-1000000");
        assert!(error("1000001").contains("the number 1000001 is past the limit of 1000000"));
        assert!(error("-600000-400001").contains("past the limit of 1000000"));
        assert!(error(&format!("1d6+{}", "9".repeat(18))).contains("is past the limit of 1000000"));
        assert!(error(&format!("1d6+{}", "9".repeat(19))).contains("a number past every limit at column 5"));
    }

    #[test]
    fn a_plus_in_front_says_nothing() {
        assert_eq!([read("+1d6"), read("+ 2d4 - 1")], ["1d6", "2d4-1"]);
    }

    #[test]
    fn zeros_in_front_count_for_nothing() {
        let zeros = "0".repeat(30);
        assert_eq!(format!("{zeros}2d{zeros}6+{zeros}1").parse::<Expr>(), "2d6+1".parse());
    }

    #[test]
    fn limits_are_named() {
        assert!(error("4d0").contains("at least 1 side"));
        assert!(error("1001d6").contains("1000"));
        assert!(error("600d6+600d6").contains("1000"));
        assert!(error("1d1001").contains("1000"));
        assert!(error("1d6+9223372036854775807").contains("limit"));
        assert!(error(&format!("1d{}", "9".repeat(32))).contains("limit"));
        assert!(error("1d6+1000000+1").contains("limit"));
        assert!(error("4d6kh5").contains("kept"));
    }

    #[test]
    fn the_schema_takes_text_and_whole_numbers() {
        assert!(takes::<Expr>("2d6+1") && takes::<Expr>(-3));
        assert!(!takes::<Expr>(2.5) && !takes::<Expr>(true) && !takes::<Expr>(vec![6]));
    }
}
