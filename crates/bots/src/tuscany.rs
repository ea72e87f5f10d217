//! What is known of The Castles of Tuscany: how many points a position promises to each player.
//!
//! Red points are certain, and green ones count once for each scoring to come. On top come the regions that a player will
//! still complete. Everything that helps with them is measured in actions: a field costs an action to place, one to take
//! the tile, a part of one for each unit to pay; stored tiles, cards, workers and marble save actions, and so do the
//! effects of the tiles that are placed. Regions are completed one after the other, the most rewarding first, and their
//! points count once for each scoring that comes after.

use crate::Settings;
use crate::heuristic::{Heuristic, Scores};
use signoria_core::{Actor, Game, Seat, Silent, keys};
use signoria_tuscany::{Bonus, Draw, Frame, Kind, OWN_TILES, Piece, Player, Question, STACK, State, Step, Tuscany};

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lady {
    /// What was found by playing.
    pub weights: Weights,
}

/// Numbers that were found by playing, in actions unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Turns for each own tile that the furthest player still has to show.
    pub pace: f32,
    /// A unit of a payment that must still be drawn.
    pub unit: f32,
    /// A card of a kind that is not needed, in units.
    pub spare: f32,
    /// The part of taking a tile that is done when the tile is stored.
    pub stored: f32,
    /// A tile that must come first: the display has none of its kind.
    pub missing: f32,
    /// A region that touches nothing yet, for the way to it.
    pub far: f32,
    /// What the effect of a tile saves, by kind.
    pub effect: [f32; 8],
    /// The part of an effect that may be counted on beforehand.
    pub effect_ahead: f32,
    /// Green points for the goods of an agriculture tile to come.
    pub goods: f32,
    /// What marble saves.
    pub marble: f32,
    /// Actions around the end of a phase within which it is uncertain on which side something falls.
    pub blur: f32,
    /// Points for a bonus tile for each action left: card, storage.
    pub bonus: [f32; 2],
    /// Points for an action, where something is not spent on regions.
    pub action: f32,
    /// Points for an open field of a kind of its own.
    pub open: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            pace: 2.2,
            unit: 0.42,
            spare: 0.4,
            stored: 0.95,
            missing: 0.25,
            far: 0.8,
            effect: [2.6, 1.4, 1.2, 0.0, 1.0, 0.45, 1.0, 0.9],
            effect_ahead: 0.7,
            goods: 1.3,
            marble: 0.9,
            blur: 5.0,
            bonus: [0.12, 0.06],
            action: 1.6,
            open: 0.15,
        }
    }
}

/// When the phases end for a player, in own actions from now.
#[derive(Clone, Copy, Debug)]
struct Time {
    /// Phases that are over end in the past.
    ends: [f32; 3],
    blur: f32,
}

impl Time {
    fn of(game: &Tuscany, s: &State, seat: Seat, weights: &Weights) -> Self {
        let n = game.seats();
        let most = s.players.iter(n).map(|(_, player)| player.shown()).max().unwrap_or(0);
        let place = |seat: Seat| seat.steps_from(s.start, n);
        // Whether the seat still has a turn, or the rest of one, in this round.
        let turn = if place(seat) > place(s.turn) {
            1.0
        } else if seat == s.turn {
            match s.frames.bottom() {
                Frame::Ask(Question::Action { extra: false }) => 1.0,
                Frame::Ask(Question::Action { extra: true }) => 0.5,
                _ => 0.0,
            }
        } else {
            0.0
        };
        let mut ends = [-100.0; 3];
        for phase in s.phase..=3 {
            let tiles = f32::from((STACK * phase).saturating_sub(most));
            let rounds = if s.triggered && phase == s.phase { 0.0 } else { tiles * weights.pace };
            let last = if phase == 3 && !s.final_round { 1.0 } else { 0.0 };
            ends[usize::from(phase) - 1] = turn + rounds + last;
        }
        Time { ends, blur: weights.blur }
    }

    /// How many scorings come after so many actions.
    fn scorings(&self, after: f32) -> f32 {
        let counts =
            |end: f32| ((end - after) / (1.0 + self.blur * (end / 40.0).clamp(0.05, 1.0)) + 0.5).clamp(0.0, 1.0);
        self.ends.iter().filter(|end| **end > -50.0).map(|end| counts(*end)).sum()
    }

    /// The actions to the end of the game.
    fn left(&self) -> f32 {
        self.ends[2].max(0.0)
    }
}

/// A region that is not complete.
#[derive(Clone, Copy, Debug, Default)]
struct Region {
    kind: usize,
    /// Empty fields.
    missing: f32,
    /// Green points of its completion.
    points: f32,
    /// Whether none of its empty fields lies beside a placed piece.
    far: bool,
    rank: f32,
}

/// More regions than an estate has.
const REGIONS: usize = 30;

impl Lady {
    /// The opinion of the evaluation weighs much in the search, since there are thirty options in a turn.
    pub const SETTINGS: Settings = Settings { prior_visits: 4.0, ..Settings::IN_POINTS };
    /// The same for searches by the game's net, found by `signoria-learn tune`: docs/performance.md.
    pub const BY_NET: Settings = Settings { exploration: 0.12, prior_visits: 11.0, ..Settings::IN_POINTS };

    /// What a player's estate and means promise, beyond the points that are there.
    fn promise(&self, game: &Tuscany, s: &State, seat: Seat, player: &Player, saved: f32, more_cards: f32) -> f32 {
        let weights = &self.weights;
        let time = Time::of(game, s, seat, weights);
        let left = time.left();
        let mut hand = player.hand.peek(keys::referee()).map(f32::from);
        let mut shown = [false; 8];
        s.display.iter().flatten().for_each(|tile| shown[tile.kind().idx()] = true);
        let (mut stored, mut hexagons) = ([0.0f32; 8], 0.0f32);
        for item in player.storage.iter().flatten() {
            match item {
                Piece::Tile(tile) => stored[tile.kind().idx()] += 1.0,
                Piece::Hexagon => hexagons += 1.0,
                Piece::StartingCastle => {}
            }
        }
        let empty = player.kinds.map(|set| (set & !player.covered).count_ones() as f32);
        // Cards of kinds that need none, or not so many, make pairs.
        let spare: f32 = hand.iter().zip(empty).map(|(cards, empty)| (cards - 2.0 * empty).max(0.0)).sum();
        hand.iter_mut().zip(empty).for_each(|(cards, empty)| *cards = cards.min(2.0 * empty));
        let mut units = f32::from(player.workers) + weights.spare * spare + 0.6 * more_cards;

        let mut regions = [Region::default(); REGIONS];
        let mut n = 0;
        for kind in Kind::ALL {
            let mut rest = player.kinds[kind.idx()] & !player.covered;
            while rest != 0 {
                let region = game.region_of(player, kind, rest.trailing_zeros() as usize);
                let missing = region & !player.covered;
                rest &= !region;
                let points = f32::from(game.parts().region_points[region.count_ones() as usize]);
                let far = missing & player.beside == 0;
                let count = missing.count_ones() as f32;
                let ready = (stored[kind.idx()] + 0.5 * hand[kind.idx()]).min(2.0 * count);
                let effect = weights.effect[kind.idx()] * weights.effect_ahead;
                let goods = if kind == Kind::Agriculture { weights.goods * count } else { 0.0 };
                let cost =
                    count * (2.0 + 2.0 * weights.unit - effect) - 0.5 * ready + if far { weights.far } else { 0.0 };
                let rank = (points + goods) / cost.max(0.4);
                regions[n] = Region { kind: kind.idx(), missing: count, points, far, rank };
                n += 1;
            }
        }
        let regions = &mut regions[..n];
        regions.sort_unstable_by(|a, b| b.rank.total_cmp(&a.rank));

        let marble = f32::from(player.marble).min(left) * weights.marble;
        let mut at = -saved - marble;
        let mut promise = 0.0;
        let mut done = [0.0f32; 8];
        for region in regions.iter() {
            let kind = region.kind;
            let tiles = stored[kind].min(region.missing);
            stored[kind] -= tiles;
            let wood = hexagons.min(region.missing - tiles);
            hexagons -= wood;
            let cards = hand[kind].min(2.0 * region.missing);
            hand[kind] -= cards;
            let mut owed = 2.0 * region.missing - cards;
            let paid = units.min(owed);
            units -= paid;
            owed -= paid;
            let takes = region.missing - weights.stored * (tiles + wood);
            let wait = if takes > 0.5 && !shown[kind] { weights.missing } else { 0.0 };
            let far = if region.far { weights.far } else { 0.0 };
            at += region.missing + takes + weights.unit * owed + wait + far;
            let scorings = time.scorings(at);
            promise += scorings * region.points;
            if kind == Kind::Agriculture as usize {
                promise += weights.goods * region.missing * time.scorings(at - 1.0);
            }
            at -= weights.effect_ahead * weights.effect[kind] * region.missing;
            done[kind] = done[kind].max(at);
        }
        promise += self.colours(game, s, seat, player, &done, &time);
        promise += self.bonus_tiles(player, &empty, left);
        let kinds = player.kinds.iter().filter(|set| *set & player.beside & !player.covered != 0).count();
        promise += weights.open * kinds as f32 * (left / 10.0).min(1.0);
        // What is kept counts at the end; before, it is worth what it saves. T8.2
        let late = (1.0 - left / 8.0).clamp(0.0, 1.0);
        let items = player.storage.iter().flatten().count() as f32;
        let kept = f32::from(player.held) / 5.0 + items + f32::from(player.marble) + f32::from(player.workers);
        promise + late * kept + 0.1 * (1.0 - late) * kept
    }

    /// The colour bonus tiles that a player may expect.
    fn colours(&self, game: &Tuscany, s: &State, seat: Seat, player: &Player, done: &[f32; 8], time: &Time) -> f32 {
        let empty = |player: &Player, kind: usize| (player.kinds[kind] & !player.covered).count_ones();
        let mut value = 0.0;
        for (kind, done) in done.iter().enumerate() {
            let (used, mine) = (usize::from(s.colours[kind]), empty(player, kind));
            if mine == 0 || used > 1 {
                continue;
            }
            let nearer = s.players.iter(game.seats()).filter(|(other, p)| {
                let theirs = empty(p, kind);
                *other != seat && theirs > 0 && theirs < mine
            });
            let place = used + nearer.count();
            let [first, second] = game.parts().colour_points[kind].map(f32::from);
            let points = match place {
                0 => 0.7 * first + 0.3 * second,
                1 => 0.8 * second,
                _ => 0.2 * second,
            };
            value += points * time.scorings(*done);
        }
        value
    }

    /// What bonus tiles still bring.
    fn bonus_tiles(&self, player: &Player, empty: &[f32; 8], left: f32) -> f32 {
        let weights = &self.weights;
        let has = |bonus: Bonus| f32::from(player.has(bonus));
        // A part of the fields that are empty now will be covered.
        let part = 0.7 * (left / 25.0).min(1.0);
        let to_come = |kind: Kind| empty[kind.idx()] * part;
        let actions = has(Bonus::ExtraMarble) * to_come(Kind::Quarry) * weights.marble
            + has(Bonus::ExtraWorker) * to_come(Kind::Village) * weights.unit
            + has(Bonus::ExtraYieldCard) * to_come(Kind::Cart) * weights.effect[Kind::Cart.idx()];
        let storage = has(Bonus::ExtraStorage);
        weights.action * actions
            + has(Bonus::ExtraRegionCard) * weights.bonus[0] * left
            + storage.min(2.0) * weights.bonus[1] * left
    }

    /// What the frames above the turn still bring to the player to act: actions that they save, and cards.
    fn pending(&self, s: &State) -> (f32, f32) {
        let (mut saved, mut cards) = (0.0, 0.0);
        for frame in s.frames.all() {
            match *frame {
                Frame::Step(Step::Cards { left, .. }) | Frame::Draw(Draw::Card { left, .. }) => {
                    cards += f32::from(left)
                }
                Frame::Step(Step::Yields { left }) | Frame::Draw(Draw::Yield { left }) => {
                    saved += self.weights.effect[Kind::Cart.idx()] * f32::from(left);
                }
                Frame::Ask(Question::Castle { .. }) | Frame::Step(Step::Castle { .. }) => {
                    saved += self.weights.effect[Kind::Castle.idx()];
                }
                Frame::Ask(Question::City) | Frame::Step(Step::City) => {
                    saved += self.weights.effect[Kind::City.idx()];
                }
                // Which tile comes, and what it does, is not known yet.
                Frame::Step(Step::Placed { .. }) => saved += 1.0,
                _ => {}
            }
        }
        (saved, cards)
    }

    fn of_player(&self, game: &Tuscany, s: &State, seat: Seat) -> f32 {
        let player = &s.players[seat];
        let mut points = f32::from(player.points.red());
        if s.frames.top() == Frame::Over {
            return points;
        }
        let scorings = f32::from(4 - s.phase.min(3));
        points += f32::from(player.points.green()) * scorings;
        let (saved, cards) = if s.turn == seat { self.pending(s) } else { (0.0, 0.0) };
        points + self.promise(game, s, seat, player, saved, cards)
    }

    /// While estates are laid out: what a layout promises, with the castle where it promises most if it is not placed.
    fn of_layout(&self, game: &Tuscany, s: &State, seat: Seat) -> f32 {
        let estate = *s.players[seat].estate.peek(keys::referee());
        let Some(layout) = estate.layout else { return 0.0 };
        let castles = estate.castle.map_or(0..3, |castle| castle..castle + 1);
        let promise = castles.map(|letter| {
            let mut player = s.players[seat].clone();
            player.kinds = layout.kinds(game.parts(), estate.tiles);
            player.shifts = layout.shifts;
            let field = usize::from(game.castle_field(layout, estate.tiles, letter.into()));
            (player.covered, player.beside) = (1 << field, game.adjacent(layout.shifts)[field]);
            self.promise(game, s, seat, &player, 0.0, 0.0)
        });
        promise.fold(f32::NEG_INFINITY, f32::max)
    }
}

impl Heuristic<Tuscany> for Lady {
    fn points(&self, game: &Tuscany, s: &State) -> Option<Scores> {
        let mut points = Scores::default();
        for seat in Seat::all(game.seats()) {
            points[seat.idx()] = self.points_of(game, s, seat)?;
        }
        Some(points)
    }

    fn points_of(&self, game: &Tuscany, s: &State, seat: Seat) -> Option<f32> {
        match s.frames.top() {
            Frame::Draw(_) if s.round == 0 => None,
            Frame::Ask(Question::Estates) => Some(self.of_layout(game, s, seat)),
            // A placement is judged as it will be paid.
            Frame::Ask(Question::Pay { .. }) => {
                let mut paid = s.clone();
                let cheapest = game.cheapest_payment(s, s.active().hand.peek(keys::referee()))?;
                game.apply(&mut paid, Actor::Seat(s.turn), cheapest, &mut Silent);
                Some(self.of_player(game, &paid, seat))
            }
            _ => Some(self.of_player(game, s, seat)),
        }
    }

    fn spread(&self, game: &Tuscany, s: &State) -> f32 {
        // What is undecided shrinks with the tiles to come.
        let most = s.players.iter(game.seats()).map(|(_, player)| player.shown()).max().unwrap_or(0);
        5.0 + 0.5 * f32::from(OWN_TILES - most)
    }

    fn stop(&self, _: &Tuscany, s: &State, _: u32) -> bool {
        !matches!(s.frames.top(), Frame::Draw(_)) || s.round > 0
    }
}
