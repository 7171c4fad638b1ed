"""What may be played: each card's plays, listed from what the engine says they leave."""

from __future__ import annotations
