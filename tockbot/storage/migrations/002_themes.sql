-- What pictures look like: the theme that a server has chosen for its tables, or a person for private pictures.
CREATE TABLE theme (
    chooser INTEGER PRIMARY KEY,
    theme TEXT NOT NULL
) STRICT;
