//! How far a batch has come, for somebody who watches.

use indicatif::{ProgressBar, ProgressStyle};

/// A line on the terminal that is drawn again and again, and gone at the end.
pub struct Progress(ProgressBar);

impl Progress {
    /// Of an input of `bytes`, if that is known.
    #[must_use]
    pub fn new(bytes: Option<u64>) -> Progress {
        let (bar, template) = match bytes {
            Some(bytes) => (ProgressBar::new(bytes), "{wide_bar} {percent:>3} %, {msg} lines, {eta} left"),
            None => (ProgressBar::new_spinner(), "{spinner} {msg} lines in {elapsed}"),
        };
        let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
        Progress(bar.with_style(style.progress_chars("##-").tick_chars("-\\|/ ")))
    }

    /// So many bytes have been read, and so many lines.
    pub fn at(&self, bytes: u64, lines: u64) {
        self.0.set_position(bytes);
        self.0.set_message(lines.to_string());
    }

    /// Takes the line off the terminal.
    pub fn end(self) {
        self.0.finish_and_clear();
    }
}
