"""Tock (Toc, Dog, Keezen), the marble race played with cards, on Discord."""
