//! What a viewer sees, built by adding what may be seen. Cards are numbers, with what stands on them.

use crate::data::{BUILD_COST, BUY_COST, CITY, FAIR, HELPERS, MOST_IN_GUILD, SHIPS, WORK, YEARS};
use crate::frame::{Frame, Question, Step};
use crate::pieces::{COLUMNS, Capital, Card, Color, FINALS, FIRST_SAWMILL, Good, Guild, ICONS, Season, Tier};
use crate::rules::{invested, investments, payments};
use crate::state::{ALL_COLORS, Cards, Player, State, printed, worth};
use crate::{Action, Craftsmen};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;
use serde::Serialize;
use signoria_core::contract::Eyes;
use signoria_core::{Eye, Seat, SeatSet, named};

named! {
    /// What is going on in a round. C4.4
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "CraftsmenPhase", rename_all = "snake_case"))]
    #[allow(missing_docs)]
    pub enum Phase {
        /// Cards are dealt and exchanged; and so on.
        SetUp = "set_up",
        Helpers = "helpers",
        Stage = "stage",
        Window = "window",
        Final = "final",
        Year = "year",
        RoundEnd = "round_end",
        Over = "over",
    }
}

/// Gives the types of a view their common derives.
macro_rules! view {
    ($($(#[$doc:meta])* $name:ident as $ts:literal { $($(#[$note:meta])* $field:ident: $type:ty,)+ })+) => {
        $($(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = $ts))]
        pub struct $name { $($(#[$note])* pub $field: $type,)+ })+
    };
}

view! {
    /// The table through one viewer's eyes.
    View as "CraftsmenView" {
        /// The year, from 1; 0 during the set-up.
        year: u8,
        /// How many years there are.
        years: u8,
        /// The season.
        season: Season,
        /// What is going on.
        phase: Phase,
        /// The guild whose stage it is, or was last.
        guild: Option<Guild>,
        /// What somebody is asked, by the word of its prompt.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        asked: Option<&'static str>,
        /// Whose turn it is.
        turn: Vec<Seat>,
        /// The turn order.
        order: Vec<Seat>,
        /// The spaces of the order-change track, from the left, with whose discs lie there; none where nobody changes the order.
        changes: Vec<Option<Seat>>,
        /// The guilds and their queues.
        queues: Vec<QueueView>,
        /// Helpers of a player.
        helpers: u8,
        /// Work points of an action in this year.
        work_points: u8,
        /// The fee in points.
        fee: i16,
        /// Work points that are left of the action that is going on.
        points: u8,
        /// What its buildings cost so far.
        cost: u8,
        /// Whether who acts may use the privilege, and whether a token is needed for it.
        privilege: Option<bool>,
        /// The capital cards on the board.
        capital: CapitalView,
        /// The decks of buildings.
        decks: Vec<DeckView>,
        /// What each kind of building needs and scores.
        kinds: Vec<KindView>,
        /// The bonus tokens that are left, with their values.
        tokens: Vec<(Good, u8)>,
        /// The values of all bonus tokens.
        token_values: Vec<(Good, u8)>,
        /// The sawmills in the box, while they can be exchanged.
        sawmills: Vec<CardView>,
        /// Privilege tokens in the pool.
        privileges: u8,
        /// Work tokens in the pool.
        work: u8,
        /// The granary.
        granary: Vec<ColumnView>,
        /// The ships.
        ships: Vec<ShipView>,
        /// The auction that is going on.
        auction: Option<AuctionView>,
        /// The payment that is going on.
        payment: Option<PaymentView>,
        /// What may be invested, for who is asked, the most points first.
        investments: Vec<SetView>,
        /// The cards that somebody looks at, those that the viewer knows.
        looked: Vec<Option<CardView>>,
        /// The players by seat.
        players: Vec<PlayerView>,
        /// The files of components that are reconstructed: the words of `craftsmen-reconstructed-<file>`.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        reconstructed: Vec<&'static str>,
    }

    /// A building card.
    CardView as "CraftsmenCard" {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        card: Card,
        /// Its deck.
        tier: Tier,
        /// What it yields.
        good: Good,
        /// The upper colour.
        top: Color,
        /// The lower colour.
        bottom: Color,
        /// Whether it bears a house.
        house: bool,
    }

    /// A kind of building, by what it yields.
    KindView as "CraftsmenKind" {
        /// What it yields.
        good: Good,
        /// Its name, as the files of components have it.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        building: &'static str,
        /// What it needs, an icon each.
        inputs: Vec<Good>,
        /// Points for producing.
        points: u8,
    }

    /// A guild and its queue.
    QueueView as "CraftsmenQueue" {
        /// Which one.
        guild: Guild,
        /// Its spaces from the left, the lower disc first.
        spaces: Vec<Vec<DiscView>>,
        /// The space where the next helper goes; where none is free, the player chooses.
        free: Option<u8>,
        /// The most helpers of all.
        most: u8,
        /// Whose discs lie on the picture.
        picture: Vec<Seat>,
        /// The space and the place upon it of the disc that acts.
        acts: Option<(u8, u8)>,
    }

    /// A helper's disc.
    DiscView as "CraftsmenDisc" {
        /// Whose it is.
        seat: Seat,
        /// Whether it has used a privilege.
        used: bool,
    }

    /// The capital cards on the board.
    CapitalView as "CraftsmenCapitalBoard" {
        /// Cards in the stack.
        stack: u16,
        /// The discard pile, by kind.
        pile: Vec<(Capital, u8)>,
        /// The face-up cards.
        display: Vec<Option<Capital>>,
    }

    /// A deck of buildings.
    DeckView as "CraftsmenDeck" {
        /// Which one.
        tier: Tier,
        /// Cards in the stack.
        stack: u8,
        /// Cards that were put on top, the next one first, those that the viewer knows.
        top: Vec<Option<CardView>>,
        /// Cards that were put under it, the next one first, those that the viewer knows.
        under: Vec<Option<CardView>>,
        /// The displayed cards.
        offers: Vec<Option<CardView>>,
        /// What building one costs.
        build: u8,
        /// What buying one costs.
        buy: u8,
    }

    /// A column of the granary.
    ColumnView as "CraftsmenColumn" {
        /// Of which half-product.
        good: Good,
        /// How many markers it takes.
        spaces: u8,
        /// Its markers, the lower one first; a neutral one is nobody's.
        markers: Vec<Option<Seat>>,
    }

    /// A ship.
    ShipView as "CraftsmenShip" {
        /// Bonus points, for the most markers first.
        bonuses: Vec<u8>,
        /// Its rows of holds, from the top.
        holds: Vec<HoldView>,
        /// Who would get what if it sailed now, the first first: markers, points for them, bonus.
        ranks: Vec<(Seat, u8, i16, u8)>,
    }

    /// A row of holds.
    HoldView as "CraftsmenHold" {
        /// Its number on all ships.
        hold: u8,
        /// What it takes.
        good: Good,
        /// What a marker scores.
        points: u8,
        /// How many markers it takes.
        spaces: u8,
        /// Its markers, the left one first.
        markers: Vec<Seat>,
    }

    /// An auction. C3.1.5
    AuctionView as "CraftsmenAuction" {
        /// The card.
        card: CardView,
        /// Who began it.
        initiator: Seat,
        /// The bid, once there is one.
        bid: Option<u8>,
        /// Who leads.
        leader: Seat,
        /// Who has passed.
        out: Vec<Seat>,
        /// Whether the first bid was raised: then the mayor stays out.
        raised: bool,
        /// The mayor's cards.
        mayor: Vec<Capital>,
        /// What they are worth.
        offer: u8,
    }

    /// A payment. CD11
    PaymentView as "CraftsmenPayment" {
        /// Who pays.
        seat: Seat,
        /// The price.
        price: u8,
        /// The colours that count.
        colors: Vec<Color>,
        /// What is laid down so far, for the payer.
        laid: Vec<Capital>,
        /// What it is worth.
        value: u8,
        /// Every set that pays, for the payer, the best one first: the least worth, then the fewest cards.
        sets: Vec<SetView>,
    }

    /// A set of capital cards that pays a price, or is invested.
    SetView as "CraftsmenSet" {
        /// The cards.
        cards: Vec<Capital>,
        /// The sum of the printed values.
        sum: u8,
        /// What they are worth as sets.
        value: u8,
        /// The answers that lay it down. A price is paid by a colour each, from the one that is asked now; a colour without a
        /// choice is not asked.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        answers: Vec<String>,
    }

    /// A building in a row.
    PlacedView as "CraftsmenPlaced" {
        /// The card.
        card: CardView,
        /// Its icons, filled or empty.
        filled: Vec<bool>,
        /// Whether it can produce.
        ready: bool,
    }

    /// What a viewer sees of a player.
    PlayerView as "CraftsmenPlayer" {
        /// Points on the track.
        score: i16,
        /// Capital cards in hand.
        capital: u8,
        /// Those that the viewer is sure of.
        hand: Vec<Capital>,
        /// What the hand is worth, for those who know all of it.
        worth: Option<u8>,
        /// Building cards in hand: basic, extended, advanced.
        held: [u8; 3],
        /// Those that the viewer knows.
        buildings: Vec<CardView>,
        /// The row from the left.
        row: Vec<PlacedView>,
        /// Own markers on the fair.
        fair: u8,
        /// Free spaces of the fair.
        fair_free: u8,
        /// Privilege tokens.
        privileges: u8,
        /// Work tokens.
        work: u8,
        /// Bonus tokens.
        tokens: Vec<Good>,
        /// Free helpers.
        helpers: u8,
        /// Whether the player has passed in this helper phase.
        passed: bool,
        /// Privileges used in this round.
        used: u8,
        /// Halves of the row by colour: purple, green, blue, red.
        halves: [u8; 4],
        /// Complete sets of colours among them.
        sets: u8,
        /// What these score when a year ends.
        city: i16,
        /// What is missing in the row for each final product whose token is left.
        lines: Vec<(Good, Vec<Good>)>,
    }
}

impl Craftsmen {
    /// What is going on.
    #[must_use]
    pub fn phase(&self, s: &State) -> Phase {
        match s.frames.bottom() {
            Frame::Over => Phase::Over,
            Frame::Step(step) => match step {
                Step::SetUp | Step::Exchange(_) => Phase::SetUp,
                Step::Helpers => Phase::Helpers,
                Step::Window => Phase::Window,
                Step::Final => Phase::Final,
                Step::Year | Step::Invest => Phase::Year,
                Step::RoundEnd => Phase::RoundEnd,
                Step::Round if s.year == 0 => Phase::SetUp,
                _ => Phase::Stage,
            },
            Frame::Ask(_) | Frame::Draw(_) => Phase::Stage,
        }
    }

    /// What somebody is asked.
    fn asked(&self, s: &State) -> Option<&'static str> {
        let Frame::Ask(question) = s.frames.top() else { return None };
        Some(match question {
            Question::Exchange(_) => "exchange",
            Question::Sawmill(_) => "sawmill",
            Question::Helper(_) => "helper",
            Question::Space(..) => "space",
            Question::Fee(..) => "fee",
            Question::Take(_) => "take",
            Question::Privilege(_) => "privilege",
            Question::Discard(..) => "discard",
            Question::Build(_) => "build",
            Question::Pay(_) => "pay",
            Question::Peek(_) => "look",
            Question::Show(..) => "show",
            Question::Side(..) => "side",
            Question::Back(..) => "back",
            Question::Notary(_) => "notary",
            Question::Open(_) => "open",
            Question::Bid(_) => "bid",
            Question::Mayor(_) => "mayor",
            Question::Work(_) => "work",
            Question::Second(_) => "second",
            Question::Delivery(_) => "delivery",
            Question::Bribe(..) => "bribe",
            Question::Merchant(_) => "merchant",
            Question::Price(..) => "price",
            Question::Hall(_) => "hall",
            Question::Token(_) => "token",
            Question::Invest(_) => "invest",
        })
    }

    fn card_view(&self, card: Card) -> CardView {
        let part = self.kit.components.card(card);
        let (good, top, bottom, house) = (part.good, part.top, part.bottom, part.house);
        CardView { card, tier: card.tier(), good, top, bottom, house }
    }

    fn queue_view(&self, s: &State, guild: Guild) -> QueueView {
        let queue = &s.queues[guild.idx()][..self.spaces()];
        let spaces = queue.iter().map(|space| {
            let discs = space.iter().filter_map(|disc| disc.seat().map(|seat| DiscView { seat, used: disc.used() }));
            discs.collect()
        });
        let picture = Seat::all(self.kit.seats)
            .flat_map(|seat| core::iter::repeat_n(seat, s.pictures[guild.idx()][seat.idx()].into()));
        QueueView {
            guild,
            spaces: spaces.collect(),
            free: self.free_space(s, guild).map(|space| space as u8),
            most: MOST_IN_GUILD[usize::from(self.kit.seats) - 2],
            picture: picture.collect(),
            acts: s.act.disc.filter(|_| s.guild == Some(guild)),
        }
    }

    fn deck_view(&self, s: &State, tier: Tier, eye: Eye) -> DeckView {
        let stack = &s.stacks[tier.idx()];
        let seen = |slot: &crate::Slot| slot.card.seen_by(eye).map(|card| self.card_view(*card));
        DeckView {
            tier,
            stack: stack.len(),
            top: stack.on_top().iter().rev().map(seen).collect(),
            under: stack.beneath().iter().map(seen).collect(),
            offers: s.offers[tier.idx()].iter().map(|card| card.map(|card| self.card_view(card))).collect(),
            build: BUILD_COST[tier.idx()],
            buy: BUY_COST[tier.idx()],
        }
    }

    fn ship_view(&self, s: &State, ship: u8) -> ShipView {
        let bonuses = &self.kit.components.bonuses[usize::from(ship)];
        let rows = self.kit.components.holds.iter().zip(&s.holds).zip(0..).filter(|((hold, _), _)| hold.ship == ship);
        let holds = rows.map(|((hold, queue), number)| HoldView {
            hold: number,
            good: hold.good,
            points: hold.points,
            spaces: queue.len() as u8,
            markers: queue.iter().filter_map(|marker| marker.seat()).collect(),
        });
        let ranks = self.on_ship(s, ship).into_iter().enumerate().map(|(place, (seat, markers))| {
            (seat, markers, self.cargo(s, ship, seat), bonuses.get(place).copied().unwrap_or(0))
        });
        ShipView { bonuses: bonuses.clone(), holds: holds.collect(), ranks: ranks.collect() }
    }

    fn auction_view(&self, s: &State) -> Option<AuctionView> {
        // A card that is bought is no auction.
        let card = self.lot(s).filter(|_| !s.frames.all().iter().any(|frame| self.buys(s, *frame)))?;
        let auction = &s.auction;
        Some(AuctionView {
            card: self.card_view(card),
            initiator: auction.initiator,
            bid: Some(auction.bid()).filter(|bid| *bid > 0),
            leader: auction.leader,
            out: auction.out.iter().filter(|seat| seat.0 < self.kit.seats).collect(),
            raised: auction.raised(),
            mayor: list(&auction.mayor),
            offer: auction.offer(),
        })
    }

    fn buys(&self, s: &State, frame: Frame) -> bool {
        matches!(frame, Frame::Step(Step::Won(_))) && s.auction.bid() == 0
    }

    fn payment_view(&self, s: &State, eye: Eye) -> Option<PaymentView> {
        let Frame::Ask(Question::Pay(seat)) = s.frames.top() else { return None };
        let payment = &s.payment;
        let laid = payment.laid.seen_by(eye).filter(|_| eye.seat() == Some(seat));
        let colors = Color::ALL.into_iter().filter(|color| payment.colors >> color.idx() & 1 == 1).collect();
        let mut sets = Vec::new();
        if let Some(laid) = laid {
            let held = cards_of(s.players[seat].hand.seen_by(eye));
            let before = usize::from(payment.next) * 3;
            let goes_on = |set: &Cards| set[..before] == laid[..before];
            sets.extend(payments(&held, payment.price, payment.colors).into_iter().filter(goes_on));
            sets.sort_by_key(|set| (worth(set, ALL_COLORS), set.iter().sum::<u8>(), printed(set)));
        }
        let laid = laid.copied().unwrap_or_default();
        Some(PaymentView {
            seat,
            price: payment.price,
            colors,
            laid: list(&laid),
            value: worth(&laid, ALL_COLORS),
            sets: sets.iter().map(|set| self.set_view(s, set)).collect(),
        })
    }

    /// A set, and the answers that pay it from the colour that is asked now on.
    fn set_view(&self, s: &State, set: &Cards) -> SetView {
        let colors = Color::ALL.into_iter().skip(s.payment.next.into());
        let answers = colors.filter(|color| s.payment.colors >> color.idx() & 1 == 1).map(|color| {
            let of = &set[color.idx() * 3..][..3];
            Action::Pay { color, ones: of[0], twos: of[1], threes: of[2] }.to_string()
        });
        SetView::new(set, answers.collect())
    }

    /// One card of each colour, in every way that the hand allows. C8.1.4
    fn investments(&self, s: &State, eye: Eye) -> Vec<SetView> {
        let Frame::Ask(Question::Invest(seat)) = s.frames.top() else { return Vec::new() };
        if eye.seat() != Some(seat) {
            return Vec::new();
        }
        let held = cards_of(s.players[seat].hand.seen_by(eye));
        let set = |values: [u8; Color::COUNT]| {
            let [purple, green, blue, red] = values;
            let cards = cards_of(invested(values).iter().map(|kind| kind.idx() as u8));
            SetView::new(&cards, vec![Action::Invest { purple, green, blue, red }.to_string()])
        };
        let mut sets: Vec<SetView> = investments(&held).map(set).collect();
        sets.sort_by_key(|set| Reverse(set.sum));
        sets
    }

    fn placed_view(&self, s: &State, seat: Seat, card: Card) -> PlacedView {
        let inputs = self.kit.components.recipe(self.kit.components.card(card).good).inputs.len();
        PlacedView {
            card: self.card_view(card),
            filled: (0..inputs.min(ICONS)).map(|icon| s.filled[icon] & card.bit() != 0).collect(),
            // The icon of a basic building refills by itself. C5.6.1
            ready: inputs == 0 || self.ready(s, seat) & card.bit() != 0,
        }
    }

    /// What is missing in a player's row for a final product. C5.4.5
    pub(crate) fn missing(&self, s: &State, seat: Seat, good: Good) -> Vec<Good> {
        let missing = self.works.line[good.idx()] & !self.yielded(s, seat);
        Good::ALL.into_iter().filter(|good| missing >> good.idx() & 1 == 1).collect()
    }

    fn player_view(&self, s: &State, seat: Seat, player: &Player, eye: Eye) -> PlayerView {
        let hand: Vec<Capital> = player.hand.seen_by(eye).map(Capital::at).collect();
        let knows_all = hand.len() == usize::from(player.hand.len());
        let known = player.open | player.secret.seen_by(eye).copied().unwrap_or(0);
        let halves = self.halves(s, seat);
        let sets = halves.into_iter().min().unwrap_or(0);
        let left = (0..FINALS).filter(|token| s.tokens >> token & 1 == 1).map(Good::of_token);
        PlayerView {
            score: player.score,
            capital: player.hand.len(),
            worth: knows_all.then(|| worth(&cards_of(player.hand.seen_by(eye)), ALL_COLORS)),
            hand,
            held: player.held,
            buildings: Card::of_set(known).map(|card| self.card_view(card)).collect(),
            row: player.row().iter().map(|card| self.placed_view(s, seat, *card)).collect(),
            fair: player.fair,
            fair_free: FAIR - player.fair,
            privileges: player.privileges,
            work: player.work,
            tokens: (0..FINALS).filter(|token| player.tokens >> token & 1 == 1).map(Good::of_token).collect(),
            helpers: player.helpers,
            passed: player.passed,
            used: s.used[seat],
            halves,
            sets,
            city: CITY * i16::from(sets),
            lines: left.map(|good| (good, self.missing(s, seat, good))).collect(),
        }
    }

    /// Whether who acts may use the privilege, and whether that takes a token.
    fn privilege_view(&self, s: &State) -> Option<bool> {
        let actor = s.turn_of.first().filter(|_| self.phase(s) == Phase::Stage)?;
        let has_one = s.guild.is_some_and(|guild| guild != Guild::TownHall);
        (has_one && self.may_use_privilege(s, actor)).then(|| !self.is_gold(s))
    }
}

/// Cards one by one.
fn list(cards: &Cards) -> Vec<Capital> {
    Capital::ALL.into_iter().zip(cards).flat_map(|(kind, count)| core::iter::repeat_n(kind, (*count).into())).collect()
}

/// Cards by kind.
fn cards_of(kinds: impl Iterator<Item = u8>) -> Cards {
    kinds.fold([0; Capital::COUNT], |mut cards, kind| {
        cards[usize::from(kind)] += 1;
        cards
    })
}

impl SetView {
    fn new(cards: &Cards, answers: Vec<String>) -> Self {
        SetView { cards: list(cards), sum: printed(cards), value: worth(cards, ALL_COLORS), answers }
    }
}

impl Eyes for Craftsmen {
    type View = View;

    fn view(&self, s: &State, eye: Eye) -> View {
        let parts = &self.kit.components;
        let phase = self.phase(s);
        let value = |token: usize| (Good::of_token(token), parts.tokens[token]);
        let in_box = Tier::Sawmill.cards().filter(|card| s.sawmills >> (card.0 - FIRST_SAWMILL) & 1 == 1);
        let column = |column: usize| ColumnView {
            good: Good::in_column(column),
            spaces: s.granary[column].len() as u8,
            markers: s.granary[column].iter().filter(|marker| !marker.is_none()).map(|marker| marker.seat()).collect(),
        };
        let pile =
            Capital::ALL.into_iter().map(|kind| (kind, s.pile.count(kind.idx()))).filter(|(_, count)| *count > 0);
        let turn = if matches!(phase, Phase::SetUp | Phase::Over) { SeatSet::EMPTY } else { s.turn_of };
        let looked = s.looked[..usize::from(s.looks)].iter();
        View {
            year: s.year,
            years: YEARS,
            season: s.season,
            phase,
            guild: s.guild,
            asked: self.asked(s),
            turn: turn.iter().collect(),
            order: self.in_order(s).collect(),
            changes: s.changes[..self.changes()].to_vec(),
            queues: Guild::ALL.into_iter().map(|guild| self.queue_view(s, guild)).collect(),
            helpers: HELPERS,
            work_points: WORK[usize::from(s.year.max(1)) - 1],
            fee: self.fee(s),
            points: s.act.points,
            cost: s.act.cost,
            privilege: self.privilege_view(s),
            capital: CapitalView { stack: s.capital.len(), pile: pile.collect(), display: s.display.to_vec() },
            decks: Tier::PLAYED.into_iter().map(|tier| self.deck_view(s, tier, eye)).collect(),
            kinds: Good::ALL
                .into_iter()
                .map(|good| KindView {
                    good,
                    building: good.building(),
                    inputs: parts.recipe(good).inputs.clone(),
                    points: parts.recipe(good).points,
                })
                .collect(),
            tokens: (0..FINALS).filter(|token| s.tokens >> token & 1 == 1).map(value).collect(),
            token_values: (0..FINALS).map(value).collect(),
            sawmills: in_box.filter(|_| phase == Phase::SetUp).map(|card| self.card_view(card)).collect(),
            privileges: s.privileges,
            work: s.work,
            granary: (0..COLUMNS).map(column).collect(),
            ships: (0..SHIPS as u8).map(|ship| self.ship_view(s, ship)).collect(),
            auction: self.auction_view(s),
            payment: self.payment_view(s, eye),
            investments: self.investments(s, eye),
            looked: looked.map(|slot| slot.card.seen_by(eye).map(|card| self.card_view(*card))).collect(),
            players: s
                .players
                .iter(self.kit.seats)
                .map(|(seat, player)| self.player_view(s, seat, player, eye))
                .collect(),
            reconstructed: parts.reconstructed.clone(),
        }
    }
}
