//! The rulebook, a chapter a file.

mod actions;
mod cubes;
mod military;
mod setup;
mod turns;

pub(crate) use actions::Payments;
