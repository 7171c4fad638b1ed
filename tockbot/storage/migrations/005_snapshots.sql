-- How an open table stood after so many entries, so that its log need not be read from the beginning. It follows from
-- the log, and may be emptied at any time. "program" says which version made it: another one reads the log instead.
CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    entries BIGINT NOT NULL,
    program TEXT NOT NULL,
    state BYTEA NOT NULL
) /*sqlite STRICT*/;
