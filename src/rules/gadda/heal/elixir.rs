//! Healing draughts.

use super::aim::{Aim, spend, whole_points};
use super::dead;
use crate::dice::{Dice, Expr, Pool, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// The Healing Elixir.
pub static ELIXIR: Rule =
    Rule::new("gadda.elixir", "A dose of Healing Elixir, drunk or poured on, heals 1 point, normal or grave.");
/// The Elixir of Health.
pub static HEALTH_ELIXIR: Rule = Rule::new(
    "gadda.health-elixir",
    "An Elixir of Health heals 1d+1 points, normal or grave, and cures any disease, not poison.",
);

/// Doses of Healing Elixir.
#[derive(Clone, Copy, Debug)]
pub struct Elixir {
    /// How many.
    pub doses: i32,
    /// What they are meant for, if somebody says so.
    pub aim: Option<Aim>,
}

impl Procedure for Elixir {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| Aim::misses(self.aim, figure))
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        dice.tell(Effect::DrinksElixir { doses: self.doses });
        if spend(self.aim, self.doses, figure, dice, whole_points) {
            Outcome::Healed
        } else {
            dice.tell(Effect::NothingToHeal);
            Outcome::NoEffect
        }
    }
}

/// A dose of the Elixir of Health.
#[derive(Clone, Copy, Debug)]
pub struct HealthElixir {
    /// What it is meant for, if somebody says so.
    pub aim: Option<Aim>,
}

impl Procedure for HealthElixir {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| Aim::misses(self.aim, figure))
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        dice.tell(Effect::DrinksHealth);
        if Aim::first(self.aim, figure, |_| true).is_some() {
            let strength = Expr::from(Pool::d6(1)).plus_number(1);
            let points = dice.total(Roll::new("points healed", &HEALTH_ELIXIR), &strength);
            spend(self.aim, i32::try_from(points).unwrap_or(0), figure, dice, whole_points);
        }
        Outcome::Healed
    }
}

#[cfg(test)]
mod tests {
    use super::{Elixir, HealthElixir};
    use crate::rules::gadda::heal::aim::Aim;
    use crate::rules::gadda::{Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::played;

    fn hurt(wounds: i32) -> Figure {
        let wound = GraveWound { location: Location::Arm, points: 6, healed: 0, treated: false };
        Figure { wounds, fresh: wounds, grave: vec![wound], ..Figure::new(12) }
    }

    #[test]
    fn a_point_a_dose_normal_wounds_first() {
        let left = |aim| {
            let figure = played(&Elixir { doses: 3, aim }, hurt(2), "").figure;
            (figure.wounds, figure.grave[0].points)
        };
        assert_eq!(left(None), (0, 5));
        assert_eq!(left(Some(Aim::Normal)), (0, 6));
        assert_eq!(left(Some(Aim::GraveAt(0))), (2, 3));
        assert_eq!(played(&Elixir { doses: 1, aim: None }, Figure::new(12), "").outcome, Outcome::NoEffect);
    }

    #[test]
    fn an_elixir_of_health_heals_a_die_and_one() {
        let figure = played(&HealthElixir { aim: None }, hurt(8), "4").figure;
        assert_eq!((figure.wounds, figure.grave[0].points), (3, 6));
        let figure = played(&HealthElixir { aim: None }, hurt(3), "6").figure;
        assert_eq!((figure.wounds, figure.grave[0].points), (0, 2));
        let well = played(&HealthElixir { aim: None }, Figure::new(12), "");
        assert_eq!((well.outcome, well.figure), (Outcome::Healed, Figure::new(12)), "it cures disease");
    }

    #[test]
    fn an_elixir_that_heals_nothing_wakes_nobody() {
        let out = |wounds| Figure { wounds, state: State::Unconscious, ..Figure::new(12) };
        let story = played(&Elixir { doses: 1, aim: None }, out(0), "");
        assert_eq!((story.outcome, story.figure), (Outcome::NoEffect, out(0)));
        let story = played(&Elixir { doses: 1, aim: None }, out(12), "");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Healed, State::Conscious));
        let story = played(&Elixir { doses: 1, aim: None }, out(13), "");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Healed, State::Unconscious), "still at 0");
    }
}
