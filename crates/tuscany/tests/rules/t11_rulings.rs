//! Chapter 11: rulings.

use crate::common::*;
use crate::t5_place::{ready, village};
use crate::t6_effects::{goods, placing};
use signoria_core::{Game, Seat, ToAct};

#[test]
fn ta2_whether_a_tile_fits_is_a_matter_of_place_and_colour_alone() {
    let t = table(2);
    assert_eq!(player(&t, 0).held, 0);
    assert!(t.view(0).display[5].fits);
    assert_eq!(t.expect_illegal(0, "swap castle"), "T5.2.2");
}

#[test]
fn ta3_a_swap_is_offered_only_while_a_neutral_tile_can_come_that_fits() {
    let position = |left: u8| {
        with(table(2), |s| {
            all_but(&game(2), s, 0, Kind::Monastery, 1);
            s.display[6] = Some(neutral("castle"));
            s.removed[neutral("monastery").idx()] = 4 - left;
        })
    };
    position(1).expect_legal(0, "swap inn");
    assert_eq!(position(0).expect_illegal(0, "swap inn"), "TA3");
    // Those of the discards count as well.
    let t = with(position(1), |s| s.discards[neutral("monastery").idx()] = 1);
    t.expect_legal(0, "swap inn");
}

#[test]
fn ta4_agriculture_tiles_are_one_kind_in_a_swap() {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        s.display[6] = Some(neutral("agriculture2"));
        s.display[0] = Some(own(1, "agriculture3"));
    });
    t.play(0, "swap agriculture");
    assert_eq!(t.state.display.iter().filter(|tile| tile.is_none()).count(), 3);
}

#[test]
fn ta5_a_hexagon_may_leave_a_full_storage_for_the_supply() {
    let mut t = ready(Piece::Hexagon, &[], 0);
    t.expect_legal(0, "take 0 for 0");
    t.play(0, "take 0 for 0").chance("tile village");
    assert_eq!(t.state.removed, [0; signoria_tuscany::TILES]);
}

#[test]
fn ta6_a_castles_refill_comes_before_its_tile_is_resolved() {
    let mut t = castle_and_city();
    let free = t.legal_like(0, "free 1")[0].clone();
    t.play(0, &free);
    assert!(matches!(t.state.frames.top(), Frame::Draw(Draw::Own { slot: 1 })));
    t.chance("tile village");
    t.expect_legal(0, "bonus card").expect_legal(0, "decline");
}

/// Seat 0 has placed a castle and has an open city field.
fn castle_and_city() -> Table {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Castle, 1);
        let player = &mut s.players[Seat(0)];
        let city = player.kinds[Kind::City as usize].trailing_zeros() as usize;
        player.pieces[city] = None;
        player.storage[0] = Some(Piece::Tile(own(0, "castle")));
        player.workers = 2;
    });
    let place = t.legal_like(0, "place")[0].clone();
    t.play(0, &place).play(0, "pay worker worker");
    t
}

#[test]
fn ta7_region_then_colour_then_effect() {
    let mut t = placing(Kind::Quarry, "quarry", None);
    let events = t.take_events();
    let at = |of: &dyn Fn(&Event) -> bool| events.iter().position(of).unwrap();
    let region = at(&|event| matches!(event, Event::RegionDone { .. }));
    let colour = at(&|event| matches!(event, Event::ColourDone { .. }));
    let effect = at(&|event| matches!(event, Event::Marble { .. }));
    assert!(region < colour && colour < effect);
}

#[test]
fn ta8_the_cards_of_bonus_tiles_are_always_drawn() {
    let mut t = with(table(2), |s| s.players[Seat(0)].bonus[Bonus::ExtraRegionCard as usize] = 1);
    t.play(0, "draw").chances(["card inn"; 4]);
    assert_eq!((player(&t, 0).held, t.state.turn), (4, Seat(1)));
}

#[test]
fn ta9_a_marble_is_spent_after_the_main_action_only() {
    let mut t = with(table(2), |s| s.players[Seat(0)].marble = 1);
    let price = |t: &Table| t.game.describe(&t.state, Seat(0), Action::Draw).price;
    assert_eq!(price(&t), []);
    draw(&mut t, 0);
    assert_eq!(price(&t), [("marble", 1)]);
}

#[test]
fn ta10_a_deck_is_renewed_only_when_a_card_is_needed() {
    let mut t = crate::t3_state::short_of_cards(&[(Kind::Inn, 3)], &[(Kind::City, 1)]);
    t.play(0, "draw").chances(["card inn"; 3]);
    assert_eq!((t.state.deck.len(), t.state.spent.len()), (0, 1));
}

#[test]
fn ta11_every_hexagon_scores_one_and_later_tiles_ignore_it() {
    assert_eq!(goods(Piece::Hexagon, [Some(Piece::Hexagon), None]), 1);
    assert_eq!(goods(Piece::Tile(own(0, "agriculture1")), [Some(Piece::Hexagon), None]), 2);
}

#[test]
fn ta14_in_a_castles_chain_the_purge_comes_before_the_tile_is_resolved() {
    let mut t = castle_and_city();
    t = with(t, |s| {
        let words = ["village", "city", "village", "village", "village", "inn", "quarry", "cart"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    let free = t.legal_like(0, "free 1")[0].clone();
    t.play(0, &free).chance("tile village");
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::Purged { .. })), 1);
    t.chances(["tile inn", "tile quarry", "tile cart", "tile monastery", "tile monastery"]);
    t.expect_legal(0, "bonus card");
}

#[test]
fn ta16_a_starting_castle_alone_scores_nothing_but_counts_as_covered() {
    let t = opened(2);
    assert_eq!(green(&t, 0), 0);
    // The two other dark green fields complete the kind.
    let t = placing(Kind::Castle, "castle", None);
    assert_eq!((player(&t, 0).points.colours, t.view(0).players[0].done.contains(&Kind::Castle)), (2, true));
}

#[test]
fn ta18_only_castle_and_city_may_be_declined() {
    for (kind, word) in [(Kind::Village, "village"), (Kind::Inn, "inn"), (Kind::Agriculture, "agriculture1")] {
        let t = placing(kind, word, None);
        assert_eq!(t.state.turn, Seat(1));
    }
    assert_eq!(table(2).expect_illegal(0, "decline"), "TA18");
    placing(Kind::City, "city", None).expect_legal(0, "decline");
}

#[test]
fn ta19_the_bonus_tile_counts_for_an_extra_draw_too() {
    let mut t = with(table(2), |s| {
        s.players[Seat(0)].bonus[Bonus::ExtraRegionCard as usize] = 1;
        s.players[Seat(0)].marble = 1;
    });
    draw(&mut t, 0);
    draw(&mut t, 0);
    assert_eq!(player(&t, 0).held, 8);
}

#[test]
fn ta21_all_tiles_of_the_kind_go_also_more_than_five() {
    let mut t = with(table(2), |s| {
        let words = ["village", "village", "village", "inn", "inn", "inn", "city", "village"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    take(&mut t, 0, 3, "village");
    // Five villages go; five agriculture tiles can come only with one of a player, so three inns and two cities do.
    t.chances(["tile castle", "tile castle", "tile castle", "tile castle", "tile cart"]);
    let mut t = with(t, |s| s.display[6] = Some(own(1, "cart")));
    take(&mut t, 1, 4, "castle");
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::Purged { kind: Kind::Castle, count: 5 })), 1);
    // Six of a kind at once: four neutral carts join two of players.
    t.chances(["tile cart", "tile cart", "tile cart", "tile quarry", "tile quarry"]);
    assert_eq!(t.game.invariants(&t.state), [""; 0]);
}

#[test]
fn ta23_one_storage_space_is_printed() {
    let t = table(2);
    assert_eq!(t.view(0).players[0].storage.len(), 1);
}

#[test]
fn ta25_nothing_is_removed_while_a_space_is_free() {
    let t = with(ready(village(), &[], 0), |s| s.players[Seat(0)].bonus[Bonus::ExtraStorage as usize] = 1);
    assert_eq!(t.expect_illegal(0, "take 3 for 0"), "TA25");
}

#[test]
fn ta26_a_castle_takes_from_the_display_only() {
    let t = castle_and_city();
    assert!(t.legal(0).iter().all(|action| action.starts_with("free") || action == "decline"));
    assert_eq!(t.expect_illegal(0, "place 0 8"), "T4.7");
}

#[test]
fn ta27_red_points_of_yield_cards_count_once() {
    let mut t = with(table(2), |s| {
        show(s, 1, 6);
        s.players[Seat(0)].points.red_yields = 4;
    });
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert_eq!((t.state.phase, red(&t, 0)), (2, 4));
}

#[test]
fn ta30_all_discards_and_all_backs_are_open() {
    let mut t = ready(village(), &[(Kind::Village, 2)], 0);
    t.play(0, "place 0 8").play(0, "pay card card");
    take(&mut t, 1, 0, "quarry");
    let view = t.view(0);
    assert_eq!(view.spent[Kind::Village as usize], 2);
    assert_eq!(view.display[0].tile.as_ref().unwrap().back, Some(Seat(1)));
    let open = t.game.view(&t.state, signoria_core::Viewer::Watcher);
    assert_eq!((open.spent, open.display[0].tile.clone()), (view.spent, view.display[0].tile.clone()));
}

#[test]
fn ta31_swapped_tiles_go_to_the_open_discards() {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        s.display[6] = Some(own(1, "inn"));
    });
    t.play(0, "swap inn").chances(["tile cart", "tile cart"]);
    assert_eq!((t.state.discards[neutral("inn").idx()], t.state.discards[own(1, "inn").idx()]), (1, 1));
    assert_eq!(t.view(1).discards.len(), 2);
}

#[test]
fn ta32_without_a_card_draw_cannot_be_chosen() {
    let t = crate::t3_state::short_of_cards(&[], &[]);
    assert_eq!(t.expect_illegal(0, "draw"), "TA32");
}

#[test]
fn ta33_a_deadlock_scores_this_phase_and_those_to_come_once_each() {
    // Phase 2 is about to end: its scoring is made once, and the third phase is scored as well.
    let mut t = with(table(2), |s| {
        show(s, 0, 14);
        show(s, 1, 13);
        (s.phase, s.triggered) = (2, true);
        s.display = [None; 8];
        for (face, n) in game(2).parts().neutral.iter().enumerate() {
            s.removed[Tile::neutral(Face(face as u8)).idx()] = *n;
        }
        s.players[Seat(0)].hand.replace([11, 12, 11, 20, 16, 20, 16, 14]);
        s.players[Seat(1)].points.goods = 5;
        s.players[Seat(1)].points.phases = [2, 0, 0];
        s.turn = Seat(1);
    });
    t.play(1, "draw").chances(["card cart", "card cart"]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    assert_eq!(player(&t, 1).points.phases, [2, 5, 5]);
}
