//! What each command asks. A command is one file here: its flags, which are the keys of its request too, and what they
//! mean to the rules. It is listed once, in [`ALL`].

pub mod conscious;
pub mod figure;
pub mod heal;
pub mod hit;
pub mod new;
pub mod rest;
pub mod revive;
pub mod roll;
pub mod rule;
pub mod save;
pub mod stabilize;
pub mod table;
pub mod wh40k;
pub mod wound_box;

use crate::asking::Asking;
use crate::fault::Fault;
use crate::keys::{Into as ReadInto, Keys, Kind, Single};
use crate::report::Answer;
use crate::time::Time;
use serde::de::DeserializeSeed;
use serde::de::value::{Error as ValueError, I64Deserializer, StrDeserializer};

/// How long something is waited for if nobody says: 10 years.
const LONGEST_WAIT: Time = Time::days(3650);

/// A command with its flags.
pub trait Command: clap::Args + Keys + Clone + Sync + Send {
    /// Its words: "heal barber".
    const PATH: &'static str;
    /// What it does, in a line.
    const ABOUT: &'static str;
    /// What `--help` adds: its examples, each a line that can be typed.
    const EXAMPLES: &'static str;
    /// What it can be asked.
    const ASKS: Asks;
    /// Whether its words without a flag may be left out.
    const OPTIONAL: bool = false;

    /// The answer.
    ///
    /// # Errors
    /// What is wrong with the flags, the figure or the dice.
    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault>;
}

/// What can be asked of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// To roll or count what happens to a figure.
    Figure,
    /// To roll or count dice.
    Dice,
    /// To look something up.
    Reference,
}

/// Where a command stands in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The Fantasy Trip.
    FantasyTrip,
    /// Games that are not The Fantasy Trip.
    Others,
    /// Just dice.
    Dice,
    /// Reference and plumbing.
    Reference,
}

/// A command as the command line and requests find it.
pub struct Listed {
    /// Its words.
    pub path: &'static str,
    /// What it does.
    pub about: &'static str,
    /// Its examples.
    pub examples: &'static str,
    /// Where it stands in the help.
    pub group: Group,
    /// What it can be asked.
    pub asks: Asks,
    /// Whether its words without a flag may be left out.
    pub optional: bool,
    /// Adds its flags.
    pub define: fn(clap::Command) -> clap::Command,
    /// Its keys with what they take.
    pub keys: fn() -> Vec<(&'static str, Kind)>,
    /// Reads it from the command line.
    pub from_line: fn(&clap::ArgMatches) -> Result<Box<dyn Question>, clap::Error>,
    /// Reads it from the `args` of a request.
    pub from_json: fn(&str) -> Result<Box<dyn Question>, serde_json::Error>,
    /// The schema of its `args`.
    pub schema: fn(&mut schemars::SchemaGenerator) -> schemars::Schema,
}

/// A command whose flags have been read.
pub trait Question: Sync + Send {
    /// The answer.
    ///
    /// # Errors
    /// Those of [`Command::answer`].
    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault>;

    /// The same with one key set to another value, as a number where it is one.
    ///
    /// # Errors
    /// What is wrong with the key or the value.
    fn with(&self, key: &str, value: &str) -> Result<Box<dyn Question>, String>;
}

impl<C: Command + 'static> Question for C {
    fn answer(&self, asking: Asking<'_>) -> Result<Answer, Fault> {
        Command::answer(self, asking)
    }

    fn with(&self, key: &str, value: &str) -> Result<Box<dyn Question>, String> {
        let mut varied = self.clone();
        let read = match value.parse() {
            Ok(number) => varied.read(key, &mut Single::new(key, I64Deserializer::<ValueError>::new(number))),
            Err(_) => varied.read(key, &mut Single::new(key, StrDeserializer::<ValueError>::new(value))),
        };
        match read.map_err(|why| why.to_string())? {
            Some(_) => Ok(Box::new(varied)),
            None => Err(format!("'{}' has no flag '--{}'", C::PATH, key.replace('_', "-"))),
        }
    }
}

/// The entry of a command in a group of the help.
const fn listed<C: Command + schemars::JsonSchema + 'static>(group: Group) -> Listed {
    Listed {
        path: C::PATH,
        about: C::ABOUT,
        examples: C::EXAMPLES,
        group,
        asks: C::ASKS,
        optional: C::OPTIONAL,
        define: C::augment_args,
        keys: C::all,
        from_line: |matches| C::from_arg_matches(matches).map(|command| Box::new(command) as Box<dyn Question>),
        from_json: |json| {
            let mut command = C::default();
            let mut json = serde_json::Deserializer::from_str(json);
            ReadInto(&mut command).deserialize(&mut json)?;
            json.end()?;
            Ok(Box::new(command))
        },
        schema: C::json_schema,
    }
}

/// Every command that answers, in the order of the help.
pub static ALL: &[Listed] = &[
    listed::<hit::Hit>(Group::FantasyTrip),
    listed::<conscious::Conscious>(Group::FantasyTrip),
    listed::<stabilize::healer::Healer>(Group::FantasyTrip),
    listed::<stabilize::magic::Magic>(Group::FantasyTrip),
    listed::<stabilize::natural::Natural>(Group::FantasyTrip),
    listed::<stabilize::support::Support>(Group::FantasyTrip),
    listed::<revive::physicker::Physicker>(Group::FantasyTrip),
    listed::<revive::magic::Spell>(Group::FantasyTrip),
    listed::<revive::reattach::Reattach>(Group::FantasyTrip),
    listed::<revive::magic::Potion>(Group::FantasyTrip),
    listed::<revive::magic::Wish>(Group::FantasyTrip),
    listed::<revive::magic::Antidote>(Group::FantasyTrip),
    listed::<revive::moved::Moved>(Group::FantasyTrip),
    listed::<heal::care::Barber>(Group::FantasyTrip),
    listed::<heal::care::Physicker>(Group::FantasyTrip),
    listed::<heal::care::Master>(Group::FantasyTrip),
    listed::<heal::disease::Disease>(Group::FantasyTrip),
    listed::<heal::spell::Heal>(Group::FantasyTrip),
    listed::<heal::spell::GreatHealing>(Group::FantasyTrip),
    listed::<heal::cleansing::Cleansing>(Group::FantasyTrip),
    listed::<heal::regrowth::Regrowth>(Group::FantasyTrip),
    listed::<heal::draught::Salve>(Group::FantasyTrip),
    listed::<heal::draught::Elixir>(Group::FantasyTrip),
    listed::<heal::draught::HealthElixir>(Group::FantasyTrip),
    listed::<heal::first_aid::FirstAid>(Group::FantasyTrip),
    listed::<rest::Rest>(Group::FantasyTrip),
    listed::<wound_box::show::Show>(Group::Others),
    listed::<wound_box::hit::Hit>(Group::Others),
    listed::<wound_box::first_aid::FirstAid>(Group::Others),
    listed::<wound_box::heal::Magic>(Group::Others),
    listed::<wound_box::heal::Points>(Group::Others),
    listed::<wound_box::rest::Rest>(Group::Others),
    listed::<wound_box::stabilize::Stabilize>(Group::Others),
    listed::<wh40k::show::Show>(Group::Others),
    listed::<wh40k::hit::Hit>(Group::Others),
    listed::<wh40k::heal::Heal>(Group::Others),
    listed::<wh40k::rest::Rest>(Group::Others),
    listed::<wh40k::moved::Move>(Group::Others),
    listed::<wh40k::card::Card>(Group::Others),
    listed::<roll::Roll>(Group::Dice),
    listed::<save::Save>(Group::Dice),
    listed::<table::saves::Saves>(Group::Reference),
    listed::<table::prices::Prices>(Group::Reference),
    listed::<table::effects::Effects>(Group::Reference),
    listed::<table::wound_box::WoundBox>(Group::Reference),
    listed::<table::medicae::Medicae>(Group::Reference),
    listed::<rule::RuleText>(Group::Reference),
    listed::<new::NewGadda>(Group::Reference),
    listed::<new::NewSmith>(Group::Reference),
    listed::<new::NewWoundBox>(Group::Reference),
    listed::<new::NewWh40k>(Group::Reference),
];

/// The command of these words.
#[must_use]
pub fn find(path: &str) -> Option<&'static Listed> {
    ALL.iter().find(|listed| listed.path == path)
}
