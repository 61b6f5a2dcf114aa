//! Tables to look things up in.

pub mod medicae;
pub mod saves;
pub mod wound_box;
