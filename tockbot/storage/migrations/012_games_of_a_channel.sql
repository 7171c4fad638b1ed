-- The last game of a channel is looked at again.
CREATE INDEX tables_in_channel ON tables (channel, id);
