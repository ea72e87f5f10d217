//! The rules, one test a number, and what every game owes. `docs/rules/tuscany.md` has the numbers.

mod common;

mod book;
mod conformance;
mod data;
mod t10_edges;
mod t11_rulings;
mod t13_invariants;
mod t2_setup;
mod t3_state;
mod t4_course;
mod t5_draw_take;
mod t5_place;
mod t6_effects;
mod t7_decisions;
mod t8_scoring;
mod t9_vectors;
mod view;
