//! `table wound-box`: the numbers of the game of wound boxes.

use crate::asking::Asking;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::report::text::grid::Grid;
use crate::rules::wound_box::table::{Line, lines};
use crate::words::Word;
use serde_json::json;

keyed! {
    /// The flags of `table wound-box`.
    #[derive(clap::Args)]
    pub struct WoundBox {}
}

impl Command for WoundBox {
    const PATH: &'static str = "table wound-box";
    const ABOUT: &'static str = "Wound boxes: penalties, saves, daily rolls, spells and prices";
    const EXAMPLES: &'static str = "sawbones table wound-box\nsawbones table wound-box --json";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        let lines = lines();
        let json = json!({ "format": FORMAT, "command": Self::PATH, "rows": lines });
        Ok(Answer::Reference(text(&lines), json))
    }
}

fn text(lines: &[Line]) -> String {
    let row = |name: &str, cell: &dyn Fn(&Line) -> String| (name.to_owned(), lines.iter().map(cell).collect());
    let or = |number: Option<i32>, other: &str| number.map_or(other.to_owned(), |number| number.to_string());
    let grid = Grid {
        corner: String::new(),
        gap: 2,
        columns: lines.iter().map(|line| line.level.word().to_owned()).collect(),
        rows: vec![
            row("its row", &|line| line.row.word().to_owned()),
            row("its letter", &|line| line.letter.to_owned()),
            row("boxes", &|line| line.boxes.to_string()),
            row("DEX and STR", &|line| line.penalty.to_string()),
            row("save from", &|line| or(line.save, "less")),
            row("with armour", &|line| or(line.save_armoured, "less")),
            row("wound points", &|line| line.points.to_string()),
            row("daily DC", &|line| or(line.rest_dc, "gone")),
            row("Cure spell", &|line| line.spell.word().to_owned()),
            row("healing points", &|line| line.price.to_string()),
        ],
    };
    format!("Wounds, mild to severe, and what they take and cost\n{}", grid.text(80))
}
