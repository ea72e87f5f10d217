//! The chapters of the rules, legal and apply of a thing side by side.

mod bids;
mod setup;
mod turns;
