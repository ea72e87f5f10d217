//! Chapter 3: state, information, randomness.

use crate::table::{base, dealt, idle, player, roll, turn, variant};
use signoria_burgundy::pieces::Space;
use signoria_burgundy::{Burgundy, Components, Draw, Event, Frame, Options, Question, Variant};
use signoria_core::{Bag, Game, Seat, ToAct, Viewer};
use signoria_testkit::Scenario;

fn weights(t: &Scenario<Burgundy>) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
}

#[test]
fn b3_1_everything_public_stands_in_the_view() {
    let mut t = turn(2)
        .dice([2, 5])
        .lay(0, &[(18, "ship")])
        .store(0, &["ship", "cow_2", "mine"])
        .depot("2.3", "castle")
        .black(2, "bank")
        .stock(3, &[1, 2, 3, 4])
        .goods(0, &[1])
        .sold(0, &[6])
        .silver(0, 2)
        .workers(0, 3)
        .go();
    t.play(0, "take 0 2.3 discard 1").play(0, "buy black.2 discard 1");
    t.play(0, "place 1 0 20");
    t.play(0, "ship 3");
    let view = t.view(1);
    assert_eq!((view.phase, view.round, view.step, view.active), (0, 1, "goods", Some(Seat(0))));
    assert_eq!((view.named, view.bought, view.white), (vec![3], true, Some(1)));
    assert_eq!((view.order, view.moved), (vec![Seat(0), Seat(1)], 0));
    assert_eq!((view.track[1].clone(), view.track[0].clone()), (vec![Seat(0)], vec![Seat(1)]));
    assert_eq!(
        view.removed.iter().map(|(tile, n)| (tile.word(), *n)).collect::<Vec<_>>(),
        [("castle", 1), ("cow_2", 1)]
    );
    assert_eq!(view.depots[2].goods, [0, 1, 1, 1, 0, 0]);
    assert_eq!(view.coming, [None, Some(5), Some(5), Some(5), Some(5)]);
    assert_eq!(view.goods_stacks, [0, 5, 5, 5, 5]);
    assert!(view.black.iter().all(Option::is_none) && view.stacks.iter().all(|stack| stack.left > 0));
    let p = &view.players[0];
    assert_eq!(
        (p.silverlings, p.workers, t.game.standings(&t.state, Viewer::Watcher)[0].score, p.goods.clone()),
        (0, 3, 0, vec![2, 0, 0, 0, 0, 0])
    );
    assert_eq!(p.sold, [0, 0, 0, 0, 0, 1]);
    assert_eq!(p.storage.iter().map(|t| t.map(|t| t.word())).collect::<Vec<_>>(), [None, Some("bank"), Some("mine")]);
    assert_eq!(p.dice.iter().map(|d| (d.value, d.used)).collect::<Vec<_>>(), [(Some(2), true), (Some(5), true)]);
    let board = p.board.as_ref().unwrap();
    assert_eq!((board.number, board.cells[19].tile.map(|t| t.word())), (1, Some("ship")));
}

#[test]
fn b3_2_what_lies_face_down_stands_in_no_view() {
    let t = dealt(base(3));
    let mut other = t.state.clone();
    other.goods = Bag::new([t.state.goods.len() as u8, 0, 0, 0, 0, 0]);
    other.stacks.buildings = Bag::new([0, 0, 0, 0, 0, 0, 0, t.state.stacks.buildings.len() as u8]);
    assert_ne!(t.state, other);
    assert_eq!(t.game.view(&t.state, Viewer::Seat(Seat(0))), t.game.view(&other, Viewer::Seat(Seat(0))));
}

#[test]
fn b3_3_sold_goods_are_shown_to_all() {
    let mut t = turn(2).dice([2, 1]).goods(0, &[2, 2]).go();
    t.play(0, "sell 0 2");
    assert_eq!(t.view(1).players[0].sold, [0, 2, 0, 0, 0, 0]);
}

#[test]
fn b3_4_nobody_knows_more_than_others_in_the_base_game() {
    let t = dealt(base(4));
    let watcher = t.game.view(&t.state, Viewer::Watcher);
    assert!((0..4).all(|seat| t.view(seat) == watcher));
}

#[test]
fn b3_5_draws_are_without_replacement_from_what_is_left() {
    let mut t = Scenario::new(base(2));
    t.chances(["goods 1", "goods 1", "goods 1", "goods 2", "goods 2", "goods 3"]);
    // Space 1.2 of two players takes a building; 1.3 a ship, which needs no draw.
    assert_eq!(t.state.frames.top(), Frame::Draw(Draw::Depot(Space::no(1, 2))));
    t.chance("tile bank");
    t.drive(|_, _, _| unreachable!(), |_, s| s.frames.top() == Frame::Draw(Draw::Depot(Space::no(3, 3))));
    let weights = weights(&t);
    let bank = weights.iter().find(|(tile, _)| tile == "tile bank").unwrap();
    assert_eq!(bank.1, 4);
}

#[test]
fn b3_5_1_the_first_seat_is_drawn_first_of_all() {
    let t = Scenario::new(Burgundy::new(Components::default(), 3, Options::default()).unwrap());
    assert_eq!(t.state.frames.top(), Frame::Draw(Draw::FirstPlayer));
    assert_eq!(weights(&t), [0, 1, 2].map(|seat| (format!("first {seat}"), 1)));
}

#[test]
fn b3_5_2_goods_are_turned_up_three_a_player_in_round_order_and_five_a_phase() {
    let mut t = Scenario::new(Burgundy::new(Components::default(), 2, Options::default()).unwrap());
    t.chance("first 1");
    t.take_events();
    t.chances(["goods 1", "goods 2", "goods 3", "goods 4", "goods 5", "goods 6"]);
    let events = t.take_events();
    let dealt: Vec<_> = events
        .iter()
        .filter_map(|e| match e {
            Event::GoodsDealt { seat, goods } => Some((seat.0, *goods)),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [(1, 1), (1, 2), (1, 3), (0, 4), (0, 5), (0, 6)]);
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Goods { .. })));
    t.chances(["goods 6", "goods 1", "goods 2", "goods 2", "goods 3"]);
    assert_eq!(t.view(0).coming, [6, 1, 2, 2, 3].map(Some));
    // To the end of the game the eleven tiles of the box stay where they are.
    t.drive(crate::table::lazy, |_, s| s.frames.top() == Frame::Over);
    assert_eq!(t.state.goods.len(), 11);
}

#[test]
fn b3_5_3_depots_are_filled_from_one_to_six_and_then_the_black_one() {
    let mut t = Scenario::new(base(4));
    t.drive(|_, _, _| unreachable!(), |_, s| s.frames.top() == Frame::Ask(Question::Turn));
    let laid: Vec<String> = t
        .take_events()
        .into_iter()
        .filter_map(|e| match e {
            Event::TileLaid { at, .. } => Some(at.to_string()),
            _ => None,
        })
        .collect();
    let mut expected: Vec<String> = (1..=6).flat_map(|d| (1..=4).map(move |s| format!("{d}.{s}"))).collect();
    expected.extend((1..=8).map(|i| format!("black.{i}")));
    assert_eq!(laid, expected);
}

#[test]
fn b3_5_4_all_dice_are_rolled_in_round_order_before_anybody_decides() {
    let mut t = Scenario::new(base(3));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Die { .. })));
    assert_eq!(weights(&t), [1, 2, 3, 4, 5, 6].map(|n| (format!("die {n}"), 1)));
    roll(&mut t, &[1, 2, 3, 4, 5, 6]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    roll(&mut t, &[4]);
    assert_eq!([0, 1, 2].map(|seat| player(&t, seat).dice), [[1, 2], [3, 4], [5, 6]]);
    assert_eq!((t.state.white, t.state.frames.top()), (4, Frame::Ask(Question::Turn)));
}

#[test]
fn b3_5_5_sheets_are_dealt_in_round_order_without_replacement() {
    let mut t = Scenario::new(variant(3, Variant::Open));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Sheet { .. })));
    assert_eq!(weights(&t).len(), 6);
    t.chances(["sheet 5", "sheet 2"]);
    assert_eq!(weights(&t), [1, 3, 4, 6].map(|n| (format!("sheet {n}"), 1)));
    t.chance("sheet 1");
    assert_eq!([0, 1, 2].map(|seat| t.state.sheets[Seat(seat)]), [5, 2, 1]);
}

#[test]
fn b3_6_removed_tiles_and_sold_goods_never_return() {
    let mut t = turn(2).round(5).place(1).dice_of(1, [2, 2]).goods(1, &[2]).depot("4.2", "ship").black(1, "cow_4").go();
    t.play(1, "sell 0 2");
    let sold = player(&t, 1).sold;
    let hidden = t.state.goods;
    idle(&mut t);
    assert_eq!(t.state.removed.outcomes().map(|(_, n)| n).sum::<u32>(), 2);
    t.deal(|_, possible| possible[0]);
    assert_eq!(t.state.removed.outcomes().map(|(_, n)| n).sum::<u32>(), 2);
    assert_eq!(player(&t, 1).sold, sold);
    assert_eq!(t.state.goods.len(), hidden.len() - 5);
}
