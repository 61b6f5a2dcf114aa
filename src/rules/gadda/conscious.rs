//! Staying conscious in spite of injuries (the source's optional rule 4.3.1).

use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// Staying awake.
pub static STAY_CONSCIOUS: Rule = Rule::new(
    "gadda.stay-conscious",
    "Option: at current ST 0 three dice against basic ST, one more for each point below 0, or the figure is unconscious. Success: it acts normally but for -3 adjDX. Not for the dead.",
)
.ruled("a blow rolls it once, at the level reached, however many were passed; the command 'conscious' repeats it");

/// The roll to stay conscious, on request.
#[derive(Clone, Copy, Debug)]
pub struct Conscious {
    /// Whether it has automatic results.
    pub auto: bool,
}

impl Procedure for Conscious {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        let st = figure.current_st();
        if figure.is_dead() {
            dice.tell(Effect::DeadCannotStayAwake);
            return Outcome::Refused;
        }
        if st > 0 && figure.knocked_out {
            dice.tell(Effect::StillOut);
        } else if st > 0 {
            figure.state = State::Conscious;
            dice.tell(Effect::Awake { st });
        } else {
            stay_conscious(figure, self.auto, dice);
        }
        if figure.state == State::Conscious { Outcome::Conscious } else { Outcome::Unconscious }
    }
}

/// The roll at 0 or less ([`STAY_CONSCIOUS`]).
pub(super) fn stay_conscious<D: Dice<Effect>>(figure: &mut Figure, auto: bool, dice: &mut D) {
    let st = figure.current_st();
    let count = 3 + st.min(0).unsigned_abs();
    let awake =
        dice.save(Roll::new("stay conscious", &STAY_CONSCIOUS), count, Save::new(count, figure.st.into(), auto));
    if awake {
        figure.state = State::Conscious;
        figure.knocked_out = false;
        dice.tell(Effect::StaysConscious { st });
    } else {
        figure.state = State::Unconscious;
        dice.tell(Effect::FailsToStayConscious { st });
    }
}

#[cfg(test)]
mod tests {
    use super::Conscious;
    use crate::rules::gadda::{Effect, Figure, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played, told};

    fn at(st: i32, current: i32) -> Figure {
        Figure { wounds: st - current, ..Figure::new(st) }
    }

    #[test]
    fn whoever_stays_conscious_is_no_longer_knocked_out() {
        let figure = Figure { state: State::Unconscious, knocked_out: true, ..at(10, 0) };
        let story = played(&Conscious { auto: false }, figure, "=9");
        assert_eq!((story.figure.state, story.figure.knocked_out), (State::Conscious, false));
    }

    #[test]
    fn three_dice_at_0_and_one_more_for_each_point_below() {
        let roll = Conscious { auto: false };
        assert_eq!(chances(&roll, at(10, 0)), chances_of([("conscious", "108/216"), ("unconscious", "108/216")]));
        assert_eq!(chances(&roll, at(12, -2)), chances_of([("conscious", "762/7776"), ("unconscious", "7014/7776")]));
        assert_eq!(chances(&roll, at(10, 1)), chances_of([("conscious", "1")]));
    }

    #[test]
    fn automatic_results_are_those_of_the_dice_rolled() {
        let roll = Conscious { auto: true };
        assert_eq!(chances(&roll, at(6, -1)), chances_of([("conscious", "70/1296"), ("unconscious", "1226/1296")]));
    }

    #[test]
    fn one_that_a_blow_put_out_stays_out_above_0_and_rolls_at_0() {
        let roll = Conscious { auto: false };
        let out = |current| Figure { knocked_out: true, state: State::Unconscious, ..at(10, current) };
        let story = played(&roll, out(8), "");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Unconscious, State::Unconscious));
        assert_eq!(told(story), [Effect::StillOut]);
        assert_eq!(played(&roll, out(0), "=10").outcome, Outcome::Conscious);
        let awake = Figure { state: State::Unconscious, ..at(10, 8) };
        assert_eq!(told(played(&roll, awake, "")), [Effect::Awake { st: 8 }]);
    }
}
