//! How good an answer looks at first sight, question by question: what playouts go by, and what the greedy level does.

use super::plan::Plan;
use signoria_core::{Seat, keys};
use signoria_craftsmen::{
    Action, BUILD_COST, BUY_COST, Capital, Card, Cards, Color, Disc, Favour, Frame, Good, Guild, Icon, MAYOR, Question,
    RIBBON, Season, TOKENS, Tier, WORK, set_value, worth,
};
use std::cell::OnceCell;

/// Every colour.
const COLORS: u8 = 15;
/// The most that is paid at once.
const MOST: usize = 46;
/// What a capital card that nobody has seen yet is worth in payments, about.
const UNSEEN: f32 = 3.2;

/// Rates the answers of a question. `out` gets one number each, in points.
pub(super) fn rate(plan: &Plan<'_>, question: Question, legal: &[Action], out: &mut Vec<f32>) {
    let cards = plan.s.players[plan.seat].capital(keys::referee());
    let policy = Policy { plan, cards, prices: Default::default() };
    match question {
        Question::Pay(_) => policy.pay(legal, out),
        Question::Work(_) | Question::Token(_) | Question::Second(_) => policy.work(question, legal, out),
        Question::Helper(_) => policy.helper(legal, out),
        Question::Build(_) => policy.build(legal, out),
        Question::Notary(_) => policy.notary(legal, out),
        Question::Show(..) => policy.show(legal, out),
        _ => out.extend(legal.iter().map(|action| policy.simple(question, *action))),
    }
}

struct Policy<'a> {
    plan: &'a Plan<'a>,
    cards: Cards,
    /// What each price loses at least, by the colours that are taken for it.
    prices: [OnceCell<[f32; MOST]>; 1 << Color::COUNT],
}

impl Policy<'_> {
    /// What the hand loses with cards.
    fn loses(&self, kinds: &[Capital]) -> f32 {
        let mut after = self.cards;
        for kind in kinds {
            after[kind.idx()] = after[kind.idx()].saturating_sub(1);
        }
        self.plan.purse(&self.cards) - self.plan.purse(&after)
    }

    /// What it gains.
    fn gains(&self, kinds: &[Capital]) -> f32 {
        let mut after = self.cards;
        kinds.iter().for_each(|kind| after[kind.idx()] += 1);
        self.plan.purse(&after) - self.plan.purse(&self.cards)
    }

    fn unseen(&self) -> f32 {
        self.plan.time.coin * (UNSEEN + self.plan.weights.card) + self.plan.time.invest * 0.5
    }

    fn coin(&self) -> f32 {
        self.plan.time.coin
    }

    /// What the privilege costs who acts.
    fn privilege(&self) -> f32 {
        let plan = self.plan;
        let fewest = plan.weights.fewest;
        if plan.game.is_gold(plan.s) {
            fewest
        } else {
            fewest + plan.weights.privilege * (plan.time.rounds / 3.0).min(1.0)
        }
    }

    fn simple(&self, question: Question, action: Action) -> f32 {
        let plan = self.plan;
        let s = plan.s;
        let shown = |slot: u8| s.display[usize::from(slot)];
        match action {
            Action::Take(which) => {
                let taken: Vec<Capital> = match which {
                    2 => s.display.iter().flatten().copied().collect(),
                    3 => Vec::new(),
                    slot => shown(slot).into_iter().collect(),
                };
                self.gains(&taken) + (4.0 - taken.len() as f32) * self.unseen() * 0.9
            }
            Action::Privilege => self.unseen() * 0.8 - self.privilege(),
            Action::Discard(kind) => -self.loses(&[kind]),
            Action::DiscardTwo { first, second } => -self.loses(&[first, second]),
            Action::Give(kind) => -self.loses(&[kind]),
            Action::Points => -f32::from(plan.game.fee(s)),
            // A marker of the fair, and the privilege.
            Action::Fair => -0.6 - self.privilege(),
            Action::Fetch(slot) => shown(slot).map_or(0.0, |kind| self.gains(&[kind])),
            Action::FetchTop => self.unseen(),
            Action::Space(space) => self.space(question, space.into()),
            Action::Exchange(card) => self.usual(card.tier()) - plan.wants(card),
            Action::Sawmill(card) => self.suits(card) - self.suits(s.players[plan.seat].row()[0]) - 0.05,
            // To choose among five cards instead of two, about.
            Action::Peek(_) => 0.5 - self.privilege(),
            Action::Bid(bid) => self.bid(question, bid),
            Action::Purchase(to) => {
                let good = plan.game.input(to);
                // What it costs to make it oneself, or by another way.
                plan.icon(to.card, good, plan.time.now) - self.cheapest()
            }
            Action::Hall(favour) => self.favour(favour),
            Action::Invest { purple, green, blue, red } => {
                let kinds: Vec<Capital> =
                    Color::ALL.into_iter().zip([purple, green, blue, red]).map(|(c, v)| Capital::of(c, v)).collect();
                let mut after = self.cards;
                kinds.iter().for_each(|kind| after[kind.idx()] -= 1);
                let money = |cards: &Cards| {
                    let n: u8 = cards.iter().sum();
                    self.coin() * (f32::from(worth(cards, COLORS)) + plan.weights.card * f32::from(n))
                };
                f32::from(purple + green + blue + red) - (money(&self.cards) - money(&after))
            }
            Action::Pass => match question {
                Question::Take(_) => -5.0,
                _ => 0.0,
            },
            _ => 0.0,
        }
    }

    /// What a card of a deck is worth in hand, about.
    fn usual(&self, tier: Tier) -> f32 {
        match tier {
            Tier::Extended => 7.0,
            _ => 5.0,
        }
    }

    /// How many of the building cards in hand fit beside a sawmill.
    fn suits(&self, sawmill: Card) -> f32 {
        let plan = self.plan;
        let cards = plan.s.players[plan.seat].buildings(keys::referee());
        Card::of_set(cards).filter(|card| plan.game.fits(*card, sawmill)).count() as f32
    }

    /// The cheapest card to give away.
    fn cheapest(&self) -> f32 {
        let there = Capital::ALL.into_iter().filter(|kind| self.cards[kind.idx()] > 0);
        there.map(|kind| self.loses(&[kind])).fold(f32::INFINITY, f32::min).min(3.0)
    }

    fn space(&self, question: Question, space: usize) -> f32 {
        let plan = self.plan;
        let Question::Space(_, guild) = question else { return 0.0 };
        let owner = plan.game.single(plan.s, guild, space).unwrap_or(plan.seat);
        let fee = if plan.game.owes(plan.seat, owner, space) {
            self.cheapest().min(f32::from(plan.game.fee(plan.s)))
        } else if owner != plan.seat && space != RIBBON {
            // With two players the other one draws a card.
            self.unseen()
        } else {
            0.0
        };
        let gold = if space == 0 { self.gold(guild) } else { 0.0 };
        gold - fee - 0.05 * space as f32
    }

    /// What the gold space of a guild is worth beyond another one.
    fn gold(&self, guild: Guild) -> f32 {
        let plan = self.plan;
        let used = match guild {
            Guild::Bankers => self.unseen() * 0.8,
            Guild::Builders => 1.2,
            Guild::Notary => 0.8,
            Guild::Craft => plan.rate().min(2.0) * 0.8,
            Guild::Merchants => 0.8,
            Guild::TownHall => 0.0,
        };
        (used - plan.weights.fewest).max(0.2)
    }

    fn favour(&self, favour: Favour) -> f32 {
        let plan = self.plan;
        let soon = (plan.time.rounds / 2.0).min(1.0);
        match favour {
            Favour::Privilege => plan.weights.privilege * soon * if plan.time.winters > 1.0 { 1.1 } else { 0.8 },
            Favour::Work => plan.rate().min(2.4) * 0.9,
            Favour::Order => plan.weights.order * (1.0 - self.first()) * soon,
        }
    }

    fn first(&self) -> f32 {
        let order = &self.plan.s.order;
        let place = order.iter().position(|seat| *seat == self.plan.seat).unwrap_or(0);
        1.0 - place as f32 / 4.0
    }

    // CD11: what is laid now, and the cheapest way to go on.
    fn pay(&self, legal: &[Action], out: &mut Vec<f32>) {
        let payment = &self.plan.s.payment;
        let laid = payment.laid.peek(keys::referee());
        let before = worth(laid, COLORS);
        let left = usize::from(payment.price.saturating_sub(before));
        let mut rest = [f32::INFINITY; MOST];
        rest[0] = 0.0;
        for color in (payment.next + 1)..4 {
            if payment.colors >> color & 1 == 1 {
                rest = self.with_color(color.into(), &rest);
            }
        }
        out.extend(legal.iter().map(|action| {
            let Action::Pay { color, ones, twos, threes } = *action else { return 0.0 };
            let of = [ones, twos, threes];
            let missing = left.saturating_sub(set_value(&of).into()).min(MOST - 1);
            let held = &self.cards[3 * color.idx()..][..3];
            self.kept(color.idx(), of) - self.plan.color(held) - rest[missing].min(100.0)
        }));
    }

    /// The least that paying each price loses, with one colour more.
    fn with_color(&self, color: usize, rest: &[f32; MOST]) -> [f32; MOST] {
        let held = &self.cards[3 * color..][..3];
        let whole = self.plan.color(held);
        // The least that cards of this colour lose which pay so much.
        let mut least = [f32::INFINITY; MOST];
        for ones in 0..=held[0] {
            for twos in 0..=held[1] {
                for threes in 0..=held[2] {
                    let of = [ones, twos, threes];
                    let least = &mut least[usize::from(set_value(&of)).min(MOST - 1)];
                    *least = least.min(whole - self.kept(color, of));
                }
            }
        }
        let mut with = *rest;
        for (pays, loses) in least.into_iter().enumerate().skip(1).filter(|(_, loses)| loses.is_finite()) {
            // What pays more than the price leaves nothing for the other colours.
            let (covered, dearer) = with[1..].split_at_mut(pays - 1);
            covered.iter_mut().for_each(|all| *all = all.min(loses + rest[0]));
            dearer.iter_mut().zip(rest).for_each(|(all, rest)| *all = all.min(loses + rest));
        }
        with
    }

    /// What cards of a colour are worth after some of them have been paid.
    fn kept(&self, color: usize, paid: [u8; 3]) -> f32 {
        let held = &self.cards[3 * color..][..3];
        let after: [u8; 3] = std::array::from_fn(|n| held[n].saturating_sub(paid[n]));
        self.plan.color(&after)
    }

    // CD9, CD10
    fn build(&self, legal: &[Action], out: &mut Vec<f32>) {
        let plan = self.plan;
        let s = plan.s;
        let player = &s.players[plan.seat];
        let mut last = (Card(u8::MAX), 0.0);
        let hand = player.buildings(keys::referee());
        for action in legal {
            out.push(match *action {
                Action::Build { card, side } => {
                    if last.0 != card {
                        last = (card, plan.wants(card));
                    }
                    let fits = plan.game.fits(card, player.end(side));
                    let price = if fits { 0.0 } else { self.privilege() + 0.3 };
                    // Which of the other cards fit beside it, and which fit beside what it covers.
                    let open = |end: Card| {
                        let others = Card::of_set(hand).filter(|other| *other != card);
                        others.filter(|other| plan.game.fits(*other, end)).count() as f32
                    };
                    last.1 - price + 0.15 * (open(card) - open(player.end(side)))
                }
                _ => plan.weights.spared * self.coin(),
            });
        }
    }

    // CD16
    fn notary(&self, legal: &[Action], out: &mut Vec<f32>) {
        let plan = self.plan;
        for action in legal {
            out.push(match *action {
                Action::Buy { tier, slot } => {
                    let card = plan.s.offers[tier.idx()][usize::from(slot)].expect("it is displayed");
                    self.wishes(card) - self.price(BUY_COST[tier.idx()], plan.game.colors_of(card))
                }
                Action::Auction { tier, slot } => {
                    let card = plan.s.offers[tier.idx()][usize::from(slot)].expect("it is displayed");
                    let bid = self.opening(tier);
                    if bid > worth(&self.cards, COLORS) {
                        -1.0
                    } else {
                        0.75 * (self.wishes(card) - self.price(bid, COLORS)) - 0.4
                    }
                }
                _ => 0.0,
            });
        }
    }

    /// A bid that the mayor does not beat more often than not. C5.5.6
    fn opening(&self, tier: Tier) -> u8 {
        2 * MAYOR[tier.idx()] + u8::from(tier != Tier::Basic)
    }

    /// What a card on offer is worth, since it has to be built as well.
    fn wishes(&self, card: Card) -> f32 {
        let plan = self.plan;
        let part = plan.goods.parts.card(card);
        let fits = if plan.fits_row(card) || part.top == part.bottom { 1.0 } else { 0.9 };
        let held: u8 = plan.s.players[plan.seat].held.iter().sum();
        // One action builds two cards, and there is about one a round.
        let room = (plan.time.rounds * plan.weights.builds + 1.0 - f32::from(held)).clamp(0.0, 1.0);
        plan.wants(card) * fits * room * plan.weights.bought
    }

    /// The least that a price loses.
    fn price(&self, price: u8, colors: u8) -> f32 {
        let prices = self.prices[usize::from(colors)].get_or_init(|| {
            let mut prices = [f32::INFINITY; MOST];
            prices[0] = 0.0;
            for color in (0..Color::COUNT).filter(|color| colors >> color & 1 == 1) {
                prices = self.with_color(color, &prices);
            }
            prices
        });
        prices[usize::from(price).min(MOST - 1)].min(100.0)
    }

    // CD17, CD18, CD19
    fn bid(&self, question: Question, bid: u8) -> f32 {
        let plan = self.plan;
        let Some(card) = plan.game.lot(plan.s) else { return 0.0 };
        let gain = self.wishes(card) - self.price(bid, COLORS);
        match question {
            Question::Open(_) => {
                let right = self.opening(card.tier());
                let off = f32::from(bid.abs_diff(right)) * if bid < right { 1.0 } else { 0.1 };
                gain.min(0.0) - off
            }
            // The next bid that is high enough, as long as the card is worth it.
            _ => gain - 0.01 * f32::from(bid),
        }
    }

    // CD13
    fn show(&self, legal: &[Action], out: &mut Vec<f32>) {
        let acts = !self.plan.s.act.done;
        out.extend(legal.iter().map(|action| {
            let Action::Show { first, second } = *action else { return 0.0 };
            let best = self.wishes(first).max(self.wishes(second));
            // What the others are left with.
            if acts { best } else { -best }
        }));
    }

    // CD20 to CD25, CD31
    fn work(&self, question: Question, legal: &[Action], out: &mut Vec<f32>) {
        let plan = self.plan;
        let s = plan.s;
        let at_hand = f32::from(s.act.points.saturating_sub(1));
        let last = plan.time.now - 1.0 < at_hand + 0.5;
        let soon = if last { at_hand } else { plan.time.now - 1.0 };
        let fair = if plan.has_fair() {
            plan.weights.fair * plan.rate().min(2.0) * (plan.time.work() / 6.0).min(1.0)
        } else {
            0.0
        };
        let icons = |card: Card| {
            let inputs = &plan.goods.parts.recipe(plan.goods.parts.card(card).good).inputs;
            inputs.iter().map(|input| plan.icon(card, *input, soon + 1.0)).sum::<f32>()
        };
        let to = |to: Option<Icon>| match to {
            Some(to) => plan.icon(to.card, self.input(to), soon),
            None => fair,
        };
        let best_raw = || {
            let raws = legal.iter().filter_map(|action| match action {
                Action::Raw { to: place, .. } => Some(to(*place)),
                _ => None,
            });
            raws.fold(0.0, f32::max)
        };
        let card_comes = self.unseen();
        for action in legal {
            let value = match *action {
                Action::Raw { to: place, .. } => to(place),
                Action::Double { to: place, .. } => to(place) + 0.85 * best_raw() - self.privilege() - 0.1,
                Action::Trade(place) => plan.icon(place.card, self.input(place), soon) - fair,
                Action::Semi { card, to: place } => {
                    let good = plan.goods.parts.card(card).good;
                    let points = f32::from(plan.goods.parts.recipe(good).points);
                    let goes = match place {
                        Some(place) => plan.icon(place.card, good, soon),
                        None => plan.weights.stored + card_comes - self.pushed(good),
                    };
                    points + goes - icons(card)
                }
                Action::Load { card, ship } => {
                    let good = plan.goods.parts.card(card).good;
                    let points = f32::from(plan.goods.parts.recipe(good).points);
                    let value = plan.load(card, ship).unwrap_or(0.0);
                    // The icons count for less than their share, so that what is ready is finished.
                    points + value - plan.weights.soon * icons(card)
                }
                Action::Waste(card) => -icons(card),
                _ => 0.0,
            };
            out.push(match (question, action) {
                // A token can wait for a better use; a work point cannot.
                (Question::Token(_), Action::Pass) => self.waits(),
                _ => value,
            });
        }
    }

    fn input(&self, at: Icon) -> Good {
        self.plan.game.input(at)
    }

    /// An own marker that would be pushed out of the granary.
    fn pushed(&self, good: Good) -> f32 {
        let Some(column) = good.column() else { return 0.0 };
        let [lower, upper] = self.plan.s.granary[column];
        let own = lower.seat() == Some(self.plan.seat) && !upper.is_none();
        if own { self.plan.weights.stored } else { 0.0 }
    }

    /// What a work token is worth that is kept.
    fn waits(&self) -> f32 {
        let plan = self.plan;
        let last = plan.s.season == Season::Winter && plan.time.winters <= 1.0;
        if last { 0.05 } else { plan.rate().min(2.6) * plan.weights.waits }
    }

    // CD3
    fn helper(&self, legal: &[Action], out: &mut Vec<f32>) {
        let plan = self.plan;
        let s = plan.s;
        let (seat, game) = (plan.seat, plan.game);
        let player = &s.players[seat];
        let own = |guild: Guild| f32::from(game.discs(s, seat, guild).0);
        let bank = own(Guild::Bankers);
        // Money at hand when the builders act.
        let money = f32::from(player.worth(keys::referee())) + 6.5 * bank;
        let mut worths: Vec<(f32, f32)> = Card::of_set(player.buildings(keys::referee()))
            .map(|card| (plan.wants(card), f32::from(BUILD_COST[card.tier().idx()])))
            .filter(|(worth, _)| *worth > 0.0)
            .collect();
        worths.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let builders = own(Guild::Builders);
        let (mut left, mut spent, mut builds) = (money, 0.0, [0.0f32; 3]);
        for (n, (worth, cost)) in worths.iter().filter(|(_, cost)| *cost <= money).take(6).enumerate() {
            if left >= *cost {
                left -= cost;
                spent += cost;
                builds[n / 2] += worth;
            }
        }
        let fewer = |n: f32| if n > 0.0 { 0.55 } else { 1.0 };
        for action in legal {
            out.push(match *action {
                Action::Helper(guild) => {
                    let n = own(guild);
                    let value = match guild {
                        Guild::Bankers => {
                            let hand = f32::from(player.hand.len()) + 2.0 * n;
                            let room = ((10.0 - hand) / 3.0).clamp(0.1, 1.0);
                            let wanted = if money < 6.0 { 1.25 } else { 1.0 };
                            2.6 * self.unseen() * room * wanted
                        }
                        Guild::Builders => builds[builders as usize] * plan.weights.builders,
                        Guild::Notary => {
                            let left = (money - spent).max(0.3 * money);
                            let mut best = [0.0f32; 2];
                            for (tier, _, card) in game.offered(s) {
                                // In its own colours, or in any by auction.
                                let price = f32::from(BUY_COST[tier.idx()]).min(f32::from(self.opening(tier)) + 1.0);
                                if price <= left {
                                    let gain = self.wishes(card) - self.coin() * price;
                                    if gain > best[0] {
                                        best = [gain, best[0]];
                                    } else if gain > best[1] {
                                        best[1] = gain;
                                    }
                                }
                            }
                            best[(n as usize).min(1)] * 0.9
                        }
                        Guild::Craft => {
                            let points = f32::from(WORK[usize::from(s.year.max(1)) - 1]);
                            plan.weights.craft * points * plan.rate().min(2.4) * if n > 0.0 { 0.85 } else { 1.0 }
                        }
                        Guild::Merchants => {
                            let goods = self.purchases();
                            let nth = goods.get(n as usize).copied().unwrap_or(0.0);
                            0.85 * nth
                        }
                        Guild::TownHall => self.hall() * fewer(n),
                    };
                    value + self.place(guild)
                }
                _ => 1.0,
            });
        }
    }

    /// What the best favours of the Town Hall are worth.
    fn hall(&self) -> f32 {
        let s = self.plan.s;
        let player = &s.players[self.plan.seat];
        let work = if s.work > 0 && player.work < TOKENS { self.favour(Favour::Work) } else { 0.0 };
        let has = s.privileges > 0 && player.privileges < TOKENS;
        let privilege = if has { self.favour(Favour::Privilege) } else { 0.0 };
        work.max(privilege)
    }

    /// What the half-products that could be bought are worth, the best first.
    fn purchases(&self) -> Vec<f32> {
        let plan = self.plan;
        let s = plan.s;
        let built = s.players[plan.seat].built & ADVANCED;
        let mut found: Vec<f32> = Card::of_set(built)
            .flat_map(|card| {
                let inputs = &plan.goods.parts.recipe(plan.goods.parts.card(card).good).inputs;
                let open = inputs.iter().enumerate().filter(move |(icon, input)| {
                    s.filled[*icon] & card.bit() == 0 && plan.game.for_sale(s, plan.seat, **input)
                });
                open.map(move |(_, input)| plan.icon(card, *input, plan.time.now))
            })
            .map(|worth| worth - self.unseen())
            .collect();
        found.sort_unstable_by(|a, b| b.total_cmp(a));
        found
    }

    /// What the space that a helper would get is worth, less its fee.
    fn place(&self, guild: Guild) -> f32 {
        let plan = self.plan;
        let s = plan.s;
        match plan.game.free_space(s, guild) {
            Some(0) => self.gold(guild),
            Some(_) => 0.0,
            None => {
                let spaces = s.queues[guild.idx()].iter().enumerate();
                let open = spaces.filter(|(_, discs)| discs[0] != Disc::NONE && discs[1] == Disc::NONE);
                open.map(|(space, _)| self.space(Question::Space(plan.seat, guild), space)).fold(-3.0, f32::max)
            }
        }
    }
}

/// The advanced buildings.
const ADVANCED: u64 = u64::MAX << 48;

/// The question that is asked, if it is one of a seat.
pub(super) fn asked(frame: Frame, seat: Seat) -> Option<Question> {
    match frame {
        Frame::Ask(question) if question.seat() == seat => Some(question),
        _ => None,
    }
}
