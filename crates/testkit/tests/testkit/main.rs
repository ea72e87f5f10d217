//! The tools notice what they are there for.

mod defects;
mod helpers;
