//! How often one caller may ask for what.

use super::ClientIp;
use crate::config::{Limits, Rate};
use crate::problem::{Kind, Problem};
use crate::store::Pace;
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

type Keyed = RateLimiter<String, DashMapStateStore<String>, DefaultClock>;

/// What is limited, each by a rate of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Class {
    /// Everything, by household.
    All,
    /// New guests and accounts and passwords tried, by household.
    SignIn,
    /// Passwords tried for one account, by household or known browser.
    Password,
    /// Passwords tried for one account from all browsers that are not known.
    Account,
    /// New tables, by person.
    Create,
    /// Moves and the like, by person.
    Act,
    /// Chat, by person.
    Chat,
    /// Hints and previews, by person.
    Think,
}

impl Class {
    const ALL: [Class; 8] = [
        Class::All,
        Class::SignIn,
        Class::Password,
        Class::Account,
        Class::Create,
        Class::Act,
        Class::Chat,
        Class::Think,
    ];

    fn name(self) -> &'static str {
        match self {
            Class::All => "all",
            Class::SignIn => "sign_in",
            Class::Password => "password",
            Class::Account => "account",
            Class::Create => "create",
            Class::Act => "act",
            Class::Chat => "chat",
            Class::Think => "think",
        }
    }

    /// What a caller is told for whom it is too much.
    pub(crate) fn too_many(self, wait: Duration) -> Problem {
        metrics::counter!("signoria_limited_total", "class" => self.name()).increment(1);
        Problem::new(Kind::TooMany, format!("the limit is `limits.{}`", self.name())).retry_after(wait)
    }

    fn rate(self, limits: &Limits) -> Rate {
        match self {
            Class::All => limits.all,
            Class::SignIn => limits.sign_in,
            Class::Password => limits.password,
            Class::Account => limits.account,
            Class::Create => limits.create,
            Class::Act => limits.act,
            Class::Chat => limits.chat,
            Class::Think => limits.think,
        }
    }
}

/// Counts what callers ask for.
pub(crate) struct Limiter {
    classes: Vec<(Class, Keyed)>,
    paces: HashMap<Class, Pace>,
    feeds: Mutex<HashMap<IpAddr, u32>>,
    max_feeds: u32,
    max_tables: u32,
}

impl fmt::Debug for Limiter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limiter").field("classes", &self.classes.len()).finish_non_exhaustive()
    }
}

impl Limiter {
    pub(crate) fn new(limits: &Limits) -> Self {
        let classes = if limits.enabled { &Class::ALL[..] } else { &[] };
        let quota = |rate: Rate| {
            let at_least_one = |n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
            Quota::per_minute(at_least_one(rate.per_minute)).allow_burst(at_least_one(rate.burst))
        };
        let pace =
            |rate: Rate| Pace { each: Duration::from_secs(60) / rate.per_minute.max(1), burst: rate.burst.max(1) };
        Limiter {
            classes: classes.iter().map(|class| (*class, RateLimiter::keyed(quota(class.rate(limits))))).collect(),
            paces: classes.iter().map(|class| (*class, pace(class.rate(limits)))).collect(),
            feeds: Mutex::default(),
            max_feeds: if limits.enabled { limits.feeds } else { u32::MAX },
            max_tables: if limits.enabled { limits.tables } else { u32::MAX },
        }
    }

    /// One request of a class by `who`.
    pub(crate) fn take(&self, class: Class, who: &str) -> Result<(), Problem> {
        let Some((_, limiter)) = self.classes.iter().find(|(of, _)| *of == class) else { return Ok(()) };
        limiter
            .check_key(&who.to_owned())
            .map_err(|not_until| class.too_many(not_until.wait_time_from(DefaultClock::default().now())))
    }

    /// How much of a class is allowed, if anything is limited.
    pub(crate) fn pace(&self, class: Class) -> Option<Pace> {
        self.paces.get(&class).copied()
    }

    /// One more open feed of a household, until the guard is dropped.
    pub(crate) fn feed(self: &Arc<Self>, ip: ClientIp) -> Result<FeedGuard, Problem> {
        let household = ip.household();
        let mut feeds = self.feeds.lock().expect("never poisoned");
        let open = feeds.entry(household).or_default();
        if *open >= self.max_feeds {
            return Err(Problem::new(
                Kind::TooMany,
                "too many open feeds from this address; the limit is `limits.feeds`",
            ));
        }
        *open += 1;
        Ok(FeedGuard { limiter: self.clone(), household })
    }

    /// One more table of somebody who waits for players at so many.
    pub(crate) fn one_more_table(&self, waiting: u32) -> Result<(), Problem> {
        if waiting < self.max_tables {
            return Ok(());
        }
        let detail =
            format!("you wait for players at {waiting} tables: leave one of them first; the limit is `limits.tables`");
        Err(Problem::new(Kind::TooMany, detail))
    }

    /// Forgets callers who have rested long enough.
    pub(crate) fn sweep(&self) {
        for (_, limiter) in &self.classes {
            limiter.retain_recent();
        }
    }
}

/// An open feed of a household.
#[derive(Debug)]
pub(crate) struct FeedGuard {
    limiter: Arc<Limiter>,
    household: IpAddr,
}

impl Drop for FeedGuard {
    fn drop(&mut self) {
        let mut feeds = self.limiter.feeds.lock().expect("never poisoned");
        if let Some(open) = feeds.get_mut(&self.household) {
            *open -= 1;
            if *open == 0 {
                feeds.remove(&self.household);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_a_wait_is_named() {
        let act = Rate { per_minute: 60, burst: 3 };
        let limiter = Limiter::new(&Limits { act, ..Limits::default() });
        for _ in 0..3 {
            limiter.take(Class::Act, "ania").unwrap();
        }
        let problem = limiter.take(Class::Act, "ania").unwrap_err();
        assert_eq!(problem.status().as_u16(), 429);
        limiter.take(Class::Act, "lorenzo").unwrap();
        limiter.take(Class::Chat, "ania").unwrap();
    }

    #[test]
    fn nobody_waits_at_too_many_tables() {
        let limiter = Limiter::new(&Limits { tables: 2, ..Limits::default() });
        assert!(limiter.one_more_table(1).is_ok());
        assert_eq!(limiter.one_more_table(2).unwrap_err().status().as_u16(), 429);
        assert!(Limiter::new(&Limits { enabled: false, ..Limits::default() }).one_more_table(2).is_ok());
    }

    #[test]
    fn feeds_are_counted_while_they_are_open() {
        let limiter = Arc::new(Limiter::new(&Limits { feeds: 1, ..Limits::default() }));
        let ip = ClientIp([192, 0, 2, 1].into());
        let guard = limiter.feed(ip).unwrap();
        assert!(limiter.feed(ip).is_err());
        drop(guard);
        assert!(limiter.feed(ip).is_ok());
    }
}
