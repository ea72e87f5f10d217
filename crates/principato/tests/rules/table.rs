//! Positions for the tests of rules: chance is dictated, changes by hand keep every component in its place.

use signoria_core::{Game, Seat};
use signoria_principato::{
    Card, Components, Culture, Event, Face, Options, Pile, Player, Principato, Soldier, State, Token,
};
pub(crate) use signoria_testkit::Scenario;

pub(crate) type Table = Scenario<Principato>;

/// A box for so many players with a given starting player.
pub(crate) fn game(seats: u8, first: u8) -> Principato {
    Principato::new(Components::default(), seats, Options { first: Some(first) }).unwrap()
}

pub(crate) const POOL: [Face; 7] = [
    Face::Harvest,
    Face::Market,
    Face::Scribe,
    Face::Painter,
    Face::Sculptor,
    Face::RecruitMilitia,
    Face::HireCondottieri,
];

/// The first turn of seat 0. Everybody has the Tax Collector (2 of any) and, by seat, Cropland, Farm, Palazzo, Bank; the
/// pool begins as [`POOL`]; goals by seat: Chapel, Town Hall, Palace, Villa and Armourer, Fertile Land, Prosperous City,
/// Bastion.
pub(crate) fn opening(seats: u8) -> Table {
    opening_from(seats, 0)
}

/// The same with another starting player, who is dealt first.
pub(crate) fn opening_from(seats: u8, first: u8) -> Table {
    let mut t = Scenario::new(game(seats, first));
    let some = usize::from(seats);
    t.chances(["start cropland", "start build_farm", "start build_palazzo", "start build_bank"].into_iter().take(some));
    for face in &POOL[..some + 3] {
        t.chance(&format!("draw {}", face.word()));
    }
    t.chances(["goal chapel", "goal town_hall", "goal palace", "goal villa"].into_iter().take(some));
    t.chances(["goal armourer", "goal fertile_land", "goal prosperous_city", "goal bastion"].into_iter().take(some));
    t.take_events();
    t
}

/// Changes the position by hand; the stock is what is left of the box.
pub(crate) fn with(t: Table, change: impl FnOnce(&mut State)) -> Table {
    let (seats, box_) = (t.game.seats(), t.game.parts().clone());
    t.with(|state| {
        change(state);
        let players: Vec<Player> = state.players.iter(seats).map(|(_, p)| *p).collect();
        for pile in Pile::ALL {
            let own = |p: &Player| Token::ALL.iter().filter(|t| t.pile() == pile).map(|t| p.count(*t)).sum::<u8>();
            state.stock.tokens[pile.idx()] = box_.tokens[pile.idx()] - players.iter().map(own).sum::<u8>();
        }
        for (kind, stock) in state.stock.cubes.iter_mut().enumerate() {
            let cube = signoria_principato::Cube::ALL[kind];
            *stock = box_.cubes[kind] - players.iter().map(|p| p.cubes(cube) + p.on_soldiers(cube)).sum::<u8>();
        }
        for kind in 0..Culture::ALL.len() {
            for (value, stock) in state.stock.culture[kind].iter_mut().enumerate() {
                *stock = box_.culture[kind][value] - players.iter().map(|p| p.culture[kind][value]).sum::<u8>();
            }
        }
    })
}

/// Food, money and favor in a player's storage.
pub(crate) fn store(player: &mut Player, cubes: [u8; 3]) {
    player.cubes = cubes;
}

/// Soldiers of a kind with their cubes: how many, with the own cube, with favor.
pub(crate) fn army(player: &mut Player, soldier: Soldier, [tokens, own, favor]: [u8; 3]) {
    player.army[soldier.idx()] = signoria_principato::Army { tokens, own, favor };
}

/// Culture tokens, each of the highest value that is left for one player.
pub(crate) fn culture(player: &mut Player, kind: Culture, values: &[u8]) {
    for value in values {
        player.culture[kind.idx()][usize::from(*value) - 1] += 1;
    }
}

/// Puts a card into a hand; it comes from the deck or the box, where the other one goes.
pub(crate) fn hold(state: &mut State, seat: u8, slot: usize, face: Face) {
    let old = state.players[Seat(seat)].hand[slot].replace(face).unwrap();
    fetch(state, face, old);
}

/// Puts a card into the pool, likewise.
pub(crate) fn lay(state: &mut State, place: u8, face: Face) {
    let old = state.pool.exchange(place, face);
    fetch(state, face, old);
}

fn fetch(state: &mut State, wanted: Face, old: Face) {
    if state.deck.count(wanted.idx()) > 0 {
        state.deck.draw(wanted.idx());
        state.deck.put(old.idx());
    } else {
        state.out[wanted.idx()] -= 1;
        state.out[old.idx()] += 1;
    }
}

/// Leaves only these cards in the supply deck; the others go to the box.
pub(crate) fn deck_of(state: &mut State, cards: &[Card]) {
    for kind in 0..Card::COUNT {
        for _ in 0..state.deck.count(kind) {
            state.deck.draw(kind);
            state.out[kind] += 1;
        }
    }
    for card in cards {
        state.out[card.idx()] -= 1;
        state.deck.put(card.idx());
    }
}

/// Goes on to a later year; its deck is whole.
pub(crate) fn go_to_year(game: &Principato, state: &mut State, year: u8) {
    deck_of(state, &[]);
    for skipped in usize::from(state.year)..usize::from(year) - 1 {
        let deck = game.parts().deck(skipped, game.seats());
        state.out.iter_mut().zip(deck).for_each(|(out, n)| *out += n);
    }
    state.year = year;
    state.deck = signoria_core::Bag::new(game.parts().deck(usize::from(year) - 1, game.seats()));
    state.rounds = 2 * year - 3;
    state.turns = 0;
}

/// A table of year 2 or 3, seat 0 to move.
pub(crate) fn in_year(seats: u8, year: u8) -> Table {
    let t = opening(seats);
    let game = t.game.clone();
    with(t, |state| go_to_year(&game, state, year))
}

/// A table where the end of seat 0's turn ends the year, after a change.
pub(crate) fn last_turn(seats: u8, change: impl FnOnce(&mut State)) -> Table {
    with(opening(seats), |state| {
        deck_of(state, &[]);
        change(state);
    })
}

pub(crate) fn player(t: &Table, seat: u8) -> &Player {
    &t.state.players[Seat(seat)]
}

/// The points that the last military round paid, by seat.
pub(crate) fn awarded(events: &[Event], seats: u8) -> Vec<u8> {
    let of = |seat: u8| {
        events.iter().rev().find_map(|event| match event {
            Event::Awarded { seat: whose, points, .. } if whose.0 == seat => Some(*points),
            _ => None,
        })
    };
    (0..seats).filter_map(of).collect()
}

pub(crate) fn has(events: &[Event], found: impl Fn(&Event) -> bool) -> bool {
    events.iter().any(found)
}

/// PV1: two catapults, three militia of which two are fed, nothing in the stores.
pub(crate) fn catapults_and_militia(state: &mut State) {
    let player = &mut state.players[Seat(0)];
    player.tokens[Token::Catapult.idx()] = 2;
    army(player, Soldier::Militia, [3, 2, 0]);
    store(player, [0, 0, 0]);
}

/// PV4: the extra round after the last card of deck 2; seat 0 has one militia and food for two rounds.
pub(crate) fn military_card_last() -> Table {
    let mut t = with(in_year(2, 2), |s| {
        deck_of(s, &[Card::Military]);
        let player = &mut s.players[Seat(0)];
        army(player, Soldier::Militia, [1, 0, 0]);
        player.tokens[Token::Farm.idx()] = 2;
        store(player, [2, 0, 0]);
    });
    t.play(0, "end").chance("draw military_scoring");
    t
}

/// PV7: three fields, a farm with one food on it, and Harvest.
pub(crate) fn rich_harvest(militia: u8) -> Table {
    with(opening(2), |s| {
        s.players[Seat(0)].tokens[Token::Field.idx()] = 3;
        army(&mut s.players[Seat(0)], Soldier::Militia, [militia, 0, 0]);
        hold(s, 0, 1, Face::Harvest);
    })
}

/// PV8: a card for farms, one money and some favor.
pub(crate) fn farms_by_favor(favor: u8) -> Table {
    with(opening(2), |s| {
        hold(s, 0, 1, Face::BuildFarm);
        store(&mut s.players[Seat(0)], [0, 1, favor]);
    })
}

/// PV9: the Sculptor, two food, no money, one favor.
pub(crate) fn sculptor_by_favor() -> Table {
    with(opening(2), |s| {
        hold(s, 0, 1, Face::Sculptor);
        store(&mut s.players[Seat(0)], [2, 0, 1]);
    })
}

/// PV13: the end of a game; seat 1 has Town Hall and Bastion.
pub(crate) fn final_score() -> Table {
    let mut t = Scenario::new(game(2, 0));
    t.chances(["start cropland", "start build_farm"]);
    t.chances(["draw harvest", "draw market", "draw scribe", "draw painter", "draw sculptor"]);
    t.chances(["goal chapel", "goal town_hall", "goal armourer", "goal bastion"]);
    let box_ = t.game.clone();
    let mut t = with(t, |s| {
        go_to_year(&box_, s, 3);
        deck_of(s, &[]);
        s.rounds = 4;
        let player = &mut s.players[Seat(1)];
        player.military = 14;
        player.tokens[Token::Catapult.idx()] = 1;
        culture(player, Culture::Monument, &[4]);
        culture(player, Culture::Book, &[5, 5]);
    });
    t.play(0, "end");
    t
}

/// PV14: a military round of three players, seat 1 the starting player, with so many militia each.
pub(crate) fn militia_of_three(tokens: [u8; 3]) -> Table {
    let mut t = with(opening_from(3, 1), |s| {
        deck_of(s, &[]);
        for (seat, n) in (0..).zip(tokens) {
            army(&mut s.players[Seat(seat)], Soldier::Militia, [n, 0, 0]);
        }
    });
    t.play(1, "end");
    t
}

/// PV15: the Scribe, one militia, two food and two favor.
pub(crate) fn scribe_and_militia() -> Table {
    with(opening(2), |s| {
        hold(s, 0, 1, Face::Scribe);
        army(&mut s.players[Seat(0)], Soldier::Militia, [1, 0, 0]);
        store(&mut s.players[Seat(0)], [2, 0, 2]);
    })
}

/// PV17: a full church and soldiers without cubes.
pub(crate) fn full_church(militia: u8, condottieri: u8) -> Table {
    with(opening(2), |s| {
        let player = &mut s.players[Seat(0)];
        store(player, [0, 0, 3]);
        army(player, Soldier::Militia, [militia, 0, 0]);
        army(player, Soldier::Condottiere, [condottieri, 0, 0]);
    })
}
