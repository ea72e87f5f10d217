//! What a host may set: a TOML file, and the environment (`SIGNORIA_LISTEN`, `SIGNORIA_DATABASE__PATH`) above it.

use figment::Figment;
use figment::providers::{Env, Format, Serialized, Toml};
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, Serialize};
use signoria_games::Games;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs};
use std::path::{Path, PathBuf};
use url::Url;

mod nodes;

pub use nodes::{Bus, Role, SecretUrl};

/// Everything a host may set. Every field has a default: no file is needed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where the page and the interface are served. A name such as `localhost:7700` is looked up.
    #[serde(deserialize_with = "listen")]
    pub listen: SocketAddr,
    /// What this node does: serve people (`http`), think for bots (`bots`), or both.
    #[serde(deserialize_with = "nodes::roles")]
    pub roles: Vec<Role>,
    /// What outlives the process.
    pub database: Database,
    /// How several nodes hear of each other.
    pub bus: Bus,
    /// Metrics and health for operators, on a listener of their own.
    pub admin: Admin,
    /// What is written to standard error.
    pub log: Log,
    /// The edge: proxies, origins, cookies, bodies.
    pub http: Http,
    /// How often one caller may ask for what.
    pub limits: Limits,
    /// The threads on which bots think.
    pub bots: Bots,
    /// Tables kept in memory.
    pub cache: Cache,
    /// Folders with a host's own components by the id of the game, in the form of the game's `data` folder.
    pub components: BTreeMap<String, PathBuf>,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7700)),
            roles: vec![Role::Http, Role::Bots],
            database: Database::default(),
            bus: Bus::default(),
            admin: Admin::default(),
            log: Log::default(),
            http: Http::default(),
            limits: Limits::default(),
            bots: Bots::default(),
            cache: Cache::default(),
            components: BTreeMap::new(),
        }
    }
}

/// What outlives the process: a SQLite file for one node, or a PostgreSQL database for as many as there are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Database {
    /// `postgres://user:password@host/database`; nothing: the SQLite file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<SecretUrl>,
    /// The SQLite file; made when it is not there. Pages of older builds are kept beside it in any case.
    pub path: PathBuf,
    /// How much an acknowledged move survives.
    pub sync: Sync,
    /// How long a write waits for a lock that another program holds, in milliseconds.
    pub busy_ms: u64,
    /// The most that the file may grow to, in megabytes; 0 for as much as the disk has. A write that finds no room is
    /// refused and changes nothing.
    pub max_mb: u32,
}

impl Default for Database {
    fn default() -> Self {
        Database { url: None, path: "signoria.db".into(), sync: Sync::Full, busy_ms: 2_000, max_mb: 0 }
    }
}

/// How much an acknowledged move survives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sync {
    /// The end of the process and the loss of power: the log is flushed to the disk before a move is acknowledged.
    Full,
    /// The end of the process, however sudden; a loss of power may take the last moments, never the database.
    Normal,
}

/// The operators' listener.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Admin {
    /// Where `/metrics` and `/health` are served; nowhere by default. Keep it off the public network.
    #[serde(deserialize_with = "listen_perhaps")]
    pub listen: Option<SocketAddr>,
}

/// What is written to standard error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// Text for people or one JSON object a line.
    pub format: LogFormat,
    /// `error`, `warn`, `info`, `debug`, `trace`, or directives such as `info,sqlx=warn`.
    pub level: String,
}

impl Default for Log {
    fn default() -> Self {
        Log { format: LogFormat::Text, level: "info".into() }
    }
}

/// The form of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// The edge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Http {
    /// Proxies whose `X-Forwarded-For` is believed, as addresses or networks (`10.0.0.0/8`).
    #[serde(deserialize_with = "networks")]
    pub trusted_proxies: Vec<IpNet>,
    /// Origins of the page beside the host that a request names, such as `https://play.example.org`.
    pub origins: Vec<String>,
    /// The folder of all addresses, where a proxy serves other things beside: `/signoria`. Nothing: the whole host.
    pub base: String,
    /// Whether people come by HTTPS: the cookie is then `Secure` and bound to the host.
    pub secure: bool,
    /// The largest body, in bytes.
    pub max_body: usize,
    /// How long a stop waits for requests and feeds to end, in milliseconds; at most 9,500.
    pub drain_ms: u64,
    /// How long a connection waits for a request, or for the rest of its head, in milliseconds.
    pub head_ms: u64,
    /// How long it waits for the body of a request, in milliseconds.
    pub body_ms: u64,
    /// Connections at the same time; 0 for as many as the system's limit of open files allows, at most 20,000.
    pub connections: usize,
}

impl Default for Http {
    fn default() -> Self {
        Http {
            trusted_proxies: Vec::new(),
            origins: Vec::new(),
            base: String::new(),
            secure: false,
            max_body: 64 * 1024,
            drain_ms: 8_000,
            head_ms: 30_000,
            body_ms: 30_000,
            connections: 0,
        }
    }
}

/// How often one caller may ask for what: requests a minute, and how many at once after a rest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Off only for tests and behind a proxy that limits by itself.
    pub enabled: bool,
    /// New guests and accounts, and passwords tried, by address (IPv6: by /64).
    pub sign_in: Rate,
    /// Passwords tried for one account from one address (IPv6: one /64), or from a browser that is known.
    pub password: Rate,
    /// Passwords tried for one account from everywhere, except from browsers that are known: they get in all the same.
    pub account: Rate,
    /// New tables, by person.
    pub create: Rate,
    /// Moves, undo and the like, by person.
    pub act: Rate,
    /// Lines of chat, by person.
    pub chat: Rate,
    /// Hints and previews, by person.
    pub think: Rate,
    /// Everything, by address (IPv6: by /64).
    pub all: Rate,
    /// Tables at which one person waits for players at the same time.
    pub tables: u32,
    /// Open feeds of one address at the same time.
    pub feeds: u32,
    /// Connections of one address at the same time, feeds among them. Proxies that are trusted may have more.
    pub connections: u32,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |per_minute, burst| Rate { per_minute, burst };
        Limits {
            enabled: true,
            sign_in: rate(30, 20),
            password: rate(10, 10),
            account: rate(30, 60),
            create: rate(30, 20),
            act: rate(600, 100),
            chat: rate(30, 10),
            think: rate(240, 60),
            all: rate(3_000, 600),
            tables: 10,
            feeds: 200,
            connections: 300,
        }
    }
}

/// A rate that refills evenly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    /// Requests a minute in the long run, at least 1.
    pub per_minute: u32,
    /// Requests at once after a rest, at least 1.
    pub burst: u32,
}

/// The threads on which bots think.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bots {
    /// How many; 0 for one less than the processors, and at least one.
    pub threads: usize,
}

#[expect(clippy::derivable_impls, reason = "says what the default means")]
impl Default for Bots {
    fn default() -> Self {
        Bots { threads: 0 }
    }
}

/// Tables kept in memory. A table that is not is rebuilt from its rows when somebody asks for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cache {
    /// How many tables are kept before those that nobody looks at are dropped.
    pub tables: usize,
    /// How long a table is kept that nobody looks at, in seconds.
    pub idle_s: u64,
    /// After how many seconds without a move a table is put aside that is still looked at: only what it takes to hear of
    /// news is kept of it, and the next move or page rebuilds it.
    pub rest_s: u64,
}

impl Default for Cache {
    fn default() -> Self {
        Cache { tables: 2_000, idle_s: 600, rest_s: 60 }
    }
}

/// An address to listen on: `127.0.0.1:7700`, `[::1]:7700`, or a name with a port. A name may have several addresses; an
/// older one (IPv4) goes first, since `localhost` is looked for there.
///
/// # Errors
/// What is wrong with the text, and what would be right.
pub fn address(text: &str) -> Result<SocketAddr, String> {
    let allowed = "an address or a name with a port: 127.0.0.1:7700, [::1]:7700, localhost:7700";
    let found: Vec<SocketAddr> = text
        .to_socket_addrs()
        .map_err(|_| format!("`{text}` is no address to listen on; allowed: {allowed}"))?
        .collect();
    let first = found.iter().find(|address| address.is_ipv4()).or(found.first());
    first.copied().ok_or_else(|| format!("`{text}` has no address; allowed: {allowed}"))
}

fn listen<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SocketAddr, D::Error> {
    address(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}

fn listen_perhaps<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    text.map(|text| address(&text)).transpose().map_err(serde::de::Error::custom)
}

/// Networks; an address is one of its own.
fn networks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<IpNet>, D::Error> {
    let network = |text: String| {
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        let wrong =
            |_| serde::de::Error::custom(format!("`{text}` is neither an address nor a network such as 10.0.0.0/8"));
        text.parse::<IpNet>().or_else(|_| one()).map_err(wrong)
    };
    Vec::<String>::deserialize(deserializer)?.into_iter().map(network).collect()
}

/// Whether two listeners cannot be had at the same time.
fn collide(one: SocketAddr, other: SocketAddr) -> bool {
    let everywhere = one.ip().is_unspecified() || other.ip().is_unspecified();
    one.port() == other.port() && one.port() != 0 && (everywhere || one.ip() == other.ip())
}

/// Whether a browser would ever send this text as an origin: scheme, host in small letters and ASCII, and a port that is
/// not the usual one of the scheme.
fn is_origin(text: &str) -> bool {
    let Ok(url) = Url::parse(text) else { return false };
    matches!(url.scheme(), "http" | "https") && url.origin().ascii_serialization().eq_ignore_ascii_case(text)
}

/// Whether this is the level of a log.
fn is_level(text: &str) -> bool {
    ["off", "error", "warn", "info", "debug", "trace"].iter().any(|level| level.eq_ignore_ascii_case(text.trim()))
}

/// A configuration that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file or a variable that cannot be read; names the key and where it came from.
    #[error("{0}")]
    Read(Box<figment::Error>),
    /// A value that makes no sense.
    #[error("{key}: {problem}; allowed: {allowed}")]
    Value {
        /// The key, `limits.act.burst`.
        key: String,
        /// What is wrong.
        problem: String,
        /// What would be right.
        allowed: String,
    },
}

impl ConfigError {
    pub(crate) fn value(key: impl Into<String>, problem: impl Into<String>, allowed: impl Into<String>) -> Self {
        ConfigError::Value { key: key.into(), problem: problem.into(), allowed: allowed.into() }
    }
}

impl Config {
    /// The defaults, a file above them where there is one, and the environment above both.
    ///
    /// # Errors
    /// Names the key and the file or variable that cannot be used.
    pub fn load(file: Option<&Path>) -> Result<Self, ConfigError> {
        let mut figment = Figment::from(Serialized::defaults(Config::default()));
        if let Some(file) = file {
            if !file.is_file() {
                return Err(ConfigError::value(
                    "config",
                    format!("there is no file {}", file.display()),
                    "a TOML file",
                ));
            }
            figment = figment.merge(Toml::file_exact(file));
        }
        // SIGNORIA_CONFIG names the file itself, for whoever starts the program.
        let env = Env::prefixed("SIGNORIA_").ignore(&["config"]).split("__");
        let config: Config = figment.merge(env).extract().map_err(|error| ConfigError::Read(Box::new(error)))?;
        config.check()?;
        Ok(config)
    }

    /// Values that can be read but make no sense. [`Config::load`] looks at them by itself; whoever changes something
    /// afterwards does it again.
    ///
    /// # Errors
    /// Names the key, what is wrong and what is allowed.
    pub fn check(&self) -> Result<(), ConfigError> {
        let Limits {
            enabled: _,
            sign_in,
            password,
            account,
            create,
            act,
            chat,
            think,
            all,
            tables,
            feeds,
            connections,
        } = &self.limits;
        let rates = [sign_in, password, account, create, act, chat, think, all];
        let names = ["sign_in", "password", "account", "create", "act", "chat", "think", "all"];
        for (name, rate) in names.iter().zip(rates) {
            if rate.per_minute == 0 || rate.burst == 0 {
                return Err(ConfigError::value(format!("limits.{name}"), "0 would lock everybody out", "at least 1"));
            }
        }
        if *tables == 0 {
            return Err(ConfigError::value("limits.tables", "0 would let nobody wait for players", "at least 1"));
        }
        if *feeds == 0 {
            return Err(ConfigError::value("limits.feeds", "0 would let nobody follow a game", "at least 1"));
        }
        if *connections == 0 {
            return Err(ConfigError::value("limits.connections", "0 would let nobody in", "at least 1"));
        }
        for (key, ms) in [("http.head_ms", self.http.head_ms), ("http.body_ms", self.http.body_ms)] {
            if !(100..=600_000).contains(&ms) {
                return Err(ConfigError::value(key, ms.to_string(), "100 to 600000"));
            }
        }
        if !(1_024..=16 << 20).contains(&self.http.max_body) {
            return Err(ConfigError::value("http.max_body", self.http.max_body.to_string(), "1024 to 16777216 bytes"));
        }
        if self.http.drain_ms > 9_500 {
            return Err(ConfigError::value("http.drain_ms", self.http.drain_ms.to_string(), "at most 9500"));
        }
        if self.cache.tables == 0 {
            return Err(ConfigError::value("cache.tables", "0", "at least 1"));
        }
        for origin in &self.http.origins {
            if !is_origin(origin) {
                let allowed =
                    "what browsers send: a scheme and a host, no path, no usual port: https://play.example.org";
                return Err(ConfigError::value("http.origins", origin, allowed));
            }
        }
        let part = |part: &str| match part.rsplit_once('=') {
            Some((target, level)) => {
                let plain = |c: char| c.is_ascii_alphanumeric() || "_:-".contains(c);
                !target.is_empty() && target.chars().all(plain) && is_level(level)
            }
            None => is_level(part),
        };
        if let Some(wrong) = self.log.level.split(',').find(|one| !part(one)) {
            let allowed = "off, error, warn, info, debug, trace, or directives such as info,sqlx=warn";
            return Err(ConfigError::value("log.level", format!("there is no level `{wrong}`"), allowed));
        }
        if let Some(admin) = self.admin.listen.filter(|admin| collide(*admin, self.listen)) {
            let problem = format!("{admin} is where the page is served ({})", self.listen);
            return Err(ConfigError::value("admin.listen", problem, "another port"));
        }
        let folder = |part: &str| {
            let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~".contains(c);
            !part.is_empty() && part.chars().all(plain) && part.chars().any(|c| c != '.')
        };
        let base = self.http.base.strip_prefix('/').is_some_and(|parts| parts.split('/').all(folder));
        if !self.http.base.is_empty() && !base {
            let allowed = "nothing, or a path with a / before and none behind: /signoria";
            return Err(ConfigError::value("http.base", &self.http.base, allowed));
        }
        nodes::check(self)
    }

    /// The games with the host's own components in their places.
    ///
    /// # Errors
    /// Names the folder, the file, the entry and the rule that is broken.
    pub fn games(&self, mut games: Games) -> Result<Games, ConfigError> {
        for (id, folder) in &self.components {
            let key = || format!("components.{id}");
            let known = games.iter().map(|maker| maker.info().id).collect::<Vec<_>>().join(", ");
            let maker =
                games.get(id).ok_or_else(|| ConfigError::value(key(), format!("there is no game {id}"), known))?;
            let wrong = |error: signoria_core::SetupError| {
                let rule = error.rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                ConfigError::value(key(), format!("{}: {}{rule}", error.at, error.problem), error.allowed)
            };
            let files = signoria_games::folder::read(folder, maker.info()).map_err(wrong)?;
            let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
            games = games.with_components(id, &files).map_err(wrong)?;
        }
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(text: &str) -> Result<Config, ConfigError> {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("signoria.toml");
        std::fs::write(&file, text).unwrap();
        Config::load(Some(&file))
    }

    #[test]
    fn a_file_changes_what_it_names_and_nothing_else() {
        let config = load("listen = \"0.0.0.0:80\"\n[limits.act]\nper_minute = 7\nburst = 2\n").unwrap();
        assert_eq!(config.listen.port(), 80);
        assert_eq!(config.limits.act, Rate { per_minute: 7, burst: 2 });
        assert_eq!(Config { listen: Config::default().listen, limits: Limits::default(), ..config }, Config::default());
    }

    #[test]
    fn what_is_wrong_is_named() {
        let cases = [
            ("lisen = \"0.0.0.0:80\"", "lisen"),
            ("[database]\nsync = \"half\"", "sync"),
            ("[limits.chat]\nper_minute = 0\nburst = 1", "limits.chat"),
            ("[http]\nmax_body = 10", "http.max_body"),
            ("[http]\ndrain_ms = 20000", "http.drain_ms"),
            ("[http]\nhead_ms = 0", "http.head_ms"),
            ("[http]\norigins = [\"play.example.org\"]", "http.origins"),
            ("[http]\ntrusted_proxies = [\"here\"]", "trusted_proxies"),
            ("[http]\norigins = [\"https://play.example.org/\"]", "http.origins"),
            ("[http]\norigins = [\"https://play.example.org:443\"]", "http.origins"),
            ("[http]\norigins = [\"https://me@play.example.org\"]", "http.origins"),
            ("[http]\norigins = [\"https://play.example.org:99999\"]", "http.origins"),
            ("[http]\norigins = [\"ftp://play.example.org\"]", "http.origins"),
            ("[http]\norigins = [\"null\"]", "http.origins"),
            ("[log]\nlevel = \"loud=very\"", "log.level"),
            ("[log]\nlevel = \"loud\"", "log.level"),
            ("[log]\nlevel = \"info,sqlx\"", "log.level"),
            ("[log]\nlevel = \"\"", "log.level"),
            ("[admin]\nlisten = \"127.0.0.1:7700\"", "admin.listen"),
            ("[admin]\nlisten = \"[::]:7700\"", "admin.listen"),
            ("[admin]\nlisten = \"here\"", "listen"),
            ("listen = \"7700\"", "127.0.0.1:7700"),
            ("listen = \"nowhere.invalid:7700\"", "localhost:7700"),
            ("[http]\nbase = \"signoria\"", "http.base"),
            ("[http]\nbase = \"/signoria/\"", "http.base"),
            ("[http]\nbase = \"/a/../b\"", "http.base"),
            ("[http]\nbase = \"/a b\"", "http.base"),
            ("[cache]\ntables = 0", "cache.tables"),
            ("roles = []", "roles"),
            ("roles = [\"cook\"]", "roles"),
            ("roles = [\"http\", \"http\"]", "roles"),
            ("roles = [\"bots\"]", "database.url"),
            ("[database]\nurl = \"mysql://db/signoria\"", "database.url"),
            ("[database]\nurl = \"db\"", "database.url"),
            ("[bus]\nurl = \"nats://bus\"", "database.url"),
            ("[database]\nurl = \"postgres://db/signoria\"\n[bus]\nurl = \"amqp://bus\"", "bus.url"),
        ];
        for (text, key) in cases {
            let error = load(text).expect_err(text).to_string();
            assert!(error.contains(key), "{text}: {error}");
        }
        assert!(Config::load(Some(Path::new("/nowhere/signoria.toml"))).is_err());
    }

    #[test]
    fn what_is_right_is_taken_also_with_a_byte_order_mark() {
        for text in [
            "listen = \"localhost:7700\"",
            "listen = \"[::1]:7700\"",
            "[http]\nbase = \"/games/signoria\"",
            "[log]\nlevel = \"warn,sqlx=off,signoria_server::api=TRACE\"",
            "[http]\norigins = [\"https://play.example.org\", \"http://192.168.0.2:8080\"]",
            "[admin]\nlisten = \"127.0.0.2:7700\"",
            "[http]\ntrusted_proxies = [\"127.0.0.1\", \"10.0.0.0/8\", \"::1\"]",
            "\u{feff}listen = \"0.0.0.0:80\"",
            "roles = \"http,bots\"",
            "roles = [\"bots\"]\n[database]\nurl = \"postgres://db/signoria\"\n[bus]\nurl = \"nats://bus:4222\"",
        ] {
            load(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        assert!(load("listen = \"localhost:7700\"").unwrap().listen.ip().is_loopback());
    }

    #[test]
    fn what_lets_in_is_not_shown() {
        let text = "[database]\nurl = \"postgres://ania:sesame@db/signoria?sslpassword=sesame\"\n[bus]\nurl = \"nats://sesame@bus\"";
        let config = load(text).unwrap();
        for shown in [format!("{config:?}"), toml::to_string(&config).unwrap()] {
            assert!(shown.contains("ania") && !shown.contains("sesame"), "{shown}");
        }
        let wrong = load("[database]\nurl = \"ania:sesame@db:port/x\"").unwrap_err().to_string();
        assert!(!wrong.contains("sesame"), "{wrong}");
    }

    #[test]
    fn components_that_are_not_there_are_named() {
        let mut config = Config::default();
        config.components.insert("toy".into(), "/nowhere".into());
        let games = Games::of(vec![signoria_games::maker::<signoria_toy::Toy>()]);
        let error = config.games(games).unwrap_err().to_string();
        assert!(error.starts_with("components.toy: /nowhere"), "{error}");
    }
}
