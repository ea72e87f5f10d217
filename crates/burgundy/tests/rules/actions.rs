//! Actions are stored and sent as texts and as indices: neither may ever change.

use signoria_burgundy::{Action, Burgundy};
use signoria_core::{Game, ParseActionError};

#[test]
fn texts_and_indices_are_those_of_old_records() {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for index in 0..Burgundy::INFO.n_actions {
        let action = Burgundy::action(index).expect("every index has its action");
        assert_eq!((Burgundy::index(action), action.to_string().parse()), (index, Ok(action)));
        for byte in format!("{index} {action}\n").bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    assert_eq!((Burgundy::INFO.n_actions, format!("{hash:016x}").as_str()), (974, "d278c41c4880b383"));
    assert_eq!(Burgundy::action(974), None);
}

#[test]
fn an_action_has_one_text_only() {
    for text in [
        "",
        "take",
        "take 2 1.1",
        "take 0 7.1",
        "take 0 1.5",
        "take 0 1.1 discard",
        "take 0 1.1 discard 3",
        "buy black.9",
        "buy black.0",
        "ship 0",
        "ship 1+3",
        "ship 1+2+3",
        "ship +2",
        "place 0 0 38",
        "place 0 0 01",
        "sell 0 7",
        "sell  0 1",
        "tile dragon",
        "die 7",
        "end 1",
        "END",
    ] {
        assert!(text.parse::<Action>().is_err(), "`{text}` is no action");
    }
    let problem = |text: &str| text.parse::<Action>().unwrap_err();
    assert_eq!(problem("ship 1+3"), ParseActionError { problem: "two neighbours expected, clockwise" });
    assert_eq!(problem("end 1"), ParseActionError { problem: "a word too many" });
}
