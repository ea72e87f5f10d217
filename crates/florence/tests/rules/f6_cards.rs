//! Chapter 6: bonus cards and prestige cards, on the rulebook's sample duchy where it has a number.

use crate::common::*;
use signoria_core::{PerSeat, Seat};
use signoria_florence::Counts;

/// The sample duchy of the bonus cards: 2 forests, 1 lake, 2 builders, 1 prestige card, 2 freedoms, 3 professions on the
/// table, 1 profession and 1 recruiting card in hand; university, workshop, opera, tower, chapel.
pub(crate) fn sample() -> Table {
    turn_with(4, BASE, |game, s| {
        s.round = 7;
        sample_duchy(game, s);
        hold(s, 0, &["poet"]);
        table(s, 0, &["painter", "lawyer", "sculptor"]);
        s.players[Seat(0)].recruiting = 1;
    })
}

pub(crate) fn sample_duchy(game: &Florence, s: &mut State) {
    let player = &mut s.players[Seat(0)];
    (player.builders, player.freedoms) = (2, 0b11);
    prestige(s, 0, &["prestige_all_freedoms"]);
    for word in ["university", "workshop", "opera", "tower", "chapel", "forest", "forest", "lake"] {
        anywhere(game, s, 0, word);
    }
}

/// Lays a tile where there is room.
pub(crate) fn anywhere(game: &Florence, s: &mut State, seat: u8, word: &str) {
    let tile =
        Building::from_word(word).map_or_else(|| Tile::Landscape(Landscape::from_word(word).unwrap()), Tile::Building);
    let player = &mut s.players[Seat(seat)];
    let free = !(player.built | player.land | game.grids().palace);
    let forms = game.grids().forms[tile.idx()].iter();
    let mask =
        forms.filter(|form| form.fits(free) != 0).map(|form| form.mask << form.fits(free).trailing_zeros()).next();
    player.lay(tile, mask.expect("room for the tile"));
}

fn value(bonus: Bonus) -> u16 {
    let t = sample();
    t.game.bonus_value(&t.game.counts(&t.state, Seat(0)), bonus)
}

#[test]
fn f6_1_22_counts_are_of_the_own_duchy_when_the_work_is_completed() {
    let t = sample();
    let counts = t.game.counts(&t.state, Seat(0));
    assert_eq!((counts[Term::HandCard], counts[Term::TableCard]), (2, 3));
    assert_eq!(t.game.bonus_value(&t.game.counts(&t.state, Seat(1)), Bonus::Building), 0);
}

#[test]
fn f6_1_1_one_for_each_building() {
    assert_eq!(value(Bonus::Building), 5);
}

#[test]
fn f6_1_2_one_for_each_small_building_and_landscape() {
    assert_eq!(value(Bonus::SmallBuildingAndLandscape), 5);
}

#[test]
fn f6_1_3_two_for_each_forest() {
    assert_eq!(value(Bonus::Forest), 4);
}

#[test]
fn f6_1_4_two_for_each_freedom() {
    assert_eq!(value(Bonus::Freedom), 4);
}

#[test]
fn f6_1_5_two_for_each_builder() {
    assert_eq!(value(Bonus::Builder), 4);
}

#[test]
fn f6_1_6_one_for_each_prestige_card_and_freedom() {
    assert_eq!(value(Bonus::PrestigeCardAndFreedom), 3);
}

#[test]
fn f6_1_7_one_for_each_card_in_hand() {
    assert_eq!(value(Bonus::HandCard), 2);
}

#[test]
fn f6_1_8_two_for_each_large_building() {
    assert_eq!(value(Bonus::LargeBuilding), 4);
}

#[test]
fn f6_1_9_two_for_each_size_that_is_there() {
    assert_eq!(value(Bonus::BuildingSizeGroup), 6);
}

#[test]
fn f6_1_10_two_for_each_lake() {
    assert_eq!(value(Bonus::Lake), 2);
}

#[test]
fn f6_1_12_one_for_each_builder_and_lake() {
    assert_eq!(value(Bonus::BuilderAndLake), 3);
}

#[test]
fn f6_1_13_two_for_each_landscape_type() {
    assert_eq!(value(Bonus::LandscapeType), 4);
}

#[test]
fn f6_1_14_one_for_each_card_on_the_table() {
    assert_eq!(value(Bonus::TableCard), 3);
}

#[test]
fn f6_1_15_one_for_each_medium_building_and_forest() {
    assert_eq!(value(Bonus::MediumBuildingAndForest), 3);
}

#[test]
fn f6_1_16_one_for_each_landscape() {
    assert_eq!(value(Bonus::Landscape), 3);
}

#[test]
fn f6_1_18_one_for_each_jester_and_freedom() {
    assert_eq!(value(Bonus::JesterAndFreedom), 2);
}

#[test]
fn f6_1_19_two_for_each_prestige_card() {
    assert_eq!(value(Bonus::PrestigeCard), 2);
}

#[test]
fn f6_1_20_one_for_each_kind_that_is_there() {
    assert_eq!(value(Bonus::ElementType), 5);
}

#[test]
fn f6_1_11_two_for_each_jester_on_top_of_what_they_bring() {
    assert_eq!(value(Bonus::Jester), 0);
    let t = turn_with(3, BASE, |_, s| s.players[Seat(0)].jesters = 3);
    assert_eq!(t.game.bonus_value(&t.game.counts(&t.state, Seat(0)), Bonus::Jester), 6);
    assert_eq!(t.view(0).players[0].works[0].parts[3], 6);
}

#[test]
fn f6_1_17_two_for_each_park() {
    assert_eq!(value(Bonus::Park), 0);
    let t = turn_with(3, BASE, |game, s| (0..2).for_each(|row| lay(game, s, 0, "park", [0, 0, 0, row])));
    assert_eq!(t.game.bonus_value(&t.game.counts(&t.state, Seat(0)), Bonus::Park), 4);
}

#[test]
fn f6_1_21_the_palace_is_no_building() {
    let t = turn(3, BASE);
    assert_eq!(t.game.bonus_value(&t.game.counts(&t.state, Seat(0)), Bonus::Building), 0);
}

/// What a card brings seat 0 when it and the best of the others have so much of a term.
fn majority(term: Term, mine: u8, best: u8, card: Prestige) -> u8 {
    let t = turn(3, BASE);
    let mut all = PerSeat::default();
    all[Seat(0)] = t.game.counts(&t.state, Seat(0));
    all[Seat(1)] = t.game.counts(&t.state, Seat(1));
    all[Seat(2)] = t.game.counts(&t.state, Seat(2));
    all[Seat(0)][term] = mine;
    all[Seat(1)][term] = best;
    all[Seat(2)][term] = if card == Prestige::FewestEmptySpaces { 43 } else { 0 };
    t.game.prestige_points(&all, Seat(0), card)
}

/// Alone in the lead, sharing it, behind, and with nothing.
fn scores(card: Prestige, term: Term) -> [u8; 4] {
    [(3, 2), (3, 3), (2, 3), (0, 0)].map(|(mine, best)| majority(term, mine, best, card))
}

#[test]
fn f6_2_1_most_buildings() {
    assert_eq!(scores(Prestige::MostBuildings, Term::Building), [6, 3, 0, 0]);
}

#[test]
fn f6_2_3_most_lakes() {
    assert_eq!(scores(Prestige::MostLakes, Term::Lake), [6, 3, 0, 0]);
}

#[test]
fn f6_2_4_most_jesters() {
    assert_eq!(scores(Prestige::MostJesters, Term::Jester), [6, 3, 0, 0]);
}

#[test]
fn f6_2_7_most_landscapes() {
    assert_eq!(scores(Prestige::MostLandscapes, Term::Landscape), [7, 4, 0, 0]);
}

#[test]
fn f6_2_9_most_builders() {
    assert_eq!(scores(Prestige::MostBuilders, Term::Builder), [6, 3, 0, 0]);
}

#[test]
fn f6_2_10_most_cards_on_the_table() {
    assert_eq!(scores(Prestige::MostWorks, Term::TableCard), [7, 4, 0, 0]);
}

#[test]
fn f6_2_12_most_forests() {
    assert_eq!(scores(Prestige::MostForests, Term::Forest), [7, 4, 0, 0]);
}

#[test]
fn f6_2_14_most_parks() {
    assert_eq!(scores(Prestige::MostParks, Term::Park), [5, 3, 0, 0]);
}

#[test]
fn f6_2_11_fewest_empty_cells() {
    let score = |mine, best| majority(Term::EmptySpace, mine, best, Prestige::FewestEmptySpaces);
    assert_eq!([score(7, 9), score(7, 7), score(7, 5), score(0, 0)], [8, 4, 0, 4]);
}

/// What a card brings seat 0 with so much of each of its terms.
fn threshold(card: Prestige, terms: &[(Term, u8)]) -> u8 {
    let t = turn(3, BASE);
    let mut all = PerSeat::<Counts, 5>::default();
    for (term, n) in terms {
        all[Seat(0)][*term] = *n;
        // Others have as much: it does not matter.
        all[Seat(1)][*term] = 9;
    }
    t.game.prestige_points(&all, Seat(0), card)
}

#[test]
fn f6_2_2_one_of_each_landscape() {
    let card = Prestige::AllLandscapeTypes;
    assert_eq!(threshold(card, &[(Term::Forest, 1), (Term::Lake, 1), (Term::Park, 1)]), 8);
    assert_eq!(threshold(card, &[(Term::Forest, 2), (Term::Lake, 1)]), 0);
}

#[test]
fn f6_2_5_builder_jester_and_two_landscapes() {
    let card = Prestige::BuilderJesterLandscapes;
    assert_eq!(threshold(card, &[(Term::Builder, 1), (Term::Jester, 1), (Term::Landscape, 2)]), 7);
    assert_eq!(threshold(card, &[(Term::Builder, 3), (Term::Jester, 1), (Term::Landscape, 1)]), 0);
}

#[test]
fn f6_2_6_two_large_buildings() {
    assert_eq!([1, 2, 3].map(|n| threshold(Prestige::TwoLargeBuildings, &[(Term::BuildingLarge, n)])), [0, 5, 5]);
}

#[test]
fn f6_2_8_all_freedoms() {
    assert_eq!([2, 3].map(|n| threshold(Prestige::AllFreedoms, &[(Term::Freedom, n)])), [0, 8]);
}

#[test]
fn f6_2_13_four_buildings_two_freedoms_four_cards() {
    let card = Prestige::BuildingsFreedomsWorks;
    assert_eq!(threshold(card, &[(Term::Building, 4), (Term::Freedom, 2), (Term::TableCard, 4)]), 6);
    assert_eq!(threshold(card, &[(Term::Building, 9), (Term::Freedom, 3), (Term::TableCard, 3)]), 0);
}

#[test]
fn f6_2_15_only_the_owner_scores_his_card() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.round = 7;
        prestige(s, 1, &["prestige_most_jesters"]);
        s.players[Seat(0)].jesters = 2;
        s.players[Seat(1)].jesters = 2;
    });
    idle_out(&mut t);
    let scored: Vec<_> = t.take_events().into_iter().filter(|event| matches!(event, Event::Scored { .. })).collect();
    assert_eq!(scored, [Event::Scored { seat: Seat(1), card: Prestige::MostJesters, points: 3 }]);
}
