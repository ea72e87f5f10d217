//! Craftsmen in the terminal: the guilds with their queues, money and buildings on offer, granary and ships; below, the own
//! hand and row, then the others.
//!
//! A queue shows its spaces from the left, on each the lower disc before the upper one; of a disc that has used a privilege a
//! star tells. Two letters behind a building are its upper and its lower colour, a box is an icon, full or empty.

use super::Scene;
use super::parts;
use crate::paint::{BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, cut, on, seat, width};
use anstyle::Style;
use signoria_core::Seat;
use signoria_craftsmen::{Capital, CardView, Color, Good, Phase, PlacedView, PlayerView, View};

/// The columns that a picture has.
const WIDTH: usize = 80;
/// Where queues begin.
const QUEUES: usize = 22;

fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.own(&format!("craftsmen-{name}"))
}

/// A word of the game.
fn named(scene: &Scene<'_>, name: &str) -> String {
    scene.words.known(&format!("craftsmen-{name}")).unwrap_or_default()
}

fn good(scene: &Scene<'_>, good: Good) -> String {
    named(scene, &format!("good-{}", good.word()))
}

/// The first letter of a colour; those of a language differ.
fn letter(scene: &Scene<'_>, color: Color) -> String {
    named(scene, &format!("color-{}", color.word())).chars().take(1).collect()
}

fn paint(color: Color) -> Style {
    match color {
        Color::Purple => on(97, 231),
        Color::Green => on(71, 16),
        Color::Blue => on(68, 16),
        Color::Red => on(131, 231),
    }
}

/// A piece of a line: texts with their styles, and whether an option touches what they name.
struct Item {
    texts: Vec<(String, Style)>,
    lit: bool,
}

impl Item {
    fn new(text: impl Into<String>, style: Style) -> Self {
        Item { texts: vec![(text.into(), style)], lit: false }
    }

    fn then(mut self, text: impl Into<String>, style: Style) -> Self {
        self.texts.push((text.into(), style));
        self
    }

    fn lit(self, lit: bool) -> Self {
        Item { lit, ..self }
    }

    fn width(&self) -> usize {
        self.texts.iter().map(|(text, _)| width(text)).sum()
    }
}

/// A caption and the items behind it, in as many lines as it takes; the line after them.
fn line(sheet: &mut Sheet, (x, y): (usize, usize), caption: &str, items: impl IntoIterator<Item = Item>) -> usize {
    let mut items = items.into_iter().peekable();
    if items.peek().is_none() {
        return y;
    }
    let from = sheet.put(x, y, caption, DIM);
    let (mut at, mut y) = (from, y);
    for item in items {
        if at > from && at + 2 + item.width() > WIDTH {
            (at, y) = (x + 1, y + 1);
        } else if at > from {
            at += 1;
        }
        at = sheet.put(at, y, if item.lit { "›" } else { " " }, LIT);
        for (n, (text, style)) in item.texts.iter().enumerate() {
            at = sheet.put(at, y, &cut(text, WIDTH - at), if item.lit && n == 0 { LIT } else { *style });
        }
    }
    y + 1
}

pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    heading(scene, view, &mut sheet);
    guilds(scene, view, &mut sheet);
    offers(scene, view, &mut sheet);
    harbour(scene, view, &mut sheet);
    moment(scene, view, &mut sheet);
    if let Some(player) = view.players.get(scene.me.idx()) {
        belongings(scene, scene.me, player, &mut sheet);
    }
    for other in parts::others(scene.me, view.players.len()) {
        belongings(scene, other, &view.players[other.idx()], &mut sheet);
    }
    sheet
}

/// What belongs to the other players, with the lines that they still lack.
pub(super) fn others(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    for other in parts::others(scene.me, view.players.len()) {
        let player = &view.players[other.idx()];
        belongings(scene, other, player, &mut sheet);
        let y = sheet.height();
        let lines = player.lines.iter().map(|(made, missing)| {
            let missing: Vec<String> = missing.iter().map(|lacks| good(scene, *lacks)).collect();
            Item::new(format!("{} ({})", good(scene, *made), missing.join(", ")), PLAIN)
        });
        line(&mut sheet, (1, y), &word(scene, "lines"), lines);
    }
    sheet
}

/// What letters and signs of the picture mean, and what is made of what.
pub(super) fn signs(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    let colors = Color::ALL.map(|color| {
        let name = named(scene, &format!("color-{}", color.word()));
        Item::new(letter(scene, color), paint(color)).then(format!(" {name}"), PLAIN)
    });
    line(&mut sheet, (0, 0), &word(scene, "signs-colors"), colors);
    for kind in ["spaces", "markers"] {
        let y = sheet.height();
        let told = word(scene, &format!("signs-of-{kind}"));
        line(
            &mut sheet,
            (0, y),
            &word(scene, &format!("signs-{kind}")),
            told.split("; ").map(|one| Item::new(one, PLAIN)),
        );
    }
    let made = view.kinds.iter().filter(|kind| !kind.inputs.is_empty()).map(|kind| {
        let of: Vec<String> = kind.inputs.iter().map(|input| good(scene, *input)).collect();
        let building = named(scene, &format!("building-{}", kind.building));
        Item::new(building, BOLD)
            .then(format!(" {} → {} {}", of.join(" + "), good(scene, kind.good), kind.points), PLAIN)
    });
    let y = sheet.height();
    line(&mut sheet, (0, y), &word(scene, "signs-goods"), made);
    sheet
}

fn heading(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let phase = match view.phase {
        Phase::SetUp => "set-up",
        Phase::Helpers => "helpers",
        Phase::Stage => "stage",
        Phase::Window => "window",
        Phase::Final => "final",
        Phase::Year | Phase::RoundEnd => "year-end",
        Phase::Over => "over",
    };
    let mut x = 0;
    if view.year > 0 {
        let season = named(scene, &format!("season-{}", view.season.word()));
        x = sheet.put(0, 0, &format!("{} {}/{}, {season}", word(scene, "year"), view.year, view.years), RUBRIC);
        x = sheet.put(x, 0, " · ", DIM);
    }
    let guild = view.guild.filter(|_| view.phase == Phase::Stage);
    let phase = guild.map_or_else(|| word(scene, phase), |guild| named(scene, &format!("guild-{}", guild.word())));
    x = sheet.put(x, 0, &phase, RUBRIC) + 2;
    x = sheet.put(x, 0, &word(scene, "order"), DIM) + 1;
    for player in &view.order {
        let (sign, style) = seat(*player);
        x = sheet.put(x, 0, &sign.to_string(), if view.turn.contains(player) { style.bold() } else { style });
    }
    if let [turn] = view.turn[..] {
        sheet.put(x + 2, 0, &cut(scene.words.name(turn), WIDTH - x - 2), BOLD);
    }
}

/// Queues, the order-change track, tokens in the pools.
fn guilds(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let mut y = 2;
    for (at, queue) in view.queues.iter().enumerate() {
        let name = named(scene, &format!("guild-{}", queue.guild.word()));
        let lit = scene.is_lit(&format!("guild:{}", queue.guild.word()));
        let acts = view.phase == Phase::Stage && view.guild == Some(queue.guild);
        sheet.put(0, y, if lit { "›" } else { " " }, LIT);
        sheet.put(
            1,
            y,
            &cut(&name, QUEUES - 2),
            if lit {
                LIT
            } else if acts {
                RUBRIC
            } else {
                PLAIN
            },
        );
        let mut x = QUEUES;
        for (n, space) in queue.spaces.iter().enumerate() {
            let lit = scene.is_lit(&format!("queue:{at}.{n}"));
            let [open, close] = [["[", "]"], ["(", ")"], ["{", "}"]][n.min(2)];
            x = sheet.put(x, y, if lit { "›" } else { " " }, LIT);
            x = sheet.put(x, y, open, if n == 0 { RUBRIC } else { DIM });
            for (place, disc) in space.iter().enumerate() {
                let (sign, style) = seat(disc.seat);
                let now = queue.acts == Some((n as u8, place as u8));
                x = sheet.put(x, y, &sign.to_string(), if now { style.bold() } else { style });
                x = sheet.put(x, y, if disc.used { "*" } else { "" }, BOLD);
            }
            x = sheet.put(x, y, close, if n == 0 { RUBRIC } else { DIM });
        }
        let discs: usize = queue.spaces.iter().map(Vec::len).sum();
        x = sheet.put(x + 1, y, &format!("{discs}/{}", queue.most), DIM) + 1;
        for disc in &queue.picture {
            let (sign, style) = seat(*disc);
            x = sheet.put(x, y, &format!("{sign}*"), style);
        }
        y += 1;
    }
    let mut x = 0;
    for (caption, n) in [("privileges", view.privileges), ("work", view.work), ("work-points", view.work_points)] {
        x = sheet.put(x, y, if scene.is_lit(caption) { "›" } else { " " }, LIT);
        x = parts::count(sheet, x, y, &word(scene, caption), n) + 1;
    }
    if view.changes.iter().any(Option::is_some) {
        x = sheet.put(x, y, &word(scene, "changes"), DIM) + 1;
        for disc in view.changes.iter().flatten() {
            let (sign, style) = seat(*disc);
            x = sheet.put(x, y, &sign.to_string(), style);
        }
    }
    if view.points > 0 {
        parts::count(sheet, x + 2, y, &word(scene, "points-left"), view.points);
    }
}

fn capital(scene: &Scene<'_>, kind: Capital) -> Item {
    Item::new(format!("{}{}", letter(scene, kind.color()), kind.value()), paint(kind.color()))
}

fn building(scene: &Scene<'_>, card: &CardView) -> Item {
    Item::new(named(scene, &format!("building-{}", card.good.building())), PLAIN)
        .then(" ", PLAIN)
        .then(letter(scene, card.top), paint(card.top))
        .then(letter(scene, card.bottom), paint(card.bottom))
}

/// Face-up capital and buildings.
fn offers(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let mut y = sheet.height() + 1;
    let shown = view.capital.display.iter().enumerate();
    let shown =
        shown.filter_map(|(n, kind)| kind.map(|kind| capital(scene, kind).lit(scene.is_lit(&format!("capital:{n}")))));
    let pile: u8 = view.capital.pile.iter().map(|(_, n)| n).sum();
    let stack = Item::new(format!("+{}", view.capital.stack), DIM).lit(scene.is_lit("stack:capital"));
    let pile = Item::new(format!("{} {pile}", word(scene, "pile")), DIM);
    y = line(sheet, (0, y), &word(scene, "capital"), shown.chain([stack, pile]));
    for (tier, deck) in view.decks.iter().enumerate() {
        let name = named(scene, &format!("tier-{}", deck.tier.word()));
        let shown = deck.offers.iter().enumerate().filter_map(|(n, card)| {
            let lit = scene.is_lit(&format!("offer:{tier}.{n}"));
            card.as_ref().map(|card| building(scene, card).lit(lit))
        });
        let stack =
            Item::new(format!("+{}", deck.stack), DIM).lit(scene.is_lit(&format!("stack:{}", deck.tier.word())));
        let price =
            Item::new(format!("{} {} · {} {}", word(scene, "buy"), deck.buy, word(scene, "build"), deck.build), DIM);
        y = line(sheet, (0, y), &name, shown.chain([stack, price]));
    }
    let tokens = view.tokens.iter().map(|(made, points)| Item::new(format!("{} {points}", good(scene, *made)), PLAIN));
    line(sheet, (0, y), &word(scene, "tokens"), tokens);
    let boxed =
        view.sawmills.iter().map(|card| building(scene, card).lit(scene.is_lit(&format!("sawmill:{}", card.card.0))));
    let y = sheet.height();
    line(sheet, (0, y), &word(scene, "box"), boxed);
}

/// Whose markers lie in a row of so many places.
fn markers(mut item: Item, places: u8, owners: impl IntoIterator<Item = Option<Seat>>) -> Item {
    let mut left = usize::from(places);
    item = item.then(" ", PLAIN);
    for owner in owners {
        let (sign, style) = owner.map_or(('o', DIM), seat);
        item = item.then(sign.to_string(), style);
        left = left.saturating_sub(1);
    }
    item.then("·".repeat(left), DIM)
}

/// The granary and the ships.
fn harbour(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    let columns = view.granary.iter().map(|column| {
        let item =
            Item::new(good(scene, column.good), PLAIN).lit(scene.is_lit(&format!("granary:{}", column.good.word())));
        markers(item, column.spaces, column.markers.iter().copied())
    });
    let mut y = line(sheet, (0, y), &word(scene, "granary"), columns);
    for (n, ship) in view.ships.iter().enumerate() {
        let bonuses: Vec<String> = ship.bonuses.iter().map(u8::to_string).collect();
        let caption = format!("{} {} ({})", word(scene, "ship"), n + 1, bonuses.join(", "));
        let holds = ship.holds.iter().map(|hold| {
            let item = Item::new(format!("{} {}", good(scene, hold.good), hold.points), PLAIN);
            let item = item.lit(scene.is_lit(&format!("hold:{}", hold.hold)));
            markers(item, hold.spaces, hold.markers.iter().copied().map(Some))
        });
        y = line(sheet, (0, y), &caption, holds);
    }
}

/// What is just going on: an auction, a payment, cards that are looked at.
fn moment(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let mut y = sheet.height() + 1;
    if let Some(auction) = &view.auction {
        let mut items = vec![building(scene, &auction.card)];
        if let Some(bid) = auction.bid {
            let (sign, style) = seat(auction.leader);
            items.push(Item::new(format!("{} {bid}", word(scene, "bid")), RUBRIC).then(format!(" {sign}"), style));
        }
        for out in &auction.out {
            items.push(Item::new(format!("({})", seat(*out).0), DIM));
        }
        if !auction.mayor.is_empty() {
            items.push(Item::new(format!("{} {}", word(scene, "mayor"), auction.offer), BOLD));
            items.extend(auction.mayor.iter().map(|kind| capital(scene, *kind)));
        }
        y = line(sheet, (0, y), &word(scene, "auction"), items);
    }
    if let Some(payment) = &view.payment {
        let mut items = vec![Item::new(payment.price.to_string(), RUBRIC)];
        items.extend(payment.laid.iter().map(|kind| capital(scene, *kind)));
        if !payment.laid.is_empty() {
            items.push(Item::new(format!("= {}", payment.value), BOLD));
        }
        y = line(sheet, (0, y), &word(scene, "payment"), items);
    }
    let looked = view.looked.iter().map(|card| match card {
        Some(card) => building(scene, card).lit(scene.is_lit(&format!("look:{}", card.card.0))),
        None => Item::new("?", DIM),
    });
    line(sheet, (0, y), &word(scene, "looked"), looked);
}

/// A building of a row: its icons behind it, and a sign where it can produce.
fn placed(scene: &Scene<'_>, who: Seat, placed: &PlacedView) -> Item {
    let card = placed.card.card.0;
    let icon = |n: usize| scene.is_lit(&format!("p{who}/icon:{card}.{n}"));
    let source = format!("p{who}/source:{}", placed.card.good.word());
    let lit =
        scene.is_lit(&format!("p{who}/row:{card}")) || scene.is_lit(&source) || (0..placed.filled.len()).any(icon);
    let mut item = building(scene, &placed.card).lit(lit);
    for (n, filled) in placed.filled.iter().enumerate() {
        item = item.then(if *filled { "■" } else { "□" }, if icon(n) { LIT } else { PLAIN });
    }
    if placed.ready && !placed.filled.is_empty() { item.then("!", RUBRIC) } else { item }
}

/// What a player has: counters, the hand as far as it is known, the row.
fn belongings(scene: &Scene<'_>, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height() + usize::from(sheet.height() > 0);
    let mut x = parts::name_with_points(scene, who, y, sheet);
    if player.passed {
        x = sheet.put(x, y, &word(scene, "passed"), DIM) + 2;
    }
    let halves: Vec<String> =
        Color::ALL.into_iter().zip(player.halves).map(|(color, n)| format!("{}{n}", letter(scene, color))).collect();
    sheet.put(x, y, &format!("{} {} ({})", word(scene, "sets"), player.sets, halves.join(" ")), DIM);
    let mut x = 1;
    let lit = ["fair", "source:fair"].iter().any(|at| scene.is_lit(&format!("p{who}/{at}")));
    for (caption, n) in [("helpers", player.helpers), ("privilege", player.privileges), ("work-token", player.work)] {
        x = parts::count(sheet, x, y + 1, &word(scene, caption), n) + 2;
    }
    x = sheet.put(x, y + 1, if lit { "›" } else { "" }, LIT);
    x = parts::count(sheet, x, y + 1, &word(scene, "fair"), player.fair) + 2;
    if let Some(worth) = player.worth {
        parts::count(sheet, x, y + 1, &word(scene, "worth"), worth);
    }
    let known = player
        .hand
        .iter()
        .map(|kind| capital(scene, *kind).lit(scene.is_lit(&format!("p{who}/capital:{}", kind.word()))));
    let unknown = usize::from(player.capital).saturating_sub(player.hand.len());
    let backs = (unknown > 0).then(|| Item::new(format!("?×{unknown}"), DIM));
    let mut y = line(sheet, (1, y + 2), &word(scene, "money"), known.chain(backs));
    let cards = player
        .buildings
        .iter()
        .map(|card| building(scene, card).lit(scene.is_lit(&format!("p{who}/building:{}", card.card.0))));
    let seen = |tier: usize| player.buildings.iter().filter(|card| card.tier as usize == tier).count();
    let hidden = player.held.iter().enumerate().filter_map(|(tier, held)| {
        let hidden = usize::from(*held).saturating_sub(seen(tier));
        let name = ["tier-basic", "tier-extended", "tier-advanced"][tier];
        (hidden > 0).then(|| Item::new(format!("{}×{hidden}", named(scene, name)), DIM))
    });
    y = line(sheet, (1, y), &word(scene, "hand"), cards.chain(hidden));
    y = line(sheet, (1, y), &word(scene, "row"), player.row.iter().map(|card| placed(scene, who, card)));
    let tokens = player.tokens.iter().map(|made| Item::new(good(scene, *made), PLAIN));
    line(sheet, (1, y), &word(scene, "tokens"), tokens);
}
