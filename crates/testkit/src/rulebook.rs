//! The numbered rules of a game, read from their Markdown.

/// A numbered rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its number: `B5.2`, `BV12`, `BA7`.
    pub id: String,
    /// Whether no test of behaviour is owed: the rule is marked `(descriptive)`.
    pub descriptive: bool,
    /// The line of its definition, from 1.
    pub line: usize,
}

impl Rule {
    /// What the names of its tests begin with, without the underscore that follows: `b5_2`, `bv12`.
    #[must_use]
    pub fn test_prefix(&self) -> String {
        self.id.to_ascii_lowercase().replace('.', "_")
    }
}

/// The rules in the order of their definitions. A rule is defined where its number stands in bold; a bold number that
/// opens a list item or the first cell of a table row counts, emphasis in a sentence does not.
#[must_use]
pub fn rules(markdown: &str) -> Vec<Rule> {
    markdown.lines().enumerate().filter_map(|(i, line)| rule(line, i + 1)).collect()
}

fn rule(line: &str, number: usize) -> Option<Rule> {
    let text = line.trim_start();
    let cell = text.strip_prefix("- ").or_else(|| text.strip_prefix('|'))?.trim_start();
    let (id, rest) = cell.strip_prefix("**")?.split_once("**")?;
    is_id(id).then(|| Rule {
        id: id.to_owned(),
        descriptive: rest.trim_start().starts_with("(descriptive)"),
        line: number,
    })
}

/// One or two capital letters, then numbers with dots between them.
fn is_id(text: &str) -> bool {
    let numbers = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = text.len() - numbers.len();
    (1..=3).contains(&letters) && numbers.split('.').all(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_where_they_are_defined() {
        let text = "# Rules\n- **B1.1** (descriptive) Tiles.\n  - **B3.5.1** First.\n| **BV2** | die |\n\
            **B9.9** in a sentence\n- see **B1.1**\n- **Bold** word\n";
        let found: Vec<_> = rules(text).into_iter().map(|r| (r.id, r.descriptive, r.line)).collect();
        let expected = [("B1.1", true, 2), ("B3.5.1", false, 3), ("BV2", false, 4)];
        assert_eq!(found, expected.map(|(id, d, l)| (id.to_owned(), d, l)));
    }

    #[test]
    fn tests_begin_with_the_number() {
        let rule = Rule { id: "B3.5.1".to_owned(), descriptive: false, line: 1 };
        assert_eq!(rule.test_prefix(), "b3_5_1");
    }
}
