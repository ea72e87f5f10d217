//! What the tests of every game share: the conformance suite, the scenario builder, golden records, choice sequences
//! for property tests, and the harness that fuzz targets and ordinary tests have in common.
//!
//! A dev-dependency only. It knows the contract and no game.

pub mod book;
mod conformance;
pub mod golden;
pub mod harness;
pub mod rulebook;
mod scenario;
pub mod speed;
mod strategy;
mod texts;
mod walk;
mod worlds;

pub use conformance::Suite;
pub use scenario::Scenario;
pub use strategy::{choices, play_choices};
pub use texts::{Texts, messages_in};
pub use walk::{Step, answers, walk};
pub use worlds::{Likelihood, Worlds, any_answer};

/// The conformance suite of a game in one box, as a module of tests.
///
/// ```text
/// signoria_testkit::conformance!(base_2, Burgundy, || Burgundy::new(…).unwrap(), hides: |game, state, seat| false);
/// ```
/// `hides` says whether there is more than one world that a seat cannot tell from a state, so that the law of hidden
/// information bites where something is hidden and nowhere else. `likelihood` says what others may conclude from an
/// answer (see [`Likelihood`]); without it every answer that is legal is as likely as any other.
#[macro_export]
macro_rules! conformance {
    ($name:ident, $game:ty, $make:expr, hides: $hides:expr) => {
        $crate::conformance!($name, $game, $make, hides: $hides, games: 4);
    };
    ($name:ident, $game:ty, $make:expr, hides: $hides:expr, games: $games:expr) => {
        $crate::conformance!($name, $game, $make, hides: $hides, likelihood: $crate::any_answer, games: $games);
    };
    ($name:ident, $game:ty, $make:expr, hides: $hides:expr, likelihood: $likelihood:expr) => {
        $crate::conformance!($name, $game, $make, hides: $hides, likelihood: $likelihood, games: 4);
    };
    ($name:ident, $game:ty, $make:expr, hides: $hides:expr, likelihood: $likelihood:expr, games: $games:expr) => {
        $crate::conformance!(@tests $name, $game, $make, $hides, $likelihood, $games,
            random_games_end_and_keep_every_invariant
            games_against_the_grain_end
            legal_actions_are_sorted_and_the_only_ones_that_are_accepted
            indices_and_texts_of_actions_read_back
            clones_records_and_rebuilds_agree
            chance_is_dealt_by_its_weights
            nobody_is_told_what_is_hidden_from_him
            samples_are_as_likely_as_what_was_seen
            options_can_be_told_apart
            features_have_names_and_show_what_happens
            every_message_has_words_in_both_languages
        );
    };
    (@tests $name:ident, $game:ty, $make:expr, $hides:expr, $likelihood:expr, $games:expr, $($test:ident)*) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            fn suite() -> $crate::Suite<$game> {
                let make: fn() -> $game = $make;
                $crate::Suite { game: make(), games: $games, hides: $hides, likelihood: $likelihood }
            }

            $(
                #[test]
                fn $test() {
                    suite().$test();
                }
            )*
        }
    };
}

/// A number that stands for many texts, to notice when one of them changes: FNV-1a, 64 bits.
pub fn fingerprint(texts: impl IntoIterator<Item = String>) -> u64 {
    let bytes = texts.into_iter().flat_map(String::into_bytes);
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
