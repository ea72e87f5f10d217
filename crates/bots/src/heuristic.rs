//! What may be known of a game beyond its rules, and how a position is judged with it.

use signoria_core::{Actor, Game, MAX_SEATS, Outcome, Seat, Silent};
use std::fmt::Debug;

/// One number per seat; those of empty seats are 0.
pub type Scores = [f32; MAX_SEATS];

/// What is known of one game: an evaluation, a policy for playouts, where a playout may stop. Everything is optional.
pub trait Heuristic<G: Game>: Send + Sync + Debug {
    /// The sets of options that an arena plays in turn: boards, scenarios.
    fn boards(&self, _seats: u8) -> Vec<G::Options> {
        vec![G::Options::default()]
    }

    /// The points that each seat is expected to have at the end. Nothing: positions are played on to the end.
    fn points(&self, _game: &G, _state: &G::State) -> Option<Scores> {
        None
    }

    /// The points that one seat is expected to have at the end. A game whose seats hardly depend on each other may answer
    /// without looking at the others.
    fn points_of(&self, game: &G, state: &G::State, seat: Seat) -> Option<f32> {
        self.points(game, state).map(|points| points[seat.idx()])
    }

    /// The lead in points with which a seat wins about three games in four.
    fn spread(&self, _game: &G, _state: &G::State) -> f32 {
        10.0
    }

    /// What a position is worth to each seat; nothing where it is played on.
    fn judgement(&self, game: &G, state: &G::State) -> Option<Judgement> {
        judgement_by_points(self, game, state)
    }

    /// The share of a win that each of the legal actions promises a seat by the position right after it: one number each, added
    /// to `out`, or fewer where it says nothing. What an answer does to the others may be left to the search.
    fn values(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        values_by_points(self, game, state, seat, legal, out);
    }

    /// How good each of the legal actions looks, in points: one number each, added to `out`. Only differences count.
    /// Nothing added: no opinion.
    fn rate(&self, _game: &G, _state: &G::State, _seat: Seat, _legal: &[G::Action], _out: &mut Vec<f32>) {}

    /// Whether answers are told apart by [`rate`](Self::rate) and not by what [`points`](Self::points) says right after
    /// them: where it takes several answers to see what one of them was good for.
    fn is_rated(&self) -> bool {
        false
    }

    /// Whether a playout that has gone on for so many answers may be judged by [`points`](Self::points) here.
    fn stop(&self, _game: &G, _state: &G::State, _answers: u32) -> bool {
        false
    }
}

/// What a position is worth by the points that each seat is expected to have.
pub(crate) fn judgement_by_points<G: Game>(
    heuristic: &(impl Heuristic<G> + ?Sized),
    game: &G,
    state: &G::State,
) -> Option<Judgement> {
    let points = heuristic.points(game, state)?;
    Some(Judgement { value: by_lead(&points, game.seats().into(), heuristic.spread(game, state)), points })
}

/// What each action promises by the points that the seat is expected to have after it, the others as before.
pub(crate) fn values_by_points<G: Game>(
    heuristic: &(impl Heuristic<G> + ?Sized),
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &[G::Action],
    out: &mut Vec<f32>,
) {
    let Some(before) = heuristic.points(game, state) else { return };
    let (seats, spread) = (usize::from(game.seats()), heuristic.spread(game, state));
    out.extend(legal.iter().map_while(|action| {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(seat), *action, &mut Silent);
        let mut points = before;
        points[seat.idx()] = heuristic.points_of(game, &next, seat)?;
        Some(by_lead(&points, seats, spread)[seat.idx()])
    }));
}

/// Nothing is known: playouts are random and go on to the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl<G: Game> Heuristic<G> for Plain {}

/// What a position is worth to each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Judgement {
    /// The share of a win, 0 to 1.
    pub value: Scores,
    /// Points at the end.
    pub points: Scores,
}

/// How much of the value of a finished game is the win itself; the rest is the lead, so that a search still prefers
/// the better of two lost games.
pub(crate) const WEIGHT_OF_WIN: f32 = 0.8;

/// Judges a position: by the result if the game is over, else by the heuristic; `None` if it says nothing.
pub fn judge<G: Game>(heuristic: &impl Heuristic<G>, game: &G, state: &G::State) -> Option<Judgement> {
    let seats = usize::from(game.seats());
    if let Some(outcome) = game.outcome(state) {
        let points = scored(&outcome);
        let lead = by_lead(&points, seats, heuristic.spread(game, state));
        let value = std::array::from_fn(|i| {
            let share = outcome.share(Seat(i as u8)) as f32;
            WEIGHT_OF_WIN * share + (1.0 - WEIGHT_OF_WIN) * lead[i]
        });
        return Some(Judgement { value, points });
    }
    heuristic.judgement(game, state)
}

/// The points of a game that is over.
pub(crate) fn scored(outcome: &Outcome) -> Scores {
    let mut points = Scores::default();
    points.iter_mut().zip(&outcome.scores).for_each(|(points, score)| *points = *score as f32);
    points
}

/// The share of a win at these odds, which are a logarithm.
pub(crate) fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The share of a win that a lead over the best of the others promises.
pub(crate) fn by_lead(points: &Scores, seats: usize, spread: f32) -> Scores {
    let mut value = Scores::default();
    for (i, value) in value[..seats].iter_mut().enumerate() {
        *value = lead(points, seats, i).map_or(0.5, |lead| logistic(lead / spread));
    }
    value
}

/// The points of a seat beyond the best of the others; who plays alone leads nobody.
pub(crate) fn lead(points: &Scores, seats: usize, seat: usize) -> Option<f32> {
    let others = (0..seats).filter(|other| *other != seat).map(|other| points[other]);
    others.reduce(f32::max).map(|best| points[seat] - best)
}
