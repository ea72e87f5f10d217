//! The whole of one store in another one, of whatever kind: for hosts who move. Nobody may serve either meanwhile.
//!
//! Both are read in the end: every table of the copy has as many rows as the original, and their digests are the same; else
//! nothing is copied. What is read is of one moment, and what is written is there whole or not at all.

use super::sqlite::{Lock, SqliteStore, make_private, options as sqlite_options, ours};
use super::{StoreError, postgres};
use crate::config::Database;
use futures_util::{Stream, StreamExt};
use sha2::{Digest, Sha256};
use sqlx::postgres::PgConnection;
use sqlx::query_builder::Separated;
use sqlx::sqlite::SqliteConnection;
use sqlx::{
    AssertSqlSafe, ColumnIndex, ConnectOptions, Connection, Database as Sql, Decode, Encode, Executor, QueryBuilder,
    Row, Type, query,
};

/// How many rows are written at a time.
const BATCH: usize = 500;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Int,
    Flag,
    Bytes,
}

use Kind::{Bytes, Flag, Int, Text};

/// A table that both kinds of stores have, each after those that it rests on.
struct Sheet {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// In which order it is read, where a row may rest on another one.
    order: &'static str,
}

const SHEETS: &[Sheet] = &[
    Sheet {
        name: "people",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("login", Text),
            ("password", Text),
            ("program", Flag),
            ("prefs", Text),
            ("created", Int),
        ],
        order: "",
    },
    Sheet {
        name: "keys",
        columns: &[
            ("id", Text),
            ("hash", Bytes),
            ("person", Text),
            ("kind", Text),
            ("label", Text),
            ("created", Int),
            ("used", Int),
            ("scope", Text),
            ("parent", Text),
        ],
        order: " ORDER BY parent IS NOT NULL",
    },
    Sheet { name: "devices", columns: &[("hash", Bytes), ("person", Text), ("used", Int)], order: "" },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Text),
            ("status", Text),
            ("private", Flag),
            ("revision", Int),
            ("header", Text),
            ("summary", Text),
            ("changed", Int),
        ],
        order: "",
    },
    Sheet {
        name: "answers",
        columns: &[("table_id", Text), ("version", Int), ("seat", Int), ("action", Int), ("at", Int), ("key", Text)],
        order: "",
    },
    Sheet { name: "seats", columns: &[("table_id", Text), ("seat", Int), ("person", Text)], order: "" },
    Sheet { name: "chat", columns: &[("table_id", Text), ("n", Int), ("line", Text)], order: "" },
    Sheet { name: "made", columns: &[("reason", Text), ("table_id", Text), ("digest", Text)], order: "" },
    Sheet { name: "alarms", columns: &[("table_id", Text), ("at", Int)], order: "" },
    Sheet {
        name: "thoughts",
        columns: &[("table_id", Text), ("seat", Int), ("version", Int), ("tail", Int), ("level", Text), ("until", Int)],
        order: "",
    },
];

/// A value in a form that is the same in both.
#[derive(Clone, Debug)]
enum Value {
    Text(Option<String>),
    Int(Option<i64>),
    Flag(bool),
    Bytes(Option<Vec<u8>>),
}

type Line = Vec<Value>;

/// How many rows there are, and a sum over them that does not depend on their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    rows: u64,
    sum: [u64; 4],
}

impl Tally {
    fn add(&mut self, line: &Line) {
        let mut hash = Sha256::new();
        let mut part = |tag: u8, bytes: &[u8]| {
            hash.update([tag]);
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        for value in line {
            match value {
                Value::Text(Some(text)) => part(1, text.as_bytes()),
                Value::Int(Some(number)) => part(2, &number.to_le_bytes()),
                Value::Flag(flag) => part(3, &[u8::from(*flag)]),
                Value::Bytes(Some(bytes)) => part(4, bytes),
                Value::Text(None) | Value::Int(None) | Value::Bytes(None) => part(0, &[]),
            }
        }
        let hash: [u8; 32] = hash.finalize().into();
        for (sum, bytes) in self.sum.iter_mut().zip(hash.chunks_exact(8)) {
            *sum = sum.wrapping_add(u64::from_le_bytes(bytes.try_into().expect("eight of them")));
        }
        self.rows += 1;
    }
}

/// One of the two.
#[derive(Debug)]
enum Side {
    Sqlite(SqliteConnection, Lock),
    Postgres(PgConnection),
}

/// A row of either kind of database.
fn line<'r, R: Row>(sheet: &Sheet, row: &'r R) -> Result<Line, sqlx::Error>
where
    usize: ColumnIndex<R>,
    String: Decode<'r, R::Database> + Type<R::Database>,
    i64: Decode<'r, R::Database> + Type<R::Database>,
    bool: Decode<'r, R::Database> + Type<R::Database>,
    Vec<u8>: Decode<'r, R::Database> + Type<R::Database>,
{
    let value = |(n, (_, kind)): (usize, &(&str, Kind))| {
        Ok(match kind {
            Text => Value::Text(row.try_get(n)?),
            Int => Value::Int(row.try_get(n)?),
            Flag => Value::Flag(row.try_get(n)?),
            Bytes => Value::Bytes(row.try_get(n)?),
        })
    };
    sheet.columns.iter().enumerate().map(value).collect()
}

impl Sheet {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}

/// Begins a statement that adds rows.
fn insert<DB: Sql>(sheet: &Sheet, more: &str) -> QueryBuilder<DB> {
    QueryBuilder::new(format!("INSERT INTO {} ({}{more}) ", sheet.name, sheet.names()))
}

/// The values of a row that is added.
fn push<DB: Sql>(mut row: Separated<'_, DB, &'static str>, line: Line)
where
    Option<String>: for<'q> Encode<'q, DB> + Type<DB>,
    Option<i64>: for<'q> Encode<'q, DB> + Type<DB>,
    bool: for<'q> Encode<'q, DB> + Type<DB>,
    Option<Vec<u8>>: for<'q> Encode<'q, DB> + Type<DB>,
{
    for value in line {
        match value {
            Value::Text(text) => row.push_bind(text),
            Value::Int(number) => row.push_bind(number),
            Value::Flag(flag) => row.push_bind(flag),
            Value::Bytes(bytes) => row.push_bind(bytes),
        };
    }
}

impl Side {
    /// The rows of a table.
    fn rows<'c>(
        &'c mut self,
        sheet: &'static Sheet,
    ) -> std::pin::Pin<Box<dyn Stream<Item = Result<Line, sqlx::Error>> + 'c>> {
        match self {
            Side::Sqlite(connection, _) => {
                let select = format!("SELECT {} FROM {}{}", sheet.names(), sheet.name, sheet.order);
                let rows = connection.fetch(AssertSqlSafe(select));
                Box::pin(rows.map(|row| line(sheet, &row?)))
            }
            Side::Postgres(connection) => {
                let column = |(name, kind): &(&str, Kind)| match kind {
                    Int => format!("{name}::bigint"),
                    Text | Flag | Bytes => (*name).to_owned(),
                };
                let columns = sheet.columns.iter().map(column).collect::<Vec<_>>().join(", ");
                let select = format!("SELECT {columns} FROM {}{}", sheet.name, sheet.order);
                let rows = connection.fetch(AssertSqlSafe(select));
                Box::pin(rows.map(|row| line(sheet, &row?)))
            }
        }
    }

    async fn add(&mut self, sheet: &Sheet, lines: Vec<Line>) -> Result<(), sqlx::Error> {
        if lines.is_empty() {
            return Ok(());
        }
        match self {
            Side::Sqlite(connection, _) => {
                let mut statement = insert(sheet, "");
                statement.push_values(lines, push);
                statement.build().execute(connection).await.map(|_| ())
            }
            Side::Postgres(connection) => {
                // Lists sort by a time of their own, which begins with that of the last change.
                let listed = sheet.columns.iter().position(|(name, _)| sheet.name == "tables" && *name == "changed");
                let mut statement = insert(sheet, if listed.is_some() { ", listed" } else { "" });
                statement.push_values(lines, |row, mut line| {
                    line.extend(listed.map(|n| line[n].clone()));
                    push(row, line);
                });
                statement.build().execute(connection).await.map(|_| ())
            }
        }
    }

    async fn run(&mut self, statement: String) -> Result<(), StoreError> {
        match self {
            Side::Sqlite(connection, _) => connection.execute(AssertSqlSafe(statement)).await.map(|_| ())?,
            Side::Postgres(connection) => connection.execute(AssertSqlSafe(statement)).await.map(|_| ())?,
        }
        Ok(())
    }

    async fn number(&mut self, statement: &'static str) -> Result<i64, StoreError> {
        Ok(match self {
            Side::Sqlite(connection, _) => query(statement).fetch_one(connection).await?.try_get(0)?,
            Side::Postgres(connection) => query(statement).fetch_one(connection).await?.try_get(0)?,
        })
    }

    async fn tally(&mut self, sheet: &'static Sheet) -> Result<Tally, StoreError> {
        let mut tally = Tally::default();
        let mut rows = self.rows(sheet);
        while let Some(line) = rows.next().await {
            tally.add(&line?);
        }
        Ok(tally)
    }

    /// Whether nodes have served it a moment ago.
    async fn is_served(&mut self) -> Result<bool, StoreError> {
        match self {
            // Its lock is held.
            Side::Sqlite(..) => Ok(false),
            Side::Postgres(_) => {
                let since = "SELECT coalesce((SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint - noted \
                             FROM service), 1000000)";
                Ok(self.number(since).await? < 8_000)
            }
        }
    }

    async fn close(self) -> Result<(), StoreError> {
        match self {
            Side::Sqlite(connection, _lock) => connection.close().await?,
            Side::Postgres(connection) => connection.close().await?,
        }
        Ok(())
    }
}

/// Opens a store that is there, or a new one.
async fn open(database: &Database, new: bool) -> Result<Side, StoreError> {
    if database.url.is_some() {
        let mut connection = postgres::connect(database).await?;
        if new {
            postgres::migrate(&mut connection).await?;
        } else if query("SELECT to_regclass('service')::text")
            .fetch_one(&mut connection)
            .await?
            .try_get::<Option<String>, _>(0)?
            .is_none()
        {
            return Err(StoreError::Unavailable("there is nothing of this program in it".into()));
        }
        return Ok(Side::Postgres(connection));
    }
    let failed = |what: String| StoreError::Unavailable(format!("{}: {what}", database.path.display()));
    if !new && !database.path.exists() {
        return Err(failed("there is no such database".into()));
    }
    if new && !database.path.exists() {
        make_private(&database.path).map_err(|error| failed(error.to_string()))?;
    }
    // Opened once as a server does, which brings it to the newest form.
    let store = SqliteStore::open(database).await?;
    super::Store::close(&store).await;
    drop(store);
    let path = database.path.canonicalize().map_err(|error| failed(error.to_string()))?;
    let lock = Lock::take(&path)?;
    ours(&path).await?;
    Ok(Side::Sqlite(sqlite_options(database).connect().await?, lock))
}

/// Copies a store into another one, which is made if it is not there. The names of the tables and the number of their rows
/// come back.
///
/// # Errors
/// If somebody serves either, if the other one holds anything, or if what was copied is not the same. Then nothing is.
pub async fn copy(from: &Database, to: &Database) -> Result<Vec<(&'static str, u64)>, StoreError> {
    let (mut from, mut to) = (open(from, false).await?, open(to, true).await?);
    for (side, which) in [(&mut from, "that is copied"), (&mut to, "that is copied to")] {
        if side.is_served().await? {
            return Err(StoreError::InUse(format!("nodes serve the database {which}; stop them first")));
        }
    }
    let begin = match &from {
        Side::Sqlite(..) => "BEGIN",
        Side::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    from.run(begin.into()).await?;
    to.run("BEGIN".into()).await?;
    for sheet in SHEETS {
        if to.tally(sheet).await?.rows > 0 {
            let full = format!("the database that is copied to is not empty: it has {}", sheet.name);
            return Err(StoreError::Unavailable(full));
        }
    }
    let mut copied = Vec::new();
    for sheet in SHEETS {
        let (mut tally, mut lines) = (Tally::default(), Vec::with_capacity(BATCH));
        let mut rows = from.rows(sheet);
        while let Some(line) = rows.next().await {
            let line = line?;
            tally.add(&line);
            lines.push(line);
            if lines.len() == BATCH {
                to.add(sheet, std::mem::replace(&mut lines, Vec::with_capacity(BATCH))).await?;
            }
        }
        to.add(sheet, lines).await?;
        if to.tally(sheet).await? != tally {
            return Err(StoreError::Unavailable(format!("{} came to be others than they were", sheet.name)));
        }
        copied.push((sheet.name, tally.rows));
    }
    // Whoever was thinking is gone, and clocks go on where they stood.
    let clock = from.number("SELECT coalesce((SELECT clock FROM service), 0)").await?;
    to.run("UPDATE thoughts SET until = 0".into()).await?;
    let service = match &to {
        Side::Sqlite(..) => format!("UPDATE service SET clock = {clock}"),
        Side::Postgres(_) => format!(
            "INSERT INTO service (one, name, clock, noted) VALUES (1, '{}', {clock}, 0) \
             ON CONFLICT (one) DO UPDATE SET clock = excluded.clock, noted = 0",
            crate::secret::id()
        ),
    };
    to.run(service).await?;
    to.run("COMMIT".into()).await?;
    from.run("COMMIT".into()).await?;
    to.close().await?;
    from.close().await?;
    Ok(copied)
}
