-- What stands on Discord of a table, for one person or (person 0) for everybody: the message (0 for none), and the
-- number of the log's last entry when it was sent or answered. Who writes it says which message and number stood there
-- before. "shows" is JSON in the user interface's own words; what stood in it until now was another form.
ALTER TABLE messages ADD COLUMN stamp BIGINT NOT NULL DEFAULT 0;
-- By the token of the press that it answered last a message can be changed for a quarter of an hour, at no cost; the
-- moment when that ends, in seconds since 1970.
ALTER TABLE messages ADD COLUMN token TEXT;
ALTER TABLE messages ADD COLUMN token_until BIGINT;
UPDATE messages SET shows = '{}';

-- The channel of somebody's direct messages, once it was opened.
ALTER TABLE people ADD COLUMN dm_channel BIGINT;

-- Whether a server keeps every board.
ALTER TABLE guilds ADD COLUMN keeps_boards BIGINT NOT NULL DEFAULT 0 CHECK (keeps_boards IN (0, 1));
