//! Chapter 5.1: helpers are sent, and fees are paid.

use crate::data::{CHANGES, FEE, MOST_IN_GUILD, OWN_HELPERS, SPACES};
use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{Capital, Guild};
use crate::state::{Disc, Source, State};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

/// The space where stacking is free. C5.1.3
pub const RIBBON: usize = 2;

impl Craftsmen {
    /// Spaces of each queue. C5.1.3, C8.4.1
    pub(crate) fn spaces(&self) -> usize {
        if self.kit.seats == 2 { SPACES - 1 } else { SPACES }
    }

    /// Spaces of the order-change track: with two players nobody changes the order. C5.8.3, C8.4.3
    pub(crate) fn changes(&self) -> usize {
        if self.kit.seats == 2 { 0 } else { CHANGES }
    }

    /// The fee in points. C5.1.5
    #[must_use]
    pub fn fee(&self, s: &State) -> i16 {
        FEE[usize::from(s.year.max(1)) - 1]
    }

    /// Whose disc lies alone on a space.
    #[must_use]
    pub fn single(&self, s: &State, guild: Guild, space: usize) -> Option<Seat> {
        let [lower, upper] = s.queues[guild.idx()][space];
        lower.seat().filter(|_| upper == Disc::NONE)
    }

    /// Whether a player owes a fee for a space with that disc. C5.1.5, C8.4.2
    #[must_use]
    pub fn owes(&self, seat: Seat, owner: Seat, space: usize) -> bool {
        owner != seat && space != RIBBON && self.kit.seats > 2
    }

    /// Whether a player may set a helper upon the disc of a space. C5.1.4, C5.1.5
    pub(crate) fn stacks(&self, s: &State, seat: Seat, guild: Guild, space: usize) -> bool {
        let player = &s.players[seat];
        let pays = !player.hand.is_empty() || player.score >= self.fee(s);
        self.single(s, guild, space).is_some_and(|owner| pays || !self.owes(seat, owner, space))
    }

    /// The first empty space of a queue. C5.1.3
    #[must_use]
    pub fn free_space(&self, s: &State, guild: Guild) -> Option<usize> {
        (0..self.spaces()).find(|space| s.queues[guild.idx()][*space][0] == Disc::NONE)
    }

    /// How many discs of a player and of all are in a guild.
    #[must_use]
    pub fn discs(&self, s: &State, seat: Seat, guild: Guild) -> (u8, u8) {
        let discs = s.queues[guild.idx()].as_flattened().iter();
        discs.filter_map(|disc| disc.seat()).fold((0, 0), |(own, all), of| (own + u8::from(of == seat), all + 1))
    }

    /// Whether a guild accepts a helper. C5.1.2
    pub(crate) fn accepts(&self, s: &State, seat: Seat, guild: Guild) -> bool {
        let (own, all) = self.discs(s, seat, guild);
        own < OWN_HELPERS
            && all < MOST_IN_GUILD[usize::from(self.kit.seats) - 2]
            && (self.free_space(s, guild).is_some()
                || (0..self.spaces()).any(|space| self.stacks(s, seat, guild, space)))
    }

    /// The next player in turn order, round and round. C5.1.1
    pub(super) fn helpers_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let seats = self.kit.seats;
        for _ in 0..seats {
            let seat = s.order[usize::from(s.cursor)];
            s.cursor = (s.cursor + 1) % seats;
            let player = &s.players[seat];
            if player.passed || player.helpers == 0 {
                continue;
            }
            if Guild::ALL.into_iter().any(|guild| self.accepts(s, seat, guild)) {
                self.next_turn(s, SeatSet::only(seat));
                s.frames.ask(Question::Helper(seat));
            } else {
                // C5.1.6, C10.5
                self.pass_helpers(s, seat, true, sink);
            }
            return;
        }
        for seat in self.in_order(s) {
            if s.players[seat].helpers > 0 {
                s.players[seat].scores(Source::Helpers, 1);
                sink.event(Audience::All, |_| Event::Unused { seat });
            }
        }
        self.begin_stage(s, Guild::Bankers, sink);
    }

    // C5.1.6
    pub(super) fn pass_helpers(&self, s: &mut State, seat: Seat, forced: bool, sink: &mut impl Sink<Event>) {
        if !forced {
            s.frames.pop();
        }
        s.players[seat].passed = true;
        sink.event(Audience::All, |_| Event::Passed { seat, forced });
    }

    // CD3
    pub(super) fn legal_helper(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Guild::ALL.into_iter().filter(|guild| self.accepts(s, seat, *guild)).map(Action::Helper));
        out.push(Action::Pass);
    }

    // C5.1.3, C5.1.4
    pub(super) fn send(&self, s: &mut State, seat: Seat, guild: Guild, referee: Referee, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        if let Some(space) = self.free_space(s, guild) {
            self.set_disc(s, seat, guild, space, sink);
            return;
        }
        let mut spaces = (0..self.spaces()).filter(|space| self.stacks(s, seat, guild, *space));
        let first = spaces.next().expect("the guild accepts a helper");
        if spaces.next().is_some() {
            s.frames.ask(Question::Space(seat, guild));
        } else {
            self.stack(s, seat, guild, first, referee, sink);
        }
    }

    // CD4
    pub(super) fn legal_space(&self, s: &State, seat: Seat, guild: Guild, out: &mut Vec<Action>) {
        let spaces = (0..self.spaces()).filter(|space| self.stacks(s, seat, guild, *space));
        out.extend(spaces.map(|space| Action::Space(space as u8)));
    }

    pub(super) fn choose_space(
        &self,
        s: &mut State,
        seat: Seat,
        guild: Guild,
        space: u8,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        self.stack(s, seat, guild, space.into(), referee, sink);
    }

    /// The fee comes before the disc. C5.1.5, C8.4.2
    fn stack(
        &self,
        s: &mut State,
        seat: Seat,
        guild: Guild,
        space: usize,
        referee: Referee,
        sink: &mut impl Sink<Event>,
    ) {
        let owner = self.single(s, guild, space).expect("a disc lies alone there");
        s.frames.step(Step::Stack(seat, guild, space as u8));
        if owner != seat && self.kit.seats == 2 {
            sink.event(Audience::All, |_| Event::Compensation { seat: owner });
            s.frames.step(Step::Limit(owner));
            s.frames.step(Step::Draws(owner, 1));
        } else if self.owes(seat, owner, space) {
            let player = &s.players[seat];
            // Everybody can count the cards: who has one and not enough points has no choice.
            match (player.hand.len(), player.score >= self.fee(s)) {
                (0, _) => self.pay_points(s, seat, owner, sink),
                (1, false) => {
                    let kind = player.hand.cards(referee).next().expect("one card is there");
                    s.frames.step(Step::Limit(owner));
                    self.hand_over(s, seat, owner, Capital::at(kind), sink);
                }
                _ => s.frames.ask(Question::Fee(seat, guild, space as u8)),
            }
        }
    }

    // CD5
    pub(super) fn legal_fee(&self, s: &State, seat: Seat, referee: Referee, out: &mut Vec<Action>) {
        if s.players[seat].score >= self.fee(s) {
            out.push(Action::Points);
        }
        self.legal_cards(s, seat, referee, out);
    }

    pub(super) fn pay_fee(
        &self,
        s: &mut State,
        [seat, owner]: [Seat; 2],
        card: Option<Capital>,
        sink: &mut impl Sink<Event>,
    ) {
        s.frames.pop();
        match card {
            None => self.pay_points(s, seat, owner, sink),
            Some(kind) => {
                s.frames.step(Step::Limit(owner));
                self.hand_over(s, seat, owner, kind, sink);
            }
        }
    }

    fn pay_points(&self, s: &mut State, seat: Seat, owner: Seat, sink: &mut impl Sink<Event>) {
        let points = self.fee(s);
        s.players[seat].scores(Source::Fees, -points);
        s.players[owner].scores(Source::Fees, points);
        sink.event(Audience::All, |_| Event::FeePoints { seat, owner, points });
    }

    pub(super) fn stacked(&self, s: &mut State, seat: Seat, guild: Guild, space: u8, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        self.set_disc(s, seat, guild, space.into(), sink);
    }

    fn set_disc(&self, s: &mut State, seat: Seat, guild: Guild, space: usize, sink: &mut impl Sink<Event>) {
        let [lower, upper] = &mut s.queues[guild.idx()][space];
        let place = if *lower == Disc::NONE { lower } else { upper };
        *place = Disc::of(seat);
        s.players[seat].helpers -= 1;
        sink.event(Audience::All, |_| Event::Sent { seat, guild, space: space as u8 });
    }

    /// Goes on where helpers are asked for. C5.1.1
    pub(super) fn begin_helpers(&self, s: &mut State) {
        s.guild = None;
        s.cursor = 0;
        s.frames.replace(Frame::Step(Step::Helpers));
    }
}
