//! Chapters 5 and 6: activating and swapping cards.

use crate::action::Activation;
use crate::data::MAX_SOLDIERS;
use crate::data::{Alternative, FaceData, Gain};
use crate::event::{Event, Gained, Paid, Placed};
use crate::pieces::{Cube, Face, Token};
use crate::state::{Player, State};
use crate::{Action, MAX_POOL, Principato};
use alloc::vec::Vec;
use core::num::NonZeroU8;
use core::ops::Range;
use signoria_core::{Audience, Seat, Sink};

/// What of a cost may be paid by favor: units of food, and for each of these the units of money. P5.3, PD4, PD5
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payments {
    food: [u8; 2],
    short_of_money: u8,
    cost: u8,
    favor: u8,
}

impl Payments {
    /// The ways to pay, or nothing if favor does not make up for what is short.
    #[inline]
    pub(crate) fn of(player: &Player, alternative: &Alternative) -> Option<Self> {
        let favor = player.cubes(Cube::Favor);
        let short_of_food = alternative.food.saturating_sub(player.cubes(Cube::Food));
        let short_of_money = alternative.money.saturating_sub(player.cubes(Cube::Money));
        let most = favor.checked_sub(short_of_money)?.min(alternative.food);
        (short_of_food <= most).then_some(Payments {
            food: [short_of_food, most],
            short_of_money,
            cost: alternative.money,
            favor,
        })
    }

    // Half-open ranges, since loops over them are shorter.
    #[inline]
    pub(crate) fn food(self) -> Range<u8> {
        self.food[0]..self.food[1] + 1
    }

    #[inline]
    pub(crate) fn money(self, food_by_favor: u8) -> Range<u8> {
        self.short_of_money..self.cost.min(self.favor - food_by_favor) + 1
    }

    /// The least favor that pays.
    pub(crate) fn least(self) -> u8 {
        self.food[0] + self.short_of_money
    }
}

/// The swaps of each slot by place. They are half of all options, and a slice of a table is the cheapest way to list them.
const SWAPS: [[Action; MAX_POOL]; 2] = {
    let mut swaps = [[Action::End; MAX_POOL]; 2];
    let mut n = 0;
    while n < 2 * MAX_POOL {
        let (slot, place) = (n / MAX_POOL, n % MAX_POOL);
        swaps[slot][place] = Action::Swap { slot: slot as u8, place: place as u8 };
        n += 1;
    }
    swaps
};

impl Principato {
    #[inline]
    pub(crate) fn face(&self, face: Face) -> &FaceData {
        &self.kit.components.faces[face.idx()]
    }

    /// Whether the stock has what an alternative brings. P5.2
    #[inline]
    pub(crate) fn in_stock(&self, state: &State, gain: Gain) -> bool {
        match gain {
            Gain::Cubes { .. } | Gain::PerToken { .. } => true, // P6.17
            Gain::Tokens { token, count } => state.stock.tokens[token.pile().idx()] >= count,
            Gain::Soldiers(soldier) => state.stock.tokens[soldier.token().pile().idx()] > 0,
            Gain::Culture(kind) => state.stock.culture[kind.idx()].iter().any(|n| *n > 0),
        }
    }

    #[inline]
    pub(super) fn legal_activations(&self, state: &State, out: &mut Vec<Action>) {
        let player = &state.players[state.current];
        for slot in 0..2 {
            let face = self.face(player.card(slot));
            for (alternative, data) in (0..).zip(&face.alternatives) {
                if matches!(data.gain, Gain::Soldiers(_)) || !self.in_stock(state, data.gain) {
                    continue;
                }
                let Some(payments) = Payments::of(player, data) else { continue };
                for food_by_favor in payments.food() {
                    for money_by_favor in payments.money(food_by_favor) {
                        let activation = Activation {
                            slot,
                            alternative,
                            food_by_favor,
                            money_by_favor,
                            value: None,
                            exchange: None,
                        };
                        self.complete(state, activation, data.gain, face.exchange, out);
                    }
                }
            }
        }
    }

    /// The choices that follow a payment: the culture token (P6.19) and the card to exchange for (P5.5).
    #[inline]
    fn complete(&self, state: &State, chosen: Activation, gain: Gain, exchange: bool, out: &mut Vec<Action>) {
        let mut push = |value| {
            if exchange {
                let places = 0..state.pool.len();
                out.extend(places.map(|n| Action::Activate(Activation { value, exchange: Some(n), ..chosen })));
            } else {
                out.push(Action::Activate(Activation { value, ..chosen }));
            }
        };
        if let Gain::Culture(kind) = gain {
            let stock = (1..).zip(&state.stock.culture[kind.idx()]).filter(|(_, n)| **n > 0);
            stock.for_each(|(value, _)| push(NonZeroU8::new(value)));
        } else {
            push(None);
        }
    }

    /// The cards that bring any number of soldiers. They are free (P6.18).
    #[inline]
    pub(super) fn legal_hires(&self, state: &State, out: &mut Vec<Action>) {
        for slot in 0..2 {
            let face = self.face(state.players[state.current].card(slot));
            let Some(Gain::Soldiers(soldier)) = face.alternatives.first().map(|a| a.gain) else { continue };
            let most = state.stock.tokens[soldier.token().pile().idx()];
            debug_assert!(most <= MAX_SOLDIERS);
            for count in 1..most + 1 {
                if face.exchange {
                    let places = 0..state.pool.len();
                    out.extend(places.map(|n| Action::Hire { slot, count, exchange: Some(n) }));
                } else {
                    out.push(Action::Hire { slot, count, exchange: None });
                }
            }
        }
    }

    // P5.9
    #[inline]
    pub(super) fn legal_swaps(&self, state: &State, out: &mut Vec<Action>) {
        for swaps in &SWAPS {
            out.extend_from_slice(&swaps[..usize::from(state.pool.len())]);
        }
    }

    // P5.15: payment, gain, exchange.
    pub(crate) fn activate(&self, state: &mut State, chosen: Activation, sink: &mut impl Sink<Event>) {
        let seat = state.current;
        let card = state.players[seat].card(chosen.slot);
        let Alternative { food, money, gain } = self.face(card).alternatives[usize::from(chosen.alternative)];
        let paid = Paid {
            food: food - chosen.food_by_favor,
            money: money - chosen.money_by_favor,
            food_by_favor: chosen.food_by_favor,
            money_by_favor: chosen.money_by_favor,
        };
        // P5.2: the whole cost first.
        self.pay(state, seat, Cube::Food, paid.food);
        self.pay(state, seat, Cube::Money, paid.money);
        self.pay(state, seat, Cube::Favor, paid.food_by_favor + paid.money_by_favor);
        let gained = match gain {
            Gain::Cubes { food, money } => Gained::Cubes {
                food: self.gain(state, seat, Cube::Food, food),
                money: self.gain(state, seat, Cube::Money, money),
            },
            Gain::PerToken { token, cube } => {
                let n = state.players[seat].count(token);
                let placed = self.gain(state, seat, cube, n);
                match cube {
                    Cube::Food => Gained::Cubes { food: placed, money: Placed::default() },
                    Cube::Money | Cube::Favor => Gained::Cubes { food: Placed::default(), money: placed },
                }
            }
            Gain::Tokens { token, count } => self.take_tokens(state, seat, token, count),
            Gain::Culture(kind) => {
                let value = chosen.value.map_or(0, NonZeroU8::get);
                let at = (kind.idx(), usize::from(value) - 1);
                state.stock.culture[at.0][at.1] -= 1;
                state.players[seat].culture[at.0][at.1] += 1;
                Gained::Culture { kind, value }
            }
            Gain::Soldiers(_) => unreachable!("hiring has an action of its own"),
        };
        state.actions -= 1;
        sink.event(Audience::All, |_| Event::Activated {
            seat,
            slot: chosen.slot,
            card,
            alternative: chosen.alternative,
            paid,
            gained,
        });
        self.exchange(state, chosen.slot, chosen.exchange, sink);
    }

    // P6.12, P6.13, P6.18: new soldiers hold no cube.
    pub(crate) fn hire(
        &self,
        state: &mut State,
        slot: u8,
        count: u8,
        exchange: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = state.current;
        let card = state.players[seat].card(slot);
        let Some(Gain::Soldiers(soldier)) = self.face(card).alternatives.first().map(|a| a.gain) else {
            unreachable!("{card:?} brings no soldiers")
        };
        let gained = self.take_tokens(state, seat, soldier.token(), count);
        state.actions -= 1;
        let paid = Paid::default();
        sink.event(Audience::All, |_| Event::Activated { seat, slot, card, alternative: 0, paid, gained });
        self.exchange(state, slot, exchange, sink);
    }

    fn take_tokens(&self, state: &mut State, seat: Seat, token: Token, count: u8) -> Gained {
        state.stock.tokens[token.pile().idx()] -= count;
        state.players[seat].add(token, count);
        Gained::Tokens { token, count }
    }

    /// The activated card goes to the pool if it has the symbol, and stays if not. P5.5, P5.6
    fn exchange(&self, state: &mut State, slot: u8, place: Option<u8>, sink: &mut impl Sink<Event>) {
        if let Some(place) = place {
            let (seat, given, taken) = self.trade(state, slot, place);
            sink.event(Audience::All, |_| Event::Exchanged { seat, slot, place, given, taken });
        }
    }

    // P5.9
    pub(crate) fn swap(&self, state: &mut State, slot: u8, place: u8, sink: &mut impl Sink<Event>) {
        state.actions -= 1;
        let (seat, given, taken) = self.trade(state, slot, place);
        sink.event(Audience::All, |_| Event::Swapped { seat, slot, place, given, taken });
    }

    /// An own card for one of the pool, on whose place it is laid. P5.5, PA10
    fn trade(&self, state: &mut State, slot: u8, place: u8) -> (Seat, Face, Face) {
        let seat = state.current;
        let given = state.players[seat].card(slot);
        let taken = state.pool.exchange(place, given);
        state.players[seat].hand[usize::from(slot)] = Some(taken);
        (seat, given, taken)
    }
}
