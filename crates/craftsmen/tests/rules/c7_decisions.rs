//! Chapter 7: who is asked what.

use crate::common::*;

#[test]
fn cd1_a_building_of_the_hand_or_none() {
    let t = dealt(3);
    assert_eq!((question(&t), t.legal(0).len()), (Question::Exchange(Seat(0)), 4));
    assert_eq!(t.expect_illegal(0, "exchange 30"), "C2.10");
    assert_eq!(t.expect_illegal(0, "sawmill 67"), "CD1");
}

#[test]
fn cd2_a_sawmill_of_the_box_or_none() {
    let mut t = dealt(5);
    t.play(0, "pass");
    assert_eq!(t.legal(0), ["sawmill 69", "pass"]);
    assert_eq!(t.expect_illegal(0, "sawmill 65"), "C2.10");
}

#[test]
fn cd3_a_guild_that_accepts_a_helper() {
    let t = begun(3);
    assert_eq!(t.legal(0).len(), 7);
}

#[test]
fn cd4_a_space_that_can_be_paid_for() {
    let mut t = go(2, Step::Helpers, |s| {
        set(s, Guild::Craft, 1, 0);
        set(s, Guild::Craft, 1, 1);
    });
    t.play(0, "helper craft");
    assert_eq!(t.legal(0), ["space 0", "space 1"]);
    assert_eq!(t.expect_illegal(0, "space 2"), "C8.4.1");
}

#[test]
fn cd5_points_or_a_card() {
    let full = |words: &'static [&'static str], points: i16| {
        let mut t = go(4, Step::Helpers, |s| {
            (1..4).for_each(|seat| set(s, Guild::Craft, seat, usize::from(seat) - 1));
            hold(s, 0, words);
            s.players[Seat(0)].score = points;
        });
        t.play(0, "helper craft").play(0, "space 0");
        t
    };
    assert_eq!(full(&["red_1"], 1).legal(0), ["points", "give red_1"]);
    assert_eq!(full(&["red_1", "red_1"], 0).legal(0), ["give red_1"], "asked while there is more than one card");
    assert_eq!(full(&["red_1", "red_1"], 0).expect_illegal(0, "points"), "C5.1.5");
    // One card and no points: everybody sees that there is no choice.
    assert_eq!(hand(&full(&["red_1"], 0), 1), ["red_1"]);
    assert_eq!(score(&full(&[], 1), 1), 1);
}

#[test]
fn cd6_face_up_cards_or_decline() {
    let t = stage(3, Guild::Bankers, &[(0, 1)], |s| s.display = [Some(Capital::Red1); 2]);
    assert_eq!(t.legal(0), ["take 0", "take 2", "pass"], "two equal cards are one choice");
    assert_eq!(t.expect_illegal(0, "take 3"), "C5.3.1");
}

#[test]
fn cd7_the_banks_privilege_after_the_draws() {
    let mut t = stage(3, Guild::Bankers, &[(0, 0)], |_| {});
    t.play(0, "take 0").chances(["capital red_1", "capital red_2", "capital red_2"]);
    assert_eq!(
        (question(&t), t.legal(0)),
        (Question::Privilege(Seat(0)), vec!["privilege".to_owned(), "pass".to_owned()])
    );
}

#[test]
fn cd8_cards_of_the_hand_two_at_once() {
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |_| {});
    t.play(0, "take 0").chances(["capital red_1", "capital red_2", "capital red_2"]);
    assert_eq!(
        t.legal(0),
        ["discard green_1 red_1", "discard green_1 red_2", "discard red_1 red_2", "discard red_2 red_2"]
    );
    assert_eq!(t.expect_illegal(0, "discard red_1"), "CD8");
}

#[test]
fn cd9_a_building_that_can_be_paid() {
    let t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_2"]);
        deal(s, 0, &[0, 24, 48]);
    });
    assert_eq!(t.legal(0), ["build 0 left", "build 0 right", "pass"]);
    assert_eq!(t.expect_illegal(0, "build 24 right"), "C5.4.1");
    assert_eq!(t.expect_illegal(0, "build 5 right"), "C5.4.1");
    // Asked as long as there is a card, even without money.
    let poor = stage(3, Guild::Builders, &[(0, 1)], |s| deal(s, 0, &[0]));
    assert_eq!(poor.legal(0), ["pass"]);
}

#[test]
fn cd10_either_end_by_the_privilege_where_it_does_not_fit() {
    let t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_2"]);
        deal(s, 0, &[0]);
        build(s, 0, &[2]);
        s.players[Seat(0)].privileges = 1;
    });
    assert_eq!(t.legal(0), ["build 0 left", "build 0 right", "pass"]);
    let price = |action: &str| t.game.describe(&t.state, Seat(0), action.parse().unwrap()).price;
    assert_eq!((price("build 0 left"), price("build 0 right")), (vec![], vec![("privilege", 1)]));
}

#[test]
fn cd11_every_set_that_pays_in_one_way_alone() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["purple_1", "purple_1", "blue_1", "red_3"]);
        deal(s, 0, &[24, 48]);
        build(s, 0, &[25]);
    });
    t.play(0, "build 24 right").play(0, "pass");
    let payment = t.view(0).payment.expect("a payment");
    let sets: Vec<_> = payment.sets.iter().map(|set| (set.cards.clone(), set.sum, set.value)).collect();
    let cards = |words: &[&str]| words.iter().map(|word| kind(word)).collect::<Vec<_>>();
    // The best first: no more than the price, then few cards.
    assert_eq!(sets[0], (cards(&["red_3"]), 3, 3));
    assert_eq!(
        sets.iter().map(|(set, ..)| set.clone()).collect::<Vec<_>>(),
        [
            cards(&["red_3"]),
            cards(&["blue_1", "red_3"]),
            cards(&["purple_1", "red_3"]),
            cards(&["purple_1", "purple_1"]),
            cards(&["purple_1", "blue_1", "red_3"]),
            cards(&["purple_1", "purple_1", "blue_1"]),
        ]
    );
    // Each by one way of answering: count the ends of all ways.
    fn ways(game: &Craftsmen, state: &State) -> usize {
        let Frame::Ask(Question::Pay(seat)) = state.frames.top() else { return 1 };
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let after = |action| {
            let mut next = state.clone();
            game.apply(&mut next, signoria_core::Actor::Seat(seat), action, &mut signoria_core::Silent);
            ways(game, &next)
        };
        legal.into_iter().map(after).sum()
    }
    assert_eq!(ways(&t.game, &t.state), sets.len());
    assert!(t.view(1).payment.unwrap().sets.is_empty(), "the hand is the payer's own");
    t.play(0, "pay purple 2 0 0").play(0, "pay blue 0 0 0");
    assert_eq!(hand(&t, 0), ["blue_1", "red_3"]);
}

/// Seat 0 at the Notary, on gold.
fn notary() -> Table {
    stage(3, Guild::Notary, &[(0, 0)], |s| {
        hold(s, 0, &["red_1", "red_2"]);
        display(s, Tier::Basic, [8, 11]);
    })
}

fn looking() -> Table {
    let mut t = notary();
    t.play(0, "peek basic").chances(["card 0", "card 1", "card 2"]);
    t
}

#[test]
fn cd12_a_deck_with_a_stack() {
    let mut t = notary();
    assert_eq!(t.legal(0), ["peek basic", "peek extended", "peek advanced", "pass"]);
    let empty = stage(3, Guild::Notary, &[(0, 0)], |s| {
        hold(s, 0, &["red_1"]);
        s.stacks[2] = signoria_craftsmen::Stack::shuffled(0, 0);
        let advanced = Tier::Advanced.cards().filter(|card| !s.offers[2].contains(&Some(*card)));
        let rest = advanced.fold(0, |set, card| set | card.bit());
        s.players[Seat(1)].secret = signoria_core::Veiled::new(rest, SeatSet::only(Seat(1)));
    });
    assert_eq!(empty.expect_illegal(0, "peek advanced"), "C5.5.11");
    t.play(0, "pass");
    assert_eq!(question(&t), Question::Notary(Seat(0)));
}

#[test]
fn cd13_two_of_the_cards() {
    let t = looking();
    assert_eq!(t.legal(0).len(), 10);
    assert_eq!(t.expect_illegal(0, "show 1 30"), "C5.5.11");
    assert_eq!(t.view(0).looked.iter().flatten().count(), 5);
    assert_eq!(t.view(1).looked.iter().flatten().count(), 2, "the others see the displayed ones alone");
}

#[test]
fn cd14_on_top_or_under() {
    let mut t = looking();
    t.play(0, "show 8 11");
    assert_eq!(t.legal(0), ["top", "under"]);
}

#[test]
fn cd15_one_after_another() {
    let mut t = looking();
    t.play(0, "show 8 11").play(0, "under");
    assert_eq!(t.legal(0), ["back 0", "back 1", "back 2"]);
    t.play(0, "back 1").play(0, "back 2");
    let under: Vec<u8> = t.state.stacks[0].beneath().iter().map(|slot| slot.card.peek(keys::referee()).0).collect();
    assert_eq!(under, [1, 2, 0]);
    assert_eq!(question(&t), Question::Notary(Seat(0)));
}

#[test]
fn cd16_buy_or_auction_or_neither() {
    let mut t = notary();
    t.play(0, "pass");
    assert_eq!(t.legal_like(0, "buy"), ["buy basic 1", "buy extended 0", "buy extended 1"], "all have red");
    assert_eq!(t.legal_like(0, "auction").len(), 6);
}

#[test]
fn cd17_a_bid_from_one_to_the_hand() {
    let mut t = notary();
    t.play(0, "pass").play(0, "auction basic 0");
    assert_eq!(t.legal(0), ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]);
    assert_eq!(t.expect_illegal(0, "bid 6"), "C5.5.4");
}

#[test]
fn cd18_a_higher_bid_or_pass() {
    let mut t = notary();
    t.play(0, "pass").play(0, "auction basic 0").play(0, "bid 2");
    assert_eq!(t.legal(1), ["pass"]);
    assert_eq!(t.expect_illegal(1, "bid 2"), "C5.5.3");
}

#[test]
fn cd19_above_the_mayor_or_pass() {
    let mut t = notary();
    t.play(0, "pass")
        .play(0, "auction basic 0")
        .play(0, "bid 1")
        .play(1, "pass")
        .play(2, "pass")
        .chance("capital blue_3");
    assert_eq!(t.legal(0), ["bid 4", "bid 5", "pass"]);
}

/// Seat 0 with three work points, on gold.
fn craft() -> Table {
    stage(3, Guild::Craft, &[(0, 0)], |s| {
        build(s, 0, &[8, 45, 62]);
        fill(s, &[(45, 0)]);
        s.players[Seat(0)].fair = 1;
    })
}

#[test]
fn cd20_everything_that_a_point_can_do() {
    let t = craft();
    assert_eq!(
        t.legal(0),
        [
            "raw wood fair",
            "raw wood 62 1",
            "raw wheat fair",
            "double wood fair",
            "double wood 62 1",
            "double wheat fair",
            "trade 62 1",
            "semi 45 granary",
            "semi 45 62 0",
            "pass",
        ]
    );
}

#[test]
fn cd21_the_fair_or_an_empty_icon() {
    let mut t = craft();
    t.play(0, "semi 45 62 0").play(0, "raw wheat 45 0");
    assert_eq!(t.legal_like(0, "raw wheat"), ["raw wheat fair"]);
    assert_eq!(t.expect_illegal(0, "raw wheat 62 0"), "C5.6.4");
}

#[test]
fn cd22_a_second_raw_material_or_none() {
    let mut t = craft();
    t.play(0, "double wood 62 1");
    assert_eq!(t.legal(0), ["raw wood fair", "raw wheat fair", "pass"]);
    assert_eq!(t.expect_illegal(0, "trade 45 0"), "CD22");
}

#[test]
fn cd23_an_icon_or_the_granary() {
    assert_eq!(craft().legal_like(0, "semi"), ["semi 45 granary", "semi 45 62 0"]);
    assert_eq!(craft().expect_illegal(0, "semi 45 60 0"), "C5.6.6");
}

#[test]
fn cd24_a_face_up_card_or_the_stack() {
    let mut t = craft();
    t.play(0, "semi 45 granary");
    assert_eq!(t.legal(0), ["fetch 0", "fetch 1", "stack"]);
}

#[test]
fn cd25_a_ship_with_room_or_a_bribe() {
    let t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[42]);
        fill(s, &[(42, 0)]);
        hold(s, 0, &["red_1"]);
        lay(&mut s.holds[11], &[1, 1]);
    });
    assert_eq!(t.legal_like(0, "load"), ["load 42 2", "load 42 3"]);
    assert_eq!(t.expect_illegal(0, "load 42 0"), "C5.6.9");
    assert_eq!(t.expect_illegal(0, "waste 42"), "C5.6.10");
}

#[test]
fn cd26_any_card_of_the_hand_bribes() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[42]);
        fill(s, &[(42, 0)]);
        hold(s, 0, &["red_1", "red_1", "blue_2"]);
        lay(&mut s.holds[11], &[1, 1]);
    });
    t.play(0, "load 42 2");
    assert_eq!(t.legal(0), ["give blue_2", "give red_1"]);
    assert_eq!(t.expect_illegal(0, "give red_3"), "CD26");
}

/// Seat 0 at the Merchants' Guild, on gold.
fn merchants(words: &[&str]) -> Table {
    stage(3, Guild::Merchants, &[(0, 0)], |s| {
        build(s, 0, &[48, 62]);
        fill(s, &[(48, 0)]);
        hold(s, 0, words);
        s.players[Seat(0)].fair = 1;
    })
}

#[test]
fn cd27_a_half_product_for_sale() {
    let t = merchants(&["red_1"]);
    assert_eq!(t.legal(0), ["purchase 48 1", "purchase 62 0", "pass"]);
}

#[test]
fn cd28_a_card_or_the_fair() {
    let mut t = merchants(&["red_1", "red_2"]);
    t.play(0, "purchase 62 0");
    assert_eq!(t.legal(0), ["give red_1", "give red_2", "fair"]);
    let mut t = merchants(&[]);
    t.play(0, "purchase 62 0");
    assert_eq!(player(&t, 0).fair, 0, "no choice");
}

#[test]
fn cd29_an_empty_icon_of_it() {
    assert_eq!(merchants(&["red_1"]).expect_illegal(0, "purchase 48 0"), "C5.7.1");
    assert_eq!(merchants(&["red_1"]).expect_illegal(0, "purchase 62 1"), "C5.7.1");
}

#[test]
fn cd30_what_the_town_hall_has() {
    let t = stage(3, Guild::TownHall, &[(0, 0)], |_| {});
    assert_eq!(t.legal(0), ["hall privilege", "hall work", "hall order_change", "pass"]);
}

#[test]
fn cd31_a_token_on_a_use_or_pass() {
    let mut t = window(3, Guild::Bankers, |s| s.players[Seat(0)].work = 2);
    assert_eq!(t.legal(0), ["raw wood fair", "pass"]);
    t.play(0, "raw wood fair");
    assert_eq!(question(&t), Question::Token(Seat(0)), "again after each use");
}

#[test]
fn cd32_the_owner_discards_what_is_too_much() {
    let twelve =
        ["purple_1", "purple_1", "purple_2", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];
    let mut t = go(3, Step::RoundEnd, |s| hold(s, 1, &twelve));
    assert!(t.legal(1).contains(&"discard purple_1 purple_1".to_owned()));
    assert_eq!(t.expect_illegal(1, "discard red_1"), "CD32");
    t.play(1, "discard purple_1 red_2");
    assert_eq!(player(&t, 1).hand.len(), 8);
}

fn investing(words: &[&str]) -> Table {
    go(3, Step::Invest, |s| {
        s.season = Season::Winter;
        hold(s, 0, words);
    })
}

#[test]
fn cd33_who_holds_four_cards_may_invest() {
    let t = investing(&["purple_1", "green_1", "blue_1", "blue_2"]);
    assert_eq!(t.legal(0), ["pass"], "asked, though a colour is missing");
    assert_eq!(t.expect_illegal(0, "invest 1 1 1 1"), "C8.1.4");
    assert_eq!(investing(&["purple_1", "green_1", "blue_1"]).state.year, 2, "with three cards nobody is asked");
}

#[test]
fn cd34_one_card_of_each_colour() {
    let mut t = investing(&["purple_1", "green_1", "blue_1", "blue_2", "red_3"]);
    assert_eq!(t.legal(0), ["invest 1 1 1 3", "invest 1 1 2 3", "pass"]);
    let seen = |seat: u8| {
        let sets = t.view(seat).investments.into_iter();
        sets.map(|set| (set.sum, set.answers.concat())).collect::<Vec<_>>()
    };
    assert_eq!(seen(0), [(7, "invest 1 1 2 3".into()), (6, "invest 1 1 1 3".into())], "the most points first");
    assert_eq!(seen(1), [], "the hand is the player's own");
    t.play(0, "invest 1 1 2 3");
    assert_eq!((score(&t, 0), hand(&t, 0)), (7, vec!["blue_1"]));
}
