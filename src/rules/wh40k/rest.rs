//! Days of healing: by itself, under extended care, and critical injuries under critical care.

use super::effect::Effect;
use super::figure::{Condition, Critical, Figure, Injury};
use super::heal;
use super::test::{Degrees, Test, Verdict, percentile};
use crate::dice::{Dice, Roll, Witness};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;
use std::cmp::Reverse;

/// Critical injuries.
pub static CRITICAL: Rule = Rule::new(
    "wh40k.critical",
    "Critical injuries are tracked and treated each by itself, and heal only under critical care; Medicae on the spot does nothing for them.",
);
/// Healing by itself.
pub static NATURAL: Rule = Rule::new(
    "wh40k.natural",
    "Lightly wounded: TB + Unnatural Toughness + Daemonic points heal in a day without Wounds (2 more with Autosanguine), active or not, on injuries of the player's choice.",
)
.ruled("days are 24 hours each; points go to the oldest injuries first unless --order says otherwise");
/// Healing under care.
pub static EXTENDED_CARE: Rule = Rule::new(
    "wh40k.extended-care",
    "Heavily wounded: the carer's Intelligence Bonus in points heals in a day without Wounds, if the carer's Medicae test at +0 succeeds at its end. Without a carer nothing heals.",
);
/// Healing from below 0.
pub static CRITICAL_CARE: Rule = Rule::new(
    "wh40k.critical-care",
    "After each 72 hours of care a Medicae test at -30 for each critical injury: success lessens it by 1, failure worsens it by 1 for each 2 degrees. With --npc-care every test succeeds with 1 degree.",
)
.ruled("no modifier for the damage type beside the -30, and targets are not capped; without a carer critical injuries neither heal nor worsen; severity 10 ends the rest; natural healing begins the day after the last critical injury is gone");

const DAY: Time = Time::days(1);
const CRITICAL_CARE_TIME: Time = Time::days(3);
/// What Autosanguine adds to a day's healing.
const AUTOSANGUINE_POINTS: i32 = 2;
/// As many injuries as the time for a roll is reckoned with.
const USUAL_INJURIES: usize = 8;

words! {
    /// Which injuries heal first.
    pub enum Order as "order" {
        /// The oldest.
        Oldest = "oldest",
        /// The largest.
        Largest = "largest",
        /// The smallest.
        Smallest = "smallest",
    }
}

/// How a carer's tests go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medicae {
    /// They are rolled against this skill.
    Skill(i32),
    /// An NPC's: they succeed with 1 degree.
    Npc,
}

/// Somebody who takes care of the wounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carer {
    /// How the tests go.
    pub medicae: Medicae,
    /// The Intelligence Bonus, if known.
    pub int_bonus: Option<i32>,
}

/// Rest and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The carer, if there is one.
    pub carer: Option<Carer>,
    /// Whether care is given in combat or crisis.
    pub combat: bool,
    /// Which injuries heal first.
    pub order: Order,
    /// How degrees are counted.
    pub degrees: Degrees,
}

/// A character at rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    figure: Figure,
    /// How many of the critical injuries, the last ones, are still to be tested at this hour.
    untested: usize,
}

/// What the next step of a rest is.
enum Due {
    /// A day in which so many points heal.
    Natural(i32),
    /// A day under a carer with that Intelligence Bonus.
    ExtendedCare(Medicae, i32),
    /// Three days under a carer, and the test for the first critical injury.
    CriticalCare(Medicae),
    /// The test for another one at the same hour.
    SameHour(Medicae),
    /// Nothing heals, however long it takes.
    Nothing,
}

impl Course for Rest {
    type Figure = Figure;
    type State = State;
    type Effect = Effect;
    type Scene = ();

    fn begin(&self, figure: Figure) -> State {
        State { figure, untested: 0 }
    }

    fn outset<W: Witness<Effect>>(&self, state: &mut State, witness: &mut W) {
        if state.figure.condition() == Condition::Lethal {
            witness.tell(Effect::Lethal);
        }
    }

    fn pace(&self, state: &State) -> Option<Time> {
        match self.due(state) {
            Due::Natural(_) | Due::ExtendedCare(..) => Some(DAY),
            Due::CriticalCare(_) => Some(CRITICAL_CARE_TIME),
            Due::SameHour(_) => Some(Time::ZERO),
            Due::Nothing => None,
        }
    }

    fn burden(&self, State { figure, .. }: &State) -> usize {
        1 + (figure.injuries.len() + figure.criticals.len()) / USUAL_INJURIES
    }

    fn step<D: Dice<Effect>>(&self, state: &mut State, _scene: &mut (), dice: &mut D) {
        let due = self.due(state);
        let figure = &mut state.figure;
        match due {
            Due::Natural(points) => {
                dice.tell(Effect::NaturalHealing {
                    tb: figure.tb,
                    ut: figure.ut,
                    daemonic: figure.daemonic,
                    autosanguine: if figure.autosanguine { AUTOSANGUINE_POINTS } else { 0 },
                    points,
                });
                let tell = |injury, points, left| Effect::InjuryHeals { injury, points, left };
                self.spread(points, tell, figure, dice);
            }
            Due::ExtendedCare(medicae, int_bonus) => {
                if self.extended_care(medicae, dice) {
                    dice.tell(Effect::ExtendedCare { points: int_bonus });
                    let tell = |injury, points, left| Effect::InjuryHealsByCare { injury, points, left };
                    self.spread(int_bonus, tell, figure, dice);
                } else {
                    dice.tell(Effect::ExtendedCareFails);
                }
            }
            Due::CriticalCare(medicae) => {
                if medicae == Medicae::Npc {
                    dice.tell(Effect::CriticalCareByNpc);
                }
                state.untested = figure.criticals.len();
                self.critical_care(medicae, state, dice);
            }
            Due::SameHour(medicae) => self.critical_care(medicae, state, dice),
            Due::Nothing => {}
        }
        forget_treatments(&mut state.figure);
    }

    fn remainder<W: Witness<Effect>>(&self, state: &mut State, left: Time, witness: &mut W) {
        // What is lethal has ended the rest: none of the time is left to it.
        if left >= DAY && state.figure.condition() != Condition::Lethal {
            forget_treatments(&mut state.figure);
        }
        if left > Time::ZERO
            && let Some(why) = self.why_nothing_heals(state, left)
        {
            witness.tell(why);
        }
    }

    fn reached(&self, state: &State) -> bool {
        state.figure.condition() == Condition::Unhurt
    }

    fn end(&self, state: State) -> (Outcome, Figure) {
        (state.figure.condition().outcome(), state.figure)
    }
}

impl Rest {
    fn due(&self, state: &State) -> Due {
        let figure = &state.figure;
        match (figure.condition(), self.carer) {
            (_, Some(carer)) if state.untested > 0 => Due::SameHour(carer.medicae),
            (Condition::Unhurt | Condition::Lethal, _) | (Condition::Critical, None) => Due::Nothing,
            (Condition::Critical, Some(carer)) => Due::CriticalCare(carer.medicae),
            _ if figure.heals_lightly() => match daily_points(figure) {
                0 => Due::Nothing,
                points => Due::Natural(points),
            },
            (_, Some(Carer { medicae, int_bonus: Some(int_bonus) })) if int_bonus > 0 => {
                Due::ExtendedCare(medicae, int_bonus)
            }
            _ => Due::Nothing,
        }
    }

    fn extended_care<D: Dice<Effect>>(&self, medicae: Medicae, dice: &mut D) -> bool {
        let Medicae::Skill(skill) = medicae else {
            dice.tell(Effect::ExtendedCareByNpc);
            return true;
        };
        let test = self.in_these_conditions(Test::medicae(skill, self.degrees).with("extended care", 0));
        let reading = test.against().succeeds();
        dice.tell(Effect::ExtendedCareTest { test });
        dice.roll(Roll::new("extended care", &EXTENDED_CARE), &percentile(), &reading)
    }

    /// The test for the next critical injury. All are tested at the same hour: what is lethal ends the rest after them.
    fn critical_care<D: Dice<Effect>>(&self, medicae: Medicae, state: &mut State, dice: &mut D) {
        let State { figure, untested } = state;
        let at = figure.criticals.len() - *untested;
        *untested -= 1;
        let critical = &mut figure.criticals[at];
        match self.critical_care_steps(medicae, critical, dice) {
            0 => dice.tell(Effect::CriticalHolds { critical: critical.clone() }),
            steps @ ..0 => {
                dice.tell(Effect::CriticalLessens { critical: critical.clone(), to: critical.severity + steps });
                critical.severity += steps;
            }
            steps => {
                let before = critical.clone();
                critical.worsen(steps);
                dice.tell(Effect::CriticalWorsens { critical: before, to: critical.severity });
            }
        }
        figure.criticals.retain(|critical| critical.severity > 0);
        if *untested == 0 && figure.condition() == Condition::Lethal {
            dice.tell(Effect::Lethal);
        }
    }

    /// By how many steps a critical injury worsens; -1 where it lessens.
    fn critical_care_steps<D: Dice<Effect>>(&self, medicae: Medicae, critical: &Critical, dice: &mut D) -> i32 {
        let Medicae::Skill(skill) = medicae else { return -1 };
        let test = Test::medicae(skill, self.degrees).with("critical injury", heal::CRITICAL);
        let test = self.in_these_conditions(test);
        let reading = test.against().sorted(|verdict| match verdict {
            Verdict { success: true, .. } => -1,
            Verdict { degrees, .. } => degrees / 2,
        });
        dice.tell(Effect::CriticalCareTest { critical: critical.clone(), test });
        dice.roll(Roll::new("critical care", &CRITICAL_CARE), &percentile(), &reading)
    }

    fn in_these_conditions(&self, test: Test) -> Test {
        if self.combat { test.with("combat", heal::COMBAT) } else { test }
    }

    /// Heals so many points, injury after injury in the order that was named; `tell` says by which rule.
    fn spread<D: Dice<Effect>>(
        &self,
        points: i32,
        tell: impl Fn(Injury, i32, i32) -> Effect,
        figure: &mut Figure,
        dice: &mut D,
    ) {
        let mut injuries: Vec<&mut Injury> = figure.injuries.iter_mut().collect();
        match self.order {
            Order::Oldest => {}
            Order::Largest => injuries.sort_by_key(|injury| Reverse(injury.points)),
            Order::Smallest => injuries.sort_by_key(|injury| injury.points),
        }
        let mut points_left = points;
        for injury in injuries {
            let healed = injury.points.min(points_left);
            if healed == 0 {
                break;
            }
            dice.tell(tell(injury.clone(), healed, injury.points - healed));
            injury.points -= healed;
            points_left -= healed;
        }
        figure.injuries.retain(|injury| injury.points > 0);
    }

    /// Why the last stretch of a rest healed nothing, where that needs saying.
    fn why_nothing_heals(&self, state: &State, left: Time) -> Option<Effect> {
        let figure = &state.figure;
        match (self.due(state), figure.condition()) {
            (Due::CriticalCare(_) | Due::SameHour(_), _) => Some(Effect::CriticalCareUnfinished { left }),
            (Due::Natural(_) | Due::ExtendedCare(..), _) => Some(Effect::DayUnfinished { left }),
            (_, Condition::Unhurt | Condition::Lethal) => None,
            (_, Condition::Critical) => Some(Effect::NoCriticalCare),
            _ if figure.heals_lightly() => Some(Effect::NoNaturalHealing),
            _ if self.carer.is_some() => Some(Effect::NoIntelligenceBonus),
            _ => Some(Effect::NoExtendedCare),
        }
    }
}

/// The points that heal by themselves in a day ([`NATURAL`]).
fn daily_points(figure: &Figure) -> i32 {
    let implant = if figure.autosanguine { AUTOSANGUINE_POINTS } else { 0 };
    figure.tb + figure.ut + figure.daemonic + implant
}

/// After a full day every injury may be treated again.
fn forget_treatments(figure: &mut Figure) {
    for injury in &mut figure.injuries {
        injury.treated = false;
    }
}

#[cfg(test)]
mod tests;
