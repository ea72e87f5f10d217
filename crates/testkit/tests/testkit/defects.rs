//! The conformance suite notices what it is there for: a game with one defect fails the test that looks for it.

use signoria_core::{
    Actor, Audience, Choice, Code, Eye, Field, Game, GameInfo, Layout, Message, Notice, Order, Outcome,
    ParseActionError, Refusal, Rng, Seat, SetupError, Sink, Standing, ToAct, Turn, Viewer, keys,
};
use signoria_testkit::Suite;
use signoria_toy::{Action, Components, Event, Options, PlayerView, State, Toy, View};
use std::fmt;
use std::panic::catch_unwind;
use std::str::FromStr;

const NONE: u8 = 0;
const UNSORTED: u8 = 1;
const LEAKING_EVENT: u8 = 2;
const STUCK_SAMPLE: u8 = 3;
const SAMPLE_OF_OWN_HAND: u8 = 4;
const LOST_CARD: u8 = 5;
const LOADED_DIE: u8 = 6;
const SWAPPED_INDEX: u8 = 7;
const SAME_LABELS: u8 = 8;
const NO_WORDS: u8 = 9;
const NO_RULE: u8 = 10;
const NO_WEIGHT: u8 = 11;
const EARLY_RESULT: u8 = 12;
const DECISION_FOR_ALL: u8 = 13;
const NOISY_LISTENER: u8 = 14;
const IDLE_HOLD: u8 = 15;
const SKEWED_SAMPLE: u8 = 16;
const LEAKING_FEATURE: u8 = 17;
const BLIND_FEATURES: u8 = 18;
const UNKNOWN_WORD: u8 = 19;

/// Toy with one defect.
#[derive(Debug)]
struct Broken<const D: u8>(Toy);

/// A sink that tells everybody what one was meant to know.
struct Loud<'a, S>(&'a mut S);

impl<S: Sink<Event>> Sink<Event> for Loud<'_, S> {
    fn event(&mut self, to: Audience, event: impl FnOnce(Eye) -> Event) {
        match to {
            Audience::Only(_) => self.0.event(Audience::All, event),
            Audience::All | Audience::Except(_) => self.0.event(to, event),
        }
    }
    fn revealed(&mut self, to: signoria_core::SeatSet) {
        self.0.revealed(to);
    }
}

/// What can be done in Toy, and two more answers that some defects offer beside a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Deed {
    Toy(Action),
    /// Keeps all cards: nothing happens.
    Hold,
    /// Bids the least card.
    Wave,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Toy(action) => action.fmt(f),
            Deed::Hold => f.write_str("hold"),
            Deed::Wave => f.write_str("wave"),
        }
    }
}

impl FromStr for Deed {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text {
            "hold" => Ok(Deed::Hold),
            "wave" => Ok(Deed::Wave),
            _ => text.parse().map(Deed::Toy),
        }
    }
}

impl Code for Deed {
    const COUNT: u32 = Action::COUNT + 2;
    fn index(self) -> u32 {
        match self {
            Deed::Toy(action) => Toy::index(action),
            Deed::Hold => Action::COUNT,
            Deed::Wave => Action::COUNT + 1,
        }
    }
    fn at(index: u32) -> Option<Self> {
        let more = [Deed::Hold, Deed::Wave];
        Toy::action(index).map(Deed::Toy).or_else(|| more.into_iter().find(|deed| deed.index() == index))
    }
}

impl<const D: u8> Game for Broken<D> {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Deed;
    type View = View;
    type Event = Event;
    const INFO: GameInfo = GameInfo { n_actions: Deed::COUNT, ..Toy::INFO };
    const LAYOUT: Layout = Toy::LAYOUT;

    fn form() -> Vec<Field> {
        Toy::form()
    }
    fn components(files: &[(&str, &str)]) -> Result<Components, SetupError> {
        Toy::components(files)
    }
    fn new(components: Components, seats: u8, options: Options) -> Result<Self, SetupError> {
        Toy::new(components, seats, options).map(Broken)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn options(&self) -> &Options {
        self.0.options()
    }
    fn parts(&self) -> &Components {
        self.0.parts()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn to_act(&self, state: &State) -> ToAct {
        self.0.to_act(state)
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Deed>) {
        let mut legal = Vec::new();
        self.0.legal(state, seat, &mut legal);
        out.extend(legal.into_iter().map(Deed::Toy));
        match D {
            UNSORTED => out.reverse(),
            DECISION_FOR_ALL if out.is_empty() => out.push(Deed::Hold),
            IDLE_HOLD if !out.is_empty() => out.push(Deed::Hold),
            UNKNOWN_WORD if !out.is_empty() => out.push(Deed::Wave),
            _ => {}
        }
    }
    fn chance(&self, state: &State, out: &mut Vec<(Deed, u32)>) {
        let mut outcomes = Vec::new();
        self.0.chance(state, &mut outcomes);
        out.extend(outcomes.into_iter().map(|(action, weight)| (Deed::Toy(action), weight)));
        if D == NO_WEIGHT && out.len() > 1 {
            out[0].1 = 0;
        }
    }
    fn roll(&self, state: &State, rng: &mut impl Rng) -> Deed {
        let rolled = self.0.roll(state, rng);
        // Every other six becomes a one.
        Deed::Toy(match (D, rolled) {
            (LOADED_DIE, Action::Roll(6)) if rng.next_u32().is_multiple_of(2) => Action::Roll(1),
            _ => rolled,
        })
    }
    fn apply(&self, state: &mut State, actor: Actor, deed: Deed, sink: &mut impl Sink<Event>) {
        let action = match (deed, actor) {
            (Deed::Toy(action), _) => action,
            (Deed::Wave, Actor::Seat(seat)) => {
                let mut legal = Vec::new();
                self.0.legal(state, seat, &mut legal);
                legal[0]
            }
            // Whoever only holds never ends the round.
            (Deed::Hold | Deed::Wave, _) => return,
        };
        match D {
            LEAKING_EVENT => self.0.apply(state, actor, action, &mut Loud(sink)),
            _ => self.0.apply(state, actor, action, sink),
        }
        if D == LOST_CARD && matches!(action, Action::Bid(_)) {
            state.discards[0] += 1;
        }
        if D == NOISY_LISTENER {
            let mut heard = false;
            sink.event(Audience::All, |_| {
                heard = true;
                Event::Prize { prize: 1 }
            });
            state.prize = if heard { 1 } else { state.prize };
        }
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let early =
            || Outcome { scores: vec![0; usize::from(self.seats())], ranks: vec![1; usize::from(self.seats())] };
        self.0.outcome(state).or_else(|| (D == EARLY_RESULT).then(early))
    }
    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }
    fn sample(&self, state: &State, seat: Seat, rng: &mut impl Rng) -> State {
        match D {
            STUCK_SAMPLE => state.clone(),
            // Possible worlds, but some of them too often.
            SKEWED_SAMPLE => {
                let two = [self.0.sample(state, seat, rng), self.0.sample(state, seat, rng)];
                two.into_iter().min_by_key(|sample| sample.bag.count(0)).expect("two samples")
            }
            SAMPLE_OF_OWN_HAND => self.0.sample(state, seat.next(self.seats()), rng),
            _ => self.0.sample(state, seat, rng),
        }
    }
    fn observe(&self, state: &State, seat: Seat, out: &mut Vec<(u16, f32)>) {
        match D {
            LEAKING_FEATURE => self.0.observe(state, seat.next(self.seats()), out),
            BLIND_FEATURES => self.0.observe(&self.0.start(), seat, out),
            _ => self.0.observe(state, seat, out),
        }
    }
    fn points_now(&self, state: &State, seat: Seat) -> i32 {
        self.0.points_now(state, seat)
    }
    fn in_play(&self, state: &State) -> bool {
        self.0.in_play(state)
    }
    fn index(deed: Deed) -> u32 {
        match (D, deed.index()) {
            (SWAPPED_INDEX, 0) => 1,
            (SWAPPED_INDEX, 1) => 0,
            (_, index) => index,
        }
    }
    fn describe(&self, state: &State, seat: Seat, deed: Deed) -> Choice {
        let Deed::Toy(action) = deed else { unreachable!("only the policies hold and wave") };
        let mut choice = self.0.describe(state, seat, action);
        if D == SAME_LABELS {
            choice.label = Message::new("toy-log-bid");
        }
        choice
    }
    fn tell(&self, event: &Event) -> Notice {
        let mut notice = self.0.tell(event);
        if D == NO_WORDS && matches!(event, Event::Won { .. }) {
            notice.line.iter_mut().for_each(|line| line.args.clear());
        }
        notice
    }
    fn turn(&self, state: &State) -> Turn {
        self.0.turn(state)
    }
    fn midway(&self, state: &State, seat: Seat) -> bool {
        self.0.midway(state, seat)
    }
    fn prompt(&self, state: &State, viewer: Viewer) -> Option<Message> {
        self.0.prompt(state, viewer)
    }
    fn standings(&self, state: &State, viewer: Viewer) -> Vec<Standing> {
        self.0.standings(state, viewer)
    }
    fn orders(&self, state: &State, seat: Seat) -> Vec<Order> {
        self.0.orders(state, seat)
    }
    fn obey(&self, state: &State, seat: Seat, order: u16) -> Option<Deed> {
        self.0.obey(state, seat, order).map(Deed::Toy)
    }
    fn refusal(&self, state: &State, seat: Seat, deed: Deed) -> Refusal {
        // What is held is no bid, as a roll of the die is none.
        let Deed::Toy(action) = deed else { return self.refusal(state, seat, Deed::Toy(Action::Roll(1))) };
        let mut refusal = self.0.refusal(state, seat, action);
        if D == NO_RULE {
            refusal.0.rule = None;
        }
        refusal
    }
    fn invariants(&self, state: &State) -> Vec<&'static str> {
        self.0.invariants(state)
    }
}

type Test<const D: u8> = fn(&Suite<Broken<D>>);

/// Whether there is more than one world that a seat cannot tell from this one: somebody else holds a card.
fn hides<const D: u8>(game: &Broken<D>, state: &State, seat: Seat) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    let holds = |player: &PlayerView| player.held > 0 || player.has_bid;
    view.players.iter().enumerate().any(|(other, player)| other != seat.idx() && holds(player))
}

/// What is bid is a random card of the hand, as far as others can tell.
fn likelihood<const D: u8>(_: &Broken<D>, state: &State, seat: Seat, deed: Deed) -> f64 {
    match deed {
        Deed::Toy(Action::Bid(kind)) => state.players[seat].hand.ways(kind, keys::referee()).into(),
        _ => 1.0,
    }
}

/// Whether a test of the suite passes for the defect.
fn passes<const D: u8>(test: Test<D>) -> bool {
    catch_unwind(|| {
        let game = Broken::new(Components::default(), 3, Options::default()).expect("possible options");
        test(&Suite { game, games: 6, hides, likelihood });
    })
    .is_ok()
}

#[test]
fn a_sound_game_passes_every_test() {
    let tests: [Test<NONE>; 11] = [
        Suite::features_have_names_and_show_what_happens,
        Suite::random_games_end_and_keep_every_invariant,
        Suite::games_against_the_grain_end,
        Suite::legal_actions_are_sorted_and_the_only_ones_that_are_accepted,
        Suite::indices_and_texts_of_actions_read_back,
        Suite::clones_records_and_rebuilds_agree,
        Suite::chance_is_dealt_by_its_weights,
        Suite::nobody_is_told_what_is_hidden_from_him,
        Suite::samples_are_as_likely_as_what_was_seen,
        Suite::options_can_be_told_apart,
        Suite::every_message_has_words_in_both_languages,
    ];
    assert!(tests.into_iter().all(passes));
}

#[test]
fn every_defect_is_noticed_by_the_test_that_looks_for_it() {
    assert!(!passes::<UNSORTED>(Suite::legal_actions_are_sorted_and_the_only_ones_that_are_accepted));
    assert!(!passes::<DECISION_FOR_ALL>(Suite::legal_actions_are_sorted_and_the_only_ones_that_are_accepted));
    assert!(!passes::<NO_RULE>(Suite::legal_actions_are_sorted_and_the_only_ones_that_are_accepted));
    assert!(!passes::<LEAKING_EVENT>(Suite::nobody_is_told_what_is_hidden_from_him));
    assert!(!passes::<STUCK_SAMPLE>(Suite::nobody_is_told_what_is_hidden_from_him));
    assert!(!passes::<SAMPLE_OF_OWN_HAND>(Suite::nobody_is_told_what_is_hidden_from_him));
    assert!(!passes::<LEAKING_FEATURE>(Suite::nobody_is_told_what_is_hidden_from_him));
    assert!(!passes::<BLIND_FEATURES>(Suite::features_have_names_and_show_what_happens));
    assert!(passes::<SKEWED_SAMPLE>(Suite::nobody_is_told_what_is_hidden_from_him));
    assert!(!passes::<SKEWED_SAMPLE>(Suite::samples_are_as_likely_as_what_was_seen));
    assert!(!passes::<LOST_CARD>(Suite::random_games_end_and_keep_every_invariant));
    assert!(!passes::<EARLY_RESULT>(Suite::random_games_end_and_keep_every_invariant));
    assert!(passes::<IDLE_HOLD>(Suite::random_games_end_and_keep_every_invariant));
    assert!(passes::<UNKNOWN_WORD>(Suite::random_games_end_and_keep_every_invariant));
    assert!(!passes::<IDLE_HOLD>(Suite::games_against_the_grain_end));
    assert!(!passes::<UNKNOWN_WORD>(Suite::games_against_the_grain_end));
    assert!(!passes::<LOADED_DIE>(Suite::chance_is_dealt_by_its_weights));
    assert!(!passes::<NO_WEIGHT>(Suite::chance_is_dealt_by_its_weights));
    assert!(!passes::<SWAPPED_INDEX>(Suite::indices_and_texts_of_actions_read_back));
    assert!(!passes::<NOISY_LISTENER>(Suite::clones_records_and_rebuilds_agree));
    assert!(!passes::<SAME_LABELS>(Suite::options_can_be_told_apart));
    assert!(!passes::<NO_WORDS>(Suite::every_message_has_words_in_both_languages));
}
