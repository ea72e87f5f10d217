//! Reads the files and checks them: printed facts are as printed, reconstructed ones make a game.

use super::{BUILDINGS, BonusPart, Components, LANDSCAPES, PrestigePart, ROUNDS, SIDE, Wishes, bit, grid};
use crate::pieces::{Building, Landscape, Size};
use alloc::format;
use alloc::vec::Vec;
use serde::Deserialize;
use signoria_core::SetupError;
use signoria_core::contract::Parts;
use signoria_core::data::{Checked, Files, ensure, equal, wrong};
use signoria_core::plain;

#[derive(Deserialize)]
struct Professions {
    profession: Vec<Wishes>,
}

#[derive(Deserialize)]
struct Bonuses {
    bonus: Vec<BonusPart>,
}

#[derive(Deserialize)]
struct Prestiges {
    prestige: Vec<PrestigePart>,
}

#[derive(Deserialize)]
struct Buildings {
    building: Vec<BuildingRow>,
}

#[derive(PartialEq, Deserialize)]
struct BuildingRow {
    id: Building,
    size: Size,
    spaces: u8,
    supply: u8,
}

#[derive(Deserialize)]
struct Landscapes {
    landscape: Vec<LandscapeRow>,
}

#[derive(PartialEq, Deserialize)]
struct LandscapeRow {
    id: Landscape,
    supply: u8,
}

#[derive(Deserialize)]
struct Shapes {
    shape: Vec<Shape>,
}

#[derive(Deserialize)]
struct Shape {
    id: alloc::string::String,
    cells: Vec<[i8; 2]>,
}

#[derive(Deserialize)]
struct Boards {
    board: Vec<Board>,
}

#[derive(PartialEq, Deserialize)]
struct Board {
    columns: u8,
    rows: u8,
    palace: Vec<[i8; 2]>,
}

#[derive(Deserialize)]
struct Rounds {
    round: Vec<Round>,
}

#[derive(Deserialize)]
struct Round {
    round: u8,
    minimum_work_value: u8,
}

#[derive(Deserialize)]
struct Layouts {
    layout: Vec<Layout>,
}

#[derive(Deserialize)]
struct Layout {
    players: u8,
    boards: Vec<Place>,
}

#[derive(Deserialize)]
struct Place {
    seat: u8,
    x: i8,
    y: i8,
}

pub(super) fn read(files: &Files<'_>) -> Result<Components, SetupError> {
    let built_in = Files::new(Components::FILES, &[])?;
    let printed = &built_in;
    let professions: [Professions; 2] = both(files, printed, "professions.toml")?;
    as_printed(
        "professions.toml",
        professions.each_ref().map(|file| &file.profession[..]),
        |row| row.id.word(),
        "F1.10",
    )?;
    let bonuses: [Bonuses; 2] = both(files, printed, "bonus_cards.toml")?;
    as_printed("bonus_cards.toml", bonuses.each_ref().map(|file| &file.bonus[..]), |row| row.id.word(), "F6.1.22")?;
    let prestiges: [Prestiges; 2] = both(files, printed, "prestige_cards.toml")?;
    as_printed(
        "prestige_cards.toml",
        prestiges.each_ref().map(|file| &file.prestige[..]),
        |row| row.id.word(),
        "F6.2.15",
    )?;
    let buildings: [Buildings; 2] = both(files, printed, "buildings.toml")?;
    as_printed("buildings.toml", buildings.each_ref().map(|file| &file.building[..]), |row| row.id.word(), "F1.3")?;
    let landscapes: [Landscapes; 2] = both(files, printed, "landscapes.toml")?;
    as_printed("landscapes.toml", landscapes.each_ref().map(|file| &file.landscape[..]), |row| row.id.word(), "F1.4")?;
    let base: [Boards; 2] = both(files, printed, "board_base.toml")?;
    as_printed("board_base.toml", base.each_ref().map(|file| &file.board[..]), |_| "base", "F1.2")?;
    let [Professions { profession }, _] = professions;
    let [Bonuses { bonus }, _] = bonuses;
    let [Prestiges { prestige }, _] = prestiges;
    let [Buildings { building }, _] = buildings;
    let [Landscapes { landscape }, _] = landscapes;
    debug_assert!(building.iter().all(|row| row.supply == BUILDINGS));
    debug_assert!(landscape.iter().all(|row| row.supply == LANDSCAPES));
    let coop: Boards = files.table("board_coop.toml")?;
    let palaces = [palace("board_base.toml", &base[0])?, palace("board_coop.toml", &coop)?];
    let outlines = outlines(files, &building, palaces)?;
    Ok(Components {
        professions: core::array::from_fn(|i| profession[i]),
        sizes: core::array::from_fn(|i| building[i].size),
        outlines,
        bonuses: core::array::from_fn(|i| bonus[i].clone()),
        prestiges: core::array::from_fn(|i| prestige[i].clone()),
        palaces,
        minimum: minimum(files)?,
        layouts: layouts(files)?,
        reconstructed: files.reconstructed()?,
    })
}

fn both<T: serde::de::DeserializeOwned>(
    given: &Files<'_>,
    built_in: &Files<'_>,
    name: &str,
) -> Result<[T; 2], SetupError> {
    Ok([given.table(name)?, built_in.table(name)?])
}

/// Facts with a source are not open to other values.
fn as_printed<T: PartialEq>(
    file: &str,
    [given, built_in]: [&[T]; 2],
    word: fn(&T) -> &'static str,
    rule: &'static str,
) -> Checked {
    equal(&given.len(), &built_in.len(), format!("{file}: number of entries"), rule)?;
    for (given, built_in) in given.iter().zip(built_in) {
        let at = format!("{file}: {}", word(built_in));
        ensure(given == built_in, at, "another entry than the printed one", "the built-in entry", rule)?;
    }
    Ok(())
}

/// Three by two cells on the grid. F1.2
fn palace(file: &str, boards: &Boards) -> Result<u64, SetupError> {
    let [Board { columns, rows, palace }] = &boards.board[..] else {
        return Err(wrong(file, "not one board", "one board", "F1.2"));
    };
    equal(&[*columns, *rows][..], &[SIDE as u8; 2][..], format!("{file}: columns, rows"), "F1.2")?;
    let corner = |axis: usize| palace.iter().map(|cell| cell[axis]).min().unwrap_or(0);
    let [left, top] = [corner(0), corner(1)];
    let inside = palace.iter().all(|[x, y]| (left..left + 3).contains(x) && (top..top + 2).contains(y));
    let on_grid = left >= 0 && top >= 0 && left + 3 <= SIDE as i8 && top + 2 <= SIDE as i8;
    ensure(on_grid && inside, format!("{file}: palace"), "another form or place", "3 x 2 cells on the grid", "F1.2")?;
    let cells = palace.iter().fold(0u64, |set, [x, y]| set | bit(*x, *y));
    equal(&(cells.count_ones() as usize), &palace.len().max(6), format!("{file}: palace"), "F1.2")?;
    Ok(cells)
}

/// Outlines of the right sizes, connected, all different, each with a place on both boards. F1.3, F1.4, FA24
fn outlines(files: &Files<'_>, buildings: &[BuildingRow], palaces: [u64; 2]) -> Result<Vec<Vec<[i8; 2]>>, SetupError> {
    let Shapes { shape: of_buildings } = files.table("building_shapes.toml")?;
    let ids: Vec<&str> = of_buildings.iter().map(|shape| &shape.id[..]).collect();
    equal(&ids[..], &Building::ALL.map(Building::word)[..], "building_shapes.toml: shape", "FA24")?;
    let Shapes { shape: of_landscapes } = files.table("landscape_shapes.toml")?;
    let ids: Vec<&str> = of_landscapes.iter().map(|shape| &shape.id[..]).collect();
    equal(&ids[..], &Landscape::ALL.map(Landscape::word)[..], "landscape_shapes.toml: shape", "FA24")?;
    for (shape, row) in of_buildings.iter().zip(buildings) {
        equal(&shape.cells.len(), &usize::from(row.spaces), format!("building_shapes.toml: {}", shape.id), "F1.3")?;
    }
    let sizes: Vec<usize> = of_landscapes.iter().map(|shape| shape.cells.len()).collect();
    let order = sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] > 0 && sizes[0] <= SIDE;
    let at = "landscape_shapes.toml: shape";
    ensure(order, at, plain(&sizes[..]), "at most 7 cells, forest largest, park smallest", "F1.4")?;
    let files = [("building_shapes.toml", &of_buildings), ("landscape_shapes.toml", &of_landscapes)];
    for (file, shapes) in files {
        let flips = file == "building_shapes.toml";
        let mut seen: Vec<Vec<[i8; 2]>> = Vec::new();
        for Shape { id, cells } in shapes {
            let at = || format!("{file}: {id}");
            let forms = grid::forms(cells, flips);
            let connected = forms[0].is_connected();
            ensure(connected, at(), "cells that do not hang together, or one twice", "one piece", "FA24")?;
            let first = grid::normal(cells);
            let fresh = !grid::orientations(cells, true).iter().any(|(_, _, form)| seen.contains(form));
            ensure(fresh, at(), "the same outline as another one", "ten and three different outlines", "FA24")?;
            seen.push(first);
            let placeable = palaces.iter().all(|palace| forms.iter().any(|form| form.fits(!palace) != 0));
            ensure(placeable, at(), "no place on a board", "a place on both sides of the board", "FA24")?;
        }
    }
    Ok(of_buildings.into_iter().chain(of_landscapes).map(|shape| shape.cells).collect())
}

/// Only the fourth round is open, between its neighbours. F1.11, FA2
fn minimum(files: &Files<'_>) -> Result<[u8; ROUNDS as usize], SetupError> {
    let Rounds { round } = files.table("rounds.toml")?;
    let numbers: Vec<u8> = round.iter().map(|row| row.round).collect();
    equal(&numbers[..], &[1, 2, 3, 4, 5, 6, 7][..], "rounds.toml: round", "F1.11")?;
    for (row, known) in round.iter().zip([7, 10, 12, 0, 15, 16, 17]) {
        let at = format!("rounds.toml: round {}", row.round);
        let value = row.minimum_work_value;
        match known {
            0 => ensure((13..=14).contains(&value), at, value, "13 or 14", "FA2")?,
            known => equal(&value, &known, at, "F1.11")?,
        }
    }
    Ok(core::array::from_fn(|i| round[i].minimum_work_value))
}

/// Boards side by side, none over another, each beside the next and the last one. F8.4.1
fn layouts(files: &Files<'_>) -> Result<[Vec<[i8; 2]>; 4], SetupError> {
    let Layouts { layout } = files.table("coop_layouts.toml")?;
    let players: Vec<u8> = layout.iter().map(|row| row.players).collect();
    equal(&players[..], &[2, 3, 4, 5][..], "coop_layouts.toml: layout", "F8.4.1")?;
    let mut all = [const { Vec::new() }; 4];
    for (row, places) in layout.iter().zip(&mut all) {
        let at = format!("coop_layouts.toml: {} players", row.players);
        let seats: Vec<u8> = row.boards.iter().map(|place| place.seat).collect();
        equal(&seats[..], &(0..row.players).collect::<Vec<_>>()[..], &at, "F8.4.1")?;
        *places = row.boards.iter().map(|place| [place.x, place.y]).collect();
        let near = places.iter().flatten().all(|n| (grid::LEAST..=grid::MOST).contains(n));
        ensure(near, &at, "a board too far away", format_args!("{} to {}", grid::LEAST, grid::MOST), "F8.4.1")?;
        for a in 0..row.players {
            for b in 0..a {
                let touch = grid::touch(places[usize::from(a)], places[usize::from(b)]);
                let next = a == b + 1 || a + 1 == row.players && b == 0;
                let problem = format!("boards {b} and {a} {}", if next { "do not share an edge" } else { "meet" });
                let allowed = "boards side by side, each beside the next and the last, none over another";
                ensure(touch == Some(next), &at, problem, allowed, "F8.4.1")?;
            }
        }
    }
    Ok(all)
}
