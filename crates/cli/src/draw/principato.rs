//! Principato in the terminal: the pool as a row with its deck, the own principality area by area, cards and goals, then
//! the others. In a military round the table of strengths stands below the pool.

use super::Scene;
use super::parts;
use crate::paint::{BOLD, DIM, LIT, PLAIN, RUBRIC, Sheet, cut, ink, on, seat, width};
use anstyle::Style;
use signoria_core::{Arg, Seat};
use signoria_principato::{
    AlternativeView, ArmyView, Cube, Culture, CultureView, Face, FaceView, GoalView, HandCard, MilitaryView, Phase,
    PlayerView, Soldier, Store, Token, View,
};

/// Columns of a card of the pool, the gap after it included: seven of them and the deck make eighty.
const CARD: usize = 10;
/// The column after the names of the areas.
const AREA: usize = 15;
/// Columns between the kinds of tokens of an area.
const KIND: usize = 22;

/// The sign and the colour of a token.
fn token(token: Token) -> (char, Style) {
    match token {
        Token::Field => ('≡', ink(149)),
        Token::Farm => ('⌂', ink(149)),
        Token::Palazzo => ('♜', ink(220)),
        Token::Bank => ('¤', ink(220)),
        Token::Catapult => ('⊕', ink(203)),
        Token::Condottiere => ('♞', ink(203)),
        Token::Militia => ('♟', ink(203)),
    }
}

fn cube(cube: Cube) -> (char, Style) {
    match cube {
        Cube::Food => ('♣', ink(208)),
        Cube::Money => ('¢', ink(220)),
        Cube::Favor => ('♥', ink(141)),
    }
}

fn culture(kind: Culture) -> (char, Style) {
    match kind {
        Culture::Monument => ('♛', ink(75)),
        Culture::Book => ('▤', ink(75)),
        Culture::Painting => ('▣', ink(75)),
    }
}

/// The ground of a card.
fn ground(category: &str) -> Style {
    match category {
        "supply" => on(65, 231),
        "military" => on(124, 231),
        "culture" => on(25, 231),
        _ => on(180, 16),
    }
    .bold()
}

/// The sign of strength, of military points and of the card that brings them.
const ARMS: (char, Style) = ('†', ink(203));

fn word(scene: &Scene<'_>, name: &str) -> String {
    scene.words.own(&format!("principato-{name}"))
}

fn sign(sheet: &mut Sheet, x: usize, y: usize, (sign, style): (char, Style)) -> usize {
    sheet.put(x, y, &sign.to_string(), style)
}

pub(super) fn picture(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    heading(scene, view, &mut sheet);
    pool(scene, view, &mut sheet);
    if let Some(round) = &view.military {
        military(scene, round, &mut sheet);
    }
    if let Some(player) = view.players.get(scene.me.idx()) {
        principality(scene, view, scene.me, player, &mut sheet);
        cards(scene, view, player, &mut sheet);
        goals(scene, player, &mut sheet);
    }
    for other in parts::others(scene.me, view.players.len()) {
        opponent(scene, other, &view.players[other.idx()], &mut sheet);
    }
    stock(scene, view, &mut sheet);
    sheet
}

/// The principalities of the other players.
pub(super) fn others(scene: &Scene<'_>, view: &View) -> Sheet {
    let mut sheet = Sheet::default();
    for other in parts::others(scene.me, view.players.len()) {
        let player = &view.players[other.idx()];
        principality(scene, view, other, player, &mut sheet);
        cards(scene, view, player, &mut sheet);
        goals(scene, player, &mut sheet);
    }
    sheet
}

fn heading(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let turns = view.turns.get(usize::from(view.year) - 1).copied().unwrap_or_default();
    let year = format!("{} {}", word(scene, "year"), ["I", "II", "III"][usize::from(view.year).clamp(1, 3) - 1]);
    let x = sheet.put(0, 0, &year, RUBRIC);
    let x = sheet.put(x, 0, " · ", DIM);
    let mut x = sheet.put(x, 0, &format!("{} {}/{turns}", word(scene, "turn"), view.turn), RUBRIC) + 2;
    if let Some(current) = view.current {
        x = parts::name(scene, current, x, 0, sheet);
        if view.phase == Phase::Turn {
            x = parts::count(sheet, x, 0, &word(scene, "actions"), view.actions) + 2;
        }
    }
    parts::count(sheet, x, 0, &word(scene, "rounds"), format!("{}/5", view.rounds));
}

/// What an alternative costs and gives, in signs: `3♣→2♜`.
fn effect(view: &AlternativeView) -> String {
    let some = |n: u8, sign: char| match n {
        0 => String::new(),
        1 => sign.to_string(),
        n => format!("{n}{sign}"),
    };
    let (food, money) = (cube(Cube::Food).0, cube(Cube::Money).0);
    let cost = some(view.cost_food, food) + &some(view.cost_money, money);
    let mut gain = some(view.gain_food, food) + &some(view.gain_money, money);
    if let (Some(each), Some(gained)) = (view.per_token, view.per_cube) {
        gain = format!("{}→{}", token(each).0, cube(gained).0);
    }
    if let Some(id) = view.gain_token {
        let sign = match (Token::from_word(id), Culture::ALL.into_iter().find(|kind| kind.word() == id)) {
            (Some(found), _) => token(found).0,
            (None, Some(kind)) => culture(kind).0,
            (None, None) => '?',
        };
        gain = if view.gain_count == 0 { format!("→ n×{sign}") } else { some(view.gain_count, sign) };
    }
    if cost.is_empty() { gain } else { format!("{cost}→{gain}") }
}

fn face(view: &View, face: Face) -> Option<&FaceView> {
    view.faces.iter().find(|known| known.face == face)
}

/// The alternatives on lines that are as wide as a card of the pool.
fn effects(known: &FaceView) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for text in known.alternatives.iter().map(effect) {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(&text) < CARD => *line += &format!("/{text}"),
            _ => lines.push(text),
        }
    }
    lines
}

/// The pool, the deck at its right end.
fn pool(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let top = sheet.height() + 1;
    parts::caption(sheet, top, &word(scene, "pool"));
    for (n, card) in view.pool.iter().enumerate() {
        let x = n * CARD;
        let Some(known) = face(view, card.face) else { continue };
        let lit = scene.is_lit(&format!("pool:{n}"));
        let at =
            sheet.put(x, top + 1, &format!("{}{}", if lit { '›' } else { ' ' }, n + 1), if lit { LIT } else { BOLD });
        let at = sheet.put(at + 1, top + 1, if known.exchange { "⇄ " } else { "  " }, PLAIN);
        if let Some(leaves) = card.leaves_after {
            sign(sheet, at, top + 1, seat(leaves));
        }
        let name = cut(&word(scene, card.face.word()), CARD - 1);
        sheet.put(x, top + 2, &format!("{name:<9}"), ground(known.category));
        for (dy, line) in effects(known).iter().enumerate() {
            sheet.put(x, top + 3 + dy, line, PLAIN);
        }
    }
    let x = view.pool.len() * CARD;
    let Some(deck) = view.decks.iter().find(|deck| deck.year == view.year) else { return };
    let numeral = ["I", "II", "III"][usize::from(deck.year).clamp(1, 3) - 1];
    sheet.put(x, top + 1, &format!("{} {numeral}", word(scene, "deck")), DIM);
    let at = sheet.put(x, top + 2, &deck.left.to_string(), BOLD) + 1;
    if deck.military {
        let at = sheet.put(at, top + 2, "+", DIM);
        sign(sheet, at, top + 2, ARMS);
    }
}

/// The military round: the players in their order, and what they would get if it ended now.
fn military(scene: &Scene<'_>, round: &MilitaryView, sheet: &mut Sheet) {
    let top = sheet.height() + 1;
    let key = if round.year_end { "round-year-end" } else { "round-extra" };
    let title = scene.words.with(&format!("principato-{key}"), &[("n", Arg::Int(round.number.into()))]);
    sheet.put(0, top, &title, RUBRIC);
    let top = top + 1;
    sheet.put(2, top, &word(scene, "order"), DIM);
    sheet.put(30, top, &word(scene, "strength"), DIM);
    if !round.ranks.is_empty() {
        sheet.put(44, top, &word(scene, "if-now"), DIM);
    }
    for (n, row) in round.order.iter().enumerate() {
        let y = top + 1 + n;
        let status = match row.status {
            "decided" => "✓",
            "deciding" => "›",
            _ => "…",
        };
        let x = sheet.put(0, y, status, if row.status == "deciding" { LIT } else { DIM }) + 1;
        parts::name(scene, row.seat, x, y, sheet);
        strength(sheet, 30, y, (row.strength, row.reach));
    }
    for (n, rank) in round.ranks.iter().enumerate() {
        let y = top + 1 + n;
        let x = sheet.put(44, y, &format!("{}. ", rank.place), PLAIN);
        let x = parts::name(scene, rank.seat, x, y, sheet).min(72);
        sheet.put(x, y, &format!("+{}", rank.points), RUBRIC);
    }
}

/// `2`, and what the best supply would make of it: `2 → 4`.
fn strength(sheet: &mut Sheet, x: usize, y: usize, (now, reach): (i8, i8)) -> usize {
    let x = sign(sheet, x, y, ARMS);
    let x = sheet.put(x, y, &now.to_string(), BOLD);
    if reach == now { x } else { sheet.put(x, y, &format!("→{reach}"), DIM) }
}

/// Soldiers: how many, with which cubes, and how many without: `♟4 ♣1 ♥1 ·2`.
fn soldiers(
    sheet: &mut Sheet,
    x: usize,
    y: usize,
    soldier: Soldier,
    army: &ArmyView,
    lit: Option<&Scene<'_>>,
) -> usize {
    let mut x = x;
    if lit.is_some_and(|scene| scene.is_mine_lit(&format!("token:{}", soldier.word()))) {
        x = sheet.put(x, y, "›", LIT);
    }
    let x = sign(sheet, x, y, token(soldier.token()));
    let mut x = sheet.put(x, y, &army.tokens.to_string(), BOLD);
    let empty = army.tokens - army.own - army.favor;
    for (what, n) in [(cube(soldier.cube()), army.own), (cube(Cube::Favor), army.favor), (('·', DIM), empty)] {
        if n > 0 {
            x = sign(sheet, x + 1, y, what);
            x = sheet.put(x, y, &n.to_string(), what.1);
        }
    }
    x
}

/// Cubes in their places: `♣♣··`, and the numbers.
fn store(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, what: Cube, store: &Store) -> usize {
    const DRAWN: u8 = 6;
    let mut x = x;
    if scene.is_mine_lit(&format!("cube:{}", what.word())) {
        x = sheet.put(x, y, "›", LIT);
    }
    let (sign, style) = cube(what);
    if store.capacity <= DRAWN {
        x = sheet.put(x, y, &sign.to_string().repeat(store.cubes.into()), style);
        x = sheet.put(x, y, &"·".repeat((store.capacity - store.cubes).into()), DIM);
    } else {
        x = sheet.put(x, y, &sign.to_string(), style);
    }
    x = sheet.put(x + 1, y, &store.cubes.to_string(), BOLD);
    sheet.put(x, y, &format!("/{}", store.capacity), DIM)
}

fn tokens(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, what: Token, n: u8) -> usize {
    let x = sign(sheet, x, y, token(what)) + 1;
    parts::count(sheet, x, y, &scene.words.known(&what.key()).unwrap_or_default(), n)
}

/// The name of a cube, and the cubes in their places.
fn named_store(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, what: Cube, held: &Store) {
    let x = sheet.put(x, y, &cut(&scene.words.known(&what.key()).unwrap_or_default(), 9), DIM) + 1;
    store(scene, sheet, x, y, what, held);
}

/// Culture tokens with their values, the highest first.
fn palace(sheet: &mut Sheet, x: usize, y: usize, kind: Culture, owned: &[CultureView]) -> usize {
    let mut x = sign(sheet, x, y, culture(kind));
    let mut values = owned.iter().filter(|token| token.kind == kind).peekable();
    if values.peek().is_none() {
        return sheet.put(x, y, " –", DIM);
    }
    for token in values {
        let value = token.value.to_string();
        // More than three of a kind are counted.
        if token.count > 3 {
            x = sheet.put(x + 1, y, &format!("{}×", token.count), DIM);
            x = sheet.put(x, y, &value, BOLD);
        } else {
            for _ in 0..token.count {
                x = sheet.put(x + 1, y, &value, BOLD);
            }
        }
    }
    x
}

/// The five areas.
fn principality(scene: &Scene<'_>, view: &View, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let top = sheet.height() + usize::from(sheet.height() > 0);
    let x = parts::name_with_points(scene, who, top, sheet) + 1;
    let x = sheet.put(x, top, &word(scene, "strength"), DIM) + 1;
    strength(sheet, x, top, (player.strength, player.reach));
    let area = |sheet: &mut Sheet, y: usize, name: &str| {
        let name = scene.words.known(&format!("principato-{name}")).unwrap_or_default();
        sheet.put(1, y, &cut(&name, AREA - 2), DIM);
    };
    area(sheet, top + 1, "environs");
    tokens(scene, sheet, AREA, top + 1, Token::Field, player.fields);
    tokens(scene, sheet, AREA + KIND, top + 1, Token::Farm, player.farms);
    named_store(scene, sheet, AREA + 2 * KIND, top + 1, Cube::Food, &player.food);
    area(sheet, top + 2, "city_center");
    tokens(scene, sheet, AREA, top + 2, Token::Palazzo, player.palazzi);
    tokens(scene, sheet, AREA + KIND, top + 2, Token::Bank, player.banks);
    named_store(scene, sheet, AREA + 2 * KIND, top + 2, Cube::Money, &player.money);
    area(sheet, top + 3, "city_wall");
    tokens(scene, sheet, AREA, top + 3, Token::Catapult, player.catapults);
    let mut x = AREA + 15;
    for (soldier, army) in [(Soldier::Militia, &player.militia), (Soldier::Condottiere, &player.condottieri)] {
        let name = scene.words.known(&soldier.key()).unwrap_or_default();
        x = sheet.put(x, top + 3, &cut(&name, 11), DIM) + 1;
        x = (soldiers(sheet, x, top + 3, soldier, army, Some(scene)) + 2).max(AREA + 38);
    }
    area(sheet, top + 4, "palace");
    let mut x = AREA;
    for kind in Culture::ALL {
        x = sheet.put(x, top + 4, &scene.words.known(&kind.key()).unwrap_or_default(), DIM) + 1;
        x = palace(sheet, x, top + 4, kind, &player.culture) + 3;
    }
    area(sheet, top + 5, "church");
    named_store(scene, sheet, AREA, top + 5, Cube::Favor, &player.favor);
    let x = sheet.put(AREA + KIND, top + 5, &word(scene, "bills"), DIM) + 1;
    bills(view, sheet, x, top + 5, player.military);
}

/// Military points in bills, the fewest that make the sum.
fn bills(view: &View, sheet: &mut Sheet, x: usize, y: usize, points: u8) {
    let mut x = sheet.put(x, y, &points.to_string(), BOLD);
    let mut left = points;
    let mut values: Vec<u8> = view.stock.bills.iter().map(|(value, _)| *value).filter(|value| *value > 0).collect();
    values.sort_unstable_by(|a, b| b.cmp(a));
    for value in values {
        let n = left / value;
        left %= value;
        if n > 0 {
            x = sheet.put(x + 1, y, &format!("{n}×"), DIM);
            x = sheet.put(x, y, &format!("[{value}]"), ARMS.1);
        }
    }
}

/// The own action cards: what each alternative costs and gives, and what it would do now.
fn cards(scene: &Scene<'_>, view: &View, player: &PlayerView, sheet: &mut Sheet) {
    let top = sheet.height();
    for (n, card) in player.hand.iter().enumerate() {
        let x = n * 40;
        let lit = scene.is_mine_lit(&format!("hand:{n}"));
        let mark = if lit { '›' } else { ' ' };
        let at = sheet.put(x, top, &format!("{mark}{}", n + 1), if lit { LIT } else { BOLD }) + 1;
        let Some(known) = card.face.and_then(|shown| face(view, shown)) else { continue };
        let name = scene.words.known(&known.face.key()).unwrap_or_default();
        let at = sheet.put(at, top, &format!(" {} ", cut(&name, 30)), ground(known.category)) + 1;
        sheet.put(at, top, if known.exchange { "⇄" } else { "" }, PLAIN);
        for (a, alternative) in known.alternatives.iter().enumerate() {
            let lit = scene.is_mine_lit(&format!("option:{n}.{a}"));
            outlook(scene, sheet, (x + 3, top + 1 + a), card, a, (&effect(alternative), lit));
        }
    }
}

fn outlook(
    scene: &Scene<'_>,
    sheet: &mut Sheet,
    (x, y): (usize, usize),
    card: &HandCard,
    alternative: usize,
    (effect, lit): (&str, bool),
) {
    let Some(outlook) = card.outlook.get(alternative) else {
        sheet.put(x + 2, y, effect, PLAIN);
        return;
    };
    let style = match (outlook.possible, lit) {
        (true, true) => LIT,
        (true, false) => PLAIN,
        (false, _) => DIM,
    };
    sheet.put(x, y, if outlook.possible { "✓" } else { "✗" }, style);
    let mut x = sheet.put(x + 2, y, effect, style) + 2;
    let mut say = |text: String| x = sheet.put(x, y, &text, DIM) + 2;
    if outlook.by_favor > 0 {
        say(format!("{} ♥{}", word(scene, "by-favor"), outlook.by_favor));
    }
    if outlook.possible && outlook.gained > 0 {
        say(format!("+{}", outlook.gained));
    }
    if outlook.possible && outlook.lost > 0 {
        say(format!("{} {}", word(scene, "lost"), outlook.lost));
    }
}

/// The goals: what they count and what they pay now; of others' the backs alone.
fn goals(scene: &Scene<'_>, player: &PlayerView, sheet: &mut Sheet) {
    for goal in &player.goals {
        let y = sheet.height();
        let x = parts::count(sheet, 1, y, &scene.words.known("principato-goal").unwrap_or_default(), goal.back) + 1;
        goal_line(scene, sheet, x, y, goal);
    }
}

fn goal_line(scene: &Scene<'_>, sheet: &mut Sheet, x: usize, y: usize, goal: &GoalView) {
    let (Some(known), Some(points)) = (goal.goal, goal.points) else {
        sheet.put(x, y, "?", DIM);
        return;
    };
    let x = sheet.put(x, y, &scene.words.known(&known.key()).unwrap_or_default(), BOLD) + 1;
    let mut x = sheet.put(x, y, &scene.words.with("vp", &[("n", Arg::Int(points))]), RUBRIC) + 2;
    for counted in &goal.counts {
        let name = scene.words.known(&format!("principato-{}", counted.what)).unwrap_or_default();
        x = parts::count(sheet, x, y, &name, counted.count) + 2;
    }
    if !goal.ladder.is_empty() {
        let ladder: Vec<String> = goal.ladder.iter().map(ToString::to_string).collect();
        sheet.put(x, y, &format!("({})", ladder.join(", ")), DIM);
    } else if goal.step > 0 {
        let args = [("step", Arg::Int(goal.step.into())), ("free", Arg::Int(goal.free.into()))];
        sheet.put(x, y, &format!("({})", scene.words.with("principato-step", &args)), DIM);
    }
}

/// Another player in three lines, and the goals where they are known.
fn opponent(scene: &Scene<'_>, who: Seat, player: &PlayerView, sheet: &mut Sheet) {
    let scene = &parts::unlit(scene);
    let top = sheet.height() + 1;
    let x = parts::name_with_points(scene, who, top, sheet);
    let mut x = strength(sheet, x, top, (player.strength, player.reach)) + 2;
    for card in player.hand.iter().filter_map(|card| card.face) {
        x = sheet.put(x, top, &word(scene, card.word()), PLAIN) + 2;
    }
    let y = top + 1;
    let mut x = 2;
    for (what, n) in [(Token::Field, player.fields), (Token::Farm, player.farms)] {
        x = few(sheet, x, y, token(what), n);
    }
    x = store(scene, sheet, x, y, Cube::Food, &player.food) + 3;
    for (what, n) in [(Token::Palazzo, player.palazzi), (Token::Bank, player.banks)] {
        x = few(sheet, x, y, token(what), n);
    }
    x = store(scene, sheet, x, y, Cube::Money, &player.money) + 3;
    store(scene, sheet, x, y, Cube::Favor, &player.favor);
    let y = top + 2;
    let x = few(sheet, 2, y, token(Token::Catapult), player.catapults);
    let x = soldiers(sheet, x, y, Soldier::Militia, &player.militia, None) + 1;
    let mut x = soldiers(sheet, x, y, Soldier::Condottiere, &player.condottieri, None) + 3;
    for kind in Culture::ALL {
        x = palace(sheet, x, y, kind, &player.culture) + 2;
    }
    few(sheet, x + 1, y, ARMS, player.military);
    // That everybody has two goals that nobody else sees goes without saying.
    if player.goals.iter().any(|goal| goal.goal.is_some()) {
        goals(scene, player, sheet);
    }
}

/// A sign with a number.
fn few(sheet: &mut Sheet, x: usize, y: usize, what: (char, Style), n: u8) -> usize {
    let x = sign(sheet, x, y, what);
    sheet.put(x, y, &n.to_string(), BOLD) + 1
}

/// What is left in the middle.
fn stock(scene: &Scene<'_>, view: &View, sheet: &mut Sheet) {
    let y = sheet.height() + 1;
    let stock = &view.stock;
    let mut x = parts::caption(sheet, y, &word(scene, "stock"));
    for (tokens, n) in [
        (&[Token::Field, Token::Farm][..], stock.field_farm),
        (&[Token::Palazzo, Token::Bank], stock.palazzo_bank),
        (&[Token::Catapult], stock.catapults),
        (&[Token::Militia, Token::Condottiere], stock.soldiers),
    ] {
        for what in tokens {
            x = sign(sheet, x, y, token(*what));
        }
        x = sheet.put(x, y, &n.to_string(), BOLD) + 1;
    }
    for (what, n) in [(Cube::Food, stock.food), (Cube::Money, stock.money), (Cube::Favor, stock.favor)] {
        x = few(sheet, x, y, cube(what), n);
    }
    for kind in Culture::ALL {
        x = sign(sheet, x, y, culture(kind));
        for token in stock.culture.iter().filter(|token| token.kind == kind && token.count > 0) {
            x = sheet.put(x + 1, y, &format!("{}×", token.count), DIM);
            x = sheet.put(x, y, &token.value.to_string(), BOLD);
        }
        x += 1;
    }
}
