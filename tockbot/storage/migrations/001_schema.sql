-- Written for PostgreSQL. SQLite reads INTEGER where BIGINT stands, BLOB for BYTEA, and what stands in its remarks. On Citus
-- a table is distributed by the column that its remark names, or local to the coordinator: unique keys, foreign keys and
-- joins keep to that (engines/citus.py).

-- The last number given to a table or a person. They are taken in the transaction that uses them, so that none is left
-- out: people read and type them.
CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    last BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;
INSERT INTO counters (name, last) VALUES ('tables', 0), ('people', 0);

-- "entries" is how many a table's log has: whoever appends says how many there should be, and is refused if there are
-- others. "state" is what the log says of its end: of a game that is "finished" the last entry is the play that ended it.
-- "ended_at" is when it ended, known once it was counted: so much later, as whoever runs the bot chooses, it is deleted
-- with its log. What its game came to stays. From "pack_at" on it can be taken up no more, and its entries are packed;
-- then that is NULL again.
CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    entries BIGINT NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'finished')),
    ended_at TEXT,
    pack_at TEXT
) /*citus by id*/ /*sqlite STRICT*/;
CREATE INDEX tables_of_guild ON tables (guild, id);
-- The last game of a channel is looked at again.
CREATE INDEX tables_in_channel ON tables (channel, id);
CREATE INDEX tables_by_end ON tables (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX tables_to_pack ON tables (pack_at, id) WHERE pack_at IS NOT NULL;

-- One open table a channel: the row of a channel is there as long as its table is open. "shard" is that of its server when
-- it was opened, and "entries" is how many its log had a moment ago: by these each process looks, every other second, at
-- what others wrote at its own tables. Both are hints; the truth stands in the row of the table.
CREATE TABLE open_tables (
    channel BIGINT PRIMARY KEY,
    table_id BIGINT NOT NULL UNIQUE,
    guild BIGINT NOT NULL,
    opener BIGINT,
    shard BIGINT NOT NULL,
    entries BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;
CREATE INDEX open_tables_of_shard ON open_tables (shard);

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
) /*citus by table_id*/ /*sqlite STRICT, WITHOUT ROWID*/;

-- The same rows of a table that is over for good, as JSON and compressed (zlib), in the place of its entries.
CREATE TABLE packed (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    entries BYTEA NOT NULL
) /*citus by table_id*/ /*sqlite STRICT*/;

-- What stands on Discord of a table, for one person or (person 0) for everybody: the message (0 for none), and the
-- number of the log's last entry when it was sent or answered ("stamp"). Who writes it says which message and number
-- stood there before. "shows" is JSON in the user interface's own words, so that after a restart only what is out of date
-- is painted. By the token of the press that it answered last a message can be changed for a quarter of an hour, at no
-- cost; "token_until" is when that ends, in seconds since 1970.
CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    shows TEXT NOT NULL,
    stamp BIGINT NOT NULL DEFAULT 0,
    token TEXT,
    token_until BIGINT,
    PRIMARY KEY (table_id, person)
) /*citus by table_id*/ /*sqlite STRICT*/;
CREATE INDEX messages_of_person ON messages (person);
CREATE INDEX messages_by_token ON messages (token_until) WHERE token_until IS NOT NULL;

-- Tables that ended and whose messages are not forgotten: these may not show the end. A table comes into it in the very
-- transaction that ends it.
CREATE TABLE unshown (
    table_id BIGINT PRIMARY KEY
) /*citus local*/ /*sqlite STRICT*/;

-- Who the people are that logs name: the id on Discord and the name are theirs alone and stand nowhere else, so that to
-- forget somebody is to empty one row. "language" is the one in which Discord last spoke to them. "preferences" is what the
-- person has chosen, and how they can be reached, as JSON: only what differs from the default. Of whoever is "hidden"
-- statistics are shown to nobody else.
CREATE TABLE people (
    id BIGINT PRIMARY KEY,
    user_id BIGINT UNIQUE,
    name TEXT NOT NULL DEFAULT '',
    language TEXT,
    preferences TEXT NOT NULL DEFAULT '{}' /*sqlite CHECK (json_valid(preferences))*/,
    hidden BIGINT NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))
) /*citus local*/ /*sqlite STRICT*/;

-- Who sat at which table: what a person may ask to see, or to have forgotten.
CREATE TABLE seated (
    person BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) /*citus by table_id*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX seated_at_table ON seated (table_id);

-- Who wants to be told when a table has ended; a row goes when its person was told.
CREATE TABLE watching (
    table_id BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX watched_by_person ON watching (person);

-- What those who watch a game guess at it: who wins ("at" is 'winner'), and whose pawn comes home with which of the plays
-- that bring one ("at" is 'home'; "homecoming" counts from 0). "number" is how many entries its log had; "points" is what it
-- got, once the game was counted.
CREATE TABLE guesses (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    at TEXT NOT NULL,
    homecoming BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    number BIGINT NOT NULL,
    points BIGINT,
    PRIMARY KEY (table_id, person, at, homecoming)
) /*citus by table_id*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX guesses_of_person ON guesses (person);

-- When people were called last in a server, by the button of a table that waits for them.
CREATE TABLE calls (
    guild BIGINT PRIMARY KEY,
    at TEXT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- Who wants to be called there, and has no role for it.
CREATE TABLE to_call (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX to_call_by_person ON to_call (person);

-- Who has answered which day's puzzle, in which server (0 for direct messages), and whether it was solved. The first
-- answer counts.
CREATE TABLE puzzle_answers (
    day TEXT NOT NULL,
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (day, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX puzzle_answers_of_person ON puzzle_answers (person, day);
CREATE INDEX puzzle_answers_of_guild ON puzzle_answers (guild, day);

-- On which days somebody of a server solved the puzzle there, and who did first: the days of the server's streak.
CREATE TABLE puzzle_days (
    guild BIGINT NOT NULL,
    day TEXT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, day)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX puzzle_days_of_person ON puzzle_days (person);

-- The last rush of each person on each day: which one of that day, and how it stands. Its puzzles follow from "seed".
-- "best" is the most they solved in one on that day, and "guild" is where (0 for direct messages).
CREATE TABLE rushes (
    day TEXT NOT NULL,
    person BIGINT NOT NULL,
    number BIGINT NOT NULL,
    began_at TEXT NOT NULL,
    seed BIGINT NOT NULL,
    solved BIGINT NOT NULL DEFAULT 0,
    wrong BIGINT NOT NULL DEFAULT 0,
    best BIGINT NOT NULL DEFAULT 0,
    guild BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (day, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX rushes_of_person ON rushes (person, best);
CREATE INDEX rushes_of_guild ON rushes (guild, day, best);

-- Every server of which anything is kept, and what it has chosen for its tables, as JSON: only what differs from the
-- default.
CREATE TABLE guilds (
    id BIGINT PRIMARY KEY,
    choices TEXT NOT NULL DEFAULT '{}' /*sqlite CHECK (json_valid(choices))*/
) /*citus local*/ /*sqlite STRICT*/;

-- Servers that the bot was removed from, and when: their rows go some time later, unless it comes back before.
CREATE TABLE left_guilds (
    guild BIGINT PRIMARY KEY,
    at TEXT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;
CREATE INDEX left_guilds_by_moment ON left_guilds (at);

-- What is posted by the calendar in a server, where, at whose wish, and when next. Whoever posts it claims it first; a
-- claim that is not followed by the next moment soon was that of a process that died.
CREATE TABLE regular_posts (
    guild BIGINT NOT NULL,
    what TEXT NOT NULL,
    channel BIGINT NOT NULL,
    chosen_by BIGINT NOT NULL,
    due_at TEXT NOT NULL,
    claimed_at TEXT,
    PRIMARY KEY (guild, what)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX regular_posts_by_moment ON regular_posts (due_at);
CREATE INDEX regular_posts_of_person ON regular_posts (chosen_by);

-- Tables that ended and of which it is not worked out yet what their games came to. A table comes into it in the very
-- transaction that ends it, so what a crash leaves undone is done after the next start. "at" is when it ended.
CREATE TABLE uncounted (
    table_id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    at TEXT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- What each game that is over came to, as JSON: it follows from the log, and outlives it where that is deleted by age.
-- "follows" is the table of the game before in a series, for a game that went on with one: by it is known which series
-- went on. "rated_group" is who began a rated game together, in one order: on a day only so many games of the same people
-- count.
CREATE TABLE results (
    table_id BIGINT PRIMARY KEY,
    guild BIGINT NOT NULL,
    ended_at TEXT NOT NULL,
    data TEXT NOT NULL /*sqlite CHECK (json_valid(data))*/,
    follows BIGINT,
    rated_group TEXT
) /*citus by table_id*/ /*sqlite STRICT*/;
CREATE INDEX results_of_guild ON results (guild, ended_at, table_id);
CREATE INDEX results_by_follows ON results (follows);

-- The same by person who played, as statistics read it: it follows from the results. "decided" is whether a series was
-- won by a game, by whoever won it; "figures" is JSON: what nobody is listed by.
CREATE TABLE participations (
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    ended_at TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
    ruleset TEXT NOT NULL,
    in_teams BIGINT NOT NULL,
    players BIGINT NOT NULL,
    partner BIGINT,
    place BIGINT NOT NULL,
    decided BIGINT NOT NULL DEFAULT 0 CHECK (decided IN (0, 1)),
    turns BIGINT NOT NULL,
    missed BIGINT NOT NULL,
    figures TEXT NOT NULL /*sqlite CHECK (json_valid(figures))*/,
    PRIMARY KEY (person, guild, ended_at, table_id)
) /*citus by table_id*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX participations_of_guild ON participations (guild, ended_at, person, place, partner);
CREATE INDEX participations_at_table ON participations (table_id);

-- What a long search made of a game that is over, once somebody asked for it, in the user interface's own words, as JSON.
-- "shared" is whether one of its people showed it in the game's channel: then others may read it too.
CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    data TEXT NOT NULL /*sqlite CHECK (json_valid(data))*/,
    shared BIGINT NOT NULL DEFAULT 0 CHECK (shared IN (0, 1))
) /*citus by table_id*/ /*sqlite STRICT*/;

-- How near to the best people chose in the games that were looked over, in per cent. It outlives the log, as results do.
CREATE TABLE accuracies (
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    ended_at TEXT NOT NULL,
    table_id BIGINT NOT NULL,
    accuracy BIGINT NOT NULL CHECK (accuracy BETWEEN 0 AND 100),
    PRIMARY KEY (person, guild, ended_at, table_id)
) /*citus by table_id*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX accuracies_of_guild ON accuracies (guild);

-- How well people play in a server, in teams (1) or each alone (0): it follows from the server's results in the order in
-- which the games ended, and once more for each season ("2026-4"; '' for all time) from the results of that alone.
-- "mean" and "sigma" are thousandths of a point.
CREATE TABLE ratings (
    guild BIGINT NOT NULL,
    season TEXT NOT NULL DEFAULT '',
    in_teams BIGINT NOT NULL,
    person BIGINT NOT NULL,
    mean BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, season, in_teams, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX ratings_of_person ON ratings (person);

-- Against whom somebody has rated games in a server: it follows from its results too.
CREATE TABLE rated_against (
    guild BIGINT NOT NULL,
    season TEXT NOT NULL DEFAULT '',
    in_teams BIGINT NOT NULL,
    person BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    PRIMARY KEY (guild, season, in_teams, person, opponent)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX rated_against_of_person ON rated_against (person);

-- Up to which game each server's ratings follow from its results.
CREATE TABLE rated_until (
    guild BIGINT PRIMARY KEY,
    ended_at TEXT NOT NULL,
    table_id BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- Which process holds which shard of Discord's gateway. Whoever holds some counts "beat" up while alive; nobody's clock is
-- asked. An owner '' is nobody. Whoever held it before stays connected until the new holder is "connected".
CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    owner TEXT NOT NULL,
    beat BIGINT NOT NULL,
    connected BIGINT NOT NULL DEFAULT 0 CHECK (connected IN (0, 1))
) /*citus local*/ /*sqlite STRICT*/;

-- The processes that are alive, or were when they last counted up, and how many requests a second each would make at
-- Discord ("wants"), of those that all of them share.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    beat BIGINT NOT NULL,
    wants BIGINT NOT NULL DEFAULT 0
) /*citus local*/ /*sqlite STRICT*/;

-- From which moment on, in milliseconds since 1970, the next process may identify at the gateway. One row.
CREATE TABLE identifying (
    id BIGINT PRIMARY KEY,
    free_at BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;
INSERT INTO identifying (id, free_at) VALUES (1, 0);

-- How many sessions Discord still lets the bot begin, of how many, until when it counts (milliseconds since 1970), as any
-- process was told last. One row.
CREATE TABLE sessions (
    id BIGINT PRIMARY KEY,
    total BIGINT NOT NULL,
    remaining BIGINT NOT NULL,
    until BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- What two processes are told of while a shard changes hands, by Discord's id of it, and whose client is to do it: the
-- first that says so.
CREATE TABLE heard (
    event BIGINT PRIMARY KEY,
    client TEXT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- Commands that take long and were begun, and up to where each is done: begun again they go on from there. A row goes at
-- the end of its command. While a copy is made ("move") no bot starts on it.
CREATE TABLE under_way (
    command TEXT PRIMARY KEY,
    done BIGINT NOT NULL
) /*citus local*/ /*sqlite STRICT*/;

-- The last tournament of each server, as JSON: there is no other while it goes on. "version" counts its changes, and
-- whoever saves one says which it was.
CREATE TABLE tournaments (
    guild BIGINT PRIMARY KEY,
    number BIGINT NOT NULL,
    version BIGINT NOT NULL,
    goes_on BIGINT NOT NULL CHECK (goes_on IN (0, 1)),
    data TEXT NOT NULL /*sqlite CHECK (json_valid(data))*/
) /*citus local*/ /*sqlite STRICT*/;
CREATE INDEX tournaments_under_way ON tournaments (guild) WHERE goes_on = 1;

-- Who entered it: it follows from the tournament.
CREATE TABLE entrants (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (guild, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX entrants_by_person ON entrants (person);
