//! Chapter 5.3: the objects, and recruiting (5.7).

use crate::data::{AWARD, TOUCH};
use crate::event::Event;
use crate::frame::{Frame, Question, Step};
use crate::pieces::{Card, Cards, Landscape, Lot, Pile, Profession, Tile};
use crate::state::{Source, State};
use crate::{Action, Florence, cells_of};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, Sink};

impl Florence {
    /// An object that was won takes effect. F5.3
    pub(super) fn gain(&self, s: &mut State, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let player = &mut s.players[seat];
        match lot {
            Lot::Forest => s.frames.step(Step::Landscape(seat, Landscape::Forest)),
            Lot::Lake => s.frames.step(Step::Landscape(seat, Landscape::Lake)),
            Lot::Park => s.frames.step(Step::Landscape(seat, Landscape::Park)),
            // F8.2.3
            Lot::Landscape => {
                let mut kinds = self.kinds(s, seat);
                let (first, other) = (kinds.next(), kinds.next());
                drop(kinds);
                match first.filter(|_| other.is_none()) {
                    Some(only) => s.frames.step(Step::Landscape(seat, only)),
                    None => s.frames.ask(Question::Kind(seat)),
                }
            }
            // F5.3.3
            Lot::Jester => {
                player.won[lot.idx()] += 1;
                player.jesters += 1;
                s.jesters -= 1;
                let jesters = player.jesters;
                sink.event(Audience::All, |_| Event::Jester { seat, jesters });
            }
            // F5.3.4
            Lot::Builder => {
                player.won[lot.idx()] += 1;
                player.builders += 1;
                s.builders -= 1;
                let builders = player.builders;
                let points = if builders >= TOUCH { AWARD } else { 0 };
                player.score(Source::Builders, points);
                sink.event(Audience::All, |_| Event::Builder { seat, builders, points });
            }
            // F5.3.5
            Lot::PrestigeCard => {
                player.won[lot.idx()] += 1;
                self.look(s, seat, Pile::Prestige, 0, sink);
            }
            // F5.3.6
            Lot::RecruitingCard => {
                player.won[lot.idx()] += 1;
                player.recruiting += 1;
                s.recruiting -= 1;
                if !self.targets(s, seat).is_empty() {
                    s.frames.ask(Question::Recruit(seat));
                }
            }
        }
    }

    // FD5
    pub(super) fn legal_kinds(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.kinds(s, seat).map(Action::Landscape));
    }

    /// A landscape is placed at once; where it can lie in one way alone, there it lies. F5.3.1
    pub(super) fn landscape_on(&self, s: &mut State, seat: Seat, kind: Landscape, sink: &mut impl Sink<Event>) {
        let tile = Tile::Landscape(kind);
        match self.only_place(s, seat, tile) {
            Some(mask) => {
                s.frames.pop();
                self.lay_landscape(s, seat, kind, mask, sink);
            }
            None => s.frames.replace(Frame::Ask(Question::Place(seat, tile))),
        }
    }

    pub(super) fn lay_landscape(
        &self,
        s: &mut State,
        seat: Seat,
        kind: Landscape,
        mask: u64,
        sink: &mut impl Sink<Event>,
    ) {
        let player = &mut s.players[seat];
        s.landscapes[kind.idx()] -= 1;
        player.won[kind.idx()] += 1;
        player.lay(Tile::Landscape(kind), mask);
        let points = if player.landscapes[kind.idx()] > 1 { AWARD } else { 0 };
        player.score(Source::Landscapes, points);
        let tile = Tile::Landscape(kind);
        sink.event(Audience::All, |_| Event::Landscape { seat, tile, cells: cells_of(mask).collect(), points });
    }

    /// The professions on the tables of opponents. F5.7.2
    pub(crate) fn targets(&self, s: &State, seat: Seat) -> Cards {
        let others = Seat::all(self.kit.seats).filter(|other| *other != seat);
        others.fold(Cards::NONE, |all, other| all.or(s.players[other].table))
    }

    pub(super) fn legal_recruits(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        if s.players[seat].recruiting > 0 {
            out.extend(self.targets(s, seat).professions().map(Action::Recruit));
        }
    }

    /// The profession comes into the hand, the recruiting card takes its place. F5.7.2
    pub(super) fn recruit(
        &self,
        s: &mut State,
        seat: Seat,
        profession: Profession,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        let card = Card::from(profession);
        let from = self.table_of(s, profession).expect("the profession lies on a table");
        let victim = &mut s.players[from];
        victim.table = victim.table.without(card);
        victim.left += 1;
        let player = &mut s.players[seat];
        player.recruiting -= 1;
        player.held[Pile::Profession.idx()] += 1;
        player.open = player.open.with(card);
        player.know(referee, |own| own.hand = own.hand.with(card));
        sink.event(Audience::All, |_| Event::Recruited { seat, from, card: profession });
    }

    /// On whose table a profession lies.
    pub(crate) fn table_of(&self, s: &State, profession: Profession) -> Option<Seat> {
        Seat::all(self.kit.seats).find(|seat| s.players[*seat].table.has(profession.into()))
    }
}
