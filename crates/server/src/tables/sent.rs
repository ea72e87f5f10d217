//! Updates as they are sent.

use axum::body::Bytes;
use serde::Serialize;
use signoria_core::Viewer;
use signoria_table::{Table, Update, ViewerName};
use std::time::{Duration, Instant};
use utoipa::ToSchema;

/// For how long an update may be shared while clocks run: its times are those of when it was made.
const FRESH: Duration = Duration::from_millis(250);

/// An update as it is sent: the table's, and what the server knows besides.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sent {
    #[serde(flatten)]
    pub(crate) update: Update,
    /// The table where its people play again; told to them alone.
    pub(crate) rematch: Option<String>,
    /// The run of the server. Versions of another one say nothing about those of this one.
    pub(crate) epoch: String,
    /// The page that belongs to this server.
    pub(crate) build: &'static str,
}

impl Sent {
    /// The update as JSON.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("updates are plain data")
    }
}

/// An update that is made once for all who see the same: its text, and what a feed has to know of it.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) version: u32,
    pub(crate) viewer: ViewerName,
    since: Option<u32>,
    made: Instant,
    timed: bool,
    /// JSON and the end of the line.
    pub(crate) line: Bytes,
}

impl Sheet {
    /// The update with the log after `since`, as it is now.
    pub(super) fn new(sent: &Sent, viewer: ViewerName, since: Option<u32>) -> Self {
        let timed = !sent.update.clocks.running.is_empty();
        let line = Bytes::from(sent.text() + "\n");
        Sheet { version: sent.update.version, viewer, since, made: Instant::now(), timed, line }
    }

    /// Whether it is what a viewer would be sent now.
    pub(super) fn serves(&self, viewer: ViewerName, since: Option<u32>) -> bool {
        self.viewer == viewer && self.since == since && (!self.timed || self.made.elapsed() < FRESH)
    }

    /// The text without the end of the line.
    pub(crate) fn json(&self) -> Bytes {
        self.line.slice(..self.line.len() - 1)
    }
}

/// Through whose eyes a person looks at a table.
pub(crate) fn viewer_of(table: &Table, person: Option<&str>) -> Viewer {
    person.and_then(|person| table.header().seat_of(person)).map_or(Viewer::Watcher, Viewer::Seat)
}
