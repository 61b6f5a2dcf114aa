//! JSON Schema of what goes in and what comes out, made from the types that read and write it. They are strict: a key
//! that is not theirs does not pass.

use crate::batch;
use crate::commands::{self, Asks, Listed};
use crate::fault::Fault;
use crate::report::json::FORMAT;
use crate::report::{json, varied};
use crate::sheet::AnySheet;
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

/// What there is a schema of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum What {
    /// A figure on paper.
    Sheet,
    /// A line of a batch.
    Request,
    /// What is answered to a question that is played out, alone or in a batch; and errors.
    Report,
    /// What is answered to a question of odds, alone or in a batch.
    Odds,
}

/// The schema.
#[must_use]
pub fn schema(what: What) -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let (title, mut schema) = match what {
        What::Sheet => ("sheet", AnySheet::json_schema(&mut generator)),
        What::Request => ("request", request(&mut generator)),
        What::Report => ("report", report(&mut generator)),
        What::Odds => ("odds", odds(&mut generator)),
    };
    schema.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
    schema.insert("title".to_owned(), format!("sawbones {title}, format {FORMAT}").into());
    schema.insert("$defs".to_owned(), generator.take_definitions(false).into());
    RecursiveTransform(strict).transform(&mut schema);
    schema.to_value()
}

/// Makes a schema take no keys but its own, and no nulls, which are neither written nor read.
fn strict(schema: &mut Schema) {
    let Some(object) = schema.as_object_mut() else { return };
    if object.contains_key("properties") {
        object.entry("additionalProperties").or_insert(false.into());
    }
    if object.get("default").is_some_and(Value::is_null) {
        object.remove("default");
    }
    if let Some(Value::Array(values)) = object.get_mut("enum") {
        values.retain(|value| !value.is_null());
    }
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [one] = types.as_slice() {
            let one = one.clone();
            object.insert("type".to_owned(), one);
        }
    }
    if let Some(Value::Array(any)) = object.get_mut("anyOf") {
        any.retain(|one| one.get("type").is_none_or(|kind| kind != "null"));
        if let [Value::Object(only)] = any.as_slice() {
            let only = only.clone();
            object.remove("anyOf");
            object.extend(only);
        }
    }
}

/// The schema of a request: that of each command.
fn request(generator: &mut SchemaGenerator) -> Schema {
    let commands: Vec<Schema> = commands::ALL.iter().map(|listed| of_command(listed, generator)).collect();
    json_schema!({ "type": "object", "required": ["command"], "oneOf": commands })
}

fn of_command(listed: &Listed, generator: &mut SchemaGenerator) -> Schema {
    let mut keys = Map::new();
    let mut key = |name: &str, schema: Schema| keys.insert(name.to_owned(), schema.to_value());
    key("id", json_schema!({ "description": "Anything, to know the answer by" }));
    key("command", json_schema!({ "const": listed.path }));
    key("args", (listed.schema)(generator));
    if listed.asks == Asks::Figure {
        key("sheet", figure(generator));
    }
    if listed.asks != Asks::Reference {
        key("odds", json_schema!({ "type": "boolean" }));
        key("vary", json_schema!({ "type": "array", "items": { "type": "string" }, "maxItems": 2 }));
        let written = json_schema!({ "type": "string", "pattern": "^(=?[0-9]+|[0-9]+/[0-9])$" });
        let die = json_schema!({ "anyOf": [{ "type": "integer", "minimum": 0 }, written] });
        key("dice", json_schema!({ "type": "array", "items": die }));
    }
    json_schema!({ "description": listed.about, "properties": keys, "required": ["command"] })
}

/// A sheet, or an answer that one or more of them are in.
fn figure(generator: &mut SchemaGenerator) -> Schema {
    let sheet = generator.subschema_for::<AnySheet>();
    let report = json_schema!({ "type": "object", "required": ["sheet"], "properties": { "sheet": sheet }, "additionalProperties": true });
    let odds = json_schema!({ "type": "object", "required": ["odds"], "properties": { "odds": { "type": "array" } }, "additionalProperties": true });
    json_schema!({ "anyOf": [sheet, report, odds] })
}

/// The schema of what answers a question that is played out.
fn report(generator: &mut SchemaGenerator) -> Schema {
    let fault = generator.subschema_for::<Fault>();
    let keys = json_schema!({ "format": { "const": FORMAT }, "error": fault });
    let error = json_schema!({ "properties": keys, "required": ["format", "error"] });
    let mut answers = vec![json::report_schema(generator)];
    answers.extend(batch::of_reports(generator));
    any(&with_ids(answers).chain([error]).collect::<Vec<_>>())
}

/// The schema of what answers a question of odds.
fn odds(generator: &mut SchemaGenerator) -> Schema {
    let answers = vec![json::odds_schema(generator), varied::schema(generator), batch::of_odds(generator)];
    any(&with_ids(answers).collect::<Vec<_>>())
}

fn any(schemas: &[Schema]) -> Schema {
    json_schema!({ "type": "object", "anyOf": schemas })
}

/// Answers in a batch have the ids of their requests.
fn with_ids(answers: Vec<Schema>) -> impl Iterator<Item = Schema> {
    answers.into_iter().map(|mut answer| {
        if let Some(keys) = answer.get_mut("properties").and_then(Value::as_object_mut) {
            keys.insert("id".to_owned(), json_schema!({ "description": "That of the request" }).to_value());
        }
        answer
    })
}
