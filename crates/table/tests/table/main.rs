//! What a table does: scripts of commands, and any commands at all.

mod common;
mod forms;
mod random;
mod scripts;
