//! What every request passes on its way in: who sends it, from where, how often, and whether it can be read.

mod base;
mod body;
mod caller;
mod cookies;
mod limits;
mod origin;
mod rest;

pub(crate) use base::{below, link_problems};
pub(crate) use body::{Body, FromPath, FromQuery, Object};
pub(crate) use caller::{Caller, MaybeCaller, MaybeOwner, Owner, Playing};
pub(crate) use cookies::{device_of, known_session, no_session, session};
pub(crate) use limits::{Class, FeedGuard, Limiter};
pub(crate) use origin::{ClientIp, find_ip, not_foreign};
pub(crate) use rest::finish_body;
