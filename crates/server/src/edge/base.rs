//! Everything below a folder of the host, where a proxy serves other things beside.

use crate::app::App;
use crate::problem::{Kind, Problem};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;
use tower::ServiceExt;

/// Problems are small, also those that show a table.
const MOST: usize = 4 << 20;

/// The router below a folder; it sees addresses without that. Where there is no folder, the router itself.
pub(crate) fn below(base: &str, router: Router) -> Router {
    if base.is_empty() {
        return router;
    }
    let base: Arc<str> = base.into();
    Router::new().fallback(move |mut request: Request| {
        let (base, router) = (base.clone(), router.clone());
        async move {
            match within(request.uri(), &base) {
                Some(uri) => {
                    *request.uri_mut() = uri;
                    let Ok(response) = router.oneshot(request).await;
                    response
                }
                None if request.uri().path() == "/" => Redirect::temporary(&format!("{base}/")).into_response(),
                None => {
                    let outside = Problem::new(Kind::NotFound, format!("this server is at {base}/"));
                    linked(outside.into_response(), &base).await
                }
            }
        }
    })
}

/// An address within the folder.
fn within(uri: &Uri, base: &str) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(base)?;
    match rest.chars().next() {
        Some('/') => rest.parse().ok(),
        None | Some('?') => format!("/{rest}").parse().ok(),
        Some(_) => None,
    }
}

/// Problems link to their explanation by a path from the root of the host.
pub(crate) async fn link_problems(State(app): State<Arc<App>>, response: Response) -> Response {
    linked(response, &app.config.http.base).await
}

async fn linked(response: Response, base: &str) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    if base.is_empty() || kind.is_none_or(|kind| kind.as_bytes() != b"application/problem+json") {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    match to_bytes(body, MOST).await {
        Ok(bytes) => {
            let text = String::from_utf8_lossy(&bytes);
            let text = text.replacen("\"/api/docs#", &format!("\"{base}/api/docs#"), 1);
            parts.headers.remove(header::CONTENT_LENGTH);
            Response::from_parts(parts, Body::from(text))
        }
        Err(_) => Problem::new(Kind::Fault, "the answer is too large").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_within_the_folder_lose_it() {
        let rest = |uri: &str| within(&uri.parse().unwrap(), "/signoria").map(|uri| uri.to_string());
        assert_eq!(rest("/signoria").as_deref(), Some("/"));
        assert_eq!(rest("/signoria/").as_deref(), Some("/"));
        assert_eq!(rest("/signoria?a=1").as_deref(), Some("/?a=1"));
        assert_eq!(rest("/signoria/t/4f0c?a=%20").as_deref(), Some("/t/4f0c?a=%20"));
        assert_eq!([rest("/"), rest("/signoria2"), rest("/api/me")], [None, None, None]);
    }
}
