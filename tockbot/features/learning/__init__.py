"""Learn the game: lessons, practice, and notes on cards held for the first time."""
