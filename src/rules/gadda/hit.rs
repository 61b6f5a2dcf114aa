//! One blow and all that follows from it.

use super::conscious::stay_conscious;
use super::effect::Effect;
use super::figure::{Figure, GraveWound, Lasting, Lingering, Location, Scene, State};
use crate::dice::{Dice, Expr, Facts, Pool, Reading, Roll, Save};
use crate::procedure::Procedure;
use crate::rulebook::Rule;
use crate::rules::outcome::Outcome;
use crate::words::Word;

/// A blow.
pub static HIT: Rule = Rule::new(
    "gadda.hit",
    "Armour stops its hits; damage below 0 counts as 0. A blow that does no damage has no effect at all, not even a save.",
);
/// Damage of one turn.
pub static TURN_DAMAGE: Rule = Rule::new(
    "gadda.turn-damage",
    "Body: damage from all sources in one turn of at least half and less than two thirds of ST gives -2 adjDX on the next turn only; two thirds or more knock the figure down.",
)
.ruled("the bands exclude each other, and hits to limbs and head do not count toward the turn's total");
/// Arms and legs.
pub static LIMB: Rule = Rule::new(
    "gadda.limb",
    "Arm or leg, under half of ST in one attack: as many dice as points against ST, or the held item drops (arm) or the figure falls (leg). Three quarters of ST or more: the limb is crippled or lost for good.",
)
.ruled("from half of ST on the wound is grave, so the item drops or the figure falls without a roll; the damage that counts is what armour lets through");
/// Blows to the head.
pub static HEAD: Rule =
    Rule::new("gadda.head", "Head: as many dice as points against ST, or the figure loses consciousness.")
        .ruled("the ST of these saves is basic ST");
/// Grave wounds.
pub static GRAVE_WOUND: Rule = Rule::new(
    "gadda.grave-wound",
    "A single injury of at least half of basic ST is a grave wound: recorded apart, -4 DX while there is any, and a limb with one is useless until it heals.",
)
.ruled("a blow is grave or normal as a whole, and the -4 counts once however many grave wounds there are");
/// The simpler way to grave wounds.
pub static SIMPLE_GRAVE: Rule = Rule::new(
    "gadda.simple-grave",
    "Option: no separate record; a figure with more than two thirds of ST in total damage is gravely wounded (-4 DX, and everything heals at the grave rate) until the total is two thirds or less.",
)
.ruled("a limb hit of half of ST or more still drops the item or fells the figure without a roll, but no useless limb is recorded");
/// What wounds leave behind.
pub static LINGERING: Rule = Rule::new(
    "gadda.lingering",
    "Option: each grave wound rolls a die. Head: 3-4 an eye, 5-6 -1 IQ (-2 at 2/3 of ST). Arm: 3-6 weak. Leg: 3-5 limp (-1 MA), 6 severe limp (-3 MA). Body: 3-5 -1 ST (-2 at 2/3 of ST), 6 the same and -1 DX. Lost points still count for experience; Regrowth or experience brings them back.",
)
.ruled("a die tells the eye: 1-3 left, 4-6 right; with simple-grave the two-thirds supplements are ignored; a lost ST point lowers basic and with it current ST");

/// A blow and how it is played.
#[derive(Clone, Debug)]
pub struct Hit {
    /// Its damage, in dice or as a number.
    pub damage: Expr,
    /// Where it lands.
    pub location: Location,
    /// Points that armour stops.
    pub armor: i32,
    /// Damage already taken to the body this turn.
    pub turn_damage: i32,
    /// Whether it begins another incident.
    pub new_incident: bool,
    /// Whether rule 4.3.1 is played: a roll to stay conscious at 0 or less.
    pub stay_conscious: bool,
    /// Whether grave wounds may leave lingering injuries.
    pub lingering: bool,
    /// Whether saves have automatic results.
    pub auto: bool,
}

impl Procedure for Hit {
    type Figure = Figure;
    type Effect = Effect;
    type Scene = Scene;

    fn play<D: Dice<Effect>>(&self, figure: &mut Figure, scene: &mut Scene, dice: &mut D) -> Outcome {
        let damage = dice.total(Roll::new("damage", &HIT), &self.damage);
        let damage = i32::try_from(damage).unwrap_or(i32::MAX);
        if self.new_incident {
            figure.fresh = 0;
            figure.salved = false;
        }
        let points = (damage - self.armor).max(0);
        if points == 0 {
            dice.tell(Effect::NoDamage { damage, armor: self.armor });
            return figure.outcome();
        }
        dice.tell(Effect::Damage { damage, armor: self.armor, points });
        let blow = Blow { hit: self, points, st: figure.st };
        let grave_before = figure.gravely_wounded();
        blow.record(figure, dice);
        figure.die_below_limit(dice);
        if !figure.is_dead() {
            match self.location {
                Location::Body => blow.shake(scene, dice),
                Location::Arm | Location::Leg => blow.weaken_limb(scene, dice),
                Location::Head => blow.stun(figure, dice),
            }
        }
        if self.lingering && !figure.is_dead() && blow.makes_grave(grave_before, figure) {
            blow.linger(figure, dice);
        }
        figure.die_below_limit(dice);
        if figure.current_st() <= 0 && figure.state == State::Conscious {
            if self.stay_conscious {
                stay_conscious(figure, self.auto, dice);
            } else {
                figure.settle(dice);
            }
        }
        figure.outcome()
    }
}

/// A blow that got through, against the basic ST that it met.
struct Blow<'a> {
    hit: &'a Hit,
    points: i32,
    st: i32,
}

impl Blow<'_> {
    fn is_grave(&self) -> bool {
        2 * self.points >= self.st
    }

    /// Whether it leaves a grave wound, by the rule that the figure is played with.
    fn makes_grave(&self, grave_before: bool, figure: &Figure) -> bool {
        if figure.simple_grave { !grave_before && figure.gravely_wounded() } else { self.is_grave() }
    }

    /// Writes the damage down, apart if it is grave.
    fn record<D: Dice<Effect>>(&self, figure: &mut Figure, dice: &mut D) {
        let (location, points, st) = (self.hit.location, self.points, self.st);
        if self.is_grave() && !figure.simple_grave {
            figure.grave.push(GraveWound { location, points, healed: 0, treated: false });
            dice.tell(Effect::GraveWound { location, points, st });
        } else {
            figure.take_normal(points);
            if figure.simple_grave && figure.gravely_wounded() {
                dice.tell(Effect::SimplyGrave { damage: figure.damage(), st });
            }
        }
        let is_limb = matches!(location, Location::Arm | Location::Leg);
        if is_limb && 4 * points >= 3 * st {
            figure.lingering.push(Lingering { location, effect: Lasting::Crippled });
            dice.tell(Effect::CrippledLimb { location, points, st });
        } else if is_limb && self.is_grave() && !figure.simple_grave {
            dice.tell(Effect::UselessLimb { location });
        }
    }

    /// [`TURN_DAMAGE`].
    fn shake<D: Dice<Effect>>(&self, scene: &mut Scene, dice: &mut D) {
        let (turn_damage, st) = (self.points + self.hit.turn_damage, self.st);
        if 3 * turn_damage >= 2 * st {
            scene.knocked_down = true;
            dice.tell(Effect::KnockedDown { turn_damage, st });
        } else if 2 * turn_damage >= st {
            scene.dx_next_turn = -2;
            dice.tell(Effect::Shaken { turn_damage, st });
        }
    }

    /// [`LIMB`].
    fn weaken_limb<D: Dice<Effect>>(&self, scene: &mut Scene, dice: &mut D) {
        let arm = self.hit.location == Location::Arm;
        let purpose = if arm { "keep hold" } else { "stay standing" };
        if !self.is_grave() && self.save(Roll::new(purpose, &LIMB), dice) {
            return;
        }
        if arm {
            scene.dropped_item = true;
            dice.tell(Effect::DropsItem);
        } else {
            scene.fell = true;
            dice.tell(Effect::Falls);
        }
    }

    /// [`HEAD`].
    fn stun<D: Dice<Effect>>(&self, figure: &mut Figure, dice: &mut D) {
        if !self.save(Roll::new("stay conscious after a blow to the head", &HEAD), dice) {
            figure.state = State::Unconscious;
            figure.knocked_out = true;
            dice.tell(Effect::KnockedOut);
        }
    }

    /// As many dice as points against basic ST.
    fn save<D: Dice<Effect>>(&self, roll: Roll, dice: &mut D) -> bool {
        let count = self.points.unsigned_abs();
        dice.save(roll, count, Save::new(count, self.st.into(), self.hit.auto))
    }

    /// [`LINGERING`].
    fn linger<D: Dice<Effect>>(&self, figure: &mut Figure, dice: &mut D) {
        let location = self.hit.location;
        let die = Expr::from(Pool::d6(1));
        let heavy = 3 * self.points >= 2 * self.st && !figure.simple_grave;
        let band = dice.roll(Roll::new("lingering injury", &LINGERING), &die, &Aftermath(location));
        let lasting = match (location, band) {
            (_, Band::Nothing) => return dice.tell(Effect::NothingLingers { location }),
            (Location::Head, Band::Usual) => dice.roll(Roll::new("which eye is lost", &LINGERING), &die, &Eye),
            (Location::Head, Band::Worse) if heavy => Lasting::SevereBrainDamage,
            (Location::Head, Band::Worse) => Lasting::BrainDamage,
            (Location::Arm, _) => Lasting::WeakArm,
            (Location::Leg, Band::Usual) => Lasting::Limp,
            (Location::Leg, Band::Worse) => Lasting::SevereLimp,
            (Location::Body, Band::Usual) if heavy => Lasting::LostTwoSt,
            (Location::Body, Band::Usual) => Lasting::LostSt,
            (Location::Body, Band::Worse) if heavy => Lasting::LostTwoStAndDx,
            (Location::Body, Band::Worse) => Lasting::LostStAndDx,
        };
        figure.lingering.push(Lingering { location, effect: lasting });
        dice.tell(Effect::Lingers { location, lasting });
        figure.lose(lasting.cost());
    }
}

/// What a grave wound may leave behind: nothing, or one of at most two things for each location.
#[derive(Clone, Copy, PartialEq)]
enum Band {
    Nothing,
    Usual,
    Worse,
}

/// The die of [`LINGERING`], read for a location.
struct Aftermath(Location);

impl Reading for Aftermath {
    type Class = Band;

    fn class(&self, die: i64) -> Band {
        let worse_from = match self.0 {
            Location::Head => 5,
            // More than a die shows: an arm has no worse.
            Location::Arm => 7,
            Location::Leg | Location::Body => 6,
        };
        match die {
            ..=2 => Band::Nothing,
            _ if die >= worse_from => Band::Worse,
            _ => Band::Usual,
        }
    }
}

/// The die that tells the eye.
struct Eye;

impl Reading for Eye {
    type Class = Lasting;

    fn class(&self, die: i64) -> Lasting {
        if die <= 3 { Lasting::LostLeftEye } else { Lasting::LostRightEye }
    }

    fn facts(&self, die: i64) -> Facts {
        Facts { result: Some(self.class(die).word()), ..Facts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::Hit;
    use crate::dice::played::Event;
    use crate::rules::gadda::{Effect, Figure, GraveWound, Lasting, Lingering, Location, Lost, Scene, State};
    use crate::testing::{chances, chances_of, played, told};

    fn blow(damage: &str, location: Location) -> Hit {
        Hit {
            damage: damage.parse().unwrap(),
            location,
            armor: 0,
            turn_damage: 0,
            new_incident: false,
            stay_conscious: false,
            lingering: false,
            auto: false,
        }
    }

    #[test]
    fn three_dice_on_st_10() {
        // Body, ST 10: 1-4 hurt, 5-9 grave, 10-13 unconscious, 14 and more dead; of the 216 ways of 3d6,
        // 4 come to at most 4, 77 to 5-9, 100 to 10-13 and 35 to at least 14.
        let wanted = [("hurt", "4/216"), ("grave", "77/216"), ("unconscious", "100/216"), ("dead", "35/216")];
        assert_eq!(chances(&blow("3d6", Location::Body), Figure::new(10)), chances_of(wanted));
    }

    #[test]
    fn a_blow_to_the_head_is_saved_on_as_many_dice() {
        // 3 dice against 10: 108 of 216.
        let wanted = [("hurt", "108/216"), ("unconscious", "108/216")];
        assert_eq!(chances(&blow("3", Location::Head), Figure::new(10)), chances_of(wanted));
    }

    #[test]
    fn automatic_results_save_where_the_number_cannot() {
        // 4 dice against ST 6: 15 of 1296 are at most 6, and 70 at most 8, which always saves.
        let hit = blow("4", Location::Head);
        assert_eq!(chances(&hit, Figure::new(6)), chances_of([("grave", "15/1296"), ("unconscious", "1281/1296")]));
        let hit = Hit { auto: true, ..hit };
        assert_eq!(chances(&hit, Figure::new(6)), chances_of([("grave", "70/1296"), ("unconscious", "1226/1296")]));
    }

    #[test]
    fn the_dead_stay_dead_and_a_stopped_blow_does_nothing() {
        let hit = Hit { armor: 3, ..blow("3", Location::Head) };
        assert_eq!(chances(&hit, Figure::new(10)), chances_of([("unhurt", "1")]));
        let dead = Figure { wounds: 30, state: crate::rules::gadda::State::Dead, ..Figure::new(10) };
        assert_eq!(chances(&blow("1d6", Location::Head), dead), chances_of([("dead", "1")]));
    }

    #[test]
    fn a_lost_point_of_st_can_kill() {
        // ST 10 at -3 is alive; 3 to 6 on the die costs ST itself, and what is left is below the limit.
        let hit = Hit { lingering: true, ..blow("13", Location::Body) };
        assert_eq!(chances(&hit, Figure::new(10)), chances_of([("dead", "4/6"), ("unconscious", "2/6")]));
    }

    /// What a blow to ST 12, DX 11 and IQ 10 leaves behind, and the points that it costs.
    fn left_behind(location: Location, points: i32, dice: &str) -> (Vec<Lasting>, [i32; 4]) {
        let hit = Hit { lingering: true, ..blow(&points.to_string(), location) };
        let figure = played(&hit, Figure { dx: Some(11), iq: Some(10), ..Figure::new(12) }, dice).figure;
        let Lost { st, dx, iq, ma } = figure.lost;
        assert_eq!((figure.st, figure.dx, figure.iq), (12 - st, Some(11 - dx), Some(10 - iq)));
        (figure.lingering.iter().map(|injury| injury.effect).collect(), [st, dx, iq, ma])
    }

    /// Half of ST 12 is 6, two thirds are 8. Grave wounds of arms and legs need no save, one of the head has 6 or 8 dice.
    #[test]
    fn a_die_tells_what_a_grave_wound_leaves_behind() {
        use Lasting::{
            BrainDamage, Limp, LostLeftEye, LostRightEye, LostSt, LostStAndDx, LostTwoSt, LostTwoStAndDx,
            SevereBrainDamage, SevereLimp, WeakArm,
        };
        for (location, points, dice, lasting, costs) in [
            (Location::Head, 6, "=36,3,3", LostLeftEye, [0, 0, 0, 0]),
            (Location::Head, 6, "=36,4,4", LostRightEye, [0, 0, 0, 0]),
            (Location::Head, 7, "=42,5", BrainDamage, [0, 0, 1, 0]),
            (Location::Head, 8, "=48,5", SevereBrainDamage, [0, 0, 2, 0]),
            (Location::Head, 8, "=48,4,1", LostLeftEye, [0, 0, 0, 0]),
            (Location::Arm, 6, "3", WeakArm, [0, 0, 0, 0]),
            (Location::Arm, 8, "6", WeakArm, [0, 0, 0, 0]),
            (Location::Leg, 6, "5", Limp, [0, 0, 0, 1]),
            (Location::Leg, 8, "6", SevereLimp, [0, 0, 0, 3]),
            (Location::Body, 7, "3", LostSt, [1, 0, 0, 0]),
            (Location::Body, 8, "5", LostTwoSt, [2, 0, 0, 0]),
            (Location::Body, 7, "6", LostStAndDx, [1, 1, 0, 0]),
            (Location::Body, 8, "6", LostTwoStAndDx, [2, 1, 0, 0]),
        ] {
            assert_eq!(left_behind(location, points, dice), (vec![lasting], costs), "{location} {points}: {dice}");
        }
        for (location, dice) in
            [(Location::Head, "=36,2"), (Location::Arm, "2"), (Location::Leg, "1"), (Location::Body, "2")]
        {
            assert_eq!(left_behind(location, 6, dice), (vec![], [0; 4]), "{location}");
        }
        assert_eq!(left_behind(Location::Body, 5, ""), (vec![], [0; 4]), "no grave wound, no die");
    }

    /// By the simpler rule a die is rolled when more than two thirds of ST are lost in all, and no single blow is heavy.
    #[test]
    fn by_the_simpler_rule_a_die_is_rolled_on_becoming_grave() {
        let lingering = |wounds, points: &str, dice| {
            let figure = Figure { simple_grave: true, wounds, ..Figure::new(12) };
            played(&Hit { lingering: true, ..blow(points, Location::Body) }, figure, dice).figure.lingering
        };
        let lost_st = [Lingering { location: Location::Body, effect: Lasting::LostSt }];
        assert_eq!(lingering(5, "4", "3"), lost_st);
        assert_eq!(lingering(0, "9", "3"), lost_st);
        assert_eq!(lingering(4, "4", ""), []);
        assert_eq!(lingering(9, "1", ""), []);
        assert_eq!(lingering(0, "8", ""), [], "a wound of two thirds is not grave by this rule");
    }

    #[test]
    fn only_the_simpler_rule_tells_of_the_sum_of_wounds() {
        let hit = blow("1", Location::Body);
        let wound = GraveWound { location: Location::Arm, points: 6, healed: 0, treated: false };
        let told = |figure| told(played(&hit, figure, ""));
        let damage = Effect::Damage { damage: 1, armor: 0, points: 1 };
        assert_eq!(told(Figure { grave: vec![wound], ..Figure::new(12) }), std::slice::from_ref(&damage));
        assert_eq!(told(Figure { simple_grave: true, wounds: 7, ..Figure::new(12) }), std::slice::from_ref(&damage));
        let grave = told(Figure { simple_grave: true, wounds: 8, ..Figure::new(12) });
        assert_eq!(grave, [damage, Effect::SimplyGrave { damage: 9, st: 12 }]);
    }

    fn scene(hit: &Hit, dice: &str) -> Scene {
        played(hit, Figure::new(12), dice).scene
    }

    #[test]
    fn damage_of_one_turn_shakes_from_half_of_st_and_knocks_down_from_two_thirds() {
        let after = |points: &str, turn_damage| {
            let scene = scene(&Hit { turn_damage, ..blow(points, Location::Body) }, "");
            (scene.dx_next_turn, scene.knocked_down)
        };
        assert_eq!([after("5", 0), after("6", 0), after("7", 0)], [(0, false), (-2, false), (-2, false)]);
        assert_eq!([after("8", 0), after("11", 0)], [(0, true), (0, true)]);
        assert_eq!([after("2", 3), after("2", 4), after("2", 6)], [(0, false), (-2, false), (0, true)]);
    }

    #[test]
    fn a_weak_limb_drops_what_it_holds_or_falls() {
        let after = |location, points: &str, dice| {
            let scene = scene(&blow(points, location), dice);
            (scene.dropped_item, scene.fell)
        };
        assert_eq!(after(Location::Arm, "5", "=12"), (false, false));
        assert_eq!(after(Location::Arm, "5", "=13"), (true, false));
        assert_eq!(after(Location::Leg, "5", "=12"), (false, false));
        assert_eq!(after(Location::Leg, "5", "=13"), (false, true));
        assert_eq!(after(Location::Arm, "6", ""), (true, false), "a grave wound leaves nothing to save");
        assert_eq!(after(Location::Leg, "6", ""), (false, true));
    }

    #[test]
    fn three_quarters_of_st_cripple_a_limb_and_a_grave_wound_makes_it_useless() {
        let marked = |location, points: &str| {
            let told = told(played(&blow(points, location), Figure::new(12), ""));
            let crippled = told.iter().any(|effect| matches!(effect, Effect::CrippledLimb { .. }));
            (crippled, told.contains(&Effect::UselessLimb { location }))
        };
        assert_eq!([marked(Location::Arm, "8"), marked(Location::Leg, "9")], [(false, true), (true, false)]);
        assert_eq!(marked(Location::Body, "9"), (false, false));
        let lost = played(&blow("9", Location::Leg), Figure::new(12), "").figure.lingering;
        assert_eq!(lost, [Lingering { location: Location::Leg, effect: Lasting::Crippled }]);
    }

    #[test]
    fn the_die_for_the_eye_says_which() {
        let hit = Hit { lingering: true, ..blow("6", Location::Head) };
        let eye = |die: &str| {
            let journal = played(&hit, Figure::new(12), &format!("=36,4,{die}")).journal;
            let results = journal.into_iter().filter_map(|(_, event)| match event {
                Event::Roll(rolled) => rolled.facts.result,
                Event::Effect(_) => None,
            });
            results.collect::<Vec<_>>()
        };
        assert_eq!([eye("3"), eye("4")], [["lost-left-eye"], ["lost-right-eye"]]);
    }

    #[test]
    fn only_who_is_awake_at_0_or_less_rolls_to_stay_so() {
        let light = Hit { stay_conscious: true, ..blow("2", Location::Body) };
        let state = |figure: Figure, dice: &str| played(&light, figure, dice).figure.state;
        let hurt = |wounds| Figure { wounds, ..Figure::new(12) };
        assert_eq!(state(hurt(9), ""), State::Conscious);
        assert_eq!([state(hurt(10), "=12"), state(hurt(10), "=13")], [State::Conscious, State::Unconscious]);
        assert_eq!(state(hurt(11), "=13"), State::Unconscious, "4 dice at -1");
        assert_eq!(state(Figure { state: State::Unconscious, ..hurt(10) }, ""), State::Unconscious);
    }

    #[test]
    fn no_damage_is_said_to_be_none_or_stopped_or_below_0() {
        let said = |damage, armor| Effect::NoDamage { damage, armor }.to_string();
        assert!(said(0, 0).starts_with("no damage"));
        assert!(said(3, 4).starts_with("armour 4 stops all 3"));
        assert!(said(-1, 0).starts_with("damage -1 is below 0, counted as 0"));
    }
}
