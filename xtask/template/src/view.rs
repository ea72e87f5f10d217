//! What a viewer sees: built by adding what he may see, never by cutting.

use crate::score::{breakdown, total};
use crate::{Action, Frame, Hand, State, Toy};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::{Bag, Choice, Element, Message, Rng, Seat, Viewer, pick_weighted};

/// The table through one viewer's eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyView"))]
pub struct View {
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// What the die shows; 0 before the first roll.
    pub prize: u8,
    /// The first player of the round.
    pub first: Seat,
    /// Cards in the bag.
    pub bag: u16,
    /// Open discards by number, 1 first.
    pub discards: Hand,
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// What the seat that decides is asked.
    pub prompt: Option<Message>,
}

/// What a viewer sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyPlayerView"))]
pub struct PlayerView {
    /// Points up to now; after the end, all of them.
    pub score: i32,
    /// The points by source.
    pub breakdown: Vec<Points>,
    /// Cards in hand.
    pub held: u8,
    /// The hand by number, 1 first, if the viewer knows it.
    pub hand: Option<Hand>,
    /// Whether a bid lies there.
    pub has_bid: bool,
    /// The number that is bid, if the viewer knows it.
    pub bid: Option<u8>,
    /// Banked cards by number, 1 first.
    pub banked: Hand,
}

/// Points from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyPoints"))]
pub struct Points {
    /// The key of the source's name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub source: &'static str,
    /// How many.
    pub points: i32,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ToyEvent"))]
pub enum Event {
    /// The first player was drawn.
    First {
        /// The seat.
        seat: Seat,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Its number, for the one who drew it.
        card: Option<u8>,
    },
    /// The die was rolled.
    Prize {
        /// What it shows.
        prize: u8,
    },
    /// A card was bid.
    Bid {
        /// By whom.
        seat: Seat,
    },
    /// A bid was turned up.
    TurnedUp {
        /// Whose.
        seat: Seat,
        /// Its number.
        card: u8,
    },
    /// A prize was won.
    Won {
        /// By whom.
        seat: Seat,
        /// What it is worth.
        points: u8,
    },
    /// A card was banked.
    Banked {
        /// By whom.
        seat: Seat,
        /// Its number.
        card: u8,
        /// What it is worth.
        points: u8,
    },
}

impl Toy {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let over = state.frame == Frame::Over;
        let players = state.players.iter(self.seats).map(|(_, player)| {
            let breakdown = breakdown(player, over);
            PlayerView {
                score: total(&breakdown),
                breakdown,
                held: player.held,
                hand: player.hand.seen_by(viewer).copied(),
                has_bid: player.has_bid,
                bid: player.bid.seen_by(viewer).filter(|_| player.has_bid).map(|kind| kind + 1),
                banked: player.banked,
            }
        });
        View {
            round: state.round,
            rounds: self.rounds(),
            prize: state.prize,
            first: state.first,
            bag: state.bag.len(),
            discards: state.discards,
            players: players.collect(),
            prompt: prompt(state),
        }
    }

    /// The cards that `seat` does not know are put together and dealt again.
    pub(crate) fn sample_of(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        let mut sample = state.clone();
        let unknown = |other: &Seat| *other != seat;
        for other in Seat::all(self.seats).filter(unknown) {
            let player = &mut sample.players[other];
            player.hand.replace(Hand::default());
        }
        // What is neither before everybody's eyes nor known to the seat is what it cannot place.
        let viewer = Viewer::Seat(seat);
        let mut unseen = Bag::new(self.components.copies);
        let mut see = |kind: usize| unseen.draw(kind);
        let seen_hands = state.players.iter(self.seats).filter_map(|(_, player)| player.hand.seen_by(viewer));
        let banked = state.players.iter(self.seats).map(|(_, player)| &player.banked);
        for cards in seen_hands.chain(banked).chain([&state.discards]) {
            cards.iter().enumerate().for_each(|(kind, n)| (0..*n).for_each(|_| see(kind)));
        }
        for (_, player) in state.players.iter(self.seats).filter(|(_, player)| player.has_bid) {
            player.bid.seen_by(viewer).into_iter().for_each(|kind| see(usize::from(*kind)));
        }
        let mut take = || {
            let outcomes: Vec<_> = unseen.outcomes().collect();
            let kind = pick_weighted(&outcomes, rng);
            unseen.draw(kind);
            kind
        };
        for other in Seat::all(self.seats).filter(unknown) {
            let player = &mut sample.players[other];
            let mut hand = Hand::default();
            (0..player.held).for_each(|_| hand[take()] += 1);
            player.hand.replace(hand);
            if player.has_bid {
                player.bid.replace(take() as u8);
            }
        }
        sample.bag = unseen;
        sample
    }
}

fn prompt(state: &State) -> Option<Message> {
    match state.frame {
        Frame::Bid { .. } => Some(Message::new("toy-prompt-bid").arg("prize", state.prize).rule("X3.2")),
        Frame::Turn { .. } => Some(Message::new("toy-prompt-turn").rule("X3.6")),
        Frame::First | Frame::Deal { .. } | Frame::Roll | Frame::Draw { .. } | Frame::Over => None,
    }
}

fn card_name(number: u8) -> alloc::string::String {
    format!("toy-card-{number}")
}

pub(crate) fn describe(action: Action) -> Choice {
    let (label, touches) = match action {
        Action::Bid(kind) => (
            Message::new("toy-action-bid").arg("card", card_name(kind + 1)).rule("X3.2"),
            vec![Element::action("bid"), Element::one("hand", kind)],
        ),
        Action::Draw => (Message::new("toy-action-draw").rule("X3.6"), vec![Element::action("draw"), BAG]),
        Action::Bank(kind) => (
            Message::new("toy-action-bank").arg("card", card_name(kind + 1)).arg("points", kind).rule("X3.7"),
            vec![Element::action("bank"), Element::one("hand", kind)],
        ),
        Action::First(_) | Action::Roll(_) | Action::Card(_) => unreachable!("{action} is no decision"),
    };
    Choice { label, touches, price: Vec::new() }
}

const BAG: Element = Element::one("bag", 0);

pub(crate) fn message(event: &Event) -> Message {
    match *event {
        Event::First { seat } => Message::new("toy-log-first").arg("seat", seat).rule("X2.1"),
        Event::Drew { seat, card: Some(card) } => {
            Message::new("toy-log-drew").arg("seat", seat).arg("card", card_name(card)).rule("X3.6")
        }
        Event::Drew { seat, card: None } => Message::new("toy-log-drew-hidden").arg("seat", seat).rule("X3.6"),
        Event::Prize { prize } => Message::new("toy-log-prize").arg("prize", prize).rule("X3.1"),
        Event::Bid { seat } => Message::new("toy-log-bid").arg("seat", seat).rule("X3.2"),
        Event::TurnedUp { seat, card } => {
            Message::new("toy-log-turned-up").arg("seat", seat).arg("card", card_name(card)).rule("X3.3")
        }
        Event::Won { seat, points } => Message::new("toy-log-won").arg("seat", seat).arg("points", points).rule("X3.4"),
        Event::Banked { seat, card, points } => Message::new("toy-log-banked")
            .arg("seat", seat)
            .arg("card", card_name(card))
            .arg("points", points)
            .rule("X3.7"),
    }
}
