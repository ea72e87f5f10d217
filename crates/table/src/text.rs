//! What people write, as others are to read it.

use unicode_properties::{GeneralCategory as Category, GeneralCategoryGroup as Group, UnicodeGeneralCategory};

/// How many marks may stand on one letter; more of them cover the lines around.
const PILE: u32 = 4;

/// Whether every sign of a text stands where the reader sees it, and there is something to see: no control characters, line ends
/// among them, nothing that turns the direction of the text around it, nothing that is there and cannot be seen, no letter under
/// a pile of marks.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    let seen = |c: char| !c.is_whitespace() && !is_mark(c) && c.general_category() != Category::Format;
    highest_pile(text) <= PILE && !text.chars().any(is_unseen) && (text.is_empty() || text.chars().any(seen))
}

/// The most marks that follow one another.
#[must_use]
pub fn highest_pile(text: &str) -> u32 {
    let piles = text.chars().scan(0, |pile, c| {
        *pile = if is_mark(c) { *pile + 1 } else { 0 };
        Some(*pile)
    });
    piles.max().unwrap_or(0)
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == Group::Mark
}

/// Whether a sign cannot be seen, or changes where others are.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    match c.general_category() {
        // Letters of some scripts, and people in pictures, are joined or not by these.
        Category::Format => !matches!(c, '\u{200C}' | '\u{200D}'),
        Category::Control
        | Category::Surrogate
        | Category::PrivateUse
        | Category::LineSeparator
        | Category::ParagraphSeparator => true,
        _ => matches!(c,
            '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
            | '\u{3164}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' | '\u{E0000}'..='\u{E0FFF}'),
    }
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn what_cannot_be_seen_is_not_plain() {
        for text in ["", "hej", "Zażółć gęślą jaźń", "½ of “it”…", "שלום", "مرحبا", "👩‍🌾 5️⃣"]
        {
            assert!(is_plain(text), "{text}");
        }
        for c in [
            '\0',
            '\n',
            '\t',
            '\u{7F}',
            '\u{85}',
            '\u{AD}',
            '\u{200B}',
            '\u{202E}',
            '\u{2066}',
            '\u{2028}',
            '\u{2800}',
            '\u{3164}',
            '\u{E000}',
            '\u{E0041}',
            '\u{E0100}',
            '\u{FEFF}',
        ] {
            assert!(!is_plain(&format!("a{c}b")), "{c:?}");
        }
        for text in ["\u{200D}", " \u{FE0F} ", "\u{301}", &format!("Z{}", "\u{316}".repeat(5))] {
            assert!(!is_plain(text), "{text:?}");
        }
    }
}
