//! What was thrown for an answer, to be thrown again.

use sawbones::dice::given::Shown;
use sawbones::dice::played::Event;
use sawbones::report::Report;

/// The dice of a report, in order.
pub(crate) fn dice(report: &Report) -> Vec<Shown> {
    let faces = report.events.iter().flat_map(|(_, event)| match event {
        Event::Roll(rolled) => rolled.faces.clone(),
        Event::Effect(_) => Vec::new(),
    });
    faces.map(Shown::Face).collect()
}
