"""A turn: see the hand, choose a card and what it does, build a seven, give a card, choose in advance."""
