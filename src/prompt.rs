//! Asking a person for the dice of each roll (`--dice ask`).

use crate::dice::given::{self, Shown};
use crate::dice::played::Asker;
use crate::dice::{Expr, Roll};
use std::io::{BufRead, Write};

/// Asks on `out` and reads answers from `input`.
pub struct Prompt<R, W> {
    input: R,
    out: W,
}

impl<R: BufRead, W: Write> Prompt<R, W> {
    /// A conversation.
    pub fn new(input: R, out: W) -> Self {
        Prompt { input, out }
    }
}

impl<R: BufRead, W: Write> Asker for Prompt<R, W> {
    fn ask(&mut self, roll: Roll, dice: &Expr, target: Option<i64>) -> Result<Vec<Shown>, String> {
        let against = target.map_or(String::new(), |target| format!(" against {target}"));
        let hung_up = |why: std::io::Error| format!("cannot ask for dice: {why}");
        loop {
            write!(self.out, "{}: {dice}{against} ({})? ", roll.purpose, roll.rule.id).map_err(hung_up)?;
            self.out.flush().map_err(hung_up)?;
            let mut line = Vec::new();
            let read = self.input.read_until(b'\n', &mut line).map_err(hung_up)?;
            if read == 0 {
                let _ = writeln!(self.out);
                return Err(format!(
                    "the input ended before the dice of the roll '{}' ({dice}) were given",
                    roll.purpose
                ));
            }
            match given::list(&String::from_utf8_lossy(&line)) {
                Ok(shown) if shown.is_empty() => self.object("nothing is given: faces like 3,4,1 or =11 for the total"),
                Ok(shown) => return Ok(shown),
                Err(why) => self.object(&why),
            }
        }
    }

    fn object(&mut self, why: &str) {
        let _ = writeln!(self.out, "  {why}");
    }
}

#[cfg(test)]
mod tests {
    use super::Prompt;
    use crate::dice::played::Source;
    use crate::play;
    use crate::rules::bare::{Nobody, Roll, Save};
    use crate::rules::outcome::Outcome;

    fn answered(typed: &str) -> (Result<Outcome, String>, String) {
        let mut out = Vec::new();
        let save = Save { dice: 3, target: 12, auto: false };
        let mut prompt = Prompt::new(typed.as_bytes(), &mut out);
        let story = play::once(&save, Nobody, Source::Asked(&mut prompt, Vec::new()), true);
        (story.map(|story| story.outcome).map_err(|fault| fault.message), String::from_utf8(out).unwrap())
    }

    #[test]
    fn a_prompt_says_what_the_roll_is_for_and_what_it_needs() {
        let (outcome, said) = answered("2,3,6\n");
        assert_eq!(outcome, Ok(Outcome::Success));
        assert_eq!(said, "save: 3d6 against 12 (dice.save)? ");
    }

    #[test]
    fn what_cannot_be_is_asked_again() {
        let (outcome, said) = answered("2,7,3\r\nhello\n\n1,2\n1,2,3,4\n=13");
        assert_eq!(outcome, Ok(Outcome::Failure));
        assert_eq!(said.matches("against 12").count(), 6);
        assert!(said.contains("cannot show 7") && said.contains("'hello' is no die"), "{said}");
    }

    #[test]
    fn faces_may_come_one_by_one_and_after_a_mistake_anew() {
        let (outcome, said) = answered("2\n3,\n6\n");
        assert_eq!(outcome, Ok(Outcome::Success));
        assert!(said.contains("1 of 3 dice are given; now the others"), "{said}");
        let (outcome, said) = answered("6\n6\n7\n1,1,1");
        assert_eq!(outcome, Ok(Outcome::Success), "nothing is left of the sixes");
        assert!(said.contains("a d6 cannot show 7"), "{said}");
        assert_eq!(answered("2\n=18").0.unwrap_err(), answered("").0.unwrap_err(), "no total of what is begun");
    }

    #[test]
    fn the_end_of_input_is_an_error() {
        assert!(answered("").0.unwrap_err().contains("the input ended"));
    }

    #[test]
    fn a_roll_of_one_pool_is_asked_with_its_number_and_one_of_several_pool_by_pool() {
        let said = |dice: &str, typed: &str| {
            let mut out = Vec::new();
            let mut prompt = Prompt::new(typed.as_bytes(), &mut out);
            let roll = Roll(dice.parse().unwrap());
            let story = play::once(&roll, Nobody, Source::Asked(&mut prompt, Vec::new()), true).unwrap();
            (story.outcome, String::from_utf8(out).unwrap())
        };
        assert_eq!(said("1d20+5", "11\n"), (Outcome::Total(16), "roll: 1d20+5 (dice.roll)? ".to_owned()));
        let wanted = (Outcome::Total(9), "roll: 2d6 (dice.roll)? roll: 1d4 (dice.roll)? ".to_owned());
        assert_eq!(said("2d6+1d4-2", "3,4\n4\n"), wanted);
    }
}
