-- The nicknames that people have in a server. Only that server's tables and lists read them. Everywhere else, and for
-- people without a nickname, the bot shows the global display name, people.name.
CREATE TABLE names_here (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, person)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX names_here_of_person ON names_here (person);

-- Until now, people.name held the name in the server in which the person acted last, and it is not known which one that
-- was. The bot asks Discord for the names that it needs.
UPDATE people SET name = '' WHERE name <> '';
