//! What is different on a terminal: colour, letters beyond ASCII, and a word to whoever is expected to type. `script`
//! lends a terminal; without it these are skipped, and say so.

use std::process::{Command, Stdio};

/// What a command of the program prints on a terminal of its own in this environment, while nothing is typed.
fn on_a_terminal(environment: &str, line: &str) -> Option<String> {
    let version = Command::new("script").arg("--version").output();
    if !version.is_ok_and(|version| version.stdout.starts_with(b"script from util-linux")) {
        println!("skipped: script of util-linux is not installed");
        return None;
    }
    // Whoever waits for input is ended by the clock.
    let typed = format!("timeout 2 env {environment} '{}' {line}", env!("CARGO_BIN_EXE_sawbones"));
    let mut command = Command::new("script");
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "LC_CTYPE", "LANG"] {
        command.env_remove(noise);
    }
    let output = command.args(["-qec", &typed, "/dev/null"]).stdin(Stdio::null()).output().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn a_terminal_has_colour_unless_it_is_not_wanted() {
    let Some(plain) = on_a_terminal("NO_COLOR=1", "hit 6 --st 10 --seed 1") else { return };
    let coloured = on_a_terminal("TERM=xterm", "hit 6 --st 10 --seed 1").unwrap();
    assert!(coloured.contains('\u{1b}') && !plain.contains('\u{1b}'), "{coloured:?} {plain:?}");
    for line in ["hit 6 --st 10 --color never", "hit 6 --st 10 --json", "roll 3d6 -q"] {
        assert!(!on_a_terminal("TERM=xterm", line).unwrap().contains('\u{1b}'), "{line}");
    }
    // One object on several lines, for people.
    assert!(on_a_terminal("TERM=xterm", "roll 3d6 --json").unwrap().lines().count() > 5);
}

#[test]
fn letters_beyond_ascii_are_for_locales_that_have_them() {
    for line in [
        "wound-box show --mark bruise --mark light --mark light --color never",
        "hit 3d6 --st 10 --odds --color never",
        "roll 3d6 --odds --color never",
        "hit 3d6 --vary st=8..14 --odds --color never",
    ] {
        for plain in ["LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=ja_JP.eucJP"] {
            let Some(said) = on_a_terminal(plain, line) else { return };
            assert!(said.is_ascii(), "{plain} {line}: {said}");
        }
        assert!(on_a_terminal("LC_ALL=C.UTF-8", &format!("{line} --ascii")).unwrap().is_ascii(), "{line}");
        let said = on_a_terminal("LC_ALL=C.UTF-8", line).unwrap();
        assert_eq!(said.is_ascii(), line.starts_with("wound-box"), "{line}: {said}");
    }
    let Some(track) = on_a_terminal("LC_ALL=C", "wound-box show --mark bruise,light,light") else { return };
    assert!(track.contains("[X][ ]") && track.contains("[L]") && track.contains("-5"), "{track}");
}

#[test]
fn whoever_is_expected_to_type_is_told_so() {
    for (line, hint) in [
        ("batch", "Reading requests, a line of JSON each, until the end of input (Ctrl-D)."),
        ("hit 3 -s -", "Reading a sheet, a report or odds as JSON, until the end of input (Ctrl-D)."),
        ("roll 2d6 --dice ask", "roll: 2d6 (dice.roll)?"),
    ] {
        let Some(said) = on_a_terminal("LC_ALL=C", line) else { return };
        assert!(said.contains(hint), "{line}: {said}");
    }
}
