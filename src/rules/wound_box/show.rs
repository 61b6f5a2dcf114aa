//! How a character stands, with nothing done.

use super::effect::Effect;
use super::figure::{Figure, Scene};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rules::outcome::Outcome;

/// The character as it is.
#[derive(Clone, Copy, Debug)]
pub struct Show;

impl Procedure for Show {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, _dice: &mut D) -> Outcome {
        figure.outcome()
    }
}
