//! The commands of the Warhammer 40,000 rules.

pub mod card;
pub mod heal;
pub mod hit;
pub mod moved;
pub mod rest;
pub mod show;
