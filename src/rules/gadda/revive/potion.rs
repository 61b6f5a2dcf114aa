//! What is poured into the mouth of the dead: the Revival potion, and the Universal Antidote for the poisoned.

use super::spell::restore;
use super::toll::{self, Toll};
use super::{HOUR, alive};
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Lost, Scene};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The potion.
pub static POTION: Rule = Rule::new(
    "gadda.potion",
    "A Revival potion does what the Revival spell does, within the hour: one dose on 3 dice against the ST of the dead, two at once for certain.",
)
.ruled("exactly an hour is within the hour");
/// The antidote.
pub static ANTIDOTE: Rule = Rule::new(
    "gadda.antidote",
    "A Universal Antidote brings back one whom poison killed: within 5 minutes without any loss of attribute points.",
)
.ruled("from 5 minutes to an hour it is as good as one dose of the Revival potion; later it is refused");

const WITHOUT_LOSS: Time = Time::minutes(5);

/// One dose of the Revival potion or two.
#[derive(Clone, Copy, Debug)]
pub struct Potion {
    /// How long the figure has been dead.
    pub dead: Time,
    /// Whether two doses are given at once.
    pub two_doses: bool,
    /// How the lost points are split, if somebody says so.
    pub lose: Option<Toll>,
}

impl Procedure for Potion {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn objection(&self, figure: &Figure) -> Option<String> {
        alive(figure).or_else(|| if self.dead <= HOUR { toll::cannot_pay(self.lose, figure) } else { None })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        if self.dead > HOUR {
            dice.tell(Effect::TooLateForThePotion { dead: self.dead });
            return Outcome::Refused;
        }
        if self.two_doses {
            dice.tell(Effect::TwoDoses);
        } else if !drink(figure, Roll::new("answer to the potion", &POTION), scene, dice) {
            dice.tell(Effect::PotionFails);
            return Outcome::Dead;
        }
        restore(figure, toll::pay(self.lose, figure), dice)
    }
}

/// A Universal Antidote.
#[derive(Clone, Copy, Debug)]
pub struct Antidote {
    /// How long the figure has been dead.
    pub dead: Time,
    /// How lost points are split, if somebody says so.
    pub lose: Option<Toll>,
}

impl Procedure for Antidote {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn objection(&self, figure: &Figure) -> Option<String> {
        let costs = self.dead > WITHOUT_LOSS && self.dead <= HOUR;
        alive(figure).or_else(|| if costs { toll::cannot_pay(self.lose, figure) } else { None })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        match self.dead {
            dead if dead <= WITHOUT_LOSS => {
                dice.tell(Effect::AntidoteInTime { dead });
                restore(figure, Lost::default(), dice)
            }
            dead if dead <= HOUR => {
                dice.tell(Effect::AntidoteLate { dead });
                if drink(figure, Roll::new("answer to the antidote", &ANTIDOTE), scene, dice) {
                    restore(figure, toll::pay(self.lose, figure), dice)
                } else {
                    dice.tell(Effect::PotionFails);
                    Outcome::Dead
                }
            }
            dead => {
                dice.tell(Effect::TooLateForTheAntidote { dead });
                Outcome::Refused
            }
        }
    }
}

/// 3 dice against the ST of the dead.
fn drink<D: Dice<Effect>>(figure: &Figure, roll: Roll, scene: &mut Scene, dice: &mut D) -> bool {
    let target = i64::from(figure.st);
    scene.dice = Some(3);
    scene.target = Some(target);
    dice.save(roll, 3, Save::against(target))
}

#[cfg(test)]
mod tests {
    use super::{Antidote, Potion};
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Figure, Lost, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played};

    fn dead() -> Figure {
        Figure { dx: Some(11), iq: Some(10), wounds: 17, state: State::Dead, ..Figure::new(12) }
    }

    fn potion(dead: &str) -> Potion {
        Potion { dead: dead.parse().unwrap(), two_doses: false, lose: "iq=5".parse().ok() }
    }

    fn antidote(dead: &str) -> Antidote {
        Antidote { dead: dead.parse().unwrap(), lose: None }
    }

    #[test]
    fn one_dose_may_revive_and_two_do() {
        // 3 dice against 12: 160 of 216.
        assert_eq!(chances(&potion("10m"), dead()), chances_of([("revived", "160/216"), ("dead", "56/216")]));
        let story = played(&Potion { two_doses: true, ..potion("1h") }, dead(), "");
        assert_eq!((story.outcome, story.figure.lost.iq, story.figure.current_st()), (Outcome::Revived, 5, 1));
        assert_eq!(played(&potion("3601s"), dead(), "").outcome, Outcome::Refused);
    }

    #[test]
    fn an_antidote_in_time_costs_nothing() {
        let story = played(&antidote("5m"), dead(), "");
        assert_eq!((story.outcome, story.figure.lost), (Outcome::Revived, Lost::default()));
        assert_eq!((story.figure.current_st(), story.figure.state), (1, State::Unconscious));
    }

    #[test]
    fn a_later_antidote_is_a_dose_of_revival() {
        for time in ["301s", "1h"] {
            assert_eq!(chances(&antidote(time), dead()), chances_of([("revived", "160/216"), ("dead", "56/216")]));
        }
        let story = played(&antidote("301s"), dead(), "=12");
        assert_eq!(story.figure.lost, Lost { st: 3, dx: 2, ..Lost::default() });
        assert_eq!(played(&antidote("3601s"), dead(), "").outcome, Outcome::Refused);
    }

    #[test]
    fn only_one_who_pays_is_asked_for_his_attributes() {
        let unknown = Figure { dx: None, iq: None, ..dead() };
        let potion = |time: &str| Potion { lose: None, ..potion(time) }.objection(&unknown).is_some();
        assert_eq!(["0s", "1h", "3601s"].map(potion), [true, true, false]);
        let antidote = |time: &str| antidote(time).objection(&unknown).is_some();
        assert_eq!(["5m", "301s", "1h", "3601s"].map(antidote), [false, true, true, false]);
        let alive = Figure::new(12);
        assert!(self::potion("2h").objection(&alive).is_some());
        assert!(self::antidote("1m").objection(&alive).is_some());
    }
}
