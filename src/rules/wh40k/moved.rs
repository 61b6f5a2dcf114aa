//! Being moved, exposed or active while critically injured.

use super::effect::Effect;
use super::figure::{Condition, Figure};
use super::heal;
use super::test::{Degrees, Test, percentile};
use crate::dice::{Dice, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// What it does to critical injuries.
pub static MOVE: Rule = Rule::new(
    "wh40k.move",
    "Moved far, treated in the open or active while critically injured: Toughness at -30, Unnatural Toughness not counting; each critical injury worsens by 1 for each 2 degrees of failure.",
);

/// A move, or anything else that a critically injured character should not go through.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// How degrees are counted.
    pub degrees: Degrees,
}

impl Procedure for Move {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = ();

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut (), dice: &mut D) -> Outcome {
        if figure.criticals.is_empty() {
            dice.tell(Effect::NothingToWorsen);
            return Outcome::Unchanged;
        }
        let Some(toughness) = figure.toughness else {
            dice.tell(Effect::MoveTestDue { modifier: heal::CRITICAL });
            return Outcome::Unchanged;
        };
        let test = Test::toughness(toughness, self.degrees).with("critical injury", heal::CRITICAL);
        let reading = test.against().sorted(|verdict| if verdict.success { 0 } else { verdict.degrees / 2 });
        dice.tell(Effect::MoveTest { test });
        let steps = dice.roll(Roll::new("Toughness against being moved", &MOVE), &percentile(), &reading);
        if steps == 0 {
            dice.tell(Effect::MovedUnharmed);
            return Outcome::Unchanged;
        }
        for critical in &mut figure.criticals {
            let before = critical.clone();
            critical.worsen(steps);
            dice.tell(Effect::WorseForMoving { critical: before, to: critical.severity });
        }
        if figure.condition() == Condition::Lethal {
            dice.tell(Effect::Lethal);
        }
        Outcome::Worse
    }
}

#[cfg(test)]
mod tests {
    use super::Move;
    use crate::rules::outcome::Outcome;
    use crate::rules::wh40k::figure::examples::{critical, severities, suffered};
    use crate::rules::wh40k::{Degrees, Effect, Figure};
    use crate::testing::{chances, chances_of, played, told};

    const MOVE: Move = Move { degrees: Degrees::Modern };

    #[test]
    fn one_test_worsens_every_critical_injury() {
        // 35 - 30 = 5: 45 is 40 above, 5 degrees, 2 steps.
        let story = played(&MOVE, critical([4, 2]), "45");
        assert_eq!((severities(&story.figure), story.outcome), (vec![6, 4], Outcome::Worse));
        let classic = played(&Move { degrees: Degrees::Classic }, critical([4]), "24");
        assert_eq!((severities(&classic.figure), classic.outcome), (vec![4], Outcome::Unchanged));
    }

    #[test]
    fn unnatural_toughness_does_not_count() {
        // 40 - 30 = 10: worse from 20 on, 81 of 100.
        let figure = Figure { ut: 4, toughness: Some(40), ..critical([4]) };
        assert_eq!(chances(&MOVE, figure), chances_of([("worse", "81/100"), ("unchanged", "19/100")]));
    }

    #[test]
    fn without_a_critical_injury_or_a_toughness_nothing_is_rolled() {
        assert_eq!(played(&MOVE, suffered(13), "").outcome, Outcome::Unchanged);
        let unknown = Figure { toughness: None, ..critical([4]) };
        assert_eq!(severities(&played(&MOVE, unknown, "").figure), [4]);
    }

    #[test]
    fn what_is_lethal_from_10_on_is_said_to_be() {
        // 35 - 30 = 5: 25 is two full tens above, 3 degrees, a step.
        let lethal = |severity| told(played(&MOVE, critical([severity]), "25")).contains(&Effect::Lethal);
        assert_eq!([lethal(8), lethal(9)], [false, true]);
    }
}
