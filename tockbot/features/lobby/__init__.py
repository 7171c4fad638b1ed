"""Before a game: open a table, sit down, choose what is played, begin."""
