//! Samples against the exact enumeration of all worlds that a seat cannot tell apart.

use crate::common::*;
use signoria_core::{Actor, Seat, SeatSet, Veiled, keys};
use signoria_testkit::{Worlds, any_answer};

/// Two players return a profession each; all other professions but three bonus cards lie open or with seat 0, so that seat 0
/// knows everything.
fn all_known() -> (Florence, State) {
    let t = dealt(2, BASE);
    let mut s = t.state.clone();
    let hands = [0, 1].map(|seat| player(&t, seat).secrets.peek(keys::referee()).hand);
    let rest = Cards::of(Pile::Profession).minus(hands[0]).minus(hands[1]);
    let bonus = Cards::only(card("bonus_forest")).with(card("bonus_lake")).with(card("bonus_park"));
    s.out = Cards::of(Pile::Bonus).minus(bonus);
    s.unseen = bonus;
    s.players[Seat(0)].table = rest;
    s.players[Seat(0)].know(keys::referee(), |own| own.kept = own.kept.or(rest));
    s.players[Seat(0)].prestige = Veiled::new(Cards::of(Pile::Prestige), SeatSet::only(Seat(0)));
    s.players[Seat(0)].held[Pile::Prestige.idx()] = 14;
    s.players[Seat(1)].jesters = 6;
    (t.game, s)
}

#[test]
fn samples_come_as_often_as_the_worlds_of_a_deck_that_another_has_looked_at() {
    let (game, state) = all_known();
    let mut worlds = Worlds::new(&game, state, Seat(0), any_answer);
    let script = [
        "0 return mathematician",
        "1 return alchemist",
        "* tile religion",
        "0 withdraw",
        "1 decline",
        "0 end",
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
    let mut most = 0;
    for (n, line) in script.into_iter().enumerate() {
        let (who, action) = line.split_once(' ').unwrap();
        let actor = who.parse().map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
        worlds.answer(actor, action.parse().unwrap());
        worlds.check(n as u64);
        most = most.max(worlds.count());
    }
    assert!(most > 40, "{most} worlds at most");
}
