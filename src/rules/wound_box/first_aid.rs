//! First aid after a combat.

use super::check::check;
use super::effect::Effect;
use super::figure::{Figure, Scene};
use super::heal::lower;
use super::wound::{Level, Wound};
use crate::dice::{Dice, Roll};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;

/// First aid.
pub static FIRST_AID: Rule = Rule::new(
    "wound-box.first-aid",
    "After each combat in which bruises were taken a Heal check, DC 10, takes away one bruise of that combat at once, also one recorded in a more severe box. Once a combat.",
)
.ruled("the rule says DC 10 and its example 15: 10 holds, --dc changes it; by default the bruise in the most severe box goes; a blow after first aid belongs to another combat");

/// The number that the source's rule gives.
pub const USUAL_DC: i32 = 10;

/// A Heal check on somebody's bruises.
#[derive(Clone, Copy, Debug)]
pub struct FirstAid {
    /// The Heal bonus of whoever treats.
    pub check: i32,
    /// The number to reach.
    pub dc: i32,
    /// Which bruise; by default the one in the most severe box.
    pub wound: Option<Wound>,
}

impl Procedure for FirstAid {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        let wound = self.wound?;
        if wound.level == Level::Bruise {
            figure.track.lacks(wound)
        } else {
            Some(format!("'{wound}': first aid treats bruises alone"))
        }
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) -> Outcome {
        let row = self.wound.and_then(|wound| wound.row);
        let bruise = figure
            .track
            .most_severe(|mark| mark.level == Level::Bruise && mark.recent && row.is_none_or(|row| row == mark.row));
        let refusal = match bruise {
            _ if figure.is_dead() => Effect::Dead,
            _ if figure.first_aid => Effect::FirstAidGiven,
            None => Effect::NoRecentBruise,
            Some((at, mark)) => {
                figure.first_aid = true;
                if !check(Roll::new("first aid", &FIRST_AID), self.check, self.dc, dice) {
                    dice.tell(Effect::FirstAidFails);
                    return Outcome::NoEffect;
                }
                let before = figure.track.worst();
                dice.tell(Effect::FirstAid { row: mark.row });
                lower(&mut figure.track, at, dice);
                figure.settle(before, dice);
                return Outcome::Healed;
            }
        };
        dice.tell(refusal);
        Outcome::Refused
    }
}

#[cfg(test)]
mod tests {
    use super::{FirstAid, USUAL_DC};
    use crate::procedure::Procedure;
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Effect, Figure, Level, Mark, Row, State};
    use crate::testing::{chances, chances_of, played, told};

    const AID: FirstAid = FirstAid { check: 2, dc: USUAL_DC, wound: None };

    fn marked(levels: &[Level]) -> Figure {
        let mut figure = Figure::new(3);
        for level in levels {
            figure.track.mark(*level).unwrap();
        }
        figure
    }

    const EXAMPLE: [Level; 4] = [Level::Bruise, Level::Bruise, Level::Bruise, Level::Light];

    #[test]
    fn the_example_of_the_source() {
        // Three bruises and a light wound; the bruise on the lightly-wounded row goes and L takes its box as X.
        let figure = marked(&EXAMPLE);
        assert_eq!(figure.penalty(), -5);
        let story = played(&AID, figure, "8");
        assert_eq!((story.outcome, story.figure.penalty()), (Outcome::Healed, -2));
        let rows: Vec<Row> = story.figure.track.marks().iter().map(|mark| mark.row).collect();
        assert_eq!(rows, [Row::Bruised, Row::Bruised, Row::LightlyWounded]);
        assert_eq!(story.figure.track.letters(Row::LightlyWounded), ["X"]);
        assert!(story.figure.first_aid);
    }

    #[test]
    fn another_bruise_may_be_chosen() {
        let story = played(&FirstAid { wound: Some("bruise@bruised".parse().unwrap()), ..AID }, marked(&EXAMPLE), "8");
        // The bruise on the lightly-wounded row moves up, and then the light wound.
        assert_eq!(story.figure.track.letters(Row::Bruised), ["X", "X"]);
        assert_eq!(story.figure.track.letters(Row::LightlyWounded), ["X"]);
        assert_eq!(story.figure.penalty(), -2);
    }

    #[test]
    fn a_missed_check_uses_the_combat_up() {
        let story = played(&AID, marked(&EXAMPLE), "7");
        assert_eq!((story.outcome, story.figure.penalty()), (Outcome::NoEffect, -5));
        assert_eq!(played(&AID, story.figure, "").outcome, Outcome::Refused);
    }

    #[test]
    fn the_dc_can_be_that_of_the_example() {
        // d20 + 4 against 15: 11 and more.
        let aid = FirstAid { check: 4, dc: 15, wound: None };
        assert_eq!(chances(&aid, marked(&[Level::Bruise])), chances_of([("healed", "10/20"), ("no-effect", "10/20")]));
    }

    #[test]
    fn only_bruises_of_the_last_combat_are_treated() {
        assert_eq!(played(&AID, marked(&[Level::Light]), "").outcome, Outcome::Refused);
        let mut figure = Figure::new(3);
        figure.track.put(Mark { level: Level::Bruise, row: Row::Bruised, recent: false }).unwrap();
        assert_eq!(played(&AID, figure.clone(), "").outcome, Outcome::Refused);
        figure.track.mark(Level::Bruise).unwrap();
        let story = played(&AID, figure, "20");
        assert_eq!(story.figure.track.marks(), [Mark { level: Level::Bruise, row: Row::Bruised, recent: false }]);
    }

    #[test]
    fn first_aid_of_what_is_no_bruise_makes_no_sense() {
        let light = FirstAid { wound: Some("light".parse().unwrap()), ..AID };
        assert!(light.objection(&marked(&EXAMPLE)).unwrap().contains("bruises alone"));
        let elsewhere = FirstAid { wound: Some("bruise@wounded".parse().unwrap()), ..AID };
        let objection = elsewhere.objection(&marked(&EXAMPLE)).unwrap();
        assert_eq!(objection, "'bruise@wounded': no wound of level 'bruise' is marked in the wounded row");
    }

    #[test]
    fn nobody_treats_the_dead() {
        let dead = Figure { state: State::Dead, ..marked(&[Level::Bruise]) };
        assert_eq!(played(&AID, dead, "").outcome, Outcome::Refused);
    }

    #[test]
    fn the_bruise_that_is_treated_is_the_one_that_was_chosen() {
        let treated = |wound: &str| {
            let told = told(played(&FirstAid { wound: wound.parse().ok(), ..AID }, marked(&EXAMPLE), "8"));
            told.into_iter().find(|effect| matches!(effect, Effect::FirstAid { .. }))
        };
        assert_eq!(treated("bruise@bruised"), Some(Effect::FirstAid { row: Row::Bruised }));
        assert_eq!(treated("bruise@lightly-wounded"), Some(Effect::FirstAid { row: Row::LightlyWounded }));
        assert_eq!(treated("bruise"), Some(Effect::FirstAid { row: Row::LightlyWounded }));
    }
}
