//! The questions of `tests/cases/*.jsonl` and of the examples in the help as lines of a batch: each flag becomes the key
//! of the same name.

use clap::{ArgAction, ArgMatches, Command};
use sawbones::commands::{self, Listed};
use serde_json::{Map, Value, json};

/// A question as it is typed, and the same as a request.
pub(crate) struct Twin {
    /// The words without those of how it is rolled and printed.
    #[allow(dead_code, reason = "not every test types them")]
    pub(crate) words: Vec<String>,
    pub(crate) request: Value,
}

/// Every question of them that can be a request: those that are understood and bring no file. Every command is among
/// them.
pub(crate) fn twins() -> Vec<Twin> {
    let mut twins = Vec::new();
    for file in std::fs::read_dir("tests/cases").unwrap() {
        for line in std::fs::read_to_string(file.unwrap().path()).unwrap().lines().filter(|line| !line.is_empty()) {
            let case: Value = serde_json::from_str(line).unwrap();
            let args = case["args"].as_array().unwrap();
            let words: Vec<String> = args.iter().map(|arg| arg.as_str().unwrap().to_owned()).collect();
            let stdin = case["stdin"].as_str().unwrap_or_default();
            if case["status"].as_i64().unwrap_or(0) < 2 && case["env"].get("SAWBONES_RULES").is_none() {
                twins.extend(twin(words, stdin));
            }
        }
    }
    for listed in commands::ALL {
        for example in listed.examples.lines() {
            let first = example.split(" | ").next().unwrap().strip_prefix("sawbones ").unwrap();
            twins.extend(twin(first.split_whitespace().map(str::to_owned).collect(), ""));
        }
        assert!(twins.iter().any(|twin| twin.request["command"] == listed.path), "no question of '{}'", listed.path);
    }
    twins
}

fn twin(words: Vec<String>, stdin: &str) -> Option<Twin> {
    let listed = (1..=words.len()).rev().find_map(|count| commands::find(&words[..count].join(" ")))?;
    let count = listed.path.split(' ').count();
    let mut flags = Vec::new();
    let mut request = json!({ "command": listed.path });
    let mut rest = words[count..].iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            "--json" | "-e" | "--exit-status" | "-q" | "--quiet" => {}
            "--seed" | "--stream" | "--color" | "--of" => drop(rest.next()),
            "--odds" => request["odds"] = json!(true),
            "--dice" => {
                request["dice"] = rest.next()?.split(',').map(|die| json!(die)).collect();
            }
            "-s" | "--sheet" if rest.next()? == "-" => request["sheet"] = serde_json::from_str(stdin).ok()?,
            "--vary" => {
                let vary = rest.next()?;
                match request.get_mut("vary") {
                    Some(more) => more.as_array_mut().unwrap().push(json!(vary)),
                    None => request["vary"] = json!([vary]),
                }
            }
            "-i" | "--svg" => return None,
            _ => flags.push(word.clone()),
        }
    }
    let definition = definition(listed).no_binary_name(true).allow_negative_numbers(true);
    let matches = definition.clone().try_get_matches_from(&flags).ok()?;
    request["args"] = args(&definition, &matches);
    Some(Twin { words, request })
}

/// The flags of a command as clap knows them.
pub(crate) fn definition(listed: &Listed) -> Command {
    (listed.define)(Command::new(listed.path))
}

/// Flags as the keys of a request.
fn args(definition: &Command, matches: &ArgMatches) -> Value {
    let mut args = Map::new();
    for arg in definition.get_arguments() {
        let key = arg.get_id().as_str();
        let Ok(Some(values)) = matches.try_get_raw(key) else { continue };
        let values: Vec<Value> = values.map(|value| number_or_text(value.to_str().unwrap())).collect();
        let value = match arg.get_action() {
            ArgAction::SetTrue if matches.get_flag(key) => json!(true),
            ArgAction::SetTrue => continue,
            ArgAction::Append => json!(values),
            _ if values.len() > 1 => json!(values),
            _ => values[0].clone(),
        };
        args.insert(key.to_owned(), value);
    }
    Value::Object(args)
}

fn number_or_text(text: &str) -> Value {
    let plain = text.replace('\u{2212}', "-");
    plain.parse::<i64>().map_or_else(|_| json!(plain), |number| json!(number))
}
