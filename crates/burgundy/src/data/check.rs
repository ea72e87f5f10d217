//! What must hold of the components, whoever wrote the files. Every error names the file, the entry and, where one stands behind
//! it, the rule.

mod boards;

use super::files::{Files, Knowledge, Provenance, Space, TileEntry, phase_of};
use super::{Effect, wrong};
use crate::tile::{Building, Kind, Tile};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use signoria_core::{Plain, SetupError, plain};

type Checked = Result<(), SetupError>;

/// An error at an entry unless `holds`.
fn ensure(holds: bool, at: impl Into<Cow<'static, str>>, rule: &'static str, problem: &str, allowed: &str) -> Checked {
    if holds { Ok(()) } else { Err(SetupError { rule: Some(rule), ..wrong(at, problem, allowed) }) }
}

/// An error at an entry unless what was found is what is wanted.
fn equal<T: PartialEq + Plain>(
    found: T,
    wanted: T,
    at: impl Into<Cow<'static, str>>,
    rule: &'static str,
    what: &str,
) -> Checked {
    let holds = found == wanted;
    ensure(holds, at, rule, &format!("{what}: {}", plain(&found)), &plain(&wanted))
}

signoria_core::plain!(Kind => Kind::id);

impl Plain for Effect {
    fn write_plain(&self, out: &mut dyn Write) -> fmt::Result {
        match self {
            Effect::Sell => out.write_str("sells one type of goods"),
            Effect::Fetch(kinds) => {
                let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kinds.contains(*kind)).collect();
                out.write_str("takes one of ")?;
                kinds.write_plain(out)
            }
            Effect::Workers(n) => write!(out, "{n} workers"),
            Effect::Silverlings(n) => write!(out, "{n} silverlings"),
            Effect::Place => out.write_str("places a stored tile"),
            Effect::Points(n) => write!(out, "{n} points"),
        }
    }
}

fn entry(file: &str, id: &str) -> String {
    format!("{file}, {id}")
}

fn sorted<T: Ord>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = list.into_iter().collect();
    list.sort_unstable();
    list
}

/// Hexes of each kind on a board, in the order of [`Kind::ALL`] (B1.12).
const HEXES: [usize; 6] = [4, 3, 6, 6, 6, 12];
/// Tiles of each kind (B1.1).
const TILES: [u32; 6] = [16, 12, 26, 26, 28, 56];
/// Those with a black back.
const BLACK: [u32; 6] = [2, 2, 6, 6, 8, 16];
/// The effects of the 26 knowledge tiles, by number (B6.21 to B6.51).
const EFFECTS: [&str; 26] = [
    "duplicate_buildings",
    "mine_worker",
    "sale_double_silver",
    "sale_worker",
    "ship_two_depots",
    "buy_anywhere",
    "animal_bonus",
    "strong_workers",
    "shift_buildings",
    "shift_ships_animals",
    "shift_castles_mines_knowledge",
    "shift_take",
    "workers_plus_silver",
    "workers_four",
    "score_sold_types",
    "score_warehouse",
    "score_watchtower",
    "score_carpenter_workshop",
    "score_church",
    "score_market",
    "score_boarding_house",
    "score_bank",
    "score_city_hall",
    "score_animal_types",
    "score_sold_goods",
    "score_bonus_tiles",
];

impl Files {
    pub(super) fn check(&self) -> Checked {
        self.check_forms()?;
        self.check_boards()?;
        self.check_sheets()?;
        self.check_depots()?;
        self.check_tiles()?;
        self.check_supplies()?;
        self.check_knowledge()?;
        self.check_buildings()?;
        self.check_goods()?;
        self.check_scoring()?;
        self.check_setup()
    }

    /// Provenance and ids of every file.
    fn check_forms(&self) -> Checked {
        fn ids<'a, T>(list: &'a [T], id: impl Fn(&'a T) -> &'a String) -> Vec<&'a str> {
            list.iter().map(|entry| id(entry).as_str()).collect()
        }
        let (d, s) = (&self.depots, &self.scoring);
        let files: [(&'static str, &Provenance, Vec<&str>); 9] = [
            (
                "boards.toml",
                &self.boards.provenance,
                [ids(&self.boards.board, |e| &e.id), ids(&self.boards.space, |e| &e.id)].concat(),
            ),
            ("board_sheets.toml", &self.board_sheets.provenance, ids(&self.board_sheets.sheet, |e| &e.id)),
            (
                "depots.toml",
                &d.provenance,
                [ids(&d.depot, |e| &e.id), ids(&d.depot_space, |e| &e.id), ids(&d.black_depot, |e| &e.id)].concat(),
            ),
            ("hex_tiles.toml", &self.hex_tiles.provenance, ids(&self.hex_tiles.tile, |e| &e.id)),
            ("knowledge.toml", &self.knowledge.provenance, ids(&self.knowledge.knowledge, |e| &e.id)),
            ("buildings.toml", &self.buildings.provenance, ids(&self.buildings.building, |e| &e.id)),
            ("goods.toml", &self.goods.provenance, ids(&self.goods.good, |e| &e.id)),
            (
                "scoring.toml",
                &s.provenance,
                [
                    ids(&s.region_score, |e| &e.id),
                    ids(&s.phase, |e| &e.id),
                    ids(&s.bonus_tile, |e| &e.id),
                    ids(&s.goods_sale, |e| &e.id),
                    ids(&s.final_score, |e| &e.id),
                ]
                .concat(),
            ),
            ("setup.toml", &self.setup.provenance, ids(&self.setup.player_count, |e| &e.id)),
        ];
        for (file, provenance, ids) in files {
            let at = || entry(file, "provenance");
            status(&provenance.status, at())?;
            if provenance.sources.is_empty() || provenance.checks.is_empty() {
                return Err(wrong(
                    at(),
                    "no sources or no checks are named",
                    "at least one source, and what was checked",
                ));
            }
            for id in &ids {
                let plain = id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
                if !plain || !id.starts_with(|c: char| c.is_ascii_lowercase()) {
                    return Err(wrong(entry(file, id), "this is no id", "small letters, digits and _, a letter first"));
                }
            }
            if let Some(pair) = sorted(ids).windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(wrong(
                    entry(file, pair[0]),
                    "the id stands there twice",
                    "an id of its own for each entry",
                ));
            }
        }
        Ok(())
    }

    fn check_depots(&self) -> Checked {
        let file = &self.depots;
        let at = "depots.toml";
        equal(
            file.depot.iter().map(|d| d.number).collect(),
            (1..=6).collect::<Vec<u8>>(),
            at,
            "B1.9",
            "numbers of the depots",
        )?;
        for depot in &file.depot {
            let here = || entry(at, &depot.id);
            let ring = sorted([(depot.number + 4) % 6 + 1, depot.number % 6 + 1]);
            equal(sorted(depot.neighbours.iter().copied()), ring, here(), "BA13", "neighbours in the ring")?;
            equal(depot.goods_spaces, 1, here(), "B1.9", "goods spaces")?;
        }
        equal(file.depot_space.len(), 24, at, "B4.2", "hex spaces")?;
        for (i, space) in file.depot_space.iter().enumerate() {
            let here = || entry(at, &space.id);
            equal(
                (usize::from(space.depot), usize::from(space.slot)),
                (i / 4 + 1, i % 4 + 1),
                here(),
                "B4.2",
                "depot and space",
            )?;
            equal(space.color.as_str(), space.tile_type.colour(), here(), "B1.1", "colour of its kind")?;
            ensure((2..=4).contains(&space.min_players), here(), "B4.2", "no such number of players", "2, 3 or 4")?;
            let exception = (space.exception_players, space.exception_tile_type, space.exception_phases.join(""));
            let wanted = match (space.depot, space.slot) {
                (6, 1) => (Some(3), Some(Kind::Mine), "BD".into()),
                _ => (None, None, String::new()),
            };
            equal(exception, wanted, here(), "B4.3", "exception for players, kind and phases")?;
        }
        let exception = &file.depot_space[20];
        equal(
            (exception.tile_type, exception.min_players),
            (Kind::Castle, 3),
            entry(at, &exception.id),
            "B4.3",
            "the space of the exception",
        )?;
        for players in 2..=4u8 {
            let used =
                |depot: u8| file.depot_space.iter().filter(|s| s.depot == depot && s.min_players <= players).count();
            let here = || format!("{at}, spaces for {players} players");
            equal(
                (1..=6).map(used).collect(),
                [usize::from(players); 6].to_vec(),
                here(),
                "B4.2",
                "spaces in use on each depot",
            )?;
            // Castle, mine, ship, knowledge, animal, building; with 3 players as in phases A, C, E.
            let mix = [[1, 1, 2, 2, 2, 4], [2, 1, 3, 3, 3, 6], [2, 2, 4, 4, 4, 8]][usize::from(players) - 2];
            let found = Kind::ALL.map(|kind| self.spaces_in(0, players).filter(|k| *k == kind).count());
            equal(found, mix, here(), "B4.2", "spaces of each kind")?;
        }
        let black = file.black_depot.iter().map(|b| (b.players, b.spaces)).collect::<Vec<_>>();
        equal(black, [(2, 4), (3, 6), (4, 8)].to_vec(), at, "B2.11", "players and spaces of the black depot")
    }

    /// The kinds that are laid out in a phase.
    fn spaces_in(&self, phase: u8, players: u8) -> impl Iterator<Item = Kind> {
        let kind = move |space: &Space| {
            let swapped =
                space.exception_players == Some(players) && space.exception_phases.iter().any(|p| phase_of(p) == phase);
            space.exception_tile_type.filter(|_| swapped).unwrap_or(space.tile_type)
        };
        self.depots.depot_space.iter().filter(move |space| space.min_players <= players).map(kind)
    }

    fn check_tiles(&self) -> Checked {
        let tiles = &self.hex_tiles.tile;
        let at = "hex_tiles.toml";
        for tile in tiles {
            let here = || entry(at, &tile.id);
            status(&tile.status, here())?;
            let Some(face) = tile.face() else {
                return Err(wrong(here(), "its fields do not describe a face", "the fields of its type and no others"));
            };
            let id = if tile.back == "black" { format!("{}_black", face.id()) } else { face.id().into() };
            // A face that exists with a black back alone has no other entry to be told from.
            let id_fits = tile.id == id || tile.id == face.id() && face.kind() == Kind::Knowledge;
            ensure(id_fits, here(), "B1.1", "the id does not name the face and its back", &id)?;
            equal(tile.color.as_str(), tile.kind.colour(), here(), "B1.1", "colour of its kind")?;
            let back = tile.back == "black" || tile.back == tile.color;
            ensure(back, here(), "B1.1", "there is no such back", "its colour or black")?;
        }
        let count = |wanted: &dyn Fn(&TileEntry) -> bool| {
            tiles.iter().filter(|t| wanted(t)).map(|t| u32::from(t.count)).sum::<u32>()
        };
        equal(Kind::ALL.map(|kind| count(&|t| t.kind == kind)), TILES, at, "B1.1", "tiles of each kind")?;
        equal(
            Kind::ALL.map(|kind| count(&|t| t.kind == kind && t.back == "black")),
            BLACK,
            at,
            "B1.1",
            "tiles of each kind with a black back",
        )?;
        for face in Tile::all() {
            let here = || entry(at, face.id());
            let backs = [false, true].map(|black| count(&|t| t.face() == Some(face) && (t.back == "black") == black));
            let wanted = match (face.kind(), face.id().as_bytes().last()) {
                (Kind::Building, _) => [5, 2],
                (Kind::Animal, Some(b'2')) => [2, 0],
                (Kind::Animal, Some(b'3')) => [2, 1],
                (Kind::Animal, _) => [1, 1],
                (Kind::Knowledge, _) if [7, 12, 14, 15, 24, 25].iter().any(|n| Tile::knowledge(*n) == face) => [0, 1],
                (Kind::Knowledge, _) => [1, 0],
                (Kind::Castle, _) => [14, 2],
                (Kind::Mine, _) => [10, 2],
                (Kind::Ship, _) => [20, 6],
            };
            equal(backs, wanted, here(), "B1.2", "tiles with a coloured and a black back")?;
        }
        Ok(())
    }

    /// B10.3: no stack runs out before the last phase is laid out; BV29 and BV43: what is left then.
    fn check_supplies(&self) -> Checked {
        let supply = Kind::ALL.map(|kind| {
            let coloured = self.hex_tiles.tile.iter().filter(|tile| tile.kind == kind && tile.back != "black");
            coloured.map(|tile| usize::from(tile.count)).sum::<usize>()
        });
        for (players, wanted) in [(2, [7, 5, 10, 10, 10, 20, 20]), (3, [3, 3, 5, 5, 5, 10, 10]), (4, [0; 7])] {
            let at = format!("hex_tiles.toml and depots.toml, {players} players");
            let mut left = Vec::new();
            for (kind, supply) in Kind::ALL.into_iter().zip(supply) {
                let laid = (0..5).flat_map(|phase| self.spaces_in(phase, players)).filter(|k| *k == kind).count();
                let start = if kind == Kind::Castle { usize::from(players) } else { 0 };
                let Some(rest) = supply.checked_sub(laid + start) else {
                    return Err(SetupError {
                        rule: Some("B10.3"),
                        ..wrong(at, format!("too few tiles: {}", kind.id()), "enough for five phases")
                    });
                };
                left.push(rest);
            }
            let black =
                self.depots.black_depot.iter().find(|b| b.players == players).map_or(0, |b| usize::from(b.spaces));
            let black_tiles: usize =
                self.hex_tiles.tile.iter().filter(|t| t.back == "black").map(|t| usize::from(t.count)).sum();
            left.push(black_tiles.saturating_sub(5 * black));
            equal(left, wanted.to_vec(), at, if players == 4 { "BV29" } else { "BV43" }, "tiles left in the stacks")?;
        }
        Ok(())
    }

    fn check_knowledge(&self) -> Checked {
        let all = &self.knowledge.knowledge;
        let at = "knowledge.toml";
        equal(
            all.iter().map(|k| k.number).collect(),
            (1..=26).collect::<Vec<u8>>(),
            at,
            "B1.1",
            "numbers of the knowledge tiles",
        )?;
        for (tile, effect) in all.iter().zip(EFFECTS) {
            let here = || entry(at, &tile.id);
            equal(tile.id.as_str(), Tile::knowledge(tile.number).id(), here(), "B6.7", "id of the tile")?;
            equal(tile.effect.as_str(), effect, here(), "B6.7", "effect of the tile")?;
            let black = [7, 12, 14, 15, 24, 25].contains(&tile.number);
            equal(tile.back.as_str(), if black { "black" } else { "yellow" }, here(), "B1.1", "back of the tile")?;
            let end = if tile.number >= 15 { "end_game" } else { "permanent" };
            equal(tile.timing.as_str(), end, here(), "B6.52", "when it acts")?;
        }
        let of = |number: u8| &all[usize::from(number) - 1];
        let value = |number: u8, rule: &'static str, found: u8, wanted: u8| {
            equal(found, wanted, entry(at, &of(number).id), rule, "value of the tile")
        };
        value(2, "B6.22", of(2).workers_per_mine, 1)?;
        value(3, "B6.23", of(3).silverlings_total, 2)?;
        value(4, "B6.24", of(4).workers, 1)?;
        value(5, "B6.30", of(5).extra_depots, 1)?;
        ensure(of(5).optional, entry(at, &of(5).id), "B6.30", "the second depot is forced", "optional = true")?;
        value(7, "B6.32", of(7).vp_per_scored_tile, 1)?;
        value(8, "B6.33", of(8).max_step_per_worker, 2)?;
        let covers = [
            (9, "B6.34", [Kind::Building].to_vec()),
            (10, "B6.35", [Kind::Ship, Kind::Animal].to_vec()),
            (11, "B6.36", [Kind::Castle, Kind::Mine, Kind::Knowledge].to_vec()),
            (12, "B6.37", Vec::new()),
        ];
        for (number, rule, kinds) in covers {
            value(number, rule, of(number).shift, 1)?;
            equal(
                sorted(of(number).tile_types.iter().copied()),
                kinds,
                entry(at, &of(number).id),
                rule,
                "kinds that it covers",
            )?;
        }
        value(13, "B6.38", of(13).silverlings, 1)?;
        value(14, "B6.39", of(14).workers_total, 4)?;
        let order = [
            Building::Warehouse,
            Building::Watchtower,
            Building::CarpenterWorkshop,
            Building::Church,
            Building::Market,
            Building::BoardingHouse,
            Building::Bank,
            Building::CityHall,
        ];
        for (number, building) in (16..=23).zip(order) {
            let tile: &Knowledge = of(number);
            let found = (tile.vp, tile.per, tile.building);
            let fits = found == (4, Some(super::files::Per::Building), Some(building));
            ensure(fits, entry(at, &tile.id), "B6.41", "it scores something else", "4 points for its building")?;
        }
        let scores = [
            (15, "B6.40", 3, super::files::Per::SoldGoodsType),
            (24, "B6.49", 4, super::files::Per::AnimalType),
            (25, "B6.50", 1, super::files::Per::SoldGoodsTile),
            (26, "B6.51", 2, super::files::Per::BonusTile),
        ];
        for (number, rule, vp, per) in scores {
            value(number, rule, of(number).vp, vp)?;
            ensure(
                of(number).per == Some(per),
                entry(at, &of(number).id),
                rule,
                "it counts something else",
                "what the tile shows",
            )?;
        }
        Ok(())
    }

    fn check_buildings(&self) -> Checked {
        let all = &self.buildings.building;
        let at = "buildings.toml";
        let ids = Building::ALL.map(Building::id);
        equal(all.iter().map(|b| b.id.as_str()).collect(), ids.to_vec(), at, "B1.1", "the eight buildings")?;
        let set = |kinds: &[Kind]| kinds.iter().fold(crate::tile::KindSet::default(), |set, kind| set.with(*kind));
        let wanted = [
            (Effect::Sell, true, "B6.10"),
            (Effect::Fetch(set(&[Kind::Building])), true, "B6.11"),
            (Effect::Fetch(set(&[Kind::Mine, Kind::Knowledge, Kind::Castle])), true, "B6.12"),
            (Effect::Fetch(set(&[Kind::Ship, Kind::Animal])), true, "B6.13"),
            (Effect::Workers(4), false, "B6.14"),
            (Effect::Silverlings(2), false, "B6.15"),
            (Effect::Place, true, "B6.16"),
            (Effect::Points(4), false, "B6.17"),
        ];
        for (building, (effect, optional, rule)) in all.iter().zip(wanted) {
            equal(building.effect(), effect, entry(at, &building.id), rule, "effect of the building")?;
            equal(building.optional, optional, entry(at, &building.id), "BA15", "whether it may be declined")?;
        }
        Ok(())
    }

    fn check_goods(&self) -> Checked {
        let at = "goods.toml";
        let all = &self.goods.good;
        equal(
            all.iter().map(|g| g.die).collect(),
            (1..=6).collect::<Vec<u8>>(),
            at,
            "B1.4",
            "die numbers of the goods",
        )?;
        let colours = ["turquoise", "purple", "pink", "red", "brown", "orange"];
        equal(all.iter().map(|g| g.color.as_str()).collect(), colours.to_vec(), at, "B1.4", "colours of the goods")?;
        for goods in all {
            equal(goods.count, 7, entry(at, &goods.id), "B1.4", "tiles of the type")?;
        }
        Ok(())
    }

    fn check_scoring(&self) -> Checked {
        let file = &self.scoring;
        let at = "scoring.toml";
        equal(
            file.region_score.iter().map(|row| (row.size, row.vp)).collect(),
            (1..=8).map(|n| (n, n * (n + 1) / 2)).collect::<Vec<_>>(),
            at,
            "B8.1",
            "sizes and points of regions",
        )?;
        let phases = file.phase.iter().map(|p| (p.letter.as_str(), p.order, p.region_bonus, p.rounds)).collect();
        equal(
            phases,
            [("A", 1, 10, 5), ("B", 2, 8, 5), ("C", 3, 6, 5), ("D", 4, 4, 5), ("E", 5, 2, 5)].to_vec(),
            at,
            "B8.1",
            "letter, place, points and rounds of the phases",
        )?;
        equal(file.bonus_tile.len(), 12, at, "B1.6", "bonus tiles")?;
        for tile in &file.bonus_tile {
            let here = || entry(at, &tile.id);
            equal(tile.color.as_str(), tile.tile_type.colour(), here(), "B1.6", "colour of its kind")?;
            let wanted = if tile.size == "large" { (5, 6, 7) } else { (2, 3, 4) };
            equal((tile.vp_2p, tile.vp_3p, tile.vp_4p), wanted, here(), "B8.4", "points for 2, 3 and 4 players")?;
        }
        let pairs = sorted(file.bonus_tile.iter().map(|tile| (tile.tile_type, tile.size.as_str())));
        equal(
            pairs,
            Kind::ALL.iter().flat_map(|kind| [(*kind, "large"), (*kind, "small")]).collect(),
            at,
            "B1.6",
            "colours and sizes",
        )?;
        let sales =
            file.goods_sale.iter().map(|sale| (sale.players, sale.vp_per_tile, sale.silverlings_per_sale)).collect();
        equal(
            sales,
            [(2, 2, 1), (3, 3, 1), (4, 4, 1)].to_vec(),
            at,
            "B5.11",
            "players, points a tile, silverlings a sale",
        )?;
        let left = sorted(file.final_score.iter().map(|row| (row.id.as_str(), row.units, row.vp)));
        equal(
            left,
            [("final_silverlings", 1, 1), ("final_unsold_goods", 1, 1), ("final_workers", 2, 1)].to_vec(),
            at,
            "B8.10",
            "points for what is left",
        )
    }

    fn check_setup(&self) -> Checked {
        let at = "setup.toml, constants";
        let c = &self.setup.constants;
        equal((c.phases, c.rounds_per_phase, c.dice_per_player), (5, 5, 2), at, "B4.10", "phases, rounds, dice")?;
        let all: u8 = self.goods.good.iter().map(|goods| goods.count).sum();
        equal((c.goods_per_phase, c.goods_reserve), (5, all - 25), at, "B2.2", "goods of a phase and in reserve")?;
        equal((c.silverling_tokens, c.worker_tokens), (20, 30), at, "B1.5", "silverlings and workers in the box")?;
        ensure(
            c.silverlings_unlimited && c.workers_unlimited,
            at,
            "B10.4",
            "a supply is limited",
            "unlimited supplies",
        )?;
        equal(
            (c.start_silverlings, c.start_goods, c.start_castles),
            (1, 3, 1),
            at,
            "B2.7",
            "silverlings, goods and castles at the start",
        )?;
        equal(
            (c.take_workers_action, c.purchase_cost_silverlings, c.purchases_per_turn),
            (2, 2, 1),
            at,
            "B5.20",
            "workers taken; cost and number of purchases",
        )?;
        equal(
            (c.tile_storage_spaces, c.goods_storage_types),
            (3, 3),
            at,
            "B1.11",
            "storage spaces for tiles and goods",
        )?;
        equal((c.vp_track_first, c.vp_track_last), (0, 100), at, "B1.9", "ends of the point track")?;
        equal((c.vp_tokens, c.player_markers), (4, 8), at, "B1.8", "point tiles and markers")?;
        equal(
            usize::from(c.turn_order_track_spaces),
            1 + HEXES[Kind::Ship as usize],
            at,
            "B10.11",
            "spaces of the turn order track",
        )?;
        let counts = &self.setup.player_count;
        equal(
            counts.iter().map(|count| count.players).collect(),
            [2, 3, 4].to_vec(),
            "setup.toml",
            "B2.11",
            "numbers of players",
        )?;
        for count in counts {
            let here = || entry("setup.toml", &count.id);
            let n = count.players;
            equal(usize::from(count.depot_spaces), self.spaces_in(0, n).count(), here(), "B2.11", "depot spaces")?;
            let black = self.depots.black_depot.iter().find(|b| b.players == n).map(|b| b.spaces);
            equal(Some(count.black_depot_spaces), black, here(), "B2.11", "spaces of the black depot")?;
            equal(count.start_workers.clone(), (1..=n).collect(), here(), "B2.8", "workers at the start")?;
            equal(count.goods_returned_to_box, 17 - 3 * n, here(), "B2.6", "goods that go back to the box")?;
            equal(
                (count.goods_vp, count.large_bonus_vp, count.small_bonus_vp),
                (n, n + 3, n),
                here(),
                "B2.11",
                "points for goods and bonus tiles",
            )?;
        }
        Ok(())
    }
}

fn status(status: &str, at: String) -> Checked {
    let known = ["rulebook", "public", "reconstructed"];
    if known.contains(&status) { Ok(()) } else { Err(wrong(at, format!("status {status}"), &known.join(", "))) }
}
