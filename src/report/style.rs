//! What the place where an answer is shown can show.

/// Colour, characters and width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Whether colour may be used.
    pub color: bool,
    /// Whether characters beyond ASCII may be used.
    pub unicode: bool,
    /// How many columns there are.
    pub width: usize,
}

impl Style {
    /// A pipe or a file: no colour, ASCII, 80 columns.
    pub const PLAIN: Style = Style { color: false, unicode: false, width: 80 };

    /// Text that matters most.
    #[must_use]
    pub fn bold(self, text: &str) -> String {
        self.paint(anstyle::Style::new().bold(), text)
    }

    /// Text that matters less.
    #[must_use]
    pub fn dim(self, text: &str) -> String {
        self.paint(anstyle::Style::new().dimmed(), text)
    }

    /// Text about something good.
    #[must_use]
    pub fn good(self, text: &str) -> String {
        self.paint(anstyle::AnsiColor::Green.on_default().bold(), text)
    }

    /// Text about something bad.
    #[must_use]
    pub fn bad(self, text: &str) -> String {
        self.paint(anstyle::AnsiColor::Red.on_default().bold(), text)
    }

    /// The colour of what is good, not so loud.
    #[must_use]
    pub fn green(self, text: &str) -> String {
        self.paint(anstyle::AnsiColor::Green.on_default(), text)
    }

    /// The colour of what is bad, not so loud.
    #[must_use]
    pub fn red(self, text: &str) -> String {
        self.paint(anstyle::AnsiColor::Red.on_default(), text)
    }

    fn paint(self, style: anstyle::Style, text: &str) -> String {
        if self.color { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }
}
