//! What tests and benches of several nodes need beside them, on loopback alone: a PostgreSQL, a NATS and an nginx of their own that
//! leave nothing behind, and a network that cuts, delays and swallows.
//!
//! The programs are Debian's: packages `postgresql`, `nats-server` and `nginx`, installed by `make test-setup`. Debian's own cluster
//! is never touched.
//!
//! Everything here panics where it does not work: a test has nothing better to do.

mod guard;
mod nats;
mod nginx;
mod postgres;
mod proxy;

pub use nats::Nats;
pub use nginx::Nginx;
pub use postgres::{Database, Postgres};
pub use proxy::{Flow, Proxy, Way};
