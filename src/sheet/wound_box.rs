//! Reading a sheet of the wound boxes.

use crate::fault::Fault;
use crate::keyed;
use crate::keys::Valued;
use crate::name::Name;
use crate::rules::wound_box::track::USUAL_BOXES;
use crate::rules::wound_box::{Figure, Level, Row, Size, State, Track, Wound};
use crate::text::written;
use crate::whole::Whole;
use schemars::json_schema;
use serde::de::{self, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;

/// A bonus of a save or a check.
pub type Bonus = Whole<-1_000_000, 1_000_000>;

keyed! {
    /// A character with wound boxes. Only `rules` is required, and `fort` where Fortitude is rolled; the rest defaults to one that is well.
    pub struct WoundBoxSheet {
        /// The rules the sheet is kept by.
        rules: Option<String>,
        /// Its name.
        name: Option<Name>,
        /// The bonus of its Fortitude save.
        fort: Option<Bonus>,
        /// How big it is; medium if not given.
        size: Option<Size>,
        /// The boxes of its rows, mild to severe; 2, 1, 1, 1, 1 if not given.
        boxes: Option<Boxes>,
        /// Whether it is a minor character, of whom the order of the rows is not asked.
        minor: bool,
        /// What is marked.
        marks: Vec<MarkEntry>,
        /// Whether it has had its first aid after the last combat.
        first_aid: bool,
        /// Up, near death or dead; as the marks say if not given.
        state: Option<State>,
    }
}

keyed! {
    /// A marked box.
    pub struct MarkEntry {
        /// How bad the wound is.
        level: Option<Level>,
        /// In which row it is recorded; where the overflow rule places it if not given.
        row: Option<Row>,
        /// Whether it was taken in the present or the last combat; true if not given.
        recent: Option<bool>,
    }
}

impl<'de> Deserialize<'de> for MarkEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::keys::deserialize(deserializer)
    }
}

/// The numbers of boxes in the five rows, as a list or as text: `2,1,1,1,1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boxes([usize; Row::COUNT]);

/// The most boxes of a row.
const MOST_BOXES: usize = 100;
const WRITTEN: &str = "boxes are five numbers from 0 to 100, mild to severe, as in 2,1,1,1,1";

impl Valued for Boxes {}

impl Default for Boxes {
    fn default() -> Boxes {
        Boxes(USUAL_BOXES)
    }
}

impl Boxes {
    /// The boxes of a track.
    #[must_use]
    pub fn of(track: &Track) -> Boxes {
        Boxes(track.all_boxes())
    }

    /// One box more in a row.
    ///
    /// # Errors
    /// If the row has as many as it can have.
    pub fn with_feat(mut self, row: Row) -> Result<Boxes, String> {
        let boxes = &mut self.0[row as usize];
        *boxes += 1;
        if *boxes > MOST_BOXES { Err(format!("the {row} row has {MOST_BOXES} boxes already")) } else { Ok(self) }
    }

    /// The track of so many boxes, with nothing marked.
    ///
    /// # Errors
    /// Which row has more boxes than the one before it.
    pub fn track(self, minor: bool) -> Result<Track, String> {
        Track::new(self.0, minor)
    }

    fn from_numbers<T: TryInto<usize>>(numbers: impl Iterator<Item = T>) -> Option<Boxes> {
        let numbers: Option<Vec<usize>> =
            numbers.map(|number| number.try_into().ok().filter(|number| *number <= MOST_BOXES)).collect();
        numbers?.try_into().ok().map(Boxes)
    }
}

impl FromStr for Boxes {
    type Err = String;

    fn from_str(text: &str) -> Result<Boxes, String> {
        let numbers: Result<Vec<usize>, _> = text.split(',').map(|number| number.trim().parse()).collect();
        numbers
            .ok()
            .and_then(|numbers| Boxes::from_numbers(numbers.into_iter()))
            .ok_or_else(|| format!("'{text}' cannot be: {WRITTEN}"))
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Boxes, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Boxes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(WRITTEN)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Boxes, A::Error> {
                let mut given: Vec<Value> = Vec::with_capacity(Row::COUNT);
                while let Some(number) = list.next_element()? {
                    given.push(number);
                }
                let numbers: Option<Vec<u64>> = given.iter().map(Value::as_u64).collect();
                let boxes = numbers.and_then(|numbers| Boxes::from_numbers(numbers.into_iter()));
                boxes.ok_or_else(|| de::Error::custom(format_args!("{} cannot be: {WRITTEN}", Value::Array(given))))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Boxes, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_any(List)
    }
}

written! {
    Boxes as "Boxes": |_generator| json_schema!({ "anyOf": [
        { "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": MOST_BOXES }, "minItems": 5, "maxItems": 5 },
        { "type": "string", "pattern": "^([0-9]+ *, *){4}[0-9]+$" }
    ] }),
}

/// Reads the character on a sheet.
pub(super) fn read(text: &str) -> Result<Figure, Fault> {
    let sheet: WoundBoxSheet = super::keys(text)?;
    let missing = |key: &str| Fault::sheet(format!("bad sheet: key '{key}' is missing"));
    let wrong = |key: &str, why: &str| Fault::sheet(format!("bad sheet: key '{key}': {why}"));
    let mut track = sheet.boxes.unwrap_or_default().track(sheet.minor).map_err(|why| wrong("boxes", &why))?;
    let mut marks = Vec::with_capacity(sheet.marks.len());
    for (at, mark) in sheet.marks.iter().enumerate() {
        let level = mark.level.ok_or_else(|| missing(&format!("level' of 'marks.{at}")))?;
        marks.push((Wound { level, row: mark.row }, mark.recent.unwrap_or(true)));
    }
    track.take(&marks).map_err(|(_, why)| wrong("marks", &why))?;
    let mut figure = Figure {
        name: sheet.name.map(Into::into),
        size: sheet.size.unwrap_or(Size::Medium),
        track,
        first_aid: sheet.first_aid,
        state: sheet.state.unwrap_or(State::Up),
        fort: sheet.fort.map(Whole::get),
    };
    // Marks near death make a character dying also if its sheet says that it is up; without them it cannot be.
    figure.follow_track();
    match sheet.state {
        Some(state @ (State::Dying | State::Stable)) if figure.state == State::Up => {
            Err(wrong("state", &format!("'{state}' cannot be: no box of the near-death row is marked")))
        }
        _ => Ok(figure),
    }
}

#[cfg(test)]
mod tests {
    use crate::sheet::Sheet;

    fn error(keys: &str) -> String {
        Sheet::read(&format!(r#"{{"rules":"wound-box","fort":3,{keys}}}"#)).unwrap_err().message
    }

    fn written(keys: &str) -> String {
        let sheet = Sheet::read(&format!(r#"{{"rules":"wound-box","fort":3{keys}}}"#)).unwrap();
        serde_json::to_string(&sheet).unwrap()
    }

    #[test]
    fn every_key_is_written_and_read_back() {
        let plain = written("");
        assert_eq!(
            plain,
            r#"{"rules":"wound-box","fort":3,"size":"medium","boxes":[2,1,1,1,1],"minor":false,"marks":[],"first_aid":false,"state":"up"}"#
        );
        assert_eq!(serde_json::to_string(&Sheet::read(&plain).unwrap()).unwrap(), plain);
        let minor = written(r#","name":"Guard","boxes":[0,0,1,0,1],"minor":true,"marks":[{"level":"bruise"}]"#);
        assert!(minor.contains(r#""marks":[{"level":"bruise","row":"wounded","recent":true}]"#), "{minor}");
        assert_eq!(serde_json::to_string(&Sheet::read(&minor).unwrap()).unwrap(), minor);
    }

    #[test]
    fn a_track_that_cannot_be_names_key_and_row() {
        let full = r#""marks":[{"level":"light","row":"lightly-wounded"},{"level":"light","row":"lightly-wounded"}]"#;
        assert_eq!(
            error(full),
            "bad sheet: key 'marks': the lightly-wounded row has 1 box; none is left for a light wound"
        );
        let mild = error(r#""marks":[{"level":"wound","row":"lightly-wounded"}]"#);
        assert!(mild.contains("key 'marks': a wound cannot stand in the lightly-wounded row"), "{mild}");
        let order = error(r#""boxes":[2,1,2,1,1]"#);
        assert!(order.contains("key 'boxes': the wounded row may not have more boxes than the lightly"), "{order}");
        assert!(error(r#""boxes":[2,1,1,1]"#).contains("key 'boxes': [2,1,1,1] cannot be"));
        assert!(error(r#""boxes":[2,1,1,1,-1]"#).contains("five numbers from 0 to 100"));
        assert!(error(r#""boxes":[2,1,1,1,"x"]"#).contains(r#"[2,1,1,1,"x"] cannot be: boxes are five numbers"#));
        assert!(error(r#""boxes":[2,1,1,1,9223372036854775808]"#).contains("five numbers from 0 to 100"));
        assert!(error(r#""state":"stable""#).contains("key 'state': 'stable' cannot be"));
        assert!(error(r#""marks":[{"row":"bruised"}]"#).contains("key 'level' of 'marks.0' is missing"));
        assert!(error(r#""thoughness":1"#).contains("unknown key 'thoughness'"));
        assert!(error(r#""marks":[{"level":"scratch"}]"#).contains("'scratch' is no wound level"));
    }

    #[test]
    fn near_death_is_dying_unless_the_sheet_says_otherwise() {
        let marks = r#","marks":[{"level":"killing"}]"#;
        assert!(written(marks).contains(r#""state":"dying""#));
        assert!(written(&format!(r#"{marks},"state":"up""#)).contains(r#""state":"dying""#));
        assert!(written(&format!(r#"{marks},"state":"stable""#)).contains(r#""state":"stable""#));
        assert!(written(r#","state":"dead""#).contains(r#""state":"dead""#));
    }
}
