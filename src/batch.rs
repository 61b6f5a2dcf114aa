//! Many questions at once: a line of JSON for each, and a line of JSON for each answer, in the same order. What a line
//! is answered depends on the line and its number alone, so that any number of jobs, or of machines with a part of the
//! file each, come to the same bytes.

mod desk;
mod lines;
mod reply;
mod request;
mod told;

use crate::asking::{Asking, How, Telling};
use crate::dice::budget::Budget;
use crate::dice::seeded::Seeded;
use crate::fault::{Code, Fault};
use crate::report::Answer;
use crate::sheet::Tft;
use crate::vary::vary;
use desk::Desk;
use lines::{Chunk, LONGEST, Lines};
pub(crate) use reply::{of_odds, of_reports};
use request::{Bad, Request};
use std::io::{Read, Write};
use std::panic::resume_unwind;
use told::Teller;

/// How many bytes of answers a job gathers before they are written.
const GATHERED: usize = 1 << 21;

/// How a batch is answered.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// The seed of every line.
    pub seed: u64,
    /// The number of the first line. Line n rolls on stream n.
    pub first: u64,
    /// How many jobs share the work.
    pub jobs: usize,
    /// Whether outcomes alone are wanted.
    pub brief: bool,
    /// The rules that hold where a line does not say which.
    pub default_rules: Option<Tft>,
}

/// What became of a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Done {
    /// How many requests were answered, the bad ones among them.
    pub requests: u64,
    /// How many of them were bad.
    pub bad: u64,
    /// The line of the first bad one.
    pub first_bad: Option<u64>,
}

impl Done {
    fn and(self, other: Done) -> Done {
        Done {
            requests: self.requests + other.requests,
            bad: self.bad + other.bad,
            first_bad: self.first_bad.into_iter().chain(other.first_bad).min(),
        }
    }
}

impl Batch {
    /// Answers every line of `input` on `output`. `progress` is told how many bytes have been read and how many lines.
    ///
    /// # Errors
    /// If `input` cannot be read or `output` not be written. A reader that has gone away is no error.
    pub fn run<R, W>(&self, input: R, output: W, progress: &(dyn Fn(u64, u64) + Sync)) -> Result<Done, Fault>
    where
        R: Read + Send,
        W: Write + Send,
    {
        let desk = Desk::new(Lines::new(input, self.first), output);
        let done = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.jobs).map(|_| scope.spawn(|| self.work(&desk, progress))).collect();
            let own = self.work(&desk, progress);
            others.into_iter().fold(own, |done, job| done.and(job.join().unwrap_or_else(|panic| resume_unwind(panic))))
        });
        desk.close().map(|()| done)
    }

    /// One job: takes lines and answers them until there are no more.
    fn work<R: Read, W: Write>(&self, desk: &Desk<R, W>, progress: &(dyn Fn(u64, u64) + Sync)) -> Done {
        let mut job =
            Job { batch: self, seeded: Seeded::new(self.seed, 0), teller: Teller::default(), answers: Vec::new() };
        let mut done = Done::default();
        let mut chunk = Chunk::default();
        let _leave = desk.attend();
        while desk.take(&mut chunk, progress) {
            for (line, text) in chunk.lines().filter(|(_, text)| !text.trim_ascii().is_empty()) {
                done.requests += 1;
                if !job.answer(line, text) {
                    done.bad += 1;
                    done.first_bad.get_or_insert(line);
                }
                if job.answers.len() >= GATHERED && !desk.hand_in(chunk.turn(), &mut job.answers, false) {
                    return done;
                }
            }
            if !desk.hand_in(chunk.turn(), &mut job.answers, true) {
                return done;
            }
        }
        done
    }
}

/// Somebody who answers lines.
struct Job<'a> {
    batch: &'a Batch,
    seeded: Seeded,
    teller: Teller,
    answers: Vec<u8>,
}

impl Job<'_> {
    /// Answers one line; says whether it could be.
    fn answer(&mut self, line: u64, text: &[u8]) -> bool {
        let start = self.answers.len();
        match self.try_answer(line, text) {
            Ok(()) => true,
            Err(bad) => {
                self.answers.truncate(start);
                reply::error(bad.id.as_deref(), line, &bad.fault, &mut self.answers);
                false
            }
        }
    }

    fn try_answer(&mut self, line: u64, text: &[u8]) -> Result<(), Bad> {
        let request = Request::read(read(text)?)?;
        let answer = self.ask(line, &request).map_err(|fault| Bad::new(request.id, fault))?;
        let Job { batch, teller, answers, .. } = self;
        reply::answer(request.id, &answer, request.command.path, batch.brief, teller, answers);
        Ok(())
    }

    fn ask(&mut self, line: u64, request: &Request<'_>) -> Result<Answer, Fault> {
        let start = request.start()?;
        let Batch { default_rules, seed, brief, .. } = *self.batch;
        let command = request.command.path;
        if !request.vary.is_empty() {
            let asking = |budget| Asking {
                command,
                how: How::Odds(budget),
                start: start.clone(),
                default_rules,
                telling: Telling::Outcome,
            };
            return vary(request.question.as_ref(), &request.vary, &asking).map(Box::new).map(Answer::Varied);
        }
        let how = match &request.dice {
            _ if request.odds => How::Odds(Budget::WHOLE),
            Some(dice) => How::Given(dice),
            None => {
                self.seeded.go_to_stream(line);
                How::Seeded(&mut self.seeded, seed, line)
            }
        };
        let telling = if brief { Telling::Outcome } else { Telling::Events };
        request.question.answer(Asking { command, how, start, default_rules, telling })
    }
}

/// The text of a line.
fn read(bytes: &[u8]) -> Result<&str, Bad> {
    if bytes.len() > LONGEST {
        let why = format!("the line is longer than {LONGEST} bytes (1 MiB)");
        return Err(Bad::new(None, Fault::new(Code::Limit, why)));
    }
    let text = std::str::from_utf8(bytes).map_err(|why| {
        let column = why.valid_up_to() + 1;
        Bad::new(None, Fault::usage(format!("bad request: the byte at column {column} is not UTF-8")))
    })?;
    Ok(text.trim_start_matches('\u{feff}'))
}
