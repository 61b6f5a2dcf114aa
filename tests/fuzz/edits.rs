//! What is done to input before it is tried.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// Pieces that have broken readers of JSON, of numbers and of dice.
const PIECES: [&str; 44] = [
    "\u{feff}",
    "\r",
    "\n",
    "\0",
    "\t",
    " ",
    "\"",
    "\\",
    "\\u0000",
    "\\ud800",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "null",
    "true",
    "-",
    "\u{2212}",
    "+",
    "0",
    "00",
    "-0",
    "1e999",
    "1e-999",
    "0.1",
    "99999999999999999999",
    "9007199254740993",
    "-9223372036854775808",
    "d",
    "2d6",
    "1000d1000",
    "4d6kh3",
    "d%",
    "100y",
    "3m",
    "\"id\":1,",
    "\"odds\":true,",
    "\"dice\":[1,6,=3],",
    "\"vary\":[\"st=1..40\"],",
    "--odds",
    "--dice 1,2,=3",
    "\u{1f3b2}",
];

/// Values that stand where others stood.
const VALUES: [&str; 24] = [
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1",
    "2",
    "6",
    "11",
    "100",
    "1000",
    "1001",
    "1e6",
    "0.5",
    "-2147483649",
    "18446744073709551616",
    "\"\"",
    "\"3d6\"",
    "\"1000d1000\"",
    "\"100y\"",
    "\"arm\"",
    "[]",
    "{}",
    "[[1,2],{\"a\":[]}]",
];

/// One change. Places are shares of the length, so that they fit whatever is there.
#[derive(Clone, Debug)]
pub(crate) enum Edit {
    /// Another byte.
    Byte(Index, u8),
    /// Some bytes less.
    Cut(Index, usize),
    /// Some bytes again and again.
    Repeat(Index, usize, usize),
    /// A piece in between.
    Piece(Index, &'static str),
    /// Deep in brackets.
    Nest(Index, usize),
    /// Another value for a key, at any depth.
    Value(Index, Value),
    /// A key of another name.
    Rename(Index, String),
}

impl Arbitrary for Edit {
    type Parameters = ();
    type Strategy = BoxedStrategy<Edit>;

    fn arbitrary_with((): ()) -> BoxedStrategy<Edit> {
        let at = any::<Index>;
        prop_oneof![
            1 => (at(), any::<u8>()).prop_map(|(at, byte)| Edit::Byte(at, byte)),
            1 => (at(), 1..20_usize).prop_map(|(at, count)| Edit::Cut(at, count)),
            1 => (at(), 1..20_usize, 1..30_usize).prop_map(|(at, count, times)| Edit::Repeat(at, count, times)),
            4 => (at(), select(&PIECES[..])).prop_map(|(at, piece)| Edit::Piece(at, piece)),
            1 => (at(), 1..300_usize).prop_map(|(at, depth)| Edit::Nest(at, depth)),
        ]
        .boxed()
    }
}

/// Some changes, most of them to what stands where, so that what comes of them is still understood.
pub(crate) fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let value = prop_oneof![
        select(&VALUES[..]).prop_map(|value| serde_json::from_str(value).unwrap()),
        (-40..60_i64).prop_map(|number| json!(number)),
        any::<i64>().prop_map(|number| json!(number)),
        "[a-z-]{1,12}".prop_map(|word| json!(word)),
    ];
    let inside = prop_oneof![
        6 => (any::<Index>(), value).prop_map(|(at, value)| Edit::Value(at, value)),
        1 => (any::<Index>(), "[a-z_]{1,10}").prop_map(|(at, key)| Edit::Rename(at, key)),
    ];
    (vec(inside, 0..4), vec(any::<Edit>(), 0..3)).prop_map(|(inside, outside)| [inside, outside].concat())
}

/// What can be edited.
pub(crate) trait Seed {
    /// The text after those edits that need to know what it says.
    fn text(&self, edits: &[Edit]) -> String;
}

impl Seed for Value {
    fn text(&self, edits: &[Edit]) -> String {
        let mut value = self.clone();
        for edit in edits {
            match edit {
                Edit::Value(at, new) => *place(&mut value, *at) = new.clone(),
                Edit::Rename(at, key) => {
                    if let Value::Object(object) = place(&mut value, *at)
                        && let Some(old) = object.keys().next().cloned()
                        && let Some(held) = object.remove(&old)
                    {
                        object.insert(key.clone(), held);
                    }
                }
                _ => {}
            }
        }
        value.to_string()
    }
}

impl Seed for str {
    fn text(&self, _: &[Edit]) -> String {
        self.to_owned()
    }
}

/// The value itself or one in it.
fn place(value: &mut Value, at: Index) -> &mut Value {
    let mut left = at.index(count(value));
    let mut here = value;
    loop {
        if left == 0 {
            return here;
        }
        left -= 1;
        let parts: Vec<&mut Value> = match here {
            Value::Array(list) => list.iter_mut().collect(),
            Value::Object(object) => object.values_mut().collect(),
            _ => unreachable!("a value without parts has one place"),
        };
        let part = parts.into_iter().find_map(|part| {
            let places = count(part);
            if left < places {
                return Some(part);
            }
            left -= places;
            None
        });
        here = part.unwrap();
    }
}

/// How many values it is, with those in it.
fn count(value: &Value) -> usize {
    let parts: usize = match value {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(object) => object.values().map(count).sum(),
        _ => 0,
    };
    1 + parts
}

/// The text of a seed with the edits.
pub(crate) fn apply(edits: &[Edit], seed: &(impl Seed + ?Sized)) -> Vec<u8> {
    let mut bytes = seed.text(edits).into_bytes();
    for edit in edits {
        // There is a place behind the last byte, too.
        let place = |at: &Index| at.index(bytes.len() + 1);
        match edit {
            Edit::Byte(at, byte) => {
                let at = place(at);
                bytes.splice(at..(at + 1).min(bytes.len()), [*byte]);
            }
            Edit::Cut(at, count) => {
                let at = place(at);
                bytes.drain(at..(at + count).min(bytes.len()));
            }
            Edit::Repeat(at, count, times) => {
                let at = place(at);
                let some = bytes[at..(at + count).min(bytes.len())].repeat(*times);
                bytes.splice(at..at, some);
            }
            Edit::Piece(at, piece) => {
                let at = place(at);
                bytes.splice(at..at, piece.bytes());
            }
            Edit::Nest(at, depth) => {
                let at = place(at);
                bytes.splice(at..at, b"[".repeat(*depth));
            }
            Edit::Value(..) | Edit::Rename(..) => {}
        }
    }
    bytes
}
