-- What a table waits for without anybody being there, each a row of its own: whoever has time takes some, for a while.

-- When the next clock runs out, by `service.clock`.
CREATE TABLE alarms (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX alarms_by_time ON alarms (at);

-- The answers that bots owe, what each will stand on, and until when somebody thinks about it, by `service.clock`.
CREATE TABLE thoughts (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    tail     INTEGER NOT NULL,
    level    TEXT NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX thoughts_by_time ON thoughts (until);

-- Which answers bots owe is not known here: whoever hears the alarm of such a table looks, and notes it.
INSERT INTO alarms (table_id, at) SELECT id, iif(bots = 1, 0, alarm) FROM tables WHERE bots = 1 OR alarm IS NOT NULL;

DROP INDEX tables_by_alarm;
DROP INDEX tables_owed_by_bots;
ALTER TABLE tables DROP COLUMN alarm;
ALTER TABLE tables DROP COLUMN bots;
