//! Sorting the words of a command line before clap reads them: which command it is, wherever its flags stand; dice that
//! the shell has split (`2d6 + 1`); and negative values, which are values and no flags.

use crate::commands::{self, Listed};
use std::ffi::{OsStr, OsString};

/// The minus sign that no flag starts with. Numbers and dice read it as what it is.
pub(super) const MINUS: char = '\u{2212}';

/// The words, sorted.
pub(super) struct Sorted {
    /// The command, if it is one that answers.
    pub command: Option<&'static Listed>,
    /// The words without those of the command.
    pub flags: Vec<OsString>,
    /// All words.
    pub all: Vec<OsString>,
}

/// Common flags whose value is the next word; they may stand before the command.
const WITH_VALUE: [&str; 9] = ["--seed", "--stream", "--dice", "--sheet", "-s", "--color", "--vary", "--of", "--svg"];

/// Flags whose value is a text, and not a number with a minus sign whatever it starts with.
const WITH_TEXT: [&str; 5] = ["--name", "--sheet", "-s", "--svg", "--dice"];

/// Sorts the words.
pub(super) fn sort(typed: Vec<OsString>) -> Sorted {
    let all = join_dice(join_texts(typed).into_iter().map(negative_value).collect());
    let mut path = String::new();
    let mut flags = Vec::new();
    let mut words = all.iter();
    while let Some(word) = words.next() {
        let text = word.to_str().unwrap_or("-");
        if text.starts_with('-') {
            flags.push(word.clone());
            if WITH_VALUE.contains(&text) {
                flags.extend(words.next().cloned());
            }
            continue;
        }
        let longer = if path.is_empty() { text.to_owned() } else { format!("{path} {text}") };
        if !commands::ALL.iter().any(|listed| starts_with_words(listed.path, &longer)) {
            break;
        }
        path = longer;
        if let Some(listed) = commands::find(&path) {
            flags.extend(words.cloned());
            return Sorted { command: Some(listed), flags, all };
        }
    }
    Sorted { command: None, flags, all }
}

/// Flags that say how the question is answered, and belong to no question.
const OF_THE_ANSWER: [&str; 16] = [
    "--seed",
    "--stream",
    "--dice",
    "--color",
    "--vary",
    "--of",
    "--svg",
    "--json",
    "--ascii",
    "-q",
    "--quiet",
    "--odds",
    "-e",
    "--exit-status",
    "-i",
    "--in-place",
];

/// The question as it was typed, without the flags that say how it is answered and those that vary; as a shell would
/// take it.
pub(super) fn question(path: &str, flags: &[OsString]) -> String {
    let texts: Vec<String> = flags.iter().map(|word| word.to_string_lossy().replace(MINUS, "-")).collect();
    let after_vary = |(at, text): (usize, &String)| match text.strip_prefix("--vary") {
        Some("") => texts.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    };
    let varies: Vec<String> = texts
        .iter()
        .enumerate()
        .filter_map(after_vary)
        .filter_map(|written| Some(written.split_once('=')?.0.trim_start_matches('-').replace('_', "-")))
        .collect();
    let mut question = path.to_owned();
    let mut words = texts.iter();
    while let Some(text) = words.next() {
        let flag = text.split('=').next().unwrap_or_default();
        let is_varied = flag.strip_prefix("--").is_some_and(|name| varies.iter().any(|varied| varied == name));
        if OF_THE_ANSWER.contains(&flag) || is_varied {
            if WITH_VALUE.contains(&text.as_str()) || (is_varied && !text.contains('=')) {
                words.next();
            }
            continue;
        }
        question.push(' ');
        question += &quoted(text);
    }
    question
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    if !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || "'\"$&;|<>*?()`\\!#~".contains(c)) {
        return word.to_owned();
    }
    format!("\"{}\"", word.replace('"', "\\\""))
}

fn starts_with_words(path: &str, start: &str) -> bool {
    path.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Whether a word is such as `-2`, `-1d6` or `-d6`, and no flag.
fn is_negative(word: &str) -> bool {
    word.strip_prefix('-').is_some_and(|rest| {
        let rest = rest.strip_prefix(['d', 'D']).unwrap_or(rest);
        rest.starts_with(|c: char| c.is_ascii_digit() || c == '%')
    })
}

/// A negative value with another minus sign, so that it is not taken for a flag.
fn negative_value(word: OsString) -> OsString {
    match word.to_str() {
        Some(text) if is_negative(text) => format!("{MINUS}{}", &text[1..]).into(),
        _ => word,
    }
}

/// `--name -4E` as `--name=-4E`: a text that looks like a negative value keeps its sign as it was typed.
fn join_texts(words: Vec<OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::with_capacity(words.len());
    for word in words {
        match joined.last_mut().filter(|_| word.to_str().is_some_and(is_negative)) {
            Some(flag) if WITH_TEXT.iter().any(|text| flag == text) => {
                flag.push("=");
                flag.push(word);
            }
            _ => joined.push(word),
        }
    }
    joined
}

/// Dice that were typed with spaces around their signs, as one word again.
fn join_dice(words: Vec<OsString>) -> Vec<OsString> {
    let mut joined: Vec<OsString> = Vec::with_capacity(words.len());
    let mut continues = false;
    for word in words {
        let sign = starts_with_sign(&word);
        // `2d6 -1` is one expression, but in `save 3 -5` each number is a value of its own.
        let own = |last: &OsStr| is_number(last) && is_number(&word);
        let after_dice = joined.last().is_some_and(|last| looks_like_dice(last) && !own(last)) && !is_option(&joined);
        if continues || (sign && after_dice) {
            continues = word.len() == 1 && sign || word == OsStr::new("\u{2212}") || word == OsStr::new("\u{2013}");
            if let Some(last) = joined.last_mut() {
                last.push(" ");
                last.push(word);
            }
        } else {
            continues = false;
            joined.push(word);
        }
    }
    joined
}

/// Whether the last word is the value of an option, which no sign continues.
fn is_option(words: &[OsString]) -> bool {
    words.len() > 1 && words[words.len() - 2].to_str().is_some_and(|word| word.starts_with('-'))
}

fn starts_with_sign(word: &OsStr) -> bool {
    word.to_str().is_some_and(|word| {
        let mut chars = word.chars();
        match chars.next() {
            Some('+' | MINUS | '\u{2013}') => true,
            Some('-') => chars.next().is_none(),
            _ => false,
        }
    })
}

/// Whether a word is a number, with or without a minus sign.
fn is_number(word: &OsStr) -> bool {
    let digits = word.to_str().map(|word| word.trim_start_matches([MINUS, '\u{2013}']));
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a word is the beginning of dice or a number: digits, or dice in digits.
fn looks_like_dice(word: &OsStr) -> bool {
    word.to_str().is_some_and(|word| {
        let word = word.trim_start_matches([MINUS, '+']);
        word.starts_with(|c: char| c.is_ascii_digit() || matches!(c, 'd' | 'D'))
            && word.chars().all(|c| c.is_ascii_digit() || " dDkKhHlL%+-\u{2212}\u{2013}".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::{OF_THE_ANSWER, WITH_VALUE, question, sort};
    use crate::cli::answering::{OnSheet, Printing, Rolling};
    use clap::{Arg, Args, Command};
    use std::collections::BTreeSet;

    /// The flags of a group that `which` picks, as they are typed.
    fn flags<A: Args>(which: impl Fn(&Arg) -> bool) -> BTreeSet<String> {
        let command = A::augment_args(Command::new("any"));
        let typed = |arg: &Arg| {
            let long = arg.get_long().map(|long| format!("--{long}"));
            long.into_iter().chain(arg.get_short().map(|short| format!("-{short}"))).collect::<Vec<String>>()
        };
        command.get_arguments().filter(|arg| which(arg)).flat_map(typed).collect()
    }

    fn all(lists: [BTreeSet<String>; 3]) -> BTreeSet<String> {
        lists.into_iter().flatten().collect()
    }

    #[test]
    fn the_common_flags_are_those_of_the_command_line() {
        let valued = |arg: &Arg| arg.get_action().takes_values();
        let listed: BTreeSet<String> = WITH_VALUE.map(str::to_owned).into();
        assert_eq!(all([flags::<Rolling>(valued), flags::<Printing>(valued), flags::<OnSheet>(valued)]), listed);
        // The sheet is part of the question.
        let how = [flags::<Rolling>(|_| true), flags::<Printing>(|_| true), flags::<OnSheet>(|arg| !valued(arg))];
        assert_eq!(all(how), OF_THE_ANSWER.map(str::to_owned).into());
    }

    fn sorted(line: &[&str]) -> (Option<&'static str>, Vec<String>) {
        let sorted = sort(line.iter().map(Into::into).collect());
        let flags = sorted.flags.iter().map(|flag| flag.to_str().unwrap().replace('\u{2212}', "~")).collect();
        (sorted.command.map(|listed| listed.path), flags)
    }

    #[test]
    fn a_negative_number_after_a_number_is_a_value_of_its_own() {
        assert_eq!(sorted(&["save", "3", "-5"]).1, ["3", "~5"]);
        assert_eq!(sorted(&["roll", "2d6", "-5"]).1, ["2d6 ~5"]);
        assert_eq!(sorted(&["roll", "6", "+", "5"]).1, ["6 + 5"]);
    }

    #[test]
    fn flags_may_stand_before_the_command() {
        let (command, flags) = sorted(&["--json", "--seed", "7", "hit", "6", "--st", "11"]);
        assert_eq!((command, flags.join(" ").as_str()), (Some("hit"), "--json --seed 7 6 --st 11"));
    }

    #[test]
    fn the_question_is_told_without_what_says_how_it_is_answered() {
        let asked = |line: &[&str]| {
            let sorted = sort(line.iter().map(Into::into).collect());
            question(sorted.command.unwrap().path, &sorted.flags)
        };
        assert_eq!(asked(&["--json", "hit", "6", "--at", "-2", "--odds", "--vary", "st=8..9"]), "hit 6 --at -2");
        assert_eq!(asked(&["hit", "6", "--st", "9", "--vary", "st=8..9", "--dx=9", "--vary=dx=1,2"]), "hit 6");
        assert_eq!(asked(&["hit", "6", "--vary=st=1,2", "--svg", "a.svg", "-s", "-", "-q"]), "hit 6 -s -");
        assert_eq!(asked(&["hit", "2d6", "+", "1", "--name=Mary Ann"]), "hit \"2d6 + 1\" \"--name=Mary Ann\"");
    }

    #[test]
    fn negative_values_are_values() {
        assert_eq!(sorted(&["hit", "-1d6", "--at", "-2", "-e", "-s", "-"]).1.join(" "), "~1d6 --at ~2 -e -s -");
    }

    #[test]
    fn a_text_keeps_its_sign() {
        assert_eq!(sorted(&["hit", "6", "--name", "-4E", "--at", "-2"]).1, ["6", "--name=-4E", "--at", "~2"]);
        assert_eq!(sorted(&["-s", "-4E.json", "hit", "-6"]).1, ["-s=-4E.json", "~6"]);
        assert_eq!(sorted(&["hit", "6", "-s", "-", "--dice", "-3"]).1, ["6", "-s", "-", "--dice=-3"]);
    }

    #[test]
    fn split_dice_are_put_together() {
        assert_eq!(sorted(&["roll", "2D6", "+", "1", "--json"]).1, ["2D6 + 1", "--json"]);
        assert_eq!(sorted(&["roll", "2d6", "-1"]).1, ["2d6 ~1"]);
        assert_eq!(sorted(&["roll", "2d6", "-", "1d4", "+2"]).1, ["2d6 - 1d4 +2"]);
        assert_eq!(sorted(&["save", "3", "12"]).1, ["3", "12"]);
        assert_eq!(sorted(&["hit", "6", "--at", "3", "-s", "-"]).1, ["6", "--at", "3", "-s", "-"]);
    }
}
