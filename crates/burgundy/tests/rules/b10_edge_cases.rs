//! Chapter 10: edge cases.

use crate::table::{base, hexes, idle, lazy, next_turn, on, player, purse, roll, stored, turn, vp};
use signoria_burgundy::pieces::{Cell, Kind, Tile};
use signoria_burgundy::{Event, Frame, Points, Question};
use signoria_core::{Game, Seat, ToAct};
use signoria_testkit::Scenario;

#[test]
fn b10_1_an_empty_depot_cannot_be_chosen() {
    let t = turn(2).dice([3, 4]).silver(0, 2).know(0, &[6]).depot("1.2", "bank").go();
    assert_eq!(t.legal_like(0, "take"), [""; 0]);
    assert_eq!(t.expect_illegal(0, "take 0 3.1"), "B10.1");
    assert_eq!(t.expect_illegal(0, "buy black.1"), "B10.1");
    assert_eq!(t.expect_illegal(0, "buy 3.1"), "B10.1");
}

#[test]
fn b10_2_workers_are_always_left_for_a_die() {
    let mut t = turn(2).store(0, &["castle", "castle", "castle"]).go();
    assert_eq!(t.legal(0), ["workers 0", "workers 1"]);
    t.play(0, "workers 1").play(0, "workers 0");
    assert_eq!(purse(&t, 0).0, 4);
}

#[test]
fn b10_3_stacks_never_run_out() {
    for seats in 2..=4 {
        let mut t = Scenario::new(base(seats));
        // Every space in use is filled in every phase.
        t.drive(lazy, |game, s| {
            if s.frames.top() == Frame::Ask(Question::Turn)
                && s.round == 1
                && s.turn == 0
                && s.players.0[0].used == [false; 2]
            {
                let filled = s.depots.iter().chain(&s.black).flatten().count();
                assert_eq!(filled, [16, 24, 32][usize::from(game.seats()) - 2], "phase {}", s.phase);
            }
            s.frames.top() == Frame::Over
        });
    }
}

#[test]
fn b10_4_there_is_no_limit_to_silverlings_and_workers() {
    let mut t = turn(2).dice([3, 1]).workers(0, 200).silver(0, 100).know(0, &[13, 14]).store(0, &["bank"]).go();
    t.play(0, "place 0 0 12").play(0, "workers 1");
    assert_eq!(purse(&t, 0), (204, 103));
}

#[test]
fn b10_5_a_stored_tile_is_discarded_only_when_room_is_needed() {
    let t = turn(2).dice([4, 1]).silver(0, 2).store(0, &["bank", "mine"]).depot("4.2", "ship").black(1, "ship").go();
    assert_eq!(t.expect_illegal(0, "take 0 4.2 discard 0"), "BA9");
    assert_eq!(t.expect_illegal(0, "buy black.1 discard 0"), "BA9");
}

#[test]
fn b10_6_a_tile_that_fits_nowhere_stays_in_storage() {
    let mines = [(25, "mine"), (30, "mine"), (34, "mine")];
    let mut t = turn(2).dice([4, 3]).lay(0, &mines).store(0, &["mine", "ship", "cow_2"]).depot("4.2", "ship").go();
    assert_eq!(hexes(&t, 0, "place 0 0"), [0; 0]);
    t.play(0, "workers 0").play(0, "workers 1");
    assert_eq!(stored(&t, 0), ["mine", "ship", "cow_2"]);
    let t = turn(2).dice([4, 3]).lay(0, &mines).store(0, &["mine", "ship", "cow_2"]).depot("4.2", "ship").go();
    assert_eq!(t.legal_like(0, "take 0").len(), 3);
}

#[test]
fn b10_7_a_building_without_a_target_may_be_placed() {
    for building in ["warehouse", "carpenter_workshop", "church", "market", "city_hall"] {
        let mut t = turn(2).dice([3, 1]).store(0, &[building]).go();
        t.play(0, "place 0 0 12");
        assert_eq!((t.state.frames.top(), player(&t, 0).covered.count_ones()), (Frame::Ask(Question::Turn), 2));
    }
}

#[test]
fn b10_8_a_chain_ends_with_the_stored_tiles() {
    let mut t = turn(2).dice([3, 1]).know(0, &[1]).store(0, &["city_hall", "castle", "city_hall"]).go();
    t.play(0, "place 0 0 12").play(0, "place free 1 7").play(0, "place free 2 14");
    // Nothing is stored any more: the last city hall has nothing to place.
    assert_eq!((t.state.frames.top(), player(&t, 0).covered.count_ones()), (Frame::Ask(Question::Turn), 5));
    // An effect that takes a tile ends the chain.
    let mut t = turn(2).dice([3, 1]).store(0, &["church", "castle"]).depot("5.2", "mine").go();
    t.play(0, "place 0 0 12").play(0, "take free 5.2");
    assert_eq!(t.state.frames.top(), Frame::Ask(Question::Turn));
}

#[test]
fn b10_9_a_ship_without_goods_only_moves_the_marker() {
    let mut t = turn(2).dice([5, 1]).store(0, &["ship"]).go();
    t.play(0, "place 0 0 20");
    assert_eq!(
        (player(&t, 0).marker, player(&t, 0).goods, t.state.frames.top()),
        (1, [0; 6], Frame::Ask(Question::Turn))
    );
}

#[test]
fn b10_10_goods_that_stay_on_a_depot_stay_in_later_phases() {
    let mut t = turn(2).round(5).place(1).dice_of(1, [5, 1]).store(1, &["ship"]).goods(1, &[4, 5, 6]);
    t = t.stock(3, &[1, 1, 2]);
    let mut t = t.go();
    t.play(1, "place 0 0 20").play(1, "ship 3");
    assert_eq!(t.state.depot_goods[2], [2, 1, 0, 0, 0, 0]);
    next_turn(&mut t);
    assert_eq!((t.state.phase, t.state.depot_goods[2][..2].to_vec()), (1, vec![2, 1]));
}

#[test]
fn b10_11_six_ships_bring_a_marker_to_the_last_space() {
    let ships = [16, 17, 18, 21, 22].map(|cell| (cell, "ship"));
    let mut t = turn(2).dice([5, 1]).lay(0, &ships).lay(0, &[(14, "bank"), (13, "knowledge_01")]).store(0, &["ship"]);
    t = t.lay(0, &[(15, "church")]);
    let mut t = t.go();
    t.play(0, "place 0 0 20");
    assert_eq!(player(&t, 0).marker, 6);
    assert_eq!((t.view(0).track.len(), t.view(0).track[6].clone()), (7, vec![Seat(0)]));
    // No blue hex is left.
    assert_eq!(t.game.bonus_left(&t.state, Kind::Ship), [false, true]);
}

#[test]
fn b10_12_a_tile_may_close_its_region_and_its_colour() {
    let mut t = turn(2).dice([3, 1]).lay(0, &[(25, "mine"), (30, "mine")]).store(0, &["mine"]).go();
    t.play(0, "place 0 0 34");
    let of = |source: Points| player(&t, 0).points[source.idx()];
    assert_eq!([Points::Regions, Points::Phases, Points::Colours].map(of), [6, 10, 5]);
}

#[test]
fn b10_13_knowledge_of_the_first_die_helps_the_second() {
    let mut t = turn(2).dice([1, 5]).store(0, &["knowledge_12"]).depot("4.2", "ship").go();
    assert_eq!(t.legal_like(0, "take"), [""; 0]);
    t.play(0, "place 0 0 13");
    assert_eq!(t.legal_like(0, "take"), ["take 1 4.2"]);
}

#[test]
fn b10_14_knowledge_one_allows_duplicates_from_then_on() {
    let mut t = turn(2).dice([1, 1]).lay(0, &[(26, "bank")]).store(0, &["knowledge_01", "bank"]).go();
    assert_eq!(hexes(&t, 0, "place 1 1"), [0; 0]);
    t.play(0, "place 0 0 13");
    assert_eq!(hexes(&t, 0, "place 1 1"), [27]);
}

#[test]
fn b10_15_two_dice_of_one_value_are_two_dice() {
    let mut t = turn(2).dice([4, 4]).depot("4.2", "ship").go();
    assert_eq!(t.legal(0), ["take 0 4.2", "take 1 4.2", "workers 0", "workers 1"]);
    t.play(0, "workers 1");
    assert_eq!(player(&t, 0).used, [false, true]);
    assert_eq!(t.legal(0), ["take 0 4.2", "workers 0"]);
}

#[test]
fn b10_16_a_purchase_after_both_dice_until_the_turn_ends() {
    let mut t = turn(2).silver(0, 2).black(1, "bank").go();
    t.play(0, "workers 0").play(0, "workers 1").play(0, "end");
    t.play(1, "workers 0").play(1, "workers 1");
    roll(&mut t, &[1, 1, 1, 1, 1]);
    // One purchase in the next turn, not two.
    t.play(0, "buy black.1");
    assert!(t.state.bought);
    let mut t = turn(2).silver(0, 2).black(1, "bank").go();
    t.play(0, "workers 0").play(0, "workers 1").play(0, "buy black.1");
    assert_eq!((stored(&t, 0), t.game.to_act(&t.state)), (vec!["bank"], ToAct::seat(Seat(1))));
}

#[test]
fn b10_17_mines_pay_after_the_last_round_too() {
    let mut t = turn(2).last_turn().lay(0, &[(25, "mine")]).know(0, &[2]).workers(0, 1).go();
    idle(&mut t);
    assert_eq!((t.state.frames.top(), purse(&t, 0)), (Frame::Over, (2, 1)));
    let order: Vec<_> = t
        .take_events()
        .into_iter()
        .filter_map(|e| match e {
            Event::MinesPaid { .. } => Some("mines"),
            Event::GameOver { .. } => Some("over"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["mines", "over"]);
}

#[test]
fn b10_18_with_a_full_estate_the_player_goes_on() {
    let game = base(2);
    let board = &game.parts().boards[0];
    // Faces of each kind, so that no city holds a building twice.
    let mut cities = [0usize; 6];
    let buildings = ["warehouse", "carpenter_workshop", "church", "market", "boarding_house"];
    let mut animals = ["cow_2", "cow_3", "hen_2", "hen_3", "pig_2", "pig_3"].into_iter();
    let mut knowledge =
        ["knowledge_01", "knowledge_02", "knowledge_03", "knowledge_04", "knowledge_16", "knowledge_17"].into_iter();
    let tiles: Vec<(u8, &str)> = (1..=37)
        .filter(|cell| *cell != 19)
        .map(|cell| {
            let at = usize::from(cell) - 1;
            let id = match board.kinds[at] {
                Kind::Castle => "castle",
                Kind::Mine => "mine",
                Kind::Ship => "ship",
                Kind::Knowledge => knowledge.next().unwrap(),
                Kind::Animal => animals.next().unwrap(),
                Kind::Building => {
                    let place = &mut cities[usize::from(board.city_of[at])];
                    *place += 1;
                    buildings[*place - 1]
                }
            };
            (cell, id)
        })
        .collect();
    let mut t = turn(2).dice([4, 2]).lay(0, &tiles).store(0, &["bank"]).depot("4.2", "ship").go();
    assert_eq!(player(&t, 0).empty(), 0);
    assert_eq!(t.legal(0), ["take 0 4.2", "workers 0", "workers 1"]);
    t.play(0, "take 0 4.2").play(0, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn b10_19_a_ship_gives_the_white_die_for_the_next_round() {
    let mut t = turn(2).place(1).dice_of(1, [5, 1]).store(1, &["ship"]).go();
    let white = t.state.white;
    t.play(1, "place 0 0 20");
    assert_eq!((t.view(0).white_holder, t.state.white, t.state.order[0]), (Some(Seat(1)), white, Seat(0)));
    t.play(1, "workers 1");
    assert_eq!(t.state.order[0], Seat(1));
}

#[test]
fn b10_6_the_city_rule_may_bar_a_building_for_ever() {
    // Every city that can be reached holds a bank.
    let t = turn(2).dice([1, 2]).workers(0, 9).lay(0, &[(26, "bank"), (12, "bank")]).store(0, &["bank"]).go();
    assert_eq!((t.legal_like(0, "place"), on(&t, "1.2")), (vec![], None));
    assert_eq!((player(&t, 0).tile(Cell::no(19)), vp(&t, 0)), (Some(Tile::CASTLE), 1));
}
