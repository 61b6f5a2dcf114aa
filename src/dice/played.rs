//! Dice that are really thrown, by a generator or by hand, and the journal of what came of them.

use super::budget::Budget;
use super::chance::Chance;
use super::distribution::{Distribution, affordable};
use super::given::{self, Shown, Unread};
use super::seeded::Seeded;
use super::{Dice, Expr, Facts, Pool, Reading, Roll, Witness};
use crate::rulebook::Rule;
use crate::time::Time;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Asks a person for the dice of one roll; an error ends the asking.
pub trait Asker {
    /// The dice for a pool; a roll of one pool is shown with its number, so that it can be held against the target, if
    /// there is one.
    ///
    /// # Errors
    /// Why no dice can be had.
    fn ask(&mut self, roll: Roll, dice: &Expr, target: Option<i64>) -> Result<Vec<Shown>, String>;

    /// Tells the person why what was typed cannot be.
    fn object(&mut self, why: &str);
}

/// Where the faces come from.
pub enum Source<'a> {
    /// A generator.
    Seeded(&'a mut Seeded),
    /// Dice given beforehand, and how many of them have been used.
    Given(&'a [Shown], usize),
    /// A person at a terminal, and what was typed so far.
    Asked(&'a mut dyn Asker, Vec<Shown>),
}

/// One entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event<E> {
    /// Dice were thrown.
    Roll(Rolled),
    /// Something followed.
    Effect(E),
}

/// What happened, in order, with the time where time passes.
pub type Journal<E> = Vec<(Option<Time>, Event<E>)>;

/// A throw that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// What it was for.
    pub purpose: &'static str,
    /// The rule that asked for it.
    pub rule: &'static Rule,
    /// The dice.
    pub dice: Expr,
    /// The faces; none where only a total was given.
    pub faces: Vec<u16>,
    /// What they came to.
    pub total: i64,
    /// How the rule read it.
    pub facts: Facts,
    /// How likely success was; where a roll is no matter of success, how likely its result.
    pub chance: Option<Chance>,
}

impl Hash for Rolled {
    /// The faces and the total tell most throws apart; what else they differ in is left to the comparison.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.total.hash(state);
        self.faces.hash(state);
    }
}

/// Dice that are thrown, with a journal if one is wanted.
pub struct Played<'a, E> {
    source: Source<'a>,
    journal: Option<Journal<E>>,
    now: Option<Time>,
    faces: Vec<u16>,
    fault: Option<String>,
}

impl<'a, E> Played<'a, E> {
    /// Throws from `source`; keeps a journal if `telling`.
    #[must_use]
    pub fn new(source: Source<'a>, telling: bool) -> Played<'a, E> {
        Played { source, journal: telling.then(|| Vec::with_capacity(8)), now: None, faces: Vec::new(), fault: None }
    }

    /// What was told last, in words.
    pub fn last_told(&self) -> Option<String>
    where
        E: fmt::Display,
    {
        match self.journal.as_ref()?.last()? {
            (_, Event::Effect(effect)) => Some(effect.to_string()),
            (_, Event::Roll(_)) => None,
        }
    }

    /// The journal, once the rule has run.
    ///
    /// # Errors
    /// If dice were missing, impossible, or left over.
    pub fn finish(self) -> Result<(Journal<E>, Source<'a>), String> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        if let Source::Given(shown, used) = self.source
            && used < shown.len()
        {
            let left: Vec<String> = shown[used..].iter().map(ToString::to_string).collect();
            return Err(format!(
                "too many dice: {} left over of {} given ({})",
                left.len(),
                shown.len(),
                left.join(",")
            ));
        }
        Ok((self.journal.unwrap_or_default(), self.source))
    }

    /// Throws one pool. After a fault the lowest total stands in, and nothing of it is used.
    fn throw<R: Reading>(&mut self, roll: Roll, dice: &Expr, pool: Pool, reading: &R) -> i64 {
        if self.fault.is_some() {
            return pool.lowest();
        }
        let thrown = match &mut self.source {
            Source::Seeded(seeded) => {
                let start = self.faces.len();
                self.faces.extend((0..pool.count).map(|_| seeded.face(pool.sides)));
                Ok(pool.total(&self.faces[start..]))
            }
            Source::Given(shown, used) => {
                let mut left = shown[*used..].iter().copied();
                let thrown = given::read(pool, &mut left, &mut self.faces)
                    .map_err(|why| format!("the roll '{}' ({}) needs {pool}: {why}", roll.purpose, roll.rule.id));
                *used = shown.len() - left.len();
                thrown
            }
            Source::Asked(asker, typed) => {
                // The target is the same whatever the total.
                let asked = Asked { roll, pool, target: reading.facts(0).target };
                let alone = dice.terms().count() == 1;
                let shown = if alone { dice.clone() } else { pool.into() };
                asked.ask(*asker, &shown, typed, &mut self.faces)
            }
        };
        thrown.unwrap_or_else(|fault| {
            self.fault = Some(fault);
            pool.lowest()
        })
    }
}

/// A roll that is asked of a person.
struct Asked {
    roll: Roll,
    pool: Pool,
    target: Option<i64>,
}

impl Asked {
    /// Asks until the answer can be read. Faces may come a few at a time; after a mistake the pool begins anew.
    fn ask(
        &self,
        asker: &mut dyn Asker,
        dice: &Expr,
        typed: &mut Vec<Shown>,
        faces: &mut Vec<u16>,
    ) -> Result<i64, String> {
        let start = faces.len();
        let mut shown = Vec::new();
        loop {
            shown.extend(asker.ask(self.roll, dice, self.target)?);
            let mut left = shown.iter().copied();
            match given::read(self.pool, &mut left, faces) {
                Ok(_) if left.len() > 0 => {
                    asker.object(&format!("{} is needed, and {} more than that is given", self.pool, left.len()));
                    shown.clear();
                }
                Ok(total) => {
                    typed.extend(shown);
                    return Ok(total);
                }
                Err(missing @ Unread::TooFew(..)) => asker.object(&format!("{missing}; now the others")),
                Err(why) => {
                    asker.object(&why.to_string());
                    shown.clear();
                }
            }
            faces.truncate(start);
        }
    }
}

impl<E> Witness<E> for Played<'_, E> {
    fn tell(&mut self, effect: E) {
        if let Some(journal) = &mut self.journal {
            journal.push((self.now, Event::Effect(effect)));
        }
    }
}

impl<E> Dice<E> for Played<'_, E> {
    fn roll<R: Reading>(&mut self, roll: Roll, dice: &Expr, reading: &R) -> R::Class {
        self.faces.clear();
        let total =
            dice.terms().fold(dice.plus(), |sum, term| sum + term.signed(self.throw(roll, dice, term.pool, reading)));
        let class = reading.class(total);
        if let Some(journal) = &mut self.journal {
            let facts = reading.facts(total);
            let chance = affordable(dice, Budget::WHOLE).is_ok().then(|| {
                let distribution = Distribution::of(dice);
                match facts.success {
                    Some(_) => distribution.chance(|total| reading.facts(total).success == Some(true)),
                    None => distribution.chance(|total| reading.class(total) == class),
                }
            });
            let rolled = Rolled {
                purpose: roll.purpose,
                rule: roll.rule,
                dice: dice.clone(),
                faces: self.faces.clone(),
                total,
                facts,
                chance,
            };
            journal.push((self.now, Event::Roll(rolled)));
        }
        class
    }

    fn clock(&mut self, now: Time) {
        self.now = Some(now);
    }
}
