"""Screens to learn from: exercises, the lessons and puzzles made of them, and practice."""
