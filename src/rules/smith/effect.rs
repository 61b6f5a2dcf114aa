//! What can happen to a figure under these rules, and the words for it.

use super::conscious::{BELOW_ZERO, DESPERATE, RISK};
use super::figure::{DEATH, MORTAL, Skill};
use super::first_aid::FIRST_AID;
use super::healer::{HEALER, SELF};
use super::hit::CRIPPLING;
use super::loss::MORTAL_LOSS;
use super::rest::{BED_REST, REOPEN, WAKING};
use super::stabilize::{MAGIC, NATURAL, SUPPORT};
use super::thresholds::{EFFECTS, EFFECTS_BY_FRACTION};
use crate::effects;
use crate::text::count;
use crate::time::Time;

effects! {
    /// What can happen to a figure.
    pub enum Effect {
        /// A blow gets through.
        Damage { damage: i32, armor: i32, points: i32, subdual: bool } = "damage" by EFFECTS =>
            "{}", damage_words(*damage, *armor, *points, *subdual);
        /// A blow does nothing.
        NoDamage { damage: i32, armor: i32 } = "no-damage" by EFFECTS =>
            "{}: no effect at all", no_damage_words(*damage, *armor);
        /// Shaken by the damage of one turn.
        Shaken { turn_damage: i32, threshold: i32, st: i32 } = "shaken" by EFFECTS =>
            "{turn_damage} this turn, {threshold} or more by the table for ST {st}: -2 DX to the end of next turn";
        /// The same by the fractions.
        ShakenByFraction { turn_damage: i32, threshold: i32, st: i32 } = "shaken" by EFFECTS_BY_FRACTION =>
            "{turn_damage} this turn, 1/3 of ST {st} ({threshold}) or more: -2 DX to the end of next turn";
        /// Felled by the damage of one turn.
        Prone { turn_damage: i32, threshold: i32, st: i32 } = "prone" by EFFECTS =>
            "{turn_damage} this turn, {threshold} or more by the table for ST {st}: falls prone, and -2 DX to the end of next turn";
        /// The same by the fractions.
        ProneByFraction { turn_damage: i32, threshold: i32, st: i32 } = "prone" by EFFECTS_BY_FRACTION =>
            "{turn_damage} this turn, 1/2 of ST {st} ({threshold}) or more: falls prone, and -2 DX to the end of next turn";
        /// Little ST is left.
        Weak { adjusted_st: i32, threshold: i32, st: i32 } = "weak" by EFFECTS =>
            "adjusted ST {adjusted_st}, {threshold} or less by the table for ST {st}: -3 DX";
        /// The same by the fractions.
        WeakByFraction { adjusted_st: i32, threshold: i32, st: i32 } = "weak" by EFFECTS_BY_FRACTION =>
            "adjusted ST {adjusted_st}, 1/5 of ST {st} ({threshold}) or less: -3 DX";
        /// Dead of its wounds.
        Dies { wound_st: i32, dies_at: i32 } = "dies" by DEATH => "wound ST {wound_st}: dead (death is at {dies_at})";
        /// Dying of its wounds.
        MortallyWounded { wound_st: i32, dies_at: i32 } = "mortally-wounded" by MORTAL =>
            "wound ST {wound_st} is below 0: mortally wounded (death is at {dies_at})";
        /// A crippling hit bleeds.
        Bleeding = "bleeding" by CRIPPLING => "bleeds: a point lost every 30 seconds until it is treated";
        /// It bleeds no more.
        StopsBleeding = "stops-bleeding" by CRIPPLING => "the bleeding stops";
        /// Below 0.
        FallsHelpless { adjusted_st: i32 } = "helpless" by BELOW_ZERO =>
            "adjusted ST {adjusted_st} is below 0: falls helpless";
        /// In the top half of the range.
        RisksLittle { adjusted_st: i32, range: i32, st: i32, scaled: bool, target: i32 } = "risks-unconsciousness" by RISK =>
            "adjusted ST {adjusted_st}, top half of {range} to 0: 3d6 against {} {st} + 3 = {target}", st_words(*scaled);
        /// In the lower half of the range.
        Risks { adjusted_st: i32, range: i32, st: i32, scaled: bool } = "risks-unconsciousness" by RISK =>
            "adjusted ST {adjusted_st}, lower half of {range} to 0: 3d6 against {} {st}", st_words(*scaled);
        /// Below 0.
        RisksMuch { below: i32, st: i32, scaled: bool, target: i32 } = "risks-unconsciousness" by BELOW_ZERO =>
            "{below} below 0: 4d6 against {} {st} - {below} = {target}", st_words(*scaled);
        /// Awake for good, unless something else happens.
        StaysConscious { adjusted_st: i32 } = "stays-conscious" by RISK =>
            "stays conscious, until the next wound or fatigue";
        /// Awake until the next roll.
        StaysConsciousForNow { adjusted_st: i32 } = "stays-conscious" by RISK =>
            "stays conscious; again each turn of combat, or every 5 minutes of rest";
        /// Awake below 0.
        StaysConsciousBelow { adjusted_st: i32 } = "stays-conscious" by BELOW_ZERO =>
            "stays conscious; again each turn, or each minute if it lies still";
        /// Out.
        PassesOut { adjusted_st: i32 } = "passes-out" by RISK => "passes out";
        /// Out below 0.
        PassesOutBelow { adjusted_st: i32 } = "passes-out" by BELOW_ZERO => "passes out";
        /// Awake by the game master's leave.
        FightsDesperately { adjusted_st: i32 } = "fights-desperately" by DESPERATE =>
            "fights desperately for consciousness at adjusted ST {adjusted_st}, and stays awake without a roll";
        /// Nothing to roll for.
        Awake { adjusted_st: i32, risk: i32 } = "awake" by RISK =>
            "adjusted ST {adjusted_st} is above {risk}: no roll is needed";
        /// Out already.
        StillOut { adjusted_st: i32 } = "still-out" by WAKING =>
            "unconscious already, at adjusted ST {adjusted_st}; rest wakes it once wound ST and adjusted ST are both above 0";
        /// The dead do not roll.
        DeadCannotStayAwake = "refused" by RISK => "the dead do not roll to stay conscious";
        /// A healer sets to work.
        Treats { skill: Skill, dice: u32, dx: i32, wound_st: i32, timing: i32, failed: i32, target: i32 } = "treats" by HEALER =>
            "{}", treats_words(*skill, *dice, *dx, *wound_st, *timing, *failed, *target);
        /// A healer succeeds.
        HealerStabilizes { points: i32, wound_st: i32 } = "stabilizes" by HEALER =>
            "{}", stable_words(*points, *wound_st);
        /// A healer fails.
        HealerFails { points: i32, wound_st: i32 } = "fails" by HEALER =>
            "the treatment fails and costs {}: wound ST {wound_st}", count(*points, "point");
        /// A spell is enough.
        MagicStabilizes { wound_st: i32 } = "stabilizes" by MAGIC =>
            "stable by magic at wound ST {wound_st}, in critical condition";
        /// The body may help itself.
        NatureTries { st: i32, scaled: bool, wound_st: i32, target: i32 } = "natural-save" by NATURAL =>
            "after 2 hours of lying still, 4d6 against {} {st} + 2 x {wound_st} = {target}", st_words(*scaled);
        /// The body helps itself.
        NatureStabilizes { wound_st: i32 } = "stabilizes" by NATURAL =>
            "stable by itself at wound ST {wound_st}, in critical condition";
        /// The body does not help itself.
        NatureFails = "fails" by NATURAL => "does not stabilize by itself, and has no second chance";
        /// It has not lain still long enough.
        TooEarlyForNature { lain: Time } = "refused" by NATURAL =>
            "the natural save comes after lying still for 2h; it has lain {lain} (--after)";
        /// Once only.
        NatureUsedUp = "refused" by NATURAL => "the one natural save has been rolled already";
        /// Kept from getting worse as fast.
        Supported { every: Time } = "supported" by SUPPORT =>
            "supported: loses a point every {every} until it is moved (rest --support)";
        /// Bleeding less.
        BleedingSlows { every: Time } = "bleeding-slows" by SUPPORT => "the bleeding takes a point every {every}";
        /// Support and movement exclude each other.
        NoSupportOnTheMove = "refused" by SUPPORT => "any movement ends the support";
        /// Not dying.
        NotMortal { wound_st: i32 } = "refused" by MORTAL =>
            "not mortally wounded (wound ST {wound_st}): there is nothing to stabilize";
        /// Not dying yet.
        OnlyBleeding { wound_st: i32 } = "refused" by CRIPPLING =>
            "not mortally wounded (wound ST {wound_st}); first aid stops the bleeding (heal first-aid)";
        /// Too late.
        DeadCannotBeStabilized = "refused" by DEATH => "the dead cannot be stabilized";
        /// Nobody treats itself in its sleep.
        UnconsciousHealer = "refused" by SELF => "it is unconscious, and cannot treat itself";
        /// Time takes points.
        LosesPoints { points: i32, wound_st: i32 } = "loses-points" by MORTAL_LOSS =>
            "mortally wounded, loses {}: wound ST {wound_st}", count(*points, "point");
        /// Bleeding takes points.
        Bleeds { points: i32, wound_st: i32 } = "bleeds" by MORTAL_LOSS =>
            "bleeds {}: wound ST {wound_st}", count(*points, "point");
        /// A stable figure is dying again.
        Reopens { wound_st: i32 } = "reopens" by REOPEN =>
            "the wounds reopen: mortally wounded again, at wound ST {wound_st}";
        /// There was nothing to open.
        NothingReopens = "nothing-reopens" by REOPEN => "not in critical condition: nothing reopens";
        /// The body is past it.
        NoRestForTheDead = "dead-already" by DEATH => "dead already: time changes nothing";
        /// Bed rest shows.
        HealsAPoint { wounds: i32 } = "heals" by BED_REST => "bed rest heals a point: {}", left_words(*wounds, "wound");
        /// What is left of a day.
        NoFullDay { left: Time } = "no-full-day" by BED_REST => "the last {left} are no full day of bed rest and heal no wounds";
        /// Moving is no rest.
        NoBedOnTheMove = "no-bed-rest" by BED_REST => "being moved is no bed rest: nothing heals";
        /// The danger is over.
        LeavesCriticalCondition = "leaves-critical-condition" by BED_REST => "wound ST 0: out of critical condition";
        /// A quarter of an hour.
        Recovers { fatigue: i32, subdual: i32 } = "recovers" by BED_REST =>
            "catches its breath: {}", tired_words(*fatigue, *subdual);
        /// Comes to.
        Wakes { adjusted_st: i32 } = "wakes" by WAKING => "wakes, at adjusted ST {adjusted_st}";
        /// First aid helps.
        FirstAid { wounds: i32 } = "heals" by FIRST_AID => "first aid heals a hit: {}", left_words(*wounds, "wound");
        /// Not wounded.
        NothingToHeal = "nothing-to-heal" by FIRST_AID => "there is no wound to heal";
        /// The wound is too old.
        TooLateForFirstAid { since: Time } = "refused" by FIRST_AID =>
            "first aid must begin within 7m of the wound, and {since} have passed";
        /// Once a wound.
        AlreadyAided = "refused" by FIRST_AID => "the most recent wound has had its first aid";
        /// Old wounds only.
        NoRecentWound = "refused" by FIRST_AID => "only the most recent wound may have first aid, and none is recent";
        /// Too late for anything.
        DeadBeyondFirstAid = "refused" by FIRST_AID => "first aid does nothing for the dead";
    }
}

fn damage_words(damage: i32, armor: i32, points: i32, subdual: bool) -> String {
    let kind = if subdual { "subdual damage" } else { "damage" };
    if armor == 0 {
        format!("{} of {kind}", count(points, "point"))
    } else {
        format!("{damage} - {armor} armour = {} of {kind}", count(points, "point"))
    }
}

fn no_damage_words(damage: i32, armor: i32) -> String {
    match (damage, armor) {
        (..0, _) => format!("damage {damage} is below 0, counted as 0"),
        (_, 0) => "no damage".to_owned(),
        _ => format!("armour {armor} stops all {damage}"),
    }
}

fn st_words(scaled: bool) -> &'static str {
    if scaled { "scaled ST" } else { "ST" }
}

fn treats_words(skill: Skill, dice: u32, dx: i32, wound_st: i32, timing: i32, failed: i32, target: i32) -> String {
    let mut sum = format!("DX {dx} + 2 x {wound_st}");
    if timing > 0 {
        sum += &format!(" + {timing} for coming early");
    }
    if failed > 0 {
        sum += &format!(" - {failed} for failed tries");
    }
    format!("{skill}, {dice}d6 against {sum} = {target}")
}

fn stable_words(points: i32, wound_st: i32) -> String {
    let regained = if points == 0 { String::new() } else { format!(", regains {}", count(points, "point")) };
    let condition = if wound_st < 0 { "critical condition" } else { "out of danger" };
    format!("stable{regained}: wound ST {wound_st}, {condition}")
}

fn tired_words(fatigue: i32, subdual: i32) -> String {
    match (fatigue, subdual) {
        (0, 0) => "no fatigue or subdual damage left".to_owned(),
        (_, 0) => format!("fatigue {fatigue} left"),
        (0, _) => format!("subdual damage {subdual} left"),
        (_, _) => format!("fatigue {fatigue} and subdual damage {subdual} left"),
    }
}

fn left_words(points: i32, noun: &str) -> String {
    if points == 0 { format!("no {noun}s left") } else { format!("{} of {noun}s left", count(points, "point")) }
}
