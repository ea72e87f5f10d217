//! The contract of a game and the parts that several games share.
//!
//! A [`Game`] is the *box*: components and options, built once. A game in progress is one plain `State` value.
//! [`Game::legal`] lists what may be done, [`Game::apply`] does it; views, undo, replays, bots and pages are derived.
//! What a game's crate implements for that stands in [`contract`], a trait a file.
//!
//! Core knows no game, no clock, no thread, no file and no generator of its own: chance is an answer like any other.
#![cfg_attr(not(any(feature = "ts", feature = "schema")), no_std)]

extern crate alloc;

mod bag;
mod code;
pub mod contract;
pub mod data;
pub mod dealer;
mod draws;
mod features;
mod frame;
mod game;
mod hand;
pub mod hex;
mod plain;
mod random;
pub mod record;
mod seat;
mod sink;
pub mod square;
mod text;
mod veiled;

pub use bag::{Bag, Deck, NextCard};
pub use code::{Code, Keyword, Maybe, Num, Part, Seats, Words as ActionWords, number};
pub use contract::Kit;
pub use draws::Draws;
pub use features::{Axis, Block, Layout, Observer};
pub use frame::{Frame, Frames};
pub use game::{
    Actor, Field, FieldKind, Game, GameInfo, Outcome, PlayError, Preview, SetupError, ToAct, Turn, Viewer, When,
    is_legal, perft, play, playout, preview,
};
pub use hand::{Hand, redeal};
pub use plain::{Plain, plain};
pub use random::{Rng, SearchRng, SeedableRng, below, pick_weighted, search_rng};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use sink::{Audience, Collect, Silent, Sink};
pub use text::{
    Arg, Choice, Element, ElementAt, Mark, Message, Notice, Order, ParseActionError, Points, Refusal, Standing,
};
pub use veiled::{Eye, Referee, Veiled, keys};
