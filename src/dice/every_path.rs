//! Enumeration by replay: a rule is run again and again, and each run takes the next of all the ways its rolls can be
//! read. The choices made so far are an odometer: the last one that has a reading left moves on, those behind it start
//! anew.

use super::budget::{Budget, Spent};
use super::chance::decimal_of;
use super::distribution::Distribution;
use super::{Dice, Expr, Reading, Roll, Witness};
use dashu_int::UBig;
use std::marker::PhantomData;
use std::rc::Rc;

/// The readings of one throw that a rule tells apart.
struct Fork {
    purpose: &'static str,
    branches: Rc<[Branch]>,
    of: Rc<Distribution>,
    taken: usize,
}

/// One reading: a total that stands for all that are read alike, and how likely they are together.
pub struct Branch {
    total: i64,
    /// In how many ways it comes.
    pub ways: UBig,
    /// The same as a decimal.
    pub p: f64,
}

/// The dice of one run among all.
pub struct Path<'a, E> {
    forks: &'a mut Vec<Fork>,
    depth: usize,
    effect: PhantomData<E>,
}

impl<E> Dice<E> for Path<'_, E> {
    fn roll<R: Reading>(&mut self, roll: Roll, dice: &Expr, reading: &R) -> R::Class {
        if self.depth == self.forks.len() {
            let of = Distribution::of(dice);
            let branches = branches(&of, reading).into();
            self.forks.push(Fork { purpose: roll.purpose, branches, of, taken: 0 });
        }
        let fork = &self.forks[self.depth];
        assert!(
            fork.purpose == roll.purpose,
            "a rule asked for '{}' where it had asked for '{}'",
            roll.purpose,
            fork.purpose
        );
        self.depth += 1;
        reading.class(fork.branches[fork.taken].total)
    }
}

impl<E> Witness<E> for Path<'_, E> {
    fn tell(&mut self, _effect: E) {}
}

/// Neighbouring totals that are read alike, as one.
fn branches<R: Reading>(distribution: &Distribution, reading: &R) -> Vec<Branch> {
    let mut found: Vec<(R::Class, Branch)> = Vec::new();
    for (total, ways) in distribution.iter() {
        let class = reading.class(total);
        match found.last_mut() {
            Some((last, branch)) if *last == class => branch.ways += ways,
            _ => found.push((class, Branch { total, ways: ways.clone(), p: 0.0 })),
        }
    }
    let weighed = |(_, branch): (R::Class, Branch)| {
        let p = decimal_of(&branch.ways, distribution.all());
        Branch { p, ..branch }
    };
    found.into_iter().map(weighed).collect()
}

/// The weight of a path: how likely its readings are together.
pub trait Weight: Clone {
    /// Certainty.
    fn one() -> Self;
    /// This weight if besides the branch is taken, out of `of` ways.
    #[must_use]
    fn and(self, branch: &Branch, of: &UBig) -> Self;
}

/// Runs `play` once for every way its rolls can be read and hands each result with its weight to `take`.
///
/// # Errors
/// If the budget does not allow all of them.
///
/// # Panics
/// If a rule does not ask for the same rolls when it is given the same readings; no such rule may leave its tests.
pub fn every_path<E, T, W: Weight>(
    mut play: impl FnMut(&mut Path<'_, E>) -> T,
    mut take: impl FnMut(T, W),
    budget: &mut Budget,
) -> Result<(), Spent> {
    let mut forks: Vec<Fork> = Vec::new();
    loop {
        let mut path = Path { forks: &mut forks, depth: 0, effect: PhantomData };
        let result = play(&mut path);
        assert!(path.depth == forks.len(), "a rule did not ask again for '{}'", forks[forks.len() - 1].purpose);
        let weight = forks.iter().fold(W::one(), |weight, fork| weight.and(&fork.branches[fork.taken], fork.of.all()));
        take(result, weight);
        budget.spend(1 + forks.len())?;
        while let Some(fork) = forks.last_mut() {
            fork.taken += 1;
            if fork.taken < fork.branches.len() {
                break;
            }
            forks.pop();
        }
        if forks.is_empty() {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Path, every_path};
    use crate::dice::budget::{Budget, Spent};
    use crate::dice::reading::Total;
    use crate::dice::{Dice, Roll};
    use crate::rulebook::Rule;

    static COIN: Rule = Rule::new("test.coin", "A coin is thrown.");

    #[test]
    fn a_path_costs_what_it_rolls_and_one_more() {
        let afford = |rolls: usize, budget| {
            let play = |path: &mut Path<'_, ()>| {
                for _ in 0..rolls {
                    path.roll(Roll::new("a coin", &COIN), &"1d2".parse().unwrap(), &Total);
                }
            };
            let mut budget = Budget(budget);
            every_path(play, |(), _: f64| (), &mut budget).map(|()| budget.0)
        };
        assert_eq!([afford(0, 0), afford(0, 1)], [Err(Spent), Ok(0)]);
        // 2 paths of a roll, 4 of two.
        assert_eq!([afford(1, 3), afford(1, 4)], [Err(Spent), Ok(0)]);
        assert_eq!([afford(2, 11), afford(2, 12), afford(2, 13)], [Err(Spent), Ok(0), Ok(1)]);
    }
}
