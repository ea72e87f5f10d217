//! The numbered rules of a game, read from their Markdown.

use crate::args::Rules;
use crate::paint::{self, BOLD, RUBRIC, styled};
use crate::setup;
use crate::trouble::Trouble;
use serde::Serialize;
use signoria_core::GameInfo;
use signoria_games::Language;
use std::io::Write;

/// A rule as it stands in the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Rule {
    /// Its number.
    id: String,
    /// The heading of its chapter.
    chapter: String,
    /// Its text, Markdown.
    text: String,
}

/// Prints rules.
pub(crate) fn run(args: &Rules, language: Language) -> Result<(), Trouble> {
    let maker = setup::maker(&args.game, None)?;
    let info = maker.info();
    let found = select(all(info.rules[language.idx()]), &args.what);
    if found.is_empty() {
        let number = example(info, language);
        let chapter = number.split('.').next().unwrap_or_default();
        return Err(Trouble::other(format!(
            "{} has no rule with `{}`; give a number ({number}), a chapter ({chapter}), or words that stand in one rule",
            info.id,
            args.what.join(" ")
        )));
    }
    if args.json {
        writeln!(anstream::stdout(), "{}", serde_json::to_string_pretty(&found).expect("rules are plain data"))?;
    } else {
        let mut out = paint::out();
        print(&found).iter().flat_map(|text| paint::lines(text)).try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

/// The rules that are asked for, as lines.
pub(crate) fn found(info: &GameInfo, language: Language, what: &[String]) -> Vec<String> {
    print(&select(all(info.rules[language.idx()]), what))
}

/// The number of a rule of the game, to show how they look: one from the middle of a turn, not from the list of parts.
pub(crate) fn example(info: &GameInfo, language: Language) -> String {
    let rules = all(info.rules[language.idx()]);
    let fifth = |rule: &&Rule| rule.id.trim_start_matches(|c: char| c.is_ascii_uppercase()).starts_with("5.");
    rules.iter().find(fifth).or(rules.first()).map(|rule| rule.id.clone()).unwrap_or_default()
}

fn print(rules: &[Rule]) -> Vec<String> {
    let mut chapter = "";
    let mut lines = Vec::new();
    for rule in rules {
        if rule.chapter != chapter {
            chapter = &rule.chapter;
            lines.push(styled(chapter, BOLD));
        }
        lines.push(format!("{}  {}", styled(&rule.id, RUBRIC), rule.text.replace("**", "")));
    }
    lines
}

/// By number (`B5.2`), by the beginning of a number (`B5`), or by words that all stand in the rule.
fn select(rules: Vec<Rule>, what: &[String]) -> Vec<Rule> {
    let what: Vec<String> = what.iter().map(|word| word.to_lowercase()).collect();
    let is = |rule: &Rule, word: &String| {
        let id = rule.id.to_lowercase();
        id == *word || id.strip_prefix(word.as_str()).is_some_and(|rest| rest.starts_with('.'))
    };
    let numbers = rules.iter().any(|rule| what.iter().any(|word| is(rule, word)));
    let wanted = |rule: &Rule| match numbers {
        true => what.iter().any(|word| is(rule, word)),
        false => what.iter().all(|word| rule.text.to_lowercase().contains(word.as_str())),
    };
    rules.into_iter().filter(wanted).collect()
}

/// Every rule: where a number in bold opens a list item or a row of a table, with the lines that belong to it.
fn all(markdown: &str) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut chapter = String::new();
    let mut open = false;
    for line in markdown.lines() {
        if let Some(title) = line.strip_prefix('#') {
            chapter = title.trim_start_matches('#').trim().to_owned();
            open = false;
        } else if let Some((id, text)) = definition(line) {
            rules.push(Rule { id: id.to_owned(), chapter: chapter.clone(), text: text.to_owned() });
            open = true;
        } else if line.trim().is_empty() {
            // A table may follow after an empty line; text at the margin may not.
        } else if open && (line.starts_with([' ', '|'])) {
            let text = &mut rules.last_mut().expect("a rule is open").text;
            text.push_str("\n    ");
            text.push_str(line.trim());
        } else {
            open = false;
        }
    }
    rules
}

fn definition(line: &str) -> Option<(&str, &str)> {
    let text = line.trim_start();
    let cell = text.strip_prefix("- ").or_else(|| text.strip_prefix('|'))?.trim_start();
    let (id, rest) = cell.strip_prefix("**")?.split_once("**")?;
    let numbers = id.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let letters = id.len() - numbers.len();
    let number = numbers.split('.').all(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    ((1..=3).contains(&letters) && number).then(|| (id, rest.trim().trim_matches('|').trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n## 1. Parts\n- **B1.1** Tiles.\n  More of it.\n\n| a | b |\n\nPlain text.\n\
        ## 2. Play\n- **B2.1** Take a ship.\n- **B2.10** Sell.\n| **BV3** | a ship sails |\n";

    fn ids(what: &[&str]) -> Vec<String> {
        let what: Vec<String> = what.iter().map(|word| (*word).to_owned()).collect();
        select(all(TEXT), &what).into_iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn rules_are_found_by_number_chapter_and_words() {
        assert_eq!(ids(&[]), ["B1.1", "B2.1", "B2.10", "BV3"]);
        assert_eq!(ids(&["b2.1"]), ["B2.1"]);
        assert_eq!(ids(&["B2"]), ["B2.1", "B2.10"]);
        assert_eq!(ids(&["Ship"]), ["B2.1", "BV3"]);
        assert_eq!(ids(&["ship", "sails"]), ["BV3"]);
        assert!(ids(&["wizard"]).is_empty());
    }

    #[test]
    fn a_rule_has_its_chapter_and_all_its_lines() {
        let rule = &all(TEXT)[0];
        assert_eq!((rule.chapter.as_str(), rule.text.as_str()), ("1. Parts", "Tiles.\n    More of it.\n    | a | b |"));
    }
}
