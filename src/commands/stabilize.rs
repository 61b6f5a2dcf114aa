//! `stabilize`: keeping the mortally wounded from dying, under Smith's rules.

pub mod healer;
pub mod magic;
pub mod natural;
pub mod support;
