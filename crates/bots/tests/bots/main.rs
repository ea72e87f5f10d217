//! Bots on games whose right answers are known, on the smallest complete game, on Burgundy and on Craftsmen.

mod burgundy;
mod craftsmen;
mod hints;
mod known_answers;
mod learned;
mod levels;
mod small;
