CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    is_open INTEGER NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1))
) STRICT;

-- One open table a channel.
CREATE UNIQUE INDEX open_table_in_channel ON tables (channel) WHERE is_open = 1;

-- Who the people are that logs name: the id on Discord and the name are theirs alone and stand nowhere else, so that to
-- forget somebody is to empty one row. The rest is what the person has chosen, and whether direct messages are refused.
CREATE TABLE people (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    language TEXT,
    theme TEXT,
    dm_closed INTEGER NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1))
) STRICT;

-- The log of every table, one row an entry. "form" is the number of the form in which "data" is written.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    at TEXT NOT NULL,
    actor INTEGER,
    form INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL CHECK (json_valid(data)),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Discord messages that are painted anew: the table's own (person 0) and each person's hand. What a message shows is
-- known in the painter's own words, so that after a restart only what is out of date is painted.
CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;

-- What a server has chosen: the language spoken at its tables, the rules of new ones as the log writes them, the theme.
CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    language TEXT,
    ruleset TEXT,
    players INTEGER,
    in_teams INTEGER CHECK (in_teams IN (0, 1)),
    theme TEXT
) STRICT;
