//! `table effects`: how much damage shakes, fells and weakens a figure of Smith's rules, by its ST.

use crate::asking::Asking;
use crate::commands::figure::St;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::report::text::grid::Grid;
use crate::rules::smith::thresholds::{EFFECTS, EFFECTS_BY_FRACTION, Thresholds, rows};
use serde_json::{Value, json};

keyed! {
    /// The flags of `table effects`.
    #[derive(clap::Args)]
    pub struct Effects {
        /// A figure of this ST, by the table and by the fractions
        #[arg(long, value_name = "N")]
        st: Option<St>,
    }
}

impl Command for Effects {
    const PATH: &'static str = "table effects";
    const ABOUT: &'static str = "What damage does to figures of each ST (smith)";
    const EXAMPLES: &'static str = "\
sawbones table effects
sawbones table effects --st 57";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        Ok(match self.st {
            None => Answer::Reference(whole_table(), whole_table_as_json()),
            Some(st) => Answer::Reference(one_st(st.get()), one_st_as_json(st.get())),
        })
    }
}

/// What the columns mean.
const MEANING: &str = "\
-2 DX, prone: at so much damage in one turn, from all sources together; the
  -2 DX ends with the next turn, and who falls prone has it too
-3 DX, risk: at such an adjusted ST and below; the risk is to pass out
";

fn grid(rows: Vec<(String, [String; 4])>) -> String {
    let columns = ["-2 DX", "prone", "-3 DX", "risk"].map(str::to_owned).to_vec();
    let rows = rows.into_iter().map(|(name, cells)| (name, cells.to_vec())).collect();
    Grid { corner: "ST".to_owned(), gap: 3, columns, rows }.text(80)
}

fn cells(of: Thresholds) -> [String; 4] {
    let risk = if of.risk == 0 { "0".to_owned() } else { format!("{} to 0", of.risk) };
    [of.shaken.to_string(), of.prone.to_string(), of.weak.to_string(), risk]
}

fn whole_table() -> String {
    let mut lines: Vec<_> =
        rows().map(|(band, of)| (format!("{} to {}", band.start(), band.end()), cells(of))).collect();
    let (more, less) = (Thresholds::by_table(50), Thresholds::by_table(30));
    let steps = [more.shaken - less.shaken, more.prone - less.prone, more.weak - less.weak, more.risk - less.risk];
    lines.push(("each 20 more".to_owned(), steps.map(|step| format!("{step:+}"))));
    let fractions = "Or at 1/3, 1/2, 1/5 and 1/10 of ST (--fractions); --st N shows both\n";
    format!("What damage does to a figure by its basic ST (smith)\n{}{MEANING}{fractions}", grid(lines))
}

fn one_st(st: i32) -> String {
    let lines = vec![
        ("by the table".to_owned(), cells(Thresholds::by_table(st))),
        ("by fractions".to_owned(), cells(Thresholds::by_fraction(st))),
    ];
    format!("What damage does to a figure of ST {st} (smith)\n{}{MEANING}", grid(lines))
}

fn whole_table_as_json() -> Value {
    let row = |(band, of): (std::ops::RangeInclusive<i32>, Thresholds)| json!({ "from": band.start(), "to": band.end(), "effects": of });
    json!({ "format": FORMAT, "command": Effects::PATH, "rule": EFFECTS.id, "rows": rows().map(row).collect::<Vec<_>>() })
}

fn one_st_as_json(st: i32) -> Value {
    let row = |rule: &'static str, of: Thresholds| json!({ "rule": rule, "effects": of });
    json!({
        "format": FORMAT,
        "command": Effects::PATH,
        "st": st,
        "rows": [
            row(EFFECTS.id, Thresholds::by_table(st)),
            row(EFFECTS_BY_FRACTION.id, Thresholds::by_fraction(st)),
        ],
    })
}
