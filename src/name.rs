//! What a figure is called.

use crate::keys::Valued;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, de};
use std::borrow::Cow;
use std::str::FromStr;
use std::sync::Arc;

/// A name that can be printed in a line: not empty, and nothing in it moves a cursor or turns the writing around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(Arc<str>);

impl Valued for Name {}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if text.trim().is_empty() {
            return Err("a name needs at least one letter".to_owned());
        }
        if text.contains(|c: char| c.is_control() || turns(c)) {
            return Err(format!("'{}' is no name: control characters cannot stand in one", text.escape_debug()));
        }
        Ok(Name(text.into()))
    }
}

impl From<Name> for Arc<str> {
    fn from(Name(name): Name) -> Arc<str> {
        name
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl JsonSchema for Name {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "minLength": 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn a_name_is_printed_in_a_line() {
        for name in ["Mothhem", "Myok Voy", "O'Brien \"the Axe\"", "\u{5fcd}\u{8005}"] {
            assert!(name.parse::<Name>().is_ok(), "{name}");
        }
        for name in ["", " ", "A\nB", "\u{1b}[2J", "\u{202e}mehhtoM"] {
            assert!(name.parse::<Name>().is_err(), "{name:?}");
        }
    }
}
