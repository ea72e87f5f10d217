//! Worlds that a seat cannot tell apart: the cards that it cannot place are dealt again.
//!
//! What a seat knows of cards out of its sight: one that it has looked at lies in no unseen part of a deck, and neither
//! that one nor the profession that it returned is one that somebody kept from the deal. Where exactly a card lies that
//! another one has looked at since, nobody knows any more (FA33). Whoever has begun a work can complete it (F5.4.10). Every
//! deal that fits is equally likely.

use crate::data::MAX_PLAYERS;
use crate::pieces::{Card, Cards, Pile};
use crate::state::{Secrets, State};
use crate::{Florence, Frame, Question};
use alloc::{vec, vec::Vec};
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, below};

/// Ways to spread dealt cards over hands that are tried.
const MOST_TRIES: u32 = 1_000_000;

/// A place of a card that a seat does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// The part of a deck that nobody has looked at.
    Unseen,
    /// Under a deck, so deep.
    Under(usize),
    /// With somebody who looks at cards.
    Looked,
    /// With somebody who took it from a deck.
    Drawn(Seat),
    /// With somebody who was dealt it.
    Kept(Seat),
    /// Returned by somebody, while others have not answered.
    Returned(Seat),
}

impl Sampling for Florence {
    fn sample(&self, state: &State, seat: Seat, referee: Referee, rng: &mut impl Rng) -> State {
        let mut world = state.clone();
        for pile in Pile::ALL {
            let dealer = Dealer { game: self, s: state, me: seat, pile, referee };
            dealer.deal_again(&mut world, rng);
        }
        world
    }
}

/// Deals the cards of one deck again that a seat cannot place.
struct Dealer<'a> {
    game: &'a Florence,
    s: &'a State,
    me: Seat,
    pile: Pile,
    referee: Referee,
}

/// Where cards that the seat cannot place may lie.
#[derive(Default)]
struct Slots {
    /// In the unseen part.
    unseen: Vec<Slot>,
    /// Where cards lie that came through the deck.
    open: Vec<Slot>,
    /// Where cards lie that did not.
    dealt: Vec<Slot>,
}

impl Dealer<'_> {
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.game.kit.seats).filter(move |other| *other != me)
    }

    fn secrets(&self, seat: Seat) -> &Secrets {
        self.s.players[seat].secrets.peek(self.referee)
    }

    /// Whether professions are being returned: they lie in no deck before all have answered.
    fn is_returning(&self) -> bool {
        self.pile == Pile::Profession && matches!(self.s.frames.top(), Frame::Ask(Question::Discard { .. }))
    }

    /// The cards of another player that the seat does not know.
    fn hidden(&self, other: Seat) -> Cards {
        let player = &self.s.players[other];
        match self.pile {
            Pile::Prestige if player.prestige.known().contains(self.me) => Cards::NONE,
            Pile::Prestige => *player.prestige.peek(self.referee),
            Pile::Profession | Pile::Bonus => self.secrets(other).hand.in_pile(self.pile).minus(player.open),
        }
    }

    /// What somebody else looks at.
    fn looked(&self) -> Cards {
        let looked = &self.s.looked;
        if looked.known().contains(self.me) { Cards::NONE } else { looked.peek(self.referee).in_pile(self.pile) }
    }

    /// What the seat knows to have come through the deck.
    fn through_deck(&self) -> Cards {
        self.secrets(self.me).seen.or(self.secrets(self.me).returned)
    }

    fn deal_again(&self, world: &mut State, rng: &mut impl Rng) {
        let (mut slots, unknown) = self.slots();
        let seen = self.secrets(self.me).seen.and(unknown);
        let returned = if self.is_returning() { Cards::NONE } else { self.secrets(self.me).returned };
        let returned = returned.and(unknown).minus(seen);
        let kept = self.kept_in_hands(&slots, seen.len(), !returned.is_empty(), rng);
        for other in self.others() {
            let kept = kept[other.idx()];
            slots.dealt.extend((0..kept).map(|_| Slot::Kept(other)));
            slots.open.extend((kept..self.hidden(other).len()).map(|_| Slot::Drawn(other)));
        }
        // The most bound cards first: each of the wider choices contains the narrower ones.
        let Slots { mut unseen, mut open, mut dealt } = slots;
        let mut placed = self.for_work(unknown, rng);
        open.retain(|slot| placed.iter().all(|(taken, _)| taken != slot));
        let rest = unknown.minus(seen).minus(returned).minus(placed.iter().map(|(_, card)| *card).collect());
        seen.iter().for_each(|card| placed.push((take(&mut open, rng), card)));
        open.append(&mut unseen);
        returned.iter().for_each(|card| placed.push((take(&mut open, rng), card)));
        open.append(&mut dealt);
        rest.iter().for_each(|card| placed.push((take(&mut open, rng), card)));
        let instead = self.lay_out(world, &placed, rng);
        if self.pile == Pile::Profession {
            self.remember_again(world, unknown, &instead);
        }
        let all_returned = self.others().all(|other| !self.secrets(other).returned.is_empty());
        if self.pile == Pile::Profession && all_returned && !self.is_returning() {
            self.return_again(world, rng);
        }
    }

    /// The places outside of hands, and all cards that the seat does not know.
    fn slots(&self) -> (Slots, Cards) {
        let mut slots = Slots::default();
        let mut unknown = self.s.unseen.in_pile(self.pile);
        slots.unseen.extend(unknown.iter().map(|_| Slot::Unseen));
        for (i, (card, _)) in self.s.under[self.pile.idx()].all().iter().enumerate() {
            if !card.known().contains(self.me) {
                slots.open.push(Slot::Under(i));
                unknown = unknown.with(*card.peek(self.referee));
            }
        }
        slots.open.extend(self.looked().iter().map(|_| Slot::Looked));
        unknown = unknown.or(self.looked());
        for other in self.others() {
            unknown = unknown.or(self.hidden(other));
            let returned = self.secrets(other).returned;
            if self.is_returning() && !returned.is_empty() {
                unknown = unknown.or(returned);
                slots.dealt.push(Slot::Returned(other));
            }
        }
        (slots, unknown)
    }

    /// The bonus cards of another player who has begun a work that is not worth enough yet: they make up what it lacks,
    /// else he could not have begun it. F5.4.10
    fn for_work(&self, unknown: Cards, rng: &mut impl Rng) -> Vec<(Slot, Card)> {
        let Frame::Ask(Question::Bonus(maker)) = self.s.frames.top() else { return Vec::new() };
        let lacks = self.game.minimum(self.s).saturating_sub(self.s.work);
        if self.pile != Pile::Bonus || maker == self.me || lacks == 0 {
            return Vec::new();
        }
        let counts = self.game.counts(self.s, maker);
        let worth = |bonus| (Card::from(bonus), self.game.bonus_value(&counts, bonus).into());
        let cards: Vec<(Card, usize)> = unknown.bonuses().map(worth).collect();
        let hand = worth_at_least(&cards, self.hidden(maker).len().into(), lacks.into(), rng);
        hand.iter().map(|card| (Slot::Drawn(maker), card)).collect()
    }

    /// How many of the hidden professions of each player were dealt to him: of those that he has played nobody knows it. A
    /// number is as likely as there are deals with it.
    fn kept_in_hands(&self, slots: &Slots, seen: u8, returned: bool, rng: &mut impl Rng) -> [u8; MAX_PLAYERS] {
        let mut result = [0; MAX_PLAYERS];
        if self.pile != Pile::Profession {
            return result;
        }
        let seen = u32::from(seen);
        // One deal in some hundreds fits at worst.
        for _ in 0..MOST_TRIES {
            let mut places = slots.open.len() as u32;
            let mut most = places;
            for other in self.others() {
                let theirs = self.secrets(other);
                let hidden = self.hidden(other);
                // Played cards that the seat has seen in the deck were drawn for certain.
                let certain = theirs.drawn.minus(hidden).and(self.through_deck()).len();
                let (mut kept, mut drawn) = (theirs.kept.len(), theirs.drawn.len() - certain);
                most += u32::from(hidden.len().min(drawn));
                result[other.idx()] = 0;
                for _ in 0..hidden.len() {
                    if below(rng, (kept + drawn).into()) < kept.into() {
                        kept -= 1;
                        result[other.idx()] += 1;
                    } else {
                        drawn -= 1;
                    }
                }
                places += u32::from(hidden.len() - result[other.idx()]);
            }
            let wide = slots.unseen.len() as u32;
            let mut fits = |i: u32, more: u32| i < places + more && below(rng, most + more - i) < places + more - i;
            if (0..seen).all(|i| fits(i, 0)) && (!returned || fits(seen, wide)) {
                return result;
            }
        }
        unreachable!("the real deal fits")
    }

    /// Puts the cards where they were dealt. Which card stands now in the place of which.
    fn lay_out(&self, world: &mut State, placed: &[(Slot, Card)], rng: &mut impl Rng) -> Vec<(Card, Card)> {
        let at = |slot: Slot| -> Cards { placed.iter().filter(|(s, _)| *s == slot).map(|(_, card)| *card).collect() };
        let mut instead: Vec<(Card, Card)> = Vec::new();
        let mut replace = |old: Cards, new: Cards| instead.extend(old.iter().zip(new.iter()));
        world.unseen = world.unseen.minus(Cards::of(self.pile)).or(at(Slot::Unseen));
        for (i, (card, _)) in world.under[self.pile.idx()].all_mut().iter_mut().enumerate() {
            if let Some(new) = at(Slot::Under(i)).iter().next() {
                replace(Cards::only(*card.peek(self.referee)), Cards::only(new));
                card.replace(new);
            }
        }
        if !self.looked().is_empty() {
            replace(self.looked(), at(Slot::Looked));
            world.looked.replace(at(Slot::Looked));
        }
        for other in self.others() {
            let old = self.hidden(other);
            let (drawn, kept) = (at(Slot::Drawn(other)), at(Slot::Kept(other)));
            let theirs = *self.secrets(other);
            let player = &mut world.players[other];
            match self.pile {
                Pile::Prestige if !old.is_empty() => player.prestige.replace(drawn),
                Pile::Prestige => {}
                Pile::Bonus => player.know(self.referee, |own| own.hand = own.hand.minus(old).or(drawn)),
                Pile::Profession => {
                    let played = theirs.kept.or(theirs.drawn).minus(old);
                    let mut maybe_kept: Vec<Card> = played.minus(self.through_deck()).iter().collect();
                    let kept_before: Cards =
                        (kept.len()..theirs.kept.len()).map(|_| take(&mut maybe_kept, rng)).collect();
                    let returned = if self.is_returning() { at(Slot::Returned(other)) } else { theirs.returned };
                    player.know(self.referee, |own| {
                        own.hand = own.hand.minus(old).or(drawn).or(kept);
                        own.kept = kept.or(kept_before);
                        own.drawn = drawn.or(played.minus(kept_before));
                        own.returned = returned;
                    });
                }
            }
            replace(old.minus(theirs.kept), drawn);
        }
        instead
    }

    /// The others have seen the professions that now stand in the place of those that they had seen, and what they drew. Who
    /// has seen one that the seat can place, stays.
    fn remember_again(&self, world: &mut State, unknown: Cards, instead: &[(Card, Card)]) {
        let kept = |seat: Seat| world.players[seat].secrets.peek(self.referee).kept;
        let all_kept = Seat::all(self.game.kit.seats).fold(Cards::NONE, |all, seat| all.or(kept(seat)));
        for other in self.others() {
            let before = self.secrets(other).seen;
            let moved = instead.iter().filter(|(old, _)| before.has(*old)).map(|(_, new)| *new).collect();
            world.players[other].know(self.referee, |own| {
                own.seen = before.minus(unknown).or(moved).or(own.drawn).minus(all_kept);
            });
        }
    }

    /// What the others returned may be anything that came through the deck.
    fn return_again(&self, world: &mut State, rng: &mut impl Rng) {
        let kept = |seat: Seat| world.players[seat].secrets.peek(self.referee).kept;
        let all_kept = Seat::all(self.game.kit.seats).fold(Cards::NONE, |all, seat| all.or(kept(seat)));
        let through = Cards::of(Pile::Profession).minus(all_kept).minus(self.secrets(self.me).returned);
        let mut cards: Vec<Card> = through.iter().collect();
        for other in self.others() {
            let card = take(&mut cards, rng);
            world.players[other].know(self.referee, |own| own.returned = Cards::only(card));
        }
    }
}

/// Takes one thing at random.
fn take<T>(things: &mut Vec<T>, rng: &mut impl Rng) -> T {
    let at = below(rng, things.len() as u32) as usize;
    things.swap_remove(at)
}

/// Draws so many cards that are worth so much together, each such set as likely as any other.
fn worth_at_least(cards: &[(Card, usize)], many: usize, least: usize, rng: &mut impl Rng) -> Cards {
    // How many sets of so many cards are worth so much, of none, of the first, of the first two and so on.
    let mut sets = vec![vec![vec![0u32; least + 1]; many + 1]];
    sets[0][0][0] = 1;
    for (n, (_, worth)) in cards.iter().enumerate() {
        let mut with_it = sets[n].clone();
        for (many, to) in with_it.iter_mut().skip(1).enumerate() {
            to.iter_mut().enumerate().for_each(|(least, to)| *to += sets[n][many][least.saturating_sub(*worth)]);
        }
        sets.push(with_it);
    }
    let (mut drawn, mut many, mut least) = (Cards::NONE, many, least);
    for (n, (card, worth)) in cards.iter().enumerate().rev() {
        if below(rng, sets[n + 1][many][least]) >= sets[n][many][least] {
            drawn = drawn.with(*card);
            (many, least) = (many - 1, least.saturating_sub(*worth));
        }
    }
    drawn
}
