-- Tables that ended and of which it is not worked out yet what their games came to. A table comes into it in the very
-- transaction that ends it, so what a crash leaves undone is done after the next start; the games from before too.
CREATE TABLE uncounted (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) /*sqlite STRICT*/;
INSERT INTO uncounted (table_id) SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM open_tables);

-- What each game that is over came to, as JSON: it follows from the log, and outlives it where that is deleted by age.
CREATE TABLE results (
    table_id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    ended_at TEXT NOT NULL,
    data TEXT NOT NULL /*sqlite CHECK (json_valid(data))*/
) /*sqlite STRICT*/;
CREATE INDEX results_of_guild ON results (guild, ended_at, table_id);

-- The same by person who played, as statistics read it: it follows from the results.
CREATE TABLE participations (
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    ended_at TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    ruleset TEXT NOT NULL,
    in_teams BIGINT NOT NULL,
    players BIGINT NOT NULL,
    partner BIGINT,
    place BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    missed BIGINT NOT NULL,
    hits_given BIGINT NOT NULL,
    hits_taken BIGINT NOT NULL,
    pawns_home BIGINT NOT NULL,
    longest_walk BIGINT NOT NULL,
    entered TEXT NOT NULL,
    PRIMARY KEY (person, guild, ended_at, table_id)
) /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX participations_of_guild ON participations (guild, ended_at, person, place, partner);
CREATE INDEX participations_at_table ON participations (table_id);
