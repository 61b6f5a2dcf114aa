//! What clap has to say against a command line, in one line.

use super::argv::{MINUS, sort};
use crate::commands::{self, Listed};
use crate::fault::one_line;
use crate::words::nearest;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// The complaint in one line: what was wrong, what was given, what is allowed.
#[must_use]
pub fn line(error: &clap::Error, typed: &[OsString]) -> String {
    if error.kind() == ErrorKind::InvalidUtf8
        && let Some(word) = no_text(typed)
    {
        return format!("the argument '{}' is not UTF-8", word.display());
    }
    let rendered = error.render().to_string();
    let message = rendered.strip_prefix("error: ").unwrap_or(&rendered);
    let before_usage = message.split("\n\nUsage:").next().unwrap_or(message);
    let before_usage = before_usage.split("\n\nFor more information").next().unwrap_or(before_usage);
    let parts: Vec<String> = before_usage
        .lines()
        .map(|line| line.trim().trim_start_matches("tip: ").to_owned())
        .filter(|line| !line.is_empty() && !line.starts_with("to pass '"))
        .collect();
    let mut text = parts.join("; ").replace(":; ", ": ").replace("; [", " [");
    if !typed.iter().any(|word| word.to_string_lossy().contains(MINUS)) {
        text = text.replace(MINUS, "-");
    }
    if error.kind() == ErrorKind::UnknownArgument
        && !typed.iter().any(|word| word == "--")
        && let Some(commands) = owners(error)
    {
        // What it is like elsewhere matters more than what is spelled like it here.
        let found = text.split("; a similar argument exists").next().unwrap_or_default().to_owned();
        text = format!("{found}; {commands}");
    }
    if !text.contains("a similar ")
        && !text.contains("it belongs to ")
        && let Some(near) = meant(error, typed)
    {
        text += &format!("; did you mean '{near}'?");
    }
    // A flag in the place of a value: the flag may be the mistake, and clap does not name it.
    if error.kind() == ErrorKind::InvalidValue
        && let Some(flag) = flag_in_place_of_value(&text, typed)
    {
        text += &format!("; '{flag}' follows, which is a flag and no value");
    }
    text
}

/// A word in which what moves a cursor is shown by its escape.
pub(super) fn shown(word: &OsString) -> OsString {
    word.to_str().map_or_else(|| word.clone(), |word| one_line(word.to_owned()).into())
}

/// The word that is no text, though it has to be; a file may be called what it likes.
fn no_text(typed: &[OsString]) -> Option<&OsString> {
    let is_file = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| typed[at].to_str());
        matches!(before, Some("--sheet" | "-s" | "--svg"))
            || ["--sheet=", "-s", "--svg="].iter().any(|flag| typed[at].to_string_lossy().starts_with(flag))
    };
    (0..typed.len()).find(|at| typed[*at].to_str().is_none() && !is_file(*at)).map(|at| &typed[at])
}

/// The command or flag that was probably meant, where the slip is one that clap does not see, as in `hti`.
fn meant(error: &clap::Error, typed: &[OsString]) -> Option<String> {
    let given = |kind| match error.get(kind) {
        Some(ContextValue::String(given)) => Some(given.as_str()),
        _ => None,
    };
    if let Some(given) = given(ContextKind::InvalidSubcommand) {
        let before =
            typed.first()?.to_str().filter(|first| *first != given).map_or(String::new(), |word| format!("{word} "));
        let here = commands::ALL.iter().filter_map(|listed| listed.path.strip_prefix(&before));
        return nearest(given, here.filter_map(|path| path.split(' ').next())).map(str::to_owned);
    }
    let unknown = given(ContextKind::InvalidArg).filter(|_| error.kind() == ErrorKind::UnknownArgument);
    let key = unknown?.strip_prefix("--")?.replace('-', "_");
    let keys = (sort(typed.to_vec()).command?.keys)();
    nearest(&key, keys.into_iter().map(|(name, _)| name)).map(|near| format!("--{}", near.replace('_', "-")))
}

/// Which commands have a flag that this one has not.
fn owners(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(given)) = error.get(ContextKind::InvalidArg) else { return None };
    let key = given.strip_prefix("--")?.split('=').next()?.replace('-', "_");
    let has = |listed: &&Listed| (listed.keys)().iter().any(|(name, _)| *name == key);
    let owners: Vec<&str> = commands::ALL.iter().filter(has).map(|listed| listed.path).collect();
    match owners.as_slice() {
        [] => None,
        [one] => Some(format!("it belongs to '{one}'")),
        [one, other] => Some(format!("it belongs to '{one}' and '{other}'")),
        [one, other, ..] => Some(format!("it belongs to other commands, such as '{one}' and '{other}'")),
    }
}

fn flag_in_place_of_value(text: &str, typed: &[OsString]) -> Option<String> {
    let (_, rest) = text.split_once("a value is required for '")?;
    let option = rest.split([' ', '\'']).next()?;
    let at = typed.iter().position(|word| word.to_str() == Some(option))?;
    let next = typed.get(at + 1)?.to_str()?;
    next.starts_with("--").then(|| next.to_owned())
}
