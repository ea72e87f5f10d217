-- Times are milliseconds since 1970, UTC. Ids are text. Nothing that lets anybody in is stored, only its hash.

CREATE TABLE people (
    id       TEXT PRIMARY KEY NOT NULL,
    name     TEXT NOT NULL,
    -- The name in the form in which accounts are told apart; none for a guest.
    login    TEXT UNIQUE,
    password TEXT,
    -- Whether a program plays under this name.
    program  INTEGER NOT NULL DEFAULT 0,
    prefs    TEXT NOT NULL DEFAULT '{}',
    created  INTEGER NOT NULL
) STRICT;

-- Sessions of browsers and tokens of programs.
CREATE TABLE keys (
    id      TEXT PRIMARY KEY NOT NULL,
    hash    BLOB NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('session', 'token')),
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT;
CREATE INDEX keys_of_a_person ON keys (person, kind);

CREATE TABLE tables (
    id       TEXT PRIMARY KEY NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    -- Reached by its link alone.
    private  INTEGER NOT NULL,
    -- The number of changes: a header is stored only over the one before it.
    revision INTEGER NOT NULL,
    -- Seats, options, clock, the dealer's secret, answers that may be taken back: all but rows and chat.
    header   TEXT NOT NULL,
    -- The table as lists show it.
    summary  TEXT NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_in_lists ON tables (status, private, changed);

-- The committed answers. The key is the lock: whoever writes version n first has moved.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    -- None for chance.
    seat     INTEGER,
    -- The index of the action.
    action   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    -- The idempotency key of the request.
    key      TEXT,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- Who sits where: for the list of one's own games.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    person   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- What a table was made for, so that it is made once: a request with an idempotency key, or the rematch of a table.
CREATE TABLE made (
    reason   TEXT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
