//! Tables to look things up in.

pub mod saves;
