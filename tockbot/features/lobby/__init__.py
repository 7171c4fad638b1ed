"""Before a game: opening a table, sitting down, choosing the rules, starting."""
