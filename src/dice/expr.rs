//! Dice as they are written: pools added and subtracted, and a plain number.

use std::fmt;

/// The most dice in a pool and in a whole expression.
pub const MOST_DICE: u32 = 1000;
/// The most sides of a die.
pub const MOST_SIDES: u32 = 1000;
/// The largest plain number, either way.
pub const LARGEST_NUMBER: i64 = 1_000_000;

/// Which dice of a pool count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Keep {
    /// All of them.
    All,
    /// The highest so many.
    Highest(u32),
    /// The lowest so many.
    Lowest(u32),
}

/// Dice of one kind that are thrown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool {
    /// How many.
    pub count: u32,
    /// With how many sides.
    pub sides: u32,
    /// Which of them count.
    pub keep: Keep,
}

impl Pool {
    /// So many six-sided dice.
    #[must_use]
    pub const fn d6(count: u32) -> Pool {
        Pool::new(count, 6)
    }

    /// So many dice of so many sides.
    #[must_use]
    pub const fn new(count: u32, sides: u32) -> Pool {
        Pool { count, sides, keep: Keep::All }
    }

    /// One die that is read from 1 to 100.
    pub const PERCENTILE: Pool = Pool::new(1, 100);

    /// How many dice count.
    #[must_use]
    pub fn kept(self) -> u32 {
        match self.keep {
            Keep::All => self.count,
            Keep::Highest(kept) | Keep::Lowest(kept) => kept.min(self.count),
        }
    }

    /// The smallest total.
    #[must_use]
    pub fn lowest(self) -> i64 {
        i64::from(self.kept())
    }

    /// The largest total.
    #[must_use]
    pub fn highest(self) -> i64 {
        i64::from(self.kept()) * i64::from(self.sides)
    }

    /// Which of these faces count.
    #[must_use]
    pub fn counts(self, faces: &[u16]) -> Vec<bool> {
        let mut order: Vec<usize> = (0..faces.len()).collect();
        match self.keep {
            Keep::All => {}
            Keep::Highest(_) => order.sort_by_key(|at| std::cmp::Reverse(faces[*at])),
            Keep::Lowest(_) => order.sort_by_key(|at| faces[*at]),
        }
        let mut counts = vec![false; faces.len()];
        order.into_iter().take(self.kept() as usize).for_each(|at| counts[at] = true);
        counts
    }

    /// The total of these faces.
    #[must_use]
    pub fn total(self, faces: &[u16]) -> i64 {
        let sum = |faces: &[u16]| faces.iter().copied().map(i64::from).sum();
        if self.keep == Keep::All {
            return sum(faces);
        }
        let mut sorted = faces.to_vec();
        sorted.sort_unstable();
        match self.keep {
            Keep::Lowest(_) => sum(&sorted[..self.kept() as usize]),
            _ => sum(&sorted[sorted.len() - self.kept() as usize..]),
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)?;
        match self.keep {
            Keep::All => Ok(()),
            Keep::Highest(kept) => write!(f, "kh{kept}"),
            Keep::Lowest(kept) => write!(f, "kl{kept}"),
        }
    }
}

/// A pool that is added or subtracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// Whether the pool is subtracted.
    pub minus: bool,
    /// The dice.
    pub pool: Pool,
}

impl Term {
    /// What a total of the pool adds to the whole.
    #[must_use]
    pub fn signed(self, total: i64) -> i64 {
        if self.minus { -total } else { total }
    }
}

/// Pools and a number: `2d6+1d4-2`. An expression of one pool, as most rules throw it, takes no memory of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Expr {
    first: Option<Term>,
    more: Vec<Term>,
    plus: i64,
}

impl Expr {
    /// No dice, just a number.
    #[must_use]
    pub const fn number(plus: i64) -> Expr {
        Expr { first: None, more: Vec::new(), plus }
    }

    /// The expression with one more pool.
    pub(crate) fn push(&mut self, term: Term) {
        if self.first.is_none() {
            self.first = Some(term);
        } else {
            self.more.push(term);
        }
    }

    /// The expression with so much added to its number.
    #[must_use]
    pub fn plus_number(mut self, number: i64) -> Expr {
        self.plus += number;
        self
    }

    /// The pools in the order in which they are thrown.
    pub fn terms(&self) -> impl Iterator<Item = Term> + '_ {
        self.first.iter().chain(&self.more).copied()
    }

    /// The plain number.
    #[must_use]
    pub fn plus(&self) -> i64 {
        self.plus
    }

    /// Whether there are no dice to throw.
    #[must_use]
    pub fn is_number(&self) -> bool {
        self.first.is_none()
    }

    /// The only pool, if there is just one, added, and no number.
    #[must_use]
    pub fn single_pool(&self) -> Option<Pool> {
        self.first.filter(|term| !term.minus && self.more.is_empty() && self.plus == 0).map(|term| term.pool)
    }

    /// How many dice there are in all.
    #[must_use]
    pub fn dice(&self) -> u32 {
        self.terms().map(|term| term.pool.count).sum()
    }
}

impl From<Pool> for Expr {
    fn from(pool: Pool) -> Expr {
        Expr { first: Some(Term { minus: false, pool }), more: Vec::new(), plus: 0 }
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, term) in self.terms().enumerate() {
            match (at, term.minus) {
                (_, true) => f.write_str("-")?,
                (0, false) => {}
                (_, false) => f.write_str("+")?,
            }
            write!(f, "{}", term.pool)?;
        }
        match (self.is_number(), self.plus) {
            (true, plus) => write!(f, "{plus}"),
            (false, 0) => Ok(()),
            (false, plus) => write!(f, "{plus:+}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Keep, Pool};

    #[test]
    fn kept_dice_are_the_highest_or_the_lowest() {
        let pool = Pool { count: 4, sides: 6, keep: Keep::Highest(3) };
        assert_eq!(pool.total(&[1, 6, 5, 2]), 13);
        assert_eq!(pool.counts(&[1, 6, 5, 2]), [false, true, true, true]);
        let lowest = Pool { keep: Keep::Lowest(1), ..pool };
        assert_eq!(lowest.counts(&[3, 2, 5, 2]), [false, true, false, false], "the first of equal ones");
        assert_eq!(Pool::d6(2).counts(&[4, 4]), [true, true]);
        assert_eq!(Pool { keep: Keep::Lowest(1), ..pool }.total(&[3, 6, 2, 2]), 2);
        assert_eq!((pool.lowest(), pool.highest()), (3, 18));
    }
}
