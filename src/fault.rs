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
        Fault { code, message: shortened(one_line(message.into())) }
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

/// A message that echoes what was given stays one line, and moves no cursor: what would is shown by its escape.
pub(crate) fn one_line(message: String) -> String {
    if !message.contains(char::is_control) {
        return message;
    }
    let shown = |character: char| {
        if character.is_control() { character.escape_default().to_string() } else { character.into() }
    };
    message.chars().map(shown).collect()
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

#[cfg(test)]
mod tests {
    use super::Fault;

    #[test]
    fn a_message_is_one_line_and_moves_no_cursor() {
        assert_eq!(Fault::usage("no 'a\nb\u{1b}[2J', \u{e4}").message, "no 'a\\nb\\u{1b}[2J', \u{e4}");
    }

    #[test]
    fn a_long_message_keeps_its_head_and_its_tail() {
        let message = Fault::usage(format!("bad {} good", "x".repeat(10_000))).message;
        assert!(message.starts_with("bad x") && message.ends_with("x good") && message.len() < 700, "{message}");
    }
}
