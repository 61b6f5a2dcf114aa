//! A Wish, the surest way back.

use super::spell::restore;
use super::toll::{self, Toll};
use super::{HOUR, alive, below_the_limit};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Lost, Scene};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The Wish.
pub static WISH: Rule = Rule::new(
    "gadda.wish",
    "A Wish revives as the spell does, without a roll: within one hour, and at most 3 ST points below the death limit, nothing is lost; deeper, or later but under 12 hours, 5 attribute points are; after that it does nothing.",
)
.ruled("exactly 1 hour is within the hour; exactly 12 are too late");

const TOO_LATE: Time = Time::hours(12);
const NEAR_LIFE: i32 = 3;

/// A Wish.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// How long the figure has been dead.
    pub dead: Time,
    /// How lost points are split, if somebody says so.
    pub lose: Option<Toll>,
}

impl Wish {
    /// Whether it costs attribute points.
    fn costs(&self, figure: &Figure) -> bool {
        self.dead > HOUR || below_the_limit(figure) > NEAR_LIFE
    }
}

impl Procedure for Wish {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn objection(&self, figure: &Figure) -> Option<String> {
        let pays = self.dead < TOO_LATE && self.costs(figure);
        alive(figure).or_else(|| if pays { toll::cannot_pay(self.lose, figure) } else { None })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if self.dead >= TOO_LATE {
            dice.tell(Effect::TooLateForAWish { dead: self.dead });
            return Outcome::Refused;
        }
        let (dead, below) = (self.dead, below_the_limit(figure));
        let price = if self.costs(figure) {
            dice.tell(Effect::WishCosts { dead, below });
            toll::pay(self.lose, figure)
        } else {
            dice.tell(Effect::WishIsFree { dead, below });
            Lost::default()
        };
        restore(figure, price, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::Wish;
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Effect, Figure, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{played, told};

    fn dead_at(st: i32) -> Figure {
        Figure { dx: Some(10), iq: Some(10), wounds: 10 - st, state: State::Dead, ..Figure::new(10) }
    }

    #[test]
    fn near_life_and_within_the_hour_nothing_is_lost() {
        let lost = |dead: &str, st| {
            let story = played(&Wish { dead: dead.parse().unwrap(), lose: None }, dead_at(st), "");
            assert_eq!((story.outcome, story.figure.current_st()), (Outcome::Revived, 1));
            let lost = story.figure.lost;
            lost.st + lost.dx + lost.iq
        };
        assert_eq!(lost("1h", -6), 0);
        assert_eq!(lost("1h", -7), 5);
        assert_eq!(lost("3601s", -4), 5);
        assert_eq!(lost("43199s", -4), 5);
    }

    #[test]
    fn after_twelve_hours_it_does_nothing() {
        let story = played(&Wish { dead: "12h".parse().unwrap(), lose: None }, dead_at(-4), "");
        assert_eq!((story.outcome, story.figure), (Outcome::Refused, dead_at(-4)));
    }

    #[test]
    fn only_one_who_pays_is_asked_for_his_attributes() {
        let asked = |dead: &str, st| {
            let unknown = Figure { dx: None, ..dead_at(st) };
            Wish { dead: dead.parse().unwrap(), lose: None }.objection(&unknown).is_some()
        };
        assert_eq!([asked("1h", -6), asked("1h", -7), asked("3601s", -4)], [false, true, true]);
        assert_eq!([asked("43199s", -7), asked("12h", -7)], [true, false], "too late to pay");
        assert!(Wish { dead: "1h".parse().unwrap(), lose: None }.objection(&Figure::new(10)).is_some());
    }

    #[test]
    fn what_is_lost_is_told_where_anything_is() {
        let told = |st| {
            let told = told(played(&Wish { dead: "1h".parse().unwrap(), lose: None }, dead_at(st), ""));
            told.into_iter().find(|effect| matches!(effect, Effect::PaysForLife { .. }))
        };
        assert_eq!(told(-6), None);
        assert_eq!(told(-7), Some(Effect::PaysForLife { st: 2, dx: 2, iq: 1 }));
    }
}
