//! What a table does: scripts of commands, and any commands at all.

mod common;
mod random;
mod scripts;
