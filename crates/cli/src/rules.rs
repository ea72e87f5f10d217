//! The numbered rules of a game.

use crate::args::Rules;
use crate::paint::{self, BOLD, RUBRIC, styled};
use crate::setup;
use crate::trouble::Trouble;
use serde_json::json;
use signoria_core::GameInfo;
use signoria_games::book::{self, Rule};
use signoria_games::{Finder, Language};
use std::io::Write;

/// Prints rules.
pub(crate) fn run(args: &Rules, language: Language) -> Result<(), Trouble> {
    let maker = setup::maker(&args.game, None)?;
    let info = maker.info();
    let found = select(all(info.rules[language.idx()]), &args.what, language);
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
        writeln!(anstream::stdout(), "{}", for_programs(&found))?;
    } else {
        let mut out = paint::out();
        print(&found).iter().flat_map(|text| paint::lines(text)).try_for_each(|line| writeln!(out, "{line}"))?;
    }
    Ok(())
}

fn for_programs(found: &[Rule]) -> String {
    let rules = found.iter().map(|rule| json!({ "id": rule.id, "chapter": rule.chapter, "text": rule.text }));
    format!("{:#}", json!(rules.collect::<Vec<_>>()))
}

/// The rules that are asked for, as lines.
pub(crate) fn found(info: &GameInfo, language: Language, what: &[String]) -> Vec<String> {
    print(&select(all(info.rules[language.idx()]), what, language))
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
        lines.push(format!("{}  {}", styled(&rule.id, RUBRIC), rule.text));
    }
    lines
}

/// By number (`B5.2`), by the beginning of a number (`B5`), or by words that all stand in the rule in any of their forms.
fn select(rules: Vec<Rule>, what: &[String], language: Language) -> Vec<Rule> {
    let is = |rule: &Rule, word: &String| {
        let (id, word) = (rule.id.to_lowercase(), word.to_lowercase());
        id == word || id.strip_prefix(word.as_str()).is_some_and(|rest| rest.starts_with('.'))
    };
    let numbers = rules.iter().any(|rule| what.iter().any(|word| is(rule, word)));
    let finder = Finder::new(&what.join(" "), language);
    let wanted = |rule: &Rule| match numbers {
        true => what.iter().any(|word| is(rule, word)),
        false => what.is_empty() || finder.is_in(&rule.text),
    };
    rules.into_iter().filter(wanted).collect()
}

fn all(markdown: &str) -> Vec<Rule> {
    book::read(markdown, "").rules
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Game\n## 1. Parts\n- **B1.1** Tiles.\n  More of it.\n\nPlain text.\n\
        ## 2. Play\n- **B2.1** Take a ship.\n- **B2.10** Sell.\n\n| a | b |\n|---|---|\n| **BV3** | a ship sails |\n";

    fn ids(what: &[&str]) -> Vec<String> {
        let what: Vec<String> = what.iter().map(|word| (*word).to_owned()).collect();
        select(all(TEXT), &what, Language::En).into_iter().map(|rule| rule.id).collect()
    }

    #[test]
    fn rules_are_found_by_number_chapter_and_words() {
        assert_eq!(ids(&[]), ["B1.1", "B2.1", "B2.10", "BV3"]);
        assert_eq!(ids(&["b2.1"]), ["B2.1"]);
        assert_eq!(ids(&["B2"]), ["B2.1", "B2.10"]);
        assert_eq!(ids(&["Ship"]), ["B2.1", "BV3"]);
        assert_eq!(ids(&["ships", "sailing"]), ["BV3"]);
        assert!(ids(&["wizard"]).is_empty());
    }

    #[test]
    fn a_rule_has_its_chapter_and_all_its_lines() {
        let rule = &all(TEXT)[0];
        assert_eq!((rule.chapter.as_str(), rule.text.as_str()), ("1. Parts", "Tiles. More of it."));
    }
}
