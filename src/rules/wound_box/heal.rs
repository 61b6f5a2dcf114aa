//! Healing by spells and by points: one wound becomes one level milder, if there is a box for it.

use super::effect::Effect;
use super::figure::{Figure, Scene};
use super::track::{Mark, Track};
use super::wound::{Spell, Wound};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// Healing spells.
pub static MAGIC: Rule = Rule::new(
    "wound-box.magic",
    "A spell lowers one wound by one level: Cure Minor Wounds a bruise (which is gone), Cure Light a light wound, Cure Moderate a wound, Cure Serious an incapacitating wound, Cure Critical a killing blow. A stronger spell works on a milder wound. The lowered wound needs a free box in the row of its new level, or the spell fails.",
)
.ruled("by default the most severe wound that the spell can lower into a free box");
/// Healing by hit points.
pub static POINTS_OF_HEALING: Rule = Rule::new(
    "wound-box.points-of-healing",
    "Other healing by hit points lowers one wound by one level if the points reach its price: a bruise 1, a light wound 5, a wound 10, an incapacitating wound 15, a killing blow 20. The box that a spell needs is needed here too.",
)
.ruled("one wound and one level a use; what is left over is lost");

/// Where the healing comes from.
#[derive(Clone, Copy, Debug)]
pub enum Means {
    /// A spell.
    Spell(Spell),
    /// So many hit points.
    Points(i32),
}

/// One use of a healing power.
#[derive(Clone, Copy, Debug)]
pub struct Heal {
    /// The power.
    pub means: Means,
    /// Which wound; by default the most severe that can be lowered.
    pub wound: Option<Wound>,
}

impl Procedure for Heal {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        figure.track.lacks(self.wound?)
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if figure.is_dead() {
            dice.tell(Effect::Dead);
            return Outcome::Refused;
        }
        let track = &mut figure.track;
        let before = track.worst();
        let chosen = match self.wound {
            Some(wound) => track.find(wound),
            None => self.default_wound(track),
        };
        let failure = match chosen {
            None => self.means.find_nothing(),
            Some((_, mark)) if !self.means.reach(mark) => self.means.fall_short(mark),
            Some((at, mark)) if track.can_lower(mark) => {
                dice.tell(self.means.work(mark));
                lower(track, at, dice);
                figure.settle(before, dice);
                return Outcome::Healed;
            }
            Some((_, mark)) => no_room(mark),
        };
        dice.tell(failure);
        Outcome::NoEffect
    }
}

impl Heal {
    /// The most severe wound that can be lowered; if there is none, the one that says best why.
    fn default_wound(&self, track: &Track) -> Option<(usize, Mark)> {
        let reached = |mark| self.means.reach(mark);
        track
            .most_severe(|mark| reached(mark) && track.can_lower(mark))
            .or_else(|| track.most_severe(reached))
            .or_else(|| track.marks().iter().copied().enumerate().min_by_key(|(_, mark)| mark.level))
    }
}

impl Means {
    /// Whether it is strong enough for a wound.
    fn reach(self, mark: Mark) -> bool {
        match self {
            Means::Spell(spell) => spell >= mark.level.spell(),
            Means::Points(points) => points >= mark.level.price(),
        }
    }

    fn work(self, Mark { level, row, .. }: Mark) -> Effect {
        match self {
            Means::Spell(spell) => Effect::Cured { spell, level, row },
            Means::Points(points) => Effect::Restored { level, row, points, lost: points - level.price() },
        }
    }

    fn fall_short(self, Mark { level, .. }: Mark) -> Effect {
        match self {
            Means::Spell(spell) => Effect::TooWeak { spell, level },
            Means::Points(points) => Effect::TooFew { level, points },
        }
    }

    fn find_nothing(self) -> Effect {
        match self {
            Means::Spell(spell) => Effect::NothingToCure { spell },
            Means::Points(points) => Effect::NothingToRestore { points },
        }
    }
}

/// Makes a wound milder and fills the box that it leaves.
pub(super) fn lower<D: Dice<Effect>>(track: &mut Track, at: usize, dice: &mut D) {
    track.lower(at);
    track.move_up(dice);
}

/// Why a wound stays as it is: its milder row is full.
pub(super) fn no_room(mark: Mark) -> Effect {
    let row = mark.level.milder().unwrap_or(mark.level).row();
    Effect::NoRoom { level: mark.level, row }
}

#[cfg(test)]
mod tests {
    use super::{Heal, Means};
    use crate::dice::played::Event;
    use crate::procedure::Procedure;
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Effect, Figure, Level, Row, Spell, State};
    use crate::testing::played;
    use crate::words::Word;

    fn marked(levels: &[Level]) -> Figure {
        let mut figure = Figure::new(3);
        for level in levels {
            figure.track.mark(*level).unwrap();
        }
        figure.follow_track();
        figure
    }

    fn spell(spell: Spell) -> Heal {
        Heal { means: Means::Spell(spell), wound: None }
    }

    fn points(points: i32) -> Heal {
        Heal { means: Means::Points(points), wound: None }
    }

    fn on(wound: &str, heal: Heal) -> Heal {
        Heal { wound: Some(wound.parse().unwrap()), ..heal }
    }

    /// What is marked, mild rows first.
    fn marks(figure: &Figure) -> Vec<(Level, Row)> {
        figure.track.marks().iter().map(|mark| (mark.level, mark.row)).collect()
    }

    #[test]
    fn each_level_has_its_spell_and_its_price() {
        for (at, level) in Level::ALL.iter().enumerate() {
            for (rank, cure) in Spell::ALL.iter().enumerate() {
                let wanted = if rank >= at { Outcome::Healed } else { Outcome::NoEffect };
                assert_eq!(played(&spell(*cure), marked(&[*level]), "").outcome, wanted, "{cure} on {level}");
            }
            let price = level.price();
            assert_eq!(played(&points(price), marked(&[*level]), "").outcome, Outcome::Healed, "{level}");
            assert_eq!(played(&points(price - 1), marked(&[*level]), "").outcome, Outcome::NoEffect, "{level}");
        }
    }

    #[test]
    fn a_spell_fails_without_a_box_for_the_milder_wound() {
        // The example of the source: a wound and no free box on the lightly-wounded row.
        let figure = marked(&[Level::Light, Level::Wound]);
        let story = played(&on("wound", spell(Spell::Serious)), figure.clone(), "");
        assert_eq!((story.outcome, story.figure), (Outcome::NoEffect, figure.clone()));
        // Left to itself, the spell takes the wound that it can lower.
        let story = played(&spell(Spell::Serious), figure, "");
        assert_eq!(marks(&story.figure), [(Level::Bruise, Row::Bruised), (Level::Wound, Row::Wounded)]);
    }

    #[test]
    fn a_spell_that_is_too_weak_says_which_it_takes() {
        let story = played(&on("killing", spell(Spell::Serious)), marked(&[Level::Killing]), "");
        assert_eq!(story.outcome, Outcome::NoEffect);
        let Some((_, Event::Effect(effect))) = story.journal.last() else { panic!() };
        let wanted = "Cure Serious Wounds: a killing blow takes Cure Critical Wounds";
        assert_eq!(effect.to_string(), wanted);
        assert_eq!(played(&spell(Spell::Critical), marked(&[]), "").outcome, Outcome::NoEffect);
    }

    #[test]
    fn a_wound_moves_up_into_the_box_that_the_healed_one_leaves() {
        let figure = marked(&[Level::Light, Level::Light]);
        let story = played(&on("light@lightly-wounded", spell(Spell::Light)), figure, "");
        let wanted = [(Level::Bruise, Row::Bruised), (Level::Light, Row::LightlyWounded)];
        assert_eq!((marks(&story.figure), story.figure.penalty()), (wanted.into(), -2));
    }

    #[test]
    fn a_lowered_wound_goes_to_its_own_row() {
        // W stands on the incapacitated row; as a light wound it stands on the lightly-wounded one.
        let figure = marked(&[Level::Wound, Level::Wound]);
        let story = played(&on("wound@incapacitated", spell(Spell::Moderate)), figure, "");
        let wanted = [(Level::Light, Row::LightlyWounded), (Level::Wound, Row::Wounded)];
        assert_eq!(marks(&story.figure), wanted);
    }

    #[test]
    fn who_has_no_near_death_box_marked_any_more_is_awake() {
        let dying = marked(&[Level::Killing]);
        assert_eq!(dying.state, State::Dying);
        let story = played(&spell(Spell::Critical), dying, "");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Healed, State::Up));
        assert_eq!(story.figure.outcome(), Outcome::Incapacitated);
        let stable = Figure { state: State::Stable, ..marked(&[Level::Killing, Level::Light]) };
        assert_eq!(played(&spell(Spell::Light), stable, "").figure.state, State::Stable);
    }

    #[test]
    fn points_left_over_are_lost() {
        let story = played(&points(13), marked(&[Level::Wound]), "");
        let Some((_, Event::Effect(effect))) = story.journal.first() else { panic!() };
        let wanted = Effect::Restored { level: Level::Wound, row: Row::Wounded, points: 13, lost: 3 };
        assert_eq!(*effect, wanted);
        assert_eq!(effect.to_string(), "the wound becomes a light wound for 10 points; 3 left over, and lost");
        assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
    }

    #[test]
    fn the_dead_are_refused_and_wounds_that_are_not_there_make_no_sense() {
        let dead = Figure { state: State::Dead, ..marked(&[Level::Bruise]) };
        assert_eq!(played(&points(20), dead, "").outcome, Outcome::Refused);
        let objection = on("light", points(5)).objection(&marked(&[Level::Bruise])).unwrap();
        assert_eq!(objection, "'light': no wound of level 'light' is marked");
    }
}
