//! Reading a sheet of Smith's rules.

use crate::fault::Fault;
use crate::keyed;
use crate::name::Name;
use crate::rules::smith::{Condition, Figure, NaturalSave, Skill, State};
use crate::whole::Whole;
use serde::{Deserialize, Deserializer};

/// Points and counts on a sheet.
type Count = Whole<0, 1_000_000>;
/// Minutes of up to 100 years.
type Minutes = Whole<0, 52_596_000>;

keyed! {
    /// A figure under Smith's rules. Only `rules` and `st` are required; the rest defaults to a figure that is well.
    pub struct SmithSheet {
        /// The rules the sheet is kept by.
        rules: Option<String>,
        /// Its name.
        name: Option<Name>,
        /// Basic strength.
        st: Option<Whole<1, 1000>>,
        /// Dexterity.
        dx: Option<Whole<1, 1000>>,
        /// Points of wounds.
        wounds: Option<Count>,
        /// Half points healed toward the next whole one.
        healed: Option<Whole<0, 1>>,
        /// Points of subdual damage.
        subdual: Option<Count>,
        /// Points of fatigue.
        fatigue: Option<Count>,
        /// Awake, out or dead [as the numbers say].
        state: Option<State>,
        /// How bad the wounds are [mortal when wound ST is below 0].
        condition: Option<Condition>,
        /// Whether a bleeding critical is open.
        bleeding: bool,
        /// Failed tries to stabilize it, by skill.
        tries: Vec<TryEntry>,
        /// The natural save since it was mortally wounded.
        natural_save: Option<NaturalSave>,
        /// Whole minutes that it has lain mortally wounded.
        mortal_minutes: Option<Minutes>,
        /// Points of the most recent wound; all of them if it is not said.
        last_wound: Option<Count>,
        /// Whether that wound has had first aid.
        first_aid: bool,
        /// The wound ST at which it dies, where its race is tougher or frailer than most.
        death_at: Option<Whole<-1_000_000, 0>>,
        /// The ST of its saves, where its size is not that of a human.
        scaled: Option<Whole<1, 1000>>,
        /// Whether fractions of ST stand in for the effects table.
        fractions: bool,
    }
}

keyed! {
    /// Failed tries of healers of one skill.
    pub struct TryEntry {
        /// Their skill.
        skill: Option<Skill>,
        /// How many.
        failed: Option<Count>,
    }
}

impl<'de> Deserialize<'de> for TryEntry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::keys::deserialize(deserializer)
    }
}

/// Reads the figure on a sheet.
pub(super) fn read(text: &str) -> Result<Figure, Fault> {
    let sheet: SmithSheet = super::keys(text)?;
    let missing = |key: &str| Fault::sheet(format!("bad sheet: key '{key}' is missing"));
    let number = |count: Option<Count>| count.map_or(0, Whole::get);
    let wounds = number(sheet.wounds);
    let mut figure = Figure {
        name: sheet.name.map(Into::into),
        dx: sheet.dx.map(Whole::get),
        wounds,
        healed: sheet.healed.map_or(0, Whole::get),
        subdual: number(sheet.subdual),
        fatigue: number(sheet.fatigue),
        state: sheet.state.unwrap_or(State::Conscious),
        condition: sheet.condition.unwrap_or(Condition::Sound),
        bleeding: sheet.bleeding,
        natural_save: sheet.natural_save.unwrap_or(NaturalSave::Unused),
        mortal_minutes: sheet.mortal_minutes.map_or(0, Whole::get),
        last_wound: sheet.last_wound.map_or(wounds, Whole::get),
        first_aid: sheet.first_aid,
        death_at: sheet.death_at.map(Whole::get),
        scaled: sheet.scaled.map(Whole::get),
        fractions: sheet.fractions,
        ..Figure::new(sheet.st.ok_or_else(|| missing("st"))?.get())
    };
    for tried in sheet.tries {
        let skill = tried.skill.ok_or_else(|| missing("skill' of one of the 'tries"))?;
        figure.add_failed_tries(skill, tried.failed.ok_or_else(|| missing("failed' of one of the 'tries"))?.get());
    }
    figure.reconcile();
    Ok(figure)
}
