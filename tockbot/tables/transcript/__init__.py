"""A game that is over as one text file, both ways (docs/notation.md), and how it stood after each of its plays."""
