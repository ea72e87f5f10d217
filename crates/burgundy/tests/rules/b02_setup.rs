//! Chapter 2: set-up.

use crate::table::{base, dealt, player};
use signoria_burgundy::pieces::{Cell, Kind, Space, Tile};
use signoria_burgundy::{Burgundy, Components, Draw, Event, Frame, Options, Question};
use signoria_core::{Game, Seat, ToAct, Viewer};
use signoria_testkit::Scenario;

#[test]
fn b2_1_seven_face_down_stacks_and_the_white_die_beside_the_board() {
    let s = base(2).start();
    assert_eq!(Kind::ALL.map(|kind| s.stacks.left(kind)), [14, 10, 20, 20, 20, 40]);
    assert_eq!((s.stacks.black.len(), s.white), (40, 0));
    // Shuffled: the first building is any of the eight kinds, five of each.
    let mut t = Scenario::new(base(2));
    t.chances(["goods 1", "goods 1", "goods 1", "goods 2", "goods 2", "goods 2"]);
    t.drive(|_, _, _| unreachable!(), |_, s| s.frames.top() == Frame::Draw(Draw::Depot(Space::no(1, 2))));
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [5; 8]);
}

#[test]
fn b2_2_five_stacks_of_five_goods_and_a_reserve_of_seventeen() {
    let t = Scenario::new(base(3));
    assert_eq!(t.view(0).goods_stacks, [5; 5]);
    assert_eq!(t.state.goods.len(), 25 + 17);
}

#[test]
fn b2_3_twelve_bonus_tiles_lie_ready() {
    let t = Scenario::new(base(4));
    assert!(Kind::ALL.iter().all(|kind| t.game.bonus_left(&t.state, *kind) == [true; 2]));
    assert!(t.view(0).bonus.iter().all(|b| b.large_owner.is_none() && b.small_owner.is_none()));
}

#[test]
fn b2_4_everybody_has_board_one() {
    let t = dealt(base(4));
    assert_eq!([0, 1, 2, 3].map(|seat| player(&t, seat).board), [1; 4]);
}

#[test]
fn b2_5_the_starting_castle_covers_the_centre_and_scores_nothing() {
    let t = dealt(base(3));
    for seat in 0..3 {
        let p = player(&t, seat);
        assert_eq!((p.tile(Cell::no(19)), p.covered, p.vp()), (Some(Tile::CASTLE), Cell::no(19).bit(), 0));
    }
    // Two castles lie on the depots of three players.
    assert_eq!(t.state.stacks.castles, 14 - 3 - 2);
}

#[test]
fn b2_6_three_goods_each_lie_open_with_equal_types_together() {
    for (seats, in_the_box) in [(2, 11), (3, 8), (4, 5)] {
        let mut t = Scenario::new(base(seats));
        t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Depot(_))));
        assert_eq!(t.state.goods.len(), 25 + in_the_box);
        assert!((0..seats).all(|seat| player(&t, seat).goods.iter().sum::<u8>() == 3));
        assert_eq!(t.view(0).players[1].goods, t.view(1).players[1].goods);
    }
    let mut t = Scenario::new(base(2));
    t.chances(["goods 2", "goods 5", "goods 2"]);
    assert_eq!(player(&t, 0).goods, [0, 2, 0, 0, 1, 0]);
}

#[test]
fn b2_7_two_dice_one_silverling_no_points() {
    let t = dealt(base(2));
    for seat in t.view(0).players {
        assert_eq!((seat.dice.len(), seat.silverlings), (2, 1));
    }
    assert!(t.game.standings(&t.state, Viewer::Watcher).iter().all(|standing| standing.score == 0));
}

#[test]
fn b2_8_clockwise_from_a_random_first_player_more_workers() {
    let mut t = Scenario::new(Burgundy::new(Components::default(), 4, Options::default()).unwrap());
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(
        outcomes.iter().map(|(first, weight)| (first.to_string(), *weight)).collect::<Vec<_>>(),
        [("first 0".to_owned(), 1), ("first 1".to_owned(), 1), ("first 2".to_owned(), 1), ("first 3".to_owned(), 1)]
    );
    t.chance("first 2");
    assert_eq!([2, 3, 0, 1].map(|seat| player(&t, seat).workers), [1, 2, 3, 4]);
}

#[test]
fn b2_9_the_markers_lie_in_one_stack_and_the_first_player_has_the_white_die() {
    let mut t = Scenario::new(Burgundy::new(Components::default(), 3, Options::default()).unwrap());
    t.chance("first 1");
    let view = t.view(0);
    assert_eq!(view.track[0], [Seat(1), Seat(2), Seat(0)]);
    assert!(view.track[1..].iter().all(Vec::is_empty));
    assert_eq!(view.white_holder, Some(Seat(1)));
}

#[test]
fn b2_10_nobody_chooses_anything_before_the_first_turn() {
    let mut t = Scenario::new(base(4));
    let mut phases = 0;
    while t.game.to_act(&t.state) == ToAct::Chance {
        let mut outcomes = Vec::new();
        t.game.chance(&t.state, &mut outcomes);
        let outcome = outcomes[0].0.to_string();
        t.chance(&outcome);
        phases += t.take_events().iter().filter(|e| matches!(e, Event::PhaseStarted { phase: 0, .. })).count();
    }
    assert_eq!((phases, t.state.frames.top(), t.state.phase, t.state.round), (1, Frame::Ask(Question::Turn), 0, 1));
}

#[test]
fn b2_11_numbers_by_player_count() {
    let rows = [(2, 12, 4, 2, [5, 2]), (3, 18, 6, 3, [6, 3]), (4, 24, 8, 4, [7, 4])];
    for (seats, spaces, black, goods_vp, bonus) in rows {
        let t = dealt(base(seats));
        let view = t.game.view(&t.state, Viewer::Watcher);
        assert_eq!(view.depots.iter().map(|depot| depot.spaces.len()).sum::<usize>(), spaces);
        assert_eq!(view.black.iter().flatten().count(), black);
        assert_eq!(
            (0..seats).map(|seat| player(&t, seat).workers).collect::<Vec<_>>(),
            (1..=seats).collect::<Vec<_>>()
        );
        assert_eq!(view.goods_vp, goods_vp);
        assert!(view.bonus.iter().all(|tiles| [tiles.large, tiles.small] == bonus));
    }
}
