//! Lines of the log, and what they move on the table.

use super::{
    card_name, cell, character_name, deck, fame_of, freedom_name, in_hand, lot_element, lot_name, money_of, pile_name,
    tile_name,
};
use crate::event::{Event, Phase};
use crate::pieces::{Character, Pile, Tile};
use alloc::vec::Vec;
use signoria_core::{Arg, Element, Message, Notice, Seat};

/// Florins in a line.
fn florins(florins: u32) -> Arg {
    Arg::Int(florins as i32)
}

/// A line that says when nobody was asked.
fn forced(key: &'static str, is_forced: bool, forced: &'static str, rule: &'static str) -> Message {
    Message::new(if is_forced { forced } else { key }).rule(rule)
}

/// A tile comes from its stack to cells of a board.
fn laid(notice: Notice, from: Element, cells: &[[u8; 2]], seat: Seat) -> Notice {
    cells.iter().fold(notice, |notice, at| notice.moves(from, cell(*at, seat)))
}

fn held(pile: Pile, seat: Seat) -> Element {
    Element::word("held", pile.word()).of(seat)
}

fn hall(character: Character) -> Element {
    Element::word("character", character.word())
}

pub(super) fn tell(event: &Event) -> Notice {
    let say = |key: &'static str, rule| Message::new(key).rule(rule);
    let by = |seat: Seat, message: Message| Notice::line(message).of(seat);
    match *event {
        Event::First { seat } => by(seat, say("florence-log-first", "F2.9")).shows(Element::only("flag").of(seat)),
        Event::Dealt { seat, card } => by(seat, say("florence-log-dealt", "F2.2").arg("card", card_name(card)))
            .moves(deck(Pile::Profession), in_hand(card, seat)),
        Event::Returned { seat, card: Some(card) } => {
            by(seat, say("florence-log-returned", "F2.3").arg("card", card_name(card)))
                .moves(in_hand(card, seat), deck(Pile::Profession))
        }
        Event::Returned { seat, card: None } => by(seat, say("florence-log-returned-hidden", "F2.3"))
            .moves(held(Pile::Profession, seat), deck(Pile::Profession)),
        Event::Tiles { freedom, hard } => {
            let key = if hard { "florence-log-tiles-hard" } else { "florence-log-tiles" };
            Notice::line(say(key, "F2.6").arg("freedom", freedom_name(freedom)))
                .shows(Element::word("freedom", freedom.word()))
        }
        Event::Round { round, minimum, start } => {
            let heading = say("florence-log-round", "F4.1").arg("round", round).arg("minimum", minimum);
            Notice::heading(heading).shows(Element::one("round", round)).shows(Element::only("flag").of(start))
        }
        Event::Begins { phase } => match phase {
            Phase::Auction => Notice::heading(say("florence-log-auction", "F5.2.2")),
            Phase::Characters => Notice::heading(say("florence-log-characters", "F8.3.1")),
            Phase::Actions => Notice::heading(say("florence-log-actions", "F5.4.1")),
            Phase::SetUp | Phase::Ending | Phase::Over => Notice::heading(say("florence-log-ending", "F8.1.1")),
        },
        Event::Named { seat, lot, bid } => {
            by(seat, say("florence-log-named", "F5.2.3").arg("lot", lot_name(lot)).arg("bid", florins(bid)))
                .shows(lot_element(lot))
                .touches(Element::only("bid").of(seat))
        }
        Event::Raised { seat, lot, bid } => by(seat, say("florence-log-raised", "F5.2.5").arg("bid", florins(bid)))
            .touches(lot_element(lot))
            .shows(Element::only("bid").of(seat)),
        Event::Passed { seat, lot, forced: is_forced } => {
            by(seat, forced("florence-log-passed", is_forced, "florence-log-passed-forced", "F5.2.5"))
                .touches(lot_element(lot))
        }
        Event::Withdrew { seat, forced: is_forced } => {
            by(seat, forced("florence-log-withdrew", is_forced, "florence-log-withdrew-forced", "F5.2.4"))
        }
        Event::BoughtNothing { seat, forced: is_forced } => {
            by(seat, forced("florence-log-bought-nothing", is_forced, "florence-log-bought-nothing-forced", "F5.2.8"))
        }
        Event::Won { seat, lot, price } => {
            by(seat, say("florence-log-won", "F5.2.6").arg("lot", lot_name(lot)).arg("price", florins(price)))
                .touches(lot_element(lot))
                .shows(money_of(seat))
        }
        Event::Builder { seat, builders, points } => {
            let message = say("florence-log-builder", "F5.3.4").arg("count", builders).arg("points", i32::from(points));
            let notice = by(seat, message).moves(Element::word("lot", "builder"), Element::only("builders").of(seat));
            gained(notice, seat, points)
        }
        Event::Jester { seat, jesters } => by(seat, say("florence-log-jester", "F5.3.3").arg("count", jesters))
            .moves(Element::word("lot", "jester"), Element::only("jesters").of(seat)),
        Event::Landscape { seat, tile, ref cells, points } => {
            let message =
                say("florence-log-landscape", "F5.3.1").arg("tile", tile_name(tile)).arg("points", i32::from(points));
            gained(laid(by(seat, message), Element::word("lot", tile.word()), cells, seat), seat, points)
        }
        Event::Looks { seat, pile, count, price } => {
            let message = say("florence-log-looks", "F5.6.1")
                .arg("pile", pile_name(pile))
                .arg("count", count)
                .arg("price", florins(price));
            by(seat, message).touches(deck(pile)).shows(money_of(seat))
        }
        Event::Sees { seat, card } => by(seat, say("florence-log-sees", "F5.6.1").arg("card", card_name(card)))
            .moves(deck(card.pile()), Element::word("look", card.word())),
        Event::Keeps { seat, pile, card: Some(card), under } => {
            by(seat, say("florence-log-keeps", "F5.6.1").arg("card", card_name(card)).arg("under", under))
                .moves(Element::word("look", card.word()), held(pile, seat))
        }
        Event::Keeps { seat, pile, card: None, under } => {
            let message = say("florence-log-keeps-hidden", "F5.6.1").arg("pile", pile_name(pile)).arg("under", under);
            by(seat, message).moves(deck(pile), held(pile, seat))
        }
        Event::Under { seat, card } => by(seat, say("florence-log-under", "F5.6.1").arg("card", card_name(card)))
            .moves(Element::word("look", card.word()), deck(card.pile())),
        Event::Recruited { seat, from, card } => {
            by(seat, say("florence-log-recruited", "F5.7.2").arg("card", card_name(card)).arg("from", from))
                .moves(Element::word("table", card.word()).of(from), in_hand(card, seat))
        }
        Event::Works { seat, card: Some(card), value } => {
            let message =
                say("florence-log-works", "F5.4.12").arg("card", card_name(card)).arg("value", i32::from(value));
            by(seat, message).moves(held(Pile::Profession, seat), Element::word("table", card.word()).of(seat))
        }
        Event::Works { seat, card: None, value } => {
            by(seat, say("florence-log-princess", "F8.3.9").arg("value", i32::from(value)))
                .touches(hall(Character::Princess))
        }
        Event::Played { seat, card, value } => {
            let message =
                say("florence-log-played", "F5.4.11").arg("card", card_name(card)).arg("value", i32::from(value));
            by(seat, message).moves(held(Pile::Bonus, seat), Element::word("out", card.word()))
        }
        Event::Completed { seat, value, income } => {
            let message =
                say("florence-log-completed", "F5.4.15").arg("value", i32::from(value)).arg("income", florins(income));
            by(seat, message).shows(Element::only("best").of(seat)).shows(money_of(seat))
        }
        Event::Exchanged { seat, points: 0, .. } => by(seat, say("florence-log-exchanged-nothing", "F5.4.16")),
        Event::Exchanged { seat, points, price } => {
            by(seat, say("florence-log-exchanged", "F5.4.16").arg("points", points).arg("price", florins(price)))
                .shows(money_of(seat))
                .points(fame_of(seat), points)
        }
        Event::Built { seat, building, ref cells, price, points } => {
            let message = say("florence-log-built", "F5.4.20")
                .arg("tile", tile_name(Tile::Building(building)))
                .arg("price", florins(price))
                .arg("points", i32::from(points));
            gained(laid(by(seat, message), Element::word("building", building.word()), cells, seat), seat, points)
        }
        Event::Introduced { seat, freedom, price } => {
            let message = say("florence-log-introduced", "F5.4.40")
                .arg("freedom", freedom_name(freedom))
                .arg("price", florins(price));
            let own = Element::word("freedom", freedom.word());
            by(seat, message).moves(own, own.of(seat)).shows(money_of(seat))
        }
        Event::Sold { seat, points, money } => {
            let message =
                say("florence-log-sold", "F5.1.1").arg("points", i32::from(points)).arg("money", florins(money));
            by(seat, message).shows(money_of(seat)).points(fame_of(seat), -i32::from(points))
        }
        Event::TurnOver { seat, forced: is_forced } => {
            by(seat, forced("florence-log-turn-over", is_forced, "florence-log-turn-over-forced", "F5.4.1"))
        }
        Event::BestWork { seat, value, points } => {
            let message = say("florence-log-best-work", "F5.4.60")
                .arg("value", i32::from(value))
                .arg("points", i32::from(points));
            gained(by(seat, message).touches(Element::only("best").of(seat)), seat, points)
        }
        Event::NoWork => Notice::line(say("florence-log-no-work", "F5.4.60")),
        Event::Marker { seat, character, bid, back } => {
            let message = match back {
                None => say("florence-log-marker", "F8.3.3"),
                Some(back) => say("florence-log-marker-over", "F8.3.3").arg("back", back),
            };
            let message = message.arg("character", character_name(character)).arg("bid", florins(bid));
            let space = Element::two("space", character as u8, (bid / 100) as u8);
            let notice = by(seat, message).moves(Element::only("marker").of(seat), space);
            back.map_or(notice.clone(), |back| notice.moves(hall(character), Element::only("marker").of(back)))
        }
        Event::PassedCharacters { seat, forced: is_forced } => {
            let key = "florence-log-passed-characters";
            by(seat, forced(key, is_forced, "florence-log-passed-characters-forced", "F8.3.3"))
        }
        Event::Hired { seat, character, price } => {
            let message = say("florence-log-hired", "F8.3.4")
                .arg("character", character_name(character))
                .arg("price", florins(price));
            by(seat, message).moves(hall(character), Element::only("court").of(seat)).shows(money_of(seat))
        }
        Event::BankerPays { seat, money } => {
            by(seat, say("florence-log-banker-pays", "F8.3.15").arg("money", florins(money)))
                .moves(hall(Character::Banker), money_of(seat))
        }
        Event::BankerGrows { money } => {
            Notice::line(say("florence-log-banker-grows", "F8.3.15").arg("money", florins(money)))
                .shows(hall(Character::Banker))
        }
        Event::Merchant { seat, position, forced: is_forced } => {
            let message = forced("florence-log-merchant", is_forced, "florence-log-merchant-forced", "F8.3.10");
            by(seat, message.arg("points", position)).points(fame_of(seat), position)
        }
        Event::MerchantFree { seat, lot } => {
            by(seat, say("florence-log-merchant-free", "F8.3.10").arg("lot", lot_name(lot))).touches(lot_element(lot))
        }
        Event::ProfessorLapses { seat } => by(seat, say("florence-log-professor-lapses", "F8.3.13")),
        Event::Cashed { seat, points, price } => {
            let message =
                say("florence-log-cashed", "F8.3.15").arg("points", i32::from(points)).arg("price", florins(price));
            by(seat, message).shows(money_of(seat)).points(fame_of(seat), i32::from(points))
        }
        Event::Offered { seat, partner, building, sum } => {
            let message = say("florence-log-offered", "F8.4.6")
                .arg("tile", tile_name(Tile::Building(building)))
                .arg("partner", partner)
                .arg("sum", florins(sum));
            by(seat, message).touches(Element::word("building", building.word()))
        }
        Event::Refused { seat, partner } => by(seat, say("florence-log-refused", "F8.4.6").arg("partner", partner)),
        Event::BuiltTogether { seat, partner, building, ref cells, ref beyond, price, sum, points } => {
            let message = say("florence-log-built-together", "F8.4.7")
                .arg("tile", tile_name(Tile::Building(building)))
                .arg("partner", partner)
                .arg("price", florins(price))
                .arg("sum", florins(sum))
                .arg("points", i32::from(points));
            let from = Element::word("building", building.word());
            let notice = laid(laid(by(seat, message), from, cells, seat), from, beyond, partner);
            let notice = notice.shows(money_of(seat)).shows(money_of(partner));
            gained(gained(notice, seat, points), partner, points)
        }
        Event::Scored { seat, card, points } => {
            let message = say("florence-log-scored", "F8.1.2").arg("card", card_name(card)).arg("points", points);
            by(seat, message).shows(Element::word("prestige", card.word()).of(seat)).points(fame_of(seat), points)
        }
        Event::Ended { ref winners } => {
            let winners: Vec<Arg> = winners.iter().map(|seat| Arg::Seat(*seat)).collect();
            let mut message = say("florence-log-ended", "F8.1.3");
            message.args.push(("winners".into(), Arg::List(winners)));
            Notice::heading(message)
        }
    }
}

/// Points that are won, if there are any.
fn gained(notice: Notice, seat: Seat, points: i16) -> Notice {
    if points == 0 { notice } else { notice.points(fame_of(seat), points) }
}
