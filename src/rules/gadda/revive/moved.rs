//! Moving one who has just been revived.

use super::dead;
use crate::dice::{Dice, Expr, Pool, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// Being moved.
pub static MOVED: Rule = Rule::new(
    "gadda.moved",
    "A revived figure that is moved more than 3 megahexes rolls 3 dice against its new basic ST, or takes a die of damage, which may kill it and is never a grave wound.",
);

/// A move of more than 3 megahexes.
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// Whether the save has automatic results.
    pub auto: bool,
}

impl Procedure for Moved {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure)
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if dice.save(Roll::new("bear the move", &MOVED), 3, Save::new(3, figure.st.into(), self.auto)) {
            dice.tell(Effect::BearsTheMove);
            return Outcome::Unharmed;
        }
        let points = dice.total(Roll::new("damage of the move", &MOVED), &Expr::from(Pool::d6(1)));
        figure.take_normal(i32::try_from(points).unwrap_or(0));
        dice.tell(Effect::HarmedByTheMove { st: figure.current_st() });
        figure.settle(dice);
        if figure.is_dead() { Outcome::Dead } else { Outcome::Harmed }
    }
}

#[cfg(test)]
mod tests {
    use super::Moved;
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Figure, State};
    use crate::testing::{chances, chances_of, played};

    #[test]
    fn a_die_that_kills_on_4() {
        // ST 10 at 0: 108 of 216 fail; 4, 5 and 6 of the die bring it below -3.
        let figure = Figure { wounds: 10, state: State::Unconscious, revived: true, ..Figure::new(10) };
        let wanted = [("unharmed", "1/2"), ("harmed", "1/4"), ("dead", "1/4")];
        assert_eq!(chances(&Moved { auto: false }, figure.clone()), chances_of(wanted));
        let figure = played(&Moved { auto: false }, figure, "=11,3").figure;
        assert_eq!((figure.wounds, figure.fresh, figure.grave.len()), (13, 3, 0));
    }

    #[test]
    fn automatic_results_are_those_of_three_dice() {
        // ST 30: 16 and more fail, 10 of 216.
        let wanted = [("unharmed", "206/216"), ("harmed", "10/216")];
        assert_eq!(chances(&Moved { auto: true }, Figure::new(30)), chances_of(wanted));
    }

    #[test]
    fn the_dead_may_be_moved_as_far_as_one_likes() {
        let moved = Moved { auto: false };
        assert_eq!(moved.objection(&Figure::new(10)), None);
        let dead = Figure { state: State::Dead, ..Figure::new(10) };
        assert!(moved.objection(&dead).unwrap().starts_with("the figure is dead"));
    }
}
