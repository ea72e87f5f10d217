//! Names that people see: what may stand in them, and when two of them look alike.

use signoria_table::{highest_pile, is_unseen};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::skeleton;

/// The longest name, in characters.
pub(crate) const LIMIT: usize = 24;

/// A name as it is shown: in the compatible composed form (NFKC), with single spaces. Nothing for what is empty or too
/// long, says nothing, or holds characters that are invisible, steer the direction of text, or pile up.
pub(crate) fn shown(text: &str) -> Option<String> {
    let whole: String = text.nfkc().collect();
    let name = whole.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=LIMIT).contains(&name.chars().count())
        && name.chars().any(char::is_alphanumeric)
        && !name.chars().any(unseen)
        && highest_pile(&name) <= 2;
    fits.then_some(name)
}

/// Whether a character cannot be seen, or changes how others are. A name needs less than a message: nothing that joins letters
/// or chooses among their shapes.
fn unseen(c: char) -> bool {
    use GeneralCategory as G;
    is_unseen(c)
        || matches!(c.general_category(), G::Format | G::Unassigned | G::EnclosingMark)
        || matches!(c, '\u{fe00}'..='\u{fe0f}')
}

/// The form in which accounts are told apart: names that look alike, or differ only in capitals, are the same.
pub(crate) fn told_apart(name: &str) -> String {
    let small = name.nfkc().collect::<String>().to_lowercase();
    // Capital I looks like a small l, so both small letters are one here.
    skeleton(&small).flat_map(char::to_lowercase).map(|c| if c == 'i' || c == 'ı' { 'l' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::{shown, told_apart};

    #[test]
    fn names_of_people_stand_as_they_are() {
        for name in
            ["Ania", "Wawrzyniec Niedźwiedzki", "O'Neill", "Jean-Luc", "Łucja 2", "Ольга", "山田", "Zoë", "D&D fan"]
        {
            assert_eq!(shown(name).as_deref(), Some(name));
        }
        assert_eq!(shown("  Ania\u{a0} \t Nowak ").as_deref(), Some("Ania Nowak"));
        assert_eq!(shown("Ａｎｉａ").as_deref(), Some("Ania"));
        assert_eq!(shown("e\u{301}va").as_deref(), Some("éva"));
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        let unseen = [
            "",
            "   ",
            "...",
            "A\u{200b}nia",
            "Ania\u{202e}",
            "\u{2066}Ania",
            "An\u{ad}ia",
            "A\0nia",
            "\u{3164}",
            "A\u{2800}B",
            "A\u{fe0f}",
            "\u{e000}x",
        ];
        for name in unseen {
            assert_eq!(shown(name), None, "{name:?}");
        }
        assert_eq!(shown(&"x".repeat(25)), None);
        assert_eq!(shown("Z\u{316}\u{317}\u{318}algo"), None);
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, two) in [
            ("Ania", "ania"),
            ("Ania", "Аniа"),
            ("Bill", "BiII"),
            ("Bill", "Bi11"),
            ("Zoe0", "ZoeO"),
            ("Iwo", "iwo"),
            ("Ola", "０la"),
        ] {
            assert_eq!(told_apart(one), told_apart(two), "{one} {two}");
        }
        for (one, two) in [("Ania", "Anna"), ("Łukasz", "Lukasz"), ("Ewa", "Eva"), ("Marek", "Darek")] {
            assert_ne!(told_apart(one), told_apart(two), "{one} {two}");
        }
    }
}
