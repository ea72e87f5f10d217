-- Times are milliseconds since 1970, UTC, where nothing else is said. Ids are text. Nothing that lets anybody in is stored,
-- only its hash. The same tables as in SQLite, under the same names.
--
-- Migrations expand first: what a step takes away, no node that may still run has used since the release before.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    -- The name in the form in which accounts are told apart; none for a guest.
    login    TEXT UNIQUE,
    password TEXT,
    -- Whether a program plays under this name.
    program  BOOLEAN NOT NULL DEFAULT FALSE,
    prefs    TEXT NOT NULL DEFAULT '{}',
    created  BIGINT NOT NULL
);

-- Sessions of browsers and tokens of programs.
CREATE TABLE keys (
    id      TEXT PRIMARY KEY,
    hash    BYTEA NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL CHECK (kind IN ('session', 'token')),
    label   TEXT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    scope   TEXT NOT NULL CHECK (scope IN ('read', 'play', 'own')),
    -- The session in which a token was made: they are taken back together.
    parent  TEXT REFERENCES keys (id)
) WITH (fillfactor = 80);
CREATE INDEX keys_of_a_person ON keys (person, kind);
CREATE INDEX keys_by_parent ON keys (parent) WHERE parent IS NOT NULL;

-- Browsers from which somebody has signed in before.
CREATE TABLE devices (
    hash   BYTEA PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    used   BIGINT NOT NULL
);
CREATE INDEX devices_of_a_person ON devices (person, used);

-- No indexed column changes with a move, and there is room for the next version on the same page: updates touch no index.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    status   TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over')),
    -- Reached by its link alone.
    private  BOOLEAN NOT NULL,
    -- The number of changes: a header is stored only over the one before it. It is the fence between nodes.
    revision BIGINT NOT NULL,
    -- Seats, options, clock, the dealer's secret, answers that may be taken back: all but rows and chat.
    header   TEXT NOT NULL,
    -- The table as lists show it.
    summary  TEXT NOT NULL,
    changed  BIGINT NOT NULL,
    -- When status or seats changed last: by what public lists sort.
    listed   BIGINT NOT NULL
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX tables_in_lists ON tables (status, listed) WHERE NOT private;

-- The committed answers. The key is the lock: whoever writes version n first has moved.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    -- None for chance.
    seat     SMALLINT,
    -- The index of the action.
    action   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    -- The idempotency key of the request.
    key      TEXT,
    PRIMARY KEY (table_id, version)
);

-- Who sits where: for the list of one's own games.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    person   TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_a_person ON seats (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- What a table was made for, so that it is made once: a request with an idempotency key, or the rematch of a table.
CREATE TABLE made (
    reason   TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    digest   TEXT
);
CREATE INDEX made_by_table ON made (table_id);

-- How long this database has been served: the time by which clocks run. It stands still while nobody serves it.
CREATE TABLE service (
    one    SMALLINT PRIMARY KEY CHECK (one = 1),
    -- Told apart from every other database.
    name   TEXT NOT NULL,
    clock  BIGINT NOT NULL,
    -- When a node noted it last, by the clock of this server.
    noted  BIGINT NOT NULL
) WITH (fillfactor = 10);

-- When the next clock of a table runs out, by `service.clock`.
CREATE TABLE alarms (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at       BIGINT NOT NULL
);
CREATE INDEX alarms_by_time ON alarms (at);

-- The answers that bots owe, what each will stand on, and until when somebody thinks about it, by `service.clock`.
CREATE TABLE thoughts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     SMALLINT NOT NULL,
    version  INTEGER NOT NULL,
    tail     BIGINT NOT NULL,
    level    TEXT NOT NULL,
    until    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX thoughts_by_time ON thoughts (until);

-- What is limited on all nodes together: when so much is forgotten that nothing is left, in microseconds since 1970. Nobody
-- misses it after a crash.
CREATE UNLOGGED TABLE limits (
    who TEXT PRIMARY KEY,
    at  BIGINT NOT NULL
);
CREATE INDEX limits_by_time ON limits (at);
