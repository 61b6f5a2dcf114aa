//! What can happen to a character under these rules, and the words for it.

use super::figure::{Critical, Injury, LETHAL};
use super::heal::{CRITICAL_FIRST, HEAVY, LIGHT, MEDICAE};
use super::hit::{INJURY, MITIGATE, TOXIC, TRUE_GRIT, WOUND_FATIGUE, WOUNDS};
use super::moved::MOVE;
use super::rest::{CRITICAL_CARE, EXTENDED_CARE, NATURAL};
use super::test::Test;
use crate::effects;
use crate::text::count;
use crate::time::Time;
use serde::Serialize;
use std::fmt;

/// What stands between damage and Wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
pub struct Stopped {
    /// Armour points.
    pub ap: i32,
    /// Penetration, which defeats armour points.
    pub pen: i32,
    /// Unnatural Toughness.
    pub ut: i32,
    /// The Daemonic trait.
    pub daemonic: i32,
}

impl Stopped {
    /// How much damage it stops ([`WOUNDS`]).
    #[must_use]
    pub fn points(&self) -> i32 {
        (self.ap - self.pen).max(0) + self.ut + self.daemonic
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.ap, self.pen) {
            (0, _) => {}
            (ap, 0) => write!(f, " - {ap} (AP)")?,
            (ap, pen) => write!(f, " - {} (AP {ap}, penetration {pen})", (ap - pen).max(0))?,
        }
        if self.ut > 0 {
            write!(f, " - {} (Unnatural Toughness)", self.ut)?;
        }
        if self.daemonic > 0 {
            write!(f, " - {} (Daemonic)", self.daemonic)?;
        }
        Ok(())
    }
}

effects! {
    /// What can happen to a character.
    pub enum Effect {
        /// A hit gets through.
        Wounds { damage: i32, mitigated: i32, stopped: Stopped, wounds: i32 } = "wounds" by WOUNDS =>
            "{}", wounds_words(*damage, *mitigated, *stopped, *wounds);
        /// A hit does nothing.
        NoWounds { damage: i32, mitigated: i32, stopped: Stopped } = "no-wounds" by WOUNDS =>
            "{}: no Wounds", stopped_words(*damage, *mitigated, *stopped);
        /// There is nothing for Fate to do.
        NothingToMitigate = "nothing-to-mitigate" by MITIGATE =>
            "nothing gets through: no Fate or Infamy need be spent";
        /// An injury is written down.
        Injured { injury: Injury } = "injury" by INJURY => "an injury: {injury}";
        /// A critical injury is written down.
        CriticallyInjured { critical: Critical } = "critical-injury" by INJURY => "a critical injury: {critical}";
        /// Severity 10.
        Lethal = "lethal" by LETHAL =>
            "a critical injury of 10 or more: almost always death, unless the game master says otherwise";
        /// A hit that tires.
        FatigueTest { wounds: i32, tb: i32, test: Test } = "fatigue-test" by WOUND_FATIGUE =>
            "heavily wounded before, and {wounds} Wounds are more than 2 x TB {tb}: {test}; 91 and more fails";
        /// A hit that may tire.
        FatigueTestDue { wounds: i32, tb: i32, modifier: i32 } = "test-due" by WOUND_FATIGUE =>
            "heavily wounded before, and {wounds} Wounds are more than 2 x TB {tb}: Toughness at {modifier:+}, or 1 level of fatigue (no Toughness is given: not rolled)";
        /// Daemons do not tire.
        ImmuneToFatigue = "immune" by WOUND_FATIGUE => "Daemonic: immune to wound fatigue, but from holy weapons";
        /// Not tired.
        ResistsFatigue = "resists-fatigue" by WOUND_FATIGUE => "no fatigue";
        /// Tired.
        Fatigued { wound_fatigue: i32 } = "fatigued" by WOUND_FATIGUE =>
            "1 level of wound fatigue, {wound_fatigue} in all";
        /// A toxin is resisted or not.
        ToxicTest { test: Test } = "toxic-test" by TOXIC => "a toxic hit: {test}";
        /// A toxin may be resisted.
        ToxicTestDue { modifier: i32 } = "test-due" by TOXIC =>
            "a toxic hit: 1 Wound more in any case; Toughness at {modifier:+} or what the toxin does (no Toughness is given: not rolled)";
        /// A toxin does little.
        ResistsToxin = "resists-toxin" by TOXIC => "the toxin is resisted, but still does 1 Wound";
        /// A toxin does what the table says.
        Poisoned { wounds: i32 } = "poisoned" by TOXIC =>
            "the toxin does {}{}", count(*wounds, "Wound"), if *wounds == 1 { ", the least that it does" } else { "" };
        /// A toxin does what the source does not say.
        PoisonedSomehow = "poisoned" by TOXIC =>
            "the toxin does 1 Wound; what else a failure does is not in the source (--toxic-damage says it)";
        /// True Grit.
        TrueGrit = "true-grit" by TRUE_GRIT =>
            "True Grit may be used; what it does is not in the source, so that nothing is changed by it";
        /// An injury is treated.
        MedicaeTest { injury: Injury, test: Test } = "medicae-test" by MEDICAE => "{injury}: {test}";
        /// A light wound loses points.
        LightlyTreated { injury: Injury, points: i32, left: i32 } = "treated" by LIGHT =>
            "as lightly wounded, a point a degree: {}", healed_words(injury, *points, *left);
        /// A heavy wound loses points.
        HeavilyTreated { injury: Injury, points: i32, left: i32 } = "treated" by HEAVY =>
            "heavily wounded, a point for 2 degrees: {}", healed_words(injury, *points, *left);
        /// Nobody is hurt.
        NothingToTreat = "nothing-to-heal" by MEDICAE => "there is no injury to treat";
        /// A light wound does not heal.
        LightlyInVain { injury: Injury } = "treated-in-vain" by LIGHT =>
            "nothing heals, and {injury} has had its treatment of the day";
        /// A heavy wound does not heal.
        HeavilyInVain { injury: Injury } = "treated-in-vain" by HEAVY =>
            "heavily wounded, 2 degrees of success are a point: nothing heals, and {injury} has had its treatment of the day";
        /// Critical injuries come first.
        CriticalFirst { critical: Critical } = "refused" by CRITICAL_FIRST =>
            "no other injury may be treated before {critical} is healed by critical care";
        /// Once a day.
        TreatedToday { injury: Injury } = "refused" by LIGHT =>
            "{injury} has been treated in these 24 hours, and each injury may be only once";
        /// A day of light wounds.
        NaturalHealing { tb: i32, ut: i32, daemonic: i32, autosanguine: i32, points: i32 } = "natural-healing" by NATURAL =>
            "{}", natural_words(*tb, *ut, *daemonic, *autosanguine, *points);
        /// An injury is better for a day's care.
        InjuryHealsByCare { injury: Injury, points: i32, left: i32 } = "injury-heals" by EXTENDED_CARE =>
            "{}", healed_words(injury, *points, *left);
        /// An injury is better for it.
        InjuryHeals { injury: Injury, points: i32, left: i32 } = "injury-heals" by NATURAL =>
            "{}", healed_words(injury, *points, *left);
        /// A day's care is tested.
        ExtendedCareTest { test: Test } = "extended-care-test" by EXTENDED_CARE => "{test}";
        /// A day's care needs no test.
        ExtendedCareByNpc = "npc-care" by EXTENDED_CARE => "extended care by an NPC: the test succeeds with 1 degree";
        /// A day's care helps.
        ExtendedCare { points: i32 } = "extended-care" by EXTENDED_CARE =>
            "extended care: Intelligence Bonus {points} = {} heal", count(*points, "point");
        /// A day's care does not help.
        ExtendedCareFails = "extended-care-fails" by EXTENDED_CARE => "extended care fails: nothing heals that day";
        /// Three days' care is tested.
        CriticalCareTest { critical: Critical, test: Test } = "critical-care-test" by CRITICAL_CARE => "{critical}: {test}";
        /// Three days' care needs no test.
        CriticalCareByNpc = "npc-care" by CRITICAL_CARE =>
            "critical care by an NPC: each test succeeds with 1 degree";
        /// A critical injury gets better.
        CriticalLessens { critical: Critical, to: i32 } = "critical-lessens" by CRITICAL_CARE =>
            "{}", lessened_words(critical, *to);
        /// A critical injury stays as it is.
        CriticalHolds { critical: Critical } = "critical-holds" by CRITICAL_CARE =>
            "less than 2 degrees of failure: {critical} stays as it is";
        /// A critical injury gets worse.
        CriticalWorsens { critical: Critical, to: i32 } = "critical-worsens" by CRITICAL_CARE =>
            "a step for each 2 degrees of failure: {critical} worsens to -{to}";
        /// Less than three days.
        CriticalCareUnfinished { left: Time } = "no-healing" by CRITICAL_CARE =>
            "critical care is tested after 72 hours: {left} is too short for it";
        /// Less than a day.
        DayUnfinished { left: Time } = "no-healing" by NATURAL => "healing comes after full days: {left} is too short for it";
        /// Nobody cares for the critically wounded.
        NoCriticalCare = "no-healing" by CRITICAL_CARE =>
            "critical injuries neither heal nor worsen without a carer, and nothing else heals before them";
        /// Nobody cares for the heavily wounded.
        NoExtendedCare = "no-healing" by EXTENDED_CARE => "heavily wounded: nothing heals without extended care";
        /// How much care helps is not known.
        NoIntelligenceBonus = "no-healing" by EXTENDED_CARE =>
            "heavily wounded: extended care heals the carer's Intelligence Bonus, and none is given";
        /// No Toughness to heal by.
        NoNaturalHealing = "no-healing" by NATURAL => "with a Toughness Bonus of 0 nothing heals by itself";
        /// Moved while critically injured.
        MoveTest { test: Test } = "move-test" by MOVE => "moved or active while critically injured: {test}";
        /// Moved while critically injured, with unknown Toughness.
        MoveTestDue { modifier: i32 } = "test-due" by MOVE =>
            "moved or active while critically injured: Toughness at {modifier:+}, each critical injury 1 worse for each 2 degrees of failure (no Toughness is given: not rolled)";
        /// It did no harm.
        MovedUnharmed = "moved-unharmed" by MOVE => "less than 2 degrees of failure: nothing worsens";
        /// It did harm.
        WorseForMoving { critical: Critical, to: i32 } = "critical-worsens" by MOVE =>
            "a step for each 2 degrees of failure: {critical} worsens to -{to}";
        /// It can do no harm.
        NothingToWorsen = "moved-unharmed" by MOVE => "no critical injury: moving and activity do no harm";
    }
}

fn wounds_words(damage: i32, mitigated: i32, stopped: Stopped, wounds: i32) -> String {
    let wounds = count(wounds, "Wound");
    let less = mitigated_words(mitigated) + &stopped.to_string();
    if less.is_empty() { format!("nothing stops it: {wounds}") } else { format!("damage {damage}{less} = {wounds}") }
}

fn mitigated_words(mitigated: i32) -> String {
    if mitigated == 0 { String::new() } else { format!(" - {mitigated} (Fate or Infamy)") }
}

fn stopped_words(damage: i32, mitigated: i32, stopped: Stopped) -> String {
    match damage {
        ..0 => format!("damage {damage} is below 0, counted as 0"),
        _ => format!("damage {damage}{}{stopped}", mitigated_words(mitigated)),
    }
}

fn healed_words(injury: &Injury, points: i32, left: i32) -> String {
    match left {
        0 => format!("{injury} is healed"),
        _ => format!("{injury} loses {}, {left} left", count(points, "point")),
    }
}

fn natural_words(tb: i32, ut: i32, daemonic: i32, autosanguine: i32, points: i32) -> String {
    let mut sum = format!("TB {tb}");
    for (more, cause) in [(ut, "Unnatural Toughness"), (daemonic, "Daemonic"), (autosanguine, "Autosanguine")] {
        if more > 0 {
            sum += &format!(" + {more} ({cause})");
        }
    }
    format!("natural healing: {sum} = {}", count(points, "point"))
}

fn lessened_words(critical: &Critical, to: i32) -> String {
    match to {
        0 => format!("{critical} is healed"),
        _ => format!("{critical} lessens to -{to}"),
    }
}
