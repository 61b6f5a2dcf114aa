//! A figure's injuries as they stand on paper, and what follows from them.

use super::effect::Effect;
use super::thresholds::Thresholds;
use crate::dice::Dice;
use crate::procedure;
use crate::rulebook::Rule;
use crate::rules::more;
use crate::rules::outcome::Outcome;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// Dead.
pub static DEATH: Rule = Rule::new(
    "smith.death",
    "Dead at a wound ST (basic ST less wounds) of minus half of basic ST, the half rounded up: ST 13 and ST 14 die at -7. --death-at sets another wound ST for tough or frail races.",
)
.ruled("fatigue and subdual damage never kill, so they do not count here; the table of tough races is lost. The sheet keeps another limit ('death_at')");
/// Dying.
pub static MORTAL: Rule = Rule::new(
    "smith.mortal",
    "Alive at a wound ST below 0: mortally wounded, and losing points until stabilized.",
)
.ruled("fatigue and subdual damage count for consciousness only (adjusted ST), not here; a wound in critical condition makes it mortal anew");

words! {
    /// Whether a figure is awake.
    pub enum State as "state" {
        /// Awake.
        Conscious = "conscious",
        /// Out.
        Unconscious = "unconscious",
        /// Dead.
        Dead = "dead",
    }
}

words! {
    /// How bad its wounds are.
    pub enum Condition as "condition" {
        /// Not below 0.
        Sound = "sound",
        /// Below 0, but stable.
        Critical = "critical",
        /// Below 0 and losing points.
        Mortal = "mortal",
    }
}

words! {
    /// What became of the one save against dying that nature allows.
    pub enum NaturalSave as "natural save" {
        /// Not rolled yet.
        Unused = "unused",
        /// Rolled in vain.
        Failed = "failed",
        /// It stabilized the figure.
        Passed = "passed",
    }
}

words! {
    /// How much a healer knows, the least first.
    pub enum Skill as "skill" {
        /// Nothing.
        Unskilled = "unskilled",
        /// The First Aid talent.
        FirstAid = "first-aid",
        /// The Physicker talent.
        Physicker = "physicker",
        /// The Master Physicker talent.
        MasterPhysicker = "master-physicker",
    }
}

/// How often healers of one skill have failed to stabilize a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Try {
    /// Their skill.
    pub skill: Skill,
    /// Their failed tries.
    pub failed: i32,
}

/// A figure's sheet: facts, never what follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Figure {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Arc<str>>,
    /// Basic strength, 1 to 1000.
    pub st: i32,
    /// Dexterity, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dx: Option<i32>,
    /// Points of wounds.
    pub wounds: i32,
    /// Half points healed toward the next whole one, 0 or 1.
    pub healed: i32,
    /// Points of subdual damage.
    pub subdual: i32,
    /// Points of fatigue.
    pub fatigue: i32,
    /// Awake, out or dead.
    pub state: State,
    /// How bad the wounds are.
    pub condition: Condition,
    /// Whether a bleeding critical is open.
    pub bleeding: bool,
    /// Failed tries to stabilize it since it was mortally wounded, by skill.
    pub tries: Vec<Try>,
    /// The natural save since it was mortally wounded.
    pub natural_save: NaturalSave,
    /// Whole minutes that it has lain mortally wounded.
    pub mortal_minutes: i32,
    /// Points of the most recent wound.
    pub last_wound: i32,
    /// Whether that wound has had first aid.
    pub first_aid: bool,
    /// The wound ST at which it dies, where its race is tougher or frailer than most.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub death_at: Option<i32>,
    /// The ST of its saves against unconsciousness, where its size is not that of a human.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scaled: Option<i32>,
    /// Whether fractions of ST stand in for the effects table.
    pub fractions: bool,
}

/// What is true of the moment of a blow or of a treatment, and stands on no sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The penalty to the end of the next turn, as a negative number.
    pub dx_next_turn: i32,
    /// Whether the blow knocked the figure down.
    pub prone: bool,
    /// How many dice it was last tried to stabilize it on.
    pub dice: Option<u32>,
    /// Against which number.
    pub target: Option<i64>,
}

/// How a figure stands: what follows from its sheet and the moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "SmithNow")]
pub struct Now {
    /// Basic ST less wounds, subdual damage and fatigue.
    pub adjusted_st: i32,
    /// Basic ST less wounds.
    pub wound_st: i32,
    /// The standing penalty to DX, 0 or negative.
    pub dx_penalty: i32,
    /// The penalty to the end of the next turn, 0 or negative.
    pub dx_next_turn: i32,
    /// Knocked down by the blow.
    pub prone: bool,
    /// Dead at this wound ST and below.
    pub dies_at: i32,
    /// Mortally wounded.
    pub mortal: bool,
    /// How many dice were rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<u32>,
    /// Against which number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i64>,
}

impl Figure {
    /// A figure of that basic ST which is well.
    #[must_use]
    pub fn new(st: i32) -> Figure {
        Figure {
            name: None,
            st,
            dx: None,
            wounds: 0,
            healed: 0,
            subdual: 0,
            fatigue: 0,
            state: State::Conscious,
            condition: Condition::Sound,
            bleeding: false,
            tries: Vec::new(),
            natural_save: NaturalSave::Unused,
            mortal_minutes: 0,
            last_wound: 0,
            first_aid: false,
            death_at: None,
            scaled: None,
            fractions: false,
        }
    }

    /// Decides consciousness and the standing penalty.
    #[must_use]
    pub fn adjusted_st(&self) -> i32 {
        self.wound_st() - self.subdual - self.fatigue
    }

    /// Decides mortal wounds and death.
    #[must_use]
    pub fn wound_st(&self) -> i32 {
        self.st - self.wounds
    }

    /// The highest wound ST at which it is dead ([`DEATH`]).
    #[must_use]
    pub fn dies_at(&self) -> i32 {
        self.death_at.unwrap_or(-((self.st + 1) / 2))
    }

    /// Whether it is dead already.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.state == State::Dead
    }

    /// Whether it is mortally wounded ([`MORTAL`]).
    #[must_use]
    pub fn is_mortal(&self) -> bool {
        !self.is_dead() && self.condition == Condition::Mortal
    }

    /// Where damage begins to tell on it.
    #[must_use]
    pub fn thresholds(&self) -> Thresholds {
        if self.fractions { Thresholds::by_fraction(self.st) } else { Thresholds::by_table(self.st) }
    }

    /// The ST of its own saves, which is another than its basic ST where its size is not that of a human.
    #[must_use]
    pub fn save_st(&self) -> i32 {
        self.scaled.unwrap_or(self.st)
    }

    /// The standing penalty to DX.
    #[must_use]
    pub fn dx_penalty(&self) -> i32 {
        if self.adjusted_st() <= self.thresholds().weak { -3 } else { 0 }
    }

    /// The outcome word of a figure as it stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match (self.state, self.condition) {
            (State::Dead, _) => Outcome::Dead,
            (_, Condition::Mortal) => Outcome::Mortal,
            (_, Condition::Critical) => Outcome::Critical,
            (State::Unconscious, _) => Outcome::Unconscious,
            (State::Conscious, _) if self.adjusted_st() < 0 => Outcome::Helpless,
            (State::Conscious, _) if self.wounds > 0 || self.subdual > 0 => Outcome::Hurt,
            (State::Conscious, _) => Outcome::Unhurt,
        }
    }

    /// Lets the numbers of a sheet decide what they decide: whether the figure is dead, and whether it can be sound or
    /// anything else. Below 0 it is mortally wounded unless it is known to be stable.
    pub fn reconcile(&mut self) {
        if self.wound_st() <= self.dies_at() {
            self.state = State::Dead;
        } else if self.wound_st() >= 0 {
            self.leave_danger();
        } else if self.condition == Condition::Sound && !self.is_dead() {
            self.condition = Condition::Mortal;
        }
    }

    /// Adds points to its wounds, and what comes of it.
    pub fn wound<D: Dice<Effect>>(&mut self, points: i32, dice: &mut D) {
        self.wounds = more(self.wounds, points);
        let (wound_st, dies_at) = (self.wound_st(), self.dies_at());
        if self.is_dead() {
            return;
        }
        if wound_st <= dies_at {
            self.state = State::Dead;
            dice.tell(Effect::Dies { wound_st, dies_at });
        } else if wound_st < 0 && !self.is_mortal() {
            self.forget_treatment();
            self.condition = Condition::Mortal;
            dice.tell(Effect::MortallyWounded { wound_st, dies_at });
        }
    }

    /// Takes points off its wounds.
    pub fn mend(&mut self, points: i32) {
        self.wounds = (self.wounds - points).max(0);
        // A part of a point that is healed is part of a wound.
        if self.wounds == 0 {
            self.healed = 0;
        }
        if self.wound_st() >= 0 {
            self.leave_danger();
        }
    }

    /// Ends the loss of points, and the bleeding with it.
    pub fn stabilize<D: Dice<Effect>>(&mut self, dice: &mut D) {
        self.stop_bleeding(dice);
        self.mortal_minutes = 0;
        if self.wound_st() < 0 {
            self.condition = Condition::Critical;
        } else {
            self.leave_danger();
        }
    }

    /// Closes a bleeding critical, if there is one.
    pub fn stop_bleeding<D: Dice<Effect>>(&mut self, dice: &mut D) {
        if self.bleeding {
            self.bleeding = false;
            dice.tell(Effect::StopsBleeding);
        }
    }

    /// What was tried on a mortal wound is of no more interest, once it is one no longer.
    fn leave_danger(&mut self) {
        self.condition = Condition::Sound;
        self.forget_treatment();
    }

    fn forget_treatment(&mut self) {
        self.tries.clear();
        self.natural_save = NaturalSave::Unused;
        self.mortal_minutes = 0;
    }

    /// How often healers of this skill or better have failed on it.
    #[must_use]
    pub fn failed_tries(&self, skill: Skill) -> i32 {
        self.tries.iter().filter(|tried| tried.skill >= skill).map(|tried| tried.failed).sum()
    }

    /// Remembers failed tries, the least skilled first, so that the order of healers does not matter.
    pub fn add_failed_tries(&mut self, skill: Skill, failed: i32) {
        match self.tries.binary_search_by_key(&skill, |tried| tried.skill) {
            Ok(at) => self.tries[at].failed += failed,
            Err(at) if failed > 0 => self.tries.insert(at, Try { skill, failed }),
            Err(_) => {}
        }
    }

    /// How it stands in this scene.
    #[must_use]
    pub fn now(&self, scene: &Scene) -> Now {
        Now {
            adjusted_st: self.adjusted_st(),
            wound_st: self.wound_st(),
            dx_penalty: self.dx_penalty(),
            dx_next_turn: scene.dx_next_turn,
            prone: scene.prone,
            dies_at: self.dies_at(),
            mortal: self.is_mortal(),
            dice: scene.dice,
            target: scene.target,
        }
    }
}

impl procedure::Figure for Figure {
    fn dead(&self) -> bool {
        self.is_dead()
    }

    fn conscious(&self) -> Option<bool> {
        Some(self.state == State::Conscious)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::{Condition, Figure, NaturalSave, Skill, State, Try};
    use crate::rules::outcome::Outcome;

    /// A figure of that ST at that wound ST, as the numbers have it.
    pub(in crate::rules::smith) fn at(st: i32, wound_st: i32) -> Figure {
        let mut figure = Figure { wounds: st - wound_st, last_wound: st - wound_st, ..Figure::new(st) };
        figure.reconcile();
        figure
    }

    /// The same, out.
    pub(in crate::rules::smith) fn out_at(st: i32, wound_st: i32) -> Figure {
        Figure { state: State::Unconscious, ..at(st, wound_st) }
    }

    #[test]
    fn death_comes_at_half_of_st_rounded_up() {
        let limits: Vec<i32> = [1, 2, 8, 9, 10, 11, 13, 14, 57].map(|st| Figure::new(st).dies_at()).into();
        assert_eq!(limits, [-1, -1, -4, -5, -5, -6, -7, -7, -29]);
        assert_eq!(at(13, -7).state, State::Dead);
        assert_eq!(at(13, -6).outcome(), Outcome::Mortal);
        assert_eq!(Figure { death_at: Some(-10), ..Figure::new(13) }.dies_at(), -10);
    }

    #[test]
    fn fatigue_and_subdual_damage_weaken_but_do_not_kill() {
        let figure = Figure { wounds: 6, subdual: 3, fatigue: 20, ..Figure::new(10) };
        assert_eq!((figure.adjusted_st(), figure.wound_st()), (-19, 4));
        assert_eq!(figure.dx_penalty(), -3);
        assert_eq!(figure.outcome(), Outcome::Helpless);
    }

    #[test]
    fn the_standing_penalty_begins_where_the_table_or_the_fraction_says() {
        let penalty = |st, adjusted, fractions| Figure { fractions, ..at(st, adjusted) }.dx_penalty();
        assert_eq!([penalty(10, 4, false), penalty(10, 3, false)], [0, -3]);
        assert_eq!([penalty(57, 10, false), penalty(57, 9, false)], [0, -3]);
        assert_eq!([penalty(57, 12, true), penalty(57, 11, true)], [0, -3]);
    }

    #[test]
    fn the_numbers_of_a_sheet_decide() {
        let stable = Figure { wounds: 15, condition: Condition::Critical, ..Figure::new(13) };
        let reconciled = |mut figure: Figure| {
            figure.reconcile();
            figure.outcome()
        };
        assert_eq!(reconciled(stable.clone()), Outcome::Critical);
        assert_eq!(reconciled(Figure { condition: Condition::Sound, ..stable.clone() }), Outcome::Mortal);
        assert_eq!(reconciled(Figure { wounds: 13, ..stable.clone() }), Outcome::Hurt);
        assert_eq!(reconciled(Figure { wounds: 20, ..stable }), Outcome::Dead);
        assert_eq!(reconciled(Figure { subdual: 1, ..Figure::new(9) }), Outcome::Hurt);
        assert_eq!(reconciled(Figure { fatigue: 1, ..Figure::new(9) }), Outcome::Unhurt);
    }

    #[test]
    fn out_of_danger_nothing_of_the_treatment_counts_any_more() {
        let mut figure = at(13, -2);
        figure.add_failed_tries(Skill::Physicker, 1);
        figure.natural_save = NaturalSave::Failed;
        figure.mortal_minutes = 130;
        figure.mend(1);
        assert_eq!((figure.condition, figure.failed_tries(Skill::Unskilled)), (Condition::Mortal, 1));
        figure.mend(5);
        assert_eq!(figure, Figure { last_wound: 15, ..at(13, 4) });
    }

    #[test]
    fn failed_tries_count_for_the_same_skill_and_below() {
        let mut figure = at(13, -2);
        figure.add_failed_tries(Skill::Physicker, 1);
        figure.add_failed_tries(Skill::Unskilled, 0);
        figure.add_failed_tries(Skill::FirstAid, 2);
        figure.add_failed_tries(Skill::Physicker, 1);
        let wanted = [Try { skill: Skill::FirstAid, failed: 2 }, Try { skill: Skill::Physicker, failed: 2 }];
        assert_eq!(figure.tries, wanted);
        let counted: Vec<i32> = [Skill::Unskilled, Skill::FirstAid, Skill::Physicker, Skill::MasterPhysicker]
            .map(|skill| figure.failed_tries(skill))
            .into();
        assert_eq!(counted, [4, 4, 2, 0]);
    }
}
