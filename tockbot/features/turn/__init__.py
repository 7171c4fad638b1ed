"""A player's turn: showing the hand, choosing a move, building a seven, passing a card, planning a move."""
