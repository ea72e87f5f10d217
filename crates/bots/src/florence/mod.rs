//! What is known of The Princes of Florence: how many points a position promises to each player.
//!
//! A duchy is judged by a plan for the actions that are left: which works it will complete and what they will be worth,
//! what it will build and introduce for them, which professions it will take ([`plan`]). A hundred florins are half a point
//! as long as there is something to spend them on. While lots are auctioned, the rest of the auction is played through with
//! what each object would add to each plan ([`auction`]). Numbers that were found by playing stand in [`Weights`].

mod auction;
mod plan;

use crate::Settings;
use crate::heuristic::{Heuristic, Scores};
use plan::{Duchy, Outlook, Rivals};
use signoria_core::{Game, Seat, ToAct, keys};
use signoria_florence::{Character, Draw, Florence, Frame, Offer, Phase, Question, ROUNDS, State, Tile};

/// The evaluation with its weights.
#[derive(Clone, Copy, Debug, Default)]
pub struct Maecenas {
    /// What was found by playing.
    pub weights: Weights,
}

/// Numbers that were found by playing, in points unless they say otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Work value that a duchy gains with each round to come, by objects and cards.
    pub growth: f32,
    /// The part of the wishes of professions to come that each building, landscape and freedom meets: three shares.
    pub wishes: [f32; 3],
    /// The work value of a bonus card to come.
    pub bonus: f32,
    /// The part of its value that a bonus card in hand is worth.
    pub held_bonus: f32,
    /// Hundreds that an object of a round to come costs.
    pub object_price: f32,
    /// What money at hand is worth beyond what it buys, a hundred, for the first ten, while rounds are to come.
    pub liquid: f32,
    /// A prestige card to come, and what it is worth more with each round that has passed.
    pub prestige: [f32; 2],
    /// The part of the way to the next object, in units, that makes the lead of a prestige card uncertain: now, and more
    /// for each round to come.
    pub blur: [f32; 2],
    /// Hundreds without which nothing can be begun, and how many more make it certain that works will be completed though
    /// none can be yet.
    pub reserve: [f32; 2],
    /// What a sale must be worth.
    pub sale: f32,
    /// What a point that was sold has cost beyond itself: who sells to put off the end of a turn sells for ever.
    pub sold: f32,
    /// A type of building that still has a place.
    pub room: f32,
    /// The part of its points that the best work of the round so far is worth, and how much less for each who is to act.
    pub best_work: [f32; 2],
    /// The spread in points at the end of the game, and more for each round to come.
    pub spread: [f32; 2],
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            growth: 1.2,
            wishes: [0.3, 0.42, 0.42],
            bonus: 4.6,
            held_bonus: 0.42,
            object_price: 4.0,
            liquid: 0.06,
            prestige: [4.3, 0.15],
            blur: [0.5, 0.25],
            reserve: [2.0, 12.0],
            sale: 4.0,
            sold: 1.0,
            room: 0.12,
            best_work: [0.9, 0.2],
            spread: [4.0, 1.2],
        }
    }
}

/// What the dearest of all actions costs, in hundreds.
const DEAREST: f32 = 7.0;

impl Maecenas {
    /// What is bid for is worth whole points more or less, so more is explored than elsewhere; see `docs/performance.md`.
    pub const SETTINGS: Settings = Settings { exploration: 0.15, prior_visits: 2.0, ..Settings::IN_POINTS };
    /// The same for searches by the game's net: `signoria-learn tune` found nothing better, see docs/performance.md.
    pub const BY_NET: Settings = Self::SETTINGS;

    /// A seat's duchy with what is just being done to it, as it will stand.
    fn duchy(&self, game: &Florence, s: &State, seat: Seat) -> Duchy {
        let mut duchy = Duchy::of(game, s, seat);
        match s.frames.top() {
            Frame::Ask(Question::Place(by, tile)) if by == seat => match tile {
                Tile::Building(building) => duchy.build(game, building, f32::from(game.building_price(s, seat))),
                Tile::Landscape(kind) => duchy.landscape(kind),
            },
            Frame::Ask(Question::Kind(by)) if by == seat => {
                let kinds = signoria_florence::Landscape::ALL.into_iter().filter(|kind| s.landscapes[kind.idx()] > 0);
                if let Some(kind) = kinds.max_by_key(|kind| duchy.wants_landscape(game, *kind)) {
                    duchy.landscape(kind);
                }
            }
            Frame::Draw(Draw::Look(by, pile)) if by == seat => duchy.look(pile),
            Frame::Ask(Question::Bonus(by)) if by == seat => {
                duchy.money += f32::from(s.work);
                duchy.income = f32::from(s.work);
                duchy.actions = (duchy.actions - 1.0).max(0.0);
            }
            Frame::Ask(Question::Exchange(by)) if by == seat => duchy.income = f32::from(s.work),
            // Points are sold where nothing else will do, and never by whoever can pay for whatever there is.
            Frame::Ask(Question::Sell(by)) if by == seat => {
                duchy.points -= if duchy.money < DEAREST { self.weights.sale } else { 10.0 * self.weights.sale };
            }
            Frame::Ask(Question::Across(offer) | Question::Ask(offer)) if offer.builder == seat => {
                // The least that the partner has to pay, or what it is worth to him, which is asked for.
                self.together(game, s, &mut duchy, Offer { sum: 3, ..offer }, seat);
            }
            Frame::Ask(Question::Answer(offer)) if offer.builder == seat && self.accepts(game, s, offer) => {
                self.together(game, s, &mut duchy, offer, seat);
            }
            _ => {}
        }
        duchy
    }

    /// A joint building as it will stand for the builder.
    fn together(&self, game: &Florence, s: &State, duchy: &mut Duchy, offer: Offer, seat: Seat) {
        duchy.build(game, offer.building, f32::from(game.building_price(s, seat)) - f32::from(offer.sum));
    }

    /// Whether an offer is worth it to the partner.
    fn accepts(&self, game: &Florence, s: &State, offer: Offer) -> bool {
        let partner = offer.partner;
        if s.players[partner].money < offer.sum {
            return false;
        }
        let rivals = Rivals::of(game, s, partner);
        let before = Duchy::of(game, s, partner);
        let mut after = before.clone();
        after.accept(game, offer.building, f32::from(offer.sum));
        let judge = |duchy: &Duchy| plan::outlook(&self.weights, game, s, &rivals, duchy).points;
        judge(&after) > judge(&before)
    }

    fn outlook(&self, game: &Florence, s: &State, seat: Seat) -> (Duchy, Rivals, Outlook) {
        let rivals = Rivals::of(game, s, seat);
        let duchy = self.duchy(game, s, seat);
        let mut outlook = plan::outlook(&self.weights, game, s, &rivals, &duchy);
        if let Frame::Ask(Question::Keep(by, _)) = s.frames.top()
            && by == seat
        {
            // The best of them is kept.
            let cards = s.looked.peek(keys::referee());
            let kept = cards.iter().map(|card| {
                let mut duchy = duchy.clone();
                duchy.keep(card);
                plan::outlook(&self.weights, game, s, &rivals, &duchy).points
            });
            outlook.points = kept.fold(outlook.points, f32::max);
        }
        (duchy, rivals, outlook)
    }

    /// What the character before a player still brings, or will bring to whoever holds it.
    fn character(&self, game: &Florence, s: &State, seat: Seat, character: Character, outlook: &Outlook) -> f32 {
        let acts = outlook.this_round > 0.0;
        let position = f32::from(game.position(s, seat));
        match character {
            Character::Muse if acts => 0.5 * f32::from(s.round) * outlook.ready.min(2.0) * 0.8,
            Character::Cardinal if acts && game.phase(s) != Phase::Actions => outlook.action,
            Character::Princess if acts => (outlook.princess * 0.5 - outlook.action).max(0.0),
            // An object for nothing, or points for the place.
            Character::Merchant if s.round < ROUNDS => position.max(outlook.rate * 4.0),
            Character::Merchant => position,
            Character::Professor => self.weights.prestige[0] + self.weights.prestige[1] * f32::from(s.round),
            Character::Banker if s.round == ROUNDS => 0.5 * f32::from(s.players[seat].money),
            Character::Muse | Character::Cardinal | Character::Princess | Character::Banker => 0.0,
        }
    }

    /// What characters bring: those that lie before players, and those that markers lie on.
    fn characters(&self, game: &Florence, s: &State, outlooks: &[Outlook], points: &mut Scores) {
        for (n, outlook) in outlooks.iter().enumerate() {
            let seat = Seat(n as u8);
            if let Some(character) = s.players[seat].character {
                points[n] += self.character(game, s, seat, character, outlook);
            }
        }
        if game.phase(s) != Phase::Characters {
            return;
        }
        for character in Character::ALL {
            let Some((seat, bid)) = s.court.markers[character.idx()] else { continue };
            let outlook = &outlooks[seat.idx()];
            let mut worth = self.character(game, s, seat, character, outlook);
            if character == Character::Banker {
                worth += outlook.rate * f32::from(s.court.money);
            }
            points[seat.idx()] += worth - outlook.rate * f32::from(bid);
        }
    }
}

impl Heuristic<Florence> for Maecenas {
    fn points(&self, game: &Florence, s: &State) -> Option<Scores> {
        if setting_up(s) {
            return None;
        }
        let seats = usize::from(game.seats());
        let judged: [_; signoria_florence::MAX_PLAYERS] =
            std::array::from_fn(|n| (n < seats).then(|| self.outlook(game, s, Seat(n as u8))));
        let mut points = Scores::default();
        for (points, judged) in points.iter_mut().zip(judged.iter().flatten()) {
            *points = judged.2.points;
        }
        let outlooks: Vec<Outlook> = judged.iter().flatten().map(|(_, _, outlook)| *outlook).collect();
        if game.phase(s) == Phase::Auction {
            let gains = auction::play(&self.weights, game, s, &judged);
            points.iter_mut().zip(gains).for_each(|(points, gain)| *points += gain);
        }
        self.characters(game, s, &outlooks, &mut points);
        self.best_work(game, s, &mut points);
        Some(points)
    }

    fn spread(&self, _: &Florence, s: &State) -> f32 {
        let [end, round] = self.weights.spread;
        end + round * f32::from(ROUNDS - s.round.min(ROUNDS))
    }

    fn stop(&self, game: &Florence, s: &State, _: u32) -> bool {
        !setting_up(s) && game.to_act(s) != ToAct::Chance
    }
}

impl Maecenas {
    /// What the best work of the round so far promises. F5.4.60
    fn best_work(&self, game: &Florence, s: &State, points: &mut Scores) {
        if game.phase(s) != Phase::Actions {
            return;
        }
        let best = s.players.iter(game.seats()).map(|(_, player)| player.best).max().unwrap_or(0);
        if best == 0 {
            return;
        }
        let to_come = s.turn_of.first().map_or(0, |now| game.seats() - 1 - plan::place(game, s, now));
        let [sure, less] = self.weights.best_work;
        let share = (sure - less * f32::from(to_come)).max(0.1);
        for (seat, player) in s.players.iter(game.seats()) {
            if player.best == best {
                points[seat.idx()] += 3.0 * share;
            }
        }
    }
}

fn setting_up(s: &State) -> bool {
    s.round == 0 && matches!(s.frames.top(), Frame::Draw(Draw::First | Draw::Deal(_) | Draw::Tile))
}

#[cfg(test)]
mod tests {
    use super::*;
    use signoria_core::{Actor, Silent, search_rng};
    use signoria_florence::{Lot, Options};

    /// The first auction of a game, professions returned as they come.
    fn opening(seats: u8, options: Options) -> (Florence, State) {
        let game = Florence::new(Default::default(), seats, Options { first: Some(0), ..options }).unwrap();
        let mut state = game.start();
        let mut rng = search_rng(7);
        let mut legal = Vec::new();
        while state.round == 0 {
            match game.to_act(&state) {
                ToAct::Chance => {
                    let outcome = game.roll(&state, &mut rng);
                    game.apply(&mut state, Actor::Chance, outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    legal.clear();
                    game.legal(&state, seat, &mut legal);
                    game.apply(&mut state, Actor::Seat(seat), legal[0], &mut Silent);
                }
                ToAct::Over => unreachable!("a game begins"),
            }
        }
        (game, state)
    }

    fn promised(game: &Florence, state: &State, change: &dyn Fn(&mut State)) -> Scores {
        let mut state = state.clone();
        change(&mut state);
        Maecenas::default().points(game, &state).unwrap()
    }

    #[test]
    fn more_of_what_is_good_promises_more() {
        let (game, state) = opening(3, Options::default());
        let base = promised(&game, &state, &|_| {});
        let better: [&dyn Fn(&mut State); 5] = [
            &|s| s.players[Seat(0)].pp += 5,
            &|s| s.players[Seat(0)].jesters += 1,
            &|s| s.players[Seat(0)].builders += 1,
            &|s| s.players[Seat(0)].landscapes = [1, 1, 1],
            &|s| s.players[Seat(0)].freedoms = 7,
        ];
        for (n, change) in better.iter().enumerate() {
            assert!(promised(&game, &state, change)[0] > base[0], "{n}");
        }
        // Whoever has nothing to pay with builds nothing.
        assert!(promised(&game, &state, &|s| s.players[Seat(0)].money = 0)[0] < base[0]);
    }

    #[test]
    fn money_is_worth_something_only_while_it_buys_something() {
        let (game, state) = opening(2, Options::default());
        let worth = |money: u16, round: u8| {
            let at =
                |money: u16| promised(&game, &state, &move |s| (s.players[Seat(0)].money, s.round) = (money, round))[0];
            at(money + 10) - at(money)
        };
        assert!(worth(10, 1) > 4.0, "{}", worth(10, 1));
        assert!(worth(200, 7) < 1.0, "{}", worth(200, 7));
    }

    #[test]
    fn nobody_is_left_with_a_bid_above_what_the_lot_is_worth() {
        let (game, state) = opening(2, Options::default());
        let bid = |bid: u16| {
            promised(&game, &state, &move |s| {
                s.auction.lot = Some(Lot::PrestigeCard);
                (s.auction.bid, s.auction.high) = (bid, Seat(0));
            })
        };
        assert!(bid(4)[0] > bid(14)[0] + 2.0, "{} {}", bid(4)[0], bid(14)[0]);
    }
}
