//! How a rule reads the total of a throw: as a number, as success or failure, or as one of a few results.

/// Sorts totals into the classes that a rule tells apart.
pub trait Reading {
    /// What the rule goes on with.
    type Class: Copy + PartialEq;

    /// The class of this total.
    fn class(&self, total: i64) -> Self::Class;

    /// What can be said about this total beside the number.
    fn facts(&self, _total: i64) -> Facts {
        Facts::default()
    }
}

/// What a reading says about a total, for the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The number that the total is held against.
    pub target: Option<i64>,
    /// Whether that succeeded. A roll that can succeed is reported with its chance of success, any other with the
    /// chance of its own result.
    pub success: Option<bool>,
    /// Degrees of success, or of failure.
    pub degrees: Option<u32>,
    /// Whether it succeeded or failed whatever the target, and otherwise would not have.
    pub automatic: bool,
    /// The result in a word, where there are more than two.
    pub result: Option<&'static str>,
}

/// The total itself is what matters.
#[derive(Clone, Copy, Debug)]
pub struct Total;

impl Reading for Total {
    type Class = i64;

    fn class(&self, total: i64) -> i64 {
        total
    }
}

/// Dice against a number: a sum at or below it succeeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Save {
    target: i64,
    automatic: Option<Automatic>,
}

/// The sums that succeed or fail whatever the number: 2 dice succeed on 2 and fail on 12, and each further die adds 3
/// to the first and 4 to the second. One die has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automatic {
    /// At or below this sum: success.
    pub success: i64,
    /// At or above this sum: failure.
    pub failure: i64,
}

impl Automatic {
    /// The automatic results of so many six-sided dice.
    #[must_use]
    pub fn of(dice: u32) -> Option<Automatic> {
        let dice = i64::from(dice);
        (dice >= 2).then(|| Automatic { success: 3 * dice - 4, failure: 4 * dice + 4 })
    }
}

impl Save {
    /// Against `target`, without automatic results.
    #[must_use]
    pub const fn against(target: i64) -> Save {
        Save { target, automatic: None }
    }

    /// Against `target`, with the automatic results of `dice` dice.
    #[must_use]
    pub fn versus(dice: u32, target: i64) -> Save {
        Save { target, automatic: Automatic::of(dice) }
    }

    /// Against `target`, with or without automatic results.
    #[must_use]
    pub fn new(dice: u32, target: i64, automatic: bool) -> Save {
        if automatic { Save::versus(dice, target) } else { Save::against(target) }
    }
}

impl Reading for Save {
    type Class = bool;

    fn class(&self, total: i64) -> bool {
        match self.automatic {
            Some(automatic) if total <= automatic.success => true,
            Some(automatic) if total >= automatic.failure => false,
            _ => total <= self.target,
        }
    }

    fn facts(&self, total: i64) -> Facts {
        let success = self.class(total);
        let automatic = success != (total <= self.target);
        Facts { target: Some(self.target), success: Some(success), automatic, ..Facts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::{Automatic, Reading, Save};

    #[test]
    fn automatic_results_grow_by_three_and_four() {
        let pairs: Vec<_> = (1..=7).map(|dice| Automatic::of(dice).map(|auto| (auto.success, auto.failure))).collect();
        let wanted = [(2, 12), (5, 16), (8, 20), (11, 24), (14, 28), (17, 32)];
        assert_eq!(pairs[0], None);
        assert!(pairs[1..].iter().copied().eq(wanted.into_iter().map(Some)));
    }

    #[test]
    fn automatic_results_hold_whatever_the_target() {
        assert!(Save::versus(4, 6).class(8));
        assert!(!Save::versus(4, 30).class(20));
        assert!(!Save::against(6).class(8));
    }

    #[test]
    fn a_result_is_automatic_where_the_number_says_otherwise() {
        // 3 dice: 5 and less succeed, 16 and more fail.
        let automatic = |target, total| Save::versus(3, target).facts(total).automatic;
        assert_eq!([automatic(3, 3), automatic(3, 5), automatic(3, 6)], [false, true, false]);
        assert_eq!([automatic(17, 15), automatic(17, 16), automatic(17, 18)], [false, true, false]);
        assert!(!Save::against(3).facts(5).automatic);
    }
}
