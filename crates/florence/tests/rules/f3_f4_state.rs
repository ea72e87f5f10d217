//! Chapters 3 and 4: what is hidden, chance, and the course of a game.

use crate::common::*;
use signoria_core::{Actor, Game, Seat, ToAct, Viewer};
use signoria_florence::Phase;

/// Seat 0 of three has the Professor; one prestige card was never looked at, four of seat 1 lie under the deck.
fn few_unseen() -> Table {
    turn_with(3, MUSE, |_, s| {
        s.players[Seat(0)].character = Some(Character::Professor);
        let words = Prestige::ALL.map(Prestige::word);
        under(s, 1, &words[..5]);
        prestige(s, 2, &words[6..]);
    })
}

#[test]
fn f3_2_1_nobody_sees_a_deck() {
    let mut t = auction(4, BASE);
    t.play(0, "name jester");
    let see = |viewer| t.game.view(&t.state, viewer).decks;
    assert_eq!(see(Viewer::Seat(Seat(0))), see(Viewer::Watcher));
    assert_eq!(see(Viewer::Watcher)[1].unseen, 20);
}

#[test]
fn f3_2_2_who_put_cards_under_a_deck_knows_them_until_another_looks() {
    let mut t = few_unseen();
    let known = |t: &Table, seat: u8| -> Vec<Option<&str>> {
        t.view(seat).decks[2].under.iter().map(|card| card.card.map(Card::word)).collect()
    };
    let words = Prestige::ALL.map(Prestige::word);
    assert_eq!(known(&t, 1), words[..5].iter().map(|word| Some(*word)).collect::<Vec<_>>());
    assert_eq!(known(&t, 0), [None; 5]);
    assert!(watch(&t).decks[2].under.iter().all(|card| card.by == Seat(1)));
    // Seat 0 looks at the unseen one and at the first four of these, and keeps the unseen one.
    t.play(0, "professor prestige").chance(&format!("draw {}", words[5]));
    t.play(0, &format!("keep {}", words[5]));
    (0..3).for_each(|n| {
        t.play(0, &format!("return {}", words[n]));
    });
    assert_eq!(known(&t, 1), [Some(words[4]), None, None, None, None]);
    assert_eq!(known(&t, 0), [None, Some(words[0]), Some(words[1]), Some(words[2]), Some(words[3])]);
}

#[test]
fn f3_2_3_dealt_and_returned_professions_are_ones_own() {
    let t = auction(3, BASE);
    assert_eq!(t.view(0).players[0].returned, Some(Profession::Botanist));
    assert_eq!(t.view(1).players[0].returned, None);
    assert_eq!(t.view(0).decks[0], t.view(1).decks[0]);
}

#[test]
fn f3_2_4_cards_in_hand_can_be_counted_only() {
    let t = turn_with(3, BASE, |_, s| hold(s, 1, &["poet", "painter", "lawyer", "bonus_lake", "bonus_park"]));
    let seen = &t.view(0).players[1];
    assert_eq!((seen.professions, seen.bonuses, seen.works.len(), seen.bonus.len()), (3, 2, 0, 0));
    assert_eq!((t.view(1).players[1].works.len(), t.view(1).players[1].bonus.len()), (3, 2));
}

#[test]
fn f3_2_5_recruiting_cards_are_open() {
    let mut t = auction(3, BASE);
    t.play(0, "name recruiting_card");
    passes(&mut t, &[1, 2]);
    assert_eq!(watch(&t).players[0].recruiting, 1);
}

#[test]
fn f3_2_6_a_recruited_profession_was_seen_by_all() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.players[Seat(0)].recruiting = 1;
        hold(s, 1, &["painter", "lawyer"]);
        table(s, 1, &["poet"]);
    });
    t.play(0, "recruit poet");
    assert_eq!(t.view(2).players[0].works.iter().map(|work| work.profession).collect::<Vec<_>>(), [Profession::Poet]);
}

#[test]
fn f3_2_7_only_who_looks_sees_the_cards() {
    let mut t = turn(3, BASE);
    t.play(0, "bonus");
    t.deal(|_, possible| possible[0]);
    assert_eq!((t.view(0).looked.len(), t.view(1).looked.len(), watch(&t).looked.len()), (5, 0, 0));
    let keep = t.legal(0)[0].clone();
    t.play(0, &keep);
    let public = heard(&mut t, 1);
    assert!(public.contains(&Event::Looks { seat: Seat(0), pile: Pile::Bonus, count: 5, price: 300 }));
    assert!(public.contains(&Event::Keeps { seat: Seat(0), pile: Pile::Bonus, card: None, under: 4 }));
    assert!(!public.iter().any(|event| matches!(event, Event::Sees { .. } | Event::Keeps { card: Some(_), .. })));
}

#[test]
fn f3_2_8_prestige_cards_are_counted_until_the_end() {
    let t = turn_with(3, BASE, |_, s| prestige(s, 1, &["prestige_most_lakes"]));
    assert_eq!((t.view(0).players[1].prestiges, t.view(0).players[1].prestige.len()), (1, 0));
    assert_eq!(t.view(1).players[1].prestige.len(), 1);
}

#[test]
fn f3_2_9_what_lies_on_the_table_is_public() {
    let t = turn_with(3, BASE, |game, s| {
        table(s, 1, &["poet"]);
        lay(game, s, 1, "tower", [0, 0, 4, 6]);
        s.players[Seat(1)].best = 9;
    });
    let seen = &watch(&t).players[1];
    assert_eq!((seen.table.clone(), seen.tiles.len(), seen.best), (vec![Profession::Poet], 1, Some(9)));
}

#[test]
fn f3_2_10_money_is_public() {
    assert_eq!(watch(&auction(3, BASE)).players[2].money, 3500);
}

#[test]
fn f3_2_11_played_bonus_cards_lie_open_out_of_the_game() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["poet", "painter", "lawyer", "bonus_hand_card"]);
        s.players[Seat(0)].jesters = 2;
        s.players[Seat(0)].freedoms = 2;
    });
    t.play(0, "work poet").play(0, "play bonus_hand_card");
    assert_eq!(watch(&t).out, [Bonus::HandCard]);
}

#[test]
fn f3_2_12_markers_characters_and_offers_are_public() {
    let mut t = characters(3, |_, _| {});
    t.play(0, "bid muse 400");
    let muse = &watch(&t).characters[0];
    assert_eq!((muse.marker, muse.bid), (Some(Seat(0)), Some(400)));
    let mut t = turn(2, COOP);
    t.play(0, "offer 1 tower");
    let place = t.legal(0)[0].clone();
    t.play(0, &place).play(0, "ask 300");
    assert_eq!(
        watch(&t).offer.map(|offer| (offer.builder, offer.partner, offer.sum)),
        Some((Seat(0), Seat(1), Some(300)))
    );
}

#[test]
fn f3_3_1_decks_are_never_mixed_again() {
    // After the one card that nobody has looked at come the others in their order, without chance.
    let mut t = few_unseen();
    t.play(0, "professor prestige");
    assert_eq!(t.game.to_act(&t.state), ToAct::Chance);
    t.chance(&format!("draw {}", Prestige::ALL[5].word()));
    assert_eq!(asked(&t), 0);
    let looked: Vec<_> = t.view(0).looked.iter().map(|card| card.card.word()).collect();
    assert_eq!(looked, [0, 1, 2, 3, 5].map(|n: usize| Prestige::ALL[n].word()));
}

#[test]
fn f3_3_2_a_card_gets_its_identity_when_it_is_looked_at() {
    let mut t = turn(3, BASE);
    t.play(0, "profession");
    let mut outcomes = Vec::new();
    t.game.chance(&t.state, &mut outcomes);
    assert_eq!(outcomes.len(), 12);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn f4_1_a_round_is_an_auction_and_then_actions() {
    let mut t = auction(3, BASE);
    assert_eq!(watch(&t).phase, Phase::Auction);
    withdraw_all(&mut t);
    assert_eq!(watch(&t).phase, Phase::Actions);
    let mut t = auction(3, MUSE);
    withdraw_all(&mut t);
    assert_eq!(watch(&t).phase, Phase::Characters);
    passes(&mut t, &[0, 1, 2]);
    assert_eq!(watch(&t).phase, Phase::Actions);
}

#[test]
fn f4_2_turns_go_clockwise_from_the_start_player() {
    let mut t = turn_with(3, BASE, |_, s| s.start = Seat(0));
    for seat in 0..3 {
        assert_eq!(asked(&t), seat);
        t.play(seat, "end");
    }
    assert_eq!((t.state.round, watch(&t).phase), (2, Phase::Auction));
}

#[test]
fn f4_3_a_new_round_moves_the_start_player_and_takes_markers_off() {
    let mut t = turn_with(3, BASE, |_, s| s.players[Seat(1)].best = 12);
    (0..3).for_each(|seat| {
        t.play(seat, "end");
    });
    assert_eq!((t.state.round, t.state.start, player(&t, 1).best), (2, Seat(1), 0));
    assert_eq!(asked(&t), 1);
}

#[test]
fn f4_4_after_round_7_the_game_is_scored() {
    let mut t = turn_with(3, BASE, |_, s| {
        s.round = 7;
        prestige(s, 1, &["prestige_all_freedoms"]);
        s.players[Seat(1)].freedoms = 7;
    });
    (0..3).for_each(|seat| {
        t.play(seat, "end");
    });
    assert_eq!(t.game.outcome(&t.state).unwrap().scores, [0, 8, 0]);
    assert!(matches!(t.events.last().unwrap().1, Event::Ended { .. }));
}

#[test]
fn f4_5_what_is_forced_is_not_asked_and_a_broke_table_ends_at_once() {
    // Nobody has money or prestige, and no profession in hand: nothing is asked until the end.
    let mut t = turn_with(3, BASE, |_, s| {
        purses(s, &[0, 0, 0]);
        hold(s, 0, &[]);
        hold(s, 1, &[]);
        hold(s, 2, &[]);
        table(s, 0, &["poet", "painter", "lawyer"]);
        table(s, 1, &["sculptor", "composer", "alchemist"]);
        table(s, 2, &["dramatist", "physician", "botanist"]);
    });
    t.play(0, "end");
    assert_eq!(t.game.to_act(&t.state), ToAct::Over);
    let forced = t.events.iter().filter(|(_, event)| matches!(event, Event::Withdrew { forced: true, .. })).count();
    assert_eq!(forced, 2 * 6);
    // With professions in hand, others cannot know that no work is in reach: they are asked.
    let mut t = turn_with(3, BASE, |game, s| {
        purses(s, &[0, 0, 0]);
        // The Astronomer would be worth 7, and seat 1 might hold him.
        lay(game, s, 1, "tower", [0, 0, 0, 0]);
    });
    t.play(0, "end");
    assert_eq!((asked(&t), t.legal(1)), (1, vec!["end".to_owned()]));
    let looks_the_same = t.game.view(&t.state, Viewer::Seat(Seat(0)));
    let sample = t.game.sample(&t.state, Seat(0), &mut signoria_core::search_rng(1));
    assert_eq!(t.game.view(&sample, Viewer::Seat(Seat(0))), looks_the_same);
    assert!(signoria_core::is_legal(&t.game, &t.state, Seat(1), Action::End));
    assert_eq!(signoria_testkit::answers(&t.game, &t.state)[0].0, Actor::Seat(Seat(1)));
}
