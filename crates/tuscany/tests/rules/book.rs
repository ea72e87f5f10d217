//! What the book for players and the guide take from the engine: pictures of positions, tables of components.

use crate::common::*;
use crate::t5_place::{ready, village};
use signoria_core::{Game, Seat, Viewer};
use signoria_testkit::book::{self, Words};
use signoria_tuscany::{Components, Good, Reward};

/// The land of most pictures: A1 turned, B2, C1, the starting castle on field 4. The regions of three are agriculture 5,
/// 9, 12, quarry 16, 19, 22, monastery 18, 21, 25 and cart 17, 20, 24.
const LAND: ([u8; 3], Layout, u8) = ([0, 1, 0], Layout { order: 0, turns: 4, shifts: 1 }, 4);
/// Castles side by side on 19 and 21, the starting castle on 21, a single monastery on 16.
const CASTLES: ([u8; 3], Layout, u8) = ([2, 0, 0], Layout { order: 0, turns: 5, shifts: 0 }, 21);

/// Holds a picture to what seat 0 sees.
fn picture(name: &str, t: &Table) {
    book::picture(env!("CARGO_MANIFEST_DIR"), name, &t.game, &t.state, Viewer::Seat(Seat(0)));
}

fn lay(s: &mut State, seat: u8, land: ([u8; 3], Layout, u8), tiles: &[(usize, Tile)]) {
    settle(&game(2), s, seat, land.0, land.1, land.2);
    for (field, tile) in tiles {
        s.players[Seat(seat)].pieces[*field] = Some(Piece::Tile(*tile));
    }
}

fn show_display(s: &mut State, tiles: [Tile; 8]) {
    s.display = tiles.map(Some);
}

fn store(s: &mut State, items: &[Piece]) {
    let storage = &mut s.players[Seat(0)].storage;
    *storage = [None; 5];
    storage.iter_mut().zip(items).for_each(|(space, item)| *space = Some(*item));
}

/// Some rounds into the first phase, seat 0 to play.
fn middle(change: impl FnOnce(&mut State)) -> Table {
    with(table(2), |s| {
        s.round = 9;
        let tiles = [
            (5, neutral("agriculture1")),
            (7, own(0, "city")),
            (10, neutral("city")),
            (14, own(0, "village")),
            (15, own(1, "village")),
            (18, own(0, "monastery")),
        ];
        lay(s, 0, LAND, &tiles);
        let display = [
            own(0, "agriculture2"),
            neutral("village"),
            neutral("cart"),
            own(1, "monastery"),
            own(0, "quarry"),
            neutral("castle"),
            own(1, "village"),
            neutral("inn"),
        ];
        show_display(s, display);
        let player = &mut s.players[Seat(0)];
        (player.points.regions, player.points.goods, player.points.storage) = (6, 1, 2);
        player.bonus = [1, 1, 0, 1, 0];
        let other = &mut s.players[Seat(1)];
        (other.points.regions, other.points.goods, other.points.red_yields) = (4, 2, 2);
        other.bonus = [0, 0, 1, 0, 0];
        hold(s, 1, &[(Kind::Village, 4)]);
        change(s);
    })
}

/// Covers all fields of an estate but some, with own tiles as long as there are any, and takes the rest of them out.
fn fill(s: &mut State, seat: u8, land: ([u8; 3], Layout, u8), empty: &[usize]) {
    lay(s, seat, land, &[]);
    let game = game(2);
    let (mut left, mut others) = (game.parts().own, game.parts().neutral);
    let faces = |kind: Kind| Face::all().filter(move |face| face.kind() == kind);
    for field in (0..30).filter(|field| !empty.contains(field) && *field != usize::from(land.2)) {
        let kind = s.players[Seat(seat)].kind_of(field as u8);
        let own = faces(kind).find(|face| left[face.idx()] > 0);
        let tile = own.map_or_else(
            || {
                let face = faces(kind).find(|face| others[face.idx()] > 0).unwrap();
                others[face.idx()] -= 1;
                Tile::neutral(face)
            },
            |face| {
                left[face.idx()] -= 1;
                Tile::own(Seat(seat), face)
            },
        );
        s.players[Seat(seat)].pieces[field] = Some(Piece::Tile(tile));
    }
    for face in Face::all() {
        s.removed[Tile::own(Seat(seat), face).idx()] += left[face.idx()];
    }
}

#[test]
fn set_up() {
    let mut t = opened(2);
    t.play(0, "bonus worker").play(1, "bonus storage");
    picture("start", &t);
    for (name, first) in [("estates-one", 0), ("estates-two", 2)] {
        let t = with(opened(2), |s| {
            for seat in 0..2 {
                let number = first + seat;
                let cells = Components::default().estate[0][usize::from(number)].cells;
                let castle = cells.iter().position(|kind| *kind == Kind::Castle).unwrap() as u8;
                lay(s, seat, ([number; 3], Layout { order: 0, turns: 0, shifts: 0 }, castle), &[]);
            }
        });
        picture(name, &t);
    }
    let t = with(opened(2), |s| {
        lay(s, 0, ([0; 3], Layout { order: 0, turns: 0, shifts: 0 }, 5), &[]);
        lay(s, 1, ([0; 3], Layout { order: 3, turns: 5, shifts: 1 }, 0), &[]);
    });
    picture("layouts", &t);
}

#[test]
fn in_the_middle_of_a_game() {
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Village, 2), (Kind::Cart, 2), (Kind::Agriculture, 1), (Kind::Inn, 1)]);
        s.players[Seat(0)].workers = 1;
        store(s, &[village(), Piece::Hexagon]);
    });
    picture("middle", &t);
}

#[test]
fn paying() {
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Village, 2), (Kind::Cart, 2)]);
        s.players[Seat(0)].workers = 1;
        store(s, &[village()]);
    });
    picture("paying", &t);
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Cart, 3)]);
        s.players[Seat(0)].workers = 1;
        store(s, &[village()]);
    });
    picture("pair-and-worker", &t);
    picture("city", &ready(Piece::Tile(own(0, "city")), &[(Kind::Agriculture, 2)], 1));
}

#[test]
fn monasteries() {
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Monastery, 2)]);
        store(s, &[Piece::Tile(neutral("monastery"))]);
    });
    picture("monastery", &t);
    let mut t = middle(|s| {
        hold(s, 0, &[(Kind::Monastery, 2)]);
        s.players[Seat(0)].pieces[21] = Some(Piece::Tile(neutral("monastery")));
        store(s, &[Piece::Tile(own(0, "monastery"))]);
    });
    t.play(0, "place 0 25").play(0, "pay card card").chances(["card cart", "card inn", "card quarry"]);
    picture("monasteries", &t);
}

#[test]
fn agriculture_and_hexagons() {
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Agriculture, 2)]);
        store(s, &[Piece::Tile(own(0, "agriculture1"))]);
    });
    picture("olives", &t);
    let t = middle(|s| {
        hold(s, 0, &[(Kind::City, 2), (Kind::Agriculture, 1)]);
        store(s, &[Piece::Hexagon]);
    });
    picture("hexagon", &t);
    let mut t = middle(|s| {
        hold(s, 0, &[(Kind::Cart, 2)]);
        s.players[Seat(0)].bonus = [1, 0, 0, 0, 1];
        store(s, &[Piece::Tile(own(0, "cart"))]);
    });
    t.play(0, "place 0 17").play(0, "pay card card").chances(["yield 7", "yield 7"]);
    picture("hexagons", &t);
}

#[test]
fn a_castle_and_a_monastery() {
    let mut t = middle(|s| {
        let tiles = [
            (0, neutral("castle")),
            (4, neutral("agriculture2")),
            (8, own(0, "agriculture3")),
            (11, neutral("inn")),
            (15, neutral("quarry")),
            (18, own(0, "quarry")),
        ];
        lay(s, 0, CASTLES, &tiles);
        let display = [
            own(0, "agriculture2"),
            neutral("village"),
            neutral("cart"),
            own(1, "city"),
            own(1, "quarry"),
            own(0, "village"),
            neutral("monastery"),
            own(1, "village"),
        ];
        show_display(s, display);
        s.players[Seat(0)].bonus = [0, 0, 0, 1, 0];
        (s.players[Seat(0)].points.regions, s.players[Seat(0)].points.storage) = (4, 0);
        hold(s, 0, &[(Kind::Castle, 2)]);
        store(s, &[Piece::Tile(own(0, "castle"))]);
    });
    picture("castle", &t);
    t.play(0, "place 0 19").play(0, "pay card card").play(0, "free 6 16").chance("tile city");
    t.chances(["card inn", "card cart", "card village"]);
    assert_eq!((player(&t, 0).points.regions, player(&t, 0).points.colours), (4 + 3 + 1, 2));
    picture("castle-done", &t);
}

#[test]
fn the_display() {
    let t = middle(|s| {
        s.players[Seat(0)].bonus = [1, 0, 0, 1, 1];
        hold(s, 0, &[(Kind::Quarry, 1), (Kind::Inn, 2)]);
        store(s, &[Piece::Tile(neutral("city"))]);
    });
    picture("full", &t);
    let mut t = middle(|_| {});
    // The moment before the sweep is nobody's turn.
    let villages = [own(1, "village"), neutral("village"), neutral("village"), own(1, "village"), own(0, "village")];
    [1, 2, 3, 6, 7].into_iter().zip(villages).for_each(|(slot, tile)| t.state.display[slot] = Some(tile));
    picture("sweep", &t);
    let t = with(table(2), |s| {
        fill(s, 0, LAND, &[8]);
        (s.phase, s.triggered) = (3, true);
        let words = ["village", "village", "village", "inn", "city", "quarry", "cart", "castle"];
        s.display = words.map(|word| Some(neutral(word)));
    });
    t.expect_legal(0, "swap village");
    picture("swap", &t);
}

#[test]
fn scoring() {
    let t = middle(|s| {
        (s.triggered, s.players[Seat(0)].points.red_yields) = (true, 4);
        // With three tiles of his in play.
        show(s, 1, 4);
    });
    picture("phase-end", &t);
    let mut t = with(table(3), |s| show(s, 1, 6));
    draw(&mut t, 0);
    take(&mut t, 1, 0, "village");
    picture("last-round", &t);
    let t = middle(|s| {
        hold(s, 0, &[(Kind::Castle, 2), (Kind::Inn, 3), (Kind::Quarry, 4), (Kind::Village, 3), (Kind::Cart, 2)]);
        (s.players[Seat(0)].marble, s.players[Seat(0)].workers) = (2, 3);
        store(s, &[Piece::Tile(neutral("quarry")), Piece::Hexagon]);
    });
    picture("kept", &t);
    let t = with(table(2), |s| {
        fill(s, 0, LAND, &[0, 2, 16, 23, 26, 27, 29]);
        fill(s, 1, CASTLES, &[2, 3, 23, 26, 27]);
        (s.phase, s.triggered, s.final_round) = (3, true, true);
    });
    assert_eq!((player(&t, 0).empty_fields(), player(&t, 1).empty_fields()), (7, 5));
    picture("tie", &t);
}

fn kind(words: &Words, kind: Kind) -> String {
    words.thing(&format!("tuscany-kind-{}", kind.word()))
}

fn table_of(name: &str, heads: [&[&str]; 2], rows: impl Fn(&Words) -> Vec<Vec<String>>) {
    book::table::<Tuscany>(name, |words| {
        let head = words.pick(heads).iter().map(|head| (*head).to_owned()).collect();
        [vec![head], rows(words)].concat()
    });
}

/// The fields of a kind on the tiles of a letter; all tiles of a letter have the same.
fn fields(parts: &Components, letter: usize, kind: Kind) -> usize {
    let on = |number: usize| parts.estate[letter][number].cells.iter().filter(|cell| **cell == kind).count();
    assert!((1..4).all(|number| on(number) == on(0)));
    on(0)
}

#[test]
fn tables_of_components() {
    let parts = Components::default();
    let sum = |counts: &[u8; signoria_tuscany::FACES], kind: Kind| -> u8 {
        Face::all().filter(|face| face.kind() == kind).map(|face| counts[face.idx()]).sum()
    };
    let colours = [
        ["dark green", "red", "blue", "light green", "grey", "orange", "yellow", "beige"],
        ["ciemnozielony", "czerwony", "niebieski", "jasnozielony", "szary", "pomarańczowy", "żółty", "beżowy"],
    ];
    let heads: [&[&str]; 2] = [
        &["kind", "colour", "fields", "your tiles", "neutral tiles", "cards", "effect"],
        &["rodzaj", "kolor", "pola", "twoje żetony", "neutralne", "karty", "efekt"],
    ];
    table_of("kinds", heads, |words| {
        let row = |k: Kind| {
            let mut own = sum(&parts.own, k).to_string();
            if k == Kind::Castle {
                own = format!("{own} + {}", words.thing("tuscany-starting-castle"));
            }
            let all: usize = (0..3).map(|letter| fields(&parts, letter, k)).sum();
            vec![
                kind(words, k),
                words.pick(colours)[k as usize].into(),
                all.to_string(),
                own,
                sum(&parts.neutral, k).to_string(),
                parts.cards[k as usize].to_string(),
                format!("T6.{}", k as usize + 1),
            ]
        };
        Kind::ALL.map(row).to_vec()
    });
    table_of("goods", [&["tile", "each player", "neutral"], &["żeton", "u każdego gracza", "neutralne"]], |words| {
        let faces = || Face::all().filter(|face| face.kind() == Kind::Agriculture);
        let row = |tile: Tile, [own, neutral]: [u8; 2]| {
            let key =
                Good::of(parts.goods_of(tile)).fold("tuscany-tile".to_owned(), |key, good| key + "-" + good.word());
            let count = |n: u8| if n == 0 { "–".into() } else { n.to_string() };
            vec![words.thing(&key), count(own), count(neutral)]
        };
        let own = faces().map(|face| row(Tile::own(Seat(0), face), [parts.own[face.idx()], 0]));
        own.chain(faces().map(|face| row(Tile::neutral(face), [0, parts.neutral[face.idx()]]))).collect()
    });
    table_of("yields", [&["reward", "cards"], &["nagroda", "karty"]], |words| {
        let row = |card: &signoria_tuscany::YieldCard| {
            // One of it, and more.
            let (key, names) = match card.reward {
                Reward::RedPoints => {
                    ("tuscany-thing-red", [["red point", "red points"], ["czerwony punkt", "czerwone punkty"]])
                }
                Reward::GreenPoints => {
                    ("tuscany-thing-green", [["green point", "green points"], ["zielony punkt", "zielone punkty"]])
                }
                Reward::RegionCards => {
                    ("tuscany-thing-card", [["region card", "region cards"], ["karta włości", "karty włości"]])
                }
                Reward::Workers => ("tuscany-thing-worker", [["worker", "workers"], ["robotnik", "robotników"]]),
                Reward::Marble => ("tuscany-thing-marble", [["marble", "marble"], ["marmur", "marmury"]]),
                Reward::Hexagons => ("tuscany-hexagon", [["hexagon", "hexagons"], ["sześciokąt", "sześciokąty"]]),
            };
            let name = words.pick(names)[usize::from(card.amount > 1)];
            vec![format!("![{} {name}]({key})", card.amount), card.count.to_string()]
        };
        parts.yields.iter().map(row).collect()
    });
    let heads: [&[&str]; 2] = [&["kind", "I: first", "II: second"], &["rodzaj", "I: pierwsza osoba", "II: druga"]];
    table_of("colours", heads, |words| {
        let row = |k: Kind| {
            let points = parts.colour_points[k as usize].map(|points| points.to_string());
            [vec![kind(words, k)], points.to_vec()].concat()
        };
        Kind::ALL.map(row).to_vec()
    });
    table_of("letters", [&["kind", "A", "B", "C"], &["rodzaj", "A", "B", "C"]], |words| {
        let row = |k: Kind| {
            let counts = (0..3).map(|letter| fields(&parts, letter, k).to_string());
            [kind(words, k)].into_iter().chain(counts).collect()
        };
        Kind::ALL.map(row).to_vec()
    });
}
