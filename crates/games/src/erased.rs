//! The object-safe form of a box and of a game in progress.

use crate::sim::{Batch, Luck, Reward, Sims, Simulated, Simulation};
use serde::Serialize;
use serde_json::Value;
use signoria_core::dealer::{self, Seed};
use signoria_core::record::{Record, RecordError};
use signoria_core::{
    Actor, Audience, Choice, Collect, Game, GameInfo, Message, Notice, Order, Outcome, PlayError, Refusal, Seat,
    SeatSet, Silent, Standing, ToAct, Turn, Viewer, perft, play, playout, preview, search_rng,
};
use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

/// A box of any game: components and options.
pub trait AnyGame: Send + Sync {
    /// What is fixed about the game.
    fn info(&self) -> &'static GameInfo;
    /// The number of players.
    fn seats(&self) -> u8;
    /// The options.
    fn options(&self) -> Value;
    /// `default`, or the fingerprint of a host's own components.
    fn components(&self) -> &str;
    /// The files of components in which a host has put other values, without `.toml`.
    fn replaced(&self) -> &[&'static str];
    /// The position before anything has happened.
    fn start(&self) -> Position;
    /// A game that begins, for programs: what its luck rolls before the first decision is added to `rolled`.
    fn sim(&self, luck: Luck, rolled: &mut Vec<u32>) -> Simulation;
    /// So many games for programs, none of which has begun.
    fn sims(&self, n: usize, reward: Reward) -> Box<dyn Sims>;
    /// A record without answers.
    fn record(&self) -> Record;
    /// Plays a record to its end, checking everything.
    ///
    /// # Errors
    /// The line, the action and the rule of what is not possible.
    fn load(&self, record: &Record) -> Result<Position, RecordError>;
    /// Recomputes every draw of a record; the number of draws.
    ///
    /// # Errors
    /// The line of the first draw that the seed does not give.
    fn audit(&self, record: &Record, seed: &Seed) -> Result<u64, RecordError>;
}

impl std::fmt::Debug for dyn AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "AnyGame({}, {} seats, {})", self.info().id, self.seats(), self.options())
    }
}

pub(crate) struct Boxed<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) components: String,
    pub(crate) replaced: Arc<[&'static str]>,
}

impl<G: Game> AnyGame for Boxed<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.game.options()).expect("options are plain data")
    }

    fn components(&self) -> &str {
        &self.components
    }

    fn replaced(&self) -> &[&'static str] {
        &self.replaced
    }

    fn start(&self) -> Position {
        Position::new(Held { game: self.game.clone(), state: self.game.start() })
    }

    fn sim(&self, luck: Luck, rolled: &mut Vec<u32>) -> Simulation {
        Box::new(Simulated::new(self.game.clone(), self.game.start(), luck, rolled))
    }

    fn sims(&self, n: usize, reward: Reward) -> Box<dyn Sims> {
        Box::new(Batch::new(self.game.clone(), n, reward))
    }

    fn record(&self) -> Record {
        let mut record = Record::new(&*self.game, &self.options().to_string());
        record.components.clone_from(&self.components);
        record
    }

    fn load(&self, record: &Record) -> Result<Position, RecordError> {
        let state = record.replay(&*self.game, |_, _, _, _| Ok(Silent))?;
        Ok(Position::new(Held { game: self.game.clone(), state }))
    }

    fn audit(&self, record: &Record, seed: &Seed) -> Result<u64, RecordError> {
        dealer::audit(&*self.game, record, seed)
    }
}

/// An option as a client gets it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionView {
    /// The index of the action; what a client sends back.
    pub index: u32,
    /// Its text form, as records have it.
    pub action: String,
    /// Words, elements, price.
    #[serde(flatten)]
    pub choice: Choice,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Who may know.
    pub to: Audience,
    /// The game's event.
    pub event: Value,
    /// How it is told and shown.
    pub notice: Notice,
}

/// What carrying out an answer brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Played {
    /// The events, oldest first.
    pub events: Vec<Shown>,
    /// Who learned something that was hidden before.
    pub learned: SeatSet,
}

/// What an option would give.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The view of the seat that would decide; where it would learn something, nothing of that is known yet, and the view is
    /// the one before.
    pub view: Value,
    /// What it would see happen, up to the first chance or to what it would learn.
    pub events: Vec<Shown>,
    /// Whether it would learn something.
    pub learns: bool,
}

/// A game in progress, of any game.
#[derive(Debug)]
pub struct Position(Box<dyn AnyPosition>);

impl Position {
    pub(crate) fn new(position: impl AnyPosition) -> Self {
        Position(Box::new(position))
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        self.0.copy()
    }
}

impl std::ops::Deref for Position {
    type Target = dyn AnyPosition;
    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::ops::DerefMut for Position {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// What can be asked of a game in progress.
pub trait AnyPosition: Send + Sync + Debug + Any {
    /// The same position once more.
    fn copy(&self) -> Position;
    /// Whose answer is awaited.
    fn to_act(&self) -> ToAct;
    /// The turn that is going on, as the rulebook means it.
    fn turn(&self) -> Turn;
    /// Whether a seat is in the middle of one decision whose parts are asked one by one.
    fn midway(&self, seat: Seat) -> bool;
    /// What the seats that decide are asked, as a viewer hears it; nothing while nobody decides.
    fn prompt(&self, viewer: Viewer) -> Option<Message>;
    /// How each player stands, as far as a viewer knows, by seat.
    fn standings(&self, viewer: Viewer) -> Vec<Standing>;
    /// Standing orders that a seat may give now.
    fn orders(&self, seat: Seat) -> Vec<Order>;
    /// The index of what a standing order answers for a seat that decides; nothing where it does not say.
    fn obey(&self, seat: Seat, order: u16) -> Option<u32>;
    /// The indices of the legal actions, ascending.
    fn legal(&self, seat: Seat) -> Vec<u32>;
    /// The options of a seat as a person sees them.
    fn options(&self, seat: Seat) -> Vec<OptionView>;
    /// Checks an answer and carries it out.
    ///
    /// # Errors
    /// Why it is not possible; nothing has changed.
    fn play(&mut self, actor: Actor, index: u32) -> Result<Played, PlayError>;
    /// Draw number `draw` of a dealer, for the chance that is due.
    fn deal(&self, seed: &Seed, draw: u64) -> u32;
    /// What an option would give.
    ///
    /// # Errors
    /// Why it is not possible.
    fn preview(&self, seat: Seat, index: u32) -> Result<Preview, PlayError>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Plays at random to the end, at the speed of the engine: decisions and chance outcomes that it took.
    fn playout(&mut self, seed: u64) -> (u32, u32);
    /// The number of sequences of `depth` answers from here.
    fn perft(&self, depth: u32) -> u64;
    /// The text form of an action.
    fn text(&self, index: u32) -> Option<String>;
    /// The index of an action's text form.
    ///
    /// # Errors
    /// What is wrong with the text.
    fn parse(&self, text: &str) -> Result<u32, signoria_core::ParseActionError>;
}

impl dyn AnyPosition {
    /// The position with its types, if it is of this game: for bots that know one game.
    #[must_use]
    pub fn typed<G: Game>(&self) -> Option<&Held<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

/// A game in progress with its types.
#[derive(Debug)]
pub struct Held<G: Game> {
    /// The box.
    pub game: Arc<G>,
    /// The position.
    pub state: G::State,
}

impl<G: Game> Held<G> {
    fn shown(&self, to: Audience, event: &G::Event) -> Shown {
        Shown { to, notice: self.game.tell(event), event: serde_json::to_value(event).expect("events are plain data") }
    }
}

/// The action with an index that came from outside.
pub(crate) fn decode<G: Game>(index: u32) -> Result<G::Action, PlayError> {
    let unknown = || Refusal(Message::new("refused-unknown-action").arg("index", index as i32));
    G::action(index).ok_or_else(|| PlayError::Refused(unknown()))
}

impl<G: Game> AnyPosition for Held<G> {
    fn copy(&self) -> Position {
        Position::new(Held { game: self.game.clone(), state: self.state.clone() })
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act(&self.state)
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn midway(&self, seat: Seat) -> bool {
        self.game.midway(&self.state, seat)
    }

    fn prompt(&self, viewer: Viewer) -> Option<Message> {
        self.game.prompt(&self.state, viewer)
    }

    fn standings(&self, viewer: Viewer) -> Vec<Standing> {
        self.game.standings(&self.state, viewer)
    }

    fn orders(&self, seat: Seat) -> Vec<Order> {
        self.game.orders(&self.state, seat)
    }

    fn obey(&self, seat: Seat, order: u16) -> Option<u32> {
        self.to_act().includes(seat).then(|| self.game.obey(&self.state, seat, order).map(G::index))?
    }

    fn legal(&self, seat: Seat) -> Vec<u32> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        legal.into_iter().map(G::index).collect()
    }

    fn options(&self, seat: Seat) -> Vec<OptionView> {
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        let view = |action: &G::Action| OptionView {
            index: G::index(*action),
            action: action.to_string(),
            choice: self.game.describe(&self.state, seat, *action),
        };
        legal.iter().map(view).collect()
    }

    fn play(&mut self, actor: Actor, index: u32) -> Result<Played, PlayError> {
        let action = decode::<G>(index)?;
        let mut seen = Collect::default();
        play(&*self.game, &mut self.state, actor, action, &mut seen)?;
        let events = seen.events.iter().map(|(to, event)| self.shown(*to, event)).collect();
        Ok(Played { events, learned: seen.learned })
    }

    fn deal(&self, seed: &Seed, draw: u64) -> u32 {
        G::index(dealer::deal(&*self.game, &self.state, seed, draw))
    }

    fn preview(&self, seat: Seat, index: u32) -> Result<Preview, PlayError> {
        let action = decode::<G>(index)?;
        if !self.legal(seat).contains(&index) {
            return Err(match self.to_act() {
                ToAct::Over => PlayError::Over,
                to_act if to_act.includes(seat) => PlayError::Refused(self.game.refusal(&self.state, seat, action)),
                _ => PlayError::NotYourTurn,
            });
        }
        let preview = preview(&*self.game, &self.state, seat, action);
        let view = self.game.view(&preview.state, Viewer::Seat(seat));
        let events = preview.events.iter().map(|event| self.shown(Audience::only(seat), event)).collect();
        Ok(Preview { view: serde_json::to_value(view).expect("views are plain data"), events, learns: preview.learns })
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(&self.state, viewer)).expect("views are plain data")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }

    fn playout(&mut self, seed: u64) -> (u32, u32) {
        playout(&*self.game, &mut self.state, &mut search_rng(seed))
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&*self.game, &self.state, depth)
    }

    fn text(&self, index: u32) -> Option<String> {
        G::action(index).map(|action| action.to_string())
    }

    fn parse(&self, text: &str) -> Result<u32, signoria_core::ParseActionError> {
        text.parse::<G::Action>().map(G::index)
    }
}
