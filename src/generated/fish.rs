//! What clap's completion script for fish leaves out: the flags of commands three words deep, words that stand without
//! a flag, and that no files are wanted where there are none.

use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;

/// The command that every group has.
const HELP: &str = "help";

/// The script with what it lacks.
pub(super) fn completed(script: &str, root: &Command) -> String {
    let mut text = script.to_owned();
    for first in root.get_subcommands() {
        if first.get_name() == HELP {
            // Its own name is among those that may follow it, and clap waits for none of them to be there.
            let words = names(first);
            let others = words.trim_end_matches(HELP).trim_end();
            let not = "help; and not __fish_seen_subcommand_from";
            text = text.replace(&format!("{not} {words}\""), &format!("{not} {others}\""));
            continue;
        }
        text += &choices(&[first]);
        for second in first.get_subcommands().filter(|second| second.get_name() != HELP) {
            text += &choices(&[first, second]);
            if !second.has_subcommands() {
                continue;
            }
            // What is offered after the second word is none of what comes after the third.
            let after_second = condition(&[first, second]);
            let until_third = format!("{after_second}; and not __fish_seen_subcommand_from {}", names(second));
            text = text.replace(&format!("\"{after_second}\""), &format!("\"{until_third}\""));
            for third in second.get_subcommands().filter(|third| third.get_name() != HELP) {
                text += &flags(&[first, second, third]);
                text += &choices(&[first, second, third]);
            }
        }
    }
    text
}

/// The commands in a group.
fn names(group: &Command) -> String {
    group.get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(" ")
}

/// That the words of a command stand on the line.
fn condition(path: &[&Command]) -> String {
    let mut words = path.iter().map(|command| command.get_name());
    let first = words.next().unwrap_or_default();
    let seen: String = words.map(|word| format!("; and __fish_seen_subcommand_from {word}")).collect();
    format!("__fish_sawbones_using_subcommand {first}{seen}")
}

/// The flags of a command of three words, as clap gives them where it has two.
fn flags(path: &[&Command]) -> String {
    let Some(command) = path.last() else { return String::new() };
    let mut short = Command::new("sawbones").subcommand(Command::new("above").subcommand((*command).clone()));
    let mut script = Vec::new();
    clap_complete::generate(Shell::Fish, &mut short, "sawbones", &mut script);
    let above =
        format!("__fish_sawbones_using_subcommand above; and __fish_seen_subcommand_from {}", command.get_name());
    let script = String::from_utf8_lossy(&script).replace(&above, &condition(path));
    let wanted = format!("complete -c sawbones -n \"{}\"", condition(path));
    // A flag with choices goes over several lines, which begin with the choices.
    let mut keeps = false;
    let kept = script.split_inclusive('\n').filter(|line| {
        keeps = if line.starts_with("complete ") { line.starts_with(&wanted) } else { keeps };
        keeps
    });
    kept.collect()
}

/// The words that a command takes without a flag, if they are few; and no files beside them.
fn choices(path: &[&Command]) -> String {
    let Some(command) = path.last().filter(|command| !command.has_subcommands()) else { return String::new() };
    if command.get_positionals().any(|arg| arg.get_value_hint() == ValueHint::AnyPath) {
        return String::new();
    }
    let values = command.get_positionals().flat_map(Arg::get_possible_values);
    let words: String = values.map(|value| format!(" {}", value.get_name())).collect();
    let offered = if words.is_empty() { String::new() } else { format!(" -a \"{}\"", words.trim_start()) };
    format!("complete -c sawbones -n \"{}\" -f{offered}\n", condition(path))
}
