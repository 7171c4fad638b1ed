-- How well people play in a server, in teams (1) or each alone (0): it follows from the server's results in the order in
-- which the games ended. "mean" and "sigma" are thousandths of a point.
CREATE TABLE ratings (
    guild BIGINT NOT NULL,
    in_teams BIGINT NOT NULL,
    person BIGINT NOT NULL,
    mean BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, in_teams, person)
) /*sqlite STRICT, WITHOUT ROWID*/;

-- Up to which game each server's ratings follow from its results.
CREATE TABLE rated_until (
    guild BIGINT PRIMARY KEY,
    ended_at TEXT NOT NULL,
    table_id BIGINT NOT NULL
) /*sqlite STRICT*/;

-- Whether statistics of somebody are shown to nobody else.
ALTER TABLE people ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

-- What results there are was written without what ratings ask: they are worked out again.
INSERT INTO uncounted (table_id) SELECT table_id FROM results;
DELETE FROM participations;
DELETE FROM results;
