"""What pawns and hands are worth to a side."""

from __future__ import annotations
