//! JSON on one line, written straight into memory: byte for byte what `serde_json` writes, in a fraction of the time. It
//! counts on two things that hold here and not in general: the names of fields, being identifiers, need no escapes; and
//! writing into memory does not fail.

#![expect(clippy::inline_always, reason = "keys are constants only where they are inlined, which was measured")]

use serde::ser::{self, Error as _, Serialize, Serializer};
use std::fmt::{self, Display, Write};

/// Writes a value at the end of `out`.
///
/// # Errors
/// If a map has a key that is no text, which `serde_json` would make one.
pub fn write<T: Serialize + ?Sized>(value: &T, out: &mut Vec<u8>) -> Result<(), serde_json::Error> {
    value.serialize(Lean::new(out))
}

/// JSON that has been written before. The lean writer takes it over as it is; no other knows it.
pub struct Written<'a>(pub &'a str);

/// By this name the writer knows it.
const WRITTEN: &str = "sawbones::Written";

impl Serialize for Written<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_newtype_struct(WRITTEN, self.0)
    }
}

/// The writer of one value.
struct Lean<'a> {
    out: &'a mut Vec<u8>,
    /// Whether the value is JSON already.
    as_is: bool,
}

/// The writer of what has parts. Each part is followed by a comma, the last of which the closing bracket replaces.
struct Parts<'a> {
    out: &'a mut Vec<u8>,
    close: u8,
    /// Whether it stands in an object of one field, which names the variant of an enum.
    named: bool,
}

impl<'a> Lean<'a> {
    #[inline]
    fn new(out: &'a mut Vec<u8>) -> Lean<'a> {
        Lean { out, as_is: false }
    }

    #[inline]
    fn parts(self, open: u8, close: u8) -> Parts<'a> {
        self.out.push(open);
        Parts { out: self.out, close, named: false }
    }

    fn named(self, variant: &'static str, open: u8, close: u8) -> Parts<'a> {
        self.out.push(b'{');
        name(variant, self.out);
        self.out.push(open);
        Parts { out: self.out, close, named: true }
    }
}

impl Parts<'_> {
    #[inline(always)]
    fn part<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), serde_json::Error> {
        value.serialize(Lean::new(self.out))?;
        self.out.push(b',');
        Ok(())
    }

    #[inline(always)]
    fn field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), serde_json::Error> {
        name(key, self.out);
        self.part(value)
    }

    #[inline]
    #[expect(clippy::unnecessary_wraps, reason = "every end of a serializer may fail")]
    fn close(self) -> Result<(), serde_json::Error> {
        match self.out.last_mut() {
            Some(last) if *last == b',' => *last = self.close,
            _ => self.out.push(self.close),
        }
        if self.named {
            self.out.push(b'}');
        }
        Ok(())
    }
}

/// Writes the name of a field with its colon. Put together first, a name that is known when this is compiled is copied
/// in one go.
#[inline(always)]
fn name(key: &'static str, out: &mut Vec<u8>) {
    debug_assert!(is_plain(key.as_bytes()));
    let mut whole = [b'"'; 32];
    let end = key.len() + 1;
    if let Some(inner) = whole.get_mut(1..end).filter(|_| end + 2 <= 32) {
        inner.copy_from_slice(key.as_bytes());
        whole[end + 1] = b':';
        out.extend_from_slice(&whole[..end + 2]);
    } else {
        out.push(b'"');
        out.extend_from_slice(key.as_bytes());
        out.extend_from_slice(b"\":");
    }
}

/// Whether a byte of a text needs an escape.
#[inline]
fn needs_escape(byte: u8) -> bool {
    byte < b' ' || byte == b'"' || byte == b'\\'
}

/// Whether no byte needs an escape: eight bytes at a time, each in a lane whose high bit tells whether it is below a
/// space or one of the two characters. A lane borrows from the next only if it tells so itself, so that none of them
/// does unless one should.
#[inline]
fn is_plain(text: &[u8]) -> bool {
    const EACH: u64 = u64::from_ne_bytes([1; 8]);
    let below = |word: u64, limit: u8| word.wrapping_sub(EACH * u64::from(limit)) & !word;
    let found = |word: u64| {
        let (quote, backslash) = (word ^ (EACH * u64::from(b'"')), word ^ (EACH * u64::from(b'\\')));
        below(word, b' ') | below(quote, 1) | below(backslash, 1)
    };
    // What is not a whole word is looked at in the last bytes, some of them for a second time.
    let all = match (text.last_chunk::<8>(), text.first_chunk::<4>(), text.last_chunk::<4>()) {
        (Some(last), ..) => {
            let (words, _) = text.as_chunks::<8>();
            let words = words.iter().map(|word| found(u64::from_ne_bytes(*word)));
            words.fold(found(u64::from_ne_bytes(*last)), |all, one| all | one)
        }
        (None, Some(first), Some(last)) => {
            found(u64::from(u32::from_ne_bytes(*first)) | u64::from(u32::from_ne_bytes(*last)) << 32)
        }
        _ => return !text.iter().copied().any(needs_escape),
    };
    all & (EACH << 7) == 0
}

/// Writes a piece of a text, escaped.
#[inline]
fn piece(text: &str, out: &mut Vec<u8>) {
    if is_plain(text.as_bytes()) {
        out.extend_from_slice(text.as_bytes());
    } else {
        escaped(text, out);
    }
}

#[cold]
fn escaped(text: &str, out: &mut Vec<u8>) {
    for byte in text.bytes() {
        let letter = match byte {
            b'"' | b'\\' => byte,
            b'\n' => b'n',
            b'\r' => b'r',
            b'\t' => b't',
            0x08 => b'b',
            0x0c => b'f',
            _ if needs_escape(byte) => {
                let hex = |digit: u8| b"0123456789abcdef"[usize::from(digit)];
                out.extend_from_slice(&[b'\\', b'u', b'0', b'0', hex(byte >> 4), hex(byte & 15)]);
                continue;
            }
            _ => {
                out.push(byte);
                continue;
            }
        };
        out.extend_from_slice(&[b'\\', letter]);
    }
}

/// Text that is escaped as it comes.
struct Escaped<'a>(&'a mut Vec<u8>);

impl Write for Escaped<'_> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        piece(text, self.0);
        Ok(())
    }
}

macro_rules! whole_numbers {
    ($($method:ident: $type:ty),+) => { $(
        #[inline]
        fn $method(self, number: $type) -> Result<(), serde_json::Error> {
            match u8::try_from(number) {
                Ok(digit @ 0..=9) => self.out.push(b'0' + digit),
                _ => self.out.extend_from_slice(itoa::Buffer::new().format(number).as_bytes()),
            }
            Ok(())
        }
    )+ };
}

impl<'a> Serializer for Lean<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    whole_numbers!(
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128
    );

    #[inline]
    fn serialize_bool(self, value: bool) -> Result<(), Self::Error> {
        if value {
            self.out.extend_from_slice(b"true");
        } else {
            self.out.extend_from_slice(b"false");
        }
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Result<(), Self::Error> {
        serde_json::to_writer(self.out, &number)
    }

    fn serialize_f64(self, number: f64) -> Result<(), Self::Error> {
        serde_json::to_writer(self.out, &number)
    }

    fn serialize_char(self, value: char) -> Result<(), Self::Error> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Result<(), Self::Error> {
        if self.as_is {
            self.out.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        self.out.push(b'"');
        piece(text, self.out);
        self.out.push(b'"');
        Ok(())
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Self::Error> {
        self.out.push(b'"');
        write!(Escaped(self.out), "{value}").map_err(Self::Error::custom)?;
        self.out.push(b'"');
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<(), Self::Error> {
        self.collect_seq(bytes)
    }

    fn serialize_none(self) -> Result<(), Self::Error> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Self::Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Self::Error> {
        self.out.extend_from_slice(b"null");
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Self::Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Self::Error> {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<(), Self::Error> {
        value.serialize(Lean { as_is: name == WRITTEN, ..self })
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        let mut parts = self.parts(b'{', b'}');
        parts.field(variant, value)?;
        parts.close()
    }

    #[inline]
    fn serialize_seq(self, _length: Option<usize>) -> Result<Parts<'a>, Self::Error> {
        Ok(self.parts(b'[', b']'))
    }

    fn serialize_tuple(self, _length: usize) -> Result<Parts<'a>, Self::Error> {
        Ok(self.parts(b'[', b']'))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Parts<'a>, Self::Error> {
        Ok(self.parts(b'[', b']'))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Parts<'a>, Self::Error> {
        Ok(self.named(variant, b'[', b']'))
    }

    fn serialize_map(self, _length: Option<usize>) -> Result<Parts<'a>, Self::Error> {
        Ok(self.parts(b'{', b'}'))
    }

    #[inline]
    fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Parts<'a>, Self::Error> {
        Ok(self.parts(b'{', b'}'))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _length: usize,
    ) -> Result<Parts<'a>, Self::Error> {
        Ok(self.named(variant, b'{', b'}'))
    }
}

macro_rules! lists {
    ($($kind:ident $method:ident),+) => { $(
        impl ser::$kind for Parts<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Self::Error> {
                self.part(value)
            }

            #[inline]
            fn end(self) -> Result<(), Self::Error> {
                self.close()
            }
        }
    )+ };
}

lists!(
    SerializeSeq serialize_element, SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field, SerializeTupleVariant serialize_field
);

macro_rules! objects {
    ($($kind:ident),+) => { $(
        impl ser::$kind for Parts<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline(always)]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Self::Error> {
                self.field(key, value)
            }

            #[inline]
            fn end(self) -> Result<(), Self::Error> {
                self.close()
            }
        }
    )+ };
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Parts<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Self::Error> {
        let start = self.out.len();
        key.serialize(Lean::new(self.out))?;
        if self.out.get(start) != Some(&b'"') {
            return Err(Self::Error::custom("a key is no text"));
        }
        self.out.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Self::Error> {
        self.part(value)
    }

    fn end(self) -> Result<(), Self::Error> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::{Written, is_plain, needs_escape, write};
    use serde::Serialize;
    use std::collections::BTreeMap;

    fn same<T: Serialize + ?Sized>(value: &T) {
        let mut lean = b"before".to_vec();
        write(value, &mut lean).unwrap();
        assert_eq!(String::from_utf8(lean).unwrap(), format!("before{}", serde_json::to_string(value).unwrap()));
    }

    #[derive(Serialize)]
    enum Shape {
        Unit,
        New(i8),
        Tuple(u64, f64),
        Struct { a: Option<bool>, b: &'static [u16] },
        Nothing {},
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct New(f32);

    #[derive(Serialize)]
    struct Pair(char, ());

    #[test]
    fn everything_is_written_as_serde_json_writes_it() {
        same(&[i64::MIN, 0, i64::MAX]);
        same(&[u128::MAX, 7]);
        same(&(0.1, 1.0, -0.0, 1e300, 5e-324, f64::NAN, f64::INFINITY, 0.162_037_037_037_037_04));
        same(&[Shape::Unit, Shape::New(-3), Shape::Tuple(9, 0.5), Shape::Nothing {}]);
        same(&Shape::Struct { a: None, b: &[1, 2] });
        same(&Shape::Struct { a: Some(true), b: &[] });
        same(&(Unit, New(0.25), Pair('"', ())));
        same(&BTreeMap::from([("a\"b", vec![1]), ("c", vec![])]));
        same(&BTreeMap::<String, u8>::new());
        same(&serde_json::json!({ "a": [null, true, { "b": 1.5 }], "\u{1}": "\u{7f}" }));
        assert!(write(&BTreeMap::from([(1, 2)]), &mut Vec::new()).is_err());
    }

    #[test]
    fn texts_are_escaped_wherever_it_is_needed() {
        for byte in 0..=127_u8 {
            for length in 0..20 {
                for at in 0..=length {
                    let mut text = "~".repeat(length);
                    text.insert(at, char::from(byte));
                    same(&text);
                    assert_eq!(is_plain(text.as_bytes()), !needs_escape(byte), "{text}");
                }
            }
        }
        same("\u{e9}\u{2212} \u{1f600}\n");
    }

    #[test]
    fn what_is_displayed_is_escaped_piece_by_piece() {
        struct Quoted(&'static str);

        impl std::fmt::Display for Quoted {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "\"{}\" {:>3}\t", self.0, 7)
            }
        }

        impl Serialize for Quoted {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        same(&Quoted("said"));
    }

    #[test]
    fn what_has_been_written_before_is_taken_over() {
        let mut lean = Vec::new();
        write(&(1, Written("{\"a\":2}"), "\""), &mut lean).unwrap();
        assert_eq!(String::from_utf8(lean).unwrap(), r#"[1,{"a":2},"\""]"#);
    }
}
