//! What happened, told as it was the last time. Among a million blows the same few things happen again and again; each
//! is put into words once.

use crate::dice::played::Event;
use crate::report::Entry;
use crate::report::json::EventObject;
use crate::report::lean::{self, Written};
use rustc_hash::FxHashMap;
use serde::ser::{Serialize, SerializeSeq, Serializer};
use std::cell::RefCell;

/// How many things are remembered before all of them are forgotten: a megabyte or two.
const REMEMBERED: usize = 8192;
/// Throws of so many dice at most are remembered, if they are rolled against no number: of the others there are so many
/// that hardly any would be met again.
const FEW_DICE: usize = 3;

/// Who tells, and remembers what was told.
#[derive(Default)]
pub(super) struct Teller(RefCell<Known>);

/// The JSON of what happened.
type Known = FxHashMap<Entry, Box<str>>;

/// Events, told by somebody who remembers.
pub(super) struct Told<'a>(pub(super) &'a [Entry], pub(super) &'a Teller);

impl Serialize for Told<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Told(entries, Teller(known)) = self;
        let mut known = known.borrow_mut();
        let mut events = serializer.serialize_seq(Some(entries.len()))?;
        for entry in *entries {
            if !comes_again(entry) {
                events.serialize_element(&EventObject(entry))?;
            } else if let Some(told) = known.get(entry) {
                events.serialize_element(&Written(told))?;
            } else {
                let told = written(entry);
                events.serialize_element(&Written(&told))?;
                if known.len() >= REMEMBERED {
                    known.clear();
                }
                known.insert(entry.clone(), told);
            }
        }
        events.end()
    }
}

/// Whether the same is likely to happen again.
fn comes_again((_, event): &Entry) -> bool {
    match event {
        Event::Roll(rolled) => rolled.faces.len() <= FEW_DICE && rolled.facts.target.is_none(),
        Event::Effect(_) => true,
    }
}

fn written(entry: &Entry) -> Box<str> {
    let mut json = Vec::new();
    let written = lean::write(&EventObject(entry), &mut json);
    debug_assert!(written.is_ok(), "every key of an event is text");
    String::from_utf8(json).unwrap_or_default().into()
}
