//! Positions for the tests of rules: chance is dictated, and changes by hand keep every component in its place.

pub(crate) use signoria_core::keys::referee;
use signoria_core::{Bag, Game, Seat, SeatSet, Veiled};
use signoria_testkit::Scenario;
pub(crate) use signoria_tuscany::{
    Action, Bonus, Cards, Components, Draw, Estate, Event, Face, Frame, Frames, Kind, Layout, Options, Piece, Player,
    Question, State, Step, Tile, Tuscany,
};

pub(crate) type Table = Scenario<Tuscany>;

/// A box for so many players; seat 0 starts.
pub(crate) fn game(seats: u8) -> Tuscany {
    Tuscany::new(Components::default(), seats, Options { first: Some(0) }).unwrap()
}

/// What lies in the display at the start, all neutral; the agriculture tile shows grapes.
pub(crate) const DISPLAY: [&str; 8] =
    ["castle", "city", "inn", "agriculture1", "quarry", "village", "monastery", "cart"];
/// What everybody is dealt.
pub(crate) const HAND: [&str; 5] = ["castle", "city", "inn", "agriculture", "quarry"];

/// Up to the choice of layouts: seat n has been dealt the tiles A, B and C number n + 1.
pub(crate) fn laying(seats: u8) -> Table {
    let mut t = Scenario::new(game(seats));
    t.chances(DISPLAY.map(|face| ["tile ", face].concat()).iter().map(String::as_str));
    for _ in 0..seats {
        t.chances(HAND.map(|kind| ["card ", kind].concat()).iter().map(String::as_str));
    }
    for seat in 0..seats {
        (0..3).for_each(|_| {
            t.chance(&format!("deal {}", seat + 1));
        });
    }
    t
}

/// Up to the bonus tiles. All lie upright, shifted right, in the order A, B, C, with the castle on A.
pub(crate) fn opened(seats: u8) -> Table {
    let mut t = laying(seats);
    for seat in 0..seats {
        t.play(seat, "layout ABC uuu rr").play(seat, "castle A");
    }
    t
}

/// The first turn of seat 0; nobody has cards or bonus tiles. Around the castle of seat 0 (field 5) lie the fields
/// 1 monastery, 2 city, 4 agriculture, 6 inn, 8 village, 9 quarry; around that of seat 1 (field 2) 1 quarry, 5 inn,
/// 6 village.
pub(crate) fn table(seats: u8) -> Table {
    let mut t = opened(seats);
    for seat in 0..seats {
        t.play(seat, "bonus worker");
    }
    t.take_events();
    with(t, |s| {
        for seat in Seat::all(seats) {
            s.players[seat].bonus = [0; 5];
            s.players[seat].hand.replace([0; 8]);
        }
    })
}

/// Changes the position by hand. Decks, piles, stacks and stocks become what is left of the box.
pub(crate) fn with(t: Table, change: impl FnOnce(&mut State)) -> Table {
    let game = t.game.clone();
    t.with(|s| {
        change(s);
        rebalance(&game, s);
    })
}

fn rebalance(game: &Tuscany, s: &mut State) {
    let (parts, seats) = (game.parts(), game.seats());
    let mut cards: Cards = std::array::from_fn(|kind| parts.cards[kind] - s.spent.count(kind));
    let mut stock = parts.bonus_count;
    let mut gone = [0; signoria_tuscany::TILES];
    let count = |gone: &mut [u8; signoria_tuscany::TILES], piece: &Option<Piece>| {
        if let Some(Piece::Tile(tile)) = piece {
            gone[tile.idx()] += 1;
        }
    };
    for seat in Seat::all(seats) {
        let player = &mut s.players[seat];
        player.held = player.hand.peek(referee()).iter().sum();
        player.drawn.replace([0; 8]);
        player.paid = [[0; 8]; 2];
        cards.iter_mut().zip(player.hand.peek(referee())).for_each(|(left, held)| *left -= held);
        stock.iter_mut().zip(player.bonus).for_each(|(left, owned)| *left -= owned);
        (player.covered, player.beside) = (0, 0);
        for (field, piece) in player.pieces.iter().enumerate().filter(|(_, piece)| piece.is_some()) {
            player.covered |= 1 << field;
            player.beside |= game.adjacent(player.shifts)[field];
            count(&mut gone, piece);
        }
        player.storage.iter().for_each(|item| count(&mut gone, item));
    }
    s.display.iter().for_each(|tile| count(&mut gone, &tile.map(Piece::Tile)));
    gone.iter_mut().zip(s.discards).zip(s.removed).for_each(|((gone, a), b)| *gone += a + b);
    let left = |tile: Tile, of: u8| of - gone[tile.idx()];
    s.pile = Bag::new(std::array::from_fn(|f| left(Tile::neutral(Face(f as u8)), parts.neutral[f])));
    for seat in Seat::all(seats) {
        let stacks = std::array::from_fn(|f| left(Tile::own(seat, Face(f as u8)), parts.own[f]));
        s.players[seat].stacks = Bag::new(stacks);
    }
    // Whatever lies open was held by seat 0 when the deck was last shuffled, and paid at once.
    s.players[Seat(0)].paid[0] = std::array::from_fn(|kind| s.spent.count(kind));
    s.deck = Bag::new(cards);
    s.shuffled = cards;
    s.bonus = stock;
    let yields = parts.yields.iter().enumerate().map(|(card, row)| row.count - s.spent_yields.count(card));
    let mut counts = [0; signoria_tuscany::YIELDS];
    counts.iter_mut().zip(yields).for_each(|(count, left)| *count = left);
    s.yields = Bag::new(counts);
    for kind in 0..8 {
        let done = s.players.iter(seats).filter(|(_, player)| player.kinds[kind] & !player.covered == 0).count();
        s.colours[kind] = done.min(2) as u8;
    }
}

/// Gives a player a hand.
pub(crate) fn hold(s: &mut State, seat: u8, cards: &[(Kind, u8)]) {
    let mut hand = [0; 8];
    cards.iter().for_each(|(kind, n)| hand[*kind as usize] += n);
    s.players[Seat(seat)].hand.replace(hand);
}

/// A face by its word, as chance names it.
pub(crate) fn face(word: &str) -> Face {
    match format!("tile {word}").parse() {
        Ok(Action::Reveal(face)) => face,
        _ => panic!("no face {word}"),
    }
}

/// A neutral tile.
pub(crate) fn neutral(word: &str) -> Tile {
    Tile::neutral(face(word))
}

/// A player's own tile.
pub(crate) fn own(seat: u8, word: &str) -> Tile {
    Tile::own(Seat(seat), face(word))
}

/// Own tiles of a player leave the game, so that so many are shown.
pub(crate) fn show(s: &mut State, seat: u8, shown: u8) {
    // The least wanted first, so that tests still have villages and agriculture tiles in the stacks.
    let order = ["castle", "inn", "city", "quarry", "monastery", "cart", "village"];
    let counts = [1, 1, 2, 3, 3, 3, 4];
    let rest = (1..=4).map(|n| format!("agriculture{n}"));
    let tiles = order.iter().zip(counts).flat_map(|(word, n)| vec![(*word).to_owned(); n]).chain(rest);
    tiles.take(shown.into()).for_each(|word| s.removed[own(seat, &word).idx()] += 1);
}

/// Gives a player three estate tiles in a layout, with nothing on them but the starting castle.
pub(crate) fn settle(game: &Tuscany, s: &mut State, seat: u8, tiles: [u8; 3], layout: Layout, castle: u8) {
    let player = &mut s.players[Seat(seat)];
    let letter = layout.letters()[usize::from(castle) / signoria_tuscany::CELLS];
    let estate = Estate { tiles, layout: Some(layout), castle: Some(letter as u8) };
    player.estate = Veiled::new(estate, SeatSet::first_n(game.seats()));
    (player.kinds, player.shifts) = (layout.kinds(game.parts(), tiles), layout.shifts);
    player.pieces = [None; 30];
    player.pieces[usize::from(castle)] = Some(Piece::StartingCastle);
}

/// Gives a player an estate with a region of so many fields of a kind, and covers everything else with hexagons. The
/// fields of the region.
pub(crate) fn all_but(game: &Tuscany, s: &mut State, seat: u8, kind: Kind, size: u32) -> Vec<u8> {
    for tiles in (0..64).map(|n| [n >> 4, n >> 2 & 3, n & 3]) {
        for layout in (0..192).map(|n| Layout { order: n / 32, turns: n / 4 % 8, shifts: n % 4 }) {
            let kinds = layout.kinds(game.parts(), tiles);
            let adjacent = game.adjacent(layout.shifts);
            let Some(region) = regions(adjacent, kinds[kind as usize]).into_iter().find(|r| r.count_ones() == size)
            else {
                continue;
            };
            let castles = kinds[Kind::Castle as usize] & !region;
            if castles == 0 {
                continue;
            }
            settle(game, s, seat, tiles, layout, castles.trailing_zeros() as u8);
            for field in (0..30).filter(|field| (region | 1 << castles.trailing_zeros()) >> field & 1 == 0) {
                s.players[Seat(seat)].pieces[field] = Some(Piece::Hexagon);
            }
            return (0..30u8).filter(|field| region >> field & 1 == 1).collect();
        }
    }
    panic!("no estate has a region of {size} fields of {kind:?}");
}

/// The regions of a set of fields.
fn regions(adjacent: &[u32; 30], mut set: u32) -> Vec<u32> {
    let mut found = Vec::new();
    while set != 0 {
        let mut region = 1 << set.trailing_zeros();
        loop {
            let grown = (0..30).filter(|f| region >> f & 1 == 1).fold(region, |all, f| all | adjacent[f] & set);
            if grown == region {
                break;
            }
            region = grown;
        }
        found.push(region);
        set &= !region;
    }
    found
}

pub(crate) fn player(t: &Table, seat: u8) -> &Player {
    &t.state.players[Seat(seat)]
}

pub(crate) fn hand(t: &Table, seat: u8) -> Cards {
    *player(t, seat).hand.peek(referee())
}

pub(crate) fn green(t: &Table, seat: u8) -> u8 {
    player(t, seat).points.green()
}

pub(crate) fn red(t: &Table, seat: u8) -> u16 {
    player(t, seat).points.red()
}

/// A seat draws the least cards there are.
pub(crate) fn draw(t: &mut Table, seat: u8) {
    t.play(seat, "draw").deal(|_, possible| possible[0]);
}

/// A seat takes a tile into a free space, and this one refills its place.
pub(crate) fn take(t: &mut Table, seat: u8, slot: u8, refill: &str) {
    t.play(seat, &format!("take {slot}")).chance(&format!("tile {refill}"));
}

/// Events of a shape.
pub(crate) fn count(events: &[Event], of: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| of(event)).count()
}
