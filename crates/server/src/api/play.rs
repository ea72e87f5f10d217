//! At the table: answers, undo, clocks, hints, chat, records.

use super::tables::{request_key, viewer};
use super::{Nothing, Since, SinceQuery};
use crate::app::App;
use crate::edge::{Body, Caller, Class, ClientIp, FromPath, FromQuery, MaybeCaller, Playing};
use crate::problem::{Kind, Problem};
use crate::tables::{Look, Sent, Sheet, seat_of, viewer_of};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use signoria_bots::{Hint, HintLine, HintOption};
use signoria_core::Seat;
use signoria_table::{Asked, At, Command, Person as Player, PreviewView, Refused, Table};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(table))
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(redo))
        .routes(routes!(reset))
        .routes(routes!(commit))
        .routes(routes!(order))
        .routes(routes!(resign))
        .routes(routes!(drop_seat))
        .routes(routes!(come_back))
        .routes(routes!(hint))
        .routes(routes!(preview))
        .routes(routes!(chat))
        .routes(routes!(record))
        .routes(routes!(replay))
}

/// How a table stands, as far as the caller may know. With `since`, only the log after that version.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "table", params(("id" = String, Path), Since),
    responses((status = 200, body = Sent, description = "an update"), (status = 404, body = Problem)))]
async fn table(
    State(app): State<Arc<App>>,
    MaybeCaller(caller): MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(since): SinceQuery,
) -> Result<Sheet, Problem> {
    let person = caller.as_ref().map(|caller| caller.person.id.as_str());
    app.hub.update(&id, person, since.known(&app.hub.epoch()), Look::Again).await
}

/// Carries out a command of the caller's seat and answers with the table after it.
pub(super) async fn seated(
    app: &App,
    id: &str,
    caller: Caller,
    since: Option<u32>,
    build: impl Fn(&Table, Seat) -> Result<Command, Problem> + Send + Sync + 'static,
) -> Result<Sent, Problem> {
    let me = caller.person.id;
    app.limiter.take(Class::Act, &me)?;
    let (person, builder) = (me.clone(), me.clone());
    let build = move |table: &Table| build(table, seat_of(table, &builder)?);
    app.hub.command(id, Some(person), build, move |hub, live, table| hub.sent(live, table, Some(&me), since)).await
}

/// An answer, and what it stands on.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ActBody {
    /// The `version` of the update that it answers.
    version: u32,
    /// The `tail` of that update.
    tail: u32,
    /// The `epoch` of that update. It should be named: after a backup was restored, the same version may be another moment of
    /// another game, and an answer that names another epoch is stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    epoch: Option<String>,
    /// The index of the option; or name it by `action`.
    index: Option<u32>,
    /// The text form of the option; or name it by `index`.
    action: Option<String>,
    /// Confirm at once if nothing more is to be decided.
    #[serde(default)]
    commit: bool,
}

/// Answers. The same request again, with the same `Idempotency-Key`, changes nothing and is answered as well.
#[utoipa::path(post, path = "/api/tables/{id}/act", tag = "table",
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 64)),
    request_body = ActBody,
    responses((status = 200, body = Sent, description = "an update, with the log after `version`"),
        (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
        (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the table has moved on: `update` has it"),
        (status = 422, body = Problem, description = "the rules forbid it: `message` and `rule`; or the key came with another request"),
        (status = 503, body = Problem, description = "it was not saved, and nothing has changed")))]
async fn act(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    headers: HeaderMap,
    Body(mut body): Body<ActBody>,
) -> Result<Sent, Problem> {
    // What was answered before a restart is the same request after it.
    let epoch = body.epoch.take();
    let key = request_key(&headers, "act", &body)?;
    let ActBody { version, tail, index, action, commit, .. } = body;
    let (at, since) = AtBody { version, tail, epoch }.at(&app);
    seated(&app, &id, caller, since, move |table, seat| {
        let index = match (index, &action) {
            // A key that is known is not for another answer, whatever the text means where the table stands now.
            (None, Some(_)) if table.answered(seat, key.as_ref()) != Ok(false) => 0,
            (Some(index), None) => index,
            (None, Some(text)) => {
                let parsed = table.position_of(seat).parse(text);
                parsed.map_err(|error| Problem::malformed("action", format!("`{text}`: {error}")))?
            }
            _ => return Err(Problem::malformed("index", "name the option by `index` or by `action`, not by both")),
        };
        Ok(Command::Act { seat, at, index, commit, key: key.clone() })
    })
    .await
}

/// What a command stands on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AtBody {
    /// The `version` of the last update.
    version: u32,
    /// The `tail` of that update.
    tail: u32,
    /// The `epoch` of that update; see `act`.
    epoch: Option<String>,
}

impl AtBody {
    /// The place in the table's course, and the version after which its log is unknown. What names another run of the server
    /// stands on a game that may not have been: its place is none of this one's.
    fn at(&self, app: &App) -> (At, Option<u32>) {
        match self.epoch.as_deref().is_none_or(|epoch| epoch == app.hub.epoch()) {
            true => (At { version: self.version, tail: self.tail }, Some(self.version)),
            false => (At { version: u32::MAX, tail: u32::MAX }, None),
        }
    }
}

/// Takes the last answer back.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "table", params(("id" = String, Path)), request_body = AtBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn undo(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<AtBody>,
) -> Result<Sent, Problem> {
    let (at, since) = body.at(&app);
    seated(&app, &id, caller, since, move |_, seat| Ok(Command::Undo { seat, at })).await
}

/// Gives the answer again that was taken back last.
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "table", params(("id" = String, Path)), request_body = AtBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn redo(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<AtBody>,
) -> Result<Sent, Problem> {
    let (at, since) = body.at(&app);
    seated(&app, &id, caller, since, move |_, seat| Ok(Command::Redo { seat, at })).await
}

/// Takes all answers back that can be.
#[utoipa::path(post, path = "/api/tables/{id}/reset", tag = "table", params(("id" = String, Path)), request_body = AtBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn reset(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<AtBody>,
) -> Result<Sent, Problem> {
    let (at, since) = body.at(&app);
    seated(&app, &id, caller, since, move |_, seat| Ok(Command::Reset { seat, at })).await
}

/// Confirms the answers.
#[utoipa::path(post, path = "/api/tables/{id}/commit", tag = "table", params(("id" = String, Path)), request_body = AtBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn commit(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<AtBody>,
) -> Result<Sent, Problem> {
    let (at, since) = body.at(&app);
    seated(&app, &id, caller, since, move |_, seat| Ok(Command::Commit { seat, at })).await
}

/// A standing order.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct OrderBody {
    /// The `version` of the last update.
    version: u32,
    /// The number of the order, one of the update's `orders`; nothing takes the last one back.
    order: Option<u16>,
}

/// Says what the table answers for the caller's seat from now on, or takes that back. The order ends with the part of the
/// game that it is for, when the seat learns something, and when it takes an answer back.
#[utoipa::path(post, path = "/api/tables/{id}/order", tag = "table", params(("id" = String, Path)), request_body = OrderBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn order(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<OrderBody>,
) -> Result<Sent, Problem> {
    let OrderBody { version, order } = body;
    seated(&app, &id, caller, Some(version), move |_, seat| Ok(Command::Order { seat, order })).await
}

/// Gives up; a bot sits in.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "table", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = Sent, description = "an update"), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn resign(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Sent, Problem> {
    let bots_play = app.bots_play.clone();
    seated(&app, &id, caller, None, move |table, seat| {
        needs_bots(table, &bots_play)?;
        Ok(Command::Resign { seat })
    })
    .await
}

/// A bot can sit in only where bots play.
fn needs_bots(table: &Table, bots_play: &[&str]) -> Result<(), Problem> {
    if bots_play.contains(&table.game().info().id) {
        return Ok(());
    }
    Err(Problem::new(Kind::Conflict, "bots do not play this game: nobody could sit in"))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct DropBody {
    /// Whose time has run out.
    #[schema(value_type = u8)]
    seat: Seat,
}

/// Does not wait for somebody whose time has run out; a bot sits in.
#[utoipa::path(post, path = "/api/tables/{id}/drop", tag = "table", params(("id" = String, Path)), request_body = DropBody,
    responses((status = 200, body = Sent, description = "an update"), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn drop_seat(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<DropBody>,
) -> Result<Sent, Problem> {
    let bots_play = app.bots_play.clone();
    seated(&app, &id, caller, None, move |table, by| {
        needs_bots(table, &bots_play)?;
        Ok(Command::Drop { by, seat: body.seat })
    })
    .await
}

/// Comes back to the seat that a bot sits in.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "table", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = Sent, description = "an update"), (status = 403, body = Problem), (status = 422, body = Problem)))]
async fn come_back(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Sent, Problem> {
    seated(&app, &id, caller, None, |_, seat| Ok(Command::Return { seat })).await
}

/// What the strongest bot would do.
#[derive(Debug, Serialize, ToSchema)]
struct HintView {
    /// The index of the best option.
    index: u32,
    /// What it thinks of the options, the best first: the share of a win and the points that each promises.
    options: Vec<HintOption>,
    /// The best few of them in words, the best first: what they bring, and what they are likely to lead to.
    best: Vec<HintLine>,
}

/// Asks the strongest bot, which sees what the caller sees.
#[utoipa::path(get, path = "/api/tables/{id}/hint", tag = "table", params(("id" = String, Path)),
    responses((status = 200, body = HintView), (status = 403, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem),
        (status = 503, body = Problem, description = "the bots are busy with games: try again when `Retry-After` says")))]
async fn hint(
    State(app): State<Arc<App>>,
    Extension(ip): Extension<ClientIp>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
) -> Result<Json<HintView>, Problem> {
    app.limiter.take(Class::Think, &person.id)?;
    let Hint { options, best } = app.hub.hint(&id, &person.id, &ip.household().to_string()).await?;
    let index = options.first().expect("a hint has a best option").index;
    Ok(Json(HintView { index, options, best }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct PreviewQuery {
    /// The index of the option.
    index: u32,
    /// The `version` of the last update.
    version: u32,
    /// The `tail` of that update.
    tail: u32,
    /// The `epoch` of that update; see `act`.
    epoch: Option<String>,
}

/// What an option would give, up to the first chance.
#[utoipa::path(get, path = "/api/tables/{id}/preview", tag = "table", params(("id" = String, Path), PreviewQuery),
    responses((status = 200, body = PreviewView), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn preview(
    State(app): State<Arc<App>>,
    Caller { person, .. }: Caller,
    FromPath(id): FromPath<String>,
    FromQuery(PreviewQuery { index, version, tail, epoch }): FromQuery<PreviewQuery>,
) -> Result<Json<Value>, Problem> {
    app.limiter.take(Class::Think, &person.id)?;
    let (at, _) = AtBody { version, tail, epoch }.at(&app);
    let preview = app.hub.look(&id, |table| {
        let seat = seat_of(table, &person.id)?;
        if table.at(seat) != at {
            return Err(Problem::new(Kind::Stale, "the table has moved on"));
        }
        table.preview(seat, index).map_err(Problem::from)
    });
    let view = preview.await??;
    Ok(Json(serde_json::to_value(view).expect("views are plain data")))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ChatBody {
    /// 1 to 500 characters of plain text, all of them visible.
    #[schema(min_length = 1, max_length = 500)]
    text: String,
}

/// Says something at the table. Whoever is signed in and has the link may.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "table", params(("id" = String, Path)), request_body = ChatBody,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 429, body = Problem)))]
async fn chat(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(body): Body<ChatBody>,
) -> Result<StatusCode, Problem> {
    app.limiter.take(Class::Chat, &person.id)?;
    let from = Player { id: person.id.clone(), name: person.name };
    let build = move |_: &Table| Ok(Command::Chat { from: from.clone(), text: body.text.clone() });
    app.hub.command(&id, Some(person.id), build, |_, _, _| ()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The whole game as text, with the dealer's seed, once it is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "table", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "the game is not over")))]
async fn record(State(app): State<Arc<App>>, FromPath(id): FromPath<String>) -> Result<(HeaderMap, String), Problem> {
    let record = app.hub.look(&id, |table| (table.record(), table.header().game.clone())).await?;
    let (Some(record), game) = record else {
        return Err(Problem::new(Kind::Conflict, "a record opens when the game is over: it holds everybody's draws"));
    };
    let name = format!("attachment; filename=\"{game}-{id}.txt\"");
    let headers = HeaderMap::from_iter([
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).expect("ids are plain")),
    ]);
    Ok((headers, record.to_string()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ReplayQuery {
    /// After how many answers.
    at: u32,
    /// Through whose eyes: a seat's number, `watcher` or `open`. While the game runs: your own or a watcher's.
    seat: String,
}

/// How a table stood.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "table", params(("id" = String, Path), ReplayQuery),
    responses((status = 200, body = Sent, description = "an update of that moment"), (status = 400, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem)))]
async fn replay(
    State(app): State<Arc<App>>,
    MaybeCaller(caller): MaybeCaller,
    FromPath(id): FromPath<String>,
    FromQuery(query): FromQuery<ReplayQuery>,
) -> Result<Json<Value>, Problem> {
    let asked = Asked { version: query.at, viewer: viewer(&query.seat)? };
    let person = caller.as_ref().map(|caller| caller.person.id.as_str());
    let past = app.hub.look(&id, |table| table.past(viewer_of(table, person), asked, app.hub.now())).await?;
    let update = past.map_err(|refused| match refused {
        Refused::Stale(at) => Problem::malformed("at", format!("there are {} answers", at.version)),
        Refused::NoSuchPerson => {
            Problem::new(Kind::Forbidden, "not through these eyes while the game runs").field("seat")
        }
        refused => refused.into(),
    })?;
    Ok(Json(serde_json::to_value(update).expect("updates are plain data")))
}
