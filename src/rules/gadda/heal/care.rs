//! Dressing wounds: what a Barber, a Physicker and a Master Physicker can do with their hands.

use super::aim::{Aim, Wound};
use super::dead;
use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Scene};
use crate::rules::more;
use crate::rules::outcome::Outcome;
use crate::words;

/// Barbers.
pub static BARBER: Rule = Rule::new(
    "gadda.barber",
    "A Barber with a Physicker's kit rolls 3 dice against DX: success heals 1 normal point, or counts as a day of bed rest for a grave wound; failure does nothing, and 17 or 18 does a point of damage.",
)
.ruled("17 and 18 do harm whatever the DX, and in place of all healing; the harm is a normal point");
/// Physickers.
pub static PHYSICKER_CARE: Rule = Rule::new(
    "gadda.physicker-care",
    "A Physicker with a kit heals up to 2 normal points, 1 on a failed roll against DX; 17 or 18 does a point of damage instead. For a grave wound it counts as 2 days of bed rest.",
)
.ruled("a failure still counts as 1 day of bed rest for a grave wound");
/// Master Physickers.
pub static MASTER_CARE: Rule = Rule::new(
    "gadda.master-care",
    "A Master Physicker heals up to 3 normal points with a kit and 1 without; a failed roll against DX heals one less, and only 18 does a point of damage. With a kit a success heals a point of a grave wound outright.",
)
.ruled("17 is a failure whatever the DX; on a grave wound a failure heals nothing");

words! {
    /// Who dresses a wound.
    pub enum Carer as "healer" {
        /// A Barber.
        Barber = "barber",
        /// A Physicker.
        Physicker = "physicker",
        /// A Master Physicker.
        Master = "master-physicker",
    }
}

/// A treatment.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Who gives it.
    pub carer: Carer,
    /// The healer's DX.
    pub dx: i32,
    /// Whether there is a Physicker's kit.
    pub kit: bool,
    /// What it is meant for, if somebody says so.
    pub aim: Option<Aim>,
    /// Whether the roll has automatic results.
    pub auto: bool,
}

/// How a treatment went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Good,
    Poor,
    Harmful,
}

impl Procedure for Care {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        dead(figure).or_else(|| Aim::misses(self.aim, figure))
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        if Aim::first(self.aim, figure, |_| true).is_none() {
            dice.tell(Effect::NothingToHeal);
            return Outcome::NoEffect;
        }
        let wound = match self.wound(figure) {
            Ok(wound) => wound,
            Err(refusal) => {
                dice.tell(refusal);
                return Outcome::Refused;
            }
        };
        if self.carer == Carer::Master && !self.kit {
            dice.tell(Effect::MasterWithoutKit);
        }
        scene.dice = Some(3);
        scene.target = Some(self.dx.into());
        let hand = dice.roll(Roll::new("dress the wound", self.rule()), &Expr::from(Pool::d6(3)), &Dressing(self));
        let healed = match (wound, hand) {
            (_, Hand::Harmful) => return harm(figure, wound, dice),
            (Wound::Normal, _) => self.dress(figure, hand, dice),
            (Wound::Grave(index), _) => self.dress_grave(figure, index, hand, dice),
        };
        if healed {
            figure.wake(dice);
            Outcome::Healed
        } else {
            dice.tell(Effect::CareFails);
            Outcome::NoEffect
        }
    }
}

impl Care {
    fn rule(&self) -> &'static Rule {
        match self.carer {
            Carer::Barber => &BARBER,
            Carer::Physicker => &PHYSICKER_CARE,
            Carer::Master => &MASTER_CARE,
        }
    }

    /// The wound that is treated, if one may be.
    fn wound(&self, figure: &Figure) -> Result<Wound, Effect> {
        if !self.kit {
            match self.carer {
                Carer::Barber => return Err(Effect::BarberNeedsKit),
                Carer::Physicker => return Err(Effect::PhysickerNeedsKit),
                Carer::Master => {}
            }
        }
        let untreated = |wound| match wound {
            Wound::Normal => figure.fresh > 0,
            Wound::Grave(index) => !figure.grave[index].treated,
        };
        match Aim::first(self.aim, figure, untreated) {
            Some(Wound::Grave(_)) if !self.kit => Err(Effect::GraveWoundNeedsKit),
            Some(wound) => Ok(wound),
            None if matches!(self.aim, Some(Aim::Grave | Aim::GraveAt(_))) => Err(Effect::GraveWoundTreated),
            None => Err(Effect::IncidentTreated),
        }
    }

    /// Treats the normal wounds of the incident; says whether any healed.
    fn dress<D: Dice<Effect>>(&self, figure: &mut Figure, hand: Hand, dice: &mut D) -> bool {
        let best = match (self.carer, self.kit) {
            (Carer::Barber, _) | (Carer::Master, false) => 1,
            (Carer::Physicker, _) => 2,
            (Carer::Master, true) => 3,
        };
        let points = if hand == Hand::Good { best } else { best - 1 };
        let healed = figure.heal_normal(points.min(figure.fresh), dice);
        figure.fresh = 0;
        healed > 0
    }

    /// Treats a grave wound; says whether it is any better for it.
    fn dress_grave<D: Dice<Effect>>(&self, figure: &mut Figure, index: usize, hand: Hand, dice: &mut D) -> bool {
        figure.grave[index].treated = true;
        match (self.carer, hand) {
            (Carer::Master, Hand::Good) => figure.heal_grave(index, 1, dice),
            (Carer::Physicker, Hand::Good) => figure.credit_grave(index, 2, dice),
            (Carer::Physicker, _) | (Carer::Barber, Hand::Good) => figure.credit_grave(index, 1, dice),
            (Carer::Barber | Carer::Master, _) => return false,
        };
        true
    }
}

/// The healer makes it worse: a normal point, and no other treatment after that.
fn harm<D: Dice<Effect>>(figure: &mut Figure, wound: Wound, dice: &mut D) -> Outcome {
    if let Wound::Grave(index) = wound {
        figure.grave[index].treated = true;
    }
    figure.wounds = more(figure.wounds, 1);
    figure.fresh = 0;
    dice.tell(Effect::CareHarms { st: figure.current_st() });
    figure.settle(dice);
    if figure.is_dead() { Outcome::Dead } else { Outcome::Harmed }
}

/// The dice of a treatment.
struct Dressing<'a>(&'a Care);

impl Reading for Dressing<'_> {
    type Class = Hand;

    fn class(&self, total: i64) -> Hand {
        let harmful_from = if self.0.carer == Carer::Master { 18 } else { 17 };
        if total >= harmful_from {
            Hand::Harmful
        } else if total < 17 && Save::new(3, self.0.dx.into(), self.0.auto).class(total) {
            Hand::Good
        } else {
            Hand::Poor
        }
    }

    fn facts(&self, total: i64) -> Facts {
        let hand = self.class(total);
        Facts {
            target: Some(self.0.dx.into()),
            success: Some(hand == Hand::Good),
            result: (hand == Hand::Harmful).then_some("harm"),
            ..Facts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Care, Carer};
    use crate::procedure::Procedure;
    use crate::rules::gadda::heal::aim::Aim;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played, rolls, told};

    fn care(carer: Carer, dx: i32) -> Care {
        Care { carer, dx, kit: true, aim: None, auto: false }
    }

    fn hurt(wounds: i32, fresh: i32) -> Figure {
        Figure { wounds, fresh, ..Figure::new(12) }
    }

    fn with_grave(wounds: i32) -> Figure {
        let wound = GraveWound { location: Location::Leg, points: 6, healed: 0, treated: false };
        Figure { grave: vec![wound], ..hurt(wounds, wounds) }
    }

    /// How it comes out, and how many points are left.
    fn result(care: Care, figure: Figure, dice: &str) -> (Outcome, i32) {
        let story = played(&care, figure, dice);
        (story.outcome, story.figure.wounds)
    }

    #[test]
    fn a_barber_heals_a_point_and_harms_on_17() {
        let barber = |dx| care(Carer::Barber, dx);
        let story = played(&barber(12), hurt(5, 5), "=12");
        assert_eq!((story.outcome, story.figure.wounds, story.figure.fresh), (Outcome::Healed, 4, 0));
        let story = played(&barber(12), hurt(5, 5), "=13");
        assert_eq!((story.outcome, story.figure.wounds, story.figure.fresh), (Outcome::NoEffect, 5, 0));
        let story = played(&barber(18), hurt(5, 5), "=17");
        assert_eq!((story.outcome, story.figure.wounds, story.figure.fresh), (Outcome::Harmed, 6, 0));
        // DX 12: 160 of 216 heal, 4 harm.
        let wanted = [("healed", "160/216"), ("no-effect", "52/216"), ("harmed", "4/216")];
        assert_eq!(chances(&barber(12), hurt(5, 5)), chances_of(wanted));
    }

    #[test]
    fn a_physicker_heals_two_or_one() {
        let physicker = care(Carer::Physicker, 12);
        assert_eq!(result(physicker, hurt(5, 5), "3,4,5"), (Outcome::Healed, 3));
        assert_eq!(result(physicker, hurt(5, 5), "=13"), (Outcome::Healed, 4));
        assert_eq!(result(physicker, hurt(5, 5), "=17"), (Outcome::Harmed, 6));
        let wanted = [("healed", "212/216"), ("harmed", "4/216")];
        assert_eq!(chances(&physicker, hurt(5, 5)), chances_of(wanted));
    }

    #[test]
    fn only_the_fresh_points_are_healed() {
        // 5 points, 2 healed; another mishap of 1 point: that one is healed, and 3 stay.
        let story = played(&care(Carer::Physicker, 12), hurt(4, 1), "=9");
        assert_eq!((story.figure.wounds, story.figure.fresh), (3, 0));
    }

    #[test]
    fn a_master_heals_three_and_harms_on_18_alone() {
        let master = care(Carer::Master, 13);
        assert_eq!(result(master, hurt(9, 9), "=13"), (Outcome::Healed, 6));
        assert_eq!(result(master, hurt(9, 9), "=17"), (Outcome::Healed, 7));
        assert_eq!(result(master, hurt(9, 9), "=18"), (Outcome::Harmed, 10));
        assert_eq!(result(care(Carer::Master, 18), hurt(9, 9), "=17"), (Outcome::Healed, 7), "17 is a failure");
        let without = Care { kit: false, ..master };
        assert_eq!(result(without, hurt(9, 9), "=13"), (Outcome::Healed, 8));
        assert_eq!(result(without, hurt(9, 9), "=14"), (Outcome::NoEffect, 9));
    }

    #[test]
    fn on_grave_wounds() {
        let to_grave = |carer, dice: &str| {
            let care = Care { aim: Some(Aim::Grave), ..care(carer, 12) };
            let story = played(&care, with_grave(2), dice);
            let wound = &story.figure.grave[0];
            assert!(wound.treated);
            (story.outcome, wound.points, wound.healed, story.figure.wounds)
        };
        assert_eq!(to_grave(Carer::Barber, "=9"), (Outcome::Healed, 6, 1, 2));
        assert_eq!(to_grave(Carer::Barber, "=13"), (Outcome::NoEffect, 6, 0, 2));
        assert_eq!(to_grave(Carer::Physicker, "=9"), (Outcome::Healed, 6, 2, 2));
        assert_eq!(to_grave(Carer::Physicker, "=13"), (Outcome::Healed, 6, 1, 2));
        assert_eq!(to_grave(Carer::Physicker, "=17"), (Outcome::Harmed, 6, 0, 3));
        assert_eq!(to_grave(Carer::Master, "=9"), (Outcome::Healed, 5, 0, 2));
        assert_eq!(to_grave(Carer::Master, "=13"), (Outcome::NoEffect, 6, 0, 2));
    }

    #[test]
    fn one_treatment_an_incident_and_one_a_grave_wound() {
        let barber = care(Carer::Barber, 12);
        assert_eq!(result(barber, hurt(4, 0), ""), (Outcome::Refused, 4));
        let after = played(&barber, with_grave(2), "=9").figure;
        assert_eq!((after.wounds, after.grave[0].healed), (1, 0));
        let after = played(&barber, after, "=9").figure;
        assert_eq!((after.wounds, after.grave[0].healed), (1, 1), "then the grave wound");
        assert_eq!(played(&barber, after.clone(), "").outcome, Outcome::Refused);
        assert_eq!(played(&Care { aim: Some(Aim::Grave), ..barber }, after, "").outcome, Outcome::Refused);
    }

    #[test]
    fn without_a_kit_only_a_master_can_do_anything() {
        let without = |carer, aim| Care { kit: false, aim, ..care(carer, 12) };
        for care in [
            without(Carer::Barber, None),
            without(Carer::Physicker, None),
            without(Carer::Master, Some(Aim::Grave)),
            without(Carer::Master, Some(Aim::GraveAt(0))),
        ] {
            assert_eq!(played(&care, with_grave(2), "").outcome, Outcome::Refused);
        }
        assert_eq!(played(&without(Carer::Master, None), with_grave(0), "").outcome, Outcome::Refused);
    }

    #[test]
    fn the_unhurt_and_the_dead_need_no_healer() {
        let barber = care(Carer::Barber, 12);
        assert_eq!(result(barber, hurt(0, 0), ""), (Outcome::NoEffect, 0));
        let dead = Figure { state: State::Dead, ..hurt(20, 20) };
        assert!(barber.objection(&dead).unwrap().contains("dead"));
        let second = Care { aim: Some(Aim::GraveAt(1)), ..barber };
        assert!(second.objection(&with_grave(1)).unwrap().contains("no grave wound 2"));
    }

    #[test]
    fn harm_can_kill_and_healing_can_wake() {
        let out = |wounds| Figure { state: State::Unconscious, ..hurt(wounds, wounds) };
        assert_eq!(played(&care(Carer::Barber, 12), out(16), "=18").outcome, Outcome::Dead);
        let story = played(&care(Carer::Master, 12), out(14), "=9");
        assert_eq!((story.figure.current_st(), story.figure.state), (1, State::Conscious));
    }

    #[test]
    fn automatic_results_are_those_of_three_dice() {
        // DX 20: 16 fails, 6 of 216, and heals one point less; 17 and 18 harm as ever.
        let barber = Care { auto: true, ..care(Carer::Barber, 20) };
        let wanted = [("healed", "206/216"), ("no-effect", "6/216"), ("harmed", "4/216")];
        assert_eq!(chances(&barber, hurt(5, 5)), chances_of(wanted));
    }

    #[test]
    fn a_refusal_gives_its_reason() {
        let refused = |care: Care, figure: Figure| {
            let story = played(&care, figure.clone(), "");
            assert_eq!((story.outcome, &story.figure), (Outcome::Refused, &figure));
            told(story)
        };
        let barber = care(Carer::Barber, 12);
        let treated = |wounds| {
            let mut figure = with_grave(wounds);
            figure.grave[0].treated = true;
            Figure { fresh: 0, ..figure }
        };
        for aim in [Aim::Grave, Aim::GraveAt(0)] {
            assert_eq!(refused(Care { aim: Some(aim), ..barber }, treated(2)), [Effect::GraveWoundTreated]);
            let bare_handed = Care { kit: false, aim: Some(aim), ..care(Carer::Master, 12) };
            assert_eq!(refused(bare_handed, with_grave(2)), [Effect::GraveWoundNeedsKit]);
        }
        for aim in [None, Some(Aim::Normal)] {
            assert_eq!(refused(Care { aim, ..barber }, treated(2)), [Effect::IncidentTreated]);
        }
        assert_eq!(refused(Care { kit: false, ..barber }, hurt(5, 5)), [Effect::BarberNeedsKit]);
        let physicker = care(Carer::Physicker, 12);
        assert_eq!(refused(Care { kit: false, ..physicker }, hurt(5, 5)), [Effect::PhysickerNeedsKit]);
    }

    #[test]
    fn what_fails_tells_of_no_days_and_no_points() {
        let to_grave =
            |carer, dice: &str| told(played(&Care { aim: Some(Aim::Grave), ..care(carer, 12) }, with_grave(0), dice));
        let location = Location::Leg;
        let days = |days| {
            let credit = Effect::CreditsGrave { location, days, quarters: days };
            vec![credit, Effect::MendsGrave { location, toward: days }]
        };
        assert_eq!(to_grave(Carer::Barber, "=12"), days(1));
        assert_eq!(to_grave(Carer::Barber, "=13"), [Effect::CareFails]);
        assert_eq!(to_grave(Carer::Physicker, "=12"), days(2));
        assert_eq!(to_grave(Carer::Physicker, "=13"), days(1));
        assert_eq!(to_grave(Carer::Master, "=12"), [Effect::HealsGrave { location, points: 1, left: 5 }]);
        assert_eq!(to_grave(Carer::Master, "=13"), [Effect::CareFails]);
    }

    #[test]
    fn the_roll_is_reported_with_its_target_its_success_and_harm() {
        let facts = |carer, dice: &str| {
            let facts = rolls(played(&care(carer, 12), hurt(5, 5), dice).journal)[0].facts;
            (facts.target, facts.success, facts.result)
        };
        assert_eq!(facts(Carer::Barber, "=12"), (Some(12), Some(true), None));
        assert_eq!(facts(Carer::Barber, "=13"), (Some(12), Some(false), None));
        assert_eq!(facts(Carer::Barber, "=17"), (Some(12), Some(false), Some("harm")));
        assert_eq!(facts(Carer::Master, "=17"), (Some(12), Some(false), None));
        assert_eq!(facts(Carer::Master, "=18"), (Some(12), Some(false), Some("harm")));
    }
}
