//! Guests, accounts, sessions, tokens.

use super::Nothing;
use crate::app::App;
use crate::edge::{Body, Caller, Class, ClientIp, FromPath, MaybeCaller, clear_cookie, set_cookie};
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::{Key, KeyKind, Person, StoreError};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use signoria_table::Person as Player;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const NAME_LIMIT: usize = 24;
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;
const TOKEN_LIMIT: usize = 20;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(me, patch_me))
        .routes(routes!(guest))
        .routes(routes!(add_account))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(sessions))
        .routes(routes!(drop_session))
        .routes(routes!(tokens, add_token))
        .routes(routes!(drop_token))
}

/// Somebody, as they see themselves.
#[derive(Debug, Serialize, ToSchema)]
struct Me {
    /// Never shown to others.
    id: String,
    /// As others see it.
    name: String,
    /// Whether there is a password to come back with.
    account: bool,
    /// Whether a program plays under this name.
    program: bool,
    /// Language, theme, speed, confirmation, sound.
    #[schema(value_type = Object)]
    prefs: Value,
}

impl From<Person> for Me {
    fn from(Person { id, name, account, program, prefs, created: _ }: Person) -> Self {
        Me { id, name, account, program, prefs }
    }
}

/// A name that can be shown.
fn name(text: &str) -> Result<String, Problem> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > NAME_LIMIT || name.chars().any(char::is_control) {
        return Err(Problem::malformed("name", format!("a name has 1 to {NAME_LIMIT} characters")));
    }
    Ok(name)
}

/// A guest may not go by the name of somebody's account.
async fn not_an_account(app: &App, name: &str) -> Result<(), Problem> {
    match app.store.account(&login_of(name)).await? {
        Some(_) => Err(Problem::new(Kind::Conflict, "this name belongs to an account").field("name")),
        None => Ok(()),
    }
}

/// The form in which accounts are told apart.
fn login_of(name: &str) -> String {
    name.to_lowercase()
}

fn password(text: &str) -> Result<(), Problem> {
    if PASSWORD.contains(&text.chars().count()) && text.len() <= 512 {
        return Ok(());
    }
    Err(Problem::malformed("password", format!("a password has {} to {} characters", PASSWORD.start(), PASSWORD.end())))
}

/// What a browser or program calls itself.
fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("");
    agent.chars().take(200).collect()
}

fn new_person(app: &App, name: String) -> Person {
    Person {
        id: secret::id(),
        name,
        account: false,
        program: false,
        prefs: Value::Object(Map::new()),
        created: app.now(),
    }
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Option<Me>, description = "nothing: nobody is signed in")))]
async fn me(MaybeCaller(caller): MaybeCaller) -> Json<Option<Me>> {
    Json(caller.map(|caller| caller.person.into()))
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct GuestBody {
    /// 1 to 24 characters; one is given where none is named.
    name: Option<String>,
}

/// Become a guest. A browser gets its cookie. Whoever is signed in stays who they are.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = GuestBody,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 429, body = Problem)))]
async fn guest(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    MaybeCaller(caller): MaybeCaller,
    headers: HeaderMap,
    Body(body): Body<GuestBody>,
) -> Result<(HeaderMap, Json<Me>), Problem> {
    let wanted = body.name.as_deref().map(name).transpose()?;
    if let Some(Caller { person, .. }) = caller {
        return Ok((HeaderMap::new(), Json(person.into())));
    }
    app.limiter.take(Class::SignIn, &ip.household().to_string())?;
    if let Some(name) = &wanted {
        not_an_account(&app, name).await?;
    }
    let person = new_person(&app, wanted.unwrap_or_else(|| format!("Guest {}", secret::guest_number())));
    let (key, secret) = secret::new_key(KeyKind::Session, &person.id, label(&headers), app.now());
    app.store.add_person(person.clone(), Some(key)).await?;
    Ok((set_cookie(&app.config.http, &secret), Json(person.into())))
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct MeBody {
    /// 1 to 24 characters.
    name: Option<String>,
    /// Whether a program plays under this name.
    program: Option<bool>,
    /// Only what is named changes.
    prefs: Option<PrefsBody>,
}

/// What a person likes.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct PrefsBody {
    /// The language of the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    lang: Option<Lang>,
    /// Its colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<Theme>,
    /// How fast things move, 0 (at once) to 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 3)]
    speed: Option<Speed>,
    /// Whether moves wait for a confirmation.
    #[serde(skip_serializing_if = "Option::is_none")]
    confirm: Option<bool>,
    /// Whether there are sounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    sound: Option<bool>,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Lang {
    En,
    Pl,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Theme {
    Auto,
    Light,
    Dark,
}

/// 0 to 3.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(try_from = "u8")]
#[schema(value_type = u8)]
struct Speed(u8);

impl TryFrom<u8> for Speed {
    type Error = &'static str;
    fn try_from(n: u8) -> Result<Self, Self::Error> {
        if n <= 3 { Ok(Speed(n)) } else { Err("a speed is 0 to 3") }
    }
}

/// Change name or preferences.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeBody,
    responses((status = 200, body = Me), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn patch_me(
    State(app): State<Arc<App>>,
    Caller { mut person, .. }: Caller,
    Body(body): Body<MeBody>,
) -> Result<Json<Me>, Problem> {
    if let Some(text) = body.name {
        let new = name(&text)?;
        if person.account && login_of(&new) != login_of(&person.name) {
            return Err(Problem::new(Kind::Conflict, "an account keeps its name, but for its capitals").field("name"));
        }
        if !person.account {
            not_an_account(&app, &new).await?;
        }
        person.name = new;
    }
    person.program = body.program.unwrap_or(person.program);
    if let Some(prefs) = body.prefs {
        let Value::Object(changed) = serde_json::to_value(prefs).expect("plain data") else {
            unreachable!("preferences are an object")
        };
        match &mut person.prefs {
            Value::Object(known) => known.extend(changed),
            other => *other = Value::Object(changed),
        }
    }
    app.store.save_person(person.clone()).await?;
    Ok(Json(person.into()))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AccountBody {
    /// 1 to 24 characters. Small and capital letters are the same name.
    name: String,
    /// 8 to 128 characters.
    password: String,
}

/// Make an account. A guest keeps everything under it.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = AccountBody,
    responses((status = 201, body = Me), (status = 400, body = Problem),
        (status = 409, body = Problem, description = "the name is taken"), (status = 429, body = Problem)))]
async fn add_account(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    MaybeCaller(caller): MaybeCaller,
    headers: HeaderMap,
    Body(body): Body<AccountBody>,
) -> Result<(StatusCode, HeaderMap, Json<Me>), Problem> {
    let name = name(&body.name)?;
    password(&body.password)?;
    let by_token = caller.as_ref().is_some_and(|caller| caller.key.kind == KeyKind::Token);
    if let Some(Caller { person: Person { account: true, .. }, .. }) = caller {
        return Err(Problem::new(Kind::Conflict, "you have an account already"));
    }
    app.limiter.take(Class::SignIn, &ip.household().to_string())?;
    let taken = || Problem::new(Kind::Conflict, "this name is taken").field("name");
    if app.store.account(&login_of(&name)).await?.is_some() {
        return Err(taken());
    }
    let hash = app.passwords.hash(body.password).await?;
    let (mut person, old) = match caller {
        Some(Caller { person, key }) => (person, Some(key)),
        None => {
            let person = new_person(&app, name.clone());
            app.store.add_person(person.clone(), None).await?;
            (person, None)
        }
    };
    app.store.add_account(&person.id, login_of(&name), hash).await.map_err(|error| match error {
        StoreError::Conflict => taken(),
        StoreError::Unavailable(_) | StoreError::InUse(_) => error.into(),
    })?;
    (person.name, person.account) = (name, true);
    app.store.save_person(person.clone()).await?;
    let cookie = match (by_token, old) {
        (true, _) => HeaderMap::new(),
        // A new session for new rights.
        (false, old) => renew(&app, &person.id, old, &headers).await?,
    };
    Ok((StatusCode::CREATED, cookie, Json(person.into())))
}

/// A new session in the place of the old one.
async fn renew(app: &App, person: &str, old: Option<Key>, headers: &HeaderMap) -> Result<HeaderMap, Problem> {
    let (key, secret) = secret::new_key(KeyKind::Session, person, label(headers), app.now());
    let old = old.filter(|key| key.kind == KeyKind::Session).map(|key| key.id);
    app.store.add_key(key, old.clone()).await?;
    if let Some(old) = old {
        // Nobody may have come in by it.
        let _ = app.revoked.send(old);
    }
    Ok(set_cookie(&app.config.http, &secret))
}

/// Sign in. A guest's tables come along: the account takes over the seats, except where it sits already.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = AccountBody,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
async fn login(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    MaybeCaller(caller): MaybeCaller,
    headers: HeaderMap,
    Body(body): Body<AccountBody>,
) -> Result<(HeaderMap, Json<Me>), Problem> {
    app.limiter.take(Class::SignIn, &ip.household().to_string())?;
    let wrong = || Problem::new(Kind::SignIn, "there is no such name with this password").field("password");
    let login = login_of(&name(&body.name).map_err(|_| wrong())?);
    app.limiter.take(Class::Password, &login)?;
    if body.password.len() > 512 {
        return Err(wrong());
    }
    let (person, hash) = app.store.account(&login).await?.unzip();
    let right = app.passwords.check(body.password, hash).await?;
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    // The guest's tokens stay behind: whoever had this browser before may have made them.
    if let Some(Caller { person: Person { account: false, id: guest, .. }, key }) = &caller
        && key.kind == KeyKind::Session
    {
        let account = Player { id: person.id.clone(), name: person.name.clone() };
        app.hub.hand_over(guest, account, &app.bots_play).await?;
    }
    let cookie = renew(&app, &person.id, caller.map(|caller| caller.key), &headers).await?;
    Ok((cookie, Json(person.into())))
}

/// End this session.
#[utoipa::path(post, path = "/api/logout", tag = "people", request_body = Nothing, responses((status = 204)))]
async fn logout(
    State(app): State<Arc<App>>,
    MaybeCaller(caller): MaybeCaller,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(StatusCode, HeaderMap), Problem> {
    if let Some(Caller { person, key }) = caller {
        take_back(&app, &person.id, KeyKind::Session, &key.id).await?;
    }
    Ok((StatusCode::NO_CONTENT, clear_cookie(&app.config.http)))
}

/// A session or a token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
struct KeyView {
    /// Names it when it is taken back.
    id: String,
    /// The browser's name for itself, or what you called the token.
    label: String,
    /// Milliseconds since 1970.
    created: i64,
    /// To the minute.
    used: i64,
    /// Whether this request came by it.
    current: bool,
}

fn key_views(keys: Vec<Key>, mine: &Key) -> Vec<KeyView> {
    let view = |Key { id, label, created, used, .. }| KeyView { current: id == mine.id, id, label, created, used };
    keys.into_iter().map(view).collect()
}

async fn take_back(app: &App, person: &str, kind: KeyKind, id: &str) -> Result<bool, Problem> {
    let there = app.store.drop_key(person, kind, id).await?;
    if there {
        // Nobody may have come in by it.
        let _ = app.revoked.send(id.to_owned());
    }
    Ok(there)
}

/// Where am I signed in?
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = Vec<KeyView>), (status = 401, body = Problem)))]
async fn sessions(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Vec<KeyView>>, Problem> {
    let keys = app.store.keys(&caller.person.id, KeyKind::Session).await?;
    Ok(Json(key_views(keys, &caller.key)))
}

/// Sign out elsewhere.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn drop_session(
    State(app): State<Arc<App>>,
    caller: Caller,
    FromPath(id): FromPath<String>,
) -> Result<StatusCode, Problem> {
    let there = take_back(&app, &caller.person.id, KeyKind::Session, &id).await?;
    if there { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::not_found("session")) }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TokenBody {
    /// What it is for, 1 to 24 characters.
    label: String,
}

/// A new token.
#[derive(Debug, Serialize, ToSchema)]
struct NewToken {
    /// Names it when it is taken back.
    id: String,
    /// The secret for `Authorization: Bearer …`. It is shown now and never again.
    token: String,
}

/// A token for a program that plays under your name.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = TokenBody,
    responses((status = 201, body = NewToken), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 409, body = Problem, description = "too many")))]
async fn add_token(
    State(app): State<Arc<App>>,
    Caller { person, .. }: Caller,
    Body(body): Body<TokenBody>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let label = name(&body.label).map_err(|_| Problem::malformed("label", "a label has 1 to 24 characters"))?;
    app.limiter.take(Class::Create, &person.id)?;
    if app.store.keys(&person.id, KeyKind::Token).await?.len() >= TOKEN_LIMIT {
        return Err(Problem::new(Kind::Conflict, format!("you have {TOKEN_LIMIT} tokens; take one back first")));
    }
    let (key, token) = secret::new_key(KeyKind::Token, &person.id, label, app.now());
    let id = key.id.clone();
    app.store.add_key(key, None).await?;
    Ok((StatusCode::CREATED, Json(NewToken { id, token })))
}

/// The tokens that are out.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, body = Vec<KeyView>), (status = 401, body = Problem)))]
async fn tokens(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Vec<KeyView>>, Problem> {
    let keys = app.store.keys(&caller.person.id, KeyKind::Token).await?;
    Ok(Json(key_views(keys, &caller.key)))
}

/// Take a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn drop_token(
    State(app): State<Arc<App>>,
    caller: Caller,
    FromPath(id): FromPath<String>,
) -> Result<StatusCode, Problem> {
    let there = take_back(&app, &caller.person.id, KeyKind::Token, &id).await?;
    if there { Ok(StatusCode::NO_CONTENT) } else { Err(Problem::not_found("token")) }
}
