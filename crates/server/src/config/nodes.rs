//! One node or several: where they meet, and what each of them does.

use super::{Config, ConfigError};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use url::Url;

/// An address with what lets in: it is never shown whole.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretUrl(Url);

impl SecretUrl {
    /// The address with its password, for whoever connects.
    #[must_use]
    pub fn open(&self) -> &Url {
        &self.0
    }

    /// What stands before `://`.
    #[must_use]
    pub fn scheme(&self) -> &str {
        self.0.scheme()
    }

    /// Whether it is that of a PostgreSQL database.
    #[must_use]
    pub fn is_postgres(&self) -> bool {
        ["postgres", "postgresql"].contains(&self.scheme())
    }
}

/// Without what lets in: no password, no name that may be a token, and no setting that may hold either.
impl fmt::Display for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = self.0.clone();
        // An address that cannot have a name has nothing to hide there.
        let named = !shown.username().is_empty() && shown.password().is_none();
        if shown.password().is_some() {
            let _ = shown.set_password(Some("***"));
        }
        if named && !self.is_postgres() {
            let _ = shown.set_username("***");
        }
        let secret = |name: &str| name.contains("password") || name.contains("token");
        if shown.query_pairs().any(|(name, _)| secret(&name)) {
            let pairs: Vec<(String, String)> = shown.query_pairs().into_owned().collect();
            let hidden = pairs.iter().map(|(name, value)| (name, if secret(name) { "***" } else { value.as_str() }));
            shown.query_pairs_mut().clear().extend_pairs(hidden);
        }
        f.write_str(shown.as_str())
    }
}

impl fmt::Debug for SecretUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretUrl({self})")
    }
}

impl Serialize for SecretUrl {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl std::str::FromStr for SecretUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        // The text itself is not repeated: it may hold a password.
        Url::parse(text).map(SecretUrl).map_err(|error| format!("no address: {error}"))
    }
}

impl<'de> Deserialize<'de> for SecretUrl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How nodes of one database tell each other that something has changed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bus {
    /// `nats://…` or `tls://…`; nothing: by the database itself (`LISTEN` and `NOTIFY`), which several nodes share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<SecretUrl>,
}

/// What a node does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Serves the page and the interface.
    Http,
    /// Thinks for bots.
    Bots,
}

/// `["http", "bots"]`; in the environment also `http,bots`.
pub(super) fn roles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Role>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Roles {
        List(Vec<String>),
        Text(String),
    }
    let names = match Roles::deserialize(deserializer)? {
        Roles::List(names) => names,
        Roles::Text(text) => text.split(',').map(|name| name.trim().to_owned()).collect(),
    };
    let role = |name: String| match name.as_str() {
        "http" => Ok(Role::Http),
        "bots" => Ok(Role::Bots),
        other => Err(serde::de::Error::custom(format!("there is no role `{other}`; allowed: http, bots"))),
    };
    names.into_iter().map(role).collect()
}

/// Values that can be read but make no sense together.
pub(super) fn check(config: &Config) -> Result<(), ConfigError> {
    let Config { database, bus, roles, .. } = config;
    if let Some(url) = &database.url {
        let allowed = "postgres://user:password@host/database, or nothing for SQLite at database.path";
        if !url.is_postgres() {
            let problem = format!("{}:// is not served", url.scheme());
            return Err(ConfigError::value("database.url", problem, allowed));
        }
        if cfg!(not(feature = "postgres")) {
            let problem = "this program was built without the feature `postgres`";
            return Err(ConfigError::value("database.url", problem, "nothing: SQLite at database.path"));
        }
    }
    if let Some(url) = &bus.url {
        if !["nats", "tls"].contains(&url.scheme()) {
            let problem = format!("{}:// is not served", url.scheme());
            return Err(ConfigError::value("bus.url", problem, "nats://host:4222, or nothing"));
        }
        if database.url.is_none() {
            let problem = "one SQLite file is served by one node, which has nobody to talk to";
            return Err(ConfigError::value("bus.url", problem, "nothing, or database.url for PostgreSQL"));
        }
        if cfg!(not(feature = "nats")) {
            let problem = "this program was built without the feature `nats`";
            return Err(ConfigError::value("bus.url", problem, "nothing: nodes talk through the database"));
        }
    }
    let has = |role| roles.iter().filter(|had| **had == role).count();
    if has(Role::Http) > 1 || has(Role::Bots) > 1 {
        return Err(ConfigError::value("roles", "a role is named twice", "each of http and bots once"));
    }
    match (database.url.is_some(), has(Role::Http) + has(Role::Bots)) {
        (_, 0) => Err(ConfigError::value("roles", "a node without a role does nothing", "http, bots, or both")),
        (false, 1) => {
            let problem = "one SQLite file is served by one node, which has to do everything";
            Err(ConfigError::value("roles", problem, "http and bots, or database.url for PostgreSQL"))
        }
        (_, _) => Ok(()),
    }
}
