//! Chapter 13: what always holds, one named check a line.

use crate::data::{BUILDERS, BUILDINGS, CELLS, JESTERS, LANDSCAPES, RECRUITING};
use crate::frame::{Frame, Question, Step};
use crate::pieces::{Building, Cards, Character, Freedom, Landscape, Lot, Pile, Tile};
use crate::state::{Player, State};
use crate::{Florence, around};
use alloc::vec::Vec;
use signoria_core::contract::{Checks, Rules};
use signoria_core::{Referee, Seat};

impl Checks for Florence {
    fn invariants(&self, s: &State, referee: Referee) -> Vec<&'static str> {
        let seats = self.kit.seats;
        let players = || s.players.iter(seats).map(|(_, player)| player);
        let sum = |of: &dyn Fn(&Player) -> u32| players().map(of).sum::<u32>();
        let each = |holds: &dyn Fn(Seat, &Player) -> bool| s.players.iter(seats).all(|(seat, p)| holds(seat, p));
        let frames = s.frames.all();
        let setting_up = s.round == 0;
        let auctioning = frames.contains(&Frame::Step(Step::Auction));
        // A stack, an award, a draw in hand: an object counts once it lies in its place.
        let landscape_open = frames.iter().any(|frame| {
            matches!(
                frame,
                Frame::Ask(Question::Kind(_) | Question::Place(_, Tile::Landscape(_)))
                    | Frame::Step(Step::Landscape(_, _))
            )
        });
        let look = frames.iter().find_map(|frame| match frame {
            Frame::Step(Step::Look(seat, pile, _) | Step::Return(seat, pile))
            | Frame::Ask(Question::Keep(seat, pile)) => Some((*seat, *pile)),
            _ => None,
        });
        // A profession counts as bought once it was chosen.
        let choosing = frames.iter().any(|frame| {
            matches!(
                frame,
                Frame::Step(Step::Look(_, Pile::Profession, _)) | Frame::Ask(Question::Keep(_, Pile::Profession))
            )
        });
        let (a, c) = (&s.auction, &s.court);
        let asked = match s.frames.top() {
            Frame::Ask(question) => self.deciders(s, question).iter().all(|seat| {
                let mut legal = Vec::new();
                self.legal(s, question, seat, referee, &mut legal);
                !legal.is_empty()
            }),
            Frame::Draw(_) | Frame::Step(_) | Frame::Over => true,
        };
        let tiles_of = |building: Building| self.tiles_on_boards(s, building);
        let checks = [
            (
                "F13.1 buildings",
                Building::ALL
                    .into_iter()
                    .all(|b| tiles_of(b).is_some_and(|tiles| s.buildings[b.idx()] + tiles == BUILDINGS)),
            ),
            (
                "F13.1 landscapes",
                (0..Landscape::COUNT)
                    .all(|k| u32::from(s.landscapes[k]) + sum(&|p| p.landscapes[k].into()) == u32::from(LANDSCAPES)),
            ),
            (
                "F13.2 freedoms",
                Freedom::ALL.into_iter().all(|f| {
                    u32::from(s.freedoms[f.idx()]) + sum(&|p| p.has_freedom(f).into())
                        == u32::from(s.freedoms_in_game[f.idx()])
                }),
            ),
            (
                "F13.3 builders",
                u32::from(s.builders) + sum(&|p| p.builders.into()) == u32::from(BUILDERS)
                    && each(&|_, p| p.builders <= 3),
            ),
            ("F13.3 jesters", u32::from(s.jesters) + sum(&|p| p.jesters.into()) == u32::from(JESTERS)),
            ("F13.4 each card in one place", self.cards_in_place(s, referee)),
            ("F13.4 hands are counted", each(&|_, p| self.is_counted(p, referee))),
            (
                "F13.4 recruiting cards",
                u32::from(s.recruiting) + sum(&|p| u32::from(p.recruiting + p.left)) == u32::from(RECRUITING),
            ),
            (
                "F13.5 professions and recruiting cards",
                setting_up
                    || sum(&|p| u32::from(p.hand_cards() + p.table_cards())) + u32::from(choosing)
                        == sum(&|p| u32::from(3 + p.bought + p.won[Lot::RecruitingCard.idx()]))
                        && each(&|_, p| {
                            let got = 3 + p.bought + p.won[Lot::RecruitingCard.idx()];
                            let has = p.hand_cards() + p.table_cards();
                            has == got || choosing && has + 1 == got
                        }),
            ),
            ("F13.6 table cards", each(&|_, p| p.table_cards() == p.works)),
            ("F13.7 money", i64::from(sum(&|p| p.money.into())) + i64::from(s.bank) == 0),
            (
                "F13.8 prestige by source",
                each(&|_, p| i32::from(p.pp) == p.points.iter().map(|n| i32::from(*n)).sum::<i32>()),
            ),
            ("F13.8 prestige is sold", each(&|_, p| p.points[7] <= 0 && (self.sells() || p.points[7] == 0))),
            ("F13.9 grids", each(&|seat, p| self.grid_is_right(s, seat, p))),
            ("F13.10 buildings that touch", each(&|_, p| p.builders >= 2 || !self.is_built_close(p))),
            (
                "F13.11 the lot",
                !auctioning
                    || a.lot.is_none_or(|_| {
                        a.active.contains(a.high)
                            && !a.passed.contains(a.high)
                            && self.credit(s, a.high) >= a.bid
                            && a.bid >= self.opening_bid()
                    }),
            ),
            (
                "F13.12 objects won",
                each(&|_, p| {
                    let won: u8 = p.won.iter().sum();
                    won <= s.round
                        && (0..3).all(|k| p.won[k] == p.landscapes[k])
                        && p.won[Lot::Jester.idx()] == p.jesters
                        && p.won[Lot::Builder.idx()] == p.builders
                        && p.won[Lot::Landscape.idx()] == 0
                }) && (landscape_open
                    || !auctioning
                    || setting_up
                    || each(&|seat, p| p.won.iter().sum::<u8>() < s.round || !a.active.contains(seat))),
            ),
            (
                "F13.13 actions",
                each(&|_, p| {
                    let third = p.character == Some(Character::Cardinal) || s.ending && self.kit.options.muse;
                    p.actions <= 2 + u8::from(third)
                }),
            ),
            ("F13.13 the marker", each(&|_, p| p.best == 0 || p.best >= self.minimum(s))),
            (
                "F13.14 characters",
                Character::ALL.into_iter().all(|c| {
                    let held = players().filter(|p| p.character == Some(c)).count();
                    held <= 1 && (held == 0 || s.court.markers[c.idx()].is_none())
                }) && (self.kit.options.muse || each(&|_, p| p.character.is_none())),
            ),
            (
                "F13.14 markers",
                Seat::all(seats).all(|seat| {
                    let own =
                        || Character::ALL.into_iter().zip(c.markers).filter(|(_, m)| m.is_some_and(|m| m.0 == seat));
                    own().count() <= 1
                        && own().all(|(character, marker)| {
                            let bid = marker.map_or(0, |m| m.1);
                            character.spaces().contains(&bid)
                                && (character == Character::Banker || bid <= s.players[seat].money)
                        })
                }),
            ),
            ("F13.14 money on the Banker", (6..=13).contains(&c.money)),
            ("F13.16 there is an answer", asked),
            ("what is looked at is put away", look.is_some() || s.looked.peek(referee).is_empty()),
        ];
        checks.into_iter().filter(|(_, holds)| !holds).map(|(name, _)| name).collect()
    }
}

impl Florence {
    /// Tiles of a building on the boards: a joint one lies on two of neighbours. Nothing if the cells do not make tiles.
    /// F13.1, F13.9, F13.15
    fn tiles_on_boards(&self, s: &State, building: Building) -> Option<u8> {
        let tile = Tile::Building(building);
        let is_form = |mask: u64| {
            self.grids.forms[tile.idx()]
                .iter()
                .any(|form| (0..CELLS as u8).any(|n| form.at(n / 7, n % 7) == Some(mask)))
        };
        let parts = s.players.iter(self.kit.seats).filter(|(_, p)| p.has_building(building));
        let parts: Vec<(Seat, u64)> = parts.map(|(seat, p)| (seat, p.tile(tile, 0))).collect();
        let alone = parts.iter().filter(|(_, mask)| is_form(*mask)).count();
        let halves: Vec<_> = parts.iter().filter(|(_, mask)| !is_form(*mask)).collect();
        // Each half has exactly one other half across a border.
        let is_joint = |one: &(Seat, u64), other: &(Seat, u64)| {
            self.grids.border_of(one.0, other.0).is_some_and(|(border, first)| {
                let masks = if first == 0 { [one.1, other.1] } else { [other.1, one.1] };
                one.0 != other.0 && border.joints[building.idx()].iter().any(|joint| joint.masks == masks)
            })
        };
        let paired = halves.iter().all(|one| halves.iter().any(|other| is_joint(one, other)));
        (paired && halves.len().is_multiple_of(2)).then_some((alone + halves.len() / 2) as u8)
    }

    /// Each of the cards is in one place. F13.4
    fn cards_in_place(&self, s: &State, referee: Referee) -> bool {
        let mut all = Cards::NONE;
        let mut count = 0;
        let mut add = |cards: Cards| {
            all = all.or(cards);
            count += u32::from(cards.len());
        };
        add(s.unseen);
        add(s.out);
        add(*s.looked.peek(referee));
        s.under.iter().flat_map(|under| under.all()).for_each(|(card, _)| add(Cards::only(*card.peek(referee))));
        let answered = matches!(s.frames.top(), Frame::Ask(Question::Discard { .. }));
        for (_, player) in s.players.iter(self.kit.seats) {
            let own = player.secrets.peek(referee);
            add(own.hand);
            add(player.table);
            add(*player.prestige.peek(referee));
            if answered {
                add(own.returned);
            }
        }
        all == Cards::ALL && count == u32::from(Cards::ALL.len())
    }

    /// What everybody counts, and saw come, is there.
    fn is_counted(&self, player: &Player, referee: Referee) -> bool {
        let own = player.secrets.peek(referee);
        let held = |pile: Pile| own.hand.in_pile(pile).len();
        held(Pile::Profession) == player.held[Pile::Profession.idx()]
            && held(Pile::Bonus) == player.held[Pile::Bonus.idx()]
            && held(Pile::Prestige) == 0
            && player.prestige.peek(referee).len() == player.held[Pile::Prestige.idx()]
            && player.open.minus(own.hand).is_empty()
    }

    /// Sets and cells agree, and landscapes have their forms. F13.9
    fn grid_is_right(&self, s: &State, seat: Seat, player: &Player) -> bool {
        let tiles = |tile: Tile, n: u8| (0..n).map(move |nth| player.tile(tile, nth));
        let buildings = Building::ALL.into_iter().filter(|b| player.has_building(*b)).map(Tile::Building);
        let built = buildings.flat_map(|tile| tiles(tile, 1));
        let lands = || {
            Landscape::ALL.into_iter().flat_map(|k| {
                tiles(Tile::Landscape(k), player.landscapes[k.idx()]).map(move |mask| (Tile::Landscape(k), mask))
            })
        };
        let is_form = |(tile, mask): (Tile, u64)| {
            self.grids.forms[tile.idx()]
                .iter()
                .any(|form| (0..CELLS as u8).any(|n| form.at(n / 7, n % 7) == Some(mask)))
        };
        let covered = player.cells.iter().filter(|cell| **cell != 0).count() as u32;
        built.fold(0, |all, mask| all | mask) == player.built
            && lands().fold(0, |all, (_, mask)| all | mask) == player.land
            && lands().all(is_form)
            && player.built & player.land == 0
            && (player.built | player.land) & self.grids.palace == 0
            && (player.built | player.land).count_ones() == covered
            && u32::from(self.counts(s, seat)[crate::Term::EmptySpace]) == 43 - covered
    }

    /// Whether a building touches another one or the palace. F13.10
    fn is_built_close(&self, player: &Player) -> bool {
        let buildings = Building::ALL.into_iter().filter(|b| player.has_building(*b));
        let masks: Vec<u64> = buildings.map(|b| player.tile(Tile::Building(b), 0)).chain([self.grids.palace]).collect();
        let near = |a: usize, b: usize| a != b && around(masks[a]) & masks[b] != 0;
        (0..masks.len()).any(|a| (0..masks.len()).any(|b| near(a, b)))
    }
}
