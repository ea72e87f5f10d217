//! Answers: given, taken back, committed, and the dealer's draws after them.

use crate::table::{Changed, LOG_KEPT, OpenTail, Table};
use crate::update::Logged;
use crate::{At, Refused, RequestKey, Row, Status, Step, Tail, To};
use signoria_core::{Actor, PlayError, Seat, SeatSet, ToAct};
use signoria_games::Played;

impl Table {
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        at: At,
        index: u32,
        commit: bool,
        key: Option<RequestKey>,
        now: u64,
    ) -> Result<Changed, Refused> {
        // The same request once more.
        if self.answered(seat, key.as_ref())? {
            return Ok(Changed::default());
        }
        self.playing()?;
        self.present(seat)?;
        self.fresh(seat, at)?;
        let played = self.try_on(seat, index)?;
        let learned = played.learned.contains(seat);
        self.take(seat, index, key, played);
        if learned {
            Ok(self.past_the_barrier(seat, now))
        } else if commit && !self.decides(seat) {
            Ok(self.seal(seat, now))
        } else {
            Ok(Changed::stored(To::Seat(seat)))
        }
    }

    /// Whether a request has been answered already.
    ///
    /// # Errors
    /// [`Refused::KeyReused`] if its key came with a request that said something else.
    pub fn answered(&self, seat: Seat, key: Option<&RequestKey>) -> Result<bool, Refused> {
        let Some(key) = key else { return Ok(false) };
        let committed = self.rows.iter().rev().filter(|row| row.seat == Some(seat)).filter_map(|row| row.key.as_ref());
        let tail = self.header.tails.get(seat.idx());
        let open = tail.into_iter().flat_map(|tail| tail.steps.iter().chain(&tail.redo));
        let open = open.filter_map(|step| step.key.as_ref());
        match open.chain(committed).find(|known| known.name == key.name) {
            None => Ok(false),
            // What was stored before there were digests is taken at its word.
            Some(before) if before.digest.is_some() && key.digest.is_some() && before.digest != key.digest => {
                Err(Refused::KeyReused)
            }
            Some(_) => Ok(true),
        }
    }

    /// What a seat has learned it cannot unlearn: its answers up to here stand.
    fn past_the_barrier(&mut self, seat: Seat, now: u64) -> Changed {
        self.commit(SeatSet::only(seat), now);
        self.close(now);
        Changed::stored(To::All)
    }

    pub(crate) fn bot_acts(&mut self, seat: Seat, at: At, index: u32, now: u64) -> Result<Changed, Refused> {
        self.playing()?;
        let holder = self.header.seats.get(seat.idx()).ok_or(Refused::NoSuchPerson)?;
        if holder.level(&self.header.stand_in).is_none() || self.header.tails[seat.idx()].sealed.is_some() {
            return Err(Refused::Stale(self.at(seat)));
        }
        self.fresh(seat, at)?;
        self.answer_at_once(seat, index, now)
    }

    /// An answer that nobody takes back: its decision stands at once; beside others who decide at the same time it waits for
    /// them like everybody's.
    fn answer_at_once(&mut self, seat: Seat, index: u32, now: u64) -> Result<Changed, Refused> {
        let alone = self.committed_owing() == SeatSet::only(seat);
        let played = self.try_on(seat, index)?;
        let learned = played.learned.contains(seat);
        self.take(seat, index, None, played);
        if learned || alone && !self.position_of(seat).midway(seat) {
            Ok(self.past_the_barrier(seat, now))
        } else if self.decides(seat) {
            Ok(Changed::stored(To::Seat(seat)))
        } else {
            Ok(self.seal(seat, now))
        }
    }

    pub(crate) fn undo(&mut self, seat: Seat, at: At, all: bool) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        self.fresh(seat, at)?;
        let tail = &mut self.header.tails[seat.idx()];
        let sealed = tail.sealed.is_some();
        if !tail.undo() {
            return Err(Refused::NothingToUndo);
        }
        while all && tail.undo() {}
        self.reopen(seat).expect("the steps before were possible");
        // Whoever looks at a decision again wants to be asked.
        self.set_order(seat, None);
        Ok(Changed::stored(if sealed { To::All } else { To::Seat(seat) }))
    }

    pub(crate) fn redo(&mut self, seat: Seat, at: At, now: u64) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        self.fresh(seat, at)?;
        if self.header.tails[seat.idx()].redo.is_empty() {
            return Err(Refused::NothingToRedo);
        }
        while let Some(step) = self.header.tails[seat.idx()].redo.last().cloned() {
            let played = self.try_on(seat, step.index)?;
            let mut redo = std::mem::take(&mut self.header.tails[seat.idx()].redo);
            redo.pop();
            let learned = played.learned.contains(seat);
            self.take(seat, step.index, step.key, played);
            if learned {
                return Ok(self.past_the_barrier(seat, now));
            }
            self.header.tails[seat.idx()].redo = redo;
            if !step.part {
                break;
            }
        }
        Ok(Changed::stored(To::Seat(seat)))
    }

    pub(crate) fn confirm(&mut self, seat: Seat, at: At, now: u64) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        self.fresh(seat, at)?;
        if !self.can_commit(seat) {
            return Err(Refused::NothingToCommit);
        }
        Ok(self.seal(seat, now))
    }

    /// Whether the tail of a seat waits for its confirmation.
    pub(crate) fn can_commit(&self, seat: Seat) -> bool {
        let tail = &self.header.tails[seat.idx()];
        !tail.steps.is_empty() && tail.sealed.is_none() && !self.decides(seat)
    }

    /// Whether a seat has something to decide, its own tail counted.
    pub(crate) fn decides(&self, seat: Seat) -> bool {
        self.playing().is_ok()
            && self.header.tails[seat.idx()].sealed.is_none()
            && self.position_of(seat).to_act().includes(seat)
    }

    fn fresh(&self, seat: Seat, at: At) -> Result<(), Refused> {
        let tail = &self.header.tails[seat.idx()];
        // Answers of others who decide at the same time do not matter to this one.
        if (tail.base..=self.version()).contains(&at.version) && at.tail == tail.number {
            Ok(())
        } else {
            Err(Refused::Stale(self.at(seat)))
        }
    }

    /// Plays on top of the seat's tail. Nothing is changed if it is not possible.
    fn try_on(&mut self, seat: Seat, index: u32) -> Result<Played, Refused> {
        let open = &mut self.open[seat.idx()];
        match &mut open.position {
            Some(position) => Ok(position.play(Actor::Seat(seat), index)?),
            None => {
                let mut position = self.position.clone();
                let played = position.play(Actor::Seat(seat), index)?;
                open.position = Some(position);
                Ok(played)
            }
        }
    }

    fn take(&mut self, seat: Seat, index: u32, key: Option<RequestKey>, played: Played) {
        let part = self.position_of(seat).midway(seat);
        self.header.tails[seat.idx()].push(Step { index, key, part });
        self.open[seat.idx()].shown.push(played.events);
    }

    /// Builds the position of a tail anew.
    pub(crate) fn reopen(&mut self, seat: Seat) -> Result<(), PlayError> {
        let mut open = OpenTail::default();
        let steps = &self.header.tails[seat.idx()].steps;
        if !steps.is_empty() {
            let mut position = self.position.clone();
            for step in steps {
                open.shown.push(position.play(Actor::Seat(seat), step.index)?.events);
            }
            open.position = Some(position);
        }
        self.open[seat.idx()] = open;
        Ok(())
    }

    /// The seat confirms its tail. It is committed with those of all seats that decide at the same time.
    fn seal(&mut self, seat: Seat, now: u64) -> Changed {
        let tail = &mut self.header.tails[seat.idx()];
        tail.sealed = Some(now);
        tail.number += 1;
        self.close(now);
        Changed::stored(To::All)
    }

    /// Commits, in seat order, when everybody who owes an answer has confirmed one.
    fn close(&mut self, now: u64) {
        loop {
            let owing = self.committed_owing();
            if owing.is_empty() || !self.owing().is_empty() {
                return;
            }
            self.commit(owing, now);
        }
    }

    fn commit(&mut self, seats: SeatSet, now: u64) {
        let owed = self.committed_owing();
        for seat in seats.iter() {
            let tail = std::mem::take(&mut self.header.tails[seat.idx()]);
            let at = tail.sealed.unwrap_or(now);
            for Step { index, key, .. } in tail.steps {
                // An answer that others made impossible is dropped; the seat decides again.
                if self.answer(Row { seat: Some(seat), index, at, key }).is_err() {
                    break;
                }
            }
        }
        let dealt = self.deal(now);
        let still_owing = self.committed_owing();
        for seat in self.all_seats() {
            let untouched = !dealt && !seats.contains(seat) && owed.contains(seat) && still_owing.contains(seat);
            if !untouched || self.reopen(seat).is_err() {
                self.header.tails[seat.idx()] = Tail::on(self.version());
                self.open[seat.idx()] = OpenTail::default();
            }
        }
        if self.position.to_act() == ToAct::Over {
            self.header.status = Status::Over;
        }
    }

    /// Draws all chance that is due. Whether there was any.
    pub(crate) fn deal(&mut self, now: u64) -> bool {
        let before = self.draws;
        while self.position.to_act() == ToAct::Chance {
            let index = self.position.deal(&self.header.seed, self.draws);
            self.answer(Row { seat: None, index, at: now, key: None }).expect("the dealer deals what is possible");
        }
        self.draws > before
    }

    /// Carries a committed answer out.
    pub(crate) fn answer(&mut self, row: Row) -> Result<(), PlayError> {
        let actor = row.actor();
        let turn = self.position.turn();
        let played = self.position.play(actor, row.index)?;
        if self.position.turn().number != turn.number {
            self.turned = self.turned.union(turn.seats);
        }
        self.draws += u64::from(actor == Actor::Chance);
        self.rows.push(row);
        // An order was given without what is known now.
        for seat in self.all_seats().filter(|seat| played.learned.contains(*seat)) {
            self.set_order(seat, None);
        }
        let version = self.version();
        // What is older is played again where somebody asks for it: a long game takes no more room than a short one.
        let kept = version.saturating_sub(LOG_KEPT);
        let old = self.log.iter().take_while(|line| line.version <= kept).count();
        self.log.drain(..old);
        self.log.extend(played.events.into_iter().map(|shown| Logged { version, shown }));
        Ok(())
    }

    /// A seat gives a standing order, or takes it back.
    pub(crate) fn give_order(&mut self, seat: Seat, order: Option<u16>) -> Result<Changed, Refused> {
        self.playing()?;
        self.present(seat)?;
        if let Some(order) = order
            && !self.position_of(seat).orders(seat).iter().any(|offered| offered.order == order)
        {
            return Err(Refused::NoSuchOrder);
        }
        self.set_order(seat, order);
        Ok(Changed::stored(To::Seat(seat)))
    }

    /// The standing order of a seat.
    pub(crate) fn order_of(&self, seat: Seat) -> Option<u16> {
        self.header.orders.get(seat.idx()).copied().flatten()
    }

    pub(crate) fn set_order(&mut self, seat: Seat, order: Option<u16>) {
        let seats = self.header.seats.len();
        self.header.orders.resize(seats, None);
        self.header.orders[seat.idx()] = order;
    }

    /// Answers for seats that are asked and have said what they answer. An order that says nothing here ends.
    pub(crate) fn follow_orders(&mut self, now: u64) -> Option<Changed> {
        let mut changed = None;
        while let Some((seat, order)) = self.ordered() {
            changed = Some(match self.position_of(seat).obey(seat, order) {
                Some(index) => self.answer_at_once(seat, index, now).expect("an order gives legal answers"),
                None => {
                    self.set_order(seat, None);
                    Changed::stored(To::All)
                }
            });
        }
        changed
    }

    /// A seat that is asked, has not begun a decision in person, and has given an order.
    fn ordered(&self) -> Option<(Seat, u16)> {
        let begun = |seat: Seat| self.header.tails[seat.idx()].steps.last().is_some_and(|step| !step.part);
        let waits = |seat: &Seat| self.decides(*seat) && self.present(*seat).is_ok() && !begun(*seat);
        self.owing().iter().filter(waits).find_map(|seat| self.order_of(seat).map(|order| (seat, order)))
    }
}
