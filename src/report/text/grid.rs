//! Numbers in rows and columns. What is too wide for the page goes on below.

use std::fmt::Write;

/// A table: the names of its columns, and rows of a name and a cell for each column.
pub(crate) struct Grid {
    /// What stands above the names of the rows.
    pub(crate) corner: String,
    /// How many blanks part the columns.
    pub(crate) gap: usize,
    /// The names of the columns.
    pub(crate) columns: Vec<String>,
    /// The rows.
    pub(crate) rows: Vec<(String, Vec<String>)>,
}

impl Grid {
    /// The table in so many columns of text.
    #[must_use]
    pub(crate) fn text(&self, width: usize) -> String {
        let names = self.rows.iter().map(|(name, _)| name.chars().count());
        let label = names.chain([self.corner.chars().count()]).max().unwrap_or(0);
        let cell = |column: usize| {
            let cells = self.rows.iter().map(|(_, cells)| cells[column].chars().count());
            cells.chain([self.columns[column].chars().count()]).max().unwrap_or(0) + self.gap
        };
        let mut text = String::new();
        let mut start = 0;
        while start < self.columns.len() {
            let mut used = 2 + label;
            let mut widths = Vec::new();
            for column in start..self.columns.len() {
                let wide = cell(column);
                if used + wide > width && !widths.is_empty() {
                    break;
                }
                used += wide;
                widths.push(wide);
            }
            if start > 0 {
                text.push('\n');
            }
            let end = start + widths.len();
            text += &line(&self.corner, label, &self.columns[start..end], &widths);
            for (name, cells) in &self.rows {
                if cells[start..end].iter().any(|cell| !cell.is_empty()) {
                    text += &line(name, label, &cells[start..end], &widths);
                }
            }
            start = end;
        }
        text
    }
}

fn line(name: &str, label: usize, cells: &[String], widths: &[usize]) -> String {
    let mut line = format!("  {name:>label$}");
    for (cell, wide) in cells.iter().zip(widths) {
        let _ = write!(line, "{cell:>wide$}");
    }
    line.truncate(line.trim_end().len());
    line + "\n"
}

#[cfg(test)]
mod tests {
    use super::Grid;

    #[test]
    fn what_is_too_wide_goes_on_below() {
        let row = |name: &str| (name.to_owned(), ["1", "22", "333"].map(str::to_owned).into());
        let columns = ["a", "b", "c"].map(str::to_owned).into();
        let grid = Grid { corner: "st".to_owned(), gap: 2, columns, rows: vec![row("8"), row("10")] };
        assert_eq!(grid.text(80), "  st  a   b    c\n   8  1  22  333\n  10  1  22  333\n");
        assert_eq!(grid.text(12), "  st  a   b\n   8  1  22\n  10  1  22\n\n  st    c\n   8  333\n  10  333\n");
    }
}
