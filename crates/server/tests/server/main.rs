//! Servers in this process and clients that speak to them over real sockets.

mod common;
mod lobby;
mod people;
mod play;
