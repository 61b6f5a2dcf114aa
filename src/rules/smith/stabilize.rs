//! Stabilizing the mortally wounded without a healer's roll: by magic, by nature, or not quite, by support.

use super::effect::Effect;
use super::figure::{Figure, NaturalSave, Scene};
use super::loss::lain;
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;

/// Spells.
pub static MAGIC: Rule = Rule::new(
    "smith.magic",
    "Any healing spell stabilizes a mortally wounded figure without a roll and stops a bleeding critical.",
);
/// The body's own help.
pub static NATURAL: Rule = Rule::new(
    "smith.natural",
    "After lying still for 2 hours mortally wounded, once only: 4vs(ST - 2 for each point below 0), with the wound ST of that moment. Success stabilizes.",
)
.ruled("the loss of that half hour comes first; having been moved starts the 2 hours again");
/// Keeping somebody alive until help comes.
pub static SUPPORT: Rule = Rule::new(
    "smith.support",
    "Anyone with First Aid or better may only support the figure: no roll; it loses a point each hour (or hour and a half, as the game master says), and bleeding takes a point each minute. Any movement ends it.",
);

/// Below this the body has had no time to help itself.
pub const NATURE_NEEDS: Time = Time::hours(2);
/// Support slows the bleeding to a point in this time.
pub const SUPPORTED_BLEEDING: Time = Time::minutes(1);

/// A healing spell.
#[derive(Clone, Copy, Debug)]
pub struct Magic;

/// The natural save, on request.
#[derive(Clone, Copy, Debug)]
pub struct Natural {
    /// How long the figure has lain mortally wounded; by default as its sheet says.
    pub after: Option<Time>,
}

words! {
    /// For how many hours a point lasts under support, as the game master chooses.
    pub enum SupportHours as "number of hours" {
        /// An hour.
        One = "1",
        /// An hour and a half.
        OneAndAHalf = "1.5",
    }
}

impl SupportHours {
    /// The same as a time.
    #[must_use]
    pub fn time(self) -> Time {
        match self {
            SupportHours::One => Time::hours(1),
            SupportHours::OneAndAHalf => Time::minutes(90),
        }
    }
}

/// Support until more skilled help comes.
#[derive(Clone, Copy, Debug)]
pub struct Support {
    /// How long a point lasts.
    pub hours: SupportHours,
}

impl Procedure for Magic {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if let Some(refusal) = not_mortal(figure) {
            dice.tell(refusal);
            return Outcome::Refused;
        }
        dice.tell(Effect::MagicStabilizes { wound_st: figure.wound_st() });
        figure.stabilize(dice);
        standing(figure)
    }
}

impl Procedure for Natural {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let lain = self.after.unwrap_or_else(|| lain(figure));
        let too_early = || (lain < NATURE_NEEDS).then_some(Effect::TooEarlyForNature { lain });
        let used_up = || (figure.natural_save != NaturalSave::Unused).then_some(Effect::NatureUsedUp);
        if let Some(refusal) = not_mortal(figure).or_else(used_up).or_else(too_early) {
            dice.tell(refusal);
            return Outcome::Refused;
        }
        natural_save(figure, scene, dice);
        standing(figure)
    }
}

impl Procedure for Support {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        if let Some(refusal) = not_mortal(figure) {
            dice.tell(refusal);
            return Outcome::Refused;
        }
        dice.tell(Effect::Supported { every: self.hours.time() });
        if figure.bleeding {
            dice.tell(Effect::BleedingSlows { every: SUPPORTED_BLEEDING });
        }
        Outcome::Supported
    }
}

/// Why a figure cannot be stabilized, if it is not dying.
pub(super) fn not_mortal(figure: &Figure) -> Option<Effect> {
    if figure.is_dead() {
        Some(Effect::DeadCannotBeStabilized)
    } else if figure.is_mortal() {
        None
    } else if figure.bleeding {
        Some(Effect::OnlyBleeding { wound_st: figure.wound_st() })
    } else {
        Some(Effect::NotMortal { wound_st: figure.wound_st() })
    }
}

/// How a figure stands that somebody, or nature, has tried to stabilize.
pub(super) fn standing(figure: &Figure) -> Outcome {
    if figure.is_dead() {
        Outcome::Dead
    } else if figure.is_mortal() {
        Outcome::Worse
    } else if figure.wound_st() < 0 {
        Outcome::Stable
    } else {
        Outcome::OutOfDanger
    }
}

/// The one save that nature allows a mortally wounded figure ([`NATURAL`]).
pub(super) fn natural_save<D: Dice<Effect>>(figure: &mut Figure, scene: &mut Scene, dice: &mut D) {
    let (count, st, wound_st) = (4, figure.save_st(), figure.wound_st());
    let target = st + 2 * wound_st;
    (scene.dice, scene.target) = (Some(count), Some(target.into()));
    dice.tell(Effect::NatureTries { st, scaled: figure.scaled.is_some(), wound_st, target });
    if dice.save(Roll::new("stabilize by itself", &NATURAL), count, Save::versus(count, target.into())) {
        figure.natural_save = NaturalSave::Passed;
        dice.tell(Effect::NatureStabilizes { wound_st });
        figure.stabilize(dice);
    } else {
        figure.natural_save = NaturalSave::Failed;
        dice.tell(Effect::NatureFails);
    }
}

#[cfg(test)]
mod tests {
    use super::{Magic, Natural, Support, SupportHours};
    use crate::rules::outcome::Outcome;
    use crate::rules::smith::figure::tests::{at, out_at};
    use crate::rules::smith::{Condition, Figure, NaturalSave};
    use crate::testing::{chances, chances_of, played};
    use crate::time::Time;

    const BY_THE_SHEET: Natural = Natural { after: None };

    fn lying(minutes: i32, st: i32, wound_st: i32) -> Figure {
        Figure { mortal_minutes: minutes, ..out_at(st, wound_st) }
    }

    #[test]
    fn magic_needs_no_roll_and_stops_the_bleeding() {
        let story = played(&Magic, Figure { bleeding: true, ..at(13, -2) }, "");
        assert_eq!((story.outcome, story.figure.condition), (Outcome::Stable, Condition::Critical));
        assert_eq!((story.figure.bleeding, story.figure.wound_st()), (false, -2));
    }

    #[test]
    fn only_the_mortally_wounded_are_stabilized() {
        let refused = chances_of([("refused", "1")]);
        let stable = Figure { condition: Condition::Critical, ..at(13, -2) };
        let bleeding = Figure { bleeding: true, ..at(13, 4) };
        for figure in [at(13, 0), at(13, -7), stable, bleeding] {
            assert_eq!(chances(&Magic, figure.clone()), refused);
            assert_eq!(chances(&BY_THE_SHEET, Figure { mortal_minutes: 120, ..figure.clone() }), refused);
            assert_eq!(chances(&Support { hours: SupportHours::One }, figure), refused);
        }
    }

    #[test]
    fn nature_rolls_four_dice_against_st_less_2_a_point() {
        // ST 17 at -1: 4 dice against 15, 861 of 1296.
        let wanted = [("stable", "861/1296"), ("worse", "435/1296")];
        assert_eq!(chances(&BY_THE_SHEET, lying(120, 17, -1)), chances_of(wanted));
        // ST 200 at -3, average of its kind: 4 dice against 11 - 6, so an automatic 8, 70 of 1296.
        let giant = Figure { scaled: Some(11), ..lying(120, 200, -3) };
        assert_eq!(chances(&BY_THE_SHEET, giant)["stable"], chances_of([("", "70/1296")])[""]);
    }

    #[test]
    fn nature_helps_once_and_after_two_hours() {
        let refused = chances_of([("refused", "1")]);
        assert_eq!(chances(&BY_THE_SHEET, lying(119, 17, -1)), refused);
        let failed = Figure { natural_save: NaturalSave::Failed, ..lying(150, 17, -1) };
        assert_eq!(chances(&BY_THE_SHEET, failed), refused);
        let at_the_word_of_the_game_master = Natural { after: Some(Time::hours(2)) };
        assert!(chances(&at_the_word_of_the_game_master, lying(0, 17, -1)).contains_key("stable"));
    }

    #[test]
    fn what_nature_did_stays_on_the_sheet() {
        let passed = played(&BY_THE_SHEET, lying(120, 17, -1), "=15");
        assert_eq!((passed.figure.natural_save, passed.figure.condition), (NaturalSave::Passed, Condition::Critical));
        assert_eq!((passed.scene.dice, passed.scene.target), (Some(4), Some(15)));
        let failed = played(&BY_THE_SHEET, lying(120, 17, -1), "=16");
        assert_eq!((failed.figure.natural_save, failed.figure.wound_st()), (NaturalSave::Failed, -1));
        assert_eq!(failed.outcome, Outcome::Worse);
    }

    #[test]
    fn support_changes_nothing_on_the_sheet() {
        let figure = Figure { bleeding: true, ..out_at(13, -2) };
        let story = played(&Support { hours: SupportHours::One }, figure.clone(), "");
        assert_eq!((story.outcome, story.figure), (Outcome::Supported, figure));
    }

    #[test]
    fn a_point_lasts_an_hour_or_one_and_a_half_under_support() {
        assert_eq!([SupportHours::One, SupportHours::OneAndAHalf].map(SupportHours::time), [60, 90].map(Time::minutes));
    }
}
