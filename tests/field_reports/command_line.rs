//! T-D and T-F: flags and their values, what is missing, and what is given alone.

use super::{complains, error, json, sawbones, text, told};
use clap::Command;
use serde_json::json;

/// T-D1
#[test]
fn a_negative_number_is_a_value_however_it_is_written() {
    for line in [
        "conscious --st 10 --rules smith --seed 1 --at -3",
        "hit 3 --st 10 --rules smith --seed 1 --death-at -4",
        "wound-box hit 3 --seed 1 --fort -3",
        "wound-box rest 3d --mark light --fort 1 --seed 1 --care -2",
        "wh40k heal --medicae 40 --wounds 17 --tb 3 --injury 5I@body --seed 1 --modifier -10",
    ] {
        let (flags, value) = line.rsplit_once(' ').unwrap();
        let want = json(line);
        assert_eq!(json(&format!("{flags}={value}")), want, "{line}");
        assert_eq!(json(&format!("{line} --color never")), want, "{line}");
    }
    let after_dashes = |line: &str| String::from_utf8(sawbones(line, "").stdout).unwrap();
    assert!(after_dashes("roll --seed 1 -- -3").starts_with("-3\n"));
    assert_eq!(after_dashes("save --seed 1 -q -- 3 -3"), "failure\n");
    assert_eq!(after_dashes("save 3 -q -- -3"), "failure\n");
    assert_eq!(after_dashes("hit --st 10 -q -- -3"), "unhurt\n");
    // A short flag after a number stays a flag.
    assert_eq!(sawbones("hit 3 --at -3 --st 10 -q -e", "").status.code(), Some(1));
}

/// T-D1: what is no number keeps the sign that was typed.
#[test]
fn names_and_files_that_begin_like_a_negative_number_stay_as_they_are() {
    assert!(text("hit 3 --st 10 --name -4E").contains("\n-4E: ST 7"));
    assert_eq!(json("new gadda --st 10 --name -4E")["name"], "-4E");
    complains(&[
        ("hit 3 --st 10 --sheet -4E.json", "'-4E.json'"),
        ("hit 3 --st 10 -s -4E.json", "'-4E.json'"),
        ("roll 3d6 --dice -3,1,1", "'-3' is no die"),
    ]);
}

/// T-D2
#[test]
fn a_mistyped_flag_is_no_value() {
    for (line, mistyped) in [
        ("hit 3 --at --armer 2 --st 10", "--armer"),
        ("hit 3 --at -2 --armer 2 --st 10", "--armer"),
        ("hit 3 --st --armer", "--armer"),
        ("hit 3 --st 10 --seed --sheat x", "--sheat"),
        ("hit 3 --st 10 --sheet --odss", "--odss"),
        ("hit 3 --st 10 --name --odss", "--odss"),
        ("hit 3 --st 10 --dice --odss", "--odss"),
        ("hit 3 --st 10 --location --armer 2", "--armer"),
        ("rest 3d --st 10 --until --untendet", "--untendet"),
        ("save 3 --aut 10", "--aut"),
        ("wound-box hit 3 --fort --siz large", "--siz"),
        ("wh40k hit 3 --wounds --tbb 3", "--tbb"),
        ("wh40k heal --medicae --treet 1 --wounds 17 --tb 3", "--treet"),
        ("stabilize healer --skill --dxx 3", "--dxx"),
        ("revive physicker --healer --deat 3m", "--deat"),
        ("new gadda --st --dxx 3", "--dxx"),
        ("table saves --max-dice --auot", "--auot"),
        ("batch --seed --breif", "--breif"),
    ] {
        let error = error(line);
        assert!(error.contains(&format!("'{mistyped}'")) && error.contains("similar"), "{line}: {error}");
    }
    // A flag that exists is no value either, and is named too.
    complains(&[("hit 3 --st --location arm", "'--location' follows"), ("roll 3d6 --seed --odds", "'--odds' follows")]);
}

/// T-D3
#[test]
fn lists_of_wounds_and_negative_dice_are_values() {
    for flags in ["--critical -4E,-6I", "--critical -4E@body,-6I@body", "--critical 4E --critical -6I"] {
        let now = &json(&format!("wh40k show --wounds 17 --tb 3 {flags}"))["now"];
        assert_eq!((&now["score"], &now["suffered"]), (&json!(-6), &json!(23)), "{flags}");
    }
    assert_eq!(json("hit 1 --st 30 --grave arm=6,leg=5")["sheet"]["grave"].as_array().unwrap().len(), 2);
    assert_eq!(json("wound-box show --mark light,wound --feat bruised,bruised")["sheet"]["boxes"][0], 4);
    assert_eq!(json("hit -1d6 --st 10")["outcome"], "unhurt");
    complains(&[
        ("wh40k show --wounds 17 --tb 3 --injury -4E,-6I", "'-4E' is no injury"),
        ("wh40k heal --medicae 40 --modifier -1d6 --wounds 17 --tb 3 --injury 5I", "'-1d6' is not a whole number"),
        ("hit 3 --st -1d6", "'-1d6' is not a whole number from 1 to 1000"),
        ("hit 3 --st 10 --armor -1d6", "'-1d6' is not a whole number from 0"),
        ("hit 3 --st 10 --grave arm=-3", "'-3' is not a whole number from 1"),
        ("wound-box show --boxes -1,1,1,1,1", "'-1,1,1,1,1' cannot be"),
        ("roll 3d6 --dice -1,-2,-3", "'-1' is no die"),
        ("roll 3d6 --seed -3", "'-3' is not a whole number from 0"),
        ("revive spell --lose st=-2,dx=7 --st 10 --at -5 --dead 3m --caster-dx 12", "'-2' is not a whole number"),
        ("hit 3 --st 10 --location -4", "body, arm, leg, head"),
    ]);
}

/// T-F1
#[test]
fn all_that_is_missing_is_named_at_once() {
    for (line, wanted) in [
        ("hit", "DAMAGE --st"),
        ("hit --rules smith", "DAMAGE --st"),
        ("conscious", "--st"),
        ("stabilize healer", "--st --skill --dx"),
        ("stabilize magic", "--st"),
        ("stabilize natural", "--st"),
        ("stabilize support", "--st"),
        ("revive physicker", "--healer --dead --st"),
        ("revive spell", "--dead --caster-dx --st"),
        ("revive potion", "--dead --st"),
        ("revive wish", "--dead --st"),
        ("revive antidote", "--dead --st"),
        ("revive reattach", "--since --caster-dx --st"),
        ("revive moved", "--st"),
        ("heal barber", "--healer-dx --st"),
        ("heal physicker", "--healer-dx --st"),
        ("heal master-physicker", "--healer-dx --st"),
        ("heal disease", "--difficulty --healer-iq --st"),
        ("heal heal-spell", "--points --st"),
        ("heal great-healing", "--points --st"),
        ("heal cleansing", "--st"),
        ("heal regrowth", "--part --to --lingering --st"),
        ("heal salve", "--st"),
        ("heal elixir", "--st"),
        ("heal health-elixir", "--st"),
        ("heal first-aid", "--st"),
        ("rest", "TIME --until --st"),
        ("wound-box hit", "DAMAGE --fort"),
        ("wound-box heal magic", "--spell"),
        ("wound-box heal points", "POINTS"),
        ("wound-box rest", "TIME --until --fort"),
        ("wh40k show", "--wounds --tb"),
        ("wh40k hit", "DAMAGE --wounds --tb"),
        ("wh40k heal", "--medicae --wounds --tb"),
        ("wh40k rest", "TIME --until --wounds --tb"),
        ("wh40k move", "--wounds --tb"),
        ("wh40k card", "--wounds --tb"),
        ("roll", "dice"),
        ("save", "N TARGET"),
        ("new gadda", "--st"),
        ("new smith", "--st"),
        ("new wound-box", "--fort"),
        ("new wh40k", "--wounds --tb"),
        ("schema", "WHAT"),
        ("completions", "SHELL"),
    ] {
        let error = error(line);
        for word in wanted.split(' ') {
            assert!(error.contains(word), "{line}: {word} is not named: {error}");
        }
    }
    // What is given is not asked for, and parts of a value are missed like flags.
    assert!(!error("revive physicker --dead 3m").contains("--dead"));
    assert!(!error("wound-box hit --fort 3").contains("--fort"));
    complains(&[("revive physicker --healer master", "dx and iq are missing")]);
    // Sheets are asked for what they lack.
    let sheet = r#"{"rules":"wound-box"}"#;
    assert!(super::error_of("wound-box hit 3 -s -", sheet).contains("--fort N"));
}

/// T-F2: one flag of each group, and where it shows.
#[test]
fn no_flag_that_stands_alone_is_ignored() {
    let (gadda, smith) = ("hit 5 --st 11 --seed 1", "hit 5 --st 11 --rules smith --seed 1");
    let dying = "rest 3h --st 12 --at -2 --rules smith --seed 1";
    let wound = "heal master-physicker --st 12 --wounds 5 --healer-dx 12 --seed 1";
    let disease = "heal disease --st 12 --difficulty 4 --healer-iq 12 --seed 1";
    let revive = "revive physicker --st 10 --at -5 --dead 3m --healer master,dx=14,iq=13 --seed 1";
    let stabilize = "stabilize healer --st 13 --at -2 --skill physicker --dx 14 --seed 1";
    let (boxes, marine) = ("wound-box hit 8 --fort 3 --seed 1", "wh40k hit 10 --wounds 17 --tb 3 --seed 1");
    let medicae = "wh40k heal --wounds 17 --tb 3 --medicae 40 --injury 5E --seed 1";
    for (line, flag, shown) in [
        (gadda, "--armor 2", "5 - 2 armour"),
        (gadda, "--turn-damage 3", "8 in one turn"),
        (gadda, "--fatigue 2", r#""fatigue":2"#),
        (gadda, "--dx 9", r#""dx":9"#),
        (gadda, "--iq 9", r#""iq":9"#),
        ("hit 5 --st 11 --wounds 3 --seed 1", "--new-incident", r#""fresh":5"#),
        ("hit 5 --st 11 --wounds 3 --seed 1", "--fresh 1", r#""fresh":6"#),
        (gadda, "--simple-grave", r#""simple_grave":true"#),
        (gadda, "--unconscious", r#""outcome":"unconscious""#),
        (gadda, "--name Mothhem", r#""name":"Mothhem""#),
        (smith, "--armor 2", "5 - 2 armour"),
        (smith, "--subdual-blow", "5 points of subdual damage"),
        (smith, "--fractions", "1/2 of ST 11"),
        (smith, "--death-at -10", r#""dies_at":-10"#),
        (smith, "--scaled weak", r#""scaled":8"#),
        (smith, "--crippling", "crippling hit"),
        (smith, "--subdual 3", "adjusted ST 3"),
        (smith, "--bleeding", r#""bleeding":true"#),
        (dying, "--moving", "10m"),
        (dying, "--support", r#""outcome":"mortal""#),
        (wound, "--no-kit", "without a kit"),
        (disease, "--master", "-1 for a Master"),
        (disease, "--naturalist", "-1 for a Naturalist"),
        (revive, "--elixirs 1", "1 healing elixir"),
        (revive, "--again", "revived before"),
        (stabilize, "--pool 5", "5d6 against"),
        (stabilize, "--failed 2", "- 2 for failed tries"),
        (stabilize, "--self", "4d6 against"),
        (stabilize, "--after 1m", "for coming early"),
        ("heal heal-spell --st 12 --wounds 5 --points 2 --seed 1", "--caster-dx 12", "cast the spell"),
        ("stabilize support --st 13 --at -2", "--support-hours 1.5", "1h30m"),
        (boxes, "--size large", "+2 size"),
        (boxes, "--attacker-size tiny", "tiny attacker"),
        (boxes, "--dr 3", "+3 armour"),
        (boxes, "--dr 0", "every number is 5 higher"),
        (boxes, "--points", "4 wound points"),
        (boxes, "--minor", r#""minor":true"#),
        ("wound-box rest 1d --fort 3 --mark light --seed 1", "--care 9", "wound-box.care"),
        ("wound-box heal first-aid --mark bruise --seed 1", "--check 3", "1d20+3"),
        ("wound-box heal first-aid --mark bruise --seed 1", "--dc 15", r#""target":15"#),
        (marine, "--ap 4", "- 4 (AP)"),
        (marine, "--pen 4", r#""pen":4"#),
        (marine, "--ut 2", "2 (Unnatural Toughness)"),
        (marine, "--daemonic 2", "2 (Daemonic)"),
        (marine, "--fate", "Fate or Infamy"),
        (marine, "--toxic 2", "Toughness at -20"),
        (marine, "--toughness 30", r#""toughness":30"#),
        (marine, "--autosanguine", r#""autosanguine":true"#),
        (marine, "--wound-fatigue 2", r#""total_fatigue":2"#),
        (marine, "--fatigue 2", r#""total_fatigue":2"#),
        (medicae, "--combat", "- 20 (combat)"),
        (medicae, "--modifier 10", "+ 10 (other)"),
        (medicae, "--degrees classic", "classic degrees"),
        ("roll 3d6 --seed 1", "--stream 2", r#""stream":"2""#),
    ] {
        let report = json(&format!("{line} {flag}")).to_string();
        assert!(report.contains(shown), "{line} {flag}: {report}");
        assert!(!json(line).to_string().contains(shown), "{line} alone shows '{shown}' too");
    }
    // What makes sense only beside another flag says which.
    complains(&[
        ("hit 5 --st 11 --rules smith --crippling-modifier 2", "--crippling"),
        ("rest 3h --st 12 --at -2 --rules smith --interval 20m", "--moving"),
        ("rest 3h --st 12 --at -2 --rules smith --support-hours 1.5", "--support"),
        ("wh40k hit 5 --wounds 17 --tb 3 --toxic-damage 1d10", "--toxic N"),
        ("wh40k rest 3d --wounds 17 --tb 3 --injury 15E --int-bonus 4", "--medicae N"),
        ("hit 3 --vary st=8..9", "--odds"),
        ("hit 3 --st 10 --in-place", "--sheet"),
    ]);
    let carer = json("wh40k rest 3d --wounds 17 --tb 3 --injury 15E --medicae 40");
    assert!(told(&carer).contains("Intelligence Bonus, and none is given"), "{}", told(&carer));
}

/// T-F3
#[test]
fn usage_goes_to_standard_error_and_help_to_standard_output() {
    for alone in ["", "heal", "revive", "stabilize", "table", "new", "wound-box", "wound-box heal", "wh40k"] {
        let output = sawbones(alone, "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{alone}");
        assert!(said.contains("Usage: sawbones"), "{alone}: {said}");
    }
    for asked in ["--help", "-h", "help", "help hit", "hit --help", "hit -h", "heal --help", "wound-box heal magic -h"]
    {
        let output = sawbones(asked, "");
        assert!(output.status.success() && output.stderr.is_empty(), "{asked}");
        assert!(String::from_utf8(output.stdout).unwrap().contains("Usage: sawbones"), "{asked}");
    }
    complains(&[
        ("frobnicate", "unrecognized subcommand 'frobnicate'"),
        ("hitt", "a similar subcommand exists: 'hit'"),
        ("heal barbr", "a similar subcommand exists: 'barber'"),
        ("wound-box frob", "unrecognized subcommand 'frob'"),
        ("help frob", "unrecognized subcommand 'frob'"),
    ]);
}

/// T-E2
#[test]
fn no_command_takes_a_value_before_the_next_word_of_a_command() {
    fn check(command: &Command) {
        let inner: Vec<&Command> = command.get_subcommands().collect();
        let values = command.get_positionals().count();
        assert!(inner.is_empty() || values == 0, "{} takes a value and other commands", command.get_name());
        inner.into_iter().for_each(check);
    }
    check(&sawbones::cli::tree::whole());
}

#[test]
fn a_flag_of_another_command_names_it() {
    complains(&[
        ("rest 3d --st 10 --care 3", "unexpected argument '--care' found; it belongs to 'wound-box rest'"),
        ("wh40k hit 5 --wounds 17 --tb 3 --st 3", "it belongs to other commands, such as 'hit' and"),
        ("hit 5 --stt 3", "a similar argument exists: '--st'"),
    ]);
}

#[test]
fn dice_for_what_is_forbidden_say_why_it_is() {
    complains(&[(
        "heal barber --st 12 --wounds 3 --fresh 0 --healer-dx 12 --dice =9",
        "too many dice: 1 left over of 1 given (=9); the rules forbid it: the wounds of this incident have been treated",
    )]);
}

#[test]
fn a_slip_gets_the_command_or_flag_that_was_meant() {
    complains(&[
        ("hti 6 --st 11", "did you mean 'hit'?"),
        ("heal brabr --st 11", "'barber'"),
        ("hit 6 --sst 11", "did you mean '--st'?"),
        ("hit 6 --loaction arm --st 11", "'--location'"),
        ("wh40k hit 6 --wonds 17 --tb 3", "'--wounds'"),
    ]);
}
