CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1))
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX game_open_in_channel ON game (channel) WHERE is_open = 1;

CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    UNIQUE (game, number)
) STRICT;

-- Discord messages that are painted anew: the table's own (person 0) and each person's hand. What a message shows is
-- known in the painter's own words, so that after a restart only what is out of date is painted.
CREATE TABLE message (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (game, person)
) STRICT;

-- What the bot knows of a person: the language last spoken, and whether direct messages were refused.
CREATE TABLE person (
    person INTEGER PRIMARY KEY,
    language TEXT,
    dm_closed INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1))
) STRICT;

-- What a server has chosen: the language spoken at its tables, and the rules of new ones as the log writes them.
CREATE TABLE guild (
    guild INTEGER PRIMARY KEY,
    language TEXT,
    ruleset TEXT,
    players INTEGER,
    in_teams INTEGER CHECK (in_teams IN (0, 1))
) STRICT;
