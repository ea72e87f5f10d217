//! Games that the rules do not fit any more, since they were changed under them.

use super::Nothing;
use super::play::seated;
use super::tables::{Listed, summary};
use crate::app::App;
use crate::edge::{Body, Caller, Class, FromPath, Playing};
use crate::problem::{Kind, Problem};
use crate::secret;
use crate::store::Reason;
use crate::tables::{Sent, seat_of};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use signoria_table::{Command, Setup, Table};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(end)).routes(routes!(go_on))
}

/// Ends a game that the rules do not fit any more (`stranded` in its update). What was hidden in it is open then.
#[utoipa::path(post, path = "/api/tables/{id}/end", tag = "table", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 200, body = Sent, description = "an update"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
async fn end(
    State(app): State<Arc<App>>,
    Playing(caller): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<Sent, Problem> {
    seated(&app, &id, caller, None, |_, seat| Ok(Command::End { seat })).await
}

/// Plays on from the last position that stands, at a new table: everybody at the seat that was theirs, with a new dealer.
/// Whoever asks first opens it and so ends the old game, which stays closed; the others get the same table.
#[utoipa::path(post, path = "/api/tables/{id}/go-on", tag = "table", params(("id" = String, Path)), request_body = Nothing,
    responses((status = 201, body = Listed, description = "the new table as in lists"), (status = 401, body = Problem),
        (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn go_on(
    State(app): State<Arc<App>>,
    Playing(Caller { person, .. }): Playing,
    FromPath(id): FromPath<String>,
    Body(Nothing {}): Body<Nothing>,
) -> Result<(StatusCode, Json<Listed>), Problem> {
    app.limiter.take(Class::Create, &person.id)?;
    let me = person.id.clone();
    let found = app.hub.look(&id, move |table| {
        seat_of(table, &me)?;
        let header = table.header().clone();
        match &header.went_on {
            Some(there) => Ok(Err(there.clone())),
            None => table.rescue().map(|rescued| Ok((rescued, header, table.game().clone()))).map_err(Problem::from),
        }
    });
    let new = match found.await?? {
        Err(there) => there,
        Ok(((from, seats), old, game)) => {
            let setup = Setup {
                id: secret::id(),
                game,
                seats,
                seed: app.luck.table(),
                clock: old.clock,
                stand_in: old.stand_in,
                host: old.host,
                private: old.private,
                from: Some(from),
            };
            let new = app.hub.open(setup, Some(Reason { what: format!("goes on {id}"), digest: None })).await?;
            let to = new.clone();
            let build = move |table: &Table| match table.header().went_on {
                // Somebody was faster, with the same table.
                Some(_) => Err(Problem::new(Kind::Conflict, "it goes on already")),
                None => Ok(Command::GoOn { to: to.clone() }),
            };
            match app.hub.command(&id, Some(person.id.clone()), build, |_, _, _| ()).await {
                Ok(()) => app.hub.set_rematch(&id, &new).await,
                Err(problem) if problem.status() == StatusCode::CONFLICT => {}
                Err(problem) => return Err(problem),
            }
            new
        }
    };
    Ok((StatusCode::CREATED, Json(summary(&app, &new, &person.id).await?)))
}
