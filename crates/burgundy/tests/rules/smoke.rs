//! Whole random games of every kind: they end, always somebody can act, and everything that must hold does.

use signoria_burgundy::{Burgundy, Components, Options, Variant};
use signoria_core::{Actor, Game, Seat, Silent, ToAct, below, playout, search_rng};

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
                        ToAct::Chance => (Actor::Chance, game.roll(&s, &mut rng)),
                        ToAct::Seats(waiting) => {
                            let seat = waiting.first().expect("somebody decides");
                            let mut legal = Vec::new();
                            game.legal(&s, seat, &mut legal);
                            assert!(legal.is_sorted() && !legal.is_empty(), "{legal:?} in {:?}", s.frames.top());
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

/// Whoever applies what is not legal has a bug, and hears of it.
#[test]
fn what_is_not_legal_is_not_carried_out() {
    let game =
        Burgundy::new(Components::default(), 2, Options { first: Some(0), ..Options::default() }).expect("a box");
    let (mut turn, mut rng) = (game.start(), search_rng(3));
    while game.to_act(&turn) == ToAct::Chance {
        let outcome = game.roll(&turn, &mut rng);
        game.apply(&mut turn, Actor::Chance, outcome, &mut Silent);
    }
    let mut legal = Vec::new();
    game.legal(&turn, Seat(0), &mut legal);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let taken: Vec<String> = (0..Burgundy::INFO.n_actions)
        .filter_map(Burgundy::action)
        .filter(|action| !legal.contains(action))
        .filter(|action| {
            let mut state = turn.clone();
            let apply = || game.apply(&mut state, Actor::Seat(Seat(0)), *action, &mut Silent);
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(apply)).is_ok()
        })
        .map(|action| action.to_string())
        .collect();
    std::panic::set_hook(hook);
    assert_eq!(taken, [""; 0]);
}
