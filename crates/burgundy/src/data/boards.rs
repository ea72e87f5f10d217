//! The estate boards and the sheets that they are printed on.

use super::check::{HEXES, entry, equal_lists, sorted};
use super::files::{Cell, Tables};
use crate::pieces::Kind;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use signoria_core::data::{Checked, ensure, equal};
use signoria_core::hex::{Hex, STEPS, adjacency, bits, regions};

impl Tables {
    pub(super) fn check_boards(&self) -> Checked {
        let file = &self.boards;
        let at = "boards.toml";
        let numbers: Vec<u8> = file.board.iter().map(|board| board.number).collect();
        equal_lists(&numbers, &(1..=9).collect::<Vec<u8>>(), format!("{at}: numbers"), "B1.10")?;
        let steps = sorted(file.layout.neighbours.iter().map(|[q, r]| (*q, *r)));
        equal_lists(&steps, &sorted(STEPS), format!("{at}: layout.neighbours"), "B1.13")?;
        equal(&file.space.len(), &(9 * 37), format!("{at}: hexes of all boards"), "B1.11")?;
        let first = &file.space[..37];
        let mut seen: Vec<Vec<Kind>> = Vec::new();
        for (board, cells) in file.board.iter().zip(file.space.chunks(37)) {
            let here = || entry(at, &board.id);
            equal(&board.copies, &if board.number == 1 { 4 } else { 1 }, here(), "B1.10")?;
            equal(&board.spaces, &37, here(), "B1.11")?;
            for (i, cell) in cells.iter().enumerate() {
                let at = || entry(at, &cell.id);
                equal(&(cell.board, cell.index), &(board.number, i + 1), at(), "B1.11")?;
                equal(&cell.id, &format!("b{}_{:02}", cell.board, cell.index), at(), "B1.11")?;
                equal(&(cell.q, cell.r), &(first[i].q, first[i].r), at(), "B1.12")?;
                let axial = ((-3).max(-cell.row) + cell.col, cell.row - 3);
                equal(&(cell.q, cell.r), &axial, at(), "B1.11")?;
                equal(cell.color.as_str(), cell.tile_type.colour(), at(), "B1.1")?;
                ensure((1..=6).contains(&cell.die), at(), format!("die number {}", cell.die), "1 to 6", "B1.11")?;
                equal(&cell.die, &first[i].die, at(), "B1.12")?;
            }
            let rows: Vec<usize> = (0..7).map(|row| cells.iter().filter(|cell| cell.row == row).count()).collect();
            equal_lists(&rows, &file.layout.row_lengths, here(), "B1.11")?;
            let kinds: Vec<Kind> = cells.iter().map(|cell| cell.tile_type).collect();
            let counts = Kind::ALL.map(|kind| kinds.iter().filter(|k| **k == kind).count());
            equal_lists(&counts, &HEXES, here(), "B1.12")?;
            let found = regions(&adjacency(&hexes(cells)), &kinds);
            equal(&found.len(), &board.regions, here(), "B1.13")?;
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
                equal_lists(&sizes(kind), wanted, here(), "B1.13")?;
            }
            let largest = found.iter().map(|region| region.count_ones()).max().unwrap_or(0);
            ensure(largest <= 8, here(), format!("a region of {largest} hexes"), "1 to 8 hexes", "B1.13")?;
            let cities = sizes(Kind::Building).len();
            ensure((1..=6).contains(&cities), here(), format!("{cities} cities"), "1 to 6 cities", "B14.3")?;
            let castles = cells.iter().filter(|cell| cell.tile_type == Kind::Castle).map(|cell| cell.id.clone());
            equal_lists(&board.castle_spaces, &castles.collect::<Vec<String>>(), here(), "BD2")?;
            let dark_green = board.default_castle_space.as_ref().is_none_or(|id| board.castle_spaces.contains(id));
            ensure(
                dark_green,
                here(),
                "the starting castle has no dark green hex",
                "one of the castle spaces",
                "B2.5",
            )?;
            ensure(!seen.contains(&kinds), here(), "the board is like another one", "nine different boards", "B1.10")?;
            seen.push(kinds);
        }
        let hexagon = first.iter().all(|cell| cell.q.abs() <= 3 && cell.r.abs() <= 3 && (cell.q + cell.r).abs() <= 3);
        ensure(hexagon, at, "the hexes form no hexagon of side 4", "|q|, |r| and |q + r| of 3 at most", "B1.11")?;
        let of_each = [1, 2, 3, 4, 5, 6].map(|die| first.iter().filter(|cell| cell.die == die).count());
        equal_lists(&of_each, &[7, 6, 6, 6, 6, 6], format!("{at}: hexes of each die number"), "B1.12")?;
        let adjacent = adjacency(&hexes(first));
        let apart = (0..37).all(|i| bits(adjacent[i]).all(|j| first[i].die != first[j].die));
        ensure(apart, at, "equal die numbers touch", "different numbers on neighbouring hexes", "B1.12")?;
        let one = &file.board[0];
        equal(one.default_castle_space.as_deref().unwrap_or("none"), "b1_19", entry(at, &one.id), "B2.5")?;
        equal(&(first[18].q, first[18].r, first[18].die), &(0, 0, 6), entry(at, "b1_19"), "B2.5")
    }

    /// How the boards are paired is reconstructed: any pairing will do that leaves four sheets with board 1.
    pub(super) fn check_sheets(&self) -> Checked {
        let sheets = &self.board_sheets.sheet;
        let at = "board_sheets.toml";
        equal(&sheets.len(), &6, format!("{at}: sheets"), "B1.10")?;
        let sides = sorted(sheets.iter().flat_map(|sheet| [sheet.front, sheet.back]));
        equal_lists(&sides, &[1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9], format!("{at}: boards"), "B1.10")?;
        for sheet in sheets {
            let differ = sheet.front != sheet.back;
            ensure(differ, entry(at, &sheet.id), "both sides are alike", "two different boards", "BA26")?;
        }
        Ok(())
    }
}

fn hexes(cells: &[Cell]) -> Vec<Hex> {
    cells.iter().map(|cell| Hex { q: cell.q, r: cell.r }).collect()
}
