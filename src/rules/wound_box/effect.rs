//! What can happen to a character under these rules, and the words for it.

use super::figure::{INCAPACITATED, NEAR_DEATH, PENALTY, Size};
use super::first_aid::FIRST_AID;
use super::heal::{MAGIC, POINTS_OF_HEALING};
use super::hit::{ARMOUR, FORTITUDE, POINTS, SHRUG_OFF};
use super::rest::{BRUISES, CARE, NATURAL, TAKE_20};
use super::stabilize::STABILIZE;
use super::track::{MOVE_UP, OVERFLOW, Row};
use super::wound::{Level, Spell};
use crate::effects;
use crate::text::count;

effects! {
    /// What can happen to a character.
    pub enum Effect {
        /// Damage that is none.
        NoDamage { damage: i32 } = "no-damage" by FORTITUDE => "damage {damage} is below 0, counted as 0";
        /// The option of armour is played.
        Armour { dr: i32 } = "armour" by ARMOUR => "armour counts: {dr:+} on the save, every number is 5 higher";
        /// What a save is rolled with.
        Against { damage: i32, fort: i32, size_bonus: i32, attacker_size: Size, dr: i32, bonus: i32 } = "save-against" by FORTITUDE =>
            "{}", against_words(*damage, *fort, *size_bonus, *dr, *bonus);
        /// The attacker is much smaller.
        MayShrugOff { size: Size, attacker_size: Size, from: i32 } = "may-shrug-off" by SHRUG_OFF =>
            "{size} against a {attacker_size} attacker: nothing happens from {from} on";
        /// Nothing comes of a blow.
        ShrugsOff = "shrugs-off" by SHRUG_OFF => "shrugged off: the blow does nothing at all";
        /// A wound counted in points.
        WoundPoints { level: Level, points: i32 } = "wound-points" by POINTS =>
            "{}: {}", level.a_noun(), count(*points, "wound point");
        /// A box is crossed.
        Marked { level: Level, row: Row } = "marked" by OVERFLOW => "{}", marked_words(*level, *row);
        /// No box is left.
        Dies { level: Level } = "dies" by OVERFLOW => "no box is left for {}: dead", level.a_noun();
        /// Dead before the blow came.
        DeadAlready { level: Level } = "dead-already" by OVERFLOW => "no box is left for {}, and dead already", level.a_noun();
        /// Another row counts now.
        Standing { row: Row, penalty: i32 } = "standing" by PENALTY => "the {row} row counts: {}", penalty_words(*penalty);
        /// Hardly able to act.
        Incapacitated = "incapacitated" by INCAPACITATED => "may only defend, and move one step a round";
        /// Out and dying.
        NearDeath = "near-death" by NEAR_DEATH => "near death: unconscious, and dying until stabilized";
        /// No longer near death.
        Wakes = "wakes" by NEAR_DEATH => "no longer near death: awake";
        /// Nothing is marked any more.
        AllHealed = "all-healed" by PENALTY => "no box is marked any more: no penalty";
        /// A wound takes a box that came free.
        MovesUp { level: Level, from: Row, to: Row } = "moves-up" by MOVE_UP =>
            "the {} moves up to the {to} row", level.noun();
        /// First aid works.
        FirstAid { row: Row } = "first-aid" by FIRST_AID => "the bruise in the {row} row is gone";
        /// First aid does not work.
        FirstAidFails = "first-aid-fails" by FIRST_AID => "no help, and first aid is given once a combat";
        /// First aid was given.
        FirstAidGiven = "refused" by FIRST_AID => "first aid was given after this combat already; it is given once";
        /// First aid has nothing to treat.
        NoRecentBruise = "refused" by FIRST_AID => "first aid treats a bruise of the last combat, and there is none";
        /// A spell works.
        Cured { spell: Spell, level: Level, row: Row } = "cured" by MAGIC =>
            "{}: {}", spell.title(), lowered_words(*level, *row);
        /// A spell is too weak.
        TooWeak { spell: Spell, level: Level } = "too-weak" by MAGIC =>
            "{}: {} takes {}", spell.title(), level.a_noun(), level.spell().title();
        /// A spell finds nothing.
        NothingToCure { spell: Spell } = "nothing-to-heal" by MAGIC =>
            "{}: there is no wound to heal", spell.title();
        /// There is no box for a milder wound.
        NoRoom { level: Level, row: Row } = "no-room" by MAGIC =>
            "{} cannot become milder: the {row} row has no free box", level.a_noun();
        /// Points of healing work.
        Restored { level: Level, row: Row, points: i32, lost: i32 } = "restored" by POINTS_OF_HEALING =>
            "{} for {}{}", lowered_words(*level, *row), count(level.price(), "point"), lost_words(*lost);
        /// Points of healing do not reach.
        TooFew { level: Level, points: i32 } = "too-few" by POINTS_OF_HEALING =>
            "{points} of the {} that {} takes: nothing heals", count(level.price(), "point"), level.a_noun();
        /// Points of healing find nothing.
        NothingToRestore { points: i32 } = "nothing-to-heal" by POINTS_OF_HEALING =>
            "{} of healing: there is no wound to heal", count(*points, "point");
        /// A day clears the bruises.
        BruisesGo { bruises: usize } = "bruises-go" by BRUISES =>
            "{} gone", if *bruises == 1 { "the bruise is".to_owned() } else { format!("all {bruises} bruises are") };
        /// A wound heals by itself.
        Heals { level: Level, row: Row } = "heals" by NATURAL => "{}", lowered_words(*level, *row);
        /// The first failure ends the rolls of a day.
        EndsDay { waiting: usize } = "ends-day" by NATURAL =>
            "the rolls of this day end: {}", waiting_words(*waiting);
        /// Two weeks of rest end in a 20.
        TakesTwenty { level: Level, bonus: i32, result: i32, dc: i32, success: bool } = "takes-20" by TAKE_20 =>
            "take 20 on {}: 20{bonus:+} = {result} {} DC {dc}", level.a_noun(), if *success { "reaches" } else { "misses" };
        /// Two weeks of rest are not over.
        TakesTwentyLater { level: Level, days: i32 } = "takes-20-later" by TAKE_20 =>
            "taking 20 on {} needs {} more of this rest; another rest begins anew", level.a_noun(), count(*days, "day");
        /// The healer's bonus does not count.
        CareIsNoBetter { care: i32, fort: i32 } = "care-is-no-better" by CARE =>
            "the care at {care:+} is not better than Fortitude {fort:+}, which is rolled";
        /// Not a whole day.
        TooShort = "too-short" by BRUISES => "less than a day is no rest period: nothing heals in it";
        /// Rest of the dead.
        RestsDead = "dead" by OVERFLOW => "dead: rest changes nothing";
        /// Stabilized.
        Stabilized = "stabilized" by STABILIZE => "stabilized: near death, but no longer dying";
        /// Not stabilized.
        StillDying = "still-dying" by STABILIZE => "still dying";
        /// Nobody to stabilize.
        NotDying = "refused" by STABILIZE => "only somebody who is dying can be stabilized";
        /// Rest does not keep one from dying.
        DyingCannotRest = "refused" by STABILIZE => "the dying do not heal by rest: stabilize first";
        /// The dead are beyond help.
        Dead = "refused" by OVERFLOW => "dead: nothing heals the dead";
    }
}

fn against_words(damage: i32, fort: i32, size_bonus: i32, dr: i32, bonus: i32) -> String {
    let part = |number: i32, name: &str| if number == 0 { String::new() } else { format!(" {number:+} {name}") };
    let (size, armour) = (part(size_bonus, "size"), part(dr, "armour"));
    format!("{fort:+} Fortitude{size}{armour} -{damage} damage: {bonus:+} on the save")
}

fn marked_words(level: Level, row: Row) -> String {
    if level.row() == row {
        format!("{}: X in the {row} row", level.a_noun())
    } else {
        format!("{} goes as {} into the {row} row", level.a_noun(), level.letter())
    }
}

fn penalty_words(penalty: i32) -> String {
    if penalty == 0 { "no penalty".to_owned() } else { format!("{penalty} on DEX and STR rolls") }
}

fn lowered_words(level: Level, row: Row) -> String {
    let place = if level.row() == row { String::new() } else { format!(" in the {row} row") };
    match level.milder() {
        None => format!("the {}{place} is gone", level.noun()),
        Some(milder) => format!("the {}{place} becomes {}", level.noun(), milder.a_noun()),
    }
}

fn lost_words(lost: i32) -> String {
    if lost == 0 { String::new() } else { format!("; {lost} left over, and lost") }
}

fn waiting_words(waiting: usize) -> String {
    if waiting == 1 { "1 more wound does not roll".to_owned() } else { format!("{waiting} more wounds do not roll") }
}
