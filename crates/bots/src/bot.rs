//! A bot: something that advises a seat.

use crate::Knowledge;
use signoria_core::{Game, SearchRng, below};

/// An option with what a bot thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advised<A> {
    /// The option.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The share of a win that it promises, 0 to 1, if the bot has an opinion.
    pub value: Option<f32>,
    /// The points at the end that it promises, if the bot has an opinion.
    pub points: Option<f32>,
}

impl<A> Advised<A> {
    /// An option without an opinion.
    pub fn silent(action: A) -> Self {
        Advised { action, visits: 0, value: None, points: None }
    }
}

/// Options, the best first. Never empty.
pub type Advice<A> = Vec<Advised<A>>;

/// Something that advises a seat which owes a decision. Functions that pick an action are bots, too.
pub trait Bot<G: Game>: Send + Sync {
    /// The options of the seat, the best first.
    ///
    /// # Panics
    /// If the seat owes no decision.
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action>;

    /// The best option.
    ///
    /// # Panics
    /// If the seat owes no decision.
    fn choose(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> G::Action {
        self.advise(knowledge, rng)[0].action
    }
}

impl<G: Game, F> Bot<G> for F
where
    F: Fn(&Knowledge<'_, G>, &mut SearchRng) -> G::Action + Send + Sync,
{
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        vec![Advised::silent(self(knowledge, rng))]
    }
}

/// Any legal action, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn advise(&self, knowledge: &Knowledge<'_, G>, rng: &mut SearchRng) -> Advice<G::Action> {
        let mut legal = knowledge.legal();
        let picked = below(rng, legal.len() as u32) as usize;
        legal.swap(0, picked);
        legal.into_iter().map(Advised::silent).collect()
    }
}
