"""One game in one channel: seats, lobby, cards, exchange, turns, and the log that is the truth."""
