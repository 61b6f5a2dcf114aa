//! A character's injuries as they stand on the card, and what follows from them.

use crate::procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;
use std::sync::Arc;

/// Where being heavily wounded begins.
pub static HEAVY_THRESHOLD: Rule = Rule::new(
    "wh40k.heavy-threshold",
    "The Heavy Threshold is half of the maximum Wounds (rounded up) + TB + Unnatural Toughness: 12 with 17 Wounds and TB 3.",
);
/// How badly somebody is wounded.
pub static CONDITION: Rule = Rule::new(
    "wh40k.condition",
    "The Wounds score is the maximum less all injuries, or minus the worst critical injury. Below 0: critically wounded. Otherwise heavily, if more Wounds are suffered than the Heavy Threshold, or lightly. With few Wounds nobody is ever heavily wounded.",
);
/// An implant that heals.
pub static AUTOSANGUINE: Rule = Rule::new(
    "wh40k.autosanguine",
    "Autosanguine: healing always goes as for the lightly wounded, and 2 more points heal a day, but nothing while there is a critical injury.",
);
/// Almost always death.
pub static LETHAL: Rule = Rule::new(
    "wh40k.lethal",
    "A critical injury of severity 10 or more is almost always death.",
)
.ruled("the outcome is 'lethal' and the game master has the last word; no effect of the critical tables is told, as they are not in the source");

/// Severities and levels of fatigue are counted up to this number.
pub const MOST: i32 = crate::rules::MOST_POINTS;
/// From this severity on a critical injury is lethal.
const LETHAL_SEVERITY: i32 = 10;

words! {
    /// What did the damage.
    pub enum DamageType as "damage type" {
        /// Impact.
        Impact = "I",
        /// Rending.
        Rending = "R",
        /// Energy.
        Energy = "E",
        /// Explosive.
        Explosive = "X",
    }
}

words! {
    /// Where it hit.
    pub enum Location as "location" {
        /// The head.
        Head = "head",
        /// The body.
        Body = "body",
        /// The left arm.
        LeftArm = "left-arm",
        /// The right arm.
        RightArm = "right-arm",
        /// The left leg.
        LeftLeg = "left-leg",
        /// The right leg.
        RightLeg = "right-leg",
    }
}

impl DamageType {
    /// Its name in full.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            DamageType::Impact => "impact",
            DamageType::Rending => "rending",
            DamageType::Energy => "energy",
            DamageType::Explosive => "explosive",
        }
    }
}

impl Location {
    /// As it is written on the card.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Location::Head => "Head",
            Location::Body => "Body",
            Location::LeftArm => "Left Arm",
            Location::RightArm => "Right Arm",
            Location::LeftLeg => "Left Leg",
            Location::RightLeg => "Right Leg",
        }
    }
}

/// Wounds of one hit, down to a score of 0. Shown as on the card: `5E Body`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Injury {
    /// How many points are left of it, at least 1.
    pub points: i32,
    /// What did it.
    #[serde(rename = "type")]
    pub kind: DamageType,
    /// Where it is.
    pub location: Location,
    /// Whether it has had its treatment of the day.
    pub treated: bool,
}

impl fmt::Display for Injury {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {}", self.points, self.kind, self.location.title())
    }
}

/// A critical injury. Shown as on the card: `-6X Body`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Critical {
    /// How severe it is, from 1 on.
    pub severity: i32,
    /// What did it.
    #[serde(rename = "type")]
    pub kind: DamageType,
    /// Where it is.
    pub location: Location,
    /// What the critical table says of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<Arc<str>>,
}

impl Critical {
    /// A critical injury of that severity at most [`MOST`].
    #[must_use]
    pub fn new(severity: i32, kind: DamageType, location: Location) -> Critical {
        Critical { severity: severity.min(MOST), kind, location, note: None }
    }

    /// Makes it so many steps worse.
    pub fn worsen(&mut self, steps: i32) {
        self.severity = self.severity.saturating_add(steps).min(MOST);
    }

    /// Whether it is of severity 10 or more ([`LETHAL`]).
    #[must_use]
    pub fn is_lethal(&self) -> bool {
        self.severity >= LETHAL_SEVERITY
    }
}

impl fmt::Display for Critical {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "-{}{} {}", self.severity, self.kind, self.location.title())
    }
}

/// How badly somebody is wounded ([`CONDITION`], [`LETHAL`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Condition {
    /// Nothing is suffered.
    Unhurt,
    /// Up to the Heavy Threshold.
    Light,
    /// Above the Heavy Threshold.
    Heavy,
    /// The score is below 0.
    Critical,
    /// A critical injury of 10 or more.
    Lethal,
}

impl Condition {
    /// The outcome word.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Condition::Unhurt => Outcome::Unhurt,
            Condition::Light => Outcome::Light,
            Condition::Heavy => Outcome::Heavy,
            Condition::Critical => Outcome::Critical,
            Condition::Lethal => Outcome::Lethal,
        }
    }
}

/// A character's sheet: facts, never what follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Figure {
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Arc<str>>,
    /// Maximum Wounds, at least 1.
    pub max_wounds: i32,
    /// Toughness Bonus.
    pub tb: i32,
    /// Unnatural Toughness, as a number to add.
    pub ut: i32,
    /// The Daemonic trait, 0 for none.
    pub daemonic: i32,
    /// The Toughness characteristic, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub toughness: Option<i32>,
    /// Whether there is an Autosanguine implant.
    pub autosanguine: bool,
    /// Injuries, the oldest first; together at most the maximum Wounds.
    pub injuries: Vec<Injury>,
    /// Critical injuries, the oldest first.
    pub criticals: Vec<Critical>,
    /// Levels of fatigue from wounds.
    pub wound_fatigue: i32,
    /// Levels of fatigue from anything else.
    pub fatigue: i32,
}

/// How a character stands: what follows from the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Wh40kNow")]
pub struct Now {
    /// The Wounds score, below 0 with a critical injury.
    pub score: i32,
    /// Wounds suffered: the maximum less the score.
    pub suffered: i32,
    /// Heavily wounded above so many Wounds suffered.
    pub heavy_threshold: i32,
    /// How badly wounded, as an outcome word.
    pub condition: Outcome,
    /// All levels of fatigue.
    pub total_fatigue: i32,
}

impl Figure {
    /// A character with so many Wounds and that Toughness Bonus who is well.
    #[must_use]
    pub fn new(max_wounds: i32, tb: i32) -> Figure {
        Figure {
            name: None,
            max_wounds,
            tb,
            ut: 0,
            daemonic: 0,
            toughness: None,
            autosanguine: false,
            injuries: Vec::new(),
            criticals: Vec::new(),
            wound_fatigue: 0,
            fatigue: 0,
        }
    }

    /// The Wounds score ([`CONDITION`]).
    #[must_use]
    pub fn score(&self) -> i32 {
        match self.criticals.iter().map(|critical| critical.severity).max() {
            Some(worst) => -worst,
            None => self.max_wounds - self.injuries.iter().map(|injury| injury.points).sum::<i32>(),
        }
    }

    /// Wounds suffered.
    #[must_use]
    pub fn suffered(&self) -> i32 {
        self.max_wounds - self.score()
    }

    /// [`HEAVY_THRESHOLD`].
    #[must_use]
    pub fn heavy_threshold(&self) -> i32 {
        (self.max_wounds + 1) / 2 + self.tb + self.ut
    }

    /// How badly wounded ([`CONDITION`]).
    #[must_use]
    pub fn condition(&self) -> Condition {
        let suffered = self.suffered();
        if self.criticals.iter().any(Critical::is_lethal) {
            Condition::Lethal
        } else if self.score() < 0 {
            Condition::Critical
        } else if suffered > self.heavy_threshold() {
            Condition::Heavy
        } else if suffered > 0 {
            Condition::Light
        } else {
            Condition::Unhurt
        }
    }

    /// Why the injuries cannot be, if they cannot: together they reach a score of 0 at most.
    #[must_use]
    pub fn contradiction(&self) -> Option<String> {
        let points: i64 = self.injuries.iter().map(|injury| i64::from(injury.points)).sum();
        let max_wounds = self.max_wounds;
        (points > max_wounds.into()).then(|| {
            format!("{points} points are more than the {max_wounds} Wounds; what goes below 0 is a critical injury")
        })
    }

    /// Whether injuries heal as those of the lightly wounded ([`AUTOSANGUINE`]).
    #[must_use]
    pub fn heals_lightly(&self) -> bool {
        self.autosanguine || self.condition() <= Condition::Light
    }

    /// All levels of fatigue.
    #[must_use]
    pub fn total_fatigue(&self) -> i32 {
        self.wound_fatigue + self.fatigue
    }

    /// How it stands.
    #[must_use]
    pub fn now(&self) -> Now {
        Now {
            score: self.score(),
            suffered: self.suffered(),
            heavy_threshold: self.heavy_threshold(),
            condition: self.condition().outcome(),
            total_fatigue: self.total_fatigue(),
        }
    }
}

impl procedure::Figure for Figure {
    /// Never by these rules: the game master has the last word ([`LETHAL`]).
    fn dead(&self) -> bool {
        false
    }

    fn conscious(&self) -> Option<bool> {
        None
    }
}

/// Characters for the tests of this game.
#[cfg(test)]
pub(super) mod examples {
    use super::{Critical, DamageType, Figure, Injury, Location};

    /// The source's Apostate: 17 Wounds, TB 3, Toughness 35.
    pub(crate) fn apostate() -> Figure {
        Figure { toughness: Some(35), ..Figure::new(17, 3) }
    }

    /// The Apostate after so many Wounds.
    pub(crate) fn suffered(points: i32) -> Figure {
        Figure { injuries: vec![injury(points, DamageType::Impact)], ..apostate() }
    }

    /// The Apostate with critical injuries, of impact to the body.
    pub(crate) fn critical<const N: usize>(severities: [i32; N]) -> Figure {
        let criticals = severities.map(|severity| Critical::new(severity, DamageType::Impact, Location::Body));
        Figure { criticals: criticals.into(), ..apostate() }
    }

    /// An injury to the body.
    pub(crate) fn injury(points: i32, kind: DamageType) -> Injury {
        Injury { points, kind, location: Location::Body, treated: false }
    }

    /// The points of all injuries.
    pub(crate) fn points(figure: &Figure) -> Vec<i32> {
        figure.injuries.iter().map(|injury| injury.points).collect()
    }

    /// The severities of all critical injuries.
    pub(crate) fn severities(figure: &Figure) -> Vec<i32> {
        figure.criticals.iter().map(|critical| critical.severity).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::examples::{apostate, critical, suffered};
    use super::{Condition, DamageType, Figure};
    use crate::rules::outcome::Outcome;
    use crate::words::Word;

    #[test]
    fn the_threshold_is_half_the_wounds_rounded_up_with_all_toughness() {
        assert_eq!(apostate().heavy_threshold(), 12);
        assert_eq!(Figure::new(16, 3).heavy_threshold(), 11);
        assert_eq!(Figure { ut: 4, daemonic: 2, ..apostate() }.heavy_threshold(), 16, "daemonic does not count here");
    }

    #[test]
    fn more_than_the_threshold_is_heavy_and_below_0_critical() {
        let conditions = [1, 12, 13, 17].map(|points| suffered(points).condition());
        assert_eq!(conditions, [Condition::Light, Condition::Light, Condition::Heavy, Condition::Heavy]);
        assert_eq!(apostate().condition(), Condition::Unhurt);
        assert_eq!(critical([1]).condition(), Condition::Critical);
        assert_eq!(critical([9]).condition(), Condition::Critical);
        assert_eq!(critical([2, 10, 3]).condition(), Condition::Lethal);
    }

    #[test]
    fn with_few_wounds_the_heavy_band_is_empty() {
        let figure = Figure { max_wounds: 6, ..suffered(6) };
        assert_eq!((figure.score(), figure.condition()), (0, Condition::Light));
    }

    #[test]
    fn suffered_score_and_severity_are_three_numbers() {
        let now = Figure { wound_fatigue: 1, fatigue: 2, ..critical([4, 6]) }.now();
        assert_eq!((now.suffered, now.score, now.condition), (23, -6, Outcome::Critical));
        assert_eq!(now.total_fatigue, 3);
    }

    #[test]
    fn injuries_are_shown_as_on_the_card() {
        assert_eq!(suffered(5).injuries[0].to_string(), "5I Body");
        assert_eq!(critical([6]).criticals[0].to_string(), "-6I Body");
    }

    #[test]
    fn each_type_of_damage_has_its_name_and_its_letter() {
        let named = DamageType::ALL.iter().map(|kind| (kind.word(), kind.name()));
        assert!(named.eq([("I", "impact"), ("R", "rending"), ("E", "energy"), ("X", "explosive")]));
    }

    #[test]
    fn nobody_is_dead_or_asleep_by_these_rules() {
        use crate::procedure::Figure as _;
        for figure in [apostate(), critical([12])] {
            assert_eq!((figure.dead(), figure.conscious()), (false, None));
        }
    }
}
