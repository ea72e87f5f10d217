//! What is left of a body that nobody read, as of a request that was refused: the next request on the same connection
//! begins behind it. It is read to its end, or the connection is closed and the answer says so.

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use http_body::{Frame, SizeHint};
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

/// So much is read that nobody wants, in bytes; whoever has sent more finds the connection closed.
const READ: usize = 1 << 20;
/// So long it may take.
const WAIT: Duration = Duration::from_secs(1);

/// Where a body comes back to that was not read to its end.
type Back = Arc<Mutex<Option<Body>>>;

/// A body that comes back.
struct Lent {
    body: Body,
    ended: bool,
    back: Back,
}

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        self.ended |= matches!(polled, Poll::Ready(None));
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if !self.ended && !self.body.is_end_stream() {
            *self.back.lock().expect("never poisoned") = Some(std::mem::take(&mut self.body));
        }
    }
}

/// Reads what is left of a body; whether that was all of it.
async fn read(mut body: Body) -> bool {
    let to_the_end = async {
        let mut room = READ;
        while let Some(frame) = poll_fn(|context| Pin::new(&mut body).poll_frame(context)).await {
            let Ok(frame) = frame else { return false };
            match room.checked_sub(frame.data_ref().map_or(0, Bytes::len)) {
                Some(left) => room = left,
                None => return false,
            }
        }
        true
    };
    tokio::time::timeout(WAIT, to_the_end).await.unwrap_or(false)
}

/// Leaves the connection ready for the next request, or says that there is none.
pub(crate) async fn finish_body(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Whoever waits to be asked for the body has not sent it.
    let waits = request.headers().contains_key(header::EXPECT);
    let back = Back::default();
    let request = request.map(|body| Body::new(Lent { body, ended: false, back: back.clone() }));
    let mut response = next.run(request).await;
    let left = back.lock().expect("never poisoned").take();
    if let Some(left) = left
        && (waits || !read(left).await)
    {
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    response
}
