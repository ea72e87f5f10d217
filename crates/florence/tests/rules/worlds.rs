//! Samples against the exact enumeration of all worlds that a seat cannot tell apart.

use crate::common::*;
use signoria_core::{Actor, Game, Seat, SeatSet, Veiled, keys, search_rng};
use signoria_testkit::{Worlds, any_answer};

/// Two players return a profession each; all other professions lie open or with seat 0, the bonus deck has few cards, so that
/// seat 0 knows everything.
fn all_known(bonus: &[&str], jesters: u8) -> (Florence, State) {
    let t = dealt(2, BASE);
    let mut s = t.state.clone();
    let hands = [0, 1].map(|seat| player(&t, seat).secrets.peek(keys::referee()).hand);
    let rest = Cards::of(Pile::Profession).minus(hands[0]).minus(hands[1]);
    let bonus: Cards = bonus.iter().map(|word| card(word)).collect();
    s.out = Cards::of(Pile::Bonus).minus(bonus);
    s.unseen = bonus;
    s.players[Seat(0)].table = rest;
    s.players[Seat(0)].know(keys::referee(), |own| own.kept = own.kept.or(rest));
    s.players[Seat(0)].prestige = Veiled::new(Cards::of(Pile::Prestige), SeatSet::only(Seat(0)));
    s.players[Seat(0)].held[Pile::Prestige.idx()] = 14;
    s.players[Seat(1)].jesters = jesters;
    (t.game, s)
}

/// How all scripts begin: each returns a profession, and nobody bids.
const BEGINNING: [&str; 6] =
    ["0 return mathematician", "1 return alchemist", "* tile religion", "0 withdraw", "1 decline", "0 end"];

/// Plays the beginning and a script of who answers what, samples at every step, and says how many worlds there were at most.
fn follow((game, state): (Florence, State), script: &[&str]) -> usize {
    let mut worlds = Worlds::new(&game, state, Seat(0), any_answer);
    let mut most = 0;
    for (n, line) in BEGINNING.iter().chain(script).enumerate() {
        let (who, action) = line.split_once(' ').unwrap();
        let actor = who.parse().map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        worlds.answer(actor, action.parse().unwrap());
        worlds.check(n as u64);
        most = most.max(worlds.count());
    }
    most
}

#[test]
fn samples_come_as_often_as_the_worlds_of_a_deck_that_another_has_looked_at() {
    let script = [
        // Two cards are in the deck: what seat 0 returned, and what seat 1 returned.
        "1 profession",
        "* draw mathematician",
        "* draw alchemist",
        "1 keep mathematician",
        "1 bonus",
        "* draw bonus_lake",
        "* draw bonus_park",
        "* draw bonus_forest",
        "1 keep bonus_park",
        "1 return bonus_lake",
        // A profession of seat 1 is seen: it was dealt or drawn.
        "1 withdraw",
        "0 decline",
        "1 work physicist",
        "1 done",
        "1 exchange 3",
        "1 end",
        // Seat 0 looks at what seat 1 has put back.
        "0 bonus",
        "0 keep bonus_forest",
        "0 end",
    ];
    let most = follow(all_known(&["bonus_forest", "bonus_lake", "bonus_park"], 6), &script);
    assert!(most > 40, "{most} worlds at most");
}

#[test]
fn samples_come_as_often_as_the_worlds_of_a_work_that_needs_its_bonus_cards() {
    let script = [
        "1 bonus",
        "* draw bonus_jester",
        "* draw bonus_lake",
        "* draw bonus_element_type",
        "* draw bonus_hand_card",
        "1 keep bonus_hand_card",
        "1 return bonus_lake",
        "1 return bonus_element_type",
        "1 bonus",
        "1 keep bonus_element_type",
        "1 return bonus_lake",
        "1 withdraw",
        "0 decline",
        // 7 of the 10 that round 2 asks for: two of the six hands do not make up what lacks. F5.4.10
        "1 work physicist",
        "1 play bonus_hand_card",
        "1 play bonus_element_type",
        "1 exchange 0",
    ];
    let deck = ["bonus_jester", "bonus_lake", "bonus_element_type", "bonus_hand_card"];
    let most = follow(all_known(&deck, 2), &script);
    assert!(most > 40, "{most} worlds at most");
}

/// Seat 1 looks at five of six bonus cards, seat 2 at what is left and four that seat 1 has put back, seat 0 at what seat 2
/// has put back. Seat 1 has not seen the card that is drawn last.
fn looked_at_after_each_other(last: &str) -> Table {
    let mine = ["bonus_freedom", "bonus_lake", "bonus_landscape", "bonus_park"];
    let six: Vec<&str> = ["bonus_building", "bonus_forest"].into_iter().chain(mine).collect();
    let mut t = turn_with(3, BASE, |_, s| {
        s.out = Cards::of(Pile::Bonus).minus(six.iter().map(|word| card(word)).collect());
    });
    t.play(0, "end").play(1, "bonus");
    let first: Vec<&str> = six.iter().copied().filter(|word| *word != last).collect();
    first.iter().for_each(|word| {
        t.chance(&format!("draw {word}"));
    });
    t.play(1, "keep bonus_building");
    first[1..4].iter().for_each(|word| {
        t.play(1, &format!("return {word}"));
    });
    t.play(1, "end").play(2, "bonus").chance(&format!("draw {last}"));
    t.play(2, "keep bonus_forest");
    mine[..3].iter().for_each(|word| {
        t.play(2, &format!("return {word}"));
    });
    t.play(2, "end");
    withdraw_all(&mut t);
    while asked(&t) != 0 {
        let seat = asked(&t);
        t.play(seat, "end");
    }
    t.play(0, "bonus").play(0, "keep bonus_landscape").play(0, "return bonus_freedom").play(0, "return bonus_lake");
    t
}

#[test]
fn f3_2_7_a_sample_does_not_tell_what_another_has_looked_at() {
    let samples = |last: &str| {
        let t = looked_at_after_each_other(last);
        let mut rng = search_rng(1);
        let samples: Vec<State> = (0..20).map(|_| t.game.sample(&t.state, Seat(0), &mut rng)).collect();
        (t.view(0), samples)
    };
    let one = samples("bonus_landscape");
    // Seat 0 has seen and heard the same, whichever card seat 1 has not seen.
    for last in ["bonus_freedom", "bonus_forest"] {
        assert!(samples(last) == one, "{last}");
    }
}
