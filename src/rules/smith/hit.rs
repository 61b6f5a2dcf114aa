//! One blow and all that follows from it.

use super::conscious::stay_conscious;
use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use super::thresholds::EFFECTS;
use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::more;
use crate::rules::outcome::Outcome;

/// Wounds that bleed.
pub static CRIPPLING: Rule = Rule::new(
    "smith.crippling",
    "A crippling hit rolls 2 dice, with the caller's modifier, for its location; an adjusted 7, or 13 and more, is a bleeding critical. Trained treatment and magic stop it.",
)
.ruled("a blow that does no damage, or kills, rolls for no location");

/// A blow and how it is played.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Its damage, in dice or as a number.
    pub damage: Expr,
    /// Points that armour stops.
    pub armor: i32,
    /// Damage already taken this turn, from all sources.
    pub turn_damage: i32,
    /// Whether it only stuns.
    pub subdual: bool,
    /// Whether it cripples, and what is added to the roll for the location.
    pub crippling: Option<i64>,
    /// Whether the game master lets the figure stay awake without a roll.
    pub desperate: bool,
}

impl Procedure for Hit {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, _figure: &Figure) -> Option<String> {
        let both = self.subdual && self.crippling.is_some();
        both.then(|| "a subdual blow leaves no wound, so it cannot be a crippling hit".to_owned())
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let damage = dice.total(Roll::new("damage", &EFFECTS), &self.damage);
        let damage = i32::try_from(damage).unwrap_or(i32::MAX);
        let points = (damage - self.armor).max(0);
        if points == 0 {
            dice.tell(Effect::NoDamage { damage, armor: self.armor });
            return figure.outcome();
        }
        dice.tell(Effect::Damage { damage, armor: self.armor, points, subdual: self.subdual });
        if self.subdual {
            figure.subdual = more(figure.subdual, points);
        } else {
            figure.last_wound = points;
            figure.first_aid = false;
            figure.wound(points, dice);
        }
        if figure.is_dead() {
            return figure.outcome();
        }
        shake(points + self.turn_damage, figure, scene, dice);
        if let Some(modifier) = self.crippling {
            let location = Expr::from(Pool::d6(2)).plus_number(modifier);
            if dice.roll(Roll::new("location of the crippling hit", &CRIPPLING), &location, &Location) {
                figure.bleeding = true;
                dice.tell(Effect::Bleeding);
            }
        }
        if figure.adjusted_st() < 0 {
            dice.tell(Effect::FallsHelpless { adjusted_st: figure.adjusted_st() });
        }
        if figure.state == State::Conscious {
            stay_conscious(figure, self.desperate, dice);
        }
        figure.outcome()
    }
}

/// What the damage of one turn, and what is left of ST, do to the figure's DX.
fn shake<D: Dice<Effect>>(turn_damage: i32, figure: &Figure, scene: &mut Scene, dice: &mut D) {
    let (st, at, by_fraction) = (figure.st, figure.thresholds(), figure.fractions);
    if turn_damage >= at.prone {
        scene.prone = true;
        dice.tell(if by_fraction {
            Effect::ProneByFraction { turn_damage, threshold: at.prone, st }
        } else {
            Effect::Prone { turn_damage, threshold: at.prone, st }
        });
    } else if turn_damage >= at.shaken {
        dice.tell(if by_fraction {
            Effect::ShakenByFraction { turn_damage, threshold: at.shaken, st }
        } else {
            Effect::Shaken { turn_damage, threshold: at.shaken, st }
        });
    }
    if turn_damage >= at.prone.min(at.shaken) {
        scene.dx_next_turn = -2;
    }
    let adjusted_st = figure.adjusted_st();
    if adjusted_st <= at.weak {
        dice.tell(if by_fraction {
            Effect::WeakByFraction { adjusted_st, threshold: at.weak, st }
        } else {
            Effect::Weak { adjusted_st, threshold: at.weak, st }
        });
    }
}

/// Whether the location of a crippling hit bleeds ([`CRIPPLING`]).
struct Location;

impl Reading for Location {
    type Class = bool;

    fn class(&self, total: i64) -> bool {
        total == 7 || total >= 13
    }

    fn facts(&self, total: i64) -> Facts {
        let result = if self.class(total) { "bleeding critical" } else { "no bleeding critical" };
        Facts { result: Some(result), ..Facts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::Hit;
    use crate::dice::Facts;
    use crate::procedure::{Figure as _, Procedure};
    use crate::rules::outcome::Outcome;
    use crate::rules::smith::figure::tests::{at, out_at};
    use crate::rules::smith::{Condition, Effect, Figure, NaturalSave, Skill, State};
    use crate::testing::{chances, chances_of, played, rolls, told};

    fn blow(damage: &str) -> Hit {
        Hit {
            damage: damage.parse().unwrap(),
            armor: 0,
            turn_damage: 0,
            subdual: false,
            crippling: None,
            desperate: false,
        }
    }

    /// How likely the figure is to be awake after it.
    fn awake(hit: &Hit, figure: Figure) -> f64 {
        let likely = crate::testing::likely(hit, figure);
        likely.iter().filter(|likely| likely.figure.conscious() == Some(true)).map(|likely| likely.p).sum()
    }

    /// The penalty to the end of the next turn, and whether it is prone, of a figure that stays awake.
    fn shaken(hit: &str, turn_damage: i32, figure: Figure) -> (i32, bool) {
        let hit = Hit { turn_damage, desperate: true, ..blow(hit) };
        let scene = played(&hit, figure, "").scene;
        (scene.dx_next_turn, scene.prone)
    }

    #[test]
    fn mothhem_is_brought_down_to_1_and_then_to_minus_3() {
        let figure = Figure::new(9);
        assert_eq!(chances(&blow("8"), figure.clone()), chances_of([("hurt", "160/216"), ("unconscious", "56/216")]));
        let second = Figure { wounds: 8, ..figure };
        assert_eq!(chances(&blow("4"), second.clone()), chances_of([("mortal", "1")]));
        assert!((awake(&blow("4"), second) - 70.0 / 1296.0).abs() < 1e-15);
    }

    #[test]
    fn at_0_it_is_three_dice_against_st() {
        let wanted = [("hurt", "108/216"), ("unconscious", "108/216")];
        assert_eq!(chances(&blow("10"), Figure::new(10)), chances_of(wanted));
    }

    #[test]
    fn two_dice_on_st_8() {
        // To 6: hurt (15 of 36). 7 leaves 1: 3vs11, 135 of 216. 8 leaves 0: 3vs8, 56 of 216. 9 to 11: mortal (4, 3, 2
        // of 36). 12: -4, dead. In 36 * 216 ways.
        let wanted =
            [("hurt", "4330/7776"), ("unconscious", "1286/7776"), ("mortal", "1944/7776"), ("dead", "216/7776")];
        let hurt = 15 * 216 + 6 * 135 + 5 * 56;
        assert_eq!(hurt, 4330);
        assert_eq!(chances(&blow("2d6"), Figure::new(8)), chances_of(wanted));
        // Awake below 0, too: 4 dice against 7, 6 and 5, all of them on an automatic 8, 70 of 1296.
        let awake = awake(&blow("2d6"), Figure::new(8));
        assert!((awake - (4330.0 / 7776.0 + 0.25 * 70.0 / 1296.0)).abs() < 1e-15);
    }

    #[test]
    fn st_13_lives_at_minus_6_and_dies_at_minus_7_as_st_14_does() {
        let story = played(&blow("19"), Figure::new(13), "=21");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Mortal, State::Unconscious));
        let now = story.figure.now(&story.scene);
        assert_eq!((now.wound_st, now.dies_at, now.mortal), (-6, -7, true));
        assert_eq!(chances(&blow("20"), Figure::new(13)), chances_of([("dead", "1")]));
        assert_eq!(chances(&blow("21"), Figure::new(14)), chances_of([("dead", "1")]));
        assert!(chances(&blow("20"), Figure::new(14)).contains_key("mortal"));
        let tough = Figure { death_at: Some(-10), ..Figure::new(13) };
        assert!(chances(&blow("22"), tough.clone()).contains_key("mortal"));
        assert!(chances(&blow("23"), tough).contains_key("dead"));
    }

    #[test]
    fn subdual_damage_does_not_kill() {
        let figure = Figure { wounds: 6, ..Figure::new(10) };
        let hit = Hit { subdual: true, ..blow("6") };
        // At -2: 4 dice against 8, 70 of 1296.
        assert_eq!(chances(&hit, figure), chances_of([("helpless", "70/1296"), ("unconscious", "1226/1296")]));
        let hammered = Hit { subdual: true, ..blow("100") };
        assert!(!chances(&hammered, Figure::new(10)).contains_key("dead"));
        let story = played(&Hit { subdual: true, ..blow("2") }, Figure { last_wound: 3, ..Figure::new(10) }, "");
        assert_eq!((story.figure.wounds, story.figure.subdual, story.figure.last_wound), (0, 2, 3));
    }

    #[test]
    fn damage_tells_from_the_thresholds_of_the_table_on() {
        assert_eq!(shaken("4", 0, Figure::new(10)), (0, false));
        assert_eq!(shaken("5", 0, Figure::new(10)), (-2, false));
        assert_eq!(shaken("7", 1, Figure::new(10)), (-2, true));
        assert_eq!(shaken("4", 0, Figure::new(8)), (0, false));
        assert_eq!(shaken("2", 0, Figure::new(7)), (-2, false));
        assert_eq!(shaken("4", 0, Figure::new(7)), (-2, true));
        assert_eq!(shaken("1", 0, Figure::new(3)), (-2, false));
        assert_eq!(shaken("14", 0, Figure::new(57)), (0, false));
        assert_eq!(shaken("15", 0, Figure::new(57)), (-2, false));
        assert_eq!(shaken("24", 0, Figure::new(57)), (-2, true));
    }

    #[test]
    fn damage_tells_from_the_fractions_on_where_they_are_played() {
        let beast = Figure { fractions: true, ..Figure::new(57) };
        assert_eq!(shaken("18", 0, beast.clone()), (0, false));
        assert_eq!(shaken("19", 0, beast.clone()), (-2, false));
        assert_eq!(shaken("27", 0, beast.clone()), (-2, false));
        assert_eq!(shaken("28", 0, beast), (-2, true));
    }

    #[test]
    fn all_sources_of_a_turn_count_and_armour_comes_first() {
        let hit = Hit { armor: 2, turn_damage: 4, ..blow("3") };
        let story = played(&hit, Figure::new(10), "");
        assert_eq!((story.figure.wounds, story.scene.dx_next_turn), (1, -2));
        // A blow that does nothing adds nothing, whatever came before it.
        let stopped = Hit { armor: 3, turn_damage: 7, ..blow("3") };
        let story = played(&stopped, Figure::new(10), "");
        assert_eq!((story.outcome, story.scene.dx_next_turn), (Outcome::Unhurt, 0));
    }

    #[test]
    fn a_scaled_creature_rolls_against_its_number() {
        // ST 57 at 2 of 3 to 0: the top half, 3 dice against 11 + 3; 196 of 216.
        let figure = Figure { wounds: 54, scaled: Some(11), ..Figure::new(57) };
        assert!((awake(&blow("1"), figure) - 196.0 / 216.0).abs() < 1e-15);
    }

    #[test]
    fn the_desperate_stay_awake() {
        let story = played(&Hit { desperate: true, ..blow("12") }, Figure::new(9), "");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Mortal, State::Conscious));
    }

    #[test]
    fn crippling_hits_bleed_on_an_adjusted_7_and_on_13_and_more() {
        let bleeds = |modifier, dice| {
            let hit = Hit { crippling: Some(modifier), ..blow("3") };
            let story = played(&hit, Figure::new(12), dice);
            assert_eq!(story.outcome, Outcome::Hurt);
            story.figure.bleeding
        };
        assert!(bleeds(0, "3,4"));
        assert!(!bleeds(0, "6,6"));
        assert!(!bleeds(1, "3,4"));
        assert!(bleeds(1, "6,6"));
        assert!(bleeds(-1, "=8"));
        let deadly = Hit { crippling: Some(0), ..blow("30") };
        assert!(!played(&deadly, Figure::new(12), "").figure.bleeding, "the dead do not bleed");
        let blunt = Hit { crippling: Some(0), subdual: true, ..blow("3") };
        assert!(blunt.objection(&Figure::new(12)).is_some());
    }

    #[test]
    fn the_unconscious_do_not_roll_and_the_dead_stay_dead() {
        let story = played(&blow("2"), out_at(13, -1), "");
        assert_eq!((story.outcome, story.figure.wound_st()), (Outcome::Mortal, -3));
        let story = played(&blow("2"), at(13, -7), "");
        assert_eq!((story.outcome, story.figure.wound_st()), (Outcome::Dead, -9));
    }

    #[test]
    fn a_new_mortal_wound_is_treated_anew_and_a_further_one_is_not() {
        let mut figure = Figure { natural_save: NaturalSave::Failed, mortal_minutes: 130, ..out_at(30, -2) };
        figure.add_failed_tries(Skill::Physicker, 2);
        let further = played(&blow("1"), figure.clone(), "").figure;
        assert_eq!((further.mortal_minutes, further.failed_tries(Skill::Physicker)), (130, 2));
        figure.condition = Condition::Critical;
        let anew = played(&blow("1"), figure, "").figure;
        assert_eq!((anew.condition, anew.natural_save), (Condition::Mortal, NaturalSave::Unused));
        assert_eq!((anew.mortal_minutes, anew.tries.len()), (0, 0));
    }

    #[test]
    fn another_wound_may_have_first_aid_again() {
        let figure = Figure { wounds: 3, last_wound: 3, first_aid: true, ..Figure::new(12) };
        let story = played(&blow("2"), figure, "");
        assert_eq!((story.figure.last_wound, story.figure.first_aid), (2, false));
    }

    #[test]
    fn below_0_it_is_helpless_and_at_0_it_is_not() {
        let falls = |damage: &str, dice: &str| {
            told(played(&blow(damage), Figure::new(10), dice)).contains(&Effect::FallsHelpless { adjusted_st: -1 })
        };
        assert_eq!([falls("10", "=10"), falls("11", "=8")], [false, true]);
        let at_0 = told(played(&blow("10"), Figure::new(10), "=10"));
        assert!(!at_0.iter().any(|effect| matches!(effect, Effect::FallsHelpless { .. })));
    }

    #[test]
    fn one_of_little_st_has_no_better_chance_at_0() {
        // ST 7 risks unconsciousness at 0 alone: 3 dice against 7, 35 of 216.
        let wanted = [("hurt", "35/216"), ("unconscious", "181/216")];
        assert_eq!(chances(&blow("7"), Figure::new(7)), chances_of(wanted));
    }

    /// What is told of the thresholds that a blow reaches.
    fn thresholds(damage: &str, figure: Figure, dice: &str) -> Vec<Effect> {
        let told = told(played(&blow(damage), figure, dice)).into_iter();
        let of_thresholds = |effect: &Effect| {
            matches!(
                effect,
                Effect::Shaken { .. }
                    | Effect::ShakenByFraction { .. }
                    | Effect::Prone { .. }
                    | Effect::ProneByFraction { .. }
                    | Effect::Weak { .. }
                    | Effect::WeakByFraction { .. }
            )
        };
        told.filter(of_thresholds).collect()
    }

    #[test]
    fn a_threshold_is_told_from_itself_on_and_the_worse_one_alone() {
        // ST 12: -2 DX at 5, prone at 8, -3 DX at adjusted ST 3.
        let told = |damage: &str| thresholds(damage, Figure::new(12), "");
        assert_eq!(told("4"), []);
        assert_eq!(told("5"), [Effect::Shaken { turn_damage: 5, threshold: 5, st: 12 }]);
        assert_eq!(told("7"), [Effect::Shaken { turn_damage: 7, threshold: 5, st: 12 }]);
        assert_eq!(told("8"), [Effect::Prone { turn_damage: 8, threshold: 8, st: 12 }]);
        let weak = Effect::Weak { adjusted_st: 3, threshold: 3, st: 12 };
        assert_eq!(told("9"), [Effect::Prone { turn_damage: 9, threshold: 8, st: 12 }, weak]);
    }

    #[test]
    fn fractions_are_told_as_fractions() {
        // ST 57: 19, 28 and 11, and no risk above 6.
        let told = |damage: &str| thresholds(damage, Figure { fractions: true, ..Figure::new(57) }, "");
        assert_eq!(told("18"), []);
        assert_eq!(told("19"), [Effect::ShakenByFraction { turn_damage: 19, threshold: 19, st: 57 }]);
        let prone = |turn_damage| Effect::ProneByFraction { turn_damage, threshold: 28, st: 57 };
        assert_eq!(told("45"), [prone(45)]);
        assert_eq!(told("46"), [prone(46), Effect::WeakByFraction { adjusted_st: 11, threshold: 11, st: 57 }]);
    }

    #[test]
    fn the_location_of_a_crippling_hit_is_reported_in_words() {
        let result =
            |dice| rolls(played(&Hit { crippling: Some(0), ..blow("3") }, Figure::new(12), dice).journal)[0].facts;
        let facts = |word| Facts { result: Some(word), ..Facts::default() };
        assert_eq!(result("=7"), facts("bleeding critical"));
        assert_eq!(result("=8"), facts("no bleeding critical"));
    }

    #[test]
    fn no_damage_is_said_to_be_none_or_stopped_or_below_0() {
        let said = |damage, armor| Effect::NoDamage { damage, armor }.to_string();
        assert!(said(0, 0).starts_with("no damage"));
        assert!(said(3, 4).starts_with("armour 4 stops all 3"));
        assert!(said(-1, 0).starts_with("damage -1 is below 0, counted as 0"));
    }
}
