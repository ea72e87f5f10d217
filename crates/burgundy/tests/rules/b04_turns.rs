//! Chapter 4: phases, rounds, turns.

use crate::table::{Table, base, dealt, idle, lazy, next_turn, on, player, purse, roll, turn};
use signoria_burgundy::pieces::Kind;
use signoria_burgundy::{Draw, Event, Frame, Question};
use signoria_core::{Actor, Game, PlayError, Seat, SeatSet, Silent, ToAct, Turn, Viewer, play};
use signoria_testkit::Scenario;

/// Deals until a frame of the phase's preparation or a turn comes.
fn deal_until(t: &mut Table, reached: impl FnMut(&signoria_burgundy::Burgundy, &signoria_burgundy::State) -> bool) {
    t.drive(lazy, reached);
}

#[test]
fn b4_1_tiles_leave_the_depots_at_a_new_phase_and_goods_stay() {
    let mut t = turn(2).round(5).place(1).depot("2.3", "castle").black(3, "mine").stock(5, &[4, 4]).go();
    idle(&mut t);
    let removed: Vec<u32> = t.state.removed.outcomes().map(|(tile, n)| n * u32::from(tile < 2)).collect();
    assert_eq!(removed, [1, 1]);
    assert!(t.state.black.iter().all(Option::is_none));
    assert_eq!(t.state.depot_goods[4], [0, 0, 0, 2, 0, 0]);
    assert!(t.take_events().contains(&Event::PhaseStarted { phase: 1, removed: 2 }));
}

#[test]
fn b4_2_spaces_in_use_take_tiles_of_their_colours() {
    use Kind::{Animal as A, Building as B, Castle as C, Knowledge as K, Mine as M, Ship as S};
    let table = [
        [(3, K), (2, B), (2, S), (4, A)],
        [(2, K), (3, B), (2, C), (4, B)],
        [(2, A), (3, S), (2, B), (4, K)],
        [(4, M), (2, S), (2, B), (3, A)],
        [(3, B), (2, M), (4, B), (2, K)],
        [(3, C), (2, B), (4, S), (2, A)],
    ];
    for seats in 2..=4 {
        let t = dealt(base(seats));
        for (i, (players, kind)) in table.iter().flatten().enumerate() {
            let expected = (*players <= seats).then_some(*kind);
            assert_eq!(t.state.depots[i].map(|tile| tile.kind()), expected, "space {i} of {seats} players");
        }
    }
}

#[test]
fn b4_3_three_players_find_castles_and_mines_by_turns_on_depot_six() {
    for (phase, expected) in ["castle", "mine", "castle", "mine", "castle"].into_iter().enumerate() {
        let mut t = match phase {
            0 => dealt(base(3)),
            _ => turn(3).phase(phase as u8 - 1).round(5).place(2).go(),
        };
        deal_until(&mut t, |_, s| usize::from(s.phase) == phase && s.frames.top() == Frame::Ask(Question::Turn));
        assert_eq!(on(&t, "6.1"), Some(expected));
    }
}

#[test]
fn b4_4_the_black_depot_takes_any_types() {
    for (seats, tiles) in [(2, 4), (3, 6), (4, 8)] {
        let mut t = Scenario::new(base(seats));
        deal_until(&mut t, |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Black { filled: 0 })));
        let mut outcomes = Vec::new();
        t.game.chance(&t.state, &mut outcomes);
        assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 40);
        t.chances(["tile castle", "tile knowledge_25", "tile ship"]);
        deal_until(&mut t, |_, s| s.frames.top() == Frame::Ask(Question::Turn));
        assert_eq!(t.state.black.iter().flatten().count(), tiles);
        assert_eq!(t.state.black[1].map(|tile| tile.word()), Some("knowledge_25"));
    }
}

#[test]
fn b4_5_five_goods_lie_in_the_order_in_which_they_leave() {
    let mut t = Scenario::new(base(2));
    deal_until(&mut t, |_, s| matches!(s.frames.top(), Frame::Draw(Draw::Goods { .. })));
    t.chances(["goods 6", "goods 5", "goods 4", "goods 6", "goods 5"]);
    for round in 1..=5 {
        roll(&mut t, &[1, 1, 1, 1, round]);
        assert_eq!(t.view(0).coming.iter().flatten().count(), usize::from(5 - round));
        let left = [6, 5, 4, 6, 5][usize::from(round) - 1];
        assert_eq!(t.state.depot_goods[usize::from(round) - 1][left - 1], 1);
        idle(&mut t);
    }
}

#[test]
fn b4_6_the_order_of_a_round_runs_along_the_track_and_down_its_stacks() {
    let mut t = turn(4)
        .round(1)
        .place(3)
        .lay(2, &[(18, "ship")])
        .lay(3, &[(20, "ship")])
        .track(&[3, 2, 1, 0])
        .order(&[0, 1, 2, 3])
        .go();
    idle(&mut t);
    assert_eq!((t.state.round, t.state.order), (2, [3, 2, 1, 0].map(Seat)));
    assert_eq!(t.view(0).white_holder, Some(Seat(3)));
}

#[test]
fn b4_7_all_roll_at_the_same_time_and_all_see_it() {
    let mut t = turn(2).place(1).go();
    idle(&mut t);
    roll(&mut t, &[3, 4, 5, 6]);
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    roll(&mut t, &[2]);
    let view = t.game.view(&t.state, Viewer::Watcher);
    let shown: Vec<_> = view.players.iter().flat_map(|p| p.dice.iter().map(|d| d.value)).collect();
    assert_eq!((shown, view.white), ([3, 4, 5, 6].map(Some).to_vec(), Some(2)));
}

#[test]
fn b4_8_the_white_die_sends_the_first_goods_tile_to_its_depot() {
    let mut t = turn(2).place(1).stock(6, &[5, 1]).go();
    idle(&mut t);
    roll(&mut t, &[1, 1, 1, 1, 6]);
    // A goods space holds any number of tiles.
    assert_eq!(t.state.depot_goods[5], [1, 0, 0, 0, 2, 0]);
    assert_eq!(t.view(0).coming, [None, None, Some(5), Some(5), Some(5)]);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(0)));
}

#[test]
fn b4_9_one_turn_each_in_round_order_whatever_ships_do() {
    let mut t = turn(3).dice([5, 1]).store(0, &["ship"]).go();
    t.play(0, "place 0 0 20").play(0, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    t.play(1, "workers 0").play(1, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(2)));
    t.play(2, "workers 0").play(2, "workers 1");
    assert_eq!((t.state.round, t.state.order[..3].to_vec()), (2, [0, 1, 2].map(Seat).to_vec()));
}

#[test]
fn b4_10_five_rounds_of_five_phases_with_fifty_dice_a_player() {
    let mut t = Scenario::new(base(2));
    deal_until(&mut t, |_, s| s.frames.top() == Frame::Over);
    let events = t.take_events();
    let dice = |who: u8| events.iter().filter(|e| matches!(e, Event::DieUsed { seat, .. } if seat.0 == who)).count();
    assert_eq!([dice(0), dice(1)], [50, 50]);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::RoundStarted { .. })).count(), 25);
    assert_eq!(events.iter().filter(|e| matches!(e, Event::PhaseStarted { .. })).count(), 5);
}

#[test]
fn b4_11_two_actions_one_a_die_in_any_order() {
    let mut t = turn(2).dice([3, 4]).depot("3.1", "cow_2").depot("4.2", "ship").go();
    t.play(0, "take 1 4.2");
    assert_eq!(t.expect_illegal(0, "workers 1"), "B4.11");
    // The same action twice.
    t.play(0, "take 0 3.1");
    assert_eq!(player(&t, 0).used, [true; 2]);
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn b4_12_one_purchase_a_turn_before_between_or_after_the_dice() {
    for dice_before in 0..=2 {
        let mut t = turn(2).silver(0, 4).black(1, "bank").black(2, "ship").go();
        ["workers 0", "workers 1"].into_iter().take(dice_before).for_each(|action| {
            t.play(0, action);
        });
        t.play(0, "buy black.1");
        if dice_before < 2 {
            assert_eq!(t.expect_illegal(0, "buy black.2"), "B4.12");
        } else {
            // Nothing is left to do: the turn has ended.
            assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
        }
        assert_eq!(purse(&t, 0).1, 2);
    }
}

#[test]
fn b4_13_workers_may_change_either_die_at_any_time() {
    let mut t = turn(2).dice([1, 1]).workers(0, 2).depot("2.3", "castle").depot("6.2", "bank").go();
    t.play(0, "take 1 6.2").play(0, "take 0 2.3");
    assert_eq!(purse(&t, 0).0, 0);
}

#[test]
fn b4_14_taking_workers_is_always_possible_and_there_is_no_pass() {
    let t = turn(2).go();
    assert_eq!(t.legal(0), ["workers 0", "workers 1"]);
    assert_eq!(t.expect_illegal(0, "end"), "B4.14");
    assert_eq!(t.expect_illegal(0, "decline"), "B4.14");
}

#[test]
fn b4_15_the_turn_ends_after_both_dice_when_no_purchase_is_made() {
    let mut t = turn(2).silver(0, 2).black(1, "bank").go();
    t.play(0, "workers 0").play(0, "workers 1");
    assert_eq!(t.legal(0), ["buy black.1", "end"]);
    t.play(0, "end");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
    let mut t = turn(2).silver(0, 1).black(1, "bank").go();
    t.play(0, "workers 0").play(0, "workers 1");
    assert_eq!(t.game.to_act(&t.state), ToAct::seat(Seat(1)));
}

#[test]
fn b4_16_mines_pay_after_the_fifth_round_of_every_phase() {
    for phase in 0..5 {
        let mines: &[(u8, &str)] = &[(25, "mine"), (30, "mine")];
        let mut t = turn(2).phase(phase).round(5).place(1).lay(0, mines).lay(1, &mines[..1]).go();
        idle(&mut t);
        assert_eq!([player(&t, 0).silverlings, player(&t, 1).silverlings], [2, 1], "phase {phase}");
        if phase == 4 {
            // Before the final scoring: the silverlings are worth points.
            assert_eq!(player(&t, 0).points[signoria_burgundy::Points::Silverlings.idx()], 2);
        }
    }
    let mut t = turn(2).round(4).place(1).lay(0, &[(25, "mine")]).go();
    next_turn(&mut t);
    assert_eq!(player(&t, 0).silverlings, 0);
}

#[test]
fn b4_9_nobody_acts_in_the_turn_of_another() {
    let mut t = turn(2).go();
    let refused = play(&t.game, &mut t.state, Actor::Seat(Seat(1)), "workers 0".parse().unwrap(), &mut Silent);
    assert_eq!(refused, Err(PlayError::NotYourTurn));
}

#[test]
fn b4_9_every_turn_has_a_number_and_its_owner() {
    let mut t = turn(2).dice([1, 1]).dice_of(1, [1, 1]).go();
    let of = |t: &Table| t.game.turn(&t.state);
    let first = of(&t);
    assert_eq!((first.number, first.seats), (1, SeatSet::only(Seat(0))));
    t.play(0, "workers 0");
    assert_eq!(of(&t), first);
    t.play(0, "workers 1");
    assert_eq!(of(&t), Turn { number: 2, seats: SeatSet::only(Seat(1)) });
    idle(&mut t);
    assert_eq!(of(&t), Turn::NONE);
    next_turn(&mut t);
    assert_eq!(of(&t), Turn { number: 3, seats: SeatSet::only(Seat(0)) });
}

#[test]
fn b4_9_what_a_view_says_of_the_turns_is_of_this_round() {
    let mut t = Scenario::new(base(2));
    deal_until(&mut t, |_, s| s.frames.top() == Frame::Ask(Question::Turn));
    assert_eq!((t.view(0).moved, t.view(0).bought), (0, false));
    let mut moved = Vec::new();
    while t.game.to_act(&t.state) != ToAct::Over {
        let view = t.view(0);
        if matches!(t.state.frames.top(), Frame::Draw(_)) {
            assert_eq!((view.moved, view.bought), (0, false), "{:?}", t.state.frames);
        }
        moved.push(view.moved);
        let (mut buys, mut outcomes) = (t.state.clone(), Vec::new());
        if t.state.frames.top() == Frame::Ask(Question::Turn) {
            // As if each turn had seen a purchase.
            buys.bought = true;
            assert!(t.game.view(&buys, Viewer::Watcher).bought);
            t.state = buys;
        }
        t.game.chance(&t.state, &mut outcomes);
        let seat = t.state.order[usize::from(t.state.turn)];
        let answer = match outcomes.first() {
            Some((outcome, _)) => *outcome,
            None => {
                let mut legal = Vec::new();
                t.game.legal(&t.state, seat, &mut legal);
                *legal.last().unwrap()
            }
        };
        let actor = if outcomes.is_empty() { Actor::Seat(seat) } else { Actor::Chance };
        t.game.apply(&mut t.state, actor, answer, &mut Silent);
    }
    assert_eq!((t.view(0).moved, t.view(0).bought), (2, false));
    assert!(moved.contains(&1));
}
