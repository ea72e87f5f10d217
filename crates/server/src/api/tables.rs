//! The lobby: tables are opened, listed, joined, left, started, and played at again.

use super::Nothing;
use crate::app::App;
use crate::edge::{Body, Caller, Class, FromPath, FromQuery, MaybeCaller, Object, Playing};
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::{Filter, Reason};
use crate::tables::{Sent, rematch_reason, seat_of};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use signoria_bots::Level;
use signoria_core::{Seat, Viewer};
use signoria_games::AnyGame;
use signoria_table::{Clock, Command, Holder, Person as Player, Refused, RequestKey, Setup, Status, Summary};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest list.
const LISTED: u32 = 100;
/// The level of bots that sit in where nobody chose one.
const STAND_IN: Level = Level::Squire;
/// The longest clock: a year.
const LONGEST_MS: u64 = 365 * 24 * 3600 * 1000;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(list, open))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(start))
        .routes(routes!(rematch))
        .routes(routes!(branch))
}

/// Who gets a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum SeatChoice {
    /// Whoever opens the table.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// How much time there is. Times are in milliseconds, more than none and at most a year.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum ClockBody {
    /// As much as you like.
    None {},
    /// For play in one sitting: a stock of time, and some more for each turn.
    Live {
        /// The stock.
        #[schema(minimum = 1, maximum = 31_536_000_000_u64)]
        initial: u64,
        /// What a finished turn adds; may be none.
        #[schema(minimum = 0, maximum = 31_536_000_000_u64)]
        increment: u64,
    },
    /// For play over days: a deadline for each move.
    Days {
        /// Time for a move.
        #[schema(minimum = 1, maximum = 31_536_000_000_u64)]
        per_move: u64,
    },
}

/// A table to be opened.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct TableBody {
    /// The id of the game.
    game: String,
    /// One entry for each player: `"me"`, `"open"` or `{"bot": "squire"}`. The game starts at once if no seat is open; at a
    /// table that waits for players one seat is `"me"`.
    seats: Vec<SeatChoice>,
    /// The options of the game, by its form.
    #[serde(default)]
    options: Option<Map<String, Value>>,
    /// Reached by its link alone.
    #[serde(default)]
    private: bool,
    /// How much time there is; as much as you like where nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<ClockBody>)]
    clock: Option<Object<ClockBody>>,
    /// The level of bots that sit in for people who are away.
    #[serde(default)]
    stand_in: Option<String>,
}

fn level(app: &App, game: &str, text: &str, field: &str) -> Result<Level, Problem> {
    if !app.bots_play.contains(&game) {
        return Err(Problem::malformed(field, "bots do not play this game"));
    }
    text.parse().map_err(|_| {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        Problem::malformed(field, format!("there is no level {text}; allowed: {}", known.join(", ")))
    })
}

fn clock(wanted: Option<Object<ClockBody>>) -> Result<Clock, Problem> {
    let time = 1..=LONGEST_MS;
    match wanted {
        None | Some(Object(ClockBody::None {})) => Ok(Clock::None),
        Some(Object(ClockBody::Live { initial, increment })) if time.contains(&initial) && increment <= LONGEST_MS => {
            Ok(Clock::Live { initial, increment })
        }
        Some(Object(ClockBody::Days { per_move })) if time.contains(&per_move) => Ok(Clock::Days { per_move }),
        Some(Object(ClockBody::Live { .. } | ClockBody::Days { .. })) => {
            Err(Problem::malformed("clock", "times are in milliseconds, more than none and at most a year"))
        }
    }
}

/// The box for a number of seats and options.
fn make(app: &App, game: &str, seats: usize, options: Option<Value>) -> Result<Arc<dyn AnyGame>, Problem> {
    let maker = app.games.get(game).ok_or_else(|| Problem::malformed("game", format!("there is no game {game}")))?;
    let allowed = &maker.info().seats;
    let seats = u8::try_from(seats).ok().filter(|seats| allowed.contains(seats)).ok_or_else(|| {
        Problem::malformed("seats", format!("this game takes {} to {} players", allowed.start(), allowed.end()))
    })?;
    maker.make(seats, &options.unwrap_or_else(|| maker.default_options())).map_err(|error| {
        let field = if error.at == "options" { "options".into() } else { format!("options.{}", error.at) };
        let detail = format!("{}; allowed: {}", error.problem, error.allowed);
        Problem::malformed(field, detail).rule(error.rule)
    })
}

/// A table in a list, with what it is to the caller.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Listed {
    /// As it is stored.
    #[serde(flatten)]
    #[schema(value_type = Summary)]
    summary: Value,
    /// The seat of whoever asks.
    your_seat: Option<Seat>,
    /// Whether that seat owes an answer.
    your_turn: bool,
}

fn listed(summary: Value, seat: Option<Seat>) -> Listed {
    let your_turn = seat.is_some_and(|seat| {
        summary["to_act"].as_array().is_some_and(|seats| seats.iter().any(|waiting| *waiting == json!(seat)))
    });
    Listed { summary, your_seat: seat, your_turn }
}

pub(super) async fn summary(app: &App, id: &str, person: &str) -> Result<Listed, Problem> {
    app.hub
        .look(id, |table| {
            let summary = serde_json::to_value(table.summary()).expect("summaries are plain data");
            listed(summary, table.header().seat_of(person))
        })
        .await
}

/// Opens a table. With an `Idempotency-Key` the same request opens no second one.
#[utoipa::path(post, path = "/api/tables", tag = "lobby", request_body = TableBody,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 64)),
    responses((status = 201, body = Listed, description = "the table as in lists"), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 429, body = Problem), (status = 503, body = Problem)))]
async fn open(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    headers: HeaderMap,
    Body(body): Body<TableBody>,
) -> Result<(StatusCode, Json<Listed>), Problem> {
    let key = request_key(&headers, "open", &body)?;
    let TableBody { game, seats, options, private, clock: wanted, stand_in } = body;
    let boxed = make(&app, &game, seats.len(), options.map(Value::Object))?;
    let mut holders = Vec::with_capacity(seats.len());
    for (n, choice) in seats.iter().enumerate() {
        holders.push(match choice {
            SeatChoice::Me if holders.iter().any(|holder: &Holder| holder.is(&person.id)) => {
                return Err(Problem::malformed(format!("seats[{n}]"), "one person takes one seat"));
            }
            SeatChoice::Me => Holder::person(&person.id, &person.name),
            SeatChoice::Open => Holder::Open,
            SeatChoice::Bot(text) => Holder::bot(level(&app, &game, text, &format!("seats[{n}]"))?.id(), ""),
        });
    }
    if holders.contains(&Holder::Open) && !holders.iter().any(|holder| holder.is(&person.id)) {
        return Err(Problem::malformed("seats", "whoever waits for players at a table sits there: one seat is `me`"));
    }
    let stand_in = match &stand_in {
        Some(text) => level(&app, &game, text, "stand_in")?,
        None => STAND_IN,
    };
    let setup = Setup {
        id: secret::id(),
        game: boxed,
        seats: holders,
        seed: app.luck.table(),
        clock: clock(wanted)?,
        stand_in: stand_in.id().to_owned(),
        host: Some(person.id.clone()),
        private,
        from: None,
    };
    open_once(&app, setup, &person.id, key).await
}

/// Opens a table for a person; the same request opens no second one.
async fn open_once(
    app: &App,
    setup: Setup,
    person: &str,
    key: Option<RequestKey>,
) -> Result<(StatusCode, Json<Listed>), Problem> {
    let reason = key.map(|RequestKey { name, digest }| Reason { what: format!("request {person} {name}"), digest });
    app.limiter.take(Class::Create, person)?;
    if setup.seats.contains(&Holder::Open) {
        let again = match &reason {
            Some(reason) => app.store.made(&reason.what).await?.is_some(),
            None => false,
        };
        if !again {
            app.limiter.one_more_table(app.store.waiting(person).await?)?;
        }
    }
    let id = app.hub.open(setup, reason).await?;
    Ok((StatusCode::CREATED, Json(summary(app, &id, person).await?)))
}

/// By what the same request is told from another one. `what` is asked for; `body` is what the request says.
pub(super) fn request_key(
    headers: &HeaderMap,
    what: &str,
    body: &impl Serialize,
) -> Result<Option<RequestKey>, Problem> {
    let Some(value) = headers.get("idempotency-key") else { return Ok(None) };
    let name = value.to_str().ok().filter(|key| (1..=64).contains(&key.len()));
    let name = name.ok_or_else(|| Problem::malformed("Idempotency-Key", "a key has 1 to 64 visible characters"))?;
    let says = serde_json::to_string(body).expect("bodies are plain data");
    let digest = secret::hash(&format!("{what} {says}"));
    let digest = digest[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(Some(RequestKey { name: name.to_owned(), digest: Some(digest) }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ListQuery {
    /// `open`: with a free seat; `mine`: where you sit; `watch`: where people play one another. Private tables are in `mine` alone.
    #[param(inline)]
    filter: FilterName,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum FilterName {
    Open,
    Mine,
    Watch,
}

/// Tables, those that changed last first.
#[utoipa::path(get, path = "/api/tables", tag = "lobby", params(ListQuery),
    responses((status = 200, body = Vec<Listed>), (status = 400, body = Problem), (status = 401, body = Problem)))]
async fn list(
    State(app): State<Arc<App>>,
    MaybeCaller(caller): MaybeCaller,
    FromQuery(query): FromQuery<ListQuery>,
) -> Result<Json<Vec<Listed>>, Problem> {
    let person = caller.as_ref().map(|caller| caller.person.id.as_str());
    let filter = match query.filter {
        FilterName::Open => Filter::Open,
        FilterName::Watch => Filter::Watch,
        // Nobody has no tables.
        FilterName::Mine if person.is_none() => return Ok(Json(Vec::new())),
        FilterName::Mine => Filter::Mine,
    };
    let tables = app.store.tables(filter, person, LISTED).await?;
    let view = |(summary, seat): (String, Option<Seat>)| {
        serde_json::from_str(&summary).map(|summary| listed(summary, seat)).ok()
    };
    Ok(Json(tables.into_iter().filter_map(view).collect()))
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
struct JoinBody {
    /// Which seat; the first that is open, if none is named.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
}

/// Takes an open seat. The game starts when the last one is taken.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "lobby", params(("id" = String, Path)), request_body = JoinBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 401, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn join(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<JoinBody>,
) -> Result<Sent, Problem> {
    app.limiter.take(Class::Act, &person.id)?;
    let player = Player { id: person.id.clone(), name: person.name };
    app.hub
        .command(
            &id,
            Some(person.id.clone()),
            move |_| Ok(Command::Join { person: player.clone(), seat: body.seat }),
            move |hub, live, table| hub.sent(live, table, Some(&person.id), None),
        )
        .await
}

/// Gives the seat up before the game. A table that nobody is left at is thrown away.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "lobby", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn leave(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<StatusCode, Problem> {
    app.limiter.take(Class::Act, &person.id)?;
    let me = person.id.clone();
    let build = move |table: &signoria_table::Table| Ok(Command::Leave { seat: seat_of(table, &me)? });
    app.hub.command(&id, Some(person.id), build, |_, _, _| ()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game; bots take the open seats. Whoever opened the table may do this.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "lobby", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = Sent, description = "an update"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn start(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Sent, Problem> {
    app.limiter.take(Class::Act, &person.id)?;
    let me = person.id.clone();
    let bots_play = app.bots_play.clone();
    let build = move |table: &signoria_table::Table| {
        if table.header().host.as_deref() != Some(&me) {
            return Err(Problem::new(Kind::Forbidden, "whoever opened the table starts the game"));
        }
        if !bots_play.contains(&table.game().info().id) {
            return Err(Problem::new(Kind::Conflict, "bots do not play this game; wait until all seats are taken"));
        }
        Ok(Command::Start)
    };
    app.hub
        .command(&id, Some(person.id.clone()), build, move |hub, live, table| {
            hub.sent(live, table, Some(&person.id), None)
        })
        .await
}

/// Plays again at a new table: the same game and options, everybody one seat further. Whoever asks first opens it;
/// the others join it by asking too. It is reached by its link alone.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "lobby", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 201, body = Listed, description = "the new table as in lists"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn rematch(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(StatusCode, Json<Listed>), Problem> {
    app.limiter.take(Class::Create, &person.id)?;
    let me = person.id.clone();
    let header = app
        .hub
        .look(&id, |table| {
            let seat = seat_of(table, &me)?;
            if table.header().status != Status::Over {
                return Err(Problem::new(Kind::Conflict, "the game is not over yet"));
            }
            Ok((seat, table.header().clone()))
        })
        .await?;
    let (seat, old) = header?;
    let boxed = make(&app, &old.game, old.seats.len(), Some(old.options))?;
    let mut holders: Vec<Holder> = old
        .seats
        .into_iter()
        .map(|holder| match holder {
            Holder::Person { person: player, .. } if player.id == person.id => Holder::person(player.id, &person.name),
            // Nobody is made to play again.
            Holder::Person { .. } | Holder::Open => Holder::Open,
            Holder::Bot { level, name } => Holder::Bot { level, name },
        })
        .collect();
    holders.rotate_right(1);
    let mine = seat.next(holders.len() as u8);
    let setup = Setup {
        id: secret::id(),
        game: boxed,
        seats: holders,
        seed: app.luck.table(),
        clock: old.clock,
        stand_in: old.stand_in,
        host: Some(person.id.clone()),
        private: true,
        from: None,
    };
    let fresh = setup.id.clone();
    let new = app.hub.open(setup, Some(rematch_reason(&id))).await?;
    if new == fresh {
        app.hub.set_rematch(&id, &new).await;
    } else {
        let player = Player { id: person.id.clone(), name: person.name.clone() };
        let join = move |_: &signoria_table::Table| Ok(Command::Join { person: player.clone(), seat: Some(mine) });
        let joined = app.hub.command(&new, Some(person.id.clone()), join, |_, _, _| ()).await;
        // Whoever sits there has what they asked for, be it by another request of theirs at the same moment.
        let seated = app.hub.look(&new, |table| table.header().seat_of(&person.id).is_some()).await?;
        if !seated {
            joined?;
        }
    }
    Ok((StatusCode::CREATED, Json(summary(&app, &new, &person.id).await?)))
}

/// A step of a game that is over, to be gone on from.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BranchBody {
    /// After how many answers.
    at: u32,
    /// The seat of whoever asks.
    #[schema(value_type = u8)]
    seat: Seat,
    /// The level of the bots at the other seats.
    level: String,
}

/// Goes on from a step of a game that is over, at a new table with bots. The answers up to there are taken over; dice and
/// draws from there on are those of a new dealer. It is reached by its link alone.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "lobby", request_body = BranchBody,
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 64)),
    responses((status = 201, body = Listed, description = "the new table as in lists"), (status = 400, body = Problem),
        (status = 401, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the game is not over"), (status = 429, body = Problem),
        (status = 503, body = Problem)))]
async fn branch(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    headers: HeaderMap,
    Body(body): Body<BranchBody>,
) -> Result<(StatusCode, Json<Listed>), Problem> {
    let key = request_key(&headers, &format!("branch {id}"), &body)?;
    let found = app.hub.look(&id, |table| (table.branch(body.at), table.game().clone())).await?;
    let (from, boxed) = match found {
        (Ok(from), boxed) => (from, boxed),
        (Err(Refused::Stale(end)), _) => {
            let detail = format!("the game has {} answers; nothing is left to decide after the last", end.version);
            return Err(Problem::malformed("at", detail));
        }
        (Err(refused), _) => {
            let detail = "a game opens when it is over: what is hidden in it is nobody's to play with before";
            return Err(Problem::new(Kind::Conflict, detail).message(refused.message()));
        }
    };
    let level = level(&app, boxed.info().id, &body.level, "level")?;
    if body.seat.0 >= boxed.seats() {
        return Err(Problem::malformed("seat", format!("the game has {} seats, from 0", boxed.seats())));
    }
    let holder = |seat| match seat == body.seat {
        true => Holder::person(&person.id, &person.name),
        false => Holder::bot(level.id(), ""),
    };
    let setup = Setup {
        id: secret::id(),
        seats: Seat::all(boxed.seats()).map(holder).collect(),
        game: boxed,
        seed: app.luck.table(),
        clock: Clock::None,
        stand_in: STAND_IN.id().to_owned(),
        host: Some(person.id.clone()),
        private: true,
        from: Some(from),
    };
    open_once(&app, setup, &person.id, key).await
}

/// The eyes that a query names: a seat's number, `watcher` or `open`.
pub(super) fn viewer(text: &str) -> Result<Viewer, Problem> {
    match text {
        "watcher" => Ok(Viewer::Watcher),
        "open" => Ok(Viewer::Open),
        number => match number.parse() {
            Ok(seat) => Ok(Viewer::Seat(Seat(seat))),
            Err(_) => Err(Problem::malformed("seat", "a seat's number, `watcher` or `open`")),
        },
    }
}
