//! What answers would bring: places of a tile with why others are refused, amounts step by step, what an object or a
//! character is worth to the viewer. The page counts nothing itself.

use super::{CardView, SpaceView, WorkView};
use crate::data::{AWARD, LOOK, POINT_PRICE, TOUCH};
use crate::event::florins;
use crate::frame::{Frame, Offer, Question};
use crate::pieces::{Character, Landscape, Lot, Pile, Profession, Tile};
use crate::state::State;
use crate::{Action, Cards, Florence, Form, cells_of};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::{Element, Eye, Seat};

view! {
    /// A tile that is being placed. F5.5, F8.4.5
    PlacingView as "FlorencePlacing" {
        /// Who places it.
        seat: Seat,
        /// With whom, for a joint building.
        partner: Option<Seat>,
        /// The tile.
        #[cfg_attr(feature = "ts", ts(type = "FlorenceBuilding | FlorenceLandscape"))]
        tile: Tile,
        /// What it costs whoever places it.
        price: u32,
        /// The prestige points that it brings at once.
        points: i16,
        /// Form by form, in the order of the tile's forms.
        forms: Vec<FittingView>,
        /// Empty cells where it would touch what stands, by seat, column and row. F5.5.2
        clear: Vec<[u8; 3]>,
    }

    /// Where a form of a tile may lie, each place by seat, column and row of the handle: the cell nearest to its middle.
    FittingView as "FlorenceFitting" {
        /// Legal places.
        places: Vec<[u8; 3]>,
        /// Refused because the building would touch another one or the palace. F5.5.2
        touching: Vec<[u8; 3]>,
        /// Refused because of the border. F8.4.3
        border: Vec<[u8; 3]>,
    }

    /// One of the amounts that a question asks for.
    StepView as "FlorenceStep" {
        /// Its element.
        element: String,
        /// Prestige points that are bought or sold.
        points: u16,
        /// Money that is paid for them, got for them, or asked for.
        florins: u32,
        /// The player's money afterwards.
        money: u32,
        /// The player's prestige points afterwards.
        pp: u16,
        /// The partner's money afterwards; below 0 where prestige must be sold first. F8.4.6
        partner: Option<i32>,
    }

    /// What an object or a character would bring the viewer.
    GainView as "FlorenceGain" {
        /// Whether the viewer could use it. F5.2.9
        usable: bool,
        /// Prestige points at once.
        points: i16,
        /// What works with the professions in hand would be worth, in the order of `works`.
        works: Vec<u16>,
        /// What a building would cost.
        building: u32,
    }

    /// A work that is being completed. F5.4.10 to F5.4.16
    MakingView as "FlorenceMaking" {
        /// Whose it is.
        seat: Seat,
        /// The profession with the parts of its value; none for a work of the Princess.
        work: Option<WorkView>,
        /// The bonus cards that were played for it, with what they added.
        played: Vec<CardView>,
        /// Its value so far.
        value: u16,
        /// The income at this value.
        income: u32,
        /// Whether it reaches the least value of the round.
        enough: bool,
    }

    /// Numbers of the rules that boards print.
    PricesView as "FlorencePrices" {
        /// The bid that naming a stack is. F5.2.3
        opening: u32,
        /// What a building costs by the builders of its player, from none to three. F5.4.20
        buildings: Vec<u32>,
        /// What a prestige point costs after a work. F5.4.16
        point: u32,
        /// Cards that are looked at to keep one. F5.6.1
        look: u8,
        /// Builders that let buildings touch. F5.5.2
        touch: u8,
        /// What a profession, a freedom and a bonus card cost each.
        card: u32,
        /// The prestige for a building, a further landscape of a type, the second and the third builder, the best work.
        award: i16,
        /// Parts of a work's value: building, landscape, freedom, each jester, each profession and recruiting card. F5.4.12
        work: Vec<u16>,
    }
}

/// The cell of a form on a board that is nearest to its middle; the element of a place is named after it.
pub(crate) fn handle_at(form: &Form, corner: [i32; 2]) -> [i32; 2] {
    [0, 1].map(|axis| corner[axis] + i32::from(form.handle[axis]))
}

impl Florence {
    /// The board on which a cell of the common grid lies, of two seats, and the cell there.
    pub(crate) fn on_board_of(&self, seats: [Seat; 2], at: [i32; 2]) -> Option<(Seat, [u8; 2])> {
        seats.into_iter().find_map(|seat| {
            let corner = self.grids.corners[seat.idx()].map(i32::from);
            let cell = [0, 1].map(|axis| at[axis] - corner[axis]);
            let on_board = cell.iter().all(|n| (0..crate::data::SIDE as i32).contains(n));
            on_board.then(|| (seat, cell.map(|n| n as u8)))
        })
    }

    pub(super) fn placing_view(&self, s: &State) -> Option<PlacingView> {
        match s.frames.top() {
            Frame::Ask(Question::Place(seat, tile)) => Some(self.placing_alone(s, seat, tile)),
            Frame::Ask(Question::Across(offer)) => Some(self.placing_across(s, offer)),
            _ => None,
        }
    }

    fn placing_alone(&self, s: &State, seat: Seat, tile: Tile) -> PlacingView {
        let occupied = self.occupied(s, seat);
        let building = matches!(tile, Tile::Building(_));
        let (touching, border) =
            if building { (self.kept_clear(s, seat), self.border_closed(s, seat)) } else { (0, 0) };
        let forms = self.grids.forms[tile.idx()].iter().map(|form| {
            let mut fitting = FittingView { places: Vec::new(), touching: Vec::new(), border: Vec::new() };
            for [x, y] in cells_of(form.fits(!occupied)) {
                let mask = form.at(x, y).expect("it lies on the board");
                let [column, row] = handle_at(form, [x.into(), y.into()]);
                let place = [seat.0, column as u8, row as u8];
                let list = if mask & touching != 0 {
                    &mut fitting.touching
                } else if mask & border != 0 {
                    &mut fitting.border
                } else {
                    &mut fitting.places
                };
                list.push(place);
            }
            fitting
        });
        let further = |kind: Landscape| s.players[seat].landscapes[kind.idx()] > 0;
        let (price, points) = match tile {
            Tile::Building(_) => (florins(self.building_price(s, seat)), AWARD),
            Tile::Landscape(kind) => (0, if further(kind) { AWARD } else { 0 }),
        };
        let clear = if building { self.clear_cells(s, &[seat]) } else { Vec::new() };
        PlacingView { seat, partner: None, tile, price, points, forms: forms.collect(), clear }
    }

    fn placing_across(&self, s: &State, offer: Offer) -> PlacingView {
        let Offer { builder: seat, partner, building, .. } = offer;
        let (border, _) = self.grids.border_of(seat, partner).expect("neighbours");
        let forms = self.grids.forms[building.idx()].iter().map(|form| {
            let mut fitting = FittingView { places: Vec::new(), touching: Vec::new(), border: Vec::new() };
            for joint in &border.joints[building.idx()] {
                let Action::Across { flip, turns, column, row } = joint.action else { continue };
                let on = border.seats.into_iter().zip(joint.masks);
                let meets = |of: fn(&Florence, &State, Seat) -> u64| {
                    on.clone().any(|(seat, mask)| mask & of(self, s, seat) != 0)
                };
                if (flip, turns) != (form.flip, form.turns) || meets(Florence::occupied) {
                    continue;
                }
                let at = handle_at(form, [column.into(), row.into()]);
                let Some((on, [column, row])) = self.on_board_of(border.seats, at) else { continue };
                let list = if meets(Florence::kept_clear) { &mut fitting.touching } else { &mut fitting.places };
                list.push([on.0, column, row]);
            }
            fitting
        });
        let price = florins(self.building_price(s, seat));
        let tile = Tile::Building(building);
        let clear = self.clear_cells(s, &[seat, partner]);
        PlacingView { seat, partner: Some(partner), tile, price, points: AWARD, forms: forms.collect(), clear }
    }

    fn clear_cells(&self, s: &State, seats: &[Seat]) -> Vec<[u8; 3]> {
        let cells = seats.iter().flat_map(|seat| {
            let clear = self.kept_clear(s, *seat) & !self.occupied(s, *seat);
            cells_of(clear).map(|[column, row]| [seat.0, column, row])
        });
        cells.collect()
    }

    /// The amounts of the open question, and of the income of a work that could be completed as it is.
    pub(super) fn steps_view(&self, s: &State) -> Vec<StepView> {
        let Frame::Ask(question) = s.frames.top() else { return Vec::new() };
        let step = |seat: Seat, n: u16, points: u16, paid: u16, money: i32, pp: i32| {
            let player = &s.players[seat];
            StepView {
                element: Element::two("step", (n >> 8) as u8, n as u8).to_string(),
                points,
                florins: florins(paid),
                money: florins((i32::from(player.money) + money) as u16),
                pp: (i32::from(player.pp) + pp) as u16,
                partner: None,
            }
        };
        let exchange = |seat: Seat, income: u16| {
            let steps = (0..=u16::from(self.most_exchanged(s))).map(move |n| (n, n * POINT_PRICE));
            steps.map(|(n, price)| step(seat, n, n, price, i32::from(income) - i32::from(price), n.into())).collect()
        };
        match question {
            Question::Bonus(seat) if s.work >= self.minimum(s) => exchange(seat, s.work),
            Question::Exchange(seat) => exchange(seat, 0),
            Question::Sell(seat) => {
                (1..=s.players[seat].pp).map(|n| step(seat, n, n, n, n.into(), -i32::from(n))).collect()
            }
            Question::Ask(Offer { builder, partner, .. }) => {
                let (least, most) = self.sums(s, builder, partner);
                let price = self.building_price(s, builder);
                let asked = (least..=most).map(|sum| {
                    // What lacks then is sold.
                    let sold = self.lacks(s, builder, price.saturating_sub(sum));
                    let money = i32::from(sum) + i32::from(sold) - i32::from(price);
                    StepView {
                        partner: Some(100 * (i32::from(s.players[partner].money) - i32::from(sum))),
                        ..step(builder, sum, sold, sum, money, i32::from(AWARD) - i32::from(sold))
                    }
                });
                asked.collect()
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn making_view(&self, s: &State) -> Option<MakingView> {
        let (Frame::Ask(Question::Bonus(seat)) | Frame::Ask(Question::Exchange(seat))) = s.frames.top() else {
            return None;
        };
        let counts = self.counts(s, seat);
        let played = s.making.bonuses().map(|card| self.card_view(card.into(), self.bonus_value(&counts, card)));
        Some(MakingView {
            seat,
            work: s.making.professions().next().map(|profession| self.work_view(s, seat, profession, None)),
            played: played.collect(),
            value: s.work,
            income: florins(s.work),
            enough: s.work >= self.minimum(s),
        })
    }

    pub(super) fn work_view(&self, s: &State, seat: Seat, profession: Profession, bonus: Option<u16>) -> WorkView {
        let wishes = &self.kit.components.professions[profession.idx()];
        let parts = self.work_parts(s, seat, profession);
        let value = parts.iter().sum();
        WorkView {
            profession,
            building: wishes.building,
            landscape: wishes.landscape,
            freedom: wishes.freedom,
            parts,
            value,
            most: bonus.map(|bonus| value + bonus),
        }
    }

    /// What the professions on all tables would be worth to the viewer.
    pub(super) fn open_works(&self, s: &State, eye: Eye) -> Vec<WorkView> {
        let Some(seat) = eye.seat() else { return Vec::new() };
        let cards = Seat::all(self.kit.seats).fold(Cards::NONE, |all, other| all.or(s.players[other].table));
        cards.professions().map(|profession| self.work_view(s, seat, profession, None)).collect()
    }

    /// What a player would have after one change.
    fn brings(
        &self,
        s: &State,
        seat: Seat,
        eye: Eye,
        usable: bool,
        points: i16,
        change: impl FnOnce(&mut State),
    ) -> GainView {
        let hand = s.players[seat].secrets.seen_by(eye).map_or(Cards::NONE, |own| own.hand);
        let mut after = s.clone();
        change(&mut after);
        GainView {
            usable,
            points,
            works: hand.professions().map(|profession| self.work_value(&after, seat, profession)).collect(),
            building: florins(self.building_price(&after, seat)),
        }
    }

    pub(super) fn gain_of_lot(&self, s: &State, seat: Seat, eye: Eye, lot: Lot) -> GainView {
        let player = &s.players[seat];
        let usable = self.can_use(s, seat, lot);
        let is_further = lot.landscape().is_some_and(|kind| player.landscapes[kind.idx()] > 0);
        let is_award = is_further || lot == Lot::Builder && usable && player.builders + 1 >= TOUCH;
        self.brings(s, seat, eye, usable, if is_award { AWARD } else { 0 }, |after| {
            let player = &mut after.players[seat];
            match lot {
                Lot::Forest | Lot::Lake | Lot::Park => player.landscapes[lot.idx()] += 1,
                Lot::Jester => player.jesters += 1,
                Lot::Builder if usable => player.builders += 1,
                Lot::PrestigeCard => player.held[Pile::Prestige.idx()] += 1,
                Lot::RecruitingCard => player.recruiting += 1,
                // Which landscape it will be is still to be chosen.
                Lot::Builder | Lot::Landscape => {}
            }
        })
    }

    pub(super) fn gain_of_character(&self, s: &State, seat: Seat, eye: Eye, character: Character) -> GainView {
        let points = if character == Character::Merchant { self.position(s, seat).into() } else { 0 };
        self.brings(s, seat, eye, true, points, |after| after.players[seat].character = Some(character))
    }

    /// The bidding spaces of a character, with the viewer's money after buying on each.
    pub(super) fn spaces_view(&self, s: &State, eye: Eye, character: Character) -> Vec<SpaceView> {
        let left = |seat: Seat, bid: u16| match character {
            Character::Banker => Some(s.players[seat].money + s.court.money.saturating_sub(bid)),
            _ => s.players[seat].money.checked_sub(bid),
        };
        let space = |bid: u16| SpaceView {
            element: Element::two("space", character as u8, bid as u8).to_string(),
            bid: florins(bid),
            left: eye.seat().and_then(|seat| left(seat, bid)).map(florins),
        };
        character.spaces().map(space).collect()
    }

    pub(super) fn prices_view(&self) -> PricesView {
        PricesView {
            opening: florins(self.opening_bid()),
            buildings: crate::data::BUILDING_PRICE.map(florins).to_vec(),
            point: florins(POINT_PRICE),
            look: LOOK,
            touch: TOUCH,
            card: florins(crate::data::PRICE),
            award: AWARD,
            work: crate::data::WORK_VALUE.to_vec(),
        }
    }

    /// What is left to both who build together once the sum is settled: the builder, the partner.
    pub(super) fn money_after(&self, s: &State, offer: Offer) -> [i32; 2] {
        let price = i32::from(self.building_price(s, offer.builder));
        let sum = i32::from(offer.sum);
        let has = |seat: Seat| i32::from(s.players[seat].money);
        // What the builder lacks then is sold.
        [(has(offer.builder) + sum - price).max(0), has(offer.partner) - sum].map(|hundreds| 100 * hundreds)
    }
}
