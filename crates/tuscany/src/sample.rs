//! What a seat cannot know, dealt again: states that the seat cannot tell from the real one.
//!
//! What a seat remembers of region cards (T3.7): which cards the deck held when it was last shuffled; how many cards each
//! player had then and has drawn since; and what each has paid since, before the first draw from that deck and after it.
//! What a player shows is taken for a random part of what he held. `docs/decisions/021-what-a-seat-remembers-in-tuscany.md` says why.

use crate::Tuscany;
use crate::data::SEATS;
use crate::estate::Layout;
use crate::frame::Frame;
use crate::state::{Cards, Estate, State};
use alloc::vec::Vec;
use core::array;
use signoria_core::{Bag, Rng, Seat, Viewer, below};

/// Where a card comes from: held when the deck was last shuffled, or drawn since.
const SOURCES: usize = 2;
const BEFORE: usize = 0;
const SINCE: usize = 1;
/// How often the sources of all payments are drawn anew.
const SWEEPS: usize = 8;
/// How often sources are drawn before the real ones are the beginning, and hands before whoever must pay keeps his.
const TRIES: usize = 64;
const DEALS: usize = 4_000;

/// A card that another has paid, of which it is not settled where it comes from.
#[derive(Clone, Copy)]
struct PaidCard {
    player: usize,
    kind: usize,
    source: usize,
}

/// What is not placed yet: the cards of each source, and for each player the places for cards of each. What the players do
/// not have of the cards since the last shuffle is the deck.
#[derive(Clone)]
struct Unplaced {
    cards: [Bag<8>; SOURCES],
    places: [[u8; SEATS]; SOURCES],
}

impl Unplaced {
    /// In how many ways a player's card of a kind can be one of this source.
    fn ways(&self, player: usize, kind: usize, source: usize) -> u64 {
        u64::from(self.cards[source].count(kind)) * u64::from(self.places[source][player])
    }

    fn place(&mut self, card: PaidCard) {
        self.cards[card.source].draw(card.kind);
        self.places[card.source][card.player] -= 1;
    }

    fn take_back(&mut self, card: PaidCard) {
        self.cards[card.source].put(card.kind);
        self.places[card.source][card.player] += 1;
    }

    /// Places two cards, each pair of sources as likely as it must be: the ways to choose the cards and the places, by the
    /// ways in which the rest of a source could have been dealt to as many places. `false` if there is no way.
    fn place_two(&mut self, two: &mut [PaidCard; 2], rng: &mut impl Rng) -> bool {
        let [n, m] = [BEFORE, SINCE].map(|source| u64::from(self.cards[source].len()));
        // One denominator for all: the cards of the two sources, and one fewer of each.
        let [n1, m1] = [n.saturating_sub(1).max(1), m.saturating_sub(1).max(1)];
        let [n, m] = [n.max(1), m.max(1)];
        let factor = [[m * m1, n1 * m1], [n1 * m1, n * n1]];
        let mut weights = [0u64; SOURCES * SOURCES];
        for (i, weight) in weights.iter_mut().enumerate() {
            let sources = [i / SOURCES, i % SOURCES];
            let first = self.ways(two[0].player, two[0].kind, sources[0]);
            if first == 0 {
                continue;
            }
            let placed = PaidCard { source: sources[0], ..two[0] };
            self.place(placed);
            *weight = first * self.ways(two[1].player, two[1].kind, sources[1]) * factor[sources[0]][sources[1]];
            self.take_back(placed);
        }
        let Some(chosen) = pick(&weights, rng) else { return false };
        (two[0].source, two[1].source) = (chosen / SOURCES, chosen % SOURCES);
        two.iter().for_each(|card| self.place(*card));
        true
    }

    fn place_one(&mut self, card: &mut PaidCard, rng: &mut impl Rng) -> bool {
        let others = |source: usize| u64::from(self.cards[1 - source].len().max(1));
        let weights = [BEFORE, SINCE].map(|source| self.ways(card.player, card.kind, source) * others(source));
        let Some(source) = pick(&weights, rng) else { return false };
        card.source = source;
        self.place(*card);
        true
    }
}

/// A position, each as likely as its weight; none if there is no weight.
fn pick(weights: &[u64], rng: &mut impl Rng) -> Option<usize> {
    let total: u64 = weights.iter().sum();
    let mut left = ((u128::from(rng.next_u64()) * u128::from(total)) >> 64) as u64;
    weights.iter().position(|weight| {
        let here = left < *weight;
        left = left.saturating_sub(*weight);
        here
    })
}

/// So many cards of a bag.
fn deal(from: &mut Bag<8>, count: u8, rng: &mut impl Rng) -> Cards {
    let mut cards = [0; 8];
    for _ in 0..count {
        let kind = from.pick(rng);
        from.draw(kind);
        cards[kind] += 1;
    }
    cards
}

fn sum(cards: &Cards) -> u8 {
    cards.iter().sum()
}

/// What is to be placed for a seat, and what of it is settled.
struct Unseen {
    unplaced: Unplaced,
    /// Paid cards that may be of either source.
    paid: Vec<PaidCard>,
    /// What each player has certainly drawn since and paid again.
    shown: [Cards; SEATS],
}

impl Unseen {
    /// Draws the sources of all payments that are not settled.
    fn settle(&mut self, game: &Tuscany, real: &State, rng: &mut impl Rng) {
        if self.paid.is_empty() {
            return;
        }
        let begun = (0..TRIES).any(|_| {
            let mut unplaced = self.unplaced.clone();
            let begun = self.paid.iter_mut().all(|card| unplaced.place_one(card, rng));
            if begun {
                self.unplaced = unplaced;
            }
            begun
        });
        if !begun {
            self.begin_with_the_real(game, real);
        }
        (0..SWEEPS).for_each(|_| self.sweep(rng));
    }

    /// A beginning that is possible for certain: what was drawn since is taken to be paid first.
    fn begin_with_the_real(&mut self, game: &Tuscany, real: &State) {
        let mut drawn: [Cards; SEATS] = array::from_fn(|i| *real.players.0[i].drawn.peek());
        for seat in Seat::all(game.seats) {
            for (left, shown) in drawn[seat.idx()].iter_mut().zip(self.shown[seat.idx()]) {
                *left -= shown;
            }
        }
        for card in &mut self.paid {
            let left = &mut drawn[card.player][card.kind];
            card.source = if *left > 0 { SINCE } else { BEFORE };
            *left = left.saturating_sub(1);
            self.unplaced.place(*card);
        }
    }

    /// Draws the source of each payment again, together with that of another, given all the rest: Gibbs sampling, by twos
    /// since often one card can change its source only if another does, too.
    fn sweep(&mut self, rng: &mut impl Rng) {
        let n = self.paid.len();
        for i in 0..n {
            if n == 1 {
                self.unplaced.take_back(self.paid[0]);
                self.unplaced.place_one(&mut self.paid[0], rng);
                return;
            }
            let j = (i + 1 + below(rng, n as u32 - 1) as usize) % n;
            let mut two = [self.paid[i], self.paid[j]];
            two.iter().for_each(|card| self.unplaced.take_back(*card));
            self.unplaced.place_two(&mut two, rng);
            (self.paid[i], self.paid[j]) = (two[0], two[1]);
        }
    }
}

impl Tuscany {
    /// What `seat` cannot place is put together and dealt again: the hands of the others and the deck, and until the
    /// estates are open the tiles and the plans of the others.
    pub(crate) fn sample_of(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut sample = s.clone();
        self.deal_cards_again(s, &mut sample, seat, rng);
        if s.players.iter(self.seats).any(|(_, player)| player.estate.seen_by(Viewer::Seat(seat)).is_none()) {
            self.deal_estates_again(&mut sample, seat, rng);
        }
        sample
    }

    /// Cards of each source are dealt to the places for them: first what was paid, as far as it is not settled where that
    /// comes from, then the hands and the deck. Whoever must decide can.
    fn deal_cards_again(&self, real: &State, s: &mut State, seat: Seat, rng: &mut impl Rng) {
        let mut unseen = self.unseen(real, seat);
        unseen.settle(self, real, rng);
        // Whoever is at turn first: a hand that cannot answer is dealt again before the rest.
        let others = |s: &State| {
            let turn = s.turn;
            (0..self.seats).map(move |i| Seat((turn.0 + i) % self.seats)).filter(move |other| *other != seat)
        };
        'deals: for _ in 0..DEALS {
            let Unplaced { mut cards, places } = unseen.unplaced.clone();
            for other in others(real) {
                let [before, since] =
                    [BEFORE, SINCE].map(|source| deal(&mut cards[source], places[source][other.idx()], rng));
                let player = &mut s.players[other];
                player.hand.replace(array::from_fn(|kind| before[kind] + since[kind]));
                let shown = unseen.shown[other.idx()];
                player.drawn.replace(array::from_fn(|kind| since[kind] + shown[kind]));
                if other == s.turn && !self.can_answer(s) {
                    unseen.sweep(rng);
                    continue 'deals;
                }
            }
            for card in unseen.paid.iter().filter(|card| card.source == SINCE) {
                let player = &mut s.players[Seat(card.player as u8)];
                let mut drawn = *player.drawn.peek();
                drawn[card.kind] += 1;
                player.drawn.replace(drawn);
            }
            s.deck = cards[SINCE];
            return;
        }
        // Nearly no hand can answer: the real one does.
        for other in others(real) {
            s.players[other].hand = real.players[other].hand;
            s.players[other].drawn = real.players[other].drawn;
        }
    }

    /// What the player at turn is asked, his hand can answer. T4.8, T5.3.2
    fn can_answer(&self, s: &State) -> bool {
        match s.frames.top() {
            Frame::Pay { field, .. } => s.active().affordable() >> s.active().kind_of(field).idx() & 1 == 1,
            Frame::Action { extra } => extra || self.some_action(s),
            _ => true,
        }
    }

    fn unseen(&self, s: &State, seat: Seat) -> Unseen {
        let mine = &s.players[seat];
        let (hand, drawn) = (mine.hand.peek(), mine.drawn.peek());
        let before: Cards = array::from_fn(|kind| {
            let held_before = hand[kind] + mine.paid[0][kind] + mine.paid[1][kind] - drawn[kind];
            self.components.cards[kind] - s.shuffled[kind] - held_before
        });
        let since: Cards = array::from_fn(|kind| s.shuffled[kind] - drawn[kind]);
        let mut unplaced = Unplaced { cards: [Bag::new(before), Bag::new(since)], places: [[0; SEATS]; SOURCES] };
        let (mut paid, mut shown) = (Vec::new(), [[0; 8]; SEATS]);
        for (other, player) in s.players.iter(self.seats).filter(|(other, _)| *other != seat) {
            let drawn = sum(player.drawn.peek());
            unplaced.places[SINCE][other.idx()] = drawn;
            unplaced.places[BEFORE][other.idx()] = player.held + sum(&player.paid[0]) + sum(&player.paid[1]) - drawn;
        }
        // What was paid before the first draw was held before.
        for (other, player) in s.players.iter(self.seats).filter(|(other, _)| *other != seat) {
            for (kind, n) in player.paid[0].into_iter().enumerate() {
                let card = PaidCard { player: other.idx(), kind, source: BEFORE };
                (0..n).for_each(|_| unplaced.place(card));
            }
        }
        // Of the rest some can be of one source alone.
        for (other, player) in s.players.iter(self.seats).filter(|(other, _)| *other != seat) {
            for (kind, n) in player.paid[1].into_iter().enumerate() {
                for _ in 0..n {
                    let mut card = PaidCard { player: other.idx(), kind, source: SINCE };
                    if unplaced.places[BEFORE][card.player] == 0 || before[kind] == 0 {
                        unplaced.place(card);
                        shown[card.player][kind] += 1;
                    } else if since[kind] == 0 {
                        card.source = BEFORE;
                        unplaced.place(card);
                    } else {
                        paid.push(card);
                    }
                }
            }
        }
        Unseen { unplaced, paid, shown }
    }

    /// Tiles that the seat has not got, and any plan for them, as far as each of the others has come.
    fn deal_estates_again(&self, s: &mut State, seat: Seat, rng: &mut impl Rng) {
        let mut left = [[true; 4]; 3];
        for (letter, tile) in s.players[seat].estate.peek().tiles.into_iter().enumerate() {
            left[letter][usize::from(tile)] = !self.is_dealt(s, seat, letter);
        }
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let known = *s.players[other].estate.peek();
            let mut tiles = [0; 3];
            for (letter, tile) in tiles.iter_mut().enumerate().filter(|(letter, _)| self.is_dealt(s, other, *letter)) {
                let choices: Vec<usize> = (0..4).filter(|tile| left[letter][*tile]).collect();
                let chosen = choices[below(rng, choices.len() as u32) as usize];
                left[letter][chosen] = false;
                *tile = chosen as u8;
            }
            let layout = known.layout.map(|_| {
                let n = below(rng, Layout::ALL.into());
                Layout::all().nth(n as usize).expect("below the number of layouts")
            });
            let castle = known.castle.map(|_| below(rng, 3) as u8);
            s.players[other].estate.replace(Estate { tiles, layout, castle });
        }
    }
}
