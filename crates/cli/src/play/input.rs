//! What a player types.

use signoria_games::Language;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Nothing: play the one option that is left, or show all of them again.
    Enter,
    /// The option with this number.
    Pick(usize),
    /// Words that an option has to have.
    Filter(String),
    Undo,
    Redo,
    Reset,
    Confirm,
    Hint,
    Board,
    Others,
    Log,
    Points,
    /// Show what an option would give.
    Try(usize),
    /// Show rules, by their numbers.
    Rules(String),
    Language(Language),
    Resign,
    Help,
    Quit,
}

/// The words of a command: English first, then Polish.
type Command = (&'static [&'static str], fn(&str) -> Option<Input>);

/// Commands with nothing after them.
const COMMANDS: [(&[&str], Input); 12] = [
    (&["undo", "u", "cofnij"], Input::Undo),
    (&["redo", "r", "ponów", "ponow"], Input::Redo),
    (&["reset", "od-nowa"], Input::Reset),
    (&["confirm", "c", "zatwierdź", "zatwierdz"], Input::Confirm),
    (&["hint", "h", "podpowiedź", "podpowiedz"], Input::Hint),
    (&["board", "b", "plansza"], Input::Board),
    (&["others", "o", "inni"], Input::Others),
    (&["log", "l", "dziennik"], Input::Log),
    (&["points", "p", "punkty"], Input::Points),
    (&["resign", "poddaję", "poddaje"], Input::Resign),
    (&["help", "?", "pomoc"], Input::Help),
    (&["quit", "q", "exit", "koniec"], Input::Quit),
];

/// Commands with something after them.
const WITH: [Command; 3] = [
    (&["try", "t", "sprawdź", "sprawdz"], |rest| rest.parse().ok().map(Input::Try)),
    (&["rule", "rules", "zasada", "zasady"], |rest| (!rest.is_empty()).then(|| Input::Rules(rest.to_owned()))),
    (&["lang", "język", "jezyk"], |rest| Language::from_tag(rest).map(Input::Language)),
];

impl Input {
    /// Reads a line. Whatever is no command are words to look for.
    pub(crate) fn read(line: &str) -> Self {
        // Keys that are no letters, such as arrows, are typed as well.
        let line = line.trim_start_matches('\u{feff}');
        let line: String = line.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let line = line.trim();
        if line.is_empty() {
            return Input::Enter;
        }
        if let Ok(number) = line.parse() {
            return Input::Pick(number);
        }
        let lower = line.to_lowercase();
        let (word, rest) = lower.split_once(char::is_whitespace).unwrap_or((&lower, ""));
        let plain = COMMANDS.iter().find(|(words, _)| rest.is_empty() && words.contains(&word));
        let with = || WITH.iter().find(|(words, _)| words.contains(&word)).and_then(|(_, read)| read(rest.trim()));
        plain.map(|(_, input)| input.clone()).or_else(with).unwrap_or(Input::Filter(lower))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands_numbers_or_words_to_look_for() {
        let cases = [
            ("", Input::Enter),
            ("  7 ", Input::Pick(7)),
            ("U", Input::Undo),
            ("cofnij", Input::Undo),
            ("try 12", Input::Try(12)),
            ("try", Input::Filter("try".into())),
            ("rule b5.2", Input::Rules("b5.2".into())),
            ("lang pl", Input::Language(Language::Pl)),
            ("lang xx", Input::Filter("lang xx".into())),
            ("Take SHIP", Input::Filter("take ship".into())),
            ("undo it", Input::Filter("undo it".into())),
            ("\u{1b}[Aq\u{7}", Input::Filter("[aq".into())),
            ("q\u{7}", Input::Quit),
            ("take\tship", Input::Filter("take ship".into())),
            ("-3", Input::Filter("-3".into())),
            ("99999999999999999999999", Input::Filter("99999999999999999999999".into())),
        ];
        for (line, expected) in cases {
            assert_eq!(Input::read(line), expected, "{line}");
        }
    }
}
