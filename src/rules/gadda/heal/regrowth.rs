//! The Regrowth spell.

use super::aim::no_such_grave;
use super::{cast, dead};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;

/// The spell.
pub static REGROWTH: Rule = Rule::new(
    "gadda.regrowth",
    "Regrowth (IQ 20, never from a scroll): 40 ST and a week for a part that is lost; 20 ST and at once for one that is there, for a grave wound, or for a lingering injury, whose lost points come back.",
);

/// What is to be made whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A part that is lost.
    Lost,
    /// A crippled part, or a severed one that is there.
    Present,
    /// The grave wound at this index, from 0.
    GraveAt(usize),
    /// The lingering injury at this index, from 0.
    LingeringAt(usize),
}

/// A Regrowth.
#[derive(Clone, Copy, Debug)]
pub struct Regrowth {
    /// Of what.
    pub part: Part,
    /// The caster's DX, if a roll is made.
    pub caster_dx: Option<i32>,
}

impl Procedure for Regrowth {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| match self.part {
            Part::GraveAt(index) => no_such_grave(index, figure),
            Part::LingeringAt(index) => {
                let injuries = figure.lingering.len();
                (index >= injuries)
                    .then(|| format!("there is no lingering injury {}; the figure has {injuries}", index + 1))
            }
            Part::Lost | Part::Present => None,
        })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        dice.tell(Effect::CastsRegrowth { cost: if self.part == Part::Lost { 40 } else { 20 } });
        if !cast(self.caster_dx, dice) {
            return Outcome::NoEffect;
        }
        match self.part {
            Part::Lost => {
                figure.restore_limb();
                dice.tell(Effect::GrowsBack);
            }
            Part::Present => {
                figure.restore_limb();
                dice.tell(Effect::MadeWhole);
            }
            Part::GraveAt(index) => {
                let location = figure.grave.remove(index).location;
                dice.tell(Effect::GraveWoundGone { location });
            }
            Part::LingeringAt(index) => {
                let injury = figure.lingering.remove(index);
                figure.regain(injury.effect.cost());
                dice.tell(Effect::LingeringGone { location: injury.location, lasting: injury.effect });
            }
        }
        figure.wake(dice);
        Outcome::Healed
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, Regrowth};
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Lasting, Lingering, Location, Lost, State};
    use crate::testing::{chances, chances_of, played, told};

    fn regrowth(part: Part) -> Regrowth {
        Regrowth { part, caster_dx: None }
    }

    fn maimed() -> Figure {
        let injury = |effect| Lingering { location: Location::Body, effect };
        let wound = |points| GraveWound { location: Location::Leg, points, healed: 2, treated: true };
        Figure {
            dx: Some(11),
            grave: vec![wound(6), wound(7)],
            lingering: vec![injury(Lasting::LostTwoStAndDx), injury(Lasting::Crippled)],
            lost: Lost { st: 3, dx: 1, iq: 0, ma: 0 },
            state: State::Unconscious,
            ..Figure::new(12)
        }
    }

    #[test]
    fn a_part_is_whole_again() {
        for part in [Part::Lost, Part::Present, Part::LingeringAt(1)] {
            let figure = played(&regrowth(part), maimed(), "").figure;
            assert_eq!(figure.lingering, maimed().lingering[..1]);
            assert_eq!(figure.lost, maimed().lost);
        }
    }

    #[test]
    fn a_grave_wound_is_gone_at_once() {
        let figure = played(&regrowth(Part::GraveAt(0)), maimed(), "").figure;
        assert_eq!(figure.grave, maimed().grave[1..]);
        assert_eq!((figure.current_st(), figure.state), (5, State::Conscious));
    }

    #[test]
    fn the_points_of_a_lingering_injury_come_back() {
        let figure = played(&regrowth(Part::LingeringAt(0)), maimed(), "").figure;
        assert_eq!((figure.st, figure.dx), (14, Some(12)));
        assert_eq!(figure.lost, Lost { st: 1, ..Lost::default() }, "the point that a revival cost stays lost");
    }

    #[test]
    fn what_is_not_there_cannot_be_healed() {
        assert!(regrowth(Part::GraveAt(2)).objection(&maimed()).unwrap().contains("no grave wound 3"));
        assert!(regrowth(Part::LingeringAt(2)).objection(&maimed()).unwrap().contains("no lingering injury 3"));
    }

    #[test]
    fn a_casters_dx_asks_for_a_roll() {
        let cast = Regrowth { caster_dx: Some(12), ..regrowth(Part::Present) };
        let wanted = [("healed", "160/216"), ("no-effect", "56/216")];
        assert_eq!(chances(&cast, Figure::new(12)), chances_of(wanted));
    }

    #[test]
    fn a_lost_part_costs_40_and_anything_else_20() {
        for (part, cost) in [(Part::Lost, 40), (Part::Present, 20), (Part::GraveAt(1), 20), (Part::LingeringAt(0), 20)]
        {
            assert_eq!(told(played(&regrowth(part), maimed(), ""))[0], Effect::CastsRegrowth { cost });
        }
    }

    #[test]
    fn the_points_that_come_back_are_said_and_no_others() {
        let said = |lasting| Effect::LingeringGone { location: Location::Body, lasting }.to_string();
        assert!(said(Lasting::LostTwoStAndDx).ends_with(": +2 ST, +1 DX"));
        assert!(!said(Lasting::Crippled).contains('+'));
    }
}
