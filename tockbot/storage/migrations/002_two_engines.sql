-- How many entries a table's log has: whoever appends says how many there should be, and is refused if there are others.
ALTER TABLE tables ADD COLUMN entries BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET entries = (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = tables.id);

-- One open table a channel: the row of a channel is there as long as its table is open.
CREATE TABLE open_tables (
    channel BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL UNIQUE REFERENCES tables (id) ON DELETE CASCADE
) /*sqlite STRICT*/;
INSERT INTO open_tables (channel, table_id) SELECT channel, id FROM tables WHERE is_open = 1;
DROP INDEX open_table_in_channel;
ALTER TABLE tables DROP COLUMN is_open;

-- "user" is a word of its own in PostgreSQL.
ALTER TABLE people RENAME COLUMN "user" TO user_id;

-- The last number given to a table or a person. They are taken in the transaction that uses them, so that none is left
-- out: people read and type them.
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
) /*sqlite STRICT*/;
INSERT INTO counters (name, last) SELECT 'tables', coalesce(max(id), 0) FROM tables;
INSERT INTO counters (name, last) SELECT 'people', coalesce(max(id), 0) FROM people;
