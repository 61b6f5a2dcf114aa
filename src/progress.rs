//! How far a batch has come, for somebody who watches.

use kdam::{Animation, Bar, BarExt};
use std::sync::{Mutex, PoisonError};

/// A line on the terminal that is drawn again and again, and gone at the end.
///
/// What cannot be drawn is not drawn: a batch goes on when nobody can watch it any more.
pub struct Progress(Mutex<Bar>);

impl Progress {
    /// Of an input of `bytes`, if that is known.
    #[must_use]
    pub fn new(bytes: Option<u64>) -> Progress {
        let mut bar = Bar::new(count(bytes.unwrap_or(0)));
        bar.animation = Animation::TqdmAscii;
        bar.unit = "B".into();
        bar.unit_scale = true;
        bar.dynamic_ncols = true;
        Progress(Mutex::new(bar))
    }

    /// So many bytes have been read, and so many lines.
    pub fn at(&self, bytes: u64, lines: u64) {
        let mut bar = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        bar.set_postfix(format!("{lines} lines"));
        let _ = bar.update_to(count(bytes));
    }

    /// Takes the line off the terminal.
    pub fn end(self) {
        let mut bar = self.0.into_inner().unwrap_or_else(PoisonError::into_inner);
        let _ = bar.clear().and_then(|()| bar.writer.print(b"\r"));
    }
}

/// As many as a bar can count.
fn count(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}
