//! How fast batches are answered, beside what reads and writes such lines otherwise: `cargo bench --bench batch`.
//!
//! The same files go through `sawbones batch`, through `jq -c .`, through a plain Python loop, and through a bare loop
//! of `serde_json` and `ChaCha8` in this process, which answers next to nothing and shows what the line and the dice cost
//! by themselves. Answers go to `/dev/null`. What is printed are medians of interleaved runs and their ratios to jq, and
//! the peak memory of short and long batches. `LINES` and `RUNS` in the environment set the size.

#[path = "../tests/requests/mod.rs"]
mod requests;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const SAWBONES: &str = env!("CARGO_BIN_EXE_sawbones");

const PYTHON: &str = "\
import json, random, sys
for line in sys.stdin:
    q = json.loads(line)
    roll = random.Random(q['id']).randint
    total = roll(1, 6) + roll(1, 6)
    print(json.dumps({'id': q['id'], 'outcome': 'hurt' if 2 * total < q['args']['st'] else 'grave'}))
";

fn main() {
    // Other benches are run with flags that mean nothing here.
    let lines = from_environment("LINES", 1_000_000);
    let runs = from_environment("RUNS", 5);
    let folder = tempfile::tempdir().expect("a folder for the files");
    let hits = folder.path().join("hits.ndjson");
    write(&hits, (1..=lines).map(hit));
    let mixed = folder.path().join("mixed.ndjson");
    let of_all_games = rolled_of_all_games();
    write(&mixed, (1..=lines).map(|number| with_id(&of_all_games[number % of_all_games.len()], number)));

    compare("hits", &hits, lines, runs, true);
    compare("of all games, rolled", &mixed, lines, runs, false);
    println!("\npeak memory in MiB, full answers:");
    for (count, jobs) in [(10_000, "1"), (5 * lines, "1"), (5 * lines, "2")] {
        println!("  {:>9} lines, {jobs} job{}  {:>5.1}", count, if jobs == "1" { " " } else { "s" }, peak(count, jobs));
    }
}

fn from_environment(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(default)
}

/// A blow: dice, a figure and a place that go through all that there are.
fn hit(number: usize) -> String {
    let location = ["body", "arm", "leg", "head"][number % 4];
    let st = 8 + number / 4 % 9;
    format!(r#"{{"id":{number},"command":"hit","args":{{"damage":"2d6","st":{st},"location":"{location}"}}}}"#)
}

/// The questions of the tests that are rolled.
fn rolled_of_all_games() -> Vec<serde_json::Value> {
    let rolled = |request: &serde_json::Value| {
        let reference =
            ["table", "rule", "new", "card"].iter().any(|word| request["command"].to_string().contains(word));
        request.get("odds").is_none() && request.get("dice").is_none() && !reference
    };
    requests::twins().into_iter().map(|twin| twin.request).filter(rolled).collect()
}

/// The line of a request, its keys in the order in which people write them.
fn with_id(request: &serde_json::Value, number: usize) -> String {
    let mut line = format!(r#"{{"id":{number}"#);
    for key in ["command", "args", "sheet"] {
        if let Some(value) = request.get(key) {
            line.push_str(&format!(r#","{key}":{value}"#));
        }
    }
    line + "}"
}

fn write(path: &Path, lines: impl Iterator<Item = String>) {
    let mut file = BufWriter::new(File::create(path).expect("a file"));
    for line in lines {
        writeln!(file, "{line}").expect("room for the file");
    }
    file.flush().expect("room for the file");
}

/// Runs everybody on a file, interleaved, and prints the medians.
fn compare(what: &str, file: &Path, lines: usize, runs: usize, bare: bool) {
    let sawbones =
        |flags: &'static [&'static str]| Runner::program(SAWBONES, &[&["batch", "--seed", "1"], flags].concat());
    let mut runners: Vec<(&str, Runner)> = vec![
        ("jq -c .", Runner::program("jq", &["-c", "."])),
        ("sawbones batch", sawbones(&["--jobs", "1"])),
        ("sawbones batch --brief", sawbones(&["--jobs", "1", "--brief"])),
        ("sawbones batch --jobs 2", sawbones(&["--jobs", "2"])),
        ("sawbones batch --jobs 2 --brief", sawbones(&["--jobs", "2", "--brief"])),
    ];
    if bare {
        runners.push(("python3, a plain loop", Runner::program("python3", &["-c", PYTHON])));
        runners.push(("serde_json and ChaCha8, bare", Runner::Bare));
    }
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); runners.len()];
    for _ in 0..runs {
        for (times, (_, runner)) in times.iter_mut().zip(&runners) {
            times.extend(runner.time(file));
        }
    }
    let medians: Vec<Option<f64>> = times.iter_mut().map(|times| median(times)).collect();
    println!("\n{lines} lines, {what}; medians of {runs} runs:");
    for ((name, _), median) in runners.iter().zip(&medians) {
        let Some(seconds) = median else {
            println!("  {name:<32} is not there or failed");
            continue;
        };
        #[expect(clippy::cast_precision_loss, reason = "for people to read")]
        let rate = lines as f64 / seconds / 1000.0;
        let ratio = medians[0].map_or(String::new(), |jq| format!("{:>7.2} x jq", jq / seconds));
        println!("  {name:<32} {rate:>8.0} thousand lines/s {ratio}");
    }
}

fn median(times: &mut [Duration]) -> Option<f64> {
    times.sort_unstable();
    times.get(times.len() / 2).map(Duration::as_secs_f64)
}

/// Somebody who reads a file of requests.
enum Runner {
    Program(&'static str, Vec<&'static str>),
    Bare,
}

impl Runner {
    fn program(name: &'static str, args: &[&'static str]) -> Runner {
        Runner::Program(name, args.to_vec())
    }

    /// How long it takes; none if it cannot.
    fn time(&self, file: &Path) -> Option<Duration> {
        let input = File::open(file).ok()?;
        let start = Instant::now();
        match self {
            Runner::Program(name, args) => {
                let mut command = Command::new(name);
                command.args(args).stdin(input).stdout(Stdio::null()).stderr(Stdio::null());
                command.status().ok().filter(std::process::ExitStatus::success)?;
            }
            Runner::Bare => bare(input)?,
        }
        Some(start.elapsed())
    }
}

/// The least that can be done for a blow: its line read, its dice drawn, a line written.
fn bare(input: File) -> Option<()> {
    #[derive(Deserialize)]
    struct Request<'a> {
        id: u64,
        #[serde(borrow)]
        args: Args<'a>,
    }

    #[derive(Deserialize)]
    struct Args<'a> {
        st: u64,
        location: &'a str,
    }

    #[derive(Serialize)]
    struct Answer<'a> {
        id: u64,
        location: &'a str,
        outcome: &'static str,
    }

    let mut output = BufWriter::new(File::create(PathBuf::from("/dev/null")).ok()?);
    let mut input = BufReader::with_capacity(1 << 16, input);
    let mut generator = ChaCha8Rng::seed_from_u64(1);
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line).ok()? > 0 {
        let Request { id, args: Args { st, location } } = serde_json::from_slice(&line).ok()?;
        generator.set_word_pos(0);
        generator.set_stream(id);
        let total: u64 = (0..2).map(|_| ((u64::from(generator.next_u32()) * 6) >> 32) + 1).sum();
        let outcome = if 2 * total < st { "hurt" } else { "grave" };
        serde_json::to_writer(&mut output, &Answer { id, location, outcome }).ok()?;
        output.write_all(b"\n").ok()?;
        line.clear();
    }
    output.flush().ok()
}

/// The most memory that a batch of so many lines takes up, in MiB, as far as this system tells.
fn peak(lines: usize, jobs: &str) -> f64 {
    let mut child = Command::new(SAWBONES)
        .args(["batch", "--seed", "1", "--jobs", jobs])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("sawbones");
    let status = format!("/proc/{}/status", child.id());
    let mut pipe = BufWriter::with_capacity(1 << 16, child.stdin.take().expect("its input"));
    let mut most = 0.0;
    for number in 1..=lines {
        writeln!(pipe, "{}", hit(number)).expect("a reader");
        if number % 10_000 == 0 {
            let status = std::fs::read_to_string(&status).unwrap_or_default();
            let line = status.lines().find(|line| line.starts_with("VmHWM"));
            let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
            most = kilobytes.unwrap_or(most);
        }
    }
    drop(pipe);
    child.wait().expect("its end");
    most / 1024.0
}
