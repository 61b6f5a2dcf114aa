//! Chances gathered under what they lead to.

use super::Likely;
use crate::dice::chance::{Chance, chance, decimal_of};
use crate::dice::every_path::{Branch, Weight};
use crate::rules::outcome::Outcome;
use dashu_int::UBig;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// A weight that can also be gathered with others of its kind.
pub trait Sum: Weight {
    /// No chance at all.
    fn zero() -> Self;
    /// Adds another.
    fn add(&mut self, other: &Self);
    /// Both together.
    #[must_use]
    fn times(&self, other: &Self) -> Self;
    /// As a decimal.
    fn p(&self) -> f64;
    /// As a fraction, if it is one.
    fn exact(&self) -> Option<Chance>;
    /// The weight that a likely figure comes with, if this kind can hold it.
    fn of<F>(likely: &Likely<F>) -> Option<Self>;
}

impl Weight for f64 {
    fn one() -> f64 {
        1.0
    }

    fn and(self, branch: &Branch, _of: &UBig) -> f64 {
        self * branch.p
    }
}

impl Sum for f64 {
    fn zero() -> f64 {
        0.0
    }

    fn add(&mut self, other: &f64) {
        *self += other;
    }

    fn times(&self, other: &f64) -> f64 {
        self * other
    }

    fn p(&self) -> f64 {
        *self
    }

    fn exact(&self) -> Option<Chance> {
        None
    }

    fn of<F>(likely: &Likely<F>) -> Option<f64> {
        Some(likely.p)
    }
}

/// A fraction that is reduced only when it is read: most that meet have the same denominator anyway.
#[derive(Clone, Debug)]
pub struct Fraction {
    ways: UBig,
    of: UBig,
}

impl Weight for Fraction {
    fn one() -> Fraction {
        Fraction { ways: UBig::ONE, of: UBig::ONE }
    }

    fn and(self, branch: &Branch, of: &UBig) -> Fraction {
        Fraction { ways: self.ways * &branch.ways, of: self.of * of }
    }
}

impl Sum for Fraction {
    fn zero() -> Fraction {
        Fraction { ways: UBig::ZERO, of: UBig::ONE }
    }

    fn add(&mut self, other: &Fraction) {
        if self.of == other.of {
            self.ways += &other.ways;
        } else if (&self.of % &other.of).is_zero() {
            self.ways += &other.ways * (&self.of / &other.of);
        } else if (&other.of % &self.of).is_zero() {
            self.ways = &self.ways * (&other.of / &self.of) + &other.ways;
            self.of.clone_from(&other.of);
        } else {
            let sum = chance(&self.ways * &other.of + &other.ways * &self.of, &self.of * &other.of);
            let (ways, of) = sum.into_parts();
            *self = Fraction { ways: ways.into_parts().1, of };
        }
    }

    fn times(&self, other: &Fraction) -> Fraction {
        Fraction { ways: &self.ways * &other.ways, of: &self.of * &other.of }
    }

    fn p(&self) -> f64 {
        decimal_of(&self.ways, &self.of)
    }

    fn exact(&self) -> Option<Chance> {
        Some(chance(self.ways.clone(), self.of.clone()))
    }

    fn of<F>(likely: &Likely<F>) -> Option<Fraction> {
        let (ways, of) = likely.exact.clone()?.into_parts();
        Some(Fraction { ways: ways.into_parts().1, of })
    }
}

/// Weights by key.
pub struct Tally<K, W>(FxHashMap<K, W>);

impl<K, W> Default for Tally<K, W> {
    fn default() -> Self {
        Tally(FxHashMap::default())
    }
}

impl<K: Eq + Hash, W: Sum> Tally<K, W> {
    /// Gathers a weight under a key.
    pub fn add(&mut self, key: K, weight: &W) {
        match self.0.get_mut(&key) {
            Some(sum) => sum.add(weight),
            None => drop(self.0.insert(key, weight.clone())),
        }
    }

    /// Everything gathered, in an order that means nothing but is the same each time: the hash has no seed.
    pub fn into_entries(self) -> impl Iterator<Item = (K, W)> {
        self.0.into_iter()
    }
}

impl<F: Eq + Hash, W: Sum> Tally<(Outcome, F), W> {
    /// The figures, the most likely first; of equally likely ones the worse outcome first.
    pub fn likely(self) -> Vec<Likely<F>> {
        let mut all: Vec<Likely<F>> = self
            .into_entries()
            .map(|((outcome, figure), weight)| Likely { p: weight.p(), exact: weight.exact(), outcome, figure })
            .filter(|likely| likely.exact.as_ref().map_or(likely.p > 0.0, |exact| !exact.is_zero()))
            .collect();
        all.sort_by(|a, b| b.p.total_cmp(&a.p).then(a.outcome.cmp(&b.outcome)));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::{Fraction, Sum, Tally};
    use crate::dice::chance::{Chance, chance};
    use crate::odds::Likely;
    use crate::rules::outcome::Outcome;

    fn exact((ways, of): (u32, u32)) -> Chance {
        chance(ways.into(), of.into())
    }

    fn fraction((ways, of): (u32, u32)) -> Fraction {
        Fraction { ways: ways.into(), of: of.into() }
    }

    #[test]
    fn fractions_add_up_whatever_their_denominators() {
        for (one, other) in [
            ((1, 6), (2, 6)),
            ((5, 36), (1, 6)),
            ((1, 6), (5, 36)),
            ((1, 6), (3, 20)),
            ((3, 20), (1, 6)),
            ((3, 8), (5, 12)),
            ((2, 6), (0, 1)),
        ] {
            let mut sum = fraction(one);
            sum.add(&fraction(other));
            assert_eq!(sum.exact(), Some(exact(one) + exact(other)), "{one:?} and {other:?}");
            assert_eq!(fraction(one).times(&fraction(other)).exact(), Some(exact(one) * exact(other)));
        }
    }

    /// Lowest terms would cost more than the additions.
    #[test]
    fn a_denominator_that_the_other_divides_is_kept() {
        for (one, other) in [((3, 36), (1, 6)), ((1, 6), (3, 36)), ((4, 36), (5, 36))] {
            let mut sum = fraction(one);
            sum.add(&fraction(other));
            assert_eq!((sum.ways, sum.of), (9_u8.into(), 36_u8.into()), "{one:?} and {other:?}");
        }
    }

    #[test]
    fn a_weight_is_that_of_the_figure() {
        let likely = Likely { p: 0.25, exact: Some(exact((1, 4))), outcome: Outcome::Hurt, figure: () };
        assert_eq!(<f64 as Sum>::of(&likely), Some(0.25));
        assert_eq!(Fraction::of(&likely).and_then(|weight| weight.exact()), Some(exact((1, 4))));
        assert!(Fraction::of(&Likely { exact: None, ..likely }).is_none(), "what is no fraction is not made one");
    }

    #[test]
    fn the_likely_come_first_then_the_worse_and_the_impossible_not_at_all() {
        let mut tally = Tally::default();
        for (outcome, figure, p) in
            [(Outcome::Unhurt, 1, 0.25), (Outcome::Hurt, 2, 0.5), (Outcome::Dead, 3, 0.25), (Outcome::Grave, 4, 0.0)]
        {
            tally.add((outcome, figure), &p);
        }
        let figures: Vec<i32> = tally.likely().iter().map(|likely| likely.figure).collect();
        assert_eq!(figures, [2, 3, 1]);
    }
}
