//! The rules of docs/rules/burgundy.md, one fact a test, a file a chapter, dice and draws dictated; and what every game owes.

mod examples;
mod table;

mod actions;
mod book;
mod conformance;
mod data;
mod rulebook;
mod smoke;
mod words;

mod b01_components;
mod b02_setup;
mod b03_information;
mod b04_turns;
mod b05_actions;
mod b06_effects;
mod b07_decisions;
mod b08_scoring;
mod b09_vectors;
mod b10_edge_cases;
mod b11_rulings;
mod b13_invariants;
