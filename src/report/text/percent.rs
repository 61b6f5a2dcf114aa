//! Chances in percent, in which the smallest do not look like none and the largest not like all.

use crate::dice::chance::Chance;
use crate::report::odds::Share;

/// The largest decimal below 1.
const NEARLY_1: f64 = 1.0 - f64::EPSILON / 2.0;

/// With as many places as it takes to tell the chance from never and from always: "0.0012 %".
#[must_use]
pub(crate) fn percent(p: f64) -> String {
    let percent = p * 100.0;
    let distance = percent.min(100.0 - percent);
    if p <= 0.0 || p >= 1.0 {
        format!("{percent:.0} %")
    } else if distance >= 0.01 {
        format!("{percent:.2} %")
    } else if distance >= 1e-8 {
        format!("{percent:.*} %", places(distance))
    } else if percent > 50.0 {
        "~100 %".to_owned()
    } else if percent >= 1e-30 {
        format!("{percent:.1e} %")
    } else {
        "<1e-30 %".to_owned()
    }
}

/// A chance that may be known exactly. The decimal of one that is all but certain is 1, and only the fraction knows better.
#[must_use]
pub(crate) fn percent_of(share: &Share) -> String {
    let certain = share.exact.as_ref().is_none_or(Chance::is_one);
    percent(if certain { share.p } else { share.p.min(NEARLY_1) })
}

/// How many places show two digits of a number below 1. Counted, since a logarithm would bring the mathematics library
/// along, which costs every start of the program.
fn places(mut number: f64) -> usize {
    let mut places = 1;
    while number < 1.0 && places < 12 {
        number *= 10.0;
        places += 1;
    }
    places
}

/// In the narrow column of a table, without the sign: "<0.01".
#[must_use]
pub(crate) fn short(p: f64) -> String {
    let percent = p * 100.0;
    if p <= 0.0 || p >= 1.0 {
        format!("{percent:.0}")
    } else if percent < 0.01 {
        "<0.01".to_owned()
    } else if percent > 99.99 {
        ">99.99".to_owned()
    } else {
        format!("{percent:.2}")
    }
}

/// Puts the points of percentages one below the other, and the signs too.
#[must_use]
pub(super) fn aligned(percents: &[String]) -> Vec<String> {
    let places = |percent: &String| {
        let sign = percent.find(' ').unwrap_or(percent.len());
        percent.find('.').map_or(0, |point| sign - point)
    };
    let most = percents.iter().map(places).max().unwrap_or(0);
    let pad = |percent: &String| match (places(percent), percent.find(' ')) {
        // A whole number has no point to stand anywhere.
        (0, _) | (_, None) => percent.clone(),
        (places, Some(sign)) => format!("{}{}{}", &percent[..sign], " ".repeat(most - places), &percent[sign..]),
    };
    let padded: Vec<String> = percents.iter().map(pad).collect();
    let widest = padded.iter().map(String::len).max().unwrap_or(0);
    padded.iter().map(|percent| format!("{percent:>widest$}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{aligned, percent, short};

    #[test]
    fn only_never_is_0_and_only_always_is_100() {
        let shown: Vec<String> =
            [0.0, 1e-300, 1e-20, 1.5e-9, 0.000_012, 0.25, 0.999_999_5, 1.0 - 1e-13, 1.0].map(percent).into();
        assert_eq!(
            shown,
            ["0 %", "<1e-30 %", "1.0e-18 %", "0.00000015 %", "0.0012 %", "25.00 %", "99.999950 %", "~100 %", "100 %"]
        );
        assert_eq!([0.0, 1e-9, 0.5, 1.0 - 1e-9, 1.0].map(short), ["0", "<0.01", "50.00", ">99.99", "100"]);
    }

    #[test]
    fn points_stand_one_below_the_other() {
        let numbers = ["74.07 %", "0.0012 %", "100 %"].map(str::to_owned);
        assert_eq!(aligned(&numbers), ["74.07   %", " 0.0012 %", "    100 %"]);
    }
}
