//! What users of tools like this one have run into, each as a test under its number. Those about broken input and
//! terminals are in `hostile.rs` and `shells.rs`, those about single rules beside the rules.

use serde_json::{Value, json};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn sawbones(line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sawbones"));
    for noise in ["SAWBONES_RULES", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(noise);
    }
    command.args(line.split('|')).stdin(std::process::Stdio::null()).output().unwrap()
}

/// The words of a line, split at blanks; those with blanks inside are written with `|` between words instead.
fn words(line: &str) -> String {
    if line.contains('|') { line.to_owned() } else { line.replace(' ', "|") }
}

fn json(line: &str) -> Value {
    let output = sawbones(&format!("{}|--json", words(line)));
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|_| panic!("{line}: {}", String::from_utf8_lossy(&output.stderr)))
}

fn text(line: &str) -> String {
    let output = sawbones(&words(line));
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn error(line: &str) -> String {
    let output = sawbones(&words(line));
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert!(output.stdout.is_empty(), "{line}");
    String::from_utf8(output.stderr).unwrap()
}

fn p(line: &str, outcome: &str) -> f64 {
    json(&format!("{line} --odds"))["summary"]["p"][outcome].as_f64().unwrap_or(0.0)
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

#[test]
fn a1_what_is_too_large_is_refused_at_once() {
    let start = Instant::now();
    assert!(error("roll 999999d999999 --odds").contains("1000"));
    assert!(error("roll 1000d1000 --odds").contains("too much work"));
    assert!(start.elapsed() < Duration::from_secs(2));
}

#[test]
fn b2_a_leading_minus_takes_the_whole_pool() {
    for seed in 0..20 {
        let total: i64 = json(&format!("roll -9d20 --seed {seed}"))["outcome"].as_str().unwrap().parse().unwrap();
        assert!((-180..=-9).contains(&total));
    }
}

#[test]
fn b5_damage_below_0_counts_as_0() {
    let report = json("hit 1d6-5 --st 10 --wounds 4 --dice 3");
    assert_eq!(report["sheet"]["wounds"], 4);
    assert!(text("hit 1d6-5 --st 10 --wounds 4 --dice 3").contains("below 0, counted as 0"));
}

#[test]
fn c_notations_that_are_the_same_roll_the_same() {
    let total = |line: &str| json(&format!("roll|{line}|--seed|5"))["outcome"].clone();
    for (one, other) in [
        ("3d6\u{2013}2", "3d6-2"),
        ("2D6 + 1", "2d6+1"),
        (" 2d6+1 ", "2d6+1"),
        ("2d6 +1", "2d6+1"),
        ("d%", "1d100"),
        ("D%", "1d100"),
        ("2d-1", "2d6-1"),
        ("3d", "3d6"),
    ] {
        assert_eq!(total(one), total(other), "{one}");
    }
    assert_eq!(json("roll 2d-1 --seed 1")["events"][0]["dice"], "2d6-1");
}

#[test]
fn c5_totals_are_the_dice_less_1() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let report = json(&format!("roll 2d6-1 --seed {seed}"));
        let faces: i64 =
            report["events"][0]["faces"].as_array().unwrap().iter().map(|face| face.as_i64().unwrap()).sum();
        assert_eq!(report["events"][0]["total"], faces - 1);
        seen.insert(faces - 1);
    }
    assert_eq!((seen.first(), seen.last()), (Some(&1), Some(&11)));
}

#[test]
fn c6_c7_nonsense_is_never_rolled() {
    for nonsense in ["1d20+-5", "1d20 please", "d", "3d6+", "3d6k", "1d0", "4d0"] {
        error(&format!("roll|{nonsense}"));
    }
}

#[test]
fn d2_a_mistyped_flag_is_no_value() {
    assert!(error("hit 3 --at -2 --armer 2 --st 10").contains("--armer"));
    assert!(error("hit 3 --st --armer").contains("--armer"));
}

#[test]
fn d3_negative_entries_are_values() {
    assert!(!error("wh40k show --wounds 17 --tb 3 --injury -4E,-6I").contains("unexpected argument"));
    assert!(!error("hit 3 --st -1d6").contains("unexpected argument"));
}

#[test]
fn f1_every_missing_flag_is_named() {
    let error = error("revive physicker");
    for flag in ["--st", "--healer", "--dead"] {
        assert!(error.contains(flag), "{error}");
    }
}

#[test]
fn f2_one_member_of_a_group_counts() {
    assert!(text("hit 5 --st 11 --armor 2 --seed 1").contains("armour"));
    assert!(text("heal barber --st 12 --wounds 5 --healer-dx 12 --no-kit --seed 1").to_lowercase().contains("kit"));
}

#[test]
fn f3_usage_and_help() {
    for alone in ["", "heal", "wound-box", "new"] {
        let output = if alone.is_empty() {
            Command::new(env!("CARGO_BIN_EXE_sawbones")).output().unwrap()
        } else {
            sawbones(alone)
        };
        assert_eq!(output.status.code(), Some(2), "{alone}");
        assert!(output.stdout.is_empty() && String::from_utf8_lossy(&output.stderr).contains("Usage"), "{alone}");
    }
    let help = sawbones("--help");
    assert!(help.status.success() && help.stderr.is_empty() && !help.stdout.is_empty());
}

#[test]
fn h1_certain_and_impossible_are_1_and_0() {
    let odds = json("save 3 18 --odds");
    assert_eq!(odds["summary"]["p"], json!({ "success": 1.0 }));
    let odds = json("save 3 2 --odds");
    assert_eq!(odds["summary"]["p"], json!({ "failure": 1.0 }));
    assert_eq!(json("roll 0d6 --odds")["summary"]["p"], json!({ "0": 1.0 }));
}

#[test]
fn h3_errors_are_objects_where_json_is_asked() {
    let output = sawbones("hit|3|--st|0|--json");
    assert!(output.stdout.is_empty());
    let error: Value = serde_json::from_slice(&output.stderr).unwrap();
    assert_eq!(error["error"]["code"], "usage");
    assert!(error["error"]["message"].as_str().unwrap().contains("--st"));
}

#[test]
fn k1_a_track_in_a_pipe_is_plain_ascii() {
    let track = text("wound-box show --fort 3 --mark bruise --mark light --mark light");
    assert!(track.is_ascii() && track.contains("[X]") && track.contains("[ ]") && track.contains("-5"), "{track}");
}

#[test]
fn l_exact_odds() {
    let odds = json("save 3 12 --odds");
    let entry = odds["odds"].as_array().unwrap().iter().find(|entry| entry["outcome"] == "success").unwrap().clone();
    assert_eq!((entry["ways"].as_str(), entry["of"].as_str()), (Some("20"), Some("27")));
    let line = "wound-box hit 8 --fort 5";
    let wanted = [("killing", 2.0), ("incapacitating", 5.0), ("wound", 5.0), ("light", 5.0), ("bruise", 3.0)];
    assert!(wanted.iter().all(|(outcome, ways)| near(p(line, outcome), ways / 20.0)));
    let start = Instant::now();
    json("save 30 105 --odds");
    assert!(start.elapsed() < Duration::from_secs(1));
}

#[test]
fn m_dice_by_hand() {
    for dice in ["2,3,6", "=11"] {
        let report = json(&format!("save|3|12|--dice|{dice}"));
        assert_eq!((&report["outcome"], &report["generator"]), (&json!("success"), &json!("hand")));
        assert!(report.get("seed").is_none() && report["dice"].is_array());
    }
    for (dice, total) in [("00", "100"), ("0", "100"), ("100", "100"), ("01", "1"), ("=00", "100")] {
        assert_eq!(json(&format!("roll|d%|--dice|{dice}"))["outcome"], total);
    }
    for dice in ["1,2", "1,2,3,4", "=19", "1,=5"] {
        error(&format!("save|3|12|--dice|{dice}"));
    }
}

#[test]
fn n6_wounds_suffered_and_the_score_are_two_numbers() {
    let report = json("wh40k show --wounds 17 --tb 3 --injury 17I@body --critical 6X@body");
    assert_eq!((&report["now"]["suffered"], &report["now"]["score"]), (&json!(23), &json!(-6)));
    assert_eq!(report["sheet"]["criticals"][0]["severity"], 6);
}

#[test]
fn n7_targets_past_100_and_below_0_compare_plainly() {
    let figure = "--wounds 17 --tb 3 --injury 5I@body --treat 1";
    assert_eq!(json(&format!("wh40k heal --medicae 90 --modifier 15 {figure} --dice 100"))["outcome"], "healed");
    assert_eq!(json(&format!("wh40k heal --medicae 15 --combat {figure} --dice 1"))["outcome"], "no-effect");
}

#[test]
fn o3_a_track_that_cannot_be_is_named() {
    assert!(
        error("wound-box show --fort 3 --mark light@lightly-wounded --mark light@lightly-wounded")
            .contains("lightly-wounded")
    );
    assert!(error("wound-box show --fort 3 --mark wound@lightly-wounded").contains("lightly-wounded"));
}

#[test]
fn o4_healing_counts_up_from_below_0() {
    assert_eq!(json("heal heal-spell --st 10 --at -2 --points 3")["now"]["st"], 1);
}

#[test]
fn p1_fatigue_fells_but_does_not_kill() {
    let report = json("conscious --rules smith --st 10 --wounds 6 --fatigue 6 --seed 1");
    assert_eq!((&report["now"]["adjusted_st"], &report["now"]["wound_st"]), (&json!(-2), &json!(4)));
    assert_eq!(report["now"]["mortal"], json!(false));
}

#[test]
fn p2_automatic_results() {
    assert!(near(p("save 4 6 --auto", "success"), 35.0 / 648.0));
    assert!(near(p("save 4 6", "success"), 5.0 / 432.0));
}

#[test]
fn p3_one_blow_under_both_rules() {
    let gadda = json("hit 6 --st 10");
    assert_eq!((&gadda["outcome"], &gadda["now"]["dx_next_turn"]), (&json!("grave"), &json!(-2)));
    let smith = json("hit 6 --st 10 --rules smith");
    assert_eq!((&smith["outcome"], &smith["now"]["dx_next_turn"]), (&json!("hurt"), &json!(-2)));
}

#[test]
fn p4_a_large_creature_by_table_and_by_fractions() {
    let table = text("table effects --st 57");
    for number in ["15", "24", "9", "3", "19", "28", "11", "6"] {
        assert!(table.split(|c: char| !c.is_ascii_digit()).any(|word| word == number), "{number}: {table}");
    }
}

#[test]
fn p5_p6_who_is_dead() {
    assert_eq!(json("hit 1 --st 10 --at -2")["outcome"], "unconscious");
    assert_eq!(json("hit 1 --st 10 --at -3")["outcome"], "dead");
    for (st, limit) in [(9, -5), (10, -5), (13, -7), (14, -7)] {
        assert_eq!(json(&format!("hit 1 --st {st} --rules smith"))["now"]["dies_at"], limit);
    }
}

#[test]
fn p7_blows_to_the_arm() {
    assert_eq!(json("hit 4 --st 10 --location arm --seed 1")["events"][1]["chance"]["p"], 103.0 / 648.0);
    assert!(json("hit 5 --st 10 --location arm")["now"]["dropped_item"] == true);
    assert_eq!(json("hit 8 --st 10 --location arm")["sheet"]["lingering"][0]["effect"], "crippled");
}

#[test]
fn q_healers_and_time() {
    assert_eq!(json("heal physicker --st 12 --wounds 4 --fresh 0 --healer-dx 12")["outcome"], "refused");
    let days = |line: &str| json(&format!("rest --until healed {line} --odds"))["summary"]["time"]["median"].clone();
    assert_eq!(days("--st 12 --wounds 5 --grave body=6"), "34d");
    assert_eq!(days("--st 16 --wounds 5 --grave body=8"), "21d");
    for (dead, dice) in [("1m", 8), ("5m", 8), ("7m", 9), ("10m", 10)] {
        let line = format!("revive physicker --st 10 --at -4 --dead {dead} --healer physicker,dx=5,iq=5 --dice =60");
        let found = sawbones(&format!("{}|--json", words(&line.replace("=60", &format!("={}", dice * 6)))));
        let report: Value = serde_json::from_slice(&found.stdout).unwrap();
        assert_eq!(report["now"]["dice"], dice, "{dead}");
    }
    assert_eq!(
        json("revive physicker --st 10 --at -4 --dead 10.1m --healer physicker,dx=5,iq=5")["outcome"],
        "refused"
    );
}

#[test]
fn q5_nerdeth() {
    let first = json("stabilize healer --st 13 --at -2 --skill physicker --dx 14 --after 5m --dice =8");
    assert_eq!(
        (&first["now"]["dice"], &first["now"]["target"], &first["now"]["wound_st"]),
        (&json!(3), &json!(10), &json!(0))
    );
    let second = json("stabilize healer --st 13 --at -2 --skill unskilled --self --dx 12 --after 0s --dice =26");
    assert_eq!(
        (&second["now"]["dice"], &second["now"]["target"], &second["now"]["wound_st"]),
        (&json!(7), &json!(14), &json!(-3))
    );
    let rest = |time: &str| json(&format!("rest {time} --rules smith --st 13 --at -3 --unconscious"));
    assert_eq!((&rest("90m")["now"]["wound_st"], &rest("2h")["outcome"]), (&json!(-6), &json!("dead")));
}

#[test]
fn r2_feats_stand_on_the_first_two_rows() {
    for row in ["bruised", "lightly-wounded"] {
        text(&format!("wound-box show --fort 3 --feat {row}"));
    }
    for row in ["wounded", "incapacitated", "near-death"] {
        assert!(error(&format!("wound-box show --fort 3 --feat {row}")).contains(row));
    }
}

#[test]
fn s_the_apostate() {
    let hit = "wh40k hit 10 --type X --location body --wounds 17 --tb 3 --toughness 35 --suffered 13 --dice 36";
    let report = json(hit);
    assert_eq!((&report["now"]["score"], &report["sheet"]["wound_fatigue"]), (&json!(-6), &json!(1)));
    let grit = text("wh40k hit 5 --true-grit --wounds 17 --tb 3 --ut 1 --toughness 45 --seed 1");
    assert!(grit.to_lowercase().contains("true grit"), "{grit}");
}

#[test]
fn s3_unnatural_toughness_helps_up_to_50() {
    for (ut, chance) in [(5, 0.70), (12, 0.90)] {
        let line = format!("wh40k hit 30 --wounds 40 --tb 4 --ut {ut} --toughness 45 --suffered 38");
        let odds = json(&format!("{line} --odds"));
        let tired: f64 = odds["odds"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|entry| entry["sheet"]["wound_fatigue"] == 1)
            .map(|entry| entry["p"].as_f64().unwrap())
            .sum();
        assert!(near(1.0 - tired, chance), "{ut}: {tired}");
    }
}

#[test]
fn t3_no_first_aid_while_a_critical_injury_remains() {
    let report = json("wh40k heal --medicae 45 --treat 1 --wounds 17 --tb 3 --injury 5I@body --critical 2I@head");
    assert_eq!(report["outcome"], "refused");
    assert!(report["events"].to_string().contains("wh40k.critical-first"));
}
