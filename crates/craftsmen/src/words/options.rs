//! Options in words, and the elements that they touch.

use super::{
    building_in_hand, building_name, capital_list, capital_name, capital_stack, color_name, column, displayed, fair,
    favour_name, good_name, guild_element, guild_name, hold, icon_of, in_hand, in_row, offer, space, stack, tier_name,
};
use crate::data::{BUILD_COST, BUY_COST, CHANGES};
use crate::frame::{Frame, Question};
use crate::pieces::{Capital, Card, Color, Favour, Icon, Side};
use crate::rules::invested;
use crate::state::{State, set_value};
use crate::{Action, Craftsmen};
use alloc::vec;
use alloc::vec::Vec;
use signoria_core::{Element, Message, Seat};

/// The cards of an investment or a payment of one colour.
fn of_color(color: Color, counts: [u8; 3]) -> Vec<Capital> {
    let values = counts.into_iter().zip(1..);
    values.flat_map(|(count, value)| core::iter::repeat_n(Capital::of(color, value), count.into())).collect()
}

impl Craftsmen {
    pub(super) fn label(&self, s: &State, seat: Seat, action: Action) -> Message {
        let say = |key: &'static str, rule| Message::new(key).rule(rule);
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        match action {
            Action::Exchange(card) => self.about_card(say("craftsmen-do-exchange", "C2.10"), card),
            Action::Sawmill(card) => self.about_card(say("craftsmen-do-sawmill", "C2.10"), card),
            Action::Helper(guild) => say("craftsmen-do-helper", "C5.1.2").arg("guild", guild_name(guild)),
            Action::Space(at) => say("craftsmen-do-space", "C5.1.4").arg("space", at + 1),
            Action::Points => say("craftsmen-do-points", "C5.1.5").arg("points", i32::from(self.fee(s))),
            Action::Give(kind) => {
                let (key, rule) = match question {
                    Question::Fee(..) => ("craftsmen-do-fee", "C5.1.5"),
                    Question::Bribe(..) => ("craftsmen-do-bribe", "C5.6.9"),
                    _ => ("craftsmen-do-price", "C5.7.1"),
                };
                say(key, rule).arg("card", capital_name(kind))
            }
            Action::Take(2) => {
                let cards: Vec<Capital> = s.display.iter().flatten().copied().collect();
                say("craftsmen-do-take-both", "C5.3.1").arg("cards", capital_list(&cards))
            }
            Action::Take(3) => say("craftsmen-do-take-none", "C5.3.4"),
            Action::Take(slot) => self.about_displayed(s, slot, say("craftsmen-do-take", "C5.3.1")),
            Action::Privilege => say("craftsmen-do-privilege", "C5.3.2"),
            Action::Discard(kind) => say("craftsmen-do-discard", "C4.6").arg("cards", capital_list(&[kind])),
            Action::DiscardTwo { first, second } => {
                say("craftsmen-do-discard", "C4.6").arg("cards", capital_list(&[first, second]))
            }
            Action::Build { card, side } => {
                let key = match (side, self.fits(card, s.players[seat].end(side))) {
                    (Side::Left, true) => "craftsmen-do-build-left",
                    (Side::Right, true) => "craftsmen-do-build-right",
                    (Side::Left, false) => "craftsmen-do-build-left-privilege",
                    (Side::Right, false) => "craftsmen-do-build-right-privilege",
                };
                self.about_card(say(key, "C5.4.2"), card).arg("cost", BUILD_COST[card.tier().idx()])
            }
            Action::Pay { color, ones: 0, twos: 0, threes: 0 } => {
                say("craftsmen-do-pay-nothing", "C5.2.4").arg("color", color_name(color))
            }
            Action::Pay { color, ones, twos, threes } => say("craftsmen-do-pay", "C5.2.4")
                .arg("cards", capital_list(&of_color(color, [ones, twos, threes])))
                .arg("value", set_value(&[ones, twos, threes])),
            Action::Peek(tier) => say("craftsmen-do-peek", "C5.5.11").arg("tier", tier_name(tier)),
            Action::Show { first, second } => {
                let part = self.kit.components.card(second);
                self.about_card(say("craftsmen-do-show", "C5.5.11"), first)
                    .arg("other", building_name(part.good))
                    .arg("other_top", color_name(part.top))
                    .arg("other_bottom", color_name(part.bottom))
            }
            Action::Top => say("craftsmen-do-top", "C5.5.11"),
            Action::Under => say("craftsmen-do-under", "C5.5.11"),
            Action::Back(card) => self.about_card(say("craftsmen-do-back", "C5.5.11"), card),
            Action::Buy { tier, slot } => {
                let message = self.about_offer(s, tier as usize, slot, say("craftsmen-do-buy", "C5.5.1"));
                message.arg("price", BUY_COST[tier.idx()])
            }
            Action::Auction { tier, slot } => {
                self.about_offer(s, tier as usize, slot, say("craftsmen-do-auction", "C5.5.2"))
            }
            Action::Bid(bid) => say("craftsmen-do-bid", "C5.5.3").arg("bid", bid),
            Action::Raw { good, to } => match to {
                None => say("craftsmen-do-raw-fair", "C5.6.4").arg("good", good_name(good)),
                Some(icon) => {
                    self.about_card(say("craftsmen-do-raw", "C5.6.4").arg("good", good_name(good)), icon.card)
                }
            },
            Action::Double { good, to } => match to {
                None => say("craftsmen-do-double-fair", "C5.6.11").arg("good", good_name(good)),
                Some(icon) => {
                    self.about_card(say("craftsmen-do-double", "C5.6.11").arg("good", good_name(good)), icon.card)
                }
            },
            Action::Trade(icon) => {
                self.about_card(say("craftsmen-do-trade", "C5.6.5").arg("good", good_name(self.input(icon))), icon.card)
            }
            Action::Semi { card, to } => {
                let good = self.kit.components.card(card).good;
                let points = self.kit.components.recipe(good).points;
                let say = |key| say(key, "C5.6.6").arg("good", good_name(good)).arg("points", points);
                match to {
                    None => self.about_card(say("craftsmen-do-semi-granary"), card),
                    Some(icon) => {
                        let message = self.about_card(say("craftsmen-do-semi"), card);
                        let at = self.kit.components.card(icon.card);
                        message
                            .arg("to", building_name(at.good))
                            .arg("to_top", color_name(at.top))
                            .arg("to_bottom", color_name(at.bottom))
                    }
                }
            }
            Action::Load { card, ship } => {
                let full = self.hold(card, ship).is_some_and(|hold| !s.holds[hold][1].is_none());
                let key = if full { "craftsmen-do-load-bribe" } else { "craftsmen-do-load" };
                self.about_product(say(key, "C5.6.9"), card).arg("ship", ship + 1)
            }
            Action::Waste(card) => self.about_product(say("craftsmen-do-waste", "C5.6.10"), card),
            Action::Fetch(slot) => self.about_displayed(s, slot, say("craftsmen-do-fetch", "C5.6.8")),
            Action::FetchTop => say("craftsmen-do-fetch-top", "C5.6.8"),
            Action::Purchase(icon) => {
                let good = self.input(icon);
                let owner = good.column().and_then(|column| s.granary[column][0].seat());
                let key = if owner.is_some() { "craftsmen-do-purchase-of" } else { "craftsmen-do-purchase" };
                let message = self.about_card(say(key, "C5.7.1").arg("good", good_name(good)), icon.card);
                owner.into_iter().fold(message, |message, owner| message.arg("owner", owner))
            }
            Action::Fair => say("craftsmen-do-fair", "C5.7.4"),
            Action::Hall(favour) => {
                let rule = ["C5.8.1", "C5.8.2", "C5.8.3"][favour.idx()];
                say("craftsmen-do-favour", rule).arg("favour", favour_name(favour))
            }
            Action::Invest { purple, green, blue, red } => {
                let values = [purple, green, blue, red];
                say("craftsmen-do-invest", "C8.1.4")
                    .arg("cards", capital_list(&invested(values)))
                    .arg("points", values.into_iter().sum::<u8>())
            }
            Action::Pass => match question {
                Question::Helper(_) => say("craftsmen-do-pass-helpers", "C5.1.6"),
                Question::Privilege(_) => say("craftsmen-do-no-privilege", "C5.3.2"),
                Question::Build(_) if s.act.built > 0 => say("craftsmen-do-build-no-more", "C5.4.1"),
                Question::Build(_) => say("craftsmen-do-build-nothing", "C5.4.1"),
                Question::Peek(_) => say("craftsmen-do-no-peek", "C5.5.10"),
                Question::Bid(_) => say("craftsmen-do-pass-bid", "C5.5.3"),
                Question::Mayor(_) => say("craftsmen-do-pass-mayor", "C5.5.7"),
                Question::Work(_) => say("craftsmen-do-stop", "C5.6.2").arg("points", s.act.points),
                Question::Second(_) => say("craftsmen-do-no-second", "C5.6.11"),
                Question::Token(_) => say("craftsmen-do-no-token", "C5.10.1"),
                Question::Invest(_) => say("craftsmen-do-no-investment", "C8.1.4"),
                Question::Exchange(_) | Question::Sawmill(_) => say("craftsmen-do-keep", "C2.10"),
                _ => say("craftsmen-do-nothing", "C5.2.1"),
            },
            Action::Capital(_) | Action::Card(_) => unreachable!("{action} is no decision"),
        }
    }

    fn about_displayed(&self, s: &State, slot: u8, message: Message) -> Message {
        let kind = s.display[usize::from(slot)].expect("a card is displayed");
        message.arg("card", capital_name(kind))
    }

    fn about_offer(&self, s: &State, tier: usize, slot: u8, message: Message) -> Message {
        let card = s.offers[tier][usize::from(slot)].expect("a card is displayed");
        self.about_card(message, card)
    }

    fn about_product(&self, message: Message, card: Card) -> Message {
        let good = self.kit.components.card(card).good;
        let points = self.kit.components.recipe(good).points;
        self.about_card(message, card).arg("good", good_name(good)).arg("points", points)
    }

    /// What an option takes beyond the usual: a privilege token, a capital card.
    pub(super) fn price(&self, s: &State, seat: Seat, action: Action) -> Vec<(&'static str, u8)> {
        let privilege = match action {
            Action::Privilege | Action::Peek(_) | Action::Double { .. } | Action::Fair => true,
            Action::Build { card, side } => !self.fits(card, s.players[seat].end(side)),
            _ => false,
        };
        if privilege && !self.is_gold(s) { vec![("privilege", 1)] } else { Vec::new() }
    }

    pub(super) fn touches(&self, s: &State, seat: Seat, action: Action) -> Vec<Element> {
        let button = |word: &'static str| Element::action(word);
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        let from = |good: crate::Good| Element::word("source", good.word()).of(seat);
        let place = |to: Option<Icon>, nowhere: Element| to.map_or(nowhere, |icon| icon_of(icon, seat));
        match action {
            Action::Exchange(card) => vec![building_in_hand(card, seat)],
            Action::Sawmill(card) => vec![Element::one("sawmill", card.0)],
            Action::Helper(guild) => vec![guild_element(guild)],
            Action::Space(at) => match question {
                Question::Space(_, guild) => vec![space(guild, at)],
                _ => unreachable!("a space is asked for"),
            },
            Action::Points => vec![button("points"), super::score(seat)],
            Action::Give(kind) | Action::Discard(kind) => vec![in_hand(kind, seat)],
            Action::Take(2) => vec![displayed(0), displayed(1)],
            Action::Take(3) => vec![button("take"), capital_stack()],
            Action::Take(slot) => vec![displayed(slot)],
            Action::Privilege => vec![button("privilege"), Element::only("privileges").of(seat)],
            Action::DiscardTwo { first, second } => vec![in_hand(first, seat), in_hand(second, seat)],
            Action::Build { card, side } => {
                vec![building_in_hand(card, seat), Element::word("end", side.word()).of(seat)]
            }
            Action::Pay { color, ones: 0, twos: 0, threes: 0 } => {
                vec![button("pay-nothing"), Element::word("color", color.word())]
            }
            Action::Pay { color, ones, twos, threes } => {
                of_color(color, [ones, twos, threes]).into_iter().map(|kind| in_hand(kind, seat)).collect()
            }
            Action::Peek(tier) => vec![button("peek"), stack(tier)],
            Action::Show { first, second } => vec![Element::one("look", first.0), Element::one("look", second.0)],
            Action::Top => vec![button("top")],
            Action::Under => vec![button("under")],
            Action::Back(card) => vec![Element::one("look", card.0)],
            Action::Buy { tier, slot } => vec![button("buy"), offer(tier, slot)],
            Action::Auction { tier, slot } => vec![button("auction"), offer(tier, slot)],
            Action::Bid(bid) => vec![button("bid"), Element::one("step", bid)],
            Action::Raw { good, to } => vec![from(good), place(to, fair(seat))],
            Action::Double { good, to } => vec![button("double"), from(good), place(to, fair(seat))],
            Action::Trade(icon) => vec![Element::word("source", "fair").of(seat), icon_of(icon, seat)],
            Action::Semi { card, to } => {
                let good = self.kit.components.card(card).good;
                vec![in_row(card, seat), place(to, column(good))]
            }
            Action::Load { card, ship } => {
                let at = self.hold(card, ship).unwrap_or_default() as u8;
                vec![in_row(card, seat), hold(at)]
            }
            Action::Waste(card) => vec![button("waste"), in_row(card, seat)],
            Action::Fetch(slot) => vec![displayed(slot)],
            Action::FetchTop => vec![capital_stack()],
            Action::Purchase(icon) => vec![column(self.input(icon)), icon_of(icon, seat)],
            Action::Fair => vec![fair(seat)],
            Action::Hall(Favour::Privilege) => vec![button("favour-privilege"), Element::only("privileges")],
            Action::Hall(Favour::Work) => vec![button("favour-work"), Element::only("work")],
            Action::Hall(Favour::Order) => {
                let free = s.changes.iter().position(Option::is_none).unwrap_or(CHANGES);
                vec![button("favour-order"), Element::one("change", free as u8)]
            }
            Action::Invest { purple, green, blue, red } => {
                invested([purple, green, blue, red]).into_iter().map(|kind| in_hand(kind, seat)).collect()
            }
            Action::Pass => match question {
                Question::Work(_) | Question::Second(_) => vec![button("stop")],
                Question::Build(_) if s.act.built > 0 => vec![button("done")],
                _ => vec![button("pass")],
            },
            Action::Capital(_) | Action::Card(_) => unreachable!("{action} is no decision"),
        }
    }
}
