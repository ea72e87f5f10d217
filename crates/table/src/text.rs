//! What people write, as others are to read it.

/// Whether every sign of a text stands where the reader sees it: no control characters, line ends among them, nothing
/// that turns the direction of the text around it, nothing that is there and cannot be seen.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    !text.chars().any(|c| {
        c.is_control()
            || matches!(c,
                // The direction of what stands around them.
                '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{206F}'
                // Ends of lines and paragraphs.
                | '\u{2028}' | '\u{2029}'
                // Nothing to see: two names with and without them look the same.
                | '\u{00AD}' | '\u{115F}' | '\u{1160}' | '\u{180E}' | '\u{200B}' | '\u{2060}'..='\u{2065}'
                | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}')
    })
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
        for c in ['\0', '\n', '\t', '\u{7F}', '\u{85}', '\u{200B}', '\u{202E}', '\u{2066}', '\u{2028}', '\u{FEFF}'] {
            assert!(!is_plain(&format!("a{c}b")), "{c:?}");
        }
    }
}
