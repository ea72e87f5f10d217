//! The Castles of Burgundy in the terminal: the estate as a honeycomb, the depots beside it, the others below them.
//!
//! An empty hex shows the sign of its kind and its die number, a tile its short name; both the number of the hex.

use super::Scene;
use super::parts::{self, Hexagon};
use crate::paint::{BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, cut, ink, on, seat};
use anstyle::Style;
use signoria_burgundy::pieces::{Kind, Tile};
use signoria_burgundy::{BoardView, PlayerView, View};
use signoria_core::Seat;

/// The columns of an estate.
const ESTATE: usize = 42;
/// Where the right half begins.
const RIGHT: usize = ESTATE + 3;

/// The sign of a kind, its colour as letters, the ground of its empty hexes, the ground and letters of its tiles.
fn look(kind: Kind) -> (char, Style, Style, Style) {
    let (sign, letters, empty, tile, glyph) = match kind {
        Kind::Castle => ('♜', 71, 22, 28, 231),
        Kind::Mine => ('▲', 248, 238, 246, 16),
        Kind::Ship => ('≈', 75, 18, 33, 231),
        Kind::Knowledge => ('✶', 220, 58, 220, 16),
        Kind::Animal => ('♣', 149, 64, 149, 16),
        Kind::Building => ('⌂', 223, 94, 223, 16),
    };
    (sign, ink(letters), on(empty, 255), on(tile, glyph).bold())
}

/// Colours of the goods, by number.
const GOODS: [u8; 6] = [44, 98, 211, 160, 137, 208];

pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    heading(scene, view, &mut sheet);
    let me = view.players.get(scene.me.idx());
    let mut left = Sheet::default();
    if let Some(player) = me {
        match &player.board {
            Some(board) => estate(scene, view, player, board, &mut left),
            None => offered(scene, view, player, &mut left),
        }
        belongings(scene, player, &mut left);
    }
    let mut right = Sheet::default();
    depots(scene, view, &mut right);
    bonus(scene, view, &mut right);
    for player in view.players.iter().filter(|player| player.seat != scene.me) {
        opponent(scene, player, &mut right);
    }
    let top = sheet.height() + 1;
    sheet.lay(0, top, &left);
    let beside = RIGHT.max(left.width() + 2);
    let (x, y) = if beside + right.width() <= scene.width { (beside, top) } else { (0, sheet.height() + 1) };
    sheet.lay(x, y, &right);
    sheet
}

/// The estates of the other players.
pub(super) fn others(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    for player in view.players.iter().filter(|player| player.seat != scene.me) {
        let y = sheet.height() + usize::from(sheet.height() > 0);
        let mut own = Sheet::default();
        parts::name_with_points(scene, player.seat, 0, &mut own);
        if let Some(board) = &player.board {
            let mut drawn = Sheet::default();
            estate(scene, view, player, board, &mut drawn);
            belongings(scene, player, &mut drawn);
            own.lay(0, 1, &drawn);
        }
        sheet.lay(0, y, &own);
    }
    sheet
}

fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.known(&format!("burgundy-name-{name}")).unwrap_or_default()
}

fn heading(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let letter = char::from(b'A' + view.phase);
    let phase = format!("{} {letter}", word(scene, "phase"));
    let round = format!("{} {}/{}", word(scene, "round"), view.round, view.rounds);
    let x = sheet.put(0, 0, &phase, RUBRIC);
    let x = sheet.put(x, 0, " · ", DIM);
    let mut x = sheet.put(x, 0, &round, RUBRIC) + 3;
    if let Some(white) = view.white {
        x = sheet.put(x, 0, &format!("{} ", word(scene, "white-die")), DIM);
        x = sheet.put(x, 0, &white.to_string(), BOLD) + 3;
    }
    x = sheet.put(x, 0, &word(scene, "coming"), DIM) + 1;
    for goods in &view.coming {
        x = match goods {
            Some(number) => good(sheet, x, 0, *number),
            None => sheet.put(x, 0, "·", DIM),
        };
    }
    let mut x = sheet.put(0, 1, &word(scene, "order"), DIM) + 1;
    for (n, at) in view.order.iter().enumerate() {
        let (sign, style) = seat(*at);
        // Whoever has moved in this round stands dim.
        let moved = n < usize::from(view.moved);
        x = sheet.put(x, 1, &sign.to_string(), if moved { DIM } else { style }) + 1;
        let style = if Some(*at) == view.active {
            RUBRIC
        } else if moved {
            DIM
        } else {
            PLAIN
        };
        x = sheet.put(x, 1, &cut(scene.words.name(*at), 13), style) + 2;
    }
}

fn estate(scene: &Scene<'_>, view: &View, player: &PlayerView, board: &BoardView, sheet: &mut Sheet) {
    let faces: Vec<(String, Style)> = view
        .hexes
        .iter()
        .zip(&board.cells)
        .map(|(hex, cell)| {
            let (sign, _, empty, tile) = look(cell.kind);
            match cell.tile {
                Some(placed) => (short(scene, placed), tile),
                None => (format!(" {sign}{} ", hex.die), empty),
            }
        })
        .collect();
    let hexes = view.hexes.iter().zip(&faces).zip(1..).map(|((hex, (face, style)), number)| Hexagon {
        at: (hex.q, hex.r),
        face,
        number,
        style: *style,
        lit: scene.is_lit(&format!("p{}/cell:{number}", player.seat)),
    });
    parts::honeycomb(sheet, hexes);
}

/// While a board is to be chosen: what stands on the two sides of the sheet.
fn offered(scene: &Scene<'_>, view: &View, player: &PlayerView, sheet: &mut Sheet) {
    for board in &player.offered {
        let y = sheet.height();
        let lit = scene.is_lit(&format!("p{}/board:{}", player.seat, board.number));
        let style = if lit { LIT } else { BOLD };
        sheet.put(0, y, &format!("{} {}", word(scene, "board"), board.number), style);
        let mut drawn = Sheet::default();
        estate(scene, view, player, board, &mut drawn);
        sheet.lay(0, y + 1, &drawn);
    }
    if let Some(choice) = &player.choice {
        let y = sheet.height();
        sheet.put(0, y, &format!("{} {}, {:02}", word(scene, "board"), choice.board, choice.cell), BOLD);
    }
}

/// Four letters for a tile, in the reader's language, and its number where it has one.
fn short(scene: &Scene<'_>, tile: Tile) -> String {
    let id = tile.word();
    let (name, number) = match id.rsplit_once('_') {
        Some((name, number)) if number.bytes().all(|b| b.is_ascii_digit()) => (name, number.trim_start_matches('0')),
        _ => (id, ""),
    };
    let name = scene.words.own(&format!("burgundy-{name}"));
    let room = 4 - number.len();
    let name: String = name.chars().take(room).collect();
    let text = format!("{name}{number}");
    format!("{text:<4}")
}

fn good(sheet: &mut Sheet, x: usize, y: usize, number: u8) -> usize {
    sheet.put(x, y, &number.to_string(), on(GOODS[usize::from(number) - 1], 16).bold())
}

/// Goods by type: each as its number, as often as there are tiles up to three, then `5×`.
fn goods(scene: &Scene<'_>, sheet: &mut Sheet, mut x: usize, y: usize, counts: &[u8], element: &str) -> usize {
    if counts.iter().all(|count| *count == 0) {
        return sheet.put(x, y, "–", DIM) + 1;
    }
    for (number, count) in (1..).zip(counts).filter(|(_, count)| **count > 0) {
        if scene.is_lit(&format!("{element}{number}")) {
            x = sheet.put(x, y, "›", LIT);
        }
        if *count > 3 {
            x = sheet.put(x, y, &format!("{count}×"), PLAIN);
        }
        for _ in 0..if *count > 3 { 1 } else { *count } {
            x = good(sheet, x, y, number);
        }
        x += 1;
    }
    x
}

/// A space with a tile or without: its number, the sign of its kind, the short name.
fn space(
    scene: &Scene<'_>,
    sheet: &mut Sheet,
    x: usize,
    y: usize,
    n: usize,
    lit: bool,
    what: (Option<Kind>, Option<Tile>),
) {
    let mark = if lit { format!("›{n}") } else { format!(" {n}") };
    let x = sheet.put(x, y, &mark, if lit { LIT } else { DIM });
    match what {
        (_, Some(tile)) => {
            let (sign, _, _, style) = look(tile.kind());
            sheet.put(x, y, &format!("{sign}{}", short(scene, tile)), style);
        }
        (Some(kind), None) => {
            let (sign, letters, ..) = look(kind);
            let x = sheet.put(x, y, &sign.to_string(), letters);
            sheet.put(x, y, "  · ", DIM);
        }
        (None, None) => {
            sheet.put(x, y, "   · ", DIM);
        }
    }
}

fn dice(scene: &Scene<'_>, sheet: &mut Sheet, mut x: usize, y: usize, player: &PlayerView) -> usize {
    for (n, die) in player.dice.iter().enumerate() {
        let face = die.value.map_or("–".to_owned(), |value| value.to_string());
        x = match (die.used, scene.is_lit(&format!("p{}/die:{n}", player.seat))) {
            (true, _) => sheet.put(x, y, &format!("({face})"), DIM),
            (false, true) => sheet.put(x, y, &format!("[{face}]"), LIT),
            (false, false) => sheet.put(x, y, &format!("[{face}]"), BOLD),
        } + 1;
    }
    x
}

fn belongings(scene: &Scene<'_>, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height();
    let x = if player.seat == scene.me { parts::name_with_points(scene, player.seat, y, sheet) } else { 0 };
    dice(scene, sheet, x, y, player);
    let mut x = sheet.put(0, y + 1, &word(scene, "storage"), DIM);
    for (n, tile) in player.storage.iter().enumerate() {
        // Options name storage spaces from 0, people count from 1.
        let lit = scene.is_lit(&format!("p{}/storage:{n}", player.seat));
        space(scene, sheet, x, y + 1, n + 1, lit, (None, *tile));
        x += 8;
    }
    let x = sheet.put(0, y + 2, &word(scene, "goods"), DIM) + 1;
    let x = goods(scene, sheet, x, y + 2, &player.goods, &format!("p{}/goods:", player.seat)) + 1;
    let x = sheet.put(x, y + 2, &word(scene, "sold"), DIM) + 1;
    let sold: u8 = player.sold.iter().sum();
    sheet.put(x, y + 2, &sold.to_string(), PLAIN);
    let x = sheet.put(0, y + 3, &word(scene, "silverlings"), DIM) + 1;
    let x = sheet.put(x, y + 3, &player.silverlings.to_string(), BOLD) + 2;
    let x = sheet.put(x, y + 3, &word(scene, "workers"), DIM) + 1;
    sheet.put(x, y + 3, &player.workers.to_string(), BOLD);
}

fn depots(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let label = word(scene, "depot");
    for (y, depot) in view.depots.iter().enumerate() {
        let lit = scene.is_lit(&format!("depot:{}", depot.number));
        let white = view.white == Some(depot.number);
        let style = if lit {
            LIT
        } else if white {
            RUBRIC
        } else {
            PLAIN
        };
        let mark = if lit { '›' } else { ' ' };
        sheet.put(0, y, &format!("{mark}{} {}", cut(&label, 9), depot.number), style);
        let mut x = 11;
        for space_view in &depot.spaces {
            let lit = scene.is_lit(&format!("depot:{}.{}", depot.number, space_view.slot));
            let what = (Some(space_view.kind), space_view.tile);
            space(scene, sheet, x, y, usize::from(space_view.slot), lit, what);
            x += 8;
        }
        goods(scene, sheet, x + 1, y, &depot.goods, &format!("depot_goods:{}.", depot.number));
    }
    let top = sheet.height();
    sheet.put(1, top, &cut(&word(scene, "black-depot"), 28), PLAIN);
    for (n, tile) in view.black.iter().enumerate() {
        let (x, y) = (11 + n % 4 * 8, top + 1 + n / 4);
        space(scene, sheet, x, y, n + 1, scene.is_lit(&format!("black:{}", n + 1)), (None, *tile));
    }
}

/// Bonus tiles by colour: points that are left, or the sign of their owner.
fn bonus(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height();
    let mut x = sheet.put(1, y, &word(scene, "bonus"), DIM) + 1;
    let tile = |sheet: &mut Sheet, x: usize, vp: u8, owner: Option<Seat>| match owner {
        Some(owner) => {
            let (sign, style) = seat(owner);
            sheet.put(x, y, &sign.to_string(), style)
        }
        None => sheet.put(x, y, &vp.to_string(), PLAIN),
    };
    for row in &view.bonus {
        let (sign, letters, ..) = look(row.kind);
        x = sheet.put(x, y, &sign.to_string(), letters);
        x = tile(sheet, x, row.large, row.large_owner);
        x = sheet.put(x, y, "/", DIM);
        x = tile(sheet, x, row.small, row.small_owner) + 1;
    }
}

/// Another player in three lines.
fn opponent(scene: &Scene<'_>, player: &PlayerView, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    let x = parts::name_with_points(scene, player.seat, y, sheet);
    dice(scene, sheet, x, y, player);
    let x = sheet.put(2, y + 1, &word(scene, "silverlings"), DIM) + 1;
    let x = sheet.put(x, y + 1, &player.silverlings.to_string(), PLAIN) + 2;
    let x = sheet.put(x, y + 1, &word(scene, "workers"), DIM) + 1;
    let x = sheet.put(x, y + 1, &player.workers.to_string(), PLAIN) + 2;
    let x = sheet.put(x, y + 1, &word(scene, "goods"), DIM) + 1;
    goods(scene, sheet, x, y + 1, &player.goods, &format!("p{}/goods:", player.seat));
    let mut x = sheet.put(2, y + 2, &word(scene, "storage"), DIM);
    for (n, tile) in player.storage.iter().enumerate() {
        space(scene, sheet, x, y + 2, n + 1, false, (None, *tile));
        x += 8;
    }
    let filled = 37 - player.empty;
    sheet.put(x + 1, y + 2, &format!("{} {filled}/37", word(scene, "estate")), DIM);
}
