//! What the events tell: what must follow, and what is known.

use super::*;

impl Model {
    pub(super) fn use_up(&mut self, card: u8) {
        self.filled.retain(|(other, _)| *other != card);
    }

    pub(super) fn takes(&mut self, kind: Capital, seat: usize) {
        self.people[seat].hand[kind.idx()] += 1;
    }

    pub(super) fn discards(&mut self, kind: Capital, seat: usize) {
        self.people[seat].hand[kind.idx()] -= 1;
        self.pile[kind.idx()] += 1;
        (0..self.n).for_each(|who| self.forget(who, seat, kind));
    }

    /// A card of this kind may have left a hand: one less is sure.
    pub(super) fn forget(&mut self, who: usize, of: usize, kind: Capital) {
        let sure = &mut self.sure[who][of][kind.idx()];
        *sure = sure.saturating_sub(1);
    }

    pub(super) fn fill(&mut self, parts: &Components, seat: usize, icon: Icon, good: Option<Good>) {
        let (card, icon) = (icon.card.0, icon.icon);
        let found = self.icons(parts, seat).into_iter().find(|(c, i, _)| (*c, *i) == (card, icon));
        let (_, _, takes) = found.expect("an empty icon of the row");
        assert!(good.is_none_or(|good| good == takes) && (good.is_some() || RAW.contains(&takes)));
        self.filled.insert((card, icon));
    }

    pub(super) fn ships(&self, parts: &Components) -> Vec<Event> {
        let mut due = Vec::new();
        for ship in 0..4u8 {
            let rows: Vec<usize> = (0..parts.holds.len()).filter(|at| parts.holds[*at].ship == ship).collect();
            // Every marker with its place: the row, and the slot from the left.
            let mut places: Vec<(u8, usize, usize, u8)> = Vec::new();
            for at in rows {
                let hold = &parts.holds[at];
                for (slot, seat) in self.holds[at].iter().enumerate() {
                    places.push((hold.row, slot, *seat, hold.points));
                }
            }
            // Players in the order of their best markers, then those with more first.
            places.sort_unstable();
            let count = |seat: usize| places.iter().filter(|place| place.2 == seat).count();
            let mut seats: Vec<usize> = Vec::new();
            places.iter().for_each(|place| {
                if !seats.contains(&place.2) {
                    seats.push(place.2);
                }
            });
            seats.sort_by_key(|seat| std::cmp::Reverse(count(*seat)));
            let bonuses = [&[4][..], &[5, 3], &[6, 4, 2], &[7, 5, 3, 1]][usize::from(ship)];
            for (place, seat) in seats.into_iter().enumerate() {
                due.push(Event::Sailed {
                    seat: Seat(seat as u8),
                    ship,
                    markers: count(seat) as u8,
                    cargo: places.iter().filter(|at| at.2 == seat).map(|at| i16::from(at.3)).sum(),
                    bonus: bonuses.get(place).copied().unwrap_or(0),
                });
            }
        }
        due
    }

    pub(super) fn year_end(&self, parts: &Components) -> Vec<Event> {
        let mut due = self.ships(parts);
        for (seat, person) in self.people.iter().enumerate() {
            let mut halves: Vec<usize> = Vec::new();
            for card in &person.row {
                let part = &parts.cards[usize::from(*card)];
                halves.extend([part.top.idx(), part.bottom.idx()]);
            }
            let mut sets = 0u8;
            // Sets are taken away one by one.
            while ALL.iter().all(|color| halves.contains(color)) {
                for color in ALL {
                    let at = halves.iter().position(|half| *half == color).unwrap();
                    halves.remove(at);
                }
                sets += 1;
            }
            if sets > 0 {
                due.push(Event::City { seat: Seat(seat as u8), sets, points: 3 * i16::from(sets) });
            }
        }
        for seat in 0..self.n {
            let markers = self.granary.iter().flatten().filter(|owner| **owner == Some(seat)).count() as u8;
            if markers > 0 {
                due.push(Event::GranaryPoints { seat: Seat(seat as u8), markers });
            }
        }
        due
    }

    pub(super) fn final_phase(&mut self) {
        let fewest = self.people.iter().map(|p| p.used).min().unwrap();
        let who: Vec<usize> = self.order.iter().copied().filter(|seat| self.people[*seat].used == fewest).collect();
        let mut pool = self.privileges;
        if !(self.n == 2 && who.len() == 2) {
            for seat in who {
                if pool > 0 && self.people[seat].privileges < 3 {
                    pool -= 1;
                    self.due.push_back(Event::Fewest { seat: Seat(seat as u8), used: fewest });
                }
            }
        }
        let mut order: Vec<usize> = Vec::new();
        let mut wanted = if self.n == 2 { vec![self.order[1], self.order[0]] } else { self.changes.clone() };
        wanted.extend(&self.order);
        for seat in wanted {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        self.due_order = (order != self.order).then_some(order);
        self.changes.clear();
        self.queues = Default::default();
        self.people.iter_mut().for_each(|person| person.helpers = 5);
    }

    pub(super) fn apply(&mut self, parts: &Components, audience: Audience, event: Event) {
        let all = audience == Audience::All;
        let only = |seat: Seat| assert_eq!(audience, Audience::Only(SeatSet::only(seat)));
        let owed = matches!(
            event,
            Event::Fewest { .. } | Event::Sailed { .. } | Event::City { .. } | Event::GranaryPoints { .. }
        );
        if owed {
            assert_eq!(self.due.pop_front().as_ref(), Some(&event));
        } else {
            assert!(self.due.is_empty(), "{:?} before {event:?}", self.due);
        }
        if let Some(order) = self.due_order.as_ref().filter(|_| !matches!(event, Event::Fewest { .. })) {
            assert_eq!(event, Event::Order { order: order.iter().map(|seat| Seat(*seat as u8)).collect() });
        }
        let just_used = std::mem::take(&mut self.just_used);
        match event {
            Event::DealtBuilding { card: None, .. }
            | Event::Exchanged { card: None, .. }
            | Event::Drew { card: None, .. } => {
                assert!(matches!(audience, Audience::Except(_)));
            }
            Event::Gave { card: None, .. } => assert!(matches!(audience, Audience::Except(_))),
            Event::DealtBuilding { seat, card: Some(card), .. } => {
                only(seat);
                self.people[seat.idx()].buildings.insert(card.0);
            }
            Event::Exchanged { seat, card: Some(card), tier } => {
                only(seat);
                assert!(card.tier() == tier && self.people[seat.idx()].buildings.remove(&card.0));
            }
            Event::Sawmill { seat, card, .. } => self.people[seat.idx()].row = vec![card.0],
            Event::Order { order } => {
                let order: Vec<usize> = order.into_iter().map(Seat::idx).collect();
                if self.order.is_empty() {
                    let sum = |seat: usize| -> u8 {
                        (0..12).map(|kind| self.people[seat].hand[kind] * (kind as u8 % 3 + 1)).sum()
                    };
                    assert!(order.windows(2).all(|w| (sum(w[0]), w[0]) < (sum(w[1]), w[1])));
                    for (place, seat) in order.iter().enumerate() {
                        assert_eq!(self.people[*seat].cards(), 5);
                        self.people[*seat].score = [0, 1, 1, 2, 2][place];
                    }
                } else {
                    assert_eq!(self.due_order.take(), Some(order.clone()));
                }
                self.order = order;
            }
            Event::Declined { .. } | Event::Stopped { .. } | Event::PutsBack { .. } => assert!(all),
            Event::Round { year, season } => {
                assert!(self.people.iter().all(|p| p.helpers == 5 && p.cards() <= 8));
                assert!(self.granary.iter().all(|column| column.len() == 2) || season != Season::Spring);
                assert!(self.holds.iter().all(Vec::is_empty) || season != Season::Spring);
                let next = match (self.year, self.season) {
                    (0, _) => (1, Season::Spring),
                    (year, Season::Winter) => (year + 1, Season::Spring),
                    (year, Season::Spring) => (year, Season::Summer),
                    (year, Season::Summer) => (year, Season::Autumn),
                    (year, Season::Autumn) => (year, Season::Winter),
                };
                assert_eq!((usize::from(year), season), next);
                (self.year, self.season) = next;
                (self.stage, self.at, self.ends) = (None, 0, false);
                self.unused.clear();
                self.invested.clear();
                self.people.iter_mut().for_each(|p| (p.passed, p.used) = (false, 0));
            }
            Event::Sent { seat, guild, space } => {
                let (seat, guild, space) = (seat.idx(), guild.idx(), usize::from(space));
                let free = (0..self.spaces()).find(|space| self.queues[guild][*space].is_empty());
                if let Some(free) = free {
                    assert_eq!(free, space);
                } else {
                    assert_eq!(self.queues[guild][space].len(), 1);
                    let owner = self.queues[guild][space][0];
                    let fee = owner != seat && (self.n == 2 || space != 2);
                    assert_eq!(self.fee.take(), fee.then_some(owner));
                }
                assert!(self.fee.is_none());
                self.queues[guild][space].push(seat);
                self.people[seat].helpers -= 1;
            }
            Event::FeePoints { seat, owner, points } => {
                assert!(self.n > 2 && points == self.year as i16);
                self.people[seat.idx()].score -= i32::from(points);
                self.people[owner.idx()].score += i32::from(points);
                assert!(self.people[seat.idx()].score >= 0);
                self.fee = Some(owner.idx());
            }
            Event::Compensation { seat } => {
                assert_eq!(self.n, 2);
                self.fee = Some(seat.idx());
            }
            Event::Gave { seat, to, card: Some(card) } => {
                assert_eq!(audience, Audience::Only(SeatSet::only(seat).with(to)));
                let (from, to) = (seat.idx(), to.idx());
                self.people[from].hand[card.idx()] -= 1;
                self.takes(card, to);
                for who in 0..self.n {
                    // Who does not see which one is sure of one less of each kind.
                    let kinds = Capital::ALL.into_iter().filter(|kind| who != to || *kind == card);
                    kinds.for_each(|kind| self.forget(who, from, kind));
                }
                self.sure[from][to][card.idx()] += 1;
                if self.stage.is_none() {
                    assert!(self.n > 2);
                    self.fee = Some(to);
                }
            }
            Event::Passed { seat, forced } => {
                let seat = seat.idx();
                if forced {
                    assert_eq!(self.order[self.at % self.n], seat);
                    assert!(self.guilds(seat).is_empty() && self.people[seat].helpers > 0);
                    self.at += 1;
                }
                self.people[seat].passed = true;
            }
            Event::Unused { seat } => {
                assert!(self.unused.insert(seat.idx()));
                self.people[seat.idx()].score += 1;
            }
            Event::Stage { guild } => {
                if self.stage.is_some() {
                    self.close_stage(parts);
                } else if !self.winter() {
                    let left: BTreeSet<usize> = (0..self.n).filter(|seat| self.people[*seat].helpers > 0).collect();
                    assert_eq!(self.unused, left);
                    assert!(self.people.iter().all(|p| p.passed || p.helpers == 0));
                }
                let next = match (self.stage, self.winter()) {
                    (None, false) => 0,
                    (None, true) => 1,
                    (Some(1), true) => 3,
                    (Some(stage), false) if stage < 5 => stage + 1,
                    other => panic!("no stage after {other:?}"),
                };
                assert_eq!(guild.idx(), next);
                self.stage = Some(next);
                self.list = self.stage_list(next);
                (self.at, self.closed) = (0, false);
                (self.window_at, self.window_of) = (0, None);
            }
            Event::UsedPrivilege { seat, guild, token } => {
                assert!(self.may(seat.idx()) && Some(guild.idx()) == self.stage && guild != Guild::TownHall);
                assert_eq!(token, !self.gold());
                let person = &mut self.people[seat.idx()];
                person.used += 1;
                if token {
                    person.privileges -= 1;
                    self.privileges += 1;
                }
                (self.privileged, self.just_used) = (true, true);
            }
            Event::TookOpen { seat, card, slot } => {
                assert_eq!(self.display[usize::from(slot)].take(), Some(card));
                self.takes(card, seat.idx());
                (0..self.n).for_each(|who| self.sure[who][seat.idx()][card.idx()] += 1);
            }
            Event::Drew { seat, card: Some(card) } => {
                only(seat);
                self.deck -= 1;
                self.takes(card, seat.idx());
            }
            Event::Displayed { card, slot } => {
                self.deck -= 1;
                assert!(self.display[usize::from(slot)].replace(card).is_none());
            }
            Event::Reshuffled => {
                assert_eq!(self.deck, 0);
                self.deck = std::mem::take(&mut self.pile).iter().sum();
            }
            Event::Discarded { seat, card } => self.discards(card, seat.idx()),
            Event::Built { seat, card, side, cost } => {
                let person = &mut self.people[seat.idx()];
                assert!(person.buildings.remove(&card.0));
                self.open.remove(&card.0);
                let at = if side == Side::Left { 0 } else { person.row.len() };
                let next = if side == Side::Left { person.row[0] } else { person.row[at - 1] };
                let [a, b] = [card.0, next].map(|card| &parts.cards[usize::from(card)]);
                assert_eq!(just_used, a.top != b.top && a.bottom != b.bottom);
                person.row.insert(at, card.0);
                self.built += 1;
                self.cost += cost;
                assert!(self.built <= 2 && cost == [2, 3, 6][tier_of(card.0)]);
            }
            Event::Paid { seat, price, cards, value: worth } => {
                if self.laid.is_empty() {
                    // Nobody was asked: one card alone.
                    assert_eq!(self.people[seat.idx()].cards(), 1);
                    if self.stage == Some(1) {
                        (self.price, self.colors) = (self.cost, ALL.to_vec());
                    } else if self.bid > 0 {
                        (self.price, self.colors) = (self.bid, ALL.to_vec());
                    }
                }
                let mut set = [0; 12];
                cards.iter().for_each(|kind| set[kind.idx()] += 1);
                assert_eq!((price, worth), (self.price, value(&set, &ALL)));
                assert!(payments(&self.people[seat.idx()].hand, price, &self.colors).contains(&set));
                cards.into_iter().for_each(|kind| self.discards(kind, seat.idx()));
                self.laid.clear();
                self.price = 0;
            }
            Event::Token { seat, good, points } => {
                assert!(self.stage == Some(1) && self.tokens.remove(&good) && self.whole_line(parts, seat.idx(), good));
                assert_eq!(points, parts.tokens[good.token().unwrap()]);
                self.people[seat.idx()].tokens.insert(good);
            }
            Event::Looks { tier, .. } => {
                assert!(just_used && self.stage == Some(2));
                self.offers[tier.idx()] = [None; 2];
                self.just_used = false;
            }
            Event::Sees { seat, .. } => only(seat),
            Event::Offered { card, tier, slot } => {
                assert!(self.offers[tier.idx()][usize::from(slot)].replace(card.0).is_none());
            }
            Event::Opened { seat, card, bid } => {
                (self.leader, self.last, self.bid, self.raised) = (seat.idx(), seat.idx(), bid, false);
                self.lot = tier_of(card.0);
                self.out.clear();
                assert!(bid >= 1);
            }
            Event::Bid { seat, bid } => {
                assert!(bid > self.bid);
                self.raised |= self.out.len() < self.n - 1;
                (self.leader, self.last, self.bid) = (seat.idx(), seat.idx(), bid);
            }
            Event::NoBid { seat } => {
                self.out.insert(seat.idx());
                self.last = seat.idx();
            }
            Event::MayorCard { card } => {
                assert!(!self.raised && self.out.len() == self.n - 1);
                self.deck -= 1;
                self.mayor[card.idx()] += 1;
            }
            Event::MayorOffer { offer } => {
                let cards: u8 = self.mayor.iter().sum();
                assert!(cards == self.lot as u8 + 1 || self.deck == 0 && self.pile == [0; 12]);
                assert_eq!(offer, (0..12).map(|kind| self.mayor[kind] * (kind as u8 % 3 + 1)).sum::<u8>());
            }
            Event::LostToMayor { card, .. } => {
                self.take_offer(card.0);
                self.bid = 0;
            }
            Event::Got { seat, card, .. } => {
                self.take_offer(card.0);
                // It is paid for; and who wins an auction has bid most.
                assert!(self.price == 0 && (self.bid == 0 || seat.idx() == self.leader));
                self.people[seat.idx()].buildings.insert(card.0);
                self.open.insert(card.0);
                self.bid = 0;
            }
            Event::UsedWork { seat } => {
                self.people[seat.idx()].work -= 1;
                self.work += 1;
            }
            Event::Raw { seat, good, to } => match to {
                None => {
                    self.people[seat.idx()].fair += 1;
                    assert!(self.people[seat.idx()].fair <= 3 && self.has(parts, seat.idx(), good));
                }
                Some(icon) => self.fill(parts, seat.idx(), icon, Some(good)),
            },
            Event::Traded { seat, to } => {
                self.people[seat.idx()].fair -= 1;
                self.fill(parts, seat.idx(), to, None);
            }
            Event::Semi { seat, card, points, to } => {
                assert!(self.ready(parts, seat.idx()).contains(&card.0) && points == 1);
                self.use_up(card.0);
                self.people[seat.idx()].score += 1;
                if let Some(icon) = to {
                    let good = self.good(parts, card.0);
                    self.fill(parts, seat.idx(), icon, Some(good));
                }
            }
            Event::Stored { seat, good, out } => {
                let column = &mut self.granary[GRANARY.iter().position(|other| *other == good).unwrap()];
                let pushed = if column.len() == 2 { column.remove(0) } else { None };
                column.push(Some(seat.idx()));
                assert_eq!(out.map(Seat::idx), pushed);
            }
            Event::Wasted { card, .. } => {
                let holds = self.holds_for(parts, self.good(parts, card.0));
                assert!(holds.iter().all(|(at, _)| self.holds[*at].len() == 2));
            }
            Event::Bribed { seat, card, hold } => {
                let queue = &self.holds[usize::from(hold)];
                assert!(queue.len() == 2 && queue[0] != seat.idx());
                self.discards(card, seat.idx());
            }
            Event::Loaded { seat, good, hold, out, points } => {
                assert_eq!(parts.holds[usize::from(hold)].good, good);
                assert_eq!(points, parts.recipes[good.idx()].points);
                let queue = &mut self.holds[usize::from(hold)];
                let pushed = (queue.len() == 2).then(|| queue.remove(0));
                queue.push(seat.idx());
                assert_eq!(out.map(Seat::idx), pushed);
                self.people[seat.idx()].score += i32::from(points);
            }
            Event::Purchased { seat, good, owner, to } => {
                let column = &mut self.granary[GRANARY.iter().position(|other| *other == good).unwrap()];
                let sold = column.remove(0);
                assert!(sold == owner.map(Seat::idx) && sold != Some(seat.idx()) && to.card.0 >= 48);
                self.fill(parts, seat.idx(), to, Some(good));
            }
            Event::PaidFromFair { seat, owner } => {
                assert!(just_used);
                self.people[seat.idx()].fair -= 1;
                if let Some(owner) = owner {
                    self.people[owner.idx()].fair += 1;
                }
            }
            Event::Favour { seat, favour } => {
                let person = &mut self.people[seat.idx()];
                match favour {
                    Favour::Privilege => {
                        person.privileges += 1;
                        self.privileges -= 1;
                    }
                    Favour::Work => {
                        person.work += 1;
                        self.work -= 1;
                    }
                    Favour::Order => self.changes.push(seat.idx()),
                }
                assert!(person.privileges <= 3 && person.work <= 3 && self.changes.len() <= 3);
            }
            Event::FinalPhase => {
                self.close_stage(parts);
                assert_eq!(self.stage, Some(if self.winter() { 3 } else { 5 }));
                self.final_phase();
                self.stage = None;
                self.ends = true;
            }
            Event::Fewest { seat, .. } => {
                self.people[seat.idx()].privileges += 1;
                self.privileges -= 1;
            }
            Event::YearEnds { year } => {
                assert!(self.winter() && usize::from(year) == self.year);
                self.due = self.year_end(parts).into();
                self.holds.iter_mut().for_each(Vec::clear);
                for column in &mut self.granary {
                    *column = vec![None, None];
                }
            }
            Event::Sailed { seat, cargo, bonus, .. } => {
                self.people[seat.idx()].score += i32::from(cargo) + i32::from(bonus);
            }
            Event::City { seat, points, .. } => self.people[seat.idx()].score += i32::from(points),
            Event::GranaryPoints { seat, markers } => self.people[seat.idx()].score += i32::from(markers),
            Event::Invested { seat, cards, points } => {
                let colors: BTreeSet<usize> = cards.iter().map(|card| card.idx() / 3).collect();
                assert!(colors.len() == 4 && cards.len() == 4);
                assert_eq!(points, cards.iter().map(|card| card.idx() as u8 % 3 + 1).sum::<u8>());
                cards.into_iter().for_each(|card| self.discards(card, seat.idx()));
                self.people[seat.idx()].score += i32::from(points);
            }
            Event::TokenPoints { seat, points } => self.people[seat.idx()].score += i32::from(points),
            Event::Ended { winners } => self.winners = winners.into_iter().map(Seat::idx).collect(),
        }
    }

    pub(super) fn take_offer(&mut self, card: u8) {
        let place = self.offers.as_flattened_mut().iter_mut().find(|offer| **offer == Some(card));
        *place.expect("a displayed card") = None;
        for (kind, count) in std::mem::take(&mut self.mayor).into_iter().enumerate() {
            self.pile[kind] += count;
        }
    }

    /// The model and the table are the same, and what a seat knows of the others.
    pub(super) fn compare(&self, t: &Table, who: usize) {
        let (s, referee, parts) = (&t.state, keys::referee(), t.game.parts());
        for (seat, person) in self.people.iter().enumerate() {
            let player = &s.players[Seat(seat as u8)];
            assert_eq!(player.capital(referee), person.hand);
            let held: BTreeSet<u8> = Card::of_set(player.buildings(referee)).map(|card| card.0).collect();
            assert_eq!(held, person.buildings);
            assert_eq!(player.row().iter().map(|card| card.0).collect::<Vec<_>>(), person.row);
            let of = [player.fair, player.privileges, player.work, player.helpers];
            assert_eq!(of, [person.fair, person.privileges, person.work, person.helpers]);
            let tokens: BTreeSet<Good> = FINAL
                .into_iter()
                .enumerate()
                .filter(|(at, _)| player.tokens >> at & 1 == 1)
                .map(|(_, good)| good)
                .collect();
            assert_eq!(tokens, person.tokens);
            if !is_over(t) {
                assert_eq!(i32::from(player.score), person.score);
            }
            for good in &self.tokens {
                let building = self.stage == Some(1) && !self.closed;
                assert!(building || !self.whole_line(parts, seat, *good), "a token is owed for {good}");
            }
        }
        for (of, seen) in t.view(who as u8).players.iter().enumerate() {
            let mut hand = [0; 12];
            seen.hand.iter().for_each(|kind| hand[kind.idx()] += 1);
            let buildings: BTreeSet<u8> = seen.buildings.iter().map(|card| card.card.0).collect();
            let all = &self.people[of].buildings;
            if who == of {
                assert_eq!((hand, &buildings), (self.people[of].hand, all));
            } else {
                assert_eq!(hand, self.sure[who][of], "what {who} knows of {of}");
                assert_eq!(buildings, all & &self.open);
            }
        }
        let view = watch(t);
        // The empty spaces are filled after the investments.
        for (column, markers) in view.granary.iter().zip(&self.granary).filter(|_| !(self.ends && self.winter())) {
            assert_eq!(column.markers.iter().map(|m| m.map(Seat::idx)).collect::<Vec<_>>(), *markers);
        }
        for hold in view.ships.iter().flat_map(|ship| &ship.holds) {
            let markers: Vec<usize> = hold.markers.iter().map(|seat| seat.idx()).collect();
            assert_eq!(markers, self.holds[usize::from(hold.hold)]);
        }
        for (card, icon) in (24..64u8).flat_map(|card| [(card, 0), (card, 1), (card, 2)]) {
            assert_eq!(is_filled(t, card, icon), self.filled.contains(&(card, icon as u8)));
        }
        assert_eq!(s.capital.len() as u8, self.deck);
        assert_eq!((s.privileges, s.work, s.display), (self.privileges, self.work, self.display));
        assert_eq!(view.capital.pile.iter().map(|(_, n)| *n).sum::<u8>(), self.pile.iter().sum::<u8>());
        if !self.order.is_empty() {
            assert_eq!(view.order.iter().map(|seat| seat.idx()).collect::<Vec<_>>(), self.order);
        }
    }
}
