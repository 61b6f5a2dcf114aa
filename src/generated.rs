//! Files made from the definition of the command line: completions and man pages.

mod fish;

use crate::cli::tree;
use crate::text::wrap;
use clap::{Arg, Command, ValueHint};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

/// The date on the pages, that of the release.
const DATE: &str = "2026-11-30";
/// The exit statuses and what they mean.
const EXIT_STATUS: [(&str, &str); 3] = [
    ("0", "The question was answered."),
    ("1", "With --exit-status: the answer is unfavourable (a failed save, unconscious, dead, worse, no effect)."),
    ("2", "An error, said in one line on standard error; nothing is on standard output."),
];
/// The variables that are looked at.
const ENVIRONMENT: [(&str, &str); 3] = [
    ("SAWBONES_RULES", "The rules for The Fantasy Trip, gadda or smith, where neither --rules nor a sheet says which."),
    ("NO_COLOR", "If set, no colour unless --color=always."),
    ("CLICOLOR_FORCE", "If set and not 0, colour also into a pipe."),
];

/// The completion script for a shell.
#[must_use]
pub fn completions(shell: clap_complete::Shell) -> String {
    let mut script = Vec::new();
    let mut whole = without_files(tree::whole());
    clap_complete::generate(shell, &mut whole, "sawbones", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    if shell == clap_complete::Shell::Fish { fish::completed(&script, &whole) } else { script }
}

/// The commands with it said that a number or a word is no file, as shells assume.
fn without_files(command: Command) -> Command {
    let no_file =
        |arg: Arg| if arg.get_value_hint() == ValueHint::Unknown { arg.value_hint(ValueHint::Other) } else { arg };
    let takes_values = |arg: &Arg| arg.get_action().takes_values();
    command.mut_args(|arg| if takes_values(&arg) { no_file(arg) } else { arg }).mut_subcommands(without_files)
}

/// The page of the whole program.
#[must_use]
pub fn first_page() -> String {
    pages().swap_remove(0).1
}

/// Every man page with its file name, the page of the whole program first.
#[must_use]
pub fn pages() -> Vec<(String, String)> {
    let mut root = tree::whole().disable_help_subcommand(true);
    root.build();
    let mut pages = Vec::new();
    collect(&root, None, &mut pages);
    pages
}

fn collect(command: &Command, above: Option<&Command>, pages: &mut Vec<(String, String)>) {
    let man = Man::new(command.clone()).date(DATE).manual("sawbones");
    pages.push((man.get_filename(), page(command, &man, above)));
    for inner in command.get_subcommands() {
        collect(inner, Some(command), pages);
    }
}

/// A page: what clap's definition gives, and then what every page tells.
fn page(command: &Command, man: &Man, above: Option<&Command>) -> String {
    let mut page = Vec::new();
    let rendered = man
        .render_title(&mut page)
        .and_then(|()| man.render_name_section(&mut page))
        .and_then(|()| man.render_synopsis_section(&mut page))
        .and_then(|()| man.render_description_section(&mut page))
        .and_then(|()| man.render_options_section(&mut page))
        .and_then(|()| if command.has_subcommands() { man.render_subcommands_section(&mut page) } else { Ok(()) });
    let mut roff = Roff::new();
    roff.control("SH", ["EXAMPLES"]);
    for example in tree::examples(tree::path(command)) {
        roff.control("EX", []).text([roman(example)]).control("EE", []);
    }
    roff.control("SH", ["EXIT STATUS"]);
    items(&mut roff, &EXIT_STATUS);
    roff.control("SH", ["ENVIRONMENT"]);
    items(&mut roff, &ENVIRONMENT);
    roff.control("SH", ["SEE ALSO"]);
    let inner = command.get_subcommands();
    let others: Vec<String> = above.into_iter().chain(inner).map(|other| page_name(other) + "(1)").collect();
    roff.text([roman(others.join(", "))]);
    let end = roff.to_writer(&mut page);
    // Writing into memory cannot fail.
    debug_assert!(rendered.is_ok() && end.is_ok());
    tidy(&String::from_utf8_lossy(&page))
}

/// The page as man formatters like it: short lines, a title in capitals, no line breaks beside spaces.
fn tidy(page: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut as_typed = false;
    for line in page.lines().map(str::trim_end) {
        as_typed = line == ".EX" || as_typed && line != ".EE";
        let last = lines.last().map_or("", String::as_str);
        match line {
            ".br" if last == ".sp" => {}
            ".PP" if last.starts_with(".SH") => {}
            "" if last == ".br" => {
                lines.pop();
                lines.push(".sp".to_owned());
            }
            _ if line.starts_with(".TH ") => {
                let mut words = line.splitn(3, ' ');
                let title = words.nth(1).unwrap_or_default().to_uppercase();
                lines.push(format!(".TH {title} {}", words.next().unwrap_or_default()));
            }
            _ if as_typed || line.starts_with('.') => lines.push(line.to_owned()),
            _ => lines.extend(wrap(line, "", "", 79)),
        }
    }
    lines.join("\n") + "\n"
}

fn page_name(command: &Command) -> String {
    command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned()
}

fn items(roff: &mut Roff, items: &[(&str, &str)]) {
    for (term, words) in items {
        roff.control("TP", []).text([bold(*term)]).text([roman(*words)]);
    }
}
