//! What is known of Craftsmen: what a position promises to each player, and how one plays on from it.
//!
//! A row is judged by what the work points to come will make of it: each line costs work points and yields points on the
//! track and on ships; the best lines come first, as often as ships take their products ([`plan`]). Buildings in hand and on
//! offer are worth what they add to that, to sets of colours and to bonus tokens; capital what it buys or brings as an
//! investment. Half of what can be answered depends on much that follows, so answers are told apart by [`policy`] at first
//! sight and by playing on to the beginning of the next round. Numbers that were found by playing stand in [`Weights`].

mod plan;
mod policy;

use crate::Settings;
use crate::heuristic::{Heuristic, Scores};
use plan::Plan;
use signoria_core::{Game, Seat};
use signoria_craftsmen::{Action, Craftsmen, Frame, HELPERS, Question, State};

/// The evaluation and the policy with their weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guildmaster {
    /// What was found by playing.
    pub weights: Weights,
}

/// Numbers that were found by playing, in points unless they say otherwise. The game's net says what an evaluation by just these
/// misses: with others it has to be learned anew.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Actions of the Craft Guild in a round that is no winter.
    pub actions: f32,
    /// What a coin is worth at the end, how much more before, and in how many rounds that is lost.
    pub coin: [f32; 3],
    /// Coins that a capital card is worth beyond its value.
    pub card: f32,
    /// The part of its value that the best card of a colour is worth for the next investment, by season.
    pub invest: [f32; 4],
    /// Work points that a raw material costs whose building is missing.
    pub by_fair: f32,
    /// Work points that a half-product is worth that has to be bought.
    pub by_merchant: f32,
    /// What a marker on a ship brings by bonus points.
    pub majority: f32,
    /// The part of the bonus points at hand that counts; the rest is [`majority`](Self::majority).
    pub rank: f32,
    /// The part of the value of a marker on a ship that counts before it sails.
    pub cargo: f32,
    /// Products of a kind that a player can ship in a year, and how many fewer for each other player.
    pub cap: [f32; 2],
    /// Work points a year that go to the granary for each half-product that the row yields.
    pub stores: f32,
    /// What such a work point brings, with the card.
    pub granary: f32,
    /// What a work point brings that has no such use.
    pub idle: f32,
    /// A marker in the granary.
    pub stored: f32,
    /// The part of a bonus token that a line with one building missing promises.
    pub token: f32,
    /// Buildings that a player builds in a round.
    pub builds: f32,
    /// The part of what a building in hand adds that counts.
    pub held: f32,
    /// The part of what a building on offer adds that counts.
    pub bought: f32,
    /// The part of it that counts for a helper at the builders.
    pub builders: f32,
    /// The part that counts for a helper at the Craft Guild.
    pub craft: f32,
    /// Coins that a building must be worth more than its price.
    pub spared: f32,
    /// The part of what a work point brings that a marker at the fair is worth.
    pub fair: f32,
    /// The part of an icon's share that counts where the product can be finished soon.
    pub soon: f32,
    /// The same where it can be finished later.
    pub later: f32,
    /// The part of a card's worth that a bribe costs.
    pub bribe: f32,
    /// A privilege token.
    pub privilege: f32,
    /// What using a privilege costs, since those who used fewest get a token.
    pub fewest: f32,
    /// The part of what a work point brings that a work token must bring to be used before the last winter.
    pub waits: f32,
    /// The first place in the order.
    pub order: f32,
    /// The spread in points at the end of the game, and more for each round to come.
    pub spread: [f32; 2],
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            actions: 1.35,
            coin: [0.25, 0.35, 6.0],
            card: 0.5,
            invest: [0.1, 0.2, 0.4, 0.6],
            by_fair: 2.0,
            by_merchant: 2.8,
            majority: 1.7,
            rank: 0.6,
            cargo: 0.9,
            cap: [3.0, 0.3],
            stores: 6.0,
            granary: 1.4,
            idle: 0.4,
            stored: 0.6,
            token: 0.4,
            builds: 1.0,
            held: 0.8,
            bought: 0.8,
            builders: 0.6,
            craft: 0.9,
            spared: 0.5,
            fair: 0.6,
            soon: 0.92,
            later: 0.75,
            bribe: 1.0,
            privilege: 1.3,
            fewest: 0.4,
            waits: 0.95,
            order: 1.0,
            spread: [8.0, 1.5],
        }
    }
}

impl Guildmaster {
    /// See `docs/performance.md`.
    pub const SETTINGS: Settings = Settings { exploration: 0.1, prior_visits: 2.0, ..Settings::IN_POINTS };
    /// The same for searches by the game's net, found by `signoria-learn tune`: docs/performance.md.
    pub const BY_NET: Settings =
        Settings { exploration: 0.12, prior_visits: 4.0, epsilon: 0.02, ..Settings::IN_POINTS };
}

impl Heuristic<Craftsmen> for Guildmaster {
    fn points(&self, game: &Craftsmen, s: &State) -> Option<Scores> {
        let mut points = Scores::default();
        for seat in Seat::all(game.seats()) {
            points[seat.idx()] = Plan::of(&self.weights, game, s, seat).worth();
        }
        Some(points)
    }

    fn is_rated(&self) -> bool {
        true
    }

    fn spread(&self, _: &Craftsmen, s: &State) -> f32 {
        let rounds = 12 - 4 * (s.year.max(1) - 1) - s.season as u8;
        self.weights.spread[0] + self.weights.spread[1] * f32::from(rounds)
    }

    fn rate(&self, game: &Craftsmen, s: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let Some(question) = policy::asked(s.frames.top(), seat) else { return };
        policy::rate(&Plan::of(&self.weights, game, s, seat), question, legal, out);
    }

    /// A round is played to its end, so that all that are compared have used their helpers.
    fn stop(&self, game: &Craftsmen, s: &State, _: u32) -> bool {
        let begins = s.players.iter(game.seats()).all(|(_, player)| player.helpers == HELPERS && !player.passed);
        matches!(s.frames.top(), Frame::Ask(Question::Helper(_))) && begins || s.frames.top() == Frame::Over
    }
}
