//! What the rulebook for players takes from the engine: positions of the worked examples and of what the chapters speak
//! about, and tables of the components.

use crate::examples;
use crate::table::{Table, base, mixed, turn, variant};
use signoria_burgundy::data::{GOODS_TILES, GOODS_VP, LARGE_BONUS, PHASE_BONUS, REGION_VP, SMALL_BONUS};
use signoria_burgundy::pieces::{Kind, Side, Space, Species, Tile};
use signoria_burgundy::{Action, Burgundy, Components, Options, Variant};
use signoria_core::{Game, Seat, Viewer};
use signoria_testkit::Scenario;
use signoria_testkit::book::{self, Words};
use std::cmp::Reverse;
use std::iter;

/// An estate in the middle of the game, with a turn ahead.
fn estate() -> Table {
    let tiles = [
        (12, "watchtower"),
        (13, "knowledge_09"),
        (18, "ship"),
        (17, "ship"),
        (20, "ship"),
        (25, "mine"),
        (30, "mine"),
        (26, "church"),
        (27, "market"),
        (33, "bank"),
        (11, "cow_3"),
        (10, "cow_4"),
        (6, "sheep_2"),
        (7, "castle"),
        (31, "knowledge_18"),
    ];
    let t = turn(2).phase(2).dice([4, 1]).workers(0, 3).silver(0, 2).lay(0, &tiles);
    t.store(0, &["sheep_3", "ship", "carpenter_workshop"]).goods(0, &[1, 3, 3]).sold(0, &[2, 2, 6]).go()
}

/// The estates on these boards, with nothing but the starting castle.
fn boards(numbers: &[u8]) -> Table {
    let options = Options { boards: Some(numbers.to_vec()), first: Some(0), ..Options::default() };
    let mut t = Scenario::new(Burgundy::new(Components::default(), numbers.len() as u8, options).unwrap());
    t.drive(|_, _, legal| legal[0], |_, s| s.round == 1);
    t
}

/// Both sides of a sheet, dealt in the variant.
fn offer() -> Table {
    let mut t = Scenario::new(variant(2, Variant::Open));
    t.deal(|_, possible| *possible.get(4).unwrap_or(&possible[0]));
    assert!(t.legal(0).iter().all(|action| matches!(action.parse(), Ok(Action::Side(Side::Front | Side::Back)))));
    t
}

/// All positions that the book or the guide shows.
fn positions() -> Vec<(&'static str, Table)> {
    let played = |mut t: Table, actions: &[&str]| {
        actions.iter().for_each(|action| {
            t.play(0, action);
        });
        t
    };
    vec![
        ("estate", estate()),
        ("start", mixed(base(2))),
        ("four", mixed(base(4))),
        ("boards-1", boards(&[1, 2, 3, 4])),
        ("boards-5", boards(&[5, 6, 7, 8])),
        ("boards-9", boards(&[9, 1])),
        ("offer", offer()),
        ("first", turn(2).dice([3, 5]).store(0, &["bank", "ship", "mine"]).go()),
        ("bv1", turn(2).dice([2, 5]).workers(0, 2).filled().go()),
        ("bv3", examples::bv3().filled().go()),
        ("bv3-after", played(examples::bv3().go(), &["place 0 0 20", "ship 4", "pick 3"])),
        ("bv5", examples::bv5().go()),
        ("bv6", played(examples::bv6().go(), &["place 0 0 5"])),
        ("bv12", examples::bv12().go()),
        ("bv16", examples::bv16(2).go()),
        ("bv18", examples::bv18(0).go()),
        ("bv20", examples::bv20().go()),
        ("bv21", examples::bv21(2).go()),
        ("bv25", examples::bv23(&[9, 8]).go()),
        ("bv28", turn(3).phase(1).depot("6.1", "mine").filled().go()),
        ("bv35", examples::bv35().go()),
        ("bv36", played(examples::bv36().filled().go(), &["place 0 0 20"])),
        ("bv37", examples::bv37().filled().go()),
        ("bv39", turn(2).dice([6, 1]).board(0, 1, 2).lay(0, &[(3, "castle")]).store(0, &["castle"]).go()),
        ("bv42", examples::bv42().go()),
        ("bv42-after", played(examples::bv42().go(), &["place 0 0 7", "place free 1 3", "place free 2 12"])),
        ("bv46", examples::bv46(&[3]).go()),
        ("bv47", played(examples::bv47().go(), &["place 0 0 12"])),
    ]
}

/// A head in one of two languages, and the rows below.
fn table<const N: usize>(
    words: &Words,
    heads: [[&'static str; 2]; N],
    rows: impl IntoIterator<Item = [String; N]>,
) -> Vec<Vec<String>> {
    let head = heads.map(|head| words.pick(head).to_owned());
    iter::once(head).chain(rows).map(Vec::from).collect()
}

/// The kinds of tiles, how many spaces an estate has for them, and how many there are (B1.1, B1.12).
fn tiles(words: &Words) -> Vec<Vec<String>> {
    let parts = Components::default();
    let count = |counts: &[u8], kind: Kind| -> u8 {
        Tile::all().filter(|tile| tile.kind() == kind).map(|tile| counts[tile.idx()]).sum()
    };
    let heads = [
        ["tile", "płytka"],
        ["colour", "kolor"],
        ["spaces in an estate", "pola w posiadłości"],
        ["in all", "razem"],
        ["coloured back", "rewers kolorowy"],
        ["black back", "rewers czarny"],
    ];
    let row = |kind: Kind| {
        let (coloured, black) = (count(&parts.coloured, kind), count(&parts.black, kind));
        let spaces = parts.boards[0].of_kind[kind as usize].count_ones();
        [
            words.thing(&format!("burgundy-kind-{kind}")),
            words.of(&format!("burgundy-colour-{kind}")).to_owned(),
            spaces.to_string(),
            (coloured + black).to_string(),
            coloured.to_string(),
            black.to_string(),
        ]
    };
    table(words, heads, Kind::ALL.map(row))
}

/// The twelve faces of animals (B1.2).
fn animals(words: &Words) -> Vec<Vec<String>> {
    let parts = Components::default();
    let heads = [["two animals", "dwa zwierzęta"], ["three", "trzy"], ["four", "cztery"]];
    let row = |species: Species| {
        [2, 3, 4].map(|n| {
            let tile = Tile::animal(species, n);
            let count = parts.coloured[tile.idx()] + parts.black[tile.idx()];
            format!("{} × {count}", words.thing(&format!("burgundy-tile-{tile}")))
        })
    };
    table(words, heads, Species::ALL.map(row))
}

/// The six types of goods (B1.4).
fn goods(words: &Words) -> Vec<Vec<String>> {
    let heads = [["goods", "dobra"], ["number", "liczba"], ["tiles", "płytki"]];
    let row = |n: u8| [words.thing(&format!("burgundy-goods-{n}")), n.to_string(), GOODS_TILES.to_string()];
    table(words, heads, (1..=6).map(row))
}

/// What depends on the number of players (B2.11).
fn players(words: &Words) -> Vec<Vec<String>> {
    let parts = Components::default();
    let heads = [
        ["players", "gracze"],
        ["spaces in depots", "pola magazynów"],
        ["in the black depot", "pola czarnego magazynu"],
        ["workers to begin with", "pracownicy na początek"],
        ["VP for each goods tile sold", "PZ za sprzedaną płytkę dóbr"],
        ["large bonus tile", "duża płytka bonusowa"],
        ["small bonus tile", "mała płytka bonusowa"],
    ];
    let row = |i: usize| {
        let players = i as u8 + 2;
        let spaces = parts.spaces.iter().filter(|space| space.min_players <= players).count();
        let start = mixed(base(players));
        let workers: Vec<String> =
            Seat::all(players).map(|seat| start.state.players[seat].workers.to_string()).collect();
        [
            players.to_string(),
            spaces.to_string(),
            parts.black_spaces[i].to_string(),
            workers.join(", "),
            GOODS_VP[i].to_string(),
            LARGE_BONUS[i].to_string(),
            SMALL_BONUS[i].to_string(),
        ]
    };
    table(words, heads, (0..3).map(row))
}

/// What each space of the depots takes, and with how many players (B4.2).
fn depots(words: &Words) -> Vec<Vec<String>> {
    let parts = Components::default();
    let heads = [
        ["depot", "magazyn"],
        ["space 1", "pole 1"],
        ["space 2", "pole 2"],
        ["space 3", "pole 3"],
        ["space 4", "pole 4"],
    ];
    let space = |depot: u8, slot: u8| {
        let space = parts.spaces[Space::no(depot, slot).idx()];
        let colour = words.thing(&format!("burgundy-colour-{}", space.kind));
        let more = if space.min_players < 4 { "+" } else { "" };
        let exception = if space.exception.is_some() { ", B4.3" } else { "" };
        format!("{colour} ({}{more}{exception})", space.min_players)
    };
    let row = |depot: u8| [depot.to_string(), space(depot, 1), space(depot, 2), space(depot, 3), space(depot, 4)];
    table(words, heads, (1..=6).map(row))
}

/// Points by the size of a region, or by the phase (B8.1).
fn points<T: ToString, U: ToString>(
    words: &Words,
    head: [&'static str; 2],
    columns: impl IntoIterator<Item = T>,
    points: impl IntoIterator<Item = U>,
) -> Vec<Vec<String>> {
    let named =
        |name: [&'static str; 2], cells: Vec<String>| iter::once(words.pick(name).to_owned()).chain(cells).collect();
    let columns = columns.into_iter().map(|column| column.to_string()).collect();
    let points = points.into_iter().map(|points| points.to_string()).collect();
    vec![named(head, columns), named(["VP", "PZ"], points)]
}

/// The regions of the nine boards by size (B1.10, B1.13).
fn estates(words: &Words) -> Vec<Vec<String>> {
    let parts = Components::default();
    let heads = [
        ["board", "plansza"],
        ["regions", "regiony"],
        ["cities", "miasta"],
        ["pastures", "pastwiska"],
        ["rivers", "rzeki"],
        ["knowledge", "wiedza"],
        ["castles", "zamki"],
        ["mines", "kopalnie"],
    ];
    const ORDER: [Kind; 6] = [Kind::Building, Kind::Animal, Kind::Ship, Kind::Knowledge, Kind::Castle, Kind::Mine];
    let row = |number: usize| {
        let board = &parts.boards[number - 1];
        let sizes = ORDER.map(|kind| {
            let of_kind = board.regions.iter().filter(|region| *region & board.of_kind[kind as usize] != 0);
            let mut sizes: Vec<u32> = of_kind.map(|region| region.count_ones()).collect();
            sizes.sort_unstable_by_key(|size| Reverse(*size));
            sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
        });
        let [cities, pastures, rivers, knowledge, castles, mines] = sizes;
        [number.to_string(), board.regions.len().to_string(), cities, pastures, rivers, knowledge, castles, mines]
    };
    table(words, heads, (1..=9).map(row))
}

#[test]
fn the_pictures_are_what_the_engine_makes() {
    let pictures = positions();
    for (name, table) in &pictures {
        book::picture(env!("CARGO_MANIFEST_DIR"), name, &table.game, &table.state, Viewer::Seat(Seat(0)));
    }
    assert_eq!(pictures.len(), Burgundy::INFO.pictures.len());
}

#[test]
fn the_tables_are_what_the_components_say() {
    book::table::<Burgundy>("tiles", tiles);
    book::table::<Burgundy>("animals", animals);
    book::table::<Burgundy>("goods", goods);
    book::table::<Burgundy>("players", players);
    book::table::<Burgundy>("depots", depots);
    book::table::<Burgundy>("regions", |words| {
        points(words, ["spaces of the region", "pola regionu"], 1..=8, &REGION_VP[1..])
    });
    book::table::<Burgundy>("phases", |words| {
        let letters = ["a", "b", "c", "d", "e"].map(|letter| words.of(&format!("burgundy-phase-{letter}")));
        points(words, ["phase", "faza"], letters, PHASE_BONUS)
    });
    book::table::<Burgundy>("boards", estates);
}
