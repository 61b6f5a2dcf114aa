//! Reading a sheet of Gadda's rules.

use crate::fault::Fault;
use crate::keyed;
use crate::keys::Valued;
use crate::name::Name;
use crate::rules::gadda::{Figure, GraveWound, Lasting, Lingering, Location, Lost, State};
use crate::whole::Whole;
use serde::{Deserialize, Deserializer};

/// Points and counts on a sheet.
type Count = Whole<0, 1_000_000>;
/// An attribute as it can have been lowered by injuries.
type Attribute = Whole<-1000, 1000>;
/// Quarter points.
type Quarters = Whole<0, 3>;

keyed! {
    /// A figure under Gadda's rules. Only `rules` and `st` are required; the rest defaults to a figure that is well.
    pub struct GaddaSheet {
        /// The rules the sheet is kept by.
        rules: Option<String>,
        /// Its name.
        name: Option<Name>,
        /// Basic strength.
        st: Option<Whole<1, 1000>>,
        /// Dexterity.
        dx: Option<Attribute>,
        /// Intelligence.
        iq: Option<Attribute>,
        /// Points of normal wounds.
        wounds: Option<Count>,
        /// The normal points of the present incident that nobody has treated yet; all of them by default.
        fresh: Option<Count>,
        /// Quarter points healed toward the next whole normal point.
        healed: Option<Quarters>,
        /// Whether the present incident has had its dose of salve.
        salved: bool,
        /// Grave wounds, the oldest first.
        grave: Vec<GraveEntry>,
        /// Whether the simpler rule for grave wounds is played.
        simple_grave: bool,
        /// Points of fatigue.
        fatigue: Option<Count>,
        /// Awake, out or dead; as the numbers say by default.
        state: Option<State>,
        /// Whether a head blow or a revival put it out.
        knocked_out: bool,
        /// Lasting injuries.
        lingering: Vec<LingeringEntry>,
        /// Attribute points lost.
        lost: Option<LostEntry>,
        /// Whether it has had its healing spell of the day.
        spell_today: bool,
        /// Whether it has been brought back from death before.
        revived: bool,
    }
}

keyed! {
    /// A grave wound.
    pub struct GraveEntry {
        /// Where it is; the body by default.
        location: Option<Location>,
        /// Points left of it.
        points: Option<Whole<1, 1_000_000>>,
        /// Quarter points healed toward the next whole one.
        healed: Option<Quarters>,
        /// Whether a healer has worked on it.
        treated: bool,
    }
}

keyed! {
    /// A lasting injury.
    pub struct LingeringEntry {
        /// Where it is.
        location: Option<Location>,
        /// What it is.
        effect: Option<Lasting>,
    }
}

keyed! {
    /// Attribute points lost.
    pub struct LostEntry {
        /// Strength.
        st: Option<Count>,
        /// Dexterity.
        dx: Option<Count>,
        /// Intelligence.
        iq: Option<Count>,
        /// Movement allowance.
        ma: Option<Count>,
    }
}

impl Valued for LostEntry {}

macro_rules! read_as_keys {
    ($($name:ident),+) => { $(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::keys::deserialize(deserializer)
            }
        }
    )+ };
}
read_as_keys!(GraveEntry, LingeringEntry, LostEntry);

/// Reads the figure on a sheet.
pub(super) fn read(text: &str) -> Result<Figure, Fault> {
    let sheet: GaddaSheet = super::keys(text)?;
    let missing = |key: &str| Fault::sheet(format!("bad sheet: key '{key}' is missing"));
    let number = |count: Option<Count>| count.map_or(0, Whole::get);
    let quarters = |quarters: Option<Quarters>| quarters.map_or(0, Whole::get);
    let mut grave = Vec::with_capacity(sheet.grave.len());
    for wound in sheet.grave {
        grave.push(GraveWound {
            location: wound.location.unwrap_or(Location::Body),
            points: wound.points.ok_or_else(|| missing("points' of a 'grave' wound"))?.get(),
            healed: quarters(wound.healed),
            treated: wound.treated,
        });
    }
    let mut lingering = Vec::with_capacity(sheet.lingering.len());
    for injury in sheet.lingering {
        lingering.push(Lingering {
            location: injury.location.ok_or_else(|| missing("location' of a 'lingering' injury"))?,
            effect: injury.effect.ok_or_else(|| missing("effect' of a 'lingering' injury"))?,
        });
    }
    let lost = sheet.lost.unwrap_or_default();
    let wounds = number(sheet.wounds);
    let fresh = sheet.fresh.map_or(wounds, Whole::get);
    if fresh > wounds {
        return Err(Fault::sheet(format!("bad sheet: 'fresh' is {fresh}, more than the {wounds} of 'wounds'")));
    }
    let mut figure = Figure {
        name: sheet.name.map(Into::into),
        dx: sheet.dx.map(Whole::get),
        iq: sheet.iq.map(Whole::get),
        wounds,
        fresh,
        healed: quarters(sheet.healed),
        salved: sheet.salved,
        grave,
        simple_grave: sheet.simple_grave,
        fatigue: number(sheet.fatigue),
        knocked_out: sheet.knocked_out,
        lingering,
        lost: Lost { st: number(lost.st), dx: number(lost.dx), iq: number(lost.iq), ma: number(lost.ma) },
        spell_today: sheet.spell_today,
        revived: sheet.revived,
        ..Figure::new(sheet.st.ok_or_else(|| missing("st"))?.get())
    };
    // A sheet may say that a figure is awake at 0 or less, or dead of something else than wounds; that it lives below
    // the limit it may not.
    let by_numbers = figure.state_by_numbers();
    figure.state = match sheet.state {
        _ if by_numbers == State::Dead => State::Dead,
        Some(state) => state,
        None if figure.knocked_out => State::Unconscious,
        None => by_numbers,
    };
    Ok(figure)
}
