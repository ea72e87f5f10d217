//! The search tree: nodes in one vector, children linked in the order of their answers.

use signoria_core::Seat;

/// No node; the root, node 0, is nobody's child and nobody's sibling.
const NONE: u32 = 0;
pub(crate) const ROOT: u32 = 0;

/// Who answers: a seat, or chance.
pub(crate) type By = u8;
pub(crate) const CHANCE: By = u8::MAX;

pub(crate) fn by(seat: Seat) -> By {
    seat.0
}

/// An answer and what was learned of it. Sums are those of the one who answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    pub(crate) action: Option<A>,
    by: By,
    next: u32,
    first: u32,
    /// How often it was chosen.
    pub(crate) visits: u32,
    /// How often it could have been chosen.
    pub(crate) available: u32,
    pub(crate) value: f32,
    pub(crate) points: f32,
    /// What the heuristic thinks of it beside the best of its siblings: a share of a win, at most 0.
    pub(crate) prior: f32,
}

/// What a search tried, and how it went.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new(capacity: usize) -> Self {
        let mut tree = Tree { nodes: Vec::with_capacity(capacity) };
        tree.push(None, CHANCE, NONE);
        tree
    }

    fn push(&mut self, action: Option<A>, by: By, next: u32) -> u32 {
        let id = self.nodes.len() as u32;
        let (visits, available, value, points, prior) = (0, 0, 0.0, 0.0, 0.0);
        self.nodes.push(Node { action, by, next, first: NONE, visits, available, value, points, prior });
        id
    }

    pub(crate) fn node(&self, id: u32) -> &Node<A> {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: u32) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// Finds the children for these answers of one actor, which are ascending. Answers that have none yet get `NONE`
    /// and count as missing; returns how many are.
    pub(crate) fn find(&self, parent: u32, by: By, answers: &[A], out: &mut Vec<u32>) -> usize {
        out.clear();
        let mut missing = 0;
        let mut child = self.node(parent).first;
        for answer in answers {
            while child != NONE && self.before(child, by, *answer) {
                child = self.node(child).next;
            }
            if child != NONE && self.is(child, by, *answer) {
                out.push(child);
            } else {
                out.push(NONE);
                missing += 1;
            }
        }
        missing
    }

    /// Makes children for the answers that [`find`](Self::find) did not find.
    pub(crate) fn fill(&mut self, parent: u32, by: By, answers: &[A], out: &mut [u32]) {
        let mut last = NONE;
        let mut child = self.node(parent).first;
        for (answer, slot) in answers.iter().zip(out) {
            while child != NONE && self.before(child, by, *answer) {
                last = child;
                child = self.node(child).next;
            }
            if *slot == NONE {
                *slot = self.push(Some(*answer), by, child);
                if last == NONE {
                    self.node_mut(parent).first = *slot;
                } else {
                    self.node_mut(last).next = *slot;
                }
                last = *slot;
            }
        }
    }

    fn before(&self, child: u32, by: By, answer: A) -> bool {
        let node = self.node(child);
        (node.by, node.action) < (by, Some(answer))
    }

    fn is(&self, child: u32, by: By, answer: A) -> bool {
        let node = self.node(child);
        (node.by, node.action) == (by, Some(answer))
    }

    /// The children of a node that one actor chose from.
    pub(crate) fn children(&self, parent: u32, by: By) -> impl Iterator<Item = &Node<A>> {
        let node = |id: u32| (id != NONE).then(|| self.node(id));
        std::iter::successors(node(self.node(parent).first), move |child| node(child.next)).filter(move |n| n.by == by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stand_in_order_whenever_they_are_found() {
        let mut tree = Tree::new(8);
        let mut ids = Vec::new();
        for (by, answers, missing) in
            [(1, &[3, 5][..], 2), (0, &[4], 1), (1, &[1, 3, 4, 9], 3), (1, &[1, 3, 4, 5, 9], 0), (CHANCE, &[2], 1)]
        {
            assert_eq!(tree.find(ROOT, by, answers, &mut ids), missing);
            tree.fill(ROOT, by, answers, &mut ids);
            let found: Vec<_> = ids.iter().map(|id| tree.node(*id).action).collect();
            assert_eq!(found, answers.iter().map(|a| Some(*a)).collect::<Vec<_>>());
        }
        assert_eq!(tree.children(ROOT, 1).filter_map(|n| n.action).collect::<Vec<_>>(), [1, 3, 4, 5, 9]);
        assert_eq!(tree.children(ROOT, 0).filter_map(|n| n.action).collect::<Vec<_>>(), [4]);
    }
}
