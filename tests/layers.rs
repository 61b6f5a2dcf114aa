//! Imports run one way. Rules know dice and their own game, and neither the command line, nor JSON text, nor another
//! game; the layers below know nothing of those above.

use std::fs;
use std::path::Path;

/// The lines of source files below a path, without their tests.
fn sources(path: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let path = Path::new(path);
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            found.extend(sources(entry.unwrap().path().to_str().unwrap()));
        }
    } else {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap().to_owned();
        found.push((path.display().to_string(), code));
    }
    found
}

fn forbid(paths: &[&str], words: &[&str]) {
    for path in paths {
        for (name, code) in sources(path) {
            for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
                for word in words {
                    assert!(!line.contains(word), "{name} must not know '{word}': {line}");
                }
            }
        }
    }
}

const ABOVE_RULES: [&str; 9] = [
    "crate::cli",
    "crate::commands",
    "crate::report",
    "crate::sheet",
    "crate::asking",
    "crate::play",
    "crate::odds",
    "clap",
    "serde_json",
];

#[test]
fn rules_know_no_command_line_and_no_json_text() {
    forbid(&["src/rules.rs", "src/rules"], &ABOVE_RULES);
}

#[test]
fn dice_and_odds_know_no_rules() {
    let games = ["rules::gadda", "rules::smith", "rules::wound_box", "rules::wh40k", "rules::bare"];
    forbid(&["src/dice.rs", "src/dice", "src/odds.rs", "src/odds", "src/procedure.rs", "src/play.rs"], &games);
    forbid(&["src/dice.rs", "src/dice"], &ABOVE_RULES);
    forbid(
        &["src/odds.rs", "src/odds", "src/procedure.rs"],
        &["crate::cli", "crate::commands", "crate::report", "crate::sheet"],
    );
}

#[test]
fn no_game_knows_another() {
    let games = ["gadda", "smith", "wound_box", "wh40k"];
    for game in games {
        let others: Vec<String> =
            games.iter().filter(|other| **other != game).map(|other| format!("rules::{other}")).collect();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        for path in [format!("src/rules/{game}.rs"), format!("src/rules/{game}")] {
            if Path::new(&path).exists() {
                forbid(&[&path], &others);
            }
        }
    }
}

#[test]
fn only_the_program_touches_streams_and_the_environment() {
    let streams = ["io::stdout", "io::stderr", "io::stdin", "env::var", "process::exit", "println!", "eprintln!"];
    let library: Vec<String> =
        fs::read_dir("src").unwrap().map(|entry| entry.unwrap().path().display().to_string()).collect();
    let library: Vec<&str> = library.iter().map(String::as_str).filter(|path| *path != "src/main.rs").collect();
    forbid(&library, &streams);
}
