//! Chapter 8.4: cooperative building.

use crate::common::*;
use signoria_core::{Game, Seat};

#[test]
fn f8_4_1_boards_lie_side_by_side_in_a_ring() {
    for seats in 2..=5 {
        let game = boxed(seats, COOP);
        let neighbours = |seat: u8| {
            let mut all: Vec<u8> = game.grids().faces[usize::from(seat)].iter().map(|face| face.neighbour.0).collect();
            all.sort_unstable();
            all
        };
        for seat in 0..seats {
            let mut ring = vec![(seat + 1) % seats, (seat + seats - 1) % seats];
            ring.sort_unstable();
            ring.dedup();
            assert_eq!(neighbours(seat), ring);
        }
    }
    // Facing cells: the right column of the first board and the left one of the second.
    let game = boxed(2, COOP);
    let face = &game.grids().faces[0][0];
    assert_eq!(
        face.cells,
        signoria_florence::around(0) | (0..7).fold(0, |set, row| set | signoria_florence::bit(6, row))
    );
    assert_eq!(face.facing(signoria_florence::bit(0, 3)), signoria_florence::bit(6, 3));
    assert_eq!(face.facing(signoria_florence::bit(1, 3)), 0);
    // With three players the lower board faces four cells of the first and three of the second.
    let game = boxed(3, COOP);
    let counts: Vec<u32> = game.grids().faces[2].iter().map(|face| face.cells.count_ones()).collect();
    assert_eq!(counts, [4, 3]);
}

#[test]
fn f8_4_2_landscapes_lie_on_the_own_board_free_of_borders() {
    let mut t = auction_with(2, COOP, |game, s| lay(game, s, 1, "tower", [0, 1, 0, 0]));
    t.play(0, "name landscape").play(1, "pass").play(0, "landscape park");
    t.expect_legal(0, "place 0 1 6 0").expect_legal(0, "place 0 0 5 1");
    assert_eq!(t.expect_illegal(0, "place 0 0 6 0"), "F5.5.6");
}

#[test]
fn f8_4_3_building_alone_at_a_border() {
    let at_border = |builders: u8, beyond: bool| {
        let mut t = turn_with(2, COOP, |game, s| {
            s.players[Seat(0)].builders = builders;
            if beyond {
                lay(game, s, 1, "chapel", [0, 0, 0, 0]);
            }
        });
        t.play(0, "build tower");
        t.legal_like(0, "place 0 1 6 0").len() == 1
    };
    assert_eq!([at_border(0, false), at_border(1, false), at_border(2, false)], [false, true, true]);
    assert_eq!([at_border(1, true), at_border(2, true)], [false, true]);
    let mut t = turn(2, COOP);
    t.play(0, "build tower");
    assert_eq!(t.expect_illegal(0, "place 0 1 6 0"), "F8.4.3");
    assert_eq!(watch(&t).players[0].border_closed.len(), 7);
}

#[test]
fn f8_4_3_a_palace_beyond_a_border_counts_as_a_building() {
    // A host's own boards, the palaces at the left edge.
    let mut parts = Components::default();
    parts.palaces[1] =
        [0, 1, 2].into_iter().fold(0, |set, x| set | signoria_florence::bit(x, 0) | signoria_florence::bit(x, 1));
    let game = Florence::new(parts, 2, COOP).unwrap();
    let closed = |builders: u8| {
        let mut s = game.start();
        s.players[Seat(0)].builders = builders;
        game.view(&s, signoria_core::Viewer::Watcher).players[0].border_closed.clone()
    };
    assert_eq!((closed(0).len(), closed(1), closed(2).len()), (7, vec![[6, 0], [6, 1]], 0));
}

/// Seat 0 offers a building on a place for a sum.
fn offers(t: &mut Table, what: &str, place: &str, sum: u32) {
    t.play(0, &format!("offer 1 {what}")).play(0, place).play(0, &format!("ask {sum}"));
}

#[test]
fn f8_4_4_a_joint_building_lies_on_both_boards() {
    let mut t = turn(2, COOP);
    offers(&mut t, "tower", "across 0 0 6 0", 300);
    t.play(1, "accept");
    let tiles = |seat: usize| watch(&t).players[seat].tiles[0].clone();
    assert_eq!((tiles(0).cells, tiles(0).with), (vec![[6, 0]], Some(Seat(1))));
    assert_eq!((tiles(1).cells, tiles(1).with), (vec![[0, 0], [1, 0]], Some(Seat(0))));
}

#[test]
fn f8_4_5_what_a_joint_building_needs() {
    // Neither partner has it, and each board has its own builders.
    let t = turn_with(2, COOP, |game, s| lay(game, s, 0, "tower", [0, 0, 0, 0]));
    assert_eq!(t.expect_illegal(0, "offer 1 tower"), "F8.4.5");
    let mut t = turn_with(2, COOP, |game, s| {
        lay(game, s, 0, "chapel", [0, 0, 5, 1]);
        lay(game, s, 1, "theater", [0, 0, 0, 5]);
        s.players[Seat(1)].builders = 2;
    });
    t.play(0, "offer 1 tower");
    // On the first board the tile would touch the chapel; on the second one it may touch.
    assert_eq!(t.expect_illegal(0, "across 0 0 5 3"), "F8.4.5");
    t.expect_legal(0, "across 0 0 5 4");
    // What lies beyond the border does not matter: no builder is needed for it.
    assert_eq!(player(&t, 0).builders, 0);
}

#[test]
fn f8_4_6_the_partner_pays_the_builder_and_he_the_bank() {
    let mut t = turn_with(2, COOP, |_, s| purses(s, &[1, 20]));
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0");
    // The builder lacks 600.
    assert_eq!((t.legal(0)[0].as_str(), t.legal(0).last().unwrap().as_str()), ("ask 600", "ask 2000"));
    t.play(0, "ask 900").play(1, "accept");
    assert_eq!((money(&t, 0), money(&t, 1)), (300, 1100));
    // Whoever builds may count on prestige, and sells only what lacks when the offer is accepted.
    let mut t = turn_with(2, COOP, |_, s| {
        purses(s, &[1, 20]);
        s.players[Seat(0)].pp = 5;
    });
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0");
    assert_eq!(t.legal(0)[0], "ask 100");
    let first = &t.view(0).steps[0];
    assert_eq!((first.florins, first.points, first.money, first.pp), (100, 5, 0, 3));
    t.play(0, "ask 200").play(1, "decline");
    assert_eq!(pp(&t, 0), 5);
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0").play(0, "ask 200");
    assert_eq!(watch(&t).offer.unwrap().left, Some([0, 1800]));
    t.play(1, "accept");
    assert_eq!((money(&t, 0), pp(&t, 0), money(&t, 1)), (0, 5 - 4 + 3, 1800));
    // Three refused offers in a turn, and no fourth.
    let mut t = turn(2, COOP);
    for _ in 0..3 {
        offers(&mut t, "tower", "across 0 0 6 0", 0);
        t.play(1, "decline");
    }
    assert_eq!(t.expect_illegal(0, "offer 1 tower"), "F8.4.6");
    t.expect_legal(0, "build tower");
}

#[test]
fn f8_4_7_both_get_3_and_one_action_is_used() {
    let mut t = turn(2, COOP);
    offers(&mut t, "tower", "across 0 0 6 0", 0);
    t.play(1, "accept");
    assert_eq!([pp(&t, 0), pp(&t, 1)], [3, 3]);
    assert_eq!([player(&t, 0).actions, player(&t, 1).actions], [1, 0]);
}

#[test]
fn f8_4_8_the_building_counts_for_both() {
    let mut t = turn(2, COOP);
    offers(&mut t, "theater", "across 0 0 5 0", 0);
    t.play(1, "accept").play(0, "end");
    for seat in [0, 1] {
        let counts = t.game.counts(&t.state, Seat(seat));
        assert_eq!((counts[Term::Building], counts[Term::BuildingMedium]), (1, 1));
    }
    assert_eq!(t.expect_illegal(1, "build theater"), "F5.4.21");
    let empty: Vec<u8> = watch(&t).players.iter().map(|p| p.empty).collect();
    assert_eq!(empty.iter().sum::<u8>(), 86 - 5);
    assert!(empty[0] != empty[1]);
}

#[test]
fn f8_4_9_only_neighbours_are_partners() {
    let t = turn(5, COOP);
    assert_eq!(t.expect_illegal(0, "offer 2 tower"), "F8.4.9");
    assert_eq!(t.expect_illegal(0, "offer 3 tower"), "F8.4.9");
    t.expect_legal(0, "offer 1 tower").expect_legal(0, "offer 4 tower");
}

#[test]
fn f8_4_10_with_the_muse_the_partner_sells_nothing() {
    let mut t = turn_with(2, BOTH, |_, s| {
        s.players[Seat(1)].pp = 5;
        purses(s, &[20, 4]);
    });
    t.play(0, "offer 1 tower").play(0, "across 0 0 6 0");
    assert_eq!(t.legal(0).last().unwrap(), "ask 400");
    t.play(0, "ask 400");
    assert_eq!(t.legal(1), ["accept", "decline"]);
}

#[test]
fn f8_4_11_places_on_the_common_grid() {
    // With five players the fifth board begins at column -3.
    let t = turn(5, COOP);
    let mut t = with(t, |_, s| {
        s.frames =
            signoria_florence::Frames::of(signoria_florence::Frame::Step(signoria_florence::Step::Turn(Seat(4))));
        s.frames.ask(signoria_florence::Question::Turn(Seat(4)));
    });
    t.play(4, "offer 0 tower");
    assert!(t.legal(4).iter().any(|place| place.starts_with("across 0 1 ")));
    let named: Vec<_> =
        t.legal(4).iter().map(|place| place.split(' ').skip(3).map(str::to_owned).collect::<Vec<_>>()).collect();
    assert!(named.iter().all(|at| at[1] == "5" || at[1] == "6"));
    // 29 placements have an empty corner off every board.
    let game = boxed(5, COOP);
    let off = |action: Action| {
        let Action::Across { column, row, .. } = action else { panic!("a joint place") };
        let on = |[x, y]: [i8; 2]| (x..x + 7).contains(&column) && (y..y + 7).contains(&row);
        !game.grids().corners.iter().any(|corner| on(*corner))
    };
    let joints = game.grids().borders.iter().flat_map(|border| border.joints.iter().flatten());
    assert_eq!(joints.clone().filter(|joint| off(joint.action)).count(), 29);
    assert!(joints.clone().any(|joint| matches!(joint.action, Action::Across { column: -3..0, .. })));
}
