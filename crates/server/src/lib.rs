//! HTTP, accounts, storage, lobby, feeds: the tables of `signoria-table` for people and programs far from each other.
//!
//! A move is answered, and told to the others, after it is saved: commit, then broadcast. Tables in memory are a cache;
//! any of them is rebuilt from its rows. Bots think on threads of their own.

mod api;
mod app;
mod bus;
mod config;
mod edge;
mod listen;
mod luck;
mod names;
mod page;
mod problem;
mod secret;
mod server;
pub mod store;
mod tables;

pub use config::{
    Admin, Bots as BotsConfig, Bus, Cache, Config, ConfigError, Database, Http, Limits, Log, LogFormat, Rate, Role,
    SecretUrl, Sync, address,
};
pub use problem::{Kind, Problem};
pub use server::{Error, Server, backup, check_config, copy_database, openapi_json, restore, run, run_dictated};
