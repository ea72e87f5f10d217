//! Words looked for in a text: in any of their forms, with or without the signs on their letters.
//!
//! The forms are told by the stemmers of the Snowball project. Polish changes the stem as well (zamek, zamku; koń, konie;
//! pracownik, pracownicy; zwierzęta, zwierząt), so stems are compared without the signs on letters and without what comes and goes within them.

use crate::Language;
use snowball_stemmers_rs::{Algorithm, Stemmer};
use std::fmt;

/// Stems from this length on also stand for what is made of them: punkt, punktacja.
const TELLING: usize = 5;

/// Words to be found.
pub struct Finder {
    language: Language,
    stemmer: Stemmer,
    /// As they were typed, in small letters without signs.
    typed: String,
    stems: Vec<String>,
}

impl fmt::Debug for Finder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Finder").field("stems", &self.stems).finish_non_exhaustive()
    }
}

impl Finder {
    /// Looks for words of a language.
    #[must_use]
    pub fn new(words: &str, language: Language) -> Self {
        let algorithm = match language {
            Language::En => Algorithm::English,
            Language::Pl => Algorithm::Polish,
        };
        let typed = plain(words.trim());
        let mut finder = Finder { language, stemmer: Stemmer::create(algorithm), typed, stems: Vec::new() };
        finder.stems = finder.stems_of(words);
        finder
    }

    /// Whether all words stand in a text. Nothing does where there are none.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        if self.stems.is_empty() {
            return false;
        }
        plain(text).contains(&self.typed) || {
            let there = self.stems_of(text);
            let alike = |a: &str, b: &str| a == b || (a.len() >= TELLING && b.starts_with(a));
            self.stems.iter().all(|stem| there.iter().any(|other| alike(stem, other) || alike(other, stem)))
        }
    }

    fn stems_of(&self, text: &str) -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(|word| self.stem(&word.to_lowercase())).collect()
    }

    fn stem(&self, word: &str) -> String {
        let stem = plain(&self.stemmer.stem(word).replace('ą', "ę"));
        if self.language != Language::Pl {
            return stem;
        }
        let mut letters: Vec<char> = stem.chars().collect();
        if let [.., before, 'e', last] = letters[..]
            && letters.len() > 3
            && !is_vowel(before)
            && !is_vowel(last)
        {
            letters.remove(letters.len() - 2);
        }
        if let Some(last @ 'c') = letters.last_mut() {
            *last = 'k';
        }
        letters.into_iter().collect()
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouy".contains(letter)
}

/// In small letters without signs.
fn plain(text: &str) -> String {
    let bare = |c: char| match c {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        c => c,
    };
    text.chars().flat_map(char::to_lowercase).map(bare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_words_are_found_in_every_form() {
        for forms in [
            "zamek zamki zamku zamków zamkiem Zamkowi",
            "kafel kafla kafle kafli kaflami",
            "płytka płytki płytek płytką",
            "pole pola pól polach",
            "pracownik pracownicy pracowników",
            "budowla budowle budowli",
            "kopalnia kopalni kopalń",
            "statek statki statków",
            "zwierzę zwierzęta zwierząt",
            "żołnierz żołnierze żołnierzy żołnierzem",
            "punkt punktów punktacja",
            "licytacja licytacji licytację",
            "dzieło dzieła dzieł",
        ] {
            let forms: Vec<&str> = forms.split(' ').collect();
            for (a, b) in forms.iter().flat_map(|a| forms.iter().map(move |b| (a, b))) {
                assert!(Finder::new(a, Language::Pl).is_in(&format!("oto {b}, właśnie")), "{a} in {b}");
                assert!(Finder::new(&plain(a), Language::Pl).is_in(a), "{a} without signs");
            }
        }
        assert!(!Finder::new("zamek", Language::Pl).is_in("zamknięty region"));
        assert!(!Finder::new("pole", Language::Pl).is_in("polityka"));
        assert!(!Finder::new(" ", Language::Pl).is_in("pole"));
    }

    #[test]
    fn all_words_must_stand_there_and_unfinished_ones_are_found() {
        assert!(Finder::new("ships taking", Language::En).is_in("Take a ship."));
        assert!(!Finder::new("ship castle", Language::En).is_in("Take a ship."));
        assert!(Finder::new("monaste", Language::En).is_in("Three monasteries"));
    }
}
