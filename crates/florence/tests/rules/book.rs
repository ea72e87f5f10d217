//! What the rulebook for players takes from the engine: positions, and the table of professions.

use crate::common::*;
use crate::f6_cards::{anywhere, sample};
use crate::f9_vectors::{anna, joint_workshop};
use signoria_core::{Game, Seat, Viewer};
use signoria_testkit::book;

/// The court of seat 0 in the middle of a game, its turn ahead.
fn court() -> Table {
    turn_with(3, BASE, |game, s| {
        s.round = 5;
        hold(s, 0, &["goldsmith", "painter", "bonus_landscape"]);
        table(s, 0, &["watchmaker", "organ_builder"]);
        prestige(s, 0, &["prestige_most_landscapes"]);
        s.players[Seat(0)].jesters = 1;
        s.players[Seat(0)].builders = 2;
        free(s, 0, &[Freedom::Opinion]);
        for word in ["workshop", "chapel", "lake", "park"] {
            anywhere(game, s, 0, word);
        }
        purses(s, &[14, 9, 21]);
    })
}

/// Characters with three bids on their spaces.
fn bids() -> Table {
    let mut t = characters(4, |_, _| {});
    t.play(0, "bid cardinal 300").play(1, "bid merchant 400").play(2, "bid princess 300");
    t
}

#[test]
fn pictures_are_as_the_engine_makes_them() {
    let positions = [
        ("court", court()),
        ("market", auction(3, BASE)),
        ("characters", bids()),
        ("joint", joint_workshop()),
        ("poet", anna()),
        ("bonus", sample()),
    ];
    assert_eq!(positions.len(), Florence::INFO.pictures.len());
    for (name, t) in positions {
        book::picture(env!("CARGO_MANIFEST_DIR"), name, &t.game, &t.state, Viewer::Seat(Seat(0)));
    }
}

#[test]
fn tables_are_as_the_components_say() {
    book::table::<Florence>("professions", |words| {
        let heads = [["no.", "nr"], ["profession", "zawód"], ["building", "budynek"], ["landscape", "krajobraz"]];
        let heads = heads.into_iter().chain([["freedom", "swoboda"]]).map(|head| words.pick(head).to_owned());
        let mut rows: Vec<Vec<String>> = vec![heads.collect()];
        for (number, wishes) in (1_u8..).zip(Components::default().professions) {
            let freedom = wishes.freedom.word();
            rows.push(vec![
                number.to_string(),
                words.thing(&format!("florence-card-{}", wishes.id.word())),
                words.thing(&format!("florence-tile-{}", wishes.building.word())),
                words.thing(&format!("florence-tile-{}", wishes.landscape.word())),
                format!("![{}](florence-freedom-{freedom})", words.of(&format!("florence-freedom-short-{freedom}"))),
            ]);
        }
        rows
    });
}
