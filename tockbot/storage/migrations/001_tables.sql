-- Written for PostgreSQL. SQLite reads INTEGER where BIGINT stands, and what stands in its remarks.

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    is_open BIGINT NOT NULL DEFAULT 1 CHECK (is_open IN (0, 1))
) /*sqlite STRICT*/;

-- One open table a channel.
CREATE UNIQUE INDEX open_table_in_channel ON tables (channel) WHERE is_open = 1;

-- Who the people are that logs name: the id on Discord and the name are theirs alone and stand nowhere else, so that to
-- forget somebody is to empty one row. The rest is what the person has chosen, and whether direct messages are refused.
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    "user" BIGINT UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    language TEXT,
    theme TEXT,
    dm_closed BIGINT NOT NULL DEFAULT 0 CHECK (dm_closed IN (0, 1))
) /*sqlite STRICT*/;

-- The log of every table, one row an entry. "form" is the number of the form in which "data" is written: as JSON.
CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL CHECK (number > 0),
    at TEXT NOT NULL,
    actor BIGINT,
    form BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL /*sqlite CHECK (json_valid(data))*/,
    PRIMARY KEY (table_id, number)
) /*sqlite STRICT, WITHOUT ROWID*/;

-- Discord messages that are painted anew: the table's own (person 0) and each person's hand. What a message shows is
-- known in the painter's own words, so that after a restart only what is out of date is painted.
CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    shows TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) /*sqlite STRICT*/;

-- What a server has chosen: the language spoken at its tables, the rules of new ones as the log writes them, the theme.
CREATE TABLE guilds (
    id BIGINT PRIMARY KEY,
    language TEXT,
    ruleset TEXT,
    players BIGINT,
    in_teams BIGINT CHECK (in_teams IN (0, 1)),
    theme TEXT
) /*sqlite STRICT*/;
