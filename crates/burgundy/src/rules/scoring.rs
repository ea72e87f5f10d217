//! Chapter 8: what scores during the game, and the final scoring.

use super::cell_numbers;
use crate::Burgundy;
use crate::data::{LARGE_BONUS, PHASE_BONUS, REGION_VP, SMALL_BONUS};
use crate::event::Event;
use crate::frame::Frame;
use crate::pieces::{Cell, Kind};
use crate::state::{Points, State};
use signoria_core::{Audience, Seat, Sink};

impl Burgundy {
    /// B8.1, B8.2: a region that is now covered scores its size and the phase's points.
    pub(crate) fn score_region(&self, state: &mut State, cell: Cell, sink: &mut impl Sink<Event>) {
        let (seat, phase) = (state.active(), state.phase);
        let player = &mut state.players[seat];
        let board = self.board(player);
        let region = board.regions[usize::from(board.region_of[cell.idx()])];
        if player.covered & region != region {
            return;
        }
        let size = u16::from(REGION_VP[region.count_ones() as usize]);
        let bonus = u16::from(PHASE_BONUS[usize::from(phase)]);
        player.gain(Points::Regions, size);
        player.gain(Points::Phases, bonus);
        sink.event(Audience::All, |_| Event::RegionScored {
            seat,
            kind: board.kinds[cell.idx()],
            cells: cell_numbers(region),
            phase,
            vp: size + bonus,
        });
    }

    /// B8.4: the first and the second player who cover a colour take its bonus tiles.
    pub(crate) fn score_colour(&self, state: &mut State, kind: Kind, sink: &mut impl Sink<Event>) {
        let seat = state.active();
        let colour = self.board(&state.players[seat]).of_kind[kind as usize];
        if state.players[seat].covered & colour != colour {
            return;
        }
        let [large, small] = self.bonus_left(state, kind);
        let player = &mut state.players[seat];
        let value = if large {
            player.large = player.large.with(kind);
            LARGE_BONUS
        } else if small {
            player.small = player.small.with(kind);
            SMALL_BONUS
        } else {
            return;
        };
        let vp = u16::from(value[self.by_players]);
        player.gain(Points::Colours, vp);
        sink.event(Audience::All, |_| Event::ColourFinished { seat, kind, large, vp });
    }

    /// B8.10: what is left, and knowledge 15 to 26 (B6.40 to B6.52).
    pub(crate) fn score_end(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.kit.seats) {
            let gains = self.at_end(state, seat);
            for (source, vp) in Points::all().zip(gains).filter(|(_, vp)| *vp > 0) {
                state.players[seat].gain(source, vp);
                sink.event(Audience::All, |_| Event::FinalScored { seat, source: source.word(), vp });
            }
        }
        state.frames.replace(Frame::Over);
        let outcome = self.ranking(state);
        sink.event(Audience::All, |_| Event::GameOver {
            scores: outcome.scores.iter().map(|vp| *vp as u16).collect(),
            ranks: outcome.ranks,
        });
    }
}
