//! The rules, a file a chapter, and what every game owes.

mod conformance;
mod x2_setup;
mod x3_rounds;
