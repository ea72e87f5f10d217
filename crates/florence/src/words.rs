//! What is said to people: keys of `text/*.ftl`, and the elements of the table.

mod log;
mod options;
mod orders;
mod refusals;

use crate::event::{Event, florins};
use crate::frame::{Frame, Question};
use crate::pieces::{Card, Character, Freedom, Lot, Pile, Tile};
use crate::state::State;
use crate::{Action, Florence};
use alloc::format;
use alloc::vec::Vec;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Order, Refusal, Seat};

fn card_name(card: impl Into<Card>) -> Arg {
    format!("florence-card-{}", card.into().word()).into()
}

fn tile_name(tile: Tile) -> Arg {
    format!("florence-tile-{}", tile.word()).into()
}

fn lot_name(lot: Lot) -> Arg {
    format!("florence-lot-{}", lot.word()).into()
}

fn pile_name(pile: Pile) -> Arg {
    format!("florence-pile-{}", pile.word()).into()
}

fn freedom_name(freedom: Freedom) -> Arg {
    format!("florence-freedom-{}", freedom.word()).into()
}

fn character_name(character: Character) -> Arg {
    format!("florence-character-{}", character.word()).into()
}

fn money(hundreds: u16) -> Arg {
    Arg::Int(florins(hundreds) as i32)
}

fn number(n: impl Into<i32>) -> Arg {
    Arg::Int(n.into())
}

/// A card in the hand of a player.
fn in_hand(card: impl Into<Card>, seat: Seat) -> Element {
    Element::word("hand", card.into().word()).of(seat)
}

fn deck(pile: Pile) -> Element {
    Element::word("deck", pile.word())
}

fn lot_element(lot: Lot) -> Element {
    Element::word("lot", lot.word())
}

fn cell(cell: [u8; 2], seat: Seat) -> Element {
    Element::two("cell", cell[0], cell[1]).of(seat)
}

const fn money_of(seat: Seat) -> Element {
    Element::only("money").of(seat)
}

const fn fame_of(seat: Seat) -> Element {
    Element::only("fame").of(seat)
}

impl Words for Florence {
    fn describe(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Choice {
        let label = self.label(s, seat, action, eye);
        Choice { label, touches: self.touches(s, seat, action), price: Vec::new() }
    }

    fn refusal(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Refusal {
        let (key, rule) = self.reason(s, seat, action, eye);
        Refusal(Message::new(key).rule(rule))
    }

    fn prompt(&self, s: &State, _: Eye) -> Message {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        let say = |key: &'static str, rule| Message::new(key).rule(rule);
        let lot = || lot_name(s.auction.lot.unwrap_or(Lot::Landscape));
        match question {
            Question::Discard { .. } => say("florence-prompt-discard", "FD1"),
            Question::Name(_) => say("florence-prompt-name", "FD2").arg("bid", money(self.opening_bid())),
            Question::Raise(_) => {
                say("florence-prompt-raise", "FD3").arg("lot", lot()).arg("bid", money(s.auction.bid))
            }
            Question::Last(_) => say("florence-prompt-last", "FD4").arg("price", money(self.opening_bid())),
            Question::Kind(_) => say("florence-prompt-kind", "FD5"),
            Question::Place(_, tile) => say("florence-prompt-place", "F5.5.1").arg("tile", tile_name(tile)),
            Question::Keep(_, pile) => say("florence-prompt-keep", "FD7").arg("pile", pile_name(pile)),
            Question::Return(_, pile) => say("florence-prompt-return", "FD8").arg("pile", pile_name(pile)),
            Question::Recruit(_) => say("florence-prompt-recruit", "FD9"),
            Question::Turn(seat) => {
                say("florence-prompt-turn", "FD11").arg("actions", number(self.actions_left(s, seat)))
            }
            Question::Bonus(_) => say("florence-prompt-bonus", "FD13")
                .arg("value", number(s.work))
                .arg("minimum", number(self.minimum(s))),
            Question::Exchange(_) => say("florence-prompt-exchange", "FD14").arg("income", money(s.work)),
            Question::Sell(_) => say("florence-prompt-sell", "FD18"),
            Question::Character(_) => say("florence-prompt-character", "FD19"),
            Question::UseNow(seat) => self.about_character(s, seat, "florence-prompt-use-now", "FD21"),
            Question::Merchant(seat) => say("florence-prompt-merchant", "FD22")
                .arg("lot", lot())
                .arg("price", money(s.auction.bid))
                .arg("points", number(self.position(s, seat))),
            Question::Expiring(_) => say("florence-prompt-expiring", "FD25"),
            Question::Cash(_) => say("florence-prompt-cash", "FD26"),
            Question::Across(offer) => say("florence-prompt-across", "FD30")
                .arg("tile", tile_name(Tile::Building(offer.building)))
                .arg("partner", offer.partner),
            Question::Ask(offer) => say("florence-prompt-ask", "FD31")
                .arg("tile", tile_name(Tile::Building(offer.building)))
                .arg("partner", offer.partner),
            Question::Answer(offer) => say("florence-prompt-answer", "FD32")
                .arg("tile", tile_name(Tile::Building(offer.building)))
                .arg("builder", offer.builder)
                .arg("sum", money(offer.sum)),
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        log::tell(event)
    }

    fn orders(&self, s: &State, seat: Seat, _: Eye) -> Vec<Order> {
        self.orders_of(s, seat)
    }

    fn obey(&self, s: &State, seat: Seat, order: u16, _: Eye) -> Option<Action> {
        self.answer_of_order(s, seat, order)
    }
}

impl Florence {
    /// A message about the character before a player.
    fn about_character(&self, s: &State, seat: Seat, key: &'static str, rule: &'static str) -> Message {
        let character = s.players[seat].character.unwrap_or(Character::Professor);
        Message::new(key).arg("character", character_name(character)).rule(rule)
    }
}
