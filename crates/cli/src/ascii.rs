//! Signs for terminals that have none but ASCII: each is as wide as the one that it stands for, so that pictures keep
//! their form.

use std::borrow::Cow;
use std::sync::OnceLock;
use unicode_width::UnicodeWidthChar;

/// Whether the environment says that nothing but ASCII can be shown: the locale `C`, or one with another character set
/// than UTF-8. Where it says nothing, UTF-8 it is.
pub(crate) fn wanted() -> bool {
    static WANTED: OnceLock<bool> = OnceLock::new();
    *WANTED.get_or_init(|| {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).is_some_and(|locale| is_ascii(&locale))
    })
}

fn is_ascii(locale: &str) -> bool {
    let locale = locale.split('@').next().unwrap_or_default();
    match locale.split_once('.') {
        Some((_, set)) => !["utf-8", "utf8"].contains(&set.to_ascii_lowercase().as_str()),
        None => ["C", "POSIX"].contains(&locale),
    }
}

/// Text in ASCII.
pub(crate) fn fold(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() {
            folded.push(c);
            continue;
        }
        let cells = c.width().unwrap_or(0);
        match sign(c) {
            Some(sign) => folded.push(sign),
            None => {
                let letters = deunicode::deunicode_char(c).unwrap_or("?");
                folded.extend(letters.chars().chain(std::iter::repeat(' ')).take(cells));
            }
        }
    }
    Cow::Owned(folded)
}

/// The signs of the pictures. In one picture no two that mean different things become alike.
fn sign(c: char) -> Option<char> {
    Some(match c {
        // The seats.
        '●' => '*',
        '◆' => '+',
        '▲' => '^',
        '■' => '#',
        '★' => '@',
        // Kinds, tokens and cubes.
        '♜' => 'T',
        '✶' => '?',
        '†' => 't',
        '≈' => 'w',
        '∩' => 'n',
        '≡' => '=',
        '♣' => '%',
        '⌂' => 'A',
        '▦' => 'H',
        '✿' => 'o',
        '⬡' => 'O',
        '¤' => '$',
        '¢' => 'c',
        '♞' => 'N',
        '♟' => 'i',
        '♥' => 'v',
        '♛' => 'M',
        '▤' => 'B',
        '▣' => 'P',
        '⊕' => 'Q',
        // Lines, marks, punctuation.
        '□' | '░' => '.',
        '█' => '#',
        '┄' | '–' | '−' => '-',
        '╱' => '/',
        '╲' => '\\',
        '›' | '→' => '>',
        '‹' => '<',
        '⇄' => '&',
        '·' => '.',
        '×' => 'x',
        '…' => '~',
        '✓' => 'y',
        '✗' => '!',
        '“' | '”' | '„' => '"',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::width;

    #[test]
    fn locales_without_utf_8_get_ascii() {
        for locale in ["C", "POSIX", "pl_PL.ISO-8859-2", "pl_PL.ISO8859-2@euro"] {
            assert!(is_ascii(locale), "{locale}");
        }
        for locale in ["C.UTF-8", "en_GB.utf8", "pl_PL", "de_DE.UTF-8@euro"] {
            assert!(!is_ascii(locale), "{locale}");
        }
    }

    #[test]
    fn what_differs_in_a_picture_differs_in_ascii() {
        // The seats with the kinds of each game; quarries and mines share their sign with the third seat anyway.
        for signs in ["●◆▲■★♜≈✶♣⌂×…·", "●◆▲■★♜▦∩♣⌂†⊕✿⬡×…·", "●◆▲■★≡⌂♜¤⊕♞♟♣¢♥♛▤▣†⇄×…·"]
        {
            let mut folded: Vec<char> = signs.chars().map(|c| sign(c).unwrap()).collect();
            folded.sort_unstable();
            folded.dedup();
            assert_eq!(folded.len(), signs.chars().count(), "{signs}: {folded:?}");
        }
    }

    #[test]
    fn folded_text_is_as_wide_as_before() {
        let text = "Łukasz „żółć” ● 城 › ⬡♜ 🎲\u{301}…";
        let folded = fold(text);
        assert!(folded.is_ascii());
        assert_eq!(width(&folded), width(text));
        assert!(folded.starts_with("Lukasz \"zolc\" * "), "{folded}");
        assert_eq!(fold("plain"), "plain");
    }
}
