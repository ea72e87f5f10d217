//! The games on offer: what they are, their rules, their guides, their words.

use crate::app::App;
use crate::edge::{FromPath, FromQuery};
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rust_embed::Embed;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use signoria_bots::Level;
use signoria_core::{Field, GameInfo, Seat, Standing};
use signoria_games::{Language, book};
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How to play each game: `burgundy.en.md`.
#[derive(Embed)]
#[folder = "../../docs/guides"]
#[allow_missing = true]
struct Guides;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(rules))
        .routes(routes!(find_in_rules))
        .routes(routes!(guide))
        .routes(routes!(find_in_guide))
        .routes(routes!(picture))
        .routes(routes!(texts))
        .routes(routes!(table_texts))
}

/// A game on offer.
#[derive(Debug, Serialize, ToSchema)]
struct GameView {
    /// `burgundy`.
    id: &'static str,
    /// In English; translations are in the game's texts.
    title: &'static str,
    designer: &'static str,
    /// The year and edition that the rules follow.
    edition: &'static str,
    /// The fewest and the most players.
    #[schema(min_items = 2, max_items = 2)]
    seats: [u8; 2],
    /// The options of a table.
    form: Vec<Field>,
    /// The options when nobody chooses anything.
    #[schema(value_type = Object)]
    defaults: Value,
    /// The levels of bots, the weakest first; none where bots do not play it.
    levels: Vec<LevelView>,
    /// `default`, or the fingerprint of the host's own components.
    components: String,
    /// The key of the text about the game.
    about: String,
}

/// A level of bots.
#[derive(Debug, Serialize, ToSchema)]
struct LevelView {
    id: &'static str,
}

/// The games on offer.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameView>)))]
async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameView>> {
    let view = |maker: &Arc<dyn signoria_games::AnyMaker>| {
        let info = maker.info();
        let levels = Level::ALL.iter().filter(|_| app.bots_play.contains(&info.id));
        GameView {
            id: info.id,
            title: info.title,
            designer: info.designer,
            edition: info.edition,
            seats: [*info.seats.start(), *info.seats.end()],
            form: maker.form(),
            defaults: maker.default_options(),
            levels: levels.map(|level| LevelView { id: level.id() }).collect(),
            components: maker.components().to_owned(),
            about: format!("{}-about", info.id),
        }
    };
    Json(app.games.iter().map(view).collect())
}

fn game(app: &App, id: &str) -> Result<&'static GameInfo, Problem> {
    app.games.get(id).map(|maker| maker.info()).ok_or_else(|| Problem::not_found("game").field("game"))
}

fn language(tag: &str) -> Result<Language, Problem> {
    Language::from_tag(tag).ok_or_else(|| Problem::not_found("language").field("lang"))
}

const FOR_AN_HOUR: (HeaderName, &str) = (header::CACHE_CONTROL, "public, max-age=3600");

/// A text for readers: Markdown as it was written, or, for whoever asks for JSON, parsed.
fn text(app: &App, info: &GameInfo, headers: &HeaderMap, markdown: &str) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut response = if accepted.split(',').any(|kind| kind.trim().starts_with("application/json")) {
        Json(book::read(markdown, &format!("{}/rules/{}", app.config.http.base, info.id))).into_response()
    } else {
        ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], markdown.to_owned()).into_response()
    };
    response.headers_mut().extend([
        (FOR_AN_HOUR.0, HeaderValue::from_static(FOR_AN_HOUR.1)),
        (header::VARY, HeaderValue::from_static("accept, accept-encoding")),
    ]);
    response
}

fn fluent(text: String) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8"), FOR_AN_HOUR], text)
}

/// The numbered rules.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `pl`")),
    responses((status = 200, description = "Markdown; or as JSON: `html`, `headings` and the numbered `rules`",
        content((String = "text/markdown"), (book::Book = "application/json"))), (status = 404, body = Problem)))]
async fn rules(
    State(app): State<Arc<App>>,
    FromPath((id, lang)): FromPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let info = game(&app, &id)?;
    Ok(text(&app, info, &headers, info.rules[language(&lang)?.idx()]))
}

/// How to play.
#[utoipa::path(get, path = "/api/games/{game}/guide/{lang}", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `pl`")),
    responses((status = 200, description = "Markdown; or as JSON: `html`, `headings` and the numbered `rules`",
        content((String = "text/markdown"), (book::Book = "application/json"))), (status = 404, body = Problem)))]
async fn guide(
    State(app): State<Arc<App>>,
    FromPath((id, lang)): FromPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let info = game(&app, &id)?;
    Ok(text(&app, info, &headers, &guide_of(info, language(&lang)?)?))
}

fn guide_of(info: &GameInfo, language: Language) -> Result<String, Problem> {
    let file = Guides::get(&format!("{}.{}.md", info.id, language.tag())).ok_or_else(|| Problem::not_found("guide"))?;
    Ok(String::from_utf8_lossy(&file.data).into_owned())
}

/// What is looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct Wanted {
    /// Words, in any of their forms.
    #[param(max_length = 100)]
    words: String,
}

impl Wanted {
    fn words(&self) -> Result<&str, Problem> {
        match self.words.chars().count() {
            0..=100 => Ok(&self.words),
            _ => Err(Problem::malformed("words", "at most 100 characters")),
        }
    }
}

/// The ids of the paragraphs, list items and rows of the rules, in their HTML, in which all of some words stand.
#[utoipa::path(get, path = "/api/games/{game}/rules/{lang}/find", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `pl`"), Wanted),
    responses((status = 200, body = Vec<String>), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn find_in_rules(
    State(app): State<Arc<App>>,
    FromPath((id, lang)): FromPath<(String, String)>,
    FromQuery(wanted): FromQuery<Wanted>,
) -> Result<impl IntoResponse, Problem> {
    let (info, language) = (game(&app, &id)?, language(&lang)?);
    Ok(found(info.rules[language.idx()], wanted.words()?, language))
}

/// The same for how to play.
#[utoipa::path(get, path = "/api/games/{game}/guide/{lang}/find", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `pl`"), Wanted),
    responses((status = 200, body = Vec<String>), (status = 400, body = Problem), (status = 404, body = Problem)))]
async fn find_in_guide(
    State(app): State<Arc<App>>,
    FromPath((id, lang)): FromPath<(String, String)>,
    FromQuery(wanted): FromQuery<Wanted>,
) -> Result<impl IntoResponse, Problem> {
    let (info, language) = (game(&app, &id)?, language(&lang)?);
    Ok(found(&guide_of(info, language)?, wanted.words()?, language))
}

fn found(markdown: &str, words: &str, language: Language) -> impl IntoResponse + use<> {
    let book = book::read(markdown, "");
    let ids: Vec<String> = book.find(words, language).into_iter().map(str::to_owned).collect();
    ([FOR_AN_HOUR], Json(ids))
}

/// A position that the rules or the guide draw, as one viewer sees it.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
struct PictureView {
    /// The view, in the game's own form.
    #[schema(value_type = Object)]
    view: Box<RawValue>,
    /// How the seats stand.
    #[schema(value_type = Vec<Standing>)]
    standings: Box<RawValue>,
    /// The seats whose answer is due.
    #[schema(value_type = Vec<Seat>)]
    to_act: Box<RawValue>,
}

/// A position that the rules or the guide draw, as one viewer sees it.
#[utoipa::path(get, path = "/api/games/{game}/pictures/{name}", tag = "games",
    params(("game" = String, Path), ("name" = String, Path)),
    responses((status = 200, description = "the position", body = PictureView), (status = 404, body = Problem)))]
async fn picture(
    State(app): State<Arc<App>>,
    FromPath((id, name)): FromPath<(String, String)>,
) -> Result<impl IntoResponse, Problem> {
    let info = game(&app, &id)?;
    let (_, view) =
        info.pictures.iter().find(|(known, _)| *known == name).ok_or_else(|| Problem::not_found("picture"))?;
    let view: PictureView = serde_json::from_str(view).expect("tests hold pictures to positions");
    Ok(([FOR_AN_HOUR], Json(view)))
}

/// The messages of a game and of the table, in Fluent's form.
#[utoipa::path(get, path = "/api/games/{game}/texts/{lang}", tag = "games",
    params(("game" = String, Path), ("lang" = String, Path, description = "`en` or `pl`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
async fn texts(
    State(app): State<Arc<App>>,
    FromPath((id, lang)): FromPath<(String, String)>,
) -> Result<impl IntoResponse, Problem> {
    let (info, lang) = (game(&app, &id)?, language(&lang)?);
    Ok(fluent(format!("{}\n{}", info.texts[lang.idx()], signoria_table::TEXTS[lang.idx()])))
}

/// The messages of the table alone, in Fluent's form.
#[utoipa::path(get, path = "/api/texts/{lang}", tag = "games", params(("lang" = String, Path, description = "`en` or `pl`")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
async fn table_texts(FromPath(lang): FromPath<String>) -> Result<impl IntoResponse, Problem> {
    Ok(fluent(signoria_table::TEXTS[language(&lang)?.idx()].to_owned()))
}
