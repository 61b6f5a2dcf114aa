//! A healer's tries to stabilize a mortally wounded figure.

use super::effect::Effect;
use super::figure::{Figure, Scene, Skill, State};
use super::loss::{BLEEDING, LYING_STILL, bleed, lain, lose};
use super::stabilize::{not_mortal, standing};
use crate::dice::reading::Automatic;
use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll, Save};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// A healer's roll.
pub static HEALER: Rule = Rule::new(
    "smith.healer",
    "5 minutes of treatment: dice by skill (Physicker 3, unskilled 6) vs DX + 2 x wound ST + timing - failed tries; timing is +6 if begun within 6 turns of the mortal wound, +3 within 36. Success: stable, and 0 (unskilled), 1 (First Aid), 2 (Physicker) or 3 (Master) points regained. Failure: a point of damage, 2 on a critical failure.",
)
.ruled("Master Physickers roll 2 dice, First Aid 4; the 'adj ST' of the source is wound ST; a begun turn counts, and each try is timed by its own start; a critical failure is a sum at or above the automatic failure number. Trained treatment stops a bleeding critical whatever the roll, unskilled treatment on a success");
/// Treating oneself.
pub static SELF: Rule = Rule::new(
    "smith.self",
    "The wounded figure may treat itself if it is conscious, on one more die. Its own penalties count in its DX: given, or from the sheet (DX less 3 at low ST).",
);
/// Trying again.
pub static RETRY: Rule = Rule::new(
    "smith.retry",
    "Each earlier failed try by healers of this skill or better is -1 DX; a healer of higher skill starts anew.",
)
.ruled("the target of a try is fixed at its start; a half-hour loss that falls due by its end comes after its roll");

/// How long a try takes.
pub const TRY: Time = Time::minutes(5);

impl Skill {
    /// How many dice a healer of this skill rolls.
    #[must_use]
    pub fn dice(self) -> u32 {
        match self {
            Skill::Unskilled => 6,
            Skill::FirstAid => 4,
            Skill::Physicker => 3,
            Skill::MasterPhysicker => 2,
        }
    }

    /// How many points the figure regains when it is stabilized.
    #[must_use]
    pub fn regained(self) -> i32 {
        match self {
            Skill::Unskilled => 0,
            Skill::FirstAid => 1,
            Skill::Physicker => 2,
            Skill::MasterPhysicker => 3,
        }
    }
}

/// A healer who tries, and tries again.
#[derive(Clone, Copy, Debug)]
pub struct Healer {
    /// What the healer knows.
    pub skill: Skill,
    /// The healer's DX with all its penalties; who treats itself may leave it to the sheet.
    pub dx: Option<i32>,
    /// Whether the figure treats itself.
    pub own: bool,
    /// How long after the mortal wound the first try begins; none if long after.
    pub after: Option<Time>,
    /// Failed tries by this skill that the sheet does not tell of.
    pub failed: i32,
    /// The dice, where they are not those of the skill.
    pub pool: Option<u32>,
}

/// A figure under a healer's hands.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Patient {
    figure: Figure,
    /// What the next try gains by coming early.
    timing: i32,
}

impl Healer {
    /// The healer's DX for this figure.
    fn dx_for(&self, figure: &Figure) -> Option<i32> {
        let own_dx = || figure.dx.filter(|_| self.own).map(|dx| dx + figure.dx_penalty());
        self.dx.or_else(own_dx)
    }

    fn dice(&self) -> u32 {
        self.pool.unwrap_or(self.skill.dice()) + u32::from(self.own)
    }

    /// What a first try gains by coming early.
    fn timing(&self) -> i32 {
        match self.after.map(|after| after.begun(Time::turns(1))) {
            Some(..=6) => 6,
            Some(7..=36) => 3,
            _ => 0,
        }
    }

    /// One roll and what it does.
    fn treat<D: Dice<Effect>>(&self, patient: &mut Patient, scene: &mut Scene, dice: &mut D) {
        let Patient { figure, timing } = patient;
        let (dx, wound_st, failed) =
            (self.dx_for(figure).unwrap_or_default(), figure.wound_st(), figure.failed_tries(self.skill));
        let (count, target) = (self.dice(), dx + 2 * wound_st + *timing - failed);
        (scene.dice, scene.target) = (Some(count), Some(target.into()));
        dice.tell(Effect::Treats { skill: self.skill, dice: count, dx, wound_st, timing: *timing, failed, target });
        if self.skill > Skill::Unskilled {
            figure.stop_bleeding(dice);
        }
        let treatment = Treatment { save: Save::versus(count, target.into()), automatic: Automatic::of(count) };
        let outcome = if count == 0 {
            Treated::Well
        } else {
            dice.roll(Roll::new("stabilize", &HEALER), &Expr::from(Pool::d6(count)), &treatment)
        };
        match outcome {
            Treated::Well => {
                let points = self.skill.regained().min(figure.wounds);
                figure.wounds -= points;
                dice.tell(Effect::HealerStabilizes { points, wound_st: figure.wound_st() });
                figure.stabilize(dice);
            }
            Treated::Ill | Treated::Worst => {
                let points = if outcome == Treated::Worst { 2 } else { 1 };
                figure.add_failed_tries(self.skill, 1);
                dice.tell(Effect::HealerFails { points, wound_st: figure.wound_st() - points });
                figure.wound(points, dice);
            }
        }
    }
}

impl Course for Healer {
    type Figure = Figure;
    type State = Patient;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        match self.dx_for(figure) {
            Some(_) => None,
            None if self.own => Some("who treats itself needs a DX: --dx N, or 'dx' on the sheet".to_owned()),
            None => Some("the healer's DX is needed: --dx N".to_owned()),
        }
    }

    fn refusal(&self, figure: &Figure) -> Option<Effect> {
        let unconscious = self.own && figure.state == State::Unconscious;
        not_mortal(figure).or_else(|| unconscious.then_some(Effect::UnconsciousHealer))
    }

    fn begin(&self, mut figure: Figure) -> Patient {
        figure.add_failed_tries(self.skill, self.failed);
        Patient { figure, timing: self.timing() }
    }

    fn pace(&self, patient: &Patient) -> Option<Time> {
        patient.figure.is_mortal().then_some(TRY)
    }

    fn step<D: Dice<Effect>>(&self, patient: &mut Patient, scene: &mut Scene, dice: &mut D) {
        self.treat(patient, scene, dice);
        // No try begins within 3 minutes of the wound after one that took 5.
        patient.timing = 0;
        let figure = &mut patient.figure;
        if !figure.is_mortal() {
            return;
        }
        let before = lain(figure);
        let after = before + TRY;
        figure.mortal_minutes = i32::try_from(after.whole(Time::minutes(1))).unwrap_or(i32::MAX);
        lose(after.whole(LYING_STILL) - before.whole(LYING_STILL), figure, dice);
        if figure.bleeding {
            bleed(TRY.whole(BLEEDING), figure, dice);
        }
    }

    fn end(&self, patient: Patient) -> (Outcome, Figure) {
        (standing(&patient.figure), patient.figure)
    }
}

/// How a try went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Treated {
    Well,
    Ill,
    Worst,
}

/// The sum of a healer's dice: a save, whose automatic failures are worse than others.
struct Treatment {
    save: Save,
    automatic: Option<Automatic>,
}

impl Reading for Treatment {
    type Class = Treated;

    fn class(&self, total: i64) -> Treated {
        match self.automatic {
            _ if self.save.class(total) => Treated::Well,
            Some(automatic) if total >= automatic.failure => Treated::Worst,
            _ => Treated::Ill,
        }
    }

    fn facts(&self, total: i64) -> Facts {
        let result = (self.class(total) == Treated::Worst).then_some("critical failure");
        Facts { result, ..self.save.facts(total) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Healer, TRY};
    use crate::dice::budget::Budget;
    use crate::dice::played::Event;
    use crate::odds::{self, Whom};
    use crate::procedure::Course;
    use crate::rules::outcome::Outcome;
    use crate::rules::smith::figure::tests::{at, out_at};
    use crate::rules::smith::hit::Hit;
    use crate::rules::smith::{Condition, Effect, Figure, Skill, State, Try};
    use crate::testing::{chances_after, chances_of, likely, played_for, told};
    use crate::time::Time;

    fn healer(skill: Skill, dx: i32) -> Healer {
        Healer { skill, dx: Some(dx), own: false, after: None, failed: 0, pool: None }
    }

    /// The target of one try, and how it comes out with these dice.
    fn once(healer: &Healer, figure: Figure, dice: &str) -> (Option<u32>, Option<i64>, Outcome, Figure) {
        let story = played_for(healer, figure, "5m", dice);
        (story.scene.dice, story.scene.target, story.outcome, story.figure)
    }

    fn target(healer: &Healer) -> Option<i64> {
        once(healer, at(13, -2), "=13").1
    }

    #[test]
    fn nerdeth_is_saved_by_a_physicker() {
        let physicker = Healer { after: Some(Time::minutes(5)), ..healer(Skill::Physicker, 14) };
        let (dice, target, outcome, figure) = once(&physicker, at(13, -2), "=8");
        assert_eq!((dice, target, outcome), (Some(3), Some(10), Outcome::OutOfDanger));
        assert_eq!((figure.wound_st(), figure.condition), (0, Condition::Sound));
        // 3 dice against 10: 108 of 216.
        let chances = chances_after(&physicker, at(13, -2), "5m");
        assert_eq!(chances.into_iter().collect::<Vec<_>>(), [("out-of-danger".into(), 0.5), ("worse".into(), 0.5)]);
    }

    #[test]
    fn nerdeth_by_himself_fails() {
        let himself = Healer { own: true, after: Some(Time::ZERO), ..healer(Skill::Unskilled, 12) };
        let (dice, target, outcome, figure) = once(&himself, at(13, -2), "=26");
        assert_eq!((dice, target, outcome), (Some(7), Some(14), Outcome::Worse));
        assert_eq!(figure.wound_st(), -3);
        // From his sheet it is the same: DX 15, less 3 at low ST.
        let by_the_sheet = Healer { dx: None, ..himself };
        let nerdeth = Figure { dx: Some(15), ..at(13, -2) };
        assert_eq!(once(&by_the_sheet, nerdeth.clone(), "=26").1, Some(14));
        assert!(by_the_sheet.objection(&at(13, -2)).is_some());
        assert!(healer(Skill::Physicker, 0).objection(&nerdeth).is_none());
        assert!(Healer { own: false, ..by_the_sheet }.objection(&nerdeth).is_some());
    }

    #[test]
    fn the_unconscious_cannot_treat_themselves() {
        let himself = Healer { own: true, ..healer(Skill::Unskilled, 12) };
        let (_, target, outcome, figure) = once(&himself, out_at(13, -2), "");
        assert_eq!((target, outcome, figure), (None, Outcome::Refused, out_at(13, -2)));
    }

    #[test]
    fn a_begun_turn_counts() {
        let begun =
            |after: &str| target(&Healer { after: Some(after.parse().unwrap()), ..healer(Skill::Physicker, 10) });
        assert_eq!([begun("0s"), begun("30s"), begun("31s")], [Some(12), Some(12), Some(9)]);
        assert_eq!([begun("36t"), begun("181s"), begun("37t")], [Some(9), Some(6), Some(6)]);
        assert_eq!(target(&healer(Skill::Physicker, 10)), Some(6));
    }

    #[test]
    fn skill_decides_the_dice_and_what_is_regained() {
        let (dice, target, outcome, figure) = once(&healer(Skill::FirstAid, 13), at(13, -2), "=9");
        assert_eq!((dice, target, outcome), (Some(4), Some(9), Outcome::Stable));
        assert_eq!((figure.wound_st(), figure.condition), (-1, Condition::Critical));
        let (dice, _, outcome, figure) = once(&healer(Skill::Unskilled, 30), at(13, -2), "=20");
        assert_eq!((dice, outcome, figure.wound_st()), (Some(6), Outcome::Stable, -2));
        let (dice, _, outcome, figure) = once(&healer(Skill::MasterPhysicker, 14), at(13, -2), "=10");
        assert_eq!((dice, outcome, figure.wound_st()), (Some(2), Outcome::OutOfDanger, 1));
        let given = Healer { pool: Some(5), own: true, ..healer(Skill::Physicker, 14) };
        assert_eq!(once(&given, at(13, -2), "=20").0, Some(6));
        let none = Healer { pool: Some(0), ..healer(Skill::Physicker, 1) };
        assert_eq!(once(&none, at(13, -2), "").2, Outcome::OutOfDanger, "no dice at all always succeed");
    }

    #[test]
    fn a_critical_failure_costs_2() {
        let (_, _, outcome, figure) = once(&healer(Skill::Physicker, 14), at(13, -2), "=16");
        assert_eq!((outcome, figure.wound_st()), (Outcome::Worse, -4));
        assert_eq!(figure.tries, [Try { skill: Skill::Physicker, failed: 1 }]);
        let (_, _, outcome, figure) = once(&healer(Skill::Physicker, 14), at(13, -2), "=15");
        assert_eq!((outcome, figure.wound_st()), (Outcome::Worse, -3));
        // 3 dice against 30: 16 still fails, and badly.
        assert_eq!(once(&healer(Skill::Physicker, 34), at(13, -2), "=16").3.wound_st(), -4);
        assert_eq!(once(&healer(Skill::Physicker, 14), at(13, -5), "=16").2, Outcome::Dead);
    }

    #[test]
    fn failed_tries_weigh_on_healers_who_know_no_more() {
        let again = Healer { failed: 2, ..healer(Skill::Physicker, 14) };
        assert_eq!(once(&again, at(13, -2), "=9").1, Some(8));
        assert_eq!(once(&again, at(13, -2), "=9").3.tries, [Try { skill: Skill::Physicker, failed: 3 }]);
        let mut tried = at(13, -2);
        tried.add_failed_tries(Skill::FirstAid, 2);
        let (_, target, outcome, _) = once(&healer(Skill::Physicker, 14), tried.clone(), "=10");
        assert_eq!((target, outcome), (Some(10), Outcome::OutOfDanger));
        assert_eq!(once(&healer(Skill::Unskilled, 14), tried, "=9").1, Some(8));
    }

    #[test]
    fn four_tries_of_first_aid() {
        // At -3, -4, -5, -6 the targets are 6 and less: only an automatic 8 saves, 70 of 1296; 20 and more costs 2, as
        // often. Dead before the fourth try or after it unless a try succeeds: 1, 2, 3 or 4 tries with s = c = 70/1296
        // and f = 1 - s - c.
        let (s, c) = (70.0_f64 / 1296.0, 70.0_f64 / 1296.0);
        let f = 1.0 - s - c;
        // Two points lost leave the last two tries with one fewer, and so on.
        let stable = s + (f + c) * s + (f * f + 2.0 * f * c) * s + f * f * f * s;
        let chances = chances_after(&healer(Skill::FirstAid, 12), at(13, -3), "20m");
        assert!((chances["stable"] - stable).abs() < 1e-12);
        assert!((chances["stable"] - 0.191_616_158_963_289_57).abs() < 1e-12);
        assert!((chances["dead"] - 0.808_383_841_036_710_5).abs() < 1e-12);
        assert_eq!(chances.len(), 2);
    }

    #[test]
    fn the_clock_of_losses_goes_on_and_comes_after_the_roll() {
        let lying = |minutes| Figure { mortal_minutes: minutes, ..at(13, -2) };
        let physicker = healer(Skill::Physicker, 14);
        // The half hour ends with the try: a failure costs its point and the half hour's.
        let failed = once(&physicker, lying(25), "=11").3;
        assert_eq!((failed.wound_st(), failed.mortal_minutes), (-4, 30));
        assert_eq!(once(&physicker, lying(24), "=11").3.wound_st(), -3);
        assert_eq!(once(&physicker, lying(30), "=11").3.wound_st(), -3);
        // A success comes before the loss.
        assert_eq!(once(&physicker, lying(25), "=10").3.wound_st(), 0);
        // 14 - 4 fails, then 14 - 8 - 1 = 5: the second try's target has the loss in it.
        let story = played_for(&physicker, lying(25), "10m", "=11,=6");
        assert_eq!((story.scene.target, story.figure.wound_st()), (Some(5), -5));
        // Even an early first try has its clock from the sheet, and only the first is early.
        let early = Healer { after: Some(Time::ZERO), ..physicker };
        let story = played_for(&early, lying(0), "10m", "=17,=6");
        assert_eq!((story.scene.target, story.figure.mortal_minutes), (Some(14 - 8 - 1), 10));
    }

    #[test]
    fn trained_hands_stop_the_bleeding_and_others_when_they_succeed() {
        let bleeding = || Figure { bleeding: true, ..at(60, -2) };
        let failed = once(&healer(Skill::FirstAid, 14), bleeding(), "=15").3;
        assert_eq!((failed.bleeding, failed.wound_st()), (false, -3));
        // Ten times 30 seconds.
        let failed = once(&healer(Skill::Unskilled, 14), bleeding(), "=20").3;
        assert_eq!((failed.bleeding, failed.wound_st()), (true, -13));
        let saved = once(&healer(Skill::Unskilled, 20), bleeding(), "=14").3;
        assert_eq!((saved.bleeding, saved.wound_st()), (false, -2));
        // Nobody loses more points than it takes to die.
        let dead = once(&healer(Skill::Unskilled, 14), Figure { bleeding: true, ..at(13, -2) }, "=20").3;
        assert_eq!((dead.state, dead.wound_st()), (State::Dead, -7));
    }

    #[test]
    fn odds_of_a_blow_go_on_to_the_healer() {
        // 2d6 on ST 8: -1, -2 and -3 in 4, 3 and 2 of 36. A Physicker of DX 13 needs 11, 9 and 7; 135, 81 and 35 of 216.
        let blow = Hit {
            damage: "2d6".parse().unwrap(),
            armor: 0,
            turn_damage: 0,
            subdual: false,
            crippling: None,
            desperate: false,
        };
        let figures = likely(&blow, Figure::new(8));
        let (likely, _) =
            odds::course(&healer(Skill::Physicker, 13), &figures, Whom::Many, TRY, false, Budget::WHOLE).unwrap();
        let chance = |word: &str| {
            likely
                .iter()
                .filter(|likely| likely.outcome.to_string() == word)
                .fold(crate::dice::chance::Chance::ZERO, |sum, likely| sum + likely.exact.clone().unwrap())
        };
        let of = |ways: &str| chances_of([("", ways)])[""].clone();
        assert_eq!(chance("stable"), of("70/7776"));
        assert_eq!(chance("out-of-danger"), of("783/7776"));
        // -1 and -2 fail by 1 or 2 points; from -2 the critical failure (10 of 216) kills, from -3 every failure.
        assert_eq!(chance("worse"), of("699/7776"));
        assert_eq!(chance("dead"), of("608/7776"));
        assert_eq!(chance("refused"), of("5616/7776"));
    }

    #[test]
    fn only_the_mortally_wounded_are_treated() {
        let physicker = healer(Skill::Physicker, 14);
        let stable = Figure { condition: Condition::Critical, ..at(13, -2) };
        for figure in [at(13, 3), at(13, -7), stable] {
            assert_eq!(once(&physicker, figure, "").2, Outcome::Refused);
        }
    }

    #[test]
    fn a_try_is_told_with_what_it_does() {
        let physicker = healer(Skill::Physicker, 14);
        let told = |dice| told(played_for(&physicker, at(13, -2), "5m", dice));
        let treats =
            Effect::Treats { skill: Skill::Physicker, dice: 3, dx: 14, wound_st: -2, timing: 0, failed: 0, target: 10 };
        let fails = |points| Effect::HealerFails { points, wound_st: -2 - points };
        assert_eq!(told("=11"), [treats.clone(), fails(1)], "no half hour is over yet");
        assert_eq!(told("=16"), [treats.clone(), fails(2)]);
        assert_eq!(told("=10"), [treats, Effect::HealerStabilizes { points: 2, wound_st: 0 }]);
    }

    #[test]
    fn the_worst_sums_are_critical_failures() {
        let result = |dice| {
            let journal = played_for(&healer(Skill::Physicker, 14), at(13, -2), "5m", dice).journal;
            let rolls = journal.into_iter().filter_map(|(_, event)| match event {
                Event::Roll(rolled) => Some((rolled.facts.success, rolled.facts.result)),
                Event::Effect(_) => None,
            });
            rolls.collect::<Vec<_>>()
        };
        assert_eq!(result("=10"), [(Some(true), None)]);
        assert_eq!(result("=15"), [(Some(false), None)]);
        assert_eq!(result("=16"), [(Some(false), Some("critical failure"))]);
    }

    #[test]
    fn whose_dx_is_missing_is_said() {
        let unknown = Healer { dx: None, ..healer(Skill::Physicker, 0) };
        let why = |healer: Healer| healer.objection(&at(13, -2)).unwrap();
        assert_eq!(why(unknown), "the healer's DX is needed: --dx N");
        assert_eq!(why(Healer { own: true, ..unknown }), "who treats itself needs a DX: --dx N, or 'dx' on the sheet");
    }
}
