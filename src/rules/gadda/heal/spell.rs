//! The two healing spells.

use super::aim::{Aim, points_or_days, spend, whole_points};
use super::{cast, dead};
use crate::dice::Dice;
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::outcome::Outcome;
use crate::words;

/// The lesser.
pub static HEAL_SPELL: Rule = Rule::new(
    "gadda.heal-spell",
    "Heal (IQ 16): 4 ST a point, at most 3 points a day on one subject, 4 from a Physicker, 5 from a Master. On a grave wound each point counts as a day of bed rest.",
);
/// The greater.
pub static GREAT_HEALING: Rule = Rule::new(
    "gadda.great-healing",
    "Great Healing (IQ 18): 8 ST a point, normal or grave, at most 6 points a day on one subject, 7 from a Physicker, 8 from a Master.",
);
/// How often.
pub static ONE_SPELL_A_DAY: Rule = Rule::new(
    "gadda.one-spell-a-day",
    "A subject takes one Heal or Great Healing a day, not both. Cleansing, Revival and Regrowth do not count.",
);

words! {
    /// A spell that heals wounds.
    pub enum Kind as "healing spell" {
        /// Heal.
        Heal = "heal-spell",
        /// Great Healing.
        GreatHealing = "great-healing",
    }
}

impl Kind {
    /// The spell, for people.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Heal => "Heal",
            Kind::GreatHealing => "Great Healing",
        }
    }

    /// What a point costs the caster.
    #[must_use]
    pub fn cost(self) -> i32 {
        match self {
            Kind::Heal => 4,
            Kind::GreatHealing => 8,
        }
    }
}

words! {
    /// What the caster knows of healing besides.
    pub enum Talent as "talent" {
        /// Nothing.
        None = "none",
        /// A Physicker.
        Physicker = "physicker",
        /// A Master Physicker.
        Master = "master-physicker",
    }
}

/// A spell that heals wounds.
#[derive(Clone, Copy, Debug)]
pub struct Spell {
    /// Which one.
    pub kind: Kind,
    /// How many points it is to heal.
    pub points: i32,
    /// The caster's talent.
    pub talent: Talent,
    /// What it is meant for, if somebody says so.
    pub aim: Option<Aim>,
    /// The caster's DX, if a roll is made.
    pub caster_dx: Option<i32>,
}

impl Spell {
    /// The most points it heals.
    fn most(&self) -> i32 {
        let most = match self.kind {
            Kind::Heal => 3,
            Kind::GreatHealing => 6,
        };
        match self.talent {
            Talent::None => most,
            Talent::Physicker => most + 1,
            Talent::Master => most + 2,
        }
    }

    fn refusal(&self, figure: &Figure) -> Option<Effect> {
        let (points, most) = (self.points, self.most());
        if figure.spell_today {
            Some(Effect::SpellHadToday)
        } else if points > most {
            Some(match self.kind {
                Kind::Heal => Effect::TooMuchForHeal { points, most },
                Kind::GreatHealing => Effect::TooMuchForGreatHealing { points, most },
            })
        } else {
            None
        }
    }
}

impl Procedure for Spell {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| Aim::misses(self.aim, figure))
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if let Some(refusal) = self.refusal(figure) {
            dice.tell(refusal);
            return Outcome::Refused;
        }
        if Aim::first(self.aim, figure, |_| true).is_none() {
            dice.tell(Effect::NothingToHeal);
            return Outcome::NoEffect;
        }
        let (points, cost) = (self.points, self.points * self.kind.cost());
        dice.tell(match self.kind {
            Kind::Heal => Effect::CastsHeal { points, cost },
            Kind::GreatHealing => Effect::CastsGreatHealing { points, cost },
        });
        if !cast(self.caster_dx, dice) {
            return Outcome::NoEffect;
        }
        figure.spell_today = true;
        match self.kind {
            Kind::Heal => spend(self.aim, points, figure, dice, points_or_days),
            Kind::GreatHealing => spend(self.aim, points, figure, dice, whole_points),
        };
        Outcome::Healed
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Spell, Talent};
    use crate::rules::gadda::heal::aim::Aim;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played, told};

    #[test]
    fn each_spell_has_its_name() {
        assert_eq!([Kind::Heal.name(), Kind::GreatHealing.name()], ["Heal", "Great Healing"]);
    }

    fn spell(kind: Kind, points: i32) -> Spell {
        Spell { kind, points, talent: Talent::None, aim: None, caster_dx: None }
    }

    fn hurt(wounds: i32, graves: &[i32]) -> Figure {
        let wound = |points: &i32| GraveWound { location: Location::Body, points: *points, healed: 0, treated: false };
        let grave = graves.iter().map(wound).collect();
        Figure { wounds, fresh: wounds, grave, ..Figure::new(12) }
    }

    /// Normal points left, and points and quarters of each grave wound.
    fn left(spell: Spell, figure: Figure) -> (i32, Vec<(i32, i32)>) {
        let figure = played(&spell, figure, "").figure;
        (figure.wounds, figure.grave.iter().map(|wound| (wound.points, wound.healed)).collect())
    }

    #[test]
    fn heal_gives_points_to_normal_wounds_and_days_to_grave_ones() {
        let story = played(&spell(Kind::Heal, 3), hurt(5, &[]), "");
        assert_eq!((story.outcome, story.figure.wounds, story.figure.spell_today), (Outcome::Healed, 2, true));
        let to = |aim| Spell { aim: Some(aim), ..spell(Kind::Heal, 3) };
        assert_eq!(left(to(Aim::Grave), hurt(0, &[7])), (0, vec![(7, 3)]));
        assert_eq!(left(to(Aim::GraveAt(1)), hurt(4, &[7, 6])), (4, vec![(7, 0), (6, 3)]));
        assert_eq!(left(spell(Kind::Heal, 3), hurt(1, &[7])), (0, vec![(7, 2)]));
    }

    #[test]
    fn great_healing_closes_normal_wounds_and_then_grave_ones() {
        let great = spell(Kind::GreatHealing, 6);
        assert_eq!(left(great, hurt(2, &[6])), (0, vec![(2, 0)]));
        assert_eq!(left(great, hurt(0, &[4, 6])), (0, vec![(4, 0)]), "the oldest first, then the next");
        let to_first = Spell { aim: Some(Aim::GraveAt(0)), ..great };
        assert_eq!(left(to_first, hurt(1, &[4, 6])), (1, vec![(6, 0)]), "that one alone");
        let to_normal = Spell { aim: Some(Aim::Normal), ..great };
        assert_eq!(left(to_normal, hurt(1, &[4])), (0, vec![(4, 0)]));
    }

    #[test]
    fn a_healer_who_casts_heals_more_and_nobody_beyond_the_limit() {
        for (kind, most) in [(Kind::Heal, [3, 4, 5]), (Kind::GreatHealing, [6, 7, 8])] {
            for (talent, most) in [Talent::None, Talent::Physicker, Talent::Master].into_iter().zip(most) {
                let points = |points| Spell { talent, ..spell(kind, points) };
                assert_eq!(played(&points(most), hurt(9, &[]), "").figure.wounds, 9 - most);
                let story = played(&points(most + 1), hurt(9, &[]), "");
                assert_eq!((story.outcome, story.figure), (Outcome::Refused, hurt(9, &[])));
            }
        }
    }

    #[test]
    fn one_a_day() {
        let figure = Figure { spell_today: true, ..hurt(5, &[]) };
        for kind in [Kind::Heal, Kind::GreatHealing] {
            assert_eq!(played(&spell(kind, 2), figure.clone(), "").outcome, Outcome::Refused);
        }
    }

    #[test]
    fn a_casters_dx_asks_for_a_roll() {
        let cast = Spell { caster_dx: Some(12), ..spell(Kind::Heal, 3) };
        assert_eq!(chances(&cast, hurt(5, &[])), chances_of([("healed", "160/216"), ("no-effect", "56/216")]));
        assert!(!played(&cast, hurt(5, &[]), "=13").figure.spell_today);
    }

    #[test]
    fn healing_counts_up_from_the_real_negative_number_and_wakes() {
        let figure = Figure { wounds: 12, state: State::Unconscious, ..Figure::new(10) };
        let figure = played(&spell(Kind::Heal, 3), figure, "").figure;
        assert_eq!((figure.current_st(), figure.state), (1, State::Conscious));
        let stunned = Figure { wounds: 5, state: State::Unconscious, knocked_out: true, ..Figure::new(10) };
        assert_eq!(played(&spell(Kind::Heal, 3), stunned, "").figure.state, State::Unconscious);
    }

    #[test]
    fn the_unhurt_have_no_use_for_it() {
        let story = played(&spell(Kind::Heal, 3), hurt(0, &[]), "");
        assert_eq!((story.outcome, story.figure), (Outcome::NoEffect, hurt(0, &[])));
    }

    #[test]
    fn a_point_costs_4_by_the_lesser_spell_and_8_by_the_greater() {
        for points in [1, 3] {
            let told = |kind| told(played(&spell(kind, points), hurt(5, &[]), "")).remove(0);
            assert_eq!(told(Kind::Heal), Effect::CastsHeal { points, cost: 4 * points });
            assert_eq!(told(Kind::GreatHealing), Effect::CastsGreatHealing { points, cost: 8 * points });
        }
    }
}
