//! The command line: what was typed, read with clap. Only the command that was asked for is built; the whole tree is
//! built for help, completions, man pages and the errors of unknown words.

pub mod answering;
mod argv;
pub mod batching;
pub mod complaint;
pub mod tree;
mod values;

use crate::commands::{self, Asks, Listed};
use clap::{ArgMatches, FromArgMatches};
use std::ffi::OsString;

/// A command line that has been understood.
pub enum Line {
    /// A command that answers, and how its answer is wanted.
    Answer(&'static Listed, Box<dyn commands::Question>, Box<answering::Answering>),
    /// A command that does something else.
    Tool(Tool),
}

/// The commands that answer nothing about figures or dice.
#[derive(Debug, clap::Subcommand)]
pub enum Tool {
    /// A request of JSON a line in, an answer of JSON a line out
    Batch(batching::Batching),
    /// The JSON Schema of a sheet, a request, a report or odds
    Schema {
        /// Of what
        #[arg(value_enum, value_name = "WHAT")]
        what: crate::schema::What,
    },
    /// A completion script for a shell
    Completions {
        /// Which shell
        #[arg(value_enum, value_name = "SHELL")]
        shell: clap_complete::Shell,
    },
    /// The first page of the manual, or every page into a folder
    Man {
        /// Where to write the pages
        #[arg(value_name = "DIR")]
        dir: Option<std::path::PathBuf>,
    },
}

/// Reads a command line, without the name of the program.
///
/// # Errors
/// clap's, among them the wish for help or the version.
pub fn read(typed: &[OsString]) -> Result<Line, clap::Error> {
    // An error that echoes what moves a cursor would lose it: it is made anew of words that show it.
    read_words(typed.to_vec()).map_err(|error| {
        let shown: Vec<OsString> = typed.iter().map(complaint::shown).collect();
        if shown == typed { error } else { read_words(shown).err().unwrap_or(error) }
    })
}

fn read_words(typed: Vec<OsString>) -> Result<Line, clap::Error> {
    let line = argv::sort(typed);
    let Some(listed) = line.command else {
        let matches = tree::whole().try_get_matches_from(std::iter::once("sawbones".into()).chain(line.all))?;
        return Tool::from_arg_matches(&matches).map(Line::Tool);
    };
    let words = argv::question(listed.path, &line.flags);
    let mut command = tree::leaf(listed);
    let matches = command.try_get_matches_from_mut(std::iter::once("sawbones".into()).chain(line.flags))?;
    let complete = |error: clap::Error| error.format(&mut command);
    let question = (listed.from_line)(&matches).map_err(complete)?;
    let answering = answering(listed.asks, &matches, words)?;
    Ok(Line::Answer(listed, question, Box::new(answering)))
}

/// The common flags that a command has.
fn answering(asks: Asks, matches: &ArgMatches, words: String) -> Result<answering::Answering, clap::Error> {
    let printing = answering::Printing::from_arg_matches(matches)?;
    let rolling = match asks {
        Asks::Reference => answering::Rolling::default(),
        Asks::Dice | Asks::Figure => answering::Rolling::from_arg_matches(matches)?,
    };
    let figure = match asks {
        Asks::Figure => answering::OnSheet::from_arg_matches(matches)?,
        _ => answering::OnSheet::default(),
    };
    Ok(answering::Answering { printing, rolling, figure, words })
}
