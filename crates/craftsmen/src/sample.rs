//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.
//!
//! Memory is what CA48 says: a card whose way can be followed is known, and what the starting order tells about hands that no
//! card has left. Whoever bids, builds or pays can afford it. The order of cards that somebody put back, what is laid down
//! for a payment, and what nobody has seen are anything.

mod hands;
mod needs;
mod order;

use crate::frame::{Frame, Question, Step, Surplus};
use crate::pieces::{Card, Tier};
use crate::state::State;
use crate::{Capital, Craftsmen};
use alloc::vec::Vec;
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, Silent, below};

impl Sampling for Craftsmen {
    fn sample(&self, s: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut world = s.clone();
        for tier in Tier::PLAYED {
            self.deal_buildings(&mut world, seat, tier, referee, rng);
        }
        self.put_back_again(&mut world, seat, referee, rng);
        self.deal_capital(&mut world, seat, referee, rng);
        self.ask_again(&mut world, seat, referee);
        world
    }
}

impl Craftsmen {
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.kit.seats).filter(move |other| *other != seat)
    }

    /// Cards of a deck that a seat has not seen change places: those with a house among themselves, since everybody knows
    /// where they can be, and the others. C2.4, C2.5
    fn deal_buildings(&self, world: &mut State, seat: Seat, tier: Tier, referee: Referee, rng: &mut impl Rng) {
        let house = self.works.house;
        let set = tier.set();
        let stack = &mut world.stacks[tier.idx()];
        // Cards with a house, and without.
        let mut pools = [stack.house, stack.plain];
        let class = |card: Card| usize::from(house & card.bit() == 0);
        let others = self.others(seat);
        for slot in stack.slots_mut().chain(&mut world.looked[..usize::from(world.looks)]) {
            let card = *slot.card.peek(referee);
            if card.bit() & set != 0 && !slot.seen().contains(seat) {
                pools[class(card)] |= card.bit();
            }
        }
        for other in others.clone() {
            let hidden = *world.players[other].secret.peek(referee) & set;
            pools[0] |= hidden & house;
            pools[1] |= hidden & !house;
        }
        let mut take = |class: usize| {
            let nth = below(rng, pools[class].count_ones());
            let card = Card::of_set(pools[class]).nth(nth as usize).expect("as many cards as places");
            pools[class] &= !card.bit();
            card
        };
        for slot in stack.slots_mut().chain(&mut world.looked[..usize::from(world.looks)]) {
            let card = *slot.card.peek(referee);
            if card.bit() & set != 0 && !slot.seen().contains(seat) {
                slot.card.replace(take(class(card)));
            }
        }
        for other in others {
            let secret = *world.players[other].secret.peek(referee);
            let dealt = Card::of_set(secret & set).fold(0, |dealt, card| dealt | take(class(card)).bit());
            world.players[other].secret.replace(secret & !set | dealt);
        }
        world.stacks[tier.idx()].house = pools[0];
        world.stacks[tier.idx()].plain = pools[1];
    }

    /// Of the cards that another put back together a seat knows at most which they are, not their order. C5.5.11
    fn put_back_again(&self, world: &mut State, seat: Seat, referee: Referee, rng: &mut impl Rng) {
        let State { stacks, looked, looks, .. } = world;
        let looked = &mut looked[..usize::from(*looks)];
        let mut slots: Vec<_> = stacks.iter_mut().flat_map(|stack| stack.slots_mut()).chain(looked).collect();
        slots.retain(|slot| slot.batch > 0 && !slot.card.known().contains(seat));
        slots.sort_by_key(|slot| slot.batch);
        for batch in slots.chunk_by_mut(|a, b| a.batch == b.batch) {
            for last in (1..batch.len()).rev() {
                let other = below(rng, last as u32 + 1) as usize;
                let [a, b] = [last, other].map(|at| (*batch[at].card.peek(referee), batch[at].among));
                for (at, (card, among)) in [(last, b), (other, a)] {
                    batch[at].card.replace(card);
                    batch[at].among = among;
                }
            }
        }
        let goes_back = world
            .frames
            .all()
            .iter()
            .any(|frame| matches!(frame, Frame::Step(Step::Back(..)) | Frame::Ask(Question::Side(..))));
        if goes_back {
            Self::sort_looked(world, referee);
        }
    }

    /// Cards that go back lie in no order until they do.
    pub(crate) fn sort_looked(s: &mut State, referee: Referee) {
        s.looked[..usize::from(s.looks)].sort_unstable_by_key(|slot| *slot.card.peek(referee));
    }

    /// What another has answered so far within a question that only he sees is anything: it is asked from the beginning.
    fn ask_again(&self, world: &mut State, seat: Seat, referee: Referee) {
        match world.frames.top() {
            Frame::Ask(Question::Pay(other)) if other != seat => {
                world.payment.laid.replace([0; Capital::COUNT]);
                world.payment.next = 0;
                world.payment.asked = false;
                world.frames.pop();
                self.pay_on(world, other, referee, &mut Silent);
            }
            // Hands that cannot go on in the order of kinds are hardly ever all that is found.
            Frame::Ask(Question::Discard(other, surplus)) if other != seat => {
                let later = world.players[other].hand.cards(referee).filter(|kind| *kind >= surplus.from).count();
                let from = if later < surplus.left.into() { 0 } else { surplus.from };
                world.frames.replace(Frame::Ask(Question::Discard(other, Surplus { from, ..surplus })));
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => {}
        }
    }
}
