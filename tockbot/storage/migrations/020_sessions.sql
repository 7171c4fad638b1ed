-- How many sessions Discord still lets the bot begin, of how many, until when it counts (milliseconds since 1970), as any
-- process was told last. One row.
CREATE TABLE sessions (
    id BIGINT PRIMARY KEY,
    total BIGINT NOT NULL,
    remaining BIGINT NOT NULL,
    until BIGINT NOT NULL
) /*sqlite STRICT*/;
