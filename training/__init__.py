"""Finds the weights with which computer players judge a position, by self-play. Run it: ``python -m training``."""
