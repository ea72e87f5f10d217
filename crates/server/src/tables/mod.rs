//! The tables that are in use: in memory while somebody looks at them, in the store always.
//!
//! No table belongs to a node. Any node carries out any command; the store takes it only over the revision that it was
//! carried out on, and whoever was slower looks anew.

mod due;
mod hub;
mod live;
mod memory;
mod moves;
mod nodes;
mod pool;
mod sent;

pub(crate) use hub::{Hub, Look, Setting, now_ms, rematch_reason, seat_of};
pub(crate) use live::Live;
pub(crate) use nodes::{Entered, EnteredGuard};
pub(crate) use pool::Pool;
pub(crate) use sent::{Sent, Sheet, viewer_of};
