//! Writing the answer to a line.

use super::told::{Teller, Told};
use crate::fault::Fault;
use crate::report::json::FORMAT;
use crate::report::odds::Summary;
use crate::report::{Answer, lean};
use crate::rules::outcome::Outcome;
use crate::sheet::{AnySheet, Sheet};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;

/// The brief answer to a question that was played out.
#[derive(Serialize, JsonSchema)]
struct Brief {
    outcome: Outcome,
}

/// The brief answer to a question whose odds were asked.
#[derive(Serialize, JsonSchema)]
struct BriefOdds<'a> {
    summary: &'a Summary,
}

/// A fresh sheet.
#[derive(Serialize, JsonSchema)]
struct Fresh<'a> {
    format: u32,
    command: &'a str,
    #[schemars(with = "AnySheet")]
    sheet: &'a Sheet,
}

/// A line that cannot be answered.
#[derive(Serialize, JsonSchema)]
struct Failed<'a> {
    line: u64,
    error: &'a Fault,
}

/// Writes an answer. What is looked up and fresh sheets are as brief as they can be anyway.
pub(super) fn answer(
    id: Option<&str>,
    answer: &Answer,
    command: &str,
    brief: bool,
    teller: &Teller,
    out: &mut Vec<u8>,
) {
    let format = FORMAT;
    match answer {
        Answer::Report(report) if brief => write(id, &Brief { outcome: report.outcome }, out),
        Answer::Report(report) => write(id, &report.object(Told(&report.events, teller)), out),
        Answer::Odds(odds) if brief => write(id, &BriefOdds { summary: &odds.summary }, out),
        Answer::Odds(_) | Answer::Varied(_) | Answer::Reference(..) => write(id, answer, out),
        Answer::Sheet(sheet) => write(id, &Fresh { format, command, sheet }, out),
    }
}

/// Writes why a line cannot be answered.
pub(super) fn error(id: Option<&str>, line: u64, error: &Fault, out: &mut Vec<u8>) {
    write(id, &Failed { line, error }, out);
}

/// Writes an object with the id in front, as it was given, and ends the line.
fn write(id: Option<&str>, object: &impl Serialize, out: &mut Vec<u8>) {
    let start = out.len();
    if let Some(id) = id {
        out.extend_from_slice(b"{\"id\":");
        // Between the parts of a list there may be carriage returns, which some readers take for line ends.
        out.extend(id.bytes().map(|byte| if byte == b'\r' { b' ' } else { byte }));
    }
    let rest = out.len();
    let written = lean::write(object, out);
    debug_assert!(written.is_ok(), "every key of an answer is text");
    if rest > start {
        out[rest] = b',';
    }
    out.push(b'\n');
}

/// The schemas of what a batch answers, ids apart, beside whole reports. What is looked up has none.
pub(crate) fn of_reports(generator: &mut SchemaGenerator) -> [Schema; 3] {
    [Brief::json_schema(generator), Failed::json_schema(generator), Fresh::json_schema(generator)]
}

/// The schema of brief odds, ids apart.
pub(crate) fn of_odds(generator: &mut SchemaGenerator) -> Schema {
    BriefOdds::json_schema(generator)
}
