//! Rest, day after day: bruises go, and other wounds roll to become milder.

use super::check::check;
use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use super::heal::{lower, no_room};
use super::track::{Mark, Track};
use super::wound::{Level, Wound};
use crate::dice::{Dice, Roll, Witness};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;
use std::cmp::Reverse;

/// What a night's sleep does.
pub static BRUISES: Rule = Rule::new(
    "wound-box.bruises",
    "Each rest period (a day) first takes away all bruises, wherever they are recorded. A wound lowered to a bruise goes with those of the next day.",
);
/// Healing by itself.
pub static NATURAL: Rule = Rule::new(
    "wound-box.natural",
    "Each day every other wound rolls Fortitude once, against its level wherever it is recorded: light DC 15, wound 20, incapacitating 25, killing 30. Success makes it one level milder, in the row of its new level; the first failure ends the rolls of the day. Freed boxes are filled before the next wound rolls.",
)
.ruled("the mildest level rolls first, --order severe-first turns that round, of equals the one in the milder row; a wound whose milder row is full stays as it is and the rolls go on");
/// Two weeks in bed.
pub static TAKE_20: Rule = Rule::new(
    "wound-box.take-20",
    "Two weeks of complete rest take 20 on one wound: at their end 20 and the bonus must reach its DC. Meanwhile only wounds milder than it may roll.",
);
/// In good hands.
pub static CARE: Rule = Rule::new(
    "wound-box.care",
    "With proper care the roll may be made with the healer's bonus and that of tools and place, when it is higher than Fortitude.",
);

words! {
    /// Which wounds roll first.
    pub enum Order as "order" {
        /// The mildest level.
        MildFirst = "mild-first",
        /// The most severe level.
        SevereFirst = "severe-first",
    }
}

/// A rest period.
const DAY: Time = Time::days(1);
/// As many marks as the time for a roll is reckoned with.
const USUAL_MARKS: usize = 8;
/// What taking 20 costs.
const DAYS_OF_TWENTY: i32 = 14;

/// Rest and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The bonus of a healer with tools and place, if there is one.
    pub care: Option<i32>,
    /// Which wounds roll first.
    pub order: Order,
    /// The wound on which 20 is taken, in the first two weeks.
    pub take_20: Option<Wound>,
}

/// Somebody at rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Resting {
    figure: Figure,
    twenty: Option<Twenty>,
}

/// The wound on which 20 is being taken, and the days that it still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Twenty {
    mark: Mark,
    days: i32,
}

impl Course for Rest {
    type Figure = Figure;
    type State = Resting;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        let wound = self.take_20?;
        if wound.level == Level::Bruise {
            return Some(format!("'{wound}': bruises go by themselves; 20 is taken on another wound"));
        }
        figure.track.lacks(wound)
    }

    fn refusal(&self, figure: &Figure) -> Option<Effect> {
        (figure.state == State::Dying).then_some(Effect::DyingCannotRest)
    }

    fn begin(&self, figure: Figure) -> Resting {
        let mark = self.take_20.and_then(|wound| figure.track.find(wound));
        Resting { figure, twenty: mark.map(|(_, mark)| Twenty { mark, days: DAYS_OF_TWENTY }) }
    }

    fn outset<W: Witness<Effect>>(&self, Resting { figure, .. }: &mut Resting, witness: &mut W) {
        match self.care {
            Some(care) if care <= figure.fortitude() && !figure.is_dead() => {
                witness.tell(Effect::CareIsNoBetter { care, fort: figure.fortitude() });
            }
            _ => {}
        }
    }

    fn pace(&self, Resting { figure, .. }: &Resting) -> Option<Time> {
        let well = figure.track.marks().is_empty() && !figure.first_aid;
        (!well && !figure.is_dead()).then_some(DAY)
    }

    fn burden(&self, Resting { figure, .. }: &Resting) -> usize {
        1 + figure.track.marks().len() / USUAL_MARKS
    }

    fn step<D: Dice<Effect>>(&self, state: &mut Resting, _scene: &mut Scene, dice: &mut D) {
        let Resting { figure, twenty } = state;
        let before = figure.track.worst();
        figure.first_aid = false;
        let bruises = figure.track.clear_bruises();
        let kept = twenty.and_then(|twenty| figure.track.place_of(twenty.mark));
        if bruises > 0 {
            dice.tell(Effect::BruisesGo { bruises });
            figure.track.move_up(dice);
        }
        figure.track.end_combat();
        self.roll_wounds(figure.fortitude(), &mut figure.track, kept, dice);
        if let (Some(now), Some(at)) = (*twenty, kept) {
            *twenty = (now.days > 1).then(|| Twenty { mark: figure.track.marks()[at], days: now.days - 1 });
            if twenty.is_none() {
                self.take_twenty(figure.fortitude(), &mut figure.track, at, dice);
            }
        }
        figure.settle(before, dice);
    }

    fn remainder<W: Witness<Effect>>(&self, state: &mut Resting, left: Time, witness: &mut W) {
        let Resting { figure, twenty } = state;
        if figure.is_dead() {
            witness.tell(Effect::RestsDead);
        } else if let Some(twenty) = twenty {
            witness.tell(Effect::TakesTwentyLater { level: twenty.mark.level, days: twenty.days });
        } else if self.pace(state).is_some() && left > Time::ZERO {
            witness.tell(Effect::TooShort);
        }
    }

    fn reached(&self, state: &Resting) -> bool {
        state.figure.track.marks().is_empty() && !state.figure.is_dead()
    }

    fn end(&self, Resting { figure, .. }: Resting) -> (Outcome, Figure) {
        (figure.outcome(), figure)
    }
}

impl Rest {
    /// The bonus of the rolls, and the rule that it is due to ([`CARE`]).
    fn bonus(&self, fort: i32) -> (i32, &'static Rule) {
        match self.care {
            Some(care) if care > fort => (care, &CARE),
            _ => (fort, &NATURAL),
        }
    }

    /// The rolls of a day ([`NATURAL`]); none for the wound at `kept`, on which 20 is taken, and what is as severe.
    fn roll_wounds<D: Dice<Effect>>(&self, fort: i32, track: &mut Track, kept: Option<usize>, dice: &mut D) {
        let (bonus, rule) = self.bonus(fort);
        let most = kept.map(|at| track.marks()[at].level);
        let mut waiting: Vec<usize> = (0..track.marks().len())
            .filter(|at| track.marks()[*at].level.rest_dc().is_some())
            .filter(|at| most.is_none_or(|most| track.marks()[*at].level < most))
            .collect();
        while let Some(next) = self.next(track, &waiting) {
            let at = waiting.swap_remove(next);
            let mark = track.marks()[at];
            let dc = mark.level.rest_dc().unwrap_or_default();
            if !check(Roll::new(purpose(mark.level), rule), bonus, dc, dice) {
                if !waiting.is_empty() {
                    dice.tell(Effect::EndsDay { waiting: waiting.len() });
                }
                return;
            }
            heal(track, at, dice);
        }
    }

    /// Whose turn it is among the wounds at these places.
    fn next(&self, track: &Track, waiting: &[usize]) -> Option<usize> {
        let marks = waiting.iter().map(|at| track.marks()[*at]).enumerate();
        let next = match self.order {
            Order::MildFirst => marks.min_by_key(|(_, mark)| (mark.level, mark.row)),
            Order::SevereFirst => marks.min_by_key(|(_, mark)| (Reverse(mark.level), mark.row)),
        };
        next.map(|(next, _)| next)
    }

    /// The end of two weeks ([`TAKE_20`]).
    fn take_twenty<D: Dice<Effect>>(&self, fort: i32, track: &mut Track, at: usize, dice: &mut D) {
        let level = track.marks()[at].level;
        let (bonus, _) = self.bonus(fort);
        let (result, dc) = (20 + bonus, level.rest_dc().unwrap_or_default());
        dice.tell(Effect::TakesTwenty { level, bonus, result, dc, success: result >= dc });
        if result >= dc {
            heal(track, at, dice);
        }
    }
}

/// Makes a wound milder, if its new row has room.
fn heal<D: Dice<Effect>>(track: &mut Track, at: usize, dice: &mut D) {
    let mark = track.marks()[at];
    if track.can_lower(mark) {
        dice.tell(Effect::Heals { level: mark.level, row: mark.row });
        lower(track, at, dice);
    } else {
        dice.tell(no_room(mark));
    }
}

fn purpose(level: Level) -> &'static str {
    match level {
        Level::Bruise => "heal a bruise",
        Level::Light => "heal a light wound",
        Level::Wound => "heal a wound",
        Level::Incapacitating => "heal an incapacitating wound",
        Level::Killing => "heal a killing blow",
    }
}

#[cfg(test)]
mod tests;
