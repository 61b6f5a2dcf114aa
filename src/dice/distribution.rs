//! In how many ways dice can come to each total. The one place where chances are computed; everything else branches
//! over what stands here.

use super::budget::Budget;
use super::chance::{Chance, chance};
use super::expr::{Expr, Keep, Pool};
use dashu_int::ops::BitTest;
use dashu_int::{IBig, UBig};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// How many bits a distribution may take up for each operation that the budget allows.
const BITS: u64 = 20;
/// How many bytes of distributions a thread remembers.
const REMEMBERED: usize = 1 << 23;

/// The ways to each total, from the lowest total on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    low: i64,
    ways: Vec<UBig>,
    of: UBig,
    /// Chances that have been asked for, by the lowest and the highest total that counted.
    chances: RefCell<FxHashMap<(i64, i64), Chance>>,
}

/// What a thread remembers, and how many bytes it takes up.
#[derive(Default)]
struct Known {
    distributions: FxHashMap<Expr, Rc<Distribution>>,
    bytes: usize,
}

thread_local! {
    static KNOWN: RefCell<Known> = RefCell::default();
}

impl Distribution {
    /// The distribution of these dice; computed once for each thread.
    ///
    /// The caller has made sure with [`affordable`] that dice which a user named are not too many.
    #[must_use]
    pub fn of(dice: &Expr) -> Rc<Distribution> {
        KNOWN.with_borrow_mut(|known| {
            if let Some(distribution) = known.distributions.get(dice) {
                return Rc::clone(distribution);
            }
            let distribution = Rc::new(Distribution::compute(dice));
            known.bytes += distribution.bytes();
            if known.bytes > REMEMBERED {
                *known = Known { bytes: distribution.bytes(), ..Known::default() };
            }
            known.distributions.insert(dice.clone(), Rc::clone(&distribution));
            distribution
        })
    }

    /// How many bytes it takes up, about, with the chances that it will be asked for.
    fn bytes(&self) -> usize {
        self.ways.len() * (self.of.bit_len() / 8 + 2 * size_of::<Chance>())
    }

    fn new(low: i64, ways: Vec<UBig>, of: UBig) -> Distribution {
        Distribution { low, ways, of, chances: RefCell::default() }
    }

    fn compute(dice: &Expr) -> Distribution {
        let certain = Distribution::new(dice.plus(), vec![UBig::ONE], UBig::ONE);
        dice.terms().fold(certain, |sum, term| {
            let pool = of_pool(term.pool);
            sum.and(&if term.minus { pool.negated() } else { pool })
        })
    }

    /// All ways together.
    #[must_use]
    pub fn all(&self) -> &UBig {
        &self.of
    }

    /// Each total that can come with its ways, from the lowest on.
    pub fn iter(&self) -> impl Iterator<Item = (i64, &UBig)> {
        (self.low..).zip(&self.ways).filter(|(_, ways)| !ways.is_zero())
    }

    /// The ways to the totals that `counts` accepts.
    pub fn ways(&self, counts: impl Fn(i64) -> bool) -> UBig {
        self.iter().filter(|(total, _)| counts(*total)).fold(UBig::ZERO, |sum, (_, ways)| sum + ways)
    }

    /// The chance of the totals that `counts` accepts.
    #[must_use]
    pub fn chance(&self, counts: impl Fn(i64) -> bool) -> Chance {
        let of_ways = |ways: UBig| chance(ways, self.of.clone());
        let mut totals = self.low..self.low.saturating_add_unsigned(self.ways.len() as u64);
        let (Some(first), last) = (totals.find(|total| counts(*total)), totals.rfind(|total| counts(*total))) else {
            return Chance::ZERO;
        };
        let last = last.unwrap_or(first);
        let in_a_row = totals.all(&counts);
        // A chance of numbers that fit into two words is as soon fetched as not.
        if !in_a_row || self.of.bit_len() > 2 * usize::BITS as usize {
            return of_ways(self.ways(counts));
        }
        let mut known = self.chances.borrow_mut();
        known.entry((first, last)).or_insert_with(|| of_ways(self.ways(counts))).clone()
    }

    fn negated(mut self) -> Distribution {
        self.low = -(self.low - 1).saturating_add_unsigned(self.ways.len() as u64);
        self.ways.reverse();
        self
    }

    fn and(&self, other: &Distribution) -> Distribution {
        let mut ways = vec![UBig::ZERO; self.ways.len() + other.ways.len() - 1];
        for (at, one) in self.ways.iter().enumerate() {
            for (and, two) in other.ways.iter().enumerate() {
                ways[at + and] += one * two;
            }
        }
        Distribution::new(self.low + other.low, ways, &self.of * &other.of)
    }
}

/// Whether the exact odds of these dice can be had at once.
///
/// # Errors
/// The limit, and what to ask instead.
pub fn affordable(dice: &Expr, budget: Budget) -> Result<(), String> {
    let bits = |pool: Pool| u64::from(pool.count) * u64::from(32 - pool.sides.leading_zeros());
    let mut span = 1_u64;
    let mut all_bits = 0;
    let mut work = 0_u64;
    for term in dice.terms() {
        let pool = term.pool;
        let totals = u64::from(pool.kept()) * u64::from(pool.sides - 1) + 1;
        work += match pool.keep {
            Keep::All => totals,
            _ => u64::from(pool.sides) * u64::from(pool.count).pow(2) * totals / 2,
        };
        work += span * totals;
        span += totals - 1;
        all_bits += bits(pool);
    }
    let most = budget.0 as u64;
    if work > most || span * all_bits > BITS * most {
        return Err(format!(
            "the exact odds of {dice} are too much work ({span} totals); ask for fewer dice or sides, as in 1000d6 or 100d100"
        ));
    }
    Ok(())
}

fn of_pool(pool: Pool) -> Distribution {
    let of = UBig::from(pool.sides).pow(pool.count as usize);
    let ways = match pool.keep {
        Keep::All => ways_of_all(pool.count, pool.sides),
        Keep::Highest(_) | Keep::Lowest(_) => ways_of_kept(pool),
    };
    Distribution::new(pool.lowest(), ways, of)
}

/// The coefficients of `(1 + x + ... + x^(m-1))^n`, the k-th being the ways to the total n + k.
///
/// The power Q of the polynomial P satisfies P Q' = n P' Q; with P = (1 - x^m) / (1 - x) that gives each coefficient
/// from three earlier ones, so that a thousand dice take thousands of steps instead of millions.
fn ways_of_all(count: u32, sides: u32) -> Vec<UBig> {
    let (n, m) = (i64::from(count), i64::from(sides));
    let last = n * (m - 1);
    let mut ways = vec![IBig::ONE];
    for k in 0..last / 2 {
        let at = |index: i64| usize::try_from(index).ok().and_then(|index| ways.get(index));
        let mut next = at(k).map_or(IBig::ZERO, |c| c * (k + n));
        if let Some(c) = at(k + 1 - m) {
            next += c * (k + 1 - m - n * m);
        }
        if let Some(c) = at(k - m) {
            next += c * (n * m - n - k + m);
        }
        ways.push(next / (k + 1));
    }
    let mut ways: Vec<UBig> = ways.into_iter().map(|c| c.into_parts().1).collect();
    // The other half is the mirror image of the first.
    let mirrored = usize::try_from(last).unwrap_or(0) + 1 - ways.len();
    let half: Vec<UBig> = ways[..mirrored].iter().rev().cloned().collect();
    ways.extend(half);
    ways
}

/// The kept dice of a pool: faces are dealt from the one that is kept first to the last, so that the first dice dealt
/// are the ones that count.
fn ways_of_kept(pool: Pool) -> Vec<UBig> {
    let (count, kept) = (pool.count as usize, pool.kept() as usize);
    let span = kept * (pool.sides as usize - 1) + 1;
    let choose = choices(count);
    let mut dealt = vec![vec![UBig::ZERO; span]; count + 1];
    dealt[0][0] = UBig::ONE;
    for step in 0..pool.sides as usize {
        let above = if matches!(pool.keep, Keep::Lowest(_)) { step } else { pool.sides as usize - 1 - step };
        let mut next = vec![vec![UBig::ZERO; span]; count + 1];
        for (before, row) in dealt.iter().enumerate() {
            for (total, ways) in row.iter().enumerate().filter(|(_, ways)| !ways.is_zero()) {
                for now in before..=count {
                    let counted = now.min(kept) - before.min(kept);
                    next[now][total + counted * above] += ways * &choose[count - before][now - before];
                }
            }
        }
        dealt = next;
    }
    dealt.swap_remove(count)
}

/// Pascal's triangle up to row `count`.
fn choices(count: usize) -> Vec<Vec<UBig>> {
    let mut rows = vec![vec![UBig::ONE]];
    for row in 1..=count {
        let above: &Vec<UBig> = &rows[row - 1];
        let inner = above.windows(2).map(|pair| &pair[0] + &pair[1]);
        rows.push(std::iter::once(UBig::ONE).chain(inner).chain([UBig::ONE]).collect());
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::{Budget, Distribution, KNOWN, REMEMBERED, affordable};
    use crate::dice::Expr;
    use crate::dice::chance::{Chance, chance};
    use dashu_int::UBig;
    use std::collections::BTreeMap;
    use std::rc::Rc;

    fn fraction(ways: u32, of: u32) -> Chance {
        chance(ways.into(), of.into())
    }

    /// The same by throwing every die every way.
    fn brute(dice: &Expr) -> BTreeMap<i64, u64> {
        let mut sums = BTreeMap::from([(dice.plus(), 1)]);
        for term in dice.terms() {
            let pool = term.pool;
            let mut totals: BTreeMap<i64, u64> = BTreeMap::new();
            let mut faces = vec![1_u16; pool.count as usize];
            'faces: loop {
                *totals.entry(term.signed(pool.total(&faces))).or_default() += 1;
                for face in &mut faces {
                    if u32::from(*face) < pool.sides {
                        *face += 1;
                        continue 'faces;
                    }
                    *face = 1;
                }
                break;
            }
            let mut next = BTreeMap::new();
            for (a, ways) in &sums {
                for (b, more) in &totals {
                    *next.entry(a + b).or_default() += ways * more;
                }
            }
            sums = next;
        }
        sums
    }

    #[test]
    fn the_fast_way_counts_what_throwing_every_die_counts() {
        let written = [
            "1d6",
            "2d6",
            "5d6",
            "3d1",
            "4d4+2",
            "1d20-5",
            "3d7",
            "2d10",
            "4d6kh3",
            "4d6kl1",
            "5d3kh2",
            "3d4kl3",
            "2d6+1d4-2",
            "1d6-2d4kh1",
            "-2d6",
            "4d6kh0",
            "4d6kh0+1d6",
            "0d6",
            "0d6+3",
            "6d2",
        ];
        for text in written {
            let dice: Expr = text.parse().unwrap();
            let fast: BTreeMap<i64, u64> = Distribution::of(&dice)
                .iter()
                .map(|(total, ways)| (total, u64::try_from(ways.clone()).unwrap()))
                .collect();
            assert_eq!(fast, brute(&dice), "{text}");
            let distribution = Distribution::of(&dice);
            assert_eq!(distribution.ways(|_| true), *distribution.all(), "{text}");
            let ends = [distribution.ways.first(), distribution.ways.last()];
            assert!(ends.iter().flatten().all(|ways| !ways.is_zero()), "{text}: from the lowest total to the highest");
        }
    }

    #[test]
    fn thirty_dice_add_up_to_every_way_they_can_fall() {
        for text in ["30d6", "100d6", "17d20", "20d6kh10"] {
            let distribution = Distribution::of(&text.parse().unwrap());
            assert_eq!(distribution.ways(|_| true), *distribution.all(), "{text}");
        }
        let thirty = Distribution::of(&"30d6".parse().unwrap());
        assert_eq!(thirty.ways(|total| total <= 105) + thirty.ways(|total| total > 105), UBig::from(6_u8).pow(30));
    }

    #[test]
    fn a_chance_is_that_of_its_totals_whatever_was_asked_before() {
        let dice = Distribution::of(&"2d6".parse().unwrap());
        let chances = |totals: &[i64]| dice.chance(|total| totals.contains(&total));
        assert_eq!(chances(&[2, 12]), fraction(2, 36));
        assert_eq!(chances(&[2, 7, 12]), fraction(8, 36));
        assert_eq!(dice.chance(|total| total > 1), fraction(1, 1));
        assert_eq!(chances(&[2, 7, 12]), fraction(8, 36));
        assert_eq!(chances(&[13]), fraction(0, 1));
    }

    #[test]
    fn a_thread_remembers_the_last_dice_and_no_more_than_it_may() {
        let of = |text: &str| Distribution::of(&text.parse().unwrap());
        assert!(Rc::ptr_eq(&of("3d6"), &of("3d6")));
        for count in 80..100 {
            let dice = format!("{count}d100");
            assert!(Rc::ptr_eq(&of(&dice), &of(&dice)), "{dice}");
            KNOWN.with_borrow(|known| {
                let bytes: usize = known.distributions.values().map(|distribution| distribution.bytes()).sum();
                assert_eq!(bytes, known.bytes);
                assert!(bytes <= REMEMBERED, "{bytes}");
            });
        }
        let remembered = KNOWN.with_borrow(|known| known.distributions.len());
        assert!((2..20).contains(&remembered), "{remembered}");
    }

    #[test]
    fn there_is_room_for_two_chances_of_each_total_beside_its_ways() {
        let bytes = |text: &str| Distribution::of(&text.parse().unwrap()).bytes();
        assert_eq!(bytes("2d6"), 11 * 2 * size_of::<Chance>());
        // 6 to the 40th has 104 bits.
        assert_eq!(bytes("40d6"), 201 * (13 + 2 * size_of::<Chance>()));
    }

    /// The last dice that can be counted, and the first that cannot.
    #[test]
    fn the_limit_of_what_can_be_counted_is_where_it_is() {
        for (last, first) in [
            // 199801 totals of 2000 bits are just under 400 million.
            ("200d1000", "201d1000"),
            // 10 faces, 632 dice squared and 10 totals, half of it, are just under 20 million.
            ("632d10kh1", "633d10kh1"),
            // 4466 by 4466 totals.
            ("235d20+235d20", "236d20+236d20"),
            // 1122 by 17804 totals.
            ("59d20+937d20", "59d20+938d20"),
        ] {
            assert!(affordable(&last.parse().unwrap(), Budget::WHOLE).is_ok(), "{last}");
            assert!(affordable(&first.parse().unwrap(), Budget::WHOLE).is_err(), "{first}");
        }
    }

    #[test]
    fn what_costs_just_the_budget_is_affordable() {
        for (dice, cost) in [
            // 6 totals, and 6 again to add them to the number; 6 more, and 36.
            ("1d6+1d6", 54),
            // 4 faces, 3 dice squared and 7 totals, half of it, and 7 to add.
            ("3d4kh2", 133),
            // 199801 totals of 2000 bits, 20 of which cost as much as an operation.
            ("200d1000", 19_980_100),
        ] {
            let dice: Expr = dice.parse().unwrap();
            assert!(affordable(&dice, Budget(cost)).is_ok(), "{dice}");
            assert!(affordable(&dice, Budget(cost - 1)).is_err(), "{dice}");
        }
    }

    #[test]
    fn what_would_take_minutes_is_refused() {
        assert!(affordable(&"1000d6".parse().unwrap(), Budget::WHOLE).is_ok());
        assert!(affordable(&"100d100".parse().unwrap(), Budget::WHOLE).is_ok());
        assert!(affordable(&"1000d1000".parse().unwrap(), Budget::WHOLE).unwrap_err().contains("too much work"));
        assert!(affordable(&"1000d6kh500".parse().unwrap(), Budget::WHOLE).is_err());
    }
}
