-- When a table ended: known once it was counted. So much later, as whoever runs the bot chooses, it is deleted with its
-- log. What its game came to stays.
ALTER TABLE tables ADD COLUMN ended_at TEXT;
CREATE INDEX tables_by_end ON tables (ended_at, id);

-- The games from before are counted again, for that moment.
INSERT INTO uncounted (table_id) SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM open_tables)
    ON CONFLICT (table_id) DO NOTHING;
DELETE FROM participations;
DELETE FROM ratings;
DELETE FROM rated_until;
DELETE FROM results;
