//! A game of turns with several steps: add points, look at the hidden die, end the turn. For what Toy does not have: a
//! turn of one seat, a tail of several answers, an answer that shows the seat something hidden, a standing order, and
//! options that hang on others.

use serde::{Deserialize, Serialize};
use signoria_core::contract::{Checks, Eyes, Features, Rules, Sampling, Scoring, Setup, Terms, Words};
use signoria_core::{
    Audience, Choice, Code, Draws, Element, Eye, Field, FieldKind, Frame, GameInfo, Kit, Layout, Message, Notice, Num,
    Observer, Order, Outcome, Points, Referee, Refusal, Rng, Seat, SeatSet, Sink, Standing, Turn, Veiled, When,
    actions,
};

/// The turns of a game.
const TURNS: u8 = 4;
/// The standing order to end every turn.
pub(crate) const END_ALWAYS: u16 = 7;

#[derive(Clone, Debug)]
pub(crate) struct Mini(Kit<(), Options>);

/// What is agreed before a game, and nobody asks for in play. Each hangs on the one before it, but not by the alphabet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    mood: String,
    loud: bool,
    jokes: u8,
    again: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    turn: u8,
    rolled: bool,
    /// A pair of additions has been begun: the second one is owed.
    half: bool,
    die: Veiled<u8>,
    points: [u8; 3],
}

actions! {
    pub(crate) enum Action {
        Roll(n: u8 => Num<1, 6>) = "roll",
        Add(n: u8 => Num<1, 3>) = "add",
        Pair(n: u8 => Num<1, 3>) = "pair",
        Look = "look",
        End = "end",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) points: [u8; 3],
    pub(crate) die: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Event(pub(crate) Seat, pub(crate) String);

impl Mini {
    fn active(&self, state: &State) -> Seat {
        Seat(state.turn % self.0.seats)
    }
}

impl Terms for Options {
    type Components = ();
    fn form() -> Vec<Field> {
        vec![
            Field::new("mood", FieldKind::Word(vec!["", "calm", "merry"])),
            Field::new("loud", FieldKind::Flag).when(When::Is { key: "mood", word: "merry" }),
            Field::new("jokes", FieldKind::Number { min: 0, max: 9 }).when(When::Set("loud")),
            Field::new("again", FieldKind::Flag).when(When::Set("loud")).when(When::Seats { min: 3, max: 3 }),
        ]
    }
}

impl Setup for Mini {
    type Components = ();
    type Options = Options;
    const INFO: GameInfo = GameInfo {
        id: "mini",
        title: "Mini",
        designer: "Signoria",
        edition: "2026",
        seats: 2..=3,
        rules_rev: 1,
        actions_rev: 1,
        n_actions: Action::COUNT,
        data: &[],
        rules: ["", ""],
        pictures: &[],
        texts: ["", ""],
    };
    fn new(kit: Kit<(), Options>) -> Self {
        Mini(kit)
    }
    fn kit(&self) -> &Kit<(), Options> {
        &self.0
    }
}

impl Rules for Mini {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Question = ();
    type Draw = ();
    type Step = ();

    fn start(&self) -> State {
        State { turn: 0, rolled: false, half: false, die: Veiled::new(0, SeatSet::EMPTY), points: [0; 3] }
    }
    fn top(&self, state: &State) -> Frame<(), (), ()> {
        if state.turn == TURNS {
            Frame::Over
        } else if state.rolled {
            Frame::Ask(())
        } else {
            Frame::Draw(())
        }
    }
    fn turn(&self, state: &State) -> Turn {
        Turn { number: u32::from(state.turn) + 1, seats: SeatSet::only(self.active(state)) }
    }
    fn deciders(&self, state: &State, (): ()) -> SeatSet {
        SeatSet::only(self.active(state))
    }
    fn legal(&self, state: &State, (): (), seat: Seat, _: Referee, out: &mut Vec<Action>) {
        out.extend([1, 2, 3].map(Action::Add));
        if state.half {
            return;
        }
        out.extend([1, 2, 3].map(Action::Pair));
        if !state.die.known().contains(seat) {
            out.push(Action::Look);
        }
        out.push(Action::End);
    }
    fn answer(&self, state: &mut State, (): (), seat: Seat, action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        match action {
            Action::Roll(_) => unreachable!("{action} is no answer"),
            Action::Add(n) | Action::Pair(n) => {
                state.half = matches!(action, Action::Pair(_));
                state.points[seat.idx()] = state.points[seat.idx()].saturating_add(n);
            }
            Action::Look => {
                state.die.reveal(SeatSet::only(seat), sink);
                let die = state.die;
                sink.event(Audience::only(seat), |eye| {
                    Event(seat, format!("saw {}", die.seen_by(eye).expect("it was shown")))
                });
                sink.event(Audience::except(seat), |_| Event(seat, "looked".into()));
                return;
            }
            Action::End => (state.turn, state.rolled) = (state.turn + 1, false),
        }
        sink.event(Audience::All, |_| Event(seat, action.to_string()));
    }
    fn draws<'a>(&'a self, _: &'a State, (): (), _: Referee) -> Draws<'a, Action> {
        Draws::Even(6, |pips| Action::Roll(pips as u8 + 1))
    }
    fn drawn(&self, state: &mut State, (): (), action: Action, _: Referee, sink: &mut impl Sink<Event>) {
        let Action::Roll(n) = action else { unreachable!("{action} is no outcome") };
        state.die = Veiled::new(n, SeatSet::EMPTY);
        state.rolled = true;
        let seat = self.active(state);
        sink.event(Audience::only(Seat(6)), |_| Event(seat, action.to_string()));
    }
    fn step(&self, _: &mut State, (): (), _: Referee, _: &mut impl Sink<Event>) {
        unreachable!("nothing follows by itself");
    }
    fn midway(&self, state: &State, seat: Seat, _: Referee) -> bool {
        state.half && seat == self.active(state)
    }
}

impl Scoring for Mini {
    fn standings(&self, state: &State, _: Eye) -> Vec<Standing> {
        let points = &state.points[..self.0.seats.into()];
        points.iter().map(|n| Standing::of(vec![Points::of("mini-points", *n)])).collect()
    }
    fn outcome(&self, state: &State, _: Referee) -> Outcome {
        let points = &state.points[..self.0.seats.into()];
        Outcome::ranked(points.iter().map(|n| i32::from(*n)).collect(), points)
    }
}

impl Eyes for Mini {
    type View = View;
    fn view(&self, state: &State, eye: Eye) -> View {
        View { points: state.points, die: state.die.seen_by(eye).copied() }
    }
}

impl Sampling for Mini {
    fn sample(&self, state: &State, _: Seat, _: Referee, _: &mut impl Rng) -> State {
        state.clone()
    }
}

impl Features for Mini {
    const LAYOUT: Layout = Layout { rev: 1, blocks: &[] };

    fn observe(&self, _: &State, _: Seat, _: Eye, _: &mut Observer<'_>) {}
    fn points_now(&self, _: &State, _: Seat) -> i32 {
        0
    }
    fn in_play(&self, _: &State) -> bool {
        true
    }
}

impl Words for Mini {
    fn describe(&self, _: &State, _: Seat, action: Action, _: Eye) -> Choice {
        let word = match action {
            Action::Roll(_) => "roll",
            Action::Add(_) => "add",
            Action::Look => "look",
            Action::End => "end",
            Action::Pair(_) => "pair",
        };
        Choice { label: Message::new(format!("mini-{word}")), touches: vec![Element::action(word)], price: Vec::new() }
    }
    fn refusal(&self, _: &State, _: Seat, _: Action, _: Eye) -> Refusal {
        Refusal(Message::new("mini-refused").rule("M1.1"))
    }
    fn prompt(&self, _: &State, _: Eye) -> Message {
        Message::new("mini-prompt")
    }
    fn tell(&self, event: &Event) -> Notice {
        Notice::line(Message::new(event.1.clone())).of(event.0)
    }
    fn orders(&self, _: &State, _: Seat, _: Eye) -> Vec<Order> {
        vec![Order { order: END_ALWAYS, label: Message::new("mini-end-always") }]
    }
    fn obey(&self, state: &State, _: Seat, _: u16, _: Eye) -> Option<Action> {
        (!state.half).then_some(Action::End)
    }
}

impl Checks for Mini {
    fn invariants(&self, _: &State, _: Referee) -> Vec<&'static str> {
        Vec::new()
    }
}
