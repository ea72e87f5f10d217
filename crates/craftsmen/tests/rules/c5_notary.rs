//! Chapter 5.5: the Notary.

use crate::common::*;

/// Seat 0 at the Notary with mines and others on display.
fn notary(space: usize, change: impl FnOnce(&mut State)) -> Table {
    stage(3, Guild::Notary, &[(0, space)], |s| {
        display(s, Tier::Basic, [8, 9]);
        display(s, Tier::Extended, [45, 46]);
        display(s, Tier::Advanced, [48, 49]);
        change(s);
    })
}

#[test]
fn c5_5_1_buying_in_the_colours_of_the_card() {
    let mut t = notary(1, |s| hold(s, 0, &["purple_3", "green_2", "blue_3", "blue_1"]));
    // Wheat 8 is purple, 9 green; the mill 45 purple and blue, 46 red and blue.
    assert_eq!(t.legal_like(0, "buy"), ["buy basic 0", "buy extended 0", "buy extended 1"]);
    assert_eq!(t.expect_illegal(0, "buy basic 1"), "C5.5.1");
    t.play(0, "buy basic 0").play(0, "pay purple 0 0 1").chance("card 10");
    assert_eq!((buildings(&t, 0), offers(&t, Tier::Basic)), (vec![8], vec![Some(10), Some(9)]));
    assert_eq!(pile(&t), ["purple_3"]);
}

#[test]
fn c5_5_2_an_auction_takes_capital_worth_one() {
    let mut t = notary(1, |s| hold(s, 0, &["red_1"]));
    t.play(0, "auction advanced 1");
    assert_eq!(t.legal(0), ["bid 1"]);
    t.play(0, "bid 1");
    assert_eq!(offers(&t, Tier::Advanced), [Some(48), Some(49)], "the card stays until the end");
    let broke = notary(1, |_| {});
    assert_eq!(broke.state.season, Season::Summer, "without capital there is nothing to do");
}

#[test]
fn c5_5_3_clockwise_from_the_initiators_left_higher_or_out() {
    let mut t = notary(1, |s| {
        s.order[..3].copy_from_slice(&[Seat(0), Seat(2), Seat(1)]);
        (0..3).for_each(|seat| hold(s, seat, &["red_1", "blue_1", "green_1"]));
    });
    t.play(0, "auction basic 0").play(0, "bid 1");
    assert_eq!((asked(&t), t.legal(1)), (1, vec!["bid 2".to_owned(), "bid 3".to_owned(), "pass".to_owned()]));
    t.play(1, "pass").play(2, "bid 2");
    assert_eq!(asked(&t), 0, "the initiator again, and who has passed no more");
    t.play(0, "bid 3").play(2, "pass");
    assert_eq!(question(&t), Question::Pay(Seat(0)));
}

#[test]
fn c5_5_4_nobody_bids_more_than_the_hand_is_worth() {
    let mut t = notary(1, |s| {
        hold(s, 0, &["red_1", "red_2"]);
        hold(s, 1, &["blue_3"]);
    });
    t.play(0, "auction basic 0");
    assert_eq!(t.legal(0).last().unwrap(), "bid 5");
    t.play(0, "bid 4");
    assert_eq!(t.legal(1), ["pass"], "asked, although there is no choice");
    assert_eq!(t.expect_illegal(1, "bid 5"), "C5.5.4");
    t.play(1, "pass");
    assert_eq!(t.legal(2), ["pass"]);
}

#[test]
fn c5_5_5_the_winner_pays_in_any_colours() {
    let mut t = notary(1, |s| {
        hold(s, 0, &["red_1"]);
        hold(s, 1, &["blue_3", "green_2"]);
    });
    let raised = |t: &Table| watch(t).auction.expect("an auction").raised;
    t.play(0, "auction basic 0").play(0, "bid 1");
    assert!(!raised(&t));
    t.play(1, "bid 3");
    assert!(raised(&t), "the mayor stays out");
    t.play(2, "pass").play(0, "pass");
    t.play(1, "pay green 0 0 0").chance("card 10");
    assert_eq!((buildings(&t, 1), hand(&t, 1), pile(&t)), (vec![8], vec!["green_2"], vec!["blue_3"]));
}

#[test]
fn c5_5_6_the_mayor_bids_where_nobody_raised() {
    for (answer, cards) in [("auction basic 0", 1), ("auction extended 0", 2), ("auction advanced 0", 3)] {
        let mut t = notary(1, |s| hold(s, 0, &["red_1", "red_2"]));
        t.play(0, answer).play(0, "bid 1").play(1, "pass").play(2, "pass");
        (0..cards).for_each(|_| {
            t.chance("capital green_2");
        });
        assert_eq!(t.state.auction.offer(), 2 * cards);
        assert_eq!(question(&t), Question::Mayor(Seat(0)));
    }
}

fn with_mayor(card: &str) -> Table {
    let mut t = notary(1, |s| hold(s, 0, &["red_1", "red_2", "blue_1"]));
    t.play(0, "auction basic 0").play(0, "bid 2").play(1, "pass").play(2, "pass").chance(card);
    t
}

#[test]
fn c5_5_7_outbid_the_mayor_or_leave_him_the_card() {
    let mut t = with_mayor("capital green_3");
    assert_eq!(t.legal(0), ["bid 4", "bid 5", "bid 6", "pass"]);
    assert_eq!(t.expect_illegal(0, "bid 3"), "C5.5.7");
    t.play(0, "pass").chance("card 10");
    assert_eq!((hand(&t, 0).len(), buildings(&t, 0).len(), offers(&t, Tier::Basic)), (3, 0, vec![Some(10), Some(9)]));
    assert_eq!(t.state.stacks[0].beneath()[0].card.peek(keys::referee()), &Card(8));
    let mut t = with_mayor("capital green_2");
    assert_eq!(question(&t), Question::Pay(Seat(0)), "not higher: the initiator wins");
    assert_eq!(t.state.payment.price, 2);
    t.play(0, "pay blue 0 0 0");
}

#[test]
fn c5_5_8_the_mayors_cards_are_discarded() {
    let mut t = with_mayor("capital green_3");
    t.play(0, "pass");
    assert_eq!(pile(&t), ["green_3"]);
    let mut t = with_mayor("capital green_1");
    t.play(0, "pay blue 0 0 0").play(0, "pay red 0 1 0");
    assert_eq!(pile(&t), ["green_1", "red_2"]);
}

#[test]
fn c5_5_9_one_action_whoever_wins() {
    let mut t = notary(1, |s| {
        hold(s, 0, &["red_1"]);
        hold(s, 1, &["red_3"]);
    });
    t.play(0, "auction basic 0").play(0, "bid 1").play(1, "bid 2").play(2, "pass").play(0, "pass").chance("card 10");
    assert_eq!((buildings(&t, 1), t.state.season), (vec![8], Season::Summer));
}

#[test]
fn c5_5_10_the_privilege_before_or_after() {
    let mut t = notary(0, |s| hold(s, 0, &["red_1"]));
    assert_eq!(t.legal(0), ["peek basic", "peek extended", "peek advanced", "pass"]);
    t.play(0, "pass").play(0, "pass");
    assert_eq!(question(&t), Question::Peek(Seat(0)), "after the action, too, although it was declined");
    t.play(0, "peek basic");
    assert_eq!(t.state.used[Seat(0)], 1);
    let mut t = notary(0, |s| hold(s, 0, &["red_1"]));
    t.play(0, "peek basic").chances(["card 0", "card 1", "card 2"]).play(0, "show 0 1").play(0, "top");
    t.play(0, "back 2").play(0, "back 8");
    assert_eq!(question(&t), Question::Notary(Seat(0)));
    t.play(0, "pass");
    assert_eq!(t.state.season, Season::Summer, "once");
}

#[test]
fn c5_5_11_two_of_five_are_displayed_and_three_go_back() {
    let mut t = notary(0, |s| hold(s, 0, &["red_1"]));
    let before = t.state.stacks[0].len();
    t.play(0, "peek basic").chances(["card 0", "card 1", "card 2"]);
    assert_eq!(t.legal(0).len(), 10);
    t.play(0, "show 1 8");
    assert_eq!(offers(&t, Tier::Basic), [Some(1), Some(8)]);
    assert_eq!(t.legal(0), ["top", "under"]);
    t.play(0, "top");
    assert_eq!(t.legal(0), ["back 0", "back 2", "back 9"]);
    t.play(0, "back 9").play(0, "back 0");
    let top: Vec<u8> = t.state.stacks[0].on_top().iter().map(|slot| slot.card.peek(keys::referee()).0).collect();
    assert_eq!((top, t.state.stacks[0].len()), (vec![9, 0, 2], before));
    // The last one put on top comes first.
    t.play(0, "pass");
    let mut t = notary(0, |s| hold(s, 0, &["purple_3"]));
    t.play(0, "peek basic").chances(["card 0", "card 1", "card 2"]).play(0, "show 8 9").play(0, "top");
    t.play(0, "back 0").play(0, "back 1").play(0, "buy basic 0");
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    t.chance("card 2");
    assert_eq!(offers(&t, Tier::Basic), [Some(2), Some(9)]);
}

#[test]
fn c5_5_7_every_card_of_two_players_stack_may_have_come_under_it_after_auctions() {
    use signoria_core::{SeatSet, Veiled};
    use signoria_craftsmen::{Card, Slot, Stack};
    // 24 extended buildings, less one in each hand and the other displayed one.
    let mut stack = Stack::shuffled(0, 0);
    for n in 0..21 {
        stack.put_under(Slot { card: Veiled::new(Card(n), SeatSet::EVERYBODY), among: SeatSet::EMPTY, batch: n });
    }
    assert_eq!((stack.len(), stack.beneath().len()), (21, 21));
}
