//! Where dice, draws and the whims of bots come from.

use crate::config::{Config, ConfigError};
use crate::secret;
use signoria_core::dealer::Seed;

/// Where dice, draws and the whims of bots come from.
///
/// No setting, variable or argument leads to anything but [`Luck::System`]: a program has to ask for it in its own code
/// ([`crate::run_dictated`]), and `signoria` does not.
#[derive(Clone, Debug)]
pub(crate) enum Luck {
    /// Random numbers of the operating system, for each table its own.
    System,
    /// The same seed for every table and every thought, known to whoever started the server.
    Dictated(Seed),
}

impl Luck {
    /// Dictates a seed, where nobody can take the server for one that people play at: it listens on loopback alone, nothing
    /// stands before it that would let others in, and its database is a new one, so that no game in it was begun in earnest.
    ///
    /// # Errors
    /// Names the setting that lets others in.
    pub(crate) fn dictated(config: &Config, seed: [u8; 32]) -> Result<Self, ConfigError> {
        let Config { listen, database, http, .. } = config;
        let refused = |key: &str, problem: String, allowed: &str| Err(ConfigError::value(key, problem, allowed));
        if !listen.ip().is_loopback() {
            return refused(
                "listen",
                format!("{listen}: others could play for dice that are known"),
                "127.0.0.1 or [::1]",
            );
        }
        if http.secure || !http.trusted_proxies.is_empty() || !http.origins.is_empty() {
            let allowed = "no proxy, no other origin, no HTTPS";
            return refused(
                "http",
                "others could come through a proxy and play for dice that are known".into(),
                allowed,
            );
        }
        if database.url.is_some() {
            let problem = "others could play on its games for dice that are known".to_owned();
            return refused("database.url", problem, "a SQLite file that is not there yet");
        }
        if database.path.exists() {
            let problem = format!("{}: its games would go on with dice that are known", database.path.display());
            return refused("database.path", problem, "a file that is not there yet");
        }
        Ok(Luck::Dictated(Seed(seed)))
    }

    /// The seed of a new table's dealer.
    pub(crate) fn table(&self) -> Seed {
        match self {
            Luck::System => Seed(secret::random()),
            Luck::Dictated(seed) => seed.clone(),
        }
    }

    /// The seed of a bot's next thought.
    pub(crate) fn thought(&self) -> u64 {
        let Seed([a, b, c, d, e, f, g, h, ..]) = self.table();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::SocketAddr;

    fn dictated(change: impl FnOnce(&mut Config)) -> Result<Luck, String> {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::default();
        config.database.path = folder.path().join("new.db");
        change(&mut config);
        Luck::dictated(&config, [7; 32]).map_err(|error| error.to_string())
    }

    #[test]
    fn dice_are_dictated_only_where_nobody_else_can_play() {
        let luck = dictated(|_| {}).unwrap();
        assert_eq!((luck.table(), luck.thought()), (Seed([7; 32]), 0x0707_0707_0707_0707));
        type Change = fn(&mut Config);
        let cases: [(&str, Change); 6] = [
            ("database.url", |config| config.database.url = Some("postgres://db/signoria".parse().unwrap())),
            ("listen", |config| config.listen = SocketAddr::from(([0, 0, 0, 0], 7700))),
            ("http", |config| config.http.secure = true),
            ("http", |config| config.http.trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()]),
            ("http", |config| config.http.origins = vec!["https://play.example.org".into()]),
            ("database.path", |config| std::fs::write(&config.database.path, "").unwrap()),
        ];
        for (key, change) in cases {
            let error = dictated(change).expect_err(key);
            assert!(error.starts_with(key), "{key}: {error}");
        }
    }

    #[test]
    fn dice_of_the_system_differ_from_table_to_table() {
        assert_ne!(Luck::System.table(), Luck::System.table());
        assert_ne!(Luck::System.thought(), Luck::System.thought());
    }
}
