//! What can happen, told. A game lists its effects once with `effects!`: their data, the rule each follows from and
//! the words for it. Rules only name the effect; the words are made when somebody reads them.

use crate::rulebook::Rule;
use crate::time::Time;
use schemars::{Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeStruct;
use std::collections::BTreeMap;
use std::fmt;

/// Something that happened to a figure, told by its [`Display`](fmt::Display) form.
pub trait Tell: fmt::Display {
    /// The name of the effect: "grave-wound".
    fn effect(&self) -> &'static str;

    /// The rule that it follows from.
    fn rule(&self) -> &'static Rule;

    /// Writes the effect's data as fields of an object.
    ///
    /// # Errors
    /// Those of the object.
    fn data<S: SerializeStruct>(&self, object: &mut S) -> Result<(), S::Error>;
}

/// The schema of one effect as a report tells it.
#[must_use]
pub fn schema<const N: usize>(
    effect: &str,
    rule: &str,
    data: [(&str, Schema); N],
    generator: &mut SchemaGenerator,
) -> Schema {
    let data_keys = data.each_ref().map(|(key, _)| *key);
    let text = |word: &str| json_schema!({ "const": word });
    let start = [("event", text("effect")), ("effect", text(effect)), ("rule", text(rule))];
    let end = [("text", json_schema!({ "type": "string" }))];
    let always: Vec<(&str, Schema)> = start.into_iter().chain(data).chain(end).collect();
    let required: Vec<&str> = always.iter().map(|(key, _)| *key).collect();
    let reserved = ["event", "effect", "rule", "text", "at"];
    debug_assert!(
        data_keys.iter().all(|key| !reserved.contains(key)),
        "'{effect}' takes a key of every event: {data_keys:?}"
    );
    let time = ("at", generator.subschema_for::<Time>());
    let properties: BTreeMap<&str, Schema> = always.iter().cloned().chain([time]).collect();
    json_schema!({ "type": "object", "properties": properties, "required": required })
}

/// Defines the effects of a game: `Name { key: type, .. } = "slug" by RULE => "words with {key}", more arguments;`.
#[macro_export]
macro_rules! effects {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$vmeta:meta])*
                $variant:ident $({ $($field:ident : $type:ty),+ $(,)? })? = $slug:literal by $rule:expr => $($words:expr),+ ;
            )+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        $vis enum $name {
            $( $(#[$vmeta])* $variant $({ $( #[doc = concat!("The `", stringify!($field), "` of the report.")] $field: $type),+ })? ),+
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self { $( Self::$variant $({ $($field),+ })? => { $($( let _ = $field; )+)? write!(f, $($words),+) } )+ }
            }
        }

        impl $crate::tell::Tell for $name {
            fn effect(&self) -> &'static str {
                match self { $( Self::$variant { .. } => $slug ),+ }
            }

            fn rule(&self) -> &'static $crate::rulebook::Rule {
                match self { $( Self::$variant { .. } => &$rule ),+ }
            }

            fn data<S: serde::ser::SerializeStruct>(&self, object: &mut S) -> Result<(), S::Error> {
                match self {
                    $( Self::$variant $({ $($field),+ })? => { $($( object.serialize_field(stringify!($field), $field)?; )+)? } )+
                }
                let _ = object;
                Ok(())
            }
        }

        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::text::type_name(module_path!(), stringify!($name)).into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let effects = vec![$(
                    $crate::tell::schema(
                        $slug,
                        $rule.id,
                        [$( $( (stringify!($field), generator.subschema_for::<$type>()) ),+ )?],
                        generator,
                    )
                ),+];
                schemars::json_schema!({ "anyOf": effects })
            }
        }
    };
}
