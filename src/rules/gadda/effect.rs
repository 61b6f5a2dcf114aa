//! What can happen to a figure under these rules, and the words for it.

use super::conscious::STAY_CONSCIOUS;
use super::figure::{CURRENT_ST, DEATH, Lasting, Location, ZERO};
use super::hit::{GRAVE_WOUND, HIT, LIMB, LINGERING, SIMPLE_GRAVE, TURN_DAMAGE};
use crate::effects;
use crate::text::count;

effects! {
    /// What can happen to a figure.
    pub enum Effect {
        /// A blow gets through.
        Damage { damage: i32, armor: i32, points: i32 } = "damage" by HIT =>
            "{}", damage_words(*damage, *armor, *points);
        /// A blow does nothing.
        NoDamage { damage: i32, armor: i32 } = "no-damage" by HIT =>
            "{}: no effect at all", no_damage_words(*damage, *armor);
        /// A single injury of half of ST or more.
        GraveWound { location: Location, points: i32, st: i32 } = "grave-wound" by GRAVE_WOUND =>
            "{points} is at least half of ST {st}: a grave wound to the {location}, -4 DX until it heals";
        /// Too much damage in all, by the simpler rule.
        SimplyGrave { damage: i32, st: i32 } = "gravely-wounded" by SIMPLE_GRAVE =>
            "{damage} points in all are more than 2/3 of ST {st}: gravely wounded, -4 DX";
        /// A limb cannot be used.
        UselessLimb { location: Location } = "useless-limb" by GRAVE_WOUND =>
            "the {location} is useless until the grave wound heals";
        /// A limb is gone for good.
        CrippledLimb { location: Location, points: i32, st: i32 } = "crippled-limb" by LIMB =>
            "{points} is at least 3/4 of ST {st}: the {location} is crippled or lost for good";
        /// The hand opens.
        DropsItem = "drops-item" by LIMB => "drops what the arm holds";
        /// The leg gives way.
        Falls = "falls" by LIMB => "the leg gives way: falls";
        /// Shaken by the damage of one turn.
        Shaken { turn_damage: i32, st: i32 } = "shaken" by TURN_DAMAGE =>
            "{turn_damage} in one turn is from 1/2 to under 2/3 of ST {st}: -2 adjDX on the next turn only";
        /// Felled by the damage of one turn.
        KnockedDown { turn_damage: i32, st: i32 } = "knocked-down" by TURN_DAMAGE =>
            "{turn_damage} in one turn is at least 2/3 of ST {st}: knocked down";
        /// A head blow puts it out.
        KnockedOut = "knocked-out" by super::hit::HEAD => "knocked out";
        /// At 0 or less.
        PassesOut { st: i32 } = "passes-out" by ZERO => "current ST {st}: unconscious";
        /// Below the limit.
        Dies { st: i32, limit: i32 } = "dies" by DEATH => "current ST {st} is below {limit}: dead";
        /// Awake in spite of it all.
        StaysConscious { st: i32 } = "stays-conscious" by STAY_CONSCIOUS =>
            "stays conscious at ST {st} and acts, at -3 adjDX";
        /// Gives way after all.
        FailsToStayConscious { st: i32 } = "passes-out" by STAY_CONSCIOUS => "cannot stay conscious at ST {st}";
        /// Nothing to roll for.
        Awake { st: i32 } = "awake" by CURRENT_ST => "current ST {st} is above 0: no roll is needed";
        /// Out for another reason.
        StillOut = "still-out" by ZERO => "knocked out: only a full day of rest ends that";
        /// The dead do not roll.
        DeadCannotStayAwake = "refused" by STAY_CONSCIOUS => "the dead do not roll to stay conscious";
        /// A wound leaves nothing behind.
        NothingLingers { location: Location } = "nothing-lingers" by LINGERING => "the {location} wound leaves nothing lasting";
        /// A wound leaves something behind.
        Lingers { location: Location, lasting: Lasting } = "lingers" by LINGERING =>
            "{}", lasting_words(*location, *lasting);
    }
}

fn damage_words(damage: i32, armor: i32, points: i32) -> String {
    if armor == 0 {
        format!("{} of damage", count(points, "point"))
    } else {
        format!("{damage} - {armor} armour = {}", count(points, "point"))
    }
}

fn no_damage_words(damage: i32, armor: i32) -> String {
    match (damage, armor) {
        (..0, _) => format!("damage {damage} is below 0, counted as 0"),
        (_, 0) => "no damage".to_owned(),
        _ => format!("armour {armor} stops all {damage}"),
    }
}

fn lasting_words(location: Location, lasting: Lasting) -> String {
    let cost = lasting.cost();
    match lasting {
        Lasting::LostLeftEye => {
            "the left eye is lost: -4 DX with thrown and missile weapons, left side hex counts as rear".to_owned()
        }
        Lasting::LostRightEye => {
            "the right eye is lost: -4 DX with thrown and missile weapons, right side hex counts as rear".to_owned()
        }
        Lasting::BrainDamage | Lasting::SevereBrainDamage => format!("minor brain damage: -{} IQ", cost.iq),
        Lasting::WeakArm => "a weak arm: -1 to hit and damage with a weapon in it, a shield at -1".to_owned(),
        Lasting::Limp => format!("a permanent limp: -{} MA", cost.ma),
        Lasting::SevereLimp => format!("a severe limp: -{} MA, and walks only with a staff or cane", cost.ma),
        Lasting::LostSt | Lasting::LostTwoSt => format!("-{} ST for good", cost.st),
        Lasting::LostStAndDx | Lasting::LostTwoStAndDx => format!("-{} ST and -{} DX for good", cost.st, cost.dx),
        Lasting::Crippled => format!("the {location} is crippled or lost"),
    }
}
