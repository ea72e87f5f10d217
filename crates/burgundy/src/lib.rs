//! The Castles of Burgundy.
