//! Chapter 13: what always holds, one named check a line.

use crate::Craftsmen;
use crate::data::{CHANGES, FAIR, HAND, HAND_AT_END, HELPERS, MOST_CARDS, MOST_IN_GUILD, NEUTRAL, OWN_HELPERS, TOKENS};
use crate::frame::{Frame, Question, Step};
use crate::pieces::{Capital, Card, DECKS, FINALS, FIRST_SAWMILL, Good, Guild, Season, Tier};
use crate::state::{Disc, Marker, Player, State};
use crate::view::Phase;
use alloc::vec::Vec;
use signoria_core::contract::{Checks, Rules};
use signoria_core::{Referee, Seat};

impl Checks for Craftsmen {
    fn invariants(&self, s: &State, referee: Referee) -> Vec<&'static str> {
        let seats = self.kit.seats;
        let each = |holds: &dyn Fn(Seat, &Player) -> bool| s.players.iter(seats).all(|(seat, p)| holds(seat, p));
        let sum = |of: &dyn Fn(&Player) -> u8| s.players.iter(seats).map(|(_, p)| u32::from(of(p))).sum::<u32>();
        let frames = s.frames.all();
        let phase = self.phase(s);
        let setting_up = phase == Phase::SetUp;
        let discarding =
            frames.iter().any(|f| matches!(f, Frame::Ask(Question::Discard(..)) | Frame::Step(Step::Limit(_))));
        let filling = frames
            .iter()
            .any(|f| matches!(f, Frame::Step(Step::Refill | Step::Draws(..) | Step::Bank(_) | Step::Limit(_))));
        let offering = frames.iter().any(|f| {
            matches!(
                f,
                Frame::Step(Step::Offers(_) | Step::Look(..) | Step::Back(..) | Step::Won(_))
                    | Frame::Ask(Question::Show(..) | Question::Side(..))
            )
        });
        let in_bank = s.guild == Some(Guild::Bankers) && phase == Phase::Stage;
        let asked = match s.frames.top() {
            Frame::Ask(question) => {
                let mut legal = Vec::new();
                self.legal(s, question, question.seat(), referee, &mut legal);
                !legal.is_empty() && legal.is_sorted_by(|a, b| a < b)
            }
            Frame::Draw(_) | Frame::Step(_) | Frame::Over => true,
        };
        let in_queues = |seat: Seat| {
            let discs = s.queues.as_flattened().as_flattened().iter();
            discs.filter(|disc| disc.seat() == Some(seat)).count() as u8
        };
        let on_pictures = |seat: Seat| s.pictures.iter().map(|picture| picture[seat.idx()]).sum::<u8>();
        let on_track = |seat: Seat| s.changes.iter().filter(|place| **place == Some(seat)).count() as u8;
        let neutral = s.granary.as_flattened().iter().filter(|marker| **marker == Marker::NEUTRAL).count() as u8;
        let checks = [
            ("C13.1 capital cards", self.capital_in_place(s, referee)),
            ("C13.2 building cards", self.buildings_in_place(s, referee)),
            ("C13.2 hands are counted", each(&|_, p| counted(p, referee))),
            ("C13.2 sawmills", self.sawmills_in_place(s)),
            ("C13.3 hands", each(&|_, p| usize::from(p.hand.len()) <= MOST_CARDS)),
            ("C13.3 at most ten", in_bank || discarding || filling || each(&|_, p| p.hand.len() <= HAND)),
            (
                "C13.3 at most eight in a new round",
                phase != Phase::Helpers
                    || s.turn_of.is_empty()
                    || !self.is_fresh(s)
                    || each(&|_, p| p.hand.len() <= HAND_AT_END),
            ),
            // A display that is short stays so until the next refill: the stack was empty then, and is until a card is drawn.
            (
                "C13.4 the capital display",
                setting_up || filling || in_bank || !s.display.contains(&None) || s.capital.is_empty(),
            ),
            (
                "C13.4 the displays of buildings",
                setting_up
                    || offering
                    || Tier::PLAYED
                        .into_iter()
                        .all(|tier| !s.offers[tier.idx()].contains(&None) || !self.has_stack(s, tier)),
            ),
            (
                "C13.5 privilege tokens",
                u32::from(s.privileges) + sum(&|p| p.privileges) == u32::from(2 * seats)
                    && each(&|_, p| p.privileges <= TOKENS),
            ),
            (
                "C13.5 work tokens",
                u32::from(s.work) + sum(&|p| p.work) == u32::from(2 * seats) && each(&|_, p| p.work <= TOKENS),
            ),
            (
                "C13.6 bonus tokens",
                s.tokens.count_ones() + sum(&|p| p.tokens.count_ones() as u8) == FINALS as u32
                    && each(&|seat, p| self.owns_lines(s, seat, p)),
            ),
            (
                "C13.7 helpers",
                each(&|seat, p| p.helpers + in_queues(seat) + on_pictures(seat) + on_track(seat) == HELPERS),
            ),
            ("C13.7 queues", Guild::ALL.into_iter().all(|guild| self.is_queue(s, guild))),
            (
                "C13.7 the order-change track",
                s.changes.is_sorted_by_key(Option::is_none)
                    && (s.changes == [None; CHANGES] || seats > 2 && s.season != Season::Winter),
            ),
            ("C13.8 the turn order", Seat::all(seats).all(|seat| self.in_order(s).any(|other| other == seat))),
            ("C13.9 the fair", each(&|_, p| p.fair <= FAIR)),
            (
                "C13.9 the granary",
                s.granary.iter().all(|[lower, upper]| !lower.is_none() || upper.is_none())
                    && neutral <= NEUTRAL
                    && (!setting_up || neutral == NEUTRAL),
            ),
            (
                "C13.10 holds",
                s.holds.iter().all(|[left, right]| {
                    (!left.is_none() || right.is_none()) && *left != Marker::NEUTRAL && *right != Marker::NEUTRAL
                }) && s.holds[self.kit.components.holds.len()..].iter().all(|queue| *queue == [Marker::NONE; 2]),
            ),
            ("C13.10 icons", self.are_icons(s)),
            ("C13.11 rows", setting_up || each(&|_, p| self.is_row(p))),
            (
                "C13.12 scores",
                each(&|_, p| p.score >= 0 && p.points.iter().sum::<i16>() == p.score)
                    && s.players
                        .iter(seats)
                        .map(|(_, p)| i32::from(p.points[crate::Source::Fees as usize]))
                        .sum::<i32>()
                        == 0,
            ),
            (
                "C13.13 work points",
                s.act.points <= 5 && (s.act.points == 0 || s.guild == Some(Guild::Craft) && phase == Phase::Stage),
            ),
            ("C13.13 privilege marks", self.marks_fit(s)),
            (
                "C13.14 bids can be paid",
                s.auction.lot.is_none() || each(&|seat, p| s.auction.bids[seat.idx()] <= p.worth(referee)),
            ),
            ("C13.15 somebody can answer", asked),
            ("C13.15 nobody outside of the game", s.players.0[usize::from(seats)..].iter().all(|p| p.hand.is_empty())),
        ];
        checks.iter().filter(|(_, holds)| !holds).map(|(name, _)| *name).collect()
    }
}

/// Building cards in hand are counted by deck.
fn counted(player: &Player, referee: Referee) -> bool {
    let hand = player.buildings(referee);
    let none_twice = player.open & *player.secret.peek(referee) == 0;
    none_twice
        && Tier::PLAYED.into_iter().all(|tier| (hand & tier.set()).count_ones() == u32::from(player.held[tier.idx()]))
}

impl Craftsmen {
    /// Whether nobody has sent a helper in this round yet.
    fn is_fresh(&self, s: &State) -> bool {
        s.queues == [[[Disc::NONE; 2]; 3]; Guild::COUNT]
    }

    fn capital_in_place(&self, s: &State, referee: Referee) -> bool {
        let hands = |kind: u8| s.players.iter(self.kit.seats).map(|(_, p)| p.hand.count(kind, referee)).sum::<u8>();
        Capital::ALL.into_iter().all(|kind| {
            let open = s.display.iter().filter(|shown| **shown == Some(kind)).count() as u8;
            let found = s.capital.count(kind.idx()) + s.pile.count(kind.idx()) + open + s.auction.mayor[kind.idx()];
            found + hands(kind as u8) == self.kit.components.capital[kind.idx()]
        })
    }

    fn buildings_in_place(&self, s: &State, referee: Referee) -> bool {
        let (mut found, mut twice) = (0u64, false);
        let mut add = |set: u64| {
            twice |= found & set != 0;
            found |= set;
        };
        for tier in 0..DECKS {
            let stack = &s.stacks[tier];
            add(stack.house);
            add(stack.plain);
            for slot in stack.on_top().iter().chain(stack.beneath()) {
                add(slot.card.peek(referee).bit());
            }
            s.offers[tier].iter().flatten().for_each(|card| add(card.bit()));
        }
        s.looked[..usize::from(s.looks)].iter().for_each(|slot| add(slot.card.peek(referee).bit()));
        for (_, player) in s.players.iter(self.kit.seats) {
            add(player.buildings(referee));
            add(player.built);
        }
        !twice && found == u64::MAX
    }

    fn sawmills_in_place(&self, s: &State) -> bool {
        let in_rows = s.players.iter(self.kit.seats).flat_map(|(_, p)| p.row()).filter(|card| card.0 >= FIRST_SAWMILL);
        let mut found = u32::from(s.sawmills);
        let mut count = found.count_ones();
        for card in in_rows {
            found |= 1 << (card.0 - FIRST_SAWMILL);
            count += 1;
        }
        found == 63 && count == 6
    }

    fn owns_lines(&self, s: &State, seat: Seat, player: &Player) -> bool {
        let yielded = self.yielded(s, seat);
        let own = (0..FINALS).filter(|token| player.tokens >> token & 1 == 1);
        own.map(Good::of_token).all(|good| self.works.line[good.idx()] & !yielded == 0)
    }

    fn is_queue(&self, s: &State, guild: Guild) -> bool {
        let queue = &s.queues[guild.idx()];
        let all = queue.as_flattened().iter().filter(|disc| disc.seat().is_some()).count() as u8;
        let own = Seat::all(self.kit.seats).all(|seat| self.discs(s, seat, guild).0 <= OWN_HELPERS);
        let spaces = &queue[..self.spaces()];
        let stacked = spaces.iter().any(|space| space[1] != Disc::NONE);
        // In the Town Hall a disc may have left for the order-change track.
        let filled = guild == Guild::TownHall || !stacked || spaces.iter().all(|space| space[0] != Disc::NONE);
        let closed = queue[self.spaces()..].iter().all(|space| *space == [Disc::NONE; 2]);
        own && filled && closed && all <= MOST_IN_GUILD[usize::from(self.kit.seats) - 2]
    }

    /// Icons are filled on built cards that have them.
    fn are_icons(&self, s: &State) -> bool {
        let built = s.players.iter(self.kit.seats).fold(0, |built, (_, p)| built | p.built);
        s.filled.iter().zip(self.works.has).all(|(filled, has)| filled & !(has & built) == 0)
    }

    /// One sawmill, every card once.
    fn is_row(&self, player: &Player) -> bool {
        let row = player.row();
        let sawmills = row.iter().filter(|card| card.0 >= FIRST_SAWMILL).count();
        sawmills == 1
            && row.iter().fold(0, |set, card| set | card.bit()) == player.built
            && row.len() == player.built.count_ones() as usize + 1
            && row.iter().all(|card: &Card| card.tier() == Tier::Sawmill || player.built & card.bit() != 0)
    }

    /// As many privileges as discs with a mark, as long as discs are there.
    fn marks_fit(&self, s: &State) -> bool {
        s.season == Season::Winter
            || self.phase(s) != Phase::Stage
            || Seat::all(self.kit.seats).all(|seat| {
                let discs = s.queues.as_flattened().as_flattened().iter();
                let marked = discs.filter(|disc| disc.seat() == Some(seat) && disc.used()).count() as u8;
                marked == s.used[seat]
            })
    }
}
