//! Healing: by hand, by spell, and out of a jar; and which wound it is meant for.

pub mod aim;
pub mod care;
pub mod cleansing;
pub mod disease;
pub mod elixir;
pub mod regrowth;
pub mod salve;
pub mod spell;

use super::effect::Effect;
use super::figure::Figure;
use crate::dice::{Dice, Roll, Save};
use crate::rulebook::Rule;

/// Incidents and their treatment.
pub static FRESH: Rule = Rule::new(
    "gadda.fresh",
    "Only one Barber or Physicker treats the wounds of one incident, and what is over heals no older wound. A treatment takes 5 minutes, and one may treat oneself.",
)
.ruled("a sheet keeps the normal points of the present incident that nobody has treated; one treatment, whatever comes of it, uses them up. Each grave wound may be treated once besides");
/// Days of rest as a gift.
pub static GRAVE_CREDIT: Rule = Rule::new(
    "gadda.grave-credit",
    "What counts as a day of bed rest toward a grave wound heals a quarter of a point for each 8 points of basic ST.",
)
.ruled("it counts even while normal wounds remain, for treatment and magic act on the wound itself");
/// Casting.
pub static CAST_ROLL: Rule = Rule::new(
    "gadda.cast-roll",
    "Where the caster's DX is given, 3 dice against it must succeed, or a healing spell fails and heals nothing.",
)
.ruled("the source names no roll for the healing spells; without --caster-dx they work");

/// Why the dead are not healed.
fn dead(figure: &Figure) -> Option<String> {
    figure.is_dead().then(|| "the figure is dead; healing is for the living ('revive' may bring it back)".to_owned())
}

/// The roll of a spell, if its caster must make one.
fn cast<D: Dice<Effect>>(caster_dx: Option<i32>, dice: &mut D) -> bool {
    let cast =
        caster_dx.is_none_or(|dx| dice.save(Roll::new("cast the spell", &CAST_ROLL), 3, Save::against(dx.into())));
    if !cast {
        dice.tell(Effect::SpellFails);
    }
    cast
}

#[cfg(test)]
mod tests {
    use super::cleansing::Cleansing;
    use super::disease::Disease;
    use super::elixir::{Elixir, HealthElixir};
    use super::salve::Salve;
    use super::spell::{Kind, Spell, Talent};
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Figure, State};

    #[test]
    fn healing_is_for_the_living() {
        let living = Figure { wounds: 5, fresh: 5, ..Figure::new(10) };
        let dead = Figure { state: State::Dead, ..living.clone() };
        let disease = Disease { difficulty: 3, iq: 12, master: false, naturalist: false, auto: false };
        let spell = Spell { kind: Kind::Heal, points: 1, talent: Talent::None, aim: None, caster_dx: None };
        let objections = |figure: &Figure| {
            [
                Cleansing { hexes: 1, caster_dx: None }.objection(figure),
                disease.objection(figure),
                Elixir { doses: 1, aim: None }.objection(figure),
                HealthElixir { aim: None }.objection(figure),
                Salve { aim: None }.objection(figure),
                spell.objection(figure),
            ]
        };
        assert_eq!(objections(&living), [const { None }; 6]);
        for objection in objections(&dead) {
            assert!(objection.unwrap().starts_with("the figure is dead"));
        }
    }
}
