//! What a set of components must fulfil to make this game.

use super::files::{Set, Tables, goods_bits};
use super::{CELLS, Components, FIELDS, SPACES, YIELDS};
use crate::pieces::{Bonus, Good, Kind};
use crate::state::estate::{self, Layout};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use signoria_core::data::{Checked, Files, Provenance, ensure};
use signoria_core::hex::{Hex, bits};
use signoria_core::plain;

/// Fields of an estate by kind, and each player's own tiles by kind. T1.9
const ESTATE_FIELDS: [u8; 8] = [3, 3, 2, 5, 4, 5, 4, 4];
const PLAYER_TILES: [u8; 8] = [1, 2, 1, 4, 3, 4, 3, 3];
const NEUTRAL_TILES: u8 = 4;

/// A number that the rules fix.
fn fixed(file: &str, entry: &str, found: impl Into<u32>, wanted: impl Into<u32>, rule: &'static str) -> Checked {
    let (found, wanted) = (found.into(), wanted.into());
    ensure(found == wanted, format!("{file}: {entry}"), format!("is {found}"), wanted.to_string(), rule)
}

/// A rule that no rulebook gives: it keeps our reconstruction of a file in balance, and is asked of a file while that says
/// of itself to be reconstructed.
fn balance(file: &str, provenance: &Provenance, check: impl FnOnce() -> Checked) -> Checked {
    if provenance.status.is_open() { check().map_err(|error| error.of_balance(file)) } else { Ok(()) }
}

/// The tables, one by one and against each other.
pub(super) fn all(files: &Tables, texts: &Files<'_>) -> Checked {
    texts.reconstructed()?;
    kinds(files)?;
    constants(files)?;
    counts(files)?;
    bonus_tiles(files)?;
    colour_tiles(files)?;
    region_cards(files)?;
    yield_cards(files)?;
    region_tiles(files)?;
    estate_tiles(files)?;
    layout(files)?;
    bounds(files)
}

fn kinds(files: &Tables) -> Checked {
    let rows = &files.kinds.kind;
    let order: Vec<Kind> = rows.iter().map(|row| row.id).collect();
    ensure(
        order == Kind::ALL,
        "kinds.toml: kind",
        "kinds missing, twice or in another order",
        "the eight kinds in order",
        "T1.9",
    )?;
    for (i, row) in rows.iter().enumerate() {
        let entry = row.id.word();
        let number =
            |key: &str, found: u8, wanted: u8| fixed("kinds.toml", &format!("{entry}.{key}"), found, wanted, "T1.9");
        number("order", row.order, i as u8)?;
        number("estate_fields", row.estate_fields, ESTATE_FIELDS[i])?;
        number("player_tiles", row.player_tiles, PLAYER_TILES[i])?;
        number("neutral_tiles", row.neutral_tiles, NEUTRAL_TILES)?;
        let placeable = row.estate_fields - u8::from(row.id == Kind::Castle);
        fixed("kinds.toml", &format!("{entry}.placeable_fields"), row.placeable_fields, placeable, "T1.10")?;
        ensure(
            row.effect_optional == matches!(row.id, Kind::Castle | Kind::City),
            format!("kinds.toml: {entry}.effect_optional"),
            format!("is {}", row.effect_optional),
            "true for castle and city alone",
            "TA18",
        )?;
        ensure(
            row.player_tiles + row.neutral_tiles >= row.placeable_fields,
            format!("kinds.toml: {entry}"),
            "fewer tiles than fields",
            "tiles for all fields",
            "T1.9",
        )?;
        let twin = rows[..i].iter().any(|other| other.color == row.color || other.effect == row.effect);
        ensure(!twin, format!("kinds.toml: {entry}"), "colour or effect of another kind", "one of its own", "T1.9")?;
    }
    fixed("kinds.toml", "estate_fields in all", ESTATE_FIELDS.iter().sum::<u8>(), FIELDS as u32, "T1.10")
}

fn constants(files: &Tables) -> Checked {
    let c = &files.constants;
    let numbers = [
        ("setup.min_players", c.setup.min_players, 2u8, "T2.14"),
        ("setup.max_players", c.setup.max_players, 4, "T2.14"),
        ("setup.start_hand_cards", c.setup.start_hand_cards, 5, "T2.9"),
        ("setup.display_size", c.setup.display_size, 8, "T2.8"),
        ("setup.stacks_per_player", c.setup.stacks_per_player, 3, "T2.4"),
        ("setup.tiles_per_stack", c.setup.tiles_per_stack, 7, "T2.4"),
        ("setup.estate_tiles_per_player", c.setup.estate_tiles_per_player, 3, "T2.10"),
        ("setup.start_bonus_tiles_per_player", c.setup.start_bonus_tiles_per_player, 1, "T2.13"),
        ("setup.track_start_red", c.setup.track_start_red, 0, "T2.5"),
        ("setup.track_start_green", c.setup.track_start_green, 0, "T2.5"),
        ("track.fields_per_lap_red", c.track.fields_per_lap_red, 50, "T1.1"),
        ("track.fields_per_lap_green", c.track.fields_per_lap_green, 50, "T1.1"),
        ("track.marker_start_field", c.track.marker_start_field, 50, "T2.5"),
        ("action.draw_cards", c.action.draw_cards, 3, "T5.1.1"),
        ("action.cards_per_placement", c.action.cards_per_placement, 2, "T5.3.2"),
        ("action.pair_size_as_joker", c.action.pair_size_as_joker, 2, "T5.3.2.2"),
        ("action.workers_max_per_placement", c.action.workers_max_per_placement, 2, "T5.3.7"),
        ("action.marble_actions_max_per_turn", c.action.marble_actions_max_per_turn, 1, "T4.2"),
        ("market.same_color_limit", c.market.same_color_limit, 4, "T5.4.1"),
        ("market.purge_at", c.market.purge_at, 5, "T5.4.1"),
        ("effect.monastery_cards", c.effect.monastery_cards, 3, "T6.7"),
        ("effect.quarry_marble", c.effect.quarry_marble, 1, "T6.5"),
        ("effect.village_workers", c.effect.village_workers, 1, "T6.6"),
        ("effect.cart_yield_cards", c.effect.cart_yield_cards, 1, "T6.8"),
        ("effect.inn_hexagons", c.effect.inn_hexagons, 1, "T6.3"),
        ("effect.agriculture_points_per_new_kind", c.effect.agriculture_points_per_new_kind, 1, "T6.4"),
        ("effect.agriculture_hexagon_points", c.effect.agriculture_hexagon_points, 1, "T6.4"),
        ("effect.storage_bonus_green_points", c.effect.storage_bonus_green_points, 2, "T6.2"),
        ("effect.yield_hexagon_without_space_red_points", c.effect.yield_hexagon_without_space_red_points, 2, "T6.9"),
        ("phase.count", c.phase.count, 3, "T4.1"),
        ("phase.extra_rounds_after_last_trigger", c.phase.extra_rounds_after_last_trigger, 1, "T4.6"),
        ("final.cards_per_point", c.end.cards_per_point, 5, "T8.2"),
        ("final.points_per_stored_tile", c.end.points_per_stored_tile, 1, "T8.2"),
        ("final.points_per_hexagon", c.end.points_per_hexagon, 1, "T8.2"),
        ("final.points_per_marble", c.end.points_per_marble, 1, "T8.2"),
        ("final.points_per_worker", c.end.points_per_worker, 1, "T8.2"),
    ];
    for (entry, found, wanted, rule) in numbers {
        fixed("constants.toml", entry, found, wanted, rule)?;
    }
    ensure(
        c.track.lap_token_values == [50, 100],
        "constants.toml: track.lap_token_values",
        format!("are {}", plain(&c.track.lap_token_values)),
        "50 and 100",
        "T8.5",
    )?;
    let points: Vec<_> = c.region_points.iter().map(|row| (row.size, row.points)).collect();
    ensure(
        points == [(1, 1), (2, 3), (3, 6)],
        "constants.toml: region_points",
        format!("are {} (size, points)", plain(&points)),
        "1, 3 and 6 points for 1, 2 and 3 fields",
        "T5.3.4",
    )?;
    let ties: Vec<_> = c.tie_break.iter().map(|row| (row.order, &*row.criterion, &*row.prefer)).collect();
    ensure(
        ties == [(1, "empty_estate_fields", "most"), (2, "green_points", "most")],
        "constants.toml: tie_break",
        "other tie-breaks",
        "most empty fields, then most green points",
        "T8.3",
    )
}

fn counts(files: &Tables) -> Checked {
    const COUNTS: [(&str, u16, &str); 15] = [
        ("score_board", 1, "T1.1"),
        ("region_card", 122, "T1.2"),
        ("yield_card", 27, "T1.2"),
        ("start_player_card", 1, "T1.2"),
        ("player_region_tile", 88, "T1.3"),
        ("neutral_region_tile", 32, "T1.3"),
        ("bonus_tile", 25, "T1.4"),
        ("color_bonus_tile", 8, "T1.5"),
        ("estate_tile", 12, "T1.6"),
        ("player_board", 4, "T1.7"),
        ("lap_token", 4, "T1.7"),
        ("marble", 12, "T1.8"),
        ("worker", 12, "T1.8"),
        ("hexagon", 10, "T1.8"),
        ("score_marker", 8, "T1.8"),
    ];
    for (id, wanted, rule) in COUNTS {
        let found: u16 = files.components.component.iter().filter(|row| row.id == id).map(|row| row.count).sum();
        fixed("components.toml", id, found, wanted, rule)?;
    }
    let colours = &files.components.player_color;
    fixed("components.toml", "player_color", colours.len() as u32, 4u32, "T1.7")?;
    let twin = (1..colours.len()).find(|i| colours[..*i].iter().any(|other| other.id == colours[*i].id));
    ensure(twin.is_none(), "components.toml: player_color", "a colour twice", "four colours", "T1.7")?;

    let board = &files.board.board;
    fixed("player_board.toml", "board.storage_spaces", board.storage_spaces, 1u8, "TA23")?;
    ensure(
        board.stack_spaces == ["1", "2", "3"],
        "player_board.toml: board.stack_spaces",
        format!("are {}", plain(&board.stack_spaces)),
        "the spaces 1, 2, 3",
        "T2.4",
    )?;
    for (entry, limit) in [
        ("board.marble_limit", board.marble_limit),
        ("board.worker_limit", board.worker_limit),
        ("board.bonus_tile_limit", board.bonus_tile_limit),
        ("board.hand_limit", board.hand_limit),
    ] {
        fixed("player_board.toml", entry, limit, 0u8, "T10.6")?;
    }
    Ok(())
}

fn bonus_tiles(files: &Tables) -> Checked {
    const APPLIES: [&str; 5] = ["draw_action", "storage", "quarry", "village", "cart"];
    let rows = &files.bonus.bonus_tile;
    let order: Vec<Bonus> = rows.iter().map(|row| row.id).collect();
    ensure(
        order == Bonus::ALL,
        "bonus_tiles.toml: bonus_tile",
        "kinds missing, twice or in another order",
        "the five kinds in order",
        "T1.4",
    )?;
    for (row, applies) in rows.iter().zip(APPLIES) {
        let entry = format!("bonus_tiles.toml: {}", row.id.word());
        let storage = row.id == Bonus::ExtraStorage;
        ensure(row.count == 5, entry.clone(), format!("{} tiles", row.count), "5 of each kind", "T1.4")?;
        ensure(row.amount == 1, entry.clone(), format!("adds {}", row.amount), "1", "T6.10")?;
        ensure(row.applies_to == applies, entry.clone(), format!("applies to {}", row.applies_to), applies, "T6.10")?;
        let green = if storage { files.constants.effect.storage_bonus_green_points } else { 0 };
        ensure(
            row.green_points_on_take == green,
            entry,
            format!("gives {} green points", row.green_points_on_take),
            green.to_string(),
            "T6.2",
        )?;
    }
    let all: u8 = rows.iter().map(|row| row.count).sum();
    let most = 4 * (1 + ESTATE_FIELDS[Kind::City.idx()]);
    ensure(
        all >= most,
        "bonus_tiles.toml",
        format!("{all} tiles"),
        format!("at least {most}, so that some are left"),
        "T10.11",
    )
}

fn colour_tiles(files: &Tables) -> Checked {
    let rows = &files.colours.color_bonus_tile;
    let order: Vec<Kind> = rows.iter().map(|row| row.kind).collect();
    ensure(
        order == Kind::ALL,
        "color_bonus_tiles.toml: color_bonus_tile",
        "kinds missing, twice or in another order",
        "one tile of each kind in order",
        "T1.5",
    )?;
    for row in rows {
        ensure(
            0 < row.side_2 && row.side_2 < row.side_1 && row.side_1 <= 4,
            format!("color_bonus_tiles.toml: {}", row.id),
            format!("gives {} and {}", row.side_1, row.side_2),
            "at most 4 for the first, fewer and something for the second",
            "T1.24",
        )?;
    }
    balance("color_bonus_tiles.toml", &files.colours.provenance, || {
        let highest = rows.iter().map(|row| row.side_1).max().unwrap_or(0);
        let at = "color_bonus_tiles.toml: side_1";
        ensure(highest == 4, at, format!("at most {highest}"), "4 for the highest", "T1.24")?;
        // The points grow with the fields that are to be covered. T1.24
        for (a, b) in rows.iter().flat_map(|a| rows.iter().map(move |b| (a, b))) {
            let fields = |kind: Kind| files.kinds.kind[kind.idx()].placeable_fields;
            let grows = fields(a.kind).cmp(&fields(b.kind)) == (a.side_1 + a.side_2).cmp(&(b.side_1 + b.side_2));
            ensure(
                grows,
                format!("color_bonus_tiles.toml: {}", a.id),
                format!("not in proportion to {}", b.id),
                "more points in all for more fields, equal points for equally many",
                "T1.24",
            )?;
        }
        Ok(())
    })
}

fn region_cards(files: &Tables) -> Checked {
    let rows = &files.cards.region_card;
    let order: Vec<Kind> = rows.iter().map(|row| row.kind).collect();
    ensure(
        order == Kind::ALL,
        "region_cards.toml: region_card",
        "kinds missing, twice or in another order",
        "one entry a kind in order",
        "T1.22",
    )?;
    balance("region_cards.toml", &files.cards.provenance, || {
        for row in rows {
            let tiles = 4 * PLAYER_TILES[row.kind.idx()] + NEUTRAL_TILES;
            ensure(
                row.count == tiles || row.count == tiles + 3,
                format!("region_cards.toml: {}", row.id),
                format!("{} cards", row.count),
                format!("{tiles}, as many as tiles, or 3 more"),
                "T1.22",
            )?;
        }
        Ok(())
    })?;
    fixed("region_cards.toml", "count in all", rows.iter().map(|row| u32::from(row.count)).sum::<u32>(), 122u32, "T1.2")
}

fn yield_cards(files: &Tables) -> Checked {
    use super::Reward;
    let rows = &files.yields.yield_card;
    ensure(
        rows.len() <= YIELDS,
        "yield_cards.toml: yield_card",
        format!("{} entries", rows.len()),
        format!("at most {YIELDS}"),
        "T1.23",
    )?;
    for (i, row) in rows.iter().enumerate() {
        let entry = format!("yield_cards.toml: {}", row.id);
        ensure(row.amount >= 1 && row.count >= 1, entry.clone(), "nothing of it", "at least 1", "T1.23")?;
        ensure(rows[..i].iter().all(|other| other.id != row.id), entry, "twice", "each id once", "T1.23")?;
    }
    fixed("yield_cards.toml", "count in all", rows.iter().map(|row| u32::from(row.count)).sum::<u32>(), 27u32, "T1.2")?;
    balance("yield_cards.toml", &files.yields.provenance, || {
        let rewards = [
            Reward::RedPoints,
            Reward::GreenPoints,
            Reward::RegionCards,
            Reward::Workers,
            Reward::Marble,
            Reward::Hexagons,
        ];
        let all = rewards.iter().all(|reward| rows.iter().any(|row| row.reward == *reward));
        ensure(all, "yield_cards.toml: reward", "a reward is missing", "all six rewards", "T6.9")?;
        let two = rows.iter().any(|row| row.reward == Reward::RedPoints && row.amount == 2);
        ensure(two, "yield_cards.toml: red_points", "no card of 2", "one of 2 red points", "T1.23")
    })
}

fn region_tiles(files: &Tables) -> Checked {
    let rows = &files.tiles.region_tile;
    let goods: Vec<Good> = files.tiles.good.iter().map(|row| row.id).collect();
    ensure(
        goods == Good::ALL,
        "region_tiles.toml: good",
        "goods missing, twice or in another order",
        "the four goods in order",
        "T1.25",
    )?;
    for (i, row) in rows.iter().enumerate() {
        let entry = format!("region_tiles.toml: {}", row.id);
        ensure(rows[..i].iter().all(|other| other.id != row.id), entry.clone(), "twice", "each id once", "T1.3")?;
        ensure(row.count >= 1, entry.clone(), "no tile of it", "at least 1", "T1.3")?;
        let distinct = goods_bits(&row.goods).count_ones() as usize == row.goods.len();
        let shown = if row.kind == Kind::Agriculture { 1..=2 } else { 0..=0 };
        ensure(
            distinct && shown.contains(&row.goods.len()),
            entry.clone(),
            format!("{} goods", row.goods.len()),
            "1 or 2 different goods on agriculture tiles, none on others",
            "T1.25",
        )?;
        let twin = rows[..i].iter().any(|other| {
            (other.set, other.kind, other.is_starting_castle) == (row.set, row.kind, row.is_starting_castle)
                && goods_bits(&other.goods) == goods_bits(&row.goods)
        });
        ensure(!twin, entry.clone(), "the face of another entry of its set", "each face once, with its count", "T1.3")?;
        let castle = !row.is_starting_castle || (row.set, row.kind, row.count) == (Set::Player, Kind::Castle, 1);
        ensure(castle, entry, "a starting castle of another kind", "one castle in the players' set", "T2.11")?;
    }
    let starting = rows.iter().filter(|row| row.is_starting_castle).count();
    fixed("region_tiles.toml", "starting castles", starting as u32, 1u32, "T2.11")?;
    for (set, name) in [(Set::Player, "player"), (Set::Neutral, "neutral")] {
        for (i, kind) in Kind::ALL.into_iter().enumerate() {
            let of_kind = rows.iter().filter(|row| row.set == set && row.kind == kind && !row.is_starting_castle);
            let found: u8 = of_kind.map(|row| row.count).sum();
            let wanted = if set == Set::Player { PLAYER_TILES[i] } else { NEUTRAL_TILES };
            fixed("region_tiles.toml", &format!("{name} {}", kind.word()), found, wanted, "T1.3")?;
        }
        balance("region_tiles.toml", &files.tiles.provenance, || {
            let of_good = Good::ALL.map(|good| {
                let showing = rows.iter().filter(|row| row.set == set && row.goods.contains(&good));
                showing.map(|row| row.count).sum::<u8>()
            });
            ensure(
                of_good.iter().all(|n| *n == of_good[0]),
                format!("region_tiles.toml: goods of the {name} set"),
                format!("{} tiles show them", plain(&of_good)),
                "each good equally often",
                "T1.25",
            )
        })?;
    }
    // The worked example needs them. TV5
    let exists = |goods: &[Good]| rows.iter().any(|row| goods_bits(&row.goods) == goods_bits(goods));
    ensure(exists(&[Good::Grapes]), "region_tiles.toml: grapes", "no such tile", "a tile of grapes alone", "T1.25")?;
    ensure(
        exists(&[Good::Grapes, Good::Olives]),
        "region_tiles.toml: grapes and olives",
        "no such tile",
        "a tile of grapes and olives",
        "T1.25",
    )
}

fn estate_tiles(files: &Tables) -> Checked {
    let estate = &files.estate;
    let cells: Vec<Hex> = estate.cell.iter().map(|cell| Hex { q: cell.q, r: cell.r }).collect();
    fixed("estate_tiles.toml", "cell", cells.len() as u32, CELLS as u32, "T1.6")?;
    fixed("estate_tiles.toml", "shape.hexes", estate.shape.hexes, CELLS as u32, "T1.6")?;
    let in_order = estate.cell.iter().enumerate().all(|(i, cell)| usize::from(cell.index) == i)
        && cells.windows(2).all(|pair| (pair[0].r, pair[0].q) < (pair[1].r, pair[1].q));
    ensure(in_order, "estate_tiles.toml: cell", "another order", "reading order, numbered from 0", "T1.20")?;
    let rows: Vec<u8> = (0..3).map(|r| cells.iter().filter(|cell| cell.r == r).count() as u8).collect();
    ensure(
        rows == [3, 4, 3] && estate.shape.row_lengths == rows,
        "estate_tiles.toml: shape.row_lengths",
        format!("the cells make rows of {}, the shape says {}", plain(&rows), plain(&estate.shape.row_lengths)),
        "3, 4 and 3",
        "T1.20",
    )?;
    for (i, tile) in estate.estate_tile.iter().enumerate() {
        let entry = format!("estate_tiles.toml: {}", tile.id);
        let known = ["A", "B", "C"].contains(&&*tile.letter);
        ensure(known, entry.clone(), format!("letter {}", tile.letter), "A, B or C", "T1.6")?;
        ensure(tile.cells.len() == CELLS, entry.clone(), format!("{} fields", tile.cells.len()), "10", "T1.6")?;
        balance("estate_tiles.toml", &estate.provenance, || {
            for kind in [Kind::Castle, Kind::City] {
                let found = tile.cells.iter().filter(|k| **k == kind).count();
                ensure(
                    found == 1,
                    entry.clone(),
                    format!("{found} of {}", kind.word()),
                    "one castle and one city",
                    "T1.21",
                )?;
            }
            let backwards: Vec<Kind> = tile.cells.iter().rev().copied().collect();
            let twin =
                estate.estate_tile[..i].iter().any(|other| other.cells == tile.cells || other.cells == backwards);
            ensure(
                !twin && backwards != tile.cells,
                entry.clone(),
                "the face of another tile",
                "a face of its own, turned or not",
                "T1.21",
            )
        })?;
        let first = estate.estate_tile.iter().find(|other| other.letter == tile.letter).unwrap_or(tile);
        let sorted = |cells: &[Kind]| {
            let mut cells = cells.to_vec();
            cells.sort_unstable();
            cells
        };
        ensure(
            sorted(&tile.cells) == sorted(&first.cells),
            entry,
            "other colours than its letter",
            "the same for all tiles of a letter",
            "T1.21",
        )?;
    }
    for letter in ["A", "B", "C"] {
        let found = estate.estate_tile.iter().filter(|tile| tile.letter == letter).count();
        fixed("estate_tiles.toml", &format!("tiles of letter {letter}"), found as u32, 4u32, "T1.6")?;
    }
    Ok(())
}

fn layout(files: &Tables) -> Checked {
    let (layout, cells) = (&files.layout, &files.estate.cell);
    fixed("estate_layout.toml", "geometry.slots", layout.geometry.slots, 3u8, "T2.10")?;
    fixed("estate_layout.toml", "geometry.orders", layout.geometry.orders, 6u8, "T2.10")?;
    fixed("estate_layout.toml", "geometry.layouts", layout.geometry.layouts, Layout::ALL, "T2.10")?;
    ensure(!layout.geometry.mirror_allowed, "estate_layout.toml: geometry.mirror_allowed", "is true", "false", "TA12")?;
    let turns: Vec<_> = layout.turn.iter().map(|turn| (&*turn.id, turn.degrees)).collect();
    ensure(
        turns == [("upright", 0), ("turned", 180)],
        "estate_layout.toml: turn",
        format!("are {}", plain(&turns)),
        "upright and turned by 180 degrees",
        "T2.10",
    )?;
    let cells: Vec<Hex> = cells.iter().map(|cell| Hex { q: cell.q, r: cell.r }).collect();
    let (q, r) = (layout.geometry.turn_q, layout.geometry.turn_r);
    let backwards =
        cells.iter().rev().eq(cells.iter().map(|c| Hex { q: q - c.q, r: r - c.r }).collect::<Vec<_>>().iter());
    ensure(
        backwards,
        "estate_layout.toml: geometry.turn_q, turn_r",
        "not the middle of a tile",
        "a turned tile reads backwards",
        "T1.20",
    )?;
    let mut steps: Vec<_> = layout.neighbor.iter().map(|step| (step.dq, step.dr)).collect();
    let mut wanted = signoria_core::hex::STEPS.to_vec();
    steps.sort_unstable();
    wanted.sort_unstable();
    ensure(
        steps == wanted,
        "estate_layout.toml: neighbor",
        "other neighbours",
        "the six of a pointy-top hexagon",
        "T1.20",
    )?;
    let shifts: Vec<_> = layout.shift.iter().map(|shift| (&*shift.id, 2 * shift.dq + shift.dr)).collect();
    ensure(
        shifts == [("right", 1), ("left", -1)],
        "estate_layout.toml: shift",
        "other shifts",
        "half a hexagon to the right, half a hexagon to the left",
        "T1.20",
    )?;
    for shift in &layout.shift {
        let lower: Vec<Hex> = cells.iter().map(|c| Hex { q: c.q + shift.dq, r: c.r + shift.dr }).collect();
        let touching = |these: &[Hex], those: &[Hex]| {
            these.iter().filter(|cell| cell.neighbours().any(|next| those.contains(&next))).count()
        };
        let apart = !lower.iter().any(|cell| cells.contains(cell));
        ensure(
            apart && touching(&cells, &lower) == 3 && touching(&lower, &cells) == 3,
            format!("estate_layout.toml: shift {}", shift.id),
            "the tiles overlap, or touch with more or fewer fields",
            "neighbours touch with exactly 3 fields",
            "T2.10",
        )?;
    }
    Ok(())
}

/// What the sizes of the state rely on.
fn bounds(files: &Tables) -> Checked {
    let bonus_tiles = 1 + ESTATE_FIELDS[Kind::City.idx()];
    let spaces = files.board.board.storage_spaces + bonus_tiles;
    ensure(
        usize::from(spaces) <= SPACES,
        "player_board.toml: board.storage_spaces",
        format!("{spaces} with bonus tiles"),
        "5",
        "T14.3",
    )?;
    let most_green = files.yields.yield_card.iter().filter(|row| row.reward == super::Reward::GreenPoints);
    let most_green = most_green.map(|row| u32::from(row.amount)).max().unwrap_or(0);
    let colours: u32 = files.colours.color_bonus_tile.iter().map(|row| u32::from(row.side_1)).sum();
    // Regions of 3 fields everywhere would be worth 60.
    let green = 60 + colours + 2 * 5 + 4 * (1 + u32::from(bonus_tiles)) * most_green;
    ensure(
        green < 256,
        "yield_cards.toml: green_points",
        format!("up to {green} green points in a game"),
        "below 256",
        "T14.5",
    )
}

/// Every combination of three estate tiles in every layout: the regions, and what they are worth.
pub(super) fn estates(files: &Tables, components: &Components) -> Checked {
    let mut with_three = 0u8;
    let mut with = [0u8; 4];
    let (mut least, mut most) = (u32::MAX, 0);
    // Ten times the average points of the region of a combination, rounded.
    let (mut least_mean, mut most_mean) = (u32::MAX, 0);
    let adjacency = estate::adjacencies(components);
    for combination in 0..64u8 {
        let tiles = [combination >> 4, combination >> 2 & 3, combination & 3];
        let entry = || {
            let ids: Vec<&str> = (0..3).map(|l| &*components.estate[l][usize::from(tiles[l])].id).collect();
            format!("estate_tiles.toml: {}", ids.join(", "))
        };
        let (mut low, mut high, mut sum) = (u32::MAX, 0, 0);
        for layout in Layout::all() {
            let kinds = layout.kinds(components, tiles);
            let adjacent = &adjacency[usize::from(layout.shifts)];
            let fields = kinds.map(|set| set.count_ones() as u8);
            if fields != ESTATE_FIELDS {
                let wanted = plain(&ESTATE_FIELDS);
                return ensure(false, entry(), format!("{} fields by kind", plain(&fields)), wanted, "T1.21");
            }
            let mut points = 0;
            for (kind, set) in kinds.into_iter().enumerate() {
                let mut left = set;
                while left != 0 {
                    let region = estate::region(adjacent, set, left.trailing_zeros() as usize);
                    left &= !region;
                    let size = region.count_ones() as usize;
                    if size > 3 {
                        return ensure(false, entry(), format!("a region of {size} fields"), "1 to 3 fields", "T1.11");
                    }
                    with[size] |= 1 << kind;
                    points += u32::from(components.region_points[size]);
                    if size == 3 {
                        with_three |= 1 << kind;
                    }
                }
            }
            let whole = estate::region(adjacent, (1 << FIELDS) - 1, 0);
            if whole.count_ones() as usize != FIELDS {
                return ensure(false, entry(), "falls apart", "an estate hangs together", "T2.10");
            }
            (low, high, sum) = (low.min(points), high.max(points), sum + points);
        }
        balance("estate_tiles.toml", &files.estate.provenance, || {
            ensure(high > low, entry(), "every layout is worth the same", "the layout matters", "T1.21")
        })?;
        (least, most) = (least.min(low), most.max(high));
        let mean = (sum * 20 / u32::from(Layout::ALL)).div_ceil(2);
        (least_mean, most_mean) = (least_mean.min(mean), most_mean.max(mean));
    }
    balance("estate_tiles.toml", &files.estate.provenance, || {
        let file = "estate_tiles.toml: estate_tile";
        let all = |size: usize| with[size] == 0xff;
        ensure(
            all(1) && all(2),
            file,
            "a kind never has regions of 1 or of 2 fields",
            "both can occur for every kind",
            "T1.21",
        )?;
        let large: Vec<&str> = bits(u64::from(with_three)).map(|kind| Kind::ALL[kind].word()).collect();
        ensure(
            large == ["agriculture", "quarry", "village", "monastery", "cart"],
            file,
            format!("regions of 3 fields for {}", large.join(", ")),
            "for all kinds but castle, city and inn",
            "T1.21",
        )?;
        ensure((least, most) == (36, 45), file, format!("{least} to {most} points for regions"), "36 to 45", "T14.5")?;
        ensure(
            (least_mean, most_mean) == (369, 386),
            file,
            format!("{least_mean} to {most_mean} tenths of a point on average over the layouts"),
            "369 to 386",
            "T1.21",
        )
    })
}
