//! Answers as JSON objects.

use super::{Answer, Effect, Entry, OddsReport, Origin, Report, each_game};
use crate::dice::Expr;
use crate::dice::chance::{Chance, decimal, small};
use crate::dice::played::{Event, Rolled};
use crate::dice::seeded::GENERATOR;
use crate::fault::Fault;
use crate::odds::Likely;
use crate::rules::outcome::Outcome;
use crate::sheet::{AnySheet, Rules, Sheet};
use crate::tell::Tell;
use crate::text::written;
use crate::time::Time;
use dashu_int::{IBig, UBig};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeSeq, SerializeStruct, Serializer};
use serde_json::Value;

/// The version of the JSON form. It changes only when a key is removed or changes its meaning.
pub const FORMAT: u32 = 1;
/// What stands in place of a generator where dice were thrown by hand.
const BY_HAND: &str = "hand";

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Answer::Report(report) => report.serialize(serializer),
            Answer::Odds(odds) => odds.serialize(serializer),
            Answer::Varied(varied) => varied.serialize(serializer),
            Answer::Reference(_, value) => value.serialize(serializer),
            Answer::Sheet(sheet) => sheet.serialize(serializer),
        }
    }
}

/// A report as it is written.
#[derive(serde::Serialize, JsonSchema)]
struct ReportObject<'a, E> {
    #[schemars(extend("const" = FORMAT))]
    format: u32,
    command: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    #[schemars(extend("enum" = [GENERATOR, BY_HAND]))]
    generator: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stream: Option<Digits>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Hand<'a>>,
    outcome: Outcome,
    events: E,
    #[serde(skip_serializing_if = "Option::is_none")]
    now: Option<Now<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<AnySheet>")]
    sheet: Option<&'a Sheet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<&'a str>,
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.object(Events(&self.events)).serialize(serializer)
    }
}

impl Report {
    /// The report as an object in which something else stands for the events.
    pub(crate) fn object<'a, E: Serialize + 'a>(&'a self, events: E) -> impl Serialize + 'a {
        let (generator, seed, stream, dice) = match &self.origin {
            Origin::Seed(seed, stream) => (GENERATOR, Some(Digits(*seed)), Some(Digits(*stream)), None),
            Origin::Hand(shown) => (BY_HAND, None, None, Some(Hand(shown))),
        };
        ReportObject {
            format: FORMAT,
            command: self.command,
            rules: self.rules,
            generator,
            seed,
            stream,
            dice,
            outcome: self.outcome,
            events,
            now: self.now.as_ref().map(|now| Now { now, found: &self.found }),
            sheet: self.sheet.as_ref(),
            card: self.card.as_deref(),
        }
    }
}

/// An error as a JSON object.
#[must_use]
pub fn error(fault: &Fault) -> String {
    #[derive(serde::Serialize)]
    struct Document<'a> {
        format: u32,
        error: &'a Fault,
    }
    serde_json::to_string(&Document { format: FORMAT, error: fault }).unwrap_or_default()
}

/// The keys of the standing and what else was found, in one object.
struct Now<'a> {
    now: &'a super::Standing,
    found: &'a super::Found,
}

impl Serialize for Now<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Both<'a> {
            #[serde(flatten)]
            now: &'a super::Standing,
            #[serde(flatten)]
            found: &'a super::Found,
        }

        let Now { now, found } = *self;
        // Most commands find nothing else, and their standing is an object by itself.
        if found.time.is_none() { now.serialize(serializer) } else { Both { now, found }.serialize(serializer) }
    }
}

/// A number as text, since it may be too large for a JavaScript number.
struct Text<T>(T);

impl<T: std::fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// The same without the detour over a formatter.
struct Digits(u64);

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(itoa::Buffer::new().format(self.0))
    }
}

/// Dice by hand: faces as numbers, totals as text.
struct Hand<'a>(&'a [crate::dice::given::Shown]);

impl Serialize for Hand<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use crate::dice::given::Shown;
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for shown in self.0 {
            match shown {
                Shown::Face(face) | Shown::Pair(face) => seq.serialize_element(face)?,
                Shown::Total(_) => seq.serialize_element(&Text(shown))?,
            }
        }
        seq.end()
    }
}

struct Events<'a>(&'a [Entry]);

impl Serialize for Events<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for entry in self.0 {
            seq.serialize_element(&EventObject(entry))?;
        }
        seq.end()
    }
}

/// An event as it is written.
pub(crate) struct EventObject<'a>(pub(crate) &'a Entry);

impl Serialize for EventObject<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            (at, Event::Roll(rolled)) => RollObject::of(rolled, *at).serialize(serializer),
            (at, Event::Effect(effect)) => {
                let mut object = serializer.serialize_struct("Effect", 4)?;
                object.serialize_field("event", "effect")?;
                object.serialize_field("effect", effect.effect())?;
                object.serialize_field("rule", effect.rule().id)?;
                each_game!(effect, effect => effect.data(&mut object)?);
                object.serialize_field("text", &Text(effect))?;
                if let Some(at) = at {
                    object.serialize_field("at", at)?;
                }
                object.end()
            }
        }
    }
}

/// A roll as it is written.
#[derive(serde::Serialize, JsonSchema)]
struct RollObject<'a> {
    #[schemars(extend("const" = "roll"))]
    event: &'static str,
    r#for: &'static str,
    rule: &'static str,
    dice: &'a Expr,
    faces: &'a [u16],
    total: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    target: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    success: Option<bool>,
    /// That it succeeded or failed whatever the target.
    #[serde(skip_serializing_if = "Option::is_none")]
    automatic: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    degrees: Option<u32>,
    /// How far below the target the total is.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<Fraction<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Time>,
}

impl RollObject<'_> {
    fn of(rolled: &Rolled, at: Option<Time>) -> RollObject<'_> {
        let facts = rolled.facts;
        RollObject {
            event: "roll",
            r#for: rolled.purpose,
            rule: rolled.rule.id,
            dice: &rolled.dice,
            faces: &rolled.faces,
            total: rolled.total,
            target: facts.target,
            success: facts.success,
            automatic: facts.automatic.then_some(true),
            degrees: facts.degrees,
            margin: facts.target.filter(|_| facts.degrees.is_some()).map(|target| target - rolled.total),
            result: facts.result,
            chance: rolled.chance.as_ref().map(Fraction),
            at,
        }
    }
}

/// A chance as ways, of and p.
pub struct Fraction<'a>(pub &'a Chance);

impl Serialize for Fraction<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Fraction", 3)?;
        if let Some((ways, of)) = small(self.0) {
            object.serialize_field("ways", &Digits(ways))?;
            object.serialize_field("of", &Digits(of))?;
        } else {
            object.serialize_field("ways", &Text(self.0.numerator()))?;
            object.serialize_field("of", &Text(self.0.denominator()))?;
        }
        object.serialize_field("p", &decimal(self.0))?;
        object.end()
    }
}

/// Odds as they are written.
#[derive(serde::Serialize, JsonSchema)]
struct OddsObject<'a> {
    #[schemars(extend("const" = FORMAT))]
    format: u32,
    command: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<Rules>,
    summary: &'a super::odds::Summary,
    odds: Odds<'a>,
}

impl Serialize for OddsReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let OddsReport { command, rules, odds, summary, .. } = self;
        OddsObject { format: FORMAT, command, rules: *rules, summary, odds: Odds(odds) }.serialize(serializer)
    }
}

/// What can come of it, the most likely first.
struct Odds<'a>(&'a [Likely<Option<Sheet>>]);

impl Serialize for Odds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut seq = serializer.serialize_seq(Some(self.0.len()))?;
        for likely in self.0 {
            seq.serialize_element(&CaseObject::of(likely))?;
        }
        seq.end()
    }
}

/// One way in which it can come out, as it is written.
#[derive(serde::Serialize, JsonSchema)]
struct CaseObject<'a> {
    p: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ways: Option<Text<&'a IBig>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<Text<&'a UBig>>,
    outcome: Outcome,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<AnySheet>")]
    sheet: Option<&'a Sheet>,
}

impl CaseObject<'_> {
    fn of(likely: &Likely<Option<Sheet>>) -> CaseObject<'_> {
        let Likely { p, exact, outcome, figure } = likely;
        CaseObject {
            p: *p,
            ways: exact.as_ref().map(|exact| Text(exact.numerator())),
            of: exact.as_ref().map(|exact| Text(exact.denominator())),
            outcome: *outcome,
            sheet: figure.as_ref(),
        }
    }
}

written! {
    Digits as "Digits": |_generator| digits(),
    Text<&IBig> as "Ways": |_generator| digits(),
    Text<&UBig> as "AllWays": |_generator| digits(),
    Hand<'_> as "Hand": |_generator| {
        let total = json_schema!({ "type": "string", "pattern": "^=-?[0-9]+$" });
        json_schema!({ "type": "array", "items": { "anyOf": [{ "type": "integer", "minimum": 0 }, total] } })
    },
    Fraction<'_> as "Fraction": |generator| generator.subschema_for::<super::Fraction>(),
    Odds<'_> as "Odds": |generator| Vec::<CaseObject<'_>>::json_schema(generator),
    Events<'_> as "Events": |generator| {
        let events = [generator.subschema_for::<RollObject<'_>>(), generator.subschema_for::<super::Effect>()];
        json_schema!({ "type": "array", "items": { "anyOf": events } })
    },
    Now<'_> as "Now": |generator| {
        let mut standing = super::Standing::json_schema(generator);
        let found = super::Found::json_schema(generator);
        let definitions = generator.definitions();
        for game in standing.get_mut("anyOf").and_then(Value::as_array_mut).into_iter().flatten() {
            let name = game["$ref"].as_str().and_then(|path| path.rsplit('/').next());
            if let Some(definition) = name.and_then(|name| definitions.get(name)) {
                *game = definition.clone();
            }
            if let (Some(keys), Some(more)) = (game["properties"].as_object_mut(), found.get("properties").and_then(Value::as_object)) {
                keys.extend(more.clone());
            }
        }
        standing
    },
}

fn digits() -> Schema {
    json_schema!({ "type": "string", "pattern": "^[0-9]+$" })
}

/// The schema of a report.
pub(crate) fn report_schema(generator: &mut SchemaGenerator) -> Schema {
    ReportObject::<Events<'_>>::json_schema(generator)
}

/// The schema of odds.
pub(crate) fn odds_schema(generator: &mut SchemaGenerator) -> Schema {
    OddsObject::json_schema(generator)
}
