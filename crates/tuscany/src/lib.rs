//! The Castles of Tuscany.
