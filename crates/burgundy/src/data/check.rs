//! What must hold of the components, whoever wrote the files. Every error names the file, the entry and, where one stands behind
//! it, the rule.

use super::Effect;
use super::files::{Per, PhaseLetter, Space, Tables, TileEntry};
use crate::pieces::{Building, Kind, Tile};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};
use signoria_core::Plain;
use signoria_core::data::{Checked, ensure, equal, ids};

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

signoria_core::plain!(Kind => Kind::word, Building => Building::word, Per => Per::word, PhaseLetter => PhaseLetter::word);

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

/// Hexes of each kind on a board, in the order of [`Kind::ALL`] (B1.12).
pub(super) const HEXES: [usize; 6] = [4, 3, 6, 6, 6, 12];
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

impl Tables {
    pub(super) fn check(&self) -> Checked {
        self.check_ids()?;
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

    fn check_ids(&self) -> Checked {
        fn each<'a, T>(list: &'a [T], id: impl Fn(&'a T) -> &'a String + 'a) -> impl Iterator<Item = &'a str> {
            list.iter().map(move |entry| id(entry).as_str())
        }
        let (boards, depots, scoring) = (&self.boards, &self.depots, &self.scoring);
        ids("boards.toml", each(&boards.board, |e| &e.id).chain(each(&boards.space, |e| &e.id)), None)?;
        ids("board_sheets.toml", each(&self.board_sheets.sheet, |e| &e.id), None)?;
        let spaces = each(&depots.depot, |e| &e.id).chain(each(&depots.depot_space, |e| &e.id));
        ids("depots.toml", spaces.chain(each(&depots.black_depot, |e| &e.id)), None)?;
        ids("hex_tiles.toml", each(&self.hex_tiles.tile, |e| &e.id), None)?;
        ids("knowledge.toml", each(&self.knowledge.knowledge, |e| &e.id), None)?;
        ids("buildings.toml", each(&self.buildings.building, |e| &e.id), None)?;
        ids("goods.toml", each(&self.goods.good, |e| &e.id), None)?;
        let during = each(&scoring.region_score, |e| &e.id).chain(each(&scoring.phase, |e| &e.id));
        let bonus = each(&scoring.bonus_tile, |e| &e.id).chain(each(&scoring.goods_sale, |e| &e.id));
        ids("scoring.toml", during.chain(bonus).chain(each(&scoring.final_score, |e| &e.id)), None)?;
        ids("setup.toml", each(&self.setup.player_count, |e| &e.id), None)
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

    fn check_knowledge(&self) -> Checked {
        let all = &self.knowledge.knowledge;
        let at = "knowledge.toml";
        let numbers: Vec<u8> = all.iter().map(|tile| tile.number).collect();
        equal_lists(&numbers, &(1..=26).collect::<Vec<u8>>(), format!("{at}: numbers"), "B1.1")?;
        for (tile, effect) in all.iter().zip(EFFECTS) {
            let here = || entry(at, &tile.id);
            equal(tile.id.as_str(), Tile::knowledge(tile.number).word(), here(), "B6.7")?;
            equal(tile.effect.as_str(), effect, here(), "B6.7")?;
            let black = [7, 12, 14, 15, 24, 25].contains(&tile.number);
            equal(tile.back.as_str(), if black { "black" } else { "yellow" }, here(), "B1.1")?;
            let end = if tile.number >= 15 { "end_game" } else { "permanent" };
            equal(tile.timing.as_str(), end, here(), "B6.52")?;
        }
        let of = |number: u8| &all[usize::from(number) - 1];
        let value = |number: u8, rule: &'static str, found: u8, wanted: u8| {
            equal(&found, &wanted, entry(at, &of(number).id), rule)
        };
        value(2, "B6.22", of(2).workers_per_mine, 1)?;
        value(3, "B6.23", of(3).silverlings_total, 2)?;
        value(4, "B6.24", of(4).workers, 1)?;
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
            equal_lists(&sorted(of(number).tile_types.iter().copied()), &kinds, entry(at, &of(number).id), rule)?;
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
            equal(&of(number).building, &Some(building), entry(at, &of(number).id), "B6.41")?;
        }
        let buildings = (16..=23).map(|number| (number, "B6.41", 4, Per::Building));
        let scores = [
            (15, "B6.40", 3, Per::SoldGoodsType),
            (24, "B6.49", 4, Per::AnimalType),
            (25, "B6.50", 1, Per::SoldGoodsTile),
            (26, "B6.51", 2, Per::BonusTile),
        ];
        for (number, rule, vp, per) in buildings.chain(scores) {
            value(number, rule, of(number).vp, vp)?;
            equal(&of(number).per, &Some(per), entry(at, &of(number).id), rule)?;
        }
        Ok(())
    }

    fn check_buildings(&self) -> Checked {
        let all = &self.buildings.building;
        let at = "buildings.toml";
        let found: Vec<&str> = all.iter().map(|building| building.id.as_str()).collect();
        equal_lists(&found, &Building::ALL.map(Building::word), at, "B1.1")?;
        let wanted = [
            (Effect::Sell, true, "B6.10"),
            (Effect::Fetch([Kind::Building].into_iter().collect()), true, "B6.11"),
            (Effect::Fetch([Kind::Mine, Kind::Knowledge, Kind::Castle].into_iter().collect()), true, "B6.12"),
            (Effect::Fetch([Kind::Ship, Kind::Animal].into_iter().collect()), true, "B6.13"),
            (Effect::Workers(4), false, "B6.14"),
            (Effect::Silverlings(2), false, "B6.15"),
            (Effect::Place, true, "B6.16"),
            (Effect::Points(4), false, "B6.17"),
        ];
        for (building, (effect, optional, rule)) in all.iter().zip(wanted) {
            equal(&building.effect(), &effect, entry(at, &building.id), rule)?;
            let may = |optional| if optional { "may be declined" } else { "is not declined" };
            equal(may(building.optional), may(optional), entry(at, &building.id), "BA15")?;
        }
        Ok(())
    }

    fn check_goods(&self) -> Checked {
        let at = "goods.toml";
        let all = &self.goods.good;
        let dice: Vec<u8> = all.iter().map(|goods| goods.die).collect();
        equal_lists(&dice, &[1, 2, 3, 4, 5, 6], format!("{at}: die numbers"), "B1.4")?;
        let colours: Vec<&str> = all.iter().map(|goods| goods.color.as_str()).collect();
        let wanted = ["turquoise", "purple", "pink", "red", "brown", "orange"];
        equal_lists(&colours, &wanted, format!("{at}: colours"), "B1.4")?;
        for goods in all {
            equal(&goods.count, &7, entry(at, &goods.id), "B1.4")?;
        }
        Ok(())
    }

    fn check_scoring(&self) -> Checked {
        let file = &self.scoring;
        let at = "scoring.toml";
        let sizes: Vec<u8> = file.region_score.iter().map(|row| row.size).collect();
        equal_lists(&sizes, &[1, 2, 3, 4, 5, 6, 7, 8], format!("{at}: sizes of regions"), "B8.1")?;
        let points: Vec<u8> = file.region_score.iter().map(|row| row.vp).collect();
        equal_lists(&points, &[1, 3, 6, 10, 15, 21, 28, 36], format!("{at}: points for regions"), "B8.1")?;
        let letters: Vec<PhaseLetter> = file.phase.iter().map(|phase| phase.letter).collect();
        equal_lists(&letters, &PhaseLetter::ALL, format!("{at}: phases"), "B4.10")?;
        let bonus: Vec<u8> = file.phase.iter().map(|phase| phase.region_bonus).collect();
        equal_lists(&bonus, &[10, 8, 6, 4, 2], format!("{at}: points of the phases"), "B8.1")?;
        for tile in &file.bonus_tile {
            let here = || entry(at, &tile.id);
            equal(tile.color.as_str(), tile.tile_type.colour(), here(), "B1.6")?;
            let wanted = if tile.size == "large" { [5, 6, 7] } else { [2, 3, 4] };
            equal_lists(&[tile.vp_2p, tile.vp_3p, tile.vp_4p], &wanted, here(), "B8.4")?;
        }
        let pairs = sorted(file.bonus_tile.iter().map(|tile| (tile.tile_type, tile.size.as_str())));
        let wanted: Vec<(Kind, &str)> =
            Kind::ALL.into_iter().flat_map(|kind| [(kind, "large"), (kind, "small")]).collect();
        equal_lists(&pairs, &wanted, format!("{at}: bonus tiles"), "B1.6")?;
        let sales: Vec<u8> = file.goods_sale.iter().map(|sale| sale.players).collect();
        equal_lists(&sales, &[2, 3, 4], format!("{at}: goods_sale, players"), "B5.11")?;
        for sale in &file.goods_sale {
            equal(&(sale.vp_per_tile, sale.silverlings_per_sale), &(sale.players, 1), entry(at, &sale.id), "B5.11")?;
        }
        let left = sorted(file.final_score.iter().map(|row| (row.id.as_str(), row.units, row.vp)));
        let wanted = [("final_silverlings", 1, 1), ("final_unsold_goods", 1, 1), ("final_workers", 2, 1)];
        equal_lists(&left, &wanted, format!("{at}: points for what is left"), "B8.10")
    }

    fn check_setup(&self) -> Checked {
        let constants = &self.setup.constants;
        let at = "setup.toml: constants";
        equal_lists(&[constants.start_silverlings, constants.start_goods], &[1, 3], at, "B2.7")?;
        equal_lists(&[constants.take_workers_action, constants.purchase_cost_silverlings], &[2, 2], at, "B5.20")?;
        let counts = &self.setup.player_count;
        let numbers: Vec<u8> = counts.iter().map(|count| count.players).collect();
        equal_lists(&numbers, &[2, 3, 4], "setup.toml: numbers of players", "B2.11")?;
        for count in counts {
            let here = || entry("setup.toml", &count.id);
            let n = count.players;
            equal(&usize::from(count.depot_spaces), &self.spaces_in(PhaseLetter::A, n).count(), here(), "B2.11")?;
            let black = self.depots.black_depot.iter().find(|b| b.players == n).map_or(0, |b| b.spaces);
            equal(&count.black_depot_spaces, &black, here(), "B2.11")?;
            equal_lists(&count.start_workers, &(1..=n).collect::<Vec<u8>>(), here(), "B2.8")?;
            equal(&count.goods_returned_to_box, &(17 - 3 * n), here(), "B2.6")?;
            let vp = [count.goods_vp, count.large_bonus_vp, count.small_bonus_vp];
            equal_lists(&vp, &[n, n + 3, n], here(), "B2.11")?;
        }
        Ok(())
    }
}
