//! A figure's injuries as they stand on paper, and what follows from them.

use super::effect::Effect;
use crate::dice::Dice;
use crate::procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::Arc;

/// Current ST.
pub static CURRENT_ST: Rule = Rule::new(
    "gadda.current-st",
    "Current ST is basic ST less normal wounds, grave wounds and fatigue. ST in play is a whole number; part points of healing are kept apart as quarters and never rounded up.",
);
/// Badly hurt.
pub static LOW_ST: Rule =
    Rule::new("gadda.low-st", "At a current ST of 3 or less: -3 adjDX, besides any other penalty.");
/// Out cold.
pub static ZERO: Rule = Rule::new(
    "gadda.zero",
    "At a current ST of 0 or less a figure is unconscious, unless it may roll to stay conscious.",
);
/// Dead.
pub static DEATH: Rule = Rule::new(
    "gadda.death",
    "A figure is dead when its current ST is below minus a third of basic ST (fractions dropped), and at the latest below -12: ST 10 is alive at -3 and dead at -4.",
);

words! {
    /// Where a blow lands.
    pub enum Location as "location" {
        /// The torso.
        Body = "body",
        /// Either arm.
        Arm = "arm",
        /// Either leg.
        Leg = "leg",
        /// The head.
        Head = "head",
    }
}

words! {
    /// Whether a figure is awake.
    pub enum State as "state" {
        /// Awake.
        Conscious = "conscious",
        /// Out.
        Unconscious = "unconscious",
        /// Dead.
        Dead = "dead",
    }
}

words! {
    /// What a grave wound leaves behind.
    pub enum Lasting as "lingering effect" {
        /// The left eye is gone.
        LostLeftEye = "lost-left-eye",
        /// The right eye is gone.
        LostRightEye = "lost-right-eye",
        /// A point of IQ lost to a blow on the head.
        BrainDamage = "brain-damage",
        /// Two points of IQ lost to a heavy one.
        SevereBrainDamage = "severe-brain-damage",
        /// Weapons in this arm are at -1, a shield too.
        WeakArm = "weak-arm",
        /// MA lost.
        Limp = "limp",
        /// More MA lost, and no walking without a staff or cane.
        SevereLimp = "severe-limp",
        /// A point of ST lost.
        LostSt = "lost-st",
        /// Two points of ST lost to a heavy blow.
        LostTwoSt = "lost-two-st",
        /// A point of ST and one of DX lost.
        LostStAndDx = "lost-st-and-dx",
        /// Two points of ST and one of DX lost to a heavy blow.
        LostTwoStAndDx = "lost-two-st-and-dx",
        /// A limb that is crippled or gone.
        Crippled = "crippled",
    }
}

impl Lasting {
    /// The attribute points that it costs.
    #[must_use]
    pub fn cost(self) -> Lost {
        let nothing = Lost::default();
        match self {
            Lasting::LostLeftEye | Lasting::LostRightEye | Lasting::WeakArm | Lasting::Crippled => nothing,
            Lasting::BrainDamage => Lost { iq: 1, ..nothing },
            Lasting::SevereBrainDamage => Lost { iq: 2, ..nothing },
            Lasting::Limp => Lost { ma: 1, ..nothing },
            Lasting::SevereLimp => Lost { ma: 3, ..nothing },
            Lasting::LostSt => Lost { st: 1, ..nothing },
            Lasting::LostTwoSt => Lost { st: 2, ..nothing },
            Lasting::LostStAndDx => Lost { st: 1, dx: 1, ..nothing },
            Lasting::LostTwoStAndDx => Lost { st: 2, dx: 1, ..nothing },
        }
    }
}

/// A single injury of half of basic ST or more, kept apart from normal wounds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct GraveWound {
    /// Where it is.
    pub location: Location,
    /// How many points are left of it.
    pub points: i32,
    /// Quarter points healed toward the next whole one, 0 to 3.
    pub healed: i32,
    /// Whether a healer has worked on it; each may be treated once.
    pub treated: bool,
}

/// A lasting injury.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Lingering {
    /// Where it is.
    pub location: Location,
    /// What it is.
    pub effect: Lasting,
}

/// Attribute points that are gone. They are taken off the attributes already and still count for experience.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Lost {
    /// Strength.
    pub st: i32,
    /// Dexterity.
    pub dx: i32,
    /// Intelligence.
    pub iq: i32,
    /// Movement allowance.
    pub ma: i32,
}

/// A figure's sheet: facts, never what follows from them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Figure {
    /// Its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<Arc<str>>,
    /// Basic strength, 1 to 1000.
    pub st: i32,
    /// Dexterity, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dx: Option<i32>,
    /// Intelligence, if known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iq: Option<i32>,
    /// Points of normal wounds.
    pub wounds: i32,
    /// The normal points of the present incident that nobody has treated yet.
    pub fresh: i32,
    /// Quarter points healed toward the next whole normal point, 0 to 3.
    pub healed: i32,
    /// Whether the present incident has had its dose of salve.
    pub salved: bool,
    /// Grave wounds, the oldest first.
    pub grave: Vec<GraveWound>,
    /// Whether the simpler rule for grave wounds is played.
    pub simple_grave: bool,
    /// Points of fatigue.
    pub fatigue: i32,
    /// Awake, out or dead.
    pub state: State,
    /// Whether a head blow or a revival put it out, so that ST alone does not wake it.
    pub knocked_out: bool,
    /// Lasting injuries, the oldest first.
    pub lingering: Vec<Lingering>,
    /// Attribute points lost.
    pub lost: Lost,
    /// Whether it has had its healing spell of the day.
    pub spell_today: bool,
    /// Whether it has been brought back from death before.
    pub revived: bool,
}

/// What is true of the moment of a blow or of a revival, and stands on no sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The penalty on the next turn alone, as a negative number.
    pub dx_next_turn: i32,
    /// Whether the blow knocked the figure down.
    pub knocked_down: bool,
    /// Whether it dropped what it held.
    pub dropped_item: bool,
    /// Whether a leg gave way.
    pub fell: bool,
    /// How many dice a revival or a treatment was rolled on.
    pub dice: Option<u32>,
    /// Against which number.
    pub target: Option<i64>,
}

/// How a figure stands: what follows from its sheet and the moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "GaddaNow")]
pub struct Now {
    /// Current ST.
    pub st: i32,
    /// The standing penalty to adjDX, 0 or negative.
    pub dx_penalty: i32,
    /// The penalty on the next turn alone, 0 or negative.
    pub dx_next_turn: i32,
    /// Knocked down by the blow.
    pub knocked_down: bool,
    /// Dropped what it held.
    pub dropped_item: bool,
    /// Fell because a leg gave way.
    pub fell: bool,
    /// Dead below this current ST.
    pub dies_below: i32,
    /// How many dice were rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<u32>,
    /// Against which number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i64>,
}

impl Figure {
    /// A figure of that basic ST which is well.
    #[must_use]
    pub fn new(st: i32) -> Figure {
        Figure {
            name: None,
            st,
            dx: None,
            iq: None,
            wounds: 0,
            fresh: 0,
            healed: 0,
            salved: false,
            grave: Vec::new(),
            simple_grave: false,
            fatigue: 0,
            state: State::Conscious,
            knocked_out: false,
            lingering: Vec::new(),
            lost: Lost::default(),
            spell_today: false,
            revived: false,
        }
    }

    /// ST now ([`CURRENT_ST`]).
    #[must_use]
    pub fn current_st(&self) -> i32 {
        self.st - self.damage() - self.fatigue
    }

    /// All points of injury, normal and grave.
    #[must_use]
    pub fn damage(&self) -> i32 {
        self.wounds + self.grave.iter().map(|wound| wound.points).sum::<i32>()
    }

    /// The lowest current ST that the figure survives ([`DEATH`]).
    #[must_use]
    pub fn dies_below(&self) -> i32 {
        -(self.st / 3).min(12)
    }

    /// Whether the figure has a grave wound, by either rule.
    #[must_use]
    pub fn gravely_wounded(&self) -> bool {
        if self.simple_grave { 3 * self.damage() > 2 * self.st } else { !self.grave.is_empty() }
    }

    /// Whether it is dead already.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        self.state == State::Dead
    }

    /// The standing penalty to adjDX.
    #[must_use]
    pub fn dx_penalty(&self) -> i32 {
        let grave = if self.gravely_wounded() { -4 } else { 0 };
        let low = if self.current_st() <= 3 { -3 } else { 0 };
        grave + low
    }

    /// The state that the numbers alone decide.
    #[must_use]
    pub fn state_by_numbers(&self) -> State {
        match self.current_st() {
            st if st < self.dies_below() => State::Dead,
            ..=0 => State::Unconscious,
            _ => State::Conscious,
        }
    }

    /// The outcome word of a figure as it stands.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self.state {
            State::Dead => Outcome::Dead,
            State::Unconscious => Outcome::Unconscious,
            State::Conscious if self.gravely_wounded() => Outcome::Grave,
            State::Conscious if self.damage() > 0 => Outcome::Hurt,
            State::Conscious => Outcome::Unhurt,
        }
    }

    /// Takes points off the attributes for good; ST keeps at least 1. One that is not known only remembers them.
    pub fn lose(&mut self, points: Lost) {
        let st = points.st.min(self.st - 1);
        self.st -= st;
        self.dx = self.dx.map(|dx| dx - points.dx);
        self.iq = self.iq.map(|iq| iq - points.iq);
        self.lost.st += st;
        self.lost.dx += points.dx;
        self.lost.iq += points.iq;
        self.lost.ma += points.ma;
    }

    /// Gives back points that were lost, and no more than were.
    pub fn regain(&mut self, points: Lost) {
        let (st, dx, iq) = (points.st.min(self.lost.st), points.dx.min(self.lost.dx), points.iq.min(self.lost.iq));
        self.st += st;
        self.dx = self.dx.map(|has| has + dx);
        self.iq = self.iq.map(|has| has + iq);
        self.lost.st -= st;
        self.lost.dx -= dx;
        self.lost.iq -= iq;
        self.lost.ma -= points.ma.min(self.lost.ma);
    }

    /// Dead, if ST is below the limit.
    pub fn die_below_limit<D: Dice<Effect>>(&mut self, dice: &mut D) {
        let st = self.current_st();
        if !self.is_dead() && st < self.dies_below() {
            self.state = State::Dead;
            dice.tell(Effect::Dies { st, limit: self.dies_below() });
        }
    }

    /// Lets the numbers decide: dead below the limit, unconscious at 0 or less.
    pub fn settle<D: Dice<Effect>>(&mut self, dice: &mut D) {
        self.die_below_limit(dice);
        let st = self.current_st();
        if st <= 0 && self.state == State::Conscious {
            self.state = State::Unconscious;
            dice.tell(Effect::PassesOut { st });
        }
    }

    /// How it stands in this scene.
    #[must_use]
    pub fn now(&self, scene: &Scene) -> Now {
        Now {
            st: self.current_st(),
            dx_penalty: self.dx_penalty(),
            dx_next_turn: scene.dx_next_turn,
            knocked_down: scene.knocked_down,
            dropped_item: scene.dropped_item,
            fell: scene.fell,
            dies_below: self.dies_below(),
            dice: scene.dice,
            target: scene.target,
        }
    }
}

impl procedure::Figure for Figure {
    fn dead(&self) -> bool {
        self.is_dead()
    }

    fn conscious(&self) -> Option<bool> {
        Some(self.state == State::Conscious)
    }
}

#[cfg(test)]
mod tests {
    use super::{Figure, Lost, State};
    use crate::dice::played::{Played, Source};
    use crate::rules::gadda::Effect;
    use crate::testing::effects;

    #[test]
    fn death_comes_below_a_third_of_st_and_at_the_latest_below_minus_12() {
        let limits: Vec<i32> = [1, 2, 3, 10, 11, 12, 35, 36, 100].map(|st| Figure::new(st).dies_below()).into();
        assert_eq!(limits, [0, 0, -1, -3, -3, -4, -11, -12, -12]);
    }

    #[test]
    fn penalties_add_up() {
        let mut figure = Figure { simple_grave: true, wounds: 10, ..Figure::new(15) };
        assert!(!figure.gravely_wounded(), "exactly 2/3 is not more than 2/3");
        figure.wounds = 12;
        assert_eq!(figure.dx_penalty(), -7);
    }

    #[test]
    fn no_more_comes_back_than_was_lost() {
        let mut figure = Figure { iq: Some(9), ..Figure::new(3) };
        figure.lose(Lost { st: 4, dx: 1, iq: 1, ma: 1 });
        assert_eq!((figure.st, figure.dx, figure.iq), (1, None, Some(8)));
        assert_eq!(figure.lost, Lost { st: 2, dx: 1, iq: 1, ma: 1 });
        figure.regain(Lost { st: 1, dx: 3, iq: 3, ma: 3 });
        assert_eq!((figure.st, figure.dx, figure.iq), (2, None, Some(9)));
        assert_eq!(figure.lost, Lost { st: 1, dx: 0, iq: 0, ma: 0 });
    }

    #[test]
    fn the_numbers_alone_decide_who_is_awake_and_who_is_dead() {
        // The example of the source: ST 10 is alive at -3 and dead at -4.
        let state = |wounds| Figure { wounds, ..Figure::new(10) }.state_by_numbers();
        assert_eq!([state(0), state(9)], [State::Conscious; 2]);
        assert_eq!([state(10), state(13)], [State::Unconscious; 2]);
        assert_eq!([state(14), state(20)], [State::Dead; 2]);
    }

    #[test]
    fn who_falls_is_told_once_and_only_at_0_or_less() {
        let settled = |wounds, state| {
            let mut figure = Figure { wounds, state, ..Figure::new(10) };
            let mut dice = Played::new(Source::Given(&[], 0), true);
            figure.settle(&mut dice);
            (figure.state, effects(dice.finish().unwrap().0))
        };
        let unchanged = |state| (state, vec![]);
        assert_eq!(settled(9, State::Conscious), unchanged(State::Conscious));
        assert_eq!(settled(9, State::Unconscious), unchanged(State::Unconscious));
        let falls = |st| (State::Unconscious, vec![Effect::PassesOut { st }]);
        assert_eq!([settled(10, State::Conscious), settled(13, State::Conscious)], [falls(0), falls(-3)]);
        assert_eq!(settled(10, State::Unconscious), unchanged(State::Unconscious));
        let dies = (State::Dead, vec![Effect::Dies { st: -4, limit: -3 }]);
        assert_eq!(settled(14, State::Conscious), dies);
        assert_eq!(settled(14, State::Dead), unchanged(State::Dead));
    }

    #[test]
    fn only_the_conscious_are_conscious_and_only_the_dead_are_dead() {
        use crate::procedure::Figure as _;
        let asked = |state| {
            let figure = Figure { state, ..Figure::new(10) };
            (figure.dead(), figure.conscious())
        };
        assert_eq!(asked(State::Conscious), (false, Some(true)));
        assert_eq!(asked(State::Unconscious), (false, Some(false)));
        assert_eq!(asked(State::Dead), (true, Some(false)));
    }
}
