//! Files made from the definition of the command line: completions and man pages.

use crate::cli::tree;
use clap::Command;

/// The completion script for a shell.
#[must_use]
pub fn completions(shell: clap_complete::Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut tree::whole(), "sawbones", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The page of the whole program.
#[must_use]
pub fn first_page() -> String {
    let mut root = tree::whole();
    root.build();
    page(&root).1
}

/// Every man page with its file name.
#[must_use]
pub fn pages() -> Vec<(String, String)> {
    let mut root = tree::whole().disable_help_subcommand(true);
    root.build();
    let mut pages = Vec::new();
    collect(&root, &mut pages);
    pages
}

fn collect(command: &Command, pages: &mut Vec<(String, String)>) {
    pages.push(page(command));
    for inner in command.get_subcommands() {
        collect(inner, pages);
    }
}

/// A page with its file name.
fn page(command: &Command) -> (String, String) {
    let man = clap_mangen::Man::new(command.clone());
    let mut page = Vec::new();
    let _ = man.render(&mut page);
    (man.get_filename(), String::from_utf8_lossy(&page).into_owned())
}
