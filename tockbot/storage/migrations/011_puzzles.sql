-- Who has answered which day's puzzle, in which server (0 for direct messages), and whether it was solved. The first answer counts.
CREATE TABLE puzzle_answers (
    day TEXT NOT NULL,
    person BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (day, person)
) /*sqlite STRICT, WITHOUT ROWID*/;
CREATE INDEX puzzle_answers_of_person ON puzzle_answers (person, day);
