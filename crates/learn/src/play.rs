//! Games to learn from.

use signoria_bots::learned::{Ahead, Aim, HEADS, Learned, Net, Numbers, Outlook, UNIT, stands};
use signoria_bots::{Bot, Budget, Heuristic, Ismcts, Knowledge, Settings};
use signoria_core::{Actor, Game, MAX_SEATS, Rng, SearchRng, Seat, Silent, ToAct, below};
use std::fmt::Debug;
use std::mem::take;
use std::sync::Arc;

/// How a game is learned.
#[derive(Debug)]
pub struct Course<G: Game, H> {
    /// What is known of it beforehand: it plays the first games, some seats of the later ones, and the set-up.
    pub before: H,
    /// What is played for.
    pub aim: Aim,
    /// Numbers of players, those that are played more often several times.
    pub seats: &'static [u8],
    /// What is agreed before a game.
    pub options: fn(u8, &mut SearchRng) -> G::Options,
    /// The part of the seats that is played by what was known before, and by the net's own past, at the beginning of a course.
    pub others: [f32; 2],
    /// How searches without a net explore.
    pub settings: Settings,
    /// How those by a net do.
    pub by_net: Settings,
    /// The blocks of numbers that tell how many play and how far the game is, from which promises are put right ([`settle`](crate::settle)).
    pub clock: &'static [&'static str],
}

impl<G: Game, H: Clone> Clone for Course<G, H> {
    fn clone(&self) -> Self {
        let Course { aim, seats, options, others, settings, by_net, clock, .. } = *self;
        Course { before: self.before.clone(), aim, seats, options, others, settings, by_net, clock }
    }
}

/// A position of a seat with what became of it.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position.
    pub numbers: Box<[(u16, f32)]>,
    /// What the heads should say.
    pub wanted: [f32; HEADS],
    /// What searches on the way here promised, as the head of points would have said it here; nothing where there were none.
    pub promised: Option<f32>,
}

/// Who sits at a table.
#[derive(Debug)]
pub(crate) struct Company<'a, H> {
    /// The net; none: all seats are played by what was known before.
    pub(crate) net: Option<&'a Learned<H>>,
    /// Its past.
    pub(crate) past: &'a [Learned<H>],
    /// How much is left of the others' part of the seats.
    pub(crate) others: f32,
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// The part of random answers.
    pub(crate) random: f32,
    /// How much of what became of a position counts beside what the net thought on the way there.
    pub(crate) lambda: f32,
    /// Positions after others' answers are kept once in so many.
    pub(crate) others: Option<u32>,
    /// Iterations of the net's searches, where answers are rated.
    pub(crate) iterations: u32,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug)]
enum Player {
    Net,
    Past(usize),
    Before,
}

/// Iterations of a search that tries a net where answers are rated.
pub const SEARCHED: u32 = 16;

/// A position on the way.
struct Stop {
    numbers: Box<[(u16, f32)]>,
    stands: (f32, f32),
    outlook: Outlook,
    /// The points that searches promised on the way here from the stop before.
    promised: Vec<f32>,
    /// The answer that led here was a random one.
    random: bool,
}

impl<G: Game, H: Heuristic<G> + Clone + Debug> Course<G, H> {
    pub(crate) fn learned(&self, net: &Net) -> Learned<H> {
        Learned::new(Arc::new(net.clone()), self.aim, self.before.clone())
    }

    /// A bot that tries a net: one decision ahead, or by a small search where answers are rated.
    pub fn bot(&self, net: &Net) -> Box<dyn Bot<G>>
    where
        H: 'static,
    {
        let learned = self.learned(net);
        if self.before.is_rated() { Box::new(self.search(&learned, SEARCHED)) } else { Box::new(Ahead::new(learned)) }
    }

    fn search(&self, learned: &Learned<H>, iterations: u32) -> Ismcts<Learned<H>> {
        Ismcts::new(learned.clone(), Budget::Iterations(iterations), self.by_net.resolute())
    }

    /// A game of the course.
    pub(crate) fn game(&self, rng: &mut SearchRng) -> G {
        let seats = self.seats[below(rng, self.seats.len() as u32) as usize];
        G::new(G::Components::default(), seats, (self.options)(seats, rng))
            .expect("the options of a course make a game")
    }

    /// Plays a game and adds the positions of the seats that the net played; without a net, of all of them. Returns the mean score.
    pub(crate) fn play(
        &self,
        game: &G,
        Company { net, past, others }: Company<'_, H>,
        style: Style,
        rng: &mut SearchRng,
        out: &mut Vec<Example>,
    ) -> f32 {
        let seats = game.seats();
        let [before, own] = self.others.map(|part| others * part);
        let mut players = [Player::Before; MAX_SEATS];
        for player in &mut players[..usize::from(seats)] {
            let at = unit(rng);
            *player = if at < before {
                Player::Before
            } else if at < before + own && !past.is_empty() {
                Player::Past(below(rng, past.len() as u32) as usize)
            } else {
                Player::Net
            };
        }
        players[below(rng, seats.into()) as usize] = Player::Net;
        let learns = |seat: Seat| net.is_none() || matches!(players[seat.idx()], Player::Net);
        let mut ways: [Vec<Stop>; MAX_SEATS] = Default::default();
        let mut promised: [Vec<f32>; MAX_SEATS] = Default::default();
        let mut legal = Vec::new();
        let rated = self.before.is_rated();
        let mut state = game.start();
        loop {
            let to_act = game.to_act(&state);
            if rated && matches!(to_act, ToAct::Seats(_)) && self.before.stop(game, &state, 0) {
                let seats = Seat::all(seats).filter(|of| learns(*of));
                for of in seats {
                    let stop = self.stop(net, game, &state, of, false);
                    ways[of.idx()].push(Stop { promised: take(&mut promised[of.idx()]), ..stop });
                }
            }
            match to_act {
                ToAct::Over => break,
                ToAct::Chance => {
                    let outcome = game.roll(&state, rng);
                    game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                ToAct::Seats(deciders) => {
                    let seat = deciders.first().expect("somebody decides");
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    let random = legal.len() > 1 && unit(rng) < style.random;
                    let action = match legal[..] {
                        [only] => only,
                        _ if random => legal[below(rng, legal.len() as u32) as usize],
                        _ => {
                            let by = match players[seat.idx()] {
                                Player::Net => net,
                                Player::Past(nth) => Some(&past[nth]),
                                Player::Before => None,
                            };
                            match by.filter(|_| rated) {
                                Some(net) => {
                                    let knowledge = Knowledge::new(game, &state, seat);
                                    let best = self.search(net, style.iterations).advise(&knowledge, rng)[0];
                                    promised[seat.idx()].extend(best.points);
                                    best.action
                                }
                                None => self.choose(by, game, &state, seat, &legal, rng),
                            }
                        }
                    };
                    game.apply(&mut state, Actor::Seat(seat), action, &mut Silent);
                    if rated || legal.len() == 1 || !game.in_play(&state) || game.to_act(&state) == ToAct::Over {
                        continue;
                    }
                    for of in Seat::all(seats).filter(|of| learns(*of)) {
                        if of != seat && style.others.is_none_or(|others| below(rng, others) != 0) {
                            continue;
                        }
                        ways[of.idx()].push(self.stop(net, game, &state, of, random && of == seat));
                    }
                }
            }
        }
        let outcome = game.outcome(&state).expect("a game that is over has a result");
        for (seat, way) in Seat::all(seats).zip(ways) {
            let mut end = Outlook::at_end(&outcome, seat);
            // What came of a random answer says nothing of the position in which it was given.
            let mut broken = false;
            for Stop { numbers, stands: (points, lead), outlook, promised, random } in way.into_iter().rev() {
                if !broken {
                    let wanted = [(end.points - points) / UNIT, (end.lead - lead) / UNIT, end.share];
                    let mean = promised.iter().sum::<f32>() / promised.len() as f32;
                    let promised = (!promised.is_empty()).then_some((mean - points) / UNIT);
                    out.push(Example { numbers, wanted, promised });
                }
                let keep = if broken { 0.0 } else { style.lambda };
                broken = random && net.is_some();
                let mix = |later: f32, now: f32| keep * later + (1.0 - keep) * now;
                end = Outlook {
                    points: mix(end.points, outlook.points),
                    lead: mix(end.lead, outlook.lead),
                    share: mix(end.share, outlook.share),
                };
            }
        }
        outcome.scores.iter().sum::<i32>() as f32 / f32::from(seats)
    }

    /// A position as a seat sees it.
    fn stop(&self, net: Option<&Learned<H>>, game: &G, state: &G::State, seat: Seat, random: bool) -> Stop {
        let mut numbers = Numbers::new();
        game.observe(state, seat, &mut numbers);
        let stands = stands(&self.before, game, state, seat);
        let outlook = net.map_or(Outlook::default(), |net| net.outlook(game, state, seat));
        Stop { numbers: numbers.into(), stands, outlook, promised: Vec::new(), random }
    }

    /// What a net, or what was known before, likes best right after it or rates best; among equals a draw decides.
    fn choose(
        &self,
        net: Option<&Learned<H>>,
        game: &G,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut SearchRng,
    ) -> G::Action {
        let mut ratings = Vec::new();
        if self.before.is_rated() {
            self.before.rate(game, state, seat, legal, &mut ratings);
        }
        let promise = |at: usize, action: G::Action| {
            if let Some(rating) = ratings.get(at) {
                return *rating;
            }
            if let Some(look) = net.and_then(|net| net.look(game, state, seat, action)) {
                return look.promise;
            }
            let mut next = state.clone();
            game.apply(&mut next, Actor::Seat(seat), action, &mut Silent);
            self.before.points_of(game, &next, seat).unwrap_or(0.0)
        };
        let (mut best, mut most, mut ties) = (legal[0], f32::NEG_INFINITY, 0);
        for (at, action) in legal.iter().enumerate() {
            let promise = promise(at, *action);
            if promise > most {
                (best, most, ties) = (*action, promise, 1);
            } else if promise == most {
                ties += 1;
                if below(rng, ties) == 0 {
                    best = *action;
                }
            }
        }
        best
    }
}

/// A number from 0 to 1.
fn unit(rng: &mut SearchRng) -> f32 {
    rng.next_u32() as f32 / u32::MAX as f32
}
