//! A position in numbers: the duchy and what its cards make of it, the lot that is auctioned, and how far the others are.

use crate::data::{MAX_PLAYERS, ROUNDS};
use crate::event::Phase;
use crate::frame::{Draw, Frame, Offer, Question};
use crate::pieces::{Bonus, Building, Character, Freedom, Landscape, Lot, Pile, Prestige, Profession, Term, Tile};
use crate::state::{Player, State};
use crate::{Counts, Florence};
use signoria_core::contract::Features;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

const BUILDINGS: Axis = Axis::Things(Building::COUNT, |i| Building::ALL[i].word());
const LANDSCAPES: Axis = Axis::Things(Landscape::COUNT, |i| Landscape::ALL[i].word());
const FREEDOMS: Axis = Axis::Things(Freedom::COUNT, |i| Freedom::ALL[i].word());
const PROFESSIONS: Axis = Axis::Things(Profession::COUNT, |i| Profession::ALL[i].word());
const BONUSES: Axis = Axis::Things(Bonus::COUNT, |i| Bonus::ALL[i].word());
const PRESTIGES: Axis = Axis::Things(Prestige::COUNT, |i| Prestige::ALL[i].word());
const LOTS: Axis = Axis::Things(Lot::COUNT, |i| Lot::ALL[i].word());
const CHARACTERS: Axis = Axis::Things(Character::COUNT, |i| Character::ALL[i].word());
const PILES: Axis = Axis::Things(Pile::COUNT, |i| Pile::ALL[i].word());
const TERMS: Axis = Axis::Things(Term::COUNT, |i| Term::ALL[i].word());
const TILES: Axis = Axis::Things(Tile::COUNT, |i| {
    if i < Building::COUNT { Building::ALL[i].word() } else { Landscape::ALL[i - Building::COUNT].word() }
});
const RIVALS: Axis = Axis::Numbers(1, MAX_PLAYERS as u16 - 1);
/// What a seat is asked or waits for.
const MOMENTS: &[&str] = &[
    "discard",
    "name",
    "raise",
    "last",
    "kind",
    "place",
    "keep",
    "return",
    "recruit",
    "turn",
    "bonus",
    "exchange",
    "sell",
    "character",
    "use_now",
    "merchant",
    "expiring",
    "cash",
    "across",
    "ask",
    "answer",
    "look",
    "draw",
];
const PHASES: &[&str] = &["set_up", "auction", "characters", "actions", "ending", "over"];
/// Work values that are told apart, hundreds of florins, bids.
const VALUES: usize = 24;
const BIDS: usize = 14;

impl Features for Florence {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 4)]),
            Block::flags("options", &[Axis::Words(&["muse", "coop", "hard"])]),
            Block::flags("round", &[Axis::Numbers(0, 8)]),
            Block::flags("phase", &[Axis::Words(PHASES), Axis::Numbers(0, 8)]),
            Block::flags("moment", &[Axis::Words(&["own", "other"]), Axis::Words(MOMENTS)]),
            Block::flags("place", &[Axis::Numbers(1, 5)]),
            Block::flags("actions_left", &[Axis::Numbers(0, 4)]),
            Block::flags("taken", &[Axis::Words(&["profession", "freedom"])]),
            Block::counts("refused", &[], 1),
            Block::flags("money", &[Axis::Numbers(0, 40)]),
            Block::counts("hundreds", &[Axis::Words(&["all", "by_rounds_left"])], 60),
            Block::flags("buildings", &[BUILDINGS]),
            Block::flags("landscapes", &[LANDSCAPES, Axis::Numbers(0, 4)]),
            Block::flags("freedoms", &[FREEDOMS]),
            Block::flags("builders", &[Axis::Numbers(0, 4)]),
            Block::flags("jesters", &[Axis::Numbers(0, 7)]),
            Block::counts("jesters_by_rounds_left", &[], 14),
            Block::counts("counts", &[TERMS], 4),
            Block::flags("has_place", &[TILES]),
            Block::counts("open_cells", &[Axis::Words(&["building", "landscape"])], 20),
            Block::flags("hand_professions", &[PROFESSIONS]),
            Block::flags("table_professions", &[PROFESSIONS]),
            Block::flags("hand_works", &[Axis::Numbers(0, 24)]),
            Block::flags("hand_works_best", &[Axis::Numbers(0, 24)]),
            Block::flags("hand_works_ready", &[Axis::Words(&["now", "with_bonus", "next_round"]), Axis::Numbers(0, 6)]),
            Block::flags("hand_wishes_open", &[Axis::Numbers(0, 4), Axis::Numbers(0, 5)]),
            Block::counts("wished_buildings", &[BUILDINGS], 1),
            Block::counts("wished_landscapes", &[LANDSCAPES], 1),
            Block::counts("wished_freedoms", &[FREEDOMS], 1),
            Block::flags("hand_bonus", &[BONUSES]),
            Block::counts("hand_bonus_value", &[BONUSES], 4),
            Block::counts("hand_bonus_values", &[Axis::Words(&["all", "best"])], 8),
            Block::flags("prestige", &[PRESTIGES]),
            Block::counts("prestige_points", &[PRESTIGES], 4),
            Block::counts("prestige_points_in_all", &[], 8),
            Block::flags("recruiting", &[Axis::Numbers(0, 4)]),
            Block::counts("left", &[], 2),
            Block::counts("looked", &[PILES], 3),
            Block::flags("looked_works_best", &[Axis::Numbers(0, 24)]),
            Block::counts("works", &[], 4),
            Block::counts("best_work", &[Axis::Words(&["own", "of_a_rival", "ahead"])], 10),
            Block::flags("best_work_is_own", &[]),
            Block::counts("work_in_progress", &[], 10),
            Block::flags("tile_in_hand", &[TILES]),
            Block::flags("character", &[CHARACTERS]),
            Block::flags("marker", &[CHARACTERS]),
            Block::flags("bought_characters", &[CHARACTERS]),
            Block::flags("characters_done", &[]),
            Block::counts("banker_money", &[], 10),
            Block::flags("bids", &[Axis::Words(&["in_the_auction", "high", "passed", "auctioneer"])]),
            Block::flags("bidders", &[Axis::Numbers(0, 6)]),
            Block::flags("sold_lots", &[LOTS]),
            Block::flags("useful_lots", &[LOTS]),
            Block::counts("lots_left", &[LOTS], 3),
            Block::flags("lot", &[LOTS]),
            Block::flags("lot_is_high", &[LOTS]),
            Block::flags("bid", &[Axis::Words(&["own", "other"]), Axis::Numbers(0, 14)]),
            Block::counts("money_after_bid", &[], 20),
            Block::flags("offer", &[Axis::Words(&["builder", "partner"]), BUILDINGS]),
            Block::counts("offer_sum", &[Axis::Words(&["builder", "partner"])], 5),
            Block::flags("tiles_left", &[BUILDINGS]),
            Block::counts("landscapes_left", &[LANDSCAPES], 3),
            Block::counts("freedoms_left", &[FREEDOMS], 2),
            Block::counts("pieces_left", &[Axis::Words(&["jesters", "builders", "recruiting"])], 4),
            Block::counts("deck", &[PILES], 10),
            Block::counts("points", &[], 20),
            Block::counts("lead_over_the_best", &[], 10),
            Block::flags("rank", &[Axis::Numbers(1, 5)]),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS], 10),
            Block::counts("rival_money", &[RIVALS, Axis::Words(&["all", "ahead"])], 15),
            Block::counts(
                "rival_has",
                &[
                    RIVALS,
                    Axis::Words(&[
                        "buildings",
                        "landscapes",
                        "freedoms",
                        "builders",
                        "jesters",
                        "professions",
                        "bonus_cards",
                        "prestige_cards",
                        "recruiting",
                        "works",
                    ]),
                ],
                4,
            ),
            Block::flags("rival_bids", &[RIVALS, Axis::Words(&["in_the_auction", "high", "passed"])]),
            Block::counts("rival_actions_left", &[RIVALS], 2),
        ],
    };

    fn observe(&self, s: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let options = &self.kit.options;
        let player = &s.players[seat];
        let phase = self.phase(s);
        let later = ROUNDS - s.round.min(ROUNDS);
        o.block("seats");
        o.hot(seats - 2);
        o.block("options");
        o.mark_if(0, options.muse);
        o.mark_if(1, options.coop);
        o.mark_if(2, options.hard);
        o.block("round");
        o.hot(s.round);
        o.block("phase");
        o.row(phase_place(phase), 8, s.round);
        let (own, moment) = moment(s, seat);
        o.block("moment");
        o.row(usize::from(!own), MOMENTS.len(), moment);
        o.block("place");
        o.hot(seat.steps_from(s.start, seats));
        o.block("actions_left");
        o.hot(self.actions_to_come(s, seat, phase));
        o.block("taken");
        o.mark_if(0, player.took_profession);
        o.mark_if(1, player.took_freedom);
        o.block("refused");
        o.put(0, player.refused);
        o.block("money");
        o.hot(player.money);
        o.block("hundreds");
        o.put(0, player.money);
        o.put(1, i32::from(player.money) * i32::from(later) / 3);
        let counts = self.counts(s, seat);
        self.duchy(s, seat, &counts, later, o);
        self.cards(s, seat, eye, &counts, o);
        self.works_so_far(s, seat, own, o);
        self.characters(s, seat, o);
        self.bids(s, seat, o);
        self.supply(s, o);
        self.rivals(s, seat, phase, o);
    }

    fn points_now(&self, s: &State, seat: Seat) -> i32 {
        s.players[seat].pp.into()
    }

    fn in_play(&self, s: &State) -> bool {
        s.round > 0
    }
}

fn phase_place(phase: Phase) -> usize {
    match phase {
        Phase::SetUp => 0,
        Phase::Auction => 1,
        Phase::Characters => 2,
        Phase::Actions => 3,
        Phase::Ending => 4,
        Phase::Over => 5,
    }
}

/// Whether it is a seat's own decision, and what is going on, as a place in [`MOMENTS`].
fn moment(s: &State, seat: Seat) -> (bool, usize) {
    let (who, place) = match s.frames.top() {
        Frame::Ask(question) => match question {
            Question::Discard { waiting } => return (waiting.contains(seat), 0),
            Question::Name(who) => (who, 1),
            Question::Raise(who) => (who, 2),
            Question::Last(who) => (who, 3),
            Question::Kind(who) => (who, 4),
            Question::Place(who, _) => (who, 5),
            Question::Keep(who, _) => (who, 6),
            Question::Return(who, _) => (who, 7),
            Question::Recruit(who) => (who, 8),
            Question::Turn(who) => (who, 9),
            Question::Bonus(who) => (who, 10),
            Question::Exchange(who) => (who, 11),
            Question::Sell(who) => (who, 12),
            Question::Character(who) => (who, 13),
            Question::UseNow(who) => (who, 14),
            Question::Merchant(who) => (who, 15),
            Question::Expiring(who) => (who, 16),
            Question::Cash(who) => (who, 17),
            Question::Across(offer) => (offer.builder, 18),
            Question::Ask(offer) => (offer.builder, 19),
            Question::Answer(offer) => (offer.partner, 20),
        },
        Frame::Draw(Draw::Look(who, _)) => (who, 21),
        Frame::Draw(_) | Frame::Step(_) | Frame::Over => return (false, 22),
    };
    (who == seat, place)
}

impl Florence {
    /// Actions that a seat still has in this round.
    fn actions_to_come(&self, s: &State, seat: Seat, phase: Phase) -> u8 {
        let place = |seat: Seat| seat.steps_from(s.start, self.kit.seats);
        match phase {
            Phase::Auction | Phase::Characters => self.actions_left(s, seat),
            Phase::Actions if s.turn_of.first().is_some_and(|now| place(now) <= place(seat)) => {
                self.actions_left(s, seat)
            }
            Phase::SetUp | Phase::Actions | Phase::Ending | Phase::Over => 0,
        }
    }

    fn duchy(&self, s: &State, seat: Seat, counts: &Counts, later: u8, o: &mut Observer<'_>) {
        let player = &s.players[seat];
        o.block("buildings");
        Building::ALL.into_iter().for_each(|building| o.mark_if(building.idx(), player.has_building(building)));
        o.block("landscapes");
        player.landscapes.iter().enumerate().for_each(|(kind, tiles)| o.row(kind, 4, *tiles));
        o.block("freedoms");
        Freedom::ALL.into_iter().for_each(|freedom| o.mark_if(freedom.idx(), player.has_freedom(freedom)));
        o.block("builders");
        o.hot(player.builders);
        o.block("jesters");
        o.hot(player.jesters);
        o.block("jesters_by_rounds_left");
        o.put(0, i32::from(player.jesters) * i32::from(later));
        o.block("counts");
        Term::ALL.into_iter().for_each(|term| o.put(term.idx(), counts[term].min(40)));
        let free = [Tile::Building(Building::University), Tile::Landscape(Landscape::Forest)]
            .map(|tile| self.free_for(s, seat, tile));
        o.block("has_place");
        for tile in 0..Tile::COUNT {
            let free = free[usize::from(tile >= Building::COUNT)];
            o.mark_if(tile, self.grids().forms[tile].iter().any(|form| form.fits(free) != 0));
        }
        o.block("open_cells");
        free.iter().enumerate().for_each(|(kind, cells)| o.put(kind, cells.count_ones() as i32));
    }

    fn cards(&self, s: &State, seat: Seat, eye: Eye, counts: &Counts, o: &mut Observer<'_>) {
        let player = &s.players[seat];
        let hand = player.secrets.seen_by(eye).map(|secrets| secrets.hand).unwrap_or_default();
        let minimum = if s.round > 0 { self.minimum(s) } else { 0 };
        let next = self.kit.components.minimum.get(usize::from(s.round)).copied().unwrap_or(u8::MAX);
        let value = |bonus: Bonus| {
            let mut counts = *counts;
            counts[Term::HandCard] = counts[Term::HandCard].saturating_sub(1);
            counts[Term::TableCard] += 1;
            self.bonus_value(&counts, bonus)
        };
        let bonuses = hand.bonuses().map(value).sum::<u16>();
        let works = || hand.professions().map(|profession| self.work_value(s, seat, profession));
        o.block("hand_professions");
        hand.professions().for_each(|profession| o.mark(profession.idx()));
        o.block("table_professions");
        player.table.professions().for_each(|profession| o.mark(profession.idx()));
        o.block("hand_works");
        works().for_each(|value| o.row(0, VALUES, value));
        o.block("hand_works_best");
        o.hot(works().max().unwrap_or(0));
        o.block("hand_works_ready");
        o.row(0, 6, works().filter(|value| *value >= minimum).count());
        o.row(1, 6, works().filter(|value| value + bonuses >= minimum).count());
        o.row(2, 6, works().filter(|value| *value >= u16::from(next)).count());
        self.wishes(player, hand, o);
        o.block("hand_bonus");
        hand.bonuses().for_each(|bonus| o.mark(bonus.idx()));
        o.block("hand_bonus_value");
        hand.bonuses().for_each(|bonus| o.put(bonus.idx(), value(bonus)));
        o.block("hand_bonus_values");
        o.put(0, bonuses);
        o.put(1, hand.bonuses().map(value).max().unwrap_or(0));
        let prestige = player.prestige.seen_by(eye).copied().unwrap_or_default();
        o.block("prestige");
        prestige.prestiges().for_each(|card| o.mark(card.idx()));
        o.block("prestige_points");
        let mut all = 0;
        if !prestige.is_empty() {
            let counts = self.all_counts(s);
            for card in prestige.prestiges() {
                let points = self.prestige_points(&counts, seat, card);
                o.put(card.idx(), points);
                all += i32::from(points);
            }
        }
        o.block("prestige_points_in_all");
        o.put(0, all);
        o.block("recruiting");
        o.hot(player.recruiting);
        o.block("left");
        o.put(0, player.left);
        let looked = s.looked.seen_by(eye).copied().unwrap_or_default();
        o.block("looked");
        Pile::ALL.into_iter().for_each(|pile| o.put(pile.idx(), looked.in_pile(pile).len()));
        o.block("looked_works_best");
        o.hot(looked.professions().map(|profession| self.work_value(s, seat, profession)).max().unwrap_or(0));
        o.block("works");
        o.put(0, player.works);
    }

    /// What the professions in hand wish for and the duchy has not.
    fn wishes(&self, player: &Player, hand: crate::Cards, o: &mut Observer<'_>) {
        let wishes = || hand.professions().map(|profession| &self.kit.components.professions[profession.idx()]);
        let mut open = [0_usize; 4];
        for wish in wishes() {
            let building = !player.has_building(wish.building);
            let landscape = player.landscapes[wish.landscape.idx()] == 0;
            let freedom = !player.has_freedom(wish.freedom);
            open[usize::from(building) + usize::from(landscape) + usize::from(freedom)] += 1;
        }
        o.block("hand_wishes_open");
        open.into_iter().enumerate().for_each(|(missing, cards)| o.row(missing, 5, cards));
        o.block("wished_buildings");
        wishes().filter(|w| !player.has_building(w.building)).for_each(|w| o.mark(w.building.idx()));
        o.block("wished_landscapes");
        wishes().filter(|w| player.landscapes[w.landscape.idx()] == 0).for_each(|w| o.mark(w.landscape.idx()));
        o.block("wished_freedoms");
        wishes().filter(|w| !player.has_freedom(w.freedom)).for_each(|w| o.mark(w.freedom.idx()));
    }

    fn works_so_far(&self, s: &State, seat: Seat, own: bool, o: &mut Observer<'_>) {
        let best = s.players[seat].best;
        let others = s.players.iter(self.kit.seats).filter(|(other, _)| *other != seat);
        let other = others.map(|(_, other)| other.best).max().unwrap_or(0);
        o.block("best_work");
        o.put(0, best);
        o.put(1, other);
        o.put(2, i32::from(best) - i32::from(other));
        o.block("best_work_is_own");
        o.mark_if(0, best > 0 && best >= other);
        let top = s.frames.top();
        o.block("work_in_progress");
        if own && matches!(top, Frame::Ask(Question::Bonus(_) | Question::Exchange(_))) {
            o.put(0, s.work);
        }
        o.block("tile_in_hand");
        if let Frame::Ask(Question::Place(who, tile)) = top {
            o.mark_if(tile.idx(), who == seat);
        }
    }

    fn characters(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let court = &s.court;
        o.block("character");
        s.players[seat].character.into_iter().for_each(|character| o.mark(character.idx()));
        o.block("marker");
        let own = |marker: &Option<(Seat, u16)>| marker.is_some_and(|(owner, _)| owner == seat);
        court.markers.iter().enumerate().for_each(|(character, marker)| o.mark_if(character, own(marker)));
        o.block("bought_characters");
        (0..Character::COUNT).for_each(|character| o.mark_if(character, court.bought >> character & 1 == 1));
        o.block("characters_done");
        o.mark_if(0, court.done.contains(seat));
        o.block("banker_money");
        o.put(0, court.money);
    }

    fn bids(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let auction = &s.auction;
        let lots = self.lots();
        let high = auction.lot.is_some() && auction.high == seat;
        o.block("bids");
        o.mark_if(0, auction.active.contains(seat));
        o.mark_if(1, high);
        o.mark_if(2, auction.passed.contains(seat));
        o.mark_if(3, auction.auctioneer == seat);
        o.block("bidders");
        o.hot(auction.active.len() as usize);
        o.block("sold_lots");
        lots.iter().for_each(|lot| o.mark_if(lot.idx(), auction.is_sold(*lot)));
        o.block("useful_lots");
        lots.iter().for_each(|lot| o.mark_if(lot.idx(), self.can_use(s, seat, *lot)));
        o.block("lots_left");
        lots.iter().for_each(|lot| o.put(lot.idx(), self.left_of(s, *lot)));
        o.block("lot");
        auction.lot.into_iter().for_each(|lot| o.mark(lot.idx()));
        o.block("lot_is_high");
        auction.lot.into_iter().for_each(|lot| o.mark_if(lot.idx(), high));
        o.block("bid");
        if auction.lot.is_some() {
            o.row(usize::from(!high), BIDS, auction.bid);
        }
        o.block("money_after_bid");
        if high {
            o.put(0, i32::from(s.players[seat].money) - i32::from(auction.bid));
        }
        let offer = match s.frames.top() {
            Frame::Ask(Question::Across(offer) | Question::Ask(offer) | Question::Answer(offer)) => Some(offer),
            _ => None,
        };
        let role = |offer: Offer| [offer.builder, offer.partner].iter().position(|who| *who == seat);
        let offer = offer.and_then(|offer| role(offer).map(|role| (role, offer)));
        o.block("offer");
        if let Some((role, offer)) = offer {
            o.mark(role * Building::COUNT + offer.building.idx());
        }
        o.block("offer_sum");
        if let Some((role, offer)) = offer {
            o.put(role, offer.sum);
        }
    }

    fn supply(&self, s: &State, o: &mut Observer<'_>) {
        o.block("tiles_left");
        s.buildings.iter().enumerate().for_each(|(building, tiles)| o.mark_if(building, *tiles > 0));
        o.block("landscapes_left");
        o.put_all(&s.landscapes);
        o.block("freedoms_left");
        o.put_all(&s.freedoms);
        o.block("pieces_left");
        o.put(0, s.jesters);
        o.put(1, s.builders);
        o.put(2, s.recruiting);
        o.block("deck");
        Pile::ALL.into_iter().for_each(|pile| o.put(pile.idx(), s.deck_len(pile)));
    }

    fn rivals(&self, s: &State, seat: Seat, phase: Phase, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let own = &s.players[seat];
        let others = || seat.others(seats).enumerate();
        let players = || others().map(|(at, other)| (at, &s.players[other]));
        let ahead = |other: &Player| i32::from(other.pp) - i32::from(own.pp);
        o.block("points");
        o.put(0, own.pp);
        o.block("lead_over_the_best");
        o.put(0, -players().map(|(_, other)| ahead(other)).max().unwrap_or(0));
        o.block("rank");
        o.hot(players().filter(|(_, other)| other.pp > own.pp).count());
        o.block("rival");
        players().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        players().for_each(|(at, other)| o.put(at, ahead(other)));
        o.block("rival_money");
        for (at, other) in players() {
            o.put(2 * at, other.money);
            o.put(2 * at + 1, i32::from(other.money) - i32::from(own.money));
        }
        o.block("rival_has");
        for (at, other) in players() {
            let numbers = [
                other.buildings.count_ones() as u8,
                other.landscapes.iter().sum(),
                other.freedoms.count_ones() as u8,
                other.builders,
                other.jesters,
                other.held[Pile::Profession.idx()],
                other.held[Pile::Bonus.idx()],
                other.held[Pile::Prestige.idx()],
                other.recruiting,
                other.works,
            ];
            numbers.iter().enumerate().for_each(|(of, n)| o.put(10 * at + of, *n));
        }
        o.block("rival_bids");
        for (at, other) in others() {
            o.mark_if(3 * at, s.auction.active.contains(other));
            o.mark_if(3 * at + 1, s.auction.lot.is_some() && s.auction.high == other);
            o.mark_if(3 * at + 2, s.auction.passed.contains(other));
        }
        o.block("rival_actions_left");
        others().for_each(|(at, other)| o.put(at, self.actions_to_come(s, other, phase)));
    }
}
