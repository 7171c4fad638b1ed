-- The role that a server pings for games, once a member with Manage Roles has confirmed it ("checked_by"; NULL if no one
-- has). "told" is 1 if the managers know that the bot refuses the role now.
CREATE TABLE checked_roles (
    guild BIGINT PRIMARY KEY,
    role BIGINT NOT NULL,
    checked_by BIGINT,
    told BIGINT NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) /*citus local*/ /*sqlite STRICT*/;
CREATE INDEX checked_roles_by_person ON checked_roles (checked_by);

-- People to whom the bot gave such a role. It takes the role from no one else.
CREATE TABLE given_roles (
    guild BIGINT NOT NULL,
    person BIGINT NOT NULL,
    role BIGINT NOT NULL,
    PRIMARY KEY (guild, person, role)
) /*citus local*/ /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX given_roles_by_person ON given_roles (person);
