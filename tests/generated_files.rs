//! The committed completions and man pages are what the program prints. `UPDATE=1 cargo test --test generated_files`
//! writes them anew.

use clap_complete::Shell;
use sawbones::generated;
use std::collections::BTreeMap;
use std::fs;

fn compare(folder: &str, wanted: &BTreeMap<String, String>) {
    if std::env::var_os("UPDATE").is_some() {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).unwrap();
        for (name, text) in wanted {
            fs::write(format!("{folder}/{name}"), text).unwrap();
        }
    }
    let names = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
    let mut committed: Vec<String> = fs::read_dir(folder).unwrap().map(names).collect();
    committed.sort_unstable();
    assert_eq!(committed, wanted.keys().cloned().collect::<Vec<_>>(), "files of {folder}/");
    for (name, text) in wanted {
        let current = fs::read_to_string(format!("{folder}/{name}")).unwrap();
        assert!(current == *text, "{folder}/{name} is not current: UPDATE=1 cargo test --test generated_files");
    }
}

#[test]
fn completions() {
    let shells = [
        (Shell::Bash, "sawbones.bash"),
        (Shell::Zsh, "_sawbones"),
        (Shell::Fish, "sawbones.fish"),
        (Shell::PowerShell, "_sawbones.ps1"),
        (Shell::Elvish, "sawbones.elv"),
    ];
    compare(
        "completions",
        &shells.into_iter().map(|(shell, name)| (name.to_owned(), generated::completions(shell))).collect(),
    );
}

#[test]
fn man_pages() {
    compare("man", &generated::pages().into_iter().collect());
}
