//! The rules, a file a chapter; what may be done and what it does stand side by side.

pub(crate) mod effects;
pub(crate) mod goods;
pub(crate) mod phases;
pub(crate) mod place;
pub(crate) mod setup;
pub(crate) mod take;
pub(crate) mod turn;
