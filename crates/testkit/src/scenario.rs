//! Scenarios: a position, what is dealt, what is done, and what must come of it.

use signoria_core::record::Record;
use signoria_core::{Actor, Audience, Collect, Game, PlayError, Seat, Silent, Standing, ToAct, Viewer, play};

/// A game in progress under a test's control: chance is dictated, every answer goes through the checked door.
#[derive(Debug)]
pub struct Scenario<G: Game> {
    /// The box.
    pub game: G,
    /// The state.
    pub state: G::State,
    /// The events since they were last taken, with their audiences.
    pub events: Vec<(Audience, G::Event)>,
    /// Everything that was answered since the beginning.
    pub record: Record,
}

impl<G: Game> Scenario<G> {
    /// A scenario at the start of a game.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Scenario::at(game, state)
    }

    /// A scenario in a given position.
    ///
    /// # Panics
    /// If the position breaks an invariant.
    pub fn at(game: G, state: G::State) -> Self {
        assert_eq!(game.invariants(&state), [""; 0], "the position to begin with");
        let options = serde_json::to_string(game.options()).expect("options are plain data");
        let record = Record::new(&game, &options);
        Scenario { game, state, events: Vec::new(), record }
    }

    /// Changes the position by hand: what a test needs and no play would bring about soon.
    ///
    /// # Panics
    /// If the position then breaks an invariant.
    pub fn with(mut self, change: impl FnOnce(&mut G::State)) -> Self {
        change(&mut self.state);
        assert_eq!(self.game.invariants(&self.state), [""; 0], "the position that the test makes");
        self
    }

    /// Dictates the next outcome of chance.
    ///
    /// # Panics
    /// If it cannot happen.
    pub fn chance(&mut self, outcome: &str) -> &mut Self {
        self.answer(Actor::Chance, outcome).unwrap_or_else(|error| panic!("* {outcome}: {error}"));
        self
    }

    /// Dictates the next outcomes of chance, one after another.
    pub fn chances<'a>(&mut self, outcomes: impl IntoIterator<Item = &'a str>) -> &mut Self {
        outcomes.into_iter().for_each(|outcome| {
            self.chance(outcome);
        });
        self
    }

    /// Answers chance by a rule of the test's own until somebody must decide or the game is over. `dealer` gets the
    /// state and the outcomes that are possible, ascending.
    ///
    /// # Panics
    /// If the dealer names an outcome that cannot happen.
    pub fn deal(&mut self, mut dealer: impl FnMut(&G::State, &[G::Action]) -> G::Action) -> &mut Self {
        let mut outcomes = Vec::new();
        while self.game.to_act(&self.state) == ToAct::Chance {
            outcomes.clear();
            self.game.chance(&self.state, &mut outcomes);
            let possible: Vec<_> = outcomes.iter().map(|(outcome, _)| *outcome).collect();
            let outcome = dealer(&self.state, &possible);
            self.give(Actor::Chance, outcome).unwrap_or_else(|error| panic!("* {outcome}: {error}"));
        }
        self
    }

    /// Deals the scripted outcomes in order; where a scripted one is impossible, or the script is at its end, the least
    /// outcome. Stops when somebody must decide. What was not dealt is left in the script.
    pub fn deal_scripted(&mut self, script: &mut std::collections::VecDeque<G::Action>) -> &mut Self {
        self.deal(|_, possible| match script.front().filter(|next| possible.contains(next)).copied() {
            Some(next) => {
                script.pop_front();
                next
            }
            None => possible[0],
        })
    }

    /// A seat's answer.
    ///
    /// # Panics
    /// If it is not legal.
    pub fn play(&mut self, seat: u8, action: &str) -> &mut Self {
        self.answer(Actor::Seat(Seat(seat)), action)
            .unwrap_or_else(|error| panic!("{seat} {action}: {error}; legal: {}", self.legal(seat).join(", ")));
        self
    }

    /// Answers for everybody by a rule of the test's own, and chance by its least outcome, until a position is reached.
    /// `policy` gets the state, the seat and its legal actions.
    ///
    /// # Panics
    /// If the position is not reached before the end of the game.
    pub fn drive(
        &mut self,
        mut policy: impl FnMut(&G::State, Seat, &[G::Action]) -> G::Action,
        mut reached: impl FnMut(&G, &G::State) -> bool,
    ) -> &mut Self {
        while !reached(&self.game, &self.state) {
            let possible = crate::answers(&self.game, &self.state);
            let (actor, answers) = possible.first().expect("the position comes before the end of the game");
            let action = match actor {
                Actor::Chance => answers[0],
                Actor::Seat(seat) => policy(&self.state, *seat, answers),
            };
            self.give(*actor, action).unwrap_or_else(|error| panic!("{actor:?} {action}: {error}"));
        }
        self
    }

    /// The legal actions of a seat, as texts; empty if it owes no decision.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Vec::new();
        if self.game.to_act(&self.state).includes(Seat(seat)) {
            self.game.legal(&self.state, Seat(seat), &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    /// The legal actions of a seat whose text begins so.
    pub fn legal_like(&self, seat: u8, beginning: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|action| action.starts_with(beginning)).collect()
    }

    /// Insists that an action is legal.
    ///
    /// # Panics
    /// If it is not.
    pub fn expect_legal(&self, seat: u8, action: &str) -> &Self {
        let legal = self.legal(seat);
        assert!(legal.iter().any(|a| a == action), "{action} ought to be legal beside {}", legal.join(", "));
        self
    }

    /// Insists that an action is refused, and returns the rule that forbids it.
    ///
    /// # Panics
    /// If it is legal, or refused for another reason than the rules.
    pub fn expect_illegal(&self, seat: u8, action: &str) -> &'static str {
        let parsed = action.parse::<G::Action>().unwrap_or_else(|error| panic!("`{action}`: {error}"));
        match play(&self.game, &mut self.state.clone(), Actor::Seat(Seat(seat)), parsed, &mut Silent) {
            Err(PlayError::Refused(refusal)) => refusal.0.rule.expect("a refusal names its rule"),
            Err(error) => panic!("{action}: {error}"),
            Ok(()) => panic!("{action} ought to be refused"),
        }
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<G::Event> {
        std::mem::take(&mut self.events).into_iter().map(|(_, event)| event).collect()
    }

    /// What a seat sees.
    pub fn view(&self, seat: u8) -> G::View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// How player `of` stands, as far as a seat knows.
    pub fn standing(&self, seat: u8, of: u8) -> Standing {
        self.game.standings(&self.state, Viewer::Seat(Seat(seat))).swap_remove(of.into())
    }

    fn answer(&mut self, actor: Actor, action: &str) -> Result<(), PlayError> {
        let action = action.parse::<G::Action>().unwrap_or_else(|error| panic!("`{action}`: {error}"));
        self.give(actor, action)
    }

    fn give(&mut self, actor: Actor, action: G::Action) -> Result<(), PlayError> {
        let mut sink = Collect::default();
        play(&self.game, &mut self.state, actor, action, &mut sink)?;
        self.events.append(&mut sink.events);
        self.record.push(actor, &action);
        let broken = self.game.invariants(&self.state);
        assert!(broken.is_empty(), "{broken:?} after {action}");
        Ok(())
    }
}
