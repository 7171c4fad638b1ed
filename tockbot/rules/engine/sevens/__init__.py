"""What the splits of a seven can leave, from groups of pawns that stand near each other."""

from __future__ import annotations
