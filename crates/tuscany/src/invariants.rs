//! Chapter 13: what always holds when the top frame waits for an answer.

use crate::data::{FIELDS, OWN_TILES, STACK};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::Piece;
use crate::pieces::{Bonus, Face, Kind, Tile};
use crate::state::estate;
use crate::state::{Player, State};
use crate::{DISPLAY, Tuscany};
use alloc::vec::Vec;
use signoria_core::contract::Checks;
use signoria_core::hex::bits;
use signoria_core::{Referee, Seat};

impl Checks for Tuscany {
    fn invariants(&self, s: &State, referee: Referee) -> Vec<&'static str> {
        let all_players =
            |holds: &dyn Fn(Seat, &Player) -> bool| s.players.iter(self.kit.seats).all(|(i, p)| holds(i, p));
        let checks = [
            ("T13.1 region cards", self.region_cards_kept(s, referee)),
            ("T3.7 cards drawn and paid since the last shuffle", self.drawn_kept(s, referee)),
            ("T13.2 yield cards", self.yield_cards_kept(s)),
            (
                "T13.3 neutral tiles",
                Face::all().all(|f| self.count(s, Tile::neutral(f)) == self.kit.components.neutral[f.idx()]),
            ),
            ("T13.4 own tiles", all_players(&|seat, player| self.own_tiles_kept(s, seat, player))),
            ("T13.5 stacks", all_players(&|_, player| player.stacks.len() <= OWN_TILES.into())),
            ("T13.6 bonus tiles", self.bonus_tiles_kept(s)),
            ("T13.7 display", self.display_in_order(s)),
            ("T13.8 estates", all_players(&|_, player| self.estate_in_order(s, player))),
            (
                "T13.9 storage",
                all_players(&|_, player| {
                    player.storage[usize::from(self.capacity_of(player))..].iter().all(Option::is_none)
                }),
            ),
            ("T13.11 colour bonus tiles", self.colours_in_order(s)),
            ("T13.12 phases", self.phases_in_order(s)),
            ("T13.14 frames", self.frames_in_order(s, referee)),
            ("T3.2 sizes of hands", all_players(&|_, p| p.hand.peek(referee).iter().sum::<u8>() == p.held)),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}

impl Tuscany {
    fn region_cards_kept(&self, s: &State, referee: Referee) -> bool {
        (0..8).all(|kind| {
            let hands = s.players.iter(self.kit.seats).map(|(_, player)| player.hand.peek(referee)[kind]);
            s.deck.count(kind) + s.spent.count(kind) + hands.sum::<u8>() == self.kit.components.cards[kind]
        })
    }

    fn drawn_kept(&self, s: &State, referee: Referee) -> bool {
        (0..8).all(|kind| {
            let drawn = s.players.iter(self.kit.seats).map(|(_, player)| player.drawn.peek(referee)[kind]);
            let paid = s.players.iter(self.kit.seats).map(|(_, player)| player.paid[0][kind] + player.paid[1][kind]);
            s.deck.count(kind) + drawn.sum::<u8>() == s.shuffled[kind] && paid.sum::<u8>() == s.spent.count(kind)
        })
    }

    fn yield_cards_kept(&self, s: &State) -> bool {
        let counts = self.kit.components.yields.iter().map(|card| card.count).enumerate();
        counts.clone().all(|(card, count)| s.yields.count(card) + s.spent_yields.count(card) == count)
    }

    /// How many of a tile lie anywhere but face down.
    fn open(&self, s: &State, tile: Tile) -> u8 {
        let lies = |piece: &&Option<Piece>| **piece == Some(Piece::Tile(tile));
        let at_players = s
            .players
            .iter(self.kit.seats)
            .map(|(_, player)| player.pieces.iter().filter(lies).count() + player.storage.iter().filter(lies).count());
        let shown = s.display.iter().filter(|shown| **shown == Some(tile)).count();
        (at_players.sum::<usize>() + shown) as u8 + s.discards[tile.idx()] + s.removed[tile.idx()]
    }

    fn count(&self, s: &State, neutral: Tile) -> u8 {
        self.open(s, neutral) + s.pile.count(neutral.face().idx())
    }

    fn own_tiles_kept(&self, s: &State, seat: Seat, player: &Player) -> bool {
        let tiles = Face::all().all(|face| {
            let own = self.open(s, Tile::own(seat, face)) + player.stacks.count(face.idx());
            own == self.kit.components.own[face.idx()]
        });
        // The starting castle never moves.
        let castles = player.pieces.iter().filter(|piece| **piece == Some(Piece::StartingCastle)).count();
        tiles && castles == usize::from(player.covered != 0) && !player.storage.contains(&Some(Piece::StartingCastle))
    }

    fn bonus_tiles_kept(&self, s: &State) -> bool {
        let kinds = Bonus::ALL.into_iter().all(|bonus| {
            let owned = s.players.iter(self.kit.seats).map(|(_, player)| player.has(bonus));
            s.bonus[bonus.idx()] + owned.sum::<u8>() == self.kit.components.bonus_count[bonus.idx()]
        });
        let players = s.players.iter(self.kit.seats).all(|(_, player)| {
            let cities = (player.covered & player.kinds[Kind::City.idx()]).count_ones() as u8;
            player.bonus.iter().sum::<u8>() <= 1 + cities
        });
        kinds && players
    }

    fn display_in_order(&self, s: &State) -> bool {
        // While tiles are being turned up it may be otherwise for a moment.
        if matches!(s.frames.top(), Frame::Draw(Draw::First | Draw::Neutral | Draw::Own { .. })) {
            return true;
        }
        let shown = s.display.iter().flatten();
        let few = Kind::ALL.into_iter().all(|kind| {
            (shown.clone().filter(|tile| tile.kind() == kind).count() as u8) < self.kit.components.purge_at
        });
        few && (shown.count() == DISPLAY || s.neutral_left() == [0; 8])
    }

    fn estate_in_order(&self, s: &State, player: &Player) -> bool {
        if s.round == 0 && player.covered == 0 {
            return player.kinds == [0; 8] && player.pieces == [None; FIELDS];
        }
        let adjacent = self.adjacent(player.shifts);
        let all = player.kinds.iter().fold(0, |all, set| all | set);
        let fields: u32 = player.kinds.iter().map(|set| set.count_ones()).sum();
        let kinds = all == (1 << FIELDS) - 1 && fields == FIELDS as u32;
        let at_home = player.pieces.iter().enumerate().all(|(field, piece)| match piece {
            Some(Piece::Tile(tile)) => player.kinds[tile.kind().idx()] >> field & 1 == 1,
            Some(Piece::StartingCastle) => player.kinds[Kind::Castle.idx()] >> field & 1 == 1,
            Some(Piece::Hexagon) | None => true,
        });
        let covered =
            (0..).zip(&player.pieces).filter(|(_, piece)| piece.is_some()).fold(0, |set, (i, _)| set | 1 << i);
        let beside = bits(covered.into()).fold(0, |set, field| set | adjacent[field]);
        let start = player.pieces.iter().position(|piece| *piece == Some(Piece::StartingCastle));
        let whole = start.is_some_and(|start| estate::region(adjacent, covered, start) == covered);
        kinds && at_home && covered == player.covered && beside == player.beside && whole
    }

    fn colours_in_order(&self, s: &State) -> bool {
        // A piece whose points are still due has not used its tile yet.
        if s.frames.all().iter().any(|frame| matches!(frame, Frame::Step(Step::Placed { .. }))) {
            return true;
        }
        (0..8).all(|kind| {
            let done = |player: &Player| player.kinds[kind] != 0 && player.kinds[kind] & !player.covered == 0;
            let players = s.players.iter(self.kit.seats).filter(|(_, player)| done(player)).count();
            usize::from(s.colours[kind]) == players.min(2)
        })
    }

    fn phases_in_order(&self, s: &State) -> bool {
        let most = s.players.iter(self.kit.seats).map(|(_, player)| player.shown()).max().unwrap_or(0);
        let end = STACK * s.phase;
        let shown =
            if s.triggered { (end..=end + 2).contains(&most) || s.phase == 3 && most >= end } else { most < end };
        shown && (1..=3).contains(&s.phase) && (!s.final_round || s.phase == 3 && s.triggered)
    }

    fn frames_in_order(&self, s: &State, referee: Referee) -> bool {
        match s.frames.all() {
            [.., Frame::Step(Step::Hands(_))] => s.round == 0,
            [Frame::Draw(Draw::Deal { .. })] => s.round == 0,
            [Frame::Ask(Question::Estates | Question::StartBonus { .. })] => s.round == 0,
            [Frame::Ask(Question::Action { extra })] => s.round > 0 && (!extra || s.active().marble > 0),
            [.., _, Frame::Step(Step::TurnOver { .. })] => s.round > 0,
            [Frame::Over] => s.final_round || s.phase == 3 && self.is_deadlocked(s, referee),
            _ => false,
        }
    }
}
