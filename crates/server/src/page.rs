//! The page: files that the build of `web` left in `web/dist`, embedded in the program.
//!
//! A page that was loaded before the program was changed for a newer one still asks for its own files. Those that carry a
//! hash in their names are therefore kept beside the database, by build, and served to whoever asks for them.

use crate::app::App;
use crate::problem::{Kind, Problem};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::SystemTime;
use std::{fs, io};

#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// The page itself.
const INDEX: &str = "index.html";
/// How many builds are served beside the one that is embedded, that one counted.
const KEPT: usize = 3;
/// What carries a hash in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Which page belongs to this server: the name of its first script, which changes with any part of it. Empty where the
/// page has not been built.
pub(crate) fn build() -> &'static str {
    static BUILD: OnceLock<String> = OnceLock::new();
    BUILD.get_or_init(|| {
        let index = Page::get(INDEX).map(|file| file.data).unwrap_or_default();
        let index = String::from_utf8_lossy(&index);
        let script = index.split("src=\"").skip(1).find_map(|rest| rest.split('"').next());
        script.and_then(|script| script.rsplit('/').next()).unwrap_or_default().to_owned()
    })
}

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
    if let Some(kept) = app.old_pages.get().and_then(|kept| kept.get(path))
        && let Ok(data) = tokio::fs::read(kept).await
    {
        let mut response = data.into_response();
        let kind = kind(path);
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER));
        return response;
    }
    // A file that is not there is told so; a place of the page has no dot in its last part.
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return Problem::not_found("file").into_response();
    }
    let base = &app.config.http.base;
    index(base, &soon(base, path), &headers)
}

/// What the page will ask for, asked for with the page itself: who looks and which games there are, and at a table that
/// table. Its files are left to the page: asked for at once they would take the line from what is needed before them.
fn soon(base: &str, path: &str) -> String {
    let table = path.strip_prefix("t/").filter(|id| id.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    let table = table.map(|id| format!("tables/{id}?since=0"));
    ["me".to_owned(), "games".to_owned()]
        .into_iter()
        .chain(table)
        .map(|what| format!("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"{base}/api/{what}\">"))
        .collect()
}

/// The page itself, told where it is: it may be asked for from any place within it.
fn index(base: &str, soon: &str, headers: &HeaderMap) -> Response {
    let Some(file) = Page::get(INDEX) else {
        return axum::response::Html(UNBUILT.replace("\"./", &format!("\"{base}/"))).into_response();
    };
    let text = String::from_utf8_lossy(&file.data).replace("\"./", &format!("\"{base}/"));
    let text = text.replacen("<html ", &format!("<html data-base=\"{base}\" "), 1);
    let text = text.replacen("</head>", &format!("{soon}</head>"), 1);
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
        out.insert(header::CONTENT_TYPE, kind(path));
        if let Some(encoding) = encoding {
            out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    };
    let out = response.headers_mut();
    // Files below `assets` carry a hash in their names.
    let kept = if path.starts_with("assets/") { FOR_EVER } else { "no-cache" };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::ETAG, HeaderValue::from_str(&tag).expect("hexadecimal"));
    Some(response)
}

fn kind(path: &str) -> HeaderValue {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let text = kind.type_() == "text" || matches!(kind.subtype().as_str(), "javascript" | "json");
    let kind = if text { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    HeaderValue::from_str(&kind).expect("a plain type")
}

/// The files of this build that carry a hash in their names, as they are kept for the builds after it.
pub(crate) fn own() -> impl Iterator<Item = (String, Cow<'static, [u8]>)> {
    let named =
        Page::iter().filter(|path| path.starts_with("assets/") && !path.ends_with(".br") && !path.ends_with(".gz"));
    named.filter_map(|path| Some((path.to_string(), Page::get(&path)?.data)))
}

/// Keeps the files of a build in a folder, forgets the builds that are older than the last [`KEPT`], and says where which
/// file of those is.
///
/// # Errors
/// What cannot be written or read.
pub(crate) fn keep(
    folder: &Path,
    build: &str,
    files: impl Iterator<Item = (String, Cow<'static, [u8]>)>,
) -> io::Result<HashMap<String, PathBuf>> {
    let mine = folder.join(build);
    if build.is_empty() {
        // Nothing was built, and what is there may be of use.
    } else if mine.is_dir() {
        // It is the newest one again.
        fs::File::open(&mine)?.set_modified(SystemTime::now())?;
    } else {
        // Beside it first: a folder that is there is whole.
        let beside = folder.join(format!("{build}.{}", std::process::id()));
        for (path, data) in files {
            let to = beside.join(path);
            fs::create_dir_all(to.parent().unwrap_or(&beside))?;
            fs::write(to, data)?;
        }
        fs::rename(&beside, &mine)?;
    }
    let mut builds = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            builds.push((fs::metadata(&path)?.modified()?, path));
        }
    }
    builds.sort();
    builds.reverse();
    for (_, old) in builds.split_off(builds.len().min(KEPT)) {
        fs::remove_dir_all(old)?;
    }
    let mut kept = HashMap::new();
    for (_, build) in builds {
        let assets = build.join("assets");
        for entry in assets.read_dir().into_iter().flatten() {
            let entry = entry?;
            if let Some(name) = entry.file_name().to_str() {
                kept.entry(format!("assets/{name}")).or_insert_with(|| entry.path());
            }
        }
    }
    Ok(kept)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_of_the_builds_before_are_kept_and_older_ones_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let keep = |build: &str| {
            let file = format!("assets/{build}");
            let shared = ("assets/shared-1.js".to_owned(), Cow::Borrowed(&b"shared"[..]));
            let kept = keep(folder.path(), build, [(file, Cow::Owned(build.into())), shared].into_iter()).unwrap();
            let mut names: Vec<String> = kept.keys().cloned().collect();
            names.sort();
            (names, kept)
        };
        keep("index-a.js");
        let (names, kept) = keep("index-b.js");
        assert_eq!(names, ["assets/index-a.js", "assets/index-b.js", "assets/shared-1.js"]);
        assert_eq!(fs::read(&kept["assets/index-a.js"]).unwrap(), b"index-a.js");
        keep("index-c.js");
        // A build that comes back is the newest one; the oldest one goes when there are too many.
        keep("index-a.js");
        let (names, _) = keep("index-d.js");
        assert_eq!(names, ["assets/index-a.js", "assets/index-c.js", "assets/index-d.js", "assets/shared-1.js"]);
        assert_eq!(keep("").0, names, "without a build nothing is lost");
    }

    #[test]
    fn what_a_place_will_ask_for_is_asked_for_with_its_page() {
        let asked = |path| {
            let links = soon("/below", path);
            links.split("href=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(asked(""), ["/below/api/me", "/below/api/games"]);
        assert_eq!(asked("t/abc123"), ["/below/api/me", "/below/api/games", "/below/api/tables/abc123?since=0"]);
        assert_eq!(asked("t/abc123/replay").len(), 2);
        assert_eq!(asked("t/\"><script>").len(), 2);
    }

    #[test]
    fn the_build_is_the_first_script_of_the_page() {
        match Page::get("index.html") {
            None => assert_eq!(build(), ""),
            Some(_) => assert!(build().starts_with("index-") && build().ends_with(".js"), "{}", build()),
        }
    }
}
