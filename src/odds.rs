//! Exact odds: how likely every way is that a question can come out, by running the rules along every path. Nothing
//! here knows a rule, and no rule knows that it is counted.

mod course;
mod once;
pub mod tally;

pub use course::{Ending, Times, course};
pub use once::once;

use crate::dice::chance::Chance;
use crate::fault::{Code, Fault};
use crate::rules::outcome::Outcome;

/// Whether a question is about one figure, or about whichever it is of many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// About this one: a question that makes no sense for it is an error.
    OfOne,
    /// About one of many: the dead, and those whom the question makes no sense for, stay as they are and are counted.
    OfMany,
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
