//! Chapter 11: rulings.

use crate::common::*;
use signoria_core::{Audience, SearchRng, search_rng};

fn rng() -> SearchRng {
    search_rng(1)
}

fn craft(change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::Craft, &[(0, 1)], change)
}

/// Flour can be made, with these markers in its column.
fn flour(markers: &[u8], change: impl FnOnce(&mut State)) -> Table {
    let mut t = craft(|s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        lay(&mut s.granary[6], markers);
        change(s);
    });
    t.play(0, "semi 45 granary");
    t
}

#[test]
fn ca1_the_loader_chooses_a_ship_that_has_a_hold() {
    let t = craft(|s| {
        build(s, 0, &[60]);
        fill(s, &[(60, 0), (60, 1)]);
    });
    assert_eq!(t.legal_like(0, "load"), ["load 60 0", "load 60 2"]);
}

#[test]
fn ca2_in_on_the_right_out_on_the_left() {
    let mut t = craft(|s| {
        build(s, 0, &[42]);
        fill(s, &[(42, 0)]);
        lay(&mut s.holds[11], &[1]);
    });
    t.play(0, "load 42 2");
    assert_eq!(in_hold(&t, 11), [1, 0]);
}

#[test]
fn ca3_a_card_for_every_delivery() {
    for markers in [&[][..], &[9], &[9, 1]] {
        assert!(matches!(question(&flour(markers, |_| {})), Question::Delivery(_)));
    }
}

#[test]
fn ca4_a_marker_that_is_pushed_out_brings_nothing() {
    let t = flour(&[1, 9], |_| {});
    assert_eq!((column(&t, Good::Flour), score(&t, 1), player(&t, 1).hand.len()), (vec![9, 0], 0, 0));
}

#[test]
fn ca5_every_empty_space_gets_a_neutral_marker() {
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        lay(&mut s.granary[0], &[9]);
        lay(&mut s.granary[1], &[0, 1]);
    });
    assert_eq!((column(&t, Good::Barrel), column(&t, Good::Rope)), (vec![9, 9], vec![9, 9]));
}

#[test]
fn ca6_discs_on_the_track_do_not_count() {
    let t = go(3, Step::Final, |s| {
        s.changes = [Some(Seat(0)), None, None];
        s.used[Seat(1)] = 1;
    });
    assert_eq!(player(&t, 0).privileges, 1);
}

#[test]
fn ca7_two_players_swap_in_winter() {
    let t = go(2, Step::Final, |s| s.season = Season::Winter);
    assert_eq!(t.state.order[..2], [1, 0].map(Seat));
}

#[test]
fn ca8_the_payer_chooses_the_fee_card() {
    let mut t = go(4, Step::Helpers, |s| {
        (1..4).for_each(|seat| set(s, Guild::Craft, seat, usize::from(seat) - 1));
        hold(s, 0, &["red_3", "blue_1"]);
    });
    t.play(0, "helper craft").play(0, "space 0");
    assert_eq!(t.legal(0), ["give blue_1", "give red_3"]);
}

#[test]
fn ca9_the_privilege_is_decided_when_it_applies() {
    let mut t = stage(3, Guild::Bankers, &[(0, 0)], |_| {});
    t.play(0, "take 2").chances(["capital red_1", "capital red_1"]);
    assert_eq!(question(&t), Question::Privilege(Seat(0)));
}

#[test]
fn ca10_at_least_one_face_up_card() {
    let t = stage(3, Guild::Bankers, &[(0, 1)], |_| {});
    assert_eq!(t.expect_illegal(0, "take 3"), "C5.3.1");
}

#[test]
fn ca11_an_empty_stack_is_made_of_the_pile() {
    let mut t = flour(&[9, 9], |s| s.capital = signoria_core::Bag::default());
    t.play(0, "stack");
    assert_eq!((t.state.capital.len(), t.game.to_act(&t.state)), (46, ToAct::Chance));
}

#[test]
fn ca12_no_card_that_could_be_left_out() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["blue_1", "blue_3", "red_3"]);
        deal(s, 0, &[24, 48]);
    });
    t.play(0, "build 24 right").play(0, "pass");
    // Price 3: red 3 with blue 1 too, but not with blue 3.
    t.play(0, "pay blue 1 0 0");
    assert_eq!(hand(&t, 0), ["blue_3"]);
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["blue_1", "blue_3", "red_3"]);
        deal(s, 0, &[24, 48]);
    });
    t.play(0, "build 24 right").play(0, "pass").play(0, "pay blue 0 0 1");
    // Red 3 could be left out now: the payment is over.
    assert_eq!((hand(&t, 0), t.state.season), (vec!["blue_1", "red_3"], Season::Summer));
}

#[test]
fn ca13_the_mayor_has_no_sets() {
    let mut auction = signoria_craftsmen::Auction { mayor: [0; 12], ..begun(3).state.auction };
    auction.mayor[kind("red_1").idx()] = 2;
    assert_eq!(auction.offer(), 2);
}

/// The mayor turns up a card against a bid of 2.
fn mayor(card: &str) -> Table {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| hold(s, 0, &["red_1", "red_2"]));
    t.play(0, "auction basic 0").play(0, "bid 2").play(1, "pass").play(2, "pass").chance(card);
    t
}

#[test]
fn ca14_an_equal_offer_loses() {
    assert_eq!(question(&mayor("capital blue_2")), Question::Pay(Seat(0)));
    assert_eq!(question(&mayor("capital blue_3")), Question::Mayor(Seat(0)));
}

#[test]
fn ca15_seats_and_not_turn_order() {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| {
        s.order[..3].copy_from_slice(&[0, 2, 1].map(Seat));
        hold(s, 0, &["red_1"]);
    });
    t.play(0, "auction basic 0").play(0, "bid 1");
    assert_eq!(asked(&t), 1);
}

#[test]
fn ca16_exchanges_in_starting_order() {
    let mut t = dealt(3);
    let mut asked_seats = Vec::new();
    while t.state.year == 0 {
        asked_seats.push(asked(&t));
        t.play(*asked_seats.last().unwrap(), "pass");
    }
    assert_eq!(asked_seats, [0, 0, 2, 2, 1, 1]);
}

#[test]
fn ca17_advanced_houses_lie_on_the_advanced_stack() {
    assert_eq!(dealt(2).state.stacks[2].house.count_ones(), 6);
}

fn investing() -> Table {
    go(3, Step::Invest, |s| {
        s.season = Season::Winter;
        hold(s, 0, &["purple_1", "purple_1", "green_1", "green_2", "blue_1", "blue_1", "red_1", "red_1"]);
    })
}

#[test]
fn ca18_one_investment_a_year() {
    let mut t = investing();
    t.play(0, "invest 1 1 1 1");
    assert_eq!((hand(&t, 0).len(), t.state.year), (4, 2));
}

#[test]
fn ca19_both_halves_count() {
    let t = go(3, Step::Helpers, |s| build(s, 0, &[0]));
    assert_eq!(watch(&t).players[0].halves, [3, 1, 0, 0]);
}

#[test]
fn ca20_a_line_needs_no_neighbours() {
    let mut t = winter(3, Guild::Builders, |s| {
        hold(s, 0, &["red_1", "red_2"]);
        build(s, 0, &[60, 28, 8]);
        deal(s, 0, &[26]);
    });
    t.play(0, "build 26 left");
    let all = t.legal(0)[0].clone();
    t.play(0, &all);
    assert_eq!(watch(&t).players[0].tokens, [Good::Beer]);
}

#[test]
fn ca21_a_raw_material_without_a_place_is_not_produced() {
    let t = craft(|s| {
        build(s, 0, &[8, 24]);
        s.players[Seat(0)].fair = 3;
    });
    assert_eq!(t.legal_like(0, "raw"), ["raw wood 24 0"]);
}

#[test]
fn ca22_each_input_has_an_icon_of_its_own() {
    let t = craft(|s| {
        build(s, 0, &[50]);
        fill(s, &[(50, 0)]);
    });
    assert_eq!(watch(&t).players[0].row[1].filled, [true, false]);
}

#[test]
fn ca23_markers_are_no_limit() {
    let t = craft(|s| {
        build(s, 0, &(24..41).collect::<Vec<_>>());
        (24..41).for_each(|card| fill(s, &[(card, 0)]));
        lay(&mut s.granary[0], &[0, 0]);
    });
    t.expect_legal(0, "raw wood fair");
}

#[test]
fn ca24_windows_in_winter() {
    let mut t = winter(3, Guild::Builders, |s| s.players[Seat(1)].work = 1);
    assert_eq!(question(&t), Question::Token(Seat(1)));
    t.play(1, "pass");
    (0..3).for_each(|seat| {
        t.play(seat, "pass");
    });
    assert_eq!(t.state.year, 2, "none after the Craft Guild");
}

#[test]
fn ca25_any_two_raw_materials() {
    let mut t = stage(3, Guild::Craft, &[(0, 0)], |s| build(s, 0, &[8]));
    t.play(0, "double wood fair").play(0, "raw wheat fair");
    assert_eq!(player(&t, 0).fair, 2);
}

#[test]
fn ca26_the_owners_marker_goes_to_the_fair_by_itself() {
    let mut t = stage(3, Guild::Merchants, &[(0, 0)], |s| {
        build(s, 0, &[62]);
        lay(&mut s.granary[6], &[1]);
        s.players[Seat(0)].fair = 1;
    });
    t.play(0, "purchase 62 0");
    assert_eq!(player(&t, 1).fair, 1);
}

#[test]
fn ca27_two_discs_of_one_player_on_the_track() {
    let t = go(4, Step::Final, |s| s.changes = [Some(Seat(2)), Some(Seat(2)), Some(Seat(3))]);
    assert_eq!(t.state.order[..4], [2, 3, 0, 1].map(Seat));
}

#[test]
fn ca28_ages_are_an_option() {
    assert_eq!(Craftsmen::form()[0].key, "ages");
    let elder = Craftsmen::new(Components::default(), 3, Options { ages: Some(vec![40, 30, 20]) });
    assert!(elder.is_ok());
}

#[test]
fn ca29_actions_may_be_declined() {
    for (guild, cards) in
        [(Guild::Bankers, 0), (Guild::Builders, 1), (Guild::Notary, 0), (Guild::Craft, 0), (Guild::TownHall, 0)]
    {
        let t = stage(3, guild, &[(0, 1)], |s| {
            hold(s, 0, &["red_1"]);
            deal(s, 0, &[0][..cards]);
        });
        t.expect_legal(0, "pass");
    }
}

#[test]
fn ca30_helpers_with_a_privilege_come_back_after_the_count() {
    let t = go(3, Step::Final, |s| {
        s.pictures[0][0] = 2;
        s.used[Seat(0)] = 2;
    });
    assert_eq!((player(&t, 0).helpers, player(&t, 0).privileges), (5, 0));
}

/// Three cards that were looked at go back.
fn back(side: &str) -> Table {
    let mut t = stage(3, Guild::Notary, &[(0, 0)], |s| hold(s, 0, &["red_1"]));
    t.play(0, "peek basic").chances(["card 0", "card 1", "card 2"]).play(0, "show 0 1").play(0, side);
    t.play(0, "back 2").play(0, "back 22");
    t
}

#[test]
fn ca31_all_three_on_the_same_side() {
    let stack = |t: &Table| (t.state.stacks[0].on_top().len(), t.state.stacks[0].beneath().len());
    assert_eq!((stack(&back("top")), stack(&back("under"))), ((3, 0), (0, 3)));
}

#[test]
fn ca32_top_beside_top_and_bottom_beside_bottom() {
    let game = boxed(3);
    // 24 is red over green, 27 blue over red, 41 red over blue.
    assert!(!game.fits(Card(24), Card(27)) && game.fits(Card(24), Card(41)));
}

#[test]
fn ca33_a_card_of_one_colour_takes_that_colour() {
    let t = stage(3, Guild::Notary, &[(0, 1)], |s| {
        display(s, Tier::Basic, [21, 20]);
        hold(s, 0, &["purple_3", "green_2"]);
    });
    assert_eq!(t.legal_like(0, "buy"), ["buy basic 1"]);
}

#[test]
fn ca34_two_players_bid_against_the_mayor() {
    let mut t = stage(2, Guild::Notary, &[(0, 1)], |s| hold(s, 0, &["red_1"]));
    t.play(0, "auction basic 0").play(0, "bid 1").play(1, "pass").chance("capital blue_3");
    assert_eq!(t.legal(0), ["pass"]);
}

const TEN: [&str; 10] =
    ["purple_1", "purple_2", "purple_3", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];

#[test]
fn ca35_the_hand_is_cut_after_each_gain() {
    let mut t = flour(&[9, 9], |s| hold(s, 0, &TEN));
    t.play(0, "stack").chance("capital red_1");
    assert!(matches!(question(&t), Question::Discard(..)));
}

#[test]
fn ca36_a_product_is_discarded_where_one_will_not_bribe() {
    let mut t = craft(|s| {
        build(s, 0, &[42]);
        fill(s, &[(42, 0)]);
        hold(s, 0, &["red_1"]);
        lay(&mut s.holds[11], &[1, 1]);
        lay(&mut s.holds[17], &[1, 1]);
    });
    assert_eq!(t.legal_like(0, "waste"), ["waste 42"]);
    t.play(0, "waste 42");
    assert_eq!((score(&t, 0), hand(&t, 0).len()), (0, 1));
}

#[test]
fn ca37_a_bribe_although_another_ship_is_free() {
    let mut t = craft(|s| {
        build(s, 0, &[42]);
        fill(s, &[(42, 0)]);
        hold(s, 0, &["red_1"]);
        lay(&mut s.holds[11], &[1, 2]);
    });
    t.play(0, "load 42 2");
    assert_eq!(in_hold(&t, 11), [2, 0]);
}

#[test]
fn ca38_building_cards_in_hand_are_secret() {
    let t = begun(3);
    assert_eq!((t.view(1).players[0].buildings.len(), t.view(1).players[0].held), (0, [2, 1, 0]));
}

#[test]
fn ca39_the_third_bonus_of_the_third_ship() {
    assert_eq!(boxed(3).parts().bonuses[2], [6, 4, 2]);
}

#[test]
fn ca40_stacking_in_the_town_hall_as_elsewhere() {
    let mut t = go(4, Step::Helpers, |s| {
        (1..4).for_each(|seat| set(s, Guild::TownHall, seat, usize::from(seat) - 1));
    });
    t.play(0, "helper town_hall");
    assert_eq!(t.state.queues[5][2][1].seat(), Some(Seat(0)), "free on the ribbon");
}

#[test]
fn ca41_winter_has_a_final_phase_unless_the_data_say_otherwise() {
    let mut t = winter(3, Guild::Craft, |_| {});
    (0..3).for_each(|seat| {
        t.play(seat, "pass");
    });
    assert_eq!((0..3).map(|seat| player(&t, seat).privileges).collect::<Vec<_>>(), [1, 1, 1]);
    let text = include_str!("../../data/board.toml");
    let without = text.replace("final_phase = true\nnote", "final_phase = false\nnote");
    assert_ne!(without, text);
    let parts = Craftsmen::components(&[("board.toml", &without)]).unwrap();
    let mut t = Scenario::new(Craftsmen::new(parts, 3, Options::default()).unwrap());
    t.deal(|_, possible| possible[0]);
    idle(&mut t, |s| s.season == Season::Winter);
    t.take_events();
    idle(&mut t, |s| s.year == 2);
    assert!(!t.take_events().contains(&Event::FinalPhase));
}

#[test]
fn ca42_ten_cards_for_the_investment() {
    let mut t = go(3, Step::Invest, |s| {
        s.season = Season::Winter;
        hold(s, 0, &TEN);
    });
    t.play(0, "pass");
    assert!(matches!(question(&t), Question::Discard(Seat(0), surplus) if surplus.left == 2));
}

#[test]
fn ca43_a_fee_card_is_seen_by_two() {
    let mut t = go(4, Step::Helpers, |s| {
        (1..4).for_each(|seat| set(s, Guild::Craft, seat, usize::from(seat) - 1));
        hold(s, 0, &["red_3", "blue_1"]);
    });
    t.play(0, "helper craft").play(0, "space 0").play(0, "give red_3");
    let seen = |seat: u8| t.view(seat).players[1].hand.clone();
    assert_eq!((seen(0), seen(1), seen(2).len()), (vec![Capital::Red3], vec![Capital::Red3], 0));
    let gave = t
        .events
        .iter()
        .find(|(to, event)| matches!(event, Event::Gave { card: None, .. }) && matches!(to, Audience::Except(_)));
    assert!(gave.is_some());
}

#[test]
fn ca44_an_icon_is_filled_or_empty() {
    let t = flour(&[9, 9], |_| {});
    let neutral = t.state.granary.as_flattened().iter().filter(|marker| **marker == Marker::NEUTRAL).count();
    assert_eq!(neutral, 13, "the one that was pushed out is in the supply");
}

#[test]
fn ca45_the_scoring_follows_the_new_order() {
    let mut t = go(2, Step::Final, |s| {
        s.season = Season::Winter;
        (0..2).for_each(|seat| hold(s, seat, &["purple_1", "green_1", "blue_1", "red_1"]));
    });
    assert_eq!(asked(&t), 1);
    t.play(1, "pass");
    assert_eq!(asked(&t), 0);
}

#[test]
fn ca46_the_new_card_comes_from_the_stack_first() {
    let mut t = dealt(3);
    t.play(0, "exchange 24");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert!(outcomes.iter().all(|(action, _)| action.to_string() != "card 24"));
}

#[test]
fn ca47_the_privilege_without_the_action() {
    let mut t = stage(3, Guild::Notary, &[(0, 0)], |_| {});
    assert_eq!(question(&t), Question::Peek(Seat(0)), "even without capital");
    t.play(0, "pass");
    assert_eq!(t.state.season, Season::Summer, "asked once");
}

#[test]
fn ca48_who_has_seen_a_card_knows_where_it_is() {
    // A face-up card stays known in the hand that took it, until one of its kind is discarded.
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |_| {});
    t.play(0, "take 1").chances(["capital blue_1", "capital blue_2", "capital blue_3"]);
    let known = |t: &Table| t.view(1).players[0].hand.clone();
    assert_eq!(known(&t), [Capital::Red3]);
    t.play(0, "discard blue_1 red_3");
    assert!(known(&t).is_empty());
    // Of cards that go back the side is known, the order to one player alone.
    let t = back("top");
    let order = |world: &State| {
        let slots = world.stacks[0].on_top().iter();
        slots.map(|slot| slot.card.peek(keys::referee()).0).collect::<Vec<u8>>()
    };
    let real = order(&t.state);
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..60 {
        assert_eq!(order(&t.game.sample(&t.state, Seat(0), &mut rng())), real);
    }
    let mut rng = rng();
    for _ in 0..200 {
        orders.insert(order(&t.game.sample(&t.state, Seat(1), &mut rng)));
    }
    // The displayed cards that were not chosen are among them; the third card is anything that nobody has seen.
    assert!(orders.iter().all(|cards| cards.contains(&22) && cards.contains(&23)), "{orders:?}");
    assert!(orders.len() > 40, "{}", orders.len());
}

#[test]
fn ca49_a_delivery_without_a_first_card() {
    let empty = |shown: [Option<Capital>; 2]| {
        let mut t = stage(5, Guild::Craft, &[(0, 1)], |s| {
            build(s, 0, &[45]);
            fill(s, &[(45, 0)]);
            s.display = shown;
            let mut left: Vec<u8> = (0..12).flat_map(|kind| [kind; 4]).collect();
            for shown in shown.into_iter().flatten() {
                left.swap_remove(left.iter().position(|kind| *kind == shown as u8).unwrap());
            }
            let most = [left.len() - 40, 10, 10, 10, 10];
            for (seat, most) in (0..5).zip(most) {
                let words: Vec<&str> = left.drain(..most).map(|kind| Capital::ALL[usize::from(kind)].word()).collect();
                hold(s, seat, &words);
            }
            s.capital = signoria_core::Bag::default();
        });
        t.play(0, "semi 45 granary");
        t
    };
    let t = empty([Some(Capital::Green1), Some(Capital::Red3)]);
    assert_eq!(t.legal(0), ["fetch 0", "fetch 1"], "the face-up cards alone");
    let t = empty([None, None]);
    assert_eq!((question(&t), player(&t, 0).hand.len()), (Question::Work(Seat(0)), 8), "no card");
}

#[test]
fn ca50_two_discs_on_a_space_at_most() {
    let mut t = go(5, Step::Helpers, |s| {
        [(1, 0), (2, 1), (3, 2), (4, 0)].iter().for_each(|(seat, space)| set(s, Guild::Craft, *seat, *space));
        hold(s, 0, &["red_1"]);
    });
    t.play(0, "helper craft");
    assert_eq!(t.legal(0), ["space 1", "space 2"], "five helpers of six, and two lie on gold already");
    assert_eq!(t.expect_illegal(0, "space 0"), "C5.1.4");
}

#[test]
fn ca51_the_privilege_builds_at_an_end_too() {
    let with_privilege = |side: &str| {
        let mut t = stage(3, Guild::Builders, &[(0, 0)], |s| {
            hold(s, 0, &["red_1", "red_2"]);
            build(s, 0, &[0, 4]);
            deal(s, 0, &[2]);
        });
        assert_eq!(t.legal(0), ["build 2 left", "build 2 right", "pass"]);
        t.play(0, &format!("build 2 {side}"));
        row(&t, 0)
    };
    assert_eq!((with_privilege("left"), with_privilege("right")), (vec![2, 64, 0, 4], vec![64, 0, 4, 2]));
}
