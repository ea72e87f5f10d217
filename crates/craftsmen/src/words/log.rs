//! Lines of the log, and what they move on the table.

use super::{
    building_in_hand, capital_list, capital_name, capital_pile, capital_stack, column, displayed, fair, favour_name,
    good_name, guild_element, guild_name, held, hold, icon_of, in_hand, in_row, offer, score, space, stack, tier_name,
};
use crate::Craftsmen;
use crate::event::Event;
use crate::pieces::{Favour, Good, Icon, Side};
use alloc::format;
use signoria_core::{Arg, Element, Message, Notice, Seat};

fn hand(seat: Seat) -> Element {
    Element::word("held", "capital").of(seat)
}

/// Where a good of a seat's row comes from.
fn made(good: Good, seat: Seat) -> Element {
    Element::word("source", good.word()).of(seat)
}

fn seats(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().map(|seat| Arg::Seat(*seat)).collect())
}

/// The notice with a mark of points, if there are any.
fn gained(notice: Notice, seat: Seat, points: i32) -> Notice {
    if points == 0 { notice } else { notice.points(score(seat), points) }
}

impl Craftsmen {
    pub(super) fn log(&self, event: &Event) -> Notice {
        let say = |key: &'static str, rule| Message::new(key).rule(rule);
        let by = |seat: Seat, message: Message| Notice::line(message).of(seat);
        let to_icon = |notice: Notice, from: Element, to: Icon, seat: Seat| notice.moves(from, icon_of(to, seat));
        match *event {
            Event::DealtBuilding { seat, tier, card: Some(card) } => {
                by(seat, self.about_card(say("craftsmen-log-dealt", "C2.3"), card))
                    .moves(stack(tier), building_in_hand(card, seat))
            }
            Event::DealtBuilding { seat, tier, card: None } => {
                by(seat, say("craftsmen-log-dealt-hidden", "C2.3").arg("tier", tier_name(tier)))
                    .moves(stack(tier), held(tier, seat))
            }
            Event::Sawmill { seat, card, back: None } => {
                by(seat, self.about_card(say("craftsmen-log-sawmill", "C2.6"), card)).shows(in_row(card, seat))
            }
            Event::Sawmill { seat, card, back: Some(back) } => {
                by(seat, self.about_card(say("craftsmen-log-sawmill-exchanged", "C2.10"), card))
                    .moves(in_row(back, seat), Element::one("sawmill", back.0))
                    .moves(Element::one("sawmill", card.0), in_row(card, seat))
            }
            Event::Order { ref order } => {
                let notice = Notice::line(say("craftsmen-log-order", "C5.11.2").arg("order", seats(order)));
                (0..order.len() as u8).fold(notice, |notice, place| notice.shows(Element::one("order", place)))
            }
            Event::Exchanged { seat, tier, card: Some(card) } => {
                by(seat, self.about_card(say("craftsmen-log-exchanged", "C2.10"), card))
                    .moves(building_in_hand(card, seat), stack(tier))
            }
            Event::Exchanged { seat, tier, card: None } => {
                by(seat, say("craftsmen-log-exchanged-hidden", "C2.10").arg("tier", tier_name(tier)))
                    .moves(held(tier, seat), stack(tier))
            }
            Event::Declined { seat } => by(seat, say("craftsmen-log-declined", "C5.2.1")),
            Event::Round { year, season } => Notice::heading(
                say("craftsmen-log-round", "C4.1")
                    .arg("year", year)
                    .arg("season", Arg::from(format!("craftsmen-season-{season}"))),
            )
            .shows(Element::word("season", season.word())),
            Event::Sent { seat, guild, space: at } => {
                by(seat, say("craftsmen-log-sent", "C5.1.3").arg("guild", guild_name(guild)).arg("space", at + 1))
                    .moves(Element::only("helpers").of(seat), space(guild, at))
            }
            Event::FeePoints { seat, owner, points } => {
                let message =
                    say("craftsmen-log-fee-points", "C5.1.5").arg("owner", owner).arg("points", i32::from(points));
                by(seat, message).points(score(seat), -i32::from(points)).points(score(owner), points)
            }
            Event::Compensation { seat } => by(seat, say("craftsmen-log-compensation", "C8.4.2")).touches(hand(seat)),
            Event::Gave { seat, to, card: Some(card) } => {
                by(seat, say("craftsmen-log-gave", "C5.1.5").arg("card", capital_name(card)).arg("to", to))
                    .moves(in_hand(card, seat), hand(to))
            }
            Event::Gave { seat, to, card: None } => {
                by(seat, say("craftsmen-log-gave-hidden", "C5.1.5").arg("to", to)).moves(hand(seat), hand(to))
            }
            Event::Passed { seat, forced } => {
                let key = if forced { "craftsmen-log-passed-forced" } else { "craftsmen-log-passed" };
                by(seat, say(key, "C5.1.6"))
            }
            Event::Unused { seat } => by(seat, say("craftsmen-log-unused", "C5.1.6")).points(score(seat), 1),
            Event::Stage { guild } => {
                let rules = ["C5.3.1", "C5.4.1", "C5.5.1", "C5.6.2", "C5.7.1", "C5.8.1"];
                Notice::heading(say("craftsmen-log-stage", rules[guild.idx()]).arg("guild", guild_name(guild)))
                    .touches(guild_element(guild))
            }
            Event::UsedPrivilege { seat, guild, token } => {
                let key = if token { "craftsmen-log-privilege-token" } else { "craftsmen-log-privilege" };
                let notice = by(seat, say(key, "C5.2.2").arg("guild", guild_name(guild)));
                if token {
                    let tokens = Element::only("privileges");
                    notice.moves(tokens.of(seat), tokens)
                } else {
                    notice.touches(guild_element(guild))
                }
            }
            Event::TookOpen { seat, card, slot } => {
                by(seat, say("craftsmen-log-took", "C5.3.1").arg("card", capital_name(card)))
                    .moves(displayed(slot), hand(seat))
            }
            Event::Drew { seat, card: Some(card) } => {
                by(seat, say("craftsmen-log-drew", "C5.3.1").arg("card", capital_name(card)))
                    .moves(capital_stack(), in_hand(card, seat))
            }
            Event::Drew { seat, card: None } => {
                by(seat, say("craftsmen-log-drew-hidden", "C5.3.1")).moves(capital_stack(), hand(seat))
            }
            Event::Displayed { card, slot } => {
                Notice::line(say("craftsmen-log-displayed", "C5.3.3").arg("card", capital_name(card)))
                    .moves(capital_stack(), displayed(slot))
            }
            Event::Reshuffled => {
                Notice::line(say("craftsmen-log-reshuffled", "C10.1")).moves(capital_pile(), capital_stack())
            }
            Event::Discarded { seat, card } => {
                by(seat, say("craftsmen-log-discarded", "C4.6").arg("card", capital_name(card)))
                    .moves(hand(seat), capital_pile())
            }
            Event::Built { seat, card, side, cost } => {
                let key = match side {
                    Side::Left => "craftsmen-log-built-left",
                    Side::Right => "craftsmen-log-built-right",
                };
                by(seat, self.about_card(say(key, "C5.4.2"), card).arg("cost", cost))
                    .moves(held(card.tier(), seat), in_row(card, seat))
            }
            Event::Paid { seat, price, ref cards, value } => by(
                seat,
                say("craftsmen-log-paid", "C5.2.4")
                    .arg("price", price)
                    .arg("cards", capital_list(cards))
                    .arg("value", value),
            )
            .moves(hand(seat), capital_pile()),
            Event::Token { seat, good, points } => {
                let token = Element::word("token", good.word());
                by(seat, say("craftsmen-log-token", "C5.4.5").arg("good", good_name(good)).arg("points", points))
                    .moves(token, token.of(seat))
            }
            Event::Looks { seat, tier } => {
                by(seat, say("craftsmen-log-looks", "C5.5.11").arg("tier", tier_name(tier))).touches(stack(tier))
            }
            Event::Sees { seat, card, tier } => {
                by(seat, self.about_card(say("craftsmen-log-sees", "C5.5.11"), card)).touches(stack(tier))
            }
            Event::PutsBack { seat, tier, count, top } => {
                let key = if top { "craftsmen-log-puts-top" } else { "craftsmen-log-puts-under" };
                by(seat, say(key, "C5.5.11").arg("count", count).arg("tier", tier_name(tier))).touches(stack(tier))
            }
            Event::Offered { card, tier, slot } => {
                Notice::line(self.about_card(say("craftsmen-log-offered", "C5.5.1"), card))
                    .moves(stack(tier), offer(tier, slot))
            }
            Event::Opened { seat, card, bid } => {
                by(seat, self.about_card(say("craftsmen-log-opened", "C5.5.2"), card).arg("bid", bid))
                    .shows(Element::only("bid").of(seat))
            }
            Event::Bid { seat, bid } => {
                by(seat, say("craftsmen-log-bid", "C5.5.3").arg("bid", bid)).shows(Element::only("bid").of(seat))
            }
            Event::NoBid { seat } => by(seat, say("craftsmen-log-no-bid", "C5.5.3")),
            Event::MayorCard { card } => {
                Notice::line(say("craftsmen-log-mayor-card", "C5.5.6").arg("card", capital_name(card)))
                    .moves(capital_stack(), Element::only("mayor"))
            }
            Event::MayorOffer { offer } => {
                Notice::line(say("craftsmen-log-mayor", "C5.5.6").arg("offer", offer)).touches(Element::only("mayor"))
            }
            Event::LostToMayor { seat, card } => {
                by(seat, self.about_card(say("craftsmen-log-lost", "C5.5.7"), card)).touches(stack(card.tier()))
            }
            Event::Got { seat, card, slot } => by(seat, self.about_card(say("craftsmen-log-got", "C5.5.1"), card))
                .moves(offer(card.tier(), slot), building_in_hand(card, seat)),
            Event::Stopped { seat, points } => by(seat, say("craftsmen-log-stopped", "C5.6.2").arg("points", points)),
            Event::UsedWork { seat } => {
                let tokens = Element::only("work");
                by(seat, say("craftsmen-log-used-work", "C5.10.1")).moves(tokens.of(seat), tokens)
            }
            Event::Raw { seat, good, to: None } => {
                by(seat, say("craftsmen-log-raw-fair", "C5.6.4").arg("good", good_name(good)))
                    .moves(made(good, seat), fair(seat))
            }
            Event::Raw { seat, good, to: Some(to) } => {
                let message = self.about_card(say("craftsmen-log-raw", "C5.6.4").arg("good", good_name(good)), to.card);
                to_icon(by(seat, message), made(good, seat), to, seat)
            }
            Event::Traded { seat, to } => {
                let good = good_name(self.input(to));
                let message = self.about_card(say("craftsmen-log-traded", "C5.6.5").arg("good", good), to.card);
                to_icon(by(seat, message), Element::word("source", "fair").of(seat), to, seat)
            }
            Event::Semi { seat, card, points, to } => {
                let good = self.kit.components.card(card).good;
                let key = if to.is_some() { "craftsmen-log-semi" } else { "craftsmen-log-semi-granary" };
                let message = say(key, "C5.6.6").arg("good", good_name(good)).arg("points", points);
                let notice = match to {
                    Some(to) => to_icon(by(seat, self.about_card(message, to.card)), made(good, seat), to, seat),
                    None => by(seat, message).moves(made(good, seat), column(good)),
                };
                gained(notice, seat, points.into())
            }
            Event::Stored { seat, good, out: None } => {
                by(seat, say("craftsmen-log-stored", "C5.6.8").arg("good", good_name(good))).touches(column(good))
            }
            Event::Stored { seat, good, out: Some(out) } => {
                by(seat, say("craftsmen-log-stored-out", "C5.6.8").arg("good", good_name(good)).arg("out", out))
                    .touches(column(good))
            }
            Event::Wasted { seat, card } => {
                let good = self.kit.components.card(card).good;
                by(seat, say("craftsmen-log-wasted", "C5.6.10").arg("good", good_name(good)))
                    .touches(in_row(card, seat))
            }
            Event::Bribed { seat, card, hold: at } => {
                by(seat, say("craftsmen-log-bribed", "C5.6.9").arg("card", capital_name(card)))
                    .moves(hand(seat), capital_pile())
                    .touches(hold(at))
            }
            Event::Loaded { seat, good, hold: at, out, points } => {
                let ship = self.kit.components.holds[usize::from(at)].ship + 1;
                let key = if out.is_some() { "craftsmen-log-loaded-out" } else { "craftsmen-log-loaded" };
                let message = say(key, "C5.6.7").arg("good", good_name(good)).arg("ship", ship).arg("points", points);
                let message = out.into_iter().fold(message, |message, out| message.arg("out", out));
                let notice = by(seat, message).moves(made(good, seat), hold(at));
                gained(notice, seat, points.into())
            }
            Event::Purchased { seat, good, owner, to } => {
                let key = if owner.is_some() { "craftsmen-log-purchased-of" } else { "craftsmen-log-purchased" };
                let message = self.about_card(say(key, "C5.7.1").arg("good", good_name(good)), to.card);
                let message = owner.into_iter().fold(message, |message, owner| message.arg("owner", owner));
                to_icon(by(seat, message), column(good), to, seat)
            }
            Event::PaidFromFair { seat, owner: None } => {
                by(seat, say("craftsmen-log-fair", "C5.7.4")).shows(fair(seat))
            }
            Event::PaidFromFair { seat, owner: Some(owner) } => {
                by(seat, say("craftsmen-log-fair-of", "C5.7.4").arg("owner", owner)).moves(fair(seat), fair(owner))
            }
            Event::Favour { seat, favour } => {
                let notice = by(seat, say("craftsmen-log-favour", "C5.8.1").arg("favour", favour_name(favour)));
                match favour {
                    Favour::Privilege => {
                        notice.moves(Element::only("privileges"), Element::only("privileges").of(seat))
                    }
                    Favour::Work => notice.moves(Element::only("work"), Element::only("work").of(seat)),
                    Favour::Order => notice.touches(Element::only("changes")),
                }
            }
            Event::FinalPhase => Notice::heading(say("craftsmen-log-final", "C5.11.1")),
            Event::Fewest { seat, used } => by(seat, say("craftsmen-log-fewest", "C5.11.1").arg("used", used))
                .moves(Element::only("privileges"), Element::only("privileges").of(seat)),
            Event::YearEnds { year } => Notice::heading(say("craftsmen-log-year", "C8.1.1").arg("year", year)),
            Event::Sailed { seat, ship, markers, cargo, bonus } => {
                let message = say("craftsmen-log-sailed", "C8.1.1")
                    .arg("ship", ship + 1)
                    .arg("markers", markers)
                    .arg("cargo", i32::from(cargo))
                    .arg("bonus", bonus);
                gained(by(seat, message), seat, i32::from(cargo) + i32::from(bonus)).touches(Element::one("ship", ship))
            }
            Event::City { seat, sets, points } => gained(
                by(seat, say("craftsmen-log-city", "C8.1.2").arg("sets", sets).arg("points", i32::from(points))),
                seat,
                points.into(),
            ),
            Event::GranaryPoints { seat, markers } => {
                gained(by(seat, say("craftsmen-log-granary", "C8.1.3").arg("points", markers)), seat, markers.into())
            }
            Event::Invested { seat, ref cards, points } => gained(
                by(
                    seat,
                    say("craftsmen-log-invested", "C8.1.4").arg("cards", capital_list(cards)).arg("points", points),
                )
                .moves(hand(seat), capital_pile()),
                seat,
                points.into(),
            ),
            Event::TokenPoints { seat, points } => gained(
                by(seat, say("craftsmen-log-token-points", "C8.2.2").arg("points", i32::from(points))),
                seat,
                points.into(),
            ),
            Event::Ended { ref winners } => {
                Notice::line(say("craftsmen-log-ended", "C8.2.3").arg("winners", seats(winners)))
            }
        }
    }
}
