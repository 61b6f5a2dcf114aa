//! `table prices`: what the means of healing cost under Gadda's rules.

use crate::asking::Asking;
use crate::commands::{Asks, Command};
use crate::fault::Fault;
use crate::keyed;
use crate::report::Answer;
use crate::report::json::FORMAT;
use crate::rules::gadda::prices::{Ingredient, TALENTS, Talent, WARES, Ware};
use crate::text::count;
use serde_json::{Value, json};

keyed! {
    /// The flags of `table prices`: none of its own.
    #[derive(clap::Args)]
    pub struct Prices {}
}

impl Command for Prices {
    const PATH: &'static str = "table prices";
    const ABOUT: &'static str = "What salves, elixirs and potions cost, and the talents for healing (gadda)";
    const EXAMPLES: &'static str = "\
sawbones table prices
sawbones table prices --json";
    const ASKS: Asks = Asks::Reference;

    fn answer(&self, _asking: Asking<'_>) -> Result<Answer, Fault> {
        let wares: String = WARES.iter().map(ware).collect();
        let talents: String = TALENTS.iter().map(talent).collect();
        let text = format!(
            "What a dose costs, who makes it, and what goes into it\n{wares}\nTalents and their points\n{talents}"
        );
        Ok(Answer::Reference(text, as_json()))
    }
}

fn ware(ware: &Ware) -> String {
    let parts: Vec<String> = ware.ingredients.iter().map(ingredient).collect();
    let sum = if parts.len() > 1 { format!(" = {}", dollars(ware.cost())) } else { String::new() };
    let weeks = ware.weeks.map_or(String::new(), |weeks| format!("; {}", count(weeks, "week")));
    let line = format!("  {:<33} {:>8}  {}", ware.name, dollars(ware.price), ware.maker);
    let made_of = crate::text::wrap(&format!("{}{sum}{weeks}", parts.join(" + ")), "      ", "      ", 80);
    format!("{line}\n{}\n", made_of.join("\n"))
}

fn ingredient(ingredient: &Ingredient) -> String {
    match ingredient.of {
        None => format!("{} of materials", dollars(ingredient.each)),
        Some(name) => format!("{} {name} at {}", ingredient.doses, dollars(ingredient.each)),
    }
}

fn talent(talent: &Talent) -> String {
    let needs = talent.needs.map_or(String::new(), |needs| format!("  needs {needs}"));
    let line = format!("  {:<33} {:>8}{needs}", talent.name, talent.points);
    line + "\n"
}

/// Dollars as people write them: "$65,000".
fn dollars(sum: u32) -> String {
    if sum < 1000 { format!("${sum}") } else { format!("${},{:03}", sum / 1000, sum % 1000) }
}

fn as_json() -> Value {
    let ingredient =
        |part: &Ingredient| json!({ "of": part.of.unwrap_or("materials"), "doses": part.doses, "each": part.each });
    let ware = |ware: &Ware| {
        let ingredients: Vec<Value> = ware.ingredients.iter().map(ingredient).collect();
        let mut entry = json!({
            "name": ware.name, "price": ware.price, "maker": ware.maker, "ingredients": ingredients, "cost": ware.cost(),
        });
        if let Some(weeks) = ware.weeks {
            entry["weeks"] = weeks.into();
        }
        entry
    };
    let talent = |talent: &Talent| {
        let mut entry = json!({ "name": talent.name, "points": talent.points });
        if let Some(needs) = talent.needs {
            entry["needs"] = needs.into();
        }
        entry
    };
    let wares: Vec<Value> = WARES.iter().map(ware).collect();
    let talents: Vec<Value> = TALENTS.iter().map(talent).collect();
    json!({ "format": FORMAT, "command": Prices::PATH, "rule": "gadda.prices", "wares": wares, "talents": talents })
}
