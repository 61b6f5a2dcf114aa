//! Injury, dying and healing in tabletop role-playing games: rolled, played with dice by hand, or as exact odds.
//!
//! How a question becomes an answer: [`cli`] reads what was typed; a command of [`commands`] turns its flags and the
//! [`sheet`] into a [`procedure`] of the [`rules`]; [`asking`] has it rolled ([`play`]) or counted ([`odds`]) on the
//! [`dice`] and makes a [`report`] of it. Imports go that way and never back.

pub mod asking;
pub mod batch;
pub mod cli;
pub mod commands;
pub mod dice;
pub mod fault;
pub mod generated;
pub mod in_place;
pub mod keys;
pub mod name;
pub mod odds;
pub mod play;
pub mod procedure;
pub mod progress;
pub mod prompt;
pub mod report;
pub mod rulebook;
pub mod rules;
pub mod schema;
pub mod sheet;
pub mod tell;
#[cfg(test)]
mod testing;
pub mod text;
pub mod time;
pub mod vary;
pub mod whole;
pub mod words;
