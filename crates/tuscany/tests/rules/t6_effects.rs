//! Chapter 6: effects.

use crate::common::*;
use crate::t5_place::{ready, village};
use signoria_core::Seat;

/// Seat 0 places an item on the last field of a region of a kind and pays with two workers.
pub(crate) fn placing(kind: Kind, word: &str, bonus: Option<(Bonus, u8)>) -> Table {
    let mut region = Vec::new();
    let mut t = with(table(2), |s| {
        region = all_but(&game(2), s, 0, kind, 1);
        let player = &mut s.players[Seat(0)];
        player.storage[0] = Some(if word == "hexagon" { Piece::Hexagon } else { Piece::Tile(own(0, word)) });
        player.workers = 2;
        if let Some((bonus, n)) = bonus {
            player.bonus[bonus as usize] = n;
        }
    });
    t.play(0, &format!("place 0 {}", region[0])).play(0, "pay worker worker");
    t
}

#[test]
fn t6_1_a_castle_places_a_display_tile_for_nothing_and_may_be_declined() {
    // The castle's field is the last one of a region of two; around it everything but two monastery fields is covered.
    let t = with(table(2), |s| {
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "castle")));
        s.players[Seat(0)].workers = 2;
        // Fields up to the castle of tile B: 5, 9, 12, 16, 19.
        for field in [9, 12, 16] {
            s.players[Seat(0)].pieces[field] = Some(Piece::Hexagon);
        }
    });
    let mut t = t;
    t.play(0, "place 0 19").play(0, "pay worker worker");
    assert!(t.legal(0).contains(&"decline".to_owned()));
    assert!(!t.legal(0).contains(&"swap village".to_owned()), "no swap here");
    let mut declined = with(t, |_| {});
    // A village of the display on the free field 8: no cost, no storage, and its effect.
    let mut placed = Table::at(declined.game.clone(), declined.state.clone());
    placed.play(0, "free 5 8");
    assert_eq!(player(&placed, 0).workers, 0, "the refill is seen first");
    placed.chance("tile quarry");
    assert_eq!((player(&placed, 0).workers, placed.state.turn), (1, Seat(1)));
    assert_eq!(placed.state.display[5], Some(own(0, "quarry")));
    declined.play(0, "decline");
    assert_eq!((player(&declined, 0).covered.count_ones(), declined.state.turn), (5, Seat(1)));
}

#[test]
fn t6_2_a_city_brings_a_bonus_tile_in_stock_or_none() {
    let mut t = placing(Kind::City, "city", Some((Bonus::ExtraMarble, 3)));
    t = with(t, |s| {
        all_but(&game(2), s, 1, Kind::Village, 1);
        s.players[Seat(1)].bonus[Bonus::ExtraMarble as usize] = 2;
    });
    // An exhausted kind cannot be chosen.
    assert_eq!(t.expect_illegal(0, "bonus marble"), "T6.2");
    let before = green(&t, 0);
    t.play(0, "bonus storage");
    assert_eq!((green(&t, 0) - before, player(&t, 0).has(Bonus::ExtraStorage)), (2, 1));
    let mut t = placing(Kind::City, "city", None);
    t.play(0, "decline");
    assert_eq!((player(&t, 0).bonus, t.state.turn), ([0; 5], Seat(1)));
}

#[test]
fn t6_3_an_inn_puts_a_hexagon_on_the_space_that_was_freed() {
    let t = placing(Kind::Inn, "inn", None);
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Hexagon));
    // Also of several spaces that very one.
    let mut t = with(ready(village(), &[(Kind::Inn, 2)], 0), |s| {
        s.players[Seat(0)].pieces[2] = Some(Piece::Hexagon);
        s.players[Seat(0)].bonus[Bonus::ExtraStorage as usize] = 2;
        s.players[Seat(0)].storage = [None, None, Some(Piece::Tile(own(0, "inn"))), None, None];
    });
    t.play(0, "place 2 6").play(0, "pay card card");
    assert_eq!(player(&t, 0).storage[..3], [None, None, Some(Piece::Hexagon)]);
}

/// The green points for goods of an item that is placed in a region of three agriculture fields with others in it.
pub(crate) fn goods(placed: Piece, others: [Option<Piece>; 2]) -> u8 {
    let mut region = Vec::new();
    let mut t = with(table(2), |s| {
        region = all_but(&game(2), s, 0, Kind::Agriculture, 3);
        for (field, piece) in region[1..].iter().zip(others) {
            s.players[Seat(0)].pieces[usize::from(*field)] = piece;
        }
        s.display[3] = Some(own(1, "village"));
        s.players[Seat(0)].storage[0] = Some(placed);
        s.players[Seat(0)].workers = 2;
    });
    t.play(0, &format!("place 0 {}", region[0])).play(0, "pay worker worker");
    player(&t, 0).points.goods
}

#[test]
fn t6_4_agriculture_scores_goods_that_are_new_in_the_region() {
    let own = |n: u8| Piece::Tile(own(0, &format!("agriculture{n}")));
    let neutral = |n: u8| Some(Piece::Tile(neutral(&format!("agriculture{n}"))));
    // Own: olives and grapes, grapes and livestock, grain and olives, livestock and grain; neutral: one good each.
    assert_eq!(goods(own(1), [None, None]), 2);
    assert_eq!(goods(own(1), [neutral(1), None]), 1);
    assert_eq!(goods(own(1), [neutral(1), neutral(2)]), 0);
    assert_eq!(goods(own(4), [neutral(1), neutral(2)]), 2);
    assert_eq!(goods(Piece::Hexagon, [neutral(1), Some(Piece::Hexagon)]), 1);
    // Region points come in addition.
    let t = placing(Kind::Agriculture, "agriculture3", None);
    assert_eq!((player(&t, 0).points.goods, player(&t, 0).points.regions), (2, 1));
}

#[test]
fn t6_5_a_quarry_brings_marble() {
    assert_eq!(player(&placing(Kind::Quarry, "quarry", None), 0).marble, 1);
    assert_eq!(player(&placing(Kind::Quarry, "quarry", Some((Bonus::ExtraMarble, 2))), 0).marble, 3);
}

#[test]
fn t6_6_a_village_brings_workers() {
    assert_eq!(player(&placing(Kind::Village, "village", None), 0).workers, 1);
    assert_eq!(player(&placing(Kind::Village, "village", Some((Bonus::ExtraWorker, 3))), 0).workers, 4);
}

#[test]
fn t6_7_a_monastery_brings_three_cards() {
    let mut t = placing(Kind::Monastery, "monastery", None);
    t.chances(["card inn", "card inn", "card cart"]);
    assert_eq!((hand(&t, 0), t.state.turn), ([0, 0, 2, 0, 0, 0, 0, 1], Seat(1)));
}

#[test]
fn t6_8_a_cart_turns_up_yield_cards_one_after_the_other() {
    let mut t = placing(Kind::Cart, "cart", Some((Bonus::ExtraYieldCard, 2)));
    // 2 region cards first: they are drawn before the next yield card is turned up.
    t.chance("yield 3").chances(["card inn", "card inn"]).chance("yield 5").chance("yield 0");
    assert_eq!((player(&t, 0).held, player(&t, 0).workers, red(&t, 0)), (2, 1, 2));
    assert_eq!((t.state.spent_yields.len(), t.state.turn), (3, Seat(1)));
}

#[test]
fn t6_9_each_yield_card_gives_its_reward() {
    let reward = |card: u8| {
        let mut t = placing(Kind::Cart, "cart", Some((Bonus::ExtraRegionCard, 1)));
        t.chance(&format!("yield {card}")).deal(|_, possible| possible[0]);
        if t.legal(0).contains(&"end".to_owned()) {
            t.play(0, "end");
        }
        assert_eq!(t.state.turn, Seat(1));
        t
    };
    let counts = |t: &Table| {
        let p = player(t, 0);
        (p.points.red_yields, p.points.green_yields, p.held, p.workers, p.marble)
    };
    let expected = [
        (2, 0, 0, 0, 0),
        (0, 1, 0, 0, 0),
        (0, 2, 0, 0, 0),
        (0, 0, 2, 0, 0),
        (0, 0, 3, 0, 0),
        (0, 0, 0, 1, 0),
        (0, 0, 0, 0, 1),
        (0, 0, 0, 0, 0),
    ];
    for (card, expected) in (0..).zip(expected) {
        assert_eq!(counts(&reward(card)), expected, "card {card}");
    }
    assert_eq!(player(&reward(7), 0).storage[0], Some(Piece::Hexagon));
}

#[test]
fn t6_10_each_bonus_tile_improves_one_thing() {
    let mut t = with(table(2), |s| {
        s.players[Seat(0)].bonus = [1, 0, 0, 0, 0];
    });
    draw(&mut t, 0);
    assert_eq!(player(&t, 0).held, 4);
    let t = with(table(2), |s| s.players[Seat(0)].bonus = [0, 1, 0, 0, 0]);
    assert_eq!(t.view(0).players[0].storage.len(), 2);
    let quarry = placing(Kind::Quarry, "quarry", Some((Bonus::ExtraWorker, 1)));
    assert_eq!((player(&quarry, 0).marble, player(&quarry, 0).workers), (1, 0));
    let village = placing(Kind::Village, "village", Some((Bonus::ExtraMarble, 1)));
    assert_eq!((player(&village, 0).marble, player(&village, 0).workers), (0, 1));
    let mut cart = placing(Kind::Cart, "cart", Some((Bonus::ExtraYieldCard, 1)));
    cart.chances(["yield 0", "yield 0"]);
    assert_eq!(red(&cart, 0), 4);
}
