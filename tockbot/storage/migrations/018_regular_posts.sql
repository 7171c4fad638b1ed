-- What is posted by the calendar in a server, where, at whose wish, and when next. Whoever posts it claims it first; a
-- claim that is not followed by the next moment soon was that of a process that died.
CREATE TABLE regular_posts (
    guild BIGINT NOT NULL,
    what TEXT NOT NULL,
    channel BIGINT NOT NULL,
    chosen_by BIGINT NOT NULL,
    due_at TEXT NOT NULL,
    claimed_at TEXT,
    PRIMARY KEY (guild, what)
) /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX regular_posts_by_moment ON regular_posts (due_at);
