//! What every request passes on its way in: who sends it, from where, how often, and whether it can be read.

mod body;
mod caller;
mod limits;
mod origin;

pub(crate) use body::{Body, FromPath, FromQuery};
pub(crate) use caller::{Caller, MaybeCaller, clear_cookie, set_cookie};
pub(crate) use limits::{Class, FeedGuard, Limiter};
pub(crate) use origin::{ClientIp, find_ip, not_foreign};
