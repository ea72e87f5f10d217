//! One match without I/O.
