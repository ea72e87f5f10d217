//! A position in numbers: capital, the own row and what it can make, helpers and queues, ships and granary, and how far the
//! others are.

use crate::data::{MAX_PLAYERS, SHIPS, SHOWN, SPACES};
use crate::pieces::{CARDS, Capital, Card, Color, DECKS, Favour, Good, Guild, ICONS, Season, Side, Tier};
use crate::state::{Marker, Player, State, printed, set_value};
use crate::{Craftsmen, Frame, Question};
use signoria_core::contract::Features;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

const COLORS: Axis = Axis::Things(Color::COUNT, |i| Color::ALL[i].word());
const CAPITALS: Axis = Axis::Things(Capital::COUNT, |i| Capital::ALL[i].word());
const GOODS: Axis = Axis::Things(Good::COUNT, |i| Good::ALL[i].word());
const GUILDS: Axis = Axis::Things(Guild::COUNT, |i| Guild::ALL[i].word());
const TIERS: Axis = Axis::Things(DECKS, |i| Tier::ALL[i].word());
const TOKENS: Axis = Axis::Numbers(1, 8);
const SHIP: Axis = Axis::Numbers(1, SHIPS as u16);
const RIVALS: Axis = Axis::Numbers(1, MAX_PLAYERS as u16 - 1);
/// What a seat is asked or waits for.
const MOMENTS: &[&str] = &[
    "exchange",
    "sawmill",
    "helper",
    "space",
    "fee",
    "take",
    "privilege",
    "discard",
    "build",
    "pay",
    "peek",
    "show",
    "side",
    "back",
    "notary",
    "open",
    "bid",
    "mayor",
    "work",
    "second",
    "delivery",
    "bribe",
    "merchant",
    "price",
    "hall",
    "token",
    "invest",
    "draw",
];
/// Rounds of a game; what cards are worth and a number of cards, as far as they are told apart.
const ROUNDS: u8 = 12;
const WORTH: usize = 40;

impl Features for Craftsmen {
    const LAYOUT: Layout = Layout {
        rev: 2,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 4)]),
            Block::flags("year", &[Axis::Numbers(0, 4)]),
            Block::flags("season", &[Axis::Things(Season::COUNT, |i| Season::ALL[i].word())]),
            Block::flags("round", &[Axis::Numbers(0, 13)]),
            Block::flags("stage", &[GUILDS]),
            Block::flags("no_stage", &[]),
            Block::flags("moment", &[Axis::Words(&["own", "other"]), Axis::Words(MOMENTS)]),
            Block::flags("place", &[Axis::Numbers(1, 5)]),
            Block::flags("place_next", &[Axis::Numbers(1, 3)]),
            Block::flags("capital", &[CAPITALS, Axis::Numbers(0, 4)]),
            Block::flags("cards", &[Axis::Numbers(0, 15)]),
            Block::flags("worth", &[Axis::Numbers(0, 40)]),
            Block::counts("worth_in_all", &[Axis::Words(&["now", "by_rounds_left"])], 60),
            Block::flags("worth_of", &[COLORS, Axis::Numbers(0, 16)]),
            Block::flags("display", &[CAPITALS]),
            Block::flags("helpers", &[Axis::Numbers(0, 6)]),
            Block::flags("passed", &[]),
            Block::flags("privileges", &[Axis::Numbers(0, 4)]),
            Block::flags("privileges_used", &[Axis::Numbers(0, 3)]),
            Block::flags("work_tokens", &[Axis::Numbers(0, 4)]),
            Block::flags("tokens", &[TOKENS]),
            Block::flags("tokens_left", &[TOKENS]),
            Block::flags("favours_left", &[Axis::Things(Favour::COUNT, |i| Favour::ALL[i].word())]),
            Block::flags("discs", &[GUILDS, Axis::Numbers(0, 3)]),
            Block::flags("discs_in_all", &[GUILDS, Axis::Numbers(0, 7)]),
            Block::flags("first_disc", &[GUILDS, Axis::Numbers(1, 6)]),
            Block::counts("discs_on_pictures", &[GUILDS], 2),
            Block::flags("row_goods", &[GOODS, Axis::Numbers(0, 3)]),
            Block::counts("row_len", &[], 10),
            Block::counts("row_len_by_rounds", &[], 100),
            Block::flags("end", &[Axis::Words(&["left", "right"]), Axis::Words(&["top", "bottom"]), COLORS]),
            Block::counts("halves", &[COLORS], 5),
            Block::flags("halves_least", &[Axis::Numbers(0, 10)]),
            Block::counts("ready", &[GOODS], 1),
            Block::counts("filled", &[GOODS], 1),
            Block::counts("wanted", &[GOODS], 2),
            Block::counts("hand_goods", &[GOODS], 1),
            Block::counts("hand_fits", &[GOODS], 1),
            Block::counts("hand_with_inputs", &[GOODS], 1),
            Block::counts("held", &[TIERS], 2),
            Block::flags("offered", &[GOODS]),
            Block::flags("offered_fits", &[GOODS]),
            Block::flags("act_points", &[Axis::Numbers(0, 9)]),
            Block::counts("act", &[Axis::Words(&["cost", "built", "done", "privileged"])], 2),
            Block::counts("payment", &[Axis::Words(&["price", "laid", "short"])], 5),
            Block::flags("auction", &[Axis::Words(&["on", "leader", "out", "initiator"])]),
            Block::counts("auction_bid", &[Axis::Words(&["all", "own_lead", "mayor"])], 10),
            Block::flags("auction_lot", &[Axis::Words(&["own_lead", "other"]), GOODS]),
            Block::flags("fair", &[Axis::Numbers(0, 4)]),
            Block::counts("cargo", &[SHIP, Axis::Words(&["markers", "points", "of_a_rival"])], 3),
            Block::counts("holds_free", &[GOODS], 2),
            Block::counts("granary", &[Axis::Words(&["own", "neutral", "others"])], 3),
            Block::counts("points", &[], 30),
            Block::counts("token_points", &[], 10),
            Block::counts("lead_over_the_best", &[], 15),
            Block::flags("rank", &[Axis::Numbers(1, 5)]),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS], 15),
            Block::counts(
                "rival_has",
                &[
                    RIVALS,
                    Axis::Words(&[
                        "capital",
                        "buildings_in_hand",
                        "row",
                        "helpers",
                        "privileges",
                        "work_tokens",
                        "tokens",
                        "fair",
                        "passed",
                        "ready",
                        "halves_least",
                        "yields",
                    ]),
                ],
                4,
            ),
            Block::flags("seats_by_round", &[Axis::Numbers(2, 4), Axis::Numbers(0, 13)]),
        ],
    };

    fn observe(&self, s: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let player = &s.players[seat];
        let round = (4 * s.year.saturating_sub(1) + u8::from(s.year > 0) * (s.season as u8 + 1)).min(ROUNDS);
        let left = i32::from(ROUNDS - round);
        o.block("seats");
        o.hot(seats - 2);
        o.block("year");
        o.hot(s.year);
        o.block("season");
        o.hot(s.season.idx());
        o.block("round");
        o.hot(round);
        o.block("stage");
        s.guild.into_iter().for_each(|guild| o.mark(guild.idx()));
        o.block("no_stage");
        o.mark_if(0, s.guild.is_none());
        let (own, moment) = moment(s, seat);
        o.block("moment");
        o.row(usize::from(!own), MOMENTS.len(), moment);
        o.block("place");
        o.hot(self.place(s, seat));
        o.block("place_next");
        if let Some(place) = s.changes.iter().position(|change| *change == Some(seat)) {
            o.hot(place);
        }
        self.capital(s, player, eye, left, o);
        self.helpers(s, seat, o);
        self.row(s, seat, left, o);
        self.hand(s, player, eye, o);
        self.action(s, seat, own, eye, o);
        self.harbour(s, seat, o);
        self.rivals(s, seat, o);
        o.block("seats_by_round");
        o.row(usize::from(seats - 2), 13, round);
    }

    fn points_now(&self, s: &State, seat: Seat) -> i32 {
        let player = &s.players[seat];
        i32::from(player.score + self.token_points(player))
    }

    fn in_play(&self, s: &State) -> bool {
        s.year > 0
    }
}

/// Whether it is a seat's own decision, and what is going on, as a place in [`MOMENTS`].
fn moment(s: &State, seat: Seat) -> (bool, usize) {
    let Frame::Ask(question) = s.frames.top() else { return (false, MOMENTS.len() - 1) };
    let place = match question {
        Question::Exchange(_) => 0,
        Question::Sawmill(_) => 1,
        Question::Helper(_) => 2,
        Question::Space(..) => 3,
        Question::Fee(..) => 4,
        Question::Take(_) => 5,
        Question::Privilege(_) => 6,
        Question::Discard(..) => 7,
        Question::Build(_) => 8,
        Question::Pay(_) => 9,
        Question::Peek(_) => 10,
        Question::Show(..) => 11,
        Question::Side(..) => 12,
        Question::Back(..) => 13,
        Question::Notary(_) => 14,
        Question::Open(_) => 15,
        Question::Bid(_) => 16,
        Question::Mayor(_) => 17,
        Question::Work(_) => 18,
        Question::Second(_) => 19,
        Question::Delivery(_) => 20,
        Question::Bribe(..) => 21,
        Question::Merchant(_) => 22,
        Question::Price(..) => 23,
        Question::Hall(_) => 24,
        Question::Token(_) => 25,
        Question::Invest(_) => 26,
    };
    (question.seat() == seat, place)
}

impl Craftsmen {
    fn capital(&self, s: &State, player: &Player, eye: Eye, left: i32, o: &mut Observer<'_>) {
        let mut cards = [0_u8; Capital::COUNT];
        player.hand.seen_by(eye).for_each(|kind| cards[usize::from(kind)] += 1);
        let worth = crate::worth(&cards, u8::MAX);
        o.block("capital");
        cards.iter().enumerate().for_each(|(kind, cards)| o.row(kind, 4, *cards));
        o.block("cards");
        o.hot(player.hand.len());
        o.block("worth");
        o.row(0, WORTH, worth);
        o.block("worth_in_all");
        o.put(0, i32::from(worth) * 2);
        o.put(1, i32::from(worth) * left / 4);
        o.block("worth_of");
        cards.chunks_exact(3).enumerate().for_each(|(color, of)| o.row(color, 16, set_value(of)));
        o.block("display");
        s.display.iter().flatten().for_each(|kind| o.mark(kind.idx()));
    }

    fn helpers(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let player = &s.players[seat];
        o.block("helpers");
        o.hot(player.helpers);
        o.block("passed");
        o.mark_if(0, player.passed);
        o.block("privileges");
        o.hot(player.privileges);
        o.block("privileges_used");
        o.hot(s.used[seat]);
        o.block("work_tokens");
        o.hot(player.work);
        o.block("tokens");
        (0..8).for_each(|token| o.mark_if(token, player.tokens >> token & 1 == 1));
        o.block("tokens_left");
        (0..8).for_each(|token| o.mark_if(token, s.tokens >> token & 1 == 1));
        o.block("favours_left");
        o.mark_if(Favour::Privilege.idx(), s.privileges > 0);
        o.mark_if(Favour::Work.idx(), s.work > 0);
        o.mark_if(Favour::Order.idx(), s.changes.contains(&None));
        let discs = |guild: usize| s.queues[guild].iter().flatten().filter_map(|disc| disc.seat());
        o.block("discs");
        (0..Guild::COUNT).for_each(|guild| o.row(guild, 3, discs(guild).filter(|of| *of == seat).count()));
        o.block("discs_in_all");
        (0..Guild::COUNT).for_each(|guild| o.row(guild, 7, discs(guild).count()));
        o.block("first_disc");
        for guild in 0..Guild::COUNT {
            if let Some(place) = discs(guild).position(|of| of == seat) {
                o.row(guild, 2 * SPACES, place);
            }
        }
        o.block("discs_on_pictures");
        s.pictures.iter().enumerate().for_each(|(guild, discs)| o.put(guild, discs[seat.idx()]));
    }

    /// The own row and what it makes.
    fn row(&self, s: &State, seat: Seat, left: i32, o: &mut Observer<'_>) {
        let player = &s.players[seat];
        let parts = &self.kit.components;
        let good = |card: Card| parts.card(card).good.idx();
        let mut goods = [0_u8; Good::COUNT];
        player.row().iter().for_each(|card| goods[good(*card)] += 1);
        o.block("row_goods");
        goods.iter().enumerate().for_each(|(good, cards)| o.row(good, 3, *cards));
        o.block("row_len");
        o.put(0, player.row().len() as i32);
        o.block("row_len_by_rounds");
        o.put(0, player.row().len() as i32 * left);
        o.block("end");
        // A row without its sawmill has no ends yet.
        for side in Side::ALL.into_iter().filter(|_| !player.row().is_empty()) {
            let card = parts.card(player.end(side));
            o.mark(side.idx() * 8 + card.top.idx());
            o.mark(side.idx() * 8 + 4 + card.bottom.idx());
        }
        let halves = self.halves(s, seat);
        o.block("halves");
        o.put_all(&halves);
        o.block("halves_least");
        o.hot(halves.into_iter().min().unwrap_or(0));
        o.block("ready");
        Card::of_set(self.ready(s, seat)).for_each(|card| o.mark(good(card)));
        let with_inputs = || Card::of_set(player.built & self.works.has[0]);
        let icons = |card: Card| (0..ICONS).filter(move |icon| self.works.has[*icon] & card.bit() != 0);
        o.block("filled");
        for card in with_inputs() {
            o.put(good(card), icons(card).filter(|icon| s.filled[*icon] & card.bit() != 0).count() as i32);
        }
        o.block("wanted");
        for card in with_inputs() {
            let inputs = &parts.recipe(parts.card(card).good).inputs;
            let empty = icons(card).filter(|icon| s.filled[*icon] & card.bit() == 0);
            empty.for_each(|icon| o.mark(inputs[icon].idx()));
        }
    }

    /// Building cards in hand and in the displays.
    fn hand(&self, s: &State, player: &Player, eye: Eye, o: &mut Observer<'_>) {
        let parts = &self.kit.components;
        let good = |card: Card| parts.card(card).good;
        let own = player.secret.seen_by(eye).map_or(0, |secret| secret | player.open);
        let begun = !player.row().is_empty();
        let fits = |card: Card| begun && Side::ALL.into_iter().any(|side| self.fits(card, player.end(side)));
        let yielded = player.row().iter().fold(0_u32, |goods, card| goods | 1 << good(*card).idx());
        let supplied = |card: Card| parts.recipe(good(card)).inputs.iter().all(|input| yielded >> input.idx() & 1 == 1);
        o.block("hand_goods");
        Card::of_set(own).for_each(|card| o.mark(good(card).idx()));
        o.block("hand_fits");
        Card::of_set(own).filter(|card| fits(*card)).for_each(|card| o.mark(good(card).idx()));
        o.block("hand_with_inputs");
        Card::of_set(own).filter(|card| supplied(*card)).for_each(|card| o.mark(good(card).idx()));
        o.block("held");
        o.put_all(&player.held);
        let offered = || s.offers.iter().flatten().flatten().copied();
        o.block("offered");
        offered().for_each(|card| o.mark(good(card).idx()));
        o.block("offered_fits");
        offered().filter(|card| fits(*card)).for_each(|card| o.mark(good(card).idx()));
    }

    /// What is going on: an action, a payment, an auction.
    fn action(&self, s: &State, seat: Seat, own: bool, eye: Eye, o: &mut Observer<'_>) {
        o.block("act_points");
        if own {
            o.hot(s.act.points);
        }
        o.block("act");
        if own {
            o.put(0, s.act.cost);
            o.put(1, s.act.built);
            o.mark_if(2, s.act.done);
            o.mark_if(3, s.act.privileged);
        }
        o.block("payment");
        if own && s.payment.price > 0 {
            let laid = s.payment.laid.seen_by(eye).map_or(0, |laid| crate::worth(laid, s.payment.colors));
            o.put(0, s.payment.price);
            o.put(1, laid);
            o.put(2, s.payment.price.saturating_sub(laid));
        }
        let auction = &s.auction;
        let leads = auction.lot.is_some() && auction.leader == seat && auction.bid() > 0;
        o.block("auction");
        if auction.lot.is_some() {
            o.mark(0);
            o.mark_if(1, leads);
            o.mark_if(2, auction.out.contains(seat));
            o.mark_if(3, auction.initiator == seat);
        }
        o.block("auction_bid");
        if auction.lot.is_some() {
            o.put(0, auction.bid());
            o.put(1, if leads { auction.bid() } else { 0 });
            o.put(2, printed(&auction.mayor));
        }
        o.block("auction_lot");
        if let Some(card) = auction.lot.and_then(|_| self.lot(s)) {
            o.mark(usize::from(!leads) * Good::COUNT + self.kit.components.card(card).good.idx());
        }
    }

    /// The fair, ships and granary.
    fn harbour(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let holds = &self.kit.components.holds;
        o.block("fair");
        o.hot(s.players[seat].fair);
        let (mut markers, mut points) = ([[0_i32; MAX_PLAYERS]; SHIPS], [0; SHIPS]);
        for (hold, queue) in holds.iter().zip(&s.holds) {
            for of in queue.iter().filter_map(|marker| marker.seat()) {
                markers[usize::from(hold.ship)][of.idx()] += 1;
                points[usize::from(hold.ship)] += if of == seat { i32::from(hold.points) } else { 0 };
            }
        }
        o.block("cargo");
        for (ship, markers) in markers.iter().enumerate() {
            let others = markers.iter().enumerate().filter(|(of, _)| *of != seat.idx());
            o.put(3 * ship, markers[seat.idx()]);
            o.put(3 * ship + 1, points[ship]);
            o.put(3 * ship + 2, others.map(|(_, n)| *n).max().unwrap_or(0));
        }
        o.block("holds_free");
        for (hold, queue) in holds.iter().zip(&s.holds) {
            o.put(hold.good.idx(), queue.iter().filter(|marker| marker.is_none()).count() as i32);
        }
        let granary = s.granary.as_flattened();
        let count = |of: fn(&Marker, Seat) -> bool| granary.iter().filter(|marker| of(marker, seat)).count() as i32;
        o.block("granary");
        o.put(0, count(|marker, seat| marker.seat() == Some(seat)));
        o.put(1, count(|marker, _| *marker == Marker::NEUTRAL));
        o.put(2, count(|marker, seat| marker.seat().is_some_and(|of| of != seat)));
    }

    fn rivals(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let own = &s.players[seat];
        let others = || seat.others(seats).enumerate();
        let points = |seat: Seat| self.points_now(s, seat);
        let ahead = |other: Seat| points(other) - points(seat);
        o.block("points");
        o.put(0, own.score);
        o.block("token_points");
        o.put(0, self.token_points(own));
        o.block("lead_over_the_best");
        o.put(0, -others().map(|(_, other)| ahead(other)).max().unwrap_or(0));
        o.block("rank");
        o.hot(others().filter(|(_, other)| ahead(*other) > 0).count());
        o.block("rival");
        others().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        others().for_each(|(at, other)| o.put(at, ahead(other)));
        o.block("rival_has");
        for (at, other) in others() {
            let player = &s.players[other];
            let numbers = [
                player.hand.len(),
                player.held.iter().sum(),
                player.row().len() as u8,
                player.helpers,
                player.privileges,
                player.work,
                player.tokens.count_ones() as u8,
                player.fair,
                u8::from(player.passed),
                self.ready(s, other).count_ones() as u8,
                self.halves(s, other).into_iter().min().unwrap_or(0),
                self.yielded(s, other).count_ones() as u8,
            ];
            numbers.iter().enumerate().for_each(|(of, n)| o.put(12 * at + of, *n));
        }
    }
}

const _: () = assert!(SHOWN == 2 && CARDS == 70);
