//! The tables that are in use: in memory while somebody looks at them, in the store always.

mod alarms;
mod hub;
mod live;
mod pool;

pub(crate) use hub::{Hub, Sent, Sheet, now_ms, rematch_reason, seat_of, viewer_of};
pub(crate) use live::Live;
pub(crate) use pool::Pool;
