"""An evening's tournament: people enter, are called to their tables in threads, and see who stands where."""
