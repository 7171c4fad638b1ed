"""Look at a game that is over: move by move, as a film, as text, and what might have been."""
