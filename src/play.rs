//! Playing a question out once, with real dice: the counterpart of [`crate::odds`].

use crate::dice::played::{Journal, Played, Source};
use crate::dice::{Dice, Witness};
use crate::fault::{Code, Fault};
use crate::procedure::{Course, Procedure};
use crate::rules::outcome::Outcome;
use crate::time::Time;

/// How it came out.
pub struct Story<'a, F, S, E> {
    /// In a word.
    pub outcome: Outcome,
    /// The figure afterwards.
    pub figure: F,
    /// What is true of the moment.
    pub scene: S,
    /// What happened, in order, with the time where time passes.
    pub journal: Journal<E>,
    /// Where the dice came from.
    pub source: Source<'a>,
    /// When what was waited for came; none if it did not.
    pub time: Option<Time>,
}

/// The story of a procedure.
pub type StoryOf<'a, P> = Story<'a, <P as Procedure>::Figure, <P as Procedure>::Scene, <P as Procedure>::Effect>;
/// The story of a course.
pub type StoryOfCourse<'a, C> = Story<'a, <C as Course>::Figure, <C as Course>::Scene, <C as Course>::Effect>;

/// Plays something that happens once. Keeps the journal only if `telling`.
///
/// # Errors
/// If the question makes no sense for the figure, or dice by hand are missing, impossible or left over.
pub fn once<'a, P: Procedure>(
    procedure: &P,
    mut figure: P::Figure,
    source: Source<'a>,
    telling: bool,
) -> Result<StoryOf<'a, P>, Fault> {
    if let Some(why) = procedure.objection(&figure) {
        return Err(Fault::new(Code::Impossible, why));
    }
    let mut scene = P::Scene::default();
    let mut dice = Played::new(source, telling);
    let outcome = procedure.play(&mut figure, &mut scene, &mut dice);
    let refused = if outcome == Outcome::Refused { dice.last_told() } else { None };
    let (journal, source) = dice.finish().map_err(|why| bad_dice(why, refused))?;
    Ok(Story { outcome, figure, scene, journal, source, time: None })
}

/// Plays something that goes on until `limit`, or, with `until`, until what is waited for comes.
///
/// # Errors
/// As for [`once`].
pub fn course<'a, C: Course>(
    course: &C,
    figure: C::Figure,
    limit: Time,
    until: bool,
    source: Source<'a>,
    telling: bool,
) -> Result<StoryOfCourse<'a, C>, Fault> {
    if let Some(why) = course.objection(&figure) {
        return Err(Fault::new(Code::Impossible, why));
    }
    let mut dice = Played::new(source, telling);
    let mut scene = C::Scene::default();
    if let Some(refusal) = course.refusal(&figure) {
        dice.tell(refusal);
        let refused = dice.last_told();
        let (journal, source) = dice.finish().map_err(|why| bad_dice(why, refused))?;
        return Ok(Story { outcome: Outcome::Refused, figure, scene, journal, source, time: None });
    }
    let mut state = course.begin(figure);
    let mut now = Time::ZERO;
    dice.clock(now);
    course.outset(&mut state, &mut dice);
    let mut reached = None;
    loop {
        if until && course.reached(&state) {
            reached = Some(now);
            break;
        }
        let left = limit - now;
        let Some(pace) = course.pace(&state).filter(|pace| *pace <= left) else {
            dice.clock(limit);
            course.remainder(&mut state, left, &mut dice);
            break;
        };
        now = now + pace;
        dice.clock(now);
        course.step(&mut state, &mut scene, &mut dice);
    }
    let (outcome, figure) = course.end(state);
    let (journal, source) = dice.finish().map_err(|why| bad_dice(why, None))?;
    Ok(Story { outcome, figure, scene, journal, source, time: reached })
}

/// The error of dice that do not fit; where the rules forbid what they were thrown for, with the reason.
fn bad_dice(why: String, refused: Option<String>) -> Fault {
    let reason = refused.map_or(String::new(), |reason| format!("; the rules forbid it: {reason}"));
    Fault::new(Code::Dice, why + &reason)
}
