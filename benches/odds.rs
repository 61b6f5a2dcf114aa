//! How long exact odds take, in process: `cargo bench --bench odds`. `benches/icepool/compare.py` asks icepool the same.

use criterion::{Criterion, criterion_group, criterion_main};
use sawbones::asking::{Asking, How, Telling};
use sawbones::commands::{find, read_args};
use sawbones::dice::budget::Budget;
use sawbones::report::Answer;
use sawbones::sheet::{Sheet, Start};
use std::hint::black_box;

/// The questions: a name, a command and the arguments of its request.
const QUESTIONS: [(&str, &str, &str); 9] = [
    ("save-30d6-105", "save", r#"{"dice":30,"target":105}"#),
    ("roll-100d6", "roll", r#"{"expr":"100d6"}"#),
    ("roll-1000d6", "roll", r#"{"expr":"1000d6"}"#),
    ("revive-physicker", "revive physicker", r#"{"st":10,"at":-5,"dead":"3m","healer":["physicker,dx=12,iq=12"]}"#),
    ("rest-365d-untended", "rest", r#"{"time":"365d","st":12,"at":-2,"untended":true}"#),
    ("stabilize-12-tries", "stabilize healer", r#"{"st":30,"at":-2,"skill":"first-aid","dx":12,"tries":12}"#),
    ("hit-3d6-head", "hit", r#"{"damage":"3d6","st":11,"location":"head"}"#),
    (
        "critical-care-9d",
        "wh40k rest",
        r#"{"time":"9d","wounds":17,"tb":3,"toughness":35,"critical":["4E@right-arm","6I@body"],"medicae":55}"#,
    ),
    ("wound-box-14d", "wound-box rest", r#"{"time":"14d","fort":5,"mark":["light","wound","incapacitating"]}"#),
];

fn odds(command: &str, args: &str, start: Start) -> Answer {
    let listed = find(command).unwrap_or_else(|| panic!("no command '{command}'"));
    let question = read_args(listed, &mut serde_json::Deserializer::from_str(args))
        .unwrap_or_else(|why| panic!("{command}: {why}"));
    let asking = Asking {
        command: listed.path,
        how: How::Odds(Budget::WHOLE),
        start,
        default_rules: None,
        telling: Telling::Outcome,
    };
    question.answer(asking).unwrap_or_else(|why| panic!("{command}: {why}"))
}

/// The figures of an answer, as the start of the next question.
fn figures(answer: Answer) -> Start {
    let Answer::Odds(odds) = answer else { panic!("these are no odds") };
    let with_sheet = |likely: sawbones::odds::Likely<Option<Sheet>>| {
        let sawbones::odds::Likely { p, exact, outcome, figure } = likely;
        Some(sawbones::odds::Likely { p, exact, outcome, figure: figure? })
    };
    Start::Many(odds.odds.into_iter().filter_map(with_sheet).collect())
}

/// He takes 2d6, a Physicker is there: how will he be in a month?
fn chain() -> Answer {
    let hit = odds("hit", r#"{"damage":"2d6","st":11,"rules":"smith"}"#, Start::Nobody);
    let stabilized = odds("stabilize healer", r#"{"skill":"physicker","dx":13}"#, figures(hit));
    odds("rest", r#"{"time":"30d"}"#, figures(stabilized))
}

fn bench(criterion: &mut Criterion) {
    for (name, command, args) in QUESTIONS {
        criterion.bench_function(name, |bencher| {
            bencher.iter(|| odds(black_box(command), black_box(args), Start::Nobody));
        });
    }
    criterion.bench_function("piped-chain", |bencher| bencher.iter(chain));
}

criterion_group! {
    name = all;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(2));
    targets = bench
}
criterion_main!(all);
