//! Every case of `tests/cases/*.jsonl` against the program: one JSON object a line with what is typed and what must
//! come back. The answers were worked out independently of this code.
//!
//! `want` maps dotted paths into the JSON answer to values. A number with a decimal point is compared within 1e-12;
//! `{"absent": true}`, `{"present": true}`, `{"falsy": true}`, `{"abs": 4}`, `{"time": "34d"}` and `{"unordered": [..]}`
//! say less than a value. A sheet key that an answer leaves out stands for its default.

use regex_lite::Regex;
use sawbones::time::Time;
use serde_json::{Map, Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

#[test]
fn every_case() {
    let mut failed = Vec::new();
    let mut run = 0;
    for file in std::fs::read_dir("tests/cases").unwrap() {
        let path = file.unwrap().path();
        for line in std::fs::read_to_string(&path).unwrap().lines().filter(|line| !line.trim().is_empty()) {
            let case: Value = serde_json::from_str(line).unwrap();
            run += 1;
            failed.extend(faults(&case).into_iter().map(|fault| format!("{}: {fault}   {}", case["id"], case["args"])));
        }
    }
    assert!(run > 0);
    assert!(failed.is_empty(), "{} faults in {run} cases:\n{}", failed.len(), failed.join("\n"));
}

fn answer(case: &Value) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sawbones"));
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(noise);
    }
    command.args(case["args"].as_array().unwrap().iter().map(|arg| arg.as_str().unwrap()));
    command.envs(case["env"].as_object().into_iter().flatten().map(|(name, value)| (name, value.as_str().unwrap())));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = case["stdin"].as_str().unwrap_or_default().to_owned();
    // A program that does not read its input may have gone before it is written.
    let writer = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn faults(case: &Value) -> Vec<String> {
    let output = answer(case);
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let mut faults = Vec::new();
    let status = case["status"].as_i64().unwrap_or(0);
    if output.status.code().map(i64::from) != Some(status) {
        faults.push(format!("status: wanted {status}, got {:?}: {err}", output.status.code()));
    }
    if case["stdout_empty"] == true && !out.is_empty() {
        faults.push(format!("standard output: wanted nothing, got {out}"));
    }
    for (key, text) in [("stdout_matches", &out), ("stderr_matches", &err)] {
        if let Some(pattern) = case[key].as_str()
            && !patterns(pattern).iter().all(|pattern| pattern.is_match(text))
        {
            faults.push(format!("{key}: wanted {pattern}, got {text}"));
        }
    }
    let batch = case["args"].as_array().unwrap().iter().any(|arg| arg == "batch");
    let Some(want) = case["want"].as_object() else { return faults };
    let document = if batch {
        out.lines().map(serde_json::from_str).collect::<Result<Vec<Value>, _>>().map(Value::Array)
    } else {
        serde_json::from_str(&out)
    };
    let Ok(document) = document else {
        faults.push(format!("standard output: wanted JSON, got {out}{err}"));
        return faults;
    };
    for (path, want) in want {
        let got = find(path, &document);
        let compared = match (&got, want.get("absent").or(want.get("present"))) {
            (None, None) => default_of(path, &document),
            _ => got.cloned(),
        };
        if !same(want, compared.as_ref(), path.rsplit('.').next().unwrap()) {
            faults.push(format!("{path}: wanted {want}, got {got:?}"));
        }
    }
    faults
}

/// The look-aheads `(?=.*a)(?=.*b)` of a pattern one by one, since this engine has none.
fn patterns(pattern: &str) -> Vec<Regex> {
    let (flags, rest) = pattern.split_once(')').filter(|_| pattern.starts_with("(?s")).unwrap_or(("", pattern));
    if !rest.contains("(?=") {
        return vec![Regex::new(pattern).unwrap()];
    }
    let flags = if flags.is_empty() { String::new() } else { format!("{flags})") };
    let parts = rest.split("(?=").filter(|part| !part.is_empty());
    parts.map(|part| Regex::new(&format!("{flags}{}", part.strip_suffix(')').unwrap())).unwrap()).collect()
}

fn find<'a>(path: &str, document: &'a Value) -> Option<&'a Value> {
    path.split('.').try_fold(document, |at, key| match at {
        Value::Array(list) => list.get(key.parse::<usize>().ok()?),
        other => other.get(key),
    })
}

fn same(want: &Value, got: Option<&Value>, key: &str) -> bool {
    if let Some(special) = want.as_object().filter(|special| special.len() == 1)
        && let Some(answer) = special_value(special, got)
    {
        return answer;
    }
    let Some(got) = got else { return false };
    match (want, got) {
        (_, Value::String(text)) if key == "outcome" => *text == want.as_str().map_or(want.to_string(), str::to_owned),
        (Value::Number(a), Value::Number(b)) => (a.as_f64().unwrap() - b.as_f64().unwrap()).abs() <= 1e-12,
        _ => want == got,
    }
}

fn special_value(special: &Map<String, Value>, got: Option<&Value>) -> Option<bool> {
    let (name, argument) = special.iter().next()?;
    Some(match name.as_str() {
        "absent" => got.is_none(),
        "present" => got.is_some(),
        "falsy" => {
            got.is_none_or(|got| [json!(null), json!(false), json!(0), json!(0.0), json!(""), json!([])].contains(got))
        }
        "abs" => got.and_then(Value::as_f64).map(f64::abs) == argument.as_f64(),
        "time" => got.and_then(time).is_some_and(|got| Some(got) == time(argument)),
        "unordered" => {
            let mut left = got?.as_array()?.clone();
            argument.as_array()?.iter().all(|member| {
                let at = left.iter().position(|got| covers(member, got));
                at.map(|at| left.swap_remove(at)).is_some()
            }) && left.is_empty()
        }
        _ => return None,
    })
}

fn time(value: &Value) -> Option<Time> {
    value.as_str()?.parse().ok()
}

fn covers(member: &Value, got: &Value) -> bool {
    match (member.as_object(), got.as_object()) {
        (Some(wanted), Some(got)) => {
            wanted.iter().all(|(key, want)| same(want, got.get(key).or(default(key).as_ref()), key))
        }
        _ => same(member, Some(got), ""),
    }
}

/// What a sheet key means that is left out.
fn default_of(path: &str, document: &Value) -> Option<Value> {
    let (before, after) = path.split_once("sheet.")?;
    let sheet = find(&format!("{before}sheet"), document)?;
    let last = after.rsplit('.').next()?;
    match last {
        _ if after.contains("lost.") => Some(json!(0)),
        "fresh" => Some(sheet.get("wounds").cloned().unwrap_or(json!(0))),
        "state" => Some(json!(if sheet["rules"] == "wound-box" { "up" } else { "conscious" })),
        _ => default(last),
    }
}

fn default(key: &str) -> Option<Value> {
    Some(match key {
        "wounds" | "healed" | "fatigue" | "subdual" | "mortal_minutes" | "ut" | "daemonic" | "wound_fatigue" => {
            json!(0)
        }
        "grave" | "lingering" | "tries" | "marks" | "injuries" | "criticals" => json!([]),
        "spell_today" | "revived" | "bleeding" | "first_aid" | "autosanguine" | "treated" => json!(false),
        "condition" => json!("sound"),
        "natural_save" => json!("unused"),
        "size" => json!("medium"),
        "boxes" => json!([2, 1, 1, 1, 1]),
        _ => return None,
    })
}
