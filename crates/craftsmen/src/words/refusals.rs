//! Why an action is not legal.

use crate::data::{FAIR, MOST_IN_GUILD, OWN_HELPERS};
use crate::frame::{Frame, Question};
use crate::pieces::{Card, Favour, Good, Guild, Icon, Side};
use crate::rules::RIBBON;
use crate::state::State;
use crate::{Action, Craftsmen};
use signoria_core::{Eye, Seat};

type Reason = (&'static str, &'static str);

impl Craftsmen {
    pub(super) fn reason(&self, s: &State, seat: Seat, action: Action, eye: Eye) -> Reason {
        let Frame::Ask(question) = s.frames.top() else { unreachable!("somebody is asked") };
        match (question, action) {
            (Question::Exchange(_), Action::Exchange(_)) => ("craftsmen-refusal-not-in-hand", "C2.10"),
            (Question::Sawmill(_), Action::Sawmill(_)) => ("craftsmen-refusal-sawmill", "C2.10"),
            (Question::Helper(_), Action::Helper(guild)) => self.why_not_helper(s, seat, guild),
            (Question::Space(_, guild), Action::Space(space)) => self.why_not_space(s, seat, guild, space.into()),
            (Question::Fee(..), Action::Points) => ("craftsmen-refusal-no-points", "C5.1.5"),
            (Question::Fee(..) | Question::Bribe(..) | Question::Price(..), Action::Give(_)) => {
                ("craftsmen-refusal-not-in-hand", decision_point(question))
            }
            (Question::Take(_), Action::Take(_)) => ("craftsmen-refusal-take", "C5.3.1"),
            (Question::Discard(..), Action::Discard(_) | Action::DiscardTwo { .. }) => {
                ("craftsmen-refusal-discard", decision_point(question))
            }
            (Question::Build(_), Action::Build { card, .. }) => self.why_not_build(s, seat, card, eye),
            (Question::Pay(_), Action::Pay { .. }) => ("craftsmen-refusal-pay", "C5.2.4"),
            (Question::Peek(_), Action::Peek(_)) => ("craftsmen-refusal-stack-empty", "C5.5.11"),
            (Question::Show(..), Action::Show { .. }) | (Question::Back(..), Action::Back(_)) => {
                ("craftsmen-refusal-not-looked-at", "C5.5.11")
            }
            (Question::Notary(_), Action::Buy { tier, slot } | Action::Auction { tier, slot }) => {
                if s.offers[tier.idx()][usize::from(slot)].is_none() {
                    ("craftsmen-refusal-no-card", "C10.2")
                } else {
                    ("craftsmen-refusal-colors", "C5.5.1")
                }
            }
            (Question::Open(_), Action::Bid(_)) => ("craftsmen-refusal-bid", "C5.5.4"),
            (Question::Bid(_), Action::Bid(bid)) if bid <= s.auction.bid() => {
                ("craftsmen-refusal-not-higher", "C5.5.3")
            }
            (Question::Mayor(_), Action::Bid(bid)) if bid <= s.auction.offer() => {
                ("craftsmen-refusal-not-higher", "C5.5.7")
            }
            (Question::Bid(_) | Question::Mayor(_), Action::Bid(_)) => ("craftsmen-refusal-bid", "C5.5.4"),
            (Question::Token(_), Action::Double { .. }) => ("craftsmen-refusal-no-double", "C5.10.1"),
            (
                Question::Work(_) | Question::Token(_) | Question::Second(_),
                Action::Raw { .. }
                | Action::Double { .. }
                | Action::Trade(_)
                | Action::Semi { .. }
                | Action::Load { .. }
                | Action::Waste(_),
            ) => self.why_not_use(s, seat, question, action),
            (Question::Delivery(_), Action::Fetch(_) | Action::FetchTop) => ("craftsmen-refusal-no-card", "C5.6.8"),
            (Question::Merchant(_), Action::Purchase(icon)) => self.why_not_purchase(s, seat, icon),
            (Question::Price(..), Action::Fair) => ("craftsmen-refusal-no-privilege", "C5.7.4"),
            (Question::Hall(_), Action::Hall(favour)) => match favour {
                Favour::Privilege => ("craftsmen-refusal-no-token", "C5.8.1"),
                Favour::Work => ("craftsmen-refusal-no-token", "C5.8.2"),
                Favour::Order if self.kit.seats == 2 => ("craftsmen-refusal-two-players", "C8.4.3"),
                Favour::Order => ("craftsmen-refusal-no-change", "C5.8.3"),
            },
            (Question::Invest(_), Action::Invest { .. }) => ("craftsmen-refusal-invest", "C8.1.4"),
            (question, _) => ("craftsmen-refusal-question", decision_point(question)),
        }
    }

    fn why_not_helper(&self, s: &State, seat: Seat, guild: Guild) -> Reason {
        let (own, all) = self.discs(s, seat, guild);
        let most = MOST_IN_GUILD[usize::from(self.kit.seats) - 2];
        if own >= OWN_HELPERS {
            ("craftsmen-refusal-two-helpers", "C5.1.2")
        } else if all >= most {
            ("craftsmen-refusal-guild-full", "C5.1.2")
        } else {
            ("craftsmen-refusal-no-fee", "C5.1.5")
        }
    }

    fn why_not_space(&self, s: &State, seat: Seat, guild: Guild, space: usize) -> Reason {
        if space >= self.spaces() {
            ("craftsmen-refusal-closed-space", "C8.4.1")
        } else if self.single(s, guild, space).is_none() {
            ("craftsmen-refusal-two-discs", "C5.1.4")
        } else {
            debug_assert!(space != RIBBON && !self.stacks(s, seat, guild, space));
            ("craftsmen-refusal-no-fee", "C5.1.5")
        }
    }

    fn why_not_build(&self, s: &State, seat: Seat, card: Card, eye: Eye) -> Reason {
        let player = &s.players[seat];
        let own = player.open | player.secret.seen_by(eye).copied().unwrap_or(0);
        let fits = Side::ALL.into_iter().any(|side| self.fits(card, player.end(side)));
        if own & card.bit() == 0 {
            ("craftsmen-refusal-not-in-hand", "C5.4.1")
        } else if fits || self.may_use_privilege(s, seat) {
            ("craftsmen-refusal-build", "C5.4.1")
        } else {
            ("craftsmen-refusal-no-match", "C5.4.2")
        }
    }

    fn why_not_use(&self, s: &State, seat: Seat, question: Question, action: Action) -> Reason {
        let player = &s.players[seat];
        let second = matches!(question, Question::Second(_));
        match action {
            Action::Raw { good, .. } | Action::Double { good, .. } if !self.has_source(s, seat, good) => {
                ("craftsmen-refusal-no-building", "C5.6.4")
            }
            Action::Raw { to: None, .. } | Action::Double { to: None, .. } if player.fair >= FAIR => {
                ("craftsmen-refusal-fair-full", "C5.6.4")
            }
            Action::Raw { .. } => ("craftsmen-refusal-no-icon", "C5.6.4"),
            _ if second => ("craftsmen-refusal-question", "CD22"),
            Action::Double { .. } if !self.may_use_privilege(s, seat) => ("craftsmen-refusal-no-privilege", "C5.6.11"),
            Action::Double { .. } => ("craftsmen-refusal-no-icon", "C5.6.11"),
            Action::Trade(_) if player.fair == 0 => ("craftsmen-refusal-fair-empty", "C5.6.5"),
            Action::Trade(_) => ("craftsmen-refusal-no-icon", "C5.6.5"),
            Action::Semi { card, .. } if self.ready(s, seat) & card.bit() == 0 => {
                ("craftsmen-refusal-not-ready", "C5.6.6")
            }
            Action::Semi { .. } => ("craftsmen-refusal-no-icon", "C5.6.6"),
            Action::Load { card, .. } | Action::Waste(card) if self.ready(s, seat) & card.bit() == 0 => {
                ("craftsmen-refusal-not-ready", "C5.6.7")
            }
            Action::Load { card, ship } if self.hold(card, ship).is_none() => ("craftsmen-refusal-no-hold", "C5.6.9"),
            Action::Load { .. } => ("craftsmen-refusal-no-bribe", "C5.6.9"),
            _ => ("craftsmen-refusal-free-hold", "C5.6.10"),
        }
    }

    /// Whether a player has a building for a raw material.
    fn has_source(&self, s: &State, seat: Seat, good: Good) -> bool {
        good == Good::Wood || self.yielded(s, seat) >> good.idx() & 1 == 1
    }

    fn why_not_purchase(&self, s: &State, seat: Seat, icon: Icon) -> Reason {
        let good = self.kit.components.card(icon.card).good;
        let input = self.kit.components.recipe(good).inputs.get(usize::from(icon.icon)).copied();
        let empty =
            s.players[seat].built & icon.card.bit() != 0 && s.filled[usize::from(icon.icon)] & icon.card.bit() == 0;
        if !empty || input.is_none_or(|input| input.column().is_none()) {
            ("craftsmen-refusal-no-icon", "C5.7.1")
        } else if input.is_some_and(|input| !self.for_sale(s, seat, input)) {
            ("craftsmen-refusal-own-marker", "C5.7.2")
        } else {
            ("craftsmen-refusal-cannot-pay", "C5.7.1")
        }
    }
}

/// The decision point of a question.
fn decision_point(question: Question) -> &'static str {
    match question {
        Question::Exchange(_) => "CD1",
        Question::Sawmill(_) => "CD2",
        Question::Helper(_) => "CD3",
        Question::Space(..) => "CD4",
        Question::Fee(..) => "CD5",
        Question::Take(_) => "CD6",
        Question::Privilege(_) => "CD7",
        Question::Discard(_, surplus) if surplus.bank => "CD8",
        Question::Discard(..) => "CD32",
        Question::Build(_) => "CD9",
        Question::Pay(_) => "CD11",
        Question::Peek(_) => "CD12",
        Question::Show(..) => "CD13",
        Question::Side(..) => "CD14",
        Question::Back(..) => "CD15",
        Question::Notary(_) => "CD16",
        Question::Open(_) => "CD17",
        Question::Bid(_) => "CD18",
        Question::Mayor(_) => "CD19",
        Question::Work(_) => "CD20",
        Question::Second(_) => "CD22",
        Question::Delivery(_) => "CD24",
        Question::Bribe(..) => "CD26",
        Question::Merchant(_) => "CD27",
        Question::Price(..) => "CD28",
        Question::Hall(_) => "CD30",
        Question::Token(_) => "CD31",
        Question::Invest(_) => "CD33",
    }
}
