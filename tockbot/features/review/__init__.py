"""Look over a game that is over: what was given away, what luck did, and one's own mistakes once more."""
