//! Points that come off wounds, whatever heals them: whole ones, and the quarters that days of rest are worth.

use super::effect::Effect;
use super::figure::{Figure, Lasting, State};
use crate::dice::{Dice, Witness};
use crate::rulebook::Rule;
use crate::rules::more;

/// Waking up.
pub(super) static WAKE_UP: Rule = Rule::new("gadda.wake-up", "Unconsciousness from loss of ST ends when ST is positive again.")
    .ruled("a figure whose current ST rises above 0 through rest or healing is conscious again; one that a head blow or a revival put out wakes after one full day of rest");

/// Quarters in a point.
const POINT: i32 = 4;

impl Figure {
    /// How many points of bed rest's worth a day is: one for each 8 points of basic ST, but at least one. A day of bed
    /// rest heals two quarters of normal wounds for each, or one of a grave wound.
    #[must_use]
    pub fn healing_steps(&self) -> i32 {
        (self.st / 8).max(1)
    }

    /// Quarters of a grave wound that so many days of bed rest heal.
    #[must_use]
    pub fn grave_rest(&self, days: i32) -> i32 {
        days * self.healing_steps()
    }

    /// Heals whole points of normal wounds and says how many there were to heal.
    pub(super) fn heal_normal<D: Dice<Effect>>(&mut self, points: i32, dice: &mut D) -> i32 {
        let points = points.min(self.wounds);
        if points > 0 {
            let was_grave = self.simple_grave && self.gravely_wounded();
            self.set_wounds(self.wounds - points);
            dice.tell(Effect::Heals { points, left: self.wounds });
            self.tell_no_longer_grave(was_grave, dice);
        }
        points
    }

    /// Heals quarters of normal wounds, and returns how many whole points that closed.
    pub(super) fn mend_normal(&mut self, quarters: i32) -> i32 {
        self.healed += quarters;
        let points = (self.healed / POINT).min(self.wounds);
        self.healed %= POINT;
        self.set_wounds(self.wounds - points);
        points
    }

    /// Takes points of normal damage that can be treated with the rest of the incident.
    pub(super) fn take_normal(&mut self, points: i32) {
        self.wounds = more(self.wounds, points);
        self.fresh = more(self.fresh, points);
    }

    /// So many normal wounds and no more. What nobody has treated yet is among them, and a part of a point that is
    /// healed is part of a wound.
    pub(super) fn set_wounds(&mut self, wounds: i32) {
        self.wounds = wounds;
        self.fresh = self.fresh.min(wounds);
        if wounds == 0 {
            self.healed = 0;
        }
    }

    /// Heals whole points of the grave wound at `index` and says how many there were to heal. A closed wound is off the
    /// sheet.
    pub(super) fn heal_grave<D: Dice<Effect>>(&mut self, index: usize, points: i32, dice: &mut D) -> i32 {
        let wound = &mut self.grave[index];
        let (location, points) = (wound.location, points.min(wound.points));
        wound.points -= points;
        dice.tell(Effect::HealsGrave { location, points, left: wound.points });
        if wound.points == 0 {
            self.grave.remove(index);
        }
        points
    }

    /// Gives the grave wound at `index` quarters toward its healing, and returns how many whole points that closed. A
    /// closed wound is off the sheet, and what was left over is lost.
    pub(super) fn mend_grave(&mut self, index: usize, quarters: i32) -> i32 {
        let wound = &mut self.grave[index];
        wound.healed += quarters;
        let points = (wound.healed / POINT).min(wound.points);
        wound.points -= points;
        wound.healed %= POINT;
        if wound.points == 0 {
            self.grave.remove(index);
        }
        points
    }

    /// Gives the grave wound at `index` as many of these days of bed rest as it can use, and returns how many it used.
    pub(super) fn credit_grave<D: Dice<Effect>>(&mut self, index: usize, days: i32, dice: &mut D) -> i32 {
        let (wound, steps) = (&self.grave[index], self.healing_steps());
        let (location, before) = (wound.location, wound.points);
        let needed = (POINT * before - wound.healed + steps - 1) / steps;
        let days = days.min(needed);
        let quarters = self.grave_rest(days);
        let toward = (wound.healed + quarters) % POINT;
        let points = self.mend_grave(index, quarters);
        dice.tell(Effect::CreditsGrave { location, days, quarters });
        if points > 0 {
            dice.tell(Effect::HealsGrave { location, points, left: before - points });
        }
        if before > points && toward > 0 {
            dice.tell(Effect::MendsGrave { location, toward });
        }
        days
    }

    /// Makes the limb whole that was crippled or lost last, if any was.
    pub(super) fn restore_limb(&mut self) {
        if let Some(last) = self.lingering.iter().rposition(|injury| injury.effect == Lasting::Crippled) {
            self.lingering.remove(last);
        }
    }

    /// [`WAKE_UP`], but for one that was knocked out.
    pub(super) fn wake<W: Witness<Effect>>(&mut self, witness: &mut W) {
        let st = self.current_st();
        if self.state == State::Unconscious && st > 0 && !self.knocked_out {
            self.state = State::Conscious;
            witness.tell(Effect::Wakes { st });
        }
    }

    /// Tells that the simpler rule's grave state is over, if it is.
    pub(super) fn tell_no_longer_grave<D: Dice<Effect>>(&self, was_grave: bool, dice: &mut D) {
        if was_grave && !self.gravely_wounded() {
            dice.tell(Effect::NoLongerGrave { damage: self.damage(), st: self.st });
        }
    }
}

/// Quarter points in words: "1/2", "3", "1 1/4".
#[must_use]
pub fn in_points(quarters: i32) -> String {
    let part = ["", "1/4", "1/2", "3/4"][usize::try_from(quarters % POINT).unwrap_or(0)];
    match (quarters / POINT, part) {
        (whole, "") => whole.to_string(),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{whole} {part}"),
    }
}

/// What so many quarter points are: "1/2 of a point", "2 1/4 points".
#[must_use]
pub(super) fn healed(quarters: i32) -> String {
    match quarters {
        ..POINT => format!("{} of a point", in_points(quarters)),
        POINT => "1 point".to_owned(),
        _ => format!("{} points", in_points(quarters)),
    }
}

#[cfg(test)]
mod tests {
    use super::{healed, in_points};
    use crate::dice::played::{Played, Source};
    use crate::rules::gadda::{Effect, Figure, GraveWound, Location};
    use crate::testing::effects;

    #[test]
    fn points_are_counted_in_words() {
        let all: Vec<String> = [1, 2, 4, 8, 9].map(healed).into();
        assert_eq!(all, ["1/4 of a point", "1/2 of a point", "1 point", "2 points", "2 1/4 points"]);
    }

    fn with_grave(st: i32, points: i32, healed: i32) -> Figure {
        let wound = GraveWound { location: Location::Arm, points, healed, treated: false };
        Figure { grave: vec![wound], ..Figure::new(st) }
    }

    #[test]
    fn quarters_add_up_to_points_until_the_wound_is_closed() {
        let mut figure = Figure { wounds: 2, fresh: 2, healed: 3, ..Figure::new(10) };
        assert_eq!(figure.mend_normal(2), 1);
        assert_eq!((figure.wounds, figure.fresh, figure.healed), (1, 1, 1));
        assert_eq!(figure.mend_normal(9), 1);
        assert_eq!((figure.wounds, figure.fresh, figure.healed), (0, 0, 0));
    }

    #[test]
    fn a_grave_wound_uses_no_more_days_than_it_needs() {
        // ST 16: two quarters a day; 2 points less one quarter are 7 quarters, 4 days.
        let mut figure = with_grave(16, 2, 1);
        assert_eq!(figure.grave_rest(1), 2);
        let mut dice = Played::new(Source::Given(&[], 0), false);
        assert_eq!(figure.credit_grave(0, 6, &mut dice), 4);
        assert!(figure.grave.is_empty());
    }

    #[test]
    fn quarters_are_said_as_fractions() {
        assert_eq!([1, 2, 3, 4, 5, 10].map(in_points), ["1/4", "1/2", "3/4", "1", "1 1/4", "2 1/2"]);
    }

    /// What is told of so many days that are credited to a wound.
    fn credited(figure: &mut Figure, days: i32) -> Vec<Effect> {
        let mut dice = Played::new(Source::Given(&[], 0), true);
        figure.credit_grave(0, days, &mut dice);
        effects(dice.finish().unwrap().0)
    }

    #[test]
    fn days_that_are_credited_are_told_with_what_they_heal() {
        let location = Location::Arm;
        // ST 16: 1 quarter and 2 days of two are a point and a quarter.
        let mut figure = with_grave(16, 3, 1);
        let wanted = [
            Effect::CreditsGrave { location, days: 2, quarters: 4 },
            Effect::HealsGrave { location, points: 1, left: 2 },
            Effect::MendsGrave { location, toward: 1 },
        ];
        assert_eq!(credited(&mut figure, 2), wanted);
        let wanted =
            [Effect::CreditsGrave { location, days: 2, quarters: 2 }, Effect::MendsGrave { location, toward: 2 }];
        assert_eq!(credited(&mut with_grave(8, 1, 0), 2), wanted, "no point yet");
        let wanted = [
            Effect::CreditsGrave { location, days: 4, quarters: 4 },
            Effect::HealsGrave { location, points: 1, left: 1 },
        ];
        assert_eq!(credited(&mut with_grave(8, 2, 0), 4), wanted, "nothing is left over");
        let wanted = [
            Effect::CreditsGrave { location, days: 1, quarters: 2 },
            Effect::HealsGrave { location, points: 1, left: 0 },
        ];
        assert_eq!(credited(&mut with_grave(16, 1, 3), 9), wanted, "what is over of a closed wound is lost");
        let mut dice = Played::new(Source::Given(&[], 0), false);
        assert_eq!(with_grave(16, 2, 0).credit_grave(0, 9, &mut dice), 4, "8 quarters are 4 days and no fifth");
    }

    #[test]
    fn the_simpler_grave_state_ends_at_two_thirds_and_once() {
        let told = |simple_grave, wounds| {
            let mut figure = Figure { wounds, simple_grave, ..Figure::new(12) };
            let mut dice = Played::new(Source::Given(&[], 0), true);
            figure.heal_normal(1, &mut dice);
            effects(dice.finish().unwrap().0)
        };
        let heals = |left| Effect::Heals { points: 1, left };
        assert_eq!(told(true, 10), [heals(9)]);
        assert_eq!(told(true, 9), [heals(8), Effect::NoLongerGrave { damage: 8, st: 12 }]);
        assert_eq!(told(true, 8), [heals(7)]);
        assert_eq!(told(false, 9), [heals(8)]);
        assert_eq!(told(true, 0), [], "nothing to heal, nothing to tell");
    }
}
