//! Any commands in any order: nothing is lost by a restart, a refusal changes nothing, nobody sees a tail that is not
//! theirs, and the game that comes out is one that the rules and the dealer's seed confirm.

use crate::common::mini::{END_ALWAYS, Mini};
use crate::common::{Match, game, setup};
use proptest::prelude::*;
use serde_json::json;
use signoria_core::{Game, Seat};
use signoria_table::{At, Clock, Command, Person, Status};
use signoria_toy::Toy;

/// One random command: what, for which seat, and a number to choose with.
type Choice = (u8, u8, u16);

fn command(game: &Match, (what, seat, n): Choice) -> Command {
    let seat = Seat(seat % game.table.game().seats());
    let late = n % 7 == 0;
    let at = if late { At { version: u32::from(n) % 9, tail: u32::from(n) % 4 } } else { game.table.at(seat) };
    let legal = game.table.position_of(seat).legal(seat);
    let index = if legal.is_empty() { u32::from(n) % 12 } else { legal[usize::from(n) % legal.len()] };
    match what % 17 {
        0..=5 => {
            Command::Act { seat, at, index, commit: n % 2 == 0, key: (n % 3 == 0).then(|| (n % 50).to_string().into()) }
        }
        6 | 7 => Command::BotActs { seat, at, index },
        8 => Command::Undo { seat, at },
        9 => Command::Redo { seat, at },
        10 => Command::Reset { seat, at },
        11 => Command::Commit { seat, at },
        12 => Command::Resign { seat },
        13 => Command::Drop { by: Seat((seat.0 + 1) % game.table.game().seats()), seat },
        14 => Command::Return { seat },
        15 => Command::Order { seat, order: (n % 3 > 0).then_some(END_ALWAYS) },
        _ => Command::Chat { from: Person { id: "ania".into(), name: "Ania".into() }, text: n.to_string() },
    }
}

fn check<G: Game>(seats: &[&str], options: serde_json::Value, choices: &[Choice]) {
    let mut game =
        Match::open(setup(game::<G>(seats.len() as u8, options), seats, Clock::Live { initial: 900, increment: 100 }));
    for choice in choices {
        let command = command(&game, *choice);
        let _ = game.handle(command);
        game.now += u64::from(choice.2 % 400);
    }
    // Then everybody plays to the end.
    while game.table.header().status == Status::Playing {
        for seat in Seat::all(game.table.game().seats()) {
            let at = game.table.at(seat);
            let _ = game.handle(Command::Return { seat });
            let legal = game.table.position_of(seat).legal(seat);
            let Some(index) = legal.last().copied() else {
                let _ = game.handle(Command::Commit { seat, at });
                continue;
            };
            if game.handle(Command::Act { seat, at, index, commit: true, key: None }).is_err() {
                let _ = game.handle(Command::BotActs { seat, at, index });
            }
        }
    }
    let record = game.table.record().expect("the game is over");
    let seed = record.seed.clone().expect("and the seed is open");
    assert_eq!(game.table.game().audit(&record, &seed), Ok(game.table.draws()));
    let over = game.table.outcome();
    assert_eq!(game.table.game().load(&record).map(|position| position.outcome()), Ok(over));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_commands_at_a_table_of_turns(choices in prop::collection::vec(any::<Choice>(), 0..60)) {
        check::<Mini>(&["Ania", "Marek", "bot"], json!({}), &choices);
    }

    #[test]
    fn any_commands_at_a_table_of_secret_answers(choices in prop::collection::vec(any::<Choice>(), 0..60)) {
        check::<Toy>(&["Ania", "bot", "Marek"], json!({}), &choices);
    }
}
