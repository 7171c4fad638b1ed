"""What each entry of a log makes of a table."""

from __future__ import annotations
