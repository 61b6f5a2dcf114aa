//! Closed sets of words. A location, a skill or a healing method is one of a few names that are the same in the code,
//! on the command line, in a request and on a sheet: `words!` states the set once.

/// An enum whose values have fixed kebab-case names.
pub trait Word: Copy + 'static {
    /// What the set is called in messages: "location", "skill".
    const WHAT: &'static str;
    /// All values, in the order in which they are listed to people.
    const ALL: &'static [Self];

    /// The name of this value.
    fn word(self) -> &'static str;

    /// The value of that name, in capitals or not.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.word().eq_ignore_ascii_case(word))
    }

    /// One line that says what was given and what is allowed.
    fn rejection(given: &str) -> String {
        let names: Vec<&str> = Self::ALL.iter().map(|value| value.word()).collect();
        let tip =
            nearest(given, names.iter().copied()).map_or(String::new(), |near| format!("; did you mean '{near}'?"));
        format!("'{given}' is no {}: one of {}{tip}", Self::WHAT, names.join(", "))
    }
}

/// What is longer than this is no misspelt word, and would take long to compare.
const LONGEST_SLIP: usize = 100;

/// The candidate that `given` is most likely a misspelling of, if any is close. In a short word one slip changes much
/// and still is one slip; capitals are none.
pub fn nearest<'a>(given: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if given.len() > LONGEST_SLIP {
        return None;
    }
    let given = given.to_ascii_lowercase();
    let likeness = |candidate: &str| {
        let one_slip = given.len() > 1 && strsim::osa_distance(&given, candidate) == 1;
        strsim::jaro_winkler(&given, candidate).max(if one_slip { 0.8 } else { 0.0 })
    };
    candidates
        .into_iter()
        .map(|candidate| (likeness(candidate), candidate))
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, candidate)| candidate)
}

/// Defines an enum of words with its names, parsing, serialization and schema.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident as $what:literal {
            $( $(#[$vmeta:meta])* $variant:ident = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $( $(#[$vmeta])* $variant ),+ }

        impl $crate::words::Word for $name {
            const WHAT: &'static str = $what;
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::keys::Valued for $name {}

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad($crate::words::Word::word(*self))
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(word: &str) -> Result<Self, String> {
                use $crate::words::Word;
                Self::from_word(word).ok_or_else(|| Self::rejection(word))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::words::Word::word(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::text::parsed(deserializer, $what)
            }
        }

        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::text::type_name(module_path!(), stringify!($name)).into()
            }

            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "enum": [$($word),+] })
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_misspelling_finds_its_word_and_nonsense_finds_none() {
        assert_eq!(nearest("thoughness", ["toughness", "wounds", "tb"]), Some("toughness"));
        assert_eq!(nearest("zzz", ["toughness", "wounds", "tb"]), None);
        assert_eq!(nearest("hti", ["hit", "rest"]), Some("hit"));
        assert_eq!(nearest("ST", ["rules", "st", "state"]), Some("st"));
    }
}
