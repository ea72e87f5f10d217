//! What a duchy still makes of the actions that are left to it.
//!
//! Everything that could be done is rated by the points that it adds for each action: works, buildings and freedoms for
//! them, professions, bonus cards. The best of it is done until the actions are used up; what it costs is paid at half a
//! point a hundred.

use super::Weights;
use signoria_core::{Game, Seat, keys};
use signoria_florence::{
    Building, Card, Cards, Counts, Direction, Florence, Freedom, Landscape, Lot, MAX_PLAYERS, Phase, Pile, Prestige,
    Profession, ROUNDS, Size, Source, State, Term, Tile,
};

/// Points for a building, a further landscape, a further builder.
const AWARD: f32 = 3.0;
/// What a hundred florins are worth out of an income.
const HUNDRED: f32 = 0.5;
/// What a profession, a freedom and a bonus card cost each, in hundreds.
const PRICE: f32 = 3.0;
/// What a building costs by builders.
const BUILDING_PRICE: [f32; 4] = [7.0, 3.0, 3.0, 0.0];
/// Parts of a work's value: the building, a landscape, the freedom, a jester.
const WORK: [f32; 4] = [4.0, 3.0, 3.0, 2.0];
/// Cells that a building takes on average, by itself and with those beside it that are kept clear.
const TAKES: [f32; 2] = [6.0, 8.5];

/// How many turns of the round come before that of a seat.
pub(super) fn place(game: &Florence, s: &State, seat: Seat) -> u8 {
    seat.steps_from(s.start, game.seats())
}

/// A duchy, so far as its plans are concerned.
#[derive(Clone, Debug)]
pub(super) struct Duchy {
    pub(super) points: f32,
    /// In hundreds.
    pub(super) money: f32,
    /// What of the money is the income of a work that can be turned into points now.
    pub(super) income: f32,
    /// Points that were sold.
    sold: f32,
    /// Actions in this round.
    pub(super) actions: f32,
    /// Rounds after this one.
    later: f32,
    /// Whether an object of this round is still to be paid for.
    bids: bool,
    may_take: bool,
    may_introduce: bool,
    hand: Cards,
    prestige: Cards,
    /// Prestige cards that are not known yet.
    unknown: f32,
    /// Professions and bonus cards that are about to be chosen.
    coming: [f32; 2],
    counts: Counts,
    buildings: u16,
    freedoms: u8,
    recruiting: u8,
    /// The buildings that are there, missing here, and have a place.
    fits: u16,
    /// How many buildings still find room.
    space: f32,
    free: f32,
    room: f32,
}

const KINDS: [Term; Landscape::COUNT] = [Term::Forest, Term::Lake, Term::Park];

impl Duchy {
    pub(super) fn of(game: &Florence, s: &State, seat: Seat) -> Self {
        let player = &s.players[seat];
        let phase = game.phase(s);
        let own = player.secrets.peek(keys::referee());
        let actions = match phase {
            Phase::Auction | Phase::Characters => game.actions_left(s, seat).into(),
            Phase::Actions if s.turn_of.first().is_some_and(|now| place(game, s, now) <= place(game, s, seat)) => {
                f32::from(game.actions_left(s, seat))
            }
            Phase::SetUp | Phase::Actions | Phase::Ending | Phase::Over => 0.0,
        };
        let free = game.free_for(s, seat, Tile::Building(Building::University));
        let open = game.free_for(s, seat, Tile::Landscape(Landscape::Forest)).count_ones() as f32;
        let (mut fits, mut room) = (0, 0.0);
        for building in Building::ALL {
            if s.buildings[building.idx()] == 0 || player.has_building(building) {
                continue;
            }
            let forms = &game.grids().forms[Tile::Building(building).idx()];
            let places: u32 = forms.iter().map(|form| form.fits(free).count_ones()).sum();
            if places > 0 {
                fits |= 1 << building.idx();
                room += 0.5 + 0.5 * (places as f32 / 12.0).min(1.0);
            }
        }
        let mut duchy = Duchy {
            points: player.pp.into(),
            money: player.money.into(),
            income: 0.0,
            sold: -f32::from(player.points[Source::Sold as usize]),
            actions,
            later: f32::from(ROUNDS - s.round.min(ROUNDS)),
            bids: phase == Phase::Auction && s.auction.active.contains(seat),
            may_take: !player.took_profession,
            may_introduce: !player.took_freedom,
            hand: own.hand,
            prestige: *player.prestige.peek(keys::referee()),
            unknown: 0.0,
            coming: [0.0; 2],
            counts: game.counts(s, seat),
            buildings: player.buildings,
            freedoms: player.freedoms,
            recruiting: player.recruiting,
            fits,
            space: 0.0,
            free: open,
            room,
        };
        duchy.space = duchy.spaces(free.count_ones() as f32);
        duchy
    }

    /// How many buildings find room, with so many cells on which one may lie.
    fn spaces(&self, cells: f32) -> f32 {
        if self.counts[Term::Builder] >= 2 { self.free / TAKES[0] } else { (cells + 4.0).min(self.free) / TAKES[1] }
    }

    pub(super) fn build(&mut self, game: &Florence, building: Building, price: f32) {
        self.accept(game, building, price);
        self.actions = (self.actions - 1.0).max(0.0);
    }

    /// A building that costs no action.
    pub(super) fn accept(&mut self, game: &Florence, building: Building, price: f32) {
        self.points += AWARD;
        self.money -= price;
        self.buildings |= 1 << building.idx();
        self.fits &= !(1 << building.idx());
        self.space -= 1.0;
        self.counts[Term::Building] += 1;
        self.counts[match game.parts().sizes[building.idx()] {
            Size::Large => Term::BuildingLarge,
            Size::Medium => Term::BuildingMedium,
            Size::Small => Term::BuildingSmall,
        }] += 1;
    }

    pub(super) fn landscape(&mut self, kind: Landscape) {
        let term = KINDS[kind.idx()];
        if self.counts[term] > 0 {
            self.points += AWARD;
        }
        self.counts[term] += 1;
        self.counts[Term::Landscape] += 1;
    }

    /// How many works in hand wish for a landscape that is missing.
    pub(super) fn wants_landscape(&self, game: &Florence, kind: Landscape) -> usize {
        let wishes = |p: &Profession| game.parts().professions[p.idx()].landscape == kind;
        let wanted = self.hand.professions().filter(wishes).count();
        if self.counts[KINDS[kind.idx()]] == 0 { 1 + 2 * wanted } else { 2 }
    }

    /// A card that is kept.
    pub(super) fn keep(&mut self, card: Card) {
        match card.pile() {
            Pile::Profession => {
                self.hand = self.hand.with(card);
                self.counts[Term::HandCard] += 1;
            }
            Pile::Bonus => self.hand = self.hand.with(card),
            Pile::Prestige => {
                self.prestige = self.prestige.with(card);
                self.counts[Term::PrestigeCard] += 1;
            }
        }
    }

    /// A card that will be chosen of five.
    pub(super) fn look(&mut self, pile: Pile) {
        match pile {
            Pile::Profession => {
                self.coming[0] += 1.0;
                self.counts[Term::HandCard] += 1;
            }
            Pile::Bonus => self.coming[1] += 1.0,
            Pile::Prestige => {
                self.unknown += 1.0;
                self.counts[Term::PrestigeCard] += 1;
            }
        }
    }

    /// An object that was won.
    pub(super) fn gain(&mut self, game: &Florence, s: &State, lot: Lot) {
        match lot {
            Lot::Forest => self.landscape(Landscape::Forest),
            Lot::Lake => self.landscape(Landscape::Lake),
            Lot::Park => self.landscape(Landscape::Park),
            Lot::Landscape => {
                let there = Landscape::ALL.into_iter().filter(|kind| s.landscapes[kind.idx()] > 0);
                if let Some(kind) = there.max_by_key(|kind| self.wants_landscape(game, *kind)) {
                    self.landscape(kind);
                }
            }
            Lot::Jester => self.counts[Term::Jester] += 1,
            Lot::Builder => {
                if self.counts[Term::Builder] > 0 {
                    self.points += AWARD;
                }
                self.counts[Term::Builder] += 1;
                if self.counts[Term::Builder] == 2 {
                    self.space = self.free / TAKES[0];
                }
            }
            Lot::PrestigeCard => {
                self.unknown += 1.0;
                self.counts[Term::PrestigeCard] += 1;
            }
            Lot::RecruitingCard => {
                self.recruiting += 1;
                self.counts[Term::HandCard] += 1;
            }
        }
    }
}

/// What the others have, so far as a plan depends on it.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    /// The most of everything that cards count.
    most: [u8; Term::COUNT],
    /// The fewest empty spaces.
    fewest: u8,
    /// The professions that could be recruited.
    tables: Cards,
}

impl Rivals {
    pub(super) fn of(game: &Florence, s: &State, seat: Seat) -> Self {
        let mut rivals = Rivals { most: [0; Term::COUNT], fewest: u8::MAX, tables: Cards::NONE };
        for (other, player) in s.players.iter(game.seats()).filter(|(other, _)| *other != seat) {
            let counts = game.counts(s, other);
            for term in Term::ALL {
                rivals.most[term.idx()] = rivals.most[term.idx()].max(counts[term]);
            }
            rivals.fewest = rivals.fewest.min(counts[Term::EmptySpace]);
            rivals.tables = rivals.tables.or(player.table);
        }
        rivals
    }
}

/// What a duchy promises.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outlook {
    /// Points at the end, what is auctioned and characters not counted.
    pub(super) points: f32,
    /// Works that could be completed in this round.
    pub(super) ready: f32,
    /// What one more action would bring.
    pub(super) action: f32,
    /// What a hundred florins are worth.
    pub(super) rate: f32,
    /// Actions in this round.
    pub(super) this_round: f32,
    /// The value of a Princess work, 0 where it is too little.
    pub(super) princess: f32,
}

/// Something that could be done.
#[derive(Clone, Copy, Debug, Default)]
struct Project {
    gain: f32,
    actions: f32,
    cost: f32,
    builds: f32,
    /// Whether it can be done in this round.
    now: bool,
    /// The part of it that is planned.
    part: f32,
}

impl Project {
    fn rank(&self) -> f32 {
        self.gain / self.actions
    }
}

/// More than can be planned.
const PROJECTS: usize = 64;

/// What could be done, the best of it first once it is complete.
struct Projects([Project; PROJECTS], usize);

impl Projects {
    fn add(&mut self, project: Project) {
        if project.gain > 0.0 && self.1 < PROJECTS {
            self.0[self.1] = project;
            self.1 += 1;
        }
    }
}

const fn part(has: bool, value: f32) -> f32 {
    if has { value } else { 0.0 }
}

/// What a duchy promises.
pub(super) fn outlook(weights: &Weights, game: &Florence, s: &State, rivals: &Rivals, duchy: &Duchy) -> Outlook {
    let parts = game.parts();
    let counts = &duchy.counts;
    let (later, actions) = (duchy.later, duchy.actions);
    let total = actions + 2.0 * later;
    let of = |term: Term| f32::from(counts[term]);
    let cards = of(Term::HandCard) + of(Term::TableCard);
    let base = WORK[3] * of(Term::Jester) + cards;
    let round = usize::from(s.round.max(1)) - 1;
    let minimum = |ahead: usize| f32::from(parts.minimum[(round + ahead).min(usize::from(ROUNDS) - 1)]);
    // The next moment at which a work can be completed.
    let least = minimum(usize::from(actions == 0.0 && s.round > 0));

    let mut after = *counts;
    after[Term::HandCard] = after[Term::HandCard].saturating_sub(1);
    after[Term::TableCard] += 1;
    let (mut bonus, mut best_bonus) = (0.0, 0.0f32);
    for card in duchy.hand.bonuses() {
        let value = f32::from(game.bonus_value(&after, card));
        bonus += value;
        best_bonus = best_bonus.max(value);
    }

    let free_freedom = |freedom: Freedom| duchy.freedoms >> freedom.idx() & 1 == 0 && s.freedoms[freedom.idx()] > 0;
    let price = BUILDING_PRICE[usize::from(counts[Term::Builder]).min(3)];
    let mut wanted_buildings = [0.0f32; Building::COUNT];
    let mut wanted_freedoms = [0.0f32; Freedom::COUNT];
    let mut projects = Projects([Project::default(); PROJECTS], 0);
    let (mut works, mut ready, mut incomes) = (0.0, 0.0, 0.0f32);
    // The value of a work as things stand, and what of its wishes is missing.
    let stands = |profession: Profession| {
        let wishes = &parts.professions[profession.idx()];
        let built = duchy.buildings >> wishes.building.idx() & 1 == 1;
        let land = counts[KINDS[wishes.landscape.idx()]] > 0;
        let freed = duchy.freedoms >> wishes.freedom.idx() & 1 == 1;
        (base + part(built, WORK[0]) + part(land, WORK[1]) + part(freed, WORK[2]), built, freed)
    };
    // Without money and without a work that brings some nothing gets better any more.
    let earns = duchy.hand.professions().any(|profession| stands(profession).0 + bonus >= least);
    let solvent = if earns { 1.0 } else { ((duchy.money - weights.reserve[0]) / weights.reserve[1]).clamp(0.0, 1.0) };
    let work = |profession: Profession| {
        let wishes = &parts.professions[profession.idx()];
        let (value, built, freed) = stands(profession);
        let lack = least - value - bonus;
        let mut helps = weights.growth * later;
        if total >= 2.0 {
            helps += part(!built && duchy.fits >> wishes.building.idx() & 1 == 1, WORK[0]);
            helps += part(!freed && free_freedom(wishes.freedom), WORK[2]);
        }
        let chance = if lack <= 0.0 { 1.0 } else { ((helps * solvent + 1.0 - lack) / 4.0).clamp(0.0, 1.0) };
        (value, chance, lack <= 0.0)
    };
    for profession in duchy.hand.professions() {
        let (value, chance, now) = work(profession);
        let wishes = &parts.professions[profession.idx()];
        wanted_buildings[wishes.building.idx()] += chance;
        wanted_freedoms[wishes.freedom.idx()] += chance;
        works += chance;
        ready += f32::from(u8::from(now && actions > 0.0));
        incomes += chance * value;
        // In the last round everything must be there at once.
        let actions = if now || later > 0.0 { 1.0 } else { 2.0 };
        projects.add(Project {
            gain: HUNDRED * chance * value,
            actions,
            now: now || later == 0.0,
            ..Project::default()
        });
    }
    if duchy.recruiting > 0 {
        let mut targets = [0.0f32; 4];
        for profession in rivals.tables.professions() {
            let (value, chance, _) = work(profession);
            let gain = HUNDRED * chance * value;
            if let Some(slot) = targets.iter().position(|known| gain > *known) {
                targets[slot..].rotate_right(1);
                targets[slot] = gain;
            }
        }
        for gain in targets.iter().take(duchy.recruiting.into()) {
            // Somebody will complete a work that can be recruited later.
            let gain = if later > 0.0 { gain.max(0.35 * (base + 7.0)) } else { *gain };
            projects.add(Project { gain, actions: 1.0, now: true, ..Project::default() });
            works += f32::from(u8::from(gain > 0.0));
        }
    }

    // Professions to come.
    let may = |now: bool| later + f32::from(u8::from(now && actions > 0.0));
    let deck = f32::from(s.deck_len(Pile::Profession));
    let takes = may(duchy.may_take).min(deck);
    let kinds = KINDS.iter().filter(|term| counts[**term] > 0).count() as f32;
    let met = WORK[0] * (weights.wishes[0] * of(Term::Building)).min(1.0)
        + WORK[1] * (weights.wishes[1] * kinds).min(1.0)
        + WORK[2] * (weights.wishes[2] * of(Term::Freedom)).min(1.0);
    let middle = (later / 2.0) as usize;
    let value = base + 1.0 + met + weights.growth * later * 0.5;
    let chance = solvent * ((value + 3.0 - minimum(middle)) / 4.0).clamp(0.0, 1.0);
    if duchy.coming[0] > 0.0 {
        projects.add(Project { gain: HUNDRED * chance * value, actions: 1.0, now: true, ..Project::default() });
        works += chance;
    }
    let mut taken = 0.0;
    while taken < takes {
        // Each card adds to the works after it.
        let gain = HUNDRED * (chance * value + 0.8 * works.min(3.0) - PRICE) * 0.96f32.powf(taken);
        let now = taken == 0.0 && duchy.may_take && duchy.money >= PRICE;
        projects.add(Project { gain, actions: 2.0, cost: PRICE, now, ..Project::default() });
        taken += 1.0;
    }
    let to_come = (taken * chance).min(3.0);

    for building in Building::ALL {
        if duchy.fits >> building.idx() & 1 == 1 {
            let wanted = wanted_buildings[building.idx()] + 0.1 * to_come;
            let gain = AWARD + HUNDRED * (WORK[0] * wanted - price);
            projects.add(Project {
                gain,
                actions: 1.0,
                cost: price,
                builds: 1.0,
                now: duchy.money >= price,
                part: 0.0,
            });
        }
    }
    let mut introduced = [0.0; Freedom::COUNT];
    for freedom in Freedom::ALL {
        if free_freedom(freedom) {
            let wanted = wanted_freedoms[freedom.idx()] + 0.15 * to_come;
            introduced[freedom.idx()] = HUNDRED * (WORK[2] * wanted - PRICE);
        }
    }
    introduced.sort_unstable_by(|a, b| b.total_cmp(a));
    for (n, gain) in introduced.into_iter().take(may(duchy.may_introduce) as usize).enumerate() {
        let now = n == 0 && duchy.may_introduce && duchy.money >= PRICE;
        projects.add(Project { gain, actions: 1.0, cost: PRICE, now, ..Project::default() });
    }
    if works + to_come > 0.0 && s.deck_len(Pile::Bonus) > 0 {
        for _ in 0..(works + to_come) as usize {
            let (gain, now) = (HUNDRED * (weights.bonus - PRICE), duchy.money >= PRICE);
            projects.add(Project { gain, actions: 1.0, cost: PRICE, now, ..Project::default() });
        }
    }

    let Projects(list, n) = &mut projects;
    let list = &mut list[..*n];
    list.sort_unstable_by(|a, b| b.rank().total_cmp(&a.rank()));
    let mut space = duchy.space.max(0.0);
    let mut purse = duchy.money + incomes - 2.0 * later;
    let (mut gained, mut costs, mut action) = (0.0, 0.0, 0.0);
    // First the actions of this round, for what can be done in it; then those to come.
    for (at_once, mut left) in [(true, actions), (false, 2.0 * later)] {
        for project in list.iter_mut().filter(|project| project.part < 1.0 && (project.now || !at_once)) {
            let mut part = (left / project.actions).min(1.0 - project.part);
            if project.builds > 0.0 {
                part = part.min(space);
                space -= part;
            }
            if project.cost > 0.0 {
                part = part.min((purse / project.cost).max(0.0));
                purse -= part * project.cost;
            }
            project.part += part;
            gained += part * project.gain;
            costs += part * project.cost;
            left -= part * project.actions;
            if left <= 0.0 {
                action = project.rank();
                break;
            }
        }
    }

    let mut points = duchy.points + gained;
    let bonus = bonus + weights.bonus * duchy.coming[1];
    points += weights.held_bonus * bonus * f32::from(u8::from(works + to_come > 0.0 && total > 0.0));
    // Money is worth what it buys; what is left of an income becomes points.
    let need = costs + weights.object_price * (later + f32::from(u8::from(duchy.bids)));
    let mut money = duchy.money;
    if duchy.income > 0.0 {
        let turned = ((money - need) / 2.0).floor().clamp(0.0, (duchy.income / 2.0).floor());
        points += turned;
        money -= 2.0 * turned;
    }
    let liquid = weights.liquid * later.min(1.0);
    points += HUNDRED * money.min(need) + liquid * money.min(10.0) + 0.02 * money;
    let rate = 0.1 + HUNDRED * ((need - money + 4.0) / 6.0).clamp(0.0, 0.9) + liquid;

    points -= weights.sold * duchy.sold;
    let all: f32 = duchy.prestige.prestiges().map(|card| prestige(weights, game, rivals, duchy, card)).sum();
    let [first, more] = weights.prestige;
    points += all + duchy.unknown * (first + more * f32::from(s.round));
    points += weights.room * duchy.room * (later / 3.0).min(1.0);

    let princess = 3.0 * of(Term::Landscape) + 2.0 * of(Term::Builder) + 2.0 * of(Term::Building) + cards;
    let princess = if princess >= minimum(0) { princess } else { 0.0 };
    Outlook { points, ready, action, rate, this_round: actions, princess }
}

/// What a prestige card promises.
fn prestige(weights: &Weights, game: &Florence, rivals: &Rivals, duchy: &Duchy, card: Prestige) -> f32 {
    let part = &game.parts().prestiges[card.idx()];
    let (counts, later) = (&duchy.counts, duchy.later);
    let Some(term) = part.metric else {
        let missing: u8 = part.requires.iter().map(|wish| wish.at_least.saturating_sub(counts[wish.term])).sum();
        let missing = f32::from(missing);
        if missing == 0.0 {
            return part.pp.into();
        }
        let time = ((later + 0.5 * duchy.actions) / missing).min(1.0);
        return f32::from(part.pp) * time * (0.8 - 0.2 * missing).max(0.0);
    };
    let (mine, lead) = match part.direction {
        Direction::Most => (counts[term], f32::from(counts[term]) - f32::from(rivals.most[term.idx()])),
        // Cells, six of them a building.
        Direction::Fewest => (1, (f32::from(rivals.fewest) - f32::from(counts[term])) / 6.0),
    };
    let [now, more] = weights.blur;
    let blur = now + more * later;
    let ahead = |by: f32| 1.0 / (1.0 + (-(lead - by) / blur).exp());
    let (alone, tied) = (ahead(0.5), ahead(-0.5));
    let points = f32::from(part.pp) * alone + f32::from(part.pp_tied) * (tied - alone);
    if mine == 0 { points * (later / (later + 1.0)) } else { points }
}

/// What every seat's duchy promises, for those who sit there.
pub(super) type Judged = [Option<(Duchy, Rivals, Outlook)>; MAX_PLAYERS];
