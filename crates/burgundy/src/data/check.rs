//! What must hold of the components, whoever wrote the files. Every error names the file, the entry and, where one stands behind
//! it, the rule.

use super::Components;
use super::files::{PhaseLetter, Space, Tables, TileEntry};
use crate::pieces::{Kind, Tile};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Display;
use signoria_core::Plain;
use signoria_core::contract::Parts;
use signoria_core::data::{Checked, Files, ensure, equal, ids};
use toml::Table;

pub(super) fn entry(file: &str, id: &str) -> String {
    format!("{file}: {id}")
}

pub(super) fn equal_lists<T: PartialEq + Plain>(
    found: &[T],
    wanted: &[T],
    at: impl Display,
    rule: &'static str,
) -> Checked {
    equal(found, wanted, at, rule)
}

pub(super) fn sorted<T: Ord>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = list.into_iter().collect();
    list.sort_unstable();
    list
}

/// The files in which a host has nothing to choose: whatever says otherwise is refused, at the first entry that does.
pub(super) fn fixed(files: &Files<'_>) -> Checked {
    let built_in = Files::new(Components::FILES, &[])?;
    for name in ["knowledge.toml", "buildings.toml", "goods.toml", "scoring.toml", "setup.toml"] {
        let (given, known): (Table, Table) = (files.table(name)?, built_in.table(name)?);
        let keys = known.keys().chain(given.keys()).filter(|key| *key != "provenance");
        for key in keys {
            let (given, known) = (given.get(key), known.get(key));
            let id = |i: usize| known?.get(i)?.get("id")?.as_str();
            let entry = (0..)
                .map_while(|i| Some((i, known?.get(i)?)))
                .find(|(i, entry)| given.and_then(|g| g.get(i)) != Some(*entry));
            let at = format!("{name}: {}", entry.and_then(|(i, _)| id(i)).unwrap_or(key));
            ensure(given == known, at, "another value", "that of the built-in file: there is no other", None)?;
        }
    }
    Ok(())
}

/// Hexes of each kind on a board, in the order of [`Kind::ALL`] (B1.12).
pub(super) const HEXES: [usize; 6] = [4, 3, 6, 6, 6, 12];
/// Tiles of each kind (B1.1).
const TILES: [u32; 6] = [16, 12, 26, 26, 28, 56];
/// Those with a black back.
const BLACK: [u32; 6] = [2, 2, 6, 6, 8, 16];
impl Tables {
    pub(super) fn check(&self) -> Checked {
        self.check_ids()?;
        self.check_boards()?;
        self.check_sheets()?;
        self.check_depots()?;
        self.check_tiles()?;
        self.check_supplies()
    }

    fn check_ids(&self) -> Checked {
        fn each<'a, T>(list: &'a [T], id: impl Fn(&'a T) -> &'a String + 'a) -> impl Iterator<Item = &'a str> {
            list.iter().map(move |entry| id(entry).as_str())
        }
        let (boards, depots) = (&self.boards, &self.depots);
        ids("boards.toml", each(&boards.board, |e| &e.id).chain(each(&boards.space, |e| &e.id)), None)?;
        ids("board_sheets.toml", each(&self.board_sheets.sheet, |e| &e.id), None)?;
        let spaces = each(&depots.depot, |e| &e.id).chain(each(&depots.depot_space, |e| &e.id));
        ids("depots.toml", spaces.chain(each(&depots.black_depot, |e| &e.id)), None)?;
        ids("hex_tiles.toml", each(&self.hex_tiles.tile, |e| &e.id), None)
    }

    fn check_depots(&self) -> Checked {
        let file = &self.depots;
        let at = "depots.toml";
        let numbers: Vec<u8> = file.depot.iter().map(|depot| depot.number).collect();
        equal_lists(&numbers, &[1, 2, 3, 4, 5, 6], format!("{at}: depot numbers"), "B1.9")?;
        for depot in &file.depot {
            let ring = sorted([(depot.number + 4) % 6 + 1, depot.number % 6 + 1]);
            equal_lists(&sorted(depot.neighbours.iter().copied()), &ring, entry(at, &depot.id), "BA13")?;
        }
        let places: Vec<(u8, u8)> = file.depot_space.iter().map(|space| (space.depot, space.slot)).collect();
        let wanted: Vec<(u8, u8)> = (1..=6).flat_map(|depot| (1..=4).map(move |slot| (depot, slot))).collect();
        equal_lists(&places, &wanted, format!("{at}: depot_space"), "B4.2")?;
        for space in &file.depot_space {
            let here = || entry(at, &space.id);
            equal(space.color.as_str(), space.tile_type.colour(), here(), "B1.1")?;
            let players = space.min_players;
            ensure((2..=4).contains(&players), here(), format!("used from {players} players"), "2, 3 or 4", "B4.2")?;
            let exception = (space.exception_players, space.exception_tile_type, space.exception_phases.clone());
            let wanted = match (space.depot, space.slot) {
                (6, 1) => (Some(3), Some(Kind::Mine), [PhaseLetter::B, PhaseLetter::D].to_vec()),
                _ => (None, None, Vec::new()),
            };
            equal(&exception, &wanted, here(), "B4.3")?;
        }
        let exception = &file.depot_space[20];
        let here = || entry(at, &exception.id);
        equal(&(exception.tile_type, exception.min_players), &(Kind::Castle, 3), here(), "B4.3")?;
        for players in 2..=4u8 {
            let here = || format!("{at}: spaces for {players} players");
            let used = |depot: u8| {
                let spaces = file.depot_space.iter().filter(|space| space.depot == depot);
                spaces.filter(|space| space.min_players <= players).count() as u8
            };
            equal_lists(&[1, 2, 3, 4, 5, 6].map(used), &[players; 6], here(), "B4.2")?;
            // Castle, mine, ship, knowledge, animal, building; with 3 players as in phases A, C, E.
            let mix = [[1, 1, 2, 2, 2, 4], [2, 1, 3, 3, 3, 6], [2, 2, 4, 4, 4, 8]][usize::from(players) - 2];
            let phase = PhaseLetter::A;
            let found = Kind::ALL.map(|kind| self.spaces_in(phase, players).filter(|k| *k == kind).count());
            equal_lists(&found, &mix, here(), "B4.2")?;
        }
        let black: Vec<(u8, u8)> = file.black_depot.iter().map(|b| (b.players, b.spaces)).collect();
        equal_lists(&black, &[(2, 4), (3, 6), (4, 8)], format!("{at}: players and spaces of the black depot"), "B2.11")
    }

    /// The kinds that are laid out in a phase.
    fn spaces_in(&self, phase: PhaseLetter, players: u8) -> impl Iterator<Item = Kind> {
        let kind = move |space: &Space| {
            let swapped = space.exception_players == Some(players) && space.exception_phases.contains(&phase);
            space.exception_tile_type.filter(|_| swapped).unwrap_or(space.tile_type)
        };
        self.depots.depot_space.iter().filter(move |space| space.min_players <= players).map(kind)
    }

    fn check_tiles(&self) -> Checked {
        let tiles = &self.hex_tiles.tile;
        let at = "hex_tiles.toml";
        for tile in tiles {
            let here = || entry(at, &tile.id);
            let face = tile.face();
            ensure(
                face.is_some(),
                here(),
                "its fields describe no face",
                "the fields of its type and no others",
                "B1.1",
            )?;
            // A face that exists with a black back alone has no other entry to be told from.
            let plain = |face: Tile| tile.id == face.word() && (tile.back != "black" || face.kind() == Kind::Knowledge);
            let black = |face: Tile| tile.back == "black" && tile.id == format!("{}_black", face.word());
            let named = face.is_some_and(|face| plain(face) || black(face));
            ensure(
                named,
                here(),
                "the id names another face or back",
                "the face, and _black for a black back",
                "B1.1",
            )?;
            equal(tile.color.as_str(), tile.kind.colour(), here(), "B1.1")?;
            let back = tile.back == "black" || tile.back == tile.color;
            ensure(back, here(), format!("a back of {}", tile.back), "its colour or black", "B1.1")?;
        }
        let count = |wanted: &dyn Fn(&TileEntry) -> bool| {
            tiles.iter().filter(|t| wanted(t)).map(|t| u32::from(t.count)).sum::<u32>()
        };
        equal_lists(
            &Kind::ALL.map(|kind| count(&|t| t.kind == kind)),
            &TILES,
            format!("{at}: tiles of each kind"),
            "B1.1",
        )?;
        let black = Kind::ALL.map(|kind| count(&|t| t.kind == kind && t.back == "black"));
        equal_lists(&black, &BLACK, format!("{at}: tiles of each kind with a black back"), "B1.1")?;
        for face in Tile::all() {
            let backs = [false, true].map(|black| count(&|t| t.face() == Some(face) && (t.back == "black") == black));
            let wanted = match (face.kind(), face.word().as_bytes().last()) {
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
            equal_lists(&backs, &wanted, entry(at, &format!("{face}, coloured and black backs")), "B1.2")?;
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
                let phases = PhaseLetter::ALL.into_iter();
                let laid = phases.flat_map(|phase| self.spaces_in(phase, players)).filter(|k| *k == kind).count();
                let start = if kind == Kind::Castle { usize::from(players) } else { 0 };
                let enough = laid + start <= supply;
                ensure(enough, &at, format!("too few tiles: {kind}"), "enough for five phases", "B10.3")?;
                left.push(supply - laid - start);
            }
            let black = self.depots.black_depot.iter().filter(|b| b.players == players).map(|b| usize::from(b.spaces));
            let tiles = self.hex_tiles.tile.iter().filter(|t| t.back == "black").map(|t| usize::from(t.count));
            left.push(tiles.sum::<usize>() - 5 * black.sum::<usize>());
            let at = format!("{at}, tiles left in the stacks");
            equal_lists(&left, &wanted, at, if players == 4 { "BV29" } else { "BV43" })?;
        }
        Ok(())
    }
}
