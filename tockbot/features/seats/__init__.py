"""Seats in mid-game: be away and come back, ask for a seat, agree to what others ask."""
