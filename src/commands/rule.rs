//! `rule`: a rule in a few words, with its ruling.

use super::{Asks, Command};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::rulebook::Rule;
use crate::rules;
use crate::text::wrap;
use crate::words::nearest;
use serde_json::{Value, json};

/// How wide rules are printed.
const WIDTH: usize = 80;
/// Under the words of a rule in the list.
const HANGING: &str = "                            ";

keyed! {
    /// The flags of `rule`.
    #[derive(clap::Args)]
    pub struct RuleText {
        /// The rule's id, as in gadda.grave-wound; gadda lists those of one game, none all
        #[arg(value_name = "ID", help_heading = "Arguments")]
        id: Option<String>,
    }
}

impl Command for RuleText {
    const PATH: &'static str = "rule";
    const ABOUT: &'static str = "A rule in a few words, with its ruling; no ID lists them";
    const EXAMPLES: &'static str = "\
sawbones rule gadda.grave-wound
sawbones rule wound-box
sawbones rule";
    const ASKS: Asks = Asks::Reference;
    const OPTIONAL: bool = true;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        let all = rules::all();
        let Some(id) = &self.id else { return Ok(list(&all)) };
        let Some(rule) = all.iter().find(|rule| rule.id == id) else {
            let game = id.trim_end_matches('.');
            let of_game = |rule: &&&'static Rule| rule.id.split_once('.').is_some_and(|(first, _)| first == game);
            let of_game: Vec<&Rule> = all.iter().filter(of_game).copied().collect();
            if !of_game.is_empty() {
                return Ok(list(&of_game));
            }
            let tip = nearest(id, all.iter().map(|rule| rule.id))
                .map_or(String::new(), |near| format!("; did you mean '{near}'?"));
            return Err(Fault::usage(format!("there is no rule '{id}'; 'sawbones rule' lists them{tip}")));
        };
        let mut text = format!("{}\n{}\n", rule.id, wrap(rule.says, "  ", "  ", WIDTH).join("\n"));
        if !rule.ruling.is_empty() {
            let ruling = format!("Ruling: {}.", rule.ruling);
            text += &(wrap(&ruling, "  ", "  ", WIDTH).join("\n") + "\n");
        }
        let mut one = json(rule);
        (one["format"], one["command"]) = (FORMAT.into(), Self::PATH.into());
        Ok(Answer::Reference(text, one))
    }
}

/// A line or two for each rule.
fn list(rules: &[&Rule]) -> Answer {
    let mut text = String::new();
    for rule in rules {
        let first = rule.says.split(". ").next().unwrap_or(rule.says);
        let line = format!("{:<27} {}", rule.id, first.trim_end_matches('.'));
        text += &(wrap(&line, "", HANGING, WIDTH).join("\n") + "\n");
    }
    let all: Vec<Value> = rules.iter().copied().map(json).collect();
    Answer::Reference(text, json!({ "format": FORMAT, "command": RuleText::PATH, "answer": all }))
}

fn json(rule: &Rule) -> Value {
    json!({ "rule": rule.id, "says": rule.says, "ruling": rule.ruling })
}
