//! The same question for one value of a flag after another, or of two flags: how the odds move with them. Nothing here
//! knows which question it is; a row is the odds of it with its flags set to the values of the row.

use crate::asking::Asking;
use crate::commands::{Listed, Question};
use crate::dice::budget::Budget;
use crate::fault::{Code, Fault};
use crate::keys::Kind;
use crate::report::Answer;
use crate::report::varied::{Row, Value, Varied};
use crate::text::plain_minus;
use crate::time::Time;
use crate::words::nearest;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// The most rows of one answer.
pub const MOST_ROWS: usize = 10_000;
/// How many rows may each be as much work as an answer by itself; more of them share what these may be.
const WHOLE_ROWS: usize = 16;
/// The most flags that vary at once: what has more is no table.
pub const MOST_FLAGS: usize = 2;

/// A flag and the values it takes in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vary {
    /// The key of the flag.
    pub key: &'static str,
    /// Its values, in the order in which they are asked for.
    pub values: Vec<Value>,
}

impl Vary {
    /// Reads `st=8..16`, `st=8..16:2` or `st=8,10,12` for a command.
    pub fn read(written: &str, command: &Listed) -> Result<Vary, Fault> {
        let reject = |why: &str| Fault::usage(format!("'--vary {written}': {why}"));
        let Some((flag, values)) = written.split_once('=') else {
            return Err(reject("values are wanted, as in FLAG=8..16, FLAG=8..16:2 or FLAG=8,10,12"));
        };
        let (key, kind) = find(flag.trim(), command).map_err(|why| reject(&why))?;
        let values = plain_minus(values.trim());
        let read = match (values.split_once(".."), kind) {
            (None, _) => values.split(',').map(|value| one(value.trim(), kind)).collect::<Result<Vec<Value>, String>>(),
            (Some((low, high)), Kind::Time) => times(low.trim(), high.trim()),
            (Some(_), Kind::Word) => Err("words make no range; list them, as in FLAG=this,that".to_owned()),
            (Some((low, high)), _) => numbers(low.trim(), high.trim()),
        };
        let values = read.map_err(|why| reject(&why))?;
        if values.len() > MOST_ROWS {
            return Err(too_many());
        }
        Ok(Vary { key, values })
    }
}

/// Asks `question` for every value, or every pair of values, the last flag moving fastest. `asking` says how and about
/// whom, anew for each row; it is given what a row may cost.
pub fn vary(
    question: &dyn Question,
    flags: &[Vary],
    asking: &(dyn Fn(Budget) -> Asking<'static> + Sync),
) -> Result<Varied, Fault> {
    let rows = rows(flags)?;
    let budget = Budget::shared(rows.len(), WHOLE_ROWS);
    let shared = if rows.len() > WHOLE_ROWS {
        format!("; {} values share the work of {WHOLE_ROWS}", rows.len())
    } else {
        String::new()
    };
    let keys: Vec<&'static str> = flags.iter().map(|flag| flag.key).collect();
    let answers: Vec<Result<_, Fault>> = rows
        .into_par_iter()
        .map(|values| {
            let of_row = |fault: Fault| {
                let set: Vec<String> = keys.iter().zip(&values).map(|(key, value)| format!("{key}={value}")).collect();
                let shared = if fault.code == Code::Limit { shared.as_str() } else { "" };
                Fault::new(fault.code, format!("with {}: {}{shared}", set.join(" and "), fault.message))
            };
            let answer = answer(question, &keys, &values, asking(budget)).map_err(of_row)?;
            match answer {
                Answer::Odds(odds) => Ok((odds.command, odds.rules, Row { values, summary: odds.summary })),
                _ => Err(Fault::usage("the answer has no odds that could vary")),
            }
        })
        .collect();
    let mut varied = Varied { command: "", rules: None, keys, rows: Vec::with_capacity(answers.len()) };
    // In the order of the rows, so that the same mistake is always told of the same row.
    for answer in answers {
        let (command, rules, row) = answer?;
        // Where the rules are what varies, the whole is under none of them.
        let agree = varied.rows.is_empty() || varied.rules == rules;
        (varied.command, varied.rules) = (command, rules.filter(|_| agree));
        varied.rows.push(row);
    }
    Ok(varied)
}

/// The values of every row.
fn rows(flags: &[Vary]) -> Result<Vec<Vec<Value>>, Fault> {
    match flags {
        [one] => Ok(one.values.iter().map(|value| vec![value.clone()]).collect()),
        [first, second] if first.key == second.key => {
            Err(Fault::usage(format!("'--vary' is given twice for the same flag '{}'", first.key)))
        }
        [first, second] => {
            if first.values.len() * second.values.len() > MOST_ROWS {
                return Err(too_many());
            }
            let pairs =
                |one: &Value| second.values.iter().map(|two| vec![one.clone(), two.clone()]).collect::<Vec<_>>();
            Ok(first.values.iter().flat_map(pairs).collect())
        }
        _ => Err(Fault::usage(format!("'--vary' takes one or two flags; {} were given", flags.len()))),
    }
}

/// The answer of one row.
fn answer(
    question: &dyn Question,
    keys: &[&'static str],
    values: &[Value],
    asking: Asking<'static>,
) -> Result<Answer, Fault> {
    let mut set: Option<Box<dyn Question>> = None;
    for (key, value) in keys.iter().zip(values) {
        let before = set.as_deref().unwrap_or(question);
        set = Some(before.with(key, &value.to_string()).map_err(Fault::usage)?);
    }
    set.as_deref().unwrap_or(question).answer(asking)
}

fn too_many() -> Fault {
    Fault::new(Code::Limit, format!("'--vary' makes at most {MOST_ROWS} rows; narrow the range or widen its step"))
}

/// The flag of that name, if its values can vary.
fn find(flag: &str, command: &Listed) -> Result<(&'static str, Kind), String> {
    let key = flag.trim_start_matches('-').replace('-', "_");
    let all = (command.keys)();
    let names = || all.iter().filter(|(_, kind)| *kind != Kind::Other).map(|(name, _)| *name);
    let these = || names().map(|name| name.replace('_', "-")).collect::<Vec<String>>().join(", ");
    match all.iter().find(|(name, _)| *name == key) {
        Some((name, kind)) if *kind != Kind::Other => Ok((*name, *kind)),
        _ if names().next().is_none() => Err(format!("no flag of '{}' takes a value that could vary", command.path)),
        Some(_) => Err(format!("'{flag}' takes no single value; these can vary: {}", these())),
        None => {
            let tip = nearest(&key, names()).map(|near| format!(" did you mean '{}'?", near.replace('_', "-")));
            let tip = tip.unwrap_or_default();
            Err(format!("'{}' has no flag '{flag}';{tip} these can vary: {}", command.path, these()))
        }
    }
}

/// A value of a list.
fn one(written: &str, kind: Kind) -> Result<Value, String> {
    match kind {
        Kind::Time => written.parse::<Time>().map(|time| Value::Text(time.to_string())),
        _ => match written.parse() {
            Ok(number) => Ok(Value::Number(number)),
            Err(_) if written.is_empty() => Err("a value is missing".to_owned()),
            Err(_) => Ok(Value::Text(written.to_owned())),
        },
    }
}

/// The end of a range and its step, if it has one.
fn stepped(high: &str) -> (&str, Option<&str>) {
    high.split_once(':').map_or((high, None), |(high, step)| (high.trim_end(), Some(step.trim_start())))
}

/// The numbers of a range.
fn numbers(low: &str, high: &str) -> Result<Vec<Value>, String> {
    let (high, step) = stepped(high);
    let whole =
        |text: &str| text.parse::<i64>().map_err(|_| format!("'{text}' is not a whole number, as a range wants"));
    let (low, high, step) = (whole(low)?, whole(high)?, step.map_or(Ok(1), whole)?);
    let step = usize::try_from(step).ok().filter(|step| *step > 0).ok_or("a step is at least 1")?;
    if low > high {
        return Err(format!("{low} is more than {high}; the lower end of a range goes first"));
    }
    // One more than may be shown is enough to see that there are too many.
    Ok((low..=high).step_by(step).take(MOST_ROWS + 1).map(Value::Number).collect())
}

/// The times of a range. Their step is one of the unit that both ends are written in, or must be given.
fn times(low: &str, high: &str) -> Result<Vec<Value>, String> {
    let (high, step) = stepped(high);
    let (from, to): (Time, Time) = (low.parse()?, high.parse()?);
    let step = match (step, unit(low), unit(high)) {
        (Some(step), _, _) => step.parse::<Time>()?,
        (None, Some(one), Some(other)) if one == other => format!("1{one}").parse()?,
        _ => return Err(format!("a range of times in different units needs a step, as in {low}..{high}:1m")),
    };
    if step == Time::ZERO {
        return Err("a step is longer than no time at all".to_owned());
    }
    if from > to {
        return Err(format!("{low} is longer than {high}; the lower end of a range goes first"));
    }
    let steps = (to - from).whole(step);
    let at = |number: u64| Value::Text((from + step.times(number)).to_string());
    Ok((0..=steps).take(MOST_ROWS + 1).map(at).collect())
}

/// The unit of a time that has one: the "m" of "10m".
fn unit(time: &str) -> Option<&str> {
    let unit = time.trim_start_matches(|c: char| c.is_ascii_digit());
    (unit.len() == 1 && unit.len() < time.len()).then_some(unit)
}

#[cfg(test)]
mod tests {
    use super::Vary;
    use crate::commands::find;

    fn read(command: &str, written: &str) -> Result<String, String> {
        let vary = Vary::read(written, find(command).unwrap()).map_err(|fault| fault.message)?;
        let values: Vec<String> = vary.values.iter().map(ToString::to_string).collect();
        Ok(format!("{} {}", vary.key, values.join(" ")))
    }

    #[test]
    fn ranges_steps_and_lists_are_read() {
        assert_eq!(read("hit", "st=8..11").unwrap(), "st 8 9 10 11");
        assert_eq!(read("hit", "--st=8..13:2").unwrap(), "st 8 10 12");
        assert_eq!(read("hit", "at=-2..1").unwrap(), "at -2 -1 0 1");
        assert_eq!(read("hit", "at=\u{2212}2,0").unwrap(), "at -2 0");
        assert_eq!(read("hit", "turn-damage=3").unwrap(), "turn_damage 3");
        assert_eq!(read("hit", "damage=1d6, 2d6+1,7").unwrap(), "damage 1d6 2d6+1 7");
        assert_eq!(read("hit", "location=arm,leg").unwrap(), "location arm leg");
        assert_eq!(read("stabilize healer", "after=30s,5m,90m").unwrap(), "after 30s 5m 1h30m");
        assert_eq!(read("stabilize healer", "after=1m..3m").unwrap(), "after 1m 2m 3m");
        assert_eq!(read("stabilize healer", "after=30s..2m:30s").unwrap(), "after 30s 1m 1m30s 2m");
    }

    #[test]
    fn what_cannot_vary_names_what_can() {
        let error = read("hit", "auto=true").unwrap_err();
        assert!(error.contains("'auto' takes no single value; these can vary: damage, armor"), "{error}");
        let error = read("hit", "stt=1..2").unwrap_err();
        assert!(error.contains("no flag 'stt'; did you mean 'st'?"), "{error}");
        let error = read("hit", "zzzz=1..2").unwrap_err();
        assert!(error.contains("no flag 'zzzz'; these can vary: damage, armor"), "{error}");
    }

    #[test]
    fn ranges_that_are_none_say_why() {
        for (written, why) in [
            ("st", "values are wanted"),
            ("st=", "a value is missing"),
            ("st=8,,9", "a value is missing"),
            ("st=9..8", "lower end"),
            ("st=8..9:0", "at least 1"),
            ("st=8..9:-1", "at least 1"),
            ("st=a..9", "'a' is not a whole number"),
            ("damage=1d6..3d6", "'1d6' is not a whole number"),
            ("st=1..10001", "at most 10000 rows"),
            ("st=-9223372036854775808..9223372036854775807", "at most 10000 rows"),
        ] {
            let error = read("hit", written).unwrap_err();
            assert!(error.contains(why), "{written}: {error}");
        }
        for (written, why) in [
            ("after=30s..5m", "needs a step, as in 30s..5m:1m"),
            ("after=5m..30s:1m", "lower end"),
            ("after=1m..5m:0s", "longer than no time"),
            ("after=1..5", "needs a unit"),
            ("after=0s..36525d:1s", "at most 10000 rows"),
        ] {
            let error = read("stabilize healer", written).unwrap_err();
            assert!(error.contains(why), "{written}: {error}");
        }
    }
}
