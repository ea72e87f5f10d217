//! Random ids, keys that open doors, and passwords.

use crate::problem::{Kind, Problem};
use crate::store::{Key, KeyKind};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// 32 signs without those that are mistaken for each other: five bits each.
const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// `N` random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// A random word of `N` signs, five bits each.
fn word<const N: usize>() -> String {
    random::<N>().iter().map(|byte| char::from(SIGNS[usize::from(byte & 31)])).collect()
}

/// The id of a table or a person: 60 bits, so that nobody finds a private table by trying.
pub(crate) fn id() -> String {
    word::<12>()
}

/// A number that is shown in a guest's name.
pub(crate) fn guest_number() -> u16 {
    1000 + u16::from_le_bytes(random()) % 9000
}

/// A new key and its secret of 260 bits, which is shown once and not stored.
pub(crate) fn new_key(kind: KeyKind, person: &str, label: String, now: i64) -> (Key, String) {
    let secret = match kind {
        KeyKind::Session => word::<52>(),
        KeyKind::Token => format!("sgn_{}", word::<52>()),
    };
    let key = Key { id: id(), hash: hash(&secret), person: person.to_owned(), kind, label, created: now, used: now };
    (key, secret)
}

/// What is stored of a secret. It is random itself, so that one round is enough.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// Hashes and checks passwords, few at a time: each takes 19 MiB and some ten milliseconds.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// Checked in the place of the hash of a login that does not exist, so that both take the same time.
    nobody: Arc<str>,
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let nobody = Argon2::default().hash_password(&random::<16>()).expect("default parameters").to_string();
        Passwords { turns: Arc::new(Semaphore::new(2)), nobody: nobody.into() }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?
            .map_err(|error| Problem::new(Kind::Fault, error.to_string()))
    }

    /// Whether a password is the one of a hash; of no hash, never.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let nobody = self.nobody.clone();
        self.work(move || {
            let parsed = PasswordHash::new(hash.as_deref().unwrap_or(&nobody));
            let fits = parsed.is_ok_and(|known| Argon2::default().verify_password(password.as_bytes(), &known).is_ok());
            fits && hash.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
        let turn = tokio::time::timeout(Duration::from_secs(5), self.turns.clone().acquire_owned());
        let Ok(Ok(turn)) = turn.await else {
            let busy = Problem::new(Kind::TooMany, "too many people are signing in at this moment");
            return Err(busy.retry_after(Duration::from_secs(5)));
        };
        // The permit lives in the blocking task: a caller who goes away does not let another one in too early.
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|error| Problem::new(Kind::Fault, error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn passwords_are_hashed_and_checked() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".into()).await.unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(passwords.check("correct horse".into(), Some(hash.clone())).await.unwrap());
        assert!(!passwords.check("wrong horse".into(), Some(hash)).await.unwrap());
        assert!(!passwords.check("correct horse".into(), None).await.unwrap());
    }

    #[test]
    fn keys_differ_and_only_their_hash_is_kept() {
        let (one, secret) = new_key(KeyKind::Token, "p", "bot".into(), 0);
        let (two, other) = new_key(KeyKind::Token, "p", "bot".into(), 0);
        assert_ne!((&one.id, one.hash, &secret), (&two.id, two.hash, &other));
        assert_eq!(hash(&secret), one.hash);
        assert!(!format!("{one:?}").contains(&secret));
    }
}
