//! A position in numbers: hand, tokens, cubes, army and goals, the pool and the stock, and how strong the others are.

use crate::Principato;
use crate::data::{Gain, MAX_PLAYERS};
use crate::frame::{Draw, Frame, Muster, Question};
use crate::pieces::{Card, Cube, Culture, Face, Goal, Pile, Soldier, Token};
use crate::state::{Player, State};
use signoria_core::contract::Features;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

const FACES: Axis = Axis::Things(Face::COUNT, |i| Face::ALL[i].word());
const CUBES: Axis = Axis::Things(Cube::COUNT, |i| Cube::ALL[i].word());
const CULTURES: Axis = Axis::Things(Culture::COUNT, |i| Culture::ALL[i].word());
const SOLDIERS: Axis = Axis::Things(Soldier::COUNT, |i| Soldier::ALL[i].word());
const GOALS: Axis = Axis::Things(Goal::COUNT, |i| Goal::ALL[i].word());
const RIVALS: Axis = Axis::Numbers(1, MAX_PLAYERS as u16 - 1);
const CARDS: Axis =
    Axis::Things(Card::COUNT, |i| if i < Face::COUNT { Face::ALL[i].word() } else { "military_scoring" });
/// Numbers of tokens that are told apart, and strengths: one, and as many below 0 as above.
const TOKENS: usize = 12;
const STRENGTHS: usize = 21;

impl Features for Principato {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 3)]),
            Block::flags("year", &[Axis::Numbers(1, 3)]),
            Block::flags("military_rounds", &[Axis::Numbers(0, 6)]),
            Block::flags("actions_left", &[Axis::Numbers(0, 40)]),
            Block::counts("actions_to_come", &[], 20),
            Block::flags("actions_of_the_turn", &[Axis::Numbers(0, 3)]),
            Block::flags(
                "moment",
                &[Axis::Words(&["own", "other"]), Axis::Words(&["set_up", "turn", "supply", "disband", "draw"])],
            ),
            Block::flags("place", &[Axis::Numbers(1, 4)]),
            Block::flags("hand", &[FACES]),
            Block::flags("hand_payable", &[FACES]),
            Block::flags("hand_payable_with_favor", &[FACES]),
            Block::flags("tokens", &[Axis::Things(5, |i| Token::ALL[i].word()), Axis::Numbers(0, 12)]),
            Block::counts("tokens_by_actions", &[Axis::Things(5, |i| Token::ALL[i].word())], 60),
            Block::flags("soldiers", &[SOLDIERS, Axis::Numbers(0, 10)]),
            Block::flags("soldiers_supplied", &[SOLDIERS, Axis::Numbers(0, 10)]),
            Block::flags("strength", &[Axis::Numbers(0, STRENGTHS as u16)]),
            Block::flags("strength_in_reach", &[Axis::Numbers(0, STRENGTHS as u16)]),
            Block::flags("cubes", &[CUBES, Axis::Numbers(0, 14)]),
            Block::flags("room", &[CUBES, Axis::Numbers(0, 8)]),
            Block::counts("cubes_by_actions", &[CUBES], 60),
            Block::flags("culture", &[CULTURES, Axis::Numbers(0, 8)]),
            Block::counts("culture_points", &[CULTURES], 10),
            Block::flags("goals", &[GOALS]),
            Block::counts("goal_points", &[GOALS], 5),
            Block::counts("goal_units", &[GOALS], 5),
            Block::flags("goal_sets", &[GOALS, CULTURES, Axis::Numbers(0, 4)]),
            Block::counts("points", &[], 20),
            Block::flags("pool", &[FACES]),
            Block::flags("pool_first", &[FACES]),
            Block::counts("pool_len", &[], 7),
            Block::counts("deck", &[CARDS], 2),
            Block::counts("deck_len", &[], 20),
            Block::counts("stock", &[Axis::Things(Pile::COUNT, |i| Pile::ALL[i].word())], 10),
            Block::counts("stock_cubes", &[CUBES], 10),
            Block::flags("stock_culture_best", &[CULTURES, Axis::Numbers(0, 10)]),
            Block::flags("rivals_stronger", &[Axis::Numbers(0, 4)]),
            Block::flags("rivals_equal", &[Axis::Numbers(0, 4)]),
            Block::flags("rivals_stronger_in_reach", &[Axis::Numbers(0, 4)]),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS], 10),
            Block::counts(
                "rival_army",
                &[RIVALS, Axis::Words(&["tokens", "strength", "in_reach", "ahead", "ahead_in_reach"])],
                4,
            ),
            Block::counts("rival_tokens", &[RIVALS, Axis::Things(5, |i| Token::ALL[i].word())], 4),
            Block::counts("rival_cubes", &[RIVALS, CUBES], 4),
            Block::counts("rival_culture", &[RIVALS, CULTURES], 4),
            Block::counts("rival_actions_left", &[RIVALS], 10),
        ],
    };

    fn observe(&self, s: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let player = &s.players[seat];
        let left = self.actions_left(s, seat);
        o.block("seats");
        o.hot(seats - 2);
        o.block("year");
        o.hot(s.year.clamp(1, 3) - 1);
        o.block("military_rounds");
        o.hot(s.rounds);
        o.block("actions_left");
        o.hot(left);
        o.block("actions_to_come");
        o.put(0, left);
        let (who, moment) = match s.frames.top() {
            Frame::Ask(Question::Turn) => (Some(s.current), 1),
            Frame::Ask(Question::Supply(muster)) => (Some(Muster::seat(muster)), 2),
            Frame::Ask(Question::Disband(muster)) => (Some(Muster::seat(muster)), 3),
            _ if s.turns == 0 && s.pool.is_empty() => (None, 0_usize),
            Frame::Draw(_) | Frame::Step(_) | Frame::Over => (Some(s.current), 4),
        };
        let own = who == Some(seat);
        o.block("actions_of_the_turn");
        o.hot(if own && moment == 1 { s.actions } else { 0 });
        o.block("moment");
        o.row(usize::from(!own), 5, moment);
        o.block("place");
        o.hot(seat.steps_from(s.first, seats));
        self.hand(player, o);
        self.means(player, left, o);
        self.goals(player, eye, o);
        o.block("points");
        o.put(0, player.public_points());

        o.block("pool");
        s.pool.cards().iter().for_each(|face| o.mark(face.idx()));
        o.block("pool_first");
        s.pool.cards().first().into_iter().for_each(|face| o.mark(face.idx()));
        o.block("pool_len");
        o.put(0, s.pool.len());
        o.block("deck");
        (0..Card::COUNT).for_each(|card| o.put(card, s.deck.count(card)));
        o.block("deck_len");
        o.put(0, s.deck.len());
        o.block("stock");
        o.put_all(&s.stock.tokens);
        o.block("stock_cubes");
        o.put_all(&s.stock.cubes);
        o.block("stock_culture_best");
        for (kind, counts) in s.stock.culture.iter().enumerate() {
            o.row(kind, 10, counts.iter().rposition(|tokens| *tokens > 0).map_or(0, |value| value + 1));
        }
        self.rivals(s, seat, o);
    }

    fn points_now(&self, s: &State, seat: Seat) -> i32 {
        s.players[seat].public_points()
    }

    fn in_play(&self, s: &State) -> bool {
        let set_up = |draw| matches!(draw, Draw::First | Draw::Start(_) | Draw::Pool | Draw::Goal { .. });
        !matches!(s.frames.top(), Frame::Draw(draw) if set_up(draw))
    }
}

/// The place of a strength among those that are told apart.
fn place_of(strength: i8) -> usize {
    (strength + 10).max(0) as usize
}

impl Principato {
    fn hand(&self, player: &Player, o: &mut Observer<'_>) {
        let hand = || player.hand.iter().flatten();
        // Cubes that are short, for the cheapest of what a card offers.
        let short = |face: &Face| {
            let offered = self.kit.components.faces[face.idx()].alternatives.iter();
            let missing = |cost: u8, cube: Cube| cost.saturating_sub(player.cubes(cube));
            offered
                .filter(|of| matches!(of.gain, Gain::Tokens { .. } | Gain::Culture(_) | Gain::Soldiers(_)))
                .map(|of| missing(of.food, Cube::Food) + missing(of.money, Cube::Money))
                .min()
        };
        o.block("hand");
        hand().for_each(|face| o.mark(face.idx()));
        o.block("hand_payable");
        hand().filter(|face| short(face) == Some(0)).for_each(|face| o.mark(face.idx()));
        o.block("hand_payable_with_favor");
        let with_favor = |face: &&Face| short(face).is_some_and(|short| short <= player.cubes(Cube::Favor));
        hand().filter(with_favor).for_each(|face| o.mark(face.idx()));
    }

    fn means(&self, player: &Player, left: u8, o: &mut Observer<'_>) {
        o.block("tokens");
        player.tokens.iter().enumerate().for_each(|(token, n)| o.row(token, TOKENS, *n));
        o.block("tokens_by_actions");
        player.tokens.iter().enumerate().for_each(|(token, n)| o.put(token, i32::from(*n) * i32::from(left)));
        o.block("soldiers");
        player.army.iter().enumerate().for_each(|(soldier, army)| o.row(soldier, 10, army.tokens));
        o.block("soldiers_supplied");
        player.army.iter().enumerate().for_each(|(soldier, army)| o.row(soldier, 10, army.own + army.favor));
        o.block("strength");
        o.hot(place_of(player.strength()));
        o.block("strength_in_reach");
        o.hot(place_of(player.reach()));
        o.block("cubes");
        player.cubes.iter().enumerate().for_each(|(cube, n)| o.row(cube, 14, *n));
        o.block("room");
        for cube in Cube::ALL {
            o.row(cube.idx(), 8, player.capacity(cube).saturating_sub(player.cubes(cube)));
        }
        o.block("cubes_by_actions");
        player.cubes.iter().enumerate().for_each(|(cube, n)| o.put(cube, i32::from(*n) * i32::from(left)));
        o.block("culture");
        Culture::ALL.into_iter().for_each(|kind| o.row(kind.idx(), 8, player.culture(kind)));
        o.block("culture_points");
        Culture::ALL.into_iter().for_each(|kind| o.put(kind.idx(), player.culture_points(kind)));
    }

    fn goals(&self, player: &Player, eye: Eye, o: &mut Observer<'_>) {
        let goals = || player.goals.iter().flatten().filter_map(|goal| goal.seen_by(eye));
        o.block("goals");
        goals().for_each(|goal| o.mark(goal.idx()));
        o.block("goal_points");
        goals().for_each(|goal| o.put(goal.idx(), self.goal_points(player, *goal)));
        o.block("goal_units");
        goals().for_each(|goal| o.put(goal.idx(), self.goal_units(player, *goal)));
        o.block("goal_sets");
        for goal in goals() {
            for kind in Culture::ALL {
                o.row(goal.idx() * Culture::COUNT + kind.idx(), 4, player.culture(kind));
            }
        }
    }

    fn rivals(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let own = &s.players[seat];
        let others = || seat.others(seats).enumerate();
        let players = || others().map(|(at, other)| (at, &s.players[other]));
        let (strength, reach) = (own.strength(), own.reach());
        o.block("rivals_stronger");
        o.hot(players().filter(|(_, other)| other.strength() > strength).count());
        o.block("rivals_equal");
        o.hot(players().filter(|(_, other)| other.strength() == strength).count());
        o.block("rivals_stronger_in_reach");
        o.hot(players().filter(|(_, other)| other.reach() > reach).count());
        o.block("rival");
        players().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        players().for_each(|(at, other)| o.put(at, other.public_points() - own.public_points()));
        o.block("rival_army");
        for (at, other) in players() {
            o.put(5 * at, other.military_tokens());
            o.put(5 * at + 1, other.strength());
            o.put(5 * at + 2, other.reach());
            o.put(5 * at + 3, other.strength() - strength);
            o.put(5 * at + 4, other.reach() - reach);
        }
        o.block("rival_tokens");
        for (at, other) in players() {
            other.tokens.iter().enumerate().for_each(|(token, n)| o.put(5 * at + token, *n));
        }
        o.block("rival_cubes");
        for (at, other) in players() {
            other.cubes.iter().enumerate().for_each(|(cube, n)| o.put(3 * at + cube, *n));
        }
        o.block("rival_culture");
        for (at, other) in players() {
            Culture::ALL.into_iter().for_each(|kind| o.put(3 * at + kind.idx(), other.culture(kind)));
        }
        o.block("rival_actions_left");
        others().for_each(|(at, other)| o.put(at, self.actions_left(s, other)));
    }
}
