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

    /// To be held by whoever works here: a job that panics keeps nobody waiting for its answers.
    pub(super) fn attend(&self) -> Attendance<'_> {
        Attendance { tray: &self.tray, moved: &self.moved }
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

/// That somebody works at the desk.
pub(super) struct Attendance<'a> {
    tray: &'a Mutex<Tray>,
    moved: &'a Condvar,
}

impl Drop for Attendance<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            locked(self.tray).closed = true;
            self.moved.notify_all();
        }
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

/// A lock. A job that has panicked has left nothing half done behind it, and what it had not written is missed.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::lines::{Chunk, Lines};
    use super::{Desk, MOST_EARLY};
    use std::io::{Error, ErrorKind, Result, Write};
    use std::sync::mpsc;
    use std::time::Duration;

    /// Output that breaks off after so many bytes.
    struct Short(Vec<u8>, usize, ErrorKind);

    impl Write for Short {
        fn write(&mut self, bytes: &[u8]) -> Result<usize> {
            if self.0.len() + bytes.len() > self.1 {
                return Err(Error::from(self.2));
            }
            self.0.extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> Result<()> {
            Ok(())
        }
    }

    fn desk(output: &mut Vec<u8>) -> Desk<&'static [u8], &mut Vec<u8>> {
        Desk::new(Lines::new(b"1\n2\n", 1), output)
    }

    #[test]
    fn answers_come_in_the_order_of_their_turns() {
        let mut output = Vec::new();
        let desk = desk(&mut output);
        for (turn, text) in [(2, "c"), (1, "b"), (0, "a"), (3, "d")] {
            let mut answers = text.as_bytes().to_vec();
            assert!(desk.hand_in(turn, &mut answers, true));
            assert!(answers.is_empty(), "what is handed in is gone: an empty buffer comes back");
        }
        desk.close().unwrap();
        assert_eq!(output, b"abcd");
    }

    #[test]
    fn parts_of_one_turn_stay_together() {
        let mut output = Vec::new();
        let desk = desk(&mut output);
        assert!(desk.hand_in(1, &mut b"late".to_vec(), true));
        assert!(desk.hand_in(0, &mut b"first ".to_vec(), false));
        assert!(desk.hand_in(0, &mut b"second ".to_vec(), true));
        desk.close().unwrap();
        assert_eq!(output, b"first second late");
    }

    #[test]
    fn whoever_is_far_too_early_waits_for_the_turn() {
        let mut output = Vec::new();
        let desk = desk(&mut output);
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                assert!(desk.hand_in(1, &mut vec![b'b'; MOST_EARLY + 1], true));
                sender.send(()).unwrap();
            });
            assert!(receiver.recv_timeout(Duration::from_millis(50)).is_err(), "more than the tray holds");
            assert!(desk.hand_in(0, &mut b"a".to_vec(), true));
            receiver.recv().unwrap();
        });
        desk.close().unwrap();
        assert_eq!((output.len(), output[0], output[1]), (MOST_EARLY + 2, b'a', b'b'));
    }

    #[test]
    fn nobody_waits_for_one_who_has_panicked() {
        let mut output = Vec::new();
        let desk = desk(&mut output);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| desk.hand_in(1, &mut vec![b'b'; MOST_EARLY + 1], true));
            let panicked = scope.spawn(|| {
                let _leave = desk.attend();
                panic!("on purpose");
            });
            assert!(panicked.join().is_err());
            assert!(!waiting.join().unwrap(), "there is no use in going on");
        });
        assert!(!desk.take(&mut Chunk::default(), &|_, _| ()));
    }

    #[test]
    fn what_cannot_be_written_is_an_error_unless_the_reader_has_gone() {
        for (kind, error) in [(ErrorKind::StorageFull, true), (ErrorKind::BrokenPipe, false)] {
            let desk = Desk::new(Lines::new(&b""[..], 1), Short(Vec::new(), 3, kind));
            assert!(desk.hand_in(0, &mut b"abc".to_vec(), true));
            assert!(!desk.hand_in(1, &mut b"d".to_vec(), true));
            assert!(!desk.hand_in(2, &mut b"e".to_vec(), true), "nothing more is taken");
            assert_eq!(desk.close().is_err(), error);
        }
    }
}
