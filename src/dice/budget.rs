//! How much work the odds of a question may be.

/// How much work an answer may still be, in rolls that are read or big numbers that are added: what bounds its time.
#[derive(Clone, Copy, Debug)]
pub struct Budget(pub usize);

impl Budget {
    /// What one answer may be: about two seconds on a slow machine.
    pub const WHOLE: Budget = Budget(20_000_000);

    /// What each of `answers` may be, so that all of them take no longer than `whole` ones.
    #[must_use]
    pub fn shared(answers: usize, whole: usize) -> Budget {
        Budget(Budget::WHOLE.0 / answers.max(whole) * whole)
    }

    /// Runs something of which every roll costs as much as `rolls` usual ones.
    ///
    /// # Errors
    /// If the budget does not allow it.
    pub fn each_worth(
        &mut self,
        rolls: usize,
        run: impl FnOnce(&mut Budget) -> Result<(), Spent>,
    ) -> Result<(), Spent> {
        let whole = self.0 / rolls;
        let mut left = Budget(whole);
        let ran = run(&mut left);
        self.0 -= (whole - left.0) * rolls;
        ran
    }

    /// Takes `rolls` off.
    pub(super) fn spend(&mut self, rolls: usize) -> Result<(), Spent> {
        self.0 = self.0.checked_sub(rolls).ok_or(Spent)?;
        Ok(())
    }
}

/// The question branches into more paths than its budget allows; it must be narrowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

#[cfg(test)]
mod tests {
    use super::{Budget, Spent};

    #[test]
    fn what_a_roll_is_worth_is_taken_off() {
        let mut budget = Budget(100);
        assert_eq!(budget.each_worth(10, |budget| budget.spend(7)), Ok(()));
        assert_eq!(budget.0, 30);
        assert_eq!(budget.each_worth(10, |budget| budget.spend(4)), Err(Spent));
        assert_eq!(budget.0, 30, "what was not had is not taken off");
        assert_eq!(budget.each_worth(1, |budget| budget.spend(30)), Ok(()));
        assert_eq!(budget.each_worth(1, |budget| budget.spend(1)), Err(Spent));
    }

    #[test]
    fn many_answers_share_what_some_may_take() {
        assert_eq!(Budget::shared(1, 16).0, Budget::WHOLE.0);
        assert_eq!(Budget::shared(16, 16).0, Budget::WHOLE.0);
        assert_eq!(Budget::shared(160, 16).0, Budget::WHOLE.0 / 10);
    }
}
