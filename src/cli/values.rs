//! How clap reads the words of the rules: as closed sets that help, completions and errors can list.

use crate::rules::gadda::Location;
use crate::sheet::Tft;
use crate::words::Word;
use clap::builder::{PossibleValuesParser, TypedValueParser, ValueParser, ValueParserFactory};

fn of_words<T: Word + Send + Sync>() -> ValueParser {
    let names = PossibleValuesParser::new(T::ALL.iter().map(|value| value.word()));
    ValueParser::new(names.try_map(|word| T::from_word(&word).ok_or_else(|| T::rejection(&word))))
}

macro_rules! flag_words {
    ($($name:ty),+ $(,)?) => { $(
        impl ValueParserFactory for $name {
            type Parser = ValueParser;

            fn value_parser() -> ValueParser {
                of_words::<$name>()
            }
        }
    )+ };
}

flag_words!(Location, Tft);
