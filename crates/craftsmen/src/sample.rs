//! Worlds that a seat cannot tell apart: what it does not know is put together and dealt again.
//!
//! Memory is what CA48 says: a card whose way can be followed is known, and what the starting order tells about hands that no
//! card has left. Whoever bids, builds or pays can afford it. The order of cards that somebody put back, what is laid down
//! for a payment, and what nobody has seen are anything.

mod capital;

use crate::frame::{Frame, Question, Step, Surplus};
use crate::pieces::{Card, Tier};
use crate::state::{ALL_COLORS, Cards, State};
use crate::{Capital, Craftsmen};
use alloc::vec::Vec;
use capital::{Need, draw_hand};
use signoria_core::contract::Sampling;
use signoria_core::{Bag, Referee, Rng, Seat, Silent, below};

/// Deals that are tried before one is made to fit.
const MOST_DEALS: u32 = 200;

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

    /// Hands and the stack, as likely as they are; one that must be able to pay is.
    fn deal_capital(&self, world: &mut State, seat: Seat, referee: Referee, rng: &mut impl Rng) {
        let needs: Vec<(Seat, Need)> = self.others(seat).map(|other| (other, self.need(world, other))).collect();
        let mut pool = world.capital;
        let mut places: Vec<(Seat, Cards, u8)> = Vec::new();
        for other in self.others(seat) {
            let hand = &world.players[other].hand;
            hand.unsure(seat, referee).for_each(|kind| pool.put(kind.into()));
            let mut sure = world.players[other].capital(referee);
            hand.unsure(seat, referee).for_each(|kind| sure[usize::from(kind)] -= 1);
            let unsure = hand.unsure(seat, referee).count() as u8;
            places.push((other, sure, unsure));
        }
        let ranks = self.dealt_ranks(world, referee);
        let fits = |hands: &[Cards], sums: &[u8]| {
            let afford = places.iter().zip(hands).zip(&needs).all(|(((_, sure, _), hand), (_, need))| {
                let all: Cards = core::array::from_fn(|kind| sure[kind] + hand[kind]);
                need.is_met(&all)
            });
            afford && self.is_ranked(&ranks, world, seat, &places, sums, referee)
        };
        for _ in 0..MOST_DEALS {
            let mut deck = pool;
            let mut sums = Vec::with_capacity(places.len());
            let hands: Vec<Cards> = places
                .iter()
                .map(|(_, _, unsure)| {
                    let mut hand = [0; Capital::COUNT];
                    let mut sum = 0;
                    for nth in 0..*unsure {
                        let kind = draw(&mut deck, rng);
                        hand[kind.idx()] += 1;
                        // Of the cards nobody else has seen the first ones may be those that were dealt.
                        sum += if nth < crate::data::DEALT { kind.value() } else { 0 };
                    }
                    sums.push(sum);
                    hand
                })
                .collect();
            if fits(&hands, &sums) {
                self.lay_out(world, seat, &places, &hands, &sums, deck, referee);
                return;
            }
        }
        self.make_fit(world, seat, &places, &needs, pool, referee, rng);
    }

    /// Where hardly any deal fits, hands that must pay are drawn from those that can, and hands that the starting order
    /// tells about keep their values and change their colours.
    #[allow(clippy::too_many_arguments)]
    fn make_fit(
        &self,
        world: &mut State,
        seat: Seat,
        places: &[(Seat, Cards, u8)],
        needs: &[(Seat, Need)],
        pool: Bag<{ Capital::COUNT }>,
        referee: Referee,
        rng: &mut impl Rng,
    ) {
        let mut deck = pool;
        let mut hands: Vec<Option<Cards>> = places.iter().map(|_| None).collect();
        // Who must pay most comes first.
        let mut turns: Vec<usize> = (0..places.len()).collect();
        turns.sort_by_key(|at| (needs[*at].1.value == 0, *world.players[places[*at].0].dealt.peek(referee) == 0));
        let mut sums: Vec<u8> = places.iter().map(|(other, _, _)| *world.players[*other].dealt.peek(referee)).collect();
        for at in turns {
            let (other, sure, unsure) = &places[at];
            let own: Vec<u8> = world.players[*other].hand.unsure(seat, referee).collect();
            let need = needs[at].1;
            let keeps_values = *world.players[*other].dealt.peek(referee) > 0;
            let hand = if keeps_values {
                own.iter().try_fold([0; Capital::COUNT], |mut hand: Cards, kind| {
                    let kind = draw_of_value(&mut deck, Capital::at(*kind).value(), rng)?;
                    hand[kind.idx()] += 1;
                    Some(hand)
                })
            } else {
                draw_hand(&mut deck, *unsure, sure, need, rng)
            };
            let all = hand.map(|hand| -> Cards { core::array::from_fn(|kind| sure[kind] + hand[kind]) });
            if all.is_none_or(|all| !need.is_met(&all)) {
                // The real hands fit.
                return;
            }
            hands[at] = hand;
        }
        let hands: Vec<Cards> = hands.into_iter().map(Option::unwrap_or_default).collect();
        sums.iter_mut().zip(places).for_each(|(sum, (other, _, _))| *sum = *world.players[*other].dealt.peek(referee));
        self.lay_out(world, seat, places, &hands, &sums, deck, referee);
    }

    #[allow(clippy::too_many_arguments)]
    fn lay_out(
        &self,
        world: &mut State,
        seat: Seat,
        places: &[(Seat, Cards, u8)],
        hands: &[Cards],
        sums: &[u8],
        deck: Bag<{ Capital::COUNT }>,
        referee: Referee,
    ) {
        world.capital = deck;
        for (((other, _, _), hand), sum) in places.iter().zip(hands).zip(sums) {
            let player = &mut world.players[*other];
            let kinds = hand.iter().zip(0..).flat_map(|(count, kind)| core::iter::repeat_n(kind, (*count).into()));
            player.hand.deal_again(seat, kinds);
            if *player.dealt.peek(referee) > 0 {
                player.dealt.replace(*sum);
            }
        }
    }

    /// What others must believe that a hand is worth.
    fn need(&self, s: &State, other: Seat) -> Need {
        let mut need = Need { value: s.auction.bids[other.idx()], colors: ALL_COLORS };
        for frame in s.frames.all() {
            match *frame {
                Frame::Ask(Question::Pay(seat)) if seat == other => {
                    return Need { value: s.payment.price, colors: s.payment.colors };
                }
                Frame::Step(Step::Build(seat)) if seat == other => need.value = s.act.cost,
                _ => {}
            }
        }
        need
    }

    /// The players whose hands no card has left, in starting order. CA48
    fn dealt_ranks(&self, s: &State, referee: Referee) -> Vec<Seat> {
        let mut ranks: Vec<Seat> =
            Seat::all(self.kit.seats).filter(|seat| *s.players[*seat].dealt.peek(referee) > 0).collect();
        ranks.sort_by_key(|seat| (*s.players[*seat].dealt.peek(referee), self.age(*seat)));
        ranks
    }

    fn is_ranked(
        &self,
        ranks: &[Seat],
        s: &State,
        seat: Seat,
        places: &[(Seat, Cards, u8)],
        sums: &[u8],
        referee: Referee,
    ) -> bool {
        let key = |of: &Seat| {
            let at = places.iter().position(|(other, _, _)| other == of);
            let sum = at.map_or_else(|| *s.players[seat].dealt.peek(referee), |at| sums[at]);
            (sum, self.age(*of))
        };
        ranks.is_sorted_by_key(key)
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
            Frame::Ask(Question::Discard(other, surplus)) if other != seat => {
                world.frames.replace(Frame::Ask(Question::Discard(other, Surplus { from: 0, ..surplus })));
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Step(_) | Frame::Over => {}
        }
    }
}

fn draw(deck: &mut Bag<{ Capital::COUNT }>, rng: &mut impl Rng) -> Capital {
    let kind = deck.pick(rng);
    deck.draw(kind);
    Capital::ALL[kind]
}

fn draw_of_value(deck: &mut Bag<{ Capital::COUNT }>, value: u8, rng: &mut impl Rng) -> Option<Capital> {
    let kinds = || Capital::ALL.into_iter().filter(|kind| kind.value() == value);
    let total: u32 = kinds().map(|kind| u32::from(deck.count(kind.idx()))).sum();
    let mut left = if total > 0 { below(rng, total) } else { return None };
    let drawn = kinds().find(|kind| {
        let count = u32::from(deck.count(kind.idx()));
        let here = left < count;
        left = left.saturating_sub(count);
        here
    })?;
    deck.draw(drawn.idx());
    Some(drawn)
}
