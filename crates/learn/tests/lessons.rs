//! Lessons on the template's game, which is small enough to be learned in seconds. Ends are those of The Castles of Burgundy:
//! what all answer at the same time cannot be solved.

use signoria_bots::learned::{Ahead, Aim, Learned, Net, NetError, hash};
use signoria_bots::{Finisher, Plain, RandomBot};
use signoria_burgundy::Burgundy;
use signoria_core::{Game, SearchRng};
use signoria_learn::{Course, Late, Length, Lesson, duel, endings, promises};
use signoria_toy::{Components, Options, Toy};
use std::sync::Arc;

fn course() -> Course<Toy, Plain> {
    let options = |_: u8, _: &mut SearchRng| Options::default();
    Course { before: Plain, aim: Aim::Lead, seats: &[2, 3], options, others: [0.0, 0.2] }
}

fn lesson(games: u64, seed: u64) -> Lesson<Toy, Plain> {
    let mut lesson = Lesson::new(course(), Length::Games(games), seed);
    while !lesson.is_over() {
        lesson.round(0.0);
    }
    lesson
}

fn file(lesson: &Lesson<Toy, Plain>) -> Vec<u8> {
    lesson.taught().to_bytes::<Toy>(Aim::Lead, lesson.progress().games, 1)
}

#[test]
fn the_same_seed_and_number_of_games_give_the_same_net() {
    let [one, same, other] =
        [(1_500, 4), (1_500, 4), (1_500, 5)].map(|(games, seed)| hash(&file(&lesson(games, seed))));
    assert_eq!(one, same);
    assert_ne!(one, other);
}

#[test]
fn a_course_is_taken_up_where_it_was_left() {
    let first = lesson(1_200, 4);
    let mut second = Lesson::resume(course(), Length::Games(1_500), 4, first.saved());
    assert_eq!(second.progress().games, 1_200);
    assert_eq!(file(&first)[..], file(&second)[..]);
    while !second.is_over() {
        second.round(0.0);
    }
    assert_eq!(second.progress().games, 1_500);
    assert_ne!(first.taught(), second.taught());
}

#[test]
fn what_was_learned_beats_chance() {
    let taught = lesson(12_000, 1);
    let games = [Toy::new(Components::default(), 2, Options::default()).unwrap()];
    let (net, header) = Net::read::<Toy>(&file(&taught)).unwrap();
    let bot = Ahead::new(Learned::new(Arc::new(net), header.aim, Plain));
    let share = duel(&games, &bot, &RandomBot, 200, 1, |_| false).rounds.share();
    assert!(share.low > 0.5, "{share}");
}

#[test]
fn a_file_of_weights_is_read_as_it_was_written_or_refused() {
    let taught = lesson(100, 1);
    let bytes = file(&taught);
    let (net, header) = Net::read::<Toy>(&bytes).unwrap();
    // Sixteen bits keep each weight to a step of its layer.
    for ((read, written), step) in net.layers().into_iter().zip(taught.taught().layers()).zip(header.steps) {
        assert!(read.iter().zip(written).all(|(a, b)| (a - b).abs() <= 0.51 * step));
    }
    let text = |from: &str, to: &str| {
        let end = bytes.iter().position(|byte| *byte == b'\n').unwrap();
        let line = String::from_utf8(bytes[..end].to_vec()).unwrap().replace(from, to);
        [line.as_bytes(), &bytes[end..]].concat()
    };
    let read = |bytes: &[u8]| Net::read::<Toy>(bytes).map(|_| ()).unwrap_err();
    assert!(matches!(read(&text("\"rules_rev\":1", "\"rules_rev\":2")), NetError::Other(..)));
    assert!(matches!(read(&text("\"features_rev\":1", "\"features_rev\":7")), NetError::Other(..)));
    assert!(matches!(read(&text("\"toy\"", "\"chess\"")), NetError::Other(..)));
    assert!(matches!(read(&bytes[..bytes.len() - 2]), NetError::Broken(_)));
    assert!(matches!(read(&[&bytes[..], &[0, 0]].concat()), NetError::Broken(_)));
    assert!(matches!(read(b"no net"), NetError::Broken(_)));
    let mut damaged = bytes.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(matches!(read(&damaged), NetError::Broken(_)));
}

#[test]
fn promises_are_compared_with_what_came_true() {
    let games = [Toy::new(Components::default(), 2, Options::default()).unwrap()];
    let bot = Ahead::new(lesson(3_000, 1).learned());
    let found = promises(&games, &bot, 60, 1);
    assert_eq!(found, promises(&games, &bot, 60, 1));
    // The nearer the end, the less can come between. A game may have fewer choices of a seat than parts.
    let told: Vec<_> = found.iter().filter(|part| part.n > 0).collect();
    assert!(told.len() > 1 && told.iter().all(|part| part.error >= part.bias.abs()), "{found:?}");
    assert!(told[told.len() - 1].error < told[0].error, "{found:?}");
}

#[test]
fn answers_at_the_end_are_compared_with_the_best() {
    let games = [Burgundy::new(Default::default(), 2, Default::default()).unwrap()];
    let late = Late { positions: 40, of_a_game: 3, games: 800, looks: 20_000, back: 4 };
    let finisher = Finisher::new(Plain, 20_000, RandomBot);
    let solving = endings(&games, &RandomBot, &finisher, &Plain, late, 1);
    assert_eq!((solving.positions, solving.agreed), (40, 40), "{solving:?}");
    assert!(solving.lost < 1e-6 && solving.games >= 14, "{solving:?}");
    let guessing = endings(&games, &RandomBot, &RandomBot, &Plain, late, 1);
    assert!(guessing.agreed < 40 && guessing.lost > 0.01, "{guessing:?}");
}
