//! The games that bots know, and the door for whoever holds a position without its types.

use crate::arena::play_match;
use crate::burgundy::Burgher;
use crate::craftsmen::Guildmaster;
use crate::florence::Maecenas;
use crate::hints::{Hint, HintStep, foresee, in_words};
use crate::learned::{Ahead, Header, Learned, Net, NetError};
use crate::principato::Castellan;
use crate::steps;
use crate::tuscany::Lady;
use crate::{Advice, Bot, Budget, Contestant, Finisher, Greedy, Heuristic, Ismcts, Knowledge, Level, Match};
use crate::{RandomBot, Settings, Step, Steps};
use serde::Serialize;
use serde_json::Value;
use signoria_burgundy::Burgundy;
use signoria_core::{Choice, Game, SearchRng, Seat, search_rng};
use signoria_craftsmen::Craftsmen;
use signoria_florence::Florence;
use signoria_games::Position;
use signoria_principato::Principato;
use signoria_tuscany::Tuscany;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

/// Every game that bots play. A game is added by one line here; [`Plain`](crate::Plain) stands for a game of which nothing is known
/// but the rules.
#[must_use]
pub fn built_in() -> &'static Bots {
    static BUILT_IN: OnceLock<Bots> = OnceLock::new();
    BUILT_IN.get_or_init(|| {
        Bots::of(vec![
            taught::<Burgundy, _>(
                Burgher::default(),
                Burgher::SETTINGS,
                steps::burgundy,
                include_bytes!("../nets/burgundy.net"),
            ),
            taught::<Craftsmen, _>(
                Guildmaster::default(),
                Guildmaster::SETTINGS,
                steps::craftsmen,
                include_bytes!("../nets/craftsmen.net"),
            ),
            taught::<Florence, _>(
                Maecenas::default(),
                Maecenas::SETTINGS,
                steps::florence,
                include_bytes!("../nets/florence.net"),
            ),
            taught::<Principato, _>(
                Castellan::default(),
                Castellan::SETTINGS,
                steps::principato,
                include_bytes!("../nets/principato.net"),
            ),
            taught::<Tuscany, _>(
                Lady::default(),
                Lady::SETTINGS,
                steps::tuscany,
                include_bytes!("../nets/tuscany.net"),
            ),
        ])
    })
}

/// The bots of one game: its levels, by what is known of it.
#[must_use]
pub fn bots_of<G: Game, H: Heuristic<G> + Clone + 'static>(heuristic: H, settings: Settings) -> Arc<dyn AnyBots> {
    Arc::new(Known::<G, H> { heuristic, settings, taught: Ok(None), game: std::marker::PhantomData })
}

/// The bots of one game with a net that was learned, as a file of weights. Where it does not fit the game of today, the bots play
/// as if there were none, and [`Bots::troubles`] says so.
#[must_use]
pub fn taught<G: Game, H: Heuristic<G> + Clone + 'static>(
    heuristic: H,
    settings: Settings,
    steps: fn(u8) -> Steps,
    weights: &[u8],
) -> Arc<dyn AnyBots> {
    let taught = Net::read::<G>(weights).map(|(net, Header { aim, sha256, .. })| {
        Some(Taught { learned: Learned::new(Arc::new(net), aim, heuristic.clone()), steps, weights: sha256 })
    });
    Arc::new(Known::<G, H> { heuristic, settings, taught, game: std::marker::PhantomData })
}

/// The bot of one game that a contestant stands for, by what is known of the game and, if there is a net, what was learned of it
/// and how the levels play by that.
#[must_use]
pub fn bot_of<G: Game, H: Heuristic<G> + Clone + 'static>(
    heuristic: H,
    settings: Settings,
    learned: Option<(&Learned<H>, Steps)>,
    contestant: Contestant,
) -> Box<dyn Bot<G>> {
    let Contestant { level, budget, old } = contestant;
    let (learned, steps) = match learned {
        Some((learned, steps)) if !old => (Some(learned), steps),
        _ => (None, Steps::without_net(settings)),
    };
    match (level, steps.of(level), learned) {
        (Level::Page, ..) => Box::new(RandomBot),
        (Level::Novice, ..) => Box::new(Greedy::new(heuristic, GREEDY_SAMPLES).at(NOVICE)),
        (_, None, _) => Box::new(Greedy::new(heuristic, GREEDY_SAMPLES)),
        (_, Some(Step::Ahead(temperature)), Some(learned)) if budget.is_none() => {
            Box::new(Ahead::new(learned.clone()).at(temperature))
        }
        (_, Some(step), Some(learned)) => {
            // A budget that somebody gives is spent.
            let (budget, settings) = match budget {
                Some(given) => (given, steps.settings),
                None => (step.budget(), steps.settings.resolute()),
            };
            finishing(heuristic, level, Ismcts::new(learned.clone(), budget, settings))
        }
        (_, Some(step), None) => {
            let search = Ismcts::new(heuristic.clone(), budget.unwrap_or(step.budget()), steps.settings);
            if old { Box::new(search) } else { finishing(heuristic, level, search) }
        }
    }
}

/// Where Prince and King search, they solve the end of a game.
fn finishing<G: Game, H: Heuristic<G> + 'static>(
    heuristic: H,
    level: Level,
    search: impl Bot<G> + 'static,
) -> Box<dyn Bot<G>> {
    if level < Level::Prince {
        return Box::new(search);
    }
    Box::new(Finisher::new(heuristic, FINISH, search))
}

/// Positions that are looked at to solve the end of a game: some 20 ms.
const FINISH: u32 = 20_000;

/// The best option of a seat by the built-in bots.
///
/// # Errors
/// If the seat owes no decision, or bots do not play this game.
pub fn choose(position: &Position, seat: Seat, contestant: impl Into<Contestant>, seed: u64) -> Result<u32, NoChoice> {
    built_in().choose(position, seat, contestant, seed)
}

/// What the strongest built-in bot thinks of the options of a seat, the best first.
///
/// # Errors
/// If the seat owes no decision, or bots do not play this game.
pub fn hint(position: &Position, seat: Seat, budget: Option<Budget>, seed: u64) -> Result<Vec<HintOption>, NoChoice> {
    built_in().hint(position, seat, budget, seed)
}

/// Why there is no advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    /// The seat owes no decision.
    #[error("this seat owes no decision")]
    NotItsTurn,
    /// The game is not among those that bots play.
    #[error("bots do not play this game")]
    UnknownGame,
}

/// An option with what a bot thinks of it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HintOption {
    /// The index of the action.
    pub index: u32,
    /// The share of a win that it promises, 0 to 1, if the bot tried it.
    pub win: Option<f32>,
    /// The points at the end that it promises, if the bot tried it.
    pub points: Option<f32>,
    /// How often it was tried.
    pub visits: u32,
}

/// The games that bots play.
#[derive(Clone, Debug)]
pub struct Bots(Vec<Arc<dyn AnyBots>>);

impl Bots {
    /// The bots of these games.
    #[must_use]
    pub fn of(games: Vec<Arc<dyn AnyBots>>) -> Self {
        Bots(games)
    }

    /// The ids of the games.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|bots| bots.id())
    }

    /// Nets that do not fit their games, which are therefore played without: for the log of whoever serves them.
    pub fn troubles(&self) -> impl Iterator<Item = (&'static str, &NetError)> {
        self.0.iter().filter_map(|bots| bots.trouble().map(|trouble| (bots.id(), trouble)))
    }

    /// The bots that play a position.
    #[must_use]
    pub fn playing(&self, position: &Position) -> Option<&Arc<dyn AnyBots>> {
        self.0.iter().find(|bots| bots.plays(position))
    }

    /// The sets of options that an arena of a game plays in turn: boards, scenarios.
    #[must_use]
    pub fn boards(&self, id: &str, seats: u8) -> Vec<Value> {
        self.0.iter().find(|bots| bots.id() == id).map(|bots| bots.boards(seats)).unwrap_or_default()
    }

    /// SHA-256 of the weights of the net that is played by in a game, if there is one.
    #[must_use]
    pub fn weights(&self, id: &str) -> Option<&str> {
        self.0.iter().find(|bots| bots.id() == id).and_then(|bots| bots.weights())
    }

    /// The best option of a seat, as a contestant sees it.
    ///
    /// # Errors
    /// If the seat owes no decision, or bots do not play this game.
    pub fn choose(
        &self,
        position: &Position,
        seat: Seat,
        contestant: impl Into<Contestant>,
        seed: u64,
    ) -> Result<u32, NoChoice> {
        self.advise(position, seat, contestant.into(), seed).map(|options| options[0].index)
    }

    /// What the strongest level thinks of the options of a seat, the best first.
    ///
    /// # Errors
    /// If the seat owes no decision, or bots do not play this game.
    pub fn hint(
        &self,
        position: &Position,
        seat: Seat,
        budget: Option<Budget>,
        seed: u64,
    ) -> Result<Vec<HintOption>, NoChoice> {
        self.advise(position, seat, Contestant { budget: budget.or(Some(HINT)), ..Level::King.into() }, seed)
    }

    /// The same as [`hint`](Self::hint), and the best few options in words: what they bring, and what they lead to.
    ///
    /// # Errors
    /// If the seat owes no decision, or bots do not play this game.
    pub fn explain(
        &self,
        position: &Position,
        seat: Seat,
        budget: Option<Budget>,
        seed: u64,
    ) -> Result<Hint, NoChoice> {
        let options = self.hint(position, seat, budget, seed)?;
        let bots = self.playing(position).ok_or(NoChoice::UnknownGame)?;
        let best = in_words(&options, |index| bots.foresee(position, seat, index, seed));
        Ok(Hint { options, best })
    }

    /// What a contestant thinks of the options of a seat, the best first.
    ///
    /// # Errors
    /// If the seat owes no decision, or bots do not play this game.
    pub fn advise(
        &self,
        position: &Position,
        seat: Seat,
        contestant: Contestant,
        seed: u64,
    ) -> Result<Vec<HintOption>, NoChoice> {
        let bots = self.playing(position).ok_or(NoChoice::UnknownGame)?;
        if !position.to_act().includes(seat) {
            return Err(NoChoice::NotItsTurn);
        }
        Ok(bots.advise(position, seat, contestant, seed))
    }
}

/// The bots of one game, for positions without their types.
pub trait AnyBots: Send + Sync + Debug {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The sets of options that an arena plays in turn.
    fn boards(&self, seats: u8) -> Vec<Value>;
    /// Why the net cannot be used, if there is one that cannot.
    fn trouble(&self) -> Option<&NetError> {
        None
    }
    /// SHA-256 of the weights of the net that the bots play by, if they do.
    fn weights(&self) -> Option<&str> {
        None
    }
    /// Whether the position is one of this game.
    fn plays(&self, position: &Position) -> bool;
    /// The options of a seat that owes a decision, the best first.
    ///
    /// # Panics
    /// If the position is one of another game or the seat owes no decision.
    fn advise(&self, position: &Position, seat: Seat, contestant: Contestant, seed: u64) -> Vec<HintOption>;
    /// An option of a seat as the seat sees it, and what the seat is likely to decide next after it.
    ///
    /// # Panics
    /// If the position is one of another game or there is no such action.
    fn foresee(&self, position: &Position, seat: Seat, index: u32, seed: u64) -> (Choice, Vec<HintStep>);
    /// A whole game from a position on, one contestant per seat; the same seeds give the same game.
    ///
    /// # Panics
    /// If the position is one of another game.
    fn play_match(&self, position: &Position, lineup: &[Contestant], dealer: u64, seed: u64) -> Match;
}

/// What was learned of a game.
struct Taught<H> {
    learned: Learned<H>,
    /// How the levels play by it, by the number of players.
    steps: fn(u8) -> Steps,
    /// The hash of the weights.
    weights: String,
}

struct Known<G, H> {
    heuristic: H,
    settings: Settings,
    taught: Result<Option<Taught<H>>, NetError>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, H: Heuristic<G>> Debug for Known<G, H> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Bots({}, {:?})", G::INFO.id, self.heuristic)
    }
}

impl<G: Game, H: Heuristic<G> + Clone + 'static> Known<G, H> {
    fn taught(&self) -> Option<&Taught<H>> {
        self.taught.as_ref().ok().and_then(Option::as_ref)
    }

    fn bot(&self, seats: u8, contestant: Contestant) -> Box<dyn Bot<G>> {
        let learned = self.taught().map(|taught| (&taught.learned, (taught.steps)(seats)));
        bot_of(self.heuristic.clone(), self.settings, learned, contestant)
    }
}

/// What a hint is searched for: all of it, since a hint tells of the other options, too.
const HINT: Budget = Budget::Iterations(10_000);

/// What a seat's next decisions are searched for where a hint looks ahead.
const GLANCE: Budget = Budget::Iterations(60);

/// The temperature at which a novice takes what looks worse, as a share of a win.
const NOVICE: f32 = 0.03;

/// Worlds that the greedy bot looks at per option.
const GREEDY_SAMPLES: u32 = 8;

impl<G: Game, H: Heuristic<G> + Clone + 'static> AnyBots for Known<G, H> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn boards(&self, seats: u8) -> Vec<Value> {
        let value = |options| serde_json::to_value(options).expect("options are plain data");
        self.heuristic.boards(seats).into_iter().map(value).collect()
    }

    fn trouble(&self) -> Option<&NetError> {
        self.taught.as_ref().err()
    }

    fn weights(&self) -> Option<&str> {
        self.taught().map(|taught| &*taught.weights)
    }

    fn plays(&self, position: &Position) -> bool {
        position.typed::<G>().is_some()
    }

    fn advise(&self, position: &Position, seat: Seat, contestant: Contestant, seed: u64) -> Vec<HintOption> {
        let held = position.typed::<G>().expect("a position of this game");
        let knowledge = Knowledge::new(&*held.game, &held.state, seat);
        let mut rng: SearchRng = search_rng(seed);
        let advice: Advice<G::Action> = self.bot(held.game.seats(), contestant).advise(&knowledge, &mut rng);
        let option = |advised: crate::Advised<G::Action>| HintOption {
            index: G::index(advised.action),
            win: advised.value,
            points: advised.points,
            visits: advised.visits,
        };
        advice.into_iter().map(option).collect()
    }

    fn foresee(&self, position: &Position, seat: Seat, index: u32, seed: u64) -> (Choice, Vec<HintStep>) {
        let held = position.typed::<G>().expect("a position of this game");
        let option = G::action(index).expect("an action of this game");
        let knowledge = Knowledge::new(&*held.game, &held.state, seat);
        let seats = held.game.seats();
        let own = self.bot(seats, Contestant { budget: Some(GLANCE), ..Level::Prince.into() });
        let others: Box<dyn Bot<G>> = match self.taught() {
            Some(taught) => Box::new(Ahead::new(taught.learned.clone())),
            None => self.bot(seats, Level::Squire.into()),
        };
        let then = foresee(&knowledge, option, &*own, &*others, &mut search_rng(seed));
        (held.game.describe(&held.state, seat, option), then)
    }

    fn play_match(&self, position: &Position, lineup: &[Contestant], dealer: u64, seed: u64) -> Match {
        let held = position.typed::<G>().expect("a position of this game");
        let bots: Vec<_> = lineup.iter().map(|contestant| self.bot(held.game.seats(), *contestant)).collect();
        play_match(&*held.game, held.state.clone(), &bots, dealer, seed)
    }
}
