//! The same request once more, told from another one.

use serde::{Deserialize, Serialize};
use std::fmt;

/// By what a request is known again: the idempotency key that its sender chose, and a digest of what it says. It is
/// stored as one text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct RequestKey {
    /// What the sender chose.
    pub name: String,
    /// Of the whole request, in hexadecimal; nothing in what was stored before there were digests.
    pub digest: Option<String>,
}

/// The signs of a digest.
const DIGEST: usize = 32;

impl fmt::Display for RequestKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.digest {
            Some(digest) => write!(f, "{} {digest}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

impl From<RequestKey> for String {
    fn from(key: RequestKey) -> Self {
        key.to_string()
    }
}

impl From<String> for RequestKey {
    fn from(text: String) -> Self {
        let is_digest = |text: &str| text.len() == DIGEST && text.bytes().all(|sign| sign.is_ascii_hexdigit());
        match text.rsplit_once(' ').filter(|(_, digest)| is_digest(digest)) {
            Some((name, digest)) => RequestKey { name: name.to_owned(), digest: Some(digest.to_owned()) },
            None => RequestKey { name: text, digest: None },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_read_as_it_was_written() {
        for name in ["k", "my key", "my key 0123", ""] {
            for digest in [None, Some("0123456789abcdef0123456789abcdef".to_owned())] {
                let key = RequestKey { name: name.into(), digest };
                assert_eq!(RequestKey::from(key.to_string()), key);
            }
        }
    }
}
