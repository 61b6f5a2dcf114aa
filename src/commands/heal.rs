//! `heal`: the ways of healing, each with its method's name.

pub mod first_aid;
