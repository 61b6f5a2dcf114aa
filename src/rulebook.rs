//! What a rule says about itself. Each rule is described once, beside the code that plays it; `sawbones rule` and every
//! report cite it by its id.

/// A rule of one of the source texts in a few words. Rules are told apart by their ids.
#[derive(Debug)]
pub struct Rule {
    /// `game.slug`, as in `gadda.grave-wound`.
    pub id: &'static str,
    /// What the rule says.
    pub says: &'static str,
    /// How the program reads the rule where its source is silent or contradicts itself; empty where it does not.
    pub ruling: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.id == other.id
    }
}

impl Eq for Rule {}

impl Rule {
    /// A rule whose source is clear.
    #[must_use]
    pub const fn new(id: &'static str, says: &'static str) -> Rule {
        Rule { id, says, ruling: "" }
    }

    /// The rule with a ruling.
    #[must_use]
    pub const fn ruled(self, ruling: &'static str) -> Rule {
        Rule { ruling, ..self }
    }
}
