//! Search over any game, what is known of one, levels, the arena.
