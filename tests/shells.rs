//! The completions in real shells and the pages under real man formatters. Whichever is not installed is skipped, and
//! says so. `install.rs` puts them where they belong.

mod offered;

use clap::Command as Clap;
use offered::{Zsh, check, installed, zsh};
use std::process::{Command, Stdio};

/// What stands on the line before the cursor, and words that must be offered: at the tool, at a group, at a group in a
/// group, among the flags of a command, and where a flag has fixed choices.
const WANTED: [(&str, &[&str]); 12] = [
    ("sawbones ", &["hit", "conscious", "roll", "rule", "new"]),
    ("sawbones hi", &["hit"]),
    ("sawbones new ", &["gadda"]),
    ("sawbones wound-box ", &["show", "hit", "heal", "rest", "stabilize"]),
    ("sawbones wound-box heal ", &["first-aid", "magic", "points"]),
    ("sawbones hit --loc", &["--location"]),
    ("sawbones hit --location ", &["body", "arm", "leg", "head"]),
    ("sawbones wound-box heal magic --spell ", &["minor", "light", "moderate", "serious", "critical"]),
    ("sawbones rest 3d --until ", &["healed", "conscious", "dead"]),
    ("sawbones help ", &["hit", "roll", "batch"]),
    ("sawbones heal help ", &["barber", "salve"]),
    ("sawbones completions ", &["bash", "zsh", "fish"]),
];

/// Where a file may stand, and where none may.
const FILES: [&str; 2] = ["sawbones hit 3 --sheet ", "sawbones roll 3d6 --odds --svg "];
const NO_FILES: [&str; 3] = ["sawbones hit 3 --st ", "sawbones hit 3 --name ", "sawbones new gadda "];

/// Makes sure that the words are offered, and files where they are wanted and nowhere else.
fn check_all(offered: impl Fn(&str, u32) -> String + Copy + Send) {
    // Much of the time is spent waiting.
    std::thread::scope(|scope| {
        for some in WANTED.chunks(4) {
            scope.spawn(move || {
                for (line, wanted) in some {
                    check(line, wanted, offered);
                }
            });
        }
        scope.spawn(move || {
            for line in FILES {
                check(line, &["Cargo.toml", "README.md"], offered);
            }
            for line in NO_FILES {
                assert!(!offered(line, 2).contains("Cargo.toml"), "after '{line}'");
            }
        });
    });
}

fn output(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).stdin(Stdio::null()).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn bash_completes() {
    if !installed("bash") {
        return;
    }
    let offered = |line: &str, _| {
        let script = r#"
            source completions/sawbones.bash
            COMP_LINE=$1 COMP_POINT=${#1}
            read -ra COMP_WORDS <<< "$1"
            [[ $1 == *' ' ]] && COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _sawbones sawbones "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\n' "${COMPREPLY[@]}""#;
        output("bash", &["--norc", "-c", script, "bash", line])
    };
    check_all(offered);
}

#[test]
fn fish_completes() {
    if !installed("fish") {
        return;
    }
    let offered = |line: &str, _| {
        let script = "source completions/sawbones.fish; complete -C $argv[1]";
        output("fish", &["--no-config", "-c", script, line])
    };
    check_all(offered);
}

#[test]
fn zsh_completes() {
    if !installed("zsh") {
        return;
    }
    let setup = r"fpath=($PWD/completions $fpath); autoload -U compinit; compinit -u -D";
    check_all(|line, patience| zsh(&Zsh::Told(setup), line, patience));
}

#[test]
fn pages_are_without_lint() {
    if !installed("mandoc") {
        return;
    }
    for page in std::fs::read_dir("man").unwrap() {
        let page = page.unwrap().path();
        let lint = output("mandoc", &["-Tlint", page.to_str().unwrap()]);
        assert_eq!(lint, "", "{}", page.display());
    }
}

/// Every command has a page on which every flag stands that its `--help` shows, and every page that is named exists.
#[test]
fn pages_hold_every_flag_and_name_only_pages_that_exist() {
    fn check(command: &Clap, pages: &mut usize) {
        let path = sawbones::cli::tree::path(command);
        let name = format!("sawbones {path}").trim_end().replace(' ', "-");
        let page = std::fs::read_to_string(format!("man/{name}.1")).unwrap().replace('\\', "");
        let args: Vec<&str> = path.split_whitespace().chain(["--help"]).collect();
        let help = output(env!("CARGO_BIN_EXE_sawbones"), &args);
        let (options, _) = help.split_once("Examples:").unwrap();
        for flag in options.split_whitespace().filter(|word| word.starts_with("--") && word.len() > 2) {
            let flag = flag.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            assert!(page.contains(flag), "{flag} is not on the page of {name}");
        }
        let (_, others) = page.split_once("SEE ALSO").unwrap();
        for other in others.split_whitespace().filter_map(|word| word.trim_end_matches(',').strip_suffix("(1)")) {
            assert!(std::path::Path::new(&format!("man/{other}.1")).exists(), "{name} names {other}");
        }
        *pages += 1;
        command.get_subcommands().for_each(|inner| check(inner, pages));
    }
    let mut whole = sawbones::cli::tree::whole().disable_help_subcommand(true);
    whole.build();
    let mut pages = 0;
    check(&whole, &mut pages);
    assert_eq!(std::fs::read_dir("man").unwrap().count(), pages, "and no page is of nothing");
}

#[test]
fn pages_are_written_into_a_folder_that_is_not_there_yet() {
    let folder = tempfile::tempdir().unwrap();
    let man = folder.path().join("share/man/man1");
    assert_eq!(output(env!("CARGO_BIN_EXE_sawbones"), &["man", man.to_str().unwrap()]), "");
    let names = |folder: &std::path::Path| {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        entries.collect::<std::collections::BTreeSet<_>>()
    };
    assert_eq!(names(&man), names("man".as_ref()));
    let page = |folder: &std::path::Path| std::fs::read(folder.join("sawbones-wound-box-heal-magic.1")).unwrap();
    assert_eq!(page(&man), page("man".as_ref()));
}
