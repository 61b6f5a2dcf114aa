//! Exact chances: fractions of big integers, and how they become decimals for people.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
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

/// The nearest double to `ways` out of `of`, no less than they, found without the lowest terms, which cost far more
/// where they are long.
#[must_use]
pub fn decimal_of(ways: &UBig, of: &UBig) -> f64 {
    /// As many bits of the quotient as leave no doubt how a double of it is rounded.
    const BITS: usize = 66;
    /// Below this power of two a double has fewer bits, and would be rounded twice.
    const TINY: usize = 1000;
    let shift = BITS + of.bit_len() - ways.bit_len().min(of.bit_len());
    if of.bit_len() <= 64 || shift > TINY {
        return decimal(&chance(ways.clone(), of.clone()));
    }
    let (quotient, rest): (UBig, UBig) = (ways << shift).div_rem(of);
    // What is left over only decides which side of the middle it is.
    let quotient = u128::try_from(quotient).unwrap_or_default() << 1 | u128::from(!rest.is_zero());
    let power = f64::from_bits((1023 - (shift as u64 + 1)) << 52);
    #[expect(clippy::cast_precision_loss, reason = "this is where it is rounded")]
    let rounded = quotient as f64;
    rounded * power
}

/// Numerator and denominator of a chance, if both are as small as those of a few dice.
#[must_use]
pub fn small(chance: &Chance) -> Option<(u64, u64)> {
    Some((u64::try_from(chance.numerator()).ok()?, u64::try_from(chance.denominator()).ok()?))
}

#[cfg(test)]
mod tests {
    use super::{chance, decimal, decimal_of};
    use dashu_int::UBig;

    #[test]
    fn a_decimal_is_rounded_once_and_from_the_middle_to_even() {
        let middle = |low: u64| UBig::from((1_u64 << 53) + low);
        let of = UBig::ONE << 70;
        let rounded = |low: u32| (2_f64.powi(53) + f64::from(low)) / 2_f64.powi(70);
        assert_eq!(decimal_of(&middle(1), &of).to_bits(), rounded(0).to_bits());
        assert_eq!(decimal_of(&middle(3), &of).to_bits(), rounded(4).to_bits());
        let (more, of) = ((middle(1) << 80) + UBig::ONE, of << 80);
        assert_eq!(decimal_of(&more, &of).to_bits(), rounded(2).to_bits(), "a little more than the middle goes up");
        // Neither number is exact as a double, and a division of doubles would end in 33.
        let both = chance(2_405_875_930_906_139_467_u64.into(), 10_941_302_408_737_406_973_u64.into());
        assert_eq!(decimal(&both).to_bits(), 0.219_889_355_126_943_27_f64.to_bits());
    }

    #[test]
    fn a_decimal_is_the_same_without_the_lowest_terms() {
        for (base, most) in [(6_u8, 1200), (10, 60), (2, 1100), (7, 400)] {
            for dice in (0..most).step_by(7) {
                let of = UBig::from(base).pow(dice);
                for part in [1_u32, 2, 3, 7, 1000, 65_537, 4_000_000_007] {
                    for ways in [&of / part, of.clone() - &of / part, UBig::from(part), UBig::ZERO] {
                        if ways <= of {
                            let exact = decimal(&chance(ways.clone(), of.clone()));
                            assert_eq!(decimal_of(&ways, &of).to_bits(), exact.to_bits(), "{ways}/{of}");
                        }
                    }
                }
            }
        }
    }
}
