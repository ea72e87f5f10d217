//! Chapter 9: the worked examples. Yellow, black, red, blue, green are seats 0 to 4.

use crate::common::*;
use serde::Deserialize;

const EXAMPLES: &str = include_str!("examples.toml");

#[derive(Deserialize)]
struct Examples {
    ship_scoring: Vec<Ship>,
    ship_total: Vec<Total>,
    set_value: Vec<Cards>,
    investment: Vec<Investment>,
}

#[derive(Deserialize)]
struct Ship {
    ship: String,
    layout_left_right: Vec<String>,
    players: Vec<String>,
    cargo: Vec<i16>,
    bonus: Vec<i16>,
}

#[derive(Deserialize)]
struct Total {
    player: String,
    total: i16,
}

#[derive(Deserialize)]
struct Cards {
    cards: Vec<String>,
    value: u8,
}

#[derive(Deserialize)]
struct Investment {
    cards: Vec<String>,
    points: u8,
}

fn examples() -> Examples {
    toml::from_str(EXAMPLES).unwrap()
}

fn seat(color: &str) -> u8 {
    ["yellow", "black", "red", "blue", "green"].iter().position(|name| *name == color).expect(color) as u8
}

fn words(cards: &[String]) -> Vec<String> {
    cards.iter().map(|card| card.replace(':', "_")).collect()
}

#[test]
fn cv1_the_calendar() {
    let t = go(3, Step::RoundEnd, |s| s.season = Season::Winter);
    assert_eq!((t.state.year, t.state.season), (2, Season::Spring));
    let t = go(3, Step::RoundEnd, |s| (s.year, s.season) = (3, Season::Winter));
    assert!(is_over(&t));
}

#[test]
fn cv2_starting_points_of_five() {
    let t = dealt(5);
    assert_eq!(t.state.order.map(|seat| t.state.players[seat].score), [0, 1, 1, 2, 2]);
}

/// Yellow, black and red stand on the spaces of a guild; red, blue and green stack on them.
pub(crate) fn queue() -> Table {
    let mut t = go(5, Step::Helpers, |s| {
        [0, 1, 2].iter().for_each(|seat| set(s, Guild::Bankers, *seat, usize::from(*seat)));
        s.cursor = 2;
        (0..5).for_each(|seat| s.players[Seat(seat)].score = 1);
    });
    t.play(2, "helper bankers").play(2, "space 0");
    t.play(3, "helper bankers").play(3, "space 1");
    t.play(4, "helper bankers");
    t
}

#[test]
fn cv3_who_pays_whom() {
    let t = queue();
    // Red paid yellow, blue paid black, green nobody.
    assert_eq!(scores(&t), [2, 2, 0, 0, 1]);
    assert_eq!(t.expect_illegal(0, "helper bankers"), "C5.1.2");
}

#[test]
fn cv4_who_acts_when() {
    let mut t = queue();
    (0..5).for_each(|seat| {
        t.play(seat, "pass");
    });
    let mut order = Vec::new();
    while let Question::Take(Seat(seat)) = question(&t) {
        let gold = watch(&t).queues[0].acts.is_some_and(|(space, _)| space == 0);
        order.push((seat, gold));
        t.play(seat, "pass");
        if order.len() == 6 {
            break;
        }
    }
    assert_eq!(order, [(0, true), (2, true), (1, false), (3, false), (2, false), (4, false)]);
}

#[test]
fn cv5_sets_of_cards() {
    for example in examples().set_value {
        let mut cards = [0; 12];
        words(&example.cards).iter().for_each(|word| cards[kind(word).idx()] += 1);
        assert_eq!(worth(&cards, 15), example.value, "{:?}", example.cards);
    }
}

#[test]
fn cv6_a_paper_mill_and_a_flax_plantation() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "red_2"]);
        deal(s, 0, &[34, 4]);
    });
    t.play(0, "build 34 right").play(0, "build 4 left").play(0, "pay red 1 1 0");
    assert_eq!((row(&t, 0), hand(&t, 0).len()), (vec![4, 64, 34], 0));
}

#[test]
fn cv7_a_green_vineyard_and_a_red_blue_mill() {
    let buys = |cards: [&str; 2], tier: &str| {
        let t = stage(3, Guild::Notary, &[(0, 1)], |s| {
            display(s, Tier::Basic, [21, 23]);
            display(s, Tier::Extended, [46, 44]);
            hold(s, 0, &cards);
        });
        t.legal(0).contains(&format!("buy {tier} 0"))
    };
    assert!(!buys(["red_3", "blue_3"], "basic") && buys(["green_3", "blue_3"], "basic"));
    assert!(buys(["red_2", "blue_3"], "extended") && buys(["red_1", "red_1"], "extended"));
    assert!(!buys(["green_3", "red_2"], "extended"));
}

#[test]
fn cv8_three_of_five_go_back() {
    let mut t = stage(3, Guild::Notary, &[(0, 0)], |s| hold(s, 0, &["red_1"]));
    let before = t.state.stacks[1].len();
    t.play(0, "peek extended").chances(["card 24", "card 27", "card 30"]).play(0, "show 24 44").play(0, "top");
    t.play(0, "back 41").play(0, "back 30");
    assert_eq!((offers(&t, Tier::Extended), t.state.stacks[1].len()), (vec![Some(24), Some(44)], before));
}

#[test]
fn cv9_grapes() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| build(s, 0, &[20]));
    t.play(0, "raw grapes fair");
    assert_eq!((score(&t, 0), t.state.act.points, player(&t, 0).fair), (0, 2, 1));
}

#[test]
fn cv10_grapes_become_wheat() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| build(s, 0, &[20, 45]));
    t.play(0, "raw grapes fair").play(0, "trade 45 0");
    assert_eq!((t.state.act.points, player(&t, 0).fair, is_filled(&t, 45, 0)), (1, 0, true));
}

#[test]
fn cv11_flour() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
    });
    t.play(0, "semi 45 granary");
    assert_eq!(score(&t, 0), 1);
}

/// Yellow delivers flour; green lies below and red above.
pub(crate) fn delivery() -> Table {
    let flour = Good::Flour.column().unwrap();
    let mut t = stage(5, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
        lay(&mut s.granary[flour], &[4, 2]);
    });
    t.play(0, "semi 45 granary").play(0, "stack").chance("capital red_1");
    t
}

#[test]
fn cv12_flour_in_a_full_granary() {
    let t = delivery();
    assert_eq!((column(&t, Good::Flour), hand(&t, 0).len(), scores(&t)), (vec![2, 0], 1, vec![1, 0, 0, 0, 0]));
}

#[test]
fn cv13_clothes() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[52]);
        fill(s, &[(52, 0), (52, 1)]);
    });
    t.play(0, "load 52 2");
    assert_eq!((score(&t, 0), is_filled(&t, 52, 0), is_filled(&t, 52, 1)), (4, false, false));
}

/// A player has clothes ready; in their hold on ship 3 green lies left and red right.
fn clothes(owner: u8) -> Table {
    stage(5, Guild::Craft, &[(owner, 1)], |s| {
        build(s, owner, &[52]);
        fill(s, &[(52, 0), (52, 1)]);
        lay(&mut s.holds[7], &[4, 2]);
        hold(s, owner, &["red_1"]);
    })
}

/// Yellow has bribed the captain.
pub(crate) fn bribed() -> Table {
    let mut t = clothes(0);
    t.play(0, "load 52 2");
    t
}

#[test]
fn cv14_clothes_on_a_full_ship() {
    let t = bribed();
    assert_eq!((in_hold(&t, 7), pile(&t)), (vec![2, 0], vec!["red_1"]));
    assert_eq!(clothes(4).expect_illegal(4, "load 52 2"), "C5.6.9");
}

#[test]
fn cv15_leather_bought_in_four_ways() {
    let leather = Good::Leather.column().unwrap();
    let at = |space: usize, markers: &[u8]| {
        let mut t = stage(5, Guild::Merchants, &[(0, space)], |s| {
            build(s, 0, &[52]);
            hold(s, 0, &["red_1"]);
            s.players[Seat(0)].fair = 1;
            lay(&mut s.granary[leather], markers);
        });
        t.play(0, "purchase 52 1");
        t
    };
    assert_eq!(pile(&at(1, &[9, 2])), ["red_1"]);
    let t = at(1, &[4, 2]);
    assert_eq!((hand(&t, 4), column(&t, Good::Leather)), (vec!["red_1"], vec![2]));
    for (markers, fair) in [([9, 2], 0), ([4, 2], 1)] {
        let mut t = at(0, &markers);
        t.play(0, "fair");
        assert_eq!((player(&t, 0).fair, player(&t, 4).fair, hand(&t, 0).len()), (0, fair, 1));
    }
}

#[test]
fn cv16_gold_or_a_token() {
    let mut t = stage(5, Guild::Bankers, &[(0, 0), (1, 1), (4, 2), (2, 0)], |s| s.players[Seat(4)].privileges = 1);
    for (seat, privilege) in [(0, true), (2, true), (1, false), (4, true)] {
        t.play(seat, "take 0");
        t.deal(|_, possible| *possible.last().unwrap());
        assert_eq!(matches!(question(&t), Question::Privilege(_)), privilege, "seat {seat}");
        if privilege {
            t.play(seat, "privilege");
        }
        let first = t.legal(seat)[0].clone();
        t.play(seat, &first);
        if seat != 4 {
            t.deal(|_, possible| *possible.last().unwrap());
        }
    }
    assert_eq!((player(&t, 4).privileges, t.state.privileges), (0, 10));
}

#[test]
fn cv17_helpers_come_home() {
    let t = go(5, Step::Final, |s| {
        for (seat, used) in [2, 1, 1, 1, 1].into_iter().enumerate() {
            s.used[Seat(seat as u8)] = used;
        }
        s.pictures[0] = [2, 0, 0, 0, 1];
        s.pictures[1] = [0, 1, 1, 1, 0];
    });
    assert_eq!((0..5).map(|seat| player(&t, seat).privileges).collect::<Vec<_>>(), [0, 1, 1, 1, 1]);
}

#[test]
fn cv18_the_track_changes_the_order() {
    let t = go(5, Step::Final, |s| s.changes = [Some(Seat(3)), Some(Seat(1)), None]);
    assert_eq!(t.state.order, [3, 1, 0, 2, 4].map(Seat));
}

/// Lays the markers of the example on the four ships.
pub(crate) fn load_ships(s: &mut State) {
    let game = boxed(5);
    for ship in &examples().ship_scoring {
        let number: u8 = ship.ship.trim_start_matches("ship_").parse().unwrap();
        for row in &ship.layout_left_right {
            let (good, slots) = row.split_once(':').unwrap();
            let holds = &game.parts().holds;
            let at = holds.iter().position(|h| h.ship + 1 == number && h.good.word() == good).expect(row);
            let owners: Vec<u8> = slots.split(',').filter(|slot| *slot != "-").map(seat).collect();
            lay(&mut s.holds[at], &owners);
        }
    }
}

#[test]
fn cv19_goods_on_ships() {
    let examples = examples();
    let mut t = go(5, Step::Year, |s| {
        s.season = Season::Winter;
        load_ships(s);
    });
    let points = |color: &str, from: usize| player(&t, seat(color)).points[from];
    for total in &examples.ship_total {
        let cargo: i16 = points(&total.player, Source::Cargo as usize);
        assert_eq!(cargo + points(&total.player, Source::Ships as usize), total.total, "{}", total.player);
    }
    let sum = |of: fn(&Ship) -> &[i16], color: &str| -> i16 {
        let rows = examples.ship_scoring.iter();
        rows.flat_map(|ship| ship.players.iter().zip(of(ship))).filter(|(name, _)| *name == color).map(|(_, n)| n).sum()
    };
    for color in ["yellow", "black", "red", "blue", "green"] {
        assert_eq!(points(color, Source::Cargo as usize), sum(|ship| &ship.cargo, color));
        assert_eq!(points(color, Source::Ships as usize), sum(|ship| &ship.bonus, color));
    }
    t.take_events();
}

#[test]
fn cv20_one_set_of_colours() {
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        build(s, 0, &[24, 30]);
    });
    assert_eq!(player(&t, 0).points[Source::City as usize], 3);
}

#[test]
fn cv21_markers_in_the_granary() {
    let t = go(5, Step::Year, |s| {
        s.season = Season::Winter;
        let owners = [0, 0, 0, 2, 2, 3, 3, 4, 1];
        for (queue, pair) in s.granary.iter_mut().zip(owners.chunks(2)) {
            lay(queue, pair);
        }
    });
    assert_eq!(
        (0..5).map(|seat| player(&t, seat).points[Source::Granary as usize]).collect::<Vec<_>>(),
        [3, 1, 2, 2, 1]
    );
}

#[test]
fn cv22_investments() {
    for example in examples().investment {
        let cards = words(&example.cards);
        let held: Vec<&str> = cards.iter().map(String::as_str).collect();
        let mut t = go(3, Step::Invest, |s| {
            s.season = Season::Winter;
            hold(s, 0, &held);
        });
        let only = t.legal(0)[0].clone();
        t.play(0, &only);
        assert_eq!(score(&t, 0), i16::from(example.points));
    }
}

#[test]
fn cv23_two_players_take_turns() {
    let mut t = begun(2);
    let (mut first, mut before) = ([0; 2], None);
    idle(&mut t, |s| {
        let now = (s.year, s.season);
        if before != Some(now) && s.year > 0 {
            first[s.order[0].idx()] += 1;
            before = Some(now);
        }
        matches!(s.frames.top(), Frame::Over)
    });
    assert_eq!((first, t.state.order[0]), ([6, 6], Seat(0)));
}

#[test]
fn cv24_two_threes_pay_six() {
    assert_eq!(worth(&[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0], 15), 6);
}

#[test]
fn cv25_privileges_in_winter() {
    let tokens = |used: [u8; 3]| {
        let t = go(3, Step::Final, |s| {
            s.season = Season::Winter;
            (0..3).for_each(|seat| s.used[Seat(seat)] = used[usize::from(seat)]);
        });
        (0..3).map(|seat| player(&t, seat).privileges).collect::<Vec<_>>()
    };
    assert_eq!((tokens([1, 0, 0]), tokens([0, 0, 0])), (vec![0, 1, 1], vec![1, 1, 1]));
}

/// An auction of an extended card that nobody raises, and the mayor's two cards.
fn mayor(bid: &str, cards: [&str; 2]) -> Table {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| hold(s, 0, &["red_1", "red_2", "red_3"]));
    t.play(0, "auction extended 0").play(0, bid).play(1, "pass").play(2, "pass").chances(cards);
    t
}

#[test]
fn cv26_the_mayors_offer() {
    let t = mayor("bid 4", ["capital red_1", "capital blue_3"]);
    assert_eq!((question(&t), t.state.payment.price), (Question::Pay(Seat(0)), 4));
    let mut t = mayor("bid 4", ["capital red_2", "capital blue_3"]);
    assert_eq!(t.legal(0)[0], "bid 6");
    t.play(0, "pass");
    assert_eq!((hand(&t, 0).len(), t.state.stacks[1].beneath().len()), (3, 1));
    let t = mayor("bid 3", ["capital red_1", "capital red_2"]);
    assert_eq!(t.state.payment.price, 3, "a pair of the mayor is no set");
}

#[test]
fn cv27_leather_lies_over_the_years_end() {
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        build(s, 0, &[52]);
        fill(s, &[(52, 1)]);
        lay(&mut s.granary[2], &[9]);
    });
    assert!(is_filled(&t, 52, 1) && watch(&t).granary.iter().all(|column| column.markers.len() == 2));
}

#[test]
fn cv28_two_sets_of_colours() {
    // Sawmill 64 pg; purple 5, green 4, blue 2, red 7 in all.
    let t = go(3, Step::Year, |s| {
        s.season = Season::Winter;
        build(s, 0, &[0, 4, 1, 24, 2, 3, 7, 11]);
    });
    assert_eq!(watch(&t).players[0].halves, [5, 4, 2, 7]);
    assert_eq!(player(&t, 0).points[Source::City as usize], 6);
}

const TEN: [&str; 10] =
    ["purple_1", "purple_2", "purple_3", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];

#[test]
fn cv29_a_full_hand_at_the_bank() {
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |s| hold(s, 0, &TEN));
    t.play(0, "take 2").chances(["capital red_1", "capital red_2"]);
    assert_eq!(player(&t, 0).hand.len(), 14);
    t.play(0, "discard red_1 red_1");
    assert_eq!((player(&t, 0).hand.len(), t.game.to_act(&t.state)), (12, ToAct::Chance));
    t.chances(["capital blue_1", "capital blue_1"]);
    t.play(0, "discard red_2 red_2");
    assert_eq!(player(&t, 0).hand.len(), 10);
    let mut t = go(4, Step::Helpers, |s| {
        (1..4).for_each(|seat| set(s, Guild::Craft, seat, usize::from(seat) - 1));
        hold(s, 0, &["red_3", "red_2"]);
        hold(s, 1, &TEN);
    });
    t.play(0, "helper craft").play(0, "space 0").play(0, "give red_3");
    assert_eq!(asked(&t), 1);
    t.play(1, "discard purple_1");
    assert_eq!(player(&t, 1).hand.len(), 10);
}

#[test]
fn cv30_an_extended_and_an_advanced_building() {
    let mut t = stage(3, Guild::Builders, &[(0, 1)], |s| {
        hold(s, 0, &["red_1", "red_1", "blue_1", "blue_1"]);
        deal(s, 0, &[24, 48]);
    });
    t.play(0, "build 24 right").play(0, "build 48 right");
    assert_eq!(t.state.payment.price, 9);
    t.play(0, "pay red 2 0 0");
    assert_eq!((hand(&t, 0).len(), row(&t, 0).len()), (0, 3));
}
