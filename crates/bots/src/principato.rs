//! What is known of Principato: how many points a position promises to each player.
//!
//! Bills, culture and goals are counted as they are. On top come what the actions that are left should turn into
//! culture, what stored cubes are good for, and what the military rounds to come should pay. Numbers that were found by
//! playing stand in [`Weights`]; those of the rules come from the box.

use crate::Settings;
use crate::heuristic::{Heuristic, Scores};
use signoria_core::{Game, Seat, keys};
use signoria_principato::{
    Cube, Culture, Draw, Frame, Gain, MAX_PLAYERS, Pays, Player, Principato, Question, Soldier, State, Token,
};

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Castellan {
    /// What was found by playing.
    pub weights: Weights,
}

/// Numbers that were found by playing, in points unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The part of the actions left that serves production and culture.
    pub pace: f32,
    /// The part of an economy's weaker side that counts beside the stronger.
    pub weaker: f32,
    /// The share of a stored cube's price that it is worth while there is time.
    pub cube: f32,
    /// A stored favor cube, on top of that.
    pub favor: f32,
    /// A place for a cube, up to those that a painting needs.
    pub room: f32,
    /// The lead in strength that wins the next round two times in three.
    pub next_round: f32,
    /// The same for the rounds after it.
    pub later_rounds: f32,
    /// What a soldier adds to the strength of later rounds.
    pub soldier: f32,
    /// What supplying a soldier costs.
    pub supply: f32,
    /// The part of the next step of a goal that what is there for it promises.
    pub goal: f32,
    /// A culture card in hand that can be paid now.
    pub payable: f32,
    /// A card in hand that can be exchanged.
    pub exchange: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            pace: 0.7,
            weaker: 0.5,
            cube: 0.75,
            favor: 0.15,
            room: 0.15,
            next_round: 1.2,
            later_rounds: 2.5,
            soldier: 0.3,
            supply: 0.5,
            goal: 0.5,
            payable: 0.7,
            exchange: 0.3,
        }
    }
}

/// Military rounds of a game. P7.1
const ROUNDS: u8 = 5;
/// The cubes that a culture token costs in the middle, and the points that it brings.
const PRICE: f32 = 4.0;

impl Castellan {
    /// How its searches explore.
    pub const SETTINGS: Settings = Settings::IN_POINTS;
    /// The same for searches by the game's net: `signoria-learn tune` found nothing better, see docs/performance.md.
    pub const BY_NET: Settings = Self::SETTINGS;

    /// What production and culture should still bring with so many actions left.
    fn economy(&self, player: &Player, actions: f32) -> f32 {
        let weights = &self.weights;
        let side = |makes: Token, cube: Cube| {
            let room = f32::from(player.capacity(cube));
            // Tax collectors bring two or three cubes whatever is built.
            f32::from(player.count(makes)).min(room).max(0.8 * room.min(2.5))
        };
        let (food, money) = (side(Token::Field, Cube::Food), side(Token::Palazzo, Cube::Money));
        let (strong, weak) = (food.max(money), food.min(money));
        let harvest = (strong + weights.weaker * weak) / (1.0 + weights.weaker);
        // So many points for an action, when each culture token takes one action and the productions that pay it.
        let rate = PRICE / (1.0 + PRICE / harvest.max(0.5));
        let room = f32::from(player.capacity(Cube::Food).min(6)) + f32::from(player.capacity(Cube::Money).min(6));
        weights.pace * actions * rate + weights.room * room * (actions / 10.0).min(1.0)
    }

    /// What lies in storage.
    fn stored(&self, player: &Player, actions: f32) -> f32 {
        let weights = &self.weights;
        let cubes = f32::from(player.stored());
        // Each action turns one price of cubes into points at best.
        let useful = cubes.min(actions * PRICE);
        let favor = f32::from(player.cubes(Cube::Favor)) * weights.favor * (actions / 4.0).min(1.0);
        // The tie-break is worth a little to the end. P8.3
        useful * weights.cube + favor + 0.01 * cubes
    }

    /// Steps of goals that are under way; steps that are done stand in the points already.
    fn goals(&self, game: &Principato, player: &Player, actions: f32) -> f32 {
        let time = (actions / 8.0).min(1.0);
        let under_way = |goal: signoria_principato::Goal| match game.parts().goals[goal.idx()].pays {
            Pays::Sets { kinds, points } => {
                let counts = || Culture::ALL.into_iter().filter(|k| kinds[k.idx()]).map(|k| player.culture(k));
                let sets = counts().min().unwrap_or(0).min(3);
                if sets == 3 {
                    return 0.0;
                }
                let done = if sets == 0 { 0 } else { points[usize::from(sets) - 1] };
                let step = f32::from(points[usize::from(sets)] - done);
                let there = counts().filter(|n| *n > sets).count() as f32;
                step * there / counts().count() as f32 * self.weights.goal * time
            }
            Pays::Units { .. } => 0.0,
        };
        player.goals.iter().flatten().map(|goal| under_way(*goal.peek(keys::referee()))).sum()
    }

    /// What the hand is good for.
    fn hand(&self, game: &Principato, player: &Player, actions: f32) -> f32 {
        let worth = |face: signoria_principato::Face| {
            let data = &game.parts().faces[face.idx()];
            let payable = data.alternatives.iter().any(|alternative| {
                let short = alternative.food.saturating_sub(player.cubes(Cube::Food))
                    + alternative.money.saturating_sub(player.cubes(Cube::Money));
                matches!(alternative.gain, Gain::Culture(_)) && short <= player.cubes(Cube::Favor)
            });
            let exchange = if data.exchange { self.weights.exchange } else { 0.0 };
            if payable { self.weights.payable } else { exchange }
        };
        player.hand.iter().flatten().map(|face| worth(*face)).sum::<f32>() * actions.min(1.0)
    }

    /// What the military rounds to come should pay, by seat.
    fn military(&self, game: &Principato, s: &State) -> [f32; MAX_PLAYERS] {
        let weights = &self.weights;
        let n = usize::from(game.seats());
        let mut pay = [0.0; MAX_PLAYERS];
        let rounds = ROUNDS.saturating_sub(s.rounds);
        if rounds == 0 {
            return pay;
        }
        let decided = |seat: usize| match s.frames.top() {
            Frame::Ask(Question::Supply(muster)) => {
                let order = muster.round.order[..n].iter().position(|other| other.idx() == seat).unwrap_or(0);
                let place = usize::from(muster.place);
                (order < place, order == place && muster.soldier == Soldier::Condottiere)
            }
            _ => (false, false),
        };
        let mut now = [0.0; MAX_PLAYERS];
        let mut later = [0.0; MAX_PLAYERS];
        for seat in 0..n {
            let player = &s.players.0[seat];
            let reach = match decided(seat) {
                (true, _) => player.strength(),
                (_, true) => player.reach_of(&[Soldier::Condottiere]),
                _ => player.reach(),
            };
            now[seat] = f32::from(reach);
            let soldiers: u8 = player.army.iter().map(|army| army.tokens).sum();
            later[seat] = f32::from(player.count(Token::Catapult)) + weights.soldier * f32::from(soldiers).min(4.0);
            pay[seat] -= weights.supply * f32::from(reach - player.strength()) / 2.0;
        }
        let row = &game.parts().awards[n - 2];
        for (seat, pay) in pay[..n].iter_mut().enumerate() {
            *pay += award(row, &now[..n], seat, weights.next_round);
            *pay += f32::from(rounds - 1) * award(row, &later[..n], seat, weights.later_rounds);
        }
        pay
    }
}

/// The points that a strength promises: the place that it is expected to take, between two places by parts.
fn award(row: &[u8], strengths: &[f32], seat: usize, spread: f32) -> f32 {
    let lost = |other: &f32| 1.0 / (1.0 + ((strengths[seat] - other) / spread).exp());
    let place: f32 = strengths.iter().enumerate().filter(|(i, _)| *i != seat).map(|(_, other)| lost(other)).sum();
    let above = (place as usize).min(strengths.len() - 1);
    let below = (above + 1).min(strengths.len() - 1);
    let part = place - above as f32;
    f32::from(row[above]) * (1.0 - part) + f32::from(row[below]) * part
}

impl Heuristic<Principato> for Castellan {
    fn points(&self, game: &Principato, s: &State) -> Option<Scores> {
        if setting_up(s) {
            return None;
        }
        let military = self.military(game, s);
        let mut points = Scores::default();
        for seat in Seat::all(game.seats()) {
            let player = &s.players[seat];
            let actions = f32::from(game.actions_left(s, seat));
            points[seat.idx()] = game.points(player, keys::referee()) as f32
                + self.economy(player, actions)
                + self.stored(player, actions)
                + self.goals(game, player, actions)
                + self.hand(game, player, actions)
                + military[seat.idx()];
        }
        Some(points)
    }

    fn spread(&self, game: &Principato, s: &State) -> f32 {
        // What is undecided shrinks with the turns to come.
        3.0 + 0.15 * f32::from(game.actions_left(s, s.current))
    }

    fn stop(&self, _: &Principato, s: &State, _: u32) -> bool {
        !setting_up(s)
    }
}

fn setting_up(s: &State) -> bool {
    matches!(s.frames.top(), Frame::Draw(Draw::First | Draw::Start(_) | Draw::Pool | Draw::Goal { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::{Actor, Silent, ToAct, search_rng};
    use signoria_principato::Options;

    fn opening(seats: u8) -> (Principato, State) {
        let game = Principato::new(Default::default(), seats, Options { first: Some(0) }).unwrap();
        let mut state = game.start();
        let mut rng = search_rng(7);
        while game.to_act(&state) == ToAct::Chance {
            let outcome = game.roll(&state, &mut rng);
            game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
        }
        (game, state)
    }

    #[test]
    fn actions_run_out_seat_by_seat() {
        let (game, mut state) = opening(3);
        assert_eq!([0, 1, 2].map(|seat| game.actions_left(&state, Seat(seat))), [42; 3]);
        state.actions = 1;
        assert_eq!(game.actions_left(&state, Seat(0)), 41);
        (state.turns, state.current, state.actions) = (4, Seat(1), 2);
        assert_eq!([0, 1, 2].map(|seat| game.actions_left(&state, Seat(seat))), [38, 40, 40]);
    }

    #[test]
    fn more_of_what_is_good_promises_more() {
        let (game, state) = opening(2);
        let points = |change: &dyn Fn(&mut State)| {
            let mut state = state.clone();
            change(&mut state);
            Castellan::default().points(&game, &state).unwrap()
        };
        let base = points(&|_| {});
        let better: [&dyn Fn(&mut State); 5] = [
            &|s| s.players[Seat(0)].military = 5,
            &|s| s.players[Seat(0)].cubes[Cube::Favor.idx()] += 1,
            &|s| s.players[Seat(0)].tokens[Token::Catapult.idx()] = 2,
            &|s| s.players[Seat(0)].tokens = [5, 3, 1, 1, 0],
            &|s| s.players[Seat(0)].culture[Culture::Book.idx()][4] = 1,
        ];
        for change in better {
            assert!(points(change)[0] > base[0]);
        }
        // A catapult of the neighbour takes away.
        assert!(points(&|s| s.players[Seat(1)].tokens[Token::Catapult.idx()] = 2)[0] < base[0]);
    }

    #[test]
    fn an_award_lies_between_the_places() {
        assert!((award(&[5, 0], &[1.0, 1.0], 0, 1.0) - 2.5).abs() < 1e-6);
        assert!(award(&[7, 4, 2, 0], &[9.0, 0.0, 0.0, 0.0], 0, 1.0) > 6.9);
        assert!(award(&[7, 4, 2, 0], &[-9.0, 0.0, 0.0, 0.0], 0, 1.0) < 0.1);
    }
}
