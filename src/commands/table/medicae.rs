//! `table medicae`: what makes tests of Medicae harder, and what they heal.

use crate::asking::Asking;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::rules::wh40k::heal::{Care, care};
use serde_json::{Value, json};
use std::fmt::Write;

keyed! {
    /// The flags of `table medicae`, which has none.
    #[derive(clap::Args)]
    pub struct Medicae {}
}

impl Command for Medicae {
    const PATH: &'static str = "table medicae";
    const ABOUT: &'static str = "Warhammer 40,000: modifiers to Medicae, and what a success heals";
    const EXAMPLES: &'static str = "sawbones table medicae\nsawbones table medicae --json";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        let all = care();
        let as_json = |care: &Care| json!({ "what": care.what, "modifier": care.modifier, "heals": care.heals });
        let rows: Vec<Value> = all.iter().map(as_json).collect();
        let mut text = "Modifiers to tests of Medicae, and what a success heals\n".to_owned();
        for Care { what, modifier, heals } in &all {
            let _ = writeln!(text, "  {what:<19} {modifier:>+4}  {heals}");
        }
        Ok(Answer::Reference(text, json!({ "format": FORMAT, "command": Self::PATH, "rows": rows })))
    }
}
