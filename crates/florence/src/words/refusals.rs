//! Why an action is not legal.

use crate::data::{PRICE, REFUSALS};
use crate::frame::{Frame, Question};
use crate::pieces::{Building, Character, Freedom, Lot, Pile, Profession, Tile};
use crate::state::State;
use crate::{Action, Florence};
use signoria_core::{Eye, Seat};

type Reason = (&'static str, &'static str);

impl Florence {
    pub(super) fn reason(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Reason {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        match (question, action) {
            (Question::Discard { .. }, Action::Return(_)) => ("florence-refusal-not-in-hand", "F2.3"),
            (Question::Discard { .. }, _) => ("florence-refusal-discard", "FD1"),
            (Question::Name(_) | Question::Last(_), Action::Name(lot)) => self.why_not_name(s, seat, lot),
            (Question::Raise(_), Action::Raise) => self.why_not_raise(s, seat),
            (Question::Kind(_), Action::Landscape(_)) => ("florence-refusal-no-such-landscape", "F8.2.3"),
            (Question::Place(_, tile), Action::Place { .. }) => self.why_not_place(s, seat, tile, action),
            (Question::Keep(..), Action::Keep(_)) | (Question::Return(..), Action::Return(_)) => {
                ("florence-refusal-not-looked-at", "F5.6.1")
            }
            (Question::Recruit(_) | Question::Turn(_), Action::Recruit(card)) => self.why_not_recruit(s, seat, card),
            (Question::Exchange(_), Action::Exchange(_)) => ("florence-refusal-exchange", "F5.4.16"),
            (Question::Sell(_), Action::SellPoints(_)) => ("florence-refusal-sell-points", "F5.1.1"),
            (Question::Bonus(_), Action::Play(_)) => ("florence-refusal-not-in-hand", "F5.4.11"),
            (Question::Bonus(_), Action::Done) => ("florence-refusal-below-minimum", "F5.4.10"),
            (Question::Character(_), Action::Bid { character, bid }) => self.why_not_bid(s, seat, character, bid),
            (Question::Across(_), Action::Across { .. }) => ("florence-refusal-across", "F8.4.5"),
            (Question::Ask(_), Action::Ask(_)) => ("florence-refusal-sum", "F8.4.6"),
            (Question::Answer(_), Action::Accept) => ("florence-refusal-no-money", "F8.4.6"),
            (Question::Turn(_), _) => self.why_not_in_turn(s, seat, action, eye),
            (_, Action::Sell) if !self.sells() => ("florence-refusal-muse-sells-nothing", "F8.3.20"),
            (_, Action::Sell) => ("florence-refusal-sell", "F5.1.4"),
            (_, Action::UseMerchant | Action::UseProfessor(_)) => self.why_not_character(s, seat, action),
            (question, _) => ("florence-refusal-question", decision_point(question)),
        }
    }

    fn why_not_name(&self, s: &State, seat: Seat, lot: Lot) -> Reason {
        if !self.lots().contains(&lot) {
            ("florence-refusal-no-such-stack", "F5.2.11")
        } else if s.auction.is_sold(lot) {
            ("florence-refusal-sold", "F5.2.1")
        } else if self.left_of(s, lot) == 0 {
            ("florence-refusal-empty", "F5.2.1")
        } else if !self.can_use(s, seat, lot) {
            self.why_not_use(lot)
        } else {
            ("florence-refusal-no-money", "F5.2.9")
        }
    }

    fn why_not_use(&self, lot: Lot) -> Reason {
        if lot == Lot::Builder {
            ("florence-refusal-three-builders", "F5.3.4")
        } else {
            ("florence-refusal-no-place", "F5.2.9")
        }
    }

    fn why_not_raise(&self, s: &State, seat: Seat) -> Reason {
        match s.auction.lot {
            Some(lot) if !self.can_use(s, seat, lot) => self.why_not_use(lot),
            _ => ("florence-refusal-no-money", "F5.2.9"),
        }
    }

    fn why_not_place(&self, s: &State, seat: Seat, tile: Tile, action: Action) -> Reason {
        let Some(mask) = self.mask_of(tile, action) else { return ("florence-refusal-off-grid", "F5.5.6") };
        if mask & self.occupied(s, seat) != 0 {
            ("florence-refusal-occupied", "F5.5.1")
        } else if mask & self.kept_clear(s, seat) != 0 {
            ("florence-refusal-touches", "F5.5.2")
        } else {
            ("florence-refusal-border", "F8.4.3")
        }
    }

    fn why_not_recruit(&self, s: &State, seat: Seat, card: Profession) -> Reason {
        if s.players[seat].recruiting == 0 {
            ("florence-refusal-no-recruiting-card", "F5.7.1")
        } else if s.players[seat].table.has(card.into()) {
            ("florence-refusal-own-table", "F5.7.2")
        } else {
            ("florence-refusal-not-on-table", "F5.7.2")
        }
    }

    fn why_not_bid(&self, s: &State, seat: Seat, character: Character, bid: u16) -> Reason {
        if s.court.bought >> character.idx() & 1 == 1 {
            ("florence-refusal-bought", "F8.3.6")
        } else if !character.spaces().contains(&bid) {
            ("florence-refusal-no-space", "F8.3.5")
        } else if s.court.markers[character.idx()].is_some_and(|(_, above)| bid <= above) {
            ("florence-refusal-not-higher", "F8.3.3")
        } else {
            debug_assert!(bid > s.players[seat].money);
            ("florence-refusal-no-money", "F8.3.5")
        }
    }

    fn why_not_character(&self, s: &State, seat: Seat, action: Action) -> Reason {
        match (action, s.players[seat].character) {
            (Action::UseProfessor(Pile::Profession), _) => ("florence-refusal-professor-deck", "F8.3.12"),
            (Action::UseProfessor(_), Some(Character::Professor)) => ("florence-refusal-deck-closed", "F8.3.12"),
            _ => ("florence-refusal-no-character", "F8.3.14"),
        }
    }

    fn why_not_in_turn(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Reason {
        let player = &s.players[seat];
        let is_action = matches!(
            action,
            Action::Work(_)
                | Action::PrincessWork
                | Action::Build(_)
                | Action::Offer { .. }
                | Action::TakeProfession
                | Action::Introduce(_)
                | Action::TakeBonus
        );
        if is_action && self.actions_left(s, seat) == 0 {
            return ("florence-refusal-no-action", "F5.4.1");
        }
        match action {
            Action::Work(card) => {
                let held = player.secrets.seen_by(eye).is_some_and(|own| own.hand.has(card.into()));
                let key = if held { "florence-refusal-below-minimum" } else { "florence-refusal-not-in-hand" };
                (key, "F5.4.10")
            }
            Action::PrincessWork if player.character == Some(Character::Princess) => {
                ("florence-refusal-below-minimum", "F8.3.9")
            }
            Action::PrincessWork => ("florence-refusal-no-character", "F8.3.9"),
            Action::Build(building) => self.why_not_build(s, seat, building),
            Action::Offer { partner, building } => self.why_not_offer(s, seat, partner, building),
            Action::TakeProfession if player.took_profession => ("florence-refusal-once", "F5.4.30"),
            Action::TakeProfession => self.why_not_look(s, seat, "F5.4.30"),
            Action::TakeBonus => self.why_not_look(s, seat, "F5.4.50"),
            Action::Introduce(freedom) => self.why_not_introduce(s, seat, freedom),
            Action::Sell if !self.sells() => ("florence-refusal-muse-sells-nothing", "F8.3.20"),
            Action::Sell => ("florence-refusal-sell", "F5.1.4"),
            Action::UseMerchant | Action::UseProfessor(_) => self.why_not_character(s, seat, action),
            _ => ("florence-refusal-question", "FD11"),
        }
    }

    fn why_not_build(&self, s: &State, seat: Seat, building: Building) -> Reason {
        let player = &s.players[seat];
        if player.has_building(building) {
            ("florence-refusal-has-building", "F5.4.21")
        } else if s.buildings[building.idx()] == 0 {
            ("florence-refusal-no-tile", "F5.4.20")
        } else if player.money < self.building_price(s, seat) {
            ("florence-refusal-no-money", "F5.4.20")
        } else {
            ("florence-refusal-no-place", "F5.4.20")
        }
    }

    fn why_not_offer(&self, s: &State, seat: Seat, partner: Seat, building: Building) -> Reason {
        let is_seat = partner.0 < self.kit.seats && partner != seat;
        if !is_seat || self.grids.border_of(seat, partner).is_none() {
            return ("florence-refusal-no-neighbour", "F8.4.9");
        }
        let (least, most) = self.sums(s, seat, partner);
        if s.players[seat].refused >= REFUSALS {
            ("florence-refusal-three-offers", "F8.4.6")
        } else if s.players[seat].has_building(building) || s.players[partner].has_building(building) {
            ("florence-refusal-has-building", "F8.4.5")
        } else if s.buildings[building.idx()] == 0 {
            ("florence-refusal-no-tile", "F8.4.5")
        } else if least > most {
            ("florence-refusal-no-money", "F8.4.6")
        } else {
            ("florence-refusal-no-place", "F8.4.5")
        }
    }

    fn why_not_look(&self, s: &State, seat: Seat, rule: &'static str) -> Reason {
        let rich = s.players[seat].money >= PRICE;
        (if rich { "florence-refusal-deck-empty" } else { "florence-refusal-no-money" }, rule)
    }

    fn why_not_introduce(&self, s: &State, seat: Seat, freedom: Freedom) -> Reason {
        let player = &s.players[seat];
        let key = if player.took_freedom {
            "florence-refusal-once"
        } else if player.has_freedom(freedom) {
            "florence-refusal-has-freedom"
        } else if s.freedoms[freedom.idx()] == 0 {
            "florence-refusal-no-tile"
        } else {
            "florence-refusal-no-money"
        };
        (key, "F5.4.40")
    }
}

/// The decision point of a question.
fn decision_point(question: Question) -> &'static str {
    match question {
        Question::Discard { .. } => "FD1",
        Question::Name(_) => "FD2",
        Question::Raise(_) => "FD3",
        Question::Last(_) => "FD4",
        Question::Kind(_) => "FD5",
        Question::Place(_, Tile::Landscape(_)) => "FD6",
        Question::Place(_, Tile::Building(_)) => "FD16",
        Question::Keep(..) => "FD7",
        Question::Return(..) => "FD8",
        Question::Recruit(_) => "FD9",
        Question::Turn(_) => "FD11",
        Question::Bonus(_) => "FD13",
        Question::Exchange(_) => "FD14",
        Question::Sell(_) => "FD18",
        Question::Character(_) => "FD19",
        Question::UseNow(_) => "FD21",
        Question::Merchant(_) => "FD22",
        Question::Expiring(_) => "FD25",
        Question::Cash(_) => "FD26",
        Question::Across(_) => "FD30",
        Question::Ask(_) => "FD31",
        Question::Answer(_) => "FD32",
    }
}
