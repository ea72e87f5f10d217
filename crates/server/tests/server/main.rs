//! Servers in this process and clients that speak to them over real sockets.

mod common;
mod due;
mod failure;
mod feeds;
mod file;
mod input;
mod kills;
mod leaks;
mod lobby;
mod nodes;
mod people;
mod play;
mod python;
mod restore;
mod silent;
mod sockets;
mod stores;
