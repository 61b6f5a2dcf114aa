//! The flags of `batch`.

use crate::batch::Batch;
use crate::sheet::Tft;
use crate::whole::Whole;
use clap::Args;
use std::path::PathBuf;

/// The largest number of a first line: the largest that every reader of JSON can hold.
const LARGEST: u64 = (1 << 53) - 1;

/// How a batch is answered.
#[derive(Clone, Debug, Args)]
pub struct Batching {
    /// The requests, a line each; '-' or none: standard input
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Roll on this seed, line n on its stream n; without one the system gives one
    #[arg(long, value_name = "N", value_parser = super::answering::seed)]
    pub seed: Option<u64>,
    /// The number of the first line, if the file is a part of a larger one
    #[arg(long, value_name = "N", default_value = "1", value_parser = first)]
    pub first: u64,
    /// How many jobs share the work; the answers are the same
    #[arg(long, value_name = "N", default_value = "1")]
    pub jobs: Whole<1, 1024>,
    /// Answer with the outcome alone, or the summary of the odds
    #[arg(long)]
    pub brief: bool,
}

impl Batching {
    /// The batch that the flags describe.
    #[must_use]
    pub fn batch(&self, seed: u64, default_rules: Option<Tft>) -> Batch {
        Batch {
            seed,
            first: self.first,
            jobs: usize::try_from(self.jobs.get()).unwrap_or(1),
            brief: self.brief,
            default_rules,
        }
    }
}

/// The number of a line.
fn first(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| (1..=LARGEST).contains(number));
    number.ok_or_else(|| format!("'{text}' is not a whole number from 1 to {LARGEST}"))
}
