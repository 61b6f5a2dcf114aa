//! Writing the answer to a line.

use crate::fault::Fault;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::report::odds::Summary;
use crate::rules::outcome::Outcome;
use crate::sheet::Sheet;
use serde::Serialize;

/// What a line is answered, beside its id.
#[derive(Serialize)]
#[serde(untagged)]
enum Reply<'a> {
    Whole(&'a Answer),
    Outcome { outcome: Outcome },
    Summary { summary: &'a Summary },
    LookedUp { format: u32, command: &'a str, answer: &'a serde_json::Value },
    Sheet { format: u32, command: &'a str, sheet: &'a Sheet },
    Error { line: u64, error: &'a Fault },
}

/// Writes an answer. What is looked up and fresh sheets are as brief as they can be anyway.
pub(super) fn answer(id: Option<&str>, answer: &Answer, command: &str, brief: bool, out: &mut Vec<u8>) {
    let reply = match answer {
        Answer::Report(report) if brief => Reply::Outcome { outcome: report.outcome },
        Answer::Odds(odds) if brief => Reply::Summary { summary: &odds.summary },
        Answer::Reference(_, list) if !list.is_object() => Reply::LookedUp { format: FORMAT, command, answer: list },
        Answer::Report(_) | Answer::Odds(_) | Answer::Varied(_) | Answer::Reference(..) => Reply::Whole(answer),
        Answer::Sheet(sheet) => Reply::Sheet { format: FORMAT, command, sheet },
    };
    write(id, &reply, out);
}

/// Writes why a line cannot be answered.
pub(super) fn error(id: Option<&str>, line: u64, error: &Fault, out: &mut Vec<u8>) {
    write(id, &Reply::Error { line, error }, out);
}

/// Writes an object with the id in front, as it was given.
fn write(id: Option<&str>, reply: &Reply<'_>, out: &mut Vec<u8>) {
    let start = out.len();
    if let Some(id) = id {
        out.extend_from_slice(b"{\"id\":");
        // Between the parts of a list there may be carriage returns, which some readers take for line ends.
        out.extend(id.bytes().map(|byte| if byte == b'\r' { b' ' } else { byte }));
    }
    let rest = out.len();
    // Writing into memory does not fail, and every key is text.
    let written = serde_json::to_writer(&mut *out, reply);
    debug_assert!(written.is_ok());
    if rest > start {
        out[rest] = b',';
    }
    out.push(b'\n');
}
