//! Guests, accounts, sessions, tokens.

use super::Nothing;
use crate::app::App;
use crate::edge::{Body, Caller, Class, ClientIp, FromPath, MaybeCaller, MaybeOwner, Object, Owner};
use crate::edge::{device_of, known_session, no_session, session};
use crate::names;
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::{Entry, Key, KeyKind, Person, Scope, StoreError};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::{Extension, Json};
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use signoria_table::Person as Player;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;
const TOKEN_LIMIT: usize = 20;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(me, patch_me))
        .routes(routes!(guest))
        .routes(routes!(add_account))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(change_password))
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
    #[schema(value_type = PrefsBody)]
    prefs: Value,
}

impl From<Person> for Me {
    fn from(Person { id, name, account, program, prefs, created: _ }: Person) -> Self {
        Me { id, name, account, program, prefs }
    }
}

/// A name that can be shown.
fn name(text: &str) -> Result<String, Problem> {
    names::shown(text).ok_or_else(|| {
        let detail =
            format!("a name has 1 to {} characters, none of them invisible, and a letter or digit", names::LIMIT);
        Problem::malformed("name", detail)
    })
}

/// A guest may not go by the name of somebody's account.
async fn not_an_account(app: &App, name: &str) -> Result<(), Problem> {
    match account(app, name).await? {
        Some(_) => Err(Problem::new(Kind::Conflict, "this name belongs to an account").field("name")),
        None => Ok(()),
    }
}

/// The form in which accounts are told apart.
fn login_of(name: &str) -> String {
    names::told_apart(name)
}

/// The account of a name. Accounts of older databases are told apart by capitals alone.
async fn account(app: &App, name: &str) -> Result<Option<(Person, String)>, Problem> {
    let found = app.store.account(&login_of(name)).await?;
    Ok(if found.is_some() { found } else { app.store.account(&name.to_lowercase()).await? })
}

fn password(text: &str, field: &str) -> Result<(), Problem> {
    if PASSWORD.contains(&text.chars().count()) && text.len() <= 512 {
        return Ok(());
    }
    Err(Problem::malformed(field, format!("a password has {} to {} characters", PASSWORD.start(), PASSWORD.end())))
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
    #[schema(min_length = 1, max_length = 24)]
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
) -> Result<(CookieJar, Json<Me>), Problem> {
    let wanted = body.name.as_deref().map(name).transpose()?;
    if let Some(Caller { person, .. }) = caller {
        return Ok((CookieJar::new(), Json(person.into())));
    }
    app.take(Class::SignIn, &ip.household().to_string()).await?;
    if let Some(name) = &wanted {
        not_an_account(&app, name).await?;
    }
    let person = new_person(&app, wanted.unwrap_or_else(|| format!("Guest {}", secret::guest_number())));
    let (key, secret) = secret::new_session(&person.id, label(&headers), app.now());
    app.store.add_person(person.clone(), key).await?;
    Ok((session(&app.config.http, &secret), Json(person.into())))
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct MeBody {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    name: Option<String>,
    /// Whether a program plays under this name.
    program: Option<bool>,
    /// Only what is named changes.
    #[schema(value_type = Option<PrefsBody>)]
    prefs: Option<Object<PrefsBody>>,
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
    /// Whether small answers, which wait for one confirmation together, are confirmed by themselves after a few seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    soon: Option<bool>,
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
    Owner(Caller { mut person, .. }): Owner,
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
    if let Some(Object(prefs)) = body.prefs {
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
    /// 1 to 24 visible characters. Small and capital letters, and letters that look alike, are the same name.
    name: String,
    /// 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

/// How a browser comes in.
struct Door<'a> {
    app: &'a App,
    ip: ClientIp,
    headers: &'a HeaderMap,
    /// The session that it has.
    old: Option<Key>,
}

impl Door<'_> {
    /// Counts a password that is tried for an account: by address, and from everywhere. A browser from which this person
    /// has come in before is counted by itself, so that what others try keeps nobody out who is known.
    async fn may_try(&self, login: &str, person: Option<&Person>) -> Result<(), Problem> {
        let Door { app, ip, .. } = self;
        if let (Some(person), Some(device)) = (person, self.device())
            && app.store.knows_device(&person.id, &secret::hash(&device)).await?
        {
            return app.take(Class::Password, &format!("{device} {login}")).await;
        }
        let household = ip.household().to_string();
        app.take(Class::SignIn, &household).await?;
        app.take(Class::Password, &format!("{household} {login}")).await?;
        app.take(Class::Account, login).await
    }

    /// By what the browser is known.
    fn device(&self) -> Option<String> {
        device_of(self.headers, &self.app.config.http)
    }

    /// A new session for a person, and what the browser is told of it.
    fn open(self, person: &str) -> (Entry, CookieJar) {
        let (key, secret) = secret::new_session(person, label(self.headers), self.app.now());
        let device = secret::new_device();
        let old_device = self.device().map(|device| secret::hash(&device));
        let cookies = known_session(&self.app.config.http, &secret, &device);
        (Entry { key, old: self.old, device: secret::hash(&device), old_device }, cookies)
    }
}

/// Make an account. A guest keeps everything under it.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = AccountBody,
    responses((status = 201, body = Me), (status = 400, body = Problem), (status = 403, body = Problem),
        (status = 409, body = Problem, description = "the name is taken"), (status = 429, body = Problem)))]
async fn add_account(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    MaybeOwner(caller): MaybeOwner,
    headers: HeaderMap,
    Body(body): Body<AccountBody>,
) -> Result<(StatusCode, CookieJar, Json<Me>), Problem> {
    let name = name(&body.name)?;
    password(&body.password, "password")?;
    if let Some(Caller { person: Person { account: true, .. }, .. }) = caller {
        return Err(Problem::new(Kind::Conflict, "you have an account already"));
    }
    app.take(Class::SignIn, &ip.household().to_string()).await?;
    let taken = || Problem::new(Kind::Conflict, "this name is taken").field("name");
    if account(&app, &name).await?.is_some() {
        return Err(taken());
    }
    let hash = app.passwords.hash(body.password).await?;
    let (mut person, old) = match caller {
        Some(Caller { person, key }) => (person, Some(key)),
        None => (new_person(&app, String::new()), None),
    };
    (person.name, person.account) = (name, true);
    let (entry, cookies) = Door { app: &app, ip, headers: &headers, old }.open(&person.id);
    let made = app.store.add_account(person.clone(), login_of(&person.name), hash, entry).await;
    app.hub.revoke(made.map_err(|error| match error {
        StoreError::Conflict => taken(),
        StoreError::Unavailable(_) | StoreError::InUse(_) => error.into(),
    })?);
    Ok((StatusCode::CREATED, cookies, Json(person.into())))
}

/// Sign in. A guest's tables come along: the account takes over the seats, except where it sits already. A guest's
/// tokens end.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = AccountBody,
    responses((status = 200, body = Me), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn login(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    MaybeOwner(caller): MaybeOwner,
    headers: HeaderMap,
    Body(body): Body<AccountBody>,
) -> Result<(CookieJar, Json<Me>), Problem> {
    let wrong = || Problem::new(Kind::SignIn, "there is no such name with this password").field("password");
    let (guest, old) =
        caller.map(|Caller { person, key }| (Some(person).filter(|person| !person.account), key)).unzip();
    let door = Door { app: &app, ip, headers: &headers, old };
    // A name that nobody can have is tried like any other.
    let name = name(&body.name).unwrap_or_default();
    let login = login_of(&name);
    let (person, hash) = account(&app, &name).await?.unzip();
    door.may_try(&login, person.as_ref()).await?;
    if body.password.len() > 512 {
        return Err(wrong());
    }
    let right = app.passwords.check(body.password, hash.clone()).await?;
    let (person, hash) = person.zip(hash).filter(|_| right).ok_or_else(wrong)?;
    if let Some(guest) = guest.flatten() {
        let account = Player { id: person.id.clone(), name: person.name.clone() };
        app.hub.hand_over(&guest.id, account, &app.bots_play).await?;
    }
    let (entry, cookies) = door.open(&person.id);
    app.hub.revoke(app.store.sign_in(hash, entry).await.map_err(|error| match error {
        // It was changed at this moment.
        StoreError::Conflict => wrong(),
        StoreError::Unavailable(_) | StoreError::InUse(_) => error.into(),
    })?);
    Ok((cookies, Json(person.into())))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct PasswordBody {
    /// The password so far.
    current: String,
    /// The new one, 8 to 128 characters.
    #[schema(min_length = 8, max_length = 128)]
    password: String,
}

/// Change the password. All other sessions and all tokens of the account end.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = PasswordBody,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 403, body = Problem, description = "`current` is not the password"),
        (status = 409, body = Problem, description = "a guest has none"), (status = 429, body = Problem)))]
async fn change_password(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    Owner(Caller { person, key }): Owner,
    headers: HeaderMap,
    Body(body): Body<PasswordBody>,
) -> Result<(StatusCode, CookieJar), Problem> {
    password(&body.password, "password")?;
    let wrong = || Problem::new(Kind::Forbidden, "this is not your password").field("current");
    let no_account = || Problem::new(Kind::Conflict, "a guest has no password; make an account first");
    let old = app.store.password(&person.id).await?.ok_or_else(no_account)?;
    // By session: whoever has found an open browser tries no more than others do.
    app.take(Class::Password, &key.id).await?;
    if body.current.len() > 512 || !app.passwords.check(body.current, Some(old.clone())).await? {
        return Err(wrong());
    }
    let new = app.passwords.hash(body.password).await?;
    let (entry, cookies) = Door { app: &app, ip, headers: &headers, old: Some(key) }.open(&person.id);
    app.hub.revoke(app.store.set_password(old, new, entry).await.map_err(|error| match error {
        StoreError::Conflict => wrong(),
        StoreError::Unavailable(_) | StoreError::InUse(_) => error.into(),
    })?);
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// End this session. An account's tokens stay; a guest's end too, since nobody could take them back any more.
#[utoipa::path(post, path = "/api/logout", tag = "people", request_body = Nothing,
    responses((status = 204), (status = 403, body = Problem)))]
async fn logout(
    State(app): State<Arc<App>>,
    MaybeOwner(caller): MaybeOwner,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(StatusCode, CookieJar), Problem> {
    if let Some(Caller { key, .. }) = caller {
        app.hub.revoke(app.store.sign_out(key).await?);
    }
    Ok((StatusCode::NO_CONTENT, no_session(&app.config.http)))
}

/// A session or a token, without its secret.
#[derive(Debug, Serialize, ToSchema)]
struct KeyView {
    /// Names it when it is taken back.
    id: String,
    /// The browser's name for itself, or what you called the token.
    label: String,
    /// Of a token: what it lets do.
    scope: Option<TokenScope>,
    /// Milliseconds since 1970.
    created: i64,
    /// To the minute.
    used: i64,
    /// Whether this request came by it.
    current: bool,
}

fn key_views(keys: Vec<Key>, mine: &Key) -> Vec<KeyView> {
    let view = |Key { id, label, scope, created, used, .. }| {
        let scope = TokenScope::of(scope);
        KeyView { current: id == mine.id, id, label, scope, created, used }
    };
    keys.into_iter().map(view).collect()
}

/// Takes a key back, and all that was made by it.
async fn take_back(app: &App, person: &str, kind: KeyKind, id: &str) -> Result<StatusCode, Problem> {
    let gone = app.store.drop_key(person, kind, id).await?;
    if gone.is_empty() {
        return Err(Problem::not_found(match kind {
            KeyKind::Session => "session",
            KeyKind::Token => "token",
        }));
    }
    app.hub.revoke(gone);
    Ok(StatusCode::NO_CONTENT)
}

/// Where am I signed in?
#[utoipa::path(get, path = "/api/sessions", tag = "people",
    responses((status = 200, body = Vec<KeyView>), (status = 401, body = Problem)))]
async fn sessions(State(app): State<Arc<App>>, Owner(caller): Owner) -> Result<Json<Vec<KeyView>>, Problem> {
    let keys = app.store.keys(&caller.person.id, KeyKind::Session).await?;
    Ok(Json(key_views(keys, &caller.key)))
}

/// Sign out elsewhere. The tokens that were made in that session end with it.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn drop_session(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    FromPath(id): FromPath<String>,
) -> Result<StatusCode, Problem> {
    take_back(&app, &caller.person.id, KeyKind::Session, &id).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TokenBody {
    /// What it is for, 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    label: String,
    /// What it lets do.
    #[serde(default)]
    scope: TokenScope,
}

/// What a token lets do. None lets change name, password, sessions or tokens: only a browser's session does.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum TokenScope {
    /// See what its person sees.
    Read,
    /// Play, too.
    #[default]
    Play,
}

impl TokenScope {
    fn of(scope: Scope) -> Option<Self> {
        match scope {
            Scope::Read => Some(TokenScope::Read),
            Scope::Play => Some(TokenScope::Play),
            Scope::Own => None,
        }
    }
}

impl From<TokenScope> for Scope {
    fn from(scope: TokenScope) -> Self {
        match scope {
            TokenScope::Read => Scope::Read,
            TokenScope::Play => Scope::Play,
        }
    }
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
    Owner(Caller { person, key: session }): Owner,
    Body(body): Body<TokenBody>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let label = name(&body.label)
        .map_err(|_| Problem::malformed("label", "a label has 1 to 24 characters, none of them invisible"))?;
    app.limiter.take(Class::Create, &person.id)?;
    if app.store.keys(&person.id, KeyKind::Token).await?.len() >= TOKEN_LIMIT {
        return Err(Problem::new(Kind::Conflict, format!("you have {TOKEN_LIMIT} tokens; take one back first")));
    }
    let (key, token) = secret::new_token(&person.id, label, body.scope.into(), session.id, app.now());
    let id = key.id.clone();
    app.store.add_token(key).await.map_err(|error| match error {
        StoreError::Conflict => Problem::new(Kind::SignIn, "this session has ended"),
        StoreError::Unavailable(_) | StoreError::InUse(_) => error.into(),
    })?;
    Ok((StatusCode::CREATED, Json(NewToken { id, token })))
}

/// The tokens that are out.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, body = Vec<KeyView>), (status = 401, body = Problem)))]
async fn tokens(State(app): State<Arc<App>>, Owner(caller): Owner) -> Result<Json<Vec<KeyView>>, Problem> {
    let keys = app.store.keys(&caller.person.id, KeyKind::Token).await?;
    Ok(Json(key_views(keys, &caller.key)))
}

/// Take a token back.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
async fn drop_token(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    FromPath(id): FromPath<String>,
) -> Result<StatusCode, Problem> {
    take_back(&app, &caller.person.id, KeyKind::Token, &id).await
}
