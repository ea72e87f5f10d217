//! Chapter 9: the test vectors.

use crate::common::*;
use crate::t3_state::short_of_cards;
use crate::t5_place::{ready, village};
use crate::t6_effects::{goods, placing};
use crate::t8_scoring::last_turn;
use signoria_core::{Game, Seat, ToAct};

/// The cards that a draw brings with so many bonus tiles.
#[test]
fn tv1_draw_with_0_1_and_3_bonus_tiles() {
    for (tiles, cards) in [(0, 3), (1, 4), (3, 6)] {
        let mut t = with(table(2), |s| {
            all_but(&game(2), s, 0, Kind::Village, 1);
            s.players[Seat(0)].bonus[Bonus::ExtraRegionCard as usize] = tiles;
        });
        draw(&mut t, 0);
        assert_eq!(player(&t, 0).held, cards);
    }
}

/// Seat 0 places a monastery as the second or third of a region of three.
fn third_monastery(covered: usize) -> Table {
    let mut region = Vec::new();
    let mut t = with(table(2), |s| {
        region = all_but(&game(2), s, 0, Kind::Monastery, 3);
        hold(s, 0, &[(Kind::Monastery, 2)]);
        // From the end on, so that the field to be covered lies beside a placed piece in any case.
        for field in region.iter().rev().take(covered) {
            s.players[Seat(0)].pieces[usize::from(*field)] = Some(Piece::Tile(neutral("monastery")));
        }
        s.display[6] = Some(own(1, "village"));
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "monastery")));
    });
    t.play(0, &format!("place 0 {}", region[0])).play(0, "pay card card");
    t.chances(["card inn", "card inn", "card inn"]);
    t
}

#[test]
fn tv2_a_second_monastery_in_a_region_of_three() {
    let t = third_monastery(1);
    assert_eq!((player(&t, 0).points.regions, hand(&t, 0)), (0, [0, 0, 3, 0, 0, 0, 0, 0]));
}

#[test]
fn tv3_a_third_monastery_completes_the_region() {
    let t = third_monastery(2);
    assert_eq!((player(&t, 0).points.regions, player(&t, 0).held), (6, 3));
}

#[test]
fn tv4_a_hexagon_on_light_green_paid_with_a_pair_and_a_card() {
    let mut t = ready(Piece::Hexagon, &[(Kind::City, 2), (Kind::Agriculture, 1)], 0);
    t.play(0, "place 0 4").play(0, "pay card city");
    assert_eq!((player(&t, 0).held, t.state.spent.len(), green(&t, 0)), (0, 3, 1));
}

#[test]
fn tv5_olives_and_grapes_beside_grapes() {
    let mut region = Vec::new();
    let mut t = with(table(2), |s| {
        region = all_but(&game(2), s, 0, Kind::Agriculture, 3);
        hold(s, 0, &[(Kind::Agriculture, 2)]);
        s.players[Seat(0)].pieces[usize::from(region[2])] = Some(Piece::Tile(neutral("agriculture1")));
        s.display[3] = Some(own(1, "village"));
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "agriculture1")));
    });
    t.play(0, &format!("place 0 {}", region[0])).play(0, "pay card card");
    assert_eq!((player(&t, 0).points.goods, player(&t, 0).points.regions), (1, 0));
}

#[test]
fn tv6_a_quarry_with_two_bonus_tiles() {
    assert_eq!(player(&placing(Kind::Quarry, "quarry", Some((Bonus::ExtraMarble, 2))), 0).marble, 3);
}

#[test]
fn tv7_a_village_with_one_bonus_tile() {
    assert_eq!(player(&placing(Kind::Village, "village", Some((Bonus::ExtraWorker, 1))), 0).workers, 2);
}

#[test]
fn tv8_draw_then_marble_then_place() {
    let mut t = with(ready(village(), &[(Kind::Village, 1)], 0), |s| s.players[Seat(0)].marble = 2);
    t.play(0, "draw").chances(["card village", "card inn", "card inn"]);
    t.play(0, "place 0 8").play(0, "pay card card");
    assert_eq!((player(&t, 0).marble, player(&t, 0).held, t.state.turn), (1, 2, Seat(1)));
}

#[test]
fn tv9_a_worker_and_a_pair_for_a_city() {
    let mut t = ready(Piece::Tile(own(0, "city")), &[(Kind::Agriculture, 2)], 1);
    t.play(0, "place 0 2").play(0, "pay agriculture worker");
    assert_eq!((player(&t, 0).held, player(&t, 0).workers), (0, 0));
    t.expect_legal(0, "bonus card").expect_legal(0, "decline");
}

#[test]
fn tv10_two_workers_place_any_tile() {
    let mut t = ready(Piece::Tile(own(0, "quarry")), &[], 2);
    t.play(0, "place 0 9").play(0, "pay worker worker");
    assert_eq!(player(&t, 0).workers, 0);
}

#[test]
fn tv11_four_equal_cards_of_another_kind() {
    let mut t = ready(village(), &[(Kind::Cart, 4)], 0);
    t.play(0, "place 0 8").play(0, "pay cart cart");
    assert_eq!((player(&t, 0).held, t.state.spent.len()), (0, 4));
}

/// Seat 0 has these points when seat 1 ends a phase.
fn scored(phase: u8, green: u8, red: u8) -> (u16, u8) {
    let mut t = with(table(2), |s| {
        s.phase = phase;
        show(s, 1, 7 * phase - 1);
        let points = &mut s.players[Seat(0)].points;
        (points.regions, points.red_yields) = (green, red);
    });
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert_eq!(t.state.phase, phase + 1);
    (crate::common::red(&t, 0), crate::common::green(&t, 0))
}

#[test]
fn tv12_phase_one_scores_9_green() {
    assert_eq!(scored(1, 9, 4), (13, 9));
}

#[test]
fn tv13_phase_two_scores_22_green() {
    assert_eq!(scored(2, 22, 15), (37, 22));
}

#[test]
fn tv14_two_hexagons_for_one_space() {
    let mut t = placing(Kind::Cart, "cart", Some((Bonus::ExtraYieldCard, 1)));
    t.chances(["yield 7", "yield 7"]);
    assert_eq!((player(&t, 0).storage[0], red(&t, 0)), (Some(Piece::Hexagon), 2));
    assert_eq!(player(&t, 0).storage.iter().flatten().count(), 1);
}

#[test]
fn tv15_storage_as_the_first_bonus_tile() {
    let mut t = opened(2);
    t.play(0, "bonus storage");
    assert_eq!((green(&t, 0), t.view(0).players[0].storage.len()), (2, 2));
}

#[test]
fn tv16_three_equal_cards_of_another_kind_do_not_pay() {
    let t = ready(village(), &[(Kind::Cart, 3)], 0);
    assert_eq!(t.expect_illegal(0, "place 0 8"), "T5.3.2");
}

#[test]
fn tv17_a_card_and_a_worker_pay() {
    let mut t = ready(village(), &[(Kind::Village, 1)], 1);
    t.play(0, "place 0 8").play(0, "pay card worker");
    assert_eq!(player(&t, 0).held, 0);
}

#[test]
fn tv18_the_round_is_finished_before_the_scoring() {
    let mut t = with(table(3), |s| show(s, 1, 6));
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    assert_eq!((t.state.phase, t.state.turn), (1, Seat(2)));
    draw(&mut t, 2);
    assert_eq!((t.state.phase, t.state.turn), (2, Seat(0)));
}

#[test]
fn tv19_a_late_first_stack_ends_nothing() {
    let mut t = with(table(2), |s| {
        s.phase = 2;
        show(s, 0, 6);
        show(s, 1, 8);
    });
    take(&mut t, 0, 0, "village");
    assert!(!t.state.triggered);
    draw(&mut t, 1);
    assert_eq!(t.state.phase, 2);
}

#[test]
fn tv20_after_stack_three_both_play_once_more() {
    let mut t = with(table(2), |s| {
        s.phase = 3;
        show(s, 0, 20);
    });
    take(&mut t, 0, 0, "agriculture4");
    for seat in [1, 0, 1] {
        assert_ne!(t.game.to_act(&t.state), ToAct::Over);
        draw(&mut t, seat);
    }
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
}

#[test]
fn tv21_without_own_tiles_a_neutral_one_comes_and_triggers_nothing() {
    let mut t = with(table(2), |s| {
        (s.phase, s.triggered) = (3, true);
        show(s, 0, 21);
    });
    t.take_events();
    take(&mut t, 0, 0, "inn");
    assert_eq!(t.state.display[0], Some(neutral("inn")));
    assert_eq!(count(&t.take_events(), |event| matches!(event, Event::EndTriggered { .. })), 0);
}

#[test]
fn tv22_a_fifth_village_is_swept_away() {
    let mut t = with(table(2), |s| {
        let words = ["village", "village", "village", "village", "inn", "city", "quarry", "cart"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    take(&mut t, 0, 4, "village");
    assert_eq!(t.state.discards[neutral("village").idx()] + t.state.discards[own(0, "village").idx()], 5);
    t.chances(["tile inn", "tile city", "tile quarry", "tile cart", "tile monastery"]);
    assert_eq!(t.state.display.iter().flatten().count(), 8);
    assert_eq!(t.state.turn, Seat(1));
}

#[test]
fn tv23_the_last_castle_places_a_monastery() {
    let mut fields = (0, 0);
    let mut t = with(table(2), |s| {
        let monastery = all_but(&game(2), s, 0, Kind::Monastery, 1)[0];
        // An estate with a region of two castles whose third one is elsewhere, and a single monastery field.
        let castles = all_but(&game(2), s, 0, Kind::Castle, 2);
        let player = &mut s.players[Seat(0)];
        player.pieces[usize::from(castles[0])] = Some(Piece::Hexagon);
        let adjacent = game(2).adjacent(player.shifts).to_owned();
        let set = player.kinds[Kind::Monastery as usize];
        let alone = (0..30u8).find(|f| set >> f & 1 == 1 && adjacent[usize::from(*f)] & set == 0).unwrap_or(monastery);
        player.pieces[usize::from(alone)] = None;
        player.storage[0] = Some(Piece::Tile(own(0, "castle")));
        player.workers = 2;
        fields = (castles[1], alone);
    });
    let size_one = |t: &Table| {
        let player = player(t, 0);
        let set = player.kinds[Kind::Monastery as usize];
        t.game.adjacent(player.shifts)[usize::from(fields.1)] & set == 0
    };
    assert!(size_one(&t));
    t.play(0, &format!("place 0 {}", fields.0)).play(0, "pay worker worker");
    assert_eq!((player(&t, 0).points.regions, player(&t, 0).points.colours), (3, 2));
    t.play(0, &format!("free 6 {}", fields.1)).chance("tile village");
    t.chances(["card inn", "card inn", "card inn"]);
    assert_eq!((player(&t, 0).points.regions, player(&t, 0).points.colours), (3 + 1, 2 + 3));
    assert_eq!((t.state.display[6], player(&t, 0).held), (Some(own(0, "village")), 3));
}

#[test]
fn tv24_final_scoring() {
    let mut t = last_turn(|s| {
        hold(s, 0, &[(Kind::Village, 14)]);
        let player = &mut s.players[Seat(0)];
        player.bonus[Bonus::ExtraStorage as usize] = 1;
        player.storage = [Some(Piece::Tile(neutral("cart"))), Some(Piece::Hexagon), None, None, None];
        (player.marble, player.workers) = (2, 3);
        s.display[7] = Some(own(1, "quarry"));
    });
    draw(&mut t, 1);
    assert_eq!((player(&t, 0).points.kept, red(&t, 0)), ([2, 1, 1, 2, 3], 9));
}

/// The ranks with equal red points and these pieces and green points.
fn tied(empty: [u32; 2], green: [u8; 2]) -> Vec<u8> {
    let mut t = last_turn(|s| {
        for (seat, empty) in [0, 1].into_iter().zip(empty) {
            all_but(&game(2), s, seat, Kind::City, 1);
            let player = &mut s.players[Seat(seat)];
            // One field is empty; more pieces go off as long as everything hangs together.
            let adjacent = *game(2).adjacent(player.shifts);
            while (player.pieces.iter().filter(|piece| piece.is_none()).count() as u32) < empty {
                let off = (0..30).rev().find(|field| {
                    let pieces = player.pieces.iter().enumerate();
                    let left = pieces.filter(|(f, p)| p.is_some() && f != field).fold(0u32, |set, (f, _)| set | 1 << f);
                    player.pieces[*field] == Some(Piece::Hexagon) && hangs_together(&adjacent, left)
                });
                player.pieces[off.unwrap()] = None;
            }
            (player.points.regions, player.points.red_yields) =
                (green[usize::from(seat)], 60 - green[usize::from(seat)]);
        }
    });
    draw(&mut t, 1);
    t.game.outcome(&t.state).unwrap().ranks
}

fn hangs_together(adjacent: &[u32; 30], set: u32) -> bool {
    let mut seen = set & set.wrapping_neg();
    loop {
        let next = (0..30).filter(|f| seen >> f & 1 == 1).fold(seen, |all, f| all | adjacent[f] & set);
        if next == seen {
            return seen == set;
        }
        seen = next;
    }
}

#[test]
fn tv25_more_empty_fields_win_a_tie() {
    assert_eq!(tied([7, 5], [20, 30]), [1, 2]);
}

#[test]
fn tv26_red_passes_fifty() {
    let t = with(table(2), |s| {
        s.players[Seat(0)].points.red_yields = 45;
        s.players[Seat(0)].points.phases[0] = 9;
    });
    let seen = &t.view(0).players[0];
    assert_eq!((t.standing(0, 0).score, seen.markers[0], seen.lap), (54, 4, 50));
}

#[test]
fn tv27_a_stored_city_makes_room_for_a_village() {
    let mut t = ready(Piece::Tile(own(0, "city")), &[], 0);
    t.play(0, "take 5 for 0").chance("tile cart");
    assert_eq!(t.state.removed[own(0, "city").idx()], 1);
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Tile(neutral("village"))));
}

#[test]
fn tv28_the_third_who_completes_a_kind_gets_nothing() {
    let mut field = 0;
    let mut t = with(table(3), |s| {
        for seat in [1, 2] {
            all_but(&game(3), s, seat, Kind::Village, 1);
        }
        field = all_but(&game(3), s, 0, Kind::Monastery, 1)[0];
        s.players[Seat(0)].storage[0] = Some(Piece::Tile(own(0, "monastery")));
        s.players[Seat(0)].workers = 2;
    });
    t.play(0, &format!("place 0 {field}")).play(0, "pay worker worker");
    assert_eq!((player(&t, 0).points.colours, t.state.colours[Kind::Monastery as usize]), (0, 2));
}

#[test]
fn tv29_a_monastery_with_three_bonus_tiles_for_draws() {
    let mut t = placing(Kind::Monastery, "monastery", Some((Bonus::ExtraRegionCard, 3)));
    t.chances(["card inn", "card inn", "card inn"]);
    assert_eq!((player(&t, 0).held, t.state.turn), (3, Seat(1)));
}

#[test]
fn tv30_another_hexagon_in_a_region_with_one() {
    assert_eq!(goods(Piece::Hexagon, [Some(Piece::Hexagon), None]), 1);
}

#[test]
fn tv31_a_pair_and_a_worker_and_one_card_stays() {
    let mut t = ready(village(), &[(Kind::Cart, 3)], 1);
    t.play(0, "place 0 8").play(0, "pay cart worker");
    assert_eq!((player(&t, 0).held, player(&t, 0).workers), (1, 1), "the village brings a new worker");
}

#[test]
fn tv32_swapping_on_until_a_monastery_comes() {
    let mut t = with(table(2), |s| {
        all_but(&game(2), s, 0, Kind::Monastery, 1);
        let words = ["village", "village", "village", "inn", "city", "quarry", "cart", "castle"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    t.play(0, "swap village").chances(["tile quarry", "tile quarry", "tile city"]);
    assert!(t.legal(0).iter().all(|action| action.starts_with("swap")));
    t.play(0, "swap quarry").chances(["tile inn", "tile monastery", "tile inn"]);
    assert_eq!(t.legal(0), ["take 1"]);
}

#[test]
fn tv33_a_reshuffle_in_the_middle_of_a_draw() {
    let mut t = short_of_cards(&[(Kind::Inn, 1)], &[(Kind::Cart, 5)]);
    t.play(0, "draw").chances(["card inn", "card cart", "card cart"]);
    assert_eq!((t.state.deck.len(), t.state.spent.len(), player(&t, 0).held), (3, 0, 3));
}

#[test]
fn tv34_two_cards_are_left_and_then_none() {
    let mut t = short_of_cards(&[(Kind::Inn, 2)], &[]);
    t.play(0, "draw").chances(["card inn", "card inn"]);
    assert_eq!(player(&t, 0).held, 2);
    assert_eq!(t.expect_illegal(1, "draw"), "TA32");
}

#[test]
fn tv35_a_hexagon_on_blue_brings_a_hexagon() {
    let t = placing(Kind::Inn, "hexagon", None);
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Hexagon));
}

#[test]
fn tv36_no_goods_that_are_new() {
    let others = ["agriculture1", "agriculture2"].map(|word| Some(Piece::Tile(neutral(word))));
    assert_eq!(goods(Piece::Tile(own(0, "agriculture1")), others), 0);
}

#[test]
fn tv37_marble_gained_in_this_very_turn() {
    let mut t = placing(Kind::Quarry, "quarry", Some((Bonus::ExtraMarble, 1)));
    assert_eq!(player(&t, 0).marble, 2);
    draw(&mut t, 0);
    assert_eq!((player(&t, 0).marble, t.state.turn), (1, Seat(1)));
}

#[test]
fn tv38_a_castles_refill_triggers_the_end_of_the_phase() {
    let mut t = placing(Kind::Castle, "castle", None);
    // Everything is covered, so open a field first.
    let mut field = 0;
    t = with(t, |s| {
        show(s, 0, 6);
        s.removed[own(0, "castle").idx()] -= 1;
        let player = &mut s.players[Seat(0)];
        let set = player.kinds[Kind::Village as usize];
        field = set.trailing_zeros();
        player.pieces[field as usize] = None;
        s.turn = Seat(0);
        s.frames = Frames::of(Frame::Step(Step::TurnOver { extra: false }));
        s.frames.ask(Question::Castle { freed: 0 });
    });
    t.play(0, &format!("free 5 {field}")).chance("tile quarry");
    assert!(t.state.triggered);
}

#[test]
fn tv39_more_green_points_win_the_second_tie() {
    assert_eq!(tied([5, 5], [30, 28]), [1, 2]);
    assert_eq!(tied([5, 5], [30, 30]), [1, 1]);
}

#[test]
fn tv40_a_stored_hexagon_makes_room() {
    let mut t = ready(Piece::Hexagon, &[], 0);
    t.play(0, "take 5 for 0").chance("tile cart");
    assert_eq!(player(&t, 0).storage[0], Some(Piece::Tile(neutral("village"))));
    assert_eq!(t.state.removed, [0; signoria_tuscany::TILES]);
}

#[test]
fn tv41_a_third_stack_in_the_final_round_adds_no_round() {
    let mut t = last_turn(|s| show(s, 1, 20));
    take(&mut t, 1, 0, "agriculture4");
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
}

#[test]
fn tv42_a_castle_alone_in_its_region_scores_nothing_at_set_up() {
    let t = opened(2);
    assert_eq!((green(&t, 0), player(&t, 0).covered.count_ones()), (0, 1));
    let castles = player(&t, 0).kinds[Kind::Castle as usize];
    assert_eq!(t.game.adjacent(0)[5] & castles, 0, "a region of one field");
}
