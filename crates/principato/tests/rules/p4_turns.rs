//! Chapter 4: turns and years.

use crate::table::{army, deck_of, has, hold, in_year, last_turn, lay, opening, opening_from, player, with};
use signoria_core::{Game, Seat, ToAct};
use signoria_principato::{Card, Event, Face, Frame, Phase, Question, Soldier};

#[test]
fn p4_1_three_years_of_turns_clockwise() {
    let mut t = opening_from(3, 1);
    let mut years = Vec::new();
    let mut order = Vec::new();
    t.drive(
        |state, seat, legal| {
            if state.frames.top() == Frame::Ask(Question::Turn) {
                order.push(seat.0);
                years.push(state.year);
                assert_eq!(seat, state.current);
                return "end".parse().unwrap();
            }
            legal[0]
        },
        |game, state| game.outcome(state).is_some(),
    );
    assert_eq!(order, [1, 2, 0].repeat(21));
    years.dedup();
    assert_eq!(years, [1, 2, 3]);
}

#[test]
fn p4_2_two_actions_of_any_kind_in_any_order() {
    let mut t = opening(2);
    assert_eq!(t.view(0).actions, 2);
    t.play(0, "favor church").play(0, "favor church");
    assert_eq!(player(&t, 0).cubes, [1, 1, 3]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    let mut t = opening(2);
    t.play(0, "swap 0 1").play(0, "activate 0 0 exchange 2").chance("draw cropland");
    assert_eq!(t.state.current, Seat(1));
    // A third action is never offered, even while a free move keeps the turn open.
    let mut t = with(opening(2), |s| army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 0]));
    t.play(0, "favor church").play(0, "swap 0 0");
    assert_eq!(t.expect_illegal(0, "favor church"), "P4.2");
    assert_eq!(t.expect_illegal(0, "swap 0 0"), "P4.2");
    assert_eq!(t.expect_illegal(0, "activate 1 0"), "P4.2");
}

#[test]
fn p4_3_actions_may_be_forgone() {
    let mut t = opening(2);
    t.play(0, "end");
    assert!(has(&t.take_events(), |e| *e == Event::TurnEnded { seat: Seat(0), forgone: 2 }));
    let mut t = opening(2);
    t.play(0, "favor church").play(0, "end");
    assert!(has(&t.take_events(), |e| *e == Event::TurnEnded { seat: Seat(0), forgone: 1 }));
}

#[test]
fn p4_4_always_two_action_cards() {
    let mut t = opening(2);
    t.play(0, "activate 0 1 exchange 4");
    assert_eq!(player(&t, 0).hand, [Some(Face::Sculptor), Some(Face::Cropland)]);
    t.play(0, "swap 1 0").chance("draw cropland");
    assert_eq!(player(&t, 0).hand, [Some(Face::Sculptor), Some(Face::Harvest)]);
}

#[test]
fn p4_5_the_leftmost_card_leaves_and_the_row_moves() {
    let mut t = opening(2);
    let out = t.state.out[Face::Harvest.idx()];
    t.play(0, "end");
    assert_eq!(t.state.pool.cards(), [Face::Market, Face::Scribe, Face::Painter, Face::Sculptor]);
    assert_eq!(t.state.out[Face::Harvest.idx()], out + 1);
    t.take_events();
    t.chance("draw recruit_militia");
    let pool = [Face::Market, Face::Scribe, Face::Painter, Face::Sculptor, Face::RecruitMilitia];
    assert_eq!(t.state.pool.cards(), pool);
    assert!(has(&t.take_events(), |e| *e == Event::TurnedOver { card: Face::RecruitMilitia, place: 4 }));
}

#[test]
fn p4_6_then_the_next_player_clockwise() {
    let mut t = opening_from(3, 2);
    for (seat, next) in [(2, 0), (0, 1), (1, 2)] {
        t.play(seat, "end").deal(|_, possible| possible[0]);
        assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(next)));
    }
}

#[test]
fn p4_7_an_empty_deck_ends_the_year_and_the_pool_stays_short() {
    let mut t = last_turn(2, |s| army(&mut s.players[Seat(1)], Soldier::Militia, [1, 0, 0]));
    t.play(0, "end");
    let events = t.take_events();
    assert!(has(&events, |e| *e == Event::YearEnded { year: 1 }));
    assert!(has(&events, |e| matches!(e, Event::MilitaryRound { year_end: true, number: 1, .. })));
    assert_eq!((t.state.pool.len(), t.view(0).phase, t.state.year), (4, Phase::Supply, 1));
    t.play(1, "supply militia 0 0").play(1, "disband militia 0");
    assert_eq!((t.state.pool.len(), t.state.year), (4, 2));
    t.chance("draw harvest");
    assert_eq!(t.state.pool.len(), 5);
}

#[test]
fn p4_8_the_new_year_refills_first_and_the_next_player_begins() {
    // With a deck cut short, the year ends after seat 0's turn: seat 1 begins year 2, though seat 0 is the first player.
    let mut t = last_turn(3, |_| {});
    t.play(0, "end");
    assert_eq!((t.state.year, t.game.to_act(&t.state)), (2, ToAct::Chance));
    assert_eq!(t.state.deck.len(), 22);
    t.take_events();
    t.chance("draw military_scoring");
    assert!(has(&t.take_events(), |e| matches!(e, Event::MilitaryRound { year_end: false, number: 2, .. })));
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    t.chance("draw market");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    assert_eq!(t.state.pool.len(), 6);
}

#[test]
fn p4_9_seven_turns_a_year_for_everybody() {
    for seats in 2..=4 {
        let mut turns = vec![[0; 3]; seats.into()];
        let mut t = opening(seats);
        t.drive(
            |state, seat, legal| {
                if state.frames.top() == Frame::Ask(Question::Turn) {
                    turns[seat.idx()][usize::from(state.year) - 1] += 1;
                }
                *legal.last().unwrap()
            },
            |game, state| game.outcome(state).is_some(),
        );
        assert_eq!(turns, vec![[7; 3]; seats.into()]);
        assert_eq!(opening(seats).view(0).turns, [7, 7, 7]);
        assert_eq!(opening(seats).view(0).turn, 1);
    }
}

#[test]
fn p11_4_the_last_card_refills_and_the_next_turn_ends_the_year() {
    let mut t = with(opening(2), |s| deck_of(s, &[Card::Action(Face::Market)]));
    t.play(0, "end").chance("draw market");
    assert_eq!((t.state.pool.len(), t.state.year), (5, 1));
    t.play(1, "end");
    assert_eq!(t.state.year, 2);
}

#[test]
fn p11_6_the_military_card_is_no_refill_and_changes_no_count_of_turns() {
    let mut t = in_year(2, 2);
    let mut turns = 0;
    t.drive(
        |_, _, legal| {
            turns += 1;
            *legal.last().unwrap()
        },
        |_, state| state.year == 3,
    );
    // The position began inside a turn of the year: one turn is extra, since that card was in the pool before.
    assert_eq!(turns, 15);
    assert!(t.state.pool.cards().iter().all(|face| Face::ALL.contains(face)));
}

#[test]
fn p11_7_only_the_end_of_a_turn_shrinks_the_pool() {
    let mut t = opening(2);
    t.play(0, "activate 0 0 exchange 2");
    assert_eq!(t.state.pool.len(), 5);
    let mut t = with(opening(2), |s| army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 0]));
    t.play(0, "swap 1 1").play(0, "swap 0 1");
    assert_eq!((t.state.pool.len(), t.legal(0).len()), (5, 3));
    t.play(0, "end");
    assert_eq!(t.state.pool.len(), 4);
}

#[test]
fn p11_8_a_card_laid_on_the_leftmost_place_goes_with_this_turn() {
    let mut t = with(opening(2), |s| lay(s, 0, Face::BuildBank));
    let out = t.state.out[Face::TaxCollectorAny.idx()];
    t.play(0, "favor church").play(0, "activate 0 0 exchange 0");
    assert_eq!(player(&t, 0).hand[0], Some(Face::BuildBank));
    assert_eq!(t.state.out[Face::TaxCollectorAny.idx()], out + 1);
}

#[test]
fn p11_9_equal_faces_are_independent_cards() {
    let mut t = with(opening(2), |s| {
        hold(s, 0, 1, Face::Harvest);
        hold(s, 1, 1, Face::Harvest);
    });
    t.play(0, "activate 1 0 exchange 1");
    assert_eq!(player(&t, 1).hand[1], Some(Face::Harvest));
    assert_eq!(player(&t, 0).hand[1], Some(Face::Market));
}

#[test]
fn p10_1_forgoing_the_first_action_is_taking_one_and_ending() {
    let mut t = opening(2);
    t.play(0, "favor church").play(0, "end").chance("draw market");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    let ends = opening(2).legal(0).into_iter().filter(|action| action == "end").count();
    assert_eq!(ends, 1);
}

#[test]
fn p10_2_what_is_forced_is_not_asked() {
    let mut t = last_turn(2, |s| army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 1]));
    t.play(0, "end");
    // Discard, the missing refill, the award and the clearing went by; nobody had anything to supply.
    let events = t.take_events();
    assert!(has(&events, |e| matches!(e, Event::Awarded { .. })));
    assert!(has(&events, |e| *e == Event::Cleared { seat: Seat(0), food: 0, money: 0, favor: 1 }));
    assert_eq!(t.legal(0), ["disband militia 0", "disband militia 1"]);
}

#[test]
fn p11_1_swapping_and_ending_are_always_possible() {
    let t = with(opening(2), |s| {
        s.players[Seat(0)].cubes = [0, 0, 0];
        hold(s, 0, 0, Face::Scribe);
        hold(s, 0, 1, Face::Painter);
    });
    let swaps: Vec<String> = (0..2).flat_map(|slot| (0..5).map(move |place| format!("swap {slot} {place}"))).collect();
    assert_eq!(t.legal_like(0, "swap"), swaps);
    t.expect_legal(0, "end");
    assert_eq!(t.legal_like(0, "activate"), [""; 0]);
}
