//! Reading the request on a line.

use crate::commands::{self, Asks, Listed, Question, read_args};
use crate::dice::given::Shown;
use crate::fault::Fault;
use crate::keys::{KeyName, about_key, twice, unknown};
use crate::sheet::Start;
use crate::vary::Vary;
use crate::words::nearest;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// The keys of a request.
const KEYS: [&str; 7] = ["id", "command", "args", "sheet", "odds", "vary", "dice"];

/// A question as a line asks it.
pub(super) struct Request<'a> {
    /// What the answer is to be known by.
    pub(super) id: Option<&'a str>,
    /// The command.
    pub(super) command: &'static Listed,
    /// The command with its flags.
    pub(super) question: Box<dyn Question>,
    /// Whether its odds are wanted.
    pub(super) odds: bool,
    /// The flags that take one value after another in them.
    pub(super) vary: Vec<Vary>,
    /// Dice rolled by hand.
    pub(super) dice: Option<Vec<Shown>>,
    sheet: Option<&'a RawValue>,
}

/// A line that cannot be answered.
#[derive(Debug)]
pub(super) struct Bad {
    /// Its id, if it has one that can be made out.
    pub(super) id: Option<String>,
    /// What is wrong with it.
    pub(super) fault: Fault,
}

impl Bad {
    pub(super) fn new(id: Option<&str>, fault: Fault) -> Bad {
        Bad { id: id.map(str::to_owned), fault }
    }
}

impl<'a> Request<'a> {
    /// Reads a request.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn read(text: &'a str) -> Result<Request<'a>, Bad> {
        let mut draft = Draft::default();
        let mut json = serde_json::Deserializer::from_str(text);
        let read = (&mut draft).deserialize(&mut json).and_then(|()| json.end());
        let id = draft.id.as_ref().map(|Id(id)| *id);
        read.map_err(|why| Bad::new(id.or_else(|| id_of(text)), bad_request(&why)))?;
        draft.finish().map_err(|fault| Bad::new(id, fault))
    }

    /// The figure that it is about.
    ///
    /// # Errors
    /// What is wrong with its sheet.
    pub(super) fn start(&self) -> Result<Start, Fault> {
        self.sheet.map_or(Ok(Start::Nobody), |sheet| Start::read(sheet.get()))
    }
}

/// The error of a line that is no request.
fn bad_request(why: &serde_json::Error) -> Fault {
    Fault::usage(format!("bad request: {}", plain(why)))
}

/// What is wrong, without the line, which is always the first. In sound JSON the key says where it is wrong, elsewhere
/// the column does.
fn plain(why: &serde_json::Error) -> String {
    let text = why.to_string();
    match text.rsplit_once(" at line 1 column ") {
        Some((what, _)) if why.is_data() => what.to_owned(),
        Some((what, column)) => format!("{what} at column {column}"),
        None => text,
    }
}

/// The id of a request that something else is wrong with.
fn id_of(text: &str) -> Option<&str> {
    #[derive(serde::Deserialize)]
    struct Known<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    let object = Some(text).filter(|text| text.trim_start().starts_with('{'))?;
    let known: Known<'_> = serde_json::from_str(object).ok()?;
    known.id.and_then(|id| Id::new(id.get()).ok()).map(|id| id.0)
}

/// The id of a request as it was written.
struct Id<'a>(&'a str);

impl<'a> Id<'a> {
    /// Looks through lists and objects once, so that none goes out again that is nested too deep to be read.
    fn new(json: &'a str) -> Result<Id<'a>, serde_json::Error> {
        if json.starts_with(['[', '{']) {
            serde_json::from_str::<Value>(json)?;
        }
        Ok(Id(json))
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Id<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id<'a>, D::Error> {
        let json: &RawValue = Deserialize::deserialize(deserializer)?;
        Id::new(json.get()).map_err(|why| de::Error::custom(plain(&why)))
    }
}

/// A command, found by its words.
enum Named {
    /// This one.
    Listed(&'static Listed),
    /// The table that the key `name` of the args says.
    Table,
}

/// The word before the names of tables.
const TABLE: &str = "table";

impl<'de> Deserialize<'de> for Named {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named, D::Error> {
        struct Words;

        impl Visitor<'_> for Words {
            type Value = Named;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the words of a command")
            }

            fn visit_str<E: de::Error>(self, words: &str) -> Result<Named, E> {
                match commands::find(words) {
                    Some(listed) => Ok(Named::Listed(listed)),
                    None if words == TABLE => Ok(Named::Table),
                    None => Err(E::custom(no_command(words))),
                }
            }
        }

        deserializer.deserialize_str(Words)
    }
}

/// The message about words that are no command.
fn no_command(words: &str) -> String {
    let shown: String = words.chars().take(60).collect();
    let tip = nearest(words, commands::ALL.iter().map(|listed| listed.path));
    let tip = tip.map_or(String::new(), |near| format!("; did you mean '{near}'?"));
    format!("there is no command '{shown}'{tip}")
}

/// The args of a request: read where they stand, or kept until it is known whose they are.
enum Args<'a> {
    Read(Box<dyn Question>),
    Kept(&'a RawValue),
}

impl<'de> Args<'de> {
    fn of<A: MapAccess<'de>>(command: Option<&Named>, map: &mut A) -> Result<Args<'de>, A::Error> {
        struct Whose(&'static Listed);

        impl<'de> DeserializeSeed<'de> for Whose {
            type Value = Box<dyn Question>;

            fn deserialize<D: Deserializer<'de>>(self, args: D) -> Result<Self::Value, D::Error> {
                read_args(self.0, args)
            }
        }

        match command {
            Some(Named::Listed(listed)) => map.next_value_seed(Whose(listed)).map(Args::Read),
            Some(Named::Table) | None => map.next_value().map(Args::Kept),
        }
    }
}

/// What has been read of a request.
#[derive(Default)]
struct Draft<'a> {
    id: Option<Id<'a>>,
    command: Option<Named>,
    args: Option<Args<'a>>,
    sheet: Option<&'a RawValue>,
    odds: Option<bool>,
    vary: Option<Vec<String>>,
    dice: Option<Vec<Shown>>,
}

impl<'a> Draft<'a> {
    /// The request, if it makes sense.
    fn finish(self) -> Result<Request<'a>, Fault> {
        let reject = |why: &str| Err(Fault::usage(format!("bad request: {why}")));
        let Draft { id, command, args, sheet, odds, vary, dice } = self;
        let (command, args) = match (command, args) {
            (None, _) => return reject("key 'command' is missing"),
            (Some(Named::Listed(command)), args) => (command, args),
            (Some(Named::Table), args) => {
                let args = if let Some(Args::Kept(args)) = args { args.get() } else { "{}" };
                let (table, question) = table(args)?;
                (table, Some(Args::Read(question)))
            }
        };
        let (odds, vary) = (odds == Some(true), vary.unwrap_or_default());
        let path = command.path;
        if sheet.is_some() && command.asks != Asks::Figure {
            return reject(&format!("key 'sheet': '{path}' is about no figure"));
        }
        if command.asks == Asks::Reference && (odds || dice.is_some()) {
            return reject(&format!("key '{}': '{path}' rolls nothing", if odds { "odds" } else { "dice" }));
        }
        if odds && dice.is_some() {
            return reject("keys 'odds' and 'dice' exclude each other");
        }
        if !odds && !vary.is_empty() {
            return reject("key 'vary' needs the key 'odds'");
        }
        let vary = vary.iter().map(|written| Vary::read(written, command)).collect::<Result<_, Fault>>()?;
        let question = match args {
            Some(Args::Read(question)) => question,
            Some(Args::Kept(args)) => read_kept(command, args.get())?,
            None => read_kept(command, "{}")?,
        };
        Ok(Request { id: id.map(|Id(id)| id), command, question, odds, vary, dice, sheet })
    }
}

/// The table whose name stands among the args, asked with the others of them.
fn table(args: &str) -> Result<(&'static Listed, Box<dyn Question>), Fault> {
    let mut args: serde_json::Map<String, Value> = serde_json::from_str(args).map_err(|why| bad_request(&why))?;
    let name = match args.remove("name") {
        Some(Value::String(name)) => name,
        Some(other) => return Err(Fault::usage(format!("bad request: key 'name': '{other}' is no name of a table"))),
        None => return Err(Fault::usage("bad request: 'table' needs the key 'name' in its args")),
    };
    let path = format!("{TABLE} {name}");
    let table = commands::find(&path).ok_or_else(|| Fault::usage(format!("bad request: {}", no_command(&path))))?;
    Ok((table, read_kept(table, &Value::Object(args).to_string())?))
}

/// The args that stood before their command.
fn read_kept(command: &Listed, args: &str) -> Result<Box<dyn Question>, Fault> {
    let mut json = serde_json::Deserializer::from_str(args);
    read_args(command, &mut json).map_err(|why| bad_request(&why))
}

impl<'de> DeserializeSeed<'de> for &mut Draft<'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for &mut Draft<'de> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key_seed(KeyName)? {
            match key.as_ref() {
                "id" => set(&mut self.id, "id", &mut map)?,
                "command" => set(&mut self.command, "command", &mut map)?,
                "args" if self.args.is_some() => return Err(twice("args")),
                "args" => self.args = Some(Args::of(self.command.as_ref(), &mut map)?),
                "sheet" => set(&mut self.sheet, "sheet", &mut map)?,
                "odds" => set(&mut self.odds, "odds", &mut map)?,
                "vary" => set(&mut self.vary, "vary", &mut map)?,
                "dice" => set(&mut self.dice, "dice", &mut map)?,
                other => return Err(de::Error::custom(unknown(other, &KEYS))),
            }
        }
        Ok(())
    }
}

/// Reads the value of a key that has not been given yet.
fn set<'de, T, A>(slot: &mut Option<T>, key: &str, map: &mut A) -> Result<(), A::Error>
where
    T: Deserialize<'de>,
    A: MapAccess<'de>,
{
    if slot.is_some() {
        return Err(twice(key));
    }
    *slot = Some(map.next_value().map_err(|why| about_key(key, &why))?);
    Ok(())
}
