"""See the board, and read what was played."""
