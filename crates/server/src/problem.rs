//! What a caller gets when a request cannot be carried out: a problem document (RFC 9457).

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use signoria_core::Message;
use signoria_table::Refused;
use std::borrow::Cow;
use std::time::Duration;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Why a request was not carried out. Nothing has changed.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Problem(Box<Document>);

/// Described as its document.
impl PartialSchema for Problem {
    fn schema() -> RefOr<Schema> {
        Document::schema()
    }
}

impl ToSchema for Problem {
    fn name() -> Cow<'static, str> {
        "Problem".into()
    }
}

/// A problem document.
#[derive(Debug, Serialize, ToSchema)]
struct Document {
    /// Which kind of problem, as a link to its explanation: `/api/docs#problem-stale`.
    #[serde(rename = "type")]
    kind: String,
    /// The kind in words.
    title: &'static str,
    /// The HTTP status.
    status: u16,
    /// What is wrong with this request.
    detail: String,
    /// The field of the body, the query or the path that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// The number of the rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The reason as a message of the game, for the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    message: Option<Message>,
    /// How the table stands now, for an answer to a version that is past.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    update: Option<Value>,
    #[serde(skip)]
    retry_after: Option<Duration>,
}

/// Why a table did not do it.
impl From<Refused> for Problem {
    fn from(refused: Refused) -> Self {
        let (detail, message) = (refused.to_string(), refused.message());
        match refused {
            Refused::Stale(at) => {
                let detail = format!("the table is at version {}, your tail at {}", at.version, at.tail);
                Problem::new(Kind::Stale, detail).message(message)
            }
            Refused::KeyReused => Problem::new(Kind::KeyReused, detail).message(message).field("Idempotency-Key"),
            Refused::BadChat(_) | Refused::NotPlain => Problem::malformed("text", detail).message(message),
            Refused::NoSuchPerson => Problem::new(Kind::Forbidden, detail).message(message),
            Refused::NotStarted
            | Refused::Started
            | Refused::Over
            | Refused::NotOver
            | Refused::NotYourTurn
            | Refused::Rules(_)
            | Refused::NothingToUndo
            | Refused::NothingToRedo
            | Refused::NothingToCommit
            | Refused::NoSuchOrder
            | Refused::BotSitsIn
            | Refused::Stranded
            | Refused::NotStranded
            | Refused::NotAway
            | Refused::TimeLeft
            | Refused::Taken
            | Refused::Seated => Problem::new(Kind::Refused, detail).message(message),
        }
    }
}

/// The kinds of problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The body, the query or the path cannot be read.
    Malformed,
    /// Nobody is signed in.
    SignIn,
    /// Not this person's business.
    Forbidden,
    /// Not by a token, or not by this one.
    Scope,
    /// A request that another site made a browser send.
    Foreign,
    /// There is no such thing.
    NotFound,
    /// Nothing answers to this method here.
    Method,
    /// The answer is to a version that is past.
    Stale,
    /// The thing is in a state in which this cannot be done.
    Conflict,
    /// The body is not JSON.
    NotJson,
    /// The body is too large.
    TooLarge,
    /// The rules of the game or of the table forbid it.
    Refused,
    /// The idempotency key was used for a request that said something else.
    KeyReused,
    /// Too many requests.
    TooMany,
    /// Whoever could do it has too much to do.
    Busy,
    /// It could not be saved; nothing has changed.
    NotSaved,
    /// The server is about to stop.
    Stopping,
    /// A fault of the server.
    Fault,
}

impl Kind {
    /// All of them, for the documentation.
    pub const ALL: [Kind; 18] = [
        Kind::Malformed,
        Kind::SignIn,
        Kind::Forbidden,
        Kind::Scope,
        Kind::Foreign,
        Kind::NotFound,
        Kind::Method,
        Kind::Stale,
        Kind::Conflict,
        Kind::NotJson,
        Kind::TooLarge,
        Kind::Refused,
        Kind::KeyReused,
        Kind::TooMany,
        Kind::Busy,
        Kind::NotSaved,
        Kind::Stopping,
        Kind::Fault,
    ];

    /// Its name, its status, its title, and what to do about it.
    pub fn about(self) -> (&'static str, StatusCode, &'static str, &'static str) {
        match self {
            Kind::Malformed => (
                "malformed",
                StatusCode::BAD_REQUEST,
                "The request cannot be read",
                "`field` names the part that is missing, unknown or of the wrong form.",
            ),
            Kind::SignIn => (
                "sign-in",
                StatusCode::UNAUTHORIZED,
                "Nobody is signed in",
                "Become a guest (POST /api/guest), sign in, or send a valid token.",
            ),
            Kind::Forbidden => {
                ("forbidden", StatusCode::FORBIDDEN, "Not yours to do", "Only those concerned may do this.")
            }
            Kind::Scope => (
                "scope",
                StatusCode::FORBIDDEN,
                "Not by this token",
                "A token of the scope `read` sees what its person sees, one of the scope `play` also plays. Name, password, \
                 sessions and tokens are changed in the browser alone.",
            ),
            Kind::Foreign => (
                "foreign",
                StatusCode::FORBIDDEN,
                "The request comes from another site",
                "A browser said that a page of another origin sent it. Programs use tokens.",
            ),
            Kind::NotFound => ("not-found", StatusCode::NOT_FOUND, "There is no such thing", "Check the address."),
            Kind::Method => {
                ("method", StatusCode::METHOD_NOT_ALLOWED, "Not with this method", "See the list of requests.")
            }
            Kind::Stale => (
                "stale",
                StatusCode::CONFLICT,
                "The table has moved on",
                "`update` shows how it stands now; choose again.",
            ),
            Kind::Conflict => {
                ("conflict", StatusCode::CONFLICT, "Not as things stand", "`detail` says what is in the way.")
            }
            Kind::NotJson => (
                "not-json",
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "The body is not JSON",
                "Send `Content-Type: application/json`.",
            ),
            Kind::TooLarge => {
                ("too-large", StatusCode::PAYLOAD_TOO_LARGE, "The body is too large", "See the limits of this host.")
            }
            Kind::Refused => (
                "refused",
                StatusCode::UNPROCESSABLE_ENTITY,
                "The rules forbid it",
                "`message` says why in the words of the game, `rule` is the number of the rule.",
            ),
            Kind::KeyReused => (
                "key-reused",
                StatusCode::UNPROCESSABLE_ENTITY,
                "The key belongs to another request",
                "An `Idempotency-Key` goes with one request: send the same again, or another key. Nothing was done.",
            ),
            Kind::TooMany => {
                ("too-many", StatusCode::TOO_MANY_REQUESTS, "Too many requests", "Wait as long as `Retry-After` says.")
            }
            Kind::Busy => (
                "busy",
                StatusCode::SERVICE_UNAVAILABLE,
                "Too much to do at this moment",
                "Try again when `Retry-After` says.",
            ),
            Kind::NotSaved => (
                "not-saved",
                StatusCode::SERVICE_UNAVAILABLE,
                "Not saved, try again",
                "The store did not take it: nothing has changed, and the same request may be sent again.",
            ),
            Kind::Stopping => {
                ("stopping", StatusCode::SERVICE_UNAVAILABLE, "The server is about to stop", "Try again in a moment.")
            }
            Kind::Fault => (
                "fault",
                StatusCode::INTERNAL_SERVER_ERROR,
                "A fault of the server",
                "The log has it under the request's id (`X-Request-Id`).",
            ),
        }
    }
}

impl Problem {
    /// A problem of a kind with what is wrong in this case.
    pub fn new(kind: Kind, detail: impl Into<String>) -> Self {
        let (name, status, title, _) = kind.about();
        Problem(Box::new(Document {
            kind: format!("/api/docs#problem-{name}"),
            title,
            status: status.as_u16(),
            detail: detail.into(),
            field: None,
            rule: None,
            message: None,
            update: None,
            retry_after: None,
        }))
    }

    /// A field that cannot be read.
    pub fn malformed(field: impl Into<String>, detail: impl Into<String>) -> Self {
        Problem::new(Kind::Malformed, detail).field(field)
    }

    /// Something with an id that is not there.
    pub fn not_found(what: &str) -> Self {
        Problem::new(Kind::NotFound, format!("there is no such {what}"))
    }

    /// Names the field.
    pub fn field(mut self, field: impl Into<String>) -> Self {
        self.0.field = Some(field.into());
        self
    }

    /// Names the rule.
    pub fn rule(mut self, rule: Option<&str>) -> Self {
        self.0.rule = rule.map(str::to_owned);
        self
    }

    /// Gives the reason as a message of the game, with its rule.
    pub fn message(mut self, message: Message) -> Self {
        self.0.rule = message.rule.map(str::to_owned);
        self.0.message = Some(message);
        self
    }

    /// Shows how the table stands.
    pub fn update(mut self, update: Value) -> Self {
        self.0.update = Some(update);
        self
    }

    /// Says when to try again.
    pub fn retry_after(mut self, after: Duration) -> Self {
        self.0.retry_after = Some(after);
        self
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        StatusCode::from_u16(self.0.status).expect("one of ours")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.0.retry_after.map(|after| after.as_millis().div_ceil(1000).max(1) as u64);
        let mut response = (self.status(), Json(self)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
