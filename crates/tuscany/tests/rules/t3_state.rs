//! Chapter 3: what is known to whom, and where chance comes in.

use crate::common::*;
use signoria_core::{Bag, Game, Seat, ToAct, Viewer, search_rng};

#[test]
fn t3_4_hands_are_secret_and_their_sizes_are_not() {
    let t = with(table(2), |s| hold(s, 1, &[(Kind::Village, 3), (Kind::Cart, 1)]));
    let mine = &t.view(1).players[1];
    assert_eq!((mine.held, mine.hand), (4, Some([0, 0, 0, 0, 0, 3, 0, 1])));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Watcher] {
        let others = &t.game.view(&t.state, viewer).players[1];
        assert_eq!((others.held, others.hand), (4, None));
    }
    // Payments lie open, so they are learned by the others.
    let mut t = with(table(2), |s| {
        hold(s, 0, &[(Kind::Village, 2)]);
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "village")));
    });
    t.play(0, "place 0 8").play(0, "pay card card");
    assert_eq!(t.view(1).spent, [0, 0, 0, 0, 0, 2, 0, 0]);
}

#[test]
fn t3_5_nothing_but_draws_and_reveals_is_chance() {
    let mut t = table(2);
    let (mut chances, mut causes) = (0, Vec::new());
    let mut before = t.game.to_act(&t.state);
    t.drive(
        |_, _, legal| legal[legal.len() / 2],
        |game, s| {
            if game.to_act(s) == ToAct::Chance {
                chances += 1;
                causes.push(s.frames.top());
            }
            before = game.to_act(s);
            before == ToAct::Over
        },
    );
    assert!(chances > 40);
    let draws = |frame: &Frame| {
        matches!(frame, Frame::Draw(Draw::Card { .. } | Draw::Yield { .. } | Draw::Own { .. } | Draw::Neutral))
    };
    assert!(causes.iter().all(draws), "{causes:?}");
}

#[test]
fn t3_5_1_set_up_draws_the_start_player_the_display_the_hands_and_the_estate_tiles() {
    let game = Tuscany::new(Components::default(), 3, Options::default()).unwrap();
    let mut t = Table::new(game);
    let mut outcomes = 0;
    t.deal(|_, possible| {
        outcomes += 1;
        possible[0]
    });
    // One start player, eight tiles, fifteen cards, nine estate tiles, no tile twice.
    assert_eq!(outcomes, 1 + 8 + 15 + 9);
    let dealt: Vec<[u8; 3]> = (0..3).map(|seat| player(&t, seat).estate.peek(referee()).tiles).collect();
    assert_eq!(dealt, [[0; 3], [1; 3], [2; 3]]);
}

/// Seat 0 is to draw; the deck holds some cards, the discards some, the rest are with seat 1.
pub(crate) fn short_of_cards(deck: &[(Kind, u8)], spent: &[(Kind, u8)]) -> Table {
    with(table(2), |s| {
        let mut rest = [11, 12, 11, 20, 16, 20, 16, 16];
        let mut discards = [0; 8];
        deck.iter().for_each(|(kind, n)| rest[*kind as usize] -= n);
        for (kind, n) in spent {
            rest[*kind as usize] -= n;
            discards[*kind as usize] += n;
        }
        s.spent = Bag::new(discards);
        s.players[Seat(1)].hand.replace(rest);
    })
}

#[test]
fn t3_5_2_an_empty_region_deck_is_renewed_when_a_card_is_due() {
    let mut t = short_of_cards(&[(Kind::Inn, 3)], &[(Kind::Cart, 2), (Kind::City, 2)]);
    t.play(0, "draw").chances(["card inn", "card inn", "card inn"]);
    // The deck is empty, but no card is due.
    assert_eq!((t.state.deck.len(), t.state.spent.len()), (0, 4));
    draw(&mut t, 1);
    assert_eq!((t.state.deck.len(), t.state.spent.len()), (1, 0));
}

#[test]
fn t3_5_2_after_a_renewal_no_seat_believes_that_older_cards_are_in_the_deck() {
    let mut t = short_of_cards(&[(Kind::Inn, 1)], &[(Kind::Cart, 3), (Kind::City, 3)]);
    t.play(0, "draw").chances(["card inn", "card cart", "card city"]);
    assert_eq!(t.state.deck.len(), 4);
    let mut rng = search_rng(5);
    for seat in [0, 1] {
        for _ in 0..200 {
            let sample = t.game.sample(&t.state, Seat(seat), &mut rng);
            let kinds: Vec<usize> = sample.deck.outcomes().map(|(kind, _)| kind).collect();
            assert!(kinds.iter().all(|kind| [1, 7].contains(kind)), "{kinds:?}");
            assert!(sample.deck.count(1) <= 3 && sample.deck.count(7) <= 3);
        }
    }
}

#[test]
fn t3_5_3_an_empty_yield_deck_is_renewed_when_a_card_is_due() {
    let mut t = with(table(2), |s| {
        hold(s, 0, &[(Kind::Cart, 2)]);
        all_but(&game(2), s, 0, Kind::Cart, 1);
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "cart")));
        s.spent_yields = Bag::new([6, 3, 3, 3, 3, 3, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
        s.players[Seat(0)].bonus[Bonus::ExtraYieldCard as usize] = 1;
    });
    let place = t.legal_like(0, "place")[0].clone();
    t.play(0, &place).play(0, "pay card card").chance("yield 7");
    // The second card is due: all 27 are in the deck again, the one just discarded included.
    assert_eq!((t.state.yields.len(), t.state.spent_yields.len()), (27, 0));
    t.chance("yield 7");
    assert_eq!((t.state.yields.len(), t.state.spent_yields.len()), (26, 1));
}

#[test]
fn t3_5_4_an_empty_neutral_pile_is_renewed_from_the_neutral_discards() {
    let mut t = with(table(2), |s| {
        // All own tiles are shown; the display has four villages, and neutral castles alone are left in the pile.
        show(s, 0, 21);
        show(s, 1, 21);
        (s.phase, s.triggered) = (3, true);
        s.display =
            ["village", "village", "village", "village", "inn", "city", "quarry", "cart"].map(|w| Some(neutral(w)));
        s.removed[own(0, "village").idx()] -= 1;
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "village")));
        for (word, n) in [("castle", 3), ("city", 3), ("inn", 3), ("quarry", 3), ("monastery", 4), ("cart", 3)] {
            s.removed[neutral(word).idx()] += n;
        }
        s.discards[neutral("agriculture1").idx()] = 1;
        s.discards[neutral("agriculture2").idx()] = 1;
        s.removed[neutral("agriculture3").idx()] = 1;
        s.removed[neutral("agriculture4").idx()] = 1;
        s.discards[own(1, "village").idx()] = 1;
        s.removed[own(1, "village").idx()] -= 1;
    });
    t.play(0, "take 4 for 0").chance("tile castle");
    assert_eq!(t.state.pile.len(), 0);
    t.play(1, "take 4").chance("tile agriculture2");
    // The player's tile stays out for good.
    assert_eq!((t.state.pile.len(), t.state.discards[own(1, "village").idx()]), (1, 1));
}

#[test]
fn t3_6_cards_and_tiles_come_evenly_from_what_is_left() {
    let mut t = table(2);
    let weights = |t: &Table| {
        let mut outcomes = Vec::new();
        t.game.chance(&t.state, &mut outcomes);
        outcomes.into_iter().map(|(_, weight)| weight).collect::<Vec<_>>()
    };
    t.play(0, "draw");
    assert_eq!(weights(&t), [11, 12, 11, 20, 16, 20, 16, 16]);
    t.chances(["card castle", "card castle", "card inn"]).play(1, "take 0");
    assert_eq!(weights(&t), [1, 2, 1, 1, 1, 1, 1, 3, 4, 3, 3]);
    t.chance("tile village").play(0, "draw");
    assert_eq!(weights(&t), [9, 12, 10, 20, 16, 20, 16, 16]);
}
