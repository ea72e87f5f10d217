//! A course of learning: plays, trains, remembers, and can be taken up again.

use crate::Adam;
use crate::play::{Company, Course, Example, SEARCHED, Style};
use serde::{Deserialize, Serialize};
use signoria_bots::Heuristic;
use signoria_bots::learned::{Learned, Net, UNIT};
use signoria_core::{Game, SearchRng, below, search_rng};
use std::collections::VecDeque;
use std::fmt::Debug;
use std::time::Duration;

/// Games between two looks at what they teach.
const ROUND: u32 = 100;
/// Games that what was known before plays alone, so that there is something to remember. Where answers are rated it plays all.
const FIRST: u64 = 1_000;
/// Positions after others' answers are kept once in so many.
const OTHERS: u32 = 3;
/// Examples of a batch.
const BATCH: usize = 64;
/// How often each example is learned from.
const TIMES: usize = 2;
/// Examples that are remembered.
const RING: usize = 250_000;
/// The rate of learning at the beginning, and the part of it that is left at the end.
const RATE: f32 = 1e-3;
const LAST: f32 = 0.05;
/// How much of the mean of the nets of past rounds is kept: what is shipped is that mean.
const KEPT: f32 = 0.96;
/// Own past nets that play along.
const PAST: usize = 5;
/// A past net joins after so much of the course.
const JOINS: f32 = 0.1;
/// The others' part of the seats falls to nothing by so much of the course: at its end the net sits among its like, so that what
/// it promises holds there.
const ALONE: f32 = 0.8;

/// How long a course is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Length {
    /// So many games: the same seed gives the same net.
    Games(u64),
    /// So much time: as many games as the machine plays in it.
    Time(Duration),
}

/// How far a course is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Games so far.
    pub games: u64,
    /// Seconds so far.
    pub seconds: f64,
    /// The part of the course that is done, 0 to 1.
    pub done: f32,
    /// The mean score of the games of the last round.
    pub score: f32,
    /// The root of the mean squared error of points and lead in the last round, in points.
    pub errors: [f32; 2],
    /// Examples of the last round.
    pub examples: usize,
}

/// What is needed to take a course up again, the remembered examples apart: they come again by themselves.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The net, the mean of the past ones, Adam's means and squares.
    pub nets: [Net; 4],
    /// Adam's steps.
    pub steps: i32,
    /// How far it was.
    pub progress: Progress,
}

/// A course of learning.
#[derive(Debug)]
pub struct Lesson<G: Game, H> {
    course: Course<G, H>,
    length: Length,
    rng: SearchRng,
    net: Net,
    mean: Net,
    adam: Adam,
    ring: Vec<Example>,
    past: VecDeque<Learned<H>>,
    joined: f32,
    progress: Progress,
}

impl<G: Game, H: Heuristic<G> + Clone + Debug> Lesson<G, H> {
    /// From the beginning.
    #[must_use]
    pub fn new(course: Course<G, H>, length: Length, seed: u64) -> Self {
        let mut rng = search_rng(seed);
        let net = Net::new(G::LAYOUT.len(), 100.0, &mut rng);
        Lesson {
            course,
            length,
            rng,
            mean: net.clone(),
            net,
            adam: Adam::new(G::LAYOUT.len()),
            ring: Vec::new(),
            past: VecDeque::new(),
            joined: 0.0,
            progress: Progress::default(),
        }
    }

    /// Goes on from where it was saved.
    #[must_use]
    pub fn resume(course: Course<G, H>, length: Length, seed: u64, saved: Saved) -> Self {
        let mut lesson = Lesson::new(course, length, seed ^ saved.progress.games.rotate_left(32));
        let [net, mean, gradients, squares] = saved.nets;
        (lesson.net, lesson.mean, lesson.progress) = (net, mean, saved.progress);
        (lesson.adam.mean, lesson.adam.square, lesson.adam.steps) = (gradients, squares, saved.steps);
        lesson.progress.done = lesson.done();
        lesson.joined = lesson.progress.done;
        lesson
    }

    /// The part of the course that is done, which may have become longer.
    fn done(&self) -> f32 {
        match self.length {
            Length::Games(games) => self.progress.games as f32 / games.max(1) as f32,
            Length::Time(time) => (self.progress.seconds / time.as_secs_f64()) as f32,
        }
    }

    /// What is needed to take it up again.
    #[must_use]
    pub fn saved(&self) -> Saved {
        let nets = [&self.net, &self.mean, &self.adam.mean, &self.adam.square].map(Net::clone);
        Saved { nets, steps: self.adam.steps, progress: self.progress }
    }

    /// How far it is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// What it has learned: the mean of the nets of past rounds.
    #[must_use]
    pub fn taught(&self) -> &Net {
        &self.mean
    }

    /// What it has learned, as it plays.
    #[must_use]
    pub fn learned(&self) -> Learned<H> {
        self.course.learned(&self.mean)
    }

    /// Whether the course is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.progress.done >= 1.0
    }

    /// Plays a round of games and learns from them; `seconds` have passed since the course began.
    pub fn round(&mut self, seconds: f64) {
        let alone = self.course.before.is_rated() || self.progress.games < FIRST;
        let (random, lambda) = if alone { (0.1, 1.0) } else { (0.02, 0.8) };
        let style = Style { random, lambda, others: Some(OTHERS), iterations: SEARCHED };
        let left = match self.length {
            Length::Games(games) => games.saturating_sub(self.progress.games).min(ROUND.into()),
            Length::Time(_) => ROUND.into(),
        };
        let learned = self.course.learned(&self.net);
        let past: &[Learned<H>] = self.past.make_contiguous();
        let others = (1.0 - self.progress.done / ALONE).max(0.0);
        let (mut fresh, mut score) = (Vec::new(), 0.0);
        for _ in 0..left {
            let game = self.course.game(&mut self.rng);
            let company = Company { net: (!alone).then_some(&learned), past, others };
            score += self.course.play(&game, company, style, &mut self.rng, &mut fresh);
        }
        self.progress.games += left;
        self.progress.seconds = seconds;
        self.progress.score = score / left.max(1) as f32;
        self.progress.examples = fresh.len();
        self.progress.done = self.done();
        for example in fresh {
            if self.ring.len() < RING {
                self.ring.push(example);
            } else {
                let at = below(&mut self.rng, RING as u32) as usize;
                self.ring[at] = example;
            }
        }
        self.train(TIMES * self.progress.examples / BATCH);
        if self.progress.done - self.joined >= JOINS && !alone {
            self.joined = self.progress.done;
            self.past.push_back(self.course.learned(&self.net));
            if self.past.len() > PAST {
                self.past.pop_front();
            }
        }
    }

    fn train(&mut self, batches: usize) {
        let rate = RATE * (1.0 - (1.0 - LAST) * self.progress.done.min(1.0));
        let mut squares = [0.0; 2];
        for _ in 0..batches {
            for _ in 0..BATCH {
                let example = &self.ring[below(&mut self.rng, self.ring.len() as u32) as usize];
                let found = self.adam.add(&self.net, &example.numbers, example.wanted, 1.0 / BATCH as f32);
                squares.iter_mut().zip(found).for_each(|(sum, square)| *sum += square);
            }
            self.adam.step(&mut self.net, rate);
        }
        let n = (batches * BATCH).max(1) as f32;
        self.progress.errors = squares.map(|sum| UNIT * (sum / n).sqrt());
        for (mean, now) in self.mean.layers_mut().into_iter().zip(self.net.layers()) {
            mean.iter_mut().zip(now).for_each(|(mean, now)| *mean = KEPT * *mean + (1.0 - KEPT) * now);
        }
    }
}
