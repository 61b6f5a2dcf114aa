//! Tables to look things up in.

pub mod effects;
pub mod medicae;
pub mod prices;
pub mod saves;
pub mod wound_box;
