//! Colours, signs, and a sheet of cells to draw on. Colours are always beside a sign or a word, so nothing is lost where
//! they are switched off (`NO_COLOR`, pipes).

use crate::ascii;
use anstyle::{Ansi256Color, Color, Style};
use signoria_core::Seat;
use std::fmt::Write;
use std::io;
use unicode_width::UnicodeWidthChar;

/// The signs of the seats, by seat: the shape stands wherever the colour does.
const SEATS: [(char, u8); 5] = [('●', 33), ('◆', 161), ('▲', 35), ('■', 133), ('★', 172)];

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
/// What can be picked now.
pub(crate) const LIT: Style = Style::new().bold().fg_color(Some(Color::Ansi256(Ansi256Color(220))));
/// Whose turn, which phase, what went wrong.
pub(crate) const RUBRIC: Style = Style::new().bold().fg_color(Some(Color::Ansi256(Ansi256Color(167))));

/// A colour of the 256 as foreground.
pub(crate) const fn ink(colour: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(colour))))
}

/// Two of the 256 colours: letters on a ground.
pub(crate) const fn on(ground: u8, letters: u8) -> Style {
    ink(letters).bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// The sign of a seat with its colour.
pub(crate) fn seat(seat: Seat) -> (char, Style) {
    let (sign, colour) = SEATS[seat.idx() % SEATS.len()];
    (sign, ink(colour).bold())
}

/// Text in a style, for a line that is printed.
pub(crate) fn styled(text: &str, style: Style) -> String {
    format!("{style}{text}{style:#}")
}

/// A word before a message: `error: `.
pub(crate) fn label(word: &str) -> String {
    styled(&format!("{word}: "), RUBRIC)
}

/// The cells that text takes.
pub(crate) fn width(text: &str) -> usize {
    text.chars().filter_map(UnicodeWidthChar::width).sum()
}

/// Text cut to so many cells, with an ellipsis where something is missing.
pub(crate) fn cut(text: &str, cells: usize) -> String {
    if width(text) <= cells {
        return text.to_owned();
    }
    let mut used = 0;
    let kept = text.chars().take_while(|c| {
        used += c.width().unwrap_or(0);
        used < cells
    });
    kept.chain(['…']).collect()
}

/// Text in lines of so many cells at most, broken between words; a word that is longer has a line of its own. What is
/// said in several lines stays so, and the rest of a line stands under its first word.
pub(crate) fn wrap(text: &str, cells: usize) -> Vec<String> {
    let wrapped = |line: &str| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let options = textwrap::Options::new(cells.max(1))
            .break_words(false)
            .word_separator(textwrap::WordSeparator::AsciiSpace)
            .word_splitter(textwrap::WordSplitter::NoHyphenation)
            .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit)
            .subsequent_indent(indent);
        textwrap::wrap(line, options).into_iter().map(|line| line.into_owned()).collect::<Vec<_>>()
    };
    text.split('\n').flat_map(wrapped).collect()
}

/// Standard output for people: colours and signs as the terminal has them. What programs read is written without it.
pub(crate) fn out() -> Signs<anstream::Stdout> {
    Signs(anstream::stdout())
}

/// The same for standard error.
fn err() -> Signs<anstream::Stderr> {
    Signs(anstream::stderr())
}

/// A writer of whole texts, in ASCII where the environment has nothing else.
#[derive(Debug)]
pub(crate) struct Signs<W>(W);

impl<W: io::Write> io::Write for Signs<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // What is written is text, piece by piece, and no piece ends within a letter.
        match std::str::from_utf8(bytes) {
            Ok(text) if ascii::wanted() => self.0.write_all(ascii::fold(text).as_bytes())?,
            Ok(_) | Err(_) => self.0.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Tells what went wrong.
pub(crate) fn complain(text: &str) -> io::Result<()> {
    let terminal = terminal_size::terminal_size_of(io::stderr()).map(|(width, _)| width.0.into());
    let lines = terminal.map_or_else(|| vec![text.to_owned()], |cells| wrap(text, cells));
    lines.iter().try_for_each(|line| io::Write::write_fmt(&mut err(), format_args!("{line}\n")))
}

/// Lines of text as they go to standard output: wrapped where somebody looks at it, or says how wide it is by `COLUMNS`;
/// as they are in a file or a pipe.
pub(crate) fn lines(text: &str) -> Vec<String> {
    match asked().or_else(|| terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into())) {
        Some(cells) => wrap(text, cells),
        None => text.split('\n').map(str::to_owned).collect(),
    }
}

fn asked() -> Option<usize> {
    let columns = std::env::var("COLUMNS").ok()?;
    columns.parse().ok().filter(|columns| *columns > 0)
}

/// The width to draw in: that of the terminal, or 100.
pub(crate) fn columns() -> usize {
    let found = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    asked().or_else(found).unwrap_or(100).clamp(40, 200)
}

/// The rows of the terminal, if there is one.
pub(crate) fn rows() -> Option<usize> {
    terminal_size::terminal_size().map(|(_, height)| usize::from(height.0))
}

/// A sheet of cells.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    rows: Vec<Vec<(char, Style)>>,
}

impl Sheet {
    /// Writes text at a cell and gives the column after it. What stood there is covered.
    pub(crate) fn put(&mut self, x: usize, y: usize, text: &str, style: Style) -> usize {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        let mut at = x;
        for c in text.chars() {
            let cells = c.width().unwrap_or(0);
            if cells == 0 {
                continue;
            }
            if row.len() < at + cells {
                row.resize(at + cells, (' ', PLAIN));
            }
            row[at] = (c, style);
            // The second cell of a wide letter holds nothing.
            row[at + 1..at + cells].fill(('\0', style));
            at += cells;
        }
        at
    }

    /// Lays another sheet on this one.
    pub(crate) fn lay(&mut self, x: usize, y: usize, other: &Sheet) {
        for (dy, row) in other.rows.iter().enumerate() {
            if self.rows.len() <= y + dy {
                self.rows.resize(y + dy + 1, Vec::new());
            }
            let own = &mut self.rows[y + dy];
            if own.len() < x + row.len() {
                own.resize(x + row.len(), (' ', PLAIN));
            }
            own[x..x + row.len()].copy_from_slice(row);
        }
    }

    /// The number of rows.
    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    /// The number of columns.
    pub(crate) fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The rows with their colours.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().map(|row| {
            let blank = |(c, style): &(char, Style)| *c == ' ' && *style == PLAIN;
            let end = row.iter().rposition(|cell| !blank(cell)).map_or(0, |last| last + 1);
            let (mut line, mut current) = (String::new(), PLAIN);
            for (c, style) in row[..end].iter().filter(|(c, _)| *c != '\0') {
                if *style != current {
                    // Writing to a string cannot fail.
                    let _ = write!(line, "{current:#}{style}");
                    current = *style;
                }
                line.push(*c);
            }
            let _ = write!(line, "{current:#}");
            line
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_cells() {
        let mut sheet = Sheet::default();
        assert_eq!(sheet.put(0, 0, "城a", PLAIN), 3);
        sheet.put(4, 0, "b", PLAIN);
        assert_eq!(sheet.lines().collect::<Vec<_>>(), ["城a b"]);
        assert_eq!((sheet.width(), sheet.height()), (5, 1));
    }

    #[test]
    fn what_is_longer_than_a_line_goes_on_between_words() {
        assert_eq!(wrap("take 城城 and go", 9), ["take 城城", "and go"]);
        assert_eq!([wrap("", 4), wrap("magnifico", 4)], [vec![""], vec!["magnifico"]]);
        assert_eq!(wrap("  u  take it back\nq  leave", 12), ["  u  take it", "  back", "q  leave"]);
        // Colours take no room.
        assert_eq!(wrap(&format!("{} b", styled("aaaa", RUBRIC)), 6).len(), 1);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!([cut("Lorenzo", 7), cut("Lorenzo", 5), cut("城城城", 5)], ["Lorenzo", "Lore…", "城城…"]);
    }
}
