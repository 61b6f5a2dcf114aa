//! Reading lines in chunks, in bounded memory: a line that is too long is cut short, so that it is an error and no more.

use memchr::{memchr, memchr_iter, memrchr};
use std::io::{self, ErrorKind, Read};

/// The longest line, in bytes.
pub(super) const LONGEST: usize = 1 << 20;
/// How many bytes are asked for at once. What comes is handed out without waiting for more, so that somebody who
/// writes one line and waits for its answer gets it.
const AT_ONCE: usize = 1 << 14;

/// Some lines that follow one another.
#[derive(Debug, Default)]
pub(super) struct Chunk {
    turn: u64,
    first: u64,
    bytes: Vec<u8>,
}

impl Chunk {
    /// The how-many-th chunk it is, from 0.
    pub(super) fn turn(&self) -> u64 {
        self.turn
    }

    /// Its lines with their numbers, without the line ends.
    pub(super) fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let bytes = self.bytes.strip_suffix(b"\n").unwrap_or(&self.bytes);
        let mut start = 0;
        let ends = memchr_iter(b'\n', bytes).chain([bytes.len()]);
        (self.first..).zip(ends.map(move |end| &bytes[std::mem::replace(&mut start, end + 1)..end]))
    }
}

/// The lines of an input.
pub(super) struct Lines<R> {
    input: R,
    turn: u64,
    first: u64,
    line: u64,
    read: u64,
    begun: Vec<u8>,
    in_long_line: bool,
    ended: bool,
}

impl<R: Read> Lines<R> {
    /// The lines of `input`, the first of which has the number `first`.
    pub(super) fn new(input: R, first: u64) -> Lines<R> {
        Lines { input, turn: 0, first, line: first, read: 0, begun: Vec::new(), in_long_line: false, ended: false }
    }

    /// How many bytes have been read.
    pub(super) fn bytes_read(&self) -> u64 {
        self.read
    }

    /// How many lines have been read.
    pub(super) fn lines_read(&self) -> u64 {
        self.line - self.first
    }

    /// Reads the next lines; says whether there were any.
    ///
    /// # Errors
    /// Those of the input.
    pub(super) fn next(&mut self, chunk: &mut Chunk) -> io::Result<bool> {
        let bytes = &mut chunk.bytes;
        bytes.clear();
        bytes.append(&mut self.begun);
        while !self.ended {
            let start = bytes.len();
            self.more(bytes)?;
            if self.in_long_line {
                let end = memchr(b'\n', bytes);
                bytes.drain(..end.map_or(bytes.len(), |end| end + 1));
                self.in_long_line = end.is_none();
            }
            let start = start.min(bytes.len());
            if let Some(end) = memrchr(b'\n', &bytes[start..]) {
                self.begun.extend_from_slice(&bytes[start + end + 1..]);
                bytes.truncate(start + end + 1);
                break;
            }
            if bytes.len() > LONGEST {
                bytes.truncate(LONGEST + 1);
                bytes.push(b'\n');
                self.in_long_line = true;
                break;
            }
        }
        if bytes.is_empty() {
            return Ok(false);
        }
        chunk.turn = self.turn;
        chunk.first = self.line;
        self.turn += 1;
        let bytes = chunk.bytes.strip_suffix(b"\n").unwrap_or(&chunk.bytes);
        self.line += memchr_iter(b'\n', bytes).count() as u64 + 1;
        Ok(true)
    }

    /// Reads some bytes behind those that are there. After the end, or an error, nothing more is asked of the input.
    fn more(&mut self, bytes: &mut Vec<u8>) -> io::Result<()> {
        let start = bytes.len();
        bytes.resize(start + AT_ONCE, 0);
        let read = loop {
            match self.input.read(&mut bytes[start..]) {
                Err(why) if why.kind() == ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        let count = read.as_ref().copied().unwrap_or(0);
        bytes.truncate(start + count);
        self.read += count as u64;
        self.ended = count == 0;
        read.map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::{Chunk, LONGEST, Lines};
    use std::io::Read;

    /// An input that gives a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let some = self.1.min(buffer.len());
            self.0.read(&mut buffer[..some])
        }
    }

    fn lines(text: &[u8], at_once: usize) -> Vec<(u64, Vec<u8>)> {
        let mut lines = Lines::new(Slow(text, at_once), 1);
        let mut chunk = Chunk::default();
        let mut all = Vec::new();
        while lines.next(&mut chunk).unwrap() {
            all.extend(chunk.lines().map(|(number, line)| (number, line.to_vec())));
        }
        all
    }

    #[test]
    fn lines_are_the_same_however_they_come() {
        let text = b"one\n\ntwo\r\nthree";
        let wanted: Vec<(u64, Vec<u8>)> =
            vec![(1, b"one".into()), (2, b"".into()), (3, b"two\r".into()), (4, b"three".into())];
        for at_once in 1..=text.len() {
            assert_eq!(lines(text, at_once), wanted, "{at_once} bytes at once");
        }
        assert_eq!(lines(b"", 1), []);
        assert_eq!(lines(b"\n", 1), [(1, vec![])]);
    }

    #[test]
    fn a_long_line_is_cut_and_the_next_one_is_whole() {
        let mut text = vec![b'x'; 3 * LONGEST];
        text.extend_from_slice(b"\nnext\n");
        for at_once in [1000, 65_536] {
            let lines = lines(&text, at_once);
            assert_eq!(lines.len(), 2);
            assert_eq!(lines[0], (1, vec![b'x'; LONGEST + 1]));
            assert_eq!(lines[1], (2, b"next".to_vec()));
        }
    }
}
