//! The answer in a word. One vocabulary for all games; which words a command can answer with is part of the contract.

use std::fmt;

macro_rules! outcomes {
    ( $( $(#[$meta:meta])* $variant:ident = $word:literal $(, $unfavourable:ident)? ; )+ ) => {
        /// How a question came out.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Outcome {
            $( $(#[$meta])* $variant, )+
            /// The total of dice.
            Total(i64),
        }

        impl Outcome {
            /// Every word an answer can have, beside a number.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The word, if it is not a number.
            #[must_use]
            pub fn word(self) -> Option<&'static str> {
                match self {
                    $( Outcome::$variant => Some($word), )+
                    Outcome::Total(_) => None,
                }
            }

            /// The outcome of that word or number.
            #[must_use]
            pub fn read(word: &str) -> Option<Outcome> {
                match word {
                    $( $word => Some(Outcome::$variant), )+
                    number => number.parse().ok().map(Outcome::Total),
                }
            }

            /// Whether `--exit-status` answers 1.
            #[must_use]
            pub fn unfavourable(self) -> bool {
                match self {
                    $( Outcome::$variant => outcomes!(@ $($unfavourable)?), )+
                    Outcome::Total(_) => false,
                }
            }
        }
    };
    (@) => { false };
    (@ unfavourable) => { true };
}

outcomes! {
    /// Dead.
    Dead = "dead", unfavourable;
    /// Alive, but losing points until stabilized.
    Mortal = "mortal", unfavourable;
    /// wh40k: critically wounded; smith: stable below 0.
    Critical = "critical", unfavourable;
    /// wh40k: a critical injury of 10 or more.
    Lethal = "lethal", unfavourable;
    /// Out.
    Unconscious = "unconscious", unfavourable;
    /// Awake, but can do nothing.
    Helpless = "helpless";
    /// With a grave wound.
    Grave = "grave";
    /// wh40k: heavily wounded.
    Heavy = "heavy";
    /// wh40k: lightly wounded; wound-box: a light wound.
    Light = "light";
    /// Wounded, no more.
    Hurt = "hurt";
    /// Well.
    Unhurt = "unhurt";
    /// Awake.
    Conscious = "conscious";
    /// Brought back to life.
    Revived = "revived";
    /// The limb holds.
    Reattached = "reattached";
    /// The limb is gone.
    Lost = "lost", unfavourable;
    /// Moved without harm.
    Unharmed = "unharmed";
    /// Worse off for it.
    Harmed = "harmed", unfavourable;
    /// Better for it.
    Healed = "healed";
    /// Nothing came of it.
    NoEffect = "no-effect", unfavourable;
    /// Worse than before.
    Worse = "worse", unfavourable;
    /// As before.
    Unchanged = "unchanged";
    /// No longer dying.
    Stable = "stable";
    /// smith: stable at 0 or more.
    OutOfDanger = "out-of-danger";
    /// smith: kept from getting worse as fast.
    Supported = "supported";
    /// wound-box: not even a bruise.
    Nothing = "nothing";
    /// wound-box: a bruise.
    Bruise = "bruise";
    /// wound-box: a wound.
    Wound = "wound";
    /// wound-box: an incapacitating wound.
    Incapacitating = "incapacitating";
    /// wound-box: a killing blow.
    Killing = "killing";
    /// wound-box: near death and not stabilized.
    Dying = "dying", unfavourable;
    /// wound-box: may only defend.
    Incapacitated = "incapacitated";
    /// The roll succeeded.
    Success = "success";
    /// The roll failed.
    Failure = "failure", unfavourable;
    /// The rules forbid it.
    Refused = "refused", unfavourable;
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.word(), self) {
            (Some(word), _) => f.pad(word),
            (None, Outcome::Total(total)) => write!(f, "{total}"),
            (None, _) => Ok(()),
        }
    }
}

impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.word() {
            Some(word) => serializer.serialize_str(word),
            None => serializer.collect_str(self),
        }
    }
}

impl schemars::JsonSchema for Outcome {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Outcome".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "anyOf": [{ "enum": Outcome::WORDS }, { "pattern": "^-?[0-9]+$" }] })
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;
    use serde_json::json;

    #[test]
    fn the_schema_takes_what_an_outcome_may_be() {
        let schema = schemars::schema_for!(Outcome);
        let takes = |word: &str| jsonschema::is_valid(schema.as_value(), &json!(word));
        for outcome in [Outcome::Unhurt, Outcome::OutOfDanger, Outcome::Total(12), Outcome::Total(-3)] {
            assert!(takes(&outcome.to_string()), "{outcome}");
        }
        for wrong in ["", "well", "out of danger", "1.5", "+3"] {
            assert!(!takes(wrong), "{wrong}");
        }
    }
}
