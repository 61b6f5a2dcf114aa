//! Time passing over a figure: losses, the natural save, bed rest.

use super::effect::Effect;
use super::figure::{Condition, Figure, NaturalSave, Scene, State};
use super::loss::{BLEEDING, LYING_STILL, bleed, lain, lose};
use super::stabilize::{NATURE_NEEDS, SUPPORTED_BLEEDING, natural_save};
use crate::dice::{Dice, Witness};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;

/// Wounds that open again.
pub static REOPEN: Rule = Rule::new(
    "smith.reopen",
    "A stable figure in critical condition that is moved may have its wounds reopened, and be mortally wounded again; the caller decides (--reopen).",
)
.ruled("a natural save and failed tries of before still count");
/// Getting well.
pub static BED_REST: Rule = Rule::new(
    "smith.bed-rest",
    "Stable, or at a wound ST of 0 or more: a point of wounds each two days of bed rest. Critical condition ends at wound ST 0. Fatigue and subdual damage come back by a point each 15 minutes.",
)
.ruled("the rate is the game's own, the source names none, and none for subdual damage; half points are kept ('healed'). The bleeding regain no wounds, and those being moved nothing");
/// Coming to.
pub static WAKING: Rule = Rule::new(
    "smith.waking",
    "Rest rolls no saves against unconsciousness; an unconscious figure wakes when wound ST and adjusted ST are both above 0.",
)
.ruled("the source does not say when the unconscious wake");

/// Bed rest gives half a point in this time.
const HALF_A_POINT: Time = Time::days(1);
/// Rest gives back a point of fatigue, and one of subdual damage, in this time.
const A_BREATH: Time = Time::minutes(15);

words! {
    /// What can be waited for.
    pub enum Until as "thing to wait for" {
        /// No wounds, subdual damage or fatigue left.
        Healed = "healed",
        /// Alive and losing points no longer.
        Stable = "stable",
        /// Dead.
        Dead = "dead",
    }
}

/// How the time is spent.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The time in which a mortally wounded figure loses a point because it is moved, if it is.
    pub moving: Option<Time>,
    /// The time in which it loses a point because somebody supports it, if somebody does.
    pub support: Option<Time>,
    /// Whether the natural save is rolled when it is due.
    pub natural_save: bool,
    /// Whether the wounds of a figure in critical condition open at the start.
    pub reopen: bool,
    /// What is waited for.
    pub until: Option<Until>,
}

/// A figure at rest, and how far it is toward whatever comes next.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Resting {
    figure: Figure,
    /// How long it has lain mortally wounded.
    lain: Time,
    /// Since a bleeding critical last took a point.
    bled: Time,
    /// Since a point of fatigue or subdual damage last came back.
    rested: Time,
    /// Since the last half point of bed rest.
    abed: Time,
}

impl Rest {
    /// In what time a mortally wounded figure loses a point.
    fn loss_every(&self) -> Time {
        self.moving.or(self.support).unwrap_or(LYING_STILL)
    }

    fn bleeds_every(&self) -> Time {
        if self.support.is_some() { SUPPORTED_BLEEDING } else { BLEEDING }
    }

    fn next_loss(&self, at: &Resting) -> Option<Time> {
        let every = self.loss_every();
        at.figure.is_mortal().then(|| every - at.lain.rest(every))
    }

    /// The save comes at two hours. Where those have passed without it, it comes with the next loss.
    fn next_natural_save(&self, at: &Resting) -> Option<Time> {
        let open = self.natural_save && self.moving.is_none() && at.figure.natural_save == NaturalSave::Unused;
        if open && at.figure.is_mortal() && at.lain < NATURE_NEEDS {
            Some(NATURE_NEEDS - at.lain)
        } else if open {
            self.next_loss(at)
        } else {
            None
        }
    }

    fn next_bleeding(&self, at: &Resting) -> Option<Time> {
        at.figure.bleeding.then(|| self.bleeds_every() - at.bled)
    }

    /// The next moment at which recovering makes a difference: it wakes, or is no longer tired.
    fn next_breath(&self, at: &Resting) -> Option<Time> {
        let breaths = to_wake(&at.figure).unwrap_or(at.figure.fatigue.max(at.figure.subdual));
        (breaths > 0 && self.moving.is_none()).then(|| A_BREATH.times(breaths.unsigned_abs().into()) - at.rested)
    }

    /// What comes back of fatigue and subdual damage in a time.
    fn recover<W: Witness<Effect>>(&self, at: &mut Resting, passed: Time, witness: &mut W) {
        at.rested = at.rested + passed;
        let breaths = i32::try_from(at.rested.whole(A_BREATH)).unwrap_or(i32::MAX);
        at.rested = at.rested.rest(A_BREATH);
        let figure = &mut at.figure;
        let tired = figure.fatigue > 0 || figure.subdual > 0;
        if breaths > 0 && tired && self.moving.is_none() && !figure.is_dead() {
            figure.fatigue = (figure.fatigue - breaths).max(0);
            figure.subdual = (figure.subdual - breaths).max(0);
            witness.tell(Effect::Recovers { fatigue: figure.fatigue, subdual: figure.subdual });
        }
    }

    fn next_half_point(&self, at: &Resting) -> Option<Time> {
        let dying = at.figure.is_dead() || at.figure.is_mortal() || at.figure.bleeding;
        let abed = self.moving.is_none() && !dying;
        (abed && at.figure.wounds > 0).then(|| HALF_A_POINT - at.abed)
    }

    /// Stops the clocks of what does not go on, so that equal figures are in equal states.
    fn settle(&self, at: &mut Resting) {
        if !at.figure.is_dead() && !at.figure.is_mortal() {
            at.lain = Time::ZERO;
        } else if self.moving.is_some() {
            at.lain = at.lain.rest(self.loss_every());
        }
        if self.next_bleeding(at).is_none() {
            at.bled = Time::ZERO;
        }
        if self.next_breath(at).is_none() {
            at.rested = Time::ZERO;
        }
        if self.next_half_point(at).is_none() {
            at.abed = Time::ZERO;
        }
    }
}

impl Course for Rest {
    type Figure = Figure;
    type State = Resting;
    type Effect = Effect;
    type Scene = Scene;

    fn refusal(&self, _figure: &Figure) -> Option<Effect> {
        (self.support.is_some() && self.moving.is_some()).then_some(Effect::NoSupportOnTheMove)
    }

    fn begin(&self, mut figure: Figure) -> Resting {
        let lain = lain(&figure);
        figure.mortal_minutes = 0;
        let mut at = Resting { figure, lain, bled: Time::ZERO, rested: Time::ZERO, abed: Time::ZERO };
        self.settle(&mut at);
        at
    }

    fn outset<W: Witness<Effect>>(&self, at: &mut Resting, witness: &mut W) {
        let figure = &mut at.figure;
        if figure.is_dead() {
            witness.tell(Effect::NoRestForTheDead);
        } else if self.reopen && figure.condition == Condition::Critical {
            figure.condition = Condition::Mortal;
            witness.tell(Effect::Reopens { wound_st: figure.wound_st() });
        } else if self.reopen {
            witness.tell(Effect::NothingReopens);
        }
        wake(figure, witness);
    }

    fn pace(&self, at: &Resting) -> Option<Time> {
        if at.figure.is_dead() {
            return None;
        }
        let next = [
            self.next_loss(at),
            self.next_natural_save(at),
            self.next_bleeding(at),
            self.next_breath(at),
            self.next_half_point(at),
        ];
        next.into_iter().flatten().min()
    }

    fn step<D: Dice<Effect>>(&self, at: &mut Resting, scene: &mut Scene, dice: &mut D) {
        let Some(passed) = self.pace(at) else { return };
        let due = |in_time: Option<Time>| in_time == Some(passed);
        let loss = due(self.next_loss(at));
        let save = due(self.next_natural_save(at));
        let bleeding = due(self.next_bleeding(at));
        let half_point = due(self.next_half_point(at));
        // A clock that starts in this step starts at its end.
        if at.figure.is_mortal() {
            at.lain = at.lain + passed;
        }
        if self.next_bleeding(at).is_some() {
            at.bled = if bleeding { Time::ZERO } else { at.bled + passed };
        }
        if self.next_half_point(at).is_some() {
            at.abed = if half_point { Time::ZERO } else { at.abed + passed };
        }
        let figure = &mut at.figure;
        if loss {
            lose(1, figure, dice);
        }
        if bleeding {
            bleed(1, figure, dice);
        }
        if save && figure.is_mortal() {
            natural_save(figure, scene, dice);
        }
        self.recover(at, passed, dice);
        if half_point {
            heal_half_a_point(&mut at.figure, dice);
        }
        wake(&mut at.figure, dice);
        self.settle(at);
    }

    fn remainder<W: Witness<Effect>>(&self, at: &mut Resting, left: Time, witness: &mut W) {
        if at.figure.is_mortal() {
            at.lain = at.lain + left;
        }
        self.recover(at, left, witness);
        let abed = at.abed + left;
        if self.next_half_point(at).is_some() && abed > Time::ZERO {
            witness.tell(Effect::NoFullDay { left: abed });
        }
        if self.moving.is_some() && at.figure.wounds > 0 && !at.figure.is_mortal() && !at.figure.is_dead() {
            witness.tell(Effect::NoBedOnTheMove);
        }
    }

    fn reached(&self, at: &Resting) -> bool {
        let Resting { figure, .. } = at;
        match self.until {
            None => false,
            Some(Until::Dead) => figure.is_dead(),
            Some(Until::Stable) => !figure.is_dead() && !figure.is_mortal() && !figure.bleeding,
            Some(Until::Healed) => {
                !figure.is_dead() && !figure.bleeding && figure.wounds + figure.subdual + figure.fatigue == 0
            }
        }
    }

    fn end(&self, at: Resting) -> (Outcome, Figure) {
        let minutes = i32::try_from(at.lain.whole(Time::minutes(1))).unwrap_or(i32::MAX);
        let figure = Figure { mortal_minutes: minutes, ..at.figure };
        (figure.outcome(), figure)
    }
}

/// A day of bed rest ([`BED_REST`]).
fn heal_half_a_point<D: Dice<Effect>>(figure: &mut Figure, dice: &mut D) {
    figure.healed += 1;
    if figure.healed < 2 {
        return;
    }
    figure.healed = 0;
    let critical = figure.condition == Condition::Critical;
    figure.mend(1);
    dice.tell(Effect::HealsAPoint { wounds: figure.wounds });
    if critical && figure.condition == Condition::Sound {
        dice.tell(Effect::LeavesCriticalCondition);
    }
}

/// How many points of fatigue, and of subdual damage beside them, must come back until a figure that is out wakes; none
/// if they are not what keeps it out.
fn to_wake(figure: &Figure) -> Option<i32> {
    let (wound_st, both) = (figure.wound_st(), figure.fatigue + figure.subdual);
    if figure.state != State::Unconscious || wound_st <= 0 || figure.adjusted_st() > 0 {
        return None;
    }
    // Both shrink until the lesser is gone, then the greater alone.
    let while_both = (both - wound_st) / 2 + 1;
    let lesser = figure.fatigue.min(figure.subdual);
    Some(if while_both <= lesser { while_both } else { both - lesser - wound_st + 1 })
}

/// [`WAKING`]; wound ST is never below adjusted ST.
fn wake<W: Witness<Effect>>(figure: &mut Figure, witness: &mut W) {
    if figure.state == State::Unconscious && figure.adjusted_st() > 0 {
        figure.state = State::Conscious;
        witness.tell(Effect::Wakes { adjusted_st: figure.adjusted_st() });
    }
}

#[cfg(test)]
mod tests;
