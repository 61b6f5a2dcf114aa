//! What happened, told as it was the last time. Among a million blows the same few things happen again and again; each
//! is put into words once.

use crate::dice::played::Event;
use crate::report::json::EventObject;
use crate::report::lean::{self, Written};
use crate::report::{Effect, Entry};
use crate::time::Time;
use rustc_hash::FxHashMap;
use serde::ser::{Serialize, SerializeSeq, Serializer};
use std::cell::RefCell;

/// How many things are remembered before all of them are forgotten: a megabyte or two.
const REMEMBERED: usize = 8192;

/// Who tells, and remembers what was told.
#[derive(Default)]
pub(super) struct Teller(RefCell<Known>);

/// The JSON of effects, by when and what.
type Known = FxHashMap<(Option<Time>, Effect), Box<str>>;

/// Events, told by somebody who remembers.
pub(super) struct Told<'a>(pub(super) &'a [Entry], pub(super) &'a Teller);

impl Serialize for Told<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Told(entries, Teller(known)) = self;
        let mut known = known.borrow_mut();
        let mut events = serializer.serialize_seq(Some(entries.len()))?;
        for entry in *entries {
            let (at, Event::Effect(effect)) = entry else {
                events.serialize_element(&EventObject(entry))?;
                continue;
            };
            if known.len() >= REMEMBERED {
                known.clear();
            }
            let told = known.entry((*at, effect.clone())).or_insert_with(|| written(entry));
            events.serialize_element(&Written(told))?;
        }
        events.end()
    }
}

fn written(entry: &Entry) -> Box<str> {
    let mut json = Vec::new();
    let written = lean::write(&EventObject(entry), &mut json);
    debug_assert!(written.is_ok(), "every key of an event is text");
    String::from_utf8(json).unwrap_or_default().into()
}
