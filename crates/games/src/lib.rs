//! The registry of games, and their object-safe form.
