//! Where jobs take lines and hand in answers. The answers of a chunk of lines are written when those of every chunk
//! before it have been. Early answers are left on the tray, and whoever has the turn writes them too, so that a job
//! waits only when far too much lies there.

use super::lines::{Chunk, Lines};
use crate::fault::{Code, Fault};
use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Read, Write};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many bytes of early answers may lie on the tray.
const MOST_EARLY: usize = 1 << 24;

/// The desk.
pub(super) struct Desk<R, W> {
    lines: Mutex<Lines<R>>,
    tray: Mutex<Tray>,
    moved: Condvar,
    /// Only the job whose turn it is takes this.
    output: Mutex<W>,
}

/// What has been handed in.
#[derive(Default)]
struct Tray {
    /// Which chunk's answers are written next.
    turn: u64,
    /// Whole answers of later chunks.
    early: BTreeMap<u64, Vec<u8>>,
    early_bytes: usize,
    /// Empty buffers, to be used again.
    spare: Vec<Vec<u8>>,
    /// Whether nothing can be written any more.
    closed: bool,
    fault: Option<Fault>,
}

impl<R: Read, W: Write> Desk<R, W> {
    /// From these lines to this output.
    pub(super) fn new(lines: Lines<R>, output: W) -> Desk<R, W> {
        Desk { lines: Mutex::new(lines), tray: Mutex::default(), moved: Condvar::new(), output: Mutex::new(output) }
    }

    /// Takes the next lines; says whether there are any.
    pub(super) fn take(&self, chunk: &mut Chunk, progress: &dyn Fn(u64, u64)) -> bool {
        if self.tray().closed {
            return false;
        }
        let mut lines = locked(&self.lines);
        match lines.next(chunk) {
            Ok(any) => {
                progress(lines.bytes_read(), lines.lines_read());
                any
            }
            Err(why) => {
                let why = format!("cannot read the requests: {why}");
                self.tray().fault.get_or_insert(Fault::new(Code::Io, why));
                false
            }
        }
    }

    /// Hands in answers of a chunk, `last` with those of its last line; says whether there is any use in going on.
    pub(super) fn hand_in(&self, turn: u64, answers: &mut Vec<u8>, last: bool) -> bool {
        let mut tray = self.tray();
        while !tray.closed && tray.turn != turn && (!last || tray.early_bytes + answers.len() > MOST_EARLY) {
            tray = self.moved.wait(tray).unwrap_or_else(PoisonError::into_inner);
        }
        if tray.closed {
            return false;
        }
        if tray.turn != turn {
            tray.early_bytes += answers.len();
            let spare = tray.spare.pop().unwrap_or_default();
            tray.early.insert(turn, std::mem::replace(answers, spare));
            return true;
        }
        loop {
            drop(tray);
            let written = locked(&self.output).write_all(answers);
            answers.clear();
            tray = self.tray();
            if let Err(why) = written {
                tray.close(&why);
                self.moved.notify_all();
                return false;
            }
            if !last {
                return true;
            }
            tray.turn += 1;
            self.moved.notify_all();
            let turn = tray.turn;
            let Some(next) = tray.early.remove(&turn) else { return true };
            tray.early_bytes -= next.len();
            tray.spare.push(std::mem::replace(answers, next));
        }
    }

    /// Ends it.
    ///
    /// # Errors
    /// If the lines could not be read to the end or the answers not be written. A reader that has gone away is no error.
    pub(super) fn close(self) -> Result<(), Fault> {
        let mut output = self.output.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut tray = self.tray.into_inner().unwrap_or_else(PoisonError::into_inner);
        if let Err(why) = output.flush() {
            tray.close(&why);
        }
        tray.fault.map_or(Ok(()), Err)
    }

    fn tray(&self) -> MutexGuard<'_, Tray> {
        locked(&self.tray)
    }
}

impl Tray {
    /// Nothing can be written any more.
    fn close(&mut self, why: &io::Error) {
        self.closed = true;
        if why.kind() != ErrorKind::BrokenPipe {
            self.fault = Some(Fault::new(Code::Io, format!("cannot write the answers: {why}")));
        }
    }
}

/// A lock. A job that has panicked has left nothing half done behind it.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
