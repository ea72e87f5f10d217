//! Chapter 9: the worked examples of the rulebook, then derived ones.

use crate::examples;
use crate::table::{
    base, cost, dealt, hexes, idle, lazy, next_turn, on, player, purse, roll, stored, turn, variant, vp,
};
use signoria_burgundy::pieces::{Cell, Kind};
use signoria_burgundy::{Draw, Frame, Points, Question, Variant};
use signoria_core::{Game, Seat, ToAct};
use signoria_testkit::Scenario;

#[test]
fn bv1_two_workers_turn_a_two_into_a_six() {
    let mut t = turn(2).dice([2, 1]).workers(0, 2).depot("6.2", "bank").go();
    assert_eq!(cost(&mut t, 0, "take 0 6.2"), 2);
}

#[test]
fn bv2_one_and_six_are_neighbours() {
    let mut t = turn(2).dice([1, 6]).workers(0, 1).depot("6.2", "bank").go();
    assert_eq!(cost(&mut t, 0, "take 0 6.2"), 1);
    let mut t = turn(2).dice([1, 6]).workers(0, 1).depot("1.2", "bank").go();
    assert_eq!(cost(&mut t, 0, "take 1 1.2"), 1);
}

/// The ship lies at the depot with turquoise, pink and brown.
fn at_a_depot_of_three() -> crate::table::Table {
    let mut t = examples::bv3().go();
    t.play(0, "place 0 0 20").play(0, "ship 4");
    t
}

#[test]
fn bv3_turquoise_joins_its_stack_and_pink_is_picked() {
    let mut t = at_a_depot_of_three();
    t.play(0, "pick 3");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[3]), ([2, 0, 1, 0, 0, 1], [0, 0, 0, 0, 1, 0]));
    assert_eq!(player(&t, 0).marker, 1);
}

#[test]
fn bv4_brown_is_picked_and_pink_stays() {
    let mut t = at_a_depot_of_three();
    t.play(0, "pick 5");
    assert_eq!((player(&t, 0).goods, t.state.depot_goods[3]), ([2, 0, 0, 0, 1, 1], [0, 0, 1, 0, 0, 0]));
}

#[test]
fn bv5_cow_four_beside_cow_three_scores_seven() {
    let mut t = examples::bv5().go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 10");
    assert_eq!(vp(&t, 0) - before, 7);
}

#[test]
fn bv6_another_cow_four_scores_eleven() {
    let mut t = examples::bv6().go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 5");
    assert_eq!(vp(&t, 0) - before, 11);
}

#[test]
fn bv7_cities_of_board_one() {
    let game = base(2);
    let mut sizes: Vec<u32> = game.parts().boards[0].cities.iter().map(|c| c.count_ones()).filter(|n| *n > 0).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [1, 3, 3, 5]);
}

#[test]
fn bv8_sheep_with_knowledge_seven_score_nine() {
    let mut t = turn(2).dice([5, 1]).know(0, &[7]).lay(0, &[(12, "bank"), (11, "sheep_4")]).store(0, &["sheep_3"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 10");
    assert_eq!(vp(&t, 0) - before, 9);
}

#[test]
fn bv9_a_pig_of_two_then_scores_three() {
    let way = [(12, "bank"), (11, "sheep_4"), (10, "sheep_3")];
    let mut t = turn(2).dice([1, 1]).know(0, &[7]).lay(0, &way).store(0, &["pig_2"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 6");
    assert_eq!(vp(&t, 0) - before, 3);
}

#[test]
fn bv10_with_knowledge_eight_six_to_three_costs_two() {
    let mut t = turn(2).dice([6, 1]).workers(0, 2).know(0, &[8]).depot("3.1", "cow_2").go();
    assert_eq!(cost(&mut t, 0, "take 0 3.1"), 2);
}

const SOLD: [u8; 11] = [4, 4, 4, 4, 2, 2, 2, 3, 3, 3, 6];

#[test]
fn bv11_four_types_sold_score_twelve() {
    let mut t = turn(2).last_turn().know(0, &[15]).sold(0, &SOLD).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(15).idx()], 12);
}

#[test]
fn bv12_two_watchtowers_and_four_banks_score_twenty_four() {
    let mut t = examples::bv12().go();
    idle(&mut t);
    let of = |n| player(&t, 0).points[Points::Knowledge(n).idx()];
    assert_eq!((of(17), of(22)), (8, 16));
}

#[test]
fn bv13_three_species_score_twelve() {
    let animals = [(12, "bank"), (11, "cow_2"), (6, "hen_3"), (5, "sheep_2"), (10, "sheep_3"), (1, "sheep_4")];
    let mut t = turn(2).last_turn().know(0, &[24]).lay(0, &animals).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(24).idx()], 12);
}

#[test]
fn bv14_eleven_goods_sold_score_eleven() {
    let mut t = turn(2).last_turn().know(0, &[25]).sold(0, &SOLD).go();
    idle(&mut t);
    assert_eq!(player(&t, 0).points[Points::Knowledge(25).idx()], 11);
}

#[test]
fn bv15_a_large_and_a_small_bonus_tile_score_four() {
    let mines = [(25, "mine"), (30, "mine"), (34, "mine")];
    let castles = [(13, "knowledge_26"), (7, "castle"), (2, "castle"), (3, "castle")];
    let other = [(13, "knowledge_01"), (7, "castle"), (2, "castle"), (3, "castle")];
    let mut t = turn(2).last_turn().lay(0, &other).lay(1, &castles).lay(1, &mines).go();
    assert_eq!(player(&t, 1).bonus_tiles(), 2);
    idle(&mut t);
    assert_eq!(player(&t, 1).points[Points::Knowledge(26).idx()], 4);
}

#[test]
fn bv16_three_purple_goods_sell_for_six_nine_or_twelve() {
    for (seats, points) in [(2, 6), (3, 9), (4, 12)] {
        let mut t = examples::bv16(seats).go();
        t.play(0, "sell 0 2");
        assert_eq!((vp(&t, 0), purse(&t, 0)), (points, (0, 1)));
    }
}

#[test]
fn bv17_knowledge_three_and_four_add_a_silverling_and_a_worker() {
    for (seats, points) in [(2, 6), (3, 9), (4, 12)] {
        let mut t = examples::bv16(seats).know(0, &[3, 4]).go();
        t.play(0, "sell 0 2");
        assert_eq!((vp(&t, 0), purse(&t, 0)), (points, (1, 2)));
    }
}

#[test]
fn bv18_a_region_of_three_scores_sixteen_twelve_or_eight() {
    for (phase, points) in [(0, 16), (2, 12), (4, 8)] {
        let mut t = examples::bv18(phase).go();
        t.play(0, "place 0 0 16");
        assert_eq!(vp(&t, 0), points);
    }
}

#[test]
fn bv19_a_region_of_one_scores_eleven_in_phase_a() {
    let mut t = turn(2).dice([3, 1]).store(0, &["bank"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(vp(&t, 0), 11);
}

#[test]
fn bv20_a_region_of_eight_scores_thirty_eight_in_phase_e() {
    let mut t = examples::bv20().go();
    let city = t.game.parts().boards[1].cities.iter().find(|city| city.count_ones() == 8).unwrap();
    assert_eq!(city & !player(&t, 0).covered, Cell::no(20).bit());
    let before = vp(&t, 0);
    t.play(0, "place 0 0 20");
    assert_eq!(vp(&t, 0) - before, 38);
}

#[test]
fn bv21_the_third_mine_takes_the_large_bonus_tile() {
    let all: &[(u8, &str)] = &[(25, "mine"), (30, "mine"), (34, "mine")];
    for (before, bonus) in [(0, 7), (1, 4), (2, 0)] {
        let mut t = examples::bv21(4);
        for seat in 1..=before {
            t = t.lay(seat, all);
        }
        let mut t = t.go();
        t.play(0, "place 0 0 34");
        assert_eq!(player(&t, 0).points[Points::Colours.idx()], bonus);
        assert!(!t.game.bonus_left(&t.state, Kind::Mine)[0]);
    }
}

#[test]
fn bv22_two_mines_with_knowledge_two() {
    let mut t = turn(2).round(5).place(1).know(0, &[2]).lay(0, &[(25, "mine"), (30, "mine")]).go();
    idle(&mut t);
    assert_eq!(purse(&t, 0), (2, 2));
}

/// The price of a building placed with a six on hex 27, 14 or 26, whose numbers are 1, 2 and 3.
fn with_a_six(knowledge: &[u8], cell: u8) -> u8 {
    cost(&mut examples::bv23(knowledge).go(), 0, &format!("place 0 0 {cell}"))
}

#[test]
fn bv23_one_step_is_free() {
    assert_eq!(with_a_six(&[9], 27), 0);
}

#[test]
fn bv24_two_steps_cost_one() {
    assert_eq!(with_a_six(&[9], 14), 1);
}

#[test]
fn bv25_three_steps_cost_one_with_strong_workers() {
    assert_eq!(with_a_six(&[9, 8], 26), 1);
}

#[test]
fn bv26_four_workers_and_a_silverling() {
    let mut t = turn(2).know(0, &[13, 14]).go();
    t.play(0, "workers 0");
    assert_eq!(purse(&t, 0), (4, 1));
}

#[test]
fn bv27_a_boarding_house_gives_four_workers_and_no_silverling() {
    let mut t = turn(2).dice([3, 1]).know(0, &[13, 14]).store(0, &["boarding_house"]).go();
    t.play(0, "place 0 0 12");
    assert_eq!(purse(&t, 0), (4, 0));
}

#[test]
fn bv28_a_mine_in_phase_b_and_a_castle_in_phase_c() {
    let mut t = dealt(base(3));
    t.drive(lazy, |_, s| s.phase == 1 && s.frames.top() == Frame::Ask(Question::Turn));
    assert_eq!(on(&t, "6.1"), Some("mine"));
    t.drive(lazy, |_, s| s.phase == 2 && s.frames.top() == Frame::Ask(Question::Turn));
    assert_eq!(on(&t, "6.1"), Some("castle"));
}

/// What is left in the stacks after the fill of phase E: six colours by kind, then black.
fn after_the_last_fill(seats: u8) -> ([u16; 6], u16) {
    let mut t = Scenario::new(base(seats));
    t.drive(lazy, |_, s| s.phase == 4 && s.frames.top() == Frame::Ask(Question::Turn));
    (Kind::ALL.map(|kind| t.state.stacks.left(kind)), t.state.stacks.black.len())
}

#[test]
fn bv29_with_four_players_the_stacks_are_just_used_up() {
    assert_eq!(after_the_last_fill(4), ([0; 6], 0));
}

#[test]
fn bv30_what_is_left_scores_seven() {
    let mut t = turn(2).last_turn().workers(0, 5).silver(0, 2).goods(0, &[1, 2, 2]).go();
    idle(&mut t);
    assert_eq!(vp(&t, 0), 7);
}

#[test]
fn bv31_the_first_tile_lies_beside_the_castle() {
    let all = ["bank", "knowledge_01", "ship"];
    let t = turn(2).dice([3, 3]).workers(0, 9).store(0, &all).go();
    assert_eq!([0, 1, 2].map(|slot| hexes(&t, 0, &format!("place 0 {slot}"))), [vec![12, 26], vec![13], vec![18, 20]]);
    let t = turn(2).dice([3, 3]).workers(0, 9).store(0, &["mine", "cow_2", "castle"]).go();
    assert_eq!([0, 1, 2].map(|slot| hexes(&t, 0, &format!("place 0 {slot}"))), [vec![25], vec![], vec![]]);
    let dice = [12, 13, 18, 20, 25, 26].map(|cell: usize| t.game.parts().dice[cell - 1]);
    assert_eq!(dice, [3, 1, 2, 5, 4, 3]);
}

/// The rank of seat 0 when both have the same points; the other two arguments are covered hexes beside the castle.
fn rank_of_first(tiles: [usize; 2], order: [u8; 2]) -> u8 {
    const WAY: [(u8, &str); 3] = [(18, "ship"), (20, "ship"), (26, "market")];
    let t = turn(2).order(&order).last_turn().workers(order[0], 4);
    let mut t = t.lay(0, &WAY[..tiles[0]]).lay(1, &WAY[..tiles[1]]).go();
    idle(&mut t);
    let outcome = t.game.outcome(&t.state).unwrap();
    assert_eq!(outcome.scores[0], outcome.scores[1]);
    outcome.ranks[0]
}

#[test]
fn bv32_more_empty_hexes_win_a_tie() {
    assert_eq!(rank_of_first([1, 3], [0, 1]), 1);
    assert_eq!(rank_of_first([3, 1], [0, 1]), 2);
}

#[test]
fn bv33_then_the_later_turn_wins() {
    assert_eq!(rank_of_first([2, 2], [0, 1]), 2);
    assert_eq!(rank_of_first([2, 2], [1, 0]), 1);
}

#[test]
fn bv34_beside_depot_six_lie_five_and_one() {
    let mut t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).stock(6, &[1]).go();
    t.play(0, "place 0 0 20");
    let with_six: Vec<String> = t.legal(0).into_iter().filter(|action| action.contains('6')).collect();
    assert_eq!(with_six, ["ship 6", "ship 5+6", "ship 6+1"]);
    assert_eq!(t.state.depot_goods[5], [1, 0, 0, 0, 0, 0]);
}

#[test]
fn bv35_a_full_storage_discards_one_of_three() {
    let mut t = examples::bv35().go();
    assert_eq!(t.legal_like(0, "take").len(), 3);
    t.play(0, "take 0 4.3 discard 2");
    assert_eq!((stored(&t, 0), on(&t, "4.3")), (vec!["bank", "mine", "church"], None));
}

#[test]
fn bv36_the_marker_lies_on_top_and_is_ahead_next_round() {
    let mut t = examples::bv36().go();
    t.play(0, "place 0 0 20");
    assert_eq!(t.view(0).track[1], [0, 2, 1].map(Seat));
    next_turn(&mut t);
    t.drive(lazy, |_, s| s.round == 2 && s.frames.top() == Frame::Ask(Question::Turn));
    assert_eq!(t.state.order[..3], [0, 2, 1].map(Seat));
}

#[test]
fn bv37_any_two_of_four_types_from_two_depots() {
    let table = || {
        let mut t = examples::bv37().go();
        t.play(0, "place 0 0 20").play(0, "ship 3+4");
        t
    };
    let mut t = table();
    assert_eq!(t.legal(0), ["pick 3", "pick 4", "pick 5", "pick 6"]);
    t.play(0, "pick 3").play(0, "pick 5");
    assert_eq!(player(&t, 0).goods, [1, 0, 1, 0, 1, 0]);
    assert_eq!((t.state.depot_goods[2], t.state.depot_goods[3]), ([0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 1]));
    let mut t = table();
    t.play(0, "pick 3").play(0, "pick 4");
    assert_eq!(t.state.depot_goods[3], [0, 0, 0, 0, 1, 1]);
}

#[test]
fn bv38_stored_types_come_from_both_depots() {
    let t = turn(2).dice([5, 1]).know(0, &[5]).store(0, &["ship"]).goods(0, &[2, 5, 6]);
    let mut t = t.stock(1, &[2, 2]).stock(2, &[2, 4]).go();
    t.play(0, "place 0 0 20").play(0, "ship 1+2");
    assert_eq!((t.state.frames.top(), player(&t, 0).goods[1]), (Frame::Ask(Question::Turn), 4));
    assert_eq!((t.state.depot_goods[0], t.state.depot_goods[1]), ([0; 6], [0, 0, 0, 1, 0, 0]));
}

#[test]
fn bv39_the_starting_castle_completes_a_region_of_three() {
    let mut t = turn(2).dice([4, 6]).board(0, 1, 2).store(0, &["castle", "castle"]).go();
    t.play(0, "place 0 0 3").play(0, "workers free");
    assert_eq!(vp(&t, 0), 0);
    t.play(0, "place 1 1 7");
    assert_eq!(vp(&t, 0), 6 + 10);
}

#[test]
fn bv40_a_castle_alone_scores_nothing_and_three_more_finish_the_colour() {
    let mut t = Scenario::new(variant(2, Variant::Open));
    t.drive(|_, _, _| unreachable!(), |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Sheet { .. })));
    t.chances(["sheet 1", "sheet 2"]).play(0, "side back").play(0, "castle 22");
    assert_eq!((player(&t, 0).board, vp(&t, 0)), (2, 0));
    // From 22 over 28 and 21 to the other three, which lie far apart: the last one is placed.
    let board = &t.game.parts().boards[1];
    assert!(board.castles.iter().all(|c| board.regions.contains(&c.bit())));
    let game = base(2);
    let die = game.parts().dice[3];
    let t = turn(2).board(0, 2, 22).dice([die, 1]);
    let way = [
        (28, "ship"),
        (33, "ship"),
        (37, "castle"),
        (36, "ship"),
        (35, "ship"),
        (34, "castle"),
        (15, "bank"),
        (9, "church"),
    ];
    let mut t = t.lay(0, &way).store(0, &["castle"]).go();
    let before = vp(&t, 0);
    t.play(0, "place 0 0 4");
    // A region of one in phase A, and the large bonus tile.
    assert_eq!(vp(&t, 0) - before, 1 + 10 + 5);
}

#[test]
fn bv41_ships_of_two_rounds() {
    // A, B, C, D are seats 0 to 3.
    let mut t = turn(4).place(2).dice_of(2, [5, 1]).store(2, &["ship"]).store(1, &["ship"]).go();
    t.play(2, "place 0 0 20").play(2, "workers 1");
    idle(&mut t);
    assert_eq!(t.state.order, [2, 0, 1, 3].map(Seat));
    roll(&mut t, &[1, 1, 1, 1, 5, 1, 1, 1, 1]);
    t.drive(lazy, |_, s| s.active() == Seat(1));
    t.play(1, "place 0 0 20");
    // The goods of round 2 lie on depot 1.
    t.play(1, "ship 6");
    idle(&mut t);
    assert_eq!(t.state.order, [1, 2, 0, 3].map(Seat));
}

#[test]
fn bv42_castle_castle_building_with_one_die() {
    let mut t = examples::bv42().go();
    t.play(0, "place 0 0 7").play(0, "place free 1 3").play(0, "place free 2 12");
    assert_eq!((player(&t, 0).covered.count_ones(), player(&t, 0).used), (5, [true, false]));
    assert_eq!(purse(&t, 0), (0, 2));
}

#[test]
fn bv43_left_in_the_stacks_with_two_and_three_players() {
    // Castle, mine, ship, knowledge, animal, building; black.
    assert_eq!(after_the_last_fill(2), ([7, 5, 10, 10, 10, 20], 20));
    assert_eq!(after_the_last_fill(3), ([3, 3, 5, 5, 5, 10], 10));
}

#[test]
fn bv44_knowledge_six_buys_from_a_depot_once() {
    let mut t = turn(2).silver(0, 4).know(0, &[6]).depot("3.1", "cow_2").depot("3.3", "bank").go();
    t.play(0, "buy 3.1");
    assert_eq!((stored(&t, 0), purse(&t, 0).1), (vec!["cow_2"], 2));
    assert_eq!(t.expect_illegal(0, "buy 3.3"), "B4.12");
}

#[test]
fn bv45_knowledge_twelve_reaches_the_neighbours_of_six() {
    let t = turn(2).dice([6, 3]).know(0, &[12]).depot("1.2", "bank").depot("6.2", "church").depot("2.3", "castle").go();
    assert_eq!(t.legal_like(0, "take 0"), ["take 0 1.2", "take 0 6.2"]);
}

#[test]
fn bv46_a_second_bank_in_the_other_city() {
    // 12 and 14 belong to other cities, 32 and 33 to the city with the bank.
    assert_eq!(hexes(&examples::bv46(&[3]).go(), 0, "place 0"), [12, 14]);
    assert_eq!(hexes(&examples::bv46(&[1]).go(), 0, "place 0"), [12, 14, 32, 33]);
}

#[test]
fn bv47_a_city_hall_places_a_ship_on_any_number() {
    let mut t = examples::bv47().go();
    t.play(0, "place 0 0 12").play(0, "place free 1 20").play(0, "ship 2");
    assert_eq!((player(&t, 0).goods[3], player(&t, 0).marker, purse(&t, 0)), (1, 1, (0, 0)));
}

#[test]
fn bv48_what_is_left_of_phase_a_is_cleared_with_three_players() {
    let mut t = turn(3).round(5).place(2).depot("6.1", "castle").black(4, "ship").go();
    idle(&mut t);
    assert_eq!(
        t.view(0).removed.iter().map(|(tile, n)| (tile.word(), *n)).collect::<Vec<_>>(),
        [("castle", 1), ("ship", 1)]
    );
    t.deal(|_, possible| possible[0]);
    assert_eq!((on(&t, "6.1"), t.state.black.iter().flatten().count()), (Some("mine"), 6));
}

#[test]
fn bv49_a_castle_sells_with_knowledge_three_and_four() {
    let mut t = turn(2).dice([6, 1]).know(0, &[3, 4]).store(0, &["castle"]).goods(0, &[2]).go();
    t.play(0, "place 0 0 7").play(0, "sell free 2");
    assert_eq!((vp(&t, 0), purse(&t, 0)), (2, (1, 2)));
}

#[test]
fn bv50_the_turn_ends_by_itself() {
    let mut t = turn(2).silver(0, 2).go();
    t.play(0, "workers 0").play(0, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}
