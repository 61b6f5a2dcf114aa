//! What can happen to a figure under these rules, and the words for it.

use super::conscious::STAY_CONSCIOUS;
use super::figure::{CURRENT_ST, DEATH, Lasting, Location, ZERO};
use super::heal::care::{BARBER, MASTER_CARE, PHYSICKER_CARE};
use super::heal::cleansing::CLEANSING;
use super::heal::disease::DISEASE;
use super::heal::elixir::{ELIXIR, HEALTH_ELIXIR};
use super::heal::regrowth::REGROWTH;
use super::heal::salve::SALVE;
use super::heal::spell::{GREAT_HEALING, HEAL_SPELL, ONE_SPELL_A_DAY};
use super::heal::{CAST_ROLL, FRESH, GRAVE_CREDIT};
use super::hit::{GRAVE_WOUND, HIT, LIMB, LINGERING, SIMPLE_GRAVE, TURN_DAMAGE};
use super::mend::{WAKE_UP, healed, in_points};
use super::rest::{BED_REST, FATIGUE, GRAVE_REST, UNTENDED};
use super::revive::healer::Kind;
use super::revive::moved::MOVED;
use super::revive::physicker::{AGAIN, PHYSICKER, REVIVED};
use super::revive::potion::{ANTIDOTE, POTION};
use super::revive::reattach::REATTACH;
use super::revive::spell::SPELL;
use super::revive::wish::WISH;
use crate::effects;
use crate::text::count;
use crate::time::Time;

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
        StillOut = "still-out" by WAKE_UP => "knocked out: only a full day of rest ends that";
        /// The dead do not roll.
        DeadCannotStayAwake = "refused" by STAY_CONSCIOUS => "the dead do not roll to stay conscious";
        /// A wound leaves nothing behind.
        NothingLingers { location: Location } = "nothing-lingers" by LINGERING => "the {location} wound leaves nothing lasting";
        /// A wound leaves something behind.
        Lingers { location: Location, lasting: Lasting } = "lingers" by LINGERING =>
            "{}", lasting_words(*location, *lasting);

        /// Whole points of normal wounds heal.
        Heals { points: i32, left: i32 } = "heals" by CURRENT_ST =>
            "{} of normal wounds {} healed, {}", count(*points, "point"), are(*points), left_words(*left);
        /// Whole points of a grave wound heal.
        HealsGrave { location: Location, points: i32, left: i32 } = "heals-grave" by GRAVE_WOUND =>
            "{} of the grave {location} wound {} healed, {}", count(*points, "point"), are(*points), left_words(*left);
        /// A grave wound gets days of rest.
        CreditsGrave { location: Location, days: i32, quarters: i32 } = "credits-grave" by GRAVE_CREDIT =>
            "for the grave {location} wound {} of bed rest: {}", count(*days, "day"), healed(*quarters);
        /// Part of a point is healed.
        MendsGrave { location: Location, toward: i32 } = "mends-grave" by GRAVE_CREDIT =>
            "{} of the grave {location} wound's next point is healed", in_points(*toward);
        /// Below the simpler rule's limit again.
        NoLongerGrave { damage: i32, st: i32 } = "no-longer-grave" by SIMPLE_GRAVE =>
            "{damage} points in all are at most 2/3 of ST {st}: no longer gravely wounded";
        /// Awake again.
        Wakes { st: i32 } = "wakes" by WAKE_UP => "wakes at ST {st}";

        /// A day's rest closes points of normal wounds.
        DayHeals { points: i32, left: i32, quarters: i32, st: i32 } = "heals" by BED_REST =>
            "{} healed at {} a day, {left} left; ST {st}", count(*points, "point"), in_points(*quarters);
        /// A day's rest closes points of a grave wound.
        DayHealsGrave { location: Location, points: i32, left: i32, quarters: i32, st: i32 } = "heals-grave" by GRAVE_REST =>
            "{} healed at {} a day, {left} left; ST {st}",
            count(*points, &format!("grave {location} point")), in_points(*quarters);
        /// An untended figure gets worse.
        GetsWorse { st: i32 } = "gets-worse" by UNTENDED => "1 point of damage and no healing today; ST {st}";
        /// Fatigue goes.
        RestsOff { points: i32, left: i32 } = "rests-off" by FATIGUE =>
            "{} of fatigue rested off, {}", count(*points, "point"), left_words(*left);
        /// Activity keeps grave wounds open.
        NotWhenActive = "no-healing" by GRAVE_REST => "grave wounds do not heal at all while the figure is active";
        /// Too short a rest.
        NoFullDay { left: Time } = "no-healing" by BED_REST => "{left} are no full day, and heal no wound";

        /// The dice of a revival, to begin with.
        StartsAt { dice: i32 } = "revival-dice" by PHYSICKER => "a revival starts at {dice} dice";
        /// Revived before.
        DiceForAgain { dice: i32 } = "more-dice" by AGAIN => "{}: revived before and dead again", more(*dice);
        /// Deep in death.
        DiceForDepth { dice: i32, st: i32, limit: i32 } = "more-dice" by PHYSICKER =>
            "{}: ST {st} is {dice} below the limit of {limit}", more(*dice);
        /// Long dead.
        DiceForTime { dice: i32, dead: Time } = "more-dice" by PHYSICKER => "{}: dead for {dead}", more(*dice);
        /// A better team.
        DiceForTeam { dice: i32, team: Kind } = "fewer-dice" by PHYSICKER => "{}: {}", more(*dice), team.people();
        /// Helped by elixirs.
        DiceForElixirs { dice: i32 } = "fewer-dice" by PHYSICKER =>
            "{}: {}", more(*dice), count(-*dice, "healing elixir");
        /// The least that is rolled.
        FewestDice { sum: i32, fewest: i32 } = "fewest-dice" by PHYSICKER =>
            "that would be {sum}, but there are never fewer than {fewest} dice";
        /// What is rolled.
        RevivalDice { dice: u32, target: i32, team: Kind } = "revival-roll" by PHYSICKER =>
            "that is {dice} dice against {target}, {}", target_words(*team);
        /// In vain.
        StaysDead = "stays-dead" by PHYSICKER => "5 minutes of work, and the figure stays dead";
        /// Back by hand.
        Revived { st: i32 } = "revived" by REVIVED => "5 minutes of work, and the figure lives, unconscious at ST {st}";
        /// The way back costs ST.
        LosesSt { st: i32 } = "loses-st" by REVIVED => "1 point of ST is lost for good: basic ST {st}";
        /// The time dead costs IQ.
        LosesIq { points: i32, dead: Time } = "loses-iq" by REVIVED =>
            "{} of IQ {} lost: dead for {dead}, a point for each full minute over 5", count(*points, "point"), are(*points);
        /// Too long dead.
        TooLateForAPhysicker { dead: Time } = "refused" by PHYSICKER =>
            "dead for {dead}; over 10 minutes no Physicker can help";
        /// The wrong talent.
        BarberCannotRevive = "refused" by PHYSICKER => "a Barber cannot revive the dead";
        /// Too many hands.
        TooManyHealers { healers: usize, most: usize } = "refused" by PHYSICKER =>
            "{healers} healers; no more than {most} may work on one figure";
        /// Moved without harm.
        BearsTheMove = "unharmed" by MOVED => "bears the move";
        /// Moved with harm.
        HarmedByTheMove { st: i32 } = "harmed" by MOVED => "the move does damage, never a grave wound: ST {st}";

        /// The spell is cast.
        CastsRevival { mangled: bool } = "casts" by SPELL => "Revival for 50 ST{}", mangled_words(*mangled);
        /// It fails.
        RevivalFails = "stays-dead" by SPELL => "the spell fails, and the figure stays dead";
        /// Back by magic.
        Restored { fatigue: i32 } = "restored" by SPELL =>
            "the figure lives, unconscious at ST 1{}; normal wounds and diseases are gone", fatigue_words(*fatigue);
        /// The price of it.
        PaysForLife { st: i32, dx: i32, iq: i32 } = "loses-attributes" by SPELL =>
            "5 attribute points are lost: {}", paid_words(*st, *dx, *iq);
        /// Too long dead.
        TooLateForTheSpell { dead: Time } = "refused" by SPELL => "dead for {dead}; Revival must come in less than an hour";
        /// The limb is on again.
        Reattached = "reattached" by REATTACH => "30 ST, and the limb is on again, to be used after a full day";
        /// It is not.
        LimbIsLost = "lost" by REATTACH => "the spell fails, and the limb is lost";
        /// Too late for that.
        TooLateForTheLimb { since: Time } = "refused" by REATTACH =>
            "severed {since} ago; a limb must be reattached within an hour";
        /// Two doses.
        TwoDoses = "two-doses" by POTION => "two doses at once revive for certain";
        /// A dose does nothing.
        PotionFails = "stays-dead" by POTION => "the dose does nothing, and the figure stays dead";
        /// Too long dead.
        TooLateForThePotion { dead: Time } = "refused" by POTION => "dead for {dead}; the potion must be given within the hour";
        /// A Wish without a price.
        WishIsFree { dead: Time, below: i32 } = "wish" by WISH =>
            "dead for {dead}, within 1 hour, and {below} below the limit, at most 3: nothing is lost";
        /// A Wish with one.
        WishCosts { dead: Time, below: i32 } = "wish" by WISH =>
            "dead for {dead} and {below} below the limit: over 1 hour or 3 points, it costs";
        /// Too long dead.
        TooLateForAWish { dead: Time } = "refused" by WISH => "dead for {dead}; after 12 hours a Wish does nothing";
        /// An antidote in time.
        AntidoteInTime { dead: Time } = "antidote" by ANTIDOTE => "dead for {dead}, within 5 minutes: nothing is lost";
        /// A late one.
        AntidoteLate { dead: Time } = "antidote" by ANTIDOTE =>
            "dead for {dead}, over 5 minutes: as good as one dose of Revival";
        /// Too late.
        TooLateForTheAntidote { dead: Time } = "refused" by ANTIDOTE =>
            "dead for {dead}; after an hour the antidote does nothing";

        /// Nothing there to heal.
        NothingToHeal = "nothing-to-heal" by CURRENT_ST => "there is no such wound to heal";
        /// A treatment does no good.
        CareFails = "care-fails" by FRESH => "the treatment does nothing";
        /// It does harm.
        CareHarms { st: i32 } = "care-harms" by FRESH => "the treatment does a point of damage: ST {st}";
        /// Treated before.
        IncidentTreated = "refused" by FRESH => "the wounds of this incident have been treated; nobody may do it again";
        /// The same of a grave wound.
        GraveWoundTreated = "refused" by FRESH => "the grave wound has been treated; nobody may do it again";
        /// No kit.
        BarberNeedsKit = "refused" by BARBER => "a Barber can do nothing without a Physicker's kit";
        /// No kit.
        PhysickerNeedsKit = "refused" by PHYSICKER_CARE => "a Physicker can do nothing without the kit";
        /// No kit.
        GraveWoundNeedsKit = "refused" by MASTER_CARE => "without a kit a Master Physicker can do nothing for a grave wound";
        /// Bare hands.
        MasterWithoutKit = "without-kit" by MASTER_CARE =>
            "without a kit a Master Physicker heals 1 point, and none on a failed roll";
        /// Fewer dice for a disease.
        DiseaseDice { dice: u32, difficulty: u32, master: bool, naturalist: bool } = "fewer-dice" by DISEASE =>
            "{difficulty} dice for the disease{}: {dice}", learned_words(*master, *naturalist);
        /// Cured.
        DiseaseCured = "cured" by DISEASE => "the disease is cured, or relieved if there is no cure for it";
        /// Not cured.
        DiseaseGoesOn = "not-cured" by DISEASE => "the disease goes on";
        /// A spell that failed.
        SpellFails = "spell-fails" by CAST_ROLL => "the spell fails and heals nothing";
        /// Heal is cast.
        CastsHeal { points: i32, cost: i32 } = "casts" by HEAL_SPELL => "Heal for {}: {cost} ST", count(*points, "point");
        /// Great Healing is cast.
        CastsGreatHealing { points: i32, cost: i32 } = "casts" by GREAT_HEALING =>
            "Great Healing for {}: {cost} ST", count(*points, "point");
        /// One is enough.
        SpellHadToday = "refused" by ONE_SPELL_A_DAY => "the subject has had its Heal or Great Healing today";
        /// Too many points.
        TooMuchForHeal { points: i32, most: i32 } = "refused" by HEAL_SPELL =>
            "{points} points; this caster's Heal gives at most {most} a day";
        /// Too many points.
        TooMuchForGreatHealing { points: i32, most: i32 } = "refused" by GREAT_HEALING =>
            "{points} points; this caster's Great Healing gives at most {most} a day";
        /// Cleansing is cast.
        CastsCleansing { hexes: i32, cost: i32 } = "casts" by CLEANSING =>
            "Cleansing of {}: {cost} ST", if *hexes == 1 { "1 hex".to_owned() } else { format!("{hexes} hexes") };
        /// It cures.
        Cleansed = "cured" by CLEANSING => "plague, vampire, werewolf or vermin: cured; poison is not";
        /// And hurts.
        HarmedByCleansing { st: i32 } = "harmed" by CLEANSING => "the cleansing does normal damage: ST {st}";
        /// Regrowth is cast.
        CastsRegrowth { cost: i32 } = "casts" by REGROWTH => "Regrowth: {cost} ST";
        /// A part comes back.
        GrowsBack = "grows-back" by REGROWTH => "the lost part grows back within a week";
        /// A part is whole.
        MadeWhole = "made-whole" by REGROWTH => "the part is whole at once";
        /// A grave wound is gone.
        GraveWoundGone { location: Location } = "grave-wound-gone" by REGROWTH => "the grave {location} wound is gone at once";
        /// A lingering injury is gone.
        LingeringGone { location: Location, lasting: Lasting } = "lingering-gone" by REGROWTH =>
            "the lingering injury of the {location} is gone{}", back_words(*lasting);
        /// Salve on normal wounds.
        SalveOnWounds = "salve" by SALVE => "a minute's work with a dose of salve";
        /// Salve on a grave wound.
        SalveOnGraveWound = "salve" by SALVE => "a dose of salve counts as a day of bed rest";
        /// One dose is enough.
        SalvedAlready = "refused" by SALVE => "the wounds of this incident have had their dose of salve";
        /// A draught.
        DrinksElixir { doses: i32 } = "drinks" by ELIXIR => "{} of Healing Elixir", count(*doses, "dose");
        /// A better one.
        DrinksHealth = "drinks" by HEALTH_ELIXIR => "an Elixir of Health: any disease is cured, poison is not";
    }
}

fn are(number: i32) -> &'static str {
    if number == 1 { "is" } else { "are" }
}

fn left_words(left: i32) -> String {
    if left == 0 { "none left".to_owned() } else { format!("{left} left") }
}

/// "+2 dice", "-1 die".
fn more(dice: i32) -> String {
    format!("{dice:+} {}", if dice.abs() == 1 { "die" } else { "dice" })
}

fn target_words(team: Kind) -> &'static str {
    match team {
        Kind::Physicker | Kind::Master => "DX + IQ of the healer",
        Kind::Physickers => "the averages of DX + IQ",
        Kind::PhysickerAndMaster | Kind::Masters => "the higher DX + the higher IQ",
    }
}

fn mangled_words(mangled: bool) -> &'static str {
    if mangled { ", on 4 dice: the body is burned, mangled or has lost limbs" } else { "" }
}

fn fatigue_words(fatigue: i32) -> String {
    if fatigue == 0 { String::new() } else { format!(" with {} of fatigue", count(fatigue, "point")) }
}

fn paid_words(st: i32, dx: i32, iq: i32) -> String {
    let paid = [(st, "ST"), (dx, "DX"), (iq, "IQ")];
    let paid: Vec<String> =
        paid.iter().filter(|(points, _)| *points > 0).map(|(points, name)| format!("-{points} {name}")).collect();
    paid.join(", ")
}

fn learned_words(master: bool, naturalist: bool) -> String {
    let master = if master { ", -1 for a Master" } else { "" };
    let naturalist = if naturalist { ", -1 for a Naturalist" } else { "" };
    format!("{master}{naturalist}")
}

/// The attribute points that come back with the end of a lingering injury.
fn back_words(lasting: Lasting) -> String {
    let cost = lasting.cost();
    let back = [(cost.st, "ST"), (cost.dx, "DX"), (cost.iq, "IQ"), (cost.ma, "MA")];
    let back: Vec<String> =
        back.iter().filter(|(points, _)| *points > 0).map(|(points, name)| format!("+{points} {name}")).collect();
    if back.is_empty() { String::new() } else { format!(": {}", back.join(", ")) }
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
