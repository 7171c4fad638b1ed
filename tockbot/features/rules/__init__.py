"""Read the rules, with a board to each section."""
