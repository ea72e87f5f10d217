//! The estate boards and the sheets that they are printed on.

use super::{Checked, HEXES, ensure, entry, equal, sorted};
use crate::data::files::{Cell, Files};
use crate::tile::Kind;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use signoria_core::hex::{Hex, STEPS, adjacency, bits, regions};

impl Files {
    pub(super) fn check_boards(&self) -> Checked {
        let file = &self.boards;
        let at = "boards.toml";
        equal(
            file.board.iter().map(|b| b.number).collect(),
            (1..=9).collect::<Vec<u8>>(),
            at,
            "B1.10",
            "numbers of the boards",
        )?;
        equal(
            sorted(file.layout.neighbours.iter().map(|[q, r]| (*q, *r))),
            sorted(STEPS),
            at,
            "B1.13",
            "steps to neighbours",
        )?;
        equal(file.space.len(), 9 * 37, at, "B1.11", "hexes of all boards")?;
        let first = &file.space[..37];
        let mut seen = Vec::new();
        for (board, cells) in file.board.iter().zip(file.space.chunks(37)) {
            let here = || entry(at, &board.id);
            equal(board.copies, if board.number == 1 { 4 } else { 1 }, here(), "B1.10", "copies of the board")?;
            equal(board.spaces, 37, here(), "B1.11", "hexes")?;
            for (i, cell) in cells.iter().enumerate() {
                let at = || entry(at, &cell.id);
                equal((cell.board, cell.index), (board.number, i + 1), at(), "B1.11", "board and number of the hex")?;
                equal(cell.id.clone(), format!("b{}_{:02}", cell.board, cell.index), at(), "B1.11", "id of the hex")?;
                equal((cell.q, cell.r), (first[i].q, first[i].r), at(), "B1.12", "place of the hex")?;
                let axial = ((-3).max(-cell.row) + cell.col, cell.row - 3);
                equal((cell.q, cell.r), axial, at(), "B1.11", "row, column and axial place")?;
                equal(cell.color.as_str(), cell.tile_type.colour(), at(), "B1.1", "colour of its kind")?;
                ensure((1..=6).contains(&cell.die), at(), "B1.11", "there is no such die number", "1 to 6")?;
                equal(cell.die, first[i].die, at(), "B1.12", "die number, alike on all boards")?;
            }
            let rows: Vec<usize> = (0..7).map(|row| cells.iter().filter(|cell| cell.row == row).count()).collect();
            equal(&rows, &file.layout.row_lengths, here(), "B1.11", "lengths of the rows")?;
            let kinds: Vec<Kind> = cells.iter().map(|cell| cell.tile_type).collect();
            let counts = Kind::ALL.map(|kind| kinds.iter().filter(|k| **k == kind).count());
            equal(counts, HEXES, here(), "B1.12", "hexes of each kind")?;
            let found = regions(&adjacency(&hexes(cells)), &kinds);
            equal(found.len(), board.regions, here(), "B1.13", "regions")?;
            let sizes = |kind: Kind| {
                let of_kind = found.iter().filter(|region| kinds[region.trailing_zeros() as usize] == kind);
                let mut sizes = sorted(of_kind.map(|region| region.count_ones()));
                sizes.reverse();
                sizes
            };
            let named = [
                (Kind::Building, &board.city_sizes),
                (Kind::Animal, &board.pasture_sizes),
                (Kind::Ship, &board.river_sizes),
                (Kind::Knowledge, &board.knowledge_sizes),
                (Kind::Castle, &board.castle_sizes),
                (Kind::Mine, &board.mine_sizes),
            ];
            for (kind, wanted) in named {
                equal(&sizes(kind), wanted, here(), "B1.13", kind.id())?;
            }
            let largest = found.iter().map(|region| region.count_ones()).max();
            ensure(largest <= Some(8), here(), "B1.13", "a region of more than 8 hexes", "regions of 1 to 8 hexes")?;
            let cities = (1..=6).contains(&sizes(Kind::Building).len());
            ensure(cities, here(), "B14.3", "more cities than an estate has", "1 to 6 cities")?;
            let castles = cells.iter().filter(|cell| cell.tile_type == Kind::Castle).map(|cell| cell.id.as_str());
            equal(
                board.castle_spaces.iter().map(String::as_str).collect(),
                castles.collect::<Vec<_>>(),
                here(),
                "BD2",
                "dark green hexes",
            )?;
            let default = board.default_castle_space.as_ref();
            let dark_green = default.is_none_or(|id| board.castle_spaces.contains(id));
            ensure(
                dark_green,
                here(),
                "B2.5",
                "the starting castle has no dark green hex",
                "one of the castle spaces",
            )?;
            let colours: Vec<Kind> = kinds;
            ensure(
                !seen.contains(&colours),
                here(),
                "B1.10",
                "the board is like another one",
                "nine different boards",
            )?;
            seen.push(colours);
        }
        let hexagon = first.iter().all(|cell| cell.q.abs() <= 3 && cell.r.abs() <= 3 && (cell.q + cell.r).abs() <= 3);
        ensure(hexagon, at, "B1.11", "the hexes form no hexagon of side 4", "|q|, |r| and |q + r| of 3 at most")?;
        equal(
            (1..=6).map(|die| first.iter().filter(|c| c.die == die).count()).collect(),
            [7, 6, 6, 6, 6, 6].to_vec(),
            at,
            "B1.12",
            "hexes of each die number",
        )?;
        let adjacent = adjacency(&hexes(first));
        let apart = (0..37).all(|i| bits(adjacent[i]).all(|j| first[i].die != first[j].die));
        ensure(apart, at, "B1.12", "equal die numbers touch", "different numbers on neighbouring hexes")?;
        let one = &file.board[0];
        equal(
            one.default_castle_space.as_deref(),
            Some("b1_19"),
            entry(at, &one.id),
            "B2.5",
            "hex of the starting castle",
        )?;
        equal(
            (first[18].q, first[18].r, first[18].die),
            (0, 0, 6),
            entry(at, "b1_19"),
            "B2.5",
            "place and number of the centre",
        )
    }

    pub(super) fn check_sheets(&self) -> Checked {
        let sheets = &self.board_sheets.sheet;
        let at = "board_sheets.toml";
        equal(sheets.len(), 6, at, "B1.10", "sheets")?;
        let sides = sorted(sheets.iter().flat_map(|sheet| [sheet.front, sheet.back]));
        equal(sides, [1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9].to_vec(), at, "B1.10", "boards on the sheets")?;
        for sheet in sheets {
            ensure(
                sheet.front != sheet.back,
                entry(at, &sheet.id),
                "BA26",
                "both sides are alike",
                "two different boards",
            )?;
        }
        Ok(())
    }
}

fn hexes(cells: &[Cell]) -> Vec<Hex> {
    cells.iter().map(|cell| Hex { q: cell.q, r: cell.r }).collect()
}
