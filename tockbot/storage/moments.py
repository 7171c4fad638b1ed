"""Moments as they are saved."""

from __future__ import annotations

from datetime import datetime


def moment_text(moment: datetime) -> str:
    """A moment in UTC as the log writes it, so that texts compare as moments do."""
    return moment.isoformat(timespec="microseconds")
