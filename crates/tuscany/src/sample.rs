//! What a seat cannot know, dealt again: states that the seat cannot tell from the real one.

use crate::Tuscany;
use crate::estate::Layout;
use crate::state::{Cards, Estate, State};
use alloc::vec::Vec;
use core::array;
use signoria_core::{Bag, Rng, Seat, Viewer, below};

impl Tuscany {
    /// What `seat` cannot place is put together and dealt again: the hands of the others and the deck, and until the
    /// estates are open the tiles and the plans of the others.
    pub(crate) fn sample_of(&self, s: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut sample = s.clone();
        self.deal_cards_again(&mut sample, seat, rng);
        if s.players.iter(self.seats).any(|(_, player)| player.estate.seen_by(Viewer::Seat(seat)).is_none()) {
            self.deal_estates_again(&mut sample, seat, rng);
        }
        sample
    }

    /// A card that is not in the deck's last shuffle, or that the seat has drawn from it, cannot be in the deck: the others
    /// hold those for certain.
    fn deal_cards_again(&self, s: &mut State, seat: Seat, rng: &mut impl Rng) {
        let others = || Seat::all(self.seats).filter(move |other| *other != seat);
        let mut unseen: Cards = array::from_fn(|kind| s.deck.count(kind));
        for other in others() {
            let hand = s.players[other].hand.peek();
            unseen.iter_mut().zip(hand).for_each(|(n, held)| *n += held);
        }
        let mine = *s.players[seat].drawn.peek();
        let fresh: Cards = array::from_fn(|kind| s.shuffled[kind] - mine[kind]);
        let mut may: Bag<8> = Bag::new(array::from_fn(|kind| fresh[kind].min(unseen[kind])));
        let mut deck = Bag::<8>::default();
        for _ in 0..s.deck.len() {
            let kind = may.pick(rng);
            may.draw(kind);
            deck.put(kind);
        }
        let mut hands = Bag::<8>::new(array::from_fn(|kind| unseen[kind] - deck.count(kind)));
        let mut drawn = Bag::<8>::new(array::from_fn(|kind| fresh[kind] - deck.count(kind)));
        let deal = |from: &mut Bag<8>, count: u8, rng: &mut _| {
            let mut cards = [0; 8];
            for _ in 0..count {
                let kind = from.pick(rng);
                from.draw(kind);
                cards[kind] += 1;
            }
            cards
        };
        for other in others() {
            let player = &mut s.players[other];
            player.hand.replace(deal(&mut hands, player.held, rng));
            let count = player.drawn.peek().iter().sum();
            player.drawn.replace(deal(&mut drawn, count, rng));
        }
        s.deck = deck;
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
