"""The words that all features use: names, cards, plays, positions, how it stands; and who speaks them."""
