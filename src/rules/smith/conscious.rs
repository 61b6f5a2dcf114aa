//! Staying conscious, badly hurt or exhausted.

use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// Around 0.
pub static RISK: Rule = Rule::new(
    "smith.risk",
    "At an adjusted ST in the risk range, the top half: 3vs(ST+3), good until the next wound or fatigue; the lower half: 3vsST, again each turn of combat or each 5 minutes of rest. Failing: unconscious. ST 8-29: 1 is the top half, 0 the lower.",
)
.ruled("the middle of the range belongs to the top half, and 0 always to the lower; who has failed rolls no more, and wakes as in smith.waking");
/// Below 0.
pub static BELOW_ZERO: Rule = Rule::new(
    "smith.below-zero",
    "Alive at an adjusted ST below 0: the figure falls helpless; to stay conscious 4vs(ST - points below 0), each turn when it does anything, each minute when it lies still.",
);
/// Other sizes.
pub static SCALED: Rule = Rule::new(
    "smith.scaled",
    "Figures outside human size use 8, 11 or 14 (weak, average, strong of their kind), or what the game master names, as the ST of these saves.",
)
.ruled("so too for the natural save, as the source says of gigantic figures; the sheet keeps it ('scaled')");
/// No roll at all.
pub static DESPERATE: Rule = Rule::new(
    "smith.desperate",
    "With the game master's leave a figure fights desperately for consciousness: no roll, it stays awake. Below 0 it falls helpless all the same, but can speak.",
);

/// The roll to stay conscious, on request.
#[derive(Clone, Copy, Debug)]
pub struct Conscious {
    /// Whether the game master lets it stay awake without a roll.
    pub desperate: bool,
}

impl Procedure for Conscious {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        let adjusted_st = figure.adjusted_st();
        if figure.is_dead() {
            dice.tell(Effect::DeadCannotStayAwake);
            return Outcome::Refused;
        }
        match (due(figure), figure.state) {
            (None, _) => {
                figure.state = State::Conscious;
                dice.tell(Effect::Awake { adjusted_st, risk: figure.thresholds().risk });
            }
            (Some(_), State::Unconscious) => dice.tell(Effect::StillOut { adjusted_st }),
            (Some(_), _) => stay_conscious(figure, self.desperate, dice),
        }
        if figure.state == State::Conscious { Outcome::Conscious } else { Outcome::Unconscious }
    }
}

/// The part of the range that an adjusted ST lies in, where there is something to roll for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Top,
    Lower,
    Below(i32),
}

/// The roll that a figure must make, if it must.
fn due(figure: &Figure) -> Option<Level> {
    let (adjusted, top) = (figure.adjusted_st(), figure.thresholds().risk);
    if adjusted < 0 {
        Some(Level::Below(-adjusted))
    } else if adjusted > top {
        None
    } else if adjusted > 0 && 2 * adjusted >= top {
        Some(Level::Top)
    } else {
        Some(Level::Lower)
    }
}

/// Rolls for a conscious figure if its adjusted ST asks for it.
pub(super) fn stay_conscious<D: Dice<Effect>>(figure: &mut Figure, desperate: bool, dice: &mut D) {
    let Some(level) = due(figure) else { return };
    let adjusted_st = figure.adjusted_st();
    if desperate {
        dice.tell(Effect::FightsDesperately { adjusted_st });
        return;
    }
    let (st, scaled, range) = (figure.save_st(), figure.scaled.is_some(), figure.thresholds().risk);
    let (rule, count, target) = match level {
        Level::Top => (&RISK, 3, st + 3),
        Level::Lower => (&RISK, 3, st),
        Level::Below(points) => (&BELOW_ZERO, 4, st - points),
    };
    dice.tell(match level {
        Level::Top => Effect::RisksLittle { adjusted_st, range, st, scaled, target },
        Level::Lower => Effect::Risks { adjusted_st, range, st, scaled },
        Level::Below(below) => Effect::RisksMuch { below, st, scaled, target },
    });
    if dice.save(Roll::new("stay conscious", rule), count, Save::versus(count, target.into())) {
        dice.tell(match level {
            Level::Top => Effect::StaysConscious { adjusted_st },
            Level::Lower => Effect::StaysConsciousForNow { adjusted_st },
            Level::Below(_) => Effect::StaysConsciousBelow { adjusted_st },
        });
    } else {
        figure.state = State::Unconscious;
        dice.tell(match level {
            Level::Below(_) => Effect::PassesOutBelow { adjusted_st },
            _ => Effect::PassesOut { adjusted_st },
        });
    }
}

#[cfg(test)]
mod tests {
    use super::Conscious;
    use crate::rules::smith::figure::tests::{at, out_at};
    use crate::rules::smith::{Effect, Figure, State};
    use crate::testing::{chances, chances_of, played, told};

    const ROLL: Conscious = Conscious { desperate: false };

    #[test]
    fn mothhem_at_1_rolls_three_dice_against_12() {
        // 160 of the 216 ways of 3d6 come to at most 12.
        assert_eq!(chances(&ROLL, at(9, 1)), chances_of([("conscious", "160/216"), ("unconscious", "56/216")]));
    }

    #[test]
    fn mothhem_at_minus_3_needs_an_automatic_8() {
        // 4 dice against 6: 8 or less by itself, 70 of 1296.
        let wanted = [("conscious", "70/1296"), ("unconscious", "1226/1296")];
        assert_eq!(chances(&ROLL, at(9, -3)), chances_of(wanted));
        // 4 dice against 13 - 2 = 11: 310 of 1296.
        assert_eq!(chances(&ROLL, at(13, -2))["conscious"], chances_of([("", "310/1296")])[""]);
    }

    #[test]
    fn at_0_it_is_three_dice_against_st() {
        // 3 dice against 11: 135 of 216.
        assert_eq!(chances(&ROLL, at(11, 0))["conscious"], chances_of([("", "135/216")])[""]);
        // Against 25: 16 and more fails by itself, 10 of 216.
        assert_eq!(chances(&ROLL, at(25, 0))["unconscious"], chances_of([("", "10/216")])[""]);
    }

    #[test]
    fn above_the_range_nothing_is_rolled() {
        let awake = chances_of([("conscious", "1")]);
        assert_eq!(chances(&ROLL, at(9, 2)), awake);
        assert_eq!(chances(&ROLL, at(7, 1)), awake, "ST 7 risks nothing above 0");
        assert_eq!(chances(&ROLL, out_at(9, 2)), awake);
    }

    #[test]
    fn the_middle_of_a_range_is_its_top_half() {
        let scaled = |st, adjusted, scaled| Figure { scaled: Some(scaled), ..at(st, adjusted) };
        // ST 40, range 2 to 0: at 1 a weak one (8) rolls against 11, 135 of 216; at 0 against 8, 56 of 216.
        assert_eq!(chances(&ROLL, scaled(40, 1, 8))["conscious"], chances_of([("", "135/216")])[""]);
        assert_eq!(chances(&ROLL, scaled(40, 0, 8))["conscious"], chances_of([("", "56/216")])[""]);
        // ST 57, range 3 to 0: 2 is the top half, against 14 (196 of 216); 1 the lower, against 11.
        assert_eq!(chances(&ROLL, scaled(57, 2, 11))["conscious"], chances_of([("", "196/216")])[""]);
        assert_eq!(chances(&ROLL, scaled(57, 1, 11))["conscious"], chances_of([("", "135/216")])[""]);
        // By the fractions the range of ST 57 is 6 to 0, and 5 lies in it.
        let by_fraction = Figure { fractions: true, ..scaled(57, 5, 11) };
        assert_eq!(chances(&ROLL, by_fraction)["conscious"], chances_of([("", "196/216")])[""]);
    }

    #[test]
    fn a_scaled_dragon_below_0_rolls_four_dice_against_its_number_less_the_points() {
        let dragon = Figure { scaled: Some(16), ..at(100, -2) };
        // 4 dice against 14: 721 of 1296.
        assert_eq!(chances(&ROLL, dragon)["conscious"], chances_of([("", "721/1296")])[""]);
    }

    #[test]
    fn fatigue_counts() {
        // ST 10 with 6 wounds and 6 fatigue: -2, four dice against 8.
        let figure = Figure { wounds: 6, fatigue: 6, ..Figure::new(10) };
        let story = played(&ROLL, figure, "=8");
        assert_eq!(story.outcome.to_string(), "conscious");
        let now = story.figure.now(&story.scene);
        assert_eq!((now.adjusted_st, now.wound_st, now.mortal), (-2, 4, false));
    }

    #[test]
    fn the_desperate_do_not_roll_and_the_unconscious_and_the_dead_cannot() {
        assert_eq!(chances(&Conscious { desperate: true }, at(10, -3)), chances_of([("conscious", "1")]));
        assert_eq!(chances(&ROLL, out_at(10, 1)), chances_of([("unconscious", "1")]));
        assert_eq!(chances(&ROLL, out_at(10, -3)), chances_of([("unconscious", "1")]));
        let dead = at(10, -5);
        assert_eq!(dead.state, State::Dead);
        assert_eq!(chances(&ROLL, dead), chances_of([("refused", "1")]));
    }

    #[test]
    fn staying_awake_is_told_with_how_long_it_lasts() {
        let last = |adjusted_st, dice| told(played(&ROLL, at(12, adjusted_st), dice)).pop().unwrap();
        assert_eq!(last(1, "=15"), Effect::StaysConscious { adjusted_st: 1 });
        assert_eq!(last(0, "=12"), Effect::StaysConsciousForNow { adjusted_st: 0 });
        assert_eq!(last(-1, "=11"), Effect::StaysConsciousBelow { adjusted_st: -1 });
        assert_eq!(last(1, "=16"), Effect::PassesOut { adjusted_st: 1 });
        assert_eq!(last(0, "=13"), Effect::PassesOut { adjusted_st: 0 });
        assert_eq!(last(-1, "=12"), Effect::PassesOutBelow { adjusted_st: -1 });
    }
}
