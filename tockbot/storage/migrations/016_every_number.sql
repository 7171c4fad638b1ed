-- Whether every field bears its number in the pictures that somebody alone sees.
ALTER TABLE people ADD COLUMN every_number BIGINT NOT NULL DEFAULT 0 CHECK (every_number IN (0, 1));
