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
    match small(chance) {
        // Both are exact as doubles, so that one division rounds once, as it should.
        #[expect(clippy::cast_precision_loss, reason = "below 2^53 none is lost")]
        Some((top, bottom)) if bottom <= 1 << 53 => top as f64 / bottom as f64,
        _ => chance.to_f64().value(),
    }
}

/// Numerator and denominator of a chance, if both are as small as those of a few dice.
#[must_use]
pub fn small(chance: &Chance) -> Option<(u64, u64)> {
    Some((u64::try_from(chance.numerator()).ok()?, u64::try_from(chance.denominator()).ok()?))
}
