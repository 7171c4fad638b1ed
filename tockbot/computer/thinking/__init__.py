"""How a player that searches thinks: what it knows, rounds played out, a race between the best plays."""

from __future__ import annotations
