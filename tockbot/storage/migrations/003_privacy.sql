-- Who sat at which table: what a person may ask to see, or to have forgotten. Of tables from before, whoever acted there.
CREATE TABLE seated (
    person BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX seated_at_table ON seated (table_id);
INSERT INTO seated (person, table_id) SELECT DISTINCT actor, table_id FROM entries WHERE actor IS NOT NULL;

-- Servers that the bot was removed from, and when: their rows go some time later, unless it comes back before.
CREATE TABLE left_guilds (
    guild BIGINT PRIMARY KEY,
    at TEXT NOT NULL
) /*sqlite STRICT*/;
CREATE INDEX tables_of_guild ON tables (guild);
