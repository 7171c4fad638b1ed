"""End a table before its time, take it up again, and see that its cards were dealt fairly."""
