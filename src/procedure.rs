//! What a question to the rules is. A [`Procedure`] is played once; a [`Course`] goes on step after step, through days
//! or attempts. Both are written without knowing whether they are rolled or counted.

use crate::dice::{Dice, Witness};
use crate::rules::outcome::Outcome;
use crate::time::Time;
use std::fmt;
use std::hash::Hash;

/// The facts about a figure that a game's rules change. Equal figures are merged when odds are counted.
pub trait Figure: Clone + Eq + Hash {
    /// Whether the figure is dead.
    fn dead(&self) -> bool;

    /// Whether it is conscious, in a game where that is a question.
    fn conscious(&self) -> Option<bool>;
}

/// Something that happens once: a blow, a treatment, a roll.
pub trait Procedure {
    /// Whom it happens to.
    type Figure: Figure;
    /// What can happen, to be told.
    type Effect: fmt::Display;
    /// What is true of this moment alone and stands on no sheet: knocked down, an item dropped.
    type Scene: Default;

    /// Whether it can be done to the dead. Where odds are asked of many figures, the dead of them are left as they
    /// are otherwise.
    const TO_THE_DEAD: bool = false;

    /// Why the question makes no sense for this figure, such as reviving the living.
    fn objection(&self, _figure: &Self::Figure) -> Option<String> {
        None
    }

    /// Plays it and says how it came out.
    fn play<D: Dice<Self::Effect>>(&self, figure: &mut Self::Figure, scene: &mut Self::Scene, dice: &mut D) -> Outcome;
}

/// Something that goes on: rest day after day, attempts one after the other.
pub trait Course {
    /// Whom it happens to.
    type Figure: Figure;
    /// The figure and whatever else one step hands to the next. Equal states are merged, so it holds no calendar.
    type State: Clone + Eq + Hash;
    /// What can happen, to be told.
    type Effect: fmt::Display;
    /// What is true of this moment alone and stands on no sheet.
    type Scene: Default;

    /// Why the question makes no sense for this figure.
    fn objection(&self, _figure: &Self::Figure) -> Option<String> {
        None
    }

    /// Why the rules forbid it, if they do.
    fn refusal(&self, _figure: &Self::Figure) -> Option<Self::Effect> {
        None
    }

    /// The state at the start.
    fn begin(&self, figure: Self::Figure) -> Self::State;

    /// What happens at once, before any time has passed.
    fn outset<W: Witness<Self::Effect>>(&self, _state: &mut Self::State, _witness: &mut W) {}

    /// How long the next step takes; none when nothing will change any more. What happens at the same hour may be
    /// several steps, all but the first of which take no time, so that equal states are merged between them.
    fn pace(&self, state: &Self::State) -> Option<Time>;

    /// How many usual states this one is worth, in the room that it takes and the time for a roll in a step from it:
    /// more than 1 where it holds a long list that every step copies and goes through.
    fn burden(&self, _state: &Self::State) -> usize {
        1
    }

    /// Plays one step, which takes as long as [`Course::pace`] says.
    fn step<D: Dice<Self::Effect>>(&self, state: &mut Self::State, scene: &mut Self::Scene, dice: &mut D);

    /// What happens in a time that is too short for a step.
    fn remainder<W: Witness<Self::Effect>>(&self, _state: &mut Self::State, _left: Time, _witness: &mut W) {}

    /// Whether what was waited for has come.
    fn reached(&self, _state: &Self::State) -> bool {
        false
    }

    /// How it stands, and the figure now.
    fn end(&self, state: Self::State) -> (Outcome, Self::Figure);
}
