//! `rest`: what time does for a figure.

use super::figure::gadda::{self as gadda_figure, GaddaFigure};
use super::figure::smith::{self as smith_figure, SmithFigure};
use super::figure::{FigureDx, TftFigure, needed, no_flags_of};
use super::{Asks, Command, LONGEST_WAIT};
use crate::asking::Asking;
use crate::fault::Fault;
use crate::report::Answer;
use crate::rules::smith::loss::MOVED;
use crate::rules::smith::stabilize::SupportHours;
use crate::rules::{gadda, smith};
use crate::sheet::Tft;
use crate::time::Time;
use crate::words::Word;
use crate::{key_groups, keyed, words};

words! {
    /// What a rest is to last for, under any of the rules.
    pub enum Until as "thing to wait for" {
        /// No wounds left.
        Healed = "healed",
        /// Awake.
        Conscious = "conscious",
        /// Out of danger.
        Stable = "stable",
        /// Dead.
        Dead = "dead",
    }
}

impl Until {
    /// The same in the words of one game.
    fn of<T: Word>(until: Option<Until>) -> Result<Option<T>, Fault> {
        let game = |until: Until| {
            T::from_word(until.word()).ok_or_else(|| Fault::usage(format!("'--until': {}", T::rejection(until.word()))))
        };
        until.map(game).transpose()
    }
}

keyed! {
    /// How long.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Rest")]
    pub struct Span {
        /// How long: 3d, 12h, 90m; with --until the longest wait [default: 3650d]
        #[arg(value_name = "TIME", help_heading = "Arguments")]
        time: Option<Time>,
        /// Rest until it comes, and say when: healed, conscious, dead (gadda); healed, stable, dead (smith)
        #[arg(long, value_name = "WHAT")]
        until: Option<Until>,
    }
}

keyed! {
    /// How the rest is spent under Gadda's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Rest (gadda)")]
    pub struct GaddaRest {
        /// Up and about, in place of bed rest
        #[arg(long)]
        active: bool,
        /// A dose of Healing Salve for each day of bed rest
        #[arg(long)]
        salve: bool,
        /// Nobody tends the figure: daily checks while it is unconscious at 0 or less
        #[arg(long)]
        untended: bool,
        /// The daily checks have automatic results
        #[arg(long)]
        auto: bool,
    }
}

keyed! {
    /// How the time is spent under Smith's rules.
    #[derive(clap::Args)]
    #[command(next_help_heading = "Rest (smith)")]
    pub struct SmithRest {
        /// The mortally wounded are moved roughly, and lose points faster
        #[arg(long)]
        moving: bool,
        /// With --moving: in what time a point is lost [default: 10m]
        #[arg(long, value_name = "TIME")]
        interval: Option<Time>,
        /// Somebody with First Aid or better supports the figure, and losses slow
        #[arg(long)]
        support: bool,
        /// With --support: a point is lost each so many hours [default: 1]
        #[arg(long, value_name = "HOURS")]
        support_hours: Option<SupportHours>,
        /// Do not roll the natural save when it is due
        #[arg(long)]
        no_natural_save: bool,
        /// The wounds of a figure in critical condition open again at the start
        #[arg(long)]
        reopen: bool,
    }
}

impl SmithRest {
    /// What the flags mean to the rules.
    fn rest(&self, until: Option<smith::rest::Until>) -> Result<smith::rest::Rest, Fault> {
        if self.interval.is_some() && !self.moving {
            return Err(Fault::usage(
                "'--interval' is how fast points are lost when the figure is moved; add --moving",
            ));
        }
        if self.support_hours.is_some() && !self.support {
            return Err(Fault::usage("'--support-hours' is how long a point lasts with support; add --support"));
        }
        if self.interval == Some(Time::ZERO) {
            return Err(Fault::usage("'--interval' must be longer than no time at all"));
        }
        Ok(smith::rest::Rest {
            moving: self.moving.then(|| self.interval.unwrap_or(MOVED)),
            support: self.support.then(|| self.support_hours.unwrap_or(SupportHours::One).time()),
            natural_save: !self.no_natural_save,
            reopen: self.reopen,
            until,
        })
    }
}

key_groups! {
    /// The flags of `rest`.
    pub struct Rest {
        /// How long.
        span: Span,
        /// Under Gadda's rules.
        gadda: GaddaRest,
        /// Under Smith's rules.
        smith: SmithRest,
        /// The figure.
        tft: TftFigure,
        /// Its DX.
        dx: FigureDx,
        /// The figure under Gadda's rules.
        gadda_figure: GaddaFigure,
        /// The figure under Smith's rules.
        smith_figure: SmithFigure,
    }
}

impl Command for Rest {
    const PATH: &'static str = "rest";
    const ABOUT: &'static str = "What time does: healing, losses, checks, waking";
    const EXAMPLES: &'static str = "\
sawbones rest 4d --st 10 --wounds 5
sawbones rest --until healed --st 12 --wounds 5 --grave body=6
sawbones rest 30d --st 12 --at -2 --untended --odds
sawbones rest 2d --salve -s mothhem.json -i
sawbones rest 90m --rules smith --st 13 --at -3 --unconscious
sawbones rest --until dead -s nerdeth.json --odds";
    const ASKS: Asks = Asks::Figure;
    const OPTIONAL: bool = true;

    fn answer(&self, mut asking: Asking<'_>) -> Result<Answer, Fault> {
        let spans = self.span.time.is_some() || self.span.until.is_some();
        needed(Self::PATH, &[("TIME (as in 3d) or --until WHAT", spans), self.tft.st_known(&asking)])?;
        let limit = self.span.time.unwrap_or(LONGEST_WAIT);
        let waits = self.span.until.is_some();
        let rules = self.tft.rules(&asking)?;
        match rules {
            Tft::Gadda => {
                no_flags_of(Tft::Smith, &self.smith, rules)?;
                no_flags_of(Tft::Smith, &self.smith_figure, rules)?;
                let rest = gadda::rest::Rest {
                    active: self.gadda.active,
                    salve: self.gadda.salve,
                    untended: self.gadda.untended,
                    auto: self.gadda.auto,
                    until: Until::of(self.span.until)?,
                };
                let figures =
                    asking.figures(|sheet| gadda_figure::figure(sheet, &self.tft, &self.dx, &self.gadda_figure))?;
                asking.course(&rest, figures, Some(rules.into()), limit, waits)
            }
            Tft::Smith => {
                no_flags_of(Tft::Gadda, &self.gadda, rules)?;
                no_flags_of(Tft::Gadda, &self.gadda_figure, rules)?;
                let rest = self.smith.rest(Until::of(self.span.until)?)?;
                let figures =
                    asking.figures(|sheet| smith_figure::figure(sheet, &self.tft, self.dx.dx, &self.smith_figure))?;
                asking.course(&rest, figures, Some(rules.into()), limit, waits)
            }
        }
    }
}
