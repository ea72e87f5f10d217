//! Chapters 3 and 4: what is public, what is hidden, the course of the game.

use crate::common::*;

#[test]
fn c3_1_1_calendar_order_queues_and_marks_are_public() {
    let t = stage(3, Guild::Bankers, &[(1, 0), (2, 1)], |s| s.year = 2);
    let view = watch(&t);
    assert_eq!(
        (view.year, view.season, view.phase, view.guild),
        (2, Season::Spring, Phase::Stage, Some(Guild::Bankers))
    );
    assert_eq!((&view.order[..], &view.turn[..]), (&[0, 1, 2].map(Seat)[..], &[Seat(1)][..]));
    assert_eq!(view.queues[0].spaces[0][0].seat, Seat(1));
    assert_eq!((view.queues[0].acts, view.queues[0].spaces[0][0].used), (Some((0, 0)), false));
}

#[test]
fn c3_1_2_rows_tokens_and_numbers_of_cards_are_public() {
    let t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        build(s, 0, &[45, 8]);
        fill(s, &[(45, 0)]);
        hold(s, 0, &["red_1", "red_2"]);
        deal(s, 0, &[0, 24, 48]);
        s.players[Seat(0)].fair = 2;
        s.players[Seat(0)].privileges = 1;
        s.players[Seat(0)].work = 2;
    });
    let seen = watch(&t).players.swap_remove(0);
    assert_eq!((seen.capital, seen.hand.len(), seen.held, seen.buildings.len()), (2, 0, [1, 1, 1], 0));
    assert_eq!((seen.fair, seen.privileges, seen.work, seen.helpers, seen.passed), (2, 1, 2, 4, false));
    assert_eq!(seen.row.iter().map(|placed| placed.filled.clone()).collect::<Vec<_>>(), [vec![], vec![true], vec![]]);
    assert_eq!(watch(&t).points, 3);
}

#[test]
fn c3_1_3_displays_pools_and_sizes_of_stacks_are_public() {
    let view = watch(&begun(3));
    assert_eq!((view.capital.stack, view.capital.display.len(), view.capital.pile.len()), (31, 2, 0));
    assert_eq!(
        view.decks.iter().map(|deck| (deck.stack, deck.offers.len())).collect::<Vec<_>>(),
        [(16, 2), (19, 2), (14, 2)]
    );
    assert_eq!((view.privileges, view.work, view.tokens.len()), (6, 6, 8));
    // The box is open while sawmills can be exchanged.
    assert_eq!((watch(&dealt(3)).sawmills.len(), view.sawmills.len()), (3, 0));
}

#[test]
fn c3_1_4_granary_and_ships_are_queues_of_two() {
    let t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        lay(&mut s.granary[0], &[1, 9]);
        lay(&mut s.holds[3], &[2]);
    });
    let view = watch(&t);
    assert_eq!(view.granary[0].markers, [Some(Seat(1)), None]);
    assert_eq!(view.ships[1].holds[0].markers, [Seat(2)]);
    assert_eq!(view.ships[1].ranks, [(Seat(2), 1, 8, 5)]);
}

#[test]
fn c3_1_5_auctions_and_payments_are_open() {
    let mut t = stage(3, Guild::Notary, &[(0, 1)], |s| {
        hold(s, 0, &["red_3", "blue_1"]);
        display(s, Tier::Basic, [8, 9]);
    });
    t.play(0, "auction basic 1").play(0, "bid 2");
    let auction = watch(&t).auction.expect("an auction");
    assert_eq!((auction.card.card, auction.bid, auction.leader, auction.out.len()), (Card(9), Some(2), Seat(0), 0));
    t.play(1, "pass").play(2, "pass").chance("capital green_3");
    assert_eq!(watch(&t).auction.unwrap().mayor, [Capital::Green3]);
    t.play(0, "bid 4");
    t.take_events();
    t.play(0, "pay red 0 0 1");
    assert!(
        t.take_events().iter().any(|event| matches!(event, Event::Paid { value: 4, cards, .. } if cards.len() == 2))
    );
}

#[test]
fn c3_2_1_hands_are_their_owners() {
    let t = begun(3);
    let [own, other] = [0, 1].map(|seat| t.view(seat).players.swap_remove(0));
    assert_eq!((own.hand.len(), own.buildings.len(), own.worth), (5, 3, Some(20)));
    assert_eq!((other.hand.len(), other.buildings.len(), other.worth, other.capital), (0, 0, None, 5));
}

#[test]
fn c3_2_2_who_put_cards_back_knows_them() {
    let mut t = dealt(3);
    t.play(0, "exchange 1").chance("card 11");
    let under =
        |seat: u8| t.view(seat).decks[0].under.iter().map(|card| card.as_ref().map(|c| c.card.0)).collect::<Vec<_>>();
    assert_eq!((under(0), under(1)), (vec![Some(1)], vec![None]));
}

#[test]
fn c3_3_1_the_set_up_shuffles() {
    let mut t = Scenario::new(boxed(2));
    t.chances(["capital red_3", "capital blue_2", "capital red_3", "capital green_1", "capital purple_2"]);
    t.deal(|_, possible| *possible.last().unwrap());
    assert_eq!(hand(&t, 0), ["purple_2", "green_1", "blue_2", "red_3", "red_3"]);
    assert_eq!((row(&t, 0), row(&t, 1)), (vec![69], vec![68]));
}

#[test]
fn c3_3_2_the_pile_is_shuffled_when_a_card_must_be_drawn() {
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |s| {
        s.capital = signoria_core::Bag::default();
    });
    assert_eq!(t.state.capital.len(), 0);
    t.play(0, "take 0");
    // Now a card must be drawn.
    assert_eq!((t.state.capital.len(), t.state.pile.len()), (46, 0));
    assert!(t.take_events().contains(&Event::Reshuffled));
}

#[test]
fn c4_1_three_years_of_four_rounds() {
    let mut t = begun(3);
    let mut rounds = 1;
    for (year, season) in (1..=3).flat_map(|year| Season::ALL.map(|season| (year, season))).skip(1) {
        idle(&mut t, |s| (s.year, s.season) == (year, season));
        rounds += 1;
    }
    idle_out(&mut t);
    assert_eq!(rounds, 12);
}

#[test]
fn c4_2_a_round_has_helpers_stages_and_a_final_phase() {
    let mut t = begun(3);
    for guild in Guild::ALL {
        let seat = asked(&t);
        t.play(seat, &format!("helper {guild}"));
    }
    let mut seen = Vec::new();
    t.take_events();
    idle(&mut t, |s| {
        if seen.last() != Some(&s.guild) {
            seen.push(s.guild);
        }
        s.season == Season::Summer
    });
    // At the merchants nothing can be bought.
    let stages = Guild::ALL.into_iter().filter(|guild| *guild != Guild::Merchants);
    assert_eq!(seen.into_iter().flatten().collect::<Vec<_>>(), stages.collect::<Vec<_>>());
    assert!(t.take_events().contains(&Event::FinalPhase));
}

#[test]
fn c4_3_winter_has_two_stages_and_a_final_phase() {
    let mut t = go(3, Step::RoundEnd, |s| s.season = Season::Autumn);
    // With nothing to build the Craft Guild is next, and then nobody is asked for helpers.
    assert_eq!((question(&t), t.state.guild), (Question::Work(Seat(0)), Some(Guild::Craft)));
    idle(&mut t, |s| s.year == 2);
    let stages: Vec<_> = t
        .take_events()
        .into_iter()
        .filter(|event| matches!(event, Event::Stage { .. } | Event::FinalPhase | Event::YearEnds { .. }))
        .collect();
    assert_eq!(stages[..], [Event::FinalPhase, Event::YearEnds { year: 1 }][..]);
}

#[test]
fn c4_4_windows_lie_between_stages() {
    let mut t = stage(3, Guild::Bankers, &[(0, 1)], |s| s.players[Seat(1)].work = 1);
    t.play(0, "pass");
    let mut windows = 0;
    while t.state.season == Season::Spring
        && matches!(t.game.to_act(&t.state), ToAct::Seats(_))
        && question(&t) == Question::Token(Seat(1))
    {
        windows += 1;
        t.play(1, "pass");
    }
    assert_eq!(windows, 5);
}

const NINE: [&str; 9] = ["purple_1", "purple_2", "green_1", "green_2", "blue_1", "blue_2", "blue_3", "red_1", "red_2"];

#[test]
fn c4_5_a_round_ends_with_eight_cards_at_most() {
    let mut t = go(3, Step::RoundEnd, |s| {
        hold(s, 1, &NINE);
        hold(s, 2, &NINE);
    });
    assert_eq!(question(&t).seat(), Seat(1));
    t.play(1, "discard blue_3");
    assert_eq!((asked(&t), player(&t, 1).hand.len()), (2, 8));
    t.play(2, "discard red_1");
    assert_eq!(t.state.season, Season::Summer);
}

#[test]
fn c4_6_an_eleventh_card_goes_at_once() {
    let mut t = stage(3, Guild::Craft, &[(0, 1)], |s| {
        hold(
            s,
            0,
            &["purple_1", "purple_2", "green_2", "green_3", "blue_1", "blue_2", "blue_3", "red_1", "red_2", "red_2"],
        );
        build(s, 0, &[45]);
        fill(s, &[(45, 0)]);
    });
    t.play(0, "semi 45 granary").play(0, "fetch 0");
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance, "the display is filled first");
    t.chance("capital blue_1");
    assert_eq!(t.legal_like(0, "discard").len(), 11 - 1);
    t.play(0, "discard red_2");
    assert_eq!((player(&t, 0).hand.len(), question(&t)), (10, Question::Work(Seat(0))));
}
