//! Bringing back the dead: by a Physicker's hands, by magic, by a potion; and what the revived have to fear.

pub mod healer;
pub mod moved;
pub mod physicker;
pub mod potion;
pub mod reattach;
pub mod spell;
pub mod toll;
pub mod wish;

use super::figure::{Figure, State};
use crate::time::Time;

const HOUR: Time = Time::hours(1);

/// Why nobody revives the living.
fn alive(figure: &Figure) -> Option<String> {
    (!figure.is_dead())
        .then(|| format!("the figure is alive at current ST {}; reviving is for the dead", figure.current_st()))
}

/// Why this is not for the dead.
fn dead(figure: &Figure) -> Option<String> {
    figure.is_dead().then(|| "the figure is dead; this is for the living".to_owned())
}

/// How many points below its limit a dead figure lies; none if something else than wounds killed it.
fn below_the_limit(figure: &Figure) -> i32 {
    (figure.dies_below() - figure.current_st()).max(0)
}

/// Alive, out, and at just this current ST: wounds that are too much fall, normal ones first, then the newest grave
/// ones, then fatigue; what is too little is fatigue.
fn bring_back(figure: &mut Figure, st: i32) {
    let mut missing = st - figure.current_st();
    let normal = missing.clamp(0, figure.wounds);
    figure.set_wounds(figure.wounds - normal);
    missing -= normal;
    while missing > 0
        && let Some(newest) = figure.grave.last_mut()
    {
        let points = missing.min(newest.points);
        newest.points -= points;
        missing -= points;
        if newest.points == 0 {
            figure.grave.pop();
        }
    }
    figure.fatigue -= missing;
    figure.state = State::Unconscious;
    figure.knocked_out = true;
    figure.revived = true;
}
