//! Exact odds: how likely every way is that a question can come out, by running the rules along every path. Nothing
//! here knows a rule, and no rule knows that it is counted.

mod course;
mod once;
pub mod tally;

pub use course::{Ending, Times, course};
pub use once::once;

use crate::dice::chance::Chance;
use crate::fault::{Code, Fault};
use crate::procedure::Figure;
use crate::rules::outcome::Outcome;

/// Whom a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// This one.
    One,
    /// Whichever of many: the dead, and those whom the question makes no sense for, stay as they are and are counted.
    Many,
}

impl Whom {
    /// What a figure is counted as that takes no part, dead or out of reach; none if it takes part.
    fn aside(self, figure: &impl Figure, reaches_the_dead: bool, objection: Option<&str>) -> Option<Outcome> {
        match self {
            Whom::One => None,
            Whom::Many if figure.dead() && !reaches_the_dead => Some(Outcome::Dead),
            Whom::Many => objection.map(|_| Outcome::Refused),
        }
    }

    /// Makes sure that the question makes sense for somebody.
    fn sensible<F: Figure>(
        self,
        figures: &[Likely<F>],
        reaches_the_dead: bool,
        objection: impl Fn(&F) -> Option<String>,
    ) -> Result<(), Fault> {
        let mut first = None;
        for Likely { figure, .. } in figures {
            match objection(figure) {
                Some(why) if self.aside(figure, reaches_the_dead, None).is_none() => drop(first.get_or_insert(why)),
                _ => return Ok(()),
            }
        }
        first.map_or(Ok(()), |why| Err(Fault::new(Code::Impossible, why)))
    }
}

/// A figure with the chance that it is this one.
#[derive(Clone, Debug)]
pub struct Likely<F> {
    /// The chance as a decimal.
    pub p: f64,
    /// The chance as a fraction, where it is known exactly.
    pub exact: Option<Chance>,
    /// The outcome that it comes with.
    pub outcome: Outcome,
    /// The figure.
    pub figure: F,
}

impl<F> Likely<F> {
    /// The one that it certainly is.
    pub fn certain(outcome: Outcome, figure: F) -> Likely<F> {
        Likely { p: 1.0, exact: Some(Chance::ONE), outcome, figure }
    }
}

/// The question is too large to be counted.
fn too_large() -> Fault {
    let why = "the odds branch into too many cases; narrow the question (fewer dice, less damage, fewer attempts or a shorter time)";
    Fault::new(Code::Limit, why)
}
