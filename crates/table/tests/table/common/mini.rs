//! A game of turns with several steps: add points, look at the hidden die, end the turn. For what Toy does not have: a
//! tail of several answers, and an answer that shows the seat something hidden.

use serde::{Deserialize, Serialize};
use signoria_core::{
    Actor, Audience, Choice, Element, Field, Game, GameInfo, Message, Outcome, ParseActionError, Refusal, Rng, Seat,
    SeatSet, SetupError, Sink, ToAct, Veiled, Viewer,
};
use std::fmt;
use std::str::FromStr;

/// The turns of a game.
const TURNS: u8 = 4;

#[derive(Clone, Debug)]
pub(crate) struct Mini {
    seats: u8,
    options: Options,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Options {}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    turn: u8,
    rolled: bool,
    die: Veiled<u8>,
    points: [u8; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Action {
    Roll(u8),
    Add(u8),
    Look,
    End,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) points: [u8; 3],
    pub(crate) die: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Event(pub(crate) Seat, pub(crate) String);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(n) => write!(f, "roll {n}"),
            Action::Add(n) => write!(f, "add {n}"),
            Action::Look => f.write_str("look"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        (0..Mini::INFO.n_actions)
            .filter_map(Mini::action)
            .find(|action| action.to_string() == text)
            .ok_or(ParseActionError { problem: "unknown word" })
    }
}

impl Mini {
    fn active(&self, state: &State) -> Seat {
        Seat(state.turn % self.seats)
    }
}

impl Game for Mini {
    type Components = ();
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    const INFO: GameInfo = GameInfo {
        id: "mini",
        title: "Mini",
        designer: "Signoria",
        edition: "2026",
        seats: 2..=3,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: 11,
        data: &[],
        rules: ["", ""],
        texts: ["", ""],
    };

    fn form() -> Vec<Field> {
        Vec::new()
    }
    fn components(_: &[(&str, &str)]) -> Result<(), SetupError> {
        Ok(())
    }
    fn new((): (), seats: u8, options: Options) -> Result<Self, SetupError> {
        Ok(Mini { seats, options })
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn start(&self) -> State {
        State { turn: 0, rolled: false, die: Veiled::new(0, SeatSet::EMPTY), points: [0; 3] }
    }
    fn to_act(&self, state: &State) -> ToAct {
        if state.turn == TURNS {
            ToAct::Over
        } else if state.rolled {
            ToAct::seat(self.active(state))
        } else {
            ToAct::Chance
        }
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act(state).includes(seat) {
            out.extend([1, 2, 3].map(Action::Add));
            if !state.die.known().contains(seat) {
                out.push(Action::Look);
            }
            out.push(Action::End);
        }
    }
    fn chance(&self, _: &State, out: &mut Vec<(Action, u32)>) {
        out.extend((1..=6).map(|n| (Action::Roll(n), 1)));
    }
    fn apply(&self, state: &mut State, _: Actor, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.active(state);
        match action {
            Action::Roll(n) => {
                state.die = Veiled::new(n, SeatSet::EMPTY);
                state.rolled = true;
            }
            Action::Add(n) => state.points[seat.idx()] = state.points[seat.idx()].saturating_add(n),
            Action::Look => {
                state.die.reveal(SeatSet::only(seat), sink);
                let die = *state.die.peek();
                sink.event(Audience::Only(seat), || Event(seat, format!("saw {die}")));
                sink.event(Audience::Except(seat), || Event(seat, "looked".into()));
                return;
            }
            Action::End => (state.turn, state.rolled) = (state.turn + 1, false),
        }
        sink.event(if matches!(action, Action::Roll(_)) { Audience::Only(Seat(7)) } else { Audience::All }, || {
            Event(seat, action.to_string())
        });
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let points = &state.points[..self.seats.into()];
        (state.turn == TURNS).then(|| Outcome::ranked(points.iter().map(|n| i32::from(*n)).collect(), points))
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { points: state.points, die: state.die.seen_by(viewer).copied() }
    }
    fn sample(&self, state: &State, _: Seat, _: &mut impl Rng) -> State {
        state.clone()
    }
    fn index(action: Action) -> u32 {
        match action {
            Action::Roll(n) => u32::from(n) - 1,
            Action::Add(n) => 5 + u32::from(n),
            Action::Look => 9,
            Action::End => 10,
        }
    }
    fn action(index: u32) -> Option<Action> {
        match index {
            0..=5 => Some(Action::Roll(index as u8 + 1)),
            6..=8 => Some(Action::Add(index as u8 - 5)),
            9 => Some(Action::Look),
            10 => Some(Action::End),
            _ => None,
        }
    }
    fn describe(&self, _: &State, _: Seat, action: Action) -> Choice {
        let word = match action {
            Action::Roll(_) => "roll",
            Action::Add(_) => "add",
            Action::Look => "look",
            Action::End => "end",
        };
        Choice { label: Message::new(format!("mini-{word}")), touches: vec![Element::action(word)], price: Vec::new() }
    }
    fn message(&self, event: &Event) -> Option<Message> {
        Some(Message::new(event.1.clone()).arg("seat", event.0))
    }
    fn refusal(&self, _: &State, _: Seat, _: Action) -> Refusal {
        Refusal(Message::new("mini-refused").rule("M1.1"))
    }
    fn invariants(&self, _: &State) -> Vec<&'static str> {
        Vec::new()
    }
}
