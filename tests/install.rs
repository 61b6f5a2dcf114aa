//! The steps of the README, followed in a home with nothing in it: afterwards a new shell completes, and `man` finds the
//! pages. Whichever shell is not installed is skipped, and says so.

mod offered;

use offered::{Zsh, check, installed, zsh};
use std::path::Path;
use std::process::{Command, Output};

/// What is offered when all is in its place.
const WANTED: [(&str, &[&str]); 2] =
    [("sawbones ", &["hit", "conscious", "wound-box"]), ("sawbones hit --location ", &["body", "arm", "leg", "head"])];

/// The block of shell commands under a heading of the README.
fn steps(heading: &str) -> String {
    let readme = std::fs::read_to_string("README.md").unwrap();
    let (_, rest) = readme.split_once(&format!("\n**{heading}**")).unwrap();
    let (_, block) = rest.split_once("```sh\n").unwrap();
    block.split_once("```").unwrap().0.to_owned()
}

/// Somebody's shell, with the program on the path and nothing else of the tester's own.
fn shell(program: &str, home: &Path) -> Command {
    let bin = Path::new(env!("CARGO_BIN_EXE_sawbones")).parent().unwrap();
    let mut command = Command::new(program);
    command.env("HOME", home).env("PATH", format!("{}:/usr/local/bin:/usr/bin:/bin", bin.display())).current_dir(home);
    for own in ["ZDOTDIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "MANPATH", "BASH_COMPLETION_USER_DIR"] {
        command.env_remove(own);
    }
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A home in which the steps have been followed.
fn home(heading: &str) -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let followed = shell("sh", home.path()).args(["-e", "-c", &steps(heading)]).output().unwrap();
    assert!(followed.status.success() && said(&followed).is_empty(), "{}", said(&followed));
    home
}

#[test]
fn zsh_completes_in_a_new_shell() {
    let steps = steps("zsh");
    assert!(steps.contains("fpath") && steps.contains("compinit"), "{steps}");
    if !installed("zsh") {
        return;
    }
    let home = home("zsh");
    for (line, wanted) in WANTED {
        check(line, wanted, |line, patience| zsh(&Zsh::At(home.path()), line, patience));
    }
}

#[test]
fn fish_completes_in_a_new_shell() {
    if !installed("fish") {
        return;
    }
    let home = home("fish");
    for (line, wanted) in WANTED {
        check(line, wanted, |line, _| {
            said(&shell("fish", home.path()).args(["-c", "complete -C $argv[1]", line]).output().unwrap())
        });
    }
}

#[test]
fn bash_completes_in_a_new_shell() {
    const PACKAGE: &str = "/usr/share/bash-completion/bash_completion";
    if !installed("bash") || !Path::new(PACKAGE).exists() {
        println!("skipped: bash-completion is not installed");
        return;
    }
    let home = home("bash");
    let script = r#"
        source "$1"
        if declare -F _comp_load > /dev/null; then _comp_load sawbones; else _completion_loader sawbones; fi
        complete -p sawbones"#;
    let loaded = said(&shell("bash", home.path()).args(["--norc", "-c", script, "bash", PACKAGE]).output().unwrap());
    assert!(loaded.contains("-F _sawbones"), "{loaded}");
}

#[test]
fn man_finds_the_pages() {
    if !installed("man") {
        return;
    }
    let home = tempfile::tempdir().unwrap();
    let line = format!("{}\nman -w sawbones sawbones-hit sawbones-wound-box-heal-magic", steps("Manual pages"));
    let found = said(&shell("sh", home.path()).args(["-c", &line]).output().unwrap());
    assert_eq!(found.matches(".local/share/man/man1/sawbones").count(), 3, "{found}");
}
