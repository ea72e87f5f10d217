//! The book for players: the pictures of its positions, and the tables that the components make.

use crate::table::{
    Table, army, catapults_and_militia, culture, farms_by_favor, final_score, full_church, go_to_year, hold, last_turn,
    lay, military_card_last, militia_of_three, opening, rich_harvest, scribe_and_militia, sculptor_by_favor, store,
    with,
};
use signoria_core::{Seat, Viewer};
use signoria_principato::{Culture, Face, Soldier, State, Token};
use signoria_testkit::book;

/// Holds a picture, seen by the seat whose principality it shows.
fn picture(name: &str, t: &Table, seat: u8) {
    book::picture(env!("CARGO_MANIFEST_DIR"), name, &t.game, &t.state, Viewer::Seat(Seat(seat)));
}

/// A pool of the wanted cards, with the deck of a year.
fn pool_of<const N: usize>(seats: u8, year: u8, faces: [Face; N]) -> Table {
    let t = opening(seats);
    let game = t.game.clone();
    with(t, |s| {
        if year > 1 {
            go_to_year(&game, s, year);
        }
        (0..).zip(faces).for_each(|(place, face)| lay(s, place, face));
    })
}

#[test]
fn pictures_of_the_beginning() {
    picture("start", &opening(2), 0);
    let mut t = opening(2);
    t.play(0, "activate 0 1 exchange 0");
    assert_eq!(t.view(0).pool[0].face, Face::TaxCollectorAny);
    picture("first-action", &t, 0);
    t.play(0, "favor church");
    picture("first-turn", &t, 0);
    let mut t = opening(2);
    t.play(0, "activate 0 1 exchange 2");
    picture("exchange", &t, 0);
}

#[test]
fn pictures_of_the_cards() {
    use Face::{
        BuildBank, BuildCatapult, BuildCatapultYear3, BuildFarm, BuildPalazzo, Cropland, Harvest, HireCondottieri,
        Market, Painter, RecruitMilitia, Scribe, Sculptor, TaxCollectorAny, TaxCollectorFood, TaxCollectorMoney,
    };
    picture("cards-build", &pool_of(2, 1, [Cropland, BuildFarm, BuildPalazzo, BuildBank, Harvest]), 0);
    let produce = [Harvest, Market, TaxCollectorAny, TaxCollectorMoney, TaxCollectorFood];
    picture("cards-produce", &pool_of(2, 1, produce), 0);
    let war_and_art = [BuildCatapult, BuildCatapultYear3, HireCondottieri, RecruitMilitia, Sculptor, Scribe, Painter];
    picture("cards-war-art", &pool_of(4, 3, war_and_art), 0);
}

#[test]
fn a_picture_of_the_third_year() {
    let t = opening(2);
    let game = t.game.clone();
    let t = with(t, |s| {
        go_to_year(&game, s, 3);
        hold(s, 0, 0, Face::Painter);
        hold(s, 0, 1, Face::Harvest);
        let player = &mut s.players[Seat(0)];
        player.tokens = [4, 3, 4, 3, 2];
        army(player, Soldier::Militia, [2, 2, 0]);
        army(player, Soldier::Condottiere, [1, 1, 0]);
        store(player, [4, 5, 2]);
        culture(player, Culture::Monument, &[4, 4]);
        culture(player, Culture::Book, &[5]);
        culture(player, Culture::Painting, &[6]);
        player.military = 11;
    });
    picture("year-three", &t, 0);
}

#[test]
fn pictures_of_payments_and_gains() {
    let mut t = rich_harvest(1);
    assert_eq!(t.view(0).players[0].hand[1].outlook[0].lost, 1);
    picture("harvest", &t, 0);
    t.play(0, "activate 1 0 exchange 0");
    picture("harvest-after", &t, 0);
    let t = farms_by_favor(2);
    assert_eq!(t.view(0).players[0].hand[1].outlook[1].by_favor, 2);
    picture("farms", &t, 0);
    let t = sculptor_by_favor();
    assert_eq!(t.view(0).players[0].hand[1].outlook.iter().map(|o| o.possible).collect::<Vec<_>>(), [false, true]);
    picture("sculptor", &t, 0);
    let mut t = scribe_and_militia();
    t.play(0, "move food militia");
    picture("moved", &t, 0);
    picture("church-full", &full_church(1, 1), 0);
}

/// PV2: strengths 5, 5, 3, 2, where the last player may still pay a condottiere.
fn ranking() -> Table {
    let mut t = last_turn(4, |s: &mut State| {
        for (seat, catapults, militia, condottieri, money) in [
            (0, 3, [2, 2, 0], [0, 0, 0], 0),
            (1, 1, [0, 0, 0], [4, 4, 0], 0),
            (2, 2, [3, 2, 0], [0, 0, 0], 0),
            (3, 3, [0, 0, 0], [1, 0, 0], 1),
        ] {
            let player = &mut s.players[Seat(seat)];
            player.tokens[Token::Catapult.idx()] = catapults;
            army(player, Soldier::Militia, militia);
            army(player, Soldier::Condottiere, condottieri);
            store(player, [0, money, 0]);
        }
    });
    t.play(0, "end");
    t
}

#[test]
fn pictures_of_war() {
    let mut t = last_turn(2, catapults_and_militia);
    picture("army", &t, 0);
    t.play(0, "end").play(0, "disband militia 1");
    picture("army-after", &t, 0);
    let t = ranking();
    let military = t.view(0).military.unwrap();
    let ranks: Vec<_> = military.ranks.iter().map(|rank| (rank.seat.0, rank.strength, rank.points)).collect();
    assert_eq!(ranks, [(0, 5, 6), (1, 5, 6), (2, 3, 2), (3, 2, 0)]);
    assert!(military.order[..3].iter().all(|row| row.status == "decided"));
    picture("ranking", &t, 3);
    picture("order", &militia_of_three([2, 3, 3]), 1);
    picture("two-rounds", &military_card_last(), 0);
}

#[test]
fn a_picture_of_the_end() {
    let t = final_score();
    assert_eq!(t.view(1).players[1].goals.iter().map(|goal| goal.points).collect::<Vec<_>>(), [Some(2), Some(4)]);
    picture("final", &t, 1);
}
