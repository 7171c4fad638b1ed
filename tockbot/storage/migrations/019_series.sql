-- The table of the game before in a series, for a game that went on with one: by it is known which series went on.
ALTER TABLE results ADD COLUMN follows BIGINT;
CREATE INDEX results_by_follows ON results (follows);

-- Whether a series was won by a game, by whoever won it.
ALTER TABLE participations ADD COLUMN decided BIGINT NOT NULL DEFAULT 0 CHECK (decided IN (0, 1));
