//! Keys that are one thing in three places: a flag on the command line, a key of a request, a key of a sheet. `keyed!`
//! defines a group of them once as a struct; deriving `clap::Args` on it makes its keys flags. `key_groups!` puts groups
//! together.

use crate::dice::Expr;
use crate::time::Time;
use crate::whole::Whole;
use crate::words::nearest;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, Visitor};
use std::fmt;

/// What kind of value a key takes, as far as `--vary` needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number, or dice, which a number is too.
    Number,
    /// A span of time.
    Time,
    /// One word of some.
    Word,
    /// Yes or no, or a list.
    Other,
}

/// A value that knows what kind it is.
pub trait Valued {
    /// The kind.
    const KIND: Kind = Kind::Word;
}

impl<const LOW: i64, const HIGH: i64> Valued for Whole<LOW, HIGH> {
    const KIND: Kind = Kind::Number;
}

impl Valued for Expr {
    const KIND: Kind = Kind::Number;
}

impl Valued for Time {
    const KIND: Kind = Kind::Time;
}

impl Valued for String {}

impl Valued for bool {
    const KIND: Kind = Kind::Other;
}

/// A field that a key fills.
pub trait Slot {
    /// What it takes.
    const KIND: Kind;

    /// Whether it has been filled.
    fn is_given(&self) -> bool;

    /// Fills it with the next value of a map.
    ///
    /// # Errors
    /// What is wrong with the value.
    fn fill<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error>;
}

impl<T: Valued + for<'de> Deserialize<'de>> Slot for Option<T> {
    const KIND: Kind = T::KIND;

    fn is_given(&self) -> bool {
        self.is_some()
    }

    fn fill<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        *self = Some(map.next_value()?);
        Ok(())
    }
}

impl<T: for<'de> Deserialize<'de>> Slot for Vec<T> {
    const KIND: Kind = Kind::Other;

    fn is_given(&self) -> bool {
        !self.is_empty()
    }

    fn fill<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        *self = map.next_value()?;
        Ok(())
    }
}

impl Slot for bool {
    const KIND: Kind = Kind::Other;

    fn is_given(&self) -> bool {
        *self
    }

    fn fill<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<(), A::Error> {
        *self = map.next_value()?;
        Ok(())
    }
}

/// A group of keys.
pub trait Keys: Default {
    /// How many keys there are.
    const COUNT: usize;

    /// Every key with what it takes, in the order in which they are listed to people.
    fn all() -> Vec<(&'static str, Kind)>;

    /// Reads the value of `key` if it is one of the group, and returns the how-many-th of them it is.
    ///
    /// # Errors
    /// What is wrong with the value.
    fn read<'de, A: MapAccess<'de>>(&mut self, key: &str, map: &mut A) -> Result<Option<usize>, A::Error>;

    /// The first key of the group that has been given.
    fn first_given(&self) -> Option<&'static str>;
}

/// The key of a field: Rust's own words are written `r#type`, and the key is `type`; those that cannot be written so
/// have an underscore more, as `self_` for the key `self`.
#[must_use]
pub const fn key_of(field: &'static str) -> &'static str {
    let mut key = field;
    if let [b'r', b'#', ..] = key.as_bytes() {
        key = key.split_at(2).1;
    }
    while let [.., b'_'] = key.as_bytes() {
        key = key.split_at(key.len() - 1).0;
    }
    key
}

/// A group without keys.
impl Keys for () {
    const COUNT: usize = 0;

    fn all() -> Vec<(&'static str, Kind)> {
        Vec::new()
    }

    fn read<'de, A: MapAccess<'de>>(&mut self, _: &str, _: &mut A) -> Result<Option<usize>, A::Error> {
        Ok(None)
    }

    fn first_given(&self) -> Option<&'static str> {
        None
    }
}

/// Reads a map of keys into a group that may hold values already; each key at most once, unknown ones are errors.
pub struct Into<'a, K>(pub &'a mut K);

impl<'de, K: Keys> DeserializeSeed<'de> for Into<'_, K> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, K: Keys> Visitor<'de> for Into<'_, K> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        const { assert!(K::COUNT <= u128::BITS as usize, "as many as there are bits to tell which have been given") };
        let mut given = 0_u128;
        while let Some(key) = map.next_key_seed(KeyName)? {
            let read = self.0.read(key.as_ref(), &mut map).map_err(|why| about_key(key.as_ref(), &why))?;
            match read {
                None => {
                    let names: Vec<&str> = K::all().into_iter().map(|(name, _)| name).collect();
                    return Err(de::Error::custom(unknown(key.as_ref(), &names)));
                }
                Some(at) if given & (1 << at) != 0 => return Err(twice(key.as_ref())),
                Some(at) => given |= 1 << at,
            }
        }
        Ok(())
    }
}

/// An error that says which key it is about. Nested ones say so already.
pub(crate) fn about_key<E: de::Error>(key: &str, why: &E) -> E {
    E::custom(format_args!("key '{key}': {why}"))
}

/// The error of a key that comes again.
pub(crate) fn twice<E: de::Error>(key: &str) -> E {
    E::custom(format_args!("key '{key}' is given twice"))
}

/// The message about a key that is none of `names`.
pub(crate) fn unknown(key: &str, names: &[&str]) -> String {
    let known = match nearest(key, names.iter().copied()) {
        Some(near) => format!("did you mean '{near}'?"),
        None => format!("known keys: {}", names.join(", ")),
    };
    let shown: String = key.chars().take(60).collect();
    format!("unknown key '{shown}'; {known}")
}

/// A key or other word, borrowed from the text where it can be.
pub(crate) struct KeyName;

impl<'de> DeserializeSeed<'de> for KeyName {
    type Value = std::borrow::Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        struct Name;

        impl<'de> Visitor<'de> for Name {
            type Value = std::borrow::Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a key")
            }

            fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Self::Value, E> {
                Ok(key.into())
            }

            fn visit_str<E>(self, key: &str) -> Result<Self::Value, E> {
                Ok(key.to_owned().into())
            }
        }

        deserializer.deserialize_str(Name)
    }
}

/// A value that is an object of keys.
pub fn deserialize<'de, K: Keys, D: Deserializer<'de>>(deserializer: D) -> Result<K, D::Error> {
    let mut keys = K::default();
    Into(&mut keys).deserialize(deserializer)?;
    Ok(keys)
}

/// A map with a single entry, to set one key.
pub struct Single<'a, D> {
    key: Option<&'a str>,
    value: Option<D>,
}

impl<'a, D> Single<'a, D> {
    /// This key and value.
    pub fn new(key: &'a str, value: D) -> Self {
        Single { key: Some(key), value: Some(value) }
    }
}

impl<'de, D: Deserializer<'de>> MapAccess<'de> for Single<'_, D> {
    type Error = D::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, D::Error> {
        let key = self.key.take().map(de::value::StrDeserializer::new);
        key.map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, D::Error> {
        let value = self.value.take().ok_or_else(|| de::Error::custom("one value only"))?;
        seed.deserialize(value)
    }
}

/// Defines a group of keys: `keyed! { pub struct Blow { damage: Option<Expr>, .. } }`.
#[macro_export]
macro_rules! keyed {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $( $(#[$fmeta:meta])* $field:ident : $type:ty ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, schemars::JsonSchema)]
        #[schemars(default, deny_unknown_fields)]
        pub struct $name { $( $(#[$fmeta])* pub $field: $type ),* }

        impl $crate::keys::Keys for $name {
            const COUNT: usize = <[&str]>::len(&[$( stringify!($field) ),*]);

            fn all() -> Vec<(&'static str, $crate::keys::Kind)> {
                vec![$( ($crate::keys::key_of(stringify!($field)), <$type as $crate::keys::Slot>::KIND) ),*]
            }

            fn read<'de, A: serde::de::MapAccess<'de>>(
                &mut self,
                key: &str,
                map: &mut A,
            ) -> Result<Option<usize>, A::Error> {
                let at = 0;
                $(
                    if key == const { $crate::keys::key_of(stringify!($field)) } {
                        $crate::keys::Slot::fill(&mut self.$field, map)?;
                        return Ok(Some(at));
                    }
                    let at = at + 1;
                )*
                let _ = (key, map, at);
                Ok(None)
            }

            fn first_given(&self) -> Option<&'static str> {
                $( if $crate::keys::Slot::is_given(&self.$field) { return Some($crate::keys::key_of(stringify!($field))); } )*
                None
            }
        }
    };
}

/// Puts groups of keys together into one.
#[macro_export]
macro_rules! key_groups {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $( $(#[$fmeta:meta])* $field:ident : $type:ty ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, clap::Args, schemars::JsonSchema)]
        #[schemars(default, deny_unknown_fields)]
        pub struct $name { $( $(#[$fmeta])* #[command(flatten)] #[schemars(flatten)] pub $field: $type ),* }

        impl $crate::keys::Keys for $name {
            const COUNT: usize = 0 $( + <$type as $crate::keys::Keys>::COUNT )*;

            fn all() -> Vec<(&'static str, $crate::keys::Kind)> {
                [$( <$type as $crate::keys::Keys>::all() ),*].concat()
            }

            fn read<'de, A: serde::de::MapAccess<'de>>(
                &mut self,
                key: &str,
                map: &mut A,
            ) -> Result<Option<usize>, A::Error> {
                let before = 0;
                $(
                    if let Some(at) = self.$field.read(key, map)? {
                        return Ok(Some(before + at));
                    }
                    let before = before + <$type as $crate::keys::Keys>::COUNT;
                )*
                let _ = before;
                Ok(None)
            }

            fn first_given(&self) -> Option<&'static str> {
                $( if let Some(name) = self.$field.first_given() { return Some(name); } )*
                None
            }
        }
    };
}
