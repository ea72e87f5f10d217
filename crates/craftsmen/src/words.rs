//! What is said to people: keys of `text/*.ftl`, and the elements of the table.

mod log;
mod options;
mod orders;
mod refusals;

use crate::event::Event;
use crate::frame::{Frame, Question};
use crate::pieces::{Capital, Card, Color, Favour, Good, Guild, Icon, Tier};
use crate::state::State;
use crate::{Action, Craftsmen};
use alloc::format;
use alloc::vec::Vec;
use signoria_core::contract::Words;
use signoria_core::{Arg, Choice, Element, Eye, Message, Notice, Order, Refusal, Seat};

fn good_name(good: Good) -> Arg {
    format!("craftsmen-good-{good}").into()
}

fn building_name(good: Good) -> Arg {
    format!("craftsmen-building-{}", good.building()).into()
}

fn color_name(color: Color) -> Arg {
    format!("craftsmen-color-{color}").into()
}

fn capital_name(kind: Capital) -> Arg {
    format!("craftsmen-capital-{kind}").into()
}

fn capital_list(kinds: &[Capital]) -> Arg {
    Arg::List(kinds.iter().map(|kind| capital_name(*kind)).collect())
}

fn guild_name(guild: Guild) -> Arg {
    format!("craftsmen-guild-{guild}").into()
}

fn tier_name(tier: Tier) -> Arg {
    format!("craftsmen-tier-{tier}").into()
}

fn favour_name(favour: Favour) -> Arg {
    format!("craftsmen-favour-{favour}").into()
}

/// A capital card in a hand.
fn in_hand(kind: Capital, seat: Seat) -> Element {
    Element::word("capital", kind.word()).of(seat)
}

/// A face-up capital card.
fn displayed(slot: u8) -> Element {
    Element::one("capital", slot)
}

fn capital_stack() -> Element {
    Element::word("stack", "capital")
}

fn capital_pile() -> Element {
    Element::only("pile")
}

/// A building card in a hand.
fn building_in_hand(card: Card, seat: Seat) -> Element {
    Element::one("building", card.0).of(seat)
}

/// Building cards in a hand that one cannot see.
fn held(tier: Tier, seat: Seat) -> Element {
    Element::word("held", tier.word()).of(seat)
}

fn in_row(card: Card, seat: Seat) -> Element {
    Element::one("row", card.0).of(seat)
}

fn icon_of(icon: Icon, seat: Seat) -> Element {
    Element::two("icon", icon.card.0, icon.icon).of(seat)
}

fn offer(tier: Tier, slot: u8) -> Element {
    Element::two("offer", tier as u8, slot)
}

fn stack(tier: Tier) -> Element {
    Element::word("stack", tier.word())
}

fn guild_element(guild: Guild) -> Element {
    Element::word("guild", guild.word())
}

fn space(guild: Guild, space: u8) -> Element {
    Element::two("queue", guild as u8, space)
}

fn column(good: Good) -> Element {
    Element::word("granary", good.word())
}

fn hold(hold: u8) -> Element {
    Element::one("hold", hold)
}

fn fair(seat: Seat) -> Element {
    Element::only("fair").of(seat)
}

fn score(seat: Seat) -> Element {
    Element::only("score").of(seat)
}

impl Words for Craftsmen {
    fn describe(&self, s: &State, seat: Seat, action: Action, _: Eye) -> Choice {
        let price = self.price(s, seat, action);
        Choice { label: self.label(s, seat, action), touches: self.touches(s, seat, action), price }
    }

    fn refusal(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Refusal {
        let (key, rule) = self.reason(s, seat, action, eye);
        Refusal(Message::new(key).rule(rule))
    }

    fn prompt(&self, s: &State, _: Eye) -> Message {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        let say = |key: &'static str, rule| Message::new(key).rule(rule);
        match question {
            Question::Exchange(_) => say("craftsmen-prompt-exchange", "CD1"),
            Question::Sawmill(_) => say("craftsmen-prompt-sawmill", "CD2"),
            Question::Helper(_) => say("craftsmen-prompt-helper", "CD3"),
            Question::Space(_, guild) => say("craftsmen-prompt-space", "CD4").arg("guild", guild_name(guild)),
            Question::Fee(_, guild, space) => {
                let owner = self.single(s, guild, space.into()).unwrap_or(question.seat());
                let points = i32::from(self.fee(s));
                say("craftsmen-prompt-fee", "CD5")
                    .arg("owner", owner)
                    .arg("guild", guild_name(guild))
                    .arg("points", points)
            }
            Question::Take(_) => say("craftsmen-prompt-take", "CD6"),
            Question::Privilege(_) => say("craftsmen-prompt-privilege", "CD7"),
            Question::Discard(_, surplus) if surplus.bank => {
                say("craftsmen-prompt-discard", "CD8").arg("count", surplus.left)
            }
            Question::Discard(_, surplus) => say("craftsmen-prompt-limit", "CD32").arg("count", surplus.left),
            Question::Build(_) if s.act.built > 0 => say("craftsmen-prompt-build-more", "CD9").arg("cost", s.act.cost),
            Question::Build(_) => say("craftsmen-prompt-build", "CD9"),
            Question::Pay(_) => say("craftsmen-prompt-pay", "CD11").arg("price", s.payment.price),
            Question::Peek(_) => say("craftsmen-prompt-peek", "CD12"),
            Question::Show(_, tier) => say("craftsmen-prompt-show", "CD13").arg("tier", tier_name(tier)),
            Question::Side(_, tier) => say("craftsmen-prompt-side", "CD14").arg("tier", tier_name(tier)),
            Question::Back(_, _, true) => say("craftsmen-prompt-back-top", "CD15"),
            Question::Back(_, _, false) => say("craftsmen-prompt-back-under", "CD15"),
            Question::Notary(_) => say("craftsmen-prompt-notary", "CD16"),
            Question::Open(_) => self.about_lot(s, say("craftsmen-prompt-open", "CD17")),
            Question::Bid(_) => self.about_lot(s, say("craftsmen-prompt-bid", "CD18")).arg("bid", s.auction.bid()),
            Question::Mayor(_) => {
                self.about_lot(s, say("craftsmen-prompt-mayor", "CD19")).arg("bid", s.auction.offer())
            }
            Question::Work(_) => say("craftsmen-prompt-work", "CD20").arg("points", s.act.points),
            Question::Second(_) => say("craftsmen-prompt-second", "CD22"),
            Question::Delivery(_) => say("craftsmen-prompt-delivery", "CD24"),
            Question::Bribe(..) => say("craftsmen-prompt-bribe", "CD26"),
            Question::Merchant(_) => say("craftsmen-prompt-merchant", "CD27"),
            Question::Price(..) => say("craftsmen-prompt-price", "CD28"),
            Question::Hall(_) => say("craftsmen-prompt-hall", "CD30"),
            Question::Token(_) => say("craftsmen-prompt-token", "CD31"),
            Question::Invest(_) => say("craftsmen-prompt-invest", "CD33"),
        }
    }

    fn tell(&self, event: &Event) -> Notice {
        self.log(event)
    }

    fn orders(&self, s: &State, seat: Seat, _: Eye) -> Vec<Order> {
        self.orders_of(s, seat)
    }

    fn obey(&self, s: &State, _: Seat, order: u16, _: Eye) -> Option<Action> {
        self.answer_of_order(s, order)
    }
}

impl Craftsmen {
    /// A message about a building card: its name and its colours.
    fn about_card(&self, message: Message, card: Card) -> Message {
        let part = self.kit.components.card(card);
        message
            .arg("building", building_name(part.good))
            .arg("top", color_name(part.top))
            .arg("bottom", color_name(part.bottom))
    }

    /// A message about the card that is up for auction.
    fn about_lot(&self, s: &State, message: Message) -> Message {
        match self.lot(s) {
            Some(card) => self.about_card(message, card),
            None => unreachable!("a card is up for auction"),
        }
    }
}
