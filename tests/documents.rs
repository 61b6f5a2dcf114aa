//! Whole outputs, as people see them: every `console` block of the README and of `tests/outputs/*.md` is run, in order,
//! in an empty folder of its own, and must print what stands there. `UPDATE=1 cargo test --test documents` writes the
//! blocks anew; read what changed before you keep it.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a line as a shell does, with the program on the path.
fn run(line: &str, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_sawbones")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{{ {line}\n}} 2>&1")]).current_dir(folder).env("PATH", path).env("LC_ALL", "C.UTF-8");
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        shell.env_remove(noise);
    }
    let output = shell.stdin(std::process::Stdio::null()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The document with what its commands print now.
fn played(text: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut result = String::new();
    let mut in_block = false;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let is_command = in_block && line.starts_with("$ ");
        if in_block && !is_command && !line.starts_with("```") {
            continue;
        }
        result += line;
        result.push('\n');
        match line {
            "```console" => in_block = true,
            _ if line.starts_with("```") => in_block = false,
            _ if is_command => {
                let mut command = line[2..].to_owned();
                while let Some(more) = lines.next_if(|line| line.starts_with("> ")) {
                    result += more;
                    result.push('\n');
                    command = format!("{command}\n{}", &more[2..]);
                }
                let printed = run(&command, folder.path());
                result += &printed;
                if !printed.is_empty() && !printed.ends_with('\n') {
                    result.push('\n');
                }
            }
            _ => {}
        }
    }
    result
}

fn check(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    let now = played(&text);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, now).unwrap();
        return;
    }
    for (number, (old, new)) in text.lines().zip(now.lines()).enumerate() {
        assert_eq!(old, new, "{}:{}", path.display(), number + 1);
    }
    assert_eq!(text.lines().count(), now.lines().count(), "{}", path.display());
}

#[test]
fn readme() {
    check("README.md".as_ref());
}

#[test]
fn outputs() {
    let mut documents: Vec<_> = fs::read_dir("tests/outputs").unwrap().map(|entry| entry.unwrap().path()).collect();
    documents.sort();
    assert!(!documents.is_empty());
    for path in &documents {
        check(path);
    }
}

/// The sheets that the examples speak of, and how they are made.
const SHEETS: [(&str, &str); 3] = [
    ("mothhem.json", "sawbones new gadda --name Mothhem --st 11 --dx 12 --iq 10 --wounds 3 --grave arm=6"),
    ("nerdeth.json", "sawbones new smith --name Nerdeth --st 13 --dx 15 --at -2"),
    (
        "myok-voy.json",
        "sawbones new wh40k --name 'Myok Voy' --wounds 17 --tb 3 --toughness 35 --injury 5E@body,8I@left-arm",
    ),
];

/// What the examples of batches read.
const REQUEST: &str = "{\"command\":\"hit\",\"args\":{\"damage\":\"3d6\",\"st\":11}}\n";

/// Every example of every `--help` answers.
#[test]
fn help_examples() {
    let mut whole = sawbones::cli::tree::whole().disable_help_subcommand(true);
    whole.build();
    let mut left = vec![&whole];
    while let Some(command) = left.pop() {
        left.extend(command.get_subcommands());
        let path = sawbones::cli::tree::path(command);
        let folder = tempfile::tempdir().unwrap();
        for (file, made_by) in SHEETS {
            fs::write(folder.path().join(file), run(made_by, folder.path())).unwrap();
        }
        fs::write(folder.path().join("requests.ndjson"), REQUEST.repeat(20)).unwrap();
        let examples = sawbones::cli::tree::examples(path);
        assert!(examples.len() > 1, "{path} has too few examples");
        for example in examples {
            assert!(example.contains(path), "an example of '{path}' shows something else: {example}");
            assert!(example.len() <= 78, "indented by two, it is more than a line: {example}");
            let printed = run(&format!("set -e; {example}"), folder.path());
            assert!(!printed.is_empty() || example.contains(" > ") || path == "man", "{example}");
            assert!(!printed.contains("error: "), "{example}\n{printed}");
            let all_fit = printed.starts_with('{') || printed.lines().all(|line| line.chars().count() <= 80);
            assert!(all_fit, "{example}\n{printed}");
        }
    }
}
