//! The note card on which wounds, fatigue and injuries are tracked at the table.

use super::figure::{Condition, Figure};
use crate::rulebook::Rule;

/// The card.
pub static CARD: Rule = Rule::new(
    "wh40k.card",
    "A 3 x 5 card holds name, TB, current maximum Wounds, wound fatigue and total fatigue, Heavy Threshold, and each injury and critical injury with whether it has been treated: 5E Body, -6X Body.",
)
.ruled("whether a critical injury is under care is circled by hand: it is tested each 72 hours, not once a day, so that the sheet holds no mark for it");

/// How wide the card is, in columns.
const WIDTH: usize = 68;
/// How many lines the card has for injuries, and for critical injuries, unless there are more of them.
const INJURY_LINES: usize = 5;
const CRITICAL_LINES: usize = 3;

/// The card of a character, ready to be printed: lines of at most 68 columns. Lines that are free are there to be
/// filled in by hand.
#[must_use]
pub fn card(figure: &Figure) -> String {
    let edge = "_".repeat(WIDTH);
    let mut card = Card(vec![edge.clone()]);
    card.head(figure);
    card.apart(&["Injuries", condition(figure)]);
    for injury in &figure.injuries {
        card.entry(if injury.treated { "(y)" } else { "(n)" }, &injury.to_string());
    }
    card.free(figure.injuries.len()..INJURY_LINES);
    card.wrapped("", "Critical Injuries");
    for critical in &figure.criticals {
        let note = critical.note.iter().map(|note| format!(", {note}"));
        card.entry("(y/n)", &note.fold(critical.to_string(), |line, note| line + &note));
    }
    card.free(figure.criticals.len()..CRITICAL_LINES);
    card.0.push(edge);
    card.wrapped("* ", &footnote(figure));
    card.0.join("\n")
}

/// Its lines.
struct Card(Vec<String>);

impl Card {
    fn head(&mut self, figure: &Figure) {
        let now = figure.now();
        let name = figure.name.as_deref().unwrap_or("Name: ____________________");
        self.apart(&[name, &format!("TB: {}*", figure.tb)]);
        let traits = traits(figure);
        if !traits.is_empty() {
            self.wrapped("", &traits.join(", "));
        }
        self.apart(&[
            &format!("Current Maximum Wounds: {}", figure.max_wounds),
            &format!("Wound Fatigue: {}", figure.wound_fatigue),
            &format!("Total Fatigue: {}", now.total_fatigue),
        ]);
        self.apart(&[
            &format!("Heavy Threshold: {}", now.heavy_threshold),
            &format!("Wounds Suffered: {}", now.suffered),
            &format!("Wounds Score: {}", now.score),
        ]);
    }

    /// Parts at the left edge, in between and at the right edge; under each other where they are too long for that.
    fn apart(&mut self, parts: &[&str]) {
        let long: usize = parts.iter().map(|part| part.chars().count()).sum();
        let gaps = parts.len() - 1;
        if long + 2 * gaps > WIDTH {
            for part in parts {
                self.wrapped("", part);
            }
            return;
        }
        let mut line = String::new();
        let mut spaces = WIDTH - long;
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                let gap = spaces / (parts.len() - at);
                line += &" ".repeat(gap);
                spaces -= gap;
            }
            line += part;
        }
        self.0.push(line);
    }

    /// One injury, with whether it is treated.
    fn entry(&mut self, treated: &str, injury: &str) {
        self.wrapped(&format!("Treated {treated:<7}"), injury);
    }

    fn free(&mut self, lines: std::ops::Range<usize>) {
        self.0.extend(lines.map(|_| "Treated (y/n)".to_owned()));
    }

    /// Text behind a prefix, on as many lines as it needs. What a user wrote may hold anything, but the card no
    /// control characters.
    fn wrapped(&mut self, prefix: &str, text: &str) {
        let room = WIDTH - prefix.len();
        let mut line = prefix.to_owned();
        let mut used = 0;
        for word in text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()) {
            for piece in word.chars().collect::<Vec<char>>().chunks(room) {
                if used > 0 && used + 1 + piece.len() > room {
                    self.0.push(std::mem::replace(&mut line, " ".repeat(prefix.len())));
                    used = 0;
                }
                if used > 0 {
                    line.push(' ');
                    used += 1;
                }
                line.extend(piece);
                used += piece.len();
            }
        }
        self.0.push(line);
    }
}

/// What else decides how the character heals and tires.
fn traits(figure: &Figure) -> Vec<String> {
    let toughness = figure.toughness.map(|toughness| format!("Toughness {toughness}"));
    let unnatural = (figure.ut > 0).then(|| format!("Unnatural Toughness +{}", figure.ut));
    let daemonic = (figure.daemonic > 0).then(|| format!("Daemonic {}", figure.daemonic));
    let autosanguine = figure.autosanguine.then(|| "Autosanguine".to_owned());
    [toughness, unnatural, daemonic, autosanguine].into_iter().flatten().collect()
}

/// What would be circled on the card.
fn condition(figure: &Figure) -> &'static str {
    match figure.condition() {
        Condition::Unhurt => "Unhurt",
        Condition::Light => "Lightly Wounded",
        Condition::Heavy => "Heavily Wounded",
        Condition::Critical => "Critically Injured",
        Condition::Lethal => "Critically Injured (lethal)",
    }
}

/// What the Toughness Bonus means for wound fatigue.
fn footnote(figure: &Figure) -> String {
    let by = if figure.daemonic > 0 { "holy hits" } else { "hits" };
    format!("Tests for Wound Fatigue after {by} of more than {} Wounds when Heavily Wounded.", 2 * figure.tb)
}

#[cfg(test)]
mod tests {
    use super::{Card, WIDTH, card, footnote, traits};
    use crate::rules::wh40k::figure::MOST;
    use crate::rules::wh40k::figure::examples::{apostate, injury};
    use crate::rules::wh40k::{Critical, DamageType, Figure, Injury, Location};

    #[test]
    fn the_card_of_the_source() {
        let injuries = vec![
            Injury { treated: true, ..injury(5, DamageType::Energy) },
            injury(5, DamageType::Impact),
            Injury { location: Location::LeftArm, ..injury(3, DamageType::Energy) },
        ];
        let blood_loss = Critical {
            note: Some("Blood Loss (after having taken an additional 10X to the Body)".into()),
            ..Critical::new(6, DamageType::Explosive, Location::Body)
        };
        let figure = Figure {
            name: Some("Myok Voy, Apostate".into()),
            injuries,
            criticals: vec![blood_loss],
            wound_fatigue: 1,
            fatigue: 1,
            ..apostate()
        };
        let wanted = "\
____________________________________________________________________
Myok Voy, Apostate                                            TB: 3*
Toughness 35
Current Maximum Wounds: 17     Wound Fatigue: 1     Total Fatigue: 2
Heavy Threshold: 12       Wounds Suffered: 23       Wounds Score: -6
Injuries                                          Critically Injured
Treated (y)    5E Body
Treated (n)    5I Body
Treated (n)    3E Left Arm
Treated (y/n)
Treated (y/n)
Critical Injuries
Treated (y/n)  -6X Body, Blood Loss (after having taken an
               additional 10X to the Body)
Treated (y/n)
Treated (y/n)
____________________________________________________________________
* Tests for Wound Fatigue after hits of more than 6 Wounds when
  Heavily Wounded.";
        assert_eq!(card(&figure), wanted);
    }

    #[test]
    fn no_line_is_wider_than_the_card_whatever_is_on_it() {
        let name = "Inquisitor\n".to_owned() + &"x".repeat(200);
        let figure = Figure {
            name: Some(name.into()),
            injuries: vec![injury(MOST, DamageType::Impact); 9],
            criticals: vec![Critical::new(MOST, DamageType::Rending, Location::RightArm); 9],
            ut: MOST,
            daemonic: MOST,
            autosanguine: true,
            wound_fatigue: MOST,
            fatigue: MOST,
            ..Figure::new(MOST, MOST)
        };
        let card = card(&figure);
        assert!(card.lines().all(|line| line.len() <= WIDTH), "{card}");
        assert!(card.is_ascii() && card.contains("Name:") == figure.name.is_none());
    }

    fn apart(parts: &[&str]) -> Vec<String> {
        let mut card = Card(Vec::new());
        card.apart(parts);
        card.0
    }

    #[test]
    fn parts_share_a_line_with_two_spaces_between_them_at_least() {
        let (left, middle) = ("l".repeat(20), "m".repeat(30));
        let right = |long: usize| "r".repeat(long);
        assert_eq!(apart(&[&left, &middle, &right(14)]), [format!("{left}  {middle}  {}", right(14))]);
        assert_eq!(apart(&[&left, &middle, &right(15)]), [left.clone(), middle.clone(), right(15)]);
        assert_eq!(apart(&[&left, &middle, &right(9)]), [format!("{left}    {middle}     {}", right(9))]);
        assert_eq!(apart(&["x", &right(65)]), [format!("x  {}", right(65))]);
        assert_eq!(apart(&["x", &right(66)]), ["x".to_owned(), right(66)]);
    }

    #[test]
    fn a_line_is_full_when_no_word_fits_any_more() {
        let lines = |text: String| {
            let mut card = Card(Vec::new());
            card.wrapped("* ", &text);
            card.0
        };
        let word = |long: usize| "w".repeat(long);
        assert_eq!(lines(word(66)), [format!("* {}", word(66))]);
        assert_eq!(lines(word(64) + " x"), [format!("* {} x", word(64))]);
        assert_eq!(lines(word(65) + " x"), [format!("* {}", word(65)), "  x".to_owned()]);
    }

    #[test]
    fn what_decides_healing_and_tiring_is_named() {
        let figure = Figure { ut: 1, daemonic: 2, autosanguine: true, ..apostate() };
        assert_eq!(traits(&figure), ["Toughness 35", "Unnatural Toughness +1", "Daemonic 2", "Autosanguine"]);
        assert_eq!(traits(&apostate()), ["Toughness 35"]);
        assert!(footnote(&figure).contains("after holy hits of more than 6 Wounds"));
        assert!(footnote(&apostate()).contains("after hits of more than 6 Wounds"));
    }
}
