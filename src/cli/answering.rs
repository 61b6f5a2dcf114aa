//! The flags that every answering command has.

use crate::report::varied::Of;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// Colour or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// How the answer is printed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Answer")]
pub struct Printing {
    /// Answer as one JSON object
    #[arg(long)]
    pub json: bool,
    /// When to use colour
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto", hide_possible_values = false)]
    pub color: Color,
    /// Plain ASCII, also on a terminal
    #[arg(long)]
    pub ascii: bool,
}

/// How the question is rolled, or that its odds are wanted.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Answer")]
pub struct Rolling {
    /// Print the outcome word alone
    #[arg(short, long, conflicts_with = "json")]
    pub quiet: bool,
    /// The exact odds of every outcome, in place of a roll
    #[arg(long, conflicts_with_all = ["seed", "stream", "by_hand"])]
    pub odds: bool,
    /// The odds for each value of a flag, in place of its own: st=8..16, st=8..16:2 or st=8,10,12; twice for a grid of two flags
    #[arg(long, value_name = "FLAG=VALUES")]
    pub vary: Vec<String>,
    /// With --vary: the outcome that is shown first, and in a grid
    #[arg(long, value_name = "OUTCOME", requires = "vary")]
    pub of: Option<Of>,
    /// Draw the odds into this file too, as SVG
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Roll on this seed; without one the system gives one
    #[arg(long, value_name = "N", value_parser = seed)]
    pub seed: Option<u64>,
    /// Roll on this stream of the seed [default: 0]
    #[arg(long, value_name = "N", value_parser = seed)]
    pub stream: Option<u64>,
    /// Dice rolled by hand, in the order asked for: faces (3,4,1), =11 for the total of a pool, 7/3 for a percentile pair; or 'ask'
    #[arg(long = "dice", id = "by_hand", value_name = "LIST|ask", conflicts_with_all = ["seed", "stream"])]
    pub by_hand: Option<String>,
    /// Exit with 1 if the answer is unfavourable
    #[arg(short, long)]
    pub exit_status: bool,
}

/// Whose sheet it is about.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "Figure")]
pub struct OnSheet {
    /// Its sheet, or a report with it, as JSON; '-' is standard input
    #[arg(short, long, value_name = "FILE|-")]
    pub sheet: Option<PathBuf>,
    /// Write the figure that comes out back to its sheet's file
    #[arg(short, long, requires = "sheet", conflicts_with = "odds")]
    pub in_place: bool,
}

/// All of them. Those that a command does not have are never given.
#[derive(Clone, Debug, Default)]
pub struct Answering {
    /// How it is printed.
    pub printing: Printing,
    /// How it is rolled.
    pub rolling: Rolling,
    /// Whose sheet.
    pub figure: OnSheet,
    /// The question as it was typed, without the flags that say how it is answered.
    pub words: String,
}

/// A number that a generator can be seeded with.
pub(super) fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("'{text}' is not a whole number from 0 to {}", u64::MAX))
}
