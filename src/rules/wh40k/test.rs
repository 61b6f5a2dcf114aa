//! Percentile tests: a skill or characteristic with its modifiers, held against a d100.

use crate::dice::{Expr, Facts, Pool, Reading};
use crate::rulebook::Rule;
use crate::words;
use serde::Serialize;
use std::fmt;

/// How degrees are counted.
pub static DEGREES: Rule = Rule::new(
    "wh40k.degrees",
    "A d100 of at most the target succeeds. Success or failure has 1 degree, and 1 more for each full 10 points between roll and target.",
)
.ruled("degrees are counted the way of Black Crusade and Only War, whose terms the source uses; --degrees classic counts the full tens alone, as Dark Heresy, Rogue Trader and Deathwatch do. No roll succeeds or fails by itself, but for 91 and more against wound fatigue: a target above 100 or below 1 is compared like any other");

words! {
    /// How degrees of success and failure are counted.
    pub enum Degrees as "way of counting degrees" {
        /// 1, and 1 more for each full 10.
        Modern = "modern",
        /// The full tens alone.
        Classic = "classic",
    }
}

/// What a test comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether it succeeded.
    pub success: bool,
    /// Degrees of success, or of failure.
    pub degrees: i32,
}

/// Something that makes a test easier or harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
pub struct Modifier {
    /// Why.
    pub cause: &'static str,
    /// By how much.
    pub by: i32,
}

/// A test and what it is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, schemars::JsonSchema)]
pub struct Test {
    /// What is tested: Medicae or Toughness.
    pub of: &'static str,
    /// The skill or characteristic.
    pub value: i32,
    /// Its modifiers.
    pub modifiers: Vec<Modifier>,
    /// What the roll must not exceed.
    pub target: i32,
    /// How degrees are counted.
    pub degrees: Degrees,
}

impl Test {
    /// A test of Toughness.
    #[must_use]
    pub fn toughness(value: i32, degrees: Degrees) -> Test {
        Test { of: "Toughness", value, modifiers: Vec::new(), target: value, degrees }
    }

    /// A test of Medicae.
    #[must_use]
    pub fn medicae(value: i32, degrees: Degrees) -> Test {
        Test { of: "Medicae", ..Test::toughness(value, degrees) }
    }

    /// The test with one more modifier.
    #[must_use]
    pub fn with(mut self, cause: &'static str, by: i32) -> Test {
        self.modifiers.push(Modifier { cause, by });
        self.target += by;
        self
    }

    /// The number that the roll is held against.
    #[must_use]
    pub fn against(&self) -> Against {
        Against { target: self.target.into(), degrees: self.degrees, fails_from: i64::MAX }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.of, self.value)?;
        for Modifier { cause, by } in &self.modifiers {
            let sign = if *by < 0 { '-' } else { '+' };
            write!(f, " {sign} {} ({cause})", by.unsigned_abs())?;
        }
        if !self.modifiers.is_empty() {
            write!(f, " = {}", self.target)?;
        }
        if !(1..100).contains(&self.target) {
            f.write_str(", compared like any other target")?;
        }
        write!(f, "; {} degrees", self.degrees)
    }
}

/// A target, and how a roll against it is read.
#[derive(Clone, Copy, Debug)]
pub struct Against {
    target: i64,
    degrees: Degrees,
    fails_from: i64,
}

impl Against {
    /// The same, but rolls from this one on fail whatever the target.
    #[must_use]
    pub fn failing_from(self, fails_from: i64) -> Against {
        Against { fails_from, ..self }
    }

    /// What this roll comes to ([`DEGREES`]).
    #[must_use]
    pub fn verdict(self, roll: i64) -> Verdict {
        let success = roll <= self.target && roll < self.fails_from;
        let between = if success { self.target - roll } else { (roll - self.target).max(0) };
        let degrees = match self.degrees {
            Degrees::Modern => 1 + between / 10,
            Degrees::Classic => between / 10,
        };
        Verdict { success, degrees: i32::try_from(degrees).unwrap_or(i32::MAX) }
    }

    /// A reading that sorts verdicts into no more classes than a rule tells apart.
    pub fn sorted<C: Copy + PartialEq>(self, class: impl Fn(Verdict) -> C) -> impl Reading<Class = C> {
        Sorted { against: self, class }
    }

    /// A reading that tells success from failure alone.
    pub fn succeeds(self) -> impl Reading<Class = bool> {
        self.sorted(|verdict| verdict.success)
    }
}

/// The die of every test.
#[must_use]
pub fn percentile() -> Expr {
    Expr::from(Pool::PERCENTILE)
}

struct Sorted<F> {
    against: Against,
    class: F,
}

impl<C: Copy + PartialEq, F: Fn(Verdict) -> C> Reading for Sorted<F> {
    type Class = C;

    fn class(&self, roll: i64) -> C {
        (self.class)(self.against.verdict(roll))
    }

    fn facts(&self, roll: i64) -> Facts {
        let Verdict { success, degrees } = self.against.verdict(roll);
        Facts {
            target: Some(self.against.target),
            success: Some(success),
            degrees: Some(degrees.unsigned_abs()),
            automatic: success != (roll <= self.against.target),
            ..Facts::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Against, Degrees, Test, Verdict};
    use crate::dice::Reading;

    fn against(target: i32, degrees: Degrees) -> Against {
        Test::medicae(target, degrees).against()
    }

    #[test]
    fn zero_degrees_never_turn_a_result_round() {
        for (target, roll, success) in [(65, 61, true), (45, 46, false)] {
            assert_eq!(against(target, Degrees::Modern).verdict(roll), Verdict { success, degrees: 1 });
            assert_eq!(against(target, Degrees::Classic).verdict(roll), Verdict { success, degrees: 0 });
        }
    }

    #[test]
    fn each_full_ten_is_a_degree() {
        assert_eq!(against(75, Degrees::Modern).verdict(1), Verdict { success: true, degrees: 8 });
        assert_eq!(against(75, Degrees::Classic).verdict(1), Verdict { success: true, degrees: 7 });
        let failures = [34, 35, 44, 45].map(|roll| against(25, Degrees::Modern).verdict(roll).degrees);
        assert_eq!(failures, [1, 2, 2, 3]);
    }

    #[test]
    fn every_roll_has_whole_degrees_that_are_never_negative() {
        for target in [-5, 5, 35, 105, 110] {
            for roll in 1..=100 {
                let modern = against(target, Degrees::Modern).verdict(roll);
                let classic = against(target, Degrees::Classic).verdict(roll);
                assert_eq!(modern.success, roll <= i64::from(target));
                assert_eq!(modern.success, classic.success);
                assert_eq!(modern.degrees, classic.degrees + 1);
                assert!(classic.degrees >= 0);
            }
        }
    }

    #[test]
    fn targets_past_the_die_are_compared_like_any_other() {
        assert!(against(105, Degrees::Modern).verdict(100).success);
        assert!(!against(-5, Degrees::Modern).verdict(1).success);
        assert!(Test::medicae(105, Degrees::Modern).to_string().contains("compared like any other"));
    }

    #[test]
    fn a_roll_that_always_fails_still_has_a_degree() {
        let capped = against(95, Degrees::Modern).failing_from(91);
        assert_eq!(capped.verdict(90), Verdict { success: true, degrees: 1 });
        assert_eq!(capped.verdict(91), Verdict { success: false, degrees: 1 });
        let facts = capped.succeeds().facts(100);
        assert_eq!((facts.target, facts.success, facts.degrees), (Some(95), Some(false), Some(1)));
    }

    #[test]
    fn a_test_shows_each_modifier_with_its_cause() {
        let test = Test::medicae(45, Degrees::Modern).with("energy", -10).with("tools", 5);
        assert_eq!(test.to_string(), "Medicae 45 - 10 (energy) + 5 (tools) = 40; modern degrees");
        assert_eq!(Test::toughness(35, Degrees::Classic).to_string(), "Toughness 35; classic degrees");
        let even = Test::medicae(45, Degrees::Modern).with("extended care", 0);
        assert_eq!(even.to_string(), "Medicae 45 + 0 (extended care) = 45; modern degrees");
    }

    #[test]
    fn a_failure_is_automatic_where_the_target_says_otherwise() {
        let automatic =
            |target, roll| against(target, Degrees::Modern).failing_from(91).succeeds().facts(roll).automatic;
        assert_eq!([automatic(95, 90), automatic(95, 91), automatic(95, 96)], [false, true, false]);
        assert!(!automatic(40, 95));
    }
}
