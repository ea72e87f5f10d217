//! What is known of The Castles of Burgundy: how many points a position promises to each player.
//!
//! Points on the track are certain. On top come what [`plan`] expects of regions and colours, and what [`worth`] gives
//! for tiles, goods, workers, silverlings and the dice that are still to come. All numbers that were found by playing
//! stand in [`Weights`]; those of the rules come from the box.

mod plan;
mod policy;
mod worth;

use crate::Settings;
use crate::heuristic::{Heuristic, Scores};
use plan::Plan;
use signoria_burgundy::{Action, Burgundy, Draw, Frame, Options, Question, State};
use signoria_core::{Game, Seat};

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Burgher {
    /// What was found by playing.
    pub weights: Weights,
}

/// Numbers that were found by playing, in points unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Tiles that a player places in a round.
    pub pace: f32,
    /// The part of a placement that is done when the tile is stored.
    pub stored: f32,
    /// The part of a stored tile's effect that may be counted on.
    pub stored_effect: f32,
    /// Each hex where a stored tile may lie next, up to three.
    pub spot: f32,
    /// A region that no placed tile touches yet: extra tiles to get there.
    pub far: f32,
    /// What a die is worth beside what it does for regions.
    pub die: f32,
    /// A worker, beyond its point at the end.
    pub worker: f32,
    /// Workers beyond this number are worth no more than at the end.
    pub workers: f32,
    /// A silverling, beyond its point at the end.
    pub silverling: f32,
    /// Silverlings beyond this number are worth no more than at the end.
    pub silverlings: f32,
    /// The part of a stored goods tile's sale that may be counted on.
    pub goods: f32,
    /// A place further in front on the turn order track.
    pub order: f32,
    /// The action of a castle.
    pub castle: f32,
    /// A tile that a building takes.
    pub fetch: f32,
    /// A tile that a city hall places.
    pub city_hall: f32,
    /// The part of a pasture's points that each further animal brings again.
    pub herd: f32,
    /// All knowledge that acts during play.
    pub knowledge: f32,
    /// An occupied last storage space.
    pub full: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            pace: 1.25,
            stored: 0.45,
            stored_effect: 0.55,
            spot: 0.2,
            far: 0.8,
            die: 1.9,
            worker: 0.4,
            workers: 5.0,
            silverling: 0.7,
            silverlings: 4.0,
            goods: 0.7,
            order: 0.4,
            castle: 5.0,
            fetch: 3.0,
            city_hall: 3.5,
            herd: 0.5,
            knowledge: 1.0,
            full: 0.5,
        }
    }
}

/// How much of the game is left to a player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    /// Rounds that are over, 0 to 25.
    elapsed: f32,
    /// Rounds to come, the unused dice of this one as parts.
    left: f32,
    /// Phases that have not ended.
    phases: f32,
}

impl Time {
    fn of(game: &Burgundy, s: &State, seat: Seat) -> Self {
        let rounds = 5 * s.phase + s.round.saturating_sub(1);
        let place = s.order.iter().take(usize::from(game.seats())).position(|other| *other == seat);
        let rolling = matches!(s.frames.top(), Frame::Draw(Draw::Die { .. }));
        let dice = match place {
            // The round is not prepared yet: it comes whole.
            _ if s.round == 0 || rolling => 2,
            Some(place) if place < usize::from(s.turn) => 0,
            _ => s.players[seat].used.iter().filter(|used| !**used).count(),
        };
        let over = s.frames.top() == Frame::Over;
        Time {
            elapsed: f32::from(rounds),
            left: if over { 0.0 } else { 24.0 - f32::from(rounds) + dice as f32 / 2.0 },
            phases: if over { 0.0 } else { f32::from(5 - s.phase) },
        }
    }

    /// 1 for most of the game; less when there is hardly time to use a thing.
    fn use_of(&self, rounds: f32) -> f32 {
        (self.left / rounds).min(1.0)
    }
}

impl Burgher {
    /// How its searches explore.
    pub const SETTINGS: Settings = Settings::IN_POINTS;
    /// The same for searches by the game's net: `signoria-learn tune` found nothing better, see docs/performance.md.
    pub const BY_NET: Settings = Self::SETTINGS;
}

impl Heuristic<Burgundy> for Burgher {
    fn boards(&self, seats: u8) -> Vec<Options> {
        let same = |board| Options { boards: Some(vec![board; seats.into()]), ..Options::default() };
        (1..=9).map(same).collect()
    }

    fn points(&self, game: &Burgundy, s: &State) -> Option<Scores> {
        let mut points = Scores::default();
        for seat in Seat::all(game.seats()) {
            points[seat.idx()] = self.points_of(game, s, seat)?;
        }
        Some(points)
    }

    fn points_of(&self, game: &Burgundy, s: &State, seat: Seat) -> Option<f32> {
        let player = &s.players[seat];
        if s.frames.top() == Frame::Over {
            return Some(player.vp().into());
        }
        // Without a board there is nothing to judge yet.
        (player.board != 0).then(|| {
            let time = Time::of(game, s, seat);
            let plan = Plan::of(game, player, &time, &self.weights);
            f32::from(player.vp())
                + plan.value
                + plan.bonus_tiles(game, s, seat, &time)
                + self.worth(game, s, seat, &time)
        })
    }

    fn spread(&self, _: &Burgundy, s: &State) -> f32 {
        // What is undecided shrinks with the rounds to come.
        6.0 + 0.4 * (25.0 - f32::from(5 * s.phase + s.round))
    }

    fn rate(&self, game: &Burgundy, s: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let time = Time::of(game, s, seat);
        out.extend(legal.iter().map(|action| self.rating(game, s, seat, *action, &time)));
    }

    fn stop(&self, _: &Burgundy, s: &State, _: u32) -> bool {
        match s.frames.top() {
            // A turn that has begun is played to its end, so that all that are compared have used both dice.
            Frame::Ask(Question::Turn) => s.players[s.active()].used == [false; 2],
            // Effects are carried out, and boards are still to be chosen.
            Frame::Ask(_) | Frame::Step(_) => false,
            Frame::Draw(Draw::FirstPlayer | Draw::StartGoods { .. } | Draw::Sheet { .. }) => false,
            Frame::Draw(Draw::Depot(_) | Draw::Black { .. } | Draw::Goods { .. } | Draw::Die { .. }) => true,
            Frame::Over => true,
        }
    }
}
