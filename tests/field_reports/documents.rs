//! T-H2, T-H3, T-J2 and T-J4: JSON that is read and written.

use super::{error_of, json, json_of, rejection, sawbones};
use serde_json::{Value, json};

/// T-H2: what might be a warning is part of the document.
#[test]
fn standard_output_is_one_document_and_standard_error_is_empty() {
    for (line, note) in [
        ("wh40k hit 5 --true-grit --ut 1 --wounds 17 --tb 3", "not in the source"),
        ("wh40k hit 5 --toxic 2 --toughness 20 --dice 99 --wounds 17 --tb 3", "not in the source"),
        ("wh40k heal --medicae 105 --wounds 17 --tb 3 --injury 5I --dice 100", "compared like any other target"),
        ("wh40k hit 10 --wounds 17 --tb 3 --suffered 13", "no Toughness is given"),
        ("heal barber --st 12 --wounds 5 --healer-dx 12 --no-kit", "without a Physicker's kit"),
        ("rule gadda.no-auto", "uling"),
        ("rule", "gadda.death"),
        ("table effects --st 57", "57"),
        ("table saves --max-dice 2", "2"),
        ("new gadda --st 10", "gadda"),
        ("wh40k card --wounds 17 --tb 3", "card"),
        ("hit 3 --vary st=8..9 --odds", "vary"),
        ("roll 3d6 --odds --color always", "summary"),
    ] {
        let output = sawbones(&format!("{line} --json"), "");
        let answer = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{line}");
        assert!(serde_json::from_str::<Value>(&answer).is_ok() && answer.lines().count() == 1, "{line}: {answer}");
        assert!(answer.contains(note), "{line}: {answer}");
    }
}

/// T-H3
#[test]
fn errors_are_objects_with_a_code_where_json_is_asked() {
    for (line, stdin, code, named) in [
        ("hit 3 --st 0", "", "usage", "--st"),
        ("hit 3 --st 10 --rules nonsense", "", "usage", "--rules"),
        ("hit 3", "", "usage", "--st"),
        ("hit 3 --frob", "", "usage", "--frob"),
        ("frob", "", "usage", "frob"),
        ("wound-box show --feat wounded", "", "usage", "wounded"),
        ("rest 3 --st 10", "", "usage", "TIME"),
        ("hit 3 --st 10 --rules smith --location arm", "", "usage", "--location"),
        ("hit 3d6 --st 10 --dice 1,2,9", "", "dice", "damage"),
        ("hit 3 --st 10 --dice 1", "", "dice", "left over"),
        ("hit 3 -s nowhere.json", "", "io", "nowhere.json"),
        ("roll 1000d1000 --odds", "", "limit", "1000d1000"),
        ("hit 3 -s -", r#"{"rules":"gadda","st":0}"#, "sheet", "'st'"),
        ("hit 3 -s -", r#"{"rules":"gada","st":10}"#, "sheet", "did you mean 'gadda'?"),
        ("hit 3 -s -", "{", "sheet", "column 1"),
        ("rule gadda.nope", "", "usage", "gadda.nope"),
    ] {
        let output = sawbones(&format!("{line} --json"), stdin);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line}");
        let error: Value = serde_json::from_slice(&output.stderr).unwrap();
        assert_eq!((&error["format"], &error["error"]["code"]), (&json!(1), &json!(code)), "{line}: {error}");
        assert!(error["error"]["message"].as_str().unwrap().contains(named), "{line}: {error}");
        // The same words as without JSON.
        let plain = error_of(line, stdin);
        assert_eq!(plain.trim_end().strip_prefix("error: "), error["error"]["message"].as_str(), "{line}");
    }
}

/// T-J2
#[test]
fn lines_may_end_as_on_any_system() {
    let requests = [
        r#"{"command":"roll","args":{"expr":"3d6"}}"#,
        r#"{"command":"save","args":{"dice":3,"target":12}}"#,
        r#"{"command":"hit","args":{"damage":"1d6","st":11}}"#,
    ];
    let answered = |text: &str| String::from_utf8(sawbones("batch --seed 1", text).stdout).unwrap();
    let wanted = answered(&(requests.join("\n") + "\n"));
    assert_eq!(wanted.lines().count(), 3);
    assert!(wanted.ends_with('\n'));
    for text in [requests.join("\n"), requests.join("\r\n"), requests.join("\r\n") + "\r\n"] {
        assert_eq!(answered(&text), wanted, "{text:?}");
    }
    assert_eq!(answered(&format!("\u{feff}{}", requests.join("\r\n"))), wanted);
    let sheet = "{\r\n\"rules\": \"gadda\",\r\n\"st\": 10}\r\n";
    assert_eq!(json_of("hit 3 --seed 1 -s -", sheet), json("hit 3 --seed 1 --st 10"));
    // Dice that are typed, too.
    for typed in ["2,2\r\n", "2,2\n", "2,2", "2 2"] {
        assert_eq!(sawbones("roll 2d6 --dice ask -q", typed).stdout, b"4\n", "{typed:?}");
    }
}

/// T-J4
#[test]
fn an_unknown_key_is_named_with_the_nearest_right_one() {
    for (command, sheet, wanted) in [
        (
            "wh40k show",
            r#"{"rules":"wh40k","max_wounds":17,"tb":3,"thoughness":35}"#,
            "'thoughness'; did you mean 'toughness'?",
        ),
        (
            "wh40k show",
            r#"{"rules":"wh40k","max_wounds":17,"tb":3,"injuries":[{"point":5}]}"#,
            "did you mean 'points'?",
        ),
        ("conscious", r#"{"rules":"gadda","st":10,"grav":[]}"#, "'grav'; did you mean 'grave'?"),
        (
            "conscious",
            r#"{"rules":"gadda","st":10,"grave":[{"loc":"arm","points":3}]}"#,
            "'loc'; did you mean 'location'?",
        ),
        ("conscious", r#"{"rules":"gadda","st":10,"lost":{"str":1}}"#, "'str'; did you mean 'st'?"),
        ("conscious", r#"{"rules":"gadda","ST":10}"#, "'ST'; did you mean 'st'?"),
        ("conscious", r#"{"rules":"gadda","st":10,"state":"asleep"}"#, "'asleep' is no state: one of conscious"),
        ("conscious", r#"{"rules":"smith","st":10,"tries":[{"skil":"physicker"}]}"#, "'skil'; did you mean 'skill'?"),
        ("wound-box show", r#"{"rules":"wound-box","marks":[{"levle":"light"}]}"#, "'levle'; did you mean 'level'?"),
        ("wound-box show", r#"{"rules":"wound-box","marks":[{"level":"ligt"}]}"#, "did you mean 'light'?"),
    ] {
        let request = json!({ "command": command, "sheet": serde_json::from_str::<Value>(sheet).unwrap() });
        for why in [error_of(&format!("{command} -s -"), sheet), rejection(&request)] {
            assert!(why.contains(wanted), "{sheet}: {why}");
        }
    }
    for (request, wanted) in [
        (json!({ "command": "wh40k show", "args": { "wounds": 17, "tb": 3, "thoughness": 35 } }), "toughness"),
        (json!({ "command": "hit", "args": { "damage": 3, "st": 10, "armer": 2 } }), "armor"),
        (json!({ "command": "hit", "args": { "damage": 3, "st": 10, "turn-damage": 2 } }), "turn_damage"),
        (json!({ "comand": "hit" }), "command"),
    ] {
        assert!(rejection(&request).contains(&format!("did you mean '{wanted}'?")), "{request}");
    }
}
