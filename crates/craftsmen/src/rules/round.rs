//! Chapters 4, 5.2, 5.8 to 5.12: the course of a round, privileges, the Town Hall, the final phase.

use crate::data::{HAND_AT_END, HELPERS, TOKENS, WORK, YEARS};
use crate::event::Event;
use crate::frame::{Question, Step};
use crate::pieces::{Favour, Guild, Season, Tier};
use crate::state::{Act, Disc, State};
use crate::{Action, Craftsmen, Frame};
use alloc::vec::Vec;
use signoria_core::{Audience, Referee, Seat, SeatSet, Sink};

impl Craftsmen {
    /// The players in turn order.
    pub(crate) fn in_order(&self, s: &State) -> impl Iterator<Item = Seat> + use<> {
        s.order.into_iter().take(self.kit.seats.into())
    }

    /// The next turn begins.
    pub(super) fn next_turn(&self, s: &mut State, seats: SeatSet) {
        s.turns += 1;
        s.turn_of = seats;
    }

    // C4.2, C4.3
    pub(super) fn begin_round(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        for seat in Seat::all(self.kit.seats) {
            debug_assert!(s.players[seat].helpers == HELPERS);
            s.players[seat].passed = false;
            s.used[seat] = 0;
        }
        let (year, season) = (s.year, s.season);
        sink.event(Audience::All, |_| Event::Round { year, season });
        if season == Season::Winter {
            self.begin_stage(s, Guild::Builders, sink);
        } else {
            self.begin_helpers(s);
        }
    }

    pub(super) fn begin_stage(&self, s: &mut State, guild: Guild, sink: &mut impl Sink<Event>) {
        s.guild = Some(guild);
        s.cursor = 0;
        s.frames.replace(Frame::Step(Step::Stage));
        sink.event(Audience::All, |_| Event::Stage { guild });
    }

    /// The next disc from left to right, the lower one first; in winter the next player. C5.2.1, C5.12.1
    pub(super) fn stage_on(&self, s: &mut State) {
        let guild = s.guild.expect("a stage is a guild's");
        s.act = Act::NONE;
        if s.season == Season::Winter {
            if s.cursor < self.kit.seats {
                let seat = s.order[usize::from(s.cursor)];
                s.cursor += 1;
                self.begin_action(s, seat, guild);
            } else {
                self.end_stage(s, guild);
            }
            return;
        }
        let queue = s.queues[guild.idx()];
        while let Some(disc) = queue.as_flattened().get(usize::from(s.cursor)) {
            let place = s.cursor;
            s.cursor += 1;
            if let Some(seat) = disc.seat() {
                s.act.disc = Some((place / 2, place % 2));
                self.begin_action(s, seat, guild);
                return;
            }
        }
        self.end_stage(s, guild);
    }

    fn begin_action(&self, s: &mut State, seat: Seat, guild: Guild) {
        self.next_turn(s, SeatSet::only(seat));
        match guild {
            Guild::Bankers => s.frames.ask(Question::Take(seat)),
            Guild::Builders => {
                s.frames.step(Step::Tokens(seat));
                s.frames.step(Step::Build(seat));
            }
            Guild::Notary => {
                // Who cannot act is asked for the privilege once.
                if self.may_act_at_notary(s, seat) {
                    s.frames.step(Step::Peek(seat));
                    s.frames.step(Step::Notary(seat));
                }
                s.frames.step(Step::Peek(seat));
            }
            Guild::Craft => {
                s.act.points = WORK[usize::from(s.year) - 1];
                s.frames.step(Step::Work(seat));
            }
            Guild::Merchants => {
                if self.may_purchase(s, seat) {
                    s.frames.ask(Question::Merchant(seat));
                }
            }
            Guild::TownHall => {
                if self.favours(s, seat).next().is_some() {
                    s.frames.ask(Question::Hall(seat));
                }
            }
        }
    }

    /// A window follows, but not after the last stage. C4.4, C5.10.1
    fn end_stage(&self, s: &mut State, guild: Guild) {
        let winter = s.season == Season::Winter;
        s.cursor = 0;
        if guild == Guild::TownHall {
            self.discs_home(s);
            s.frames.replace(Frame::Step(Step::Final));
        } else if winter && guild == Guild::Craft {
            let last = if self.kit.components.winter_final { Step::Final } else { Step::Year };
            s.frames.replace(Frame::Step(last));
        } else {
            s.frames.replace(Frame::Step(Step::Window));
        }
    }

    /// The next player with a work token and a use for it. C5.10.1
    pub(super) fn window_on(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        s.act = Act::NONE;
        while s.cursor < self.kit.seats {
            let seat = s.order[usize::from(s.cursor)];
            if s.players[seat].work > 0 && self.has_use(s, seat) {
                self.next_turn(s, SeatSet::only(seat));
                s.frames.ask(Question::Token(seat));
                return;
            }
            s.cursor += 1;
        }
        let done = s.guild.expect("a window follows a stage");
        let next = if s.season == Season::Winter { Guild::Craft } else { Guild::ALL[done.idx() + 1] };
        self.begin_stage(s, next, sink);
    }

    /// Whether the disc that acts may use its privilege. C5.2.2, C5.12.2
    #[must_use]
    pub fn may_use_privilege(&self, s: &State, seat: Seat) -> bool {
        !s.act.privileged && (self.is_gold(s) || s.players[seat].privileges > 0)
    }

    /// Whether the disc that acts lies on the gold space.
    #[must_use]
    pub fn is_gold(&self, s: &State) -> bool {
        matches!(s.act.disc, Some((0, _)))
    }

    /// A disc on gold never returns a token. C5.2.2
    pub(super) fn use_privilege(&self, s: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        let token = !self.is_gold(s);
        s.act.privileged = true;
        s.used[seat] += 1;
        if token {
            s.players[seat].privileges -= 1;
            s.privileges += 1;
        }
        let guild = s.guild.expect("a privilege is a guild's");
        if let Some((space, level)) = s.act.disc {
            s.queues[guild.idx()][usize::from(space)][usize::from(level)].use_privilege();
        }
        sink.event(Audience::All, |_| Event::UsedPrivilege { seat, guild, token });
    }

    // C5.8.1 to C5.8.3, C8.4.3
    pub(crate) fn favours(&self, s: &State, seat: Seat) -> impl Iterator<Item = Favour> {
        let player = &s.players[seat];
        let there = [
            s.privileges > 0 && player.privileges < TOKENS,
            s.work > 0 && player.work < TOKENS,
            s.changes[..self.changes()].contains(&None),
        ];
        Favour::ALL.into_iter().filter(move |favour| there[favour.idx()])
    }

    // CD30
    pub(super) fn favour(&self, s: &mut State, seat: Seat, favour: Favour, sink: &mut impl Sink<Event>) {
        s.frames.pop();
        let player = &mut s.players[seat];
        match favour {
            Favour::Privilege => {
                s.privileges -= 1;
                player.privileges += 1;
            }
            Favour::Work => {
                s.work -= 1;
                player.work += 1;
            }
            Favour::Order => {
                let (space, level) = s.act.disc.expect("a disc stands in the Town Hall");
                s.queues[Guild::TownHall.idx()][usize::from(space)][usize::from(level)] = Disc::NONE;
                let free = s.changes.iter_mut().find(|place| place.is_none()).expect("a space is free");
                *free = Some(seat);
            }
        }
        sink.event(Audience::All, |_| Event::Favour { seat, favour });
    }

    /// Discs that used a privilege wait on the pictures of their guilds. C5.9.1
    fn discs_home(&self, s: &mut State) {
        for guild in Guild::ALL {
            for disc in s.queues[guild.idx()].as_flattened_mut() {
                if let Some(seat) = disc.seat() {
                    if disc.used() {
                        s.pictures[guild.idx()][seat.idx()] += 1;
                    } else {
                        s.players[seat].helpers += 1;
                    }
                }
                *disc = Disc::NONE;
            }
        }
    }

    /// Privilege tokens, then the new order, then the last discs. C5.11
    pub(super) fn final_phase(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        s.act = Act::NONE;
        s.guild = None;
        sink.event(Audience::All, |_| Event::FinalPhase);
        let fewest = self.in_order(s).map(|seat| s.used[seat]).min().unwrap_or(0);
        let first: Vec<Seat> = self.in_order(s).filter(|seat| s.used[*seat] == fewest).collect();
        // C8.4.4
        let tie = self.kit.seats == 2 && first.len() == 2;
        for seat in first.into_iter().filter(|_| !tie) {
            if s.privileges > 0 && s.players[seat].privileges < TOKENS {
                s.privileges -= 1;
                s.players[seat].privileges += 1;
                sink.event(Audience::All, |_| Event::Fewest { seat, used: fewest });
            }
        }
        self.change_order(s, sink);
        for guild in Guild::ALL {
            for seat in Seat::all(self.kit.seats) {
                s.players[seat].helpers += core::mem::take(&mut s.pictures[guild.idx()][seat.idx()]);
            }
        }
        s.cursor = 0;
        s.frames.replace(Frame::Step(if s.season == Season::Winter { Step::Year } else { Step::RoundEnd }));
    }

    /// C5.11.2, CA27; C8.4.5
    fn change_order(&self, s: &mut State, sink: &mut impl Sink<Event>) {
        let before: Vec<Seat> = self.in_order(s).collect();
        let mut order: Vec<Seat> = Vec::with_capacity(before.len());
        if self.kit.seats == 2 {
            order.extend(before.iter().rev());
        } else {
            for seat in s.changes.iter_mut().filter_map(Option::take) {
                s.players[seat].helpers += 1;
                if !order.contains(&seat) {
                    order.push(seat);
                }
            }
            let first = order.len();
            order.extend(before.iter().filter(|seat| !order[..first].contains(seat)).copied().collect::<Vec<_>>());
        }
        if order != before {
            order.iter().zip(&mut s.order).for_each(|(seat, place)| *place = *seat);
            sink.event(Audience::All, |_| Event::Order { order });
        }
    }

    /// Hands come down to eight, in turn order; then the calendar moves on. C4.5
    pub(super) fn round_end(&self, s: &mut State, referee: Referee, sink: &mut impl Sink<Event>) {
        while s.cursor < self.kit.seats {
            let seat = s.order[usize::from(s.cursor)];
            s.cursor += 1;
            if let Some(surplus) = s.players[seat].hand.len().checked_sub(HAND_AT_END).filter(|surplus| *surplus > 0) {
                self.next_turn(s, SeatSet::only(seat));
                self.ask_discard(s, seat, surplus, false, referee, sink);
                return;
            }
        }
        s.cursor = 0;
        if s.season != Season::Winter {
            s.season = Season::ALL[s.season.idx() + 1];
        } else if s.year < YEARS {
            s.year += 1;
            s.season = Season::Spring;
        } else {
            self.end(s, referee, sink);
            return;
        }
        s.frames.replace(Frame::Step(Step::Round));
    }

    /// Whether the stack of a deck has a card. C5.5.11, C10.2
    pub(crate) fn has_stack(&self, s: &State, tier: Tier) -> bool {
        !s.stacks[tier.idx()].is_empty()
    }

    // CD30
    pub(super) fn legal_favours(&self, s: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.favours(s, seat).map(Action::Hall));
        out.push(Action::Pass);
    }
}
