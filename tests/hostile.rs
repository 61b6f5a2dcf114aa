//! Input that no friend would send: huge numbers, broken text, closed pipes, full disks, kills. Each gets a clear error
//! at once, or a quiet end; never a panic, never a hang, never half an answer.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn sawbones() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sawbones"));
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(noise);
    }
    command.stdin(Stdio::null());
    command
}

fn answer(args: &[&str]) -> Output {
    sawbones().args(args).output().unwrap()
}

fn piped(args: &[&str], stdin: &[u8]) -> Output {
    let mut child =
        sawbones().args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let stdin = stdin.to_owned();
    let writer = std::thread::spawn(move || drop(pipe.write_all(&stdin)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// One line on standard error that starts as errors do, nothing on standard output, status 2.
fn is_error(output: &Output) -> String {
    let error = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty());
    assert!(error.starts_with("error: "), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.len() < 2000, "{error}");
    error
}

#[test]
fn the_number_of_dice_has_one_limit() {
    for power in 1..=20 {
        let dice = format!("1{}d6", "0".repeat(power));
        let output = answer(&["roll", &dice, "-q"]);
        if power <= 3 {
            assert!(output.status.success(), "{dice}");
            assert!(output.stdout.len() < 2000);
        } else {
            let error = is_error(&output);
            assert!(error.contains("at most 1000 dice") || error.contains("at most 1000 in all"), "{error}");
        }
    }
    for dice in ["999999d999999", "15123d123123", &format!("1d{}", "9".repeat(32)), "1d6+9223372036854775807"] {
        let error = is_error(&answer(&["roll", dice]));
        assert!(error.contains("limit") || error.contains("at most"), "{error}");
        is_error(&answer(&["roll", dice, "--odds"]));
    }
}

#[test]
fn the_largest_roll_is_printed_shortly() {
    let output = answer(&["roll", "1000d1000", "--seed", "1"]);
    assert!(output.status.success());
    assert!(output.stdout.len() < 2000, "{}", output.stdout.len());
}

#[test]
fn numbers_past_every_range_are_errors_in_every_place() {
    for (flag, number) in
        [("--st", "1000000000000"), ("--wounds", "9223372036854775808"), ("--at", "-99999999999999999999")]
    {
        is_error(&answer(&["hit", "3", "--st", "10", flag, number]));
    }
    for number in ["1.000", "0,5", "1e3", "0x10", "", " ", "+"] {
        is_error(&answer(&["hit", "3", "--st", number]));
    }
}

#[test]
fn a_current_st_may_be_written_three_ways() {
    let want = answer(&["conscious", "--st", "10", "--at", "-3", "--seed", "1", "--json"]).stdout;
    assert_eq!(answer(&["conscious", "--st", "10", "--at=-3", "--seed", "1", "--json"]).stdout, want);
    assert_eq!(answer(&["conscious", "--st", "10", "--at", "\u{2212}3", "--seed", "1", "--json"]).stdout, want);
    let total = answer(&["roll", "--seed", "1", "--", "-3"]);
    assert!(String::from_utf8(total.stdout).unwrap().starts_with("-3"));
}

#[test]
fn bytes_that_are_no_text() {
    for (line, named) in [
        (&b"roll 3d\xff6"[..], "the argument '3d\u{fffd}6' is not UTF-8"),
        (b"hit 3 --st 1\xff", "the argument '1\u{fffd}' is not UTF-8"),
        (b"hit 3 --st=1\xff0", "the argument '--st=1\u{fffd}0' is not UTF-8"),
        (b"hit 3 --st 10 --name a\xff", "the argument 'a\u{fffd}' is not UTF-8"),
        // A file may be called so, and then it is something else that is wrong.
        (b"hit 3 --sheet \xff --name a\xff", "the argument 'a\u{fffd}' is not UTF-8"),
        (b"hit 3 -s \xff.json", "cannot read the sheet from '\u{fffd}.json'"),
        (b"batch \xff.nd", "cannot read '\u{fffd}.nd'"),
        (b"rule \xff", "the argument '\u{fffd}' is not UTF-8"),
        (b"hit 3 --\xff", "'--\u{fffd}'"),
        (b"heal \xff", "'\u{fffd}'"),
        (b"\xff", "'\u{fffd}'"),
    ] {
        let words = line.split(|byte| *byte == b' ').map(OsStr::from_bytes);
        let error = is_error(&sawbones().args(words).output().unwrap());
        assert!(error.contains(named), "{error}");
    }
    is_error(&piped(&["hit", "3", "-s", "-"], b"{\"rules\":\"gadda\",\"name\":\"\xff\",\"st\":10}"));
    is_error(&piped(&["hit", "3", "-s", "-"], b"{\"rules\":\"gadda\",\"st\":10,\"wounds\":\0}"));
}

#[test]
fn deep_nesting_and_long_input_end_at_once() {
    // The quickest of several, as other tests run beside this one.
    let at_once = |what: &str, play: &dyn Fn() -> Output| {
        let timed = || {
            let start = Instant::now();
            is_error(&play());
            start.elapsed()
        };
        let quickest = (0..7).map(|_| timed()).min().unwrap();
        assert!(quickest < Duration::from_millis(100), "{what}: {quickest:?}");
    };
    for open in ["(", "d", "1+", "+"] {
        at_once(open, &|| answer(&["roll", &open.repeat(10_000)]));
        at_once(open, &|| answer(&["hit", &open.repeat(10_000), "--st", "10"]));
    }
    let deep = |open: &str, close: &str| open.repeat(10_000) + "1" + &close.repeat(10_000);
    for sheet in [
        "[".repeat(10_000),
        deep("[", "]"),
        deep("{\"sheet\":", "}"),
        deep("{\"odds\":[{\"sheet\":", "}]}"),
        format!("{{\"rules\":\"gadda\",\"st\":10,\"lost\":{}}}", deep("{\"st\":", "}")),
        format!("{{\"rules\":\"gadda\",\"st\":10,\"more\":{}}}", deep("[", "]")),
    ] {
        at_once(&sheet[..20], &|| piped(&["hit", "3", "-s", "-"], sheet.as_bytes()));
    }
    is_error(&piped(&["hit", "3", "-s", "-"], &b" ".repeat(3 << 20)));
}

#[test]
fn a_sheet_may_come_from_another_system() {
    let sheet = b"\xef\xbb\xbf{\"rules\":\"gadda\",\r\n\"st\":10}";
    assert!(piped(&["hit", "3", "-s", "-"], sheet).status.success());
}

/// Nothing is waited for: what needs input says that there was none, and a batch of no lines has no answers.
#[test]
fn an_empty_or_closed_standard_input_ends_at_once() {
    for (line, status, said) in [
        ("hit 3 -s -", 2, "the sheet is empty"),
        ("wound-box show -s -", 2, "the sheet is empty"),
        ("rest 3d -s - --odds", 2, "the sheet is empty"),
        ("roll 2d6 --dice ask", 2, "the input ended before the dice of the roll 'roll' (2d6) were given"),
        ("batch --seed 1", 0, ""),
        ("batch --seed 1 -", 0, ""),
    ] {
        for script in [format!("\"$0\" {line} </dev/null"), format!("\"$0\" {line} <&-"), format!(": | \"$0\" {line}")]
        {
            let output = Command::new("sh").args(["-c", &script, env!("CARGO_BIN_EXE_sawbones")]).output().unwrap();
            assert_eq!((output.status.code(), output.stdout.len()), (Some(status), 0), "{script}");
            let error = String::from_utf8(output.stderr).unwrap();
            assert!(error.contains(said) && error.is_empty() == said.is_empty(), "{script}: {error}");
        }
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let lines = ["table saves", "schema report", "completions zsh", "man", "--help", "roll 500d6 --odds"];
    for line in lines.into_iter().cycle().take(30).chain(["rule"; 50]) {
        let mut child = sawbones().args(line.split(' ')).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut first = [0];
        child.stdout.take().unwrap().read_exact(&mut first).unwrap();
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        let status = child.wait().unwrap();
        assert_eq!(errors, "", "{line}");
        assert!(status.success() || status.signal() == Some(13), "{line}: {status}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = sawbones().args(["roll", "3d6"]).stdout(full).output().unwrap();
    assert!(is_error(&output).contains("standard output"));
}

#[test]
fn colour_is_for_terminals_and_those_who_ask() {
    let escapes = |args: &[&str], variables: &[(&str, &str)]| {
        sawbones().args(args).envs(variables.iter().copied()).output().unwrap().stdout.contains(&0x1b)
    };
    let hit = ["hit", "3", "--st", "10"];
    assert!(!escapes(&hit, &[]));
    assert!(!escapes(&hit, &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]));
    assert!(escapes(&hit, &[("CLICOLOR_FORCE", "1")]));
    assert!(escapes(&["hit", "3", "--st", "10", "--color=always"], &[("NO_COLOR", "1")]));
    assert!(!escapes(&["hit", "3", "--st", "10", "--color=always", "--json"], &[]));
}

#[test]
fn every_roll_without_a_seed_is_another_one_and_can_be_had_again() {
    let rolls: std::collections::BTreeSet<Vec<u8>> =
        (0..30).map(|_| answer(&["roll", "10d6", "--json"]).stdout).collect();
    assert!(rolls.len() > 1);
    let rolled: serde_json::Value = serde_json::from_slice(&answer(&["roll", "10d6", "--json"]).stdout).unwrap();
    let again = answer(&["roll", "10d6", "--json", "--seed", rolled["seed"].as_str().unwrap()]).stdout;
    assert_eq!(serde_json::from_slice::<serde_json::Value>(&again).unwrap(), rolled);
}

/// A sheet that is written back while the program is killed at every moment is the old one or the new one, whole.
#[test]
fn a_kill_leaves_a_whole_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.json");
    let (mut old, mut new) = (0, 0);
    for delay in 0..120 {
        let before = "{\"rules\":\"gadda\",\"st\":1000,\"name\":\"before\"}";
        std::fs::write(&path, before).unwrap();
        let mut child =
            sawbones().args(["hit", "3", "-i", "-q", "-s"]).arg(&path).stdout(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(delay * 50));
        let _ = child.kill();
        let _ = child.wait();
        let text = std::fs::read_to_string(&path).unwrap();
        if text == before {
            old += 1;
        } else {
            let sheet: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(sheet["wounds"], 3);
            new += 1;
        }
    }
    assert!(old > 0 && new > 0, "killed before it wrote {old} times, after {new} times");
}

#[test]
fn what_cannot_be_written_back_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("sheet.json");
    let sheet = "{\"rules\":\"gadda\",\"st\":10}";
    std::fs::write(&path, sheet).unwrap();
    let path = path.to_str().unwrap();
    // An error, a refusal and standard output that cannot be written to.
    is_error(&answer(&["hit", "3", "--location", "head", "--dice", "1", "-i", "-s", path]));
    let dead = "{\"rules\":\"gadda\",\"st\":10,\"wounds\":20}";
    std::fs::write(path, dead).unwrap();
    let refused = answer(&["conscious", "-i", "-q", "-s", path]);
    assert_eq!(refused.stdout, b"refused\n");
    assert_eq!(std::fs::read_to_string(path).unwrap(), dead);
    std::fs::write(path, sheet).unwrap();
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    is_error(&sawbones().args(["hit", "3", "-i", "-s", path]).stdout(full).output().unwrap());
    assert_eq!(std::fs::read_to_string(path).unwrap(), sheet);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_name_stays_in_its_line() {
    for name in ["A\nB", "\u{1b}[2J", ""] {
        is_error(&answer(&["hit", "3", "--st", "11", "--name", name]));
        let sheet = serde_json::json!({ "rules": "gadda", "st": 11, "name": name }).to_string();
        assert!(is_error(&piped(&["hit", "3", "-s", "-"], sheet.as_bytes())).contains("name"));
    }
}

#[test]
fn odds_that_contradict_themselves_are_refused() {
    let odds = r#"{"odds":[{"p":1,"ways":"3","of":"6","outcome":"hurt","sheet":{"rules":"gadda","st":11}}]}"#;
    assert!(is_error(&piped(&["hit", "3", "-s", "-", "--odds"], odds.as_bytes())).contains("'ways'"));
    assert!(is_error(&piped(&["hit", "3", "-s", "-", "--odds"], br#"{"odds":[]}"#)).contains("none"));
}

#[test]
fn what_is_no_ordinary_file_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    is_error(&answer(&["hit", "3", "--st", "11", "--odds", "--svg", place]));
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let path = pipe.to_str().unwrap();
    let line = format!(r#"echo '{{"rules":"gadda","st":11}}' > '{path}' & "$0" hit 3 -s '{path}' -i"#);
    let output = Command::new("sh").args(["-c", &line, env!("CARGO_BIN_EXE_sawbones")]).output().unwrap();
    assert!(is_error(&output).contains("ordinary file"));
    assert!(!std::fs::metadata(&pipe).unwrap().is_file());
}

#[test]
fn rows_of_odds_are_no_figures() {
    let rows = answer(&["hit", "3", "--vary", "st=9..10", "--odds", "--json"]).stdout;
    assert!(is_error(&piped(&["hit", "3", "-s", "-", "--odds"], &rows)).contains("--vary"));
}

#[test]
fn the_rules_of_the_environment_matter_where_there_is_a_choice() {
    let with = |args: &[&str]| sawbones().args(args).env("SAWBONES_RULES", "nonsense").output().unwrap();
    assert!(with(&["wound-box", "hit", "8", "--fort", "5"]).status.success());
    assert!(is_error(&with(&["hit", "3", "--st", "11"])).contains("SAWBONES_RULES"));
}

#[test]
fn a_negative_target_is_a_number() {
    let output = answer(&["save", "3", "-5", "-q"]);
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "failure\n");
}

#[test]
fn all_but_certain_is_not_100_percent() {
    let output = answer(&["save", "1000", "1000", "--odds", "--auto"]);
    assert!(String::from_utf8(output.stdout).unwrap().contains("~100 %"));
}

#[test]
fn what_moves_a_cursor_is_shown_by_its_escape() {
    for (args, echoed) in [
        (&["hit", "\u{1b}[31m", "--st", "9"][..], "'\\u{1b}[31m'"),
        (&["hit", "6", "--st", "\u{1b}[2J"], "'\\u{1b}[2J'"),
        (&["hit", "6", "--st", "9\n"], "'9\\n'"),
        (&["hit", "6", "--\u{7}st"], "'--\\u{7}st'"),
        (&["\u{1b}c"], "'\\u{1b}c'"),
    ] {
        let message = is_error(&answer(args));
        assert!(message.contains(echoed), "{args:?}: {message}");
    }
}

#[test]
fn a_command_of_one_rule_text_is_asked_under_that_alone() {
    use sawbones::commands::{ALL, Group};
    use sawbones::sheet::Tft;
    for listed in ALL.iter().filter(|listed| listed.group == Group::FantasyTrip || listed.only.is_some()) {
        let path: Vec<&str> = listed.path.split(' ').collect();
        for rules in [Tft::Gadda, Tft::Smith] {
            let word = rules.to_string();
            let output = answer(&[path.as_slice(), &["--rules", &word, "--st", "10"]].concat());
            let message = String::from_utf8_lossy(&output.stderr);
            let refused = message.contains("belongs to the rules");
            assert_eq!(refused, listed.only.is_some_and(|only| only != rules), "{}: {message}", listed.path);
        }
    }
}
