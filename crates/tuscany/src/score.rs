//! Chapter 8: scoring, the end, ties.

use crate::event::Event;
use crate::pieces::Piece;
use crate::state::State;
use crate::{Player, Tuscany};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::contract::Scoring;
use signoria_core::{Audience, Eye, Outcome, Points, Referee, Seat, Sink, Standing};

impl Tuscany {
    /// Green counts on red and stays. T8.1
    pub(crate) fn score_phase(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let phase = s.phase;
        for seat in Seat::all(self.kit.seats) {
            let points = &mut s.players[seat].points;
            points.phases[usize::from(phase) - 1] = points.green();
        }
        sink.event(Audience::All, |_| {
            let points = s.players.iter(self.kit.seats).map(|(_, player)| player.points);
            let (green, red) = points.map(|points| (points.green(), points.red())).unzip();
            Event::PhaseScored { phase, green, red }
        });
    }

    /// What a player has kept, in red points: cards, stored tiles, stored hexagons, marble, workers. T8.2
    pub(crate) fn kept(&self, player: &Player) -> [u8; 5] {
        let stored =
            |wanted: fn(&Piece) -> bool| player.storage.iter().flatten().filter(|item| wanted(item)).count() as u8;
        let [tile, hexagon, marble, worker] = self.kit.components.points_kept;
        [
            player.held / self.kit.components.cards_per_point,
            tile * stored(|item| matches!(item, Piece::Tile(_))),
            hexagon * stored(|item| matches!(item, Piece::Hexagon)),
            marble * player.marble,
            worker * player.workers,
        ]
    }

    pub(crate) fn score_kept(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.kit.seats) {
            let kept = self.kept(&s.players[seat]);
            let points = &mut s.players[seat].points;
            points.kept = kept;
            let red = points.red();
            sink.event(Audience::All, |_| Event::FinalScored { seat, kept, red });
        }
    }
}

impl Scoring for Tuscany {
    /// Red points are the score; green ones are what the points of the phases are made from. T8.1, T8.2
    fn standings(&self, s: &State, _: Eye) -> Vec<Standing> {
        let standing = |player: &Player| {
            let points = &player.points;
            let green = |source, points| Points { counts: false, ..Points::of(source, points) };
            Standing::of(vec![
                green("tuscany-source-regions", points.regions),
                green("tuscany-source-colours", points.colours),
                green("tuscany-source-goods", points.goods),
                green("tuscany-source-storage", points.storage),
                green("tuscany-source-green-yields", points.green_yields),
                Points::of("tuscany-source-phase-1", points.phases[0]),
                Points::of("tuscany-source-phase-2", points.phases[1]),
                Points::of("tuscany-source-phase-3", points.phases[2]),
                Points::of("tuscany-source-red-yields", points.red_yields),
                Points::of("tuscany-source-cards", points.kept[0]),
                Points::of("tuscany-source-tiles", points.kept[1]),
                Points::of("tuscany-source-hexagons", points.kept[2]),
                Points::of("tuscany-source-marble", points.kept[3]),
                Points::of("tuscany-source-workers", points.kept[4]),
            ])
        };
        s.players.iter(self.kit.seats).map(|(_, player)| standing(player)).collect()
    }

    /// Most red points; then more empty fields; then more green points; else shared. T8.3, TA20
    fn outcome(&self, s: &State, _: Referee) -> Outcome {
        let players = || s.players.iter(self.kit.seats).map(|(_, player)| player);
        let key = |player: &Player| (player.points.red(), player.empty_fields(), player.points.green());
        let keys: Vec<_> = players().map(key).collect();
        Outcome::ranked(players().map(|player| player.points.red().into()).collect(), &keys)
    }
}
