-- How long this database has been served: the time by which clocks run. It stands still while nobody serves it.
CREATE TABLE service (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    clock INTEGER NOT NULL
) STRICT;

-- Written to when somebody asks whether writing is possible.
CREATE TABLE trials (
    n      INTEGER PRIMARY KEY AUTOINCREMENT,
    filler BLOB NOT NULL
) STRICT;

-- What a table waits for without anybody being there: when the next clock runs out, by `service.clock`, and whether a bot
-- owes an answer. A start looks at these alone, not at every game that is on.
ALTER TABLE tables ADD COLUMN alarm INTEGER;
ALTER TABLE tables ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
-- Of games from before, nobody knows: each is looked at once.
UPDATE tables SET bots = 1 WHERE status = 'playing';
CREATE INDEX tables_by_alarm ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX tables_owed_by_bots ON tables (id) WHERE bots = 1;
