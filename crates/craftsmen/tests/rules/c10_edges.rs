//! Chapter 10: edge cases.

use crate::common::*;
use signoria_core::Bag;

const TEN: [&str; 10] =
    ["purple_1", "purple_2", "purple_3", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];

#[test]
fn c10_1_with_stack_and_pile_empty_a_draw_is_skipped() {
    // The hands hold all cards but the two of the display.
    let mut t = stage(5, Guild::Bankers, &[(0, 1)], |s| {
        let mut left: Vec<u8> = (0..12).flat_map(|kind| [kind; 4]).collect();
        for shown in s.display.into_iter().flatten() {
            left.swap_remove(left.iter().position(|kind| *kind == shown as u8).unwrap());
        }
        for seat in 0..5 {
            let most = if seat == 0 { 6 } else { 10 };
            let words: Vec<&str> = left.drain(..most).map(|kind| Capital::ALL[usize::from(kind)].word()).collect();
            hold(s, seat, &words);
        }
        s.capital = Bag::default();
    });
    assert_eq!((t.state.capital.len(), t.state.pile.len()), (0, 0));
    t.play(0, "take 2");
    assert_eq!(player(&t, 0).hand.len(), 8, "two of four cards came");
    let two = t.legal(0)[0].clone();
    t.play(0, &two);
    // The discards are the new stack for the display.
    least(&mut t);
    assert!(t.state.display.iter().all(Option::is_some));
}

/// Seat 0 at the Notary, the stack of advanced buildings empty.
fn no_stack(space: usize) -> Table {
    stage(3, Guild::Notary, &[(0, space)], |s| {
        hold(s, 0, &["red_1", "red_2", "red_3"]);
        let rest = Tier::Advanced.cards().filter(|card| !s.offers[2].contains(&Some(*card)));
        let rest: Vec<u8> = rest.map(|card| card.0).collect();
        deal(s, 1, &rest);
        s.stacks[2] = signoria_craftsmen::Stack::shuffled(0, 0);
    })
}

#[test]
fn c10_2_an_empty_stack_leaves_the_space_empty() {
    let mut t = no_stack(1);
    t.play(0, "auction advanced 0").play(0, "bid 3").play(1, "pass").play(2, "pass");
    t.chances(["capital blue_1", "capital blue_1", "capital blue_2"]).play(0, "pass");
    // The card that went under the stack fills the space at once.
    t.chance("card 51");
    assert_eq!(offers(&t, Tier::Advanced), [Some(51), Some(57)]);
    let mut t = no_stack(1);
    t.play(0, "auction advanced 0").play(0, "bid 4").play(1, "pass").play(2, "pass");
    t.chances(["capital blue_1", "capital blue_1", "capital blue_1"]);
    while matches!(t.game.to_act(&t.state), ToAct::Seats(_)) && question(&t) == Question::Pay(Seat(0)) {
        let first = t.legal(0)[0].clone();
        t.play(0, &first);
    }
    assert_eq!(offers(&t, Tier::Advanced), [None, Some(57)]);
    assert_eq!(no_stack(0).expect_illegal(0, "peek advanced"), "C5.5.11");
}

#[test]
fn c10_3_an_over_full_hand_at_the_bank() {
    let mut t = stage(3, Guild::Bankers, &[(0, 0)], |s| hold(s, 0, &TEN));
    t.play(0, "take 2").chances(["capital red_1", "capital red_2"]).play(0, "privilege").play(0, "discard red_3");
    t.chances(["capital blue_1", "capital blue_1"]);
    // Thirteen cards: three go, two at once and then one that is not less.
    t.play(0, "discard purple_1 red_1");
    assert_eq!(t.legal(0), ["discard red_1", "discard red_2"]);
    t.play(0, "discard red_2");
    assert_eq!(player(&t, 0).hand.len(), 10);
}

#[test]
fn c10_4_a_payment_received_above_ten() {
    let mut t = go(2, Step::Helpers, |s| {
        set(s, Guild::Craft, 1, 0);
        set(s, Guild::Craft, 1, 1);
        hold(s, 1, &TEN);
    });
    t.play(0, "helper craft").play(0, "space 0").chance("capital blue_1");
    assert_eq!(asked(&t), 1);
    t.play(1, "discard blue_1");
    assert_eq!((asked(&t), player(&t, 1).hand.len()), (1, 10));
}

#[test]
fn c10_5_who_finds_no_guild_passes_and_gets_the_point() {
    let t = go(3, Step::Helpers, |s| {
        for guild in Guild::ALL {
            [(1, 0), (2, 1), (1, 2), (2, 2)].iter().for_each(|(seat, space)| set(s, guild, *seat, *space));
        }
        // Ten helpers would be too many: the others have five each.
        for guild in [Guild::Merchants, Guild::TownHall, Guild::Craft, Guild::Notary] {
            s.queues[guild.idx()] = [[Disc::NONE; 2]; 3];
        }
        [(0, 0), (0, 1)].iter().for_each(|(seat, space)| set(s, Guild::Craft, *seat, *space));
        [(0, 0), (0, 1)].iter().for_each(|(seat, space)| set(s, Guild::Notary, *seat, *space));
    });
    // Merchants and the Town Hall still accept seat 0.
    t.expect_legal(0, "helper merchants");
    assert_eq!(t.expect_illegal(0, "helper bankers"), "C5.1.2");
    let mut forced = go(2, Step::Helpers, |s| {
        for (guild, seat) in [(Guild::Bankers, 0), (Guild::Builders, 0), (Guild::Notary, 1), (Guild::Craft, 1)] {
            set(s, guild, seat, 0);
            set(s, guild, seat, 1);
        }
        s.players[Seat(1)].passed = true;
    });
    forced.play(0, "pass");
    assert_eq!(scores(&forced), [1, 1]);
}

#[test]
fn c10_6_a_town_hall_with_nothing_left() {
    let t = stage(3, Guild::TownHall, &[(0, 2)], |s| {
        for seat in [1, 2] {
            s.players[Seat(seat)].privileges = 3;
            s.players[Seat(seat)].work = 3;
            s.players[Seat(seat)].fair = 3;
        }
        s.changes = [Some(Seat(1)), Some(Seat(2)), Some(Seat(1))];
    });
    assert_eq!(t.state.season, Season::Summer, "nobody was asked");
}

#[test]
fn c10_7_a_delivery_is_always_possible() {
    let t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        lay(&mut s.granary[6], &[0, 0]);
    });
    t.expect_legal(0, "semi 45 granary");
}

#[test]
fn c10_8_icons_stay_filled_over_the_year() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| build(s, 0, &[45, 8]));
    t.play(0, "raw wheat 45 0").play(0, "pass");
    idle(&mut t, |s| s.year == 2);
    assert!(is_filled(&t, 45, 0));
}

#[test]
fn c10_9_an_own_marker_may_be_pushed_out() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        lay(&mut s.granary[6], &[0, 1]);
    });
    t.play(0, "semi 45 granary");
    assert_eq!(column(&t, Good::Flour), [1, 0]);
}

#[test]
fn c10_10_no_purchase_without_an_icon() {
    let t = stage(3, Guild::Merchants, &[(0, 1)], |s| {
        build(s, 0, &[62]);
        fill(s, &[(62, 0)]);
        hold(s, 0, &["red_1"]);
    });
    assert_eq!(t.state.season, Season::Summer, "nobody was asked");
}

#[test]
fn c10_11_the_mayor_turns_up_what_there_is() {
    let mut t = stage(5, Guild::Notary, &[(0, 1)], |s| {
        let mut left: Vec<u8> = (0..12).flat_map(|kind| [kind; 4]).collect();
        s.display = [Some(Capital::Purple1); 2];
        left.drain(..2);
        // One card is left beside the hands.
        left.pop();
        for (seat, most) in [(0, 9), (1, 9), (2, 9), (3, 9), (4, 9)] {
            let words: Vec<&str> = left.drain(..most).map(|kind| Capital::ALL[usize::from(kind)].word()).collect();
            hold(s, seat, &words);
        }
        s.capital = Bag::default();
    });
    t.play(0, "auction advanced 0").play(0, "bid 1");
    (1..5).for_each(|seat| {
        t.play(seat, "pass");
    });
    t.chance("capital red_3");
    assert_eq!((t.state.auction.offer(), question(&t)), (3, Question::Mayor(Seat(0))));
}

#[test]
fn c10_12_a_winner_can_always_pay() {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "blue_3"]);
        hold(s, 1, &["green_3", "green_3"]);
    });
    t.play(0, "auction basic 0").play(0, "bid 4").play(1, "bid 6").play(2, "pass");
    assert_eq!(t.legal(0), ["pass"]);
    t.play(0, "pass");
    assert_eq!(t.legal(1), ["pay green 0 0 2"]);
}

#[test]
fn c10_13_a_fee_in_points_takes_all_of_it() {
    let mut t = go(4, Step::Helpers, |s| {
        s.year = 3;
        s.players[Seat(0)].score = 2;
        (1..4).for_each(|seat| set(s, Guild::Craft, seat, usize::from(seat) - 1));
    });
    t.play(0, "helper craft");
    assert_eq!(t.state.queues[3][2][1].seat(), Some(Seat(0)), "the ribbon alone is left");
}

#[test]
fn c10_14_several_lines_in_one_action() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "red_2"]);
        // Beer and wine both lack the cooper.
        build(s, 0, &[8, 20, 60, 58]);
        deal(s, 0, &[24]);
    });
    t.play(0, "build 24 left");
    let all = t.legal(0)[0].clone();
    t.play(0, &all);
    assert_eq!(watch(&t).players[0].tokens, [Good::Wine, Good::Beer]);
}

#[test]
fn c10_15_the_higher_row_then_the_left_slot() {
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        lay(&mut s.holds[0], &[1, 0]);
    });
    assert_eq!((0..2).map(|seat| player(&t, seat).points[Source::Ships as usize]).collect::<Vec<_>>(), [0, 4]);
}

#[test]
fn c10_16_bonuses_for_those_alone_who_are_there() {
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        lay(&mut s.holds[17], &[2]);
    });
    assert_eq!((0..3).map(|seat| player(&t, seat).points[Source::Ships as usize]).collect::<Vec<_>>(), [0, 0, 7]);
}

#[test]
fn c10_17_no_token_where_there_is_none() {
    let t = go(3, Step::Final, |s| {
        s.players[Seat(0)].privileges = 3;
        s.players[Seat(1)].privileges = 3;
        s.used[Seat(0)] = 1;
        s.used[Seat(1)] = 1;
    });
    assert_eq!((player(&t, 2).privileges, t.state.privileges), (0, 0));
}

#[test]
fn c10_18_eight_cards_before_the_tie_break() {
    let nine = &TEN[..9];
    let mut t = go(3, Step::RoundEnd, |s| {
        (s.year, s.season) = (3, Season::Winter);
        hold(s, 0, nine);
        hold(s, 1, &["green_1", "green_1", "red_1", "red_3", "red_3", "purple_1", "purple_2", "blue_1"]);
        s.display = [Some(Capital::Green2), Some(Capital::Green2)];
    });
    t.play(0, "discard red_1");
    assert_eq!(outcome(&t).ranks, [2, 1, 3]);
}

#[test]
fn c10_19_the_third_winter_is_as_the_others() {
    let mut t = go(3, Step::Year, |s| {
        (s.year, s.season) = (3, Season::Winter);
        hold(s, 0, &["purple_1", "green_1", "blue_1", "red_1"]);
        lay(&mut s.granary[0], &[0]);
    });
    t.play(0, "invest 1 1 1 1");
    assert_eq!((outcome(&t).scores[0], column(&t, Good::Barrel)), (5, vec![9, 9]));
}

#[test]
fn c10_20_a_sawmill_is_enough_to_act_in_winter() {
    let t = winter(3, Guild::Craft, |_| {});
    assert_eq!(t.legal(0), ["raw wood fair", "pass"]);
}
