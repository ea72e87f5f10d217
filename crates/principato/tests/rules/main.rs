//! A test for every numbered rule of `docs/rules/principato.md`, a file a chapter or two, and what every game owes.

mod book;
mod book_tables;
mod components;
mod conformance;
mod decisions;
mod p1_p2_setup;
mod p4_turns;
mod p5_p6_actions;
mod p7_military;
mod p8_p9_end;
mod rulings;
mod table;
mod vectors;
