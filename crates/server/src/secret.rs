//! Random ids, keys that open doors, and passwords.

use crate::problem::{Kind, Problem};
use crate::store::{Key, Scope};
use argon2::password_hash::phc::{Output, PasswordHash, Salt};
use argon2::password_hash::{self, phc::ParamsString};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use sha2::{Digest, Sha256};
use std::sync::{Arc, Mutex};
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

/// The session of a browser, and its secret of 260 bits, which is not stored.
pub(crate) fn new_session(person: &str, label: String, now: i64) -> (Key, String) {
    new_key(word::<52>(), Scope::Own, None, person, label, now)
}

/// A token for a program, made in the session of the id `parent`, and its secret of 260 bits, which is shown once and
/// not stored.
pub(crate) fn new_token(person: &str, label: String, scope: Scope, parent: String, now: i64) -> (Key, String) {
    new_key(format!("sgn_{}", word::<52>()), scope, Some(parent), person, label, now)
}

fn new_key(
    secret: String,
    scope: Scope,
    parent: Option<String>,
    person: &str,
    label: String,
    now: i64,
) -> (Key, String) {
    let (hash, person) = (hash(&secret), person.to_owned());
    (Key { id: id(), hash, person, kind: scope.kind(), scope, parent, label, created: now, used: now }, secret)
}

/// By what a browser is known again once its session has ended.
pub(crate) fn new_device() -> String {
    word::<52>()
}

/// What is stored of a secret. It is random itself, so that one round is enough.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// How many passwords are hashed at the same time.
const AT_ONCE: usize = 2;

/// The memory in which a password is hashed.
type Memory = Vec<Block>;

/// Hashes and checks passwords, few at a time: each takes 19 MiB and some ten milliseconds. The memory is used again and
/// again, since what an allocator is given back in such pieces from many threads it keeps.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    turns: Arc<Semaphore>,
    /// The memory that nobody hashes in at this moment.
    free: Arc<Mutex<Vec<Memory>>>,
    /// Checked in the place of the hash of a login that does not exist, so that both take the same time.
    nobody: Arc<str>,
}

/// The hash of a password with the usual parameters and a new salt.
fn hashed(password: &[u8], memory: &mut Memory) -> password_hash::Result<String> {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let (salt, params_text) = (Salt::generate(), ParamsString::try_from(&params)?);
    let hash = output(algorithm, version, params, password, &salt, Params::DEFAULT_OUTPUT_LEN, memory)?;
    let algorithm = algorithm.ident();
    let (version, salt, hash) = (Some(version.into()), Some(salt), Some(hash));
    Ok(PasswordHash { algorithm, version, params: params_text, salt, hash }.to_string())
}

/// Whether a password is the one of a hash, with the parameters and the salt of that hash.
fn fits(password: &[u8], hash: &str, memory: &mut Memory) -> password_hash::Result<bool> {
    let known = PasswordHash::new(hash)?;
    let (Some(salt), Some(expected)) = (&known.salt, &known.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(known.algorithm.as_str())?;
    let version = known.version.map(Version::try_from).transpose()?.unwrap_or_default();
    let found = output(algorithm, version, Params::try_from(&known)?, password, salt, expected.len(), memory)?;
    // In a time that does not depend on where they differ.
    Ok(found == *expected)
}

fn output(
    algorithm: Algorithm,
    version: Version,
    params: Params,
    password: &[u8],
    salt: &Salt,
    len: usize,
    memory: &mut Memory,
) -> password_hash::Result<Output> {
    let blocks = params.block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let argon = Argon2::new(algorithm, version, params);
    let mut out = [0; Output::MAX_LENGTH];
    let out = out.get_mut(..len).ok_or(password_hash::Error::OutputSize)?;
    argon.hash_password_into_with_memory(password, salt, out, &mut memory[..blocks])?;
    Ok(Output::new(out)?)
}

impl Passwords {
    pub(crate) fn new() -> Self {
        let mut memory = Memory::new();
        let nobody = hashed(&random::<16>(), &mut memory).expect("the usual parameters are possible");
        let free = Arc::new(Mutex::new(vec![memory]));
        Passwords { turns: Arc::new(Semaphore::new(AT_ONCE)), free, nobody: nobody.into() }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Problem> {
        self.work(move |memory| hashed(password.as_bytes(), memory))
            .await?
            .map_err(|error| Problem::new(Kind::Fault, error.to_string()))
    }

    /// Whether a password is the one of a hash; of no hash, never.
    pub(crate) async fn check(&self, password: String, hash: Option<String>) -> Result<bool, Problem> {
        let nobody = self.nobody.clone();
        self.work(move |memory| {
            let fits = fits(password.as_bytes(), hash.as_deref().unwrap_or(&nobody), memory);
            fits.unwrap_or(false) && hash.is_some()
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = tokio::time::timeout(Duration::from_secs(5), self.turns.clone().acquire_owned());
        let Ok(Ok(turn)) = turn.await else {
            let busy = Problem::new(Kind::TooMany, "too many people are signing in at this moment");
            return Err(busy.retry_after(Duration::from_secs(5)));
        };
        let free = self.free.clone();
        // The permit lives in the blocking task: a caller who goes away does not let another one in too early.
        let done = tokio::task::spawn_blocking(move || {
            let mut memory = free.lock().expect("never poisoned").pop().unwrap_or_default();
            let result = work(&mut memory);
            free.lock().expect("never poisoned").push(memory);
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

    /// A hash that another program made, with other parameters than ours.
    #[tokio::test]
    async fn hashes_are_checked_by_their_own_parameters() {
        let passwords = Passwords::new();
        let known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        assert!(passwords.check("password".into(), Some(known.into())).await.unwrap());
        assert!(!passwords.check("passwore".into(), Some(known.into())).await.unwrap());
        assert!(!passwords.check("password".into(), Some("no hash".into())).await.unwrap());
    }

    /// Whoever finds no memory free makes some: as much as there is in the end, so many have hashed at the same time.
    #[tokio::test]
    async fn no_more_than_two_passwords_are_hashed_at_once_and_memory_is_used_again() {
        let passwords = Passwords::new();
        let wrong = |n: usize| {
            let passwords = passwords.clone();
            tokio::spawn(async move { passwords.check(format!("wrong {n}"), None).await.unwrap() })
        };
        for checked in (0..32).map(wrong).collect::<Vec<_>>() {
            assert!(!checked.await.unwrap());
        }
        let free = passwords.free.lock().unwrap();
        assert!((1..=AT_ONCE).contains(&free.len()), "{} at once", free.len());
        assert!(free.iter().all(|memory| memory.len() <= Params::default().block_count()));
    }

    #[test]
    fn keys_differ_and_only_their_hash_is_kept() {
        let token = || new_token("p", "bot".into(), Scope::Play, "s".into(), 0);
        let ((one, secret), (two, other)) = (token(), token());
        assert_ne!((&one.id, one.hash, &secret), (&two.id, two.hash, &other));
        assert_eq!(hash(&secret), one.hash);
        assert!(!format!("{one:?}").contains(&secret));
    }
}
