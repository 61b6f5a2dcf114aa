//! Batches answered within the test.

use sawbones::batch::{Batch, Done};
use std::sync::atomic::{AtomicBool, Ordering};

/// What a batch answers.
pub(crate) fn answers(batch: Batch, input: &[u8]) -> (String, Done) {
    let mut output = Vec::new();
    let told = AtomicBool::new(false);
    let done = batch.run(input, &mut output, &|_, _| told.store(true, Ordering::Relaxed)).unwrap();
    assert!(told.into_inner());
    (String::from_utf8(output).unwrap(), done)
}

/// A batch on seed 1 from line 1 on.
pub(crate) const PLAIN: Batch = Batch { seed: 1, first: 1, jobs: 1, brief: false, default_rules: None };
