//! Rest, day after day: bruises go, and other wounds roll to become milder.

use super::check::check;
use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use super::heal::{lower, no_room};
use super::track::{Mark, Track};
use super::wound::{Level, Wound};
use crate::dice::{Dice, Roll, Witness};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;
use std::cmp::Reverse;

/// What a night's sleep does.
pub static BRUISES: Rule = Rule::new(
    "wound-box.bruises",
    "Each rest period (a day) first takes away all bruises, wherever they are recorded. A wound lowered to a bruise goes with those of the next day.",
);
/// Healing by itself.
pub static NATURAL: Rule = Rule::new(
    "wound-box.natural",
    "Each day every other wound rolls Fortitude once, against its level wherever it is recorded: light DC 15, wound 20, incapacitating 25, killing 30. Success makes it one level milder, in the row of its new level; the first failure ends the rolls of the day. Freed boxes are filled before the next wound rolls.",
)
.ruled("the mildest level rolls first, --order severe-first turns that round, of equals the one in the milder row; a wound whose milder row is full stays as it is and the rolls go on");
/// Two weeks in bed.
pub static TAKE_20: Rule = Rule::new(
    "wound-box.take-20",
    "Two weeks of complete rest take 20 on one wound: at their end 20 and the bonus must reach its DC. Meanwhile only wounds milder than it may roll.",
);
/// In good hands.
pub static CARE: Rule = Rule::new(
    "wound-box.care",
    "With proper care the roll may be made with the healer's bonus and that of tools and place, when it is higher than Fortitude.",
);

words! {
    /// Which wounds roll first.
    pub enum Order as "order" {
        /// The mildest level.
        MildFirst = "mild-first",
        /// The most severe level.
        SevereFirst = "severe-first",
    }
}

/// A rest period.
const DAY: Time = Time::days(1);
/// As many marks as the time for a roll is reckoned with.
const USUAL_MARKS: usize = 8;
/// What taking 20 costs.
const DAYS_OF_TWENTY: i32 = 14;

/// Rest and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// The bonus of a healer with tools and place, if there is one.
    pub care: Option<i32>,
    /// Which wounds roll first.
    pub order: Order,
    /// The wound on which 20 is taken, in the first two weeks.
    pub take_20: Option<Wound>,
}

/// Somebody at rest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Resting {
    figure: Figure,
    twenty: Option<Twenty>,
}

/// The wound on which 20 is being taken, and the days that it still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Twenty {
    mark: Mark,
    days: i32,
}

impl Course for Rest {
    type Figure = Figure;
    type State = Resting;
    type Effect = Effect;
    type Scene = Scene;

    fn objection(&self, figure: &Figure) -> Option<String> {
        let wound = self.take_20?;
        if wound.level == Level::Bruise {
            return Some(format!("'{wound}': bruises go by themselves; 20 is taken on another wound"));
        }
        figure.track.lacks(wound)
    }

    fn refusal(&self, figure: &Figure) -> Option<Effect> {
        (figure.state == State::Dying).then_some(Effect::DyingCannotRest)
    }

    fn begin(&self, figure: Figure) -> Resting {
        let mark = self.take_20.and_then(|wound| figure.track.find(wound));
        Resting { figure, twenty: mark.map(|(_, mark)| Twenty { mark, days: DAYS_OF_TWENTY }) }
    }

    fn outset<W: Witness<Effect>>(&self, Resting { figure, .. }: &mut Resting, witness: &mut W) {
        match self.care {
            Some(care) if care <= figure.fortitude() && !figure.is_dead() => {
                witness.tell(Effect::CareIsNoBetter { care, fort: figure.fortitude() });
            }
            _ => {}
        }
    }

    fn pace(&self, Resting { figure, .. }: &Resting) -> Option<Time> {
        let well = figure.track.marks().is_empty() && !figure.first_aid;
        (!well && !figure.is_dead()).then_some(DAY)
    }

    fn burden(&self, Resting { figure, .. }: &Resting) -> usize {
        1 + figure.track.marks().len() / USUAL_MARKS
    }

    fn step<D: Dice<Effect>>(&self, state: &mut Resting, _scene: &mut Scene, dice: &mut D) {
        let Resting { figure, twenty } = state;
        let before = figure.track.worst();
        figure.first_aid = false;
        let bruises = figure.track.clear_bruises();
        let kept = twenty.and_then(|twenty| figure.track.place_of(twenty.mark));
        if bruises > 0 {
            dice.tell(Effect::BruisesGo { bruises });
            figure.track.move_up(dice);
        }
        figure.track.end_combat();
        self.roll_wounds(figure.fortitude(), &mut figure.track, kept, dice);
        if let (Some(now), Some(at)) = (*twenty, kept) {
            *twenty = (now.days > 1).then(|| Twenty { mark: figure.track.marks()[at], days: now.days - 1 });
            if twenty.is_none() {
                self.take_twenty(figure.fortitude(), &mut figure.track, at, dice);
            }
        }
        figure.settle(before, dice);
    }

    fn remainder<W: Witness<Effect>>(&self, state: &mut Resting, left: Time, witness: &mut W) {
        let Resting { figure, twenty } = state;
        if figure.is_dead() {
            witness.tell(Effect::RestsDead);
        } else if let Some(twenty) = twenty {
            witness.tell(Effect::TakesTwentyLater { level: twenty.mark.level, days: twenty.days });
        } else if self.pace(state).is_some() && left > Time::ZERO {
            witness.tell(Effect::TooShort);
        }
    }

    fn reached(&self, state: &Resting) -> bool {
        state.figure.track.marks().is_empty() && !state.figure.is_dead()
    }

    fn end(&self, Resting { figure, .. }: Resting) -> (Outcome, Figure) {
        (figure.outcome(), figure)
    }
}

impl Rest {
    /// The bonus of the rolls, and the rule that it is due to ([`CARE`]).
    fn bonus(&self, fort: i32) -> (i32, &'static Rule) {
        match self.care {
            Some(care) if care > fort => (care, &CARE),
            _ => (fort, &NATURAL),
        }
    }

    /// The rolls of a day ([`NATURAL`]); none for the wound at `kept`, on which 20 is taken, and what is as severe.
    fn roll_wounds<D: Dice<Effect>>(&self, fort: i32, track: &mut Track, kept: Option<usize>, dice: &mut D) {
        let (bonus, rule) = self.bonus(fort);
        let most = kept.map(|at| track.marks()[at].level);
        let mut waiting: Vec<usize> = (0..track.marks().len())
            .filter(|at| track.marks()[*at].level.rest_dc().is_some())
            .filter(|at| most.is_none_or(|most| track.marks()[*at].level < most))
            .collect();
        while let Some(next) = self.next(track, &waiting) {
            let at = waiting.swap_remove(next);
            let mark = track.marks()[at];
            let dc = mark.level.rest_dc().unwrap_or_default();
            if !check(Roll::new(purpose(mark.level), rule), bonus, dc, dice) {
                if !waiting.is_empty() {
                    dice.tell(Effect::EndsDay { waiting: waiting.len() });
                }
                return;
            }
            heal(track, at, dice);
        }
    }

    /// Whose turn it is among the wounds at these places.
    fn next(&self, track: &Track, waiting: &[usize]) -> Option<usize> {
        let marks = waiting.iter().map(|at| track.marks()[*at]).enumerate();
        let next = match self.order {
            Order::MildFirst => marks.min_by_key(|(_, mark)| (mark.level, mark.row)),
            Order::SevereFirst => marks.min_by_key(|(_, mark)| (Reverse(mark.level), mark.row)),
        };
        next.map(|(next, _)| next)
    }

    /// The end of two weeks ([`TAKE_20`]).
    fn take_twenty<D: Dice<Effect>>(&self, fort: i32, track: &mut Track, at: usize, dice: &mut D) {
        let level = track.marks()[at].level;
        let (bonus, _) = self.bonus(fort);
        let (result, dc) = (20 + bonus, level.rest_dc().unwrap_or_default());
        dice.tell(Effect::TakesTwenty { level, bonus, result, dc, success: result >= dc });
        if result >= dc {
            heal(track, at, dice);
        }
    }
}

/// Makes a wound milder, if its new row has room.
fn heal<D: Dice<Effect>>(track: &mut Track, at: usize, dice: &mut D) {
    let mark = track.marks()[at];
    if track.can_lower(mark) {
        dice.tell(Effect::Heals { level: mark.level, row: mark.row });
        lower(track, at, dice);
    } else {
        dice.tell(no_room(mark));
    }
}

fn purpose(level: Level) -> &'static str {
    match level {
        Level::Bruise => "heal a bruise",
        Level::Light => "heal a light wound",
        Level::Wound => "heal a wound",
        Level::Incapacitating => "heal an incapacitating wound",
        Level::Killing => "heal a killing blow",
    }
}

#[cfg(test)]
mod tests {
    use super::{Order, Rest};
    use crate::dice::played::Event;
    use crate::procedure::Course;
    use crate::rules::outcome::Outcome;
    use crate::rules::wound_box::{Effect, Figure, Level, Mark, Row, State, Track};
    use crate::testing::{chances_after, likely_after, played_for, rolls, times_until, told};
    use crate::time::Time;
    use std::time::Instant;

    const REST: Rest = Rest { care: None, order: Order::MildFirst, take_20: None };

    fn marked(fort: i32, levels: &[Level]) -> Figure {
        let mut figure = Figure::new(fort);
        for level in levels {
            figure.track.mark(*level).unwrap();
        }
        figure.follow_track();
        figure
    }

    /// What is marked, mild rows first.
    fn marks(figure: &Figure) -> Vec<(Level, Row)> {
        figure.track.marks().iter().map(|mark| (mark.level, mark.row)).collect()
    }

    fn near(p: f64, wanted: f64) -> bool {
        (p - wanted).abs() < 1e-12
    }

    #[test]
    fn bruises_are_gone_after_a_day_wherever_they_are() {
        let story = played_for(&REST, marked(3, &[Level::Bruise; 3]), "1d", "");
        assert_eq!((story.outcome, marks(&story.figure)), (Outcome::Unhurt, vec![]));
        let story = played_for(&REST, marked(3, &[Level::Bruise]), "23h", "");
        assert_eq!(story.outcome, Outcome::Hurt, "less than a day is no rest period");
        assert!(story.figure.track.marks()[0].recent);
    }

    #[test]
    fn the_dead_are_never_healed() {
        let buried = Figure { state: State::Dead, ..marked(3, &[]) };
        assert_eq!(times_until(&REST, buried).at, []);
    }

    #[test]
    fn the_first_failure_ends_the_day() {
        // 10 + 5 reaches 15, 14 + 5 misses 20, and the incapacitating wound does not roll.
        let figure = marked(5, &[Level::Light, Level::Wound, Level::Incapacitating]);
        let story = played_for(&REST, figure, "1d", "10,14");
        let wanted =
            [(Level::Bruise, Row::Bruised), (Level::Wound, Row::Wounded), (Level::Incapacitating, Row::Incapacitated)];
        assert_eq!((story.outcome, marks(&story.figure)), (Outcome::Incapacitated, wanted.into()));
        let told =
            story.journal.iter().any(|(_, event)| matches!(event, Event::Effect(Effect::EndsDay { waiting: 1 })));
        assert!(told);
    }

    #[test]
    fn the_severe_may_roll_first() {
        // 20 + 5 reaches 25, and the wound and the light wound roll after it.
        let rest = Rest { order: Order::SevereFirst, ..REST };
        let figure = marked(5, &[Level::Light, Level::Incapacitating]);
        let story = played_for(&rest, figure, "1d", "20,9");
        assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded), (Level::Wound, Row::Wounded)]);
    }

    #[test]
    fn a_light_wound_is_a_bruise_and_a_bruise_goes_the_next_day() {
        // d20 + 5 against 15: 11 of 20; healed on the second day at the earliest.
        assert!(near(chances_after(&REST, marked(5, &[Level::Light]), "2d")["unhurt"], 0.55));
        let times = times_until(&REST, marked(5, &[Level::Light]));
        assert!(near(times.at[0].1, 0.55) && times.at[0].0 == Time::days(2));
        assert!(near(times.at[1].1, 0.45 * 0.55));
        assert!(times.never < 1e-12);
    }

    #[test]
    fn a_freed_box_is_filled_before_the_next_wound_rolls() {
        // The bruises go, L moves up from the wounded row and fails with 11 + 3.
        let figure = marked(3, &[Level::Bruise, Level::Bruise, Level::Bruise, Level::Light]);
        let story = played_for(&REST, figure, "1d", "11");
        assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
        assert_eq!(story.figure.penalty(), -2);
    }

    #[test]
    fn a_wound_whose_milder_row_is_full_stays_and_the_rolls_go_on() {
        // Both light wounds stand in the way of the wound: rows 2, 2, 1, 1, 1.
        let mut figure = Figure::new(5);
        figure.track = Track::new([2, 2, 1, 1, 1], false).unwrap();
        for level in [Level::Light, Level::Light, Level::Wound, Level::Incapacitating] {
            figure.track.mark(level).unwrap();
        }
        // With the severe first: 25 is reached, but the wounded row is full; 20 is, but the light row is full; then
        // the first light wound becomes a bruise and the second fails.
        let rest = Rest { order: Order::SevereFirst, ..REST };
        let story = played_for(&rest, figure, "1d", "20,15,10,1");
        let wanted = [
            (Level::Bruise, Row::Bruised),
            (Level::Light, Row::LightlyWounded),
            (Level::Wound, Row::Wounded),
            (Level::Incapacitating, Row::Incapacitated),
        ];
        assert_eq!(marks(&story.figure), wanted);
    }

    #[test]
    fn the_dc_is_that_of_the_level_wherever_it_is_recorded() {
        let mut figure = marked(5, &[Level::Light, Level::Light]);
        figure.track.put(Mark { level: Level::Light, row: Row::Incapacitated, recent: true }).unwrap();
        // All three roll against 15, the milder rows first; each success lets the next move up.
        let story = played_for(&REST, figure, "1d", "10,10,9");
        let wanted =
            [(Level::Bruise, Row::Bruised), (Level::Bruise, Row::Bruised), (Level::Light, Row::LightlyWounded)];
        assert_eq!(marks(&story.figure), wanted);
    }

    #[test]
    fn a_healer_rolls_when_his_bonus_is_higher() {
        let cared = Rest { care: Some(9), ..REST };
        let story = played_for(&cared, marked(2, &[Level::Light]), "1d", "6");
        assert_eq!(marks(&story.figure), [(Level::Bruise, Row::Bruised)]);
        let story = played_for(&cared, marked(12, &[Level::Light]), "1d", "3");
        assert_eq!(marks(&story.figure), [(Level::Bruise, Row::Bruised)], "his own is");
    }

    fn twenty(wound: &str) -> Rest {
        Rest { take_20: Some(wound.parse().unwrap()), ..REST }
    }

    #[test]
    fn two_weeks_of_rest_take_20() {
        let story = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "14d", "");
        assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
        let short = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "13d", "");
        assert_eq!(marks(&short.figure), [(Level::Wound, Row::Wounded)]);
        let weak = played_for(&twenty("wound"), marked(-1, &[Level::Wound]), "14d", "");
        assert_eq!(marks(&weak.figure), [(Level::Wound, Row::Wounded)], "20 - 1 misses 20");
        // The fifteenth day is one like any other.
        let on = played_for(&twenty("wound"), marked(0, &[Level::Wound]), "15d", "14");
        assert_eq!(marks(&on.figure), [(Level::Light, Row::LightlyWounded)]);
    }

    #[test]
    fn only_milder_wounds_roll_while_20_is_taken() {
        // The light wound rolls daily, 6 of 20 with Fortitude 0; the incapacitating one does not roll at all.
        let figure = marked(0, &[Level::Light, Level::Wound, Level::Incapacitating]);
        let story = played_for(&twenty("wound"), figure.clone(), "14d", "1,1,15");
        let wanted = [(Level::Light, Row::LightlyWounded), (Level::Incapacitating, Row::Incapacitated)];
        assert_eq!(marks(&story.figure), wanted);
        // A light wound that has missed 14 times keeps its box, and then 20 changes nothing: 0.7 to the 14th.
        let likely = likely_after(&twenty("wound"), figure, "14d");
        let missed = likely.iter().filter(|likely| marks(&likely.figure).contains(&(Level::Wound, Row::Wounded)));
        assert!(near(missed.map(|likely| likely.p).sum(), 0.7_f64.powi(14)));
    }

    #[test]
    fn the_wound_that_takes_20_is_followed_when_it_moves_up() {
        // W stands on the incapacitated row, for three bruises fill the rows before it.
        let figure = marked(0, &[Level::Light, Level::Bruise, Level::Bruise, Level::Bruise, Level::Wound]);
        assert_eq!(figure.track.worst(), Some(Row::Incapacitated));
        let story = played_for(&twenty("wound@incapacitated"), figure, "14d", "20");
        assert_eq!(marks(&story.figure), [(Level::Light, Row::LightlyWounded)]);
    }

    #[test]
    fn bruises_take_no_20_and_wounds_that_are_not_there_neither() {
        assert!(twenty("bruise").objection(&marked(0, &[Level::Bruise])).unwrap().contains("by themselves"));
        let objection = twenty("light").objection(&marked(0, &[Level::Wound])).unwrap();
        assert_eq!(objection, "'light': no wound of level 'light' is marked");
    }

    #[test]
    fn the_dying_are_refused_and_the_stable_rest() {
        let dying = marked(10, &[Level::Killing]);
        assert_eq!(played_for(&REST, dying.clone(), "1d", "").outcome, Outcome::Refused);
        let stable = Figure { state: State::Stable, ..dying.clone() };
        let story = played_for(&REST, stable.clone(), "1d", "20");
        assert_eq!((story.outcome, story.figure.state), (Outcome::Incapacitated, State::Up));
        assert_eq!(played_for(&REST, stable, "1d", "19").outcome, Outcome::Stable);
        let dead = Figure { state: State::Dead, ..dying };
        assert_eq!(played_for(&REST, dead, "3d", "").outcome, Outcome::Dead);
    }

    #[test]
    fn a_day_ends_the_combat() {
        let figure = Figure { first_aid: true, ..marked(0, &[Level::Light]) };
        let story = played_for(&REST, figure, "1d", "1");
        assert!(!story.figure.first_aid && !story.figure.track.marks()[0].recent);
        let well = Figure { first_aid: true, ..Figure::new(0) };
        assert_eq!(played_for(&REST, well, "1d", "").figure, Figure::new(0));
    }

    #[test]
    fn many_wounds_and_many_days_are_quick() {
        let levels = [Level::Bruise, Level::Light, Level::Light, Level::Wound, Level::Incapacitating];
        let figure = Figure { state: State::Stable, ..marked(8, &levels) };
        let begun = Instant::now();
        let after = chances_after(&REST, figure.clone(), "14d");
        let times = times_until(&REST, figure);
        assert!(after["unhurt"] > 0.0 && times.never < 1e-9);
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    }

    #[test]
    fn only_what_concerns_somebody_is_told() {
        let told = |rest: &Rest, figure, time: &str, dice: &str| told(played_for(rest, figure, time, dice));
        let hurt = || marked(5, &[Level::Light]);
        assert_eq!(told(&REST, hurt(), "23h", ""), [Effect::TooShort]);
        assert_eq!(told(&REST, hurt(), "0s", ""), []);
        assert_eq!(told(&REST, Figure::new(5), "23h", ""), []);
        let dead = Figure { state: State::Dead, ..hurt() };
        let cared = |care| Rest { care: Some(care), ..REST };
        assert_eq!(told(&cared(5), dead, "1d", ""), [Effect::RestsDead]);
        assert_eq!(told(&cared(5), hurt(), "0s", ""), [Effect::CareIsNoBetter { care: 5, fort: 5 }]);
        assert_eq!(told(&cared(6), hurt(), "0s", ""), []);
        let bruised = told(&REST, marked(5, &[Level::Bruise; 2]), "1d", "");
        assert_eq!(bruised, [Effect::BruisesGo { bruises: 2 }, Effect::AllHealed]);
        assert!(!told(&REST, hurt(), "1d", "2").iter().any(|told| matches!(told, Effect::BruisesGo { .. })));
        let twenty = Rest { take_20: "light".parse().ok(), ..REST };
        assert_eq!(told(&twenty, hurt(), "1d", ""), [Effect::TakesTwentyLater { level: Level::Light, days: 13 }]);
    }

    #[test]
    fn a_day_in_which_nothing_heals_and_nothing_is_forgotten_is_not_waited_for() {
        let pace = |figure: Figure| REST.pace(&REST.begin(figure));
        assert_eq!(pace(Figure::new(5)), None);
        assert_eq!(pace(Figure { first_aid: true, ..Figure::new(5) }), Some(Time::days(1)));
        assert_eq!(pace(marked(5, &[Level::Bruise])), Some(Time::days(1)));
        assert_eq!(pace(Figure { state: State::Dead, ..marked(5, &[Level::Light]) }), None);
    }

    /// For which rule and for what the first roll of a day is.
    fn first_roll(rest: &Rest, figure: Figure, dice: &str) -> (&'static str, &'static str) {
        let rolled = &rolls(played_for(rest, figure, "1d", dice).journal)[0];
        (rolled.rule.id, rolled.purpose)
    }

    #[test]
    fn only_a_higher_bonus_makes_it_the_healers_roll() {
        let rule = |care| first_roll(&Rest { care: Some(care), ..REST }, marked(5, &[Level::Light]), "1").0;
        assert_eq!([rule(4), rule(5), rule(6)], ["wound-box.natural", "wound-box.natural", "wound-box.care"]);
    }

    #[test]
    fn a_roll_says_what_it_is_to_heal() {
        for (level, purpose) in [
            (Level::Light, "heal a light wound"),
            (Level::Wound, "heal a wound"),
            (Level::Incapacitating, "heal an incapacitating wound"),
            (Level::Killing, "heal a killing blow"),
        ] {
            let figure = Figure { state: State::Stable, ..marked(5, &[level]) };
            assert_eq!(first_roll(&REST, figure, "1").1, purpose);
        }
    }

    #[test]
    fn two_weeks_of_rest_say_whether_20_was_enough() {
        let told = |fort| {
            let told = told(played_for(&twenty("wound"), marked(fort, &[Level::Wound]), "14d", ""));
            told.into_iter().find(|told| matches!(told, Effect::TakesTwenty { .. })).unwrap()
        };
        let twenty = |bonus, success| {
            let level = Level::Wound;
            Effect::TakesTwenty { level, bonus, result: 20 + bonus, dc: 20, success }
        };
        assert_eq!([told(-1), told(0), told(1)], [twenty(-1, false), twenty(0, true), twenty(1, true)]);
    }

    #[test]
    fn a_character_with_many_wounds_is_worth_several() {
        let burden = |wounds| {
            let mut figure = Figure { track: Track::new([99, 0, 0, 0, 0], true).unwrap(), ..Figure::new(5) };
            for _ in 0..wounds {
                figure.track.mark(Level::Bruise).unwrap();
            }
            REST.burden(&REST.begin(figure))
        };
        assert_eq!([burden(0), burden(7), burden(8), burden(24)], [1, 1, 2, 4]);
    }
}
