//! One hit and all that follows from it.

use super::effect::{Effect, Stopped};
use super::figure::{Condition, Critical, DamageType, Figure, Injury, Location, MOST};
use super::test::{Degrees, Test, percentile};
use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// What gets through.
pub static WOUNDS: Rule = Rule::new(
    "wh40k.wounds",
    "Damage, less AP that penetration does not defeat, less Unnatural Toughness and Daemonic, is Wounds. Penetration does nothing to Unnatural Toughness.",
)
.ruled("the Toughness Bonus itself takes nothing off: the source counts only AP and Unnatural Toughness or Daemonic");
/// Fate and Infamy.
pub static MITIGATE: Rule = Rule::new(
    "wh40k.mitigate",
    "Once the damage of a hit is known, one point of Fate or Infamy takes d10 + 1 off it, for one hit a round.",
);
/// What is written down.
pub static INJURY: Rule = Rule::new(
    "wh40k.injury",
    "Each hit is an injury of its own, written with its damage type and location: 5E Body, or -6X Body below 0.",
)
.ruled("a hit across 0 is both: the points down to 0 an injury, those beyond it a critical injury of that severity; a further hit on somebody critical is a critical injury of its own at the score that it leads to");
/// Tired by wounds.
pub static WOUND_FATIGUE: Rule = Rule::new(
    "wh40k.wound-fatigue",
    "Heavily wounded before a hit of more Wounds than 2 x TB: Toughness at +0, +5 for each point of Unnatural Toughness or Daemonic (at most +50), or 1 level of fatigue; 91 and more always fails. Daemonic creatures are immune, but not to holy weapons.",
)
.ruled("TB without Unnatural Toughness, as in the rule and its example, not the card's '10 or more'; somebody critical already does not test");
/// Poison.
pub static TOXIC: Rule = Rule::new(
    "wh40k.toxic",
    "A toxic hit that does at least 1 Wound needs a Toughness test and does at least 1 Wound more either way.",
)
.ruled("at -10 for each point of Toxic. What a failure does is not in the source: --toxic-damage says it, else it is that 1 Wound. These Wounds pass armour and are an injury of the hit's type and location");
/// Not in the source.
pub static TRUE_GRIT: Rule = Rule::new(
    "wh40k.true-grit",
    "True Grit is reserved for those with Unnatural Toughness or Daemonic of at least 1.",
)
.ruled("Toughness 40 alone is not enough, where the source says both; what True Grit does is not in the source, so that it changes nothing here");

/// The most that Unnatural Toughness adds to a test against wound fatigue.
const MOST_BONUS: i32 = 50;
/// A roll of so much or more fails against wound fatigue.
const ALWAYS_FAILS: i64 = 91;

/// A hit and how it is played.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Its damage, in dice or as a number.
    pub damage: Expr,
    /// What does it.
    pub kind: DamageType,
    /// Where it lands.
    pub location: Location,
    /// Armour points there.
    pub ap: i32,
    /// The weapon's penetration.
    pub pen: i32,
    /// Whether a point of Fate or Infamy is spent.
    pub fate: bool,
    /// How toxic it is, if it is.
    pub toxic: Option<i32>,
    /// The Wounds of a failed test against the toxin, if the table has a rule for them.
    pub toxic_damage: Option<Expr>,
    /// Whether the weapon is blessed, holy or sanctified.
    pub holy: bool,
    /// Whether True Grit is asked for.
    pub true_grit: bool,
}

impl Procedure for Hit {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = ();

    fn objection(&self, figure: &Figure) -> Option<String> {
        let without = self.true_grit && figure.ut < 1 && figure.daemonic < 1;
        without.then(|| {
            "True Grit needs Unnatural Toughness or Daemonic of at least 1 (wh40k.true-grit); neither is given"
                .to_owned()
        })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut (), dice: &mut D) -> Outcome {
        let wounds = self.wounds(figure, dice);
        if self.true_grit {
            dice.tell(Effect::TrueGrit);
        }
        if wounds > 0 {
            let before = figure.condition();
            self.record(wounds, figure, dice);
            self.tire(wounds, before, figure, dice);
            if let Some(toxic) = self.toxic {
                self.poison(toxic, figure, dice);
            }
            if figure.condition() == Condition::Lethal {
                dice.tell(Effect::Lethal);
            }
        }
        figure.condition().outcome()
    }
}

impl Hit {
    /// How many Wounds get through ([`WOUNDS`], [`MITIGATE`]).
    fn wounds<D: Dice<Effect>>(&self, figure: &Figure, dice: &mut D) -> i32 {
        let damage = dice.total(Roll::new("damage", &WOUNDS), &self.damage);
        let damage = i32::try_from(damage).unwrap_or(i32::MAX);
        let stopped = Stopped { ap: self.ap, pen: self.pen, ut: figure.ut, daemonic: figure.daemonic };
        let through = damage.max(0).saturating_sub(stopped.points()).max(0);
        let mitigated = match (self.fate, through) {
            (false, _) => 0,
            (true, 0) => {
                dice.tell(Effect::NothingToMitigate);
                0
            }
            (true, _) => dice.roll(Roll::new("Fate or Infamy off the damage", &MITIGATE), &fate(), &AtMost(through)),
        };
        let wounds = through - mitigated;
        if wounds > 0 {
            dice.tell(Effect::Wounds { damage, mitigated, stopped, wounds });
        } else {
            dice.tell(Effect::NoWounds { damage, mitigated, stopped });
        }
        wounds
    }

    /// Writes Wounds down, split at a score of 0 ([`INJURY`]).
    fn record<D: Dice<Effect>>(&self, wounds: i32, figure: &mut Figure, dice: &mut D) {
        let score = figure.score();
        let points = wounds.min(score.max(0));
        if points > 0 {
            let injury = Injury { points, kind: self.kind, location: self.location, treated: false };
            dice.tell(Effect::Injured { injury: injury.clone() });
            figure.injuries.push(injury);
        }
        if wounds > score {
            let critical = Critical::new(wounds - score, self.kind, self.location);
            dice.tell(Effect::CriticallyInjured { critical: critical.clone() });
            figure.criticals.push(critical);
        }
    }

    /// [`WOUND_FATIGUE`].
    fn tire<D: Dice<Effect>>(&self, wounds: i32, before: Condition, figure: &mut Figure, dice: &mut D) {
        if before != Condition::Heavy || wounds <= 2 * figure.tb {
            return;
        }
        if figure.daemonic > 0 && !self.holy {
            dice.tell(Effect::ImmuneToFatigue);
            return;
        }
        let (bonus, cause) = fatigue_bonus(figure);
        let Some(toughness) = figure.toughness else {
            dice.tell(Effect::FatigueTestDue { wounds, tb: figure.tb, modifier: bonus });
            return;
        };
        let test = Test::toughness(toughness, Degrees::Modern).with(cause, bonus);
        let reading = test.against().failing_from(ALWAYS_FAILS).succeeds();
        dice.tell(Effect::FatigueTest { wounds, tb: figure.tb, test });
        if dice.roll(Roll::new("Toughness against wound fatigue", &WOUND_FATIGUE), &percentile(), &reading) {
            dice.tell(Effect::ResistsFatigue);
        } else {
            figure.wound_fatigue = (figure.wound_fatigue + 1).min(MOST);
            dice.tell(Effect::Fatigued { wound_fatigue: figure.wound_fatigue });
        }
    }

    /// [`TOXIC`].
    fn poison<D: Dice<Effect>>(&self, toxic: i32, figure: &mut Figure, dice: &mut D) {
        let modifier = -10 * toxic;
        let Some(toughness) = figure.toughness else {
            dice.tell(Effect::ToxicTestDue { modifier });
            return self.record(1, figure, dice);
        };
        let test = Test::toughness(toughness, Degrees::Modern).with("toxic", modifier);
        let reading = test.against().succeeds();
        dice.tell(Effect::ToxicTest { test });
        let resisted = dice.roll(Roll::new("Toughness against the toxin", &TOXIC), &percentile(), &reading);
        let wounds = match &self.toxic_damage {
            _ if resisted => {
                dice.tell(Effect::ResistsToxin);
                1
            }
            Some(damage) => {
                let wounds = dice.total(Roll::new("toxic damage", &TOXIC), damage);
                let wounds = i32::try_from(wounds).unwrap_or(i32::MAX).max(1);
                dice.tell(Effect::Poisoned { wounds });
                wounds
            }
            None => {
                dice.tell(Effect::PoisonedSomehow);
                1
            }
        };
        self.record(wounds, figure, dice);
    }
}

/// What Unnatural Toughness and Daemonic add to a test against wound fatigue, and what that is called.
fn fatigue_bonus(figure: &Figure) -> (i32, &'static str) {
    let points = figure.ut + figure.daemonic;
    let cause = match (figure.ut, figure.daemonic) {
        (0, 0) => "challenging",
        _ if 5 * points > MOST_BONUS => "the most that Unnatural Toughness gives",
        (_, 0) => "Unnatural Toughness",
        (0, _) => "Daemonic",
        _ => "Unnatural Toughness and Daemonic",
    };
    ((5 * points).min(MOST_BONUS), cause)
}

/// The die of [`MITIGATE`].
fn fate() -> Expr {
    Expr::from(Pool::new(1, 10)).plus_number(1)
}

/// A total that cannot do more than this.
struct AtMost(i32);

impl Reading for AtMost {
    type Class = i32;

    fn class(&self, total: i64) -> i32 {
        i32::try_from(total).map_or(self.0, |total| total.min(self.0))
    }

    fn facts(&self, total: i64) -> Facts {
        Facts { result: (total >= self.0.into()).then_some("enough for all of it"), ..Facts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::Hit;
    use super::fatigue_bonus;
    use crate::dice::played::Event;
    use crate::procedure::Procedure;
    use crate::rules::outcome::Outcome;
    use crate::rules::wh40k::effect::Stopped;
    use crate::rules::wh40k::figure::examples::{apostate, critical, injury, points, severities, suffered};
    use crate::rules::wh40k::{DamageType, Effect, Figure, Location};
    use crate::testing::{chances, chances_of, played};

    fn hit(damage: &str) -> Hit {
        Hit {
            damage: damage.parse().unwrap(),
            kind: DamageType::Impact,
            location: Location::Body,
            ap: 0,
            pen: 0,
            fate: false,
            toxic: None,
            toxic_damage: None,
            holy: false,
            true_grit: false,
        }
    }

    fn effects(hit: &Hit, figure: Figure, dice: &str) -> Vec<Effect> {
        let journal = played(hit, figure, dice).journal;
        let effects = journal.into_iter().filter_map(|(_, event)| match event {
            Event::Effect(effect) => Some(effect),
            Event::Roll(_) => None,
        });
        effects.collect()
    }

    #[test]
    fn a_hit_across_0_is_an_injury_and_a_critical_injury() {
        let bolt = Hit { kind: DamageType::Explosive, ..hit("10") };
        let story = played(&bolt, suffered(13), "36");
        let figure = story.figure;
        assert_eq!(figure.injuries[1], injury(4, DamageType::Explosive));
        assert_eq!(figure.criticals[0].to_string(), "-6X Body");
        assert_eq!((figure.score(), figure.suffered(), figure.wound_fatigue), (-6, 23, 1));
        assert_eq!(story.outcome, Outcome::Critical);
        assert_eq!(played(&bolt, suffered(13), "35").figure.wound_fatigue, 0);
    }

    #[test]
    fn at_0_the_whole_hit_is_critical_and_to_0_none_of_it() {
        let story = played(&hit("2"), suffered(17), "");
        assert_eq!((points(&story.figure), severities(&story.figure)), (vec![17], vec![2]));
        let story = played(&hit("4"), suffered(13), "");
        assert_eq!((points(&story.figure), severities(&story.figure)), (vec![13, 4], vec![]));
        assert_eq!(story.outcome, Outcome::Heavy);
    }

    #[test]
    fn a_further_hit_is_a_critical_injury_at_the_score_it_leads_to() {
        let story = played(&hit("2"), critical([4]), "");
        assert_eq!((severities(&story.figure), story.figure.score()), (vec![4, 6], -6));
        assert_eq!(played(&hit("6"), critical([4]), "").outcome, Outcome::Lethal);
    }

    #[test]
    fn only_armour_and_unnatural_toughness_stop_damage() {
        let left = |ap, pen, ut, daemonic| {
            let figure = Figure { ut, daemonic, ..Figure::new(30, 4) };
            played(&Hit { ap, pen, ..hit("12") }, figure, "").figure.suffered()
        };
        assert_eq!(left(3, 0, 0, 0), 9);
        assert_eq!(left(4, 6, 5, 0), 7, "penetration beyond the AP does nothing to Unnatural Toughness");
        assert_eq!(left(6, 4, 0, 0), 10);
        assert_eq!(left(0, 0, 2, 3), 7);
        assert_eq!(left(12, 0, 0, 0), 0);
    }

    #[test]
    fn damage_below_0_counts_as_0() {
        let story = played(&hit("1d6-5"), suffered(2), "3");
        assert_eq!((story.figure.suffered(), story.outcome), (2, Outcome::Light));
        assert!(effects(&hit("-2"), suffered(2), "")[0].to_string().contains("counted as 0"));
    }

    #[test]
    fn fate_that_is_enough_for_all_of_it_is_said_to_be() {
        // 5 Wounds: from 5 on, a 4 on the die, it is all the same.
        for (die, result) in [("3", None), ("4", Some("enough for all of it")), ("10", Some("enough for all of it"))] {
            let story = played(&Hit { fate: true, ..hit("5") }, apostate(), die);
            let results = story.journal.iter().filter_map(|(_, event)| match event {
                Event::Roll(rolled) => Some(rolled.facts.result),
                Event::Effect(_) => None,
            });
            assert_eq!(results.collect::<Vec<_>>(), [result], "{die}");
        }
    }

    #[test]
    fn fate_takes_a_d10_and_1_off() {
        let spent = Hit { fate: true, ..hit("12") };
        assert_eq!(played(&spent, Figure::new(14, 4), "4").figure.suffered(), 7);
        assert_eq!(played(&Hit { ap: 12, ..spent }, Figure::new(14, 4), "").figure.suffered(), 0);
        // 5 damage: 4 to 10 on the d10 takes all of it.
        let wanted = chances_of([("unhurt", "7/10"), ("light", "3/10")]);
        assert_eq!(chances(&Hit { fate: true, ..hit("5") }, apostate()), wanted);
    }

    #[test]
    fn wound_fatigue_needs_a_heavy_wound_before_and_more_than_twice_tb() {
        assert_eq!(played(&hit("6"), suffered(13), "").figure.wound_fatigue, 0);
        assert_eq!(played(&hit("7"), suffered(13), "90").figure.wound_fatigue, 1);
        assert_eq!(played(&hit("8"), suffered(12), "").figure.wound_fatigue, 0);
        assert_eq!(played(&hit("20"), critical([1]), "").figure.wound_fatigue, 0);
    }

    #[test]
    fn daemonic_creatures_tire_only_of_holy_weapons() {
        let daemon = Figure { daemonic: 3, toughness: Some(40), ..suffered(16) };
        assert_eq!(played(&hit("12"), daemon.clone(), "").figure.wound_fatigue, 0);
        // Toughness 40 + 5 x 3.
        let holy = Hit { holy: true, ..hit("12") };
        assert_eq!(played(&holy, daemon.clone(), "55").figure.wound_fatigue, 0);
        assert_eq!(played(&holy, daemon, "56").figure.wound_fatigue, 1);
    }

    #[test]
    fn unnatural_toughness_helps_up_to_50_and_91_always_fails() {
        // Toughness 45, 5 for each point: 70 and 95, of which 91 and more fails.
        for (ut, resists) in [(5, 70), (12, 90)] {
            let figure = Figure { ut, toughness: Some(45), ..Figure::new(60, 3) };
            let figure = Figure { injuries: vec![injury(50, DamageType::Impact)], ..figure };
            let tiring = hit("19");
            assert_eq!(played(&tiring, figure.clone(), &resists.to_string()).figure.wound_fatigue, 0);
            assert_eq!(played(&tiring, figure, &(resists + 1).to_string()).figure.wound_fatigue, 1);
        }
    }

    #[test]
    fn a_test_of_unknown_toughness_is_named_and_not_rolled() {
        let figure = Figure { toughness: None, ut: 1, ..suffered(14) };
        let told = effects(&Hit { toxic: Some(2), ..hit("9") }, figure, "");
        assert!(told.contains(&Effect::FatigueTestDue { wounds: 8, tb: 3, modifier: 5 }));
        assert!(told.contains(&Effect::ToxicTestDue { modifier: -20 }));
    }

    #[test]
    fn toxin_does_a_wound_more_whatever_the_test() {
        let toxic = Hit { toxic: Some(1), ..hit("4") };
        assert_eq!(chances(&toxic, apostate()), chances_of([("light", "1")]));
        for roll in ["25", "26"] {
            assert_eq!(points(&played(&toxic, apostate(), roll).figure), [4, 1]);
        }
        assert_eq!(played(&Hit { ap: 4, ..toxic }, apostate(), "").figure.suffered(), 0);
        let unknown = Figure { toughness: None, ..apostate() };
        assert_eq!(played(&Hit { toxic: Some(1), ..hit("4") }, unknown, "").figure.suffered(), 5);
    }

    #[test]
    fn toxic_damage_is_what_a_failure_does() {
        let toxic = Hit { toxic: Some(2), toxic_damage: "1d10".parse().ok(), ..hit("4") };
        assert_eq!(played(&toxic, apostate(), "15").figure.suffered(), 5);
        assert_eq!(played(&toxic, apostate(), "16,7").figure.suffered(), 11);
        let weak = Hit { toxic_damage: "1d10-9".parse().ok(), ..toxic };
        assert_eq!(played(&weak, apostate(), "16,2").figure.suffered(), 5, "at least 1 Wound");
    }

    #[test]
    fn the_source_does_not_say_what_true_grit_does() {
        let gritty = Hit { true_grit: true, ..hit("5") };
        assert!(gritty.objection(&apostate()).unwrap().contains("True Grit"));
        let ork = Figure { ut: 1, ..apostate() };
        assert!(effects(&gritty, ork, "").contains(&Effect::TrueGrit));
        assert!(gritty.objection(&Figure { daemonic: 1, ..apostate() }).is_none());
    }

    #[test]
    fn two_d10_on_somebody_lightly_wounded() {
        // 14 Wounds, TB 4: heavy above 11. From 6: 2-5 light (10 of 100), 6-8 heavy (18), 9-17 critical, 18-20 lethal (6).
        let figure = Figure { injuries: vec![injury(6, DamageType::Impact)], ..Figure::new(14, 4) };
        let wanted = [("light", "10/100"), ("heavy", "18/100"), ("critical", "66/100"), ("lethal", "6/100")];
        assert_eq!(chances(&hit("2d10"), figure), chances_of(wanted));
    }

    #[test]
    fn the_bonus_against_wound_fatigue_is_named_after_its_cause() {
        let bonus = |ut, daemonic| fatigue_bonus(&Figure { ut, daemonic, ..apostate() });
        assert_eq!(bonus(0, 0), (0, "challenging"));
        assert_eq!(bonus(2, 0), (10, "Unnatural Toughness"));
        assert_eq!(bonus(0, 3), (15, "Daemonic"));
        assert_eq!(bonus(4, 6), (50, "Unnatural Toughness and Daemonic"));
        assert_eq!(bonus(10, 0), (50, "Unnatural Toughness"));
        assert_eq!(bonus(0, 11), (50, "the most that Unnatural Toughness gives"));
        assert_eq!(bonus(7, 4), (50, "the most that Unnatural Toughness gives"));
    }

    #[test]
    fn a_hit_is_told_with_what_gets_through_or_that_nothing_does() {
        let stopped = Stopped { ap: 4, pen: 0, ut: 0, daemonic: 0 };
        let first = |damage: &str| effects(&Hit { ap: 4, ..hit(damage) }, apostate(), "").remove(0);
        assert_eq!(first("4"), Effect::NoWounds { damage: 4, mitigated: 0, stopped });
        assert_eq!(first("5"), Effect::Wounds { damage: 5, mitigated: 0, stopped, wounds: 1 });
        assert_eq!(effects(&hit("4"), apostate(), "").len(), 2, "the Wounds and the injury");
    }

    #[test]
    fn what_is_lethal_from_10_on_is_said_to_be() {
        let lethal = |damage: &str| effects(&hit(damage), critical([4]), "").contains(&Effect::Lethal);
        assert_eq!([lethal("5"), lethal("6")], [false, true]);
    }
}
