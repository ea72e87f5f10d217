//! Start and stop.

mod nodes;

pub use nodes::copy_database;

use crate::api;
use crate::app::App;
use crate::bus::Bus;
use crate::config::{Config, ConfigError, LogFormat, Role};
use crate::edge::Limiter;
use crate::listen::{self, Rules};
use crate::luck::Luck;
use crate::page;
use crate::secret::Passwords;
use crate::store::{self, Store, StoreError};
use crate::tables::{Hub, Pool, Setting};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use signoria_bots::Bots;
use signoria_games::Games;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The configuration.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The database.
    #[error("database {path}: {error}")]
    Store {
        /// The file.
        path: String,
        /// What is wrong with it.
        error: StoreError,
    },
    /// An address that cannot be listened on.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The system.
    #[error(transparent)]
    System(#[from] std::io::Error),
}

/// How often what has rested is forgotten.
const SWEEP: Duration = Duration::from_secs(30);
/// How often it is noted how long the clocks have run: so much may be given to whoever thinks when the process is killed.
const BEAT: Duration = Duration::from_secs(10);
/// How often guests are forgotten who do not come back.
const DAILY: Duration = Duration::from_secs(24 * 3600);
/// How long a guest without a table may stay away.
const GUEST_STAYS: Duration = Duration::from_secs(30 * 24 * 3600);
/// For how long a table that nobody comes to waits for players.
const LOBBY_STAYS: Duration = Duration::from_secs(30 * 24 * 3600);
/// How many guests go at a time: nobody's move waits long for that.
const GUESTS_AT_ONCE: u32 = 500;
/// How often the histograms of the metrics are folded, scraped or not.
const UPKEEP: Duration = Duration::from_secs(5);

/// Measures for the whole process; several servers in one process share them.
fn metrics() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let recorder = PrometheusBuilder::new().build_recorder();
            let handle = recorder.handle();
            if metrics::set_global_recorder(recorder).is_err() {
                tracing::warn!("this process measures itself already; /metrics stays empty");
            }
            handle
        })
        .clone()
}

/// The addresses that a server listens on.
struct Listeners {
    public: TcpListener,
    admin: Option<TcpListener>,
}

impl Listeners {
    async fn bind(config: &Config) -> Result<Self, Error> {
        let listen = |address: SocketAddr| async move {
            TcpListener::bind(address).await.map_err(|error| Error::Listen { address, error })
        };
        let public = listen(config.listen).await?;
        let admin = match config.admin.listen {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        Ok(Listeners { public, admin })
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    /// Where the page and the interface are.
    pub address: SocketAddr,
    /// Where the metrics are.
    pub admin: Option<SocketAddr>,
    app: Arc<App>,
    serving: JoinHandle<()>,
    tasks: Vec<JoinHandle<()>>,
}

impl Server {
    /// Starts with the store of the configuration.
    ///
    /// # Errors
    /// What is wrong with the configuration, the database or the addresses.
    pub async fn start(config: Config, games: Games, bots: Bots) -> Result<Self, Error> {
        Self::open(config, games, bots, Luck::System).await
    }

    async fn open(config: Config, games: Games, bots: Bots, luck: Luck) -> Result<Self, Error> {
        // First the addresses: where one is taken no database is made.
        let listeners = Listeners::bind(&config).await?;
        let opened = nodes::open(&config).await?;
        Self::start_on(listeners, config, games, bots, opened, luck)
    }

    /// Starts with another store.
    ///
    /// # Errors
    /// What is wrong with the configuration or the addresses.
    pub async fn start_with(config: Config, games: Games, bots: Bots, store: Arc<dyn Store>) -> Result<Self, Error> {
        Self::start_on(Listeners::bind(&config).await?, config, games, bots, (store, None), Luck::System)
    }

    fn start_on(
        Listeners { public: listener, admin }: Listeners,
        config: Config,
        games: Games,
        bots: Bots,
        (store, wire): nodes::Opened,
        luck: Luck,
    ) -> Result<Self, Error> {
        let measures = metrics();
        let games = config.games(games)?;
        let bots_play = games.iter().map(|maker| maker.info().id).filter(|id| bots.ids().any(|known| known == *id));
        let bots_play = bots_play.collect();
        let pool = Pool::new(bots, config.bots.threads, luck.clone());
        let (bus, heard) = match wire {
            Some(wire) => {
                let (bus, heard) = Bus::on(wire);
                (bus, Some(heard))
            }
            None => (Bus::alone(), None),
        };
        let thinks = config.roles.contains(&Role::Bots);
        let (games_, cache) = (games.clone(), config.cache.clone());
        let hub = Hub::start(Setting { store: store.clone(), games: games_, pool, cache, bus, thinks });
        let app = Arc::new(App {
            games,
            bots_play,
            store,
            limiter: Arc::new(Limiter::new(&config.limits)),
            passwords: Passwords::new(),
            luck,
            old_pages: OnceLock::new(),
            stopping: CancellationToken::new(),
            hub,
            config,
        });
        let address = listener.local_addr()?;
        let stopping = app.stopping.clone();
        let rules = Rules::of(&app.config);
        // A node that only thinks answers nothing but how it is.
        let serves = app.config.roles.contains(&Role::Http);
        let router = if serves { api::router(app.clone()) } else { api::only_health(app.clone()) };
        let serving = tokio::spawn(listen::serve(listener, router, rules.clone(), stopping));
        let mut tasks = vec![tokio::spawn(keep(app.clone(), measures.clone()))];
        let admin = match admin {
            Some(listener) => {
                let address = listener.local_addr()?;
                let service = api::admin(app.clone(), measures);
                // Until the process ends: it says how the stop goes on.
                let never = CancellationToken::new();
                tasks.push(tokio::spawn(listen::serve(listener, service, rules.for_operators(), never)));
                Some(address)
            }
            None => None,
        };
        // While the page is being worked on, its files are read from where they are built.
        if serves && !cfg!(debug_assertions) {
            let app = app.clone();
            tokio::task::spawn_blocking(move || keep_page(&app));
        }
        tasks.push(tokio::spawn(app.hub.clone().ring()));
        if thinks {
            tasks.push(tokio::spawn(app.hub.clone().think_along()));
        }
        if let Some(heard) = heard {
            tasks.push(tokio::spawn(app.hub.clone().hear(heard)));
            tasks.push(tokio::spawn(app.hub.clone().watch()));
        }
        tracing::info!(%address, "serving");
        Ok(Server { address, admin, app, serving, tasks })
    }

    /// Stops: no new requests, feeds end and are told when to come back, what was begun is finished, within the time of
    /// the configuration.
    pub async fn stop(self) {
        tracing::info!("stopping");
        self.app.stopping.cancel();
        self.app.hub.close().await;
        let drain = Duration::from_millis(self.app.config.http.drain_ms);
        if tokio::time::timeout(drain, self.serving).await.is_err() {
            tracing::warn!("some connections did not end in time and are cut");
        }
        for task in &self.tasks {
            task.abort();
        }
        if tokio::time::timeout(Duration::from_secs(1), self.app.store.close()).await.is_err() {
            tracing::warn!("the database is let go of while somebody reads it");
        }
        tracing::info!("stopped");
    }
}

/// Keeps the page's files for pages that are open when a newer program takes this one's place.
fn keep_page(app: &App) {
    let mut folder = app.config.database.path.clone().into_os_string();
    folder.push(".page");
    match page::keep(Path::new(&folder), page::build(), page::own()) {
        // Nobody else sets it.
        Ok(kept) => drop(app.old_pages.set(kept)),
        Err(error) => tracing::warn!(%error, "the page's files are not kept for the next version"),
    }
}

/// Forgets what has rested, for as long as the server runs.
async fn keep(app: Arc<App>, measures: PrometheusHandle) {
    let [mut sweep, mut upkeep, mut daily] = [SWEEP, UPKEEP, DAILY].map(tokio::time::interval);
    let mut beat = tokio::time::interval(BEAT);
    loop {
        tokio::select! {
            _ = sweep.tick() => {
                app.hub.sweep();
                app.limiter.sweep();
            }
            _ = upkeep.tick() => measures.run_upkeep(),
            _ = beat.tick() => {
                if let Err(error) = app.store.beat().await {
                    tracing::warn!(%error, "the time that was served is not noted");
                }
            }
            _ = daily.tick() => {
                drop_lobbies(&app).await;
                drop_guests(&app).await;
            }
            () = app.stopping.cancelled() => return,
        }
    }
}

/// Throws tables away that have waited for players for long.
async fn drop_lobbies(app: &App) {
    match app.hub.close_in_vain(app.now() - LOBBY_STAYS.as_millis() as i64).await {
        Ok(tables) => tracing::info!(tables, "tables that waited for players in vain have been thrown away"),
        Err(problem) => tracing::warn!(?problem, "tables that wait in vain could not be looked for; tomorrow again"),
    }
}

/// Forgets guests who have no table and were not seen for long.
async fn drop_guests(app: &App) {
    let before = app.now() - GUEST_STAYS.as_millis() as i64;
    let mut all = 0;
    loop {
        match app.store.drop_guests(before, GUESTS_AT_ONCE).await {
            Ok(dropped) => {
                all += dropped;
                if dropped < u64::from(GUESTS_AT_ONCE) {
                    break;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "guests could not be forgotten; tomorrow again");
                break;
            }
        }
    }
    tracing::info!(guests = all, "guests who did not come back have been forgotten");
}

/// Writes the log to standard error, as the configuration says. Only the first call of a process counts.
fn log(config: &Config) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::new(&config.log.level);
    // Colours go where the program's other colours go: to terminals, unless NO_COLOR or the command line says otherwise.
    let builder = tracing_subscriber::fmt().with_writer(anstream::stderr).with_ansi(true).with_env_filter(filter);
    // Whoever embeds the server may have a log already.
    let _ = match config.log.format {
        LogFormat::Text => builder.try_init(),
        LogFormat::Json => builder.json().flatten_event(true).try_init(),
    };
}

fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// Serves until the process is told to stop (Ctrl-C or SIGTERM), with these games and bots. `ready` is called with the
/// address once it is served.
///
/// # Errors
/// What is wrong with the configuration, the database or the addresses.
pub fn run(config: Config, games: Games, bots: Bots, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    run_by(config, games, bots, Luck::System, ready)
}

/// The same for tests of a page or a program: the dealer of every table has this seed, and bots have their whims from it,
/// so that the same answers meet the same dice and draws. Whoever knows it sees every die beforehand: it is refused
/// unless the server listens on loopback with nothing before it and begins a new database.
///
/// # Errors
/// What is wrong with the configuration, the database or the addresses.
pub fn run_dictated(
    config: Config,
    games: Games,
    bots: Bots,
    seed: [u8; 32],
    ready: impl FnOnce(SocketAddr),
) -> Result<(), Error> {
    let luck = Luck::dictated(&config, seed)?;
    run_by(config, games, bots, luck, ready)
}

fn run_by(config: Config, games: Games, bots: Bots, luck: Luck, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    log(&config);
    runtime()?.block_on(async {
        let server = Server::open(config, games, bots, luck).await?;
        // Whoever hears that it is ready may stop it at once.
        let told = told_to_stop()?;
        ready(server.address);
        told.await;
        server.stop().await;
        Ok(())
    })
}

/// Listens from now on; the answer comes when the process is told.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

/// Checks a configuration without serving: values, components, the folder of the database. Answers with the effective
/// configuration as TOML; nothing in it is secret.
///
/// # Errors
/// Names the key, what is wrong and what is allowed.
pub fn check_config(config: &Config, games: Games) -> Result<String, ConfigError> {
    config.check()?;
    config.games(games)?;
    // Where the database is elsewhere, the file is none.
    let path = Some(&config.database.path).filter(|_| config.database.url.is_none());
    let folder = path.and_then(|path| path.parent()).filter(|folder| !folder.as_os_str().is_empty());
    if folder.is_some_and(|folder| !folder.is_dir()) {
        return Err(ConfigError::Value {
            key: "database.path".into(),
            problem: format!("the folder of {} is not there", config.database.path.display()),
            allowed: "a file in a folder that is there".into(),
        });
    }
    Ok(toml::to_string(config).expect("a configuration is plain data"))
}

/// Copies the database, which may be in use, into a new file, whole and of one moment.
///
/// # Errors
/// If the file is there already, or something cannot be read or written.
pub fn backup(config: &Config, to: &Path) -> Result<(), Error> {
    nodes::is_a_file(config)?;
    runtime()?.block_on(store::backup(&config.database, to)).map_err(|error| on(to, error))
}

/// Puts a backup in the place of the database, which nobody may use meanwhile. The old one is kept beside it under a name
/// that nothing has yet; that name is the answer, if there was an old one.
///
/// # Errors
/// If the backup is damaged, not ours, newer than this program or the database itself, or if the database is in use.
pub fn restore(config: &Config, from: &Path) -> Result<Option<PathBuf>, Error> {
    nodes::is_a_file(config)?;
    runtime()?.block_on(store::restore(&config.database, from)).map_err(|error| on(from, error))
}

fn on(path: &Path, error: StoreError) -> Error {
    Error::Store { path: path.display().to_string(), error }
}

/// The interface as an OpenAPI document.
#[must_use]
pub fn openapi_json() -> String {
    format!("{:#}", api::openapi())
}
