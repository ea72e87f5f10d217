//! What is going on: frames, told apart by what they are, and the stack of them.

use core::fmt;
use core::hash::{Hash, Hasher};

/// Something that is going on. The top frame alone says what comes next.
// A tag of its own, not a niche of what is inside: it is matched several times for each answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Frame<Q, D, S> {
    /// Somebody is asked.
    Ask(Q),
    /// A die is rolled, a card is drawn.
    Draw(D),
    /// What follows by itself.
    Step(S),
    /// The end.
    Over,
}

/// Frames, the open one on top; at most `N`.
#[derive(Clone, Copy)]
pub struct Frames<Q, D, S, const N: usize> {
    /// The open frame once more: it is looked at several times for each answer.
    top: Frame<Q, D, S>,
    stack: [Frame<Q, D, S>; N],
    len: u8,
}

impl<Q: Copy, D: Copy, S: Copy, const N: usize> Frames<Q, D, S, N> {
    /// One frame alone.
    #[must_use]
    pub fn of(frame: Frame<Q, D, S>) -> Self {
        let mut frames = Frames { top: frame, stack: [Frame::Over; N], len: 1 };
        frames.stack[0] = frame;
        frames
    }

    /// The open frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Frame<Q, D, S> {
        self.top
    }

    /// All frames, the deepest first.
    #[must_use]
    pub fn all(&self) -> &[Frame<Q, D, S>] {
        &self.stack[..usize::from(self.len)]
    }

    /// Opens a frame above the others.
    #[inline]
    pub fn push(&mut self, frame: Frame<Q, D, S>) {
        self.stack[usize::from(self.len)] = frame;
        self.len += 1;
        self.top = frame;
    }

    /// Closes the top frame.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.top = self.stack[usize::from(self.len) - 1];
    }

    /// Another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame<Q, D, S>) {
        self.stack[usize::from(self.len) - 1] = frame;
        self.top = frame;
    }

    /// A question above the others.
    #[inline]
    pub fn ask(&mut self, question: Q) {
        self.push(Frame::Ask(question));
    }

    /// A draw above the others.
    #[inline]
    pub fn draw(&mut self, draw: D) {
        self.push(Frame::Draw(draw));
    }

    /// A step above the others.
    #[inline]
    pub fn step(&mut self, step: S) {
        self.push(Frame::Step(step));
    }
}

// What has been closed is not part of the value.
impl<Q: Copy + PartialEq, D: Copy + PartialEq, S: Copy + PartialEq, const N: usize> PartialEq for Frames<Q, D, S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl<Q: Copy + Eq, D: Copy + Eq, S: Copy + Eq, const N: usize> Eq for Frames<Q, D, S, N> {}

impl<Q: Copy + Hash, D: Copy + Hash, S: Copy + Hash, const N: usize> Hash for Frames<Q, D, S, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.all().hash(state);
    }
}

impl<Q: Copy + fmt::Debug, D: Copy + fmt::Debug, S: Copy + fmt::Debug, const N: usize> fmt::Debug
    for Frames<Q, D, S, N>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_closed_is_not_part_of_the_value() {
        let mut frames = Frames::<u8, u8, u8, 3>::of(Frame::Ask(1));
        let before = frames;
        frames.draw(2);
        frames.step(3);
        assert_eq!((frames.top(), frames.all().len()), (Frame::Step(3), 3));
        frames.pop();
        frames.pop();
        assert!(frames == before);
        frames.replace(Frame::Over);
        assert_eq!(frames.top(), Frame::Over);
    }
}
