//! What the rulebook for players takes from the engine: positions, and tables of buildings, cards, tokens and ships.

use crate::c9_vectors::{bribed, delivery, load_ships, queue};
use crate::common::*;
use signoria_craftsmen::{CardPart, Hold};
use signoria_testkit::book::{self, Words};

/// Summer of year 2, helpers under way.
fn town() -> Table {
    go(3, Step::Helpers, |s| {
        (s.year, s.season) = (2, Season::Summer);
        for (guild, discs) in
            [(Guild::Bankers, &[(0, 0), (1, 1)][..]), (Guild::Builders, &[(1, 0)]), (Guild::Craft, &[(2, 0), (0, 1)])]
        {
            discs.iter().for_each(|(seat, space)| set(s, guild, *seat, *space));
        }
        for (column, owners) in [(0, [9, 1]), (2, [1, 2]), (6, [2, 0])] {
            lay(&mut s.granary[column], &owners);
        }
        for (at, owners) in [(1, &[0][..]), (6, &[2, 0]), (13, &[1]), (15, &[2])] {
            lay(&mut s.holds[at], owners);
        }
        (0..3).for_each(|seat| hold(s, seat, &["red_1", "blue_2", "green_3"]));
        [14, 19, 16].into_iter().enumerate().for_each(|(seat, score)| s.players[Seat(seat as u8)].score = score);
    })
}

/// A line for beer, with both inputs on the brewery.
fn row() -> Table {
    stage(3, Guild::Craft, &[(0, 0)], |s| {
        build(s, 0, &[24, 9, 60]);
        fill(s, &[(60, 0), (60, 1)]);
        hold(s, 0, &["red_1", "red_2", "green_2"]);
        s.players[Seat(0)].fair = 1;
    })
}

fn ships() -> Table {
    winter(5, Guild::Craft, load_ships)
}

/// The halves of the example for the city, side by side as they match.
fn city() -> Table {
    winter(3, Guild::Builders, |s| {
        deal(s, 0, &[8]);
        hold(s, 0, &["red_1", "red_2"]);
        build(s, 0, &[0, 4]);
        [1, 24, 3, 7, 11, 2].into_iter().for_each(|card| s.players[Seat(0)].build(Card(card), Side::Left));
    })
}

#[test]
fn pictures_are_as_the_engine_makes_them() {
    let positions = [
        ("town", town()),
        ("row", row()),
        ("queue", queue()),
        ("ships", ships()),
        ("granary", delivery()),
        ("clothes", bribed()),
        ("city", city()),
    ];
    assert_eq!(positions.len(), Craftsmen::INFO.pictures.len());
    for (name, t) in positions {
        book::picture(env!("CARGO_MANIFEST_DIR"), name, &t.game, &t.state, Viewer::Seat(Seat(0)));
    }
}

fn good(words: &Words, good: Good) -> String {
    words.thing(&format!("craftsmen-good-{}", good.word()))
}

fn building(words: &Words, good: Good) -> String {
    words.thing(&format!("craftsmen-building-{}", good.building()))
}

fn heads(words: &Words, heads: &[[&'static str; 2]]) -> Vec<String> {
    heads.iter().map(|head| words.pick(*head).to_owned()).collect()
}

#[test]
fn buildings_stand_in_the_book() {
    let parts = Components::default();
    book::table::<Craftsmen>("buildings", |words| {
        let mut rows = vec![heads(
            words,
            &[
                ["rule", "reguła"],
                ["building", "budynek"],
                ["needs", "potrzebuje"],
                ["makes", "daje"],
                ["points", "punkty"],
            ],
        )];
        for (made, number) in Good::ALL.into_iter().zip(1..) {
            let recipe = parts.recipe(made);
            let needs: Vec<String> = recipe.inputs.iter().map(|input| good(words, *input)).collect();
            rows.push(vec![
                format!("**C1.3.{number}**"),
                building(words, made),
                if needs.is_empty() { "-".to_owned() } else { needs.join(", ") },
                good(words, made),
                recipe.points.to_string(),
            ]);
        }
        rows
    });
}

#[test]
fn colours_of_cards_stand_in_the_book() {
    let parts = Components::default();
    book::table::<Craftsmen>("colors", |words| {
        let color = |color: signoria_craftsmen::Color| words.thing(&format!("craftsmen-color-{}", color.word()));
        let card = |part: &CardPart| {
            let both = if part.top == part.bottom {
                color(part.top)
            } else {
                format!("{} / {}", color(part.top), color(part.bottom))
            };
            if part.house { format!("{both} \\*") } else { both }
        };
        let mut rows = vec![heads(words, &[["building", "budynek"], ["cards", "karty"]])];
        for made in Good::ALL {
            let cards: Vec<String> = parts.cards.iter().filter(|part| part.good == made).map(card).collect();
            rows.push(vec![building(words, made), cards.join("; ")]);
        }
        rows
    });
}

#[test]
fn bonus_tokens_stand_in_the_book() {
    let parts = Components::default();
    book::table::<Craftsmen>("tokens", |words| {
        let tokens = Good::ALL.into_iter().filter_map(|made| made.token().map(|token| (made, parts.tokens[token])));
        let rows = tokens.map(|(made, points)| vec![good(words, made), points.to_string()]);
        [heads(words, &[["line", "linia"], ["points", "punkty"]])].into_iter().chain(rows).collect()
    });
}

#[test]
fn ships_stand_in_the_book() {
    let parts = Components::default();
    book::table::<Craftsmen>("ships", |words| {
        let mut rows = vec![heads(words, &[["ship", "statek"], ["bonuses", "premie"], ["holds", "ładownie"]])];
        for (ship, bonuses) in (0..).zip(&parts.bonuses) {
            let bonuses: Vec<String> = bonuses.iter().map(u8::to_string).collect();
            let row = |hold: &Hold| format!("{} {}", good(words, hold.good), hold.points);
            let holds: Vec<String> = parts.holds.iter().filter(|hold| hold.ship == ship).map(row).collect();
            rows.push(vec![(ship + 1).to_string(), bonuses.join(", "), holds.join(", ")]);
        }
        rows
    });
}
