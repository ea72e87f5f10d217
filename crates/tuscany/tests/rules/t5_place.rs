//! Chapter 5.3: placing.

use crate::common::*;
use signoria_core::Seat;

/// Seat 0 has this item stored and these cards, so many workers.
pub(crate) fn ready(item: Piece, cards: &[(Kind, u8)], workers: u8) -> Table {
    with(table(2), |s| {
        hold(s, 0, cards);
        s.players[Seat(0)].storage[0] = Some(item);
        s.players[Seat(0)].workers = workers;
    })
}

pub(crate) fn village() -> Piece {
    Piece::Tile(own(0, "village"))
}

#[test]
fn t5_3_1_a_tile_on_its_kind_and_a_hexagon_on_any_beside_a_placed_piece() {
    let t = ready(village(), &[(Kind::Village, 2)], 0);
    assert_eq!(t.legal_like(0, "place"), ["place 0 8"]);
    assert_eq!(t.expect_illegal(0, "place 0 7"), "T5.3.1");
    assert_eq!(t.expect_illegal(0, "place 0 9"), "T5.3.1");
    assert_eq!(t.expect_illegal(0, "place 0 5"), "T5.3.1");
    assert_eq!(t.expect_illegal(0, "place 1 8"), "T5.3.1");
    let t = ready(Piece::Hexagon, &[], 2);
    let around = [1, 2, 4, 6, 8, 9].map(|field| format!("place 0 {field}"));
    assert_eq!(t.legal_like(0, "place"), around);
    // It then counts as a tile of the field's kind: here a quarry.
    let mut t = t;
    t.play(0, "place 0 9").play(0, "pay worker worker");
    assert_eq!((player(&t, 0).marble, player(&t, 0).pieces[9]), (1, Some(Piece::Hexagon)));
}

#[test]
fn t5_3_2_two_units_of_the_fields_kind_in_every_mix() {
    let t = ready(village(), &[(Kind::Village, 2), (Kind::Inn, 4), (Kind::Cart, 2)], 2);
    let mut t = t;
    t.play(0, "place 0 8");
    let ways = [
        "pay card card",
        "pay card inn",
        "pay card cart",
        "pay card worker",
        "pay inn inn",
        "pay inn cart",
        "pay inn worker",
        "pay cart worker",
        "pay worker worker",
    ];
    assert_eq!(t.legal(0), ways);
    // A hexagon costs what its field asks.
    let mut t = ready(Piece::Hexagon, &[(Kind::Quarry, 2)], 0);
    assert_eq!(t.legal_like(0, "place"), ["place 0 9"]);
    t.play(0, "place 0 9").play(0, "pay card card");
    assert_eq!(player(&t, 0).held, 0);
}

#[test]
fn t5_3_2_1_a_unit_is_a_card_of_the_kind() {
    let mut t = ready(village(), &[(Kind::Village, 3)], 0);
    t.play(0, "place 0 8").play(0, "pay card card");
    assert_eq!((hand(&t, 0)[Kind::Village as usize], t.state.spent.count(Kind::Village as usize)), (1, 2));
}

#[test]
fn t5_3_2_2_a_unit_is_a_pair_of_another_kind() {
    let mut t = ready(village(), &[(Kind::Inn, 2), (Kind::Cart, 2)], 0);
    t.play(0, "place 0 8").play(0, "pay inn cart");
    assert_eq!((player(&t, 0).held, t.state.spent.len()), (0, 4));
    let mut t = ready(village(), &[(Kind::Inn, 5)], 0);
    t.play(0, "place 0 8").play(0, "pay inn inn");
    assert_eq!(player(&t, 0).held, 1);
}

#[test]
fn t5_3_2_3_a_unit_is_a_worker() {
    let mut t = ready(Piece::Tile(own(0, "quarry")), &[(Kind::Quarry, 1)], 1);
    t.play(0, "place 0 9").play(0, "pay card worker");
    assert_eq!((player(&t, 0).held, player(&t, 0).workers), (0, 0));
}

#[test]
fn t5_3_7_payments_lie_open_before_the_effect_and_a_reshuffle_includes_them() {
    let mut t = crate::t3_state::short_of_cards(&[], &[]);
    t = with(t, |s| {
        s.players[Seat(1)].with_cards(|hand| hand[Kind::Monastery as usize] -= 2);
        hold(s, 0, &[(Kind::Monastery, 2)]);
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "monastery")));
    });
    t.play(0, "place 0 1").play(0, "pay card card").chances(["card monastery", "card monastery"]);
    assert_eq!((player(&t, 0).held, t.state.turn), (2, Seat(1)));
}

trait WithCards {
    fn with_cards(&mut self, change: impl FnOnce(&mut Cards));
}

impl WithCards for Player {
    fn with_cards(&mut self, change: impl FnOnce(&mut Cards)) {
        let mut hand = *self.hand.peek(referee());
        change(&mut hand);
        self.hand.replace(hand);
    }
}

#[test]
fn t5_3_3_the_space_is_free_at_once_and_the_piece_stays() {
    let mut t = ready(village(), &[(Kind::Village, 2)], 0);
    t.play(0, "place 0 8").play(0, "pay card card");
    assert_eq!((player(&t, 0).storage[0], player(&t, 0).pieces[8]), (None, Some(village())));
}

#[test]
fn t5_3_4_a_complete_region_of_one_two_or_three_fields_brings_1_3_or_6() {
    for (size, points) in [(1, 1), (2, 3), (3, 6)] {
        let mut region = Vec::new();
        let mut t = with(ready(village(), &[], 2), |s| {
            region = all_but(&game(2), s, 0, Kind::Village, size);
            for field in &region[1..] {
                s.players[Seat(0)].pieces[usize::from(*field)] = Some(Piece::Hexagon);
            }
            s.players[Seat(0)].storage[0] = Some(village());
        });
        t.play(0, &format!("place 0 {}", region[0])).play(0, "pay worker worker");
        assert_eq!(player(&t, 0).points.regions, points);
    }
}

#[test]
fn t5_3_5_the_first_and_the_second_who_cover_a_kind_score_its_tile() {
    for (used, points) in [(0, 4), (1, 2)] {
        let mut region = Vec::new();
        let mut t = with(ready(village(), &[], 2), |s| {
            if used == 1 {
                let fields = all_but(&game(2), s, 1, Kind::City, 1);
                s.players[Seat(1)].pieces[usize::from(fields[0])] = Some(Piece::Hexagon);
            }
            region = all_but(&game(2), s, 0, Kind::Village, 1);
            s.players[Seat(0)].storage[0] = Some(village());
        });
        t.play(0, &format!("place 0 {}", region[0])).play(0, "pay worker worker");
        assert_eq!((player(&t, 0).points.colours, t.state.colours[Kind::Village as usize]), (points, used + 1));
    }
    // The starting castle counts for castle.
    let mut region = Vec::new();
    let mut t = with(table(2), |s| {
        region = all_but(&game(2), s, 0, Kind::Castle, 1);
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "castle")));
        s.players[Seat(0)].workers = 2;
    });
    t.play(0, &format!("place 0 {}", region[0])).play(0, "pay worker worker");
    assert_eq!(player(&t, 0).points.colours, 2);
}

#[test]
fn t5_3_6_the_effect_of_the_fields_kind_follows_at_once() {
    let mut t = ready(village(), &[(Kind::Village, 2)], 0);
    t.play(0, "place 0 8").play(0, "pay card card");
    assert_eq!((player(&t, 0).workers, t.state.turn), (1, Seat(1)));
    // A city's effect is asked for, a village's is not.
    let mut t = ready(Piece::Tile(own(0, "city")), &[(Kind::City, 2)], 0);
    t.play(0, "place 0 2").play(0, "pay card card");
    t.expect_legal(0, "decline");
}
