//! Injury, dying and healing in tabletop role-playing games: rolled, played with dice by hand, or as exact odds.
pub mod dice;
pub mod odds;
pub mod play;
pub mod procedure;
pub mod rulebook;
pub mod rules;
pub mod tell;
#[cfg(test)]
mod testing;
pub mod text;
pub mod time;
pub mod whole;
pub mod words;
