//! The odds of something that happens once.

use super::tally::{Fraction, Sum, Tally};
use super::{Likely, Whom, too_large};
use crate::dice::budget::Budget;
use crate::dice::every_path::every_path;
use crate::fault::Fault;
use crate::procedure::Procedure;
use crate::rules::outcome::Outcome;

/// How `procedure` comes out for whichever of `figures` it is. Of several figures, the dead and those whom it makes no
/// sense for stay as they are.
///
/// # Errors
/// If the question makes no sense for the one figure there is, or has too many paths.
pub fn once<P: Procedure>(
    procedure: &P,
    figures: &[Likely<P::Figure>],
    whom: Whom,
    budget: Budget,
) -> Result<Vec<Likely<P::Figure>>, Fault> {
    whom.sensible(figures, P::TO_THE_DEAD, |figure| procedure.objection(figure))?;
    if figures.iter().all(|likely| likely.exact.is_some()) {
        weighed::<P, Fraction>(procedure, figures, whom, budget)
    } else {
        weighed::<P, f64>(procedure, figures, whom, budget)
    }
}

fn weighed<P: Procedure, W: Sum>(
    procedure: &P,
    figures: &[Likely<P::Figure>],
    whom: Whom,
    mut budget: Budget,
) -> Result<Vec<Likely<P::Figure>>, Fault> {
    let mut tally = Tally::<(Outcome, P::Figure), W>::default();
    for likely in figures {
        let Some(weight) = W::of(likely) else { continue };
        let objection = procedure.objection(&likely.figure);
        if let Some(outcome) = whom.aside(&likely.figure, P::TO_THE_DEAD, objection.as_deref()) {
            tally.add((outcome, likely.figure.clone()), &weight);
            continue;
        }
        every_path(
            |path| {
                let mut figure = likely.figure.clone();
                let outcome = procedure.play(&mut figure, &mut P::Scene::default(), path);
                (outcome, figure)
            },
            |end, path: W| tally.add(end, &weight.times(&path)),
            &mut budget,
        )
        .map_err(|_| too_large())?;
    }
    Ok(tally.likely())
}

#[cfg(test)]
mod tests {
    use super::once;
    use crate::dice::budget::Budget;
    use crate::dice::chance::chance;
    use crate::dice::{Dice, Roll, Save};
    use crate::odds::{Likely, Whom};
    use crate::procedure::{self, Procedure};
    use crate::rulebook::Rule;
    use crate::rules::outcome::Outcome;

    static RULE: Rule = Rule::new("test.rule", "A rule.");

    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    enum Who {
        Alive,
        Dead,
        OutOfReach,
    }

    impl procedure::Figure for Who {
        fn dead(&self) -> bool {
            *self == Who::Dead
        }

        fn conscious(&self) -> Option<bool> {
            None
        }
    }

    /// Even chances of living, for the dead as well if it reaches them.
    struct Rite<const TO_THE_DEAD: bool>;

    impl<const TO_THE_DEAD: bool> Procedure for Rite<TO_THE_DEAD> {
        type Figure = Who;
        type Effect = std::convert::Infallible;
        type Scene = ();

        const TO_THE_DEAD: bool = TO_THE_DEAD;

        fn objection(&self, who: &Who) -> Option<String> {
            (*who == Who::OutOfReach).then(|| "out of reach".to_owned())
        }

        fn play<D: Dice<std::convert::Infallible>>(&self, who: &mut Who, _scene: &mut (), dice: &mut D) -> Outcome {
            let lives = dice.save(Roll::new("live", &RULE), 1, Save::against(3));
            *who = if lives { Who::Alive } else { Who::Dead };
            if lives { Outcome::Hurt } else { Outcome::Dead }
        }
    }

    /// A quarter each of two who live, and of one who is dead and one who is out of reach.
    fn four() -> Vec<Likely<Who>> {
        [(2_u8, Outcome::Hurt, Who::Alive), (1, Outcome::Dead, Who::Dead), (1, Outcome::Unhurt, Who::OutOfReach)]
            .map(|(ways, outcome, figure)| Likely {
                p: f64::from(ways) / 4.0,
                exact: Some(chance(ways.into(), 4_u8.into())),
                outcome,
                figure,
            })
            .into()
    }

    fn eighths(likely: Vec<Likely<Who>>) -> Vec<(Outcome, Who, f64)> {
        likely.into_iter().map(|likely| (likely.outcome, likely.figure, 8.0 * likely.p)).collect()
    }

    #[test]
    fn of_many_the_dead_and_those_out_of_reach_stay_as_they_are() {
        let wanted = [
            (Outcome::Dead, Who::Dead, 4.0),
            (Outcome::Hurt, Who::Alive, 2.0),
            (Outcome::Refused, Who::OutOfReach, 2.0),
        ];
        assert_eq!(eighths(once(&Rite::<false>, &four(), Whom::Many, Budget::WHOLE).unwrap()), wanted);
        let inexact: Vec<_> = four().into_iter().map(|likely| Likely { exact: None, ..likely }).collect();
        assert_eq!(eighths(once(&Rite::<false>, &inexact, Whom::Many, Budget::WHOLE).unwrap()), wanted);
    }

    #[test]
    fn what_makes_sense_for_nobody_is_an_error() {
        let of_reach = |figures: &[Likely<Who>]| once(&Rite::<false>, figures, Whom::Many, Budget::WHOLE);
        let [alive, dead, away] = <[Likely<Who>; 3]>::try_from(four()).unwrap();
        assert_eq!(of_reach(std::slice::from_ref(&away)).unwrap_err().message, "out of reach");
        for other in [alive, dead] {
            assert!(of_reach(&[away.clone(), other]).is_ok());
        }
    }

    #[test]
    fn what_is_done_to_the_dead_is_done_to_them() {
        let wanted = [
            (Outcome::Dead, Who::Dead, 3.0),
            (Outcome::Hurt, Who::Alive, 3.0),
            (Outcome::Refused, Who::OutOfReach, 2.0),
        ];
        assert_eq!(eighths(once(&Rite::<true>, &four(), Whom::Many, Budget::WHOLE).unwrap()), wanted);
    }

    #[test]
    fn of_one_it_is_asked_as_it_is() {
        let of_one = |who| once(&Rite::<false>, &[Likely::certain(Outcome::Hurt, who)], Whom::One, Budget::WHOLE);
        assert_eq!(of_one(Who::OutOfReach).unwrap_err().message, "out of reach");
        assert_eq!(
            eighths(of_one(Who::Dead).unwrap()),
            [(Outcome::Dead, Who::Dead, 4.0), (Outcome::Hurt, Who::Alive, 4.0)]
        );
    }
}
