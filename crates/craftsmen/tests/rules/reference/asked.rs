//! Who is asked, and what is legal.

use super::*;

impl Model {
    /// What is legal for who is asked, in the engine's words. `None`: checked elsewhere.
    pub(super) fn legal(&self, t: &Table, question: Question) -> Vec<String> {
        let parts = t.game.parts();
        let seat = question.seat().idx();
        let person = &self.people[seat];
        let mut found: Vec<String> = Vec::new();
        let mut pass = false;
        match question {
            Question::Exchange(_) => {
                found.extend(person.buildings.iter().map(|card| format!("exchange {card}")));
                pass = true;
            }
            Question::Sawmill(_) => {
                let taken: BTreeSet<u8> = self.people.iter().map(|p| p.row[0]).collect();
                found.extend((64..70).filter(|card| !taken.contains(card)).map(|card| format!("sawmill {card}")));
                pass = true;
            }
            Question::Helper(_) => {
                found.extend(self.guilds(seat).into_iter().map(|guild| format!("helper {}", Guild::ALL[guild].word())));
                pass = true;
            }
            Question::Space(_, guild) => {
                found.extend(self.stacking(seat, guild.idx()).into_iter().map(|space| format!("space {space}")));
                assert!(found.len() > 1);
            }
            Question::Fee(_, guild, space) => {
                let owner = self.queues[guild.idx()][usize::from(space)][0];
                assert!(owner != seat && space < 2 && self.n > 2);
                if person.score >= self.year as i32 {
                    found.push("points".to_owned());
                }
                found.extend(self.gives(seat));
            }
            Question::Take(_) => {
                let [a, b] = self.display;
                if a.is_some() {
                    found.push("take 0".to_owned());
                }
                if b.is_some() && a != b {
                    found.push("take 1".to_owned());
                }
                if a.is_some() && b.is_some() {
                    found.push("take 2".to_owned());
                }
                if a.is_none() && b.is_none() {
                    found.push("take 3".to_owned());
                }
                pass = true;
            }
            Question::Privilege(_) => {
                assert!(self.may(seat));
                found.push("privilege".to_owned());
                pass = true;
            }
            Question::Discard(_, Surplus { left, from, .. }) => {
                let from = usize::from(from);
                let held = person.hand;
                for a in (from..12).filter(|kind| held[*kind] > 0) {
                    if left == 1 {
                        found.push(format!("discard {}", Capital::ALL[a]));
                        continue;
                    }
                    for b in (a..12).filter(|kind| held[*kind] > u8::from(*kind == a)) {
                        let more: u8 = held[b..].iter().sum::<u8>() - if a == b { 2 } else { 1 };
                        if more >= left - 2 {
                            found.push(format!("discard {} {}", Capital::ALL[a], Capital::ALL[b]));
                        }
                    }
                }
            }
            Question::Build(_) => {
                let money = value(&person.hand, &ALL);
                for card in &person.buildings {
                    if self.cost + [2, 3, 6][tier_of(*card)] > money {
                        continue;
                    }
                    for (side, next) in [("left", person.row[0]), ("right", *person.row.last().unwrap())] {
                        let [a, b] = [*card, next].map(|card| &parts.cards[usize::from(card)]);
                        if a.top == b.top || a.bottom == b.bottom || self.may(seat) {
                            found.push(format!("build {card} {side}"));
                        }
                    }
                }
                pass = true;
            }
            Question::Peek(_) => {
                assert!(self.may(seat));
                let tiers = TIERS.into_iter().filter(|tier| !t.state.stacks[tier.idx()].is_empty());
                found.extend(tiers.map(|tier| format!("peek {}", tier.word())));
                pass = true;
            }
            Question::Notary(_) => {
                for tier in 0..3 {
                    for slot in 0..2 {
                        let Some(card) = self.offers[tier][slot] else { continue };
                        let part = &parts.cards[usize::from(card)];
                        let mut colors = vec![part.top.idx(), part.bottom.idx()];
                        colors.dedup();
                        if value(&person.hand, &colors) >= [3, 5, 10][tier] {
                            found.push(format!("buy {} {slot}", TIERS[tier].word()));
                        }
                        found.push(format!("auction {} {slot}", TIERS[tier].word()));
                    }
                }
                pass = true;
            }
            Question::Open(_) => {
                found.extend((1..=value(&person.hand, &ALL)).map(|bid| format!("bid {bid}")));
            }
            Question::Bid(_) => {
                assert!(!self.out.contains(&seat) && seat != self.leader);
                found.extend((self.bid + 1..=value(&person.hand, &ALL)).map(|bid| format!("bid {bid}")));
                pass = true;
            }
            Question::Mayor(_) => {
                let offer: u8 = (0..12).map(|kind| self.mayor[kind] * (kind as u8 % 3 + 1)).sum();
                assert!(offer > self.bid && self.out.len() == self.n - 1 && seat == self.leader);
                found.extend((offer + 1..=value(&person.hand, &ALL)).map(|bid| format!("bid {bid}")));
                pass = true;
            }
            Question::Work(_) => {
                assert!(self.points > 0);
                found.extend(self.uses(parts, seat, true));
                pass = true;
            }
            Question::Token(_) => {
                assert!(person.work > 0);
                found.extend(self.uses(parts, seat, false));
                pass = true;
            }
            Question::Second(_) => {
                found.extend(self.raws(parts, seat, "raw"));
                pass = true;
            }
            Question::Delivery(_) => {
                let [a, b] = self.display;
                if a.is_some() {
                    found.push("fetch 0".to_owned());
                }
                if b.is_some() && a != b {
                    found.push("fetch 1".to_owned());
                }
                if self.deck > 0 || self.pile != [0; 12] {
                    found.push("stack".to_owned());
                }
            }
            Question::Bribe(_, hold) => {
                let queue = &self.holds[usize::from(hold)];
                assert!(queue.len() == 2 && queue[0] != seat);
                found.extend(self.gives(seat));
            }
            Question::Merchant(_) => {
                found.extend(self.purchases(parts, seat));
                pass = true;
            }
            Question::Price(..) => {
                found.extend(self.gives(seat));
                if person.fair > 0 && self.may(seat) {
                    found.push("fair".to_owned());
                }
            }
            Question::Hall(_) => {
                found.extend(self.favours(seat));
                pass = true;
            }
            Question::Invest(_) => {
                for a in (0..3).filter(|a| person.hand[*a] > 0) {
                    for b in (0..3).filter(|b| person.hand[3 + b] > 0) {
                        for c in (0..3).filter(|c| person.hand[6 + c] > 0) {
                            for d in (0..3).filter(|d| person.hand[9 + d] > 0) {
                                found.push(format!("invest {} {} {} {}", a + 1, b + 1, c + 1, d + 1));
                            }
                        }
                    }
                }
                pass = true;
            }
            Question::Show(..) => {
                let looked: BTreeSet<u8> =
                    t.view(seat as u8).looked.iter().map(|c| c.as_ref().unwrap().card.0).collect();
                assert!(looked.len() > 2);
                for a in &looked {
                    found.extend(looked.iter().filter(|b| *b > a).map(|b| format!("show {a} {b}")));
                }
            }
            Question::Side(..) => found.extend(["top".to_owned(), "under".to_owned()]),
            Question::Back(..) => {
                let looked = t.view(seat as u8).looked;
                found.extend(looked.iter().map(|card| format!("back {}", card.as_ref().unwrap().card.0)));
            }
            Question::Pay(_) => {
                let price = self.price;
                assert!(price > 0 && price == t.state.payment.price, "{price} {:?}", t.state.payment);
                let mut sets = payments(&person.hand, price, &self.colors);
                for (color, of) in &self.laid {
                    sets.retain(|set| set[3 * color.idx()..3 * color.idx() + 3] == of[..]);
                }
                let next = usize::from(t.state.payment.next);
                let part = |set: &Counts, color: usize| [set[3 * color], set[3 * color + 1], set[3 * color + 2]];
                for color in 0..next {
                    let parts: BTreeSet<[u8; 3]> = sets.iter().map(|set| part(set, color)).collect();
                    assert_eq!(parts.len(), 1, "a colour with a choice is asked for");
                }
                let parts: BTreeSet<[u8; 3]> = sets.iter().map(|set| part(set, next)).collect();
                let color = Color::ALL[next];
                found.extend(parts.into_iter().map(|[a, b, c]| format!("pay {} {a} {b} {c}", color.word())));
            }
        }
        if pass {
            found.push("pass".to_owned());
        }
        found
    }

    pub(super) fn is_idle(&self, parts: &Components, seat: usize) -> bool {
        match self.stage.expect("a stage") {
            1 => self.people[seat].buildings.is_empty(),
            2 => self.people[seat].cards() == 0 && !self.may(seat),
            3 => self.uses(parts, seat, true).is_empty(),
            4 => self.purchases(parts, seat).is_empty(),
            5 => self.favours(seat).is_empty(),
            _ => false,
        }
    }

    /// The next disc of the stage, or player in winter.
    pub(super) fn next_disc(&mut self) -> (usize, Option<(usize, usize)>) {
        let (seat, disc) = self.list[self.at];
        self.at += 1;
        self.disc = disc;
        self.privileged = false;
        self.points = [0, 3, 4, 5][self.year];
        (self.built, self.cost) = (0, 0);
        (seat, disc)
    }

    /// Nobody else can do anything in the stage.
    pub(super) fn close_stage(&mut self, parts: &Components) {
        while !self.closed && self.at < self.list.len() {
            let (seat, disc) = self.next_disc();
            assert!(self.is_idle(parts, seat), "{:?}: seat {seat} {disc:?} was left out", self.stage);
        }
        self.closed = true;
        self.disc = None;
        self.privileged = false;
    }

    /// Who must be asked now, as far as the course of the round says so.
    pub(super) fn check_asked(&mut self, t: &Table, question: Question) {
        let seat = question.seat().idx();
        let parts = t.game.parts();
        let guild = match question {
            Question::Take(_) => Some(0),
            Question::Build(_) => Some(1),
            Question::Peek(_) | Question::Notary(_) => Some(2),
            Question::Work(_) => Some(3),
            Question::Merchant(_) => Some(4),
            Question::Hall(_) => Some(5),
            _ => None,
        };
        if guild.is_some() {
            assert!(!self.closed && self.stage == guild);
            let disc = t.state.act.disc.map(|(space, level)| (usize::from(space), usize::from(level)));
            // The same disc goes on, or a later one begins.
            if self.at == 0 || self.list[self.at - 1] != (seat, disc) {
                while self.next_disc() != (seat, disc) {
                    let (other, _) = self.list[self.at - 1];
                    assert!(self.is_idle(parts, other), "{question:?}: seat {other} was left out");
                }
            }
            if guild == Some(3) {
                assert_eq!(t.state.act.points, self.points);
            }
            return;
        }
        match question {
            Question::Helper(_) => {
                assert!(self.stage.is_none());
                loop {
                    let next = self.order[self.at % self.n];
                    self.at += 1;
                    if next == seat {
                        break;
                    }
                    let other = &self.people[next];
                    assert!(other.passed || other.helpers == 0, "seat {next} was left out");
                }
                assert!(!self.people[seat].passed && self.people[seat].helpers > 0 && !self.guilds(seat).is_empty());
            }
            Question::Token(_) => {
                self.close_stage(parts);
                if self.window_of != Some(seat) {
                    loop {
                        let next = self.order[self.window_at];
                        self.window_at += 1;
                        if next == seat {
                            break;
                        }
                        let idle = self.people[next].work == 0 || self.uses(parts, next, false).is_empty();
                        assert!(idle, "seat {next} was left out of a window");
                    }
                    self.window_of = Some(seat);
                }
            }
            Question::Discard(_, surplus) if surplus.from == 0 => {
                let cards = self.people[seat].cards();
                if surplus.bank {
                    assert_eq!(surplus.left, if self.privileged { 1 } else { 2 }.min(cards));
                } else {
                    assert_eq!(surplus.left, cards - if self.ends { 8 } else { 10 });
                }
            }
            Question::Bid(_) => {
                let mut next = (self.last + 1) % self.n;
                while next == self.leader || self.out.contains(&next) {
                    next = (next + 1) % self.n;
                }
                assert_eq!(next, seat);
            }
            Question::Pay(_) if self.laid.is_empty() => {
                if self.stage == Some(1) {
                    (self.price, self.colors) = (self.cost, ALL.to_vec());
                } else if self.bid > 0 {
                    (self.price, self.colors) = (self.bid, ALL.to_vec());
                    assert_eq!(seat, self.leader);
                }
            }
            Question::Invest(_) => {
                assert!(self.invested.insert(seat) && self.due.is_empty(), "once a year");
            }
            _ => {}
        }
    }

    /// What an answer says of itself.
    pub(super) fn answered(&mut self, parts: &Components, question: Question, answer: &str) {
        let words: Vec<&str> = answer.split(' ').collect();
        let number = |at: usize| words[at].parse::<u8>().unwrap();
        match (question, words[0]) {
            (Question::Pay(_), _) => {
                let color = Color::from_word(words[1]).unwrap();
                self.laid.push((color, [number(2), number(3), number(4)]));
            }
            (Question::Notary(_), "buy") => {
                let tier = TIERS.iter().position(|tier| tier.word() == words[1]).unwrap();
                let card = self.offers[tier][usize::from(number(2))].unwrap();
                self.price = [3, 5, 10][tier];
                self.bid = 0;
                let part = &parts.cards[usize::from(card)];
                self.colors = BTreeSet::from([part.top.idx(), part.bottom.idx()]).into_iter().collect();
            }
            (Question::Work(_), "pass") => self.points = 0,
            (Question::Work(_), _) => self.points -= 1,
            _ => {}
        }
        if matches!(words[0], "load" | "waste") {
            self.use_up(number(1));
        }
    }
}
