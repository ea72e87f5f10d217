//! What a viewer sees, built by adding what may be seen. Money stands in florins; cells are columns and rows.

use crate::data::{ROUNDS, SIDE};
use crate::event::{Phase, florins};
use crate::frame::{Frame, Offer, Question, Step};
use crate::pieces::{
    Bonus, Building, Card, Character, Freedom, Landscape, Lot, Pile, Prestige, Profession, Size, Term, Tile,
};
use crate::state::{Player, State};
use crate::{Counts, Florence, cells_of};
use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use signoria_core::contract::Eyes;
use signoria_core::{Eye, PerSeat, Seat, SeatSet};

/// Gives the types of a view their common derives.
macro_rules! view {
    ($($(#[$doc:meta])* $name:ident as $ts:literal { $($(#[$note:meta])* $field:ident: $type:ty,)+ })+) => {
        $($(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = $ts))]
        pub struct $name { $($(#[$note])* pub $field: $type,)+ })+
    };
}

pub(crate) mod outlook;

pub use outlook::{FittingView, GainView, MakingView, PlacingView, PricesView, StepView};

view! {
    /// The table through one viewer's eyes.
    View as "FlorenceView" {
        /// The round, from 1; 0 during the set-up.
        round: u8,
        /// How many rounds there are.
        rounds: u8,
        /// The phase.
        phase: Phase,
        /// The phases of a round, in their order.
        phases: Vec<Phase>,
        /// The least value of a work by round. F1.11
        minimum: Vec<u8>,
        /// The start player, once he is known.
        start: Option<Seat>,
        /// Whose turn it is; several in an auction.
        turn: Vec<Seat>,
        /// The buildings in supply.
        buildings: Vec<BuildingView>,
        /// The freedoms in supply, and how many came into the game.
        freedoms: Vec<FreedomView>,
        /// The three decks.
        decks: Vec<DeckView>,
        /// What is auctioned, stack by stack.
        lots: Vec<LotView>,
        /// The auction that is going on.
        auction: Option<AuctionView>,
        /// The characters; none without the expansion.
        characters: Vec<CharacterView>,
        /// Bonus cards that were played, face up out of the game.
        out: Vec<Bonus>,
        /// The cards that the viewer looks at.
        looked: Vec<CardView>,
        /// The work that is being completed.
        making: Option<MakingView>,
        /// What works with the professions on all tables would be worth to the viewer.
        open: Vec<WorkView>,
        /// The tile that is being placed.
        placing: Option<PlacingView>,
        /// The amounts that the open question asks for, ascending.
        steps: Vec<StepView>,
        /// The offer that is being made.
        offer: Option<OfferView>,
        /// Numbers of the rules that boards print.
        prices: PricesView,
        /// Columns and rows of a board.
        side: u8,
        /// The palace on every board.
        palace: Vec<[u8; 2]>,
        /// Where the corner of each board lies on the common grid; none without cooperative building.
        corners: Vec<[i8; 2]>,
        /// The forms of the tiles: buildings, then landscapes.
        forms: Vec<TileView>,
        /// The players by seat.
        players: Vec<PlayerView>,
        /// The files of components that are reconstructed: the words of `florence-reconstructed-<file>`.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        reconstructed: Vec<&'static str>,
    }

    /// A building in supply.
    BuildingView as "FlorenceSupply" {
        /// The type.
        building: Building,
        /// Its size.
        size: Size,
        /// Tiles left.
        left: u8,
    }

    /// A freedom in supply.
    FreedomView as "FlorenceFreedoms" {
        /// The type.
        freedom: Freedom,
        /// Tiles left.
        left: u8,
        /// Tiles that came into the game.
        of: u8,
    }

    /// A deck. F3.2.1, F3.2.2
    DeckView as "FlorenceDeckView" {
        /// Which one.
        pile: Pile,
        /// Cards that nobody has looked at; they lie on top.
        unseen: u8,
        /// Cards that were put under it, the next one first.
        under: Vec<UnderView>,
    }

    /// A card that was put under a deck.
    UnderView as "FlorenceUnder" {
        /// By whom.
        by: Seat,
        /// Which one, if the viewer knows it.
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        card: Option<Card>,
    }

    /// A stack of the auction, or with two players the three landscapes together.
    LotView as "FlorenceLotView" {
        /// Which one.
        lot: Lot,
        /// Objects left.
        left: u8,
        /// Whether it was sold in this phase.
        sold: bool,
        /// What it would bring the viewer.
        brings: Option<GainView>,
    }

    /// The auction that is going on. F3.1.3
    AuctionView as "FlorenceAuction" {
        /// Who has neither won nor withdrawn.
        active: Vec<Seat>,
        /// Who names the next lot.
        auctioneer: Seat,
        /// The lot.
        lot: Option<Lot>,
        /// The bid; with no lot the opening bid.
        bid: u32,
        /// The high bidder.
        high: Option<Seat>,
        /// Who has passed on this lot.
        passed: Vec<Seat>,
        /// The bid that comes next.
        next: u32,
        /// What is left to the viewer who wins at that; none where the money does not suffice.
        left: Option<u32>,
    }

    /// A character. F3.1.4
    CharacterView as "FlorenceCharacterView" {
        /// Which one.
        character: Character,
        /// The bidding spaces.
        spaces: Vec<SpaceView>,
        /// Whose marker lies on it.
        marker: Option<Seat>,
        /// On which space.
        bid: Option<u32>,
        /// Before whom it lies.
        owner: Option<Seat>,
        /// Whether it was bought in this phase.
        bought: bool,
        /// The money on it.
        money: u32,
        /// What it would bring the viewer.
        brings: Option<GainView>,
    }

    /// A bidding space.
    SpaceView as "FlorenceSpace" {
        /// Its element.
        element: String,
        /// The bid.
        bid: u32,
        /// The viewer's money after buying on it; none where the money does not suffice.
        left: Option<u32>,
    }

    /// A card with what it would be worth to the viewer's hand.
    CardView as "FlorenceCard" {
        /// Which one.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        card: Card,
        /// What a bonus card would add, or a prestige card bring, or a work with a profession be worth, as things stand.
        value: u16,
        /// What a bonus card counts.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        terms: Vec<Term>,
    }

    /// An offer to build together. F8.4.6
    OfferView as "FlorenceOffer" {
        /// Who makes it.
        builder: Seat,
        /// To whom.
        partner: Seat,
        /// The building.
        building: Building,
        /// The cells on the builder's board, once they are chosen.
        cells: Vec<[u8; 2]>,
        /// The cells on the partner's board.
        beyond: Vec<[u8; 2]>,
        /// What the partner pays, once it is chosen.
        sum: Option<u32>,
        /// What the builder pays the bank.
        price: u32,
        /// What each of the two gets at once.
        points: i16,
        /// Actions that it takes of the builder and of the partner. F8.4.7
        actions: [u8; 2],
        /// What is left to the builder and to the partner, once the sum is chosen.
        left: Option<[i32; 2]>,
    }

    /// A tile with its forms. F5.5.6
    TileView as "FlorenceTile" {
        /// Which one.
        #[cfg_attr(feature = "ts", ts(type = "FlorenceBuilding | FlorenceLandscape"))]
        tile: Tile,
        /// The forms, as placements name them.
        forms: Vec<FormView>,
    }

    /// A form of a tile.
    FormView as "FlorenceForm" {
        /// 1 where its columns are mirrored first.
        flip: u8,
        /// Quarter turns clockwise.
        turns: u8,
        /// Its cells.
        cells: Vec<[i8; 2]>,
        /// The one nearest to its middle, after which places are named.
        handle: [i8; 2],
    }

    /// What a viewer sees of a player.
    PlayerView as "FlorencePlayer" {
        /// Money.
        money: u32,
        /// Prestige points on the track.
        pp: u16,
        /// The place on the track. F8.3.11
        position: u8,
        /// The tiles on the board.
        tiles: Vec<PlacedView>,
        /// Empty cells of the board.
        empty: u8,
        /// Landscape tiles by type: forests, lakes, parks.
        landscapes: [u8; Landscape::COUNT],
        /// The freedoms.
        freedoms: Vec<Freedom>,
        /// Builders.
        builders: u8,
        /// Jesters.
        jesters: u8,
        /// What a building costs now. F5.4.20
        building_price: u32,
        /// Cells beside buildings and the palace, where the next building may not lie. F5.5.2
        kept_clear: Vec<[u8; 2]>,
        /// Cells at a border on which the player may not build alone. F8.4.3
        border_closed: Vec<[u8; 2]>,
        /// The professions on the table.
        table: Vec<Profession>,
        /// Recruiting cards that others left on the table.
        left: u8,
        /// Professions in hand.
        professions: u8,
        /// Those that the viewer knows, with what a work would be worth.
        works: Vec<WorkView>,
        /// Bonus cards in hand.
        bonuses: u8,
        /// Those that the viewer knows, with what they would add to the next work.
        bonus: Vec<CardView>,
        /// Recruiting cards in hand.
        recruiting: u8,
        /// Prestige cards.
        prestiges: u8,
        /// Those that the viewer knows, with what they would bring now.
        prestige: Vec<PrestigeView>,
        /// Profession and recruiting cards, in hand and on the table: 1 to every work.
        cards: u8,
        /// What a Princess work would be worth, for whoever holds the Princess and may use her.
        princess: Option<u16>,
        /// The work value marker. F5.4.17
        best: Option<u16>,
        /// Actions left in this round.
        actions: u8,
        /// Whether a profession was taken in this round.
        took_profession: bool,
        /// Whether a freedom was introduced in this round.
        took_freedom: bool,
        /// Offers that were refused in this turn.
        refused: u8,
        /// The character before the player.
        character: Option<Character>,
        /// Whether the player has passed or bought in phase A2, or has returned a profession.
        done: bool,
        /// The profession that was returned, for those who know.
        returned: Option<Profession>,
    }

    /// A tile on a board.
    PlacedView as "FlorencePlaced" {
        /// Which one.
        #[cfg_attr(feature = "ts", ts(type = "FlorenceBuilding | FlorenceLandscape"))]
        tile: Tile,
        /// Its cells on this board.
        cells: Vec<[u8; 2]>,
        /// With whom the building is shared.
        with: Option<Seat>,
    }

    /// A work that could be completed with a profession in hand. F5.4.12
    WorkView as "FlorenceWork" {
        /// The profession.
        profession: Profession,
        /// The building that it wishes for.
        building: Building,
        /// The landscape.
        landscape: Landscape,
        /// The freedom.
        freedom: Freedom,
        /// The parts of its value: building, landscape, freedom, jesters, cards, Muse.
        parts: [u16; 6],
        /// Its value without bonus cards.
        value: u16,
        /// Its value with all bonus cards in hand, for those who know them.
        most: Option<u16>,
    }

    /// A prestige card, and how far it is.
    PrestigeView as "FlorencePrestigeView" {
        /// Which one.
        card: Prestige,
        /// What it would bring now.
        points: u8,
        /// What it brings at best.
        most: u8,
        /// What it brings where the lead is shared; 0 for cards that do not compare.
        tied: u8,
        /// What it counts: the term, what the player has, and what is needed: the best of the others, or the least number.
        #[cfg_attr(feature = "ts", ts(type = "[string, number, number][]"))]
        counts: Vec<(Term, u8, u8)>,
    }
}

impl Eyes for Florence {
    type View = View;

    fn view(&self, s: &State, eye: Eye) -> View {
        let parts = &self.kit.components;
        let all = self.all_counts(s);
        let players = s.players.iter(self.kit.seats).map(|(seat, player)| self.view_of(s, seat, player, &all, eye));
        let turn = if s.round == 0 || s.frames.top() == Frame::Over { SeatSet::EMPTY } else { s.turn_of };
        let first_known = !s.frames.all().contains(&Frame::Draw(crate::Draw::First));
        let looker = eye.seat().filter(|seat| s.looked.known() == SeatSet::only(*seat));
        let looked = looker.and_then(|seat| Some((seat, s.looked.seen_by(eye)?)));
        let buildings = Building::ALL.into_iter().map(|building| BuildingView {
            building,
            size: parts.sizes[building.idx()],
            left: s.buildings[building.idx()],
        });
        let freedoms = Freedom::ALL.into_iter().map(|freedom| FreedomView {
            freedom,
            left: s.freedoms[freedom.idx()],
            of: s.freedoms_in_game[freedom.idx()],
        });
        let lots = self.lots().iter().map(|lot| LotView {
            lot: *lot,
            left: self.left_of(s, *lot),
            // The state keeps the marks until the next auction begins. F5.2.10
            sold: self.phase(s) == Phase::Auction && s.auction.is_sold(*lot),
            brings: eye.seat().map(|seat| self.gain_of_lot(s, seat, eye, *lot)),
        });
        let tiles = Building::ALL.map(Tile::Building).into_iter().chain(Landscape::ALL.map(Tile::Landscape));
        View {
            round: s.round,
            rounds: ROUNDS,
            phase: self.phase(s),
            phases: self.phases(),
            minimum: parts.minimum.to_vec(),
            start: first_known.then_some(s.start),
            turn: turn.iter().collect(),
            buildings: buildings.collect(),
            freedoms: freedoms.collect(),
            decks: Pile::ALL.into_iter().map(|pile| self.deck_view(s, pile, eye)).collect(),
            lots: lots.collect(),
            auction: (self.phase(s) == Phase::Auction).then(|| self.auction_view(s, eye)),
            characters: self.characters_view(s, eye),
            out: s.out.bonuses().collect(),
            looked: looked.map_or(Vec::new(), |(seat, cards)| {
                cards.iter().map(|card| self.card_view(card, self.worth(s, seat, card, &all))).collect()
            }),
            making: self.making_view(s),
            open: self.open_works(s, eye),
            placing: self.placing_view(s),
            steps: self.steps_view(s),
            offer: self.offer_view(s),
            prices: self.prices_view(),
            side: SIDE as u8,
            palace: cells_of(self.grids.palace).collect(),
            corners: self.grids.corners.clone(),
            forms: tiles.map(|tile| self.tile_view(tile)).collect(),
            players: players.collect(),
            reconstructed: parts.reconstructed.clone(),
        }
    }
}

impl Florence {
    /// The phase that is going on.
    #[must_use]
    pub fn phase(&self, s: &State) -> Phase {
        match s.frames.bottom() {
            Frame::Over => Phase::Over,
            _ if s.round == 0 => Phase::SetUp,
            Frame::Step(Step::Auction) => Phase::Auction,
            Frame::Step(Step::Characters) => Phase::Characters,
            Frame::Step(Step::Expire) if s.ending => Phase::Ending,
            // The Professor's last chance between the auctions.
            Frame::Step(Step::Expire) => Phase::Characters,
            Frame::Step(_) | Frame::Ask(_) | Frame::Draw(_) => Phase::Actions,
        }
    }

    /// The phases of a round.
    fn phases(&self) -> Vec<Phase> {
        let all = [Phase::Auction, Phase::Characters, Phase::Actions];
        all.into_iter().filter(|phase| self.kit.options.muse || *phase != Phase::Characters).collect()
    }

    /// What a card would be worth to a player now.
    fn worth(&self, s: &State, seat: Seat, card: Card, all: &PerSeat<Counts, { crate::MAX_PLAYERS }>) -> u16 {
        match (card.profession(), card.bonus(), card.prestige()) {
            // The card itself counts as one more.
            (Some(profession), ..) => self.work_value(s, seat, profession) + 1,
            // The card of a work that is being completed lies on the table already.
            (_, Some(bonus), _) if s.frames.top() == Frame::Ask(Question::Bonus(seat)) => {
                self.bonus_value(&all[seat], bonus)
            }
            (_, Some(bonus), _) => self.bonus_before(s, seat, bonus),
            (.., Some(prestige)) => self.prestige_points(all, seat, prestige).into(),
            _ => 0,
        }
    }

    fn card_view(&self, card: Card, value: u16) -> CardView {
        let terms = card.bonus().map(|bonus| self.kit.components.bonuses[bonus.idx()].terms.clone());
        CardView { card, value, terms: terms.unwrap_or_default() }
    }

    fn deck_view(&self, s: &State, pile: Pile, eye: Eye) -> DeckView {
        let under = s.under[pile.idx()].all().iter();
        DeckView {
            pile,
            unseen: s.unseen.in_pile(pile).len(),
            under: under.map(|(card, by)| UnderView { by: *by, card: card.seen_by(eye).copied() }).collect(),
        }
    }

    fn auction_view(&self, s: &State, eye: Eye) -> AuctionView {
        let a = &s.auction;
        let next = if a.lot.is_some() { a.bid + 1 } else { self.opening_bid() };
        AuctionView {
            active: a.active.iter().collect(),
            auctioneer: a.auctioneer,
            lot: a.lot,
            bid: florins(if a.lot.is_some() { a.bid } else { self.opening_bid() }),
            high: a.lot.map(|_| a.high),
            passed: a.passed.iter().collect(),
            next: florins(next),
            left: eye.seat().and_then(|seat| s.players[seat].money.checked_sub(next)).map(florins),
        }
    }

    fn characters_view(&self, s: &State, eye: Eye) -> Vec<CharacterView> {
        let all = if self.kit.options.muse { &Character::ALL[..] } else { &[] };
        let held = |character| Seat::all(self.kit.seats).find(|seat| s.players[*seat].character == Some(character));
        // The state keeps the marks until the next phase A2 begins, after the Professor's last chance. F8.3.6, F8.3.13
        let for_sale = s.frames.bottom() == Frame::Step(Step::Characters);
        all.iter()
            .map(|character| CharacterView {
                character: *character,
                spaces: self.spaces_view(s, eye, *character),
                marker: s.court.markers[character.idx()].map(|(seat, _)| seat),
                bid: s.court.markers[character.idx()].map(|(_, bid)| florins(bid)),
                owner: held(*character),
                bought: for_sale && s.court.bought >> character.idx() & 1 == 1,
                money: if *character == Character::Banker { florins(s.court.money) } else { 0 },
                brings: eye.seat().map(|seat| self.gain_of_character(s, seat, eye, *character)),
            })
            .collect()
    }

    fn offer_view(&self, s: &State) -> Option<OfferView> {
        let (offer, placed, settled) = s.frames.all().iter().find_map(|frame| match frame {
            Frame::Ask(Question::Across(offer)) => Some((*offer, false, false)),
            Frame::Ask(Question::Ask(offer)) => Some((*offer, true, false)),
            Frame::Ask(Question::Answer(offer)) => Some((*offer, true, true)),
            _ => None,
        })?;
        let Offer { builder, partner, building, sum, .. } = offer;
        let [cells, beyond] = if placed { self.cells_of_offer(offer) } else { [0; 2] };
        Some(OfferView {
            builder,
            partner,
            building,
            cells: cells_of(cells).collect(),
            beyond: cells_of(beyond).collect(),
            sum: settled.then(|| florins(sum)),
            price: florins(self.building_price(s, builder)),
            points: crate::data::AWARD,
            actions: [1, 0],
            left: settled.then(|| self.money_after(s, offer)),
        })
    }

    fn tile_view(&self, tile: Tile) -> TileView {
        let forms = self.grids.forms[tile.idx()].iter();
        let forms = forms.map(|form| FormView {
            flip: form.flip,
            turns: form.turns,
            cells: form.cells.clone(),
            handle: form.handle,
        });
        TileView { tile, forms: forms.collect() }
    }

    fn view_of(
        &self,
        s: &State,
        seat: Seat,
        player: &Player,
        all: &PerSeat<Counts, { crate::MAX_PLAYERS }>,
        eye: Eye,
    ) -> PlayerView {
        let own = player.secrets.seen_by(eye);
        let hand = own.map_or(player.open, |own| own.hand);
        let worth = |bonus: Bonus| self.worth(s, seat, bonus.into(), all);
        let bonus: Vec<CardView> = hand.bonuses().map(|bonus| self.card_view(bonus.into(), worth(bonus))).collect();
        let most = own.map(|_| bonus.iter().map(|bonus| bonus.value).sum::<u16>());
        let works = hand.professions().map(|profession| self.work_view(s, seat, profession, most));
        let prestige = player.prestige.seen_by(eye).map_or(crate::Cards::NONE, |cards| *cards);
        let done = match s.frames.bottom() {
            Frame::Ask(Question::Discard { waiting }) => !waiting.contains(seat),
            Frame::Step(Step::Characters) => s.court.done.contains(seat),
            _ => false,
        };
        PlayerView {
            money: florins(player.money),
            pp: player.pp,
            position: self.position(s, seat),
            tiles: self.tiles_of(s, seat, player),
            empty: all[seat][Term::EmptySpace],
            landscapes: player.landscapes,
            freedoms: Freedom::ALL.into_iter().filter(|freedom| player.has_freedom(*freedom)).collect(),
            builders: player.builders,
            jesters: player.jesters,
            building_price: florins(self.building_price(s, seat)),
            kept_clear: cells_of(self.kept_clear(s, seat) & !self.occupied(s, seat)).collect(),
            border_closed: cells_of(self.border_closed(s, seat) & !self.occupied(s, seat)).collect(),
            table: player.table.professions().collect(),
            left: player.left,
            professions: player.held[Pile::Profession.idx()],
            works: works.collect(),
            bonuses: player.held[Pile::Bonus.idx()],
            bonus,
            recruiting: player.recruiting,
            prestiges: player.held[Pile::Prestige.idx()],
            prestige: prestige.prestiges().map(|card| self.prestige_view(all, seat, card)).collect(),
            cards: player.hand_cards() + player.table_cards(),
            princess: self.princess_value(s, seat),
            best: (player.best > 0).then_some(player.best),
            actions: self.actions_left(s, seat),
            took_profession: player.took_profession,
            took_freedom: player.took_freedom,
            refused: player.refused,
            character: player.character,
            done,
            returned: own.and_then(|own| own.returned.professions().next()),
        }
    }

    fn tiles_of(&self, s: &State, seat: Seat, player: &Player) -> Vec<PlacedView> {
        let buildings = Building::ALL.into_iter().filter(|building| player.has_building(*building)).map(|building| {
            let tile = Tile::Building(building);
            let cells = player.tile(tile, 0);
            PlacedView { tile, cells: cells_of(cells).collect(), with: self.shares(s, seat, building, cells) }
        });
        let landscapes = Landscape::ALL.into_iter().flat_map(|kind| {
            let tile = Tile::Landscape(kind);
            (0..player.landscapes[kind.idx()]).map(move |nth| PlacedView {
                tile,
                cells: cells_of(player.tile(tile, nth)).collect(),
                with: None,
            })
        });
        buildings.chain(landscapes).collect()
    }

    /// With whom a building is shared: its other part lies across the border. F8.4.4
    fn shares(&self, s: &State, seat: Seat, building: Building, cells: u64) -> Option<Seat> {
        Seat::all(self.kit.seats).find(|other| {
            let beyond = s.players[*other].tile(Tile::Building(building), 0);
            self.grids.border_of(seat, *other).is_some_and(|(border, first)| {
                let masks = if first == 0 { [cells, beyond] } else { [beyond, cells] };
                *other != seat && border.joints[building.idx()].iter().any(|joint| joint.masks == masks)
            })
        })
    }

    fn prestige_view(&self, all: &PerSeat<Counts, { crate::MAX_PLAYERS }>, seat: Seat, card: Prestige) -> PrestigeView {
        let part = &self.kit.components.prestiges[card.idx()];
        let others = || Seat::all(self.kit.seats).filter(|other| *other != seat);
        let counts = match part.metric {
            Some(term) => {
                let of_others = others().map(|other| all[other][term]);
                let best = match part.direction {
                    crate::Direction::Most => of_others.max(),
                    crate::Direction::Fewest => of_others.min(),
                };
                alloc::vec![(term, all[seat][term], best.unwrap_or(0))]
            }
            None => part.requires.iter().map(|wish| (wish.term, all[seat][wish.term], wish.at_least)).collect(),
        };
        PrestigeView { card, points: self.prestige_points(all, seat, card), most: part.pp, tied: part.pp_tied, counts }
    }
}
