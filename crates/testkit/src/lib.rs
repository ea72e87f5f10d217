//! Conformance suite, scenario builder, golden records (for tests only).
