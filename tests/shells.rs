//! The completions in real shells and the pages under real man formatters. Whichever is not installed is skipped, and
//! says so.

use std::process::{Command, Stdio};

/// What stands on the line before the cursor, and words that must be offered.
const WANTED: [(&str, &[&str]); 5] = [
    ("sawbones ", &["hit", "conscious", "roll", "rule", "new"]),
    ("sawbones hi", &["hit"]),
    ("sawbones new ", &["gadda"]),
    ("sawbones hit --loc", &["--location"]),
    ("sawbones hit --location ", &["body", "arm", "leg", "head"]),
];

fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

/// Makes sure that the words are offered; `offered` may be given more patience where a machine is slow.
fn check(offered: impl Fn(&str, u32) -> String) {
    for (line, wanted) in WANTED {
        let missing = |offered: &str| {
            let offers: Vec<&str> = offered.split(|c: char| c.is_whitespace() || c == '\u{7}').collect();
            wanted.iter().find(|word| !offers.contains(word))
        };
        let mut heard = String::new();
        let found = (1..=4).any(|patience| {
            heard = offered(line, patience);
            missing(&heard).is_none()
        });
        assert!(found, "after '{line}', '{:?}' is not offered: {heard:?}", missing(&heard));
    }
}

fn output(program: &str, args: &[&str]) -> String {
    let output = Command::new(program).args(args).stdin(Stdio::null()).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[test]
fn bash() {
    if !installed("bash") {
        return;
    }
    check(|line, _| {
        let script = r#"
            source completions/sawbones.bash
            COMP_LINE=$1 COMP_POINT=${#1}
            read -ra COMP_WORDS <<< "$1"
            [[ $1 == *' ' ]] && COMP_WORDS+=('')
            COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
            _sawbones sawbones "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\n' "${COMPREPLY[@]}""#;
        output("bash", &["--norc", "-c", script, "bash", line])
    });
}

#[test]
fn fish() {
    if !installed("fish") {
        return;
    }
    check(|line, _| {
        let script = "source completions/sawbones.fish; complete -C $argv[1]";
        output("fish", &["--no-config", "-c", script, line])
    });
}

#[test]
fn zsh() {
    if !installed("zsh") {
        return;
    }
    check(|line, patience| {
        // A shell in a terminal of its own loads the completions as the README says, and its list is read off.
        let script = r#"
            zmodload zsh/zpty
            zpty shell zsh -f -i
            tell() { zpty -w shell "$1" }
            tell "PROMPT= RPROMPT=; unsetopt zle_bracketed_paste; fpath=($PWD/completions \$fpath); autoload -U compinit; compinit -u -D"
            tell "zstyle ':completion:*' list-prompt ''; zstyle ':completion:*' menu no; LISTMAX=1000; COLUMNS=200; stty cols 200 rows 60"
            tell "bindkey '^X' list-choices; print re''ady"
            while zpty -r shell said; do [[ $said == *ready* ]] && break; done
            zpty -n -w shell "$1"$'\C-x'
            sleep $(( 0.4 * $2 ))
            heard=
            while zpty -r -t shell said; do heard+=$said; done
            # A single choice is not listed but put on the line.
            zpty -n -w shell $'\t'
            sleep $(( 0.2 * $2 ))
            while zpty -r -t shell said; do heard+=$said; done
            zpty -d shell
            print -r -- "$heard""#;
        let heard = output("zsh", &["-f", "-c", script, "zsh", line, &patience.to_string()]);
        // What is left of each piece behind an escape, once its parameters and final letter are gone.
        let words = |piece: &str| match piece.strip_prefix('[') {
            Some(control) => {
                control.split_once(|c: char| c.is_ascii_alphabetic()).map_or("", |(_, words)| words).to_owned()
            }
            None => piece.to_owned(),
        };
        heard.split('\u{1b}').map(words).collect::<String>()
    });
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

/// Every flag that `--help` shows stands on the page of its command, and every page that is named exists.
#[test]
fn pages_hold_every_flag_and_name_only_pages_that_exist() {
    for listed in sawbones::commands::ALL {
        let name = format!("sawbones-{}", listed.path.replace(' ', "-"));
        let page = std::fs::read_to_string(format!("man/{name}.1")).unwrap().replace('\\', "");
        let args: Vec<&str> = listed.path.split(' ').chain(["--help"]).collect();
        let help = output(env!("CARGO_BIN_EXE_sawbones"), &args);
        let flags = help.split_whitespace().filter(|word| word.starts_with("--") && word.len() > 2);
        for flag in flags {
            let flag = flag.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
            assert!(page.contains(flag), "{flag} is not on the page of {name}");
        }
        let (_, others) = page.split_once("SEE ALSO").unwrap();
        for other in others.split_whitespace().filter_map(|word| word.trim_end_matches(',').strip_suffix("(1)")) {
            assert!(std::path::Path::new(&format!("man/{other}.1")).exists(), "{name} names {other}");
        }
    }
}
