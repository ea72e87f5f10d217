//! What a viewer sees: built by adding what he may see, never by cutting.

use crate::data::{Gain, MAX_VALUE, Pays, by_players};
use crate::event::Placed;
use crate::frame::{Draw, Frame, Muster, Question, Step};
use crate::pieces::{Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
use crate::rules::{ACTIONS, Payments, YEARS};
use crate::state::{Player, State};
use crate::{CHURCH, MAX_PLAYERS, Principato, STORE};
use alloc::vec;
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::contract::Eyes;
use signoria_core::{Eye, Seat};

/// Gives the types of a view their common derives.
macro_rules! view {
    ($($(#[$doc:meta])* $name:ident { $($(#[$note:meta])* $field:ident: $type:ty,)+ })+) => {
        $($(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name { $($(#[$note])* pub $field: $type,)+ })+
    };
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Cards and goals are dealt.
    SetUp,
    /// A player's turn, or the refill that ends it.
    Turn,
    /// A military round: soldiers are supplied.
    Supply,
    /// A military round: soldiers may go home.
    Disband,
    /// The game has ended.
    Over,
}

view! {
    /// The table through one viewer's eyes.
    View {
        /// What is going on.
        phase: Phase,
        /// The year, from 1.
        year: u8,
        /// The turn of the current player in the year, from 1.
        turn: u8,
        /// How many turns a player has in each year, by year. P4.9
        turns: Vec<u8>,
        /// Whose turn it is or comes next; nobody before the starting player is known and after the end.
        current: Option<Seat>,
        /// The starting player. P2.9
        first: Option<Seat>,
        /// Actions that the current player may still take.
        actions: u8,
        /// Actions of a turn. P4.2
        actions_of_turn: u8,
        /// Military rounds that have been scored.
        rounds: u8,
        /// Which of the military rounds ends each year, by year: the last number is that of all rounds. P7.1
        year_ends: Vec<u8>,
        /// The pool, leftmost card first.
        pool: Vec<PoolCard>,
        /// The three decks.
        decks: Vec<DeckView>,
        /// Cards out of the game, each face once.
        out: Vec<CardCount>,
        /// The stock.
        stock: StockView,
        /// What the sixteen faces do.
        faces: Vec<FaceView>,
        /// The players by seat.
        players: Vec<PlayerView>,
        /// The military round that is going on.
        military: Option<MilitaryView>,
        /// Printed spaces: environs, city wall, city center, palace, church. They limit nothing.
        spaces: Vec<u8>,
        /// Cubes that a farm, a bank and a church hold.
        holds: [u8; 3],
        /// The parts of the components that are reconstructed: the words of `principato-reconstructed-<part>`.
        reconstructed: Vec<&'static str>,
    }

    /// A card of the pool.
    PoolCard {
        /// Its face.
        face: Face,
        /// The seat at the end of whose turn it leaves the game, if nobody takes it.
        leaves_after: Option<Seat>,
    }

    /// A deck.
    DeckView {
        /// Its year.
        year: u8,
        /// Cards left, the military scoring card included.
        left: u8,
        /// Whether the year has a military scoring card.
        calls: bool,
        /// Whether that card is still inside.
        military: bool,
    }

    /// Cards with one face.
    CardCount {
        /// The face; nothing for the military scoring card.
        face: Option<Face>,
        /// How many.
        count: u8,
    }

    /// What lies in the middle.
    StockView {
        /// Tokens that are field on one side and farm on the other.
        field_farm: u8,
        /// Palazzo or bank.
        palazzo_bank: u8,
        /// Catapults.
        catapults: u8,
        /// Condottiere or militia.
        soldiers: u8,
        /// Food cubes.
        food: u8,
        /// Money cubes.
        money: u8,
        /// Favor cubes.
        favor: u8,
        /// Culture tokens, the highest value of each kind first.
        culture: Vec<CultureView>,
        /// Military bills: value and number in the box.
        bills: Vec<(u8, u8)>,
    }

    /// Culture tokens of one kind and value.
    CultureView {
        /// The kind.
        kind: Culture,
        /// The printed value.
        value: u8,
        /// How many.
        count: u8,
    }

    /// What a face does.
    FaceView {
        /// The face.
        face: Face,
        /// The colour of its band: `supply`, `production`, `military`, `culture`.
        category: &'static str,
        /// Whether it must be exchanged after its effect.
        exchange: bool,
        /// Its alternatives.
        alternatives: Vec<AlternativeView>,
    }

    /// An alternative of a face.
    AlternativeView {
        /// Food to pay.
        cost_food: u8,
        /// Money to pay.
        cost_money: u8,
        /// Food to gain.
        gain_food: u8,
        /// Money to gain.
        gain_money: u8,
        /// The token to gain, a word of the rules.
        gain_token: Option<&'static str>,
        /// How many tokens; 0 for as many as the player wants.
        gain_count: u8,
        /// The token for each of which a cube is gained.
        per_token: Option<Token>,
        /// The cube that is gained for each.
        per_cube: Option<Cube>,
    }

    /// A player.
    PlayerView {
        /// The two action cards.
        hand: Vec<HandCard>,
        /// Fields.
        fields: u8,
        /// Farms.
        farms: u8,
        /// Palazzi.
        palazzi: u8,
        /// Banks.
        banks: u8,
        /// Catapults.
        catapults: u8,
        /// Food in farms.
        food: Store,
        /// Money in banks.
        money: Store,
        /// Favor in the church.
        favor: Store,
        /// Militia.
        militia: ArmyView,
        /// Condottieri.
        condottieri: ArmyView,
        /// The strength now.
        strength: i8,
        /// The strength after the best supply from storage.
        reach: i8,
        /// Culture tokens, the highest value of each kind first.
        culture: Vec<CultureView>,
        /// What these score.
        culture_points: u8,
        /// Military points.
        military: u8,
        /// The two goals.
        goals: Vec<GoalView>,
    }

    /// A place for cubes.
    Store {
        /// Cubes in it.
        cubes: u8,
        /// Cubes that it can hold.
        capacity: u8,
    }

    /// Soldiers of one kind.
    ArmyView {
        /// How many.
        tokens: u8,
        /// Those with food (militia) or money (condottieri).
        own: u8,
        /// Those with favor.
        favor: u8,
    }

    /// An own action card.
    HandCard {
        /// Its face; nothing before it is dealt.
        face: Option<Face>,
        /// What its alternatives would do for the player now.
        outlook: Vec<Outlook>,
    }

    /// What an alternative would do for a player now.
    Outlook {
        /// Whether it can be paid and the stock has what it brings.
        possible: bool,
        /// How much of the cost must be paid by favor.
        by_favor: u8,
        /// Cubes that would be gained and have a place.
        gained: u8,
        /// Cubes that would be lost for lack of a place.
        lost: u8,
    }

    /// A goal card.
    GoalView {
        /// The number on its back.
        back: u8,
        /// Which it is, if the viewer knows.
        goal: Option<Goal>,
        /// What it pays now, if the viewer knows.
        points: Option<i32>,
        /// The things that it counts and how many the player has; empty if the viewer does not know.
        counts: Vec<GoalCount>,
        /// Points for one, two, three sets; empty for the other goals.
        ladder: Vec<u8>,
        /// Units that pay nothing.
        free: u8,
        /// Units for a point.
        step: u8,
    }

    /// Something that a goal counts.
    GoalCount {
        /// A token, or `military_points`.
        what: &'static str,
        /// How many.
        count: u8,
    }

    /// A military round.
    MilitaryView {
        /// The round at the end of a year, not an extra round.
        year_end: bool,
        /// Which of the five rounds it is.
        number: u8,
        /// The players in the order of their decisions.
        order: Vec<MilitaryRow>,
        /// The players by strength, and what they would get now. Empty once the points are paid.
        ranks: Vec<Rank>,
    }

    /// A player in a military round.
    MilitaryRow {
        /// Who.
        seat: Seat,
        /// The strength now.
        strength: i8,
        /// The strength after the best supply that is still open.
        reach: i8,
        /// `decided`, `deciding` or `waiting`.
        status: &'static str,
    }

    /// What a player would get if a military round ended now.
    Rank {
        /// Who.
        seat: Seat,
        /// The strength now.
        strength: i8,
        /// The place, from 1; equal for ties.
        place: u8,
        /// The points.
        points: u8,
    }
}

impl Eyes for Principato {
    type View = View;

    fn view(&self, state: &State, eye: Eye) -> View {
        let top = state.frames.top();
        let (phase, military) = match top {
            Frame::Draw(Draw::First | Draw::Start(_) | Draw::Pool | Draw::Goal { .. }) => (Phase::SetUp, None),
            Frame::Ask(Question::Turn) | Frame::Draw(Draw::Refill) => (Phase::Turn, None),
            Frame::Step(Step::GoOn | Step::Refill | Step::NewYear) => (Phase::Turn, None),
            Frame::Ask(Question::Supply(muster)) | Frame::Step(Step::Supply(muster)) => {
                (Phase::Supply, Some(self.military_view(state, muster, true)))
            }
            Frame::Ask(Question::Disband(muster)) | Frame::Step(Step::Disband(muster)) => {
                (Phase::Disband, Some(self.military_view(state, muster, false)))
            }
            Frame::Over => (Phase::Over, None),
        };
        let turns = self.kit.components.turns[by_players(self.kit.seats)];
        let known_first = (top != Frame::Draw(Draw::First)).then_some(state.first);
        let after = |i: u8| Seat((state.current.0 + i) % self.kit.seats);
        View {
            phase,
            year: state.year,
            turn: (state.turns / self.kit.seats + 1).min(turns[usize::from(state.year) - 1]),
            turns: turns.into(),
            current: known_first.and((phase != Phase::Over).then_some(state.current)),
            first: known_first,
            actions: state.actions,
            actions_of_turn: ACTIONS,
            rounds: state.rounds,
            year_ends: self.year_ends(),
            pool: (0..)
                .zip(state.pool.cards())
                .map(|(i, face)| PoolCard { face: *face, leaves_after: known_first.map(|_| after(i)) })
                .collect(),
            decks: (1..=YEARS).map(|year| self.deck_view(state, year)).collect(),
            out: (0..Card::COUNT)
                .filter(|kind| state.out[*kind] > 0)
                .map(|kind| CardCount { face: Face::ALL.get(kind).copied(), count: state.out[kind] })
                .collect(),
            stock: self.stock_view(state),
            faces: Face::ALL.map(|face| self.face_view(face)).into(),
            players: state.players.iter(self.kit.seats).map(|(_, p)| self.player_view(state, p, eye)).collect(),
            military,
            spaces: self.kit.components.spaces.into(),
            holds: [STORE, STORE, CHURCH],
            reconstructed: self.kit.components.reconstructed.clone(),
        }
    }
}

impl Principato {
    /// The numbers of the military rounds that end the years: each follows those that the military cards of the decks call.
    fn year_ends(&self) -> Vec<u8> {
        let ends = (0..usize::from(YEARS)).scan(0, |rounds, year| {
            *rounds += self.kit.components.deck(year, self.kit.seats)[Card::Military.idx()] + 1;
            Some(*rounds)
        });
        ends.collect()
    }

    fn deck_view(&self, state: &State, year: u8) -> DeckView {
        let whole = self.kit.components.deck(usize::from(year) - 1, self.kit.seats);
        let left = match year.cmp(&state.year) {
            core::cmp::Ordering::Less => [0; Card::COUNT],
            core::cmp::Ordering::Equal => core::array::from_fn(|kind| state.deck.count(kind)),
            core::cmp::Ordering::Greater => whole,
        };
        let military = |cards: &[u8; Card::COUNT]| cards[Card::Military.idx()] > 0;
        DeckView { year, left: left.iter().sum(), calls: military(&whole), military: military(&left) }
    }

    fn stock_view(&self, state: &State) -> StockView {
        let tokens = |pile: Pile| state.stock.tokens[pile.idx()];
        let [food, money, favor] = state.stock.cubes;
        StockView {
            field_farm: tokens(Pile::FieldFarm),
            palazzo_bank: tokens(Pile::PalazzoBank),
            catapults: tokens(Pile::Catapult),
            soldiers: tokens(Pile::Soldiers),
            food,
            money,
            favor,
            culture: culture_view(&state.stock.culture),
            bills: self.kit.components.bills.clone(),
        }
    }

    fn face_view(&self, face: Face) -> FaceView {
        let data = self.face(face);
        let view = |alternative: &crate::Alternative| {
            let mut view = AlternativeView {
                cost_food: alternative.food,
                cost_money: alternative.money,
                gain_food: 0,
                gain_money: 0,
                gain_token: None,
                gain_count: 0,
                per_token: None,
                per_cube: None,
            };
            match alternative.gain {
                Gain::Cubes { food, money } => (view.gain_food, view.gain_money) = (food, money),
                Gain::PerToken { token, cube } => (view.per_token, view.per_cube) = (Some(token), Some(cube)),
                Gain::Tokens { token, count } => (view.gain_token, view.gain_count) = (Some(token.word()), count),
                Gain::Soldiers(soldier) => view.gain_token = Some(soldier.word()),
                Gain::Culture(kind) => (view.gain_token, view.gain_count) = (Some(kind.word()), 1),
            }
            view
        };
        FaceView {
            face,
            category: face.category(),
            exchange: data.exchange,
            alternatives: data.alternatives.iter().map(view).collect(),
        }
    }

    fn player_view(&self, state: &State, player: &Player, eye: Eye) -> PlayerView {
        let store = |cube| Store { cubes: player.cubes(cube), capacity: player.capacity(cube) };
        let army = |soldier| {
            let army = player.army(soldier);
            ArmyView { tokens: army.tokens, own: army.own, favor: army.favor }
        };
        PlayerView {
            hand: player.hand.iter().map(|face| self.hand_card(state, player, *face)).collect(),
            fields: player.count(Token::Field),
            farms: player.count(Token::Farm),
            palazzi: player.count(Token::Palazzo),
            banks: player.count(Token::Bank),
            catapults: player.count(Token::Catapult),
            food: store(Cube::Food),
            money: store(Cube::Money),
            favor: store(Cube::Favor),
            militia: army(Soldier::Militia),
            condottieri: army(Soldier::Condottiere),
            strength: player.strength(),
            reach: player.reach(),
            culture: culture_view(&player.culture),
            culture_points: Culture::ALL.into_iter().map(|kind| player.culture_points(kind)).sum(),
            military: player.military,
            goals: (1..=2).map(|back| self.goal_view(player, back, eye)).collect(),
        }
    }

    fn hand_card(&self, state: &State, player: &Player, face: Option<Face>) -> HandCard {
        let outlook = |alternative: &crate::Alternative| {
            let payments = Payments::of(player, alternative);
            let gained = self.gained_cubes(state, player, alternative);
            Outlook {
                possible: payments.is_some() && self.in_stock(state, alternative.gain),
                by_favor: payments.map_or(0, Payments::least),
                gained: gained.iter().map(|placed| placed.stored + placed.on_soldiers).sum(),
                lost: gained.iter().map(|placed| placed.lost).sum(),
            }
        };
        let alternatives = face.iter().flat_map(|face| &self.face(*face).alternatives);
        HandCard { face, outlook: alternatives.map(outlook).collect() }
    }

    /// Where the food and the money of an alternative that costs nothing would go.
    pub(crate) fn gained_cubes(&self, state: &State, player: &Player, alternative: &crate::Alternative) -> [Placed; 2] {
        let [food, money] = match alternative.gain {
            Gain::Cubes { food, money } => [food, money],
            Gain::PerToken { token, cube: Cube::Food } => [player.count(token), 0],
            Gain::PerToken { token, cube: Cube::Money | Cube::Favor } => [0, player.count(token)],
            Gain::Tokens { .. } | Gain::Soldiers(_) | Gain::Culture(_) => [0, 0],
        };
        let place = |cube: Cube, n| player.place(cube, n, state.stock.cubes[cube.idx()]);
        [place(Cube::Food, food), place(Cube::Money, money)]
    }

    fn goal_view(&self, player: &Player, back: u8, eye: Eye) -> GoalView {
        let known = player.goals[usize::from(back) - 1].as_ref().and_then(|goal| goal.seen_by(eye)).copied();
        let mut view = GoalView {
            back,
            goal: known,
            points: known.map(|goal| self.goal_points(player, goal)),
            counts: Vec::new(),
            ladder: Vec::new(),
            free: 0,
            step: 0,
        };
        match known.map(|goal| self.kit.components.goals[goal.idx()].pays) {
            Some(Pays::Sets { kinds, points }) => {
                let kinds = Culture::ALL.into_iter().filter(|kind| kinds[kind.idx()]);
                view.counts = kinds.map(|kind| GoalCount { what: kind.word(), count: player.culture(kind) }).collect();
                view.ladder = points.into();
            }
            Some(Pays::Units { tokens, free, step, .. }) => {
                (view.free, view.step) = (free, step);
                let units = Token::ALL.into_iter().filter(|token| tokens[token.idx()]);
                view.counts = units.map(|token| GoalCount { what: token.word(), count: player.count(token) }).collect();
                if view.counts.is_empty() {
                    view.counts = vec![GoalCount { what: "military_points", count: player.military }];
                }
            }
            None => {}
        }
        view
    }

    fn military_view(&self, state: &State, muster: Muster, supply: bool) -> MilitaryView {
        let Muster { round, place, soldier } = muster;
        let seats = usize::from(self.kit.seats);
        let row = |(i, seat): (u8, &Seat)| {
            let player = &state.players[*seat];
            let status = match i.cmp(&place) {
                core::cmp::Ordering::Less => "decided",
                core::cmp::Ordering::Equal => "deciding",
                core::cmp::Ordering::Greater => "waiting",
            };
            // P7.5: an earlier decision is not reopened.
            let reach = match soldier {
                Soldier::Condottiere if supply && i == place => player.reach_of(&[Soldier::Condottiere]),
                _ if supply && i >= place => player.reach(),
                _ => player.strength(),
            };
            MilitaryRow { seat: *seat, strength: player.strength(), reach, status }
        };
        let mut ranks = Vec::new();
        if supply {
            let strengths: [i8; MAX_PLAYERS] = state.players.0.map(|player| player.strength());
            let points = self.awards(&strengths[..seats]);
            ranks.extend(Seat::all(self.kit.seats).map(|seat| {
                let strength = strengths[seat.idx()];
                let above = strengths[..seats].iter().filter(|other| **other > strength).count() as u8;
                Rank { seat, strength, place: above + 1, points: points[seat.idx()] }
            }));
            ranks.sort_by_key(|rank| rank.place);
        }
        MilitaryView {
            year_end: round.year_end,
            number: state.rounds + u8::from(supply),
            order: (0..).zip(&round.order[..seats]).map(row).collect(),
            ranks,
        }
    }
}

fn culture_view(counts: &crate::data::CultureCounts) -> Vec<CultureView> {
    let mut views = Vec::new();
    for kind in Culture::ALL {
        let values = (1..=MAX_VALUE as u8).zip(&counts[kind.idx()]).rev().filter(|(_, count)| **count > 0);
        views.extend(values.map(|(value, count)| CultureView { kind, value, count: *count }));
    }
    views
}
