//! What a seat can think of: samples against an exact enumeration, and hands that must be able to pay.

use crate::common::*;
use signoria_core::{Actor, Bag, Veiled, search_rng};
use signoria_craftsmen::Action;
use signoria_testkit::{Worlds, walk};

/// Cards that are discarded are taken for random cards of the hand, as `Hand` does it.
fn random_cards(_: &Craftsmen, s: &State, seat: Seat, action: Action) -> f64 {
    let ways = |kind: Capital| f64::from(s.players[seat].hand.ways(kind as u8, keys::referee()));
    match action {
        Action::Discard(kind) | Action::Give(kind) => ways(kind),
        Action::DiscardTwo { first, second } if first == second => ways(first) * (ways(first) - 1.0) / 2.0,
        Action::DiscardTwo { first, second } => ways(first) * ways(second),
        _ => 1.0,
    }
}

/// Follows a game for a seat that knows everything at its beginning, and compares samples after each answer.
fn follow(game: &Craftsmen, start: &State, seat: u8, answers: &[(Option<u8>, &str)]) -> usize {
    let mut worlds = Worlds::new(game, start.clone(), Seat(seat), random_cards);
    let mut most = 0;
    for (number, (actor, answer)) in answers.iter().enumerate() {
        let actor = actor.map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        worlds.answer(actor, answer.parse().unwrap_or_else(|error| panic!("{answer}: {error}")));
        worlds.check(number as u64);
        most = most.max(worlds.count());
    }
    most
}

/// Nothing is hidden: the stacks have only been shuffled.
fn open(s: &mut State) {
    for seat in Seat::all(3) {
        s.players[seat].secret = Veiled::new(0, SeatSet::only(seat));
    }
}

/// Leaves these cards in the capital stack, and the rest in the pile.
fn stack_of(s: &mut State, words: &[&str]) {
    let mut counts = [0u8; 12];
    words.iter().for_each(|word| counts[kind(word).idx()] += 1);
    let shown = s.display;
    s.pile = Bag::default();
    for (kind, count) in counts.iter().enumerate() {
        let shown = shown.iter().filter(|card| card.is_some_and(|card| card.idx() == kind)).count() as u8;
        let hands: u8 = s.players.0.iter().map(|p| p.hand.count(kind as u8, keys::referee())).sum();
        (0..4 - count - shown - hands).for_each(|_| s.pile.put(kind));
    }
}

#[test]
fn draws_discards_and_bids_leave_the_worlds_that_fit() {
    let t = stage(3, Guild::Bankers, &[(0, 1)], |s| {
        open(s);
        set(s, Guild::Notary, 0, 1);
        stack_of(s, &["red_1", "red_1", "red_2", "green_2", "green_2", "blue_3"]);
    });
    let answers = [
        (Some(0), "take 0"),
        (None, "capital red_1"),
        (None, "capital green_2"),
        (None, "capital red_2"),
        (Some(0), "discard green_1 green_2"),
        (None, "capital blue_3"),
        (Some(0), "auction basic 0"),
        (Some(0), "bid 4"),
    ];
    assert!(follow(&t.game, &t.state, 1, &answers) > 5);
    // The owner knows.
    assert_eq!(follow(&t.game, &t.state, 0, &answers), 1);
}

#[test]
fn cards_that_go_back_are_any_that_fit_in_any_order() {
    let t = stage(3, Guild::Notary, &[(0, 0), (1, 1)], |s| {
        open(s);
        hold(s, 0, &[]);
        // Six cards are left in the stack.
        display(s, Tier::Basic, [22, 23]);
        s.players[Seat(2)].open = (1 << 16) - 1;
    });
    let answers = [
        (Some(0), "peek basic"),
        (None, "card 17"),
        (None, "card 19"),
        (None, "card 16"),
        (Some(0), "show 17 23"),
        (Some(0), "top"),
        (Some(0), "back 19"),
        (Some(0), "back 22"),
    ];
    assert!(follow(&t.game, &t.state, 1, &answers) > 20);
}

#[test]
fn a_second_look_carries_the_first_one_on() {
    let t = stage(3, Guild::Notary, &[(0, 0), (1, 1)], |s| {
        open(s);
        s.players[Seat(1)].privileges = 1;
        s.players[Seat(2)].open = (1 << 17) - 1;
    });
    let answers = [
        (Some(0), "peek basic"),
        (None, "card 17"),
        (None, "card 19"),
        (None, "card 18"),
        (Some(0), "show 17 23"),
        (Some(0), "top"),
        (Some(0), "back 19"),
        (Some(0), "back 22"),
        (Some(1), "peek basic"),
        (None, "card 18"),
        (None, "card 22"),
        (None, "card 19"),
        (Some(1), "show 19 22"),
        (Some(1), "under"),
        (Some(1), "back 23"),
        (Some(1), "back 18"),
    ];
    for seat in 0..3 {
        assert!(follow(&t.game, &t.state, seat, &answers) > 1, "seat {seat}");
    }
}

#[test]
fn the_starting_order_tells_about_the_hands() {
    let t = dealt(3);
    let key = |world: &State, seat: Seat| (*world.players[seat].dealt.peek(keys::referee()), seat);
    let mut rng = search_rng(3);
    for seat in Seat::all(3) {
        let mut sums = std::collections::BTreeSet::new();
        for _ in 0..100 {
            let world = t.game.sample(&t.state, seat, &mut rng);
            assert!(world.order[..3].is_sorted_by_key(|seat| key(&world, *seat)), "{:?}", world.order);
            let hands = Seat::all(3).map(|other| {
                let cards = world.players[other].hand.cards(keys::referee());
                cards.map(|kind| Capital::ALL[usize::from(kind)].value()).sum::<u8>()
            });
            assert!(hands.eq(Seat::all(3).map(|other| *world.players[other].dealt.peek(keys::referee()))));
            sums.insert(Seat::all(3).map(|other| key(&world, other).0).collect::<Vec<_>>());
        }
        assert!(sums.len() > 10);
    }
}

/// Seat 2 draws two cards and sells seat 1 one of them; seat 1 holds another. Seat 0 has seen none of the three.
#[test]
fn c5_7_3_a_sold_card_may_be_any_card_of_the_hand() {
    let t = stage(3, Guild::Craft, &[(1, 0), (2, 1)], |s| {
        open(s);
        set(s, Guild::Merchants, 2, 1);
        build(s, 1, &[45]);
        build(s, 2, &[46, 62, 24]);
        fill(s, &[(45, 0), (46, 0), (24, 0)]);
        stack_of(s, &["purple_1", "green_2", "blue_2", "red_2"]);
    });
    let answers = [
        (Some(1), "semi 45 granary"),
        (Some(1), "stack"),
        (None, "capital purple_1"),
        (Some(1), "pass"),
        (Some(2), "semi 46 granary"),
        (Some(2), "stack"),
        (None, "capital red_2"),
        (Some(2), "semi 24 granary"),
        (Some(2), "stack"),
        (None, "capital blue_2"),
        (Some(2), "pass"),
        (Some(2), "purchase 62 0"),
        (Some(2), "give red_2"),
        (Some(0), "pass"),
    ];
    assert_eq!(follow(&t.game, &t.state, 0, &answers), 24);
}

/// A fee comes into a hand that no card has left: the sum dealt is that of the other five cards.
#[test]
fn c2_9_a_fee_is_not_among_the_cards_dealt() {
    let mut t = begun(3);
    for seat in [0, 2, 1, 0] {
        t.play(seat, "helper craft");
    }
    t.play(0, "space 1").play(0, "give purple_2");
    let mut rng = search_rng(3);
    for _ in 0..200 {
        let world = t.game.sample(&t.state, Seat(1), &mut rng);
        let player = &world.players[Seat(2)];
        let value = |kind: u8| Capital::ALL[usize::from(kind)].value();
        let all: u8 = player.hand.cards(keys::referee()).map(value).sum();
        let fee: u8 = player.hand.seen_by(keys::eye(Viewer::Seat(Seat(0)))).map(value).sum();
        assert_eq!((player.hand.len(), all - fee), (6, *player.dealt.peek(keys::referee())));
    }
}

/// The same draws give the same hands, whichever of the worlds is real.
#[test]
fn c3_2_1_nothing_of_a_sample_comes_from_what_the_seat_cannot_see() {
    for seats in 2..=5 {
        let game = boxed(seats);
        let (mut other, mut asked) = (search_rng(8), 0);
        walk(&game, seats.into(), |step, _| {
            asked += 1;
            // The set-up and its orders, auctions, and now and then something else.
            let s = step.state;
            if !matches!(s.frames.top(), Frame::Ask(_)) || s.year > 1 && s.auction.bid() == 0 && asked % 50 != 0 {
                return;
            }
            for seat in Seat::all(seats) {
                let world = game.sample(s, seat, &mut other);
                let hands = |real: &State| {
                    let sample = game.sample(real, seat, &mut search_rng(asked));
                    let player = |of: Seat| sample.players[of];
                    let known =
                        |of: Seat| (player(of).capital(keys::referee()), *player(of).dealt.peek(keys::referee()));
                    Seat::all(seats).map(known).collect::<Vec<_>>()
                };
                assert_eq!(hands(s), hands(&world), "{seat:?} at {asked}: {:?}", s.frames);
            }
        });
    }
}

/// Three cards above the limit, two of which are discarded: the third is not of a kind before theirs, and all know it.
#[test]
fn cd32_the_third_discard_follows_in_the_order_of_kinds() {
    const TEN: [&str; 10] =
        ["purple_1", "purple_2", "purple_3", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];
    let t = stage(3, Guild::Bankers, &[(0, 0)], |s| {
        open(s);
        TEN.iter().for_each(|word| s.players[Seat(0)].hand.add(kind(word) as u8, SeatSet::EVERYBODY));
        stack_of(s, &["red_1", "red_2", "red_3", "green_2", "blue_3"]);
    });
    let answers = [
        (Some(0), "take 2"),
        (None, "capital red_1"),
        (None, "capital red_2"),
        (Some(0), "privilege"),
        (Some(0), "discard purple_1"),
        (None, "capital blue_3"),
        (None, "capital green_2"),
        (Some(0), "discard purple_2 red_2"),
    ];
    assert!(follow(&t.game, &t.state, 1, &answers) > 1);
}

/// Five reds are rare; whoever has bid 20 with five cards holds five of a colour.
#[test]
fn who_has_bid_can_pay() {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "red_1", "red_2", "red_2", "red_3"]);
        hold(s, 1, &["blue_1"]);
    });
    t.play(0, "auction basic 0").play(0, "bid 20");
    let mut rng = search_rng(4);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let world = t.game.sample(&t.state, Seat(1), &mut rng);
        assert!(t.game.invariants(&world).is_empty());
        assert_eq!(world.players[Seat(0)].worth(keys::referee()), 20);
        hands.insert(world.players[Seat(0)].capital(keys::referee()));
    }
    assert!(hands.iter().any(|hand| hand[0] + hand[1] + hand[2] == 5) && hands.len() > 30, "{}", hands.len());
    // While the payment lasts, too; what is laid down so far is the payer's own.
    t.play(1, "pass").play(2, "pass").chance("capital green_1");
    let world = t.game.sample(&t.state, Seat(1), &mut rng);
    assert_eq!(t.game.to_act(&world), ToAct::seat(Seat(0)));
    assert!(t.game.invariants(&world).is_empty());
}
