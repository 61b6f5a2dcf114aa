//! The revival by one Physicker or two.

use super::healer::{Healer, MOST_HEALERS, Talent, Team};
use super::{alive, below_the_limit, bring_back};
use crate::dice::expr::MOST_DICE;
use crate::dice::{Dice, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::gadda::{Effect, Figure, Lost, Scene};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// The roll.
pub static PHYSICKER: Rule = Rule::new(
    "gadda.physicker",
    "Reviving the dead takes 5 minutes' work and then 6 dice against DX + IQ: +1 die for each ST point below the death limit, +1 from 1 minute dead, +2 over 5, +3 over 7, impossible over 10; -1 for a Master or two Physickers, -2 for one of each, -3 for two Masters, -1 for each of up to 3 healing elixirs; never under 4 dice. A Barber cannot, and a third healer may not help.",
)
.ruled("1 minute and 5 are +1, 7 is +2, 10 is +3; the averages of two Physickers drop a half at the end; since the dead lie below the limit, every revival has at least one extra die");
/// What comes of it.
pub static REVIVED: Rule = Rule::new(
    "gadda.revived",
    "The revived is unconscious at ST 0, and rolls 4 dice against basic ST or loses a point of ST for good; and it loses a point of IQ for each full minute over 5 that it was dead.",
)
.ruled("normal wounds fall first, then the newest grave wounds, until ST is 0; current ST falls with a lost point, to -1");
/// Once more.
pub static AGAIN: Rule = Rule::new(
    "gadda.again",
    "Reviving one who was revived and died again starts at 7 dice, however often that has been.",
);

/// The dice of a revival before anything changes them.
const BASE: i32 = 6;
/// The fewest.
const FEWEST: i32 = 4;
/// The most that the minutes and an earlier revival add.
const MOST_OTHER_DICE: i32 = 4;
/// From here on minutes cost IQ.
const CLEAR_MINUTES: u64 = 5;

/// A revival by hand.
#[derive(Clone, Debug)]
pub struct Physicker {
    /// Who works; more than two are refused.
    pub healers: Vec<Healer>,
    /// How long the figure has been dead when the work starts.
    pub dead: Time,
    /// Healing elixirs that are used, 0 to 3.
    pub elixirs: i32,
    /// Whether the figure was revived before, if its sheet does not say so.
    pub again: bool,
    /// Whether saves have automatic results.
    pub auto: bool,
}

impl Procedure for Physicker {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    const TO_THE_DEAD: bool = true;

    fn objection(&self, figure: &Figure) -> Option<String> {
        alive(figure).or_else(|| {
            let below = below_the_limit(figure);
            let too_many = (below + BASE + MOST_OTHER_DICE).unsigned_abs() > MOST_DICE;
            too_many.then(|| {
                format!("{below} points below the limit are too many: at most {MOST_DICE} dice are rolled at once")
            })
        })
    }

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let (team, minutes) = match (self.team(), self.minutes_dice()) {
            (Ok(team), Ok(minutes)) => (team, minutes),
            (_, Err(refusal)) | (Err(refusal), _) => {
                dice.tell(refusal);
                return Outcome::Refused;
            }
        };
        let count = self.count(figure, team, minutes, dice);
        let target = i64::from(team.target());
        dice.tell(Effect::RevivalDice { dice: count, target: team.target(), team: team.kind() });
        scene.dice = Some(count);
        scene.target = Some(target);
        let roll = Roll::new("revive", &PHYSICKER);
        if !dice.save(roll, count, Save::new(count, target, self.auto)) {
            dice.tell(Effect::StaysDead);
            return Outcome::Dead;
        }
        bring_back(figure, 0);
        dice.tell(Effect::Revived { st: 0 });
        self.suffer(figure, dice);
        if figure.is_dead() { Outcome::Dead } else { Outcome::Revived }
    }
}

impl Physicker {
    /// Who works together, if they may.
    fn team(&self) -> Result<Team, Effect> {
        if self.healers.iter().any(|healer| healer.talent == Talent::Barber) {
            return Err(Effect::BarberCannotRevive);
        }
        match self.healers[..] {
            [one] => Ok(Team::One(one)),
            [one, two] => Ok(Team::Two(one, two)),
            _ => Err(Effect::TooManyHealers { healers: self.healers.len(), most: MOST_HEALERS }),
        }
    }

    /// Extra dice for the time since death.
    fn minutes_dice(&self) -> Result<i32, Effect> {
        match self.dead {
            dead if dead < Time::minutes(1) => Ok(0),
            dead if dead <= Time::minutes(5) => Ok(1),
            dead if dead <= Time::minutes(7) => Ok(2),
            dead if dead <= Time::minutes(10) => Ok(3),
            dead => Err(Effect::TooLateForAPhysicker { dead }),
        }
    }

    /// How many dice it takes, told as a sum.
    fn count<D: Dice<Effect>>(&self, figure: &Figure, team: Team, minutes: i32, dice: &mut D) -> u32 {
        let again = i32::from(self.again || figure.revived);
        let below = below_the_limit(figure);
        dice.tell(Effect::StartsAt { dice: BASE });
        if again > 0 {
            dice.tell(Effect::DiceForAgain { dice: again });
        }
        if below > 0 {
            dice.tell(Effect::DiceForDepth { dice: below, st: figure.current_st(), limit: figure.dies_below() });
        }
        if minutes > 0 {
            dice.tell(Effect::DiceForTime { dice: minutes, dead: self.dead });
        }
        if team.fewer_dice() > 0 {
            dice.tell(Effect::DiceForTeam { dice: -team.fewer_dice(), team: team.kind() });
        }
        if self.elixirs > 0 {
            dice.tell(Effect::DiceForElixirs { dice: -self.elixirs });
        }
        let sum = BASE + again + below + minutes - team.fewer_dice() - self.elixirs;
        if sum < FEWEST {
            dice.tell(Effect::FewestDice { sum, fewest: FEWEST });
        }
        sum.max(FEWEST).unsigned_abs()
    }

    /// What the way back costs ([`REVIVED`]).
    fn suffer<D: Dice<Effect>>(&self, figure: &mut Figure, dice: &mut D) {
        let roll = Roll::new("keep all ST", &REVIVED);
        if !dice.save(roll, 4, Save::new(4, figure.st.into(), self.auto)) {
            figure.lose(Lost { st: 1, ..Lost::default() });
            dice.tell(Effect::LosesSt { st: figure.st });
        }
        let minutes = self.dead.whole(Time::minutes(1)).saturating_sub(CLEAR_MINUTES);
        if let Ok(iq @ 1..) = i32::try_from(minutes) {
            figure.lose(Lost { iq, ..Lost::default() });
            dice.tell(Effect::LosesIq { points: iq, dead: self.dead });
        }
        figure.settle(dice);
    }
}

#[cfg(test)]
mod tests {
    use super::Physicker;
    use crate::dice::played::{Event, Source};
    use crate::dice::seeded::Seeded;
    use crate::play;
    use crate::procedure::Procedure;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Location, State};
    use crate::rules::outcome::Outcome;
    use crate::testing::{chances, chances_of, played, told};

    fn work(dead: &str, healers: &[&str]) -> Physicker {
        Physicker {
            healers: healers.iter().map(|healer| healer.parse().unwrap()).collect(),
            dead: dead.parse().unwrap(),
            elixirs: 0,
            again: false,
            auto: false,
        }
    }

    const TWELVE: &str = "physicker,dx=12,iq=12";
    const MASTER: &str = "master,dx=9,iq=9";

    /// Dead, with ST 10, at that current ST.
    fn dead_at(st: i32) -> Figure {
        Figure { wounds: 10 - st, fresh: 10 - st, state: State::Dead, ..Figure::new(10) }
    }

    fn dice_and_target(work: &Physicker, st: i32) -> (u32, i64) {
        let mut seeded = Seeded::new(1, 0);
        let source = Source::Seeded(&mut seeded);
        let scene = play::once(work, dead_at(st), source, false).unwrap().scene;
        (scene.dice.unwrap(), scene.target.unwrap())
    }

    #[test]
    fn the_depth_of_the_wound_adds_dice() {
        assert_eq!(dice_and_target(&work("30s", &[TWELVE]), -4), (7, 24));
        assert_eq!(dice_and_target(&work("30s", &[TWELVE]), -5), (8, 24));
        // Killed by something else than wounds.
        assert_eq!(dice_and_target(&work("30s", &[TWELVE]), 4), (6, 24));
    }

    #[test]
    fn minutes_add_dice() {
        let dice = |dead| dice_and_target(&work(dead, &[TWELVE]), -4).0;
        let times = ["59s", "1m", "12t", "5m", "301s", "7m", "421s", "10m"];
        assert_eq!(times.map(dice), [7, 8, 8, 8, 9, 9, 10, 10]);
        assert_eq!(played(&work("10.1m", &[TWELVE]), dead_at(-4), "").outcome, Outcome::Refused);
    }

    #[test]
    fn a_better_team_needs_fewer_dice() {
        let team = |healers: &[&str]| dice_and_target(&work("30s", healers), -4);
        assert_eq!(team(&["master,dx=14,iq=13"]), (6, 27));
        assert_eq!(team(&["physicker,dx=12,iq=11", "physicker,dx=13,iq=12"]), (6, 24));
        assert_eq!(team(&["physicker,dx=12,iq=14", "master,dx=14,iq=13"]), (5, 28));
        assert_eq!(team(&[MASTER, MASTER]), (4, 18));
    }

    #[test]
    fn never_under_four_dice() {
        let helped = Physicker { elixirs: 3, ..work("30s", &[MASTER, MASTER]) };
        assert_eq!(dice_and_target(&helped, -4), (4, 18));
        let helped = Physicker { elixirs: 3, ..work("30s", &[TWELVE]) };
        assert_eq!(dice_and_target(&helped, -5), (5, 24));
    }

    #[test]
    fn once_more_is_one_die_more_however_often() {
        let again = Physicker { again: true, ..work("30s", &[TWELVE]) };
        assert_eq!(dice_and_target(&again, -4).0, 8);
        let revived = Figure { revived: true, ..dead_at(-4) };
        assert_eq!(played(&again, revived, "=25").scene.dice, Some(8));
    }

    #[test]
    fn a_barber_and_a_third_healer_are_refused() {
        for healers in [&["barber,dx=12,iq=12"][..], &[TWELVE; 3]] {
            let story = played(&work("30s", healers), dead_at(-4), "");
            assert_eq!((story.outcome, story.figure), (Outcome::Refused, dead_at(-4)));
        }
    }

    #[test]
    fn the_living_are_not_revived_nor_the_ground_to_dust() {
        assert!(work("30s", &[TWELVE]).objection(&Figure::new(10)).unwrap().contains("alive"));
        let dust = Figure { state: State::Dead, ..dead_at(-2000) };
        assert!(work("30s", &[TWELVE]).objection(&dust).unwrap().contains("1000 dice"));
    }

    #[test]
    fn nine_dice_against_24() {
        // 877,844 of the 6^9 = 10,077,696 ways of 9 dice come to at most 24.
        let wanted = [("revived", "877844/10077696"), ("dead", "9199852/10077696")];
        assert_eq!(chances(&work("3m", &[TWELVE]), dead_at(-5)), chances_of(wanted));
    }

    #[test]
    fn the_revived_lies_at_0_and_may_lose_a_point_of_st() {
        let story = played(&work("3m", &[TWELVE]), dead_at(-5), "=24,=10");
        let figure = story.figure;
        assert_eq!((story.outcome, figure.current_st(), figure.wounds), (Outcome::Revived, 0, 10));
        assert!(figure.state == State::Unconscious && figure.knocked_out && figure.revived);
        assert_eq!((figure.lost.st, figure.lost.iq, figure.fresh), (0, 0, 10));
        let figure = played(&work("3m", &[TWELVE]), dead_at(-5), "=24,=11").figure;
        assert_eq!((figure.lost.st, figure.st, figure.current_st()), (1, 9, -1));
    }

    #[test]
    fn minutes_over_five_cost_iq() {
        let lost = |dead| {
            let figure = Figure { iq: Some(11), ..dead_at(-4) };
            let figure = played(&work(dead, &[TWELVE]), figure, "=20,=9").figure;
            (figure.lost.iq, figure.iq)
        };
        assert_eq!(lost("5m"), (0, Some(11)));
        assert_eq!(lost("359s"), (0, Some(11)));
        assert_eq!(lost("6m"), (1, Some(10)));
        assert_eq!(lost("7m"), (2, Some(9)));
    }

    #[test]
    fn normal_wounds_fall_before_the_newest_grave_one() {
        let grave = |location, points| GraveWound { location, points, healed: 0, treated: false };
        let graves = vec![grave(Location::Body, 5), grave(Location::Leg, 6)];
        let figure = Figure { wounds: 3, fresh: 3, grave: graves, state: State::Dead, ..Figure::new(10) };
        let figure = played(&work("30s", &[TWELVE]), figure, "=20,=9").figure;
        assert_eq!((figure.wounds, figure.current_st()), (0, 0));
        assert_eq!(figure.grave.iter().map(|wound| wound.points).collect::<Vec<_>>(), [5, 5]);
    }

    #[test]
    fn a_lost_point_can_kill_the_frail() {
        // ST 3 at 0; at ST 2 it is at -1, below a limit of 0. 4 dice never come to 3.
        let figure = Figure { wounds: 5, state: State::Dead, ..Figure::new(3) };
        let odds = chances(&work("30s", &["physicker,dx=21,iq=21"]), figure);
        assert_eq!(odds, chances_of([("dead", "1")]));
    }

    #[test]
    fn the_sum_is_told_as_a_game_master_says_it() {
        let helped = Physicker { elixirs: 1, again: true, ..work("3m", &["master,dx=14,iq=13"]) };
        let told: Vec<String> = played(&helped, dead_at(-5), "=28")
            .journal
            .into_iter()
            .filter_map(|(_, event)| match event {
                Event::Effect(effect) => Some(effect.to_string()),
                Event::Roll(_) => None,
            })
            .collect();
        let wanted = [
            "a revival starts at 6 dice",
            "+1 die: revived before and dead again",
            "+2 dice: ST -5 is 2 below the limit of -3",
            "+1 die: dead for 3m",
            "-1 die: a Master Physicker alone",
            "-1 die: 1 healing elixir",
            "that is 8 dice against 27, DX + IQ of the healer",
            "5 minutes of work, and the figure stays dead",
        ];
        assert_eq!(told, wanted);
        assert_eq!(
            Effect::FewestDice { sum: 2, fewest: 4 }.to_string(),
            "that would be 2, but there are never fewer than 4 dice"
        );
    }

    #[test]
    fn the_sum_of_the_dice_is_told_without_what_adds_nothing() {
        let summed = |work: &Physicker, figure, dice: &str| {
            let mut all = told(played(work, figure, dice));
            all.retain(|effect| !matches!(effect, Effect::RevivalDice { .. } | Effect::StaysDead));
            all
        };
        let starts = Effect::StartsAt { dice: 6 };
        let ten = ["physicker,dx=10,iq=10"];
        let plain = work("30s", &ten);
        assert_eq!(summed(&plain, dead_at(-3), "=36"), std::slice::from_ref(&starts));
        let depth = Effect::DiceForDepth { dice: 2, st: -5, limit: -3 };
        assert_eq!(summed(&plain, dead_at(-5), "=48"), [starts.clone(), depth]);
        let elixirs = |elixirs| Physicker { elixirs, ..work("30s", &ten) };
        assert_eq!(summed(&elixirs(2), dead_at(-3), "=24"), [starts.clone(), Effect::DiceForElixirs { dice: -2 }]);
        let fewest = Effect::FewestDice { sum: 3, fewest: 4 };
        assert_eq!(summed(&elixirs(3), dead_at(-3), "=24"), [starts, Effect::DiceForElixirs { dice: -3 }, fewest]);
    }

    #[test]
    fn nobody_is_revived_from_deeper_than_there_are_dice() {
        // 6 dice, 4 more for time and an earlier revival, and one for each point below -3.
        let objection = |below| work("30s", &[TWELVE]).objection(&dead_at(-3 - below));
        assert_eq!(objection(990), None);
        let why = objection(991).unwrap();
        assert_eq!(why, "991 points below the limit are too many: at most 1000 dice are rolled at once");
    }
}
