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
    /// This one: a question that makes no sense for it is an error.
    One,
    /// Whichever of many: the dead, and those whom the question makes no sense for, stay as they are and are counted.
    Many,
}

impl Whom {
    /// What a figure is counted as that takes no part, dead or out of reach; none if it takes part.
    fn aside(
        self,
        figure: &impl Figure,
        reaches_the_dead: bool,
        objection: Option<String>,
    ) -> Result<Option<Outcome>, Fault> {
        match (self, objection) {
            (Whom::Many, _) if figure.dead() && !reaches_the_dead => Ok(Some(Outcome::Dead)),
            (Whom::Many, Some(_)) => Ok(Some(Outcome::Refused)),
            (Whom::One, Some(why)) => Err(Fault::new(Code::Impossible, why)),
            (_, None) => Ok(None),
        }
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
