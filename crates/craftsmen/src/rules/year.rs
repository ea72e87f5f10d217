//! Chapter 8.1: the change of year; chapter 8.2: the end.

use crate::data::{CITY, SHIPS};
use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{COLUMNS, Capital, Color, VALUES};
use crate::state::{Cards, Marker, Source, State};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use core::cmp::Reverse;
use signoria_core::contract::Scoring;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

/// Cards of an investment. C8.1.4
pub(super) const INVESTED: u8 = 4;

/// One card of each colour, in every way that a hand allows: their values. C8.1.4
pub(crate) fn investments(hand: &Cards) -> impl Iterator<Item = [u8; Color::COUNT]> + '_ {
    let values = move |color: Color| (1..=VALUES as u8).filter(move |value| hand[Capital::of(color, *value).idx()] > 0);
    values(Color::Purple).flat_map(move |purple| {
        values(Color::Green).flat_map(move |green| {
            values(Color::Blue).flat_map(move |blue| values(Color::Red).map(move |red| [purple, green, blue, red]))
        })
    })
}

/// The cards of an investment. C8.1.4
pub(crate) fn invested(values: [u8; Color::COUNT]) -> [Capital; Color::COUNT] {
    core::array::from_fn(|color| Capital::of(Color::ALL[color], values[color]))
}

impl Craftsmen {
    // C8.1.1 to C8.1.3
    pub(super) fn year(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        s.act = crate::state::Act::NONE;
        s.guild = None;
        let year = s.year;
        sink.event(Audience::All, |_| Event::YearEnds { year });
        for ship in 0..SHIPS as u8 {
            self.sail(s, ship, sink);
        }
        for seat in Seat::all(self.kit.seats) {
            let sets = self.halves(s, seat).into_iter().min().unwrap_or(0);
            if sets > 0 {
                let points = CITY * i16::from(sets);
                s.players[seat].scores(Source::City, points);
                sink.event(Audience::All, |_| Event::City { seat, sets, points });
            }
        }
        for seat in Seat::all(self.kit.seats) {
            let markers = s.granary.as_flattened().iter().filter(|marker| **marker == Marker::of(seat)).count() as u8;
            if markers > 0 {
                s.players[seat].scores(Source::Granary, markers.into());
                sink.event(Audience::All, |_| Event::GranaryPoints { seat, markers });
            }
        }
        for queue in &mut s.granary {
            // What is left moves down.
            let neutral = queue.iter().filter(|marker| **marker == Marker::NEUTRAL).count();
            *queue = core::array::from_fn(|place| if place < neutral { Marker::NEUTRAL } else { Marker::NONE });
        }
        s.cursor = 0;
        s.frames.replace(Frame::Step(Step::Invest));
    }

    /// Who has markers on a ship, who has most first: of equals who has the highest row, then further left. C8.1.1, C10.15
    #[must_use]
    pub fn on_ship(&self, s: &State, ship: u8) -> Vec<(Seat, u8)> {
        let rows = || self.kit.components.holds.iter().zip(&s.holds).filter(|(hold, _)| hold.ship == ship);
        let mut ranks: Vec<(Reverse<u8>, (u8, u8), Seat)> = Vec::new();
        for seat in Seat::all(self.kit.seats) {
            let places = rows().flat_map(|(hold, queue)| {
                let own = queue.iter().zip(0..).filter(|(marker, _)| **marker == Marker::of(seat));
                own.map(move |(_, place)| (hold.row, place))
            });
            let (count, best) = places.fold((0, None::<(u8, u8)>), |(count, best), place| {
                (count + 1, Some(best.map_or(place, |best| best.min(place))))
            });
            ranks.extend(best.map(|best| (Reverse(count), best, seat)));
        }
        ranks.sort_unstable();
        ranks.into_iter().map(|(Reverse(count), _, seat)| (seat, count)).collect()
    }

    /// What a player's markers on a ship are worth.
    #[must_use]
    pub fn cargo(&self, s: &State, ship: u8, seat: Seat) -> i16 {
        let rows = self.kit.components.holds.iter().zip(&s.holds).filter(|(hold, _)| hold.ship == ship);
        let own = |queue: &[Marker; 2]| queue.iter().filter(|marker| **marker == Marker::of(seat)).count() as i16;
        rows.map(|(hold, queue)| i16::from(hold.points) * own(queue)).sum()
    }

    /// Bonus points by markers, and the value of the row for each marker. C8.1.1
    fn sail(&self, s: &mut State, ship: u8, sink: &mut impl Sink<Event>) {
        let bonuses = &self.kit.components.bonuses[usize::from(ship)];
        for (place, (seat, markers)) in self.on_ship(s, ship).into_iter().enumerate() {
            let bonus = bonuses.get(place).copied().unwrap_or(0);
            let cargo = self.cargo(s, ship, seat);
            s.players[seat].scores(Source::Cargo, cargo);
            s.players[seat].scores(Source::Ships, bonus.into());
            sink.event(Audience::All, |_| Event::Sailed { seat, ship, markers, cargo, bonus });
        }
        for (hold, queue) in self.kit.components.holds.iter().zip(&mut s.holds) {
            if hold.ship == ship {
                *queue = [Marker::NONE; 2];
            }
        }
    }

    /// The next player with cards enough for an investment. C8.1.4, CA45
    pub(super) fn invest_on(&self, s: &mut State) {
        while s.cursor < self.kit.seats {
            let seat = s.order[usize::from(s.cursor)];
            s.cursor += 1;
            if s.players[seat].hand.len() >= INVESTED {
                self.next_turn(s, SeatSet::only(seat));
                s.frames.ask(Question::Invest(seat));
                return;
            }
        }
        // C8.1.5
        s.granary = [[Marker::NEUTRAL; 2]; COLUMNS];
        s.cursor = 0;
        s.frames.replace(Frame::Step(Step::RoundEnd));
    }

    // CD33, CD34
    pub(super) fn legal_invest(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        let hand = s.players[seat].capital(referee);
        let invest = |[purple, green, blue, red]: [u8; Color::COUNT]| Action::Invest { purple, green, blue, red };
        out.extend(investments(&hand).map(invest));
        out.push(Action::Pass);
    }

    pub(super) fn invest(&self, s: &mut State, seat: Seat, values: [u8; Color::COUNT], sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let cards = invested(values).to_vec();
        for kind in &cards {
            s.players[seat].lose(*kind, SeatSet::EVERYBODY, sink);
            s.pile.put(kind.idx());
        }
        let points = values.into_iter().sum::<u8>();
        s.players[seat].scores(Source::Investment, points.into());
        sink.event(Audience::All, |_| Event::Invested { seat, cards, points });
    }

    // C8.2.1
    pub(super) fn end(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        s.turn_of = SeatSet::EMPTY;
        s.frames.replace(Frame::Over);
        for (seat, player) in s.players.iter(self.kit.seats) {
            if player.tokens != 0 {
                let points = self.token_points(player);
                sink.event(Audience::All, |_| Event::TokenPoints { seat, points });
            }
        }
        let winners = self.outcome(s, referee).winners().iter().collect();
        sink.event(Audience::All, |_| Event::Ended { winners });
    }

    pub(super) fn declines(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        sink.event(Audience::All, |_| Event::Declined { seat });
    }
}
