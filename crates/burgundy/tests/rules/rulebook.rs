//! The numbered rules: every number is defined once, in its chapter, in both languages, and whatever is cited exists.

use signoria_burgundy::Burgundy;
use signoria_core::Game;
use signoria_testkit::rulebook::{Rule, rules};
use std::collections::BTreeSet;

/// The specification, English and Polish.
const TEXTS: [&str; 2] =
    [include_str!("../../../../docs/rules/burgundy.md"), include_str!("../../../../docs/rules/pl/burgundy.md")];

/// Everything in a text that has the form of a number: `B5.2`, `B3.5.1`, `BA7`, `BD3`, `BV12`.
fn cited(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '.').map(|word| word.trim_matches('.'));
    words.filter(|word| {
        let number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        match word.strip_prefix('B') {
            Some(rest) if rest.starts_with(['A', 'D', 'V']) => number(&rest[1..]),
            Some(rest) => rest.contains('.') && rest.split('.').all(number),
            None => false,
        }
    })
}

/// The chapter in which a number stands.
fn chapter_of(id: &str) -> u32 {
    match id.as_bytes()[1] {
        b'D' => 7,
        b'V' => 9,
        b'A' => 11,
        _ => id[1..].split('.').next().and_then(|n| n.parse().ok()).expect("a chapter"),
    }
}

fn ids(text: &str) -> Vec<String> {
    rules(text).into_iter().map(|rule| rule.id).collect()
}

#[test]
fn every_number_is_defined_once_and_bold_marks_nothing_else() {
    for text in TEXTS {
        let defined = ids(text);
        assert_eq!(defined.iter().collect::<BTreeSet<_>>().len(), defined.len());
        assert_eq!(text.matches("**").count(), 2 * defined.len());
    }
}

#[test]
fn whatever_is_cited_is_defined() {
    let defined: BTreeSet<String> = ids(TEXTS[0]).into_iter().collect();
    for text in TEXTS.into_iter().chain(Burgundy::INFO.data.iter().map(|(_, text)| *text)) {
        let lost: Vec<&str> = cited(text).filter(|id| !defined.contains(*id)).collect();
        assert!(lost.is_empty(), "{lost:?}");
    }
    assert_eq!(cited("as in B5.2, BV12 and (BA7).").collect::<Vec<_>>(), ["B5.2", "BV12", "BA7"]);
}

#[test]
fn numbers_stand_in_their_chapters_and_run_without_a_gap() {
    for text in TEXTS {
        let mut chapter = 0;
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("## ")
                && let Some((number, _)) = heading.split_once(". ")
                && let Ok(number) = number.parse::<u32>()
            {
                assert_eq!(number, chapter + 1, "{line}");
                chapter = number;
            }
            for Rule { id, .. } in rules(line) {
                assert_eq!(chapter_of(&id), chapter, "{id}");
            }
        }
        for letter in ["BA", "BD", "BV"] {
            let mut numbers: Vec<usize> =
                ids(text).iter().filter_map(|id| id.strip_prefix(letter)?.parse().ok()).collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>(), "{letter}");
        }
    }
}

#[test]
fn both_languages_define_the_same_rules() {
    let marked = |text: &str| -> BTreeSet<(String, bool)> {
        rules(text).into_iter().map(|rule| (rule.id, rule.descriptive)).collect()
    };
    let [english, polish] = [marked(TEXTS[0]), marked(&TEXTS[1].replace("** (opis)", "** (descriptive)"))];
    assert_eq!(english, polish);
}

#[test]
fn the_rules_name_no_address() {
    for text in TEXTS {
        assert!(!text.contains("://"));
    }
}
