-- The kind of place in which a table is: 'home' is a server that added the bot, or (guild 0) direct messages with it;
-- 'elsewhere' is a server, a group or direct messages without the bot. Nothing else is stored about such a place, except
-- the id of its channel.
ALTER TABLE tables ADD COLUMN place TEXT NOT NULL DEFAULT 'home';
ALTER TABLE open_tables ADD COLUMN place TEXT NOT NULL DEFAULT 'home';
