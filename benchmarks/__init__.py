"""How fast the program is: each module measures one part of it and prints a small table."""
