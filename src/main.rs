//! The program: reads the command line, asks the library, prints the answer. The only file that touches standard
//! streams, the environment and the exit status.

use sawbones::asking::{Asking, How, Telling};
use sawbones::batch::Done;
use sawbones::cli::{self, Line, Tool, answering::Answering, batching::Batching};
use sawbones::commands::{Group, Listed, Question};
use sawbones::dice::budget::Budget;
use sawbones::dice::given::{self, Shown};
use sawbones::dice::played::Asker;
use sawbones::dice::seeded::{Seeded, fresh_seed};
use sawbones::fault::{Code, Fault};
use sawbones::in_place::Pending;
use sawbones::progress::Progress;
use sawbones::prompt::Prompt;
use sawbones::report::Answer;
use sawbones::report::style::Style;
use sawbones::report::text::Caption;
use sawbones::report::varied::Of;
use sawbones::rules::outcome::Outcome;
use sawbones::sheet::{LONGEST, Start, Tft};
use sawbones::vary::{Vary, vary};
use std::ffi::OsString;
use std::fs::Metadata;
use std::io::{self, IsTerminal, Read, Write};
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    let json = typed.iter().any(|word| word == "--json");
    match run(&typed) {
        Ok(code) => code,
        Err(fault) => complain(&fault, json),
    }
}

/// Prints an error to standard error, and nothing anywhere else.
fn complain(fault: &Fault, json: bool) -> ExitCode {
    let line = if json { sawbones::report::json::error(fault) } else { format!("error: {}", fault.message) };
    let _ = writeln!(io::stderr(), "{line}");
    ExitCode::from(2)
}

fn run(typed: &[OsString]) -> Result<ExitCode, Fault> {
    match cli::read(typed) {
        Ok(Line::Answer(listed, question, answering)) => answer(listed, question.as_ref(), &answering),
        Ok(Line::Tool(tool)) => use_tool(&tool),
        Err(error) if error.use_stderr() => match error.kind() {
            clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                let _ = write!(io::stderr(), "{}", error.render());
                Ok(ExitCode::from(2))
            }
            _ => Err(Fault::usage(cli::complaint::line(&error, typed))),
        },
        Err(help_or_version) => {
            let help = help_or_version.render().to_string();
            print(&(help.trim_end().to_owned() + "\n"))
        }
    }
}

/// Answers a question.
fn answer(listed: &'static Listed, question: &dyn Question, answering: &Answering) -> Result<ExitCode, Fault> {
    let sheet = answering.figure.sheet.as_deref();
    let from_stdin = sheet.is_some_and(|path| path.as_os_str() == "-");
    if from_stdin && answering.figure.in_place {
        return Err(Fault::usage("'--in-place' needs a sheet in a file; standard input cannot be written back to"));
    }
    // clap would not ask for --odds where something stands that excludes it.
    if !answering.rolling.odds && (!answering.rolling.vary.is_empty() || answering.rolling.svg.is_some()) {
        let flag = if answering.rolling.vary.is_empty() { "--svg" } else { "--vary" };
        return Err(Fault::usage(format!("'{flag}' needs '--odds', and goes with nothing that '--odds' excludes")));
    }
    if let (Some(sheet), Some(svg)) = (sheet, answering.rolling.svg.as_deref())
        && same_file(sheet, svg)
    {
        return Err(Fault::usage(format!("'--svg {}' would draw over the sheet", svg.display())));
    }
    let start = sheet.map(read_sheet).transpose()?.map_or(Ok(Start::Nobody), |text| Start::read(&text))?;
    let hand = Hand::new(answering.rolling.by_hand.as_deref(), from_stdin)?;
    let answer = ask(listed, question, answering, start, hand)?;
    let pending = [in_place(&answer, answering)?, drawing(&answer, answering)?];
    let code = print(&render(&answer, answering, style(answering)))?;
    pending.into_iter().flatten().try_for_each(Pending::commit)?;
    let unfavourable = matches!(&answer, Answer::Report(report) if report.outcome.unfavourable());
    Ok(if answering.rolling.exit_status && unfavourable { ExitCode::from(1) } else { code })
}

/// Whether two names are of one file that is there.
fn same_file(one: &Path, other: &Path) -> bool {
    matches!((one.canonicalize(), other.canonicalize()), (Ok(one), Ok(other)) if one == other)
}

/// Dice by hand, if there are any.
enum Hand {
    Not,
    Given(Vec<Shown>),
    Ask(Box<dyn Asker>),
}

impl Hand {
    /// What `--dice` says. Asking is done on the terminal where standard input holds the sheet.
    fn new(by_hand: Option<&str>, stdin_is_taken: bool) -> Result<Hand, Fault> {
        match by_hand {
            None => Ok(Hand::Not),
            Some("ask") if !stdin_is_taken => Ok(Hand::Ask(Box::new(Prompt::new(io::stdin().lock(), io::stderr())))),
            Some("ask") => {
                let cannot = |why| Fault::new(Code::Io, format!("cannot ask for dice, there is no terminal: {why}"));
                let terminal = std::fs::File::open("/dev/tty").map_err(cannot)?;
                Ok(Hand::Ask(Box::new(Prompt::new(io::BufReader::new(terminal), io::stderr()))))
            }
            Some(list) => given::list(list).map(Hand::Given).map_err(|why| Fault::new(Code::Dice, why)),
        }
    }
}

/// Asks the question with the dice that were wanted.
fn ask(
    listed: &'static Listed,
    question: &dyn Question,
    answering: &Answering,
    start: Start,
    mut hand: Hand,
) -> Result<Answer, Fault> {
    let rolling = &answering.rolling;
    // Elsewhere the variable has no say, whatever it holds.
    let default_rules = if listed.group == Group::FantasyTrip { rules_of_environment()? } else { None };
    if !rolling.vary.is_empty() {
        let flags =
            rolling.vary.iter().map(|written| Vary::read(written, listed)).collect::<Result<Vec<Vary>, Fault>>()?;
        let asking = |budget| Asking {
            command: listed.path,
            how: How::Odds(budget),
            start: start.clone(),
            default_rules,
            telling: Telling::Outcome,
        };
        let varied = vary(question, &flags, &asking)?;
        if rolling.of == Some(Of::Alive) && !varied.rows.iter().any(|row| row.summary.alive.is_some()) {
            return Err(Fault::usage(format!("'--of alive': '{}' does not say who is alive", listed.path)));
        }
        return Ok(Answer::Varied(Box::new(varied)));
    }
    let mut seeded;
    let how = match &mut hand {
        _ if rolling.odds => How::Odds(Budget::WHOLE),
        Hand::Given(shown) => How::Given(shown),
        Hand::Ask(asker) => How::Asked(asker.as_mut()),
        Hand::Not => {
            let seed = rolling.seed.map_or_else(fresh_seed, Ok).map_err(|why| Fault::new(Code::Io, why))?;
            let stream = rolling.stream.unwrap_or(0);
            seeded = Seeded::new(seed, stream);
            How::Seeded(&mut seeded, seed, stream)
        }
    };
    let telling = if rolling.quiet { Telling::Outcome } else { Telling::Change };
    question.answer(Asking { command: listed.path, how, start, default_rules, telling })
}

/// The figure that came out, ready to be written back to its file, if that is wanted. What was refused changes nothing.
fn in_place(answer: &Answer, answering: &Answering) -> Result<Option<Pending>, Fault> {
    let Some(path) = answering.figure.sheet.as_deref().filter(|_| answering.figure.in_place) else { return Ok(None) };
    let Answer::Report(report) = answer else { return Ok(None) };
    let Some(sheet) = report.sheet.as_ref().filter(|_| report.outcome != Outcome::Refused) else { return Ok(None) };
    if !std::fs::metadata(path).is_ok_and(|old| old.is_file()) {
        let why = format!("'--in-place' needs an ordinary file; '{}' is none that could be replaced", path.display());
        return Err(Fault::new(Code::Io, why));
    }
    let text = serde_json::to_string_pretty(sheet).unwrap_or_default() + "\n";
    Pending::prepare(path, &text).map(Some)
}

/// The drawing of the odds, ready to be put into its file, if that is wanted.
fn drawing(answer: &Answer, answering: &Answering) -> Result<Option<Pending>, Fault> {
    let Some(path) = answering.rolling.svg.as_deref() else { return Ok(None) };
    let svg = sawbones::report::svg::svg(answer, &caption(answering));
    svg.map(|svg| Pending::prepare(path, &svg)).transpose()
}

/// What an answer cannot say of its question.
fn caption(answering: &Answering) -> Caption<'_> {
    Caption { words: &answering.words, of: answering.rolling.of, of_sheet: answering.figure.sheet.is_some() }
}

/// The answer as text or JSON, as it was wanted.
fn render(answer: &Answer, answering: &Answering, style: Style) -> String {
    if answering.rolling.quiet {
        return sawbones::report::text::word(answer) + "\n";
    }
    if answering.printing.json || matches!(answer, Answer::Sheet(_)) {
        let json = if io::stdout().is_terminal() {
            serde_json::to_string_pretty(answer)
        } else {
            serde_json::to_string(answer)
        };
        return json.unwrap_or_default() + "\n";
    }
    sawbones::report::text::text(answer, &caption(answering), style)
}

/// What standard output can show.
fn style(answering: &Answering) -> Style {
    let terminal = io::stdout().is_terminal();
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    let color = match answering.printing.color {
        cli::answering::Color::Always => true,
        cli::answering::Color::Never => false,
        cli::answering::Color::Auto if variable("NO_COLOR").is_some() => false,
        cli::answering::Color::Auto => terminal || variable("CLICOLOR_FORCE").is_some_and(|value| value != "0"),
    };
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable).unwrap_or_default();
    let locale = locale.to_string_lossy().to_ascii_lowercase();
    let unicode = terminal && !answering.printing.ascii && (locale.contains("utf-8") || locale.contains("utf8"));
    let width = if terminal { terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into()) } else { 80 };
    Style { color, unicode, width }
}

fn rules_of_environment() -> Result<Option<Tft>, Fault> {
    match std::env::var("SAWBONES_RULES") {
        Ok(rules) if !rules.is_empty() => rules
            .parse()
            .map(Some)
            .map_err(|why| Fault::usage(format!("the environment variable SAWBONES_RULES: {why}"))),
        Err(std::env::VarError::NotUnicode(_)) => {
            Err(Fault::usage("the environment variable SAWBONES_RULES is not UTF-8"))
        }
        _ => Ok(None),
    }
}

/// Reads a sheet's file or standard input.
fn read_sheet(path: &Path) -> Result<String, Fault> {
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    let read = if path.as_os_str() == "-" {
        if io::stdin().is_terminal() {
            let _ =
                writeln!(io::stderr(), "Reading a sheet, a report or odds as JSON, until the end of input (Ctrl-D).");
        }
        io::stdin().lock().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    let name = if path.as_os_str() == "-" { "standard input".to_owned() } else { format!("'{}'", path.display()) };
    read.map_err(|why| Fault::new(Code::Io, format!("cannot read the sheet from {name}: {why}")))?;
    String::from_utf8(bytes).map_err(|why| Fault::sheet(format!("the sheet from {name} is not UTF-8: {why}")))
}

fn use_tool(tool: &Tool) -> Result<ExitCode, Fault> {
    match tool {
        Tool::Batch(batching) => batch(batching),
        Tool::Schema { what } => print(&format!("{:#}\n", sawbones::schema::schema(*what))),
        Tool::Completions { shell } => print(&sawbones::generated::completions(*shell)),
        Tool::Man { dir: None } => print(&sawbones::generated::first_page()),
        Tool::Man { dir: Some(dir) } => {
            let cannot = |why: io::Error| Fault::new(Code::Io, format!("cannot write to '{}': {why}", dir.display()));
            std::fs::create_dir_all(dir).map_err(cannot)?;
            for (name, page) in sawbones::generated::pages() {
                std::fs::write(dir.join(name), page).map_err(cannot)?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Answers the lines of a file or of standard input.
fn batch(batching: &Batching) -> Result<ExitCode, Fault> {
    let seed = batching.seed.map_or_else(fresh_seed, Ok).map_err(|why| Fault::new(Code::Io, why))?;
    let default_rules = rules_of_environment()?;
    let path = batching.file.as_deref().filter(|path| path.as_os_str() != "-");
    let (input, bytes): (Box<dyn Read + Send>, Option<u64>) = match path {
        None => (Box::new(io::stdin()), None),
        Some(path) => {
            let cannot = |why| Fault::new(Code::Io, format!("cannot read '{}': {why}", path.display()));
            let file = std::fs::File::open(path).map_err(cannot)?;
            let bytes = file.metadata().ok().filter(Metadata::is_file).map(|metadata| metadata.len());
            (Box::new(file), bytes)
        }
    };
    if path.is_none() && io::stdin().is_terminal() {
        let _ = writeln!(io::stderr(), "Reading requests, a line of JSON each, until the end of input (Ctrl-D).");
    }
    if batching.brief && batching.seed.is_none() {
        let _ = writeln!(io::stderr(), "Seed {seed}");
    }
    let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
    let progress = watched.then(|| Progress::new(bytes));
    let batch = batching.batch(seed, default_rules);
    let tell = |bytes, lines| progress.iter().for_each(|progress| progress.at(bytes, lines));
    let done = batch.run(input, io::stdout(), &tell);
    progress.into_iter().for_each(Progress::end);
    match done? {
        Done { bad: 0, .. } => Ok(ExitCode::SUCCESS),
        Done { requests, bad, first_bad } => {
            let line = first_bad.unwrap_or(batch.first);
            let requests = sawbones::text::count(i64::try_from(requests).unwrap_or(i64::MAX), "request");
            Err(Fault::usage(format!("{bad} of {requests} could not be answered, the first on line {line}")))
        }
    }
}

/// Prints to standard output. A reader that has gone away is no error.
fn print(text: &str) -> Result<ExitCode, Fault> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(why) if why.kind() != io::ErrorKind::BrokenPipe => {
            Err(Fault::new(Code::Io, format!("cannot write to standard output: {why}")))
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}
