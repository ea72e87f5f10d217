//! Dice and draws: what may come and how likely it is (B3.5).

use crate::Burgundy;
use crate::action::Action;
use crate::frame::Frame;
use crate::state::State;
use crate::tile::{Goods, Kind, Space, Tile};
use alloc::vec::Vec;
use signoria_core::{Bag, Rng, Seat, below};

/// The draw that is due.
enum Draw<'a> {
    FirstPlayer,
    Goods(&'a Bag<6>),
    Sheet,
    Building(&'a Bag<8>),
    Animal(&'a Bag<12>),
    Knowledge(&'a Bag<26>),
    Black(&'a Bag<{ Tile::FACES }>),
    Die,
}

impl Burgundy {
    fn due<'a>(&self, s: &'a State) -> Option<Draw<'a>> {
        match s.frame {
            Frame::FirstPlayer => Some(Draw::FirstPlayer),
            Frame::StartGoods { .. } | Frame::FillGoods { .. } => Some(Draw::Goods(&s.goods)),
            Frame::Sheets { .. } => Some(Draw::Sheet),
            Frame::FillDepots { space } => match self.kind_of(Space::at(usize::from(space)), s.phase) {
                Some(Kind::Building) => Some(Draw::Building(&s.stacks.buildings)),
                Some(Kind::Animal) => Some(Draw::Animal(&s.stacks.animals)),
                Some(Kind::Knowledge) => Some(Draw::Knowledge(&s.stacks.knowledge)),
                Some(Kind::Castle | Kind::Mine | Kind::Ship) | None => None,
            },
            Frame::FillBlack { .. } => Some(Draw::Black(&s.stacks.black)),
            Frame::Roll { .. } => Some(Draw::Die),
            Frame::ChooseSide { .. }
            | Frame::ChooseCastle { .. }
            | Frame::ChooseSecretly { .. }
            | Frame::Turn
            | Frame::CastleAction
            | Frame::Warehouse
            | Frame::Fetch(_)
            | Frame::CityHall
            | Frame::Ship
            | Frame::PickGoods { .. }
            | Frame::Over => None,
        }
    }

    pub(crate) fn outcomes(&self, s: &State, out: &mut Vec<(Action, u32)>) {
        fn tiles<const K: usize>(bag: &Bag<K>, first: usize, out: &mut Vec<(Action, u32)>) {
            out.extend(bag.outcomes().map(|(kind, weight)| (Action::Tile(Tile::at(first + kind)), weight)));
        }
        match self.due(s) {
            None => {}
            Some(Draw::FirstPlayer) => out.extend(Seat::all(self.seats).map(|seat| (Action::FirstPlayer(seat), 1))),
            Some(Draw::Goods(bag)) => out.extend(bag.outcomes().map(|(i, n)| (Action::Goods(Goods::ALL[i]), n))),
            Some(Draw::Sheet) => out.extend(self.sheets_left(s).map(|sheet| (Action::Sheet(sheet), 1))),
            Some(Draw::Building(bag)) => tiles(bag, Tile::FIRST_BUILDING, out),
            Some(Draw::Animal(bag)) => tiles(bag, Tile::FIRST_ANIMAL, out),
            Some(Draw::Knowledge(bag)) => tiles(bag, Tile::FIRST_KNOWLEDGE, out),
            Some(Draw::Black(bag)) => tiles(bag, 0, out),
            Some(Draw::Die) => out.extend((1..=6).map(|value| (Action::Die(value), 1))),
        }
    }

    /// The same distribution without the list.
    #[inline]
    pub(crate) fn roll_one(&self, s: &State, rng: &mut impl Rng) -> Option<Action> {
        let draw = self.due(s)?;
        Some(match draw {
            Draw::FirstPlayer => Action::FirstPlayer(Seat(below(rng, self.seats.into()) as u8)),
            Draw::Goods(bag) => Action::Goods(Goods::ALL[bag.pick(rng)]),
            Draw::Sheet => {
                let left = self.sheets_left(s).count() as u32;
                Action::Sheet(self.sheets_left(s).nth(below(rng, left) as usize)?)
            }
            Draw::Building(bag) => Action::Tile(Tile::at(Tile::FIRST_BUILDING + bag.pick(rng))),
            Draw::Animal(bag) => Action::Tile(Tile::at(Tile::FIRST_ANIMAL + bag.pick(rng))),
            Draw::Knowledge(bag) => Action::Tile(Tile::at(Tile::FIRST_KNOWLEDGE + bag.pick(rng))),
            Draw::Black(bag) => Action::Tile(Tile::at(bag.pick(rng))),
            Draw::Die => Action::Die(1 + below(rng, 6) as u8),
        })
    }
}
