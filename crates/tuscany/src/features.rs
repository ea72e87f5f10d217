//! A position in numbers: hand, storage, the own estate region by region, the clock, and how far the others are.

use crate::data::{DISPLAY, OWN_TILES, SEATS, STACK, TILES_PER_LETTER};
use crate::frame::{Draw, Frame, Question, Step};
use crate::pieces::{Bonus, Kind, Piece};
use crate::state::{Cards, Player, State};
use crate::{Tuscany, state::Estate};
use alloc::borrow::Cow;
use signoria_core::contract::Features;
use signoria_core::{Axis, Block, Eye, Layout, Observer, Seat};

/// Fields of the largest region. T1.11
const LARGEST: usize = 3;
/// Empty fields of a kind that are told apart.
const MISSING: usize = 8;

const KINDS: Axis = Axis::Things(Kind::COUNT, |i| Kind::ALL[i].word());
const RIVALS: Axis = Axis::Numbers(1, SEATS as u16 - 1);
/// What a seat is asked or waits for.
const MOMENTS: &[&str] =
    &["set_up", "bonus", "action", "extra_action", "swapped", "pay", "castle", "city", "cards", "yields", "display"];

impl Features for Tuscany {
    const LAYOUT: Layout = Layout {
        rev: 1,
        blocks: &[
            Block::flags("seats", &[Axis::Numbers(2, 3)]),
            Block::flags("phase", &[Axis::Numbers(1, 3)]),
            Block::flags("last_rounds", &[Axis::Words(&["triggered", "final"])]),
            Block::flags("tiles_shown_by_the_first", &[Axis::Numbers(0, 22)]),
            Block::flags("tiles_shown", &[Axis::Numbers(0, 22)]),
            Block::counts("tiles_left", &[], OWN_TILES as u16),
            Block::counts("tiles_left_in_the_phase", &[], STACK as u16),
            Block::flags("moment", &[Axis::Words(&["own", "other"]), Axis::Words(MOMENTS)]),
            Block::flags("extra_action_due", &[]),
            Block::flags("place", &[Axis::Numbers(1, 4)]),
            Block::flags("turn_to_come", &[]),
            Block::flags("hand", &[KINDS, Axis::Numbers(0, 7)]),
            Block::flags("cards", &[Axis::Numbers(0, 16)]),
            Block::counts("cards_in_all", &[], 6),
            Block::flags("workers", &[Axis::Numbers(0, 10)]),
            Block::flags("marble", &[Axis::Numbers(0, 8)]),
            Block::flags("bonus", &[Axis::Things(Bonus::COUNT, |i| Bonus::ALL[i].word()), Axis::Numbers(0, 4)]),
            Block::flags("storage_free", &[Axis::Numbers(0, 6)]),
            Block::flags("hexagons", &[Axis::Numbers(0, 4)]),
            Block::flags("stored", &[KINDS, Axis::Numbers(0, 4)]),
            Block::flags("fits", &[KINDS]),
            Block::flags("stored_with_payment", &[KINDS, Axis::Numbers(0, 3)]),
            Block::counts("open_fields", &[KINDS], 3),
            Block::flags("display", &[KINDS, Axis::Numbers(0, 4)]),
            Block::counts("display_fits", &[], 3),
            Block::flags("estate_tile", &[Axis::Words(&["a", "b", "c"]), Axis::Numbers(0, TILES_PER_LETTER as u16)]),
            Block::flags("regions", &[KINDS, Axis::Numbers(1, 3), Axis::Numbers(1, 3)]),
            Block::flags("regions_begun", &[KINDS, Axis::Numbers(1, 3)]),
            Block::flags("missing", &[KINDS, Axis::Numbers(0, 3), Axis::Numbers(0, 8)]),
            Block::flags("missing_to_a_rival", &[KINDS, Axis::Numbers(0, 8)]),
            Block::counts("green", &[Axis::Words(&["points", "by_scorings", "by_tiles_left"])], 40),
            Block::counts("red", &[], 20),
            Block::counts("empty", &[], 30),
            Block::counts("empty_by_tiles_left", &[], 630),
            Block::flags("rivals_who_showed_more", &[Axis::Numbers(0, 4)]),
            Block::flags("rival", &[RIVALS]),
            Block::counts("rival_lead", &[RIVALS, Axis::Words(&["red", "green", "by_scorings"])], 20),
            Block::counts(
                "rival_holds",
                &[RIVALS, Axis::Words(&["cards", "workers", "marble", "stored", "bonus", "empty", "shown"])],
                8,
            ),
        ],
    };

    fn observe(&self, s: &State, seat: Seat, eye: Eye, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let player = self.as_laid_out(&s.players[seat], eye);
        let player = player.as_ref();
        let most = s.players.iter(seats).map(|(_, other)| other.shown()).max().unwrap_or(0);
        let left = OWN_TILES.saturating_sub(most);
        o.block("seats");
        o.hot(seats - 2);
        o.block("phase");
        o.hot(s.phase.clamp(1, 3) - 1);
        o.block("last_rounds");
        o.mark_if(0, s.triggered);
        o.mark_if(1, s.final_round);
        o.block("tiles_shown_by_the_first");
        o.hot(most);
        o.block("tiles_shown");
        o.hot(player.shown());
        o.block("tiles_left");
        o.put(0, left);
        o.block("tiles_left_in_the_phase");
        o.put(0, (STACK * s.phase.max(1)).saturating_sub(most));
        o.block("moment");
        let own = s.turn == seat;
        o.row(usize::from(!own), MOMENTS.len(), moment(s));
        o.block("extra_action_due");
        o.mark_if(0, own && s.frames.bottom() == Frame::Step(Step::TurnOver { extra: false }));
        let place = |seat: Seat| seat.steps_from(s.start, seats);
        o.block("place");
        o.hot(place(seat));
        o.block("turn_to_come");
        o.mark_if(0, place(seat) > place(s.turn));

        let hand = player.hand.seen_by(eye).copied().unwrap_or_default();
        o.block("hand");
        hand.iter().enumerate().for_each(|(kind, cards)| o.row(kind, 7, *cards));
        o.block("cards");
        o.hot(player.held);
        o.block("cards_in_all");
        o.put(0, player.held);
        o.block("workers");
        o.hot(player.workers);
        o.block("marble");
        o.hot(player.marble);
        o.block("bonus");
        player.bonus.iter().enumerate().for_each(|(kind, tiles)| o.row(kind, 4, *tiles));
        self.storage(s, player, hand, o);
        o.block("estate_tile");
        if let Some(Estate { tiles, .. }) = player.estate.seen_by(eye) {
            tiles.iter().enumerate().for_each(|(letter, tile)| o.row(letter, TILES_PER_LETTER, *tile));
        }
        self.regions(player, o);
        self.missing(s, seat, player, o);

        let scorings = 4 - s.phase.clamp(1, 3);
        let green = player.points.green();
        o.block("green");
        o.put(0, green);
        o.put(1, i32::from(green) * i32::from(scorings));
        o.put(2, i32::from(green) * i32::from(left) / 7);
        o.block("red");
        o.put(0, player.points.red());
        let empty = player.empty_fields() as i32;
        o.block("empty");
        o.put(0, empty);
        o.block("empty_by_tiles_left");
        o.put(0, empty * i32::from(left));
        o.block("rivals_who_showed_more");
        let more = s.players.iter(seats).filter(|(_, other)| other.shown() > player.shown()).count();
        o.hot(more);
        self.rivals(s, seat, o);
    }

    fn points_now(&self, s: &State, seat: Seat) -> i32 {
        s.players[seat].points.red().into()
    }

    fn in_play(&self, s: &State) -> bool {
        s.players[Seat(0)].kinds != [0; 8] && s.frames.top() != Frame::Ask(Question::Estates)
    }
}

/// What is going on, as a place in [`MOMENTS`].
fn moment(s: &State) -> usize {
    if s.round == 0 && !matches!(s.frames.top(), Frame::Ask(Question::StartBonus { .. })) {
        return 0;
    }
    match s.frames.top() {
        Frame::Ask(Question::Estates) => 0,
        Frame::Ask(Question::StartBonus { .. }) => 1,
        Frame::Ask(Question::Action { extra: false }) => 2,
        Frame::Ask(Question::Action { extra: true }) => 3,
        Frame::Ask(Question::Swapped) => 4,
        Frame::Ask(Question::Pay { .. }) => 5,
        Frame::Ask(Question::Castle { .. }) => 6,
        Frame::Ask(Question::City) => 7,
        Frame::Draw(Draw::Card { .. }) => 8,
        Frame::Draw(Draw::Yield { .. }) => 9,
        Frame::Draw(_) | Frame::Step(_) | Frame::Over => 10,
    }
}

impl Tuscany {
    /// A player with the estate that its player has laid out and not yet shown.
    fn as_laid_out<'a>(&self, player: &'a Player, eye: Eye) -> Cow<'a, Player> {
        let laid = player.estate.seen_by(eye).and_then(|estate| estate.layout.map(|layout| (layout, estate)));
        let Some((layout, estate)) = laid.filter(|_| player.kinds == [0; 8]) else { return Cow::Borrowed(player) };
        let mut player = player.clone();
        player.kinds = layout.kinds(&self.kit.components, estate.tiles);
        player.shifts = layout.shifts;
        if let Some(letter) = estate.castle {
            let field = usize::from(self.castle_field(layout, estate.tiles, letter.into()));
            player.put(field as u8, Piece::StartingCastle, self.adjacent(layout.shifts));
        }
        Cow::Owned(player)
    }

    fn storage(&self, s: &State, player: &Player, hand: Cards, o: &mut Observer<'_>) {
        let (mut stored, mut hexagons) = ([0u8; 8], 0);
        for piece in player.storage.iter().flatten() {
            match piece {
                Piece::Tile(tile) => stored[tile.kind().idx()] += 1,
                Piece::Hexagon | Piece::StartingCastle => hexagons += 1,
            }
        }
        o.block("storage_free");
        o.hot(self.capacity_of(player).saturating_sub(stored.iter().sum::<u8>() + hexagons));
        o.block("hexagons");
        o.hot(hexagons);
        o.block("stored");
        stored.iter().enumerate().for_each(|(kind, tiles)| o.row(kind, 4, *tiles));
        o.block("fits");
        Kind::ALL.into_iter().for_each(|kind| o.mark_if(kind.idx(), player.fits(kind)));
        o.block("stored_with_payment");
        for kind in Kind::ALL.into_iter().filter(|kind| stored[kind.idx()] > 0 && player.fits(*kind)) {
            o.row(kind.idx(), 3, hand[kind.idx()] + player.workers);
        }
        o.block("open_fields");
        for kind in Kind::ALL {
            o.put(kind.idx(), (player.open() & player.kinds[kind.idx()]).count_ones() as i32);
        }
        let mut display = [0u8; 8];
        s.display.iter().flatten().for_each(|tile| display[tile.kind().idx()] += 1);
        o.block("display");
        display.iter().enumerate().for_each(|(kind, tiles)| o.row(kind, 4, *tiles));
        o.block("display_fits");
        let fits = |slot: &usize| s.display[*slot].is_some_and(|tile| player.fits(tile.kind()));
        o.put(0, (0..DISPLAY).filter(fits).count() as i32);
    }

    fn regions(&self, player: &Player, o: &mut Observer<'_>) {
        let mut begun = [[0u8; LARGEST]; 8];
        o.block("regions");
        for kind in Kind::ALL {
            let mut rest = player.kinds[kind.idx()] & !player.covered;
            while rest != 0 {
                let region = self.region_of(player, kind, rest.trailing_zeros() as usize);
                let missing = region & !player.covered;
                rest &= !region;
                let [size, empty] = [region, missing].map(|set| (set.count_ones() as usize).min(LARGEST));
                o.mark((kind.idx() * LARGEST + size - 1) * LARGEST + empty - 1);
                begun[kind.idx()][empty - 1] += u8::from(missing & player.beside != 0);
            }
        }
        o.block("regions_begun");
        o.put_all(begun.as_flattened());
    }

    /// Empty fields by kind, the own ones and the fewest of somebody else.
    fn missing(&self, s: &State, seat: Seat, player: &Player, o: &mut Observer<'_>) {
        let empty = |player: &Player, kind: usize| (player.kinds[kind] & !player.covered).count_ones() as usize;
        o.block("missing");
        for (kind, used) in s.colours.iter().enumerate() {
            o.row(kind * 3 + usize::from(*used).min(2), MISSING, empty(player, kind));
        }
        o.block("missing_to_a_rival");
        for kind in 0..Kind::COUNT {
            let others = s.players.iter(self.kit.seats).filter(|(other, _)| *other != seat);
            let missing = others.map(|(_, other)| empty(other, kind)).filter(|missing| *missing > 0);
            o.row(kind, MISSING, missing.min().unwrap_or(MISSING));
        }
    }

    fn rivals(&self, s: &State, seat: Seat, o: &mut Observer<'_>) {
        let seats = self.kit.seats;
        let others = || seat.others(seats).map(|other| &s.players[other]).enumerate();
        let own = &s.players[seat];
        let scorings = i32::from(4 - s.phase.clamp(1, 3));
        o.block("rival");
        others().for_each(|(at, _)| o.mark(at));
        o.block("rival_lead");
        for (at, other) in others() {
            let red = i32::from(other.points.red()) - i32::from(own.points.red());
            let green = i32::from(other.points.green()) - i32::from(own.points.green());
            o.put(3 * at, red);
            o.put(3 * at + 1, green);
            o.put(3 * at + 2, red + scorings * green);
        }
        o.block("rival_holds");
        for (at, other) in others() {
            o.put(7 * at, other.held);
            o.put(7 * at + 1, other.workers);
            o.put(7 * at + 2, other.marble);
            o.put(7 * at + 3, other.storage.iter().flatten().count() as i32);
            o.put(7 * at + 4, other.bonus.iter().sum::<u8>());
            o.put(7 * at + 5, other.empty_fields() as i32);
            o.put(7 * at + 6, other.shown());
        }
    }
}
