//! Keeping somebody near death from dying.

use super::check::check;
use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use crate::dice::{Dice, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// No longer dying.
pub static STABILIZE: Rule = Rule::new("wound-box.stabilize", "Somebody near death is dying until stabilized.").ruled(
    "the source only names it: a Heal check, DC 15; rest of the dying is refused, since no time is given for them",
);

/// The number to reach.
pub const DC: i32 = 15;

/// A Heal check on the dying.
#[derive(Clone, Copy, Debug)]
pub struct Stabilize {
    /// The Heal bonus of whoever tries.
    pub check: i32,
}

impl Procedure for Stabilize {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        match figure.state {
            State::Dying if check(Roll::new("stabilize", &STABILIZE), self.check, DC, dice) => {
                figure.state = State::Stable;
                dice.tell(Effect::Stabilized);
                return Outcome::Stable;
            }
            State::Dying => {
                dice.tell(Effect::StillDying);
                return Outcome::Dying;
            }
            State::Dead => dice.tell(Effect::Dead),
            State::Up | State::Stable => dice.tell(Effect::NotDying),
        }
        Outcome::Refused
    }
}

#[cfg(test)]
mod tests {
    use super::Stabilize;
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Figure, Level, State};
    use crate::testing::{chances, chances_of, played};

    fn dying() -> Figure {
        let mut figure = Figure::new(3);
        figure.track.mark(Level::Killing).unwrap();
        figure.follow_track();
        figure
    }

    #[test]
    fn a_check_against_15() {
        // d20 + 5: 10 and more.
        let wanted = chances_of([("stable", "11/20"), ("dying", "9/20")]);
        assert_eq!(chances(&Stabilize { check: 5 }, dying()), wanted);
        assert_eq!(played(&Stabilize { check: 5 }, dying(), "10").figure.state, State::Stable);
    }

    #[test]
    fn only_the_dying_are_stabilized() {
        for state in [State::Stable, State::Dead] {
            let figure = Figure { state, ..dying() };
            assert_eq!(played(&Stabilize { check: 5 }, figure, "").outcome, Outcome::Refused);
        }
        assert_eq!(played(&Stabilize { check: 5 }, Figure::new(3), "").outcome, Outcome::Refused);
    }
}
