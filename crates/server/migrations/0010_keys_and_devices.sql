-- What a key may do: a browser's session everything (own), a token play or read.
ALTER TABLE keys ADD COLUMN scope TEXT NOT NULL DEFAULT 'play' CHECK (scope IN ('read', 'play', 'own'));
UPDATE keys SET scope = 'own' WHERE kind = 'session';
-- The session in which a token was made: they are taken back together.
ALTER TABLE keys ADD COLUMN parent TEXT REFERENCES keys (id);
CREATE INDEX keys_by_parent ON keys (parent);

-- Browsers from which somebody has signed in before. They open nothing; tries of others do not keep them out.
CREATE TABLE devices (
    hash   BLOB PRIMARY KEY NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    used   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_of_a_person ON devices (person, used);

-- What a request with an idempotency key said, so that another one with the same key is told from it.
ALTER TABLE made ADD COLUMN digest TEXT;
