//! The Revival spell.

use super::toll::{self, Toll};
use super::{HOUR, alive, bring_back};
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Lost, Scene};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The spell.
pub static SPELL: Rule = Rule::new(
    "gadda.spell",
    "Revival (IQ 19, 50 ST, never from a scroll): within less than an hour of death and with most of the body there, 3 dice against the caster's DX, 4 if the body is burned, mangled or has lost limbs. The figure lives, unconscious at ST 1; normal wounds and diseases are gone, severed parts that are there are back; it loses 5 attribute points, split at will.",
)
.ruled("a full hour is too late; grave wounds stay, the newest falling where they alone would hold ST below 1; the attribute points go first, and what then lies between ST and 1 is fatigue; points that nobody splits come one by one from the highest attribute, of equals ST before DX before IQ");

/// A Revival spell.
#[derive(Clone, Copy, Debug)]
pub struct Spell {
    /// How long the figure has been dead.
    pub dead: Time,
    /// The DX of the caster.
    pub caster_dx: i32,
    /// Whether the body is burned, mangled or has lost limbs.
    pub mangled: bool,
    /// How the lost points are split, if somebody says so.
    pub lose: Option<Toll>,
}

impl Procedure for Spell {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn objection(&self, figure: &Figure) -> Option<String> {
        alive(figure).or_else(|| if self.dead < HOUR { toll::cannot_pay(self.lose, figure) } else { None })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        if self.dead >= HOUR {
            dice.tell(Effect::TooLateForTheSpell { dead: self.dead });
            return Outcome::Refused;
        }
        let count = if self.mangled { 4 } else { 3 };
        let target = i64::from(self.caster_dx);
        scene.dice = Some(count);
        scene.target = Some(target);
        dice.tell(Effect::CastsRevival { mangled: self.mangled });
        if !dice.save(Roll::new("cast Revival", &SPELL), count, Save::against(target)) {
            dice.tell(Effect::RevivalFails);
            return Outcome::Dead;
        }
        restore(figure, toll::pay(self.lose, figure), dice)
    }
}

/// Alive as by the spell, at this price.
pub(super) fn restore<D: Dice<Effect>>(figure: &mut Figure, price: Lost, dice: &mut D) -> Outcome {
    figure.lose(price);
    figure.set_wounds(0);
    figure.fatigue = 0;
    bring_back(figure, 1);
    dice.tell(Effect::Restored { fatigue: figure.fatigue });
    let Lost { st, dx, iq, .. } = price;
    if price != Lost::default() {
        dice.tell(Effect::PaysForLife { st, dx, iq });
    }
    Outcome::Revived
}

#[cfg(test)]
mod tests {
    use super::Spell;
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played};

    fn spell(dead: &str, lose: &str) -> Spell {
        Spell { dead: dead.parse().unwrap(), caster_dx: 12, mangled: false, lose: lose.parse().ok() }
    }

    fn dead(st: i32, wounds: i32) -> Figure {
        Figure { dx: Some(11), iq: Some(10), wounds, fresh: wounds, state: State::Dead, ..Figure::new(st) }
    }

    #[test]
    fn alive_at_1_for_five_points() {
        let story = played(&spell("30m", "dx=2,iq=3"), dead(12, 17), "=12");
        let figure = story.figure;
        assert_eq!((story.outcome, figure.current_st(), figure.state), (Outcome::Revived, 1, State::Unconscious));
        assert_eq!((figure.lost.st, figure.lost.dx, figure.lost.iq), (0, 2, 3));
        assert_eq!((figure.st, figure.dx, figure.iq), (12, Some(9), Some(7)));
        assert_eq!((figure.wounds, figure.fresh, figure.fatigue), (0, 0, 11));
        assert!(figure.knocked_out && figure.revived);
    }

    #[test]
    fn by_default_the_highest_attribute_pays() {
        let figure = Figure { dx: Some(10), iq: Some(8), ..dead(20, 28) };
        let figure = played(&spell("10m", ""), figure, "=9").figure;
        assert_eq!((figure.lost.st, figure.lost.dx, figure.lost.iq), (5, 0, 0));
        assert_eq!((figure.st, figure.fatigue, figure.current_st()), (15, 14, 1));
    }

    #[test]
    fn grave_wounds_stay_as_far_as_st_1_allows() {
        let grave = |location, points| GraveWound { location, points, healed: 1, treated: false };
        let graves = vec![grave(Location::Body, 7), grave(Location::Leg, 6), grave(Location::Arm, 6)];
        let figure = Figure { grave: graves, ..dead(12, 2) };
        // ST 12 bears 11 points: the 6 of the arm fall, and 2 of the leg's.
        let figure = played(&spell("30m", "dx=2,iq=3"), figure, "=12").figure;
        assert_eq!(figure.grave.iter().map(|wound| wound.points).collect::<Vec<_>>(), [7, 4]);
        assert_eq!((figure.current_st(), figure.fatigue), (1, 0));
    }

    #[test]
    fn a_mangled_body_takes_four_dice() {
        // 3 dice against 12: 160 of 216; 4 dice: 435 of 1296.
        assert_eq!(
            chances(&spell("59m", "iq=5"), dead(12, 17)),
            chances_of([("revived", "160/216"), ("dead", "56/216")])
        );
        let mangled = Spell { mangled: true, ..spell("59m", "iq=5") };
        assert_eq!(chances(&mangled, dead(12, 17)), chances_of([("revived", "435/1296"), ("dead", "861/1296")]));
    }

    #[test]
    fn a_full_hour_is_too_late() {
        assert_eq!(played(&spell("1h", "iq=5"), dead(12, 17), "").outcome, Outcome::Refused);
        let unknown = Figure { dx: None, ..dead(12, 17) };
        assert!(spell("59m", "").objection(&unknown).unwrap().contains("--dx"));
        assert_eq!(spell("1h", "").objection(&unknown), None, "refused all the same");
    }
}
