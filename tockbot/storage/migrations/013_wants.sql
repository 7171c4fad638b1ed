-- How many requests a second each process would make at Discord, of those that all of them share.
ALTER TABLE processes ADD COLUMN wants BIGINT NOT NULL DEFAULT 0;
