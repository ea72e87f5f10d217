//! How the rest of an auction goes among players who know what each object is worth to each of them.

use super::Weights;
use super::plan::{self, Judged};
use crate::heuristic::Scores;
use signoria_core::{Game, Seat, SeatSet};
use signoria_florence::{Florence, Frame, Lot, MAX_PLAYERS, Question, State};

/// What others are thought to bid more or less than they should, in hundreds.
const NOISE: f32 = 0.7;

/// Who wants what, in points.
struct Wishes {
    worth: [[f32; Lot::COUNT]; MAX_PLAYERS],
    rate: [f32; MAX_PLAYERS],
    money: [f32; MAX_PLAYERS],
    /// In hundreds.
    opening: f32,
}

impl Wishes {
    /// Up to which bid a player should go, in hundreds, since other stacks are there as well.
    fn limit(&self, seat: Seat, lot: Lot, stacks: u8) -> f32 {
        let n = seat.idx();
        let others = open(stacks).filter(|other| *other != lot);
        let best = others.map(|other| self.gain(seat, other, self.opening + 1.0)).fold(0.0, f32::max);
        ((self.worth[n][lot.idx()] - best) / self.rate[n]).min(self.money[n])
    }

    /// What a player gains with an object at a price; what lacks in money costs a point a hundred.
    fn gain(&self, seat: Seat, lot: Lot, price: f32) -> f32 {
        let n = seat.idx();
        let lacks = (price - self.money[n]).max(0.0);
        self.worth[n][lot.idx()] - self.rate[n] * (price - lacks) - lacks
    }
}

/// The auction so far.
struct Lots {
    stacks: u8,
    active: SeatSet,
    auctioneer: Seat,
}

/// The stacks that are left.
fn open(stacks: u8) -> impl Iterator<Item = Lot> {
    Lot::ALL.into_iter().filter(move |lot| stacks >> lot.idx() & 1 == 1)
}

/// What each player gains by the rest of the auction.
pub(super) fn play(weights: &Weights, game: &Florence, s: &State, judged: &Judged) -> Scores {
    let mut gains = Scores::default();
    let auction = &s.auction;
    if auction.active.is_empty() {
        return gains;
    }
    let seats = game.seats();
    let mut wishes = Wishes {
        worth: [[f32::NEG_INFINITY; Lot::COUNT]; MAX_PLAYERS],
        rate: [1.0; MAX_PLAYERS],
        money: [0.0; MAX_PLAYERS],
        opening: f32::from(game.opening_bid()),
    };
    let mut stacks = 0;
    for lot in game.lots() {
        if !auction.is_sold(*lot) && game.left_of(s, *lot) > 0 {
            stacks |= 1 << lot.idx();
        }
    }
    for seat in auction.active.iter() {
        let Some((duchy, rivals, outlook)) = &judged[seat.idx()] else { continue };
        wishes.rate[seat.idx()] = outlook.rate;
        wishes.money[seat.idx()] = f32::from(s.players[seat].money);
        for lot in game.lots() {
            if stacks >> lot.idx() & 1 == 1 && game.can_use(s, seat, *lot) {
                let mut with = duchy.clone();
                with.gain(game, s, *lot);
                let worth = plan::outlook(weights, game, s, rivals, &with).points - outlook.points;
                wishes.worth[seat.idx()][lot.idx()] = worth;
            }
        }
    }
    let mut lots = Lots { stacks, active: auction.active, auctioneer: auction.auctioneer };
    if let Some(lot) = auction.lot {
        if s.frames.top() == Frame::Ask(Question::Merchant(auction.high)) {
            gains[auction.high.idx()] += wishes.gain(auction.high, lot, f32::from(auction.bid));
            lots.active = lots.active.without(auction.high);
            lots.stacks &= !(1 << lot.idx());
        } else {
            let bid = f32::from(auction.bid);
            settle(seats, &wishes, &mut lots, lot, bid, auction.high, auction.passed, &mut gains);
        }
    }
    while let Some(first) = lots.active.first() {
        if lots.active.len() == 1 {
            let payable = wishes.money[first.idx()] >= wishes.opening;
            let best = open(lots.stacks).map(|lot| wishes.gain(first, lot, wishes.opening)).fold(0.0, f32::max);
            gains[first.idx()] += if payable { best } else { 0.0 };
            break;
        }
        while !lots.active.contains(lots.auctioneer) {
            lots.auctioneer = lots.auctioneer.next(seats);
        }
        let by = lots.auctioneer;
        // What the others would make it cost.
        let price = |lot: Lot| {
            let others = lots.active.without(by).iter().map(|other| wishes.limit(other, lot, lots.stacks));
            (others.fold(0.0, f32::max) + 1.0).floor().max(wishes.opening)
        };
        let wanted = open(lots.stacks)
            .map(|lot| (wishes.gain(by, lot, price(lot)), lot))
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .filter(|(gain, lot)| {
                wishes.money[by.idx()] >= wishes.opening && (*gain > 0.0 || wishes.gain(by, *lot, wishes.opening) > 0.0)
            });
        match wanted {
            Some((_, lot)) => {
                let opening = wishes.opening;
                settle(seats, &wishes, &mut lots, lot, opening, by, SeatSet::EMPTY, &mut gains);
            }
            None => lots.active = lots.active.without(by),
        }
    }
    gains
}

/// One lot: who goes furthest gets it for a little more than the next one would pay.
#[expect(clippy::too_many_arguments, reason = "an auction has so many parts")]
fn settle(
    seats: u8,
    wishes: &Wishes,
    lots: &mut Lots,
    lot: Lot,
    bid: f32,
    high: Seat,
    passed: SeatSet,
    gains: &mut Scores,
) {
    let own = wishes.limit(high, lot, lots.stacks);
    let (mut winner, mut most, mut second) = (high, own.max(bid), 0.0f32);
    let mut stuck = 1.0;
    for seat in lots.active.iter().filter(|seat| *seat != high && !passed.contains(*seat)) {
        let limit = wishes.limit(seat, lot, lots.stacks);
        // Whoever is highest may be left alone with it.
        stuck *= 1.0 / (1.0 + ((limit - bid - 0.5) / NOISE).exp());
        if limit >= bid + 1.0 && limit > most {
            (second, most, winner) = (most, limit, seat);
        } else {
            second = second.max(limit);
        }
    }
    let price =
        if winner == high { second.floor().max(bid).min(most.floor()) } else { (second + 1.0).floor().max(bid + 1.0) };
    gains[winner.idx()] += wishes.gain(winner, lot, price.min(most.max(bid)));
    if winner != high && own < bid {
        gains[high.idx()] -= stuck * wishes.rate[high.idx()] * (bid - own.max(0.0)).min(bid);
    }
    lots.active = lots.active.without(winner);
    lots.stacks &= !(1 << lot.idx());
    if winner == lots.auctioneer {
        lots.auctioneer = lots.auctioneer.next(seats);
    }
}
