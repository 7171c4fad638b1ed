"""What may be played: each card's plays, in the order of a listing."""

from __future__ import annotations
