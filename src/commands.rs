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
use crate::sheet::Tft;
use crate::time::Time;
use serde::de::value::{Error as ValueError, I64Deserializer, StrDeserializer};
use serde::de::{self, DeserializeSeed, Deserializer};

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
    /// The rules for The Fantasy Trip that alone have it.
    pub only: Option<Tft>,
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

/// The entry of a command in a group of the help; of rules for The Fantasy Trip that alone have it, if any do.
const fn listed<C: Command + schemars::JsonSchema + 'static>(group: Group, only: &[Tft]) -> Listed {
    Listed {
        path: C::PATH,
        about: C::ABOUT,
        examples: C::EXAMPLES,
        group,
        only: only.first().copied(),
        asks: C::ASKS,
        optional: C::OPTIONAL,
        define: C::augment_args,
        keys: C::all,
        from_line: |matches| C::from_arg_matches(matches).map(|command| Box::new(command) as Box<dyn Question>),
        schema: C::json_schema,
    }
}

macro_rules! commands {
    ($($command:ty: $group:ident $(only $rules:ident)?),+ $(,)?) => {
        /// Every command that answers, in the order of the help.
        pub static ALL: &[Listed] = &[$( listed::<$command>(Group::$group, &[$(Tft::$rules)?]) ),+];

        /// Reads a command of [`ALL`] from the `args` of a request, where they stand.
        ///
        /// # Errors
        /// What is wrong with them.
        pub fn read_args<'de, D: Deserializer<'de>>(listed: &Listed, args: D) -> Result<Box<dyn Question>, D::Error> {
            $(
                if listed.path == <$command>::PATH {
                    let mut command = Box::<$command>::default();
                    ReadInto(command.as_mut()).deserialize(args)?;
                    return Ok(command);
                }
            )+
            Err(de::Error::custom(format_args!("'{}' takes no args", listed.path)))
        }
    };
}

commands! {
    hit::Hit: FantasyTrip,
    conscious::Conscious: FantasyTrip,
    stabilize::healer::Healer: FantasyTrip only Smith,
    stabilize::magic::Magic: FantasyTrip only Smith,
    stabilize::natural::Natural: FantasyTrip only Smith,
    stabilize::support::Support: FantasyTrip only Smith,
    revive::physicker::Physicker: FantasyTrip only Gadda,
    revive::magic::Spell: FantasyTrip only Gadda,
    revive::reattach::Reattach: FantasyTrip only Gadda,
    revive::magic::Potion: FantasyTrip only Gadda,
    revive::magic::Wish: FantasyTrip only Gadda,
    revive::magic::Antidote: FantasyTrip only Gadda,
    revive::moved::Moved: FantasyTrip only Gadda,
    heal::care::Barber: FantasyTrip only Gadda,
    heal::care::Physicker: FantasyTrip only Gadda,
    heal::care::Master: FantasyTrip only Gadda,
    heal::disease::Disease: FantasyTrip only Gadda,
    heal::spell::Heal: FantasyTrip only Gadda,
    heal::spell::GreatHealing: FantasyTrip only Gadda,
    heal::cleansing::Cleansing: FantasyTrip only Gadda,
    heal::regrowth::Regrowth: FantasyTrip only Gadda,
    heal::draught::Salve: FantasyTrip only Gadda,
    heal::draught::Elixir: FantasyTrip only Gadda,
    heal::draught::HealthElixir: FantasyTrip only Gadda,
    heal::first_aid::FirstAid: FantasyTrip only Smith,
    rest::Rest: FantasyTrip,
    wound_box::show::Show: Others,
    wound_box::hit::Hit: Others,
    wound_box::first_aid::FirstAid: Others,
    wound_box::heal::Magic: Others,
    wound_box::heal::Points: Others,
    wound_box::rest::Rest: Others,
    wound_box::stabilize::Stabilize: Others,
    wh40k::show::Show: Others,
    wh40k::hit::Hit: Others,
    wh40k::heal::Heal: Others,
    wh40k::rest::Rest: Others,
    wh40k::moved::Move: Others,
    wh40k::card::Card: Others,
    roll::Roll: Dice,
    save::Save: Dice,
    table::saves::Saves: Reference,
    table::prices::Prices: Reference,
    table::effects::Effects: Reference,
    table::wound_box::WoundBox: Reference,
    table::medicae::Medicae: Reference,
    rule::RuleText: Reference,
    new::NewGadda: Reference only Gadda,
    new::NewSmith: Reference only Smith,
    new::NewWoundBox: Reference,
    new::NewWh40k: Reference,
}

/// The command of these words.
#[must_use]
pub fn find(path: &str) -> Option<&'static Listed> {
    ALL.iter().find(|listed| listed.path == path)
}
