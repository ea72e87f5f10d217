//! Bots on games whose right answers are known, on the smallest complete game, and on Burgundy.

mod burgundy;
mod known_answers;
mod learned;
mod levels;
mod small;
