-- How fast new tables of a server are played; and when a person sleeps: hours of the day in a time zone.
ALTER TABLE guilds ADD COLUMN pace TEXT;
ALTER TABLE people ADD COLUMN quiet_zone TEXT;
ALTER TABLE people ADD COLUMN quiet_begins BIGINT;
ALTER TABLE people ADD COLUMN quiet_ends BIGINT;
