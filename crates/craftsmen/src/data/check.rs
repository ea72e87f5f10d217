//! Reads the files and checks them: what the rulebook says is as it says, the rest makes a game.

use super::{CardPart, Components, Hold, MOST_HOLDS, MOST_OF_A_KIND, Recipe, SHIPS};
use crate::pieces::{CARDS, Capital, Color, FINALS, Good, ICONS, Tier};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::array;
use serde::Deserialize;
use signoria_core::contract::Parts;
use signoria_core::data::{Checked, Files, ensure, equal, ids, wrong};
use signoria_core::{SetupError, plain};
use toml::{Table, Value};

/// Points of anything that scores, and values: more would burst the scores.
const MOST_POINTS: u8 = 20;
/// Cards of each tier, and those with a house. C1.1.3 to C1.1.6
const COUNTS: [(Tier, &str, usize, usize); 4] = [
    (Tier::Basic, "cards_basic.toml", 24, 0),
    (Tier::Extended, "cards_extended.toml", 24, 8),
    (Tier::Advanced, "cards_advanced.toml", 16, 8),
    (Tier::Sawmill, "cards_sawmill.toml", 6, 0),
];

#[derive(Deserialize)]
struct Types {
    building_type: Vec<TypeRow>,
}

#[derive(Deserialize)]
struct TypeRow {
    id: String,
    tier: Tier,
    inputs: Vec<Good>,
    output: Good,
    production_points: u8,
}

#[derive(Deserialize)]
struct Cards {
    building_card: Vec<CardRow>,
}

#[derive(Deserialize)]
struct CardRow {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    top: Color,
    bottom: Color,
    house: bool,
}

#[derive(Deserialize)]
struct Capitals {
    capital_card: Vec<CapitalRow>,
}

#[derive(Deserialize)]
struct CapitalRow {
    color: Color,
    value: u8,
    count: u8,
}

#[derive(Deserialize)]
struct Holds {
    hold: Vec<HoldRow>,
}

#[derive(Deserialize)]
struct HoldRow {
    id: String,
    ship: String,
    slots: u8,
    #[serde(flatten)]
    hold: Hold,
}

#[derive(Deserialize)]
struct Ships {
    ship: Vec<ShipRow>,
}

#[derive(Deserialize)]
struct ShipRow {
    id: String,
    bonuses: Vec<u8>,
}

#[derive(Deserialize)]
struct Tokens {
    bonus_token: Vec<TokenRow>,
}

#[derive(Deserialize)]
struct TokenRow {
    good: Good,
    points: u8,
}

pub(super) fn read(files: &Files<'_>) -> Result<Components, SetupError> {
    let built_in = Files::new(Components::FILES, &[])?;
    as_printed(files, &built_in, "goods.toml", "C1.1.9")?;
    as_printed(files, &built_in, "granary.toml", "C2.7")?;
    let winter_final = board(files, &built_in)?;
    let recipes = recipes(files)?;
    Ok(Components {
        cards: cards(files)?,
        recipes,
        holds: holds(files)?,
        bonuses: bonuses(files)?,
        tokens: tokens(files)?,
        capital: capital(files)?,
        winter_final,
        reconstructed: files.reconstructed()?,
    })
}

/// Facts with a source are not open to other values. What a file says about itself is no fact.
fn as_printed(files: &Files<'_>, built_in: &Files<'_>, file: &str, rule: &'static str) -> Checked {
    same(&Value::Table(files.facts(file)?), &Value::Table(built_in.facts(file)?), file, rule)
}

/// The first place where two values differ is the error.
fn same(given: &Value, printed: &Value, at: &str, rule: &'static str) -> Checked {
    match (given, printed) {
        (Value::Table(given), Value::Table(printed)) => {
            for key in given.keys().chain(printed.keys()).filter(|key| *key != "note") {
                let at = format!("{at}: {key}");
                match (given.get(key), printed.get(key)) {
                    (Some(given), Some(printed)) => same(given, printed, &at, rule)?,
                    (Some(_), None) => return Err(wrong(at, "an unknown entry", "the built-in entries", rule)),
                    (None, _) => return Err(wrong(at, "the entry is missing", "the built-in entries", rule)),
                }
            }
            Ok(())
        }
        (Value::Array(given), Value::Array(printed)) => {
            equal(&given.len(), &printed.len(), format!("{at}: number of entries"), rule)?;
            let mut pairs = given.iter().zip(printed).enumerate();
            pairs.try_for_each(|(i, (given, printed))| same(given, printed, &format!("{at} {}", i + 1), rule))
        }
        _ => ensure(given == printed, at, shown(given), shown(printed), rule),
    }
}

/// A value as the file has it.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => "something else".to_string(),
    }
}

/// The board is as printed, but for the final phase of winter. CA41
fn board(files: &Files<'_>, built_in: &Files<'_>) -> Result<bool, SetupError> {
    let winter = |table: &mut Table| -> Option<Value> {
        table.get_mut("season")?.get_mut(3)?.as_table_mut()?.remove("final_phase")
    };
    let (mut given, mut printed) = (files.facts("board.toml")?, built_in.facts("board.toml")?);
    winter(&mut printed);
    let found = winter(&mut given).and_then(|value| value.as_bool());
    same(&Value::Table(given), &Value::Table(printed), "board.toml", "C1.1.1")?;
    found.ok_or_else(|| wrong("board.toml: season 4: final_phase", "is not there", "true or false", "CA41"))
}

fn recipes(files: &Files<'_>) -> Result<[Recipe; Good::COUNT], SetupError> {
    let file = "building_types.toml";
    let Types { building_type: rows } = files.table(file)?;
    let found: Vec<&str> = rows.iter().map(|row| &row.id[..]).collect();
    equal(&found[..], &Good::ALL.map(Good::building)[..], format!("{file}: building_type"), "C1.1.9")?;
    for (row, good) in rows.iter().zip(Good::ALL) {
        let at = |entry: &str| format!("{file}: {}: {entry}", row.id);
        equal(row.output.word(), good.word(), at("output"), "C1.1.9")?;
        equal(row.tier.word(), good.tier().word(), at("tier"), "C1.1.9")?;
        points(row.production_points, &at("production_points"))?;
        let raws = row.inputs.iter().filter(|input| input.is_raw()).count();
        let twice = (1..row.inputs.len()).any(|i| row.inputs[..i].contains(&row.inputs[i]));
        let (fits, allowed) = match row.tier {
            Tier::Sawmill | Tier::Basic => (row.inputs.is_empty() && row.production_points == 0, "no input, no points"),
            Tier::Extended => (row.inputs.len() == 1 && raws == 1, "one raw material"),
            Tier::Advanced => (
                (2..=ICONS).contains(&row.inputs.len())
                    && row.inputs.iter().all(|input| input.is_raw() || input.column().is_some()),
                "two or three different raw materials and half-products, no meat",
            ),
        };
        let words: Vec<&str> = row.inputs.iter().map(|input| input.word()).collect();
        ensure(fits && !twice, at("inputs"), plain(&words[..]), allowed, "C1.2.2")?;
    }
    let facts = [(Good::Flour, 1, "C5.6.6"), (Good::Clothes, 4, "C5.6.7")];
    for (good, points, rule) in facts {
        let at = format!("{file}: {}: production_points", good.building());
        equal(&rows[good.idx()].production_points, &points, at, rule)?;
    }
    let mill: Vec<&str> = rows[Good::Flour.idx()].inputs.iter().map(|input| input.word()).collect();
    equal(&mill[..], &["wheat"][..], format!("{file}: mill: inputs"), "C1.3.15")?;
    Ok(array::from_fn(|i| Recipe { inputs: rows[i].inputs.clone(), points: rows[i].production_points }))
}

/// As many cards as the rulebook counts, each kind at least once. C1.1.3 to C1.1.6
fn cards(files: &Files<'_>) -> Result<[CardPart; CARDS], SetupError> {
    let mut all = Vec::new();
    for (tier, file, count, houses) in COUNTS {
        let Cards { building_card: rows } = files.table(file)?;
        ids(file, rows.iter().map(|row| &row.id[..]), "C1.2.1")?;
        equal(&rows.len(), &count, format!("{file}: number of cards"), "C1.1.4")?;
        equal(&rows.iter().filter(|row| row.house).count(), &houses, format!("{file}: house symbols"), "C2.4")?;
        for row in &rows {
            let good = Good::ALL.into_iter().find(|good| good.building() == row.kind && good.tier() == tier);
            let kinds: Vec<&str> =
                Good::ALL.into_iter().filter(|good| good.tier() == tier).map(Good::building).collect();
            let at = format!("{file}: {}: type", row.id);
            let good = good.ok_or_else(|| wrong(at, &row.kind, plain(&kinds[..]), "C1.1.9"))?;
            all.push(CardPart { good, top: row.top, bottom: row.bottom, house: row.house });
        }
        for good in Good::ALL.into_iter().filter(|good| good.tier() == tier) {
            let there = all.iter().any(|card| card.good == good);
            ensure(there, format!("{file}: {}", good.building()), "no card", "one card or more", "C1.1.9")?;
        }
    }
    Ok(array::from_fn(|i| all[i]))
}

fn capital(files: &Files<'_>) -> Result<[u8; Capital::COUNT], SetupError> {
    let file = "cards_capital.toml";
    let Capitals { capital_card: rows } = files.table(file)?;
    let found: Vec<String> = rows.iter().map(|row| format!("{}_{}", row.color, row.value)).collect();
    equal(&found[..], &Capital::ALL.map(|kind| kind.word().to_string())[..], format!("{file}: kinds"), "C1.1.2")?;
    for row in &rows {
        let at = format!("{file}: {}_{}: count", row.color, row.value);
        let allowed = format!("1 to {MOST_OF_A_KIND}");
        ensure((1..=MOST_OF_A_KIND).contains(&row.count.into()), at, row.count, allowed, "C1.1.2")?;
    }
    equal(&rows.iter().map(|row| u16::from(row.count)).sum(), &48u16, format!("{file}: cards"), "C1.1.2")?;
    Ok(array::from_fn(|i| rows[i].count))
}

/// Every good that is shipped has a hold, each once on a ship; rows are numbered from the top. CA1
fn holds(files: &Files<'_>) -> Result<Vec<Hold>, SetupError> {
    let file = "ship_holds.toml";
    let Holds { hold: rows } = files.table(file)?;
    ids(file, rows.iter().map(|row| &row.id[..]), "C1.1.1")?;
    let mut holds: Vec<Hold> = Vec::new();
    for row in &rows {
        let at = |entry: &str| format!("{file}: {}: {entry}", row.id);
        let ship = (0..SHIPS).find(|ship| row.ship == format!("ship_{}", ship + 1));
        let ship = ship.ok_or_else(|| wrong(at("ship"), &row.ship, "ship_1 to ship_4", "C1.1.1"))? as u8;
        equal(&row.slots, &2, at("slots"), "C5.6.9")?;
        let Hold { row: number, good, points: worth, .. } = row.hold;
        ensure(good.is_shipped(), at("good"), good.word(), "a final product or meat", "C5.6.9")?;
        points(worth, &at("points"))?;
        let above = holds.iter().filter(|hold| hold.ship == ship);
        equal(&usize::from(number), &(above.clone().count() + 1), at("row"), "C8.1.1")?;
        ensure(above.clone().all(|hold| hold.good != good), at("good"), "twice on this ship", "once", "CA1")?;
        let after = holds.iter().all(|hold| hold.ship <= ship);
        ensure(after, at("ship"), "after another ship", "ship by ship", "C8.1.1")?;
        holds.push(Hold { ship, ..row.hold });
    }
    ensure(holds.len() <= MOST_HOLDS, format!("{file}: hold"), holds.len(), "at most 36 rows", "C14.5")?;
    for good in Good::ALL.into_iter().filter(|good| good.is_shipped()) {
        let there = holds.iter().any(|hold| hold.good == good);
        ensure(there, format!("{file}: {good}"), "no hold", "one hold or more", "CA1")?;
    }
    Ok(holds)
}

/// As the rulebook's example has them; the third bonus of the third ship is not in it. CA39
fn bonuses(files: &Files<'_>) -> Result<[Vec<u8>; SHIPS], SetupError> {
    let file = "ships.toml";
    let Ships { ship: rows } = files.table(file)?;
    let printed: [&[Option<u8>]; SHIPS] =
        [&[Some(4)], &[Some(5), Some(3)], &[Some(6), Some(4), None], &[Some(7), Some(5), Some(3), Some(1)]];
    let found: Vec<&str> = rows.iter().map(|row| &row.id[..]).collect();
    equal(&found[..], &["ship_1", "ship_2", "ship_3", "ship_4"][..], format!("{file}: ship"), "C1.1.1")?;
    for (row, printed) in rows.iter().zip(printed) {
        let at = |entry: &str| format!("{file}: {}: {entry}", row.id);
        equal(&row.bonuses.len(), &printed.len(), at("number of bonuses"), "C8.1.1")?;
        for (found, printed) in row.bonuses.iter().zip(printed) {
            match printed {
                Some(printed) => equal(found, printed, at("bonuses"), "C8.1.1")?,
                None => points(*found, &at("bonuses"))?,
            }
        }
    }
    Ok(array::from_fn(|ship| rows[ship].bonuses.clone()))
}

fn tokens(files: &Files<'_>) -> Result<[u8; FINALS], SetupError> {
    let file = "bonus_tokens.toml";
    let Tokens { bonus_token: rows } = files.table(file)?;
    let found: Vec<&str> = rows.iter().map(|row| row.good.word()).collect();
    let finals: Vec<&str> = (0..FINALS).map(|token| Good::of_token(token).word()).collect();
    equal(&found[..], &finals[..], format!("{file}: bonus_token"), "C1.1.7")?;
    rows.iter().try_for_each(|row| points(row.points, &format!("{file}: {}: points", row.good)))?;
    Ok(array::from_fn(|token| rows[token].points))
}

fn points(found: u8, at: &str) -> Checked {
    ensure(found <= MOST_POINTS, at, found, "0 to 20", "C14.9")
}
