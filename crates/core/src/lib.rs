//! The contract of a game and the parts that several games share.
//!
//! A [`Game`] is the *box*: components and options, built once. A game in progress is one plain `State` value.
//! [`Game::legal`] lists what may be done, [`Game::apply`] does it; views, undo, replays, bots and pages are derived.
//!
//! Core knows no game, no clock, no thread, no file and no generator of its own: chance is an answer like any other.
#![cfg_attr(not(feature = "ts"), no_std)]

extern crate alloc;

mod bag;
pub mod dealer;
mod game;
pub mod hex;
mod plain;
mod random;
pub mod record;
mod seat;
mod sink;
mod space;
pub mod square;
mod text;
mod veiled;

pub use bag::{Bag, Deck, NextCard};
pub use game::{
    Actor, Field, FieldKind, Game, GameInfo, Outcome, PlayError, SetupError, ToAct, Viewer, is_legal, perft, play,
    playout, preview,
};
pub use plain::{Plain, plain};
pub use random::{Rng, SearchRng, SeedableRng, below, pick_weighted, search_rng};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use sink::{Audience, Collect, Silent, Sink};
pub use space::Block;
pub use text::{Arg, Choice, Element, ElementAt, Message, ParseActionError, Refusal};
pub use veiled::Veiled;
