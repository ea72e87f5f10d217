//! Chapter 2: set-up.

use crate::common::*;
use signoria_core::{Actor, Game, Seat, SeatSet, ToAct, Viewer};
use signoria_tuscany::NO_SPACE;

#[test]
fn t2_14_everything_but_the_players_own_is_the_same_for_all_numbers_of_players() {
    for seats in 2..=4 {
        let s = game(seats).start();
        assert_eq!((s.pile.len(), s.deck.len(), s.yields.len(), s.bonus), (32, 122, 27, [5; 5]));
        assert_eq!(s.colours, [0; 8]);
    }
    for seats in [1, 5] {
        let refused = Tuscany::new(Components::default(), seats, Options::default()).unwrap_err();
        assert_eq!(refused.rule, Some("T2.14"));
    }
}

#[test]
fn t2_2_two_decks_lie_face_down() {
    let s = game(2).start();
    let cards: Vec<u32> = s.deck.outcomes().map(|(_, n)| n).collect();
    assert_eq!(cards, [11, 12, 11, 20, 16, 20, 16, 16]);
    assert_eq!((s.spent.len(), s.spent_yields.len(), s.yields.len()), (0, 0, 27));
}

#[test]
fn t2_3_bonus_tiles_in_five_stacks_and_colour_tiles_with_side_one_up() {
    let view = game(2).view(&game(2).start(), Viewer::Watcher);
    assert_eq!(view.bonus, [5; 5]);
    let sides: Vec<[u8; 2]> = view.colours.iter().map(|colour| colour.points).collect();
    assert_eq!(sides, [[2, 1], [3, 1], [2, 1], [4, 2], [3, 2], [4, 2], [3, 2], [3, 2]]);
    assert!(view.colours.iter().all(|colour| colour.used == 0));
}

#[test]
fn t2_4_twenty_one_own_tiles_in_three_stacks_of_seven() {
    let t = table(3);
    for seat in 0..3 {
        let own: Vec<u32> = player(&t, seat).stacks.outcomes().map(|(_, n)| n).collect();
        assert_eq!(own, [1, 2, 1, 1, 1, 1, 1, 3, 4, 3, 3]);
        assert_eq!(t.view(0).players[usize::from(seat)].stacks, [7; 3]);
    }
}

#[test]
fn t2_5_all_markers_start_on_field_50() {
    let t = laying(2);
    for (seat, player) in (0..).zip(t.view(0).players) {
        assert_eq!((t.standing(0, seat).score, player.green, player.markers, player.lap), (0, 0, [50, 50], 0));
    }
}

#[test]
fn t2_6_the_neutral_pile_has_four_of_each_kind() {
    let s = game(2).start();
    let faces: Vec<u32> = s.pile.outcomes().map(|(_, n)| n).collect();
    assert_eq!(faces, [4, 4, 4, 1, 1, 1, 1, 4, 4, 4, 4]);
    assert_eq!(s.neutral_left(), [4; 8]);
}

#[test]
fn t2_7_the_start_player_keeps_the_card_to_the_end() {
    let mut t = table(3);
    assert_eq!(t.view(1).start, Some(Seat(0)));
    for seat in [0, 1, 2, 0] {
        draw(&mut t, seat);
    }
    assert_eq!((t.state.start, t.state.turn, t.state.round), (Seat(0), Seat(1), 2));
}

#[test]
fn t2_8_eight_neutral_tiles_are_turned_up() {
    let t = laying(2);
    let shown: Vec<_> = t.view(0).display.into_iter().map(|place| place.tile.unwrap()).collect();
    assert_eq!(shown.len(), 8);
    assert!(shown.iter().all(|tile| tile.back.is_none()));
    assert_eq!(t.state.pile.len(), 24);
}

#[test]
fn t2_9_each_player_draws_five_cards_that_nobody_else_sees() {
    let t = laying(3);
    for (seat, viewer) in [(0, 0), (0, 1), (2, 1)] {
        let seen = &t.view(viewer).players[seat];
        let own = seat == usize::from(viewer);
        assert_eq!((seen.held, seen.hand), (5, own.then_some([1, 1, 1, 1, 1, 0, 0, 0])));
    }
    assert_eq!(t.game.view(&t.state, Viewer::Watcher).players[0].hand, None);
}

#[test]
fn t2_10_three_tiles_are_laid_in_any_order_turned_and_shifted() {
    let mut t = laying(2);
    assert_eq!(t.legal(0).len(), 192);
    let setup = t.view(0).setup.unwrap();
    assert_eq!(setup.layouts.len(), 192);
    assert_eq!(setup.tiles[0].kinds[0][5], Kind::Castle);
    t.play(0, "layout CAB utu lr").play(0, "castle A").play(1, "layout ABC uuu rr").play(1, "castle C");
    let fields = t.view(1).players[0].fields.clone();
    // C lies upright on top, then A turned by 180 degrees, which reads backwards, half a hexagon to the left.
    let kinds = |from: usize| fields[from..from + 10].iter().map(|field| field.kind).collect::<Vec<_>>();
    let parts = t.game.parts();
    assert_eq!(kinds(0), parts.estate[2][0].cells);
    assert_eq!(kinds(10), parts.estate[0][0].cells.iter().rev().copied().collect::<Vec<_>>());
    assert_eq!(kinds(20), parts.estate[1][0].cells);
    assert_eq!([fields[10].q - fields[0].q, fields[10].r - fields[0].r], [-2, 3]);
    assert_eq!([fields[20].q - fields[10].q, fields[20].r - fields[10].r], [-1, 3]);
}

#[test]
fn t2_11_the_starting_castle_stands_on_one_of_three_dark_green_fields_without_effect_or_points() {
    for (letter, field) in [("A", 5), ("B", 19), ("C", 28)] {
        let mut t = laying(2);
        t.play(0, "layout ABC uuu rr");
        assert_eq!(t.legal(0), ["castle A", "castle B", "castle C"]);
        t.play(0, &format!("castle {letter}")).play(1, "layout ABC uuu rr").play(1, "castle A");
        assert_eq!(player(&t, 0).pieces[field], Some(Piece::StartingCastle));
        assert_eq!((player(&t, 0).covered, green(&t, 0), red(&t, 0)), (1 << field, 0, 0));
    }
}

#[test]
fn t2_12_layouts_are_sealed_until_all_have_confirmed() {
    let mut t = laying(3);
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet(0b111)));
    t.play(2, "layout ABC uuu rr").play(2, "castle B").play(0, "layout CBA ttt ll");
    assert_eq!(t.game.to_act(&t.state), ToAct::Seats(SeatSet(0b011)));
    for viewer in [0, 1] {
        let view = t.view(viewer);
        assert!(view.players[2].sealed && view.players.iter().all(|player| player.fields.is_empty()));
    }
    assert!(t.legal(2).is_empty());
    t.play(0, "castle A").play(1, "layout ABC uuu rr").play(1, "castle C");
    assert!(t.view(1).players.iter().all(|player| player.fields.len() == 30));
    assert_eq!(count(&t.take_events(), |event| *event == Event::EstatesOpened), 1);
}

#[test]
fn t2_13_bonus_tiles_are_taken_in_turn_order_and_storage_scores_at_once() {
    let mut t = opened(3);
    assert_eq!(t.legal(0), ["bonus card", "bonus storage", "bonus marble", "bonus worker", "bonus yield"]);
    assert!(t.legal(1).is_empty());
    t.play(0, "bonus storage").play(1, "bonus storage");
    assert_eq!((green(&t, 0), green(&t, 1), green(&t, 2)), (2, 2, 0));
    t.play(2, "bonus marble");
    assert_eq!(t.state.bonus, [5, 3, 4, 5, 5]);
    assert_eq!((t.state.round, t.state.turn), (1, Seat(0)));
    t.expect_legal(0, &Action::Take { slot: 0, remove: NO_SPACE }.to_string());
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
}

#[test]
fn ta28_the_start_player_is_named_or_drawn_evenly() {
    let drawn = Tuscany::new(Components::default(), 4, Options::default()).unwrap();
    let mut outcomes = Vec::new();
    drawn.chance(&drawn.start(), &mut outcomes);
    assert_eq!(outcomes, [0, 1, 2, 3].map(|seat| (Action::First(Seat(seat)), 1)));
    let mut s = drawn.start();
    drawn.apply(&mut s, Actor::Chance, Action::First(Seat(3)), &mut signoria_core::Silent);
    assert_eq!((s.start, s.turn), (Seat(3), Seat(3)));
    let named = Tuscany::new(Components::default(), 4, Options { first: Some(2) }).unwrap();
    assert_eq!(named.start().start, Seat(2));
    let refused = Tuscany::new(Components::default(), 3, Options { first: Some(3) }).unwrap_err();
    assert_eq!(refused.rule, Some("TA28"));
}

#[test]
fn ta29_dealt_tiles_are_the_owners_alone_until_all_are_open() {
    let t = laying(2);
    let heard = |seat: u8| {
        let to_seat = t.events.iter().filter(|(to, _)| to.includes(Viewer::Seat(Seat(seat))));
        to_seat.filter(|(_, event)| matches!(event, Event::Dealt { .. })).count()
    };
    assert_eq!([heard(0), heard(1)], [3, 3]);
    assert_ne!(t.view(0).setup, t.view(1).setup);
    assert_eq!(t.game.view(&t.state, Viewer::Watcher).setup, None);
}
