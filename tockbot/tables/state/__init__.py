"""How a table stands: the fold of its log."""
