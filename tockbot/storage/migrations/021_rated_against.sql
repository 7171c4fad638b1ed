-- Against whom somebody has rated games in a server, in teams (1) or each alone (0): it follows from its results.
CREATE TABLE rated_against (
    guild BIGINT NOT NULL,
    in_teams BIGINT NOT NULL,
    person BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    PRIMARY KEY (guild, in_teams, person, opponent)
) /*sqlite STRICT, WITHOUT ROWID*/;

-- Who began a rated game together, in one order: on a day only so many games of the same people count.
ALTER TABLE results ADD COLUMN rated_group TEXT;

-- What results there are was written without what ratings ask: they are worked out again.
INSERT INTO uncounted (table_id) SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM open_tables)
    ON CONFLICT (table_id) DO NOTHING;
DELETE FROM participations;
DELETE FROM ratings;
DELETE FROM rated_until;
DELETE FROM results;
