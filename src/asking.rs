//! How a question becomes an answer: a command says which procedure of which figure is asked, and here it is played out
//! or its odds are counted, whichever was wanted.

use crate::dice::Expr;
use crate::dice::budget::Budget;
use crate::dice::distribution::affordable;
use crate::dice::given::Shown;
use crate::dice::played::{Asker, Event, Source};
use crate::dice::seeded::Seeded;
use crate::fault::{Code, Fault};
use crate::odds::{self, Likely, Whom};
use crate::play::{self, Story};
use crate::procedure::{Course, Figure as _, Procedure};
use crate::report::odds::Summary;
use crate::report::{Answer, Entry, Found, OddsReport, Origin, Report, Reported, Subject};
use crate::rules::outcome::Outcome;
use crate::sheet::{Rules, Sheet, Start, Tft};
use crate::time::Time;

/// Where the dice of the answer come from, or that its odds are wanted instead.
pub enum How<'a> {
    /// Drawn by the generator, on this seed and stream.
    Seeded(&'a mut Seeded, u64, u64),
    /// Given beforehand.
    Given(&'a [Shown]),
    /// Asked for, roll by roll.
    Asked(&'a mut dyn Asker),
    /// The odds, as long as they are no more work than this.
    Odds(Budget),
}

/// A question as a command meets it, apart from its own flags.
pub struct Asking<'a> {
    /// The words of the command.
    pub command: &'static str,
    /// Rolled or counted.
    pub how: How<'a>,
    /// The figure or figures that it is asked about, before flags.
    pub start: Start,
    /// The rules for The Fantasy Trip that hold where nothing else says so.
    pub default_rules: Option<Tft>,
    /// How much of it is to be told.
    pub telling: Telling,
}

/// How much is told of what happened. The less it is, the less is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Telling {
    /// The outcome is enough.
    Outcome,
    /// What happened and how it stands now, as JSON tells it.
    Events,
    /// The figure before, too, as a person is shown it.
    Change,
}

/// The figures that a question is about, with the flags in force.
pub enum Asked<F> {
    /// One figure.
    One(F),
    /// One of many.
    Many(Vec<Likely<F>>),
}

impl Asking<'_> {
    /// Whether odds are wanted.
    #[must_use]
    pub fn is_odds(&self) -> bool {
        matches!(self.how, How::Odds(_))
    }

    /// Makes sure that dice which a user named are not too many for the odds, if odds are wanted.
    ///
    /// # Errors
    /// The limit.
    pub fn affordable(&self, dice: &Expr) -> Result<(), Fault> {
        match self.how {
            How::Odds(budget) => affordable(dice, budget).map_err(|why| Fault::new(Code::Limit, why)),
            _ => Ok(()),
        }
    }

    /// The figures after `make` has put the flags on what the sheet says.
    ///
    /// # Errors
    /// What `make` objects to, or that many figures need `--odds`.
    pub fn figures<F>(&mut self, make: impl Fn(Option<Sheet>) -> Result<F, Fault>) -> Result<Asked<F>, Fault> {
        match std::mem::take(&mut self.start) {
            Start::Nobody => make(None).map(Asked::One),
            Start::One(sheet) => make(Some(sheet)).map(Asked::One),
            Start::Many(_) if !self.is_odds() => Err(Fault::usage(
                "the sheet is an odds report, one of many figures; add --odds to go on with all of them",
            )),
            Start::Many(all) => {
                let made = all.into_iter().map(|likely| {
                    let Likely { p, exact, outcome, figure } = likely;
                    Ok(Likely { p, exact, outcome, figure: make(Some(figure))? })
                });
                made.collect::<Result<_, Fault>>().map(Asked::Many)
            }
        }
    }

    /// The answer to something that happens once.
    ///
    /// # Errors
    /// Those of [`play::once`] and [`odds::once`].
    pub fn once<P>(self, procedure: &P, asked: Asked<P::Figure>, rules: Option<Rules>) -> Result<Answer, Fault>
    where
        P: Procedure,
        P::Figure: Reported<Scene = P::Scene, Effect = P::Effect>,
    {
        let Asking { command, how, telling, .. } = self;
        match how.into() {
            Way::Count(budget) => {
                let subject = asked.subject().filter(|_| telling == Telling::Change);
                let (figures, whom) = asked.likely();
                let likely = odds::once(procedure, &figures, whom, budget)?;
                Ok(odds_answer(command, rules, likely, None, subject))
            }
            Way::Throw(source, seed) => {
                let figure = asked.one()?;
                let before = (telling == Telling::Change).then(|| figure.clone());
                let story = play::once(procedure, figure, source, telling > Telling::Outcome)?;
                Ok(report_answer(command, rules, story, seed, before, Found::default()))
            }
        }
    }

    /// The answer to something that goes on for a time, or until something comes.
    ///
    /// # Errors
    /// Those of [`play::course`] and [`odds::course`].
    pub fn course<C>(
        self,
        course: &C,
        asked: Asked<C::Figure>,
        rules: Option<Rules>,
        limit: Time,
        until: bool,
    ) -> Result<Answer, Fault>
    where
        C: Course,
        C::Figure: Reported<Scene = C::Scene, Effect = C::Effect>,
    {
        let Asking { command, how, telling, .. } = self;
        match how.into() {
            Way::Count(budget) => {
                let subject = asked.subject().filter(|_| telling == Telling::Change);
                let (figures, whom) = asked.likely();
                let (likely, times) = odds::course(course, &figures, whom, limit, until, budget)?;
                Ok(odds_answer(command, rules, likely, until.then_some(&times), subject))
            }
            Way::Throw(source, seed) => {
                let figure = asked.one()?;
                let before = (telling == Telling::Change).then(|| figure.clone());
                let story = play::course(course, figure, limit, until, source, telling > Telling::Outcome)?;
                let ended = matches!(story.outcome, Outcome::Refused | Outcome::Lethal) || story.figure.dead();
                let in_vain = (until && !ended && story.time.is_none()).then_some(limit);
                let found = Found { time: story.time, in_vain };
                Ok(report_answer(command, rules, story, seed, before, found))
            }
        }
    }
}

/// What is to be done for an answer.
enum Way<'a> {
    /// To throw dice; drawn ones have a seed and a stream.
    Throw(Source<'a>, Option<(u64, u64)>),
    /// To count the odds.
    Count(Budget),
}

impl<'a> From<How<'a>> for Way<'a> {
    fn from(how: How<'a>) -> Way<'a> {
        match how {
            How::Seeded(seeded, seed, stream) => Way::Throw(Source::Seeded(seeded), Some((seed, stream))),
            How::Given(shown) => Way::Throw(Source::Given(shown, 0), None),
            How::Asked(asker) => Way::Throw(Source::Asked(asker, Vec::new()), None),
            How::Odds(budget) => Way::Count(budget),
        }
    }
}

impl<F> Asked<F> {
    fn likely(self) -> (Vec<Likely<F>>, Whom) {
        match self {
            Asked::One(figure) => (vec![Likely::certain(Outcome::Unchanged, figure)], Whom::One),
            Asked::Many(likely) => (likely, Whom::Many),
        }
    }

    fn one(self) -> Result<F, Fault> {
        match self {
            Asked::One(figure) => Ok(figure),
            Asked::Many(_) => Err(Fault::usage("one of many figures; add --odds to go on with all of them")),
        }
    }
}

impl<F: Reported> Asked<F> {
    /// Whom it is asked of, to be told.
    fn subject(&self) -> Option<Subject> {
        match self {
            Asked::One(figure) => {
                let standing = figure.standing(&F::Scene::default())?;
                Some(Subject::Figure(standing, figure.clone().into_sheet()?))
            }
            Asked::Many(likely) => Some(Subject::Figures(likely.len())),
        }
    }
}

fn odds_answer<F: Reported>(
    command: &'static str,
    rules: Option<Rules>,
    likely: Vec<Likely<F>>,
    times: Option<&odds::Times>,
    subject: Option<Subject>,
) -> Answer {
    let summary = Summary::of(&likely, times);
    let on_paper = |likely: Likely<F>| {
        let Likely { p, exact, outcome, figure } = likely;
        Likely { p, exact, outcome, figure: figure.into_sheet() }
    };
    let odds = likely.into_iter().map(on_paper).collect();
    Answer::Odds(Box::new(OddsReport { command, rules, odds, subject, summary }))
}

fn report_answer<F: Reported>(
    command: &'static str,
    rules: Option<Rules>,
    story: Story<'_, F, F::Scene, F::Effect>,
    seed: Option<(u64, u64)>,
    before: Option<F>,
    found: Found,
) -> Answer {
    let origin = match (seed, story.source) {
        (Some((seed, stream)), _) => Origin::Seed(seed, stream),
        (None, Source::Given(shown, _)) => Origin::Hand(shown.to_vec()),
        (None, Source::Asked(_, typed)) => Origin::Hand(typed),
        (None, Source::Seeded(_)) => Origin::Hand(Vec::new()),
    };
    let told = |(at, event): (Option<Time>, Event<F::Effect>)| -> Entry {
        match event {
            Event::Roll(rolled) => (at, Event::Roll(rolled)),
            Event::Effect(effect) => (at, Event::Effect(effect.into())),
        }
    };
    let now = story.figure.standing(&story.scene);
    Answer::Report(Box::new(Report {
        command,
        rules,
        origin,
        outcome: story.outcome,
        events: story.journal.into_iter().map(told).collect(),
        now,
        found,
        before: before.and_then(F::into_sheet),
        sheet: story.figure.into_sheet(),
        card: None,
    }))
}
