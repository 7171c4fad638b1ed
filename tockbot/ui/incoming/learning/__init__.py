"""What people ask who learn: lessons, practice games, the puzzle of the day."""
