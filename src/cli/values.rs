//! How clap reads the words of the rules: as closed sets that help, completions and errors can list, in capitals or not.

use crate::commands;
use crate::rules::{gadda, smith, wh40k, wound_box};
use crate::sheet::Tft;
use crate::words::Word;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser, ValueParserFactory};
use std::ffi::OsStr;
use std::marker::PhantomData;

/// Reads one of the words of a set.
#[derive(Clone, Copy)]
struct OneOf<T>(PhantomData<T>);

impl<T: Word + Send + Sync> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, cmd: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        if let Some(word) = value.to_str().and_then(T::from_word) {
            return Ok(word);
        }
        // No word of the set: clap has the right complaint, with all of them and the nearest.
        let names = PossibleValuesParser::new(T::ALL.iter().map(|value| value.word()));
        names.try_map(|word| T::from_word(&word).ok_or_else(|| T::rejection(&word))).parse_ref(cmd, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(T::ALL.iter().map(|value| PossibleValue::new(value.word()))))
    }
}

macro_rules! flag_words {
    ($($name:ty),+ $(,)?) => { $(
        impl ValueParserFactory for $name {
            type Parser = ValueParser;

            fn value_parser() -> ValueParser {
                ValueParser::new(OneOf::<$name>(PhantomData))
            }
        }
    )+ };
}

flag_words!(
    gadda::Location,
    gadda::heal::spell::Talent,
    smith::Condition,
    smith::Skill,
    smith::stabilize::SupportHours,
    wound_box::Row,
    wound_box::Size,
    wound_box::Spell,
    wound_box::rest::Order,
    commands::heal::regrowth::PartIs,
    commands::rest::Until,
    commands::wound_box::rest::Until,
    commands::wh40k::rest::Until,
    wh40k::DamageType,
    wh40k::Degrees,
    wh40k::Location,
    wh40k::rest::Order,
    Tft,
);
