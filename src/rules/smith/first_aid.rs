//! The First Aid talent.

use super::effect::Effect;
use super::figure::{Figure, Scene};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// First aid.
pub static FIRST_AID: Rule = Rule::new(
    "smith.first-aid",
    "Talent (1), kit needed: heals 1 hit of wounds, within 7 minutes of the wound, once a wound and only the most recent one. 5 minutes, no roll; only one healer counts. A Physicker has it for free.",
)
.ruled("as trained treatment it stops a bleeding critical, even where it comes too late or again to heal a hit");

/// It must begin within so long of the wound.
pub const WITHIN: Time = Time::minutes(7);

/// First aid for the most recent wound.
#[derive(Clone, Copy, Debug)]
pub struct FirstAid {
    /// How long ago that wound was made; just now by default.
    pub since: Time,
}

impl FirstAid {
    /// Why it heals no hit, if it does not.
    fn obstacle(self, figure: &Figure) -> Option<(Effect, Outcome)> {
        if figure.wounds == 0 {
            Some((Effect::NothingToHeal, Outcome::NoEffect))
        } else if self.since > WITHIN {
            Some((Effect::TooLateForFirstAid { since: self.since }, Outcome::Refused))
        } else if figure.first_aid {
            Some((Effect::AlreadyAided, Outcome::Refused))
        } else if figure.last_wound == 0 {
            Some((Effect::NoRecentWound, Outcome::Refused))
        } else {
            None
        }
    }
}

impl Procedure for FirstAid {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if figure.is_dead() {
            dice.tell(Effect::DeadBeyondFirstAid);
            return Outcome::Refused;
        }
        let bled = figure.bleeding;
        figure.stop_bleeding(dice);
        match self.obstacle(figure) {
            None => {
                figure.mend(1);
                figure.first_aid = true;
                dice.tell(Effect::FirstAid { wounds: figure.wounds });
                Outcome::Healed
            }
            Some(_) if bled => Outcome::Healed,
            Some((effect, outcome)) => {
                dice.tell(effect);
                outcome
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::FirstAid;
    use crate::rules::outcome::Outcome;
    use crate::rules::smith::figure::tests::{at, out_at};
    use crate::rules::smith::{Condition, Figure};
    use crate::testing::played;

    fn aided(figure: Figure, since: &str) -> (Outcome, Figure) {
        let story = played(&FirstAid { since: since.parse().unwrap() }, figure, "");
        (story.outcome, story.figure)
    }

    fn hurt() -> Figure {
        Figure { wounds: 5, last_wound: 3, ..Figure::new(12) }
    }

    #[test]
    fn it_heals_one_hit_within_7_minutes() {
        let (outcome, figure) = aided(hurt(), "7m");
        assert_eq!((outcome, figure.wounds, figure.first_aid), (Outcome::Healed, 4, true));
        assert_eq!(aided(hurt(), "421s"), (Outcome::Refused, hurt()));
    }

    #[test]
    fn it_is_given_once_a_wound_to_who_has_one() {
        let again = Figure { first_aid: true, ..hurt() };
        assert_eq!(aided(again.clone(), "2m"), (Outcome::Refused, again));
        let old = Figure { last_wound: 0, ..hurt() };
        assert_eq!(aided(old.clone(), "2m"), (Outcome::Refused, old));
        let well = Figure { subdual: 3, fatigue: 2, ..Figure::new(12) };
        assert_eq!(aided(well.clone(), "2m"), (Outcome::NoEffect, well));
        assert_eq!(aided(at(12, -6), "2m"), (Outcome::Refused, at(12, -6)));
    }

    #[test]
    fn it_stops_the_bleeding_though_it_may_heal_no_hit() {
        let (outcome, figure) = aided(Figure { bleeding: true, ..hurt() }, "2m");
        assert_eq!((outcome, figure.wounds, figure.bleeding), (Outcome::Healed, 4, false));
        let (outcome, figure) = aided(Figure { bleeding: true, ..hurt() }, "1h");
        assert_eq!((outcome, figure.wounds, figure.bleeding), (Outcome::Healed, 5, false));
    }

    #[test]
    fn a_hit_can_be_what_lies_between_dying_and_living() {
        assert_eq!(aided(out_at(12, -1), "0s").1.condition, Condition::Sound);
        assert_eq!(aided(out_at(12, -2), "0s").1.condition, Condition::Mortal);
    }
}
