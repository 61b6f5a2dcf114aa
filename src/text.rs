//! Reading values that are written the same way on the command line, in a request and on a sheet.

use serde::de::{self, Deserializer, Visitor};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// Deserializes a value from its text; a whole number is read as its decimal text, so `6` is as good as `"6"`.
///
/// # Errors
/// What the type's own parser says, or that something else than text was given.
pub fn parsed<'de, T, D>(deserializer: D, what: &'static str) -> Result<T, D::Error>
where
    T: FromStr,
    T::Err: fmt::Display,
    D: Deserializer<'de>,
{
    struct Text<T>(&'static str, PhantomData<T>);

    impl<T: FromStr> Visitor<'_> for Text<T>
    where
        T::Err: fmt::Display,
    {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}", self.0)
        }

        fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }

        fn visit_u64<E: de::Error>(self, number: u64) -> Result<T, E> {
            self.visit_str(&number.to_string())
        }

        fn visit_i64<E: de::Error>(self, number: i64) -> Result<T, E> {
            self.visit_str(&number.to_string())
        }

        fn visit_f64<E: de::Error>(self, number: f64) -> Result<T, E> {
            self.visit_str(&number.to_string())
        }
    }

    deserializer.deserialize_any(Text(what, PhantomData))
}

/// Schemas of what is written in another form than its type has. They stand where the type is used.
macro_rules! written {
    ($($type:ty as $name:literal: |$generator:ident| $schema:expr),+ $(,)?) => { $(
        impl schemars::JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                $name.into()
            }

            fn json_schema($generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                $schema
            }
        }
    )+ };
}
pub(crate) use written;

/// The text with typographic minus signs (U+2212, U+2013) as plain ones.
#[must_use]
pub fn plain_minus(text: &str) -> std::borrow::Cow<'_, str> {
    if text.is_ascii() { text.into() } else { text.replace(['\u{2212}', '\u{2013}'], "-").into() }
}

/// Words in lines of at most `width` columns, the first after `indent` and the others after `hanging`.
#[must_use]
pub fn wrap(words: &str, indent: &str, hanging: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = indent.to_owned();
    let mut fresh = true;
    for word in words.split(' ') {
        if !fresh && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::replace(&mut line, hanging.to_owned()));
            fresh = true;
        }
        if !fresh {
            line.push(' ');
        }
        line += word;
        fresh = false;
    }
    lines.push(line);
    lines
}

/// The name of a type in a schema: that of its game, if it is of one, and its own, as in `GaddaLocation`.
#[must_use]
pub fn type_name(module: &str, name: &str) -> String {
    let game = module.split("::").skip_while(|part| *part != "rules").nth(1).unwrap_or_default();
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    game.split('_').filter(|word| !word.is_empty()).map(capital).collect::<String>() + name
}

/// A count with its noun: "1 point", "3 points".
#[must_use]
pub fn count(number: impl Into<i64>, noun: &str) -> String {
    let number = number.into();
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}
