//! Options in words, and the elements that they touch.

use super::{
    card_name, cell, character_name, deck, freedom_name, in_hand, lot_element, lot_name, money, number, pile_name,
    tile_name,
};
use crate::data::{AWARD, POINT_PRICE, PRICE};
use crate::frame::{Frame, Question};
use crate::pieces::{Card, Character, Pile, Tile};
use crate::state::State;
use crate::view::outlook::handle_at;
use crate::{Action, Cards, Florence};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::{Element, Eye, Message, Seat};

impl Florence {
    pub(super) fn label(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Message {
        let say = |key: &'static str, rule| Message::new(key).rule(rule);
        let top = s.frames.top();
        let player = &s.players[seat];
        match action {
            Action::Return(card) if s.round == 0 => say("florence-do-discard", "F2.3").arg("card", card_name(card)),
            Action::Return(card) => say("florence-do-return", "F5.6.1").arg("card", card_name(card)),
            Action::Keep(card) => say("florence-do-keep", "F5.6.1").arg("card", card_name(card)),
            Action::Name(lot) => {
                let last = matches!(top, Frame::Ask(Question::Last(_)));
                let (key, rule) = if last { ("florence-do-buy", "F5.2.8") } else { ("florence-do-name", "F5.2.3") };
                let price = self.opening_bid();
                say(key, rule)
                    .arg("lot", lot_name(lot))
                    .arg("price", money(price))
                    .arg("sold", number(self.lacks(s, seat, price)))
            }
            Action::Raise => {
                let bid = s.auction.bid + 1;
                say("florence-do-raise", "F5.2.5").arg("bid", money(bid)).arg("sold", number(self.lacks(s, seat, bid)))
            }
            Action::Landscape(kind) => {
                say("florence-do-landscape", "F8.2.3").arg("tile", tile_name(Tile::Landscape(kind)))
            }
            Action::Place { flip, turns, column, row } => {
                let tile = match top {
                    Frame::Ask(Question::Place(_, tile)) => tile,
                    _ => unreachable!("a tile is placed"),
                };
                self.place_label(tile, [flip, turns], [column.into(), row.into()]).rule("F5.5.6")
            }
            Action::Recruit(card) => say("florence-do-recruit", "F5.7.2")
                .arg("card", card_name(card))
                .arg("from", self.table_of(s, card).unwrap_or(seat)),
            Action::Work(card) => {
                let bonuses = player.secrets.seen_by(eye).map_or(Cards::NONE, |own| own.hand);
                let bonus: u16 = bonuses.bonuses().map(|bonus| self.bonus_before(s, seat, bonus)).sum();
                say("florence-do-work", "F5.4.10")
                    .arg("card", card_name(card))
                    .arg("value", number(self.work_value(s, seat, card)))
                    .arg("bonus", number(bonus))
            }
            Action::PrincessWork => {
                say("florence-do-princess", "F8.3.9").arg("value", number(self.princess_value(s, seat).unwrap_or(0)))
            }
            Action::Build(building) => say("florence-do-build", "F5.4.20")
                .arg("tile", tile_name(Tile::Building(building)))
                .arg("price", money(self.building_price(s, seat)))
                .arg("points", number(AWARD)),
            Action::Offer { partner, building } => say("florence-do-offer", "F8.4.4")
                .arg("tile", tile_name(Tile::Building(building)))
                .arg("partner", partner),
            Action::TakeProfession => self.look_label(Pile::Profession, "F5.4.30"),
            Action::TakeBonus => self.look_label(Pile::Bonus, "F5.4.50"),
            Action::Introduce(freedom) => {
                say("florence-do-introduce", "F5.4.40").arg("freedom", freedom_name(freedom)).arg("price", money(PRICE))
            }
            Action::Play(bonus) => say("florence-do-play", "F5.4.11")
                .arg("card", card_name(bonus))
                .arg("value", number(self.bonus_value(&self.counts(s, seat), bonus))),
            Action::Done => say("florence-do-done", "F5.4.12").arg("value", number(s.work)),
            Action::Exchange(0) => say("florence-do-exchange-nothing", "F5.4.16").arg("rest", money(s.work)),
            Action::Exchange(points) => {
                let price = u16::from(points) * POINT_PRICE;
                say("florence-do-exchange", "F5.4.16")
                    .arg("points", number(points))
                    .arg("price", money(price))
                    .arg("rest", money(s.work - price))
            }
            Action::Bid { character, bid } => {
                say("florence-do-bid", "F8.3.3").arg("character", character_name(character)).arg("bid", money(bid))
            }
            Action::Across { flip, turns, column, row } => {
                let tile = match top {
                    Frame::Ask(Question::Across(offer)) => Tile::Building(offer.building),
                    _ => unreachable!("a building is offered"),
                };
                self.place_label(tile, [flip, turns], [column.into(), row.into()]).rule("F8.4.11")
            }
            Action::Ask(sum) => {
                let rest = self.building_price(s, seat).saturating_sub(sum);
                say("florence-do-ask", "F8.4.6").arg("sum", money(sum)).arg("sold", number(self.lacks(s, seat, rest)))
            }
            Action::Accept => match top {
                Frame::Ask(Question::Answer(offer)) => say("florence-do-accept", "F8.4.6")
                    .arg("tile", tile_name(Tile::Building(offer.building)))
                    .arg("sum", money(offer.sum))
                    .arg("points", number(AWARD)),
                _ => unreachable!("an offer is answered"),
            },
            Action::Free => say("florence-do-free", "F8.3.10"),
            Action::Pay => say("florence-do-pay", "F8.3.10")
                .arg("price", money(s.auction.bid))
                .arg("points", number(self.position(s, seat))),
            Action::Cash => {
                let points = player.money / POINT_PRICE;
                say("florence-do-cash", "F8.3.15")
                    .arg("points", number(points))
                    .arg("price", money(points * POINT_PRICE))
            }
            Action::UseMerchant => say("florence-do-merchant", "F8.3.10").arg("points", number(self.position(s, seat))),
            Action::UseProfessor(pile) => say("florence-do-professor", "F8.3.12").arg("pile", pile_name(pile)),
            Action::Sell => say("florence-do-sell", "F5.1.1"),
            Action::SellPoints(points) => {
                say("florence-do-sell-points", "F5.1.1").arg("points", number(points)).arg("money", money(points))
            }
            Action::Hold if matches!(top, Frame::Ask(Question::Recruit(_))) => {
                say("florence-do-hold-recruiting", "F5.3.6")
            }
            Action::Hold => self.about_character(s, seat, "florence-do-hold-character", "F8.3.14"),
            Action::Pass if matches!(top, Frame::Ask(Question::Raise(_))) => say("florence-do-pass", "F5.2.5"),
            Action::Pass => say("florence-do-pass-characters", "F8.3.3"),
            Action::Withdraw => say("florence-do-withdraw", "F5.2.4"),
            Action::Decline => match top {
                Frame::Ask(Question::Last(_)) => say("florence-do-buy-nothing", "F5.2.8"),
                Frame::Ask(Question::Cash(_)) => say("florence-do-keep-money", "F8.3.15"),
                _ => say("florence-do-refuse", "F8.4.6"),
            },
            Action::Lapse => say("florence-do-lapse", "F8.3.13"),
            Action::End => say("florence-do-end", "F5.4.1").arg("actions", number(self.actions_left(s, seat))),
            Action::First(_) | Action::Draw(_) | Action::Tile(_) => unreachable!("{action} is no decision"),
        }
    }

    fn look_label(&self, pile: Pile, rule: &'static str) -> Message {
        Message::new("florence-do-look").arg("pile", pile_name(pile)).arg("price", money(PRICE)).rule(rule)
    }

    /// Columns and rows are counted from 1 for people; those of the common grid begin at the first player's board.
    fn place_label(&self, tile: Tile, [flip, turns]: [u8; 2], [column, row]: [i32; 2]) -> Message {
        Message::new("florence-do-place")
            .arg("tile", tile_name(tile))
            .arg("column", column + 1)
            .arg("row", row + 1)
            .arg("turns", turns)
            .arg("flip", flip)
    }

    pub(super) fn touches(&self, s: &State, seat: Seat, action: Action) -> Vec<Element> {
        let top = s.frames.top();
        let button = |word: &'static str| Element::action(word);
        let looked = |card: Card| Element::word("look", card.word());
        let step = |n: u16| Element::two("step", (n >> 8) as u8, n as u8);
        let form = |flip, turns| Element::two("form", flip, turns);
        let building = |building: crate::Building| Element::word("building", building.word());
        let own_character = |character: Character| Element::word("character", character.word());
        match action {
            Action::Return(card) if s.round == 0 => vec![button("return"), in_hand(card, seat)],
            Action::Return(card) => vec![button("return"), looked(card)],
            Action::Keep(card) => vec![button("keep"), looked(card)],
            Action::Name(lot) => vec![button("name"), lot_element(lot)],
            Action::Raise => vec![button("raise")],
            Action::Landscape(kind) => vec![button("landscape"), Element::word("lot", kind.word())],
            // A place is named by the form and its handle.
            Action::Place { flip, turns, column, row } => {
                let Frame::Ask(Question::Place(_, tile)) = top else { unreachable!("a tile is placed") };
                let [column, row] = handle_at(self.form_of(tile, flip, turns), [column.into(), row.into()]);
                vec![form(flip, turns), cell([column as u8, row as u8], seat)]
            }
            Action::Recruit(card) => {
                let from = self.table_of(s, card).unwrap_or(seat);
                vec![button("recruit"), Element::word("table", card.word()).of(from)]
            }
            Action::Work(card) => vec![button("work"), in_hand(card, seat)],
            Action::PrincessWork => vec![button("work"), own_character(Character::Princess)],
            Action::Build(kind) => vec![button("build"), building(kind)],
            Action::Offer { partner, building: kind } => {
                vec![button("offer"), building(kind), Element::only("duchy").of(partner)]
            }
            Action::TakeProfession => vec![button("profession"), deck(Pile::Profession)],
            Action::TakeBonus => vec![button("bonus"), deck(Pile::Bonus)],
            Action::Introduce(freedom) => vec![button("introduce"), Element::word("freedom", freedom.word())],
            Action::Play(bonus) => vec![button("play"), in_hand(bonus, seat)],
            Action::Done => vec![button("done")],
            Action::Exchange(points) => vec![step(points.into())],
            Action::Bid { character, bid } => {
                vec![own_character(character), Element::two("space", character as u8, bid as u8)]
            }
            Action::Across { flip, turns, column, row } => {
                let Frame::Ask(Question::Across(offer)) = top else { unreachable!("a building is offered") };
                let at =
                    handle_at(self.form_of(Tile::Building(offer.building), flip, turns), [column.into(), row.into()]);
                let (on, at) = self.on_board_of([offer.builder, offer.partner], at).expect("it lies on two boards");
                vec![form(flip, turns), cell(at, on)]
            }
            Action::Ask(sum) => vec![step(sum)],
            Action::Accept => vec![button("accept")],
            Action::Free => vec![button("free")],
            Action::Pay => vec![button("pay")],
            Action::Cash => vec![button("cash"), own_character(Character::Banker)],
            Action::UseMerchant => vec![button("merchant"), own_character(Character::Merchant)],
            Action::UseProfessor(pile) => vec![button("professor"), own_character(Character::Professor), deck(pile)],
            Action::Sell => vec![button("sell")],
            Action::SellPoints(points) => vec![step(points)],
            Action::Hold => vec![button("hold")],
            Action::Pass => vec![button("pass")],
            Action::Withdraw => vec![button("withdraw")],
            Action::Decline => vec![button("decline")],
            Action::Lapse => vec![button("lapse")],
            Action::End => vec![button("end")],
            Action::First(_) | Action::Draw(_) | Action::Tile(_) => unreachable!("{action} is no decision"),
        }
    }
}
