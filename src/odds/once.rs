//! The odds of something that happens once.

use super::tally::{Fraction, Sum, Tally};
use super::{Asked, Likely, too_large};
use crate::dice::every_path::{Budget, every_path};
use crate::fault::{Code, Fault};
use crate::procedure::{Figure, Procedure};
use crate::rules::outcome::Outcome;

/// How `procedure` comes out for whichever of `figures` it is. Of several figures, the dead and those whom it makes no
/// sense for stay as they are.
///
/// # Errors
/// If the question makes no sense for the one figure there is, or has too many paths.
pub fn once<P: Procedure>(
    procedure: &P,
    figures: &[Likely<P::Figure>],
    asked: Asked,
) -> Result<Vec<Likely<P::Figure>>, Fault> {
    if figures.iter().all(|likely| likely.exact.is_some()) {
        weighed::<P, Fraction>(procedure, figures, asked)
    } else {
        weighed::<P, f64>(procedure, figures, asked)
    }
}

fn weighed<P: Procedure, W: Sum>(
    procedure: &P,
    figures: &[Likely<P::Figure>],
    asked: Asked,
) -> Result<Vec<Likely<P::Figure>>, Fault> {
    let several = asked == Asked::OfMany;
    let mut budget = Budget::WHOLE;
    let mut tally = Tally::<(Outcome, P::Figure), W>::default();
    for likely in figures {
        let Some(weight) = W::of(likely) else { continue };
        if several && likely.figure.dead() && !P::TO_THE_DEAD {
            tally.add((Outcome::Dead, likely.figure.clone()), &weight);
            continue;
        }
        match procedure.objection(&likely.figure) {
            Some(_) if several => {
                tally.add((Outcome::Refused, likely.figure.clone()), &weight);
                continue;
            }
            Some(why) => return Err(Fault::new(Code::Impossible, why)),
            None => {}
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
