//! Positions for the tests of rules: chance is dictated, and changes by hand keep every component in its place.

use signoria_core::{Audience, Game, Seat, SeatSet, Veiled, Viewer, keys};
pub(crate) use signoria_florence::{
    Action, Bonus, Building, Card, Cards, Character, Components, Event, Florence, Freedom, Landscape, Lot, Options,
    Pile, Player, Prestige, Profession, Source, State, Term, Tile, View,
};
use signoria_florence::{Frame, Frames, Question, Step};
use signoria_testkit::Scenario;

pub(crate) type Table = Scenario<Florence>;

pub(crate) const MUSE: Options = Options { muse: true, coop: false, hard: false, first: Some(0) };
pub(crate) const COOP: Options = Options { muse: false, coop: true, hard: false, first: Some(0) };
pub(crate) const BASE: Options = Options { muse: false, coop: false, hard: false, first: Some(0) };
pub(crate) const BOTH: Options = Options { muse: true, coop: true, hard: false, first: Some(0) };

pub(crate) fn boxed(seats: u8, options: Options) -> Florence {
    Florence::new(Components::default(), seats, options).unwrap()
}

/// Up to the return of professions: seat n has been dealt the cards 4n + 1 to 4n + 4 of the list.
pub(crate) fn dealt(seats: u8, options: Options) -> Table {
    let mut t = Scenario::new(boxed(seats, options));
    t.deal(|_, possible| possible[0]);
    t
}

/// The auction of round 1, seat 0 begins: all have returned the last of their four professions.
pub(crate) fn auction(seats: u8, options: Options) -> Table {
    let mut t = dealt(seats, options);
    for seat in 0..seats {
        let last = t.legal(seat)[3].clone();
        t.play(seat, &last);
    }
    t.deal(|_, possible| possible[0]);
    t.take_events();
    t
}

/// Phase B of round 1, the turn of seat 0.
pub(crate) fn turn(seats: u8, options: Options) -> Table {
    turn_with(seats, options, |_, _| {})
}

/// The same, in a position changed by hand.
pub(crate) fn turn_with(seats: u8, options: Options, change: impl FnOnce(&Florence, &mut State)) -> Table {
    with(auction(seats, options), |game, s| {
        s.auction.active = SeatSet::EMPTY;
        s.frames = Frames::of(Frame::Step(Step::Turn(Seat(0))));
        s.frames.ask(Question::Turn(Seat(0)));
        s.turn_of = SeatSet::only(Seat(0));
        change(game, s);
    })
}

/// The auction in a position changed by hand.
pub(crate) fn auction_with(seats: u8, options: Options, change: impl FnOnce(&Florence, &mut State)) -> Table {
    with(auction(seats, options), change)
}

/// Phase A2 of round 1, the turn of seat 0.
pub(crate) fn characters(seats: u8, change: impl FnOnce(&Florence, &mut State)) -> Table {
    with(auction(seats, MUSE), |game, s| {
        s.auction.active = SeatSet::EMPTY;
        s.frames = Frames::of(Frame::Step(Step::Characters));
        s.frames.ask(Question::Character(Seat(0)));
        change(game, s);
    })
}

/// Changes a position by hand; supplies, decks and counters become what is left of the box.
pub(crate) fn with(t: Table, change: impl FnOnce(&Florence, &mut State)) -> Table {
    let game = t.game.clone();
    t.with(|s| {
        change(&game, s);
        rebalance(&game, s);
    })
}

/// Everybody has at least three profession and recruiting cards.
fn fill_hands(game: &Florence, s: &mut State) {
    let referee = keys::referee();
    let mut placed = *s.looked.peek(referee);
    for under in &s.under {
        under.all().iter().for_each(|(card, _)| placed = placed.with(*card.peek(referee)));
    }
    for (_, player) in s.players.iter(game.seats()) {
        placed = placed.or(player.secrets.peek(referee).hand).or(player.table);
    }
    let mut left = Cards::of(Pile::Profession).minus(placed).iter().collect::<Vec<_>>().into_iter();
    for seat in Seat::all(game.seats()) {
        let player = &mut s.players[seat];
        let hand = player.secrets.peek(referee).hand.in_pile(Pile::Profession);
        let has = hand.len() + player.recruiting + player.table_cards();
        for card in left.by_ref().take(3usize.saturating_sub(has.into())) {
            player.know(referee, |own| own.hand = own.hand.with(card));
        }
    }
}

fn rebalance(game: &Florence, s: &mut State) {
    fill_hands(game, s);
    let seats = game.seats();
    let referee = keys::referee();
    let mut placed = s.out.or(*s.looked.peek(referee));
    let mut supply = ([3u8; 10], [6u8; 3], s.freedoms_in_game);
    let (mut jesters, mut builders, mut recruiting, mut bank) = (7, 6, 5, 0);
    for under in &s.under {
        under.all().iter().for_each(|(card, _)| placed = placed.with(*card.peek(referee)));
    }
    let masks = |s: &State, seat: Seat, building: Building| s.players[seat].tile(Tile::Building(building), 0);
    for building in Building::ALL {
        let cells: u32 = Seat::all(seats).map(|seat| masks(s, seat, building).count_ones()).sum();
        supply.0[building.idx()] -= (cells as usize / game.grids().forms[building.idx()][0].cells.len()) as u8;
    }
    for seat in Seat::all(seats) {
        let player = &mut s.players[seat];
        let secrets = *player.secrets.peek(referee);
        placed = placed.or(secrets.hand).or(player.table).or(*player.prestige.peek(referee));
        player.held[Pile::Profession.idx()] = secrets.hand.in_pile(Pile::Profession).len();
        player.held[Pile::Bonus.idx()] = secrets.hand.in_pile(Pile::Bonus).len();
        player.held[Pile::Prestige.idx()] = player.prestige.peek(referee).len();
        let mine = secrets.hand.in_pile(Pile::Profession).minus(player.open).or(player.table);
        player.know(referee, |own| {
            own.kept = own.kept.and(mine);
            own.drawn = mine.minus(own.kept);
            own.seen = own.seen.or(own.drawn).minus(own.kept);
        });
        for kind in Landscape::ALL {
            supply.1[kind.idx()] -= player.landscapes[kind.idx()];
            player.won[kind.idx()] = player.landscapes[kind.idx()];
        }
        player.won[Lot::Jester.idx()] = player.jesters;
        player.won[Lot::Builder.idx()] = player.builders;
        for freedom in Freedom::ALL {
            supply.2[freedom.idx()] -= u8::from(player.has_freedom(freedom));
        }
        jesters -= player.jesters;
        builders -= player.builders;
        recruiting -= player.recruiting + player.left;
        bank -= i32::from(player.money);
        player.points = [0; Source::COUNT];
        player.points[0] = player.pp as i16;
        player.works = player.table_cards();
        player.bought = player.hand_cards() + player.table_cards() - 3;
        // Objects are won one a round.
        s.round = s.round.max(player.won.iter().sum::<u8>() + u8::from(!s.auction.active.is_empty()));
    }
    (s.buildings, s.landscapes, s.freedoms) = supply;
    (s.jesters, s.builders, s.recruiting, s.bank) = (jesters, builders, recruiting, bank);
    s.unseen = Cards::ALL.minus(placed);
}

/// A card by its word.
pub(crate) fn card(word: &str) -> Card {
    match format!("draw {word}").parse() {
        Ok(Action::Draw(card)) => card,
        _ => panic!("no card {word}"),
    }
}

fn cards(words: &[&str]) -> Cards {
    words.iter().map(|word| card(word)).collect()
}

/// Takes cards away from everybody.
fn take_away(s: &mut State, words: &[&str]) {
    let taken = cards(words);
    for player in &mut s.players.0 {
        player.know(keys::referee(), |own| own.hand = own.hand.minus(taken));
        player.table = player.table.minus(taken);
    }
}

/// Gives a player a hand of professions and bonus cards; others get other ones instead.
pub(crate) fn hold(s: &mut State, seat: u8, words: &[&str]) {
    take_away(s, words);
    s.players[Seat(seat)].know(keys::referee(), |own| own.hand = cards(words));
}

/// Lays professions on a player's table.
pub(crate) fn table(s: &mut State, seat: u8, words: &[&str]) {
    take_away(s, words);
    s.players[Seat(seat)].table = cards(words);
}

/// Gives a player prestige cards.
pub(crate) fn prestige(s: &mut State, seat: u8, words: &[&str]) {
    s.players[Seat(seat)].prestige = Veiled::new(cards(words), SeatSet::only(Seat(seat)));
}

/// Puts cards under a deck.
pub(crate) fn under(s: &mut State, by: u8, words: &[&str]) {
    words.iter().for_each(|word| s.under[card(word).pile().idx()].put(card(word), Seat(by)));
    s.players[Seat(by)].know(keys::referee(), |own| {
        own.seen = own.seen.or(cards(words).in_pile(Pile::Profession));
    });
}

fn tile(word: &str) -> Tile {
    let building = Building::from_word(word).map(Tile::Building);
    building.or(Landscape::from_word(word).map(Tile::Landscape)).unwrap_or_else(|| panic!("no tile {word}"))
}

/// Lays a tile on a board: flip, turns, column, row.
pub(crate) fn lay(game: &Florence, s: &mut State, seat: u8, word: &str, at: [u8; 4]) {
    let tile = tile(word);
    let [flip, turns, column, row] = at;
    let forms = &game.grids().forms[tile.idx()];
    let form = forms.iter().find(|form| (form.flip, form.turns) == (flip, turns)).expect("a form");
    s.players[Seat(seat)].lay(tile, form.at(column, row).expect("a place on the board"));
}

/// Introduces freedoms.
pub(crate) fn free(s: &mut State, seat: u8, freedoms: &[Freedom]) {
    s.players[Seat(seat)].freedoms = freedoms.iter().fold(0, |set, freedom| set | 1 << freedom.idx());
}

/// Everybody's money, in hundreds.
pub(crate) fn purses(s: &mut State, hundreds: &[u16]) {
    for (seat, money) in hundreds.iter().enumerate() {
        s.players[Seat(seat as u8)].money = *money;
    }
}

pub(crate) fn player(t: &Table, seat: u8) -> &Player {
    &t.state.players[Seat(seat)]
}

/// In florins.
pub(crate) fn money(t: &Table, seat: u8) -> u32 {
    u32::from(player(t, seat).money) * 100
}

pub(crate) fn pp(t: &Table, seat: u8) -> u16 {
    player(t, seat).pp
}

pub(crate) fn hand(t: &Table, seat: u8) -> Vec<&'static str> {
    player(t, seat).secrets.peek(keys::referee()).hand.iter().map(Card::word).collect()
}

pub(crate) fn prestiges(t: &Table, seat: u8) -> Vec<&'static str> {
    player(t, seat).prestige.peek(keys::referee()).iter().map(Card::word).collect()
}

pub(crate) fn watch(t: &Table) -> View {
    t.game.view(&t.state, Viewer::Watcher)
}

/// Whose answer is awaited; one seat.
pub(crate) fn asked(t: &Table) -> u8 {
    let signoria_core::ToAct::Seats(seats) = t.game.to_act(&t.state) else { panic!("nobody is asked") };
    seats.first().unwrap().0
}

/// The events that a seat may see.
pub(crate) fn heard(t: &mut Table, seat: u8) -> Vec<Event> {
    let events: Vec<(Audience, Event)> = std::mem::take(&mut t.events);
    let heard = events.into_iter().filter(|(to, _)| to.includes(Viewer::Seat(Seat(seat))));
    heard.map(|(_, event)| event).collect()
}

/// The seats pass in order.
pub(crate) fn passes(t: &mut Table, seats: &[u8]) {
    seats.iter().for_each(|seat| {
        t.play(*seat, "pass");
    });
}

/// Everybody withdraws from the auction, and the last one declines.
pub(crate) fn withdraw_all(t: &mut Table) {
    while t.state.frames.bottom() == Frame::Step(Step::Auction) {
        let seat = asked(t);
        let away = t.legal(seat).pop().unwrap();
        t.play(seat, &away);
    }
}

/// Everybody does nothing until a round begins or the game is over.
pub(crate) fn idle_until(t: &mut Table, round: u8) {
    while t.state.round < round && t.game.to_act(&t.state) != signoria_core::ToAct::Over {
        let seat = asked(t);
        let away = t.legal(seat).pop().unwrap();
        t.play(seat, &away);
    }
}

/// Everybody does nothing until the game is over.
pub(crate) fn idle_out(t: &mut Table) {
    idle_until(t, u8::MAX);
}
