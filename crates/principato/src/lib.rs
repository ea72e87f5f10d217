//! Principato.
