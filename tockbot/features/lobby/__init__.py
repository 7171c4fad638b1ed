"""The lobby: opens a table, seats its players, lets the host choose the rules, and starts the game."""
