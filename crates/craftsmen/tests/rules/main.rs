//! The rules, one test a number, and what every game owes. `docs/rules/craftsmen.md` has the numbers.

mod common;

mod book;
mod c10_edges;
mod c11_rulings;
mod c13_invariants;
mod c1_c2_setup;
mod c3_c4_state;
mod c5_bank_build;
mod c5_craft;
mod c5_helpers;
mod c5_notary;
mod c5_rest;
mod c7_decisions;
mod c8_scoring;
mod c8_two;
mod c9_vectors;
mod conformance;
mod data;
mod reference;
mod words;
mod worlds;
