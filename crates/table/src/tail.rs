//! Answers that may still be taken back.

use crate::RequestKey;
use serde::{Deserialize, Serialize};

/// What a command stands on: it is refused when the table has moved on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct At {
    /// The number of committed answers.
    pub version: u32,
    /// The number of changes to the seat's own tail since then.
    pub tail: u32,
}

/// One answer of a tail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The index of the action.
    pub index: u32,
    /// The idempotency key that it came with.
    pub key: Option<RequestKey>,
    /// Whether the decision goes on with the next answer: parts of one decision are taken back together.
    #[serde(default)]
    pub part: bool,
}

/// The answers of a seat on top of the committed position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tail {
    /// The first version that a command for this decision may stand on.
    pub base: u32,
    /// The number of changes.
    pub number: u32,
    /// The answers, oldest first.
    pub steps: Vec<Step>,
    /// Answers taken back, the next one to restore last.
    pub redo: Vec<Step>,
    /// When its owner confirmed it; it then waits for the other seats that decide at the same time.
    pub sealed: Option<u64>,
}

impl Tail {
    pub(crate) fn on(version: u32) -> Self {
        Tail { base: version, ..Tail::default() }
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.steps.push(step);
        self.redo.clear();
        self.number += 1;
    }

    /// Takes the last decision back, with all its parts.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(step) = self.steps.pop() else { return false };
        self.redo.push(step);
        while let Some(step) = self.steps.pop_if(|step| step.part) {
            self.redo.push(step);
        }
        (self.sealed, self.number) = (None, self.number + 1);
        true
    }
}
