//! Medicae on an injury, right away.

use super::effect::Effect;
use super::figure::{DamageType, Figure};
use super::test::{Degrees, Test, Verdict, percentile};
use crate::dice::{Dice, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words::Word;

/// What the test is made against.
pub static MEDICAE: Rule = Rule::new(
    "wh40k.medicae",
    "Medicae treats each injury by itself: impact and rending at +0, energy and explosive at -10, critical injuries at -30, and another -20 in combat or crisis. A failure does no harm.",
)
.ruled("the -30 of a critical injury stands in place of its type's modifier");
/// Lightly wounded.
pub static LIGHT: Rule = Rule::new(
    "wh40k.light",
    "Lightly wounded: the injury loses as many points as degrees of success, the rest being lost. Each injury may be treated once in 24 hours, successful or not.",
);
/// Heavily wounded.
pub static HEAVY: Rule = Rule::new(
    "wh40k.heavy",
    "Heavily wounded: the injury loses 1 point for each 2 degrees of success, odd degrees and the rest being lost.",
)
.ruled("the state is judged at each test");
/// First things first.
pub static CRITICAL_FIRST: Rule = Rule::new(
    "wh40k.critical-first",
    "All critical injuries must be healed completely before any other injury may be treated or heals, Autosanguine or not.",
);

/// What combat and crisis take off every test of care.
pub const COMBAT: i32 = -20;
/// What a critical injury takes off.
pub const CRITICAL: i32 = -30;

impl DamageType {
    /// What it adds to the test that treats its injuries ([`MEDICAE`]).
    #[must_use]
    pub fn modifier(self) -> i32 {
        match self {
            DamageType::Impact | DamageType::Rending => 0,
            DamageType::Energy | DamageType::Explosive => -10,
        }
    }
}

/// A line of the table of Medicae.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Care {
    /// What is treated.
    pub what: &'static str,
    /// The modifier to the test.
    pub modifier: i32,
    /// What a success heals.
    pub heals: &'static str,
}

/// The table of Medicae: each kind of care with its modifier.
#[must_use]
pub fn care() -> Vec<Care> {
    let at_once = "a point a degree; heavily wounded, for 2 degrees";
    let types = DamageType::ALL.iter().map(|kind| (kind.name(), kind.modifier(), at_once));
    let others = [
        ("extended care", 0, "heavily wounded: the Intelligence Bonus a day"),
        ("critical care", CRITICAL, "a step in 72 hours; failure: 1 worse for 2 degrees"),
        ("in combat or crisis", COMBAT, "besides any of these"),
    ];
    types.chain(others).map(|(what, modifier, heals)| Care { what, modifier, heals }).collect()
}

/// A treatment.
#[derive(Clone, Copy, Debug)]
pub struct Heal {
    /// The healer's Medicae.
    pub medicae: i32,
    /// Which injury, counted from 1; the first that may be treated, if it is not said.
    pub treat: Option<usize>,
    /// Whether it is done in combat or crisis.
    pub combat: bool,
    /// Any other modifier.
    pub modifier: i32,
    /// How degrees are counted.
    pub degrees: Degrees,
}

impl Procedure for Heal {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = ();

    fn objection(&self, figure: &Figure) -> Option<String> {
        let injuries = figure.injuries.len();
        match self.treat {
            _ if !figure.criticals.is_empty() || injuries == 0 => None,
            Some(treat) if !(1..=injuries).contains(&treat) => {
                Some(format!("there is no injury {treat} to treat: injuries are counted from 1 to {injuries}"))
            }
            _ => None,
        }
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut (), dice: &mut D) -> Outcome {
        if let Some(critical) = figure.criticals.first() {
            dice.tell(Effect::CriticalFirst { critical: critical.clone() });
            return Outcome::Refused;
        }
        let lightly = figure.heals_lightly();
        let at = self.chosen(figure);
        let Some(injury) = figure.injuries.get_mut(at) else {
            dice.tell(Effect::NothingToTreat);
            return Outcome::NoEffect;
        };
        if injury.treated {
            dice.tell(Effect::TreatedToday { injury: injury.clone() });
            return Outcome::Refused;
        }
        let test = self.test(injury.kind);
        let points = injury.points;
        let reading = test.against().sorted(|verdict| healing(verdict, lightly).min(points));
        dice.tell(Effect::MedicaeTest { injury: injury.clone(), test });
        let healed = dice.roll(Roll::new("Medicae", &MEDICAE), &percentile(), &reading);
        injury.treated = true;
        let outcome = match (healed, lightly) {
            (0, true) => {
                dice.tell(Effect::LightlyInVain { injury: injury.clone() });
                Outcome::NoEffect
            }
            (0, false) => {
                dice.tell(Effect::HeavilyInVain { injury: injury.clone() });
                Outcome::NoEffect
            }
            (_, true) => {
                dice.tell(Effect::LightlyTreated { injury: injury.clone(), points: healed, left: points - healed });
                Outcome::Healed
            }
            (_, false) => {
                dice.tell(Effect::HeavilyTreated { injury: injury.clone(), points: healed, left: points - healed });
                Outcome::Healed
            }
        };
        injury.points -= healed;
        figure.injuries.retain(|injury| injury.points > 0);
        outcome
    }
}

impl Heal {
    /// The place of the injury that is treated. Where all have had their day's treatment, it is the first.
    fn chosen(&self, figure: &Figure) -> usize {
        match self.treat {
            Some(treat) => treat.saturating_sub(1),
            None => figure.injuries.iter().position(|injury| !injury.treated).unwrap_or(0),
        }
    }

    fn test(&self, kind: DamageType) -> Test {
        let mut test = Test::medicae(self.medicae, self.degrees).with(kind.name(), kind.modifier());
        if self.combat {
            test = test.with("combat", COMBAT);
        }
        if self.modifier != 0 {
            test = test.with("other", self.modifier);
        }
        test
    }
}

/// How many points a test heals ([`LIGHT`], [`HEAVY`]).
fn healing(verdict: Verdict, lightly: bool) -> i32 {
    match verdict {
        Verdict { success: false, .. } => 0,
        Verdict { degrees, .. } if lightly => degrees,
        Verdict { degrees, .. } => degrees / 2,
    }
}

#[cfg(test)]
mod tests {
    use super::{Heal, care};
    use crate::procedure::Procedure;
    use crate::rules::outcome::Outcome;
    use crate::rules::wh40k::figure::examples::{apostate, critical, injury, points};
    use crate::rules::wh40k::{DamageType, Degrees, Effect, Figure, Injury};
    use crate::testing::{chances, chances_of, played, told};

    const MEDICAE_45: Heal = Heal { medicae: 45, treat: Some(1), combat: false, modifier: 0, degrees: Degrees::Modern };
    const CLASSIC: Heal = Heal { degrees: Degrees::Classic, ..MEDICAE_45 };

    fn injured<const N: usize>(injuries: [(i32, DamageType); N]) -> Figure {
        Figure { injuries: injuries.map(|(points, kind)| injury(points, kind)).into(), ..apostate() }
    }

    fn lightly() -> Figure {
        injured([(5, DamageType::Energy)])
    }

    fn heavily() -> Figure {
        injured([(5, DamageType::Energy), (9, DamageType::Impact)])
    }

    #[test]
    fn light_wounds_heal_a_point_a_degree() {
        // 45 - 10 = 35; 12 is 23 below: 3 degrees, or 2 in the classic count.
        assert_eq!(points(&played(&MEDICAE_45, lightly(), "12").figure), [2]);
        assert_eq!(points(&played(&CLASSIC, lightly(), "12").figure), [3]);
    }

    #[test]
    fn heavy_wounds_heal_a_point_for_two_degrees() {
        for heal in [MEDICAE_45, CLASSIC] {
            let story = played(&heal, heavily(), "12");
            assert_eq!((points(&story.figure), story.outcome), (vec![4, 9], Outcome::Healed));
        }
        let story = played(&MEDICAE_45, heavily(), "26");
        assert_eq!((points(&story.figure), story.outcome), (vec![5, 9], Outcome::NoEffect), "1 degree heals none");
    }

    #[test]
    fn no_more_heals_than_there_is() {
        let story = played(&MEDICAE_45, injured([(2, DamageType::Impact), (3, DamageType::Rending)]), "1");
        assert_eq!(points(&story.figure), [3]);
    }

    #[test]
    fn a_failure_does_no_harm_and_uses_the_day_up() {
        let story = played(&MEDICAE_45, lightly(), "36");
        assert_eq!((points(&story.figure), story.outcome), (vec![5], Outcome::NoEffect));
        let again = played(&MEDICAE_45, story.figure, "");
        assert_eq!((points(&again.figure), again.outcome), (vec![5], Outcome::Refused));
        assert!(again.figure.injuries[0].treated);
    }

    #[test]
    fn success_of_no_classic_degree_heals_nothing() {
        assert_eq!(played(&CLASSIC, lightly(), "30").outcome, Outcome::NoEffect);
    }

    #[test]
    fn combat_and_other_modifiers_add_up() {
        let impact = injured([(5, DamageType::Impact)]);
        let combat = Heal { combat: true, ..MEDICAE_45 };
        assert_eq!(chances(&combat, impact.clone()), chances_of([("healed", "25/100"), ("no-effect", "75/100")]));
        let helped = Heal { modifier: 30, ..combat };
        assert_eq!(chances(&helped, impact.clone()), chances_of([("healed", "55/100"), ("no-effect", "45/100")]));
        // Past the die: certain, and impossible.
        assert_eq!(chances(&Heal { medicae: 105, ..MEDICAE_45 }, impact.clone()), chances_of([("healed", "1")]));
        assert_eq!(chances(&Heal { medicae: 15, ..combat }, impact), chances_of([("no-effect", "1")]));
    }

    #[test]
    fn critical_injuries_come_first() {
        let figure = Figure { criticals: critical([2]).criticals, ..lightly() };
        let story = played(&MEDICAE_45, figure.clone(), "");
        assert_eq!((story.outcome, story.figure), (Outcome::Refused, figure));
        assert_eq!(played(&MEDICAE_45, critical([2]), "").outcome, Outcome::Refused);
    }

    #[test]
    fn autosanguine_counts_as_lightly_wounded() {
        let figure = Figure { autosanguine: true, ..heavily() };
        // 45 + 0: 12 is 33 below: 4 degrees.
        assert_eq!(points(&played(&Heal { treat: Some(2), ..MEDICAE_45 }, figure, "12").figure), [5, 5]);
    }

    #[test]
    fn the_first_injury_that_may_be_treated_is() {
        let mut figure = injured([(2, DamageType::Energy), (3, DamageType::Impact)]);
        figure.injuries[0].treated = true;
        let any = Heal { treat: None, ..MEDICAE_45 };
        let story = played(&any, figure, "45");
        assert_eq!(story.figure.injuries[1], Injury { points: 2, treated: true, ..injury(2, DamageType::Impact) });
        assert_eq!(played(&any, story.figure, "").outcome, Outcome::Refused);
    }

    #[test]
    fn what_is_not_there_cannot_be_treated() {
        let third = Heal { treat: Some(3), ..MEDICAE_45 };
        assert!(third.objection(&heavily()).unwrap().contains("from 1 to 2"));
    }

    #[test]
    fn the_table_holds_every_modifier() {
        let by: Vec<i32> = care().into_iter().map(|care| care.modifier).collect();
        assert_eq!(by, [0, 0, -10, -10, 0, -30, -20]);
    }

    #[test]
    fn what_is_healed_is_told_with_what_is_left() {
        let told = |figure, dice: &str| told(played(&MEDICAE_45, figure, dice));
        let injury = injury(5, DamageType::Energy);
        let lightly = Effect::LightlyTreated { injury: Injury { treated: true, ..injury.clone() }, points: 3, left: 2 };
        assert_eq!(told(self::lightly(), "12")[1..], [lightly]);
        let heavily = Effect::HeavilyTreated { injury: Injury { treated: true, ..injury }, points: 1, left: 4 };
        assert_eq!(told(self::heavily(), "12")[1..], [heavily]);
    }

    #[test]
    fn without_an_injury_there_is_nothing_to_treat() {
        for treat in [None, Some(1)] {
            let story = played(&Heal { treat, ..MEDICAE_45 }, apostate(), "");
            assert_eq!((story.outcome, told(story)), (Outcome::NoEffect, vec![Effect::NothingToTreat]));
        }
    }
}
