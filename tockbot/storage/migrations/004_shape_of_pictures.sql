-- Whether somebody's private pictures are wide, the hand beside the board, and not tall.
ALTER TABLE people ADD COLUMN wide BIGINT NOT NULL DEFAULT 0 CHECK (wide IN (0, 1));
