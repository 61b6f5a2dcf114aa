//! What can go wrong for a user: one kind of error with a stable code, in one line that says what was wrong, what was
//! given and what is allowed.

use std::fmt;

/// Which kind of mistake it was; programs can rely on these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The command line or request: unknown words, values out of range, flags that exclude each other.
    Usage,
    /// A sheet that cannot be.
    Sheet,
    /// Dice by hand that do not fit the rolls.
    Dice,
    /// A question that makes no sense, such as reviving the living.
    Impossible,
    /// A question that is too large.
    Limit,
    /// A file or stream that cannot be read or written.
    Io,
}

/// An error, in one line.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Fault {
    /// Its kind.
    pub code: Code,
    /// The line.
    pub message: String,
}

impl Fault {
    /// An error of that kind.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Fault {
        Fault { code, message: shortened(message.into()) }
    }

    /// A mistake on the command line or in a request.
    #[must_use]
    pub fn usage(message: impl Into<String>) -> Fault {
        Fault::new(Code::Usage, message)
    }

    /// A mistake in a sheet.
    #[must_use]
    pub fn sheet(message: impl Into<String>) -> Fault {
        Fault::new(Code::Sheet, message)
    }
}

/// A message that echoes what was given stays readable, however long that was: its middle goes.
fn shortened(message: String) -> String {
    const LONGEST: usize = 700;
    const HEAD: usize = 200;
    const TAIL: usize = 400;
    if message.chars().count() <= LONGEST {
        return message;
    }
    let characters: Vec<char> = message.chars().collect();
    let (head, tail) = (&characters[..HEAD], &characters[characters.len() - TAIL..]);
    format!("{} [...] {}", head.iter().collect::<String>(), tail.iter().collect::<String>())
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}
