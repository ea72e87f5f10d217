//! The page: files that the build of `web` left in `web/dist`, embedded in the program.

use crate::app::App;
use crate::problem::{Kind, Problem};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::sync::Arc;

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The page itself.
const INDEX: &str = "index.html";

/// What is shown where the page has not been built.
const UNBUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Signoria</title>\
<body><h1>The server runs; the page has not been built.</h1>\
<p>Build it with <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>, or with <code>make run</code>, \
which does both.</p><p>The interface for programs is described in <a href=\"./api/docs\">/api/docs</a>.</p>";

/// A file of the page. What is no file is a place within the page, which finds its way by itself.
pub(crate) async fn serve(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || path == "api" {
        return Problem::new(Kind::NotFound, "there is no such request; see /api/docs").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return Problem::new(Kind::Method, "the page is only read").into_response();
    }
    if path != INDEX
        && let Some(found) = file(path, &headers)
    {
        return found;
    }
    // A file that is not there is told so; a place of the page has no dot in its last part.
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return Problem::not_found("file").into_response();
    }
    index(&app.config.http.base, &headers)
}

/// The page itself, told where it is: it may be asked for from any place within it.
fn index(base: &str, headers: &HeaderMap) -> Response {
    let Some(file) = Page::get(INDEX) else {
        return axum::response::Html(UNBUILT.replace("\"./", &format!("\"{base}/"))).into_response();
    };
    let text = String::from_utf8_lossy(&file.data).replace("\"./", &format!("\"{base}/"));
    let text = text.replacen("<html ", &format!("<html data-base=\"{base}\" "), 1);
    let tag = tag(&Sha256::digest(&text));
    let mut response = match known(headers, &tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => axum::response::Html(text).into_response(),
    };
    let out = response.headers_mut();
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::ETAG, HeaderValue::from_str(&tag).expect("hexadecimal"));
    response
}

/// The name of a content.
fn tag(hash: &[u8]) -> String {
    format!("\"{}\"", hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// Whether the reader has this content already. A proxy that packed it has marked the name as weak.
fn known(headers: &HeaderMap, tag: &str) -> bool {
    let named = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or_default();
    named.split(',').any(|one| one.trim().trim_start_matches("W/") == tag)
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    if path.is_empty() || path.ends_with(".br") || path.ends_with(".gz") {
        return None;
    }
    let plain = Page::get(path)?;
    let tag = tag(&plain.metadata.sha256_hash());
    let mut response = if known(headers, &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let (file, encoding) = packed(path, headers).unwrap_or((plain, None));
        let mut response = file.data.into_response();
        let out = response.headers_mut();
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        let text = kind.type_() == "text" || matches!(kind.subtype().as_str(), "javascript" | "json");
        let kind = if text { format!("{kind}; charset=utf-8") } else { kind.to_string() };
        out.insert(header::CONTENT_TYPE, HeaderValue::from_str(&kind).expect("a plain type"));
        if let Some(encoding) = encoding {
            out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    };
    let out = response.headers_mut();
    // Files below `assets` carry a hash in their names.
    let kept = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::ETAG, HeaderValue::from_str(&tag).expect("hexadecimal"));
    Some(response)
}

/// The file as the build packed it, if the reader can unpack it.
fn packed(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |name| {
        accepted.split(',').any(|part| {
            let (coding, weight) = part.split_once(';').unwrap_or((part, ""));
            // A weight of nothing says: not this one.
            let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
            coding.trim() == name && !refused
        })
    };
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(*encoding))
        .find_map(|(encoding, suffix)| Some((Page::get(&format!("{path}.{suffix}"))?, Some(encoding))))
}
