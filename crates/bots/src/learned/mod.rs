//! What was learned of a game by playing it: a net in the place of an evaluation.
//!
//! A game's features ([`Game::observe`]) go in; how many points each seat still makes, by how much it will lead, and its share of
//! the win come out. The set-up, of which the net has seen little, is left to what is known of the game otherwise.
//!
//! Where answers are told apart by ratings and not by the positions right after them ([`Heuristic::is_rated`]), a net judges where
//! playouts stop, and what it tells is what the evaluation misses there.

mod ahead;
mod net;

pub use ahead::Ahead;
pub use net::{Aim, FIRST, HEADS, Header, Net, NetError, Numbers, Pass, SECOND, UNIT, hash};

use crate::heuristic::{
    Heuristic, Judgement, Scores, WEIGHT_OF_WIN, judge, judgement_by_points, lead, logistic, scored, values_by_points,
};
use signoria_core::{Actor, Game, Outcome, Seat, Silent, ToAct};
use std::cell::RefCell;
use std::sync::Arc;

thread_local! {
    static NUMBERS: RefCell<Numbers> = const { RefCell::new(Vec::new()) };
}

/// What a net tells of a position to a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Points at the end.
    pub points: f32,
    /// The lead over the best of the others at the end.
    pub lead: f32,
    /// The share of the win.
    pub share: f32,
}

impl Outlook {
    /// From what the heads say and how things stand.
    #[must_use]
    pub fn of(heads: [f32; HEADS], points_now: f32, lead_now: f32) -> Self {
        Outlook { points: points_now + UNIT * heads[0], lead: lead_now + UNIT * heads[1], share: logistic(heads[2]) }
    }

    /// What became of a seat at the end.
    #[must_use]
    pub fn at_end(outcome: &Outcome, seat: Seat) -> Self {
        Outlook {
            points: outcome.scores[seat.idx()] as f32,
            lead: outcome.lead(seat) as f32,
            share: outcome.share(seat) as f32,
        }
    }

    /// The one number to play for, in points.
    #[must_use]
    pub fn aim(self, aim: Aim) -> f32 {
        match aim {
            Aim::Points => self.points,
            Aim::Lead => self.lead,
        }
    }
}

/// The points from which a net goes on: those before everybody's eyes, or what the evaluation expects where a net judges what
/// that one misses.
fn standings<G: Game>(before: &impl Heuristic<G>, game: &G, state: &G::State) -> Scores {
    if before.is_rated()
        && let Some(points) = before.points(game, state)
    {
        return points;
    }
    let mut points = Scores::default();
    Seat::all(game.seats()).for_each(|seat| points[seat.idx()] = game.points_now(state, seat) as f32);
    points
}

/// The points of a seat among these, and its lead over the best of the others.
fn standing(standings: &Scores, seats: u8, seat: Seat) -> (f32, f32) {
    (standings[seat.idx()], lead(standings, seats.into(), seat.idx()).unwrap_or_default())
}

/// The points from which a net goes on for a seat, and the lead over the best of the others.
pub fn stands<G: Game>(before: &impl Heuristic<G>, game: &G, state: &G::State, seat: Seat) -> (f32, f32) {
    standing(&standings(before, game, state), game.seats(), seat)
}

/// What an answer promises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The number to play for, in points.
    pub promise: f32,
    /// Points at the end.
    pub points: f32,
    /// The share of a win.
    pub value: f32,
}

/// A net with what was known of the game before it.
#[derive(Clone, Debug)]
pub struct Learned<H> {
    net: Arc<Net>,
    aim: Aim,
    before: H,
}

impl<H> Learned<H> {
    /// A net that plays for `aim`; `before` judges the set-up, and says what is no matter of judgement.
    #[must_use]
    pub fn new(net: Arc<Net>, aim: Aim, before: H) -> Self {
        Learned { net, aim, before }
    }

    /// What the net tells of a position.
    pub fn outlook<G: Game>(&self, game: &G, state: &G::State, seat: Seat) -> Outlook
    where
        H: Heuristic<G>,
    {
        self.outlook_from(&standings(&self.before, game, state), game, state, seat)
    }

    /// The same, where the standings are known.
    fn outlook_from<G: Game>(&self, standings: &Scores, game: &G, state: &G::State, seat: Seat) -> Outlook {
        let (points, lead) = standing(standings, game.seats(), seat);
        let heads = NUMBERS.with_borrow_mut(|numbers| {
            numbers.clear();
            game.observe(state, seat, numbers);
            self.net.pass(numbers).heads
        });
        Outlook::of(heads, points, lead)
    }

    /// What an answer promises a seat: the net's word on the position right after it, or the result; nothing in the set-up and
    /// where answers are rated.
    pub fn look<G: Game>(&self, game: &G, state: &G::State, seat: Seat, action: G::Action) -> Option<Look>
    where
        H: Heuristic<G>,
    {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
        if let Some(outcome) = game.outcome(&next) {
            let end = Outlook::at_end(&outcome, seat);
            // Between equal scores the tie-break decides.
            let promise = end.aim(self.aim) + 0.5 * end.share;
            return Some(Look { promise, points: end.points, value: end.share });
        }
        (game.in_play(&next) && !self.before.is_rated()).then(|| {
            let outlook = self.outlook(game, &next, seat);
            let value = self.value(outlook, self.before.spread(game, &next));
            Look { promise: outlook.aim(self.aim), points: outlook.points, value }
        })
    }

    /// The points of a seat at the end, as far as that is known.
    fn points_at<G: Game>(&self, game: &G, state: &G::State, seat: Seat) -> f32
    where
        H: Heuristic<G>,
    {
        game.outcome(state)
            .map_or_else(|| self.outlook(game, state, seat).points, |outcome| outcome.scores[seat.idx()] as f32)
    }

    /// What a seat's outlook is worth where leads are what it was learned for: mostly its share of the win, as at the end.
    fn value(&self, outlook: Outlook, spread: f32) -> f32 {
        let by_lead = logistic(outlook.lead / spread);
        WEIGHT_OF_WIN * 0.5 * (outlook.share + by_lead) + (1.0 - WEIGHT_OF_WIN) * by_lead
    }
}

impl<G: Game, H: Heuristic<G>> Heuristic<G> for Learned<H> {
    fn boards(&self, seats: u8) -> Vec<G::Options> {
        self.before.boards(seats)
    }

    /// Where leads are what it was learned for, positions are judged by them and not by points.
    fn points(&self, game: &G, state: &G::State) -> Option<Scores> {
        if self.aim == Aim::Lead {
            return None;
        }
        if !game.in_play(state) {
            return self.before.points(game, state);
        }
        if let Some(outcome) = game.outcome(state) {
            return Some(scored(&outcome));
        }
        let standings = standings(&self.before, game, state);
        let mut points = Scores::default();
        Seat::all(game.seats())
            .for_each(|seat| points[seat.idx()] = self.outlook_from(&standings, game, state, seat).points);
        Some(points)
    }

    fn points_of(&self, game: &G, state: &G::State, seat: Seat) -> Option<f32> {
        if game.in_play(state) || game.to_act(state) == ToAct::Over {
            return Some(self.points_at(game, state, seat));
        }
        self.before.points_of(game, state, seat)
    }

    fn spread(&self, game: &G, state: &G::State) -> f32 {
        self.before.spread(game, state)
    }

    fn rate(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        self.before.rate(game, state, seat, legal, out);
    }

    fn judgement(&self, game: &G, state: &G::State) -> Option<Judgement> {
        if !game.in_play(state) {
            return self.before.judgement(game, state);
        }
        if self.aim == Aim::Points {
            return judgement_by_points(self, game, state);
        }
        let spread = self.before.spread(game, state);
        let standings = standings(&self.before, game, state);
        let mut judgement = Judgement::default();
        for seat in Seat::all(game.seats()) {
            let outlook = self.outlook_from(&standings, game, state, seat);
            judgement.points[seat.idx()] = outlook.points;
            judgement.value[seat.idx()] = self.value(outlook, spread);
        }
        Some(judgement)
    }

    fn values(&self, game: &G, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        if !game.in_play(state) {
            return self.before.values(game, state, seat, legal, out);
        }
        if self.aim == Aim::Points {
            return values_by_points(self, game, state, seat, legal, out);
        }
        let spread = self.before.spread(game, state);
        out.extend(legal.iter().map_while(|action| {
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(seat), *action, &mut Silent);
            match game.to_act(&next) {
                ToAct::Over => judge(self, game, &next).map(|judgement| judgement.value[seat.idx()]),
                ToAct::Seats(_) | ToAct::Chance => Some(self.value(self.outlook(game, &next, seat), spread)),
            }
        }));
    }

    fn is_rated(&self) -> bool {
        self.before.is_rated()
    }

    /// A net judges any position of the game itself, unless answers are rated.
    fn stop(&self, game: &G, state: &G::State, answers: u32) -> bool {
        (game.in_play(state) && !self.is_rated()) || self.before.stop(game, state, answers)
    }
}
