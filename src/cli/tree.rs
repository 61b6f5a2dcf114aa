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

/// The examples of the whole, and of the commands that answer nothing.
const OTHER_EXAMPLES: [(&str, &str); 5] = [
    (
        "",
        "\
sawbones hit 6 --st 11 --location arm
sawbones hit 3d6 --st 10 --odds
sawbones wound-box hit 8 --fort 5
sawbones rule gadda.grave-wound",
    ),
    (
        "batch",
        "\
sawbones batch requests.ndjson --seed 1 > answers.ndjson
sawbones batch --brief < requests.ndjson
tail -n +17 requests.ndjson | head -1 | sawbones batch --seed 1 --first 17",
    ),
    ("schema", "sawbones schema sheet\nsawbones schema request > request.schema.json"),
    ("completions", "sawbones completions bash > sawbones.bash\nsawbones completions fish > sawbones.fish"),
    ("man", "sawbones man > sawbones.1\nsawbones man ~/.local/share/man/man1"),
];
/// How many examples those commands show that gather others: one of each, up to so many.
const GATHERED_EXAMPLES: usize = 3;

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
    let command = match listed.only {
        Some(rules) => command.mut_arg("rules", |arg| arg.help(format!("Whose rules: {rules}, which alone have this"))),
        None => command,
    };
    let positionals = command.get_positionals().map(|arg| {
        let name = arg.get_value_names().and_then(|names| names.first()).map_or("VALUE", |name| name.as_str());
        if listed.optional { format!(" [{name}]") } else { format!(" <{name}>") }
    });
    let usage = format!("sawbones {}{} [OPTIONS]", listed.path, positionals.collect::<String>());
    // The groups of flags bring their own descriptions; that of the command goes last.
    let command = command.about(listed.about).long_about(None::<&str>).override_usage(usage).max_term_width(WIDTH);
    with_examples(command, listed.path)
}

/// Ends the help of a command as every help ends.
fn with_examples(command: Command, path: &str) -> Command {
    let examples = examples(path).into_iter().map(|line| format!("\n  {line}")).collect::<String>();
    command.after_help(format!("Examples:{examples}")).after_long_help(format!("Examples:{examples}\n\n{AFTER}"))
}

/// The examples of the command of these words.
#[must_use]
pub fn examples(path: &str) -> Vec<&'static str> {
    if let Some(listed) = commands::find(path) {
        return listed.examples.lines().collect();
    }
    if let Some((_, lines)) = OTHER_EXAMPLES.iter().find(|(other, _)| *other == path) {
        return lines.lines().collect();
    }
    let inner = commands::ALL.iter().filter(|listed| listed.path.starts_with(&format!("{path} ")));
    inner.filter_map(|listed| listed.examples.lines().next()).take(GATHERED_EXAMPLES).collect()
}

/// The words of a command of the whole tree.
#[must_use]
pub fn path(command: &Command) -> &str {
    command.get_bin_name().unwrap_or_default().trim_start_matches("sawbones").trim_start()
}

/// Every command.
#[must_use]
pub fn whole() -> Command {
    let root = Command::new("sawbones")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Injury, dying and healing in tabletop role-playing games: rolled, by hand, or as exact odds");
    let about = root.get_about().cloned().unwrap_or_default();
    let root = commands::ALL.iter().fold(root, |root, listed| add(root, listed.path, listed));
    let root = Tool::augment_subcommands(root)
        .about(about)
        .long_about(None::<&str>)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .max_term_width(WIDTH);
    let tools = OTHER_EXAMPLES.iter().filter(|(path, _)| !path.is_empty());
    let root = tools.fold(root, |root, (path, _)| root.mut_subcommand(path, |tool| with_examples(tool, path)));
    let listing = listing(&root);
    with_examples(root, "").help_template(format!(
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
        let gathered = Command::new(first).about(about).subcommand_required(true).arg_required_else_help(true);
        gathering.subcommand(with_examples(gathered, path))
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
