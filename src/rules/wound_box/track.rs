//! The rows of boxes on a character sheet, and where in them a wound is recorded.

use super::effect::Effect;
use super::wound::{Level, Wound};
use crate::dice::Dice;
use crate::rulebook::Rule;
use crate::words;
use crate::words::Word;
use serde::Serialize;
use std::cmp::Reverse;

/// More boxes than everybody has.
pub static TOUGHNESS: Rule = Rule::new(
    "wound-box.toughness",
    "Rows, mild to severe: bruised, lightly-wounded, wounded, incapacitated, near-death, with 2, 1, 1, 1, 1 boxes. Each Toughness feat adds a box to a row of the player's choice, but no row may have more boxes than the row before it.",
);
/// Fewer boxes.
pub static MINOR_CHARACTER: Rule = Rule::new(
    "wound-box.minor-character",
    "An unimportant character may have any smaller track, also rows with no box at all; the order of the rows' lengths is not asked of it.",
);
/// Where a wound is recorded.
pub static OVERFLOW: Rule = Rule::new(
    "wound-box.overflow",
    "A wound takes a free box in the row of its own level (X). If there is none it takes the next free box in the more severe rows, written with the letter of its level: B, L, W, I, K.",
)
.ruled("a wound for which no box is left there kills");
/// A freed box is used again.
pub static MOVE_UP: Rule = Rule::new(
    "wound-box.move-up",
    "Whenever a box comes free, a wound recorded in a more severe row moves into it, if the free row is not milder than the wound's own level. Back in its own row it is an X again.",
)
.ruled("the wound moves to the mildest free row that it may take; milder rows go first, in a row the most severe level first, until nothing moves");

words! {
    /// A row of boxes, mild to severe. The row of a wound's box sets what it does to the character.
    pub enum Row as "row" {
        /// No penalty.
        Bruised = "bruised",
        /// -2.
        LightlyWounded = "lightly-wounded",
        /// -5.
        Wounded = "wounded",
        /// -10.
        Incapacitated = "incapacitated",
        /// Unconscious.
        NearDeath = "near-death",
    }
}

impl Row {
    /// How many rows there are.
    pub const COUNT: usize = 5;

    /// Its place among the rows, from 0.
    fn place(self) -> usize {
        self as usize
    }

    /// This row and all that are more severe.
    fn and_below(self) -> impl Iterator<Item = Row> {
        Row::ALL.iter().copied().filter(move |row| *row >= self)
    }
}

/// A marked box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Mark {
    /// How bad the wound is.
    pub level: Level,
    /// In which row it is recorded.
    pub row: Row,
    /// Whether it was taken in the present or the last combat.
    pub recent: bool,
}

impl Mark {
    /// What stands in the box: X for a wound in its own row, otherwise its letter.
    #[must_use]
    pub fn letter(self) -> &'static str {
        if self.level.row() == self.row { "X" } else { self.level.letter() }
    }
}

/// Boxes and what is marked in them. There is never more marked than there are boxes, and never a wound in a row
/// milder than its level.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Track {
    boxes: [usize; Row::COUNT],
    minor: bool,
    marks: Vec<Mark>,
}

/// The boxes of everybody without Toughness.
pub const USUAL_BOXES: [usize; Row::COUNT] = [2, 1, 1, 1, 1];

impl Default for Track {
    fn default() -> Track {
        Track { boxes: USUAL_BOXES, minor: false, marks: Vec::new() }
    }
}

impl Track {
    /// A track with so many boxes in its rows and nothing marked; `minor` for an unimportant character.
    ///
    /// # Errors
    /// Which row has more boxes than the one before it ([`TOUGHNESS`]).
    pub fn new(boxes: [usize; Row::COUNT], minor: bool) -> Result<Track, String> {
        let track = Track { boxes, minor, marks: Vec::new() };
        for (before, row) in Row::ALL.iter().zip(&Row::ALL[1..]) {
            let (had, has) = (track.boxes(*before), track.boxes(*row));
            if has > had && !minor {
                return Err(format!(
                    "the {row} row may not have more boxes than the {before} row before it: {has} and {had} ({}; a minor character may)",
                    TOUGHNESS.id
                ));
            }
        }
        Ok(track)
    }

    /// How many boxes a row has.
    #[must_use]
    pub fn boxes(&self, row: Row) -> usize {
        self.boxes[row.place()]
    }

    /// The boxes of all rows, mild to severe.
    #[must_use]
    pub fn all_boxes(&self) -> [usize; Row::COUNT] {
        self.boxes
    }

    /// Whether it is a minor character's.
    #[must_use]
    pub fn is_minor(&self) -> bool {
        self.minor
    }

    /// Everything that is marked.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The letters in the boxes of a row, empty for a free box.
    #[must_use]
    pub fn letters(&self, row: Row) -> Vec<&'static str> {
        let mut letters: Vec<_> = self.marks_in(row).map(Mark::letter).collect();
        letters.resize(self.boxes(row), "");
        letters
    }

    /// The most severe row with a mark.
    #[must_use]
    pub fn worst(&self) -> Option<Row> {
        self.marks.iter().map(|mark| mark.row).max()
    }

    /// Whether a row has a free box.
    #[must_use]
    pub fn has_room(&self, row: Row) -> bool {
        self.marks_in(row).count() < self.boxes(row)
    }

    fn marks_in(&self, row: Row) -> impl Iterator<Item = Mark> + '_ {
        self.marks.iter().copied().filter(move |mark| mark.row == row)
    }

    /// Adds a mark where a sheet says that it is.
    ///
    /// # Errors
    /// Why no such mark can be: the row is too mild for it or full.
    pub fn put(&mut self, mark: Mark) -> Result<(), String> {
        let Mark { level, row, .. } = mark;
        if row < level.row() {
            return Err(format!(
                "{} cannot stand in the {row} row, which is milder than its own, the {} row",
                level.a_noun(),
                level.row()
            ));
        }
        if !self.has_room(row) {
            let has = match self.boxes(row) {
                0 => "no box".to_owned(),
                1 => "1 box".to_owned(),
                boxes => format!("{boxes} boxes"),
            };
            return Err(format!("the {row} row has {has}; none is left for {}", level.a_noun()));
        }
        self.marks.push(mark);
        self.tidy();
        Ok(())
    }

    /// Marks wounds as they are written down, with whether they are recent: those with a row where they are said to
    /// be, and then the others where they belong.
    ///
    /// # Errors
    /// The wound for which there is no such box, and why.
    pub fn take(&mut self, wounds: &[(Wound, bool)]) -> Result<(), (Wound, String)> {
        for (wound, recent) in wounds {
            if let Some(row) = wound.row {
                self.put(Mark { level: wound.level, row, recent: *recent }).map_err(|why| (*wound, why))?;
            }
        }
        for (wound, recent) in wounds.iter().filter(|(wound, _)| wound.row.is_none()) {
            let level = wound.level;
            let row = self.room_for(level).ok_or_else(|| (*wound, no_room_for(level)))?;
            self.marks.push(Mark { level, row, recent: *recent });
        }
        self.tidy();
        Ok(())
    }

    /// Marks a wound where it belongs ([`OVERFLOW`]) and says in which row; nowhere if no box is left for it.
    pub fn mark(&mut self, level: Level) -> Option<Row> {
        let row = self.room_for(level)?;
        self.marks.push(Mark { level, row, recent: true });
        Some(row)
    }

    /// The row in which a wound finds a box.
    fn room_for(&self, level: Level) -> Option<Row> {
        level.row().and_below().find(|row| self.has_room(*row))
    }

    /// The most severe mark of a kind, by level and then by row, and its place among the marks.
    #[must_use]
    pub fn most_severe(&self, kind: impl Fn(Mark) -> bool) -> Option<(usize, Mark)> {
        let of_kind = self.marks.iter().copied().enumerate().filter(|(_, mark)| kind(*mark));
        of_kind.max_by_key(|(_, mark)| (mark.level, mark.row))
    }

    /// The mark of a wound that is pointed out, of several the one in the most severe row.
    #[must_use]
    pub fn find(&self, wound: Wound) -> Option<(usize, Mark)> {
        self.most_severe(|mark| mark.level == wound.level && wound.row.is_none_or(|row| row == mark.row))
    }

    /// Why a wound that is pointed out cannot be meant: there is none.
    #[must_use]
    pub fn lacks(&self, wound: Wound) -> Option<String> {
        let place = wound.row.map_or(String::new(), |row| format!(" in the {row} row"));
        self.find(wound).is_none().then(|| format!("'{wound}': no wound of level '{}' is marked{place}", wound.level))
    }

    /// The place of a mark among the marks. Equal marks are as good as each other.
    pub(super) fn place_of(&self, mark: Mark) -> Option<usize> {
        self.marks.iter().position(|other| *other == mark)
    }

    /// Whether a wound could be one level milder: the row of that level has room, or it is a bruise, which goes.
    #[must_use]
    pub fn can_lower(&self, mark: Mark) -> bool {
        mark.level.milder().is_none_or(|level| self.has_room(level.row()))
    }

    /// Makes the wound at that place one level milder, in the row of its new level; a bruise goes.
    pub(super) fn lower(&mut self, at: usize) {
        if let Some(level) = self.marks[at].level.milder() {
            let mark = &mut self.marks[at];
            (mark.level, mark.row) = (level, level.row());
        } else {
            self.marks.remove(at);
        }
    }

    /// Takes away all bruises and says how many there were.
    pub(super) fn clear_bruises(&mut self) -> usize {
        let before = self.marks.len();
        self.marks.retain(|mark| mark.level != Level::Bruise);
        before - self.marks.len()
    }

    /// Marks that nothing here was taken in the present combat.
    pub(super) fn end_combat(&mut self) {
        self.marks.iter_mut().for_each(|mark| mark.recent = false);
    }

    /// Fills boxes that came free ([`MOVE_UP`]). One pass from mild to severe is enough: only wounds in more severe
    /// rows could use the box that a wound leaves, and their turn is still to come.
    pub(super) fn move_up<D: Dice<Effect>>(&mut self, dice: &mut D) {
        let elsewhere = |mark: &Mark| mark.row != mark.level.row();
        let mut order: Vec<usize> = (0..self.marks.len()).filter(|at| elsewhere(&self.marks[*at])).collect();
        order.sort_by_key(|at| (self.marks[*at].row, Reverse(self.marks[*at].level)));
        for at in order {
            let Mark { level, row: from, .. } = self.marks[at];
            let better = level.row().and_below().take_while(|row| *row < from).find(|row| self.has_room(*row));
            if let Some(to) = better {
                self.marks[at].row = to;
                dice.tell(Effect::MovesUp { level, from, to });
            }
        }
    }

    /// Puts the marks in one order, so that equal tracks are equal: mild rows first, in a row the wounds of its own
    /// level before the letters.
    pub(super) fn tidy(&mut self) {
        self.marks.sort_by_key(|mark| (mark.row, Reverse(mark.level), !mark.recent));
    }
}

fn no_room_for(level: Level) -> String {
    let (row, last) = (level.row(), Row::NearDeath);
    let rows = if row == last { format!("the {row} row has") } else { format!("the rows from {row} to {last} have") };
    format!("{rows} no box left for {}", level.a_noun())
}

#[cfg(test)]
mod tests {
    use super::{Mark, Row, Track, USUAL_BOXES};
    use crate::dice::played::{Played, Source};
    use crate::rules::wound_box::{Effect, Level};
    use crate::words::Word;

    fn letters(track: &Track) -> Vec<Vec<&'static str>> {
        Row::ALL.iter().map(|row| track.letters(*row)).collect()
    }

    fn marked(levels: &[Level]) -> Track {
        let mut track = Track::default();
        for level in levels {
            track.mark(*level).unwrap();
        }
        track
    }

    fn moved_up(track: &mut Track) {
        let mut dice = Played::<Effect>::new(Source::Given(&[], 0), false);
        track.move_up(&mut dice);
        track.tidy();
    }

    fn put(track: &mut Track, level: Level, row: Row) -> Result<(), String> {
        track.put(Mark { level, row, recent: true })
    }

    #[test]
    fn the_tracks_of_the_source() {
        let mut track = marked(&[Level::Bruise, Level::Light]);
        assert_eq!(letters(&track), [vec!["X", ""], vec!["X"], vec![""], vec![""], vec![""]]);
        assert_eq!(track.mark(Level::Light), Some(Row::Wounded));
        assert_eq!(letters(&track), [vec!["X", ""], vec!["X"], vec!["L"], vec![""], vec![""]]);
        let track = marked(&[Level::Bruise, Level::Bruise, Level::Bruise, Level::Light]);
        assert_eq!(letters(&track), [vec!["X", "X"], vec!["B"], vec!["L"], vec![""], vec![""]]);
    }

    #[test]
    fn a_track_without_room_below_takes_no_more() {
        let mut track = marked(&[Level::Incapacitating, Level::Incapacitating]);
        assert_eq!(track.worst(), Some(Row::NearDeath));
        assert_eq!(track.mark(Level::Killing), None);
        assert_eq!(track.mark(Level::Wound), Some(Row::Wounded), "the milder rows still have room");
    }

    #[test]
    fn a_feat_goes_on_the_first_two_rows_alone() {
        for (at, row) in Row::ALL.iter().enumerate() {
            let mut boxes = USUAL_BOXES;
            boxes[at] += 1;
            let track = Track::new(boxes, false);
            if at < 2 {
                assert!(track.is_ok());
            } else {
                let error = track.unwrap_err();
                assert!(error.contains(&format!("the {row} row may not have more boxes than the")), "{error}");
                assert!(error.contains("2 and 1 (wound-box.toughness"), "{error}");
            }
        }
        assert!(Track::new([2, 2, 2, 1, 1], false).is_ok(), "a second feat may follow the first down");
    }

    #[test]
    fn a_minor_character_has_what_the_game_master_gives_it() {
        assert!(Track::new([0, 0, 1, 0, 1], false).is_err());
        assert!(Track::new([0, 0, 1, 0, 1], true).unwrap().is_minor() && !Track::default().is_minor());
        let mut track = Track::new([0, 0, 1, 0, 1], true).unwrap();
        assert_eq!(track.mark(Level::Bruise), Some(Row::Wounded));
        assert_eq!(track.mark(Level::Bruise), Some(Row::NearDeath));
        assert_eq!(track.mark(Level::Bruise), None);
        assert!(put(&mut track, Level::Bruise, Row::Bruised).unwrap_err().contains("the bruised row has no box"));
    }

    #[test]
    fn what_cannot_be_marked_names_the_row() {
        let mut track = Track::default();
        let error = put(&mut track, Level::Wound, Row::LightlyWounded).unwrap_err();
        assert!(error.contains("a wound cannot stand in the lightly-wounded row"), "{error}");
        put(&mut track, Level::Light, Row::LightlyWounded).unwrap();
        let error = put(&mut track, Level::Light, Row::LightlyWounded).unwrap_err();
        assert!(error.contains("the lightly-wounded row has 1 box; none is left for a light wound"), "{error}");
    }

    #[test]
    fn wounds_with_a_row_are_taken_down_before_those_without() {
        let wounds = |list: &[&str]| list.iter().map(|wound| (wound.parse().unwrap(), true)).collect::<Vec<_>>();
        let mut track = Track::default();
        track.take(&wounds(&["light", "light@lightly-wounded", "bruise"])).unwrap();
        assert_eq!(letters(&track)[..3], [vec!["X", ""], vec!["X"], vec!["L"]]);
        let (wound, why) = Track::default().take(&wounds(&["killing", "killing"])).unwrap_err();
        assert_eq!(
            (wound.to_string(), why),
            ("killing".into(), "the near-death row has no box left for a killing blow".into())
        );
    }

    #[test]
    fn a_freed_box_is_filled_and_so_is_the_box_that_leaves() {
        // W stands on incapacitated, L on wounded, the light box is free: L moves up, then W, both as X.
        let mut track = Track::default();
        put(&mut track, Level::Light, Row::Wounded).unwrap();
        put(&mut track, Level::Wound, Row::Incapacitated).unwrap();
        moved_up(&mut track);
        assert_eq!(letters(&track), [vec!["", ""], vec!["X"], vec!["X"], vec![""], vec![""]]);
    }

    #[test]
    fn no_wound_moves_into_a_row_milder_than_itself() {
        let mut track = marked(&[Level::Wound, Level::Wound]);
        moved_up(&mut track);
        assert_eq!(letters(&track), [vec!["", ""], vec![""], vec!["X"], vec!["W"], vec![""]]);
    }

    #[test]
    fn of_one_row_the_most_severe_level_takes_the_free_box() {
        let mut track = Track::new([2, 2, 2, 2, 1], false).unwrap();
        for (level, row) in [
            (Level::Bruise, Row::Bruised),
            (Level::Bruise, Row::Bruised),
            (Level::Light, Row::LightlyWounded),
            (Level::Bruise, Row::Wounded),
            (Level::Light, Row::Wounded),
        ] {
            put(&mut track, level, row).unwrap();
        }
        moved_up(&mut track);
        assert_eq!(letters(&track)[1..3], [vec!["X", "X"], vec!["B", ""]]);
    }

    #[test]
    fn marks_in_another_order_are_the_same_track() {
        let (mut one, mut other) = (marked(&[Level::Light, Level::Bruise]), marked(&[Level::Bruise, Level::Light]));
        one.tidy();
        other.tidy();
        assert_eq!(one, other);
    }

    #[test]
    fn no_wound_moves_within_its_row() {
        // The light row is full, and beside L the wounded row has another box.
        let mut track = Track::new([2, 2, 2, 1, 1], false).unwrap();
        for (level, row) in
            [(Level::Light, Row::LightlyWounded), (Level::Light, Row::LightlyWounded), (Level::Light, Row::Wounded)]
        {
            put(&mut track, level, row).unwrap();
        }
        let mut dice = Played::<Effect>::new(Source::Given(&[], 0), true);
        track.move_up(&mut dice);
        assert_eq!(letters(&track)[1..3], [vec!["X", "X"], vec!["L", ""]]);
        assert!(dice.finish().unwrap().0.is_empty(), "and nothing is told");
    }

    #[test]
    fn a_track_knows_the_boxes_that_it_was_given() {
        assert_eq!(Track::default().all_boxes(), [2, 1, 1, 1, 1]);
        assert_eq!(Track::new([0, 0, 3, 0, 1], true).unwrap().all_boxes(), [0, 0, 3, 0, 1]);
    }
}
