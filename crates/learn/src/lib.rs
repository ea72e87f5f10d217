//! Learning a game by playing it: positions in numbers go into a small net, which learns from whole games what they promise.
//!
//! [`Lesson`] is one course of it: games against itself, against what was known before and against its own past, each seat's
//! positions with what became of them, kept in a ring from which the net is trained by Adam with TD(λ). One thread; the same seed
//! and number of games give the same net. [`measure`] lets what came of it play against others, by pairs of games.

mod adam;
mod curve;
mod lesson;
mod measure;
mod play;
mod settle;
mod tune;

pub use adam::Adam;
pub use curve::{Curve, Point};
pub use lesson::{Length, Lesson, Progress, Saved};
pub use measure::{Duel, Endings, Late, Promises, duel, endings, promises};
pub use play::{Course, Example, SEARCHED};
pub use settle::settle;
pub use tune::{Constant, tune};
