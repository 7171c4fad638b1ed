"""Positions and plays as text, both ways."""

from __future__ import annotations
