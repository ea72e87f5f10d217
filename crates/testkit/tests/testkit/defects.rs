//! The conformance suite notices what it is there for: a game with one defect fails the test that looks for it.

use signoria_core::{
    Actor, Audience, Choice, Eye, Field, Game, GameInfo, Layout, Message, Notice, Order, Outcome, Refusal, Rng, Seat,
    SetupError, Sink, Standing, ToAct, Turn, Viewer, keys,
};
use signoria_testkit::Suite;
use signoria_toy::{Action, Components, Event, Options, PlayerView, State, Toy, View};
use std::panic::catch_unwind;

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
const IDLE_DRAW: u8 = 15;
const SKEWED_SAMPLE: u8 = 16;
const LEAKING_FEATURE: u8 = 17;
const BLIND_FEATURES: u8 = 18;

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

fn can_bank(state: &State, actor: Actor) -> bool {
    matches!(actor, Actor::Seat(seat) if state.players[seat].hand.len() > 1)
}

impl<const D: u8> Game for Broken<D> {
    type Components = Components;
    type Options = Options;
    type State = State;
    type Action = Action;
    type View = View;
    type Event = Event;
    const INFO: GameInfo = Toy::INFO;
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
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(state, seat, out);
        match D {
            UNSORTED => out.reverse(),
            DECISION_FOR_ALL if out.is_empty() => out.push(Action::Draw),
            _ => {}
        }
    }
    fn chance(&self, state: &State, out: &mut Vec<(Action, u32)>) {
        self.0.chance(state, out);
        if D == NO_WEIGHT && out.len() > 1 {
            out[0].1 = 0;
        }
    }
    fn roll(&self, state: &State, rng: &mut impl Rng) -> Action {
        let rolled = self.0.roll(state, rng);
        // Every other six becomes a one.
        match (D, rolled) {
            (LOADED_DIE, Action::Roll(6)) if rng.next_u32().is_multiple_of(2) => Action::Roll(1),
            _ => rolled,
        }
    }
    fn apply(&self, state: &mut State, actor: Actor, action: Action, sink: &mut impl Sink<Event>) {
        match D {
            // Whoever never banks a card never ends his turn.
            IDLE_DRAW if action == Action::Draw && can_bank(state, actor) => {}
            LEAKING_EVENT => self.0.apply(state, actor, action, &mut Loud(sink)),
            _ => self.0.apply(state, actor, action, sink),
        }
        if D == LOST_CARD && matches!(action, Action::Bank(_)) {
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
    fn index(action: Action) -> u32 {
        match (D, Toy::index(action)) {
            (SWAPPED_INDEX, 0) => 1,
            (SWAPPED_INDEX, 1) => 0,
            (_, index) => index,
        }
    }
    fn action(index: u32) -> Option<Action> {
        Toy::action(index)
    }
    fn describe(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let mut choice = self.0.describe(state, seat, action);
        if D == SAME_LABELS {
            choice.label = Message::new("toy-action-draw");
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
    fn obey(&self, state: &State, seat: Seat, order: u16) -> Option<Action> {
        self.0.obey(state, seat, order)
    }
    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Refusal {
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

/// Whether there is more than one world that a seat cannot tell from this one: it is unsure of a card of somebody else.
fn hides<const D: u8>(game: &Broken<D>, state: &State, seat: Seat) -> bool {
    let view = game.view(state, Viewer::Seat(seat));
    let unsure = |player: &PlayerView| {
        let cards = usize::from(player.held) + usize::from(player.has_bid);
        let mixed = player.hand.windows(2).any(|two| two[0] != two[1]);
        cards > player.hand.len() || player.has_bid && mixed
    };
    view.players.iter().enumerate().any(|(other, player)| other != seat.idx() && unsure(player))
}

/// What is bid or banked is a random card of the hand, as far as others can tell.
fn likelihood<const D: u8>(_: &Broken<D>, state: &State, seat: Seat, action: Action) -> f64 {
    match action {
        Action::Bid(kind) | Action::Bank(kind) => state.players[seat].hand.ways(kind, keys::referee()).into(),
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
    assert!(passes::<IDLE_DRAW>(Suite::random_games_end_and_keep_every_invariant));
    assert!(!passes::<IDLE_DRAW>(Suite::games_against_the_grain_end));
    assert!(!passes::<LOADED_DIE>(Suite::chance_is_dealt_by_its_weights));
    assert!(!passes::<NO_WEIGHT>(Suite::chance_is_dealt_by_its_weights));
    assert!(!passes::<SWAPPED_INDEX>(Suite::indices_and_texts_of_actions_read_back));
    assert!(!passes::<NOISY_LISTENER>(Suite::clones_records_and_rebuilds_agree));
    assert!(!passes::<SAME_LABELS>(Suite::options_can_be_told_apart));
    assert!(!passes::<NO_WORDS>(Suite::every_message_has_words_in_both_languages));
}
