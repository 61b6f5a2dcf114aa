//! Putting a severed limb back on the living.

use super::{HOUR, dead};
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The spell on a limb.
pub static REATTACH: Rule = Rule::new(
    "gadda.reattach",
    "Revival cast within an hour on a severed limb that is there, for 30 ST: 3 dice against the caster's DX, and the limb is back on, to be used after a day. No attribute points are lost.",
);

/// A Revival spell on a limb.
#[derive(Clone, Copy, Debug)]
pub struct Reattach {
    /// The DX of the caster.
    pub caster_dx: i32,
    /// How long ago the limb was severed.
    pub since: Time,
}

impl Procedure for Reattach {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure)
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        if self.since > HOUR {
            dice.tell(Effect::TooLateForTheLimb { since: self.since });
            return Outcome::Refused;
        }
        let target = i64::from(self.caster_dx);
        scene.dice = Some(3);
        scene.target = Some(target);
        if dice.save(Roll::new("reattach the limb", &REATTACH), 3, Save::against(target)) {
            figure.restore_limb();
            dice.tell(Effect::Reattached);
            Outcome::Reattached
        } else {
            dice.tell(Effect::LimbIsLost);
            Outcome::Lost
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Reattach;
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Figure, Lasting, Lingering, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played};

    fn reattach(since: &str) -> Reattach {
        Reattach { caster_dx: 12, since: since.parse().unwrap() }
    }

    #[test]
    fn three_dice_against_dx() {
        let wanted = [("reattached", "160/216"), ("lost", "56/216")];
        assert_eq!(chances(&reattach("30m"), Figure::new(12)), chances_of(wanted));
    }

    #[test]
    fn the_last_limb_that_was_lost_is_back() {
        let injury = |location, effect| Lingering { location, effect };
        let lingering = vec![
            injury(Location::Leg, Lasting::Crippled),
            injury(Location::Arm, Lasting::Crippled),
            injury(Location::Leg, Lasting::Limp),
        ];
        let figure = Figure { lingering: lingering.clone(), ..Figure::new(12) };
        let left = |dice| played(&reattach("1h"), figure.clone(), dice).figure.lingering;
        assert_eq!(left("=12"), [lingering[0].clone(), lingering[2].clone()]);
        assert_eq!(left("=13"), lingering);
    }

    #[test]
    fn after_the_hour_it_is_refused() {
        assert_eq!(played(&reattach("61m"), Figure::new(12), "").outcome, Outcome::Refused);
    }

    #[test]
    fn the_dead_have_no_use_for_a_limb() {
        assert_eq!(reattach("30m").objection(&Figure::new(12)), None);
        let dead = Figure { state: State::Dead, ..Figure::new(12) };
        assert_eq!(reattach("30m").objection(&dead).unwrap(), "the figure is dead; this is for the living");
    }
}
