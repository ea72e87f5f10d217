//! Chapter 8: scoring, the end, ties.

use crate::event::Event;
use crate::state::{Piece, State};
use crate::{Tuscany, frame::Frame};
use signoria_core::{Audience, Outcome, Seat, Sink};

impl Tuscany {
    /// Green counts on red and stays. T8.1
    pub(crate) fn score_phase(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let phase = s.phase;
        for seat in Seat::all(self.seats) {
            let points = &mut s.players[seat].points;
            points.phases[usize::from(phase) - 1] = points.green();
        }
        sink.event(Audience::All, || {
            let points = s.players.iter(self.seats).map(|(_, player)| player.points);
            let (green, red) = points.map(|points| (points.green(), points.red())).unzip();
            Event::PhaseScored { phase, green, red }
        });
    }

    /// What a player has kept, in red points: cards, stored tiles, stored hexagons, marble, workers. T8.2
    pub(crate) fn kept(&self, player: &crate::Player) -> [u8; 5] {
        let stored =
            |wanted: fn(&Piece) -> bool| player.storage.iter().flatten().filter(|item| wanted(item)).count() as u8;
        let [tile, hexagon, marble, worker] = self.components.points_kept;
        [
            player.held / self.components.cards_per_point,
            tile * stored(|item| matches!(item, Piece::Tile(_))),
            hexagon * stored(|item| matches!(item, Piece::Hexagon)),
            marble * player.marble,
            worker * player.workers,
        ]
    }

    pub(crate) fn score_kept(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.seats) {
            let kept = self.kept(&s.players[seat]);
            let points = &mut s.players[seat].points;
            points.kept = kept;
            let red = points.red();
            sink.event(Audience::All, || Event::FinalScored { seat, kept, red });
        }
    }

    /// Most red points; then more empty fields; then more green points; else shared. T8.3, TA20
    pub(crate) fn result(&self, s: &State) -> Option<Outcome> {
        if s.frames.top() != Frame::Over {
            return None;
        }
        let scores = s.players.iter(self.seats).map(|(_, player)| i32::from(player.points.red())).collect();
        let keys: alloc::vec::Vec<_> = s
            .players
            .iter(self.seats)
            .map(|(_, player)| (player.points.red(), player.empty_fields(), player.points.green()))
            .collect();
        Some(Outcome::ranked(scores, &keys))
    }
}
