//! Worlds that a seat cannot tell apart: the cards that it cannot place are dealt again.
//!
//! What a seat knows of cards out of its sight: one that it has looked at lies in no unseen part of a deck, and neither
//! that one nor the profession that it returned is one that somebody kept from the deal. Where exactly a card lies that
//! another one has looked at since, nobody knows any more (FA33). Every deal that fits is equally likely.

use crate::data::MAX_PLAYERS;
use crate::pieces::{Card, Cards, Pile};
use crate::state::State;
use crate::{Florence, Frame, Question};
use alloc::vec::Vec;
use signoria_core::contract::Sampling;
use signoria_core::{Referee, Rng, Seat, below};

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
            self.deal_again(state, &mut world, seat, pile, referee, rng);
        }
        world
    }
}

impl Florence {
    fn deal_again(&self, s: &State, world: &mut State, me: Seat, pile: Pile, referee: Referee, rng: &mut impl Rng) {
        let others = || Seat::all(self.kit.seats).filter(move |other| *other != me);
        let own = s.players[me].secrets.peek(referee);
        let hidden = |other: Seat| self.hidden(s, other, me, pile, referee);
        let mut dealt_hidden = [0u8; MAX_PLAYERS];
        let (mut unseen, mut open, mut dealt) = (Vec::new(), Vec::new(), Vec::new());
        let mut unknown = s.unseen.in_pile(pile);
        unseen.extend(unknown.iter().map(|_| Slot::Unseen));
        for (i, (card, _)) in s.under[pile.idx()].all().iter().enumerate() {
            if !card.known().contains(me) {
                open.push(Slot::Under(i));
                unknown = unknown.with(*card.peek(referee));
            }
        }
        if !s.looked.known().contains(me) {
            let cards = s.looked.peek(referee).in_pile(pile);
            open.extend(cards.iter().map(|_| Slot::Looked));
            unknown = unknown.or(cards);
        }
        let waiting = matches!(s.frames.top(), Frame::Ask(Question::Discard { .. }));
        for other in others() {
            unknown = unknown.or(hidden(other));
            let returned = s.players[other].secrets.peek(referee).returned;
            if waiting && pile == Pile::Profession && !returned.is_empty() {
                unknown = unknown.or(returned);
                dealt.push(Slot::Returned(other));
            }
        }
        // What I know to have come through the deck.
        let seen = own.seen.and(unknown);
        let returned = if waiting { Cards::NONE } else { own.returned.and(unknown).minus(seen) };
        let deck = own.seen.or(own.returned);
        let drawn_most = |other: Seat| {
            let theirs = s.players[other].secrets.peek(referee);
            let forced = theirs.drawn.minus(hidden(other)).and(deck);
            (theirs.kept.len(), theirs.drawn.len() - forced.len())
        };
        if pile == Pile::Profession {
            loop {
                let mut places = open.len() as u32;
                let mut most = places;
                for other in others() {
                    let (mut kept, mut drawn) = drawn_most(other);
                    let cards = hidden(other).len();
                    most += u32::from(cards.min(drawn));
                    dealt_hidden[other.idx()] = 0;
                    for _ in 0..cards {
                        if below(rng, (kept + drawn).into()) < kept.into() {
                            kept -= 1;
                            dealt_hidden[other.idx()] += 1;
                        } else {
                            drawn -= 1;
                        }
                    }
                    places += u32::from(cards - dealt_hidden[other.idx()]);
                }
                // As many deals fit as there are places for the cards that I have seen.
                let mut fits =
                    |i: u32, extra: u32| i < places + extra && below(rng, most + extra - i) < places + extra - i;
                let n = u32::from(seen.len());
                let wide = unseen.len() as u32;
                if (0..n).all(|i| fits(i, 0)) && (returned.is_empty() || fits(n, wide)) {
                    break;
                }
            }
        }
        for other in others() {
            let kept = dealt_hidden[other.idx()];
            dealt.extend((0..kept).map(|_| Slot::Kept(other)));
            open.extend((kept..hidden(other).len()).map(|_| Slot::Drawn(other)));
        }
        let mut placed: Vec<(Slot, Card)> = Vec::new();
        for card in seen.iter() {
            placed.push((take(&mut open, rng), card));
        }
        open.append(&mut unseen);
        for card in returned.iter() {
            placed.push((take(&mut open, rng), card));
        }
        open.append(&mut dealt);
        for card in unknown.minus(seen).minus(returned).iter() {
            placed.push((take(&mut open, rng), card));
        }
        let at = |slot: Slot| -> Cards { placed.iter().filter(|(s, _)| *s == slot).map(|(_, card)| *card).collect() };
        // Which card stands in the place of which, for what the others remember.
        let mut instead: Vec<(Card, Card)> = Vec::new();
        let mut replace = |old: Cards, new: Cards| instead.extend(old.iter().zip(new.iter()));
        world.unseen = world.unseen.minus(Cards::of(pile)).or(at(Slot::Unseen));
        for (i, (card, _)) in world.under[pile.idx()].all_mut().iter_mut().enumerate() {
            if let Some(new) = at(Slot::Under(i)).iter().next() {
                replace(Cards::only(*card.peek(referee)), Cards::only(new));
                card.replace(new);
            }
        }
        if !s.looked.known().contains(me) && !s.looked.peek(referee).in_pile(pile).is_empty() {
            replace(*s.looked.peek(referee), at(Slot::Looked));
            world.looked.replace(at(Slot::Looked));
        }
        for other in others() {
            let old = hidden(other);
            let (drawn, kept) = (at(Slot::Drawn(other)), at(Slot::Kept(other)));
            let theirs = *s.players[other].secrets.peek(referee);
            let player = &mut world.players[other];
            match pile {
                Pile::Prestige if !s.players[other].prestige.known().contains(me) => player.prestige.replace(drawn),
                Pile::Prestige => {}
                Pile::Bonus => player.know(referee, |own| own.hand = own.hand.minus(old).or(drawn)),
                Pile::Profession => {
                    // Which of the professions that he has played was dealt, I cannot know either.
                    let mut played: Vec<Card> = theirs.kept.or(theirs.drawn).minus(old).minus(deck).iter().collect();
                    let all_played = theirs.kept.or(theirs.drawn).minus(old);
                    let count = theirs.kept.len() - kept.len();
                    let kept_played: Cards = (0..count).map(|_| take(&mut played, rng)).collect();
                    player.know(referee, |own| {
                        own.hand = own.hand.minus(old).or(drawn).or(kept);
                        own.kept = kept.or(kept_played);
                        own.drawn = drawn.or(all_played.minus(kept_played));
                    });
                    if waiting {
                        player.know(referee, |own| own.returned = at(Slot::Returned(other)));
                    }
                }
            }
            replace(old.and(if pile == Pile::Profession { theirs.drawn } else { old }), drawn);
        }
        self.remember_again(s, world, me, pile, unknown, &instead, referee);
        if pile == Pile::Profession && !waiting && s.round > 0 {
            self.return_again(world, me, referee, rng);
        }
    }

    /// The cards of a player that a seat does not know.
    fn hidden(&self, s: &State, other: Seat, me: Seat, pile: Pile, referee: Referee) -> Cards {
        let player = &s.players[other];
        match pile {
            Pile::Prestige if player.prestige.known().contains(me) => Cards::NONE,
            Pile::Prestige => *player.prestige.peek(referee),
            Pile::Profession | Pile::Bonus => player.secrets.peek(referee).hand.in_pile(pile).minus(player.open),
        }
    }

    /// The others have seen the cards that now stand in the place of those that they had seen.
    fn remember_again(
        &self,
        s: &State,
        world: &mut State,
        me: Seat,
        pile: Pile,
        unknown: Cards,
        instead: &[(Card, Card)],
        referee: Referee,
    ) {
        let of_pile = Cards::of(pile);
        let all_kept = Seat::all(self.kit.seats)
            .fold(Cards::NONE, |all, seat| all.or(world.players[seat].secrets.peek(referee).kept));
        for other in Seat::all(self.kit.seats).filter(|other| *other != me) {
            let before = s.players[other].secrets.peek(referee).seen;
            let stays = before.in_pile(pile).minus(unknown);
            let moved = instead.iter().filter(|(old, _)| before.has(*old)).map(|(_, new)| *new).collect();
            let prestige = *world.players[other].prestige.peek(referee);
            world.players[other].know(referee, |own| {
                let held = match pile {
                    Pile::Profession => own.drawn,
                    Pile::Bonus => own.hand.in_pile(pile),
                    Pile::Prestige => prestige,
                };
                own.seen = own.seen.minus(of_pile).or(stays).or(moved).or(held).minus(all_kept);
            });
        }
    }

    /// What the others returned may be anything that came through the deck.
    fn return_again(&self, world: &mut State, me: Seat, referee: Referee, rng: &mut impl Rng) {
        let secrets = |world: &State, seat: Seat| *world.players[seat].secrets.peek(referee);
        let kept = Seat::all(self.kit.seats).fold(Cards::NONE, |all, seat| all.or(secrets(world, seat).kept));
        let through = Cards::of(Pile::Profession).minus(kept).minus(secrets(world, me).returned);
        let mut cards: Vec<Card> = through.iter().collect();
        for other in Seat::all(self.kit.seats).filter(|other| *other != me) {
            let card = take(&mut cards, rng);
            world.players[other].know(referee, |own| own.returned = Cards::only(card));
        }
    }
}

/// Takes one thing at random.
fn take<T>(things: &mut Vec<T>, rng: &mut impl Rng) -> T {
    let at = below(rng, things.len() as u32) as usize;
    things.swap_remove(at)
}
