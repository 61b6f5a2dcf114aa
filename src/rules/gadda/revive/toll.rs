//! The attribute points that coming back from death by magic costs.

use crate::rules::gadda::{Figure, Lost};
use crate::text::{self, written};
use crate::whole::Whole;
use schemars::json_schema;
use serde::{Deserialize, Deserializer};
use std::str::FromStr;

/// How many points it costs.
const POINTS: i32 = 5;

/// Five points, split among ST, DX and IQ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Toll(Lost);

/// Where the points go that nobody has split: one after the other to the attribute that is highest then; of equally
/// high ones ST pays before DX and DX before IQ.
fn from_the_highest(figure: &Figure) -> Lost {
    let (mut st, mut dx, mut iq) = (figure.st, figure.dx.unwrap_or(0), figure.iq.unwrap_or(0));
    let mut lost = Lost::default();
    for _ in 0..POINTS {
        let (has, loses) = match st.max(dx).max(iq) {
            highest if highest == st => (&mut st, &mut lost.st),
            highest if highest == dx => (&mut dx, &mut lost.dx),
            _ => (&mut iq, &mut lost.iq),
        };
        *has -= 1;
        *loses += 1;
    }
    lost
}

/// What the figure pays.
pub(super) fn pay(toll: Option<Toll>, figure: &Figure) -> Lost {
    toll.map_or_else(|| from_the_highest(figure), |Toll(lost)| lost)
}

/// Why the figure cannot pay.
pub(super) fn cannot_pay(toll: Option<Toll>, figure: &Figure) -> Option<String> {
    match toll {
        None => {
            let missing: Vec<&str> = [("--dx", figure.dx), ("--iq", figure.iq)]
                .into_iter()
                .filter_map(|(flag, value)| value.is_none().then_some(flag))
                .collect();
            (!missing.is_empty()).then(|| {
                format!(
                    "{POINTS} attribute points are lost, each from the highest attribute: give the figure's {}, or say with --lose which (as in --lose st=2,iq=3)",
                    missing.join(" and ")
                )
            })
        }
        Some(Toll(lost)) => {
            let short = [("ST", lost.st, Some(figure.st)), ("DX", lost.dx, figure.dx), ("IQ", lost.iq, figure.iq)];
            short.into_iter().find_map(|(name, points, has)| {
                let has = has.filter(|has| points > 0 && points >= *has)?;
                Some(format!("{name} {has} cannot lose {points}: an attribute keeps at least 1"))
            })
        }
    }
}

const WRITTEN: &str = "5 points from st, dx and iq are written like st=2,iq=3 or dx=5";

impl FromStr for Toll {
    type Err = String;

    fn from_str(written: &str) -> Result<Toll, String> {
        let reject = |why: &str| format!("'{written}' cannot be lost: {why}");
        let mut parts: [Option<i32>; 3] = [None; 3];
        for part in written.split(',') {
            let (name, value) = part.trim().split_once('=').ok_or_else(|| reject(WRITTEN))?;
            let at = ["st", "dx", "iq"].iter().position(|known| name.trim().eq_ignore_ascii_case(known));
            let at = at.ok_or_else(|| reject(&format!("'{name}' is none of st, dx and iq; {WRITTEN}")))?;
            let value = value.trim().parse::<Whole<0, 5>>().map_err(|why| reject(&format!("{name}: {why}")))?;
            if parts[at].replace(value.get()).is_some() {
                return Err(reject(&format!("{name} is given twice")));
            }
        }
        let [st, dx, iq] = parts.map(Option::unwrap_or_default);
        if st + dx + iq != POINTS {
            return Err(reject(&format!("that is {} in all; {WRITTEN}", st + dx + iq)));
        }
        Ok(Toll(Lost { st, dx, iq, ma: 0 }))
    }
}

impl<'de> Deserialize<'de> for Toll {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Toll, D::Error> {
        text::parsed(deserializer, WRITTEN)
    }
}

written! {
    Toll as "Toll": |_generator| json_schema!({ "type": "string", "pattern": "^(st|dx|iq)=[0-5](,(st|dx|iq)=[0-5]){0,2}$" }),
}

#[cfg(test)]
mod tests {
    use super::{Toll, cannot_pay, from_the_highest, pay};
    use crate::rules::gadda::{Figure, Lost};
    use crate::testing::takes;

    fn figure(st: i32, dx: i32, iq: i32) -> Figure {
        Figure { dx: Some(dx), iq: Some(iq), ..Figure::new(st) }
    }

    #[test]
    fn the_highest_attribute_of_the_moment_pays() {
        let split = |st, dx, iq| {
            let lost = from_the_highest(&figure(st, dx, iq));
            (lost.st, lost.dx, lost.iq)
        };
        assert_eq!(split(20, 10, 8), (5, 0, 0));
        assert_eq!(split(12, 11, 10), (3, 2, 0), "12, 11 (a tie), 11, 10 (a tie of three), 10");
        assert_eq!(split(10, 10, 10), (2, 2, 1));
        assert_eq!(split(8, 12, 9), (0, 4, 1));
    }

    #[test]
    fn a_split_is_five_points_that_the_figure_has() {
        let toll: Toll = "dx=2, iq=3".parse().unwrap();
        assert_eq!(pay(Some(toll), &Figure::new(10)), Lost { dx: 2, iq: 3, ..Lost::default() });
        let error = |written: &str| written.parse::<Toll>().unwrap_err();
        assert!(error("st=2,iq=2").contains("4 in all"));
        assert!(error("ma=5").contains("'ma' is none of"));
        assert!(error("st=6").contains("0 to 5"));
        assert!(error("st=2,st=3").contains("twice"));
        assert!(error("5").contains("written like"));
        assert_eq!(cannot_pay(Some(toll), &figure(10, 3, 9)), None);
        assert!(cannot_pay(Some(toll), &figure(10, 2, 9)).unwrap().contains("DX 2 cannot lose 2"));
        assert!(cannot_pay(None, &Figure::new(10)).unwrap().contains("--dx and --iq"));
    }

    #[test]
    fn an_attribute_that_pays_nothing_may_be_as_low_as_it_likes() {
        let toll: Toll = "st=5".parse().unwrap();
        assert_eq!(cannot_pay(Some(toll), &figure(6, 0, -1)), None);
        let toll: Toll = "st=4,dx=1".parse().unwrap();
        assert!(cannot_pay(Some(toll), &figure(6, 0, 9)).unwrap().contains("DX 0 cannot lose 1"));
    }

    #[test]
    fn one_attribute_that_is_not_known_is_asked_for_alone() {
        let asks = |dx, iq| cannot_pay(None, &Figure { dx, iq, ..Figure::new(10) });
        assert_eq!(asks(Some(10), Some(10)), None);
        assert!(asks(None, Some(10)).unwrap().contains("give the figure's --dx, or"));
        assert!(asks(Some(10), None).unwrap().contains("give the figure's --iq, or"));
    }

    #[test]
    fn the_schema_takes_what_is_read() {
        for written in ["st=5", "dx=2,iq=3", "st=1,dx=2,iq=2", "st=6", "ma=5", "5", "st=1,dx=1,iq=1,st=2", ""] {
            assert_eq!(takes::<Toll>(written), written.parse::<Toll>().is_ok(), "{written}");
        }
        assert!(!takes::<Toll>(5));
    }
}
