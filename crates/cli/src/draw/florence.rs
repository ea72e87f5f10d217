//! The Princes of Florence in the terminal: the own duchy with the stacks, the shop and the decks beside it, below it what
//! belongs to it and what its works would be worth, then the others.
//!
//! A cell shows the first two letters of its building or the sign of its landscape; columns and rows are numbered as options
//! name them.

use super::Scene;
use super::parts;
use crate::paint::{BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, cut, ink, on, seat, width};
use anstyle::Style;
use signoria_core::{Arg, Seat};
use signoria_florence::{Building, Freedom, Landscape, Phase, PlayerView, Size, Tile, View};

/// The columns that a picture has.
const WIDTH: usize = 80;
/// Where the stacks begin: seven cells of three columns and the numbers of the rows.
const RIGHT: usize = 26;
const SIDE: usize = 7;

fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.own(&format!("florence-{name}"))
}

/// A word of the game.
fn named(scene: &Scene<'_>, name: &str) -> String {
    scene.words.known(&format!("florence-{name}")).unwrap_or_default()
}

fn florins(scene: &Scene<'_>, n: u32) -> String {
    scene.words.with("florence-florins", &[("n", Arg::Int(n as i32))])
}

/// A piece of a line: its text, and whether an option touches what it names.
struct Item {
    text: String,
    style: Style,
    lit: bool,
}

impl Item {
    fn new(text: String, style: Style) -> Self {
        Item { text, style, lit: false }
    }

    fn lit(self, lit: bool) -> Self {
        Item { lit, ..self }
    }
}

/// Writes items from a column on, in as many lines as it takes; the line after them.
fn flow(sheet: &mut Sheet, x: usize, y: usize, end: usize, items: impl IntoIterator<Item = Item>) -> usize {
    let (mut at, mut y) = (x, y);
    for item in items {
        let text = cut(&item.text, end - x - 1);
        if at > x && at + 1 + width(&text) > end {
            (at, y) = (x, y + 1);
        }
        at = sheet.put(at, y, if item.lit { "›" } else { " " }, LIT);
        at = sheet.put(at, y, &text, if item.lit { LIT } else { item.style }) + 1;
    }
    y + 1
}

/// A caption and the items behind it.
fn line(sheet: &mut Sheet, (x, y): (usize, usize), end: usize, caption: &str, items: Vec<Item>) -> usize {
    if items.is_empty() {
        return y;
    }
    let at = sheet.put(x, y, caption, DIM);
    flow(sheet, at, y, end, items)
}

pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    heading(scene, view, &mut sheet);
    let mut left = Sheet::default();
    let own = view.players.get(scene.me.idx());
    if let Some(player) = own {
        duchy(scene, view, scene.me, player, &mut left);
    }
    let mut right = Sheet::default();
    shop(scene, view, &mut right);
    sheet.lay(0, 2, &left);
    sheet.lay(RIGHT, 2, &right);
    moment(scene, view, &mut sheet);
    if let Some(player) = own {
        belongings(scene, view, scene.me, player, &mut sheet);
    }
    for other in parts::others(scene.me, view.players.len()) {
        opponent(scene, view, other, &view.players[other.idx()], &mut sheet);
    }
    sheet
}

/// The duchies of the other players.
pub(super) fn others(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    for other in parts::others(scene.me, view.players.len()) {
        let player = &view.players[other.idx()];
        let y = sheet.height() + usize::from(sheet.height() > 0);
        let mut own = Sheet::default();
        duchy(scene, view, other, player, &mut own);
        sheet.lay(0, y, &own);
        belongings(scene, view, other, player, &mut sheet);
    }
    sheet
}

fn heading(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let phase = match view.phase {
        Phase::SetUp => "set-up",
        Phase::Auction => "auction",
        Phase::Characters => "characters",
        Phase::Actions => "actions",
        Phase::Ending | Phase::Over => "ending",
    };
    let mut x = 0;
    if view.round > 0 {
        x = sheet.put(0, 0, &format!("{} {}/{}", word(scene, "round"), view.round, view.rounds), RUBRIC);
        x = sheet.put(x, 0, " · ", DIM);
    }
    x = sheet.put(x, 0, &word(scene, phase), RUBRIC) + 2;
    if let Some(least) = view.minimum.get(usize::from(view.round.max(1)) - 1) {
        x = parts::count(sheet, x, 0, &word(scene, "least"), least) + 2;
    }
    for turn in &view.turn {
        let (sign, style) = seat(*turn);
        x = sheet.put(x, 0, &sign.to_string(), style) + 1;
    }
    if let [turn] = view.turn[..] {
        sheet.put(x, 0, &cut(scene.words.name(turn), WIDTH - x), BOLD);
    }
}

/// How a tile looks on the grid.
fn face(scene: &Scene<'_>, view: &View, tile: Tile) -> (String, Style) {
    match tile {
        Tile::Landscape(Landscape::Forest) => ("♣♣".into(), on(28, 231)),
        Tile::Landscape(Landscape::Lake) => ("≈≈".into(), on(25, 231)),
        Tile::Landscape(Landscape::Park) => ("✿✿".into(), on(64, 231)),
        Tile::Building(building) => {
            let name = named(scene, &format!("tile-{}", building.word()));
            let size = view.buildings.iter().find(|known| known.building == building).map(|known| known.size);
            let style = match size {
                Some(Size::Large) => on(180, 16),
                Some(Size::Medium) => on(223, 16),
                Some(Size::Small) | None => on(187, 16),
            };
            (name.chars().take(2).collect(), style.bold())
        }
    }
}

/// The grid, its cells as columns and rows.
fn duchy(scene: &Scene<'_>, view: &View, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    for n in 0..SIDE {
        sheet.put(3 + 3 * n, 0, &n.to_string(), DIM);
        sheet.put(0, 1 + n, &n.to_string(), DIM);
    }
    let mut cells: [[Option<(String, Style)>; SIDE]; SIDE] = Default::default();
    for [x, y] in &view.palace {
        cells[usize::from(*x)][usize::from(*y)] = Some(("██".to_owned(), ink(244)));
    }
    for placed in &player.tiles {
        for [x, y] in &placed.cells {
            cells[usize::from(*x)][usize::from(*y)] = Some(face(scene, view, placed.tile));
        }
    }
    for (x, column) in cells.iter().enumerate() {
        for (y, cell) in column.iter().enumerate() {
            let lit = scene.is_lit(&format!("p{who}/cell:{x}.{y}"));
            let at = sheet.put(2 + 3 * x, 1 + y, if lit { "›" } else { " " }, LIT);
            let kept = [x as u8, y as u8];
            let (text, style) = match cell {
                Some((text, style)) => (text.as_str(), *style),
                None if player.kept_clear.contains(&kept) => (" ×", DIM),
                None if player.border_closed.contains(&kept) => (" ¦", DIM),
                None => (" ·", DIM),
            };
            sheet.put(at, 1 + y, text, style);
        }
    }
}

/// Stacks, buildings, freedoms, decks, characters.
fn shop(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let end = WIDTH - RIGHT;
    let lots = view.lots.iter().map(|lot| {
        let on_offer = view.auction.as_ref().is_some_and(|auction| auction.lot == Some(lot.lot));
        let style = if on_offer {
            RUBRIC
        } else if lot.sold || lot.left == 0 {
            DIM
        } else {
            PLAIN
        };
        let sold = if lot.sold { format!(" ({})", word(scene, "sold")) } else { String::new() };
        let text = format!("{} {}{sold}", named(scene, &format!("lot-{}", lot.lot.word())), lot.left);
        Item::new(text, style).lit(scene.is_lit(&format!("lot:{}", lot.lot.word())))
    });
    let mut y = line(sheet, (0, 0), end, &word(scene, "stacks"), lots.collect());
    if let Some(auction) = &view.auction {
        let mut x = sheet.put(0, y, &word(scene, "bid"), DIM) + 1;
        x = sheet.put(x, y, &florins(scene, auction.bid), if auction.lot.is_some() { RUBRIC } else { PLAIN }) + 1;
        if let Some(high) = auction.high {
            let (sign, style) = seat(high);
            x = sheet.put(x, y, &sign.to_string(), style) + 1;
        }
        x = sheet.put(x + 1, y, &word(scene, "in"), DIM) + 1;
        for player in &auction.active {
            let (sign, style) = seat(*player);
            let text = if auction.passed.contains(player) { format!("({sign})") } else { sign.to_string() };
            x = sheet.put(x, y, &text, style) + 1;
        }
        y += 1;
    }
    let buildings = view.buildings.iter().map(|known| {
        let text = format!("{} {}", named(scene, &format!("tile-{}", known.building.word())), known.left);
        let style = if known.left == 0 { DIM } else { PLAIN };
        Item::new(text, style).lit(scene.is_lit(&format!("building:{}", known.building.word())))
    });
    y = line(sheet, (0, y), end, &word(scene, "buildings"), buildings.collect());
    let freedoms = view.freedoms.iter().map(|known| {
        let text =
            format!("{} {}/{}", named(scene, &format!("freedom-short-{}", known.freedom.word())), known.left, known.of);
        let style = if known.left == 0 { DIM } else { PLAIN };
        Item::new(text, style).lit(scene.is_lit(&format!("freedom:{}", known.freedom.word())))
    });
    y = line(sheet, (0, y), end, &word(scene, "freedoms"), freedoms.collect());
    let decks = view.decks.iter().map(|deck| {
        let name = named(scene, &format!("pile-{}", deck.pile.word()));
        let text = format!("{name} {}+{}", deck.unseen, deck.under.len());
        Item::new(text, PLAIN).lit(scene.is_lit(&format!("deck:{}", deck.pile.word())))
    });
    y = line(sheet, (0, y), end, &word(scene, "decks"), decks.collect());
    let characters = view.characters.iter().map(|known| {
        let mut text = named(scene, &format!("character-{}", known.character.word()));
        if known.money > 0 {
            text += &format!(" [{}]", known.money);
        }
        for by in known.marker.iter().chain(&known.owner) {
            text += &format!(" {}", seat(*by).0);
        }
        if let Some(bid) = known.bid {
            text += &format!(" {bid}");
        }
        let style = if known.bought || known.owner.is_some() { DIM } else { PLAIN };
        Item::new(text, style).lit(scene.is_lit(&format!("character:{}", known.character.word())))
    });
    line(sheet, (0, y), end, &word(scene, "court"), characters.collect());
}

/// What is just going on: cards that are looked at, a work, an offer.
fn moment(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    let looked = view.looked.iter().map(|known| {
        let word = known.card.word();
        let text = format!("{} {}", named(scene, &format!("card-{word}")), known.value);
        Item::new(text, BOLD).lit(scene.is_lit(&format!("look:{word}")))
    });
    let y = line(sheet, (0, y), WIDTH, &word(scene, "looked"), looked.collect());
    if let Some(work) = &view.making {
        parts::count(sheet, 0, y, &word(scene, "work"), work.value);
    }
    if let Some(offer) = &view.offer {
        let y = sheet.height();
        let mut x = parts::name(scene, offer.builder, 0, y, sheet);
        x = sheet.put(x, y, "→ ", DIM);
        x = parts::name(scene, offer.partner, x, y, sheet);
        x = sheet.put(x, y, &named(scene, &format!("tile-{}", offer.building.word())), BOLD) + 1;
        if let Some(sum) = offer.sum {
            sheet.put(x, y, &florins(scene, sum), RUBRIC);
        }
    }
}

/// Money, builders, jesters, freedoms and what else counts.
fn means(scene: &Scene<'_>, player: &PlayerView, x: usize, y: usize, sheet: &mut Sheet) -> usize {
    let mut x = sheet.put(x, y, &florins(scene, player.money), BOLD) + 2;
    for (caption, n) in
        [("builders", player.builders), ("jesters", player.jesters), ("cards", player.cards), ("left", player.actions)]
    {
        x = parts::count(sheet, x, y, &word(scene, caption), n) + 2;
    }
    x
}

fn freedoms(scene: &Scene<'_>, player: &PlayerView) -> Vec<Item> {
    let name = |freedom: &Freedom| named(scene, &format!("freedom-short-{}", freedom.word()));
    player.freedoms.iter().map(|freedom| Item::new(name(freedom), PLAIN)).collect()
}

/// What a player has besides the grid.
fn belongings(scene: &Scene<'_>, view: &View, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    parts::name_with_points(scene, who, y, sheet);
    means(scene, player, 1, y + 1, sheet);
    let mut y = line(sheet, (1, y + 2), WIDTH, &word(scene, "freedoms"), freedoms(scene, player));
    if let Some(character) = player.character {
        let lit = scene.is_lit(&format!("character:{}", character.word()));
        let name = named(scene, &format!("character-{}", character.word()));
        y = line(sheet, (1, y), WIDTH, &word(scene, "character"), vec![Item::new(name, BOLD).lit(lit)]);
    }
    for work in &player.works {
        let card = work.profession.word();
        let lit = scene.is_lit(&format!("p{who}/hand:{card}"));
        sheet.put(1, y, if lit { "›" } else { " " }, LIT);
        sheet.put(2, y, &cut(&named(scene, &format!("card-{card}")), 16), if lit { LIT } else { BOLD });
        let mut x = 19;
        let wishes = [
            named(scene, &format!("tile-{}", work.building.word())),
            named(scene, &format!("tile-{}", work.landscape.word())),
            named(scene, &format!("freedom-short-{}", work.freedom.word())),
        ];
        for (wish, value) in wishes.iter().zip(work.parts) {
            let (mark, style) = if value > 0 { ('✓', PLAIN) } else { ('✗', DIM) };
            sheet.put(x, y, &format!("{mark}{}", cut(wish, 12)), style);
            x += 14;
        }
        let parts: Vec<String> = work.parts.iter().filter(|part| **part > 0).map(ToString::to_string).collect();
        let reached =
            view.minimum.get(usize::from(view.round.max(1)) - 1).is_some_and(|least| work.value >= (*least).into());
        let x = sheet.put(x, y, &format!("{}=", parts.join("+")), DIM);
        let x = sheet.put(x, y, &work.value.to_string(), if reached { RUBRIC } else { BOLD });
        if let Some(most) = work.most.filter(|most| *most > work.value) {
            sheet.put(x, y, &format!("→{most}"), DIM);
        }
        y += 1;
    }
    let bonus = player.bonus.iter().map(|known| {
        let card = known.card.word();
        let text = format!("{} +{}", named(scene, &format!("card-{card}")), known.value);
        Item::new(text, PLAIN).lit(scene.is_lit(&format!("p{who}/hand:{card}")))
    });
    y = line(sheet, (1, y), WIDTH, &word(scene, "bonus"), bonus.collect());
    let prestige = player.prestige.iter().map(|known| {
        let counts: Vec<String> = known.counts.iter().map(|(_, mine, wanted)| format!("{mine}/{wanted}")).collect();
        let name = named(scene, &format!("card-{}", known.card.word()));
        Item::new(format!("{name} {} ({})", known.points, counts.join(" ")), PLAIN)
    });
    y = line(sheet, (1, y), WIDTH, &word(scene, "prestige"), prestige.collect());
    table(scene, who, player, y, sheet);
}

/// The cards on the table and the backs of the hand.
fn table(scene: &Scene<'_>, who: Seat, player: &PlayerView, y: usize, sheet: &mut Sheet) {
    let cards = player.table.iter().map(|profession| {
        let lit = scene.is_lit(&format!("p{who}/table:{}", profession.word()));
        Item::new(named(scene, &format!("card-{}", profession.word())), PLAIN).lit(lit)
    });
    let left = (player.left > 0).then(|| Item::new(format!("{} {}", word(scene, "recruiting"), player.left), PLAIN));
    let y = line(sheet, (1, y), WIDTH, &word(scene, "table"), cards.chain(left).collect());
    let hand = [
        ("professions", player.professions),
        ("bonuses", player.bonuses),
        ("recruiting", player.recruiting),
        ("prestiges", player.prestiges),
    ];
    let hand = hand.into_iter().filter(|(_, n)| *n > 0);
    let hand = hand.map(|(name, n)| Item::new(format!("{} {n}", word(scene, name)), PLAIN));
    line(sheet, (1, y), WIDTH, &word(scene, "hand"), hand.collect());
}

/// Another player in a few lines.
fn opponent(scene: &Scene<'_>, view: &View, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    parts::name_with_points(scene, who, y, sheet);
    let x = means(scene, player, 1, y + 1, sheet);
    if let Some(character) = player.character {
        sheet.put(x, y + 1, &named(scene, &format!("character-{}", character.word())), BOLD);
    }
    let built = |building: &Building| player.tiles.iter().any(|placed| placed.tile == Tile::Building(*building));
    let buildings = view.buildings.iter().map(|known| known.building).filter(built);
    let name = |building: Building| Item::new(named(scene, &format!("tile-{}", building.word())), PLAIN);
    let lands = Landscape::ALL.into_iter().filter(|kind| player.landscapes[kind.idx()] > 0).map(|kind| {
        let (text, _) = face(scene, view, Tile::Landscape(kind));
        let sign: String = text.chars().take(1).collect();
        Item::new(format!("{sign}{}", player.landscapes[kind.idx()]), PLAIN)
    });
    let all = buildings.map(name).chain(lands).chain(freedoms(scene, player));
    let all: Vec<Item> = all.collect();
    let y = if all.is_empty() { y + 2 } else { flow(sheet, 0, y + 2, WIDTH, all) };
    table(scene, who, player, y, sheet);
}
