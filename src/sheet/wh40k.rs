//! Reading a sheet of the Warhammer 40,000 rules.

use crate::fault::Fault;
use crate::keyed;
use crate::name::Name;
use crate::rules::wh40k::{Critical, DamageType, Figure, Injury, Location};
use crate::whole::Whole;
use serde::{Deserialize, Deserializer};

/// Points and counts on a sheet.
type Count = Whole<0, 1_000_000>;
/// Numbers that are at least 1.
type Positive = Whole<1, 1_000_000>;

keyed! {
    /// A character of the Warhammer 40,000 rules. Only `rules`, `max_wounds` and `tb` are required; the rest defaults to
    /// a character who is well.
    pub struct Wh40kSheet {
        /// The rules the sheet is kept by.
        rules: Option<String>,
        /// The name.
        name: Option<Name>,
        /// Maximum Wounds.
        max_wounds: Option<Positive>,
        /// Toughness Bonus.
        tb: Option<Count>,
        /// Unnatural Toughness, as a number to add.
        ut: Option<Count>,
        /// The Daemonic trait, 0 for none.
        daemonic: Option<Count>,
        /// The Toughness characteristic.
        toughness: Option<Count>,
        /// Whether there is an Autosanguine implant.
        autosanguine: bool,
        /// Injuries, the oldest first; together at most the maximum Wounds.
        injuries: Vec<InjuryEntry>,
        /// Critical injuries, the oldest first.
        criticals: Vec<CriticalEntry>,
        /// Levels of fatigue from wounds.
        wound_fatigue: Option<Count>,
        /// Levels of fatigue from anything else.
        fatigue: Option<Count>,
    }
}

keyed! {
    /// An injury.
    pub struct InjuryEntry {
        /// Points left of it.
        points: Option<Positive>,
        /// What did it; impact by default.
        r#type: Option<DamageType>,
        /// Where it is; the body by default.
        location: Option<Location>,
        /// Whether it has had its treatment of the day.
        treated: bool,
    }
}

keyed! {
    /// A critical injury.
    pub struct CriticalEntry {
        /// How severe it is.
        severity: Option<Positive>,
        /// What did it; impact by default.
        r#type: Option<DamageType>,
        /// Where it is; the body by default.
        location: Option<Location>,
        /// What the critical table says of it.
        note: Option<String>,
    }
}

macro_rules! read_as_keys {
    ($($name:ident),+) => { $(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::keys::deserialize(deserializer)
            }
        }
    )+ };
}
read_as_keys!(InjuryEntry, CriticalEntry);

/// Reads the character on a sheet.
pub(super) fn read(text: &str) -> Result<Figure, Fault> {
    let sheet: Wh40kSheet = super::keys(text)?;
    let missing = |key: &str| Fault::sheet(format!("bad sheet: key '{key}' is missing"));
    let number = |count: Option<Count>| count.map_or(0, Whole::get);
    let injury = |entry: InjuryEntry| {
        let points = entry.points.ok_or_else(|| missing("points' of one of 'injuries"))?.get();
        let kind = entry.r#type.unwrap_or(DamageType::Impact);
        Ok(Injury { points, kind, location: entry.location.unwrap_or(Location::Body), treated: entry.treated })
    };
    let critical = |entry: CriticalEntry| {
        let severity = entry.severity.ok_or_else(|| missing("severity' of one of 'criticals"))?.get();
        let kind = entry.r#type.unwrap_or(DamageType::Impact);
        let location = entry.location.unwrap_or(Location::Body);
        Ok(Critical { note: entry.note.map(Into::into), ..Critical::new(severity, kind, location) })
    };
    let max_wounds = sheet.max_wounds.ok_or_else(|| missing("max_wounds"))?.get();
    let figure = Figure {
        name: sheet.name.map(Into::into),
        ut: number(sheet.ut),
        daemonic: number(sheet.daemonic),
        toughness: sheet.toughness.map(Whole::get),
        autosanguine: sheet.autosanguine,
        injuries: sheet.injuries.into_iter().map(injury).collect::<Result<_, Fault>>()?,
        criticals: sheet.criticals.into_iter().map(critical).collect::<Result<_, Fault>>()?,
        wound_fatigue: number(sheet.wound_fatigue),
        fatigue: number(sheet.fatigue),
        ..Figure::new(max_wounds, sheet.tb.ok_or_else(|| missing("tb"))?.get())
    };
    match figure.contradiction() {
        Some(why) => Err(Fault::sheet(format!("bad sheet: key 'injuries': {why} (key 'criticals')"))),
        None => Ok(figure),
    }
}

#[cfg(test)]
mod tests {
    use crate::sheet::Sheet;

    fn error(keys: &str) -> String {
        Sheet::read(&format!(r#"{{"rules":"wh40k",{keys}}}"#)).unwrap_err().message
    }

    #[test]
    fn a_sheet_reads_back_as_it_was_written() {
        let whole = r#"{"rules":"wh40k","name":"Myok Voy","max_wounds":17,"tb":3,"ut":0,"daemonic":0,"toughness":35,"autosanguine":false,"injuries":[{"points":5,"type":"E","location":"left-arm","treated":true}],"criticals":[{"severity":6,"type":"X","location":"body","note":"blood loss"}],"wound_fatigue":1,"fatigue":2}"#;
        assert_eq!(serde_json::to_string(&Sheet::read(whole).unwrap()).unwrap(), whole);
    }

    #[test]
    fn what_cannot_be_names_its_key() {
        assert!(error(r#""max_wounds":17"#).contains("'tb' is missing"));
        assert!(error(r#""max_wounds":0,"tb":3"#).contains("max_wounds"));
        assert!(error(r#""max_wounds":17,"tb":3,"criticals":[{"severity":0}]"#).contains("severity"));
        assert!(
            error(r#""max_wounds":17,"tb":3,"criticals":[{"type":"X"}]"#).contains("'severity' of one of 'criticals'")
        );
        assert!(error(r#""max_wounds":17,"tb":3,"injuries":[{"points":2,"type":"Q"}]"#).contains("one of I, R, E, X"));
        assert!(error(r#""max_wounds":17,"tb":3,"thoughness":3"#).contains("did you mean 'toughness'"));
    }

    #[test]
    fn injuries_do_not_go_below_0() {
        let injuries = r#""max_wounds":17,"tb":3,"injuries":[{"points":9},{"points":9}]"#;
        assert!(error(injuries).contains("18 points are more than the 17 Wounds"));
        let overflowing = vec![r#"{"points":1000000}"#; 3000].join(",");
        assert!(error(&format!(r#""max_wounds":17,"tb":3,"injuries":[{overflowing}]"#)).contains("3000000000 points"));
    }
}
