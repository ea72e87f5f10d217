//! What must hold of a set of components, each with the file, the entry and the rule that a breach names.
//!
//! Facts of the rulebook and of public sources hold for every set. What only keeps our reconstruction together (even
//! decks, fair prices) is asked of files that call themselves `reconstructed` or `mixed`, not of a host who types in
//! the printed cards.

use super::tables::{CardRow, Tables};
use super::{Alternative, Gain, MAX_VALUE, PLAYERS, alternative};
use crate::pieces::{Area, Cube, Culture, Face, Goal, Soldier, Token};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Write};
use signoria_core::data::{Checked as Check, Files, Provenance, ensure, equal, ids};
use signoria_core::{Plain, plain};

impl Plain for Alternative {
    fn write_plain(&self, out: &mut dyn Write) -> core::fmt::Result {
        write!(out, "{} food and {} money for ", self.food, self.money)?;
        match self.gain {
            Gain::Cubes { food, money } => write!(out, "{food} food and {money} money"),
            Gain::PerToken { token, cube } => write!(out, "1 {} for each {}", cube.word(), token.word()),
            Gain::Tokens { token, count } => write!(out, "{count} {}", token.word()),
            Gain::Soldiers(Soldier::Condottiere) => write!(out, "any number of {}", Token::Condottiere.word()),
            Gain::Soldiers(Soldier::Militia) => write!(out, "any number of {}", Token::Militia.word()),
            Gain::Culture(kind) => write!(out, "a {}", kind.word()),
        }
    }
}

fn status(at: impl Display, word: &str) -> Check {
    let words = ["rulebook", "public", "reconstructed", "mixed"];
    ensure(words.contains(&word), at, format_args!("status {word}"), words.join(", "), "PA1")
}

fn named(at: impl Display, names: [&str; 2]) -> Check {
    ensure(!names.contains(&""), at, "an empty name", "a name in both languages", "P1.14")
}

fn ours(provenance: &Provenance) -> bool {
    provenance.status.is_open()
}

/// The files with parts that no source gives.
pub(super) fn reconstructed(tables: &Tables) -> Vec<&'static str> {
    let goals = tables.goals.goal.iter().any(|row| row.effect_status == "reconstructed");
    let backs = tables.goals.goal.iter().any(|row| row.back_status == "reconstructed");
    let exchange = tables.actions.action.iter().any(|row| row.exchange_status == "reconstructed");
    [
        ("cards", ours(&tables.cards.provenance)),
        ("decks", ours(&tables.plan.provenance)),
        ("culture", ours(&tables.culture.provenance)),
        ("goals", goals),
        ("backs", backs),
        ("exchange", exchange),
        ("bills", ours(&tables.bills.provenance)),
        ("board", ours(&tables.board.provenance)),
    ]
    .into_iter()
    .filter_map(|(part, ours)| ours.then_some(part))
    .collect()
}

pub(super) fn all(tables: &Tables, files: &Files<'_>) -> Check {
    // PA1
    files.reconstructed()?;
    components(tables)?;
    storage(tables)?;
    military(tables)?;
    actions(tables)?;
    cards(tables)?;
    deck_plan(tables)?;
    if ours(&tables.cards.provenance) {
        reconstructed_decks(tables).map_err(|error| error.of_balance("cards.toml"))?;
    }
    goals(tables)?;
    culture(tables)?;
    bills(tables)?;
    board(tables)
}

// Chapters 1 and 2: counts and the setup.
fn components(tables: &Tables) -> Check {
    const FILE: &str = "components.toml";
    const COUNTS: [(&str, &str, u8, &str); 17] = [
        ("principality_board", "board", 4, "P1.1"),
        ("action_card", "card", 98, "P1.9"),
        ("military_scoring_card", "card", 2, "P1.10"),
        ("goal_card", "card", 8, "P1.11"),
        ("summary_card", "card", 1, "P1.12"),
        ("starting_player_card", "card", 1, "P1.12"),
        ("field_farm_token", "supply_token", 42, "P1.2"),
        ("palazzo_bank_token", "supply_token", 42, "P1.3"),
        ("catapult_token", "military_token", 19, "P1.4"),
        ("condottiere_militia_token", "military_token", 37, "P1.5"),
        ("monument_token", "culture_token", 15, "P1.6"),
        ("book_token", "culture_token", 15, "P1.6"),
        ("painting_token", "culture_token", 15, "P1.6"),
        ("food_cube", "cube", 39, "P1.7"),
        ("money_cube", "cube", 39, "P1.7"),
        ("favor_cube", "cube", 12, "P1.7"),
        ("military_bill", "bill", 40, "P1.8"),
    ];
    let components = &tables.components.component;
    ids(FILE, components.iter().map(|row| row.id.as_str()), "P1.13")?;
    for row in components {
        let at = format!("{FILE}: {}", row.id);
        named(&at, [&row.name_pl, &row.name_en])?;
        let Some((_, group, count, rule)) = COUNTS.iter().find(|(id, ..)| *id == row.id) else {
            return ensure(false, at, "unknown component", COUNTS.map(|(id, ..)| id).join(", "), "P1.13");
        };
        equal(&row.count, count, &at, *rule)?;
        equal(&row.group.as_str(), group, &at, "P1.13")?;
    }
    for (id, _, _, rule) in COUNTS {
        ensure(components.iter().any(|row| row.id == id), format_args!("{FILE}: {id}"), "missing", "an entry", rule)?;
    }
    let game = &tables.components.game;
    let at = format!("{FILE}: game");
    equal(&game.id.as_str(), &"principato", &at, "P1.1")?;
    named(&at, [&game.title_pl, &game.title_en])?;
    named(&at, [&game.designer, &game.publisher])?;
    ensure(game.year > 0, &at, game.year, "the year of the edition", "P1.1")?;
    let numbers = [game.min_players, game.max_players, game.years, game.actions_per_turn];
    equal(&numbers, &[*PLAYERS.start(), *PLAYERS.end(), 3, 2], format_args!("{at} players, years, actions"), "P4.2")?;
    let numbers = [game.action_cards_per_player, game.goal_cards_per_player, game.military_rounds_total];
    equal(&numbers, &[2, 2, 5], format_args!("{at} cards, goals, military rounds"), "P7.1")?;
    let counts: Vec<_> =
        tables.components.player_count.iter().map(|row| (row.players, row.pool_size, row.max_mark)).collect();
    equal(&counts, &[(2, 5, 2), (3, 6, 3), (4, 7, 4)].into(), format_args!("{FILE}: player_count"), "P2.5")
}

// P1.14-P1.16, P2.8: which token lies where, what everybody starts with, what holds which cubes.
fn storage(tables: &Tables) -> Check {
    const FILE: &str = "components.toml";
    let kinds = &tables.components.token_kind;
    ids(FILE, kinds.iter().map(|row| row.id.as_str()), "P1.14")?;
    equal(&kinds.len(), &(Token::ALL.len() + Culture::ALL.len()), format_args!("{FILE}: token_kind"), "P1.14")?;
    for row in kinds {
        let at = format!("{FILE}: {}", row.id);
        named(&at, [&row.name_pl, &row.name_en])?;
        let (pile, area, start) = match (Token::from_word(&row.id), Culture::from_word(&row.id)) {
            (Some(token), _) => (token.pile().word().to_string(), token.area(), u8::from(token.pile().idx() < 2)),
            (None, Some(kind)) => (format!("{}_token", kind.word()), Area::Palace, 0),
            (None, None) => return ensure(false, at, "unknown token", "a token of the rules", "P1.14"),
        };
        equal(&row.component, &pile, &at, "P1.17")?;
        equal(&row.area, &area, &at, "P1.14")?;
        equal(&row.start_count, &start, &at, "P2.8")?;
    }
    let cubes = &tables.components.cube_kind;
    ids(FILE, cubes.iter().map(|row| row.id.word()), "P1.7")?;
    equal(&cubes.len(), &Cube::ALL.len(), format_args!("{FILE}: cube_kind"), "P1.7")?;
    for row in cubes {
        let at = format!("{FILE}: {}", row.id.word());
        named(&at, [&row.name_pl, &row.name_en])?;
        equal(&row.component, &format!("{}_cube", row.id.word()), &at, "P1.7")?;
        equal(&row.start_count, &1, &at, "P2.8")?;
    }
    const PLACES: [(&str, &[Cube], u8, &str, bool); 5] = [
        ("farm", &[Cube::Food], crate::STORE, "token", false),
        ("bank", &[Cube::Money], crate::STORE, "token", false),
        ("church", &[Cube::Favor], crate::CHURCH, "player", false),
        ("militia", &[Cube::Food, Cube::Favor], 1, "token", true),
        ("condottiere", &[Cube::Money, Cube::Favor], 1, "token", true),
    ];
    let found: Vec<_> = tables
        .components
        .storage
        .iter()
        .map(|row| (row.place.as_str(), &row.accepts[..], row.capacity, row.per.as_str(), row.locked))
        .collect();
    equal(&found, &PLACES.into(), format_args!("{FILE}: storage"), "P1.16")
}

// P7.1, P7.4, P7.6-P7.10.
fn military(tables: &Tables) -> Check {
    const FILE: &str = "military_scoring.toml";
    let awards: Vec<_> = tables.military.award.iter().map(|row| (row.players, &row.points[..])).collect();
    let printed: [(u8, &[u8]); 3] = [(2, &[5, 0]), (3, &[6, 3, 0]), (4, &[7, 4, 2, 0])];
    equal(&awards, &printed.into(), format_args!("{FILE}: award"), "P7.7")?;
    for row in &tables.military.strength {
        let at = format!("{FILE}: {}", row.token.word());
        let (unsupplied, cubes): (i8, &[Cube]) = match row.token {
            Token::Catapult => (1, &[]),
            Token::Condottiere => (-1, &[Cube::Money, Cube::Favor]),
            Token::Militia => (-1, &[Cube::Food, Cube::Favor]),
            _ => return ensure(false, at, "no military token", "catapult, condottiere, militia", "P7.6"),
        };
        equal(&(row.supplied, row.unsupplied), &(1, unsupplied), &at, "P7.6")?;
        equal(&&row.supply_cubes[..], &cubes, &at, "P7.5")?;
    }
    equal(&tables.military.strength.len(), &3, format_args!("{FILE}: strength"), "P7.6")?;
    let rules = &tables.military.rules;
    let at = format!("{FILE}: rules");
    equal(&rules.tie_share_rounding.as_str(), &"up", &at, "P7.8")?;
    equal(&rules.order_key.as_str(), &"military_tokens", &at, "P7.4")?;
    equal(&rules.order_tiebreak.as_str(), &"starting_player_then_clockwise", &at, "P7.4")?;
    equal(&rules.removable_after_scoring, &[Token::Condottiere, Token::Militia].into(), &at, "P7.10")?;
    equal(&(rules.year_end_rounds, rules.extra_rounds), &(3, 2), &at, "P7.1")?;
    equal(&rules.extra_round_decks, &[2, 3].into(), &at, "P2.3")
}

/// The printed costs and gains. Chapter 6
const PRINTED: [(&str, &[Alternative]); Face::ALL.len()] = {
    const fn tokens(food: u8, money: u8, token: Token, count: u8) -> Alternative {
        Alternative { food, money, gain: Gain::Tokens { token, count } }
    }
    const fn free(gain: Gain) -> Alternative {
        Alternative { food: 0, money: 0, gain }
    }
    const fn cubes(food: u8, money: u8) -> Alternative {
        free(Gain::Cubes { food, money })
    }
    const fn culture(food: u8, money: u8, kind: Culture) -> Alternative {
        Alternative { food, money, gain: Gain::Culture(kind) }
    }
    [
        ("P6.1", &[tokens(0, 1, Token::Field, 1), tokens(0, 3, Token::Field, 2)]),
        ("P6.2", &[tokens(0, 1, Token::Farm, 1), tokens(0, 3, Token::Farm, 2)]),
        ("P6.3", &[tokens(1, 0, Token::Palazzo, 1), tokens(3, 0, Token::Palazzo, 2)]),
        ("P6.4", &[tokens(1, 0, Token::Bank, 1), tokens(3, 0, Token::Bank, 2)]),
        ("P6.5", &[free(Gain::PerToken { token: Token::Field, cube: Cube::Food })]),
        ("P6.6", &[free(Gain::PerToken { token: Token::Palazzo, cube: Cube::Money })]),
        ("P6.7", &[cubes(0, 2), cubes(1, 1), cubes(2, 0)]),
        ("P6.8", &[cubes(0, 3)]),
        ("P6.9", &[cubes(3, 0)]),
        ("P6.10", &[tokens(1, 1, Token::Catapult, 1), tokens(3, 2, Token::Catapult, 2)]),
        ("P6.11", &[tokens(1, 0, Token::Catapult, 1), tokens(2, 1, Token::Catapult, 2)]),
        ("P6.12", &[free(Gain::Soldiers(Soldier::Condottiere))]),
        ("P6.13", &[free(Gain::Soldiers(Soldier::Militia))]),
        ("P6.14", &[culture(1, 2, Culture::Monument), culture(2, 1, Culture::Monument)]),
        ("P6.15", &[culture(4, 0, Culture::Book)]),
        ("P6.16", &[culture(0, 5, Culture::Painting)]),
    ]
};

// Chapter 6.
fn actions(tables: &Tables) -> Check {
    const FILE: &str = "action_types.toml";
    ids(FILE, tables.actions.action.iter().map(|row| row.id.word()), "P6.1")?;
    ids(FILE, tables.actions.option.iter().map(|row| row.id.as_str()), "P6.1")?;
    for face in Face::ALL {
        let (rule, printed) = PRINTED[face.idx()];
        let at = format!("{FILE}: {}", face.word());
        let Some(row) = tables.actions.action.iter().find(|row| row.id == face) else {
            return ensure(false, at, "missing", "an entry for each of the sixteen faces", rule);
        };
        named(&at, [&row.name_pl, &row.name_en])?;
        status(&at, &row.exchange_status)?;
        ensure(!row.exchange_source.is_empty(), &at, "no source of the exchange symbol", "a source", "PA1")?;
        equal(&row.category.as_str(), &face.category(), &at, rule)?;
        // PA1: public for production and supply cards; what the other cards show is for the set to say.
        if let "supply" | "production" = face.category() {
            equal(&row.exchange, &(face.category() == "production"), format_args!("{at} exchange"), rule)?;
        }
        let options = || tables.actions.option.iter().filter(|option| option.action == face);
        for (option, index) in options().zip(1..) {
            let at = format!("{FILE}: {}", option.id);
            equal(&option.index, &index, &at, "P5.1")?;
            equal(&option.id, &format!("{}_{index}", face.word()), &at, "P5.1")?;
            ensure(alternative(option).is_some(), &at, "no gain, or several", "one kind of gain", rule)?;
        }
        let found: Vec<Alternative> = options().filter_map(alternative).collect();
        equal(&&found[..], &printed, &at, rule)?;
    }
    Ok(())
}

// P1.9, P1.10, P2.2-P2.4: the cards by back.
fn cards(tables: &Tables) -> Check {
    const FILE: &str = "cards.toml";
    let cards = &tables.cards.card;
    ids(FILE, cards.iter().map(|row| row.id.as_str()), "P1.9")?;
    for row in cards {
        let at = format!("{FILE}: {}", row.id);
        let (start, deck) = (["S1", "S2"].contains(&&*row.deck), ["1", "2", "3"].contains(&&*row.deck));
        ensure(start || deck, &at, format_args!("deck {}", row.deck), "S1, S2, 1, 2, 3", "P2.3")?;
        let marked = (row.mark, row.min_players);
        let allowed: &[(u8, u8)] = if start { &[(0, 2)] } else { &[(0, 2), (3, 3), (4, 4)] };
        ensure(
            allowed.contains(&marked),
            &at,
            format_args!("mark, players {}", plain(&marked)),
            plain(allowed),
            "P2.2",
        )?;
        match (row.kind.as_str(), Face::from_word(&row.action)) {
            ("action", Some(face)) => {
                // PA26: which catapult card it is, is printed on it and follows from the deck.
                let right = match face {
                    Face::BuildCatapult => row.deck == "1" || row.deck == "2",
                    Face::BuildCatapultYear3 => row.deck == "3",
                    _ => true,
                };
                ensure(
                    right,
                    &at,
                    format_args!("{} in deck {}", row.action, row.deck),
                    "the deck of its year",
                    "P6.20",
                )?;
            }
            ("military_scoring", None) => {
                let right = row.action == "none" && row.mark == 0 && ["2", "3"].contains(&&*row.deck);
                ensure(right, &at, "a mark, a face or another deck", "unmarked, in deck 2 or 3", "P2.3")?;
            }
            _ => return ensure(false, at, format_args!("{} {}", row.kind, row.action), "one of the faces", "P1.9"),
        }
    }
    let count = |right: &dyn Fn(&CardRow) -> bool| cards.iter().filter(|row| right(row)).count();
    equal(&count(&|row| row.kind == "action"), &98, format_args!("{FILE}: action cards"), "P1.9")?;
    equal(
        &count(&|row| "123".contains(&row.deck) && row.kind == "action"),
        &90,
        format_args!("{FILE}: decks 1 to 3"),
        "P1.9",
    )?;
    for deck in ["2", "3"] {
        let military = count(&|row| row.kind == "military_scoring" && row.deck == deck);
        equal(&military, &1, format_args!("{FILE}: military scoring cards of deck {deck}"), "P1.10")?;
    }
    let start = |deck| cards.iter().filter(move |row| row.deck == deck).map(|row| row.action.as_str());
    let mut different: Vec<&str> = start("S2").collect();
    different.sort_unstable();
    different.dedup();
    equal(&different.len(), &4, format_args!("{FILE}: different S2 cards"), "P2.4")?;
    equal(&start("S2").count(), &4, format_args!("{FILE}: S2 cards"), "P2.4")?;
    let equal_cards = start("S1").filter(|face| Some(*face) == start("S1").next()).count();
    equal(&(equal_cards, start("S1").count()), &(4, 4), format_args!("{FILE}: equal S1 cards"), "P2.4")
}

// P4.8, P4.9: the plan tells the sizes of the decks and the turns that follow, and lists the cards once more.
fn deck_plan(tables: &Tables) -> Check {
    const FILE: &str = "deck_plan.toml";
    let plan = &tables.plan;
    for players in PLAYERS {
        for deck in 1..=3 {
            let at = format!("{FILE}: year {deck} with {players} players");
            let mut rows = plan.year.iter().filter(|row| (row.players, row.deck) == (players, deck));
            let (Some(row), None) = (rows.next(), rows.next()) else {
                return ensure(false, at, "missing or twice", "one entry", "P4.9");
            };
            let have = |kind| {
                let mine = |card: &&CardRow| card.deck == deck.to_string() && card.min_players <= players;
                tables.cards.card.iter().filter(mine).filter(|card| card.kind == kind).count()
            };
            equal(&usize::from(row.action_cards), &have("action"), format_args!("{at}: action_cards"), "PA3")?;
            equal(
                &usize::from(row.military_scoring_cards),
                &have("military_scoring"),
                format_args!("{at}: military"),
                "P2.3",
            )?;
            equal(&row.pool_size, &(players + 3), format_args!("{at}: pool_size"), "P2.5")?;
            // P11.6: the first deck also fills the pool.
            let turns =
                if deck == 1 { i32::from(row.action_cards) - i32::from(players) - 2 } else { row.action_cards.into() };
            ensure(turns > 0, &at, "no turn at all", "more cards than the pool takes", "P11.6")?;
            equal(&i32::from(row.turns_total), &turns, format_args!("{at}: turns_total"), "P11.6")?;
            // P4.8: a year may end before everybody had as many turns. What is shown is what its first player has.
            let first = turns.unsigned_abs().div_ceil(players.into());
            equal(&u32::from(row.turns_per_player), &first, format_args!("{at}: turns_per_player"), "P4.8")?;
            if ours(&plan.provenance) {
                let even = equal(&(u32::from(players) * first), &turns.unsigned_abs(), &at, "P4.9");
                even.and(equal(&row.turns_per_player, &7, &at, "P4.9")).map_err(|error| error.of_balance(FILE))?;
            }
        }
    }
    for row in &plan.entry {
        let at = format!("{FILE}: {} in deck {}, mark {}", row.action.word(), row.deck, row.mark);
        let planned: u32 = plan
            .entry
            .iter()
            .filter(|other| (other.deck, other.mark, other.action) == (row.deck, row.mark, row.action))
            .map(|other| u32::from(other.count))
            .sum();
        let mine = |card: &&CardRow| {
            (&*card.deck, card.mark, &*card.action) == (&*row.deck.to_string(), row.mark, row.action.word())
        };
        equal(&planned, &(tables.cards.card.iter().filter(mine).count() as u32), &at, "PA3")?;
        let marked = (row.mark, row.min_players);
        ensure([(0, 2), (3, 3), (4, 4)].contains(&marked), at, plain(&marked), "(0, 2), (3, 3), (4, 4)", "P2.2")?;
    }
    let planned: u32 = plan.entry.iter().map(|row| u32::from(row.count)).sum();
    equal(&planned, &90, format_args!("{FILE}: entries"), "P1.9")
}

// PA2, PA3: what our decks promise beyond the rulebook.
fn reconstructed_decks(tables: &Tables) -> Check {
    const FILE: &str = "cards.toml";
    let cards = &tables.cards.card;
    let start = |deck| cards.iter().filter(move |row| row.deck == deck).map(|row| row.action.as_str());
    ensure(
        start("S1").all(|face| face == "tax_collector_any"),
        format_args!("{FILE}: S1"),
        "another face",
        "tax_collector_any",
        "PA2",
    )?;
    let reported = ["build_palazzo", "build_bank"].iter().all(|face| start("S2").any(|s2| s2 == *face));
    ensure(reported, format_args!("{FILE}: S2"), "a reported card is missing", "build_palazzo, build_bank", "PA2")?;
    for face in start("S1").chain(start("S2")) {
        let payable = |o: &super::tables::OptionRow| o.action.word() == face && o.cost_food <= 1 && o.cost_money <= 1;
        let payable = tables.actions.option.iter().any(payable);
        ensure(payable, format_args!("{FILE}: {face}"), "nobody can pay it at the start", "1 food, 1 money", "PA2")?;
    }
    for deck in ["1", "2", "3"] {
        let count = |mark: u8, face: &str| {
            cards.iter().filter(|card| (&*card.deck, card.mark, &*card.action) == (deck, mark, face)).count()
        };
        for mark in [0, 3, 4] {
            for (food, money) in [
                ("harvest", "market"),
                ("tax_collector_food", "tax_collector_money"),
                ("cropland", "build_palazzo"),
                ("build_farm", "build_bank"),
                ("recruit_militia", "hire_condottieri"),
                ("scribe", "painter"),
            ] {
                let at = format!("{FILE}: {food} and {money} in deck {deck}, mark {mark}");
                equal(&count(mark, food), &count(mark, money), at, "PA3")?;
            }
        }
        for face in [
            "harvest",
            "market",
            "cropland",
            "build_palazzo",
            "sculptor",
            "scribe",
            "painter",
            "hire_condottieri",
            "recruit_militia",
        ] {
            ensure(
                count(0, face) > 0,
                format_args!("{FILE}: {face} in deck {deck}"),
                "missing",
                "one unmarked",
                "PA3",
            )?;
        }
        let catapults = count(0, "build_catapult") + count(0, "build_catapult_year3");
        ensure(catapults > 0, format_args!("{FILE}: catapults of deck {deck}"), "missing", "one unmarked", "PA3")?;
    }
    for face in Face::ALL {
        let there = |card: &CardRow| card.mark == 0 && card.deck != "S2" && card.action == face.word();
        ensure(
            cards.iter().any(there),
            format_args!("{FILE}: {}", face.word()),
            "not with 2 players",
            "every face",
            "PA3",
        )?;
    }
    let marked = [0, 3, 4].map(|mark| {
        let mine = |card: &&CardRow| "123".contains(&card.deck) && card.kind == "action" && card.mark == mark;
        cards.iter().filter(mine).count()
    });
    equal(&marked, &[46, 22, 22], format_args!("{FILE}: cards by mark"), "PA3")?;
    Ok(())
}

// Chapter 9.
fn goals(tables: &Tables) -> Check {
    const FILE: &str = "goals.toml";
    ids(FILE, tables.goals.goal.iter().map(|row| row.id.word()), "P1.11")?;
    for (goal, rule, back, tokens, points, [free, step]) in [
        (Goal::Chapel, "P9.1", 1, &["monument", "painting"][..], &[2, 5, 8][..], [0, 0]),
        (Goal::TownHall, "P9.2", 1, &["monument", "book"], &[2, 5, 8], [0, 0]),
        (Goal::Palace, "P9.3", 1, &["monument", "book", "painting"], &[5, 10, 15], [0, 0]),
        (Goal::Villa, "P9.4", 1, &["book", "painting"], &[2, 5, 9], [0, 0]),
        (Goal::Armourer, "P9.5", 2, &["catapult"], &[], [0, 1]),
        (Goal::FertileLand, "P9.6", 2, &["field", "farm"], &[], [6, 1]),
        (Goal::ProsperousCity, "P9.7", 2, &[], &[], [0, 0]),
        (Goal::Bastion, "P9.8", 2, &[], &[], [0, 4]),
    ] {
        let at = format!("{FILE}: {}", goal.word());
        let Some(row) = tables.goals.goal.iter().find(|row| row.id == goal) else {
            return ensure(false, at, "missing", "an entry for each of the eight goals", rule);
        };
        named(&at, [&row.name_pl, &row.name_en])?;
        for word in [&row.back_status, &row.effect_status, &row.existence_status] {
            status(&at, word)?;
        }
        equal(&row.back, &back, format_args!("{at} back"), "P2.6")?;
        equal(&row.kind.as_str(), &if back == 1 { "sets" } else { "per_unit" }, format_args!("{at} kind"), rule)?;
        let known = row
            .tokens
            .iter()
            .all(|token| Token::from_word(token).is_some() || (back == 1 && Culture::from_word(token).is_some()));
        ensure(known, &at, format_args!("tokens {}", plain(&row.tokens)), "tokens of the rules", rule)?;
        let source = if back == 1 {
            "none"
        } else if row.tokens.is_empty() {
            "military_points"
        } else {
            "tokens"
        };
        equal(&row.unit_source.as_str(), &source, format_args!("{at} unit_source"), rule)?;
        if back == 2 {
            ensure(row.step > 0 && row.points_per_step > 0, &at, "no step or no points", "1 or more", rule)?;
        }
        // PA6: the rulebook has lost the text of this one; what it pays is for the set to say.
        if goal != Goal::ProsperousCity {
            equal(
                &row.tokens,
                &tokens.iter().map(|token| String::from(*token)).collect(),
                format_args!("{at} tokens"),
                rule,
            )?;
            equal(&&row.set_points[..], &points, format_args!("{at} set_points"), rule)?;
            equal(&[row.free_units, row.step], &[free, step], format_args!("{at} free_units, step"), rule)?;
            equal(&row.points_per_step, &u8::from(back == 2), format_args!("{at} points_per_step"), rule)?;
        }
    }
    Ok(())
}

// P1.6, PA4.
fn culture(tables: &Tables) -> Check {
    const FILE: &str = "culture_tokens.toml";
    ids(FILE, tables.culture.culture.iter().map(|row| row.id.as_str()), "P1.6")?;
    for row in &tables.culture.culture {
        let at = format!("{FILE}: {}", row.id);
        let value = (1..=MAX_VALUE).contains(&usize::from(row.victory_points));
        ensure(value, &at, format_args!("value {}", row.victory_points), format_args!("1 to {MAX_VALUE}"), "P1.6")?;
        ensure(row.count > 0, &at, "no token", "1 or more", "P1.6")?;
    }
    for (kind, price) in Culture::ALL.into_iter().zip(3u32..) {
        let at = format!("{FILE}: {}", kind.word());
        let tokens = || tables.culture.culture.iter().filter(move |row| row.kind == kind);
        equal(&tokens().map(|row| u32::from(row.count)).sum(), &15, &at, "P1.6")?;
        if ours(&tables.culture.provenance) {
            let worth = tokens().map(|row| u32::from(row.victory_points) * u32::from(row.count)).sum::<u32>();
            equal(&worth, &(15 * price), format_args!("{at}: sum of the values"), "PA4")
                .map_err(|error| error.of_balance(FILE))?;
        }
    }
    Ok(())
}

// P1.8, PA9.
fn bills(tables: &Tables) -> Check {
    const FILE: &str = "bills.toml";
    let bills = &tables.bills.bill;
    ids(FILE, bills.iter().map(|row| row.id.as_str()), "P1.8")?;
    equal(&bills.iter().map(|row| u32::from(row.count)).sum(), &40, format_args!("{FILE}: bills"), "P1.8")?;
    ensure(bills.iter().all(|row| row.value > 0), FILE, "a bill without value", "1 or more", "P1.8")?;
    if ours(&tables.bills.provenance) {
        // P15.9: five rounds pay at most 16 points each.
        let worth = bills.iter().map(|row| u32::from(row.value) * u32::from(row.count)).sum::<u32>();
        ensure(worth >= 80, format_args!("{FILE}: bills"), format_args!("{worth} points"), "80 or more", "PA9")
            .map_err(|error| error.of_balance(FILE))?;
    }
    Ok(())
}

// P1.14, P1.15.
fn board(tables: &Tables) -> Check {
    const FILE: &str = "board.toml";
    ids(FILE, tables.board.area.iter().map(|row| row.id.word()), "P1.14")?;
    for area in Area::ALL {
        let at = format!("{FILE}: {}", area.word());
        let Some(row) = tables.board.area.iter().find(|row| row.id == area) else {
            return ensure(false, at, "missing", "an entry for each of the five areas", "P1.14");
        };
        named(&at, [&row.name_pl, &row.name_en])?;
        named(&at, [&row.color, &row.shape])?;
        status(&at, &row.color_status)?;
        status(&at, &row.printed_spaces_status)?;
        let culture = Culture::ALL.map(Culture::word).into_iter().filter(|_| area == Area::Palace);
        let tokens: Vec<&str> =
            Token::ALL.into_iter().filter(|token| token.area() == area).map(Token::word).chain(culture).collect();
        equal(
            &row.holds_tokens.iter().map(String::as_str).collect(),
            &tokens,
            format_args!("{at} holds_tokens"),
            "P1.14",
        )?;
        let church = area == Area::Church;
        let cubes: &[Cube] = if church { &[Cube::Favor] } else { &[] };
        equal(&&row.holds_cubes[..], &cubes, format_args!("{at} holds_cubes"), "P1.16")?;
        equal(&row.cube_limit, &if church { crate::CHURCH } else { 0 }, format_args!("{at} cube_limit"), "P1.16")?;
        equal(&row.token_limit, &0, format_args!("{at} token_limit"), "P1.15")?;
    }
    Ok(())
}
