//! Healing Salve on a wound, apart from rest.

use super::aim::{Aim, Wound};
use super::dead;
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// The salve.
pub static SALVE: Rule = Rule::new(
    "gadda.salve",
    "A dose of Healing Salve takes a minute. It heals 1 normal point, one dose an incident; or it counts as a day of bed rest for a grave wound; or it speeds a day's rest; never two of these.",
);

/// A dose of salve.
#[derive(Clone, Copy, Debug)]
pub struct Salve {
    /// What it is meant for, if somebody says so.
    pub aim: Option<Aim>,
}

impl Procedure for Salve {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| Aim::misses(self.aim, figure))
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if Aim::first(self.aim, figure, |_| true).is_none() {
            dice.tell(Effect::NothingToHeal);
            return Outcome::NoEffect;
        }
        let salved = figure.salved;
        match Aim::first(self.aim, figure, |wound| wound != Wound::Normal || !salved) {
            None => {
                dice.tell(Effect::SalvedAlready);
                return Outcome::Refused;
            }
            Some(Wound::Normal) => {
                figure.salved = true;
                dice.tell(Effect::SalveOnWounds);
                figure.heal_normal(1, dice);
            }
            Some(Wound::Grave(index)) => {
                dice.tell(Effect::SalveOnGraveWound);
                figure.credit_grave(index, 1, dice);
            }
        }
        figure.wake(dice);
        Outcome::Healed
    }
}

#[cfg(test)]
mod tests {
    use super::Salve;
    use crate::rules::gadda::heal::aim::Aim;
    use crate::rules::gadda::{Figure, GraveWound, Location};
    use crate::rules::outcome::Outcome;
    use crate::testing::played;

    fn hurt() -> Figure {
        let wound = GraveWound { location: Location::Arm, points: 6, healed: 3, treated: false };
        Figure { wounds: 3, fresh: 3, grave: vec![wound], ..Figure::new(12) }
    }

    #[test]
    fn a_point_of_normal_wounds_once_an_incident() {
        let figure = played(&Salve { aim: None }, hurt(), "").figure;
        assert_eq!((figure.wounds, figure.salved, figure.grave[0].healed), (2, true, 3));
        let again = played(&Salve { aim: Some(Aim::Normal) }, figure.clone(), "");
        assert_eq!((again.outcome, &again.figure), (Outcome::Refused, &figure));
        let figure = played(&Salve { aim: None }, figure, "").figure;
        assert_eq!((figure.wounds, figure.grave[0].points, figure.grave[0].healed), (2, 5, 0));
    }

    #[test]
    fn or_a_day_for_a_grave_wound() {
        let figure = played(&Salve { aim: Some(Aim::Grave) }, hurt(), "").figure;
        assert_eq!((figure.wounds, figure.salved, figure.grave[0].points), (3, false, 5));
        assert_eq!(played(&Salve { aim: None }, Figure::new(12), "").outcome, Outcome::NoEffect);
    }
}
