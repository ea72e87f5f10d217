//! Chapter 9: the worked examples of the rulebook.

use crate::common::*;
use crate::f6_cards::{sample, sample_duchy};
use crate::f7_decisions::hires;
use signoria_core::{Game, Seat};
use signoria_florence::Phase;

#[test]
fn fv1_a_whole_auction_of_four() {
    let mut t = auction(4, BASE);
    t.play(0, "name park");
    passes(&mut t, &[1, 2, 3]);
    t.play(0, "place 0 0 0 0");
    assert_eq!((money(&t, 0), asked(&t)), (3300, 1));
    t.play(1, "name jester");
    for seat in [2, 3, 1, 2, 3] {
        t.play(seat, "raise");
    }
    passes(&mut t, &[1, 2]);
    assert_eq!((money(&t, 3), player(&t, 3).jesters, asked(&t)), (2800, 1, 1));
    t.play(1, "name forest");
    for seat in [2, 1, 2, 1] {
        t.play(seat, "raise");
    }
    t.play(2, "pass").play(1, "place 0 0 0 0");
    assert_eq!((money(&t, 1), asked(&t)), (2900, 2));
    assert_eq!(t.legal_like(2, "name"), ["name lake", "name builder", "name prestige_card", "name recruiting_card"]);
    t.play(2, "name builder");
    assert_eq!([0, 1, 2, 3].map(|seat| money(&t, seat)), [3300, 2900, 3300, 2800]);
    assert_eq!(watch(&t).phase, Phase::Actions);
}

#[test]
fn fv2_a_second_lake_brings_3_and_another_landscape_nothing() {
    let points = |lot: &str, at: &str| {
        let mut t = auction_with(3, BASE, |game, s| lay(game, s, 0, "lake", [0, 0, 0, 0]));
        t.play(0, &format!("name {lot}"));
        passes(&mut t, &[1, 2]);
        t.play(0, at);
        pp(&t, 0)
    };
    assert_eq!(points("forest", "place 0 0 4 4"), 0);
    assert_eq!(points("park", "place 0 0 4 4"), 0);
    assert_eq!(points("lake", "place 0 0 4 4"), 3);
}

#[test]
fn fv3_most_buildings_alone_shared_and_behind() {
    let scored = |others: [usize; 2]| {
        let t = turn_with(3, BASE, |game, s| {
            let at = [[0, 0, 0, 0], [0, 0, 4, 0], [0, 0, 4, 4]];
            let lay_so_many = |s: &mut State, seat: u8, n: usize| {
                ["tower", "chapel", "theater"]
                    .iter()
                    .zip(at)
                    .take(n)
                    .for_each(|(word, at)| lay(game, s, seat, word, at));
            };
            lay_so_many(s, 0, 2);
            lay_so_many(s, 1, others[0]);
            lay_so_many(s, 2, others[1]);
            prestige(s, 0, &["prestige_most_buildings"]);
        });
        t.view(0).players[0].prestige[0].points
    };
    assert_eq!([scored([1, 0]), scored([2, 0]), scored([3, 2])], [6, 3, 0]);
}

#[test]
fn fv4_least_values_of_rounds_2_3_and_6() {
    for (round, least) in [(2, 10), (3, 12), (6, 16)] {
        let reaches = |cards: usize| {
            let hand = ["poet", "painter", "lawyer", "sculptor", "composer", "alchemist", "botanist", "physicist"];
            let more = ["watchmaker", "goldsmith", "bell_maker", "cartographer", "choreographer", "pharmacist"];
            let t = turn_with(3, BASE, |_, s| {
                let hand: Vec<&str> = hand.iter().chain(&more).copied().take(cards).collect();
                hold(s, 0, &hand);
                s.players[Seat(0)].jesters = 1;
                hold(s, 1, &["physician", "dramatist", "astronomer"]);
                hold(s, 2, &["mathematician", "theologian", "philosopher"]);
                s.round = round;
            });
            !t.legal_like(0, "work poet").is_empty()
        };
        assert_eq!([reaches(least - 3), reaches(least - 2)], [false, true], "round {round}");
    }
}

/// Anna's poet of round 3: theater, freedom of travel, 2 jesters, no lake; 4 cards in all, one a recruiting card.
pub(crate) fn anna() -> Table {
    turn_with(3, BASE, |game, s| {
        s.round = 3;
        hold(s, 0, &["poet", "painter"]);
        table(s, 0, &["lawyer"]);
        s.players[Seat(0)].recruiting = 1;
        s.players[Seat(0)].jesters = 2;
        free(s, 0, &[Freedom::Travel]);
        lay(game, s, 0, "theater", [0, 0, 3, 0]);
    })
}

#[test]
fn fv5_anna_plays_the_poet() {
    let mut t = anna();
    t.play(0, "work poet").play(0, "exchange 7");
    assert_eq!((player(&t, 0).best, pp(&t, 0), money(&t, 0)), (15, 7, 3600));
}

#[test]
fn fv6_a_value_of_15_buys_up_to_7() {
    let mut t = anna();
    t.play(0, "work poet");
    assert_eq!(t.legal(0).len(), 8);
    let keep = |k: u32| {
        let mut t = anna();
        t.play(0, "work poet").play(0, &format!("exchange {k}"));
        money(&t, 0)
    };
    assert_eq!([keep(0), keep(1), keep(7)], [5000, 4800, 3600]);
}

#[test]
fn fv7_two_works_show_the_higher_value() {
    let mut t = with(anna(), |game, s| {
        lay(game, s, 0, "studio", [0, 0, 0, 0]);
        s.round = 3;
    });
    // The painter is worth 4 + 3 + 4 + 4; with a jester less the poet is worth 13.
    t.play(0, "work painter").play(0, "exchange 0");
    t = with(t, |_, s| s.players[Seat(0)].jesters = 1);
    t.play(0, "work poet").play(0, "exchange 0");
    assert_eq!((player(&t, 0).best, pp(&t, 0)), (15, 0));
}

#[test]
fn fv8_buildings_that_may_not_stand_so() {
    let mut t = turn_with(3, BASE, |game, s| lay(game, s, 0, "chapel", [0, 0, 0, 0]));
    assert_eq!(t.expect_illegal(0, "build chapel"), "F5.4.21");
    t.play(0, "build tower");
    assert_eq!(t.expect_illegal(0, "place 0 0 5 0"), "F5.5.6");
    assert_eq!(t.expect_illegal(0, "place 0 0 1 1"), "F5.5.1");
    assert_eq!(t.expect_illegal(0, "place 0 0 2 1"), "F5.5.2");
    assert_eq!(t.expect_illegal(0, "place 0 0 3 5"), "F5.5.2");
}

#[test]
fn fv9_two_freedoms_of_each_type_with_three_players() {
    assert_eq!(auction(3, BASE).state.freedoms, [2; 3]);
}

#[test]
fn fv10_bonus_cards_of_the_sample_duchy() {
    let t = sample();
    let counts = t.game.counts(&t.state, Seat(0));
    let values = Bonus::ALL.map(|bonus| t.game.bonus_value(&counts, bonus));
    assert_eq!(values, [5, 5, 4, 4, 4, 3, 2, 4, 6, 2, 0, 3, 4, 3, 3, 3, 0, 2, 2, 5]);
    let printed = t.game.parts().bonuses.iter().map(|part| u16::from(part.example_wv));
    assert!(printed.eq(values));
}

#[test]
fn fv11_prestige_cards_of_the_sample_duchy() {
    let t = turn_with(4, BASE, |game, s| {
        s.round = 7;
        sample_duchy(game, s);
        hold(s, 0, &["poet"]);
        table(s, 0, &["painter", "lawyer", "sculptor", "composer"]);
        s.players[Seat(0)].left = 1;
    });
    // Rivals as the example implies them.
    let mut all = signoria_core::PerSeat::default();
    all[Seat(0)] = t.game.counts(&t.state, Seat(0));
    for (term, best) in [
        (Term::Building, 5),
        (Term::Lake, 1),
        (Term::Landscape, 3),
        (Term::Jester, 1),
        (Term::Builder, 1),
        (Term::TableCard, 6),
        (Term::Forest, 1),
        (Term::EmptySpace, 5),
    ] {
        all[Seat(1)][term] = best;
    }
    all[Seat(2)][Term::Lake] = 1;
    all[Seat(2)][Term::EmptySpace] = 40;
    all[Seat(3)][Term::EmptySpace] = 40;
    assert_eq!(all[Seat(0)][Term::EmptySpace], 7);
    let values = Prestige::ALL.map(|card| t.game.prestige_points(&all, Seat(0), card));
    assert_eq!(values, [3, 0, 3, 0, 0, 5, 4, 0, 6, 0, 0, 7, 6, 0]);
    assert!(t.game.parts().prestiges.iter().map(|part| part.example_pp).eq(values));
}

#[test]
fn fv12_the_muse_of_round_5_adds_5() {
    let t = turn_with(3, MUSE, |_, s| {
        s.round = 5;
        s.players[Seat(0)].character = Some(Character::Muse);
    });
    assert_eq!(t.view(0).players[0].works[0].parts, [0, 0, 0, 0, 3, 5]);
}

#[test]
fn fv13_the_cardinals_three_actions() {
    let mut t = turn_with(3, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Cardinal);
        hold(s, 0, &["poet", "painter", "lawyer", "sculptor"]);
    });
    t.play(0, "build theater").play(0, "place 0 0 3 0").play(0, "introduce travel").play(0, "work poet");
    t.play(0, "exchange 0");
    assert_eq!(player(&t, 0).actions, 3);
}

#[test]
fn fv14_a_princess_work_of_13() {
    let t = turn_with(3, MUSE, |game, s| {
        s.round = 3;
        lay(game, s, 0, "lake", [0, 0, 0, 0]);
        lay(game, s, 0, "lake", [0, 0, 4, 6]);
        lay(game, s, 0, "university", [0, 0, 4, 0]);
        lay(game, s, 0, "studio", [0, 0, 0, 1]);
        s.players[Seat(0)].character = Some(Character::Princess);
    });
    assert_eq!(t.view(0).players[0].princess, Some(13));
}

#[test]
fn fv15_the_merchant_of_the_last() {
    let mut t = auction_with(4, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Merchant);
        for (seat, points) in [1, 9, 6, 6].into_iter().enumerate() {
            s.players[Seat(seat as u8)].pp = points;
        }
    });
    assert_eq!(watch(&t).players.iter().map(|p| p.position).collect::<Vec<_>>(), [4, 1, 2, 2]);
    t.play(0, "name jester").play(1, "raise").play(2, "pass").play(3, "raise").play(0, "raise");
    passes(&mut t, &[1, 3]);
    t.play(0, "pay");
    assert_eq!((money(&t, 0), pp(&t, 0)), (3000, 1 + 4));
}

#[test]
fn fv16_the_bankers_money_grows() {
    let mut t = characters(3, |_, _| {});
    for round in [1, 2] {
        assert_eq!(t.state.round, round);
        while watch(&t).phase == Phase::Characters {
            let seat = asked(&t);
            t.play(seat, "pass");
        }
        idle_until(&mut t, round + 1);
        withdraw_all(&mut t);
    }
    assert_eq!((t.state.round, t.state.court.money), (3, 8));
    let seat = asked(&t);
    t.play(seat, "bid banker 300");
    for _ in 0..2 {
        let other = asked(&t);
        t.play(other, "pass");
    }
    assert_eq!((money(&t, seat), t.state.court.money), (3500 + 500, 6));
}

#[test]
fn fv17_a_whole_phase_a2() {
    let mut t = characters(4, |_, _| {});
    t.play(0, "bid cardinal 300").play(1, "bid merchant 400").play(2, "bid cardinal 500").play(3, "bid princess 300");
    t.play(0, "bid banker 0");
    // Bartek buys, and keeps the Merchant for later; the others buy by themselves.
    t.play(1, "hold");
    let held = [0, 1, 2, 3].map(|seat| player(&t, seat).character);
    let wanted = [Character::Banker, Character::Merchant, Character::Cardinal, Character::Princess];
    assert_eq!(held, wanted.map(Some));
    assert_eq!([0, 1, 2, 3].map(|seat| money(&t, seat)), [4100, 3100, 3000, 3200]);
    assert_eq!(t.state.court.money, 6);
}

#[test]
fn fv18_who_bid_800_for_the_muse_must_pay() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid muse 800");
    passes(&mut t, &[1, 2]);
    assert_eq!((money(&t, 0), player(&t, 0).character), (2700, Some(Character::Muse)));
    assert_eq!(hires(3, "muse", |_, _| {}).state.round, 1);
}

/// Red with one builder and green with three share a workshop, for which green pays 500.
pub(crate) fn joint_workshop() -> Table {
    let mut t = turn_with(2, COOP, |_, s| {
        purses(s, &[10, 10]);
        s.players[Seat(0)].builders = 1;
        s.players[Seat(1)].builders = 3;
    });
    t.play(0, "offer 1 workshop");
    let place = t.legal(0)[0].clone();
    t.play(0, &place).play(0, "ask 500").play(1, "accept");
    t
}

#[test]
fn fv19_green_pays_red_500_for_a_workshop() {
    let t = joint_workshop();
    assert_eq!([money(&t, 0), money(&t, 1)], [1200, 500]);
    assert_eq!([pp(&t, 0), pp(&t, 1)], [3, 3]);
}

#[test]
fn fv20_touching_is_judged_by_each_owners_builders() {
    let places = |seat: u8| {
        let mut t = turn_with(2, COOP, |game, s| {
            s.players[Seat(0)].builders = 1;
            s.players[Seat(1)].builders = 3;
            if seat == 0 {
                lay(game, s, 0, "tower", [0, 0, 4, 0]);
            } else {
                lay(game, s, 1, "tower", [0, 0, 0, 0]);
            }
        });
        t.play(0, "offer 1 workshop");
        t.legal(0).len()
    };
    // A tower near the border costs more places on the board of one builder than on that of three.
    assert!(places(0) < places(1));
}

#[test]
fn fv21_placements_on_empty_boards() {
    let count = |options: Options| {
        let game = boxed(2, options);
        let free = !game.grids().palace;
        let of_tile =
            |forms: &Vec<signoria_florence::Form>| forms.iter().map(|form| form.fits(free).count_ones()).sum::<u32>();
        game.grids().forms.iter().map(of_tile).collect::<Vec<u32>>()
    };
    assert_eq!(count(BASE), [76, 39, 156, 80, 80, 194, 80, 96, 58, 121, 30, 58, 72]);
    assert_eq!(count(COOP), [36, 20, 82, 48, 46, 134, 46, 64, 50, 100, 24, 50, 67]);
    let game = boxed(2, COOP);
    let joints: Vec<usize> = game.grids().borders[0].joints.iter().map(Vec::len).collect();
    assert_eq!(joints, [24, 14, 54, 28, 30, 58, 30, 28, 12, 24]);
    let most = (2..=5).flat_map(|seats| boxed(seats, COOP).grids().borders.clone()).flat_map(|border| border.joints);
    assert_eq!(most.map(|joints| joints.len()).max(), Some(80));
}
