//! The rules, one test a number, and what every game owes. `docs/rules/florence.md` has the numbers.

mod conformance;
