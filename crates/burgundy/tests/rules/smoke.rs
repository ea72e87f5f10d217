//! Whole random games of every kind: they end, always somebody can act, and everything that must hold does.

use signoria_burgundy::{Burgundy, Components, Options, Variant};
use signoria_core::{Actor, Game, Silent, ToAct, below, playout, search_rng};

#[test]
fn random_games_end_and_keep_every_invariant() {
    let mut rng = search_rng(7);
    for seats in 2..=4 {
        for variant in [Variant::Base, Variant::Open, Variant::Secret] {
            for boards in [None, Some((1..=seats).map(|i| 2 * i).collect())] {
                let options = Options { variant, boards, first: None };
                let game = Burgundy::new(Components::default(), seats, options).expect("possible options");
                let mut s = game.start();
                let mut answers = 0;
                loop {
                    assert_eq!(game.invariants(&s), Vec::<&str>::new(), "after {answers} answers: {s:?}");
                    let (actor, action) = match game.to_act(&s) {
                        ToAct::Over => break,
                        ToAct::Chance => (Actor::Chance, game.roll(&s, &mut Vec::new(), &mut rng)),
                        ToAct::Seats(waiting) => {
                            let seat = waiting.first().expect("somebody decides");
                            let mut legal = Vec::new();
                            game.legal(&s, seat, &mut legal);
                            assert!(legal.is_sorted() && !legal.is_empty(), "{legal:?} in {:?}", s.frame);
                            (Actor::Seat(seat), legal[below(&mut rng, legal.len() as u32) as usize])
                        }
                    };
                    game.apply(&mut s, actor, action, &mut Silent);
                    answers += 1;
                }
                assert!(game.outcome(&s).is_some());
            }
        }
    }
}

#[test]
fn a_playout_counts_every_draw_of_the_base_game() {
    for seats in 2..=4u8 {
        let game = Burgundy::new(Components::default(), seats, Options::default()).expect("possible options");
        let (decisions, chances) = playout(&game, &mut game.start(), &mut search_rng(1));
        assert_eq!(chances, 83 * u32::from(seats) + 51);
        assert!(decisions >= 50 * u32::from(seats));
    }
}
