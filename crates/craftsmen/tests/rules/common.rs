//! Positions for the tests of rules: chance is dictated, and changes by hand keep every component in its place.
//!
//! Cards by number, with their upper and lower colours (p, g, b, r): iron mines 0 pp 1 gg 2 bb 3 rr, flax 4-7, wheat 8-11,
//! cows 12-15, wax 16-19, grapes 20-23 alike; cooper 24 rg, ropemaker 27 br, tannery 30 gb 31 br 32 rp, paper mill 33 rp 34 pg,
//! smelter 36 bg, weaving mill 39 gp, butcher 42 pr 43 pb, mill 45 pb 46 rb 47 gp, armourer 48 rg, toolmaker 50 pr, tailor 52 rp
//! 53 bg, bookbinder 54 pg, candlemaker 56 pb, winery 58 br, brewery 60 gb, bakery 62 gp; sawmills 64 pg 65 gb 66 br 67 rp
//! 68 pb 69 gr.

use signoria_core::{Bag, Hand, Veiled};
pub(crate) use signoria_core::{Game, Outcome, Seat, SeatSet, ToAct, Viewer, keys};
pub(crate) use signoria_craftsmen::{
    Capital, Card, Components, Craftsmen, Disc, Event, Frame, Frames, Good, Guild, Marker, Options, Phase, Player,
    Question, Season, Side, Source, State, Step, Tier, View, worth,
};
pub(crate) use signoria_testkit::Scenario;

pub(crate) type Table = Scenario<Craftsmen>;

pub(crate) fn boxed(seats: u8) -> Craftsmen {
    Craftsmen::new(Components::default(), seats, Options::default()).unwrap()
}

/// Dealt by the least outcomes: seat 0 purple 1 1 1 1 2, seat 1 purple 2 2 2 3 3, seat 2 purple 3 3 green 1 1 1, and so on;
/// sawmill 64 for seat 0, 65 for seat 1 …
pub(crate) fn dealt(seats: u8) -> Table {
    let mut t = Scenario::new(boxed(seats));
    t.deal(|_, possible| possible[0]);
    t
}

/// Round 1, the first helper; nobody has exchanged anything.
pub(crate) fn begun(seats: u8) -> Table {
    let mut t = dealt(seats);
    while t.state.year == 0 {
        let seat = asked(&t);
        t.play(seat, "pass");
    }
    t.take_events();
    t
}

/// The order of the seats, no cards in hand, green 1 and red 3 face up, buildings on display that tests seldom use, year 1; then a change by hand, and on with a step.
pub(crate) fn go(seats: u8, base: Step, change: impl FnOnce(&mut State)) -> Table {
    let mut t = with(begun(seats), |s| {
        for seat in Seat::all(seats) {
            s.order[seat.idx()] = seat;
            let player = &mut s.players[seat];
            player.hand = Hand::of(seat);
            player.secret = Veiled::new(0, SeatSet::only(seat));
            player.score = 0;
        }
        s.display = [Some(Capital::Green1), Some(Capital::Red3)];
        display(s, Tier::Basic, [22, 23]);
        display(s, Tier::Extended, [41, 44]);
        display(s, Tier::Advanced, [51, 57]);
        s.cursor = 0;
        s.frames = Frames::of(Frame::Step(base));
        s.frames.ask(Question::Invest(Seat(0)));
        change(s);
    });
    t.play(0, "pass");
    t.take_events();
    t
}

/// The stage of a guild with discs on its spaces, in the order of their setting.
pub(crate) fn stage(seats: u8, guild: Guild, discs: &[(u8, usize)], change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Stage, |s| {
        s.guild = Some(guild);
        discs.iter().for_each(|(seat, space)| set(s, guild, *seat, *space));
        change(s);
    })
}

/// The stage of a guild in winter.
pub(crate) fn winter(seats: u8, guild: Guild, change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Stage, |s| {
        s.guild = Some(guild);
        s.season = Season::Winter;
        change(s);
    })
}

/// The window after a guild's stage.
pub(crate) fn window(seats: u8, guild: Guild, change: impl FnOnce(&mut State)) -> Table {
    go(seats, Step::Window, |s| {
        s.guild = Some(guild);
        change(s);
    })
}

/// Sets a disc upon a space.
pub(crate) fn set(s: &mut State, guild: Guild, seat: u8, space: usize) {
    let place = s.queues[guild.idx()][space].iter_mut().find(|disc| **disc == Disc::NONE).expect("a free place");
    *place = Disc::of(Seat(seat));
}

/// Gives a player capital cards.
pub(crate) fn hold(s: &mut State, seat: u8, words: &[&str]) {
    let mut hand = Hand::of(Seat(seat));
    words.iter().for_each(|word| hand.add(kind(word) as u8, SeatSet::EMPTY));
    s.players[Seat(seat)].hand = hand;
}

/// Gives a player building cards that nobody else has seen.
pub(crate) fn deal(s: &mut State, seat: u8, cards: &[u8]) {
    let set = cards.iter().fold(0, |set, card| set | Card(*card).bit());
    s.players[Seat(seat)].secret = Veiled::new(set, SeatSet::only(Seat(seat)));
}

/// Adds buildings to the right end of a row.
pub(crate) fn build(s: &mut State, seat: u8, cards: &[u8]) {
    cards.iter().for_each(|card| s.players[Seat(seat)].build(Card(*card), Side::Right));
}

/// Fills icons: card and icon.
pub(crate) fn fill(s: &mut State, icons: &[(u8, usize)]) {
    icons.iter().for_each(|(card, icon)| s.filled[*icon] |= Card(*card).bit());
}

/// Displays cards of a deck.
pub(crate) fn display(s: &mut State, tier: Tier, cards: [u8; 2]) {
    s.offers[tier.idx()] = cards.map(|card| Some(Card(card)));
}

pub(crate) fn kind(word: &str) -> Capital {
    Capital::from_word(word).unwrap_or_else(|| panic!("no card {word}"))
}

/// Changes a position by hand; stacks, pools and counters become what is left of the box.
pub(crate) fn with(t: Table, change: impl FnOnce(&mut State)) -> Table {
    let game = t.game.clone();
    t.with(|s| {
        change(s);
        rebalance(&game, s);
    })
}

fn rebalance(game: &Craftsmen, s: &mut State) {
    let (seats, referee) = (game.seats(), keys::referee());
    let mut capital = game.parts().capital;
    for kind in Capital::ALL {
        let hands: u8 = s.players.iter(seats).map(|(_, p)| p.hand.count(kind as u8, referee)).sum();
        let shown = s.display.iter().filter(|shown| **shown == Some(kind)).count() as u8;
        let used = hands + shown + s.pile.count(kind.idx()) + s.auction.mayor[kind.idx()];
        capital[kind.idx()] = capital[kind.idx()].checked_sub(used).unwrap_or_else(|| panic!("too many {kind}"));
    }
    if !s.capital.is_empty() {
        s.capital = Bag::new(capital);
    } else {
        // A test that empties the stack has discarded the rest.
        capital.iter().enumerate().for_each(|(kind, count)| (0..*count).for_each(|_| s.pile.put(kind)));
    }
    let mut used = s.offers.as_flattened().iter().flatten().fold(0, |set, card| set | card.bit());
    for (_, player) in s.players.iter(seats) {
        used |= player.built | player.buildings(referee);
    }
    for stack in &s.stacks {
        stack.on_top().iter().chain(stack.beneath()).for_each(|slot| used |= slot.card.peek(referee).bit());
    }
    for tier in [Tier::Basic, Tier::Extended, Tier::Advanced] {
        let stack = &mut s.stacks[tier.idx()];
        if stack.is_empty() {
            continue;
        }
        let left = |house: bool| {
            let cards = tier.cards().filter(|card| game.parts().card(*card).house == house && used & card.bit() == 0);
            cards.fold(0, |set, card| set | card.bit())
        };
        (stack.house, stack.plain) = (left(true), left(false));
    }
    let mut pools = [2 * seats; 2];
    s.tokens = u8::MAX;
    for seat in Seat::all(seats) {
        let player = &mut s.players[seat];
        let hand = player.buildings(referee);
        for tier in [Tier::Basic, Tier::Extended, Tier::Advanced] {
            let cards = tier.cards().fold(0, |set, card| set | card.bit());
            player.held[tier.idx()] = (hand & cards).count_ones() as u8;
        }
        player.points = [0; Source::COUNT];
        player.points[0] = player.score;
        player.dealt = Veiled::new(0, SeatSet::only(seat));
        pools[0] -= player.privileges;
        pools[1] -= player.work;
        s.tokens &= !player.tokens;
        let in_queues = s.queues.as_flattened().as_flattened().iter().filter(|d| d.seat() == Some(seat)).count() as u8;
        let on_pictures: u8 = s.pictures.iter().map(|picture| picture[seat.idx()]).sum();
        let on_track = s.changes.iter().filter(|place| **place == Some(seat)).count() as u8;
        s.players[seat].helpers = 5 - in_queues - on_pictures - on_track;
    }
    [s.privileges, s.work] = pools;
}

pub(crate) fn player(t: &Table, seat: u8) -> &Player {
    &t.state.players[Seat(seat)]
}

/// The capital in a hand, ascending.
pub(crate) fn hand(t: &Table, seat: u8) -> Vec<&'static str> {
    player(t, seat).hand.cards(keys::referee()).map(|kind| Capital::ALL[usize::from(kind)].word()).collect()
}

/// The building cards in a hand.
pub(crate) fn buildings(t: &Table, seat: u8) -> Vec<u8> {
    Card::of_set(player(t, seat).buildings(keys::referee())).map(|card| card.0).collect()
}

pub(crate) fn row(t: &Table, seat: u8) -> Vec<u8> {
    player(t, seat).row().iter().map(|card| card.0).collect()
}

pub(crate) fn score(t: &Table, seat: u8) -> i16 {
    player(t, seat).score
}

pub(crate) fn scores(t: &Table) -> Vec<i16> {
    Seat::all(t.game.seats()).map(|seat| t.state.players[seat].score).collect()
}

pub(crate) fn offers(t: &Table, tier: Tier) -> Vec<Option<u8>> {
    t.state.offers[tier.idx()].iter().map(|card| card.map(|card| card.0)).collect()
}

pub(crate) fn is_filled(t: &Table, card: u8, icon: usize) -> bool {
    t.state.filled[icon] & Card(card).bit() != 0
}

/// The markers of a column of the granary, the lower one first; 9 is a neutral one.
pub(crate) fn column(t: &Table, good: Good) -> Vec<u8> {
    markers(&t.state.granary[good.column().expect("a column")])
}

/// The markers of a hold, the left one first.
pub(crate) fn in_hold(t: &Table, hold: usize) -> Vec<u8> {
    markers(&t.state.holds[hold])
}

fn markers(queue: &[Marker]) -> Vec<u8> {
    queue.iter().filter(|m| !m.is_none()).map(|m| m.seat().map_or(9, |seat| seat.0)).collect()
}

/// Lays markers into a queue of two; 9 is a neutral one.
pub(crate) fn lay(queue: &mut [Marker; 2], owners: &[u8]) {
    *queue = [Marker::NONE; 2];
    for (place, owner) in queue.iter_mut().zip(owners) {
        *place = if *owner == 9 { Marker::NEUTRAL } else { Marker::of(Seat(*owner)) };
    }
}

pub(crate) fn pile(t: &Table) -> Vec<&'static str> {
    let kinds = Capital::ALL.into_iter();
    kinds.flat_map(|kind| std::iter::repeat_n(kind.word(), t.state.pile.count(kind.idx()).into())).collect()
}

/// Whose answer is awaited.
pub(crate) fn asked(t: &Table) -> u8 {
    let ToAct::Seats(seats) = t.game.to_act(&t.state) else { panic!("nobody is asked: {:?}", t.state.frames) };
    seats.first().unwrap().0
}

pub(crate) fn question(t: &Table) -> Question {
    let Frame::Ask(question) = t.state.frames.top() else { panic!("nothing is asked: {:?}", t.state.frames) };
    question
}

pub(crate) fn is_over(t: &Table) -> bool {
    t.game.to_act(&t.state) == ToAct::Over
}

pub(crate) fn outcome(t: &Table) -> Outcome {
    t.game.outcome(&t.state).expect("the game is over")
}

pub(crate) fn watch(t: &Table) -> View {
    t.game.view(&t.state, Viewer::Watcher)
}

/// Chance gives the least outcome until somebody is asked.
pub(crate) fn least(t: &mut Table) {
    t.deal(|_, possible| possible[0]);
}

/// Everybody does as little as he can until a position is reached.
pub(crate) fn idle(t: &mut Table, mut reached: impl FnMut(&State) -> bool) {
    t.drive(|_, _, legal| *legal.last().unwrap(), |_, s| reached(s));
}

/// The game to its end, everybody idle.
pub(crate) fn idle_out(t: &mut Table) {
    idle(t, |s| matches!(s.frames.top(), Frame::Over));
}
