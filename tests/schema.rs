//! The schemas that the program prints hold for what it reads and writes, and for nothing else: every request of the
//! tests and every answer to one, alone and in a batch, passes; with any key changed it does not.

mod answers;
mod requests;

use answers::{PLAIN, answers};
use jsonschema::Validator;
use requests::twins;
use sawbones::batch::Batch;
use sawbones::schema::{What, schema};
use serde_json::{Map, Value, json};

fn validator(what: What) -> Validator {
    let schema = schema(what);
    assert!(jsonschema::meta::is_valid(&schema));
    jsonschema::validator_for(&schema).unwrap()
}

fn check(validator: &Validator, document: &Value) {
    let errors: Vec<String> = validator.iter_errors(document).map(|error| format!("{error:.300}")).collect();
    assert!(errors.is_empty(), "{document:.600}: {errors:?}");
}

/// The document with one key after another changed, apart from keys below those that a user or the outcome names.
fn with_a_key_changed(document: &Value) -> Vec<Value> {
    fn changed(value: &Value) -> Vec<Value> {
        match value {
            Value::Object(object) => {
                let mut all = Vec::new();
                for (key, inner) in object {
                    let with = |new_key: &str, new: Value| {
                        let mut copy: Map<String, Value> = object.clone();
                        copy.remove(key);
                        copy.insert(new_key.to_owned(), new);
                        Value::Object(copy)
                    };
                    all.push(with(&format!("{key}x"), inner.clone()));
                    if !matches!(key.as_str(), "id" | "p" | "rows") {
                        all.extend(changed(inner).into_iter().map(|new| with(key, new)));
                    }
                }
                all
            }
            Value::Array(list) => {
                let mut all = Vec::new();
                for (at, inner) in list.iter().enumerate().take(3) {
                    all.extend(changed(inner).into_iter().map(|new| {
                        let mut copy = list.clone();
                        copy[at] = new;
                        Value::Array(copy)
                    }));
                }
                all
            }
            _ => Vec::new(),
        }
    }
    changed(document)
}

#[test]
fn every_request_passes_and_none_with_a_key_changed() {
    let validator = validator(What::Request);
    for twin in twins() {
        check(&validator, &twin.request);
        for wrong in with_a_key_changed(&twin.request) {
            // A sheet may come in a report, of which only the sheet counts.
            let in_report = wrong["sheet"].get("sheet").or(wrong["sheet"].get("odds")).is_some();
            assert!(in_report || !validator.is_valid(&wrong), "{wrong}");
        }
    }
}

/// Whose schema an answer is held against.
fn of(answer: &Value) -> Option<What> {
    let has = |key: &str| answer.get(key).is_some();
    match answer["command"].as_str() {
        Some(command) if command.starts_with("table ") => None,
        None if has("ruling") || has("answer") => None,
        Some("rule") => None,
        _ if has("odds") || has("summary") || has("rows") => Some(What::Odds),
        _ => Some(What::Report),
    }
}

#[test]
fn every_answer_passes_and_none_with_a_key_changed() {
    let (report, odds, sheet) = (validator(What::Report), validator(What::Odds), validator(What::Sheet));
    let mut requests: Vec<Value> = twins().into_iter().map(|twin| twin.request).collect();
    for (number, request) in requests.iter_mut().enumerate() {
        request["id"] = json!({ "number": number });
    }
    requests.push(json!({ "command": "hit", "args": { "damage": 6, "st": 0 } }));
    let lines: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let mut seen = [0, 0];
    for brief in [false, true] {
        for seed in 1..4 {
            let text = answers(Batch { brief, seed, ..PLAIN }, lines.as_bytes()).0;
            for answer in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
                let Some(what) = of(&answer) else { continue };
                let validator = if what == What::Odds { &odds } else { &report };
                seen[usize::from(what == What::Odds)] += 1;
                // Many cases of one answer are alike.
                let mut short = answer.clone();
                if let Some(cases) = short.get_mut("odds").and_then(Value::as_array_mut) {
                    cases.truncate(5);
                }
                check(validator, &answer);
                answer.get("sheet").into_iter().for_each(|figure| check(&sheet, figure));
                if seed == 1 {
                    for wrong in with_a_key_changed(&short) {
                        assert!(!validator.is_valid(&wrong), "{wrong}");
                    }
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 50), "{seen:?}");
}

#[test]
fn sheets_need_their_rules_and_base_numbers() {
    let validator = validator(What::Sheet);
    for sheet in [
        json!({ "rules": "gadda", "st": 11 }),
        json!({ "rules": "smith", "st": 11 }),
        // Fortitude is asked for only where it is rolled.
        json!({ "rules": "wound-box" }),
        json!({ "rules": "wh40k", "max_wounds": 17, "tb": 3 }),
    ] {
        check(&validator, &sheet);
        for key in sheet.as_object().unwrap().keys() {
            let mut less = sheet.clone();
            less.as_object_mut().unwrap().remove(key);
            assert!(!validator.is_valid(&less), "{less}");
            let mut wrong = sheet.clone();
            wrong[key] = Value::Null;
            assert!(!validator.is_valid(&wrong), "{wrong}");
        }
    }
    for wrong in [
        json!({}),
        json!([]),
        json!({ "rules": "gadda", "fort": 4 }),
        json!({ "rules": "gadda", "st": 0 }),
        json!({ "rules": "wound-box", "fort": null }),
    ] {
        assert!(!validator.is_valid(&wrong), "{wrong}");
    }
}
