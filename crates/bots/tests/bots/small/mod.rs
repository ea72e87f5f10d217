//! Games of a few moves whose right answers are known, in as few lines as the contract allows.

use signoria_core::{
    Actor, Choice, Code, Field, Game, GameInfo, Layout, Message, Notice, Order, Outcome, ParseActionError, Refusal,
    Rng, Seat, SeatSet, SetupError, Sink, Standing, ToAct, Turn, Viewer, below, pick_weighted,
};
use std::fmt;
use std::str::FromStr;

/// An answer by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Answer(pub(crate) u32);

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Answer {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        text.parse().map(Answer).map_err(|_| ParseActionError { problem: "number expected" })
    }
}

impl Code for Answer {
    const COUNT: u32 = 16;
    fn index(self) -> u32 {
        self.0
    }
    fn at(index: u32) -> Option<Self> {
        (index < Self::COUNT).then_some(Answer(index))
    }
}

/// The part of a small game that differs. The position is the list of answers, as in a textbook's game tree.
pub(crate) trait Small: fmt::Debug + Default + Send + Sync + 'static {
    const ID: &'static str;
    fn to_act(&self, answers: &[u32]) -> ToAct;
    /// The answers of a seat or the outcomes of chance, all equally likely.
    fn options(&self, answers: &[u32], by: Option<Seat>) -> Vec<u32>;
    fn scores(&self, answers: &[u32]) -> [i32; 2];
    /// The same position with other hidden things.
    fn sample(&self, answers: &[u32], seat: Seat, rng: &mut impl Rng) -> Vec<u32>;
}

/// A small game, as a game.
#[derive(Debug, Default)]
pub(crate) struct Tiny<S>(pub(crate) S);

impl<S: Small> Game for Tiny<S> {
    type Components = ();
    type Options = ();
    type State = Vec<u32>;
    type Action = Answer;
    type View = ();
    type Event = ();

    const INFO: GameInfo = GameInfo {
        id: S::ID,
        title: S::ID,
        designer: "folklore",
        edition: "",
        seats: 2..=2,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Answer::COUNT,
        data: &[],
        rules: ["", ""],
        pictures: &[],
        texts: ["", ""],
    };
    const LAYOUT: Layout = Layout { rev: 1, blocks: &[] };

    fn form() -> Vec<Field> {
        Vec::new()
    }
    fn components(_: &[(&str, &str)]) -> Result<(), SetupError> {
        Ok(())
    }
    fn new((): (), _: u8, (): ()) -> Result<Self, SetupError> {
        Ok(Tiny(S::default()))
    }
    fn seats(&self) -> u8 {
        2
    }
    fn options(&self) -> &() {
        &()
    }
    fn parts(&self) -> &() {
        &()
    }
    fn start(&self) -> Vec<u32> {
        Vec::new()
    }
    fn to_act(&self, answers: &Vec<u32>) -> ToAct {
        self.0.to_act(answers)
    }
    fn legal(&self, answers: &Vec<u32>, seat: Seat, out: &mut Vec<Answer>) {
        out.extend(self.0.options(answers, Some(seat)).into_iter().map(Answer));
    }
    fn chance(&self, answers: &Vec<u32>, out: &mut Vec<(Answer, u32)>) {
        out.extend(self.0.options(answers, None).into_iter().map(|n| (Answer(n), 1)));
    }
    fn roll(&self, answers: &Vec<u32>, rng: &mut impl Rng) -> Answer {
        let mut outcomes = Vec::new();
        self.chance(answers, &mut outcomes);
        pick_weighted(&outcomes, rng)
    }
    fn turn(&self, _: &Vec<u32>) -> Turn {
        Turn::NONE
    }
    fn midway(&self, _: &Vec<u32>, _: Seat) -> bool {
        false
    }
    fn standings(&self, _: &Vec<u32>, _: Viewer) -> Vec<Standing> {
        Vec::new()
    }
    fn prompt(&self, _: &Vec<u32>, _: Viewer) -> Option<Message> {
        None
    }
    fn orders(&self, _: &Vec<u32>, _: Seat) -> Vec<Order> {
        Vec::new()
    }
    fn obey(&self, _: &Vec<u32>, _: Seat, _: u16) -> Option<Answer> {
        None
    }
    fn apply(&self, answers: &mut Vec<u32>, _: Actor, answer: Answer, _: &mut impl Sink<()>) {
        answers.push(answer.0);
    }
    fn outcome(&self, answers: &Vec<u32>) -> Option<Outcome> {
        let scores = self.0.scores(answers).to_vec();
        (self.0.to_act(answers) == ToAct::Over).then(|| Outcome::ranked(scores.clone(), &scores))
    }
    fn view(&self, _: &Vec<u32>, _: Viewer) {}
    fn sample(&self, answers: &Vec<u32>, seat: Seat, rng: &mut impl Rng) -> Vec<u32> {
        self.0.sample(answers, seat, rng)
    }
    fn observe(&self, _: &Vec<u32>, _: Seat, _: &mut Vec<(u16, f32)>) {}
    fn points_now(&self, _: &Vec<u32>, _: Seat) -> i32 {
        0
    }
    fn in_play(&self, _: &Vec<u32>) -> bool {
        true
    }
    fn describe(&self, _: &Vec<u32>, _: Seat, answer: Answer) -> Choice {
        Choice { label: Message::new("answer").arg("n", answer.0 as i32), touches: Vec::new(), price: Vec::new() }
    }
    fn tell(&self, (): &()) -> Notice {
        Notice::default()
    }
    fn refusal(&self, _: &Vec<u32>, _: Seat, _: Answer) -> Refusal {
        Refusal(Message::new("refused"))
    }
    fn invariants(&self, _: &Vec<u32>) -> Vec<&'static str> {
        Vec::new()
    }
}

/// One heap; take one, two or three; who takes the last wins. The first answer is the heap.
#[derive(Debug, Default)]
pub(crate) struct Nim;

impl Nim {
    fn left(answers: &[u32]) -> u32 {
        answers[0] - answers[1..].iter().sum::<u32>()
    }
}

impl Small for Nim {
    const ID: &'static str = "nim";
    fn to_act(&self, answers: &[u32]) -> ToAct {
        match Self::left(answers) {
            0 => ToAct::Over,
            _ => ToAct::seat(Seat(((answers.len() - 1) % 2) as u8)),
        }
    }
    fn options(&self, answers: &[u32], _: Option<Seat>) -> Vec<u32> {
        (1..=Self::left(answers).min(3)).collect()
    }
    fn scores(&self, answers: &[u32]) -> [i32; 2] {
        let last = (answers.len() - 2) % 2;
        [i32::from(last == 0), i32::from(last == 1)]
    }
    fn sample(&self, answers: &[u32], _: Seat, _: &mut impl Rng) -> Vec<u32> {
        answers.to_vec()
    }
}

/// Take 4 points, or roll a die for its points; the other seat has 3 points.
#[derive(Debug, Default)]
pub(crate) struct SureOrDie;

impl Small for SureOrDie {
    const ID: &'static str = "sure";
    fn to_act(&self, answers: &[u32]) -> ToAct {
        match answers {
            [] => ToAct::seat(Seat(0)),
            [1] => ToAct::Chance,
            _ => ToAct::Over,
        }
    }
    fn options(&self, _: &[u32], by: Option<Seat>) -> Vec<u32> {
        if by.is_some() { vec![0, 1] } else { (1..=6).collect() }
    }
    fn scores(&self, answers: &[u32]) -> [i32; 2] {
        [if answers[0] == 0 { 4 } else { answers[1] as i32 }, 3]
    }
    fn sample(&self, answers: &[u32], _: Seat, _: &mut impl Rng) -> Vec<u32> {
        answers.to_vec()
    }
}

/// Pennies in closed hands, both at once: 0 and 1 are sides, and the first seat wins if they are equal. It may instead
/// refuse (2) and win three times in ten, by a die of ten.
#[derive(Debug, Default)]
pub(crate) struct Pennies;

impl Small for Pennies {
    const ID: &'static str = "pennies";
    fn to_act(&self, answers: &[u32]) -> ToAct {
        match answers {
            [] => ToAct::Seats(SeatSet::first_n(2)),
            [_] => ToAct::seat(Seat(1)),
            [2, _] => ToAct::Chance,
            _ => ToAct::Over,
        }
    }
    fn options(&self, _: &[u32], by: Option<Seat>) -> Vec<u32> {
        match by {
            Some(Seat(0)) => vec![0, 1, 2],
            Some(_) => vec![0, 1],
            None => (0..10).collect(),
        }
    }
    fn scores(&self, answers: &[u32]) -> [i32; 2] {
        let first = match answers {
            [2, _, die] => *die < 3,
            _ => answers[0] == answers[1],
        };
        [i32::from(first), i32::from(!first)]
    }
    fn sample(&self, answers: &[u32], _: Seat, _: &mut impl Rng) -> Vec<u32> {
        answers.to_vec()
    }
}

/// Kuhn's poker: three cards, one each; pass (0) or bet (1). The first two answers are the cards.
#[derive(Debug, Default)]
pub(crate) struct Kuhn;

impl Small for Kuhn {
    const ID: &'static str = "kuhn";
    fn to_act(&self, answers: &[u32]) -> ToAct {
        match answers {
            [] | [_] => ToAct::Chance,
            [_, _] | [_, _, 0, 1] => ToAct::seat(Seat(0)),
            [_, _, _] => ToAct::seat(Seat(1)),
            _ => ToAct::Over,
        }
    }
    fn options(&self, answers: &[u32], by: Option<Seat>) -> Vec<u32> {
        if by.is_some() { vec![0, 1] } else { (0..3).filter(|card| !answers.contains(card)).collect() }
    }
    fn scores(&self, answers: &[u32]) -> [i32; 2] {
        let showdown = if answers[0] > answers[1] { 1 } else { -1 };
        let first = match answers[2..] {
            [0, 0] => showdown,
            [1, 0] => 1,
            [0, 1, 0] => -1,
            _ => 2 * showdown,
        };
        [first, -first]
    }
    fn sample(&self, answers: &[u32], seat: Seat, rng: &mut impl Rng) -> Vec<u32> {
        let mut sample = answers.to_vec();
        let own = answers[seat.idx()];
        let others: Vec<u32> = (0..3).filter(|card| *card != own).collect();
        sample[1 - seat.idx()] = others[below(rng, 2) as usize];
        sample
    }
}
