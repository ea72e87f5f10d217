//! The registry: the one place that lists the games, and their object-safe form for whoever serves any of them.
//!
//! Rules, searches and tests use [`Game`] with its types; the table, the server and the program use
//! [`AnyGame`] and [`Position`], where actions are indices and views are JSON; programs that learn use [`Sim`] and [`Sims`].
//! Nothing else here knows a game by name.

pub mod book;
mod erased;
mod find;
pub mod folder;
mod sim;
mod text;

pub use erased::{AnyGame, AnyPosition, Held, OptionView, Played, Position, Preview, Shown};
pub use find::Finder;
pub use sim::{Luck, Reward, RowError, Rows, STAY, Sim, Sims, Simulation};
pub use text::{Language, Texts};

use erased::Boxed;
use serde_json::Value;
use sha2::{Digest, Sha256};
use signoria_core::data::Files;
use signoria_core::{Field, Game, GameInfo, Layout, SetupError, When};
use std::fmt::{self, Debug};
use std::sync::{Arc, Mutex, Weak};

/// Every game, in the order of the home page. A game is added by one line here and one dependency.
#[must_use]
pub fn built_in() -> Games {
    Games(vec![
        maker::<signoria_burgundy::Burgundy>(),
        maker::<signoria_craftsmen::Craftsmen>(),
        maker::<signoria_florence::Florence>(),
        maker::<signoria_principato::Principato>(),
        maker::<signoria_tuscany::Tuscany>(),
    ])
}

/// The games that a host offers.
#[derive(Clone, Debug)]
pub struct Games(Vec<Arc<dyn AnyMaker>>);

impl Games {
    /// Games from makers: for tests with games of their own.
    #[must_use]
    pub fn of(makers: Vec<Arc<dyn AnyMaker>>) -> Self {
        Games(makers)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn AnyMaker>> {
        self.0.iter()
    }

    /// The game with an id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<dyn AnyMaker>> {
        self.0.iter().find(|maker| maker.info().id == id)
    }

    /// The same games, one of them with a host's own components in the place of the built-in ones.
    ///
    /// # Errors
    /// Names the file, the entry and the rule that it breaks.
    pub fn with_components(mut self, id: &str, files: &[(&str, &str)]) -> Result<Self, SetupError> {
        let maker = self.0.iter_mut().find(|maker| maker.info().id == id).ok_or_else(|| SetupError {
            at: "components".into(),
            problem: format!("there is no game {id}"),
            allowed: "the id of a game".into(),
            rule: None,
        })?;
        *maker = maker.with_components(files)?;
        Ok(self)
    }
}

/// Makes boxes of one game: components and options put together.
pub trait AnyMaker: Send + Sync + Debug {
    /// What is fixed about the game.
    fn info(&self) -> &'static GameInfo;
    /// What the numbers of an observation mean.
    fn layout(&self) -> Layout;
    /// The fields of the options.
    fn form(&self) -> Vec<Field>;
    /// The options when nobody chooses anything.
    fn default_options(&self) -> Value;
    /// `default`, or the fingerprint of a host's own components.
    fn components(&self) -> &str;
    /// The maker with other components: files of the form of [`GameInfo::data`], the built-in ones for those not given.
    ///
    /// # Errors
    /// Names the file, the entry and the rule that it breaks.
    fn with_components(&self, files: &[(&str, &str)]) -> Result<Arc<dyn AnyMaker>, SetupError>;
    /// Puts a box together.
    ///
    /// # Errors
    /// Names the option and what is allowed.
    fn make(&self, seats: u8, options: &Value) -> Result<Arc<dyn AnyGame>, SetupError>;

    /// Puts a box together for a game that is on, of those of its options that can still be read; names the others, which
    /// keep their defaults.
    ///
    /// # Errors
    /// If there is no such game even with the defaults: not for so many players, for example.
    fn remake(&self, seats: u8, options: &Value) -> Result<(Arc<dyn AnyGame>, Vec<String>), SetupError> {
        if let Ok(game) = self.make(seats, options) {
            return Ok((game, Vec::new()));
        }
        let mut unread: Vec<(String, Value)> = options.as_object().cloned().unwrap_or_default().into_iter().collect();
        let mut read = serde_json::Map::new();
        // One may be asked only where another one is chosen, which may come behind it.
        loop {
            let before = read.len();
            unread.retain(|(key, value)| {
                let mut more = read.clone();
                more.insert(key.clone(), value.clone());
                let fits = self.make(seats, &Value::Object(more.clone())).is_ok();
                if fits {
                    read = more;
                }
                !fits
            });
            if read.len() == before {
                break;
            }
        }
        let unread = unread.into_iter().map(|(key, _)| key).collect();
        Ok((self.make(seats, &Value::Object(read))?, unread))
    }
}

/// The maker of a game.
#[must_use]
pub fn maker<G: Game>() -> Arc<dyn AnyMaker> {
    Arc::new(Maker::<G>::new(G::Components::default(), "default".into(), Vec::new()))
}

struct Maker<G: Game> {
    components: G::Components,
    fingerprint: String,
    replaced: Arc<[&'static str]>,
    /// The boxes that are in use: games with the same options share one, since nothing in it ever changes.
    boxes: Mutex<Vec<Weak<Boxed<G>>>>,
}

impl<G: Game> Maker<G> {
    fn new(components: G::Components, fingerprint: String, replaced: Vec<&'static str>) -> Self {
        Maker { components, fingerprint, replaced: replaced.into(), boxes: Mutex::default() }
    }
}

impl<G: Game> Maker<G> {
    /// Fields that are not asked in this game keep their defaults.
    fn asked_for(&self, seats: u8, options: &G::Options) -> Result<(), SetupError> {
        let value = |options: &G::Options| serde_json::to_value(options).expect("options are plain data");
        let (chosen, default) = (value(options), value(&G::Options::default()));
        let holds = |when: &When| match *when {
            When::Seats { min, max } => (min..=max).contains(&seats),
            When::Set(key) => chosen[key] == Value::Bool(true),
            When::Is { key, word } => chosen[key] == word,
        };
        for field in G::form() {
            let missing = field.when.iter().find(|when| !holds(when));
            if let Some(when) = missing.filter(|_| chosen[field.key] != default[field.key]) {
                return Err(SetupError {
                    at: field.key.into(),
                    problem: "not asked in this game".into(),
                    allowed: match when {
                        When::Seats { min, max } => format!("only with {min} to {max} players"),
                        When::Set(key) => format!("only with {key}"),
                        When::Is { key, word } => format!("only with {key} = {word}"),
                    },
                    rule: None,
                });
            }
        }
        Ok(())
    }
}

impl<G: Game> Debug for Maker<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Maker({}, components {})", G::INFO.id, self.fingerprint)
    }
}

impl<G: Game> AnyMaker for Maker<G> {
    fn info(&self) -> &'static GameInfo {
        &G::INFO
    }

    fn layout(&self) -> Layout {
        G::LAYOUT
    }

    fn form(&self) -> Vec<Field> {
        G::form()
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).expect("options are plain data")
    }

    fn components(&self) -> &str {
        &self.fingerprint
    }

    fn with_components(&self, files: &[(&str, &str)]) -> Result<Arc<dyn AnyMaker>, SetupError> {
        // Built-in files that somebody wrote out and gave back unchanged are the built-in components.
        if files.iter().all(|file| G::INFO.data.contains(file)) {
            return Ok(maker::<G>());
        }
        let components = G::components(files)?;
        let replaced = Files::new(G::INFO.data, files)?.replaced()?;
        let mut hash = Sha256::new();
        for (name, text) in files {
            hash.update(format!("{name}\0{}\0", text.len()));
            hash.update(text);
        }
        let fingerprint = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Ok(Arc::new(Maker::<G>::new(components, fingerprint, replaced)))
    }

    fn make(&self, seats: u8, options: &Value) -> Result<Arc<dyn AnyGame>, SetupError> {
        let options = serde_json::from_value::<G::Options>(options.clone()).map_err(|error| SetupError {
            at: "options".into(),
            problem: error.to_string(),
            allowed: G::form().iter().map(|field| field.key).collect::<Vec<_>>().join(", "),
            rule: None,
        })?;
        self.asked_for(seats, &options)?;
        let mut boxes = self.boxes.lock().expect("never poisoned");
        boxes.retain(|known| known.strong_count() > 0);
        let same = |known: &Arc<Boxed<G>>| known.game.seats() == seats && *known.game.options() == options;
        if let Some(known) = boxes.iter().filter_map(Weak::upgrade).find(same) {
            return Ok(known);
        }
        let game = G::new(self.components.clone(), seats, options)?;
        let (components, replaced) = (self.fingerprint.clone(), self.replaced.clone());
        let new = Arc::new(Boxed { game: Arc::new(game), components, replaced });
        boxes.push(Arc::downgrade(&new));
        Ok(new)
    }
}
