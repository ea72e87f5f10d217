//! What may be agreed before a game: some is asked only where something else was chosen.

use crate::common::mini::Mini;
use serde_json::{Value, json};
use signoria_games::maker;

/// What is wrong with options of the small game, and when they would be asked for.
fn refused(seats: u8, options: Value) -> Option<(String, String)> {
    maker::<Mini>().make(seats, &options).err().map(|error| (error.at.into_owned(), error.allowed))
}

#[test]
fn an_option_is_asked_only_where_the_others_are_so() {
    let not = |at: &str, allowed: &str| Some((at.to_owned(), allowed.to_owned()));
    assert_eq!(refused(2, json!({ "mood": "merry", "loud": true, "jokes": 3 })), None);
    assert_eq!(refused(3, json!({ "mood": "merry", "loud": true, "again": true })), None);
    assert_eq!(refused(2, json!({ "loud": true })), not("loud", "only with mood = merry"));
    assert_eq!(refused(2, json!({ "mood": "calm", "loud": true })), not("loud", "only with mood = merry"));
    assert_eq!(refused(2, json!({ "mood": "merry", "jokes": 3 })), not("jokes", "only with loud"));
    assert_eq!(
        refused(2, json!({ "mood": "merry", "loud": true, "again": true })),
        not("again", "only with 3 to 3 players")
    );
    // Both must hold; the first one that does not is named.
    assert_eq!(refused(2, json!({ "mood": "merry", "again": true })), not("again", "only with loud"));
    // What keeps its default has not been asked for.
    assert_eq!(refused(2, json!({ "mood": "calm", "loud": false, "jokes": 0, "again": false })), None);
}

#[test]
fn options_that_hang_on_one_another_are_kept_in_whatever_order_they_stand() {
    let options = json!({ "again": "twice", "gone": 1, "jokes": 3, "loud": true, "mood": "merry" });
    let (game, unread) = maker::<Mini>().remake(3, &options).unwrap();
    assert_eq!(unread, ["again", "gone"]);
    assert_eq!(game.options(), json!({ "mood": "merry", "loud": true, "jokes": 3, "again": false }));
    // Without what it hangs on, an option is not read either.
    let (game, unread) = maker::<Mini>().remake(3, &json!({ "jokes": 3, "loud": true, "mood": 7 })).unwrap();
    assert_eq!(unread, ["jokes", "loud", "mood"]);
    assert_eq!(game.options(), json!({ "mood": "", "loud": false, "jokes": 0, "again": false }));
}
