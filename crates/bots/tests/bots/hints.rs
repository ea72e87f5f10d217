//! Hints in words: what options bring and lead to, in every game and both languages, from what the seat sees alone.

use crate::small::{Answer, Kuhn, Nim, SureOrDie, Tiny};
use signoria_bots::{
    Budget, HintLine, HintStep, Ismcts, Knowledge, Level, NoChoice, Plain, Settings, TEXTS, built_in, foresee,
};
use signoria_core::dealer::Seed;
use signoria_core::{Actor, Arg, Message, SearchRng, Seat, ToAct, search_rng};
use signoria_games::{Language, Position, Texts};

fn search(iterations: u32) -> Ismcts<Plain> {
    Ismcts::new(Plain, Budget::Iterations(iterations), Settings::default())
}

fn numbers(steps: &[HintStep]) -> Vec<i32> {
    let number = |step: &HintStep| match step.label.args[0].1 {
        Arg::Int(n) => n,
        _ => panic!("an answer is a number"),
    };
    steps.iter().map(number).collect()
}

#[test]
fn what_follows_is_what_the_seat_does_next() {
    // Nine matches, one is taken; the rival always takes one. 7 are left: three make 4; 3 are left: three win.
    let (game, state) = (Tiny(Nim), vec![9]);
    let one = |knowledge: &Knowledge<'_, Tiny<Nim>>, _: &mut SearchRng| knowledge.legal()[0];
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    let steps = foresee(&knowledge, Answer(1), &search(3000), &one, &mut search_rng(1));
    assert_eq!(numbers(&steps), [3, 3]);
    assert!(steps.iter().all(|step| (step.share - 1.0).abs() < 1e-6), "{steps:?}");
}

#[test]
fn what_is_foreseen_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart() {
    let game = Tiny(Kuhn);
    let told = [0, 2].map(|other| {
        let state = vec![1, other];
        let knowledge = Knowledge::new(&game, &state, Seat(0));
        (0..20)
            .map(|seed| foresee(&knowledge, Answer(0), &search(40), &search(40), &mut search_rng(seed)))
            .collect::<Vec<_>>()
    });
    assert_eq!(told[0], told[1]);
    assert!(told[0].iter().any(|steps| !steps.is_empty()), "a pass may be answered by a bet, which asks again");
}

#[test]
fn nothing_follows_the_last_decision() {
    let (game, state) = (Tiny(SureOrDie), Vec::new());
    let knowledge = Knowledge::new(&game, &state, Seat(0));
    assert!(foresee(&knowledge, Answer(1), &search(40), &search(40), &mut search_rng(1)).is_empty());
}

/// The positions of a game of squires in which a seat has a choice, each with the number of answers before it.
fn choices(game: &str, players: u8) -> Vec<(u64, Position, Seat)> {
    let games = signoria_games::built_in();
    let maker = games.get(game).unwrap();
    let mut position = maker.make(players, &maker.default_options()).unwrap().start();
    let mut choices = Vec::new();
    for answer in 0.. {
        match position.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                let outcome = position.deal(&Seed([5; 32]), answer);
                position.play(Actor::Chance, outcome).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                if position.legal(seat).len() > 2 {
                    choices.push((answer, position.clone(), seat));
                }
                let index = built_in().choose(&position, seat, Level::Squire, answer).unwrap();
                position.play(Actor::Seat(seat), index).unwrap();
            }
        }
    }
    choices
}

/// A position of a game some answers on, where a seat has a choice. Squires play up to there.
fn later(game: &str, players: u8, answers: u64) -> (Position, Seat) {
    let found = choices(game, players).into_iter().find(|(answer, ..)| *answer >= answers);
    let (_, position, seat) = found.expect("the game goes on for longer");
    (position, seat)
}

#[test]
fn the_end_of_a_game_is_told_as_well_as_its_middle() {
    let (_, position, seat) = choices("burgundy", 2).pop().unwrap();
    let hint = built_in().explain(&position, seat, Some(Budget::Iterations(60)), 3).unwrap();
    assert!(hint.options.iter().all(|option| option.visits == 1), "what is solved is looked at once");
    assert!(hint.options.iter().all(|option| option.points.is_some()), "{:?}", hint.options);
    assert!(hint.best.iter().all(|line| line.brings.len() == 2), "{:?}", hint.best);
}

/// Every sentence of a line, in one language.
fn sentences(line: &HintLine, texts: &Texts) -> Vec<String> {
    let names: Vec<String> = ["Ania", "Bo", "Celia", "Dan", "Ewa"].map(str::to_owned).to_vec();
    let messages = [&line.label].into_iter().chain(&line.brings).chain(&line.leads);
    let say = |message: &Message| {
        assert!(texts.has(&message.key), "{} has no words", message.key);
        texts.say(message, &names)
    };
    messages.chain(line.then.iter().map(|step| &step.label)).map(say).collect()
}

#[test]
fn hints_have_words_in_every_game_and_both_languages() {
    let mut foreseen = 0;
    for game in built_in().ids() {
        let (position, seat) = later(game, 3, 60);
        let hint = built_in().explain(&position, seat, Some(Budget::Iterations(400)), 3).unwrap();
        assert_eq!(hint, built_in().explain(&position, seat, Some(Budget::Iterations(400)), 3).unwrap(), "{game}");
        let legal = position.options(seat);
        assert_eq!(hint.best[0].index, hint.options[0].index, "{game}");
        assert!(hint.best.len() > 1, "{game}: {:?}", hint.options);
        for line in &hint.best {
            let option = legal.iter().find(|option| option.index == line.index).expect("a legal option");
            assert_eq!((&option.choice.label, &option.choice.price), (&line.label, &line.price), "{game}");
            assert_eq!(line.brings.len(), 2, "{game}: {line:?}");
            assert_eq!(line.leads.is_some(), !line.then.is_empty(), "{game}");
            foreseen += line.then.len();
        }
        for language in Language::ALL {
            let infos = signoria_games::built_in();
            let texts = Texts::new(language, infos.iter().map(|maker| maker.info()), &[TEXTS[language.idx()]]);
            for sentence in hint.best.iter().flat_map(|line| sentences(line, &texts)) {
                assert!(!sentence.is_empty() && !sentence.contains(['{', '$']), "{game}: {sentence}");
            }
        }
    }
    assert!(foreseen > 5, "most decisions lead to others: {foreseen}");
}

#[test]
fn words_agree_with_their_numbers_in_both_languages() {
    let said = |language: Language, key: &'static str, n: i32| {
        let texts = Texts::new(language, [], &[TEXTS[language.idx()]]);
        texts.say(&Message::new(key).arg("n", n), &[])
    };
    for (n, en, pl) in [
        (1, "1 point more than the next best", "o 1 punkt więcej niż następna możliwość"),
        (3, "3 points more than the next best", "o 3 punkty więcej niż następna możliwość"),
        (12, "12 points more than the next best", "o 12 punktów więcej niż następna możliwość"),
    ] {
        assert_eq!(said(Language::En, "hint-more-points", n), en);
        assert_eq!(said(Language::Pl, "hint-more-points", n), pl);
    }
    for (n, en, pl) in [
        (1, "wins 1 fewer game in 100 than the best", "wygrywa o 1 grę na 100 mniej niż najlepsza"),
        (4, "wins 4 fewer games in 100 than the best", "wygrywa o 4 gry na 100 mniej niż najlepsza"),
        (15, "wins 15 fewer games in 100 than the best", "wygrywa o 15 gier na 100 mniej niż najlepsza"),
    ] {
        assert_eq!(said(Language::En, "hint-less-wins", n), en);
        assert_eq!(said(Language::Pl, "hint-less-wins", n), pl);
    }
}

#[test]
fn who_owes_nothing_gets_no_hint() {
    let (position, seat) = later("principato", 2, 30);
    let other = Seat(1 - seat.0);
    assert_eq!(built_in().explain(&position, other, None, 1), Err(NoChoice::NotItsTurn));
}

#[test]
fn a_novice_takes_what_looks_worse_now_and_then() {
    let positions: Vec<(Position, Seat)> = (20..=60).step_by(8).map(|answers| later("burgundy", 2, answers)).collect();
    let chosen = |level: Level| {
        let different = |(position, seat): &(Position, Seat)| {
            let choose = |seed| built_in().choose(position, *seat, level, seed).unwrap();
            (0..20).map(choose).collect::<std::collections::BTreeSet<_>>().len()
        };
        positions.iter().map(different).sum::<usize>()
    };
    let [page, novice, squire] = [Level::Page, Level::Novice, Level::Squire].map(chosen);
    assert!(page > novice && novice > squire, "{page}, {novice}, {squire} different options");
}
