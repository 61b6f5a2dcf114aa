//! The definition of the command line: one command with its flags, or all of them.

use super::Tool;
use super::answering::{OnSheet, Printing, Rolling};
use crate::commands::{self, Asks, Group, Listed};
use clap::{Args, Command, Subcommand};

/// The commands that only gather others.
const GATHERED: [(&str, &str); 8] = [
    ("stabilize", "Keep the mortally wounded from dying (smith)"),
    ("revive", "Ways back from death (gadda)"),
    ("heal", "Ways to heal: by hand, by spell and by draught"),
    ("wound-box", "Wound boxes in place of hit points, for d20 games"),
    ("wound-box heal", "First aid, spells and points of healing"),
    ("wh40k", "Warhammer 40,000: lightly, heavily and critically wounded"),
    ("table", "Tables to look things up in"),
    ("new", "A fresh sheet as JSON from flags"),
];

const GROUPS: [(Group, &str); 4] = [
    (Group::FantasyTrip, "The Fantasy Trip (--rules gadda or smith)"),
    (Group::Others, "Other games"),
    (Group::Dice, "Dice"),
    (Group::Reference, "Reference and plumbing"),
];

/// How wide help is at the most.
const WIDTH: usize = 80;

const AFTER: &str = "\
Exit status: 0 answered; 1 with --exit-status, if the answer is unfavourable;
2 an error, said in one line on standard error.

Environment: SAWBONES_RULES, gadda or smith, sets the rules for The Fantasy
Trip; NO_COLOR and CLICOLOR_FORCE turn colour off and on.";

/// One command, to be parsed by itself.
pub(super) fn leaf(listed: &'static Listed) -> Command {
    let name = format!("sawbones {}", listed.path);
    define(Command::new(listed.path).bin_name(name), listed)
}

/// The flags of a command, its own and the common ones.
fn define(command: Command, listed: &'static Listed) -> Command {
    let command = (listed.define)(command);
    let command = match listed.asks {
        Asks::Figure => Rolling::augment_args(Printing::augment_args(OnSheet::augment_args(command))),
        Asks::Dice => Rolling::augment_args(Printing::augment_args(command)),
        Asks::Reference => Printing::augment_args(command),
    };
    let examples = listed.examples.lines().map(|line| format!("\n  {line}")).collect::<String>();
    let positionals = command.get_positionals().map(|arg| {
        let name = arg.get_value_names().and_then(|names| names.first()).map_or("VALUE", |name| name.as_str());
        if listed.optional { format!(" [{name}]") } else { format!(" <{name}>") }
    });
    let usage = format!("sawbones {}{} [OPTIONS]", listed.path, positionals.collect::<String>());
    // The groups of flags bring their own descriptions; that of the command goes last.
    command
        .about(listed.about)
        .long_about(None::<&str>)
        .override_usage(usage)
        .max_term_width(WIDTH)
        .after_help(format!("Examples:{examples}"))
        .after_long_help(format!("Examples:{examples}\n\n{AFTER}"))
}

/// The examples of a command of the whole tree.
pub(crate) fn examples(command: &Command) -> Vec<&'static str> {
    let name = command.get_bin_name().unwrap_or_default().trim_start_matches("sawbones").trim_start();
    commands::find(name).map_or(Vec::new(), |listed| listed.examples.lines().collect())
}

/// Every command.
#[must_use]
pub fn whole() -> Command {
    let root = Command::new("sawbones")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Injury, dying and healing in tabletop role-playing games: rolled, by hand, or as exact odds")
        .after_help(AFTER);
    let about = root.get_about().cloned().unwrap_or_default();
    let root = commands::ALL.iter().fold(root, |root, listed| add(root, listed.path, listed));
    let root = Tool::augment_subcommands(root)
        .about(about)
        .long_about(None::<&str>)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .max_term_width(WIDTH);
    let listing = listing(&root);
    root.help_template(format!(
        "{{about}}\n\n{{usage-heading}} {{usage}}\n{listing}\nOptions:\n{{options}}{{after-help}}"
    ))
}

/// Adds a command under the words of its path that are left.
fn add(gathering: Command, left: &'static str, listed: &'static Listed) -> Command {
    let Some((first, rest)) = left.split_once(' ') else {
        return gathering.subcommand(define(Command::new(left), listed));
    };
    let gathering = if gathering.find_subcommand(first).is_some() {
        gathering
    } else {
        let path = listed.path[..listed.path.len() - rest.len()].trim_end();
        let about = GATHERED.iter().find(|(gathered, _)| *gathered == path).map_or("", |(_, about)| about);
        gathering.subcommand(Command::new(first).about(about).subcommand_required(true).arg_required_else_help(true))
    };
    gathering.mut_subcommand(first, |inner| add(inner, rest, listed))
}

/// The commands by game, as the top of the help shows them.
fn listing(root: &Command) -> String {
    let mut text = String::new();
    for (group, heading) in GROUPS {
        text += &format!("\n{heading}:\n");
        let mut seen: Vec<&str> = Vec::new();
        for listed in commands::ALL.iter().filter(|listed| listed.group == group) {
            let first = listed.path.split(' ').next().unwrap_or(listed.path);
            if !seen.contains(&first) {
                seen.push(first);
            }
        }
        if group == Group::Reference {
            seen.extend(["batch", "schema", "completions", "man"]);
        }
        for name in seen {
            let about = root.find_subcommand(name).and_then(Command::get_about).map(ToString::to_string);
            text += &format!("  {name:<12} {}\n", about.unwrap_or_default());
        }
    }
    text
}
