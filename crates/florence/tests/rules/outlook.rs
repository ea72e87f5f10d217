//! What the view says beforehand comes true: places of tiles, amounts, money after bids, what objects bring.

use crate::common::*;
use signoria_core::{Choice, Game, Seat, ToAct};
use signoria_testkit::Scenario;
use std::collections::BTreeSet;

fn sees(t: &Table, seat: u8) -> View {
    t.view(seat)
}

/// What the options of whoever is asked touch, by the answer.
fn touched(t: &Table, seat: u8) -> Vec<(String, Vec<String>)> {
    let options = t.legal(seat).into_iter();
    options
        .map(|text| {
            let Choice { touches, .. } = t.game.describe(&t.state, Seat(seat), text.parse().unwrap());
            (text, touches.iter().map(ToString::to_string).collect())
        })
        .collect()
}

/// Plays on with any answers, by a number that says which, until nothing is left or `look` has seen enough.
fn wander(mut t: Table, seed: u32, mut look: impl FnMut(&Table, u8) -> bool) {
    let mut n = seed;
    for _ in 0..900 {
        if t.game.to_act(&t.state) == ToAct::Over {
            return;
        }
        let seat = asked(&t);
        if look(&t, seat) {
            return;
        }
        n = n.wrapping_mul(48_271) % 2_147_483_647;
        let mut legal = t.legal(seat);
        // Whoever withdraws sees little.
        if legal.len() > 1 {
            legal.retain(|text| !["withdraw", "end", "decline"].contains(&text.as_str()));
        }
        let answer = legal[n as usize % legal.len()].clone();
        t.play(seat, &answer);
        t.deal(|_, possible| possible[n as usize % possible.len()]);
    }
}

fn at_start(seats: u8, options: Options) -> Table {
    let mut t: Table = Scenario::new(boxed(seats, options));
    t.deal(|_, possible| possible[0]);
    t
}

#[test]
fn f5_5_6_places_are_named_by_form_and_handle_and_the_view_lists_them() {
    let mut seen = [0; 3];
    for (seats, options) in [(3, BASE), (4, COOP), (5, BOTH)] {
        wander(at_start(seats, options), 17 + u32::from(seats), |t, seat| {
            let Some(placing) = sees(t, seat).placing else { return false };
            let forms = &sees(t, seat).forms.into_iter().find(|tile| tile.tile == placing.tile).unwrap().forms;
            let named = |list: fn(&signoria_florence::FittingView) -> &Vec<[u8; 3]>| -> BTreeSet<String> {
                let pairs = forms.iter().zip(&placing.forms);
                let name = |form: &signoria_florence::FormView, [on, column, row]: &[u8; 3]| {
                    format!("form:{}.{} p{on}/cell:{column}.{row}", form.flip, form.turns)
                };
                pairs
                    .flat_map(|(form, fitting)| list(fitting).iter().map(|at| name(form, at)).collect::<Vec<_>>())
                    .collect()
            };
            let options: BTreeSet<String> =
                touched(t, seat).into_iter().map(|(_, touches)| touches.join(" ")).collect();
            assert_eq!(named(|fitting| &fitting.places), options);
            assert_eq!(options.len(), t.legal(seat).len());
            for refused in [named(|fitting| &fitting.touching), named(|fitting| &fitting.border)] {
                assert!(refused.is_disjoint(&options));
            }
            seen[0] += 1;
            seen[1] += placing.forms.iter().map(|fitting| fitting.touching.len()).sum::<usize>();
            seen[2] += usize::from(placing.partner.is_some());
            seen[0] > 40
        });
    }
    assert!(seen.into_iter().all(|n| n > 0), "{seen:?}");
}

#[test]
fn f5_4_16_amounts_say_what_is_left_after_them() {
    let mut seen = BTreeSet::new();
    for (seats, options) in [(2, BASE), (3, BASE), (4, COOP)] {
        wander(at_start(seats, options), 5 + u32::from(seats), |t, seat| {
            let view = sees(t, seat);
            let asks = |word: &str| t.legal(seat).iter().all(|text| text.starts_with(word));
            if view.steps.is_empty() || !["exchange", "sell", "ask"].iter().any(|word| asks(word)) {
                return false;
            }
            let options = touched(t, seat);
            assert_eq!(options.len(), view.steps.len());
            for ((text, touches), step) in options.iter().zip(&view.steps) {
                assert_eq!(touches, std::slice::from_ref(&step.element));
                let mut after: Table = Scenario::at(t.game.clone(), t.state.clone());
                after.play(seat, text);
                let mut money = step.money;
                if text.starts_with("ask") {
                    let partner = view.offer.as_ref().unwrap().partner.0;
                    if after.legal(partner).iter().any(|text| text == "accept") {
                        assert_eq!(
                            sees(&after, partner).offer.unwrap().left,
                            Some([money as i32, step.partner.unwrap()])
                        );
                        after.play(partner, "accept");
                        assert_eq!(step.partner, Some(sees(&after, seat).players[usize::from(partner)].money as i32));
                    } else {
                        assert!(step.partner < Some(0));
                        money = sees(&after, seat).players[usize::from(seat)].money;
                    }
                }
                assert_eq!(sees(&after, seat).players[usize::from(seat)].money, money, "{text}");
                seen.insert(text.split(' ').next().unwrap().to_owned());
            }
            seen.len() == 3
        });
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn f5_3_1_objects_bring_what_was_said_before_they_were_won() {
    let mut seen = BTreeSet::new();
    for seats in [3, 4] {
        wander(at_start(seats, BASE), 3 + u32::from(seats), |t, seat| {
            let view = sees(t, seat);
            let Some(auction) = &view.auction else { return false };
            if auction.lot.is_some() || auction.active.len() > 1 {
                return false;
            }
            for lot in view.lots.iter().filter(|lot| t.legal(seat).contains(&format!("name {}", lot.lot.word()))) {
                let brings = lot.brings.as_ref().unwrap();
                assert!(brings.usable);
                let mut after: Table = Scenario::at(t.game.clone(), t.state.clone());
                after.play(seat, &format!("name {}", lot.lot.word()));
                // What is placed, looked at or recruited is another question.
                if sees(&after, seat).placing.is_some() {
                    let place = after.legal(seat)[0].clone();
                    after.play(seat, &place);
                } else if !matches!(lot.lot, Lot::Jester | Lot::Builder) {
                    continue;
                }
                let (one, other) = (&view.players[usize::from(seat)], &sees(&after, seat).players[usize::from(seat)]);
                assert_eq!(other.works.iter().map(|work| work.value).collect::<Vec<_>>(), brings.works);
                assert_eq!(Some(other.money), auction.left);
                assert_eq!(i32::from(other.pp) - i32::from(one.pp), i32::from(brings.points));
                assert_eq!(other.building_price, brings.building);
                seen.insert(lot.lot.word());
            }
            false
        });
    }
    assert!(seen.len() >= 4, "{seen:?}");
}

#[test]
fn f8_3_5_spaces_say_what_is_left_after_buying_on_them() {
    let t = characters(3, |_, s| {
        purses(s, &[9, 12, 20]);
        hold(s, 0, &["composer"]);
    });
    let view = sees(&t, 0);
    let of = |character: Character| view.characters.iter().find(|one| one.character == character).unwrap();
    let left = |character| of(character).spaces.iter().map(|space| space.left).collect::<Vec<_>>();
    assert_eq!(
        left(Character::Muse)[..8],
        [600, 500, 400, 300, 200, 100, 0].map(Some).into_iter().chain([None]).collect::<Vec<_>>()
    );
    let touches = touched(&t, 0).into_iter().flat_map(|(_, touches)| touches).collect::<BTreeSet<_>>();
    assert!(of(Character::Muse).spaces[..7].iter().all(|space| touches.contains(&space.element)), "{touches:?}");
    // The Banker pays what lies on the card beyond the bid.
    assert_eq!(left(Character::Banker), [1500, 1400, 1300, 1200, 1100, 1000].map(Some));
    let value = |one: &View| one.players[0].works[0].value;
    assert_eq!(of(Character::Muse).brings.as_ref().unwrap().works[0], value(&view) + u16::from(t.state.round));
    assert_eq!(of(Character::Cardinal).brings.as_ref().unwrap().works[0], value(&view));
}

#[test]
fn f5_4_12_a_work_under_way_tells_its_parts_and_its_cards() {
    let mut t = turn_with(3, BASE, |_, s| {
        hold(s, 0, &["composer", "poet", "bonus_hand_card", "bonus_table_card", "bonus_forest"]);
        s.players[Seat(0)].jesters = 1;
        free(s, 0, &[Freedom::Opinion]);
    });
    // What a card would add is the same before the work is begun and while it is being completed.
    let worth = |t: &Table| sees(t, 0).players[0].bonus.iter().map(|card| card.value).collect::<Vec<_>>();
    let before = worth(&t);
    t.play(0, "work composer");
    assert_eq!(worth(&t), before);
    let (value, added) = (sees(&t, 0).making.unwrap().value, before[2]);
    assert_eq!(sees(&t, 0).players[0].bonus[2].card, card("bonus_table_card"));
    t.play(0, "play bonus_table_card");
    assert_eq!(sees(&t, 0).making.unwrap().value, value + added);
    let making = sees(&t, 0).making.unwrap();
    let work = making.work.unwrap();
    assert_eq!(work.profession, Profession::Composer);
    assert_eq!(making.value, work.parts.iter().sum::<u16>() + making.played.iter().map(|card| card.value).sum::<u16>());
    assert_eq!((making.played.len(), making.income), (1, 100 * u32::from(making.value)));
    // Everybody sees it.
    assert_eq!(watch(&t).making.unwrap().value, making.value);
    t.play(0, "done").play(0, "exchange 0");
    assert_eq!(sees(&t, 0).making, None);
}
