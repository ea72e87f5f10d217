//! The Castles of Tuscany in the terminal: the estate as a honeycomb with the display beside it, the own things below,
//! then the tracks and the others. While the estates are laid out, the tiles in the hand and what a layout makes of them.
//!
//! An empty field shows the sign of its kind and the green points that covering it would bring, a tile its short name.

use super::Scene;
use super::parts::{self, Hexagon};
use crate::paint::{BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, cut, ink, on, seat, width};
use anstyle::Style;
use signoria_core::{Arg, Seat};
use signoria_tuscany::{Bonus, FieldView, Kind, PieceView, PlayerView, SetupView, TileView, View};

/// The columns that a picture has.
const WIDTH: usize = 80;
/// Where the display begins: five hexes and a gap from the left.
const RIGHT: usize = 33;
/// Columns of a track, the captions left of it not counted.
const TRACK: usize = 60;
/// The signs of the two kinds of points.
const GREEN: (char, Style) = ('✿', ink(71));
const RED: (char, Style) = ('★', ink(167));

/// The sign of a kind, its colour as letters, the ground of its empty fields, the ground and letters of its tiles.
fn look(kind: Kind) -> (char, Style, Style, Style) {
    let (sign, letters, empty, tile, glyph) = match kind {
        Kind::Castle => ('♜', 71, 22, 28, 231),
        Kind::City => ('▦', 167, 52, 124, 231),
        Kind::Inn => ('∩', 75, 18, 33, 231),
        Kind::Agriculture => ('♣', 149, 64, 149, 16),
        Kind::Quarry => ('▲', 248, 238, 246, 16),
        Kind::Village => ('⌂', 208, 94, 208, 16),
        Kind::Monastery => ('†', 220, 58, 220, 16),
        Kind::Cart => ('⊕', 223, 95, 223, 16),
    };
    (sign, ink(letters), on(empty, 255), on(tile, glyph).bold())
}

fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.own(&format!("tuscany-{name}"))
}

fn sign(sheet: &mut Sheet, x: usize, y: usize, (sign, style): (char, Style)) -> usize {
    sheet.put(x, y, &sign.to_string(), style)
}

pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    heading(scene, view, &mut sheet);
    let top = sheet.height() + 1;
    let mut left = Sheet::default();
    let own = view.players.get(scene.me.idx());
    match (&view.setup, own) {
        (Some(setup), _) => layout(scene, setup, &mut left),
        (None, Some(player)) => {
            estate(scene, &player.fields, view.payment.as_ref().map(|payment| payment.field), &mut left)
        }
        (None, None) => {}
    }
    let mut right = Sheet::default();
    display(scene, view, &mut right);
    supply(scene, view, &mut right);
    sheet.lay(0, top, &left);
    sheet.lay(RIGHT.max(left.width() + 2), top, &right);
    regions(scene, view, &mut sheet);
    if let Some(player) = own {
        belongings(scene, view, scene.me, player, &mut sheet);
    }
    sheet.put(0, sheet.height(), "", PLAIN);
    for other in parts::others(scene.me, view.players.len()) {
        opponent(scene, other, &view.players[other.idx()], &mut sheet);
    }
    tracks(scene, view, &mut sheet);
    sheet
}

/// The estates of the other players.
pub(super) fn others(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    for other in parts::others(scene.me, view.players.len()) {
        let player = &view.players[other.idx()];
        let y = sheet.height() + usize::from(sheet.height() > 0);
        let mut own = Sheet::default();
        estate(scene, &player.fields, None, &mut own);
        sheet.lay(0, y, &own);
        belongings(scene, view, other, player, &mut sheet);
    }
    sheet
}

fn heading(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let numeral = ["I", "II", "III"][usize::from(view.phase).clamp(1, 3) - 1];
    let x = sheet.put(0, 0, &format!("{} {numeral}", word(scene, "phase")), RUBRIC);
    let mut x = x;
    if view.round > 0 {
        x = sheet.put(x, 0, " · ", DIM);
        x = sheet.put(x, 0, &format!("{} {}", word(scene, "round"), view.round), RUBRIC);
    }
    x += 3;
    // The stack that ends the phase, of whoever is furthest.
    let shown = usize::from(view.clock.shown);
    x = sheet.put(x, 0, &"■".repeat(shown), PLAIN);
    x = sheet.put(x, 0, &"□".repeat(usize::from(view.clock.of) - shown), DIM) + 1;
    x = sign(sheet, x, 0, seat(view.clock.seat)) + 3;
    if let Some(turn) = view.turn {
        x = parts::name(scene, turn, x, 0, sheet) + 1;
    }
    let news = if view.final_round {
        "final-round"
    } else if view.triggered {
        "triggered"
    } else {
        return;
    };
    sheet.put(x, 0, &word(scene, news), RUBRIC);
}

/// Four letters for what lies on a field or a storage space.
fn short(scene: &Scene<'_>, piece: &PieceView, kind: Kind) -> String {
    let text = match piece {
        PieceView::Tile { tile } => short_tile(scene, tile),
        PieceView::Hexagon => format!("⬡{}", look(kind).0),
        PieceView::StartingCastle => format!("{}{}", look(Kind::Castle).0, look(Kind::Castle).0),
    };
    format!("{text:^4}")
}

/// The goods of an agriculture tile in two letters each, of another the first letters of its kind.
fn short_tile(scene: &Scene<'_>, tile: &TileView) -> String {
    match &tile.goods[..] {
        [] => word(scene, tile.kind.word()),
        goods => goods.iter().map(|good| word(scene, good.word())).collect(),
    }
}

/// A tile by its whole name.
fn tile_name(scene: &Scene<'_>, tile: &TileView) -> String {
    let words = if tile.goods.is_empty() {
        tile.kind.word().to_owned()
    } else {
        tile.goods.iter().map(|good| good.word()).collect::<Vec<_>>().join("-")
    };
    scene.words.known(&format!("tuscany-tile-{words}")).unwrap_or_default()
}

fn piece_name(scene: &Scene<'_>, piece: &PieceView) -> String {
    let key = match piece {
        PieceView::Tile { tile } => return tile_name(scene, tile),
        PieceView::Hexagon => "tuscany-hexagon",
        PieceView::StartingCastle => "tuscany-starting-castle",
    };
    scene.words.known(key).unwrap_or_default()
}

/// The fields; `paid` is the one whose tile is about to be paid.
fn estate(scene: &Scene<'_>, fields: &[FieldView], paid: Option<u8>, sheet: &mut Sheet) {
    let faces: Vec<(String, Style)> = fields
        .iter()
        .map(|field| {
            let (sign, _, empty, tile) = look(field.kind);
            match &field.piece {
                Some(piece) => (short(scene, piece, field.kind), tile),
                None if field.gain > 0 => (format!("{:<4}", format!("{sign} +{}", field.gain)), empty),
                None => (format!(" {sign}  "), empty),
            }
        })
        .collect();
    let hexes = fields.iter().zip(&faces).enumerate().map(|(n, (field, (face, style)))| Hexagon {
        at: (field.q, field.r),
        face,
        // Options number fields from 1, elements from 0.
        number: n + 1,
        style: *style,
        lit: paid.is_some_and(|field| usize::from(field) == n) || scene.is_mine_lit(&format!("cell:{n}")),
    });
    parts::honeycomb(sheet, hexes);
}

/// While the estate is laid out: the chosen layout, or the tiles one below the other.
fn layout(scene: &Scene<'_>, setup: &SetupView, sheet: &mut Sheet) {
    if setup.chosen.is_some() {
        estate(scene, &setup.fields, None, sheet);
        return;
    }
    for tile in &setup.tiles {
        let y = sheet.height();
        sheet.put(0, y, &tile.letter.to_string(), BOLD);
        let mut drawn = Sheet::default();
        let faces: Vec<(String, Style)> = tile.kinds[0]
            .iter()
            .map(|kind| {
                let (sign, _, empty, _) = look(*kind);
                (format!(" {sign}  "), empty)
            })
            .collect();
        let hexes = setup.cells.iter().zip(&faces).zip(1..).map(|(([q, r], (face, style)), number)| Hexagon {
            at: (*q, *r),
            face,
            number,
            style: *style,
            lit: false,
        });
        parts::honeycomb(&mut drawn, hexes);
        sheet.lay(3, y, &drawn);
    }
}

/// What the chosen layout makes of the tiles: regions by size, and the green points of all of them.
fn regions(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let Some(setup) = &view.setup else { return };
    let Some(chosen) = setup.chosen.and_then(|n| setup.layouts.get(usize::from(n))) else { return };
    let [one, two, three] = chosen.regions;
    let args = [("one", one), ("two", two), ("three", three), ("points", chosen.points)];
    let args = args.map(|(name, n)| (name, Arg::Int(n.into())));
    let y = sheet.height();
    sheet.put(0, y, &scene.words.with("tuscany-regions", &args), BOLD);
}

/// The eight tiles: kind, whether it has a field now, whose back it has.
fn display(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let x = parts::caption(sheet, 0, &word(scene, "display"));
    sheet.put(x + 2, 0, &format!("✓ {}", word(scene, "fits")), DIM);
    for (n, place) in view.display.iter().enumerate() {
        let y = n + 1;
        let lit = scene.is_lit(&format!("display:{n}"));
        let x = sheet.put(0, y, &format!("{}{}", if lit { '›' } else { ' ' }, n + 1), if lit { LIT } else { DIM }) + 1;
        let Some(tile) = &place.tile else {
            sheet.put(x, y, "·", DIM);
            continue;
        };
        let (sign_of, _, _, style) = look(tile.kind);
        sheet.put(x, y, &format!("{sign_of}{:<4}", short_tile(scene, tile)), style);
        sheet.put(x + 6, y, &cut(&tile_name(scene, tile), 24), PLAIN);
        if place.fits {
            sheet.put(34, y, "✓", ink(71));
        }
        if let Some(back) = tile.back {
            sign(sheet, 37, y, seat(back));
        }
    }
}

/// Below the display: colour bonuses, bonus tiles, decks.
fn supply(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    parts::caption(sheet, y, &word(scene, "colours"));
    for (n, row) in view.colours.iter().enumerate() {
        let (x, y) = (1 + n % 4 * 11, y + 1 + n / 4);
        let (sign, letters, ..) = look(row.kind);
        let x = sheet.put(x, y, &sign.to_string(), letters) + 1;
        let points = |place: usize| row.points[place].to_string();
        match row.used {
            0 => {
                let x = sheet.put(x, y, &points(0), BOLD);
                sheet.put(x, y, &format!("/{}", points(1)), DIM);
            }
            1 => _ = sheet.put(x, y, &format!("–/{}", points(1)), BOLD),
            _ => _ = sheet.put(x, y, "–", DIM),
        }
    }
    let y = sheet.height() + 1;
    let mut x = parts::count(sheet, 0, y, &word(scene, "region-deck"), view.deck) + 1;
    x = discards(sheet, x, y, view.spent.iter().map(|n| u32::from(*n)).sum()) + 2;
    x = parts::count(sheet, x, y, &word(scene, "yield-deck"), view.yields) + 1;
    discards(sheet, x, y, view.spent_yields.iter().map(|card| u32::from(card.count)).sum());
    let x = parts::count(sheet, 0, y + 1, &word(scene, "pile"), view.pile) + 1;
    discards(sheet, x, y + 1, view.discards.iter().map(|tile| u32::from(tile.count)).sum());
    parts::caption(sheet, y + 2, &word(scene, "bonus-stock"));
    for (n, (bonus, left)) in Bonus::ALL.into_iter().zip(view.bonus).enumerate() {
        // The first row begins with the caption.
        let (x, y) = (15 + n % 3 * 11, y + 2 + n / 3);
        let lit = scene.is_lit(&format!("bonus:{}", bonus.idx()));
        let x = sheet.put(x, y, if lit { "›" } else { " " }, LIT);
        let x = sheet.put(x, y, &left.to_string(), BOLD);
        sheet.put(x + 1, y, &word(scene, &format!("short-{}", bonus.short())), if lit { LIT } else { PLAIN });
    }
}

fn discards(sheet: &mut Sheet, x: usize, y: usize, count: u32) -> usize {
    sheet.put(x, y, &format!("(+{count})"), DIM)
}

fn bonus_name(scene: &Scene<'_>, bonus: Bonus) -> String {
    scene.words.known(&format!("tuscany-bonus-{}", bonus.short())).unwrap_or_default()
}

/// Green and red points, and the red ones that the end of the phase would make of them.
fn points(scene: &Scene<'_>, who: Seat, player: &PlayerView, y: usize, sheet: &mut Sheet) -> usize {
    let x = parts::name(scene, who, 0, y, sheet) + 1;
    let x = sign(sheet, x, y, GREEN);
    let x = sheet.put(x, y, &player.green.to_string(), BOLD) + 2;
    let x = sign(sheet, x, y, RED);
    let x = sheet.put(x, y, &scene.score(who).to_string(), RUBRIC);
    sheet.put(x, y, &format!("→{}", player.after), DIM) + 3
}

fn belongings(scene: &Scene<'_>, view: &View, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height();
    let x = points(scene, who, player, y, sheet);
    let x = worker(scene, sheet, x, y, player) + 2;
    let x = parts::count(sheet, x, y, &word(scene, "marble"), player.marble) + 3;
    stacks(scene, sheet, x, y, player);
    let x = parts::count(sheet, 1, y + 1, &word(scene, "hand"), player.held) + 2;
    if let Some(hand) = &player.hand {
        // What would pay the cheapest is marked, where something is to be paid.
        let suggested = |kind: usize| {
            view.payment.iter().flat_map(|payment| &payment.suggested).any(|at| *at == format!("p{who}/hand:{kind}"))
        };
        let mut x = x;
        for (kind, n) in Kind::ALL.into_iter().zip(hand).filter(|(_, n)| **n > 0) {
            let (sign, _, _, style) = look(kind);
            let lit = scene.is_mine_lit(&format!("hand:{}", kind.idx()));
            x = sheet.put(x, y + 1, if lit { "›" } else { " " }, LIT);
            x = sheet.put(x, y + 1, &format!("{sign}{}", word(scene, kind.word())), style);
            x = sheet.put(x, y + 1, &format!("×{n}"), if suggested(kind.idx()) { LIT } else { BOLD });
        }
    }
    storage(scene, sheet, y + 2, player);
    let x = sheet.put(1, y + 3, &word(scene, "bonus"), DIM) + 1;
    let owned = || Bonus::ALL.into_iter().zip(player.bonus).filter(|(_, n)| *n > 0);
    let times = |n: u8, name: String| if n > 1 { format!("{n}× {name}") } else { name };
    let names: Vec<String> = owned().map(|(bonus, n)| times(n, bonus_name(scene, bonus))).collect();
    let short: Vec<String> = owned().map(|(bonus, n)| short_bonus(scene, bonus, n)).collect();
    let shown = if x + width(&names.join("  ")) <= WIDTH { names } else { short };
    sheet.put(x, y + 3, &if shown.is_empty() { "–".to_owned() } else { shown.join("  ") }, PLAIN);
    to_come(scene, sheet, y + 4, player);
}

/// The storage spaces, with short names where the whole ones take more than a line.
fn storage(scene: &Scene<'_>, sheet: &mut Sheet, y: usize, player: &PlayerView) {
    let mut x = sheet.put(1, y, &word(scene, "storage"), DIM) + 1;
    let names = |short_names: bool| {
        let name = |space: &Option<PieceView>| match space {
            Some(PieceView::Tile { tile }) if short_names => short_tile(scene, tile),
            Some(piece) => piece_name(scene, piece),
            None => String::new(),
        };
        player.storage.iter().map(name).collect::<Vec<_>>()
    };
    let around = |name: &String| width(name) + 6;
    let whole = x + names(false).iter().map(around).sum::<usize>() <= WIDTH;
    for (n, (space, name)) in player.storage.iter().zip(names(!whole)).enumerate() {
        let lit = scene.is_mine_lit(&format!("storage:{n}"));
        x = sheet.put(x, y, &format!("{}{} ", if lit { '›' } else { ' ' }, n + 1), if lit { LIT } else { DIM });
        x = match space {
            Some(PieceView::Tile { tile }) => sheet.put(x, y, &format!(" {name} "), look(tile.kind).3) + 1,
            Some(_) => sheet.put(x, y, &format!(" {name} "), on(33, 231).bold()) + 1,
            None => sheet.put(x, y, "·", DIM) + 1,
        };
    }
}

fn short_bonus(scene: &Scene<'_>, bonus: Bonus, n: u8) -> String {
    format!("+{n} {}", word(scene, &format!("short-{}", bonus.short())))
}

fn worker(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, player: &PlayerView) -> usize {
    let x = if scene.is_mine_lit("worker") { sheet.put(x, y, "›", LIT) } else { x };
    parts::count(sheet, x, y, &word(scene, "workers"), player.workers)
}

fn stacks(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, player: &PlayerView) -> usize {
    let x = sheet.put(x, y, &word(scene, "stacks"), DIM) + 1;
    sheet.put(x, y, &player.stacks.map(|left| left.to_string()).join(" "), BOLD)
}

/// What the own stacks still hold, in no order.
fn to_come(scene: &Scene<'_>, sheet: &mut Sheet, y: usize, player: &PlayerView) {
    let mut counts = [0; 8];
    for row in &player.to_come {
        counts[row.tile.kind.idx()] += row.count;
    }
    let mut x = sheet.put(1, y, &word(scene, "to-come"), DIM) + 1;
    for (kind, n) in Kind::ALL.into_iter().zip(counts).filter(|(_, n)| *n > 0) {
        let (sign, letters, ..) = look(kind);
        x = sheet.put(x, y, &sign.to_string(), letters);
        x = sheet.put(x, y, &n.to_string(), PLAIN) + 1;
    }
}

/// Another player in two lines.
fn opponent(scene: &Scene<'_>, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height();
    let x = points(scene, who, player, y, sheet);
    let x = parts::count(sheet, x, y, &word(scene, "hand"), player.held) + 2;
    let x = parts::count(sheet, x, y, &word(scene, "workers"), player.workers) + 2;
    parts::count(sheet, x, y, &word(scene, "marble"), player.marble);
    if player.fields.is_empty() {
        let state = if player.sealed { "sealed" } else { "laying" };
        sheet.put(2, y + 1, &word(scene, state), DIM);
        return;
    }
    let x = stacks(scene, sheet, 2, y + 1, player) + 2;
    let mut x = sheet.put(x, y + 1, &word(scene, "storage"), DIM) + 1;
    for space in &player.storage {
        x = match space {
            Some(PieceView::Tile { tile }) => {
                sheet.put(x, y + 1, &format!("{}{}", look(tile.kind).0, short_tile(scene, tile)), look(tile.kind).3) + 1
            }
            Some(PieceView::Hexagon | PieceView::StartingCastle) => sheet.put(x, y + 1, "⬡", on(33, 231)) + 1,
            None => sheet.put(x, y + 1, "·", DIM) + 1,
        };
    }
    for (bonus, n) in Bonus::ALL.into_iter().zip(player.bonus).filter(|(_, n)| *n > 0) {
        x = sheet.put(x + 1, y + 1, &short_bonus(scene, bonus, n), DIM);
    }
}

/// Both tracks, from 0 as far as somebody has come, in laps of 50. Whoever shares a place stands above the other.
fn tracks(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    let red: Vec<i32> = scene.position.standings(scene.viewer).iter().map(|standing| standing.score).collect();
    let green = view.players.iter().map(|player| player.green.into());
    let furthest = red.iter().copied().chain(green).max().unwrap_or(0);
    let end = usize::try_from(furthest).unwrap_or(0).div_ceil(50).max(1) * 50;
    let column = |points: i32| 8 + usize::try_from(points).unwrap_or(0) * TRACK / end;
    let y = track(sheet, y, column, view.players.iter().map(|player| player.green.into()));
    sign(sheet, 0, y - 1, GREEN);
    sheet.put(2, y - 1, &cut(&word(scene, "green"), 5), DIM);
    sheet.put(column(0), y, &"┄".repeat(TRACK + 1), DIM);
    for mark in (0..=end).step_by(end / 5) {
        sheet.put(column(mark as i32), y, &mark.to_string(), DIM);
    }
    let y = track(sheet, y + 1, column, red.into_iter());
    sign(sheet, 0, y - 1, RED);
    sheet.put(2, y - 1, &cut(&word(scene, "red"), 5), DIM);
}

/// Puts every seat at its points and gives the row after the track.
fn track(sheet: &mut Sheet, top: usize, column: impl Fn(i32) -> usize, points: impl Iterator<Item = i32>) -> usize {
    let mut rows: Vec<Vec<(usize, Seat)>> = vec![Vec::new()];
    for (who, points) in (0..).map(Seat).zip(points) {
        let x = column(points);
        match rows.iter_mut().find(|row| row.iter().all(|(taken, _)| *taken != x)) {
            Some(row) => row.push((x, who)),
            None => rows.push(vec![(x, who)]),
        }
    }
    let bottom = top + rows.len() - 1;
    for (n, row) in rows.iter().enumerate() {
        for (x, who) in row {
            sign(sheet, *x, bottom - n, seat(*who));
        }
    }
    bottom + 1
}
