//! What is going on: frames, told apart by what they are, and the stack of them.

use core::fmt;

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

/// Frames, the open one first; at most `N`. What lies beyond the deepest one is `Over`, so that closed frames are no part of
/// the value.
// The open frame stands at a fixed place: it is looked at and replaced several times for each answer, and the few that lie
// under it are moved at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Frames<Q, D, S, const N: usize>([Frame<Q, D, S>; N]);

impl<Q: Copy, D: Copy, S: Copy, const N: usize> Frames<Q, D, S, N> {
    /// One frame alone.
    #[must_use]
    pub fn of(frame: Frame<Q, D, S>) -> Self {
        let mut frames = [Frame::Over; N];
        frames[0] = frame;
        Frames(frames)
    }

    /// The open frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Frame<Q, D, S> {
        self.0[0]
    }

    /// All frames, the open one first.
    #[must_use]
    pub fn all(&self) -> &[Frame<Q, D, S>] {
        let under = self.0.iter().skip(1).take_while(|frame| !matches!(frame, Frame::Over)).count();
        &self.0[..=under]
    }

    /// The deepest frame.
    #[must_use]
    pub fn bottom(&self) -> Frame<Q, D, S> {
        *self.all().last().expect("there is always a frame")
    }

    /// Opens a frame above the others.
    #[inline]
    pub fn push(&mut self, frame: Frame<Q, D, S>) {
        assert!(matches!(self.0[N - 1], Frame::Over), "no more than {N} frames at a time");
        self.0.copy_within(..N - 1, 1);
        self.0[0] = frame;
    }

    /// Closes the top frame.
    #[inline]
    pub fn pop(&mut self) {
        self.0.copy_within(1.., 0);
        self.0[N - 1] = Frame::Over;
    }

    /// Another frame in the place of the top one.
    #[inline]
    pub fn replace(&mut self, frame: Frame<Q, D, S>) {
        self.0[0] = frame;
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
        assert_eq!(frames.all(), [Frame::Step(3), Frame::Draw(2), Frame::Ask(1)]);
        assert_eq!((frames.top(), frames.bottom()), (Frame::Step(3), Frame::Ask(1)));
        frames.pop();
        frames.pop();
        assert!(frames == before);
        frames.replace(Frame::Over);
        assert_eq!((frames.top(), frames.all().len()), (Frame::Over, 1));
    }

    #[test]
    #[should_panic(expected = "no more than 1 frames")]
    fn a_frame_too_many_is_a_bug() {
        Frames::<u8, u8, u8, 1>::of(Frame::Ask(1)).ask(2);
    }
}
