//! Batches: the same bytes however the work is shared, the same answers as on the command line, and an answer to
//! everything that can stand on a line.

mod answers;
mod requests;

use answers::{PLAIN, answers};
use requests::{definition, twins};
use sawbones::batch::Batch;
use sawbones::commands::ALL;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// A file with rolled questions of every game, each with an id.
fn mixed(lines: usize) -> String {
    let twins = twins();
    let rolled = twins.iter().filter(|twin| twin.request.get("odds").is_none());
    let requests: Vec<&Value> = rolled.map(|twin| &twin.request).collect();
    let mut text = String::new();
    for number in 0..lines {
        let mut request = requests[number % requests.len()].clone();
        request["id"] = json!(number);
        text += &format!("{request}\n");
    }
    text
}

fn run(args: &[&str], stdin: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sawbones"));
    command.args(args).env_remove("SAWBONES_RULES");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let stdin = stdin.to_owned();
    let writer = std::thread::spawn(move || drop(pipe.write_all(&stdin)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

#[test]
fn jobs_and_parts_come_to_the_same_bytes() {
    let text = mixed(6000);
    let (whole, done) = answers(PLAIN, text.as_bytes());
    assert_eq!((done.requests, whole.lines().count()), (6000, 6000));
    for jobs in [2, 5] {
        assert!(answers(Batch { jobs, ..PLAIN }, text.as_bytes()).0 == whole, "{jobs} jobs");
    }
    let middle = text.lines().take(2500).map(|line| line.len() + 1).sum();
    let (one, two) = text.split_at(middle);
    let parts = [answers(PLAIN, one.as_bytes()).0, answers(Batch { first: 2501, ..PLAIN }, two.as_bytes()).0];
    assert!(parts.concat() == whole, "parts");
}

#[test]
fn a_line_is_replayed_alone() {
    let request = json!({ "command": "hit", "args": { "damage": "3d6", "st": 11, "location": "head" } });
    let text = format!("{request}\n").repeat(20);
    let whole = answers(PLAIN, text.as_bytes()).0;
    let line = whole.lines().nth(16).unwrap();
    let alone = answers(Batch { first: 17, ..PLAIN }, request.to_string().as_bytes()).0;
    assert_eq!(alone.trim_end(), line);
    let typed = ["hit", "3d6", "--st", "11", "--location", "head", "--seed", "1", "--stream", "17", "--json"];
    assert_eq!(String::from_utf8(run(&typed, b"").stdout).unwrap().trim_end(), line);
}

/// Each case is asked once as it is typed and once as a request.
#[test]
fn requests_are_answered_as_command_lines_are() {
    for twin in twins() {
        let mut typed: Vec<&str> = twin.words.iter().map(String::as_str).collect();
        typed.retain(|word| !matches!(*word, "-e" | "--exit-status" | "-q" | "--quiet" | "--json"));
        let by_seed = twin.request.get("odds").is_none() && twin.request.get("dice").is_none();
        if let Some(at) = typed.iter().position(|word| *word == "--seed") {
            typed.drain(at..at + 2);
        }
        let reference = ["rule", "new ", "table"].iter().any(|path| twin.words.join(" ").starts_with(path));
        if by_seed && !reference {
            typed.extend(["--seed", "1", "--stream", "1"]);
        }
        typed.push("--json");
        let stdin = twin.request.get("sheet").map_or(String::new(), Value::to_string);
        let output = run(&typed, stdin.as_bytes());
        assert!(output.status.success(), "{typed:?}: {}", String::from_utf8_lossy(&output.stderr));
        let wanted: Value = serde_json::from_slice(&output.stdout).unwrap();
        let answer: Value = serde_json::from_str(&answers(PLAIN, twin.request.to_string().as_bytes()).0).unwrap();
        let answer = if twin.words[0] == "new" { answer["sheet"].clone() } else { answer };
        assert_eq!(answer, wanted, "{typed:?} {}", twin.request);
    }
}

#[test]
fn a_table_may_be_named_by_its_key() {
    let answer = |request: &str| answers(PLAIN, request.as_bytes()).0;
    let by_words = answer(r#"{"command":"table effects","args":{"st":11}}"#);
    assert_eq!(answer(r#"{"command":"table","args":{"st":11,"name":"effects"}}"#), by_words);
    assert_eq!(answer(r#"{"args":{"name":"effects","st":11},"command":"table"}"#), by_words);
    for (request, why) in [
        (r#"{"command":"table"}"#, "'table' needs the key 'name'"),
        (r#"{"command":"table","args":{"st":11}}"#, "'table' needs the key 'name'"),
        (r#"{"command":"table","args":{"name":7}}"#, "'7' is no name of a table"),
        (r#"{"command":"table","args":{"name":"effect"}}"#, "did you mean 'table effects'?"),
        (r#"{"command":"table","args":{"name":"effects","sr":11}}"#, "did you mean 'st'?"),
    ] {
        assert!(answer(request).contains(why), "{request}: {}", answer(request));
    }
}

#[test]
fn every_flag_is_a_key_and_every_key_a_flag() {
    for listed in ALL {
        let mut flags = BTreeSet::new();
        for arg in definition(listed).get_arguments() {
            let id = arg.get_id().as_str().to_owned();
            if let Some(long) = arg.get_long() {
                assert_eq!(long.replace('-', "_"), id, "{}", listed.path);
            }
            flags.insert(id);
        }
        let keys: BTreeSet<String> = (listed.keys)().iter().map(|(key, _)| (*key).to_owned()).collect();
        assert_eq!(flags, keys, "{}", listed.path);
    }
}

#[test]
fn a_misspelt_key_is_answered_with_the_nearest_right_one() {
    let mut wrong = Vec::new();
    for listed in ALL {
        for (key, _) in (listed.keys)().into_iter().filter(|(key, _)| key.len() > 3) {
            let misspelt = format!("{}{}", &key[..2], &key[3..]);
            let request = json!({ "command": listed.path, "args": { misspelt: 1 } });
            wrong.push((format!("did you mean '{key}'?"), request));
        }
        let misspelt = format!("{}s", listed.path);
        wrong.push((format!("did you mean '{}'?", listed.path), json!({ "command": misspelt })));
    }
    for key in ["command", "args", "sheet", "odds", "vary", "dice"] {
        let misspelt = format!("{key}s");
        wrong.push((format!("did you mean '{key}'?"), json!({ misspelt: 1 })));
    }
    for (tip, request) in wrong {
        let (answer, done) = answers(PLAIN, request.to_string().as_bytes());
        assert_eq!(done.bad, 1);
        assert!(answer.contains(&tip), "{request}: wanted {tip}, got {answer}");
    }
}

/// What stands on a line, and what its answer must hold.
#[test]
fn hostile_lines_are_answered_in_their_place() {
    let hit = r#""command":"hit","args":{"damage":6,"st":11}"#;
    let deep = |open: &str, close: &str| open.repeat(10_000) + &close.repeat(10_000);
    let lines: Vec<(Vec<u8>, &str)> = vec![
        (format!("\u{feff}{{{hit}}}\r").into(), r#""outcome":"grave""#),
        (format!("{{{hit},\"id\":[1,\r[2.50]]}}").into(), r#"{"id":[1, [2.50]],"format":1"#),
        (format!("{{\"id\":\"{}\",{hit}}}", "x".repeat((1 << 20) - 60)).into(), r#""outcome":"grave""#),
        (format!("{{\"id\":\"{}\",{hit}}}", "x".repeat(1 << 20)).into(), "longer than 1048576 bytes"),
        (format!("{{\"id\":{},{hit}}}", deep("[", "]")).into(), "key 'id': recursion limit exceeded"),
        (format!("{{{hit},\"sheet\":{}}}", deep("[", "]")).into(), "the sheet is no JSON object"),
        (format!("{{{hit},\"sheet\":{}}}", deep("{\"grave\":", "1}")).into(), "error"),
        (format!("{{\"command\":\"hit\",\"args\":{}}}", deep("{\"st\":", "}")).into(), "error"),
        (format!("{{\"command\":\"hit\",\"args\":{{\"st\":{}}}}}", deep("[", "]")).into(), "key 'st'"),
        (deep("[", "]").into(), "expected an object"),
        (b"{\"command\":\"hit\"\0}".into(), "at column 17"),
        (b"\0\0\0".into(), "at column 1"),
        (b"{\"id\":\"\xff\"}".into(), "the byte at column 8 is not UTF-8"),
        (format!("{{{hit}").into(), "EOF while parsing an object at column 44"),
        (format!("{{{hit}}}{{{hit}}}").into(), "trailing characters at column 46"),
        (format!("{{\"id\":1,\"id\":2,{hit}}}").into(), "key 'id' is given twice"),
        (format!("{{{hit},{hit}}}").into(), "key 'command' is given twice"),
        (br#"{"command":"hit","args":{"damage":6,"st":11,"st":12}}"#.into(), "key 'st' is given twice"),
        (br#"{"command":"hit","args":{"damage":6,"st":1e400}}"#.into(), "number out of range"),
        (br#"{"command":"hit","args":{"damage":6,"st":18446744073709551616}}"#.into(), "key 'st'"),
        (br#"{"command":"hit","args":{"damage":9223372036854775808,"st":9}}"#.into(), "key 'damage'"),
        (br#"{"command":"hit","args":{"damage":"999999d999999","st":9}}"#.into(), "key 'damage'"),
        (br#"{"command":"hit","args":{"damage":6,"st":null}}"#.into(), "key 'st'"),
        (format!("{{\"{}\":1}}", "k".repeat(1_000_000)).into(), "unknown key"),
        (format!("{{\"command\":\"{}\"}}", "k".repeat(1_000_000)).into(), "there is no command"),
        (br#"{"command":"hit","args":null}"#.into(), "expected an object"),
        (br#"{"command":"hit","args":[]}"#.into(), "expected an object"),
        (br#"{"command":7}"#.into(), "key 'command': invalid type: integer `7`, expected the words of a command"),
        (br#"{"args":{}}"#.into(), "key 'command' is missing"),
        (br#"{"command":"batch"}"#.into(), "there is no command 'batch'"),
        (format!("{{{hit},\"odds\":\"yes\"}}").into(), "key 'odds': invalid type"),
        (format!("{{{hit},\"odds\":true,\"dice\":[3]}}").into(), "exclude each other"),
        (format!("{{{hit},\"vary\":[\"st=8..9\"]}}").into(), "key 'vary' needs the key 'odds'"),
        (format!("{{{hit},\"odds\":true,\"vary\":[\"xx=8..9\"]}}").into(), "'hit' has no flag 'xx'"),
        (format!("{{{hit},\"args\":{{}}}}").into(), "key 'args' is given twice"),
        (br#"{"args":{"damage":6,"ts":11},"command":"hit"}"#.into(), "did you mean 'st'?"),
        (br#"{"args":{"damage":6,"st":11},"command":"hit"}"#.into(), r#""outcome":"grave""#),
        (format!("{{{hit},\"dice\":[3]}}").into(), "too many dice"),
        (format!("{{{hit},\"dice\":[70000]}}").into(), "key 'dice': '70000' is no die"),
        (format!("{{{hit},\"sheet\":null}}").into(), r#""code":"sheet""#),
        (br#"{"command":"roll","args":{"expr":"3d6"},"sheet":{}}"#.into(), "about no figure"),
        (br#"{"command":"rule","odds":true}"#.into(), "rolls nothing"),
        (b"17".into(), "expected an object"),
    ];
    let good = lines.iter().filter(|(_, wanted)| wanted.contains(':') && !wanted.contains("key")).count();
    for jobs in [1, 2] {
        let input: Vec<u8> = lines.iter().map(|(line, _)| [line, &b"\n"[..]].concat()).collect::<Vec<_>>().concat();
        let (text, done) = answers(Batch { jobs, ..PLAIN }, &input);
        let answers: Vec<&str> = text.lines().collect();
        assert_eq!(answers.len(), lines.len());
        assert!(done.bad >= lines.len() as u64 - good as u64);
        for (number, ((line, wanted), answer)) in lines.iter().zip(answers).enumerate() {
            let start = String::from_utf8_lossy(&line[..line.len().min(100)]);
            assert!(answer.contains(wanted), "{start}: wanted {wanted}, got {answer:.300}");
            let answer: Value = serde_json::from_str(answer).unwrap();
            assert!(answer.get("error").is_none() || answer["line"] == number + 1, "{start}: {answer:.300}");
        }
    }
}

#[test]
fn blank_lines_are_counted_and_not_answered() {
    let (text, done) = answers(PLAIN, b"\n  \r\n{\"command\":\"roll\",\"args\":{\"expr\":\"1d6\"}}\n\n{}");
    let answers: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((answers.len(), done.requests, done.bad, done.first_bad), (2, 2, 1, Some(5)));
    assert_eq!((&answers[0]["stream"], &answers[1]["line"]), (&json!("3"), &json!(5)));
    assert_eq!(answers_of_nothing(), "");
}

fn answers_of_nothing() -> String {
    answers(PLAIN, b"").0
}

#[test]
fn brief_answers_are_those_of_the_whole_ones() {
    let requests: String = twins().iter().map(|twin| format!("{}\n", twin.request)).collect();
    let whole = answers(PLAIN, requests.as_bytes()).0;
    let brief = answers(Batch { brief: true, ..PLAIN }, requests.as_bytes()).0;
    for (whole, brief) in whole.lines().zip(brief.lines()) {
        let [whole, brief]: [Value; 2] = [whole, brief].map(|line| serde_json::from_str(line).unwrap());
        match ["outcome", "summary"].into_iter().find(|key| brief.get(key).is_some()) {
            Some(key) => assert_eq!(brief, json!({ key: whole[key] })),
            _ => assert_eq!(brief, whole),
        }
    }
}

#[test]
fn status_and_streams() {
    let good = br#"{"id":1,"command":"roll","args":{"expr":"3d6"}}"#;
    let output = run(&["batch"], good);
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(answer["seed"].as_str().unwrap().parse::<u64>().is_ok());

    let output = run(&["batch", "--brief"], good);
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("Seed "), "an answer that can be replayed");

    let output = run(&["batch", "--first", "8"], &[&good[..], b"\n{}\n"].concat());
    assert_eq!(output.status.code(), Some(2));
    let complaint = "error: 1 of 2 requests could not be answered, the first on line 9\n";
    assert_eq!(String::from_utf8(output.stderr).unwrap(), complaint);

    for (args, complaint) in [
        (vec!["batch", "/nowhere"], "cannot read '/nowhere'"),
        (vec!["batch", "."], "cannot read"),
        (vec!["batch", "--jobs", "0"], "--jobs"),
        (vec!["batch", "--first", "9007199254740992"], "--first"),
    ] {
        let output = run(&args, b"");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{args:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("error: ") && error.contains(complaint), "{args:?}: {error}");
    }
}

#[test]
#[cfg(unix)]
fn a_closed_pipe_ends_quietly_and_a_full_disk_does_not() {
    let text = mixed(3000);
    for jobs in ["1", "3"] {
        let shell = format!("'{}' batch --seed 1 --jobs {jobs} | head -n 1", env!("CARGO_BIN_EXE_sawbones"));
        let mut child = Command::new("sh")
            .args(["-c", &shell])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
    if let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sawbones"))
            .args(["batch", "--seed", "1"])
            .stdin(Stdio::piped())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(complaint.starts_with("error: cannot write the answers: No space left"), "{complaint}");
    }
}

/// The block of the README with which one file goes through many machines. Needs GNU parallel, and says so without.
#[test]
#[cfg(unix)]
fn parts_go_through_gnu_parallel() {
    let version = Command::new("parallel").arg("--version").output();
    if !version.is_ok_and(|version| version.stdout.starts_with(b"GNU parallel")) {
        eprintln!("skipped: GNU parallel is not installed");
        return;
    }
    let text = mixed(2500);
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("requests.ndjson"), &text).unwrap();
    let bin = std::path::Path::new(env!("CARGO_BIN_EXE_sawbones")).parent().unwrap().display().to_string();
    let path = format!("{bin}:{}", std::env::var("PATH").unwrap());
    let readme = std::fs::read_to_string("README.md").unwrap();
    let block = readme.split("```sh\n").find(|block| block.starts_with("parallel ")).unwrap();
    let output = Command::new("sh")
        .args(["-c", block.split("```").next().unwrap()])
        .current_dir(folder.path())
        .env("PATH", path)
        .env("HOME", folder.path())
        .env_remove("SAWBONES_RULES")
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stdout == answers(PLAIN, text.as_bytes()).0.into_bytes());
}
