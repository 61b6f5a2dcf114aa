//! What shells offer after the beginning of a line.

use std::path::Path;
use std::process::{Command, Stdio};

/// Whether a program is there to be tested with; says so if not.
pub(crate) fn installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok();
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

/// Makes sure that the words are offered after the line; `offered` may be given more patience where a machine is slow.
pub(crate) fn check(line: &str, wanted: &[&str], offered: impl Fn(&str, u32) -> String) {
    let missing = |offered: &str| {
        let offers: Vec<&str> = offered.split(|c: char| c.is_whitespace() || c == '\u{7}').collect();
        wanted.iter().copied().find(|word| !offers.contains(word)).map(str::to_owned)
    };
    let mut heard = String::new();
    let found = (1..=4).any(|patience| {
        heard = offered(line, patience);
        missing(&heard).is_none()
    });
    assert!(found, "after '{line}', {:?} is not offered: {heard:?}", missing(&heard));
}

/// Whose shell it is: one without startup files that is told what to do, or that of somebody with a home.
pub(crate) enum Zsh<'a> {
    #[allow(dead_code, reason = "the shell of somebody with a home is told nothing")]
    Told(&'a str),
    #[allow(dead_code, reason = "where only the completions are tested nobody has a home")]
    At(&'a Path),
}

/// What zsh lists after the line, in a shell of its own on a terminal of its own.
pub(crate) fn zsh(shell: &Zsh<'_>, line: &str, patience: u32) -> String {
    let script = r#"
        zmodload zsh/zpty
        zpty shell zsh ${=3} -i
        tell() { zpty -w shell "$1" }
        [[ -n $4 ]] && tell "$4"
        tell "PROMPT= RPROMPT=; unsetopt zle_bracketed_paste"
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
    let mut command = Command::new("zsh");
    let patience = patience.to_string();
    command.args(["-f", "-c", script, "zsh", line, &patience]).stdin(Stdio::null());
    match shell {
        Zsh::Told(setup) => command.args(["-f", setup]),
        Zsh::At(home) => command.args(["-d", ""]).env("HOME", home).env_remove("ZDOTDIR"),
    };
    let output = command.output().unwrap();
    let heard = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    // What is left of each piece behind an escape, once its parameters and final letter are gone.
    let words = |piece: &str| match piece.strip_prefix('[') {
        Some(control) => {
            control.split_once(|c: char| c.is_ascii_alphabetic()).map_or("", |(_, words)| words).to_owned()
        }
        None => piece.to_owned(),
    };
    heard.split('\u{1b}').map(words).collect::<String>()
}
