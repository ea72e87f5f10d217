//! The rules, one test a number, and what every game owes. `docs/rules/florence.md` has the numbers.

mod common;

mod book;
mod conformance;
mod data;
mod f10_edges;
mod f11_rulings;
mod f13_invariants;
mod f1_f2_setup;
mod f3_f4_state;
mod f5_actions;
mod f5_auction;
mod f6_cards;
mod f7_decisions;
mod f8_coop;
mod f8_end_two;
mod f8_muse;
mod f9_vectors;
mod outlook;
mod second;
mod words;
mod worlds;
