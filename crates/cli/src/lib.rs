//! The signoria program.
