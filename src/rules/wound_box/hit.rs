//! One blow: the Fortitude save, the wound that it leaves and where that is recorded.

use super::check::d20;
use super::effect::Effect;
use super::figure::{Figure, Scene, Size, State};
use super::track::Row;
use super::wound::Level;
use crate::dice::{Dice, Expr, Facts, Reading, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words::Word;

/// The save against a blow.
pub static FORTITUDE: Rule = Rule::new(
    "wound-box.fortitude",
    "Whenever a blow lands: d20 + Fortitude bonus + size (+2 for each size over Medium, -2 for each under) - damage. Fine is four sizes under Medium, Colossal four over.",
)
.ruled("damage below 0 counts as 0");
/// How bad the wound is.
pub static SEVERITY: Rule = Rule::new(
    "wound-box.severity",
    "The result of the save: 15 or more a bruise, 10 a light wound, 5 a wound, 0 an incapacitating wound, below 0 a killing blow.",
);
/// Toothpicks and dragons.
pub static SHRUG_OFF: Rule = Rule::new(
    "wound-box.shrug-off",
    "A result of 20 or more against an attacker at least 2 sizes smaller: nothing at all. Otherwise every blow that lands gives at least a bruise.",
);
/// Armour that soaks.
pub static ARMOUR: Rule = Rule::new(
    "wound-box.armour",
    "Option: the damage reduction of armour is added to the save, and every number of the table is 5 higher: 25, 20, 15, 10, 5.",
)
.ruled("who plays it plays it for everybody: damage reduction 0 raises the numbers too");
/// Wounds without boxes.
pub static POINTS: Rule = Rule::new(
    "wound-box.points",
    "Option: no boxes; a bruise is 1 wound point, a light wound 2, a wound 4, an incapacitating wound 8, a killing blow 16.",
);

/// How much higher the numbers are where armour is played.
pub(super) const ARMOUR_SHIFT: i32 = 5;
/// The result that a much bigger victim shrugs off.
const SHRUGGED_OFF: i32 = 20;

/// A blow and how it is played.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Its damage, in dice or as a number.
    pub damage: Expr,
    /// How big the attacker is.
    pub attacker_size: Size,
    /// The damage reduction of armour, if that option is played.
    pub dr: Option<i32>,
    /// Whether wounds are added up in points and no boxes are marked.
    pub points: bool,
}

impl Procedure for Hit {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let wound = self.save(figure, dice);
        match wound {
            None => dice.tell(Effect::ShrugsOff),
            Some(level) if self.points => {
                let points = level.wound_points();
                scene.wound_points = Some(points);
                dice.tell(Effect::WoundPoints { level, points });
            }
            Some(level) => record(figure, level, dice),
        }
        match wound {
            _ if figure.is_dead() => Outcome::Dead,
            None => Outcome::Nothing,
            Some(Level::Bruise) => Outcome::Bruise,
            Some(Level::Light) => Outcome::Light,
            Some(Level::Wound) => Outcome::Wound,
            Some(Level::Incapacitating) => Outcome::Incapacitating,
            Some(Level::Killing) => Outcome::Killing,
        }
    }
}

impl Hit {
    /// The save: how bad the wound is, if there is one ([`FORTITUDE`], [`SEVERITY`]).
    fn save<D: Dice<Effect>>(&self, figure: &Figure, dice: &mut D) -> Option<Level> {
        let damage = dice.total(Roll::new("damage", &FORTITUDE), &self.damage);
        let damage = i32::try_from(damage).unwrap_or(i32::MAX);
        if damage < 0 {
            dice.tell(Effect::NoDamage { damage });
        }
        let (size, attacker_size) = (figure.size, self.attacker_size);
        let (fort, size_bonus, damage) = (figure.fortitude(), 2 * size.over_medium(), damage.max(0));
        let dr = self.dr.unwrap_or(0);
        let bonus = fort + size_bonus + dr - damage;
        if self.dr.is_some() {
            dice.tell(Effect::Armour { dr });
        }
        dice.tell(Effect::Against { damage, fort, size_bonus, attacker_size, dr, bonus });
        let severity = Severity {
            shift: if self.dr.is_some() { ARMOUR_SHIFT } else { 0 },
            may_shrug: size.over_medium() - attacker_size.over_medium() >= 2,
        };
        if severity.may_shrug {
            dice.tell(Effect::MayShrugOff { size, attacker_size, from: SHRUGGED_OFF + severity.shift });
        }
        dice.roll(Roll::new("Fortitude", &SEVERITY), &d20(bonus), &severity)
    }
}

/// Marks the wound ([`super::track::OVERFLOW`]), and what follows from the box.
fn record<D: Dice<Effect>>(figure: &mut Figure, level: Level, dice: &mut D) {
    // First aid comes after a combat, so a blow after it belongs to another one.
    if figure.first_aid {
        figure.first_aid = false;
        figure.track.end_combat();
    }
    let before = figure.track.worst();
    match figure.track.mark(level) {
        Some(row) => {
            dice.tell(Effect::Marked { level, row });
            if row == Row::NearDeath && figure.state == State::Stable {
                figure.state = State::Dying;
                dice.tell(Effect::NearDeath);
            }
        }
        None if figure.is_dead() => dice.tell(Effect::DeadAlready { level }),
        None => {
            figure.state = State::Dead;
            dice.tell(Effect::Dies { level });
        }
    }
    figure.settle(before, dice);
}

/// The result of the save, read as the level of the wound; none for a blow that is shrugged off.
struct Severity {
    shift: i32,
    may_shrug: bool,
}

impl Reading for Severity {
    type Class = Option<Level>;

    fn class(&self, result: i64) -> Option<Level> {
        let result = result - i64::from(self.shift);
        if self.may_shrug && result >= i64::from(SHRUGGED_OFF) {
            return None;
        }
        Level::ALL.iter().copied().find(|level| level.from_result().is_none_or(|least| result >= least.into()))
    }

    fn facts(&self, result: i64) -> Facts {
        Facts { result: Some(self.class(result).map_or("nothing", Word::word)), ..Facts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::Hit;
    use crate::dice::Facts;
    use crate::dice::played::Event;
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Effect, Figure, Level, Row, Size, State, Track};
    use crate::testing::{chances, chances_of, played, rolls, told};

    fn blow(damage: &str) -> Hit {
        Hit { damage: damage.parse().unwrap(), attacker_size: Size::Medium, dr: None, points: false }
    }

    fn marked(levels: &[Level]) -> Figure {
        let mut figure = Figure::new(2);
        for level in levels {
            figure.track.mark(*level).unwrap();
        }
        figure.follow_track();
        figure
    }

    #[test]
    fn fortitude_5_against_8() {
        // d20 - 3: below 0 on 1-2, 0-4 on 3-7, 5-9 on 8-12, 10-14 on 13-17, 15 and more on 18-20.
        let wanted =
            [("killing", "2/20"), ("incapacitating", "5/20"), ("wound", "5/20"), ("light", "5/20"), ("bruise", "3/20")];
        assert_eq!(chances(&blow("8"), Figure::new(5)), chances_of(wanted));
    }

    #[test]
    fn damage_is_rolled_and_never_heals() {
        // d20 + 5 - (1 or 2): a bruise on 11-20 or 12-20, a light wound on 6-10 or 7-11, a wound on 1-5 or 2-6, and
        // with 2 an incapacitating wound on 1.
        let wanted = [("bruise", "19/40"), ("light", "10/40"), ("wound", "10/40"), ("incapacitating", "1/40")];
        assert_eq!(chances(&blow("1d2"), Figure::new(5)), chances_of(wanted));
        assert_eq!(chances(&blow("1d6-20"), Figure::new(5)), chances(&blow("0"), Figure::new(5)));
    }

    #[test]
    fn armour_raises_every_number_by_5() {
        // d20 + 5 + 3 - 8 = d20 against 20, 15, 10 and 5.
        let wanted =
            [("killing", "4/20"), ("incapacitating", "5/20"), ("wound", "5/20"), ("light", "5/20"), ("bruise", "1/20")];
        assert_eq!(chances(&Hit { dr: Some(3), ..blow("8") }, Figure::new(5)), chances_of(wanted));
        // Without armour to add, the numbers are raised all the same.
        let bare = Hit { dr: Some(0), ..blow("5") };
        assert_eq!(chances(&bare, Figure::new(5)), chances_of(wanted));
    }

    #[test]
    fn a_natural_1_and_a_natural_20_are_numbers() {
        assert_eq!(played(&blow("1"), Figure::new(14), "1").outcome, Outcome::Light);
        assert_eq!(played(&blow("20"), Figure::new(4), "20").outcome, Outcome::Incapacitating);
    }

    #[test]
    fn only_the_much_bigger_shrug_a_blow_off() {
        let huge = Figure { size: Size::Huge, ..Figure::new(8) };
        let (nothing, bruise) = (played(&blow("2"), huge.clone(), "10"), played(&blow("2"), huge.clone(), "9"));
        assert_eq!((nothing.outcome, &nothing.figure), (Outcome::Nothing, &huge));
        assert_eq!(bruise.outcome, Outcome::Bruise);
        let large = Figure { size: Size::Large, ..Figure::new(8) };
        assert_eq!(played(&blow("2"), large.clone(), "20").outcome, Outcome::Bruise, "one size is not enough");
        let small_attacker = Hit { attacker_size: Size::Small, ..blow("2") };
        assert_eq!(played(&small_attacker, large, "20").outcome, Outcome::Nothing);
        // With armour the number to shrug off is 25 too: 8 + 4 + 1 - 2 = 11, so 14 and more.
        let armoured = Hit { dr: Some(1), ..blow("2") };
        assert_eq!(played(&armoured, huge.clone(), "14").outcome, Outcome::Nothing);
        assert_eq!(played(&armoured, huge, "13").outcome, Outcome::Bruise);
    }

    #[test]
    fn each_size_is_worth_2() {
        // 10 + 0 - 5: 5 for a Medium victim, 13 for a Colossal one, -3 for a Fine one.
        for (size, outcome) in [
            (Size::Colossal, Outcome::Light),
            (Size::Gargantuan, Outcome::Light),
            (Size::Huge, Outcome::Wound),
            (Size::Medium, Outcome::Wound),
            (Size::Small, Outcome::Incapacitating),
            (Size::Tiny, Outcome::Incapacitating),
            (Size::Diminutive, Outcome::Killing),
            (Size::Fine, Outcome::Killing),
        ] {
            let figure = Figure { size, ..Figure::new(0) };
            assert_eq!(played(&blow("5"), figure, "10").outcome, outcome, "{size}");
        }
    }

    #[test]
    fn points_mark_no_box() {
        let story = played(&Hit { points: true, ..blow("8") }, Figure::new(5), "10");
        assert_eq!((story.outcome, story.scene.wound_points), (Outcome::Wound, Some(4)));
        assert_eq!(story.figure, Figure::new(5));
    }

    #[test]
    fn a_wound_without_a_box_kills() {
        let story = played(&blow("12"), marked(&[Level::Killing]), "3");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Dead, State::Dead));
        // A wound that finds a box in its own row does not.
        assert_eq!(played(&blow("8"), marked(&[Level::Killing]), "15").outcome, Outcome::Wound);
        let extra = Figure { track: Track::new([0, 0, 0, 0, 0], true).unwrap(), ..Figure::new(9) };
        assert_eq!(chances(&blow("0"), extra), chances_of([("dead", "1")]));
    }

    #[test]
    fn a_hit_on_the_dead_is_counted() {
        let dead = Figure { state: State::Dead, ..marked(&[Level::Killing]) };
        let story = played(&blow("0"), dead, "20");
        assert_eq!((story.outcome, story.figure.track.worst()), (Outcome::Dead, Some(Row::NearDeath)));
        assert_eq!(story.figure.track.marks().len(), 2);
        assert_eq!(played(&blow("12"), story.figure, "3").outcome, Outcome::Dead);
    }

    #[test]
    fn a_killing_blow_leaves_one_dying_and_another_mark_there_does_again() {
        let story = played(&blow("12"), Figure::new(2), "3");
        assert_eq!((story.outcome, story.figure.outcome()), (Outcome::Killing, Outcome::Dying));
        let mut stable = Figure { track: Track::new([2, 2, 2, 2, 2], false).unwrap(), ..Figure::new(2) };
        stable.track.mark(Level::Killing).unwrap();
        stable.state = State::Stable;
        assert_eq!(played(&blow("12"), stable.clone(), "3").figure.state, State::Dying);
        assert_eq!(played(&blow("0"), stable, "20").figure.state, State::Stable, "a bruise does not");
    }

    #[test]
    fn a_blow_after_first_aid_belongs_to_another_combat() {
        let treated = Figure { first_aid: true, ..marked(&[Level::Bruise]) };
        let story = played(&blow("0"), treated, "20");
        assert!(!story.figure.first_aid);
        let recent: Vec<bool> = story.figure.track.marks().iter().map(|mark| mark.recent).collect();
        assert_eq!(recent, [true, false]);
    }

    #[test]
    fn the_story_gives_the_arithmetic() {
        let story = played(&Hit { dr: Some(3), ..blow("8") }, Figure { size: Size::Small, ..Figure::new(5) }, "14");
        let told: Vec<String> = story
            .journal
            .iter()
            .filter_map(|(_, event)| match event {
                Event::Effect(effect) => Some(effect.to_string()),
                Event::Roll(_) => None,
            })
            .collect();
        let wanted = [
            "armour counts: +3 on the save, every number is 5 higher",
            "+5 Fortitude -2 size +3 armour -8 damage: -2 on the save",
            "a wound: X in the wounded row",
            "the wounded row counts: -5 on DEX and STR rolls",
        ];
        assert_eq!(told, wanted);
        let overflow = Effect::Marked { level: Level::Light, row: Row::Wounded };
        assert_eq!(overflow.to_string(), "a light wound goes as L into the wounded row");
    }

    #[test]
    fn nobody_dies_twice() {
        // 1 + 2 - 12 is below 0: a killing blow, for which no box is left.
        let full = marked(&[Level::Killing]);
        let told = |figure| told(played(&blow("12"), figure, "1"));
        assert!(told(full.clone()).contains(&Effect::Dies { level: Level::Killing }));
        let told = told(Figure { state: State::Dead, ..full });
        assert!(told.contains(&Effect::DeadAlready { level: Level::Killing }));
        assert!(!told.contains(&Effect::Dies { level: Level::Killing }));
    }

    #[test]
    fn only_damage_below_0_is_told_to_count_as_0() {
        let told = |damage| told(played(&blow(damage), Figure::new(5), "20"));
        assert!(told("-1").contains(&Effect::NoDamage { damage: -1 }));
        assert!(!told("0").iter().any(|effect| matches!(effect, Effect::NoDamage { .. })));
    }

    #[test]
    fn armour_raises_the_number_to_shrug_off_that_is_told() {
        let told = |dr| {
            let huge = Figure { size: Size::Huge, ..Figure::new(8) };
            told(played(&Hit { dr, ..blow("2") }, huge, "1"))
        };
        let from = |from| Effect::MayShrugOff { size: Size::Huge, attacker_size: Size::Medium, from };
        assert!(told(None).contains(&from(20)));
        assert!(told(Some(0)).contains(&from(25)));
    }

    #[test]
    fn the_save_is_reported_with_its_result_in_a_word() {
        let result = |attacker_size, dice: &str| {
            let huge = Figure { size: Size::Huge, ..Figure::new(8) };
            rolls(played(&Hit { attacker_size, ..blow("2") }, huge, dice).journal)[0].facts
        };
        // 8 + 4 - 2: 20 on a 10.
        let facts = |word| Facts { result: Some(word), ..Facts::default() };
        assert_eq!(result(Size::Medium, "10"), facts("nothing"));
        assert_eq!(result(Size::Medium, "9"), facts("bruise"));
        assert_eq!(result(Size::Huge, "10"), facts("bruise"));
        assert_eq!(result(Size::Huge, "4"), facts("light"));
    }
}
