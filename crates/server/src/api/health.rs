//! Whether the server lives and takes requests; metrics, on the operators' listener alone.

use crate::app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/health/live", get(live)).route("/health/ready", get(ready))
}

/// Everything that the operators' listener serves.
pub(crate) fn admin(app: Arc<App>, metrics: PrometheusHandle) -> Router {
    let render = move || {
        let text = metrics.render();
        async move { ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text) }
    };
    routes().route("/metrics", get(render)).with_state(app)
}

/// What a node that only thinks for bots serves.
pub(crate) fn only_health(app: Arc<App>) -> Router {
    routes().with_state(app)
}

/// The process answers.
async fn live() -> &'static str {
    "live\n"
}

/// The store answers, and no stop is under way.
async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(why) => {
            // Why is the operator's business.
            tracing::debug!(%why, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n".to_owned())
        }
    }
}
