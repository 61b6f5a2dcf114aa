//! A character's wounds as they stand on paper, and what follows from them.

use super::effect::Effect;
use super::track::{Row, Track};
use crate::dice::Dice;
use crate::procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words;
use crate::words::Word;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// What wounds do to a character's rolls.
pub static PENALTY: Rule = Rule::new(
    "wound-box.penalty",
    "The most severe row with a marked box counts on DEX- and STR-based rolls: bruised 0, lightly-wounded -2, wounded -5, incapacitated -10. Rows do not add up, and saves and healing checks have no penalty.",
)
.ruled("a near-death row counts as -10");
/// Hardly able to act.
pub static INCAPACITATED: Rule = Rule::new(
    "wound-box.incapacitated",
    "With a mark in the incapacitated row a character may only defend, and move one step a round.",
);
/// Out cold.
pub static NEAR_DEATH: Rule = Rule::new(
    "wound-box.near-death",
    "With a mark in the near-death row a character is unconscious, and dying unless stabilized.",
)
.ruled("a new mark in that row makes somebody stabilized dying again; who has no mark there any more is awake");

words! {
    /// How big a creature is.
    pub enum Size as "size" {
        /// Four under Medium.
        Fine = "fine",
        /// Three under.
        Diminutive = "diminutive",
        /// Two under.
        Tiny = "tiny",
        /// One under.
        Small = "small",
        /// As a human.
        Medium = "medium",
        /// One over.
        Large = "large",
        /// Two over.
        Huge = "huge",
        /// Three over.
        Gargantuan = "gargantuan",
        /// Four over Medium.
        Colossal = "colossal",
    }
}

impl Size {
    /// How many sizes over Medium; under it, negative.
    #[must_use]
    pub fn over_medium(self) -> i32 {
        match self {
            Size::Fine => -4,
            Size::Diminutive => -3,
            Size::Tiny => -2,
            Size::Small => -1,
            Size::Medium => 0,
            Size::Large => 1,
            Size::Huge => 2,
            Size::Gargantuan => 3,
            Size::Colossal => 4,
        }
    }
}

words! {
    /// Whether a character is up.
    pub enum State as "state" {
        /// No mark in the near-death row.
        Up = "up",
        /// Near death.
        Dying = "dying",
        /// Near death, but kept from dying.
        Stable = "stable",
        /// Dead.
        Dead = "dead",
    }
}

/// A character's sheet: facts, never what follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Figure {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Arc<str>>,
    /// The bonus of its Fortitude save, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fort: Option<i32>,
    /// How big it is.
    pub size: Size,
    /// Its boxes and what is marked in them.
    #[serde(flatten)]
    pub track: Track,
    /// Whether it has had its first aid after the last combat.
    pub first_aid: bool,
    /// Up, near death or dead.
    pub state: State,
}

/// What is true of the moment of a blow and stands on no sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The wound points of the blow, where wounds are added up in points.
    pub wound_points: Option<i32>,
}

/// How a character stands: what follows from its sheet and the moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "WoundBoxNow")]
pub struct Now {
    /// The penalty on DEX- and STR-based rolls, 0 or negative.
    pub penalty: i32,
    /// How it stands in a word.
    pub state: Outcome,
    /// The letters in the boxes of the five rows, mild to severe: `X`, the letter of another level, or nothing.
    pub track: Vec<Vec<&'static str>>,
    /// The wound points of the blow, where wounds are added up in points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wound_points: Option<i32>,
}

impl Row {
    /// What it costs on DEX- and STR-based rolls ([`PENALTY`]), 0 or negative.
    #[must_use]
    pub fn penalty(self) -> i32 {
        match self {
            Row::Bruised => 0,
            Row::LightlyWounded => -2,
            Row::Wounded => -5,
            Row::Incapacitated | Row::NearDeath => -10,
        }
    }
}

impl Figure {
    /// A character of Medium size with that Fortitude bonus, well and without Toughness.
    #[must_use]
    pub fn new(fort: i32) -> Figure {
        Figure { fort: Some(fort), ..Figure::unknown() }
    }

    /// A character of Medium size whose Fortitude bonus is not known, well and without Toughness.
    #[must_use]
    pub fn unknown() -> Figure {
        Figure {
            name: None,
            fort: None,
            size: Size::Medium,
            track: Track::default(),
            first_aid: false,
            state: State::Up,
        }
    }

    /// The bonus that its Fortitude saves are rolled with; 0 where none is known.
    #[must_use]
    pub fn fortitude(&self) -> i32 {
        self.fort.unwrap_or(0)
    }

    /// The penalty on DEX- and STR-based rolls ([`PENALTY`]).
    #[must_use]
    pub fn penalty(&self) -> i32 {
        self.track.worst().map_or(0, Row::penalty)
    }

    /// Whether it is dead already.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.state == State::Dead
    }

    /// The outcome word of a character as it stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match (self.state, self.track.worst()) {
            (State::Dead, _) => Outcome::Dead,
            (State::Dying, _) => Outcome::Dying,
            (State::Stable, _) => Outcome::Stable,
            (State::Up, Some(Row::Incapacitated)) => Outcome::Incapacitated,
            (State::Up, Some(_)) => Outcome::Hurt,
            (State::Up, None) => Outcome::Unhurt,
        }
    }

    /// Lets the track decide between up and dying, as it does for a sheet that does not say.
    pub fn follow_track(&mut self) {
        let near_death = self.track.worst() == Some(Row::NearDeath);
        self.state = match self.state {
            State::Up if near_death => State::Dying,
            State::Dying | State::Stable if !near_death => State::Up,
            state => state,
        };
    }

    /// Puts the sheet in order after something happened, and tells how the character stands now if that is news.
    pub(super) fn settle<D: Dice<Effect>>(&mut self, before: Option<Row>, dice: &mut D) {
        let was_out = self.state != State::Up;
        self.track.tidy();
        self.follow_track();
        let worst = self.track.worst();
        if self.is_dead() || worst == before {
            return;
        }
        if was_out && self.state == State::Up {
            dice.tell(Effect::Wakes);
        }
        let penalty = self.penalty();
        match worst {
            None => dice.tell(Effect::AllHealed),
            Some(Row::NearDeath) => dice.tell(Effect::NearDeath),
            Some(row) => dice.tell(Effect::Standing { row, penalty }),
        }
        if worst == Some(Row::Incapacitated) {
            dice.tell(Effect::Incapacitated);
        }
    }

    /// How it stands in this scene.
    #[must_use]
    pub fn now(&self, scene: &Scene) -> Now {
        Now {
            penalty: self.penalty(),
            state: self.outcome(),
            track: Row::ALL.iter().map(|row| self.track.letters(*row)).collect(),
            wound_points: scene.wound_points,
        }
    }
}

impl procedure::Figure for Figure {
    fn dead(&self) -> bool {
        self.is_dead()
    }

    fn conscious(&self) -> Option<bool> {
        Some(self.state == State::Up)
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Scene, Size, State};
    use crate::dice::played::{Played, Source};
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Effect, Level, Mark, Row};
    use crate::testing::effects;
    use crate::words::Word;

    fn marked(levels: &[Level]) -> Figure {
        let mut figure = Figure::new(3);
        for level in levels {
            figure.track.mark(*level).unwrap();
        }
        figure.follow_track();
        figure
    }

    #[test]
    fn the_most_severe_row_alone_sets_the_penalty() {
        assert_eq!(marked(&[Level::Bruise]).penalty(), 0);
        assert_eq!(marked(&[Level::Bruise, Level::Light]).penalty(), -2);
        assert_eq!(marked(&[Level::Light, Level::Light]).penalty(), -5, "-5 once, not -2 and -5");
        assert_eq!(marked(&[Level::Light, Level::Incapacitating]).penalty(), -10);
        assert_eq!(marked(&[Level::Killing]).penalty(), -10);
        assert_eq!(marked(&[Level::Light, Level::Light]).now(&Scene::default()).penalty, -5);
    }

    #[test]
    fn the_row_counts_and_not_the_level() {
        let mut figure = Figure::new(3);
        figure.track.put(Mark { level: Level::Light, row: Row::Incapacitated, recent: true }).unwrap();
        assert_eq!((figure.outcome(), figure.penalty()), (Outcome::Incapacitated, -10));
    }

    #[test]
    fn near_death_is_dying_unless_the_sheet_says_stable() {
        let mut figure = marked(&[Level::Killing]);
        assert_eq!((figure.state, figure.outcome()), (State::Dying, Outcome::Dying));
        figure.state = State::Stable;
        figure.follow_track();
        assert_eq!(figure.outcome(), Outcome::Stable);
        let recovered = Figure { track: marked(&[]).track, ..figure };
        let mut recovered = recovered;
        recovered.follow_track();
        assert_eq!((recovered.state, recovered.outcome()), (State::Up, Outcome::Unhurt));
    }

    #[test]
    fn the_dead_are_known_as_such() {
        use crate::procedure::Figure as _;
        assert!(Figure { state: State::Dead, ..Figure::new(3) }.dead());
        assert!(!marked(&[Level::Killing]).dead());
    }

    #[test]
    fn sizes_go_from_four_under_medium_to_four_over() {
        assert!(Size::ALL.iter().map(|size| size.over_medium()).eq(-4..=4));
    }

    #[test]
    fn only_who_is_up_is_conscious() {
        use crate::procedure::Figure as _;
        let conscious = |state| Figure { state, ..Figure::new(3) }.conscious();
        assert_eq!(conscious(State::Up), Some(true));
        for state in [State::Dying, State::Stable, State::Dead] {
            assert_eq!(conscious(state), Some(false));
        }
    }

    #[test]
    fn waking_is_told_of_those_who_were_near_death_alone() {
        let lowered = |level| {
            let mut figure = marked(&[level]);
            let (before, mut dice) = (figure.track.worst(), Played::new(Source::Given(&[], 0), true));
            figure.track.lower(0);
            figure.settle(before, &mut dice);
            effects(dice.finish().unwrap().0)
        };
        let standing = |row, penalty| Effect::Standing { row, penalty };
        let at_the_door = [Effect::Wakes, standing(Row::Incapacitated, -10), Effect::Incapacitated];
        assert_eq!(lowered(Level::Killing), at_the_door);
        assert_eq!(lowered(Level::Incapacitating), [standing(Row::Wounded, -5)]);
        assert_eq!(lowered(Level::Bruise), [Effect::AllHealed]);
    }
}
