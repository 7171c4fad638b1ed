"""Trains the weights with which computer players evaluate positions, by self-play: ``python -m training``."""
