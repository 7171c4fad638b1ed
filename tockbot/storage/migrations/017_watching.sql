-- Who wants to be told when a table has ended; a row goes when its person was told.
CREATE TABLE watching (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX watched_by_person ON watching (person);
