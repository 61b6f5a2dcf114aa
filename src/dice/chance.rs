//! Exact chances: fractions of big integers, and how they become decimals for people.

use dashu_int::UBig;
use dashu_ratio::RBig;

/// A probability as a fraction in lowest terms.
pub type Chance = RBig;

/// `ways` out of `of`.
#[must_use]
pub fn chance(ways: UBig, of: UBig) -> Chance {
    RBig::from_parts(ways.into(), of)
}

/// The nearest double to a chance. Nothing is decided by it.
#[must_use]
pub fn decimal(chance: &Chance) -> f64 {
    use dashu_int::ops::BitTest;
    let (top, bottom) = (chance.numerator(), chance.denominator());
    if top.bit_len() <= 53 && bottom.bit_len() <= 53 {
        // Both are exact as doubles, so that one division rounds once, as it should.
        return top.to_f64().value() / bottom.to_f64().value();
    }
    chance.to_f64().value()
}
