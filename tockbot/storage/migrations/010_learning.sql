-- What a person has learnt, or need not be told any more: words with a space between them.
ALTER TABLE people ADD COLUMN learnt TEXT NOT NULL DEFAULT '';
