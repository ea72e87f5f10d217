//! What can be going on: what somebody is asked, what is drawn, what follows by itself.

use crate::pieces::{Guild, Tier};
use signoria_core::Seat;

/// What somebody is asked. Decision points of section 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Exchange a building card? CD1
    Exchange(Seat),
    /// Exchange the sawmill? CD2
    Sawmill(Seat),
    /// Where a helper goes. CD3
    Helper(Seat),
    /// On which space of a guild. CD4
    Space(Seat, Guild),
    /// How the fee for a space is paid. CD5
    Fee(Seat, Guild, u8),
    /// Face-up cards at the bank. CD6
    Take(Seat),
    /// Discard one card less? CD7
    Privilege(Seat),
    /// Which cards are discarded. CD8, CD32
    Discard(Seat, Surplus),
    /// What is built, and where. CD9, CD10
    Build(Seat),
    /// Cards of a colour for a price. CD11
    Pay(Seat),
    /// Look at a deck? CD12
    Peek(Seat),
    /// Which two are displayed. CD13
    Show(Seat, Tier),
    /// On which side the others go back. CD14
    Side(Seat, Tier),
    /// Which one goes back next; whether on top. CD15
    Back(Seat, Tier, bool),
    /// Buy, auction or neither. CD16
    Notary(Seat),
    /// The opening bid. CD17
    Open(Seat),
    /// A higher bid. CD18
    Bid(Seat),
    /// A bid above the mayor's. CD19
    Mayor(Seat),
    /// What a work point is used for. CD20, CD21, CD23, CD25
    Work(Seat),
    /// The second raw material. CD22
    Second(Seat),
    /// Which card a delivery brings. CD24
    Delivery(Seat),
    /// Which card bribes the captain, for the marker of a hold. CD26
    Bribe(Seat, u8),
    /// Which half-product is bought, for which icon. CD27, CD29
    Merchant(Seat),
    /// How it is paid, to the owner of the marker if it is a player's. CD28
    Price(Seat, Option<Seat>),
    /// What the Town Hall gives. CD30
    Hall(Seat),
    /// What a work token is used for. CD31
    Token(Seat),
    /// Which cards are invested. CD33, CD34
    Invest(Seat),
}

/// Cards to be discarded. C4.5, C4.6, C5.3.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Surplus {
    /// How many.
    pub left: u8,
    /// The least kind that may be named: cards are named in the order of their kinds.
    pub from: u8,
    /// Whether the bank asks for them, and no limit.
    pub bank: bool,
}

/// What is drawn. C3.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Draw {
    /// A capital card for a hand.
    Hand(Seat),
    /// A capital card for the display.
    Display,
    /// A capital card that the mayor turns up.
    Mayor,
    /// A building card for a hand, at the set-up; whether it is exchanged.
    Deal(Seat, Tier, bool),
    /// A building card for the display.
    Offer(Tier),
    /// A building card that this seat looks at.
    Look(Seat, Tier),
    /// A sawmill.
    Sawmill(Seat),
}

/// What follows by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The set-up, draw by draw. Section 2
    SetUp,
    /// Exchanges, in starting order. C2.10
    Exchange(u8),
    /// A round begins. C4.2, C4.3
    Round,
    /// The next helper. C5.1
    Helpers,
    /// The next disc of the stage, or player in winter. C5.2.1, C5.12.1
    Stage,
    /// The next player of a window. C5.10.1
    Window,
    /// The final phase. C5.11
    Final,
    /// Ships, city, granary. C8.1.1 to C8.1.3
    Year,
    /// The next investment. C8.1.4
    Invest,
    /// Hand limits, and the next season. C4.5
    RoundEnd,
    /// Fees are paid: the helper is set upon a space. C5.1.5
    Stack(Seat, Guild, u8),
    /// So many capital cards are drawn. C3.3.2
    Draws(Seat, u8),
    /// The capital display is filled. C5.3.3
    Refill,
    /// The bank's discards. C5.3.2
    Bank(Seat),
    /// The limit of a hand. C4.6
    Limit(Seat),
    /// The next building of an action, or its price. C5.4.1
    Build(Seat),
    /// What an action of building completes. C5.4.5
    Tokens(Seat),
    /// The next colour of a payment. C5.2.4
    Pay(Seat),
    /// The notary's action. C5.5
    Notary(Seat),
    /// The notary's privilege, before or after the action. C5.5.10
    Peek(Seat),
    /// So many cards are looked at. C5.5.11
    Look(Seat, Tier, u8),
    /// Cards go back until nothing is left to ask. C5.5.11
    Back(Seat, Tier, bool),
    /// The next bid. C5.5.3
    Auction,
    /// The mayor turns up so many cards. C5.5.6
    Mayor(u8),
    /// The mayor's offer is complete. C5.5.7
    Offer,
    /// A displayed card was paid for. C5.5.1, C5.5.5
    Won(Seat),
    /// The display of a deck is filled. C5.5.1
    Offers(Tier),
    /// The next work point. C5.6.3
    Work(Seat),
    /// The card that a delivery brings. C5.6.8
    Delivery(Seat),
}

/// Something that is going on.
pub type Frame = signoria_core::Frame<Question, Draw, Step>;
/// The most at a time: the course of the round, an action with its parts, a draw. C14.7
pub type Frames = signoria_core::Frames<Question, Draw, Step, 8>;
