//! Resting: what days do for wounds, and minutes for fatigue.

use super::effect::Effect;
use super::figure::{Figure, Scene, State};
use crate::dice::{Dice, Roll, Save, Witness};
use crate::procedure::Course;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::time::Time;
use crate::words;

/// Normal wounds.
pub static BED_REST: Rule = Rule::new(
    "gadda.bed-rest",
    "Normal wounds heal half a point for each 8 points of basic ST in a day of bed rest, and half as fast in an active day.",
)
.ruled("a figure of less than ST 8 heals like one of ST 8, for normal healing is also called one point in two days");
/// Grave wounds.
pub static GRAVE_REST: Rule = Rule::new(
    "gadda.grave-rest",
    "Grave wounds heal at half the rate of bed rest, not at all in an active day, and not before all normal wounds are healed.",
)
.ruled("one at a time, the oldest first; what a day leaves over when a wound closes is not carried on");
/// Salve on a wound at rest.
pub static SALVE_REST: Rule = Rule::new(
    "gadda.salve-rest",
    "A dose of Healing Salve for each day of bed rest heals a quarter of a point more of the wound that the rest heals that day.",
);
/// Left to itself.
pub static UNTENDED: Rule = Rule::new(
    "gadda.untended",
    "An unconscious figure at current ST 0 or less that nobody tends makes a check each day, before healing: 3 dice against basic ST, or 1 more point of normal damage and no healing that day.",
)
.ruled("a failure does not end the daily checks; they stop when current ST is positive or the figure is dead; a day with a good check heals as bed rest; the point lost is not one to be treated");
/// Getting one's breath back.
pub static FATIGUE: Rule =
    Rule::new("gadda.fatigue", "A point of fatigue goes in each 15 minutes of rest, apart from the healing of wounds.");

const DAY: Time = Time::days(1);
const FATIGUE_PACE: Time = Time::minutes(15);

words! {
    /// What a rest is to last for.
    pub enum Until as "thing to wait for" {
        /// No wounds left.
        Healed = "healed",
        /// Awake.
        Conscious = "conscious",
        /// Dead.
        Dead = "dead",
    }
}

/// Days of rest, or of going about with wounds.
#[derive(Clone, Copy, Debug)]
pub struct Rest {
    /// Up and about.
    pub active: bool,
    /// A dose of salve for each day of bed rest.
    pub salve: bool,
    /// Nobody tends the figure.
    pub untended: bool,
    /// Whether the daily checks have automatic results.
    pub auto: bool,
    /// What is waited for, if anything is.
    pub until: Option<Until>,
}

impl Course for Rest {
    type Figure = Figure;
    type State = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn begin(&self, figure: Figure) -> Figure {
        figure
    }

    fn pace(&self, figure: &Figure) -> Option<Time> {
        self.nap(figure).or(self.changes(figure).then_some(DAY))
    }

    fn step<D: Dice<Effect>>(&self, figure: &mut Figure, _scene: &mut Scene, dice: &mut D) {
        match self.nap(figure) {
            Some(nap) => rest_off_fatigue(figure, nap, dice),
            None => self.day(figure, dice),
        }
    }

    fn remainder<W: Witness<Effect>>(&self, figure: &mut Figure, left: Time, witness: &mut W) {
        rest_off_fatigue(figure, left, witness);
        if figure.is_dead() || figure.damage() == 0 {
            return;
        }
        if self.active && self.rate(figure, false).quarters == 0 {
            witness.tell(Effect::NotWhenActive);
        } else if left > Time::ZERO {
            witness.tell(Effect::NoFullDay { left });
        }
    }

    fn reached(&self, figure: &Figure) -> bool {
        match self.until {
            None => false,
            Some(Until::Healed) => figure.damage() == 0 && !figure.is_dead(),
            Some(Until::Conscious) => figure.state == State::Conscious,
            Some(Until::Dead) => figure.is_dead(),
        }
    }

    fn end(&self, figure: Figure) -> (Outcome, Figure) {
        (figure.outcome(), figure)
    }
}

/// What a day heals.
struct Rate {
    /// Whether it goes to the oldest grave wound.
    grave: bool,
    /// How many quarters of a point.
    quarters: i32,
}

impl Rest {
    /// Whether another day would change anything.
    fn changes(self, figure: &Figure) -> bool {
        let heals = figure.damage() > 0 && self.rate(figure, false).quarters > 0;
        let sleeps = figure.state == State::Unconscious && (figure.knocked_out || self.is_untended(figure));
        !figure.is_dead() && (heals || sleeps || figure.fatigue > 0 || figure.spell_today)
    }

    /// Whether the figure lies there without help.
    fn is_untended(self, figure: &Figure) -> bool {
        self.untended && figure.state == State::Unconscious && figure.current_st() <= 0
    }

    /// How long a figure sleeps that only its fatigue has felled, where its waking is waited for: less than a day, for
    /// nobody lives below -12.
    fn nap(self, figure: &Figure) -> Option<Time> {
        let st = figure.current_st();
        let fatigue_alone = st <= 0 && st + figure.fatigue > 0;
        let waits = self.until == Some(Until::Conscious) && !self.untended;
        let sleeps = figure.state == State::Unconscious && !figure.knocked_out;
        (waits && sleeps && fatigue_alone).then(|| FATIGUE_PACE.times(1 + u64::from(st.unsigned_abs())))
    }

    /// What a day heals ([`BED_REST`], [`GRAVE_REST`], [`SALVE_REST`]). A day that an unconscious figure has come
    /// through untended is one of bed rest.
    fn rate(self, figure: &Figure, came_through: bool) -> Rate {
        let in_bed = came_through || !self.active;
        let steps = figure.healing_steps();
        let grave = figure.wounds == 0;
        let slow = grave || figure.simple_grave && figure.gravely_wounded();
        let quarters = match (in_bed, slow) {
            (true, false) => 2 * steps,
            (true, true) | (false, false) => steps,
            (false, true) => 0,
        };
        Rate { grave, quarters: quarters + i32::from(self.salve && in_bed) }
    }

    /// A whole day.
    fn day<D: Dice<Effect>>(self, figure: &mut Figure, dice: &mut D) {
        let untended = self.is_untended(figure);
        if untended && !self.comes_through(figure, dice) {
            figure.set_wounds(figure.wounds + 1);
            dice.tell(Effect::GetsWorse { st: figure.current_st() });
            figure.settle(dice);
            if figure.is_dead() {
                return;
            }
        } else {
            self.heal(figure, untended, dice);
        }
        figure.spell_today = false;
        figure.knocked_out = false;
        rest_off_fatigue(figure, DAY, dice);
    }

    /// The check of [`UNTENDED`].
    fn comes_through<D: Dice<Effect>>(self, figure: &Figure, dice: &mut D) -> bool {
        dice.save(Roll::new("come through the day", &UNTENDED), 3, Save::new(3, figure.st.into(), self.auto))
    }

    /// What the day heals.
    fn heal<D: Dice<Effect>>(self, figure: &mut Figure, came_through: bool, dice: &mut D) {
        let Rate { grave, quarters } = self.rate(figure, came_through);
        let was_grave = figure.simple_grave && figure.gravely_wounded();
        if !grave {
            let points = figure.mend_normal(quarters);
            if points > 0 {
                dice.tell(Effect::DayHeals { points, left: figure.wounds, quarters, st: figure.current_st() });
                figure.tell_no_longer_grave(was_grave, dice);
            }
        } else if let Some(wound) = figure.grave.first() {
            let (location, before) = (wound.location, wound.points);
            let points = figure.mend_grave(0, quarters);
            if points > 0 {
                let (left, st) = (before - points, figure.current_st());
                dice.tell(Effect::DayHealsGrave { location, points, left, quarters, st });
            }
        }
    }
}

/// [`FATIGUE`], and the waking that may come of it.
fn rest_off_fatigue<W: Witness<Effect>>(figure: &mut Figure, time: Time, witness: &mut W) {
    if figure.is_dead() {
        return;
    }
    let points = i32::try_from(time.whole(FATIGUE_PACE)).map_or(figure.fatigue, |points| points.min(figure.fatigue));
    if points > 0 {
        figure.fatigue -= points;
        witness.tell(Effect::RestsOff { points, left: figure.fatigue });
    }
    figure.wake(witness);
}

#[cfg(test)]
mod tests {
    use super::{Rest, Until};
    use crate::dice::played::Event;
    use crate::procedure::Course;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances_after, played_for, times_until, told};
    use crate::time::Time;

    const BED: Rest = Rest { active: false, salve: false, untended: false, auto: false, until: None };
    const ACTIVE: Rest = Rest { active: true, ..BED };
    const SALVE: Rest = Rest { salve: true, ..BED };
    const ALONE: Rest = Rest { untended: true, ..BED };

    fn grave(location: Location, points: i32) -> GraveWound {
        GraveWound { location, points, healed: 0, treated: false }
    }

    /// With so many normal points and grave wounds.
    fn hurt(st: i32, wounds: i32, grave: &[GraveWound]) -> Figure {
        let mut figure = Figure { wounds, fresh: wounds, grave: grave.to_vec(), ..Figure::new(st) };
        if figure.current_st() <= 0 {
            figure.state = State::Unconscious;
        }
        figure
    }

    fn after(rest: Rest, figure: Figure, time: &str, dice: &str) -> Figure {
        played_for(&rest, figure, time, dice).figure
    }

    fn until(what: Until, rest: Rest) -> Rest {
        Rest { until: Some(what), ..rest }
    }

    #[test]
    fn normal_wounds_heal_half_a_point_a_day_for_each_8_points_of_st() {
        let left = |rest: Rest, st, time: &str| {
            let figure = after(rest, hurt(st, 5, &[]), time, "");
            (figure.wounds, figure.healed)
        };
        assert_eq!(left(BED, 10, "4d"), (3, 0));
        assert_eq!(left(ACTIVE, 10, "4d"), (4, 0));
        assert_eq!(left(SALVE, 10, "4d"), (2, 0));
        assert_eq!(left(Rest { active: true, ..SALVE }, 10, "4d"), (4, 0), "salve is for bed rest");
        assert_eq!(left(BED, 7, "3d"), (4, 2), "below ST 8 as at 8");
        assert_eq!(left(BED, 16, "3d"), (2, 0));
        assert_eq!(left(BED, 10, "23h"), (5, 0), "no full day");
        let figure = after(BED, hurt(10, 5, &[]), "4d", "");
        assert_eq!(figure.fresh, 3, "no more is left to treat than is left");
    }

    #[test]
    fn grave_wounds_heal_after_the_normal_ones_at_half_the_rate() {
        let legs = [grave(Location::Leg, 6)];
        assert_eq!(after(BED, hurt(10, 0, &legs), "4d", "").grave[0].points, 5);
        assert_eq!(after(ACTIVE, hurt(12, 0, &legs), "8d", "").grave, legs);
        let figure = after(BED, hurt(12, 5, &legs), "10d", "");
        assert_eq!((figure.wounds, figure.grave), (0, legs.to_vec()));
        // ST 24, three half points a day: the first day closes the point, and half a point is lost.
        let figure = after(BED, hurt(24, 1, &[grave(Location::Body, 12)]), "2d", "");
        assert_eq!((figure.wounds, figure.healed, figure.grave[0].healed), (0, 0, 3));
        let figure = after(BED, hurt(12, 0, &[grave(Location::Arm, 2), grave(Location::Leg, 6)]), "4d", "");
        assert_eq!((figure.grave[0].points, figure.grave[1].points), (1, 6));
        let figure = after(SALVE, hurt(12, 0, &legs), "2d", "");
        assert_eq!((figure.grave[0].points, figure.grave[0].healed), (5, 0), "salve: half a point a day");
    }

    #[test]
    fn by_the_simpler_rule_everything_heals_slowly_until_two_thirds() {
        // ST 15 with 12: grave down to 10, a quarter a day: 8 days; then half a point a day.
        let figure = Figure { simple_grave: true, ..hurt(15, 12, &[]) };
        assert_eq!(after(BED, figure.clone(), "8d", "").wounds, 10);
        assert_eq!(after(BED, figure.clone(), "10d", "").wounds, 9);
        assert_eq!(after(ACTIVE, figure, "10d", "").wounds, 12);
    }

    #[test]
    fn how_long_until_all_is_healed() {
        let days = |rest, figure| times_until(&until(Until::Healed, rest), figure).at;
        assert_eq!(days(BED, hurt(12, 5, &[grave(Location::Body, 6)])), [(Time::days(34), 1.0)]);
        assert_eq!(days(BED, hurt(16, 5, &[grave(Location::Body, 8)])), [(Time::days(21), 1.0)]);
        let active = until(Until::Healed, ACTIVE);
        assert!(times_until(&active, hurt(12, 2, &[grave(Location::Body, 6)])).at.is_empty());
    }

    #[test]
    fn an_untended_figure_at_its_limit_lives_or_dies_by_three_dice() {
        // ST 10: 108 of 216.
        let odds = chances_after(&ALONE, hurt(10, 13, &[]), "1d");
        assert_eq!((odds["dead"], odds["unconscious"]), (0.5, 0.5));
    }

    #[test]
    fn a_good_check_heals_and_a_bad_one_costs_a_point_that_nobody_can_treat() {
        let figure = after(ALONE, hurt(11, 11, &[]), "2d", "=11,=11");
        assert_eq!((figure.current_st(), figure.state), (1, State::Conscious));
        let figure = after(ALONE, hurt(11, 11, &[]), "1d", "=12");
        assert_eq!((figure.wounds, figure.fresh, figure.healed), (12, 11, 0));
        let figure = after(Rest { active: true, ..ALONE }, hurt(11, 11, &[]), "1d", "=11");
        assert_eq!(figure.healed, 2, "it heals as in bed");
        let awake = Figure { state: State::Conscious, ..hurt(11, 11, &[]) };
        assert_eq!(after(ALONE, awake, "2d", "").wounds, 10, "the conscious make no checks");
    }

    #[test]
    fn thirty_untended_days() {
        // ST 12 from -2; 3 dice against 12 are made in 160 of 216 ways. The numbers are those of the daily chain
        // worked out by itself.
        let odds = chances_after(&ALONE, hurt(12, 14, &[]), "30d");
        for (outcome, p) in [
            ("dead", 0.215_301_995_642_317_42),
            ("hurt", 0.535_893_876_306_092_6),
            ("unconscious", 0.083_608_941_381_945_3),
        ] {
            assert!((odds[outcome] - p).abs() < 1e-12, "{outcome}: {}", odds[outcome]);
        }
    }

    #[test]
    fn some_never_die_of_being_left_alone() {
        // ST 10 at -1, one check even chances; each good check heals half a point. 3/22 come through.
        let times = times_until(&until(Until::Dead, ALONE), hurt(10, 11, &[]));
        assert!((times.never - 3.0 / 22.0).abs() < 1e-12, "{}", times.never);
    }

    #[test]
    fn automatic_results_are_those_of_three_dice() {
        // ST 3 at 0: 5 or less succeeds whatever ST, 10 of 216; a failure at the limit of -1 leaves it there.
        let odds = chances_after(&Rest { auto: true, ..ALONE }, hurt(3, 4, &[]), "1d");
        assert!((odds["unconscious"] - 10.0 / 216.0).abs() < 1e-15);
    }

    #[test]
    fn a_figure_wakes_when_its_st_is_positive() {
        let waking = until(Until::Conscious, BED);
        assert_eq!(times_until(&waking, hurt(12, 14, &[])).at, [(Time::days(6), 1.0)]);
        let out = |wounds| Figure { knocked_out: true, state: State::Unconscious, ..hurt(10, wounds, &[]) };
        assert_eq!(times_until(&waking, out(2)).at, [(Time::days(1), 1.0)], "a head blow: a full day");
        assert_eq!(after(BED, out(2), "23h", "").state, State::Unconscious);
        assert_eq!(times_until(&waking, out(10)).at, [(Time::days(2), 1.0)], "revived at 0");
    }

    #[test]
    fn fatigue_goes_in_quarters_of_an_hour() {
        let tired = |fatigue| {
            let mut figure = Figure { fatigue, ..Figure::new(12) };
            if figure.current_st() <= 0 {
                figure.state = State::Unconscious;
            }
            figure
        };
        assert_eq!(after(BED, tired(8), "90m", "").fatigue, 2);
        assert_eq!(after(BED, tired(8), "1d", "").fatigue, 0);
        assert_eq!(after(BED, tired(13), "30m", "").state, State::Conscious);
        assert_eq!(times_until(&until(Until::Conscious, BED), tired(13)).at, [(Time::minutes(30), 1.0)]);
    }

    #[test]
    fn a_day_makes_room_for_another_spell() {
        let figure = Figure { spell_today: true, ..Figure::new(10) };
        assert!(after(BED, figure.clone(), "23h", "").spell_today);
        assert!(!after(BED, figure, "1d", "").spell_today);
    }

    #[test]
    fn the_dead_stay_dead() {
        let dead = Figure { wounds: 14, fatigue: 3, state: State::Dead, ..Figure::new(10) };
        let story = played_for(&ALONE, dead.clone(), "9d", "");
        assert_eq!((story.outcome, story.figure), (Outcome::Dead, dead));
    }

    #[test]
    fn only_what_is_worth_telling_is_told() {
        let told: Vec<_> = played_for(&BED, hurt(12, 1, &[grave(Location::Arm, 6)]), "6d2h", "")
            .journal
            .into_iter()
            .map(|(at, event)| match event {
                Event::Effect(effect) => (at.unwrap(), effect),
                Event::Roll(_) => panic!("nothing is rolled"),
            })
            .collect();
        let wanted = [
            (Time::days(2), Effect::DayHeals { points: 1, left: 0, quarters: 2, st: 6 }),
            (Time::days(6), Effect::DayHealsGrave { location: Location::Arm, points: 1, left: 5, quarters: 1, st: 7 }),
            (Time::hours(146), Effect::NoFullDay { left: Time::hours(2) }),
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn what_a_time_is_too_short_for_is_told_to_those_who_need_it() {
        let told = |rest: Rest, figure, time: &str| told(played_for(&rest, figure, time, ""));
        let no_day = [Effect::NoFullDay { left: Time::hours(2) }];
        assert_eq!(told(BED, hurt(12, 3, &[]), "2h"), no_day);
        assert_eq!(told(ACTIVE, hurt(12, 3, &[]), "2h"), no_day);
        assert_eq!(told(BED, hurt(12, 0, &[grave(Location::Arm, 6)]), "2h"), no_day);
        let legs = hurt(12, 0, &[grave(Location::Leg, 6)]);
        assert_eq!(told(ACTIVE, legs.clone(), "2h"), [Effect::NotWhenActive]);
        assert_eq!(told(ACTIVE, legs, "9d"), [Effect::NotWhenActive]);
        assert_eq!(told(BED, Figure::new(12), "2h"), []);
        assert_eq!(told(BED, Figure { state: State::Dead, ..hurt(12, 30, &[]) }, "2h"), []);
        let healed = Effect::DayHeals { points: 1, left: 2, quarters: 2, st: 10 };
        assert_eq!(told(BED, hurt(12, 3, &[]), "2d"), [healed]);
    }

    #[test]
    fn the_simpler_grave_state_ends_on_its_day() {
        let ends = |wounds| {
            let figure = Figure { simple_grave: true, ..hurt(15, wounds, &[]) };
            told(played_for(&BED, figure, "10d", ""))
                .into_iter()
                .filter(|told| matches!(told, Effect::NoLongerGrave { .. }))
                .count()
        };
        assert_eq!([ends(12), ends(10), ends(14)], [1, 0, 0]);
    }

    #[test]
    fn days_are_counted_only_while_they_can_change_something() {
        let day = |rest: Rest, figure: Figure| rest.pace(&figure) == Some(Time::days(1));
        let out = Figure { state: State::Unconscious, ..Figure::new(12) };
        let legs = [grave(Location::Leg, 6), grave(Location::Leg, 6)];
        for (rest, figure, changes) in [
            (BED, Figure::new(12), false),
            (ALONE, Figure::new(12), false),
            (BED, hurt(12, 1, &[]), true),
            (BED, hurt(12, 0, &legs[..1]), true),
            (ACTIVE, hurt(12, 0, &legs[..1]), false),
            (BED, Figure { fatigue: 1, ..Figure::new(12) }, true),
            (BED, Figure { spell_today: true, ..Figure::new(12) }, true),
            (BED, out.clone(), false),
            (ALONE, out.clone(), false),
            (BED, Figure { knocked_out: true, ..out.clone() }, true),
            (BED, Figure { knocked_out: true, ..Figure::new(12) }, false),
            (Rest { active: true, ..ALONE }, hurt(12, 0, &legs), true),
            (ACTIVE, hurt(12, 0, &legs), false),
            (BED, Figure { state: State::Dead, ..hurt(12, 1, &[]) }, false),
        ] {
            assert_eq!(day(rest, figure.clone()), changes, "{rest:?} {figure:?}");
        }
    }

    #[test]
    fn only_who_waits_for_a_tired_sleeper_counts_quarters_of_an_hour() {
        let sleeper = Figure { fatigue: 13, state: State::Unconscious, ..Figure::new(12) };
        let pace = |rest: Rest, figure: &Figure| rest.pace(figure);
        let waiting = until(Until::Conscious, BED);
        assert_eq!(pace(waiting, &sleeper), Some(Time::minutes(30)));
        assert_eq!(pace(BED, &sleeper), Some(Time::days(1)));
        assert_eq!(pace(until(Until::Healed, BED), &sleeper), Some(Time::days(1)));
        assert_eq!(pace(until(Until::Conscious, ALONE), &sleeper), Some(Time::days(1)));
        assert_eq!(pace(waiting, &Figure { knocked_out: true, ..sleeper.clone() }), Some(Time::days(1)));
        assert_eq!(pace(waiting, &Figure { wounds: 12, ..sleeper }), Some(Time::days(1)), "wounds alone would fell it");
    }
}
